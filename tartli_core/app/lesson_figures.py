"""The figures of the lessons: the pack, and suits in their orders with points."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from tartli_core.errors import NotationError
from tartli_core.tartli.art import card_svg, suit_svg
from tartli_core.tartli.cards import (
    LAST_TRICK_POINTS,
    NATURAL_ORDER,
    PLAIN_ORDER,
    PLAIN_POINTS,
    TRUMP_ORDER,
    TRUMP_POINTS,
    Card,
    Rank,
    Suit,
    parse_rank,
)
from tartli_core.tartli.exercises.order import ORDERS
from tartli_core.tartli.looks import about
from tartli_core.text.glossary import Names, Pack
from tartli_core.text.lesson_sentences import LESSON_WORDS
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.text.words import PACKS

Json = dict[str, Any]

LANGUAGES: Final[Mapping[str, str]] = {
    "hu": "Magyar",
    "en": "English",
    "de": "Deutsch",
}
"""The languages in which the cards have names, each called by its own."""


WORDS: Final = {**LESSON_WORDS, **PACKS}
"""Words of the switches."""


class Choices:
    """A figure's switches: for each name its values, and the one chosen."""

    def __init__(self, **values: tuple[str, ...]) -> None:
        self._values = values
        self._chosen = {name: options[0] for name, options in values.items()}

    def __getitem__(self, name: str) -> str:
        return self._chosen[name]

    def choose(self, name: object, value: object) -> None:
        """Set a switch.

        Raises:
            NotationError: there is no such switch or value.
        """
        if name not in self._values or value not in self._values[str(name)]:
            raise NotationError(
                "{name}={value} cannot be chosen here: choose among {values}",
                name=name,
                value=value,
                values=self._values,
            )
        self._chosen[str(name)] = str(value)

    def view(self, label: Mapping[str, str], title: Mapping[str, str]) -> list[Json]:
        """The switches with their words: one for each name, one for each value."""
        return [
            {
                "name": name,
                "label": label[name],
                "chosen": self._chosen[name],
                "options": [
                    {"value": value, "label": title[value]} for value in values
                ],
            }
            for name, values in self._values.items()
        ]


class Figure:
    """What the figures share: switches and words."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._phrases = Phrases()

    @property
    def phrases(self) -> Phrases:
        """The reader's language and pack."""
        return self._phrases

    def do(self, action: str, message: Mapping[str, object]) -> None:
        """Set a switch.

        Raises:
            NotationError: there is no such switch or value.
        """
        if action == "set":
            self._choices.choose(message["name"], message["value"])

    def _words(self) -> dict[str, str]:
        return {key: self._phrases.language.gettext(w) for key, w in WORDS.items()}

    def _suits(self) -> dict[str, str]:
        return {str(suit): self._phrases.names.suit(suit) for suit in Suit}


class PackFigure(Figure):
    """The whole pack, or some of its ranks, laid out by suit and rank."""

    def __init__(self, ranks: str = "A K O U X 9 8 7", *, corners: bool = True) -> None:
        """Lay it out.

        Args:
            ranks: rank codes separated by spaces.
            corners: whether the cards show their letters at first.

        Raises:
            NotationError: not ranks.
        """
        self._ranks = tuple(parse_rank(code) for code in ranks.split())
        super().__init__(
            Choices(
                names=("en", "hu", "de"),
                corners=("on", "off") if corners else ("off", "on"),
                pack=("hungarian", "french"),
            )
        )

    @property
    def _pack(self) -> Pack:
        return cast(Pack, self._choices["pack"])

    def _cards(self) -> list[Card]:
        return [Card(rank, suit) for suit in Suit for rank in self._ranks]

    @property
    def art(self) -> Json:
        """The pictures of the pack chosen."""
        corners = self._choices["corners"] == "on"
        return {
            "cards": {
                str(card): card_svg(card, pack=self._pack, corners=corners)
                for card in self._cards()
            },
            "suits": {str(suit): suit_svg(suit, pack=self._pack) for suit in Suit},
        }

    @property
    def view(self) -> Json:
        """The cards with their names in the language chosen, and all about them."""
        words = self._words()
        names = Names(self._choices["names"], self._pack)
        return {
            "title": words["pack_figure"],
            "choices": self._choices.view(words, {**words, **LANGUAGES}),
            "ranks": [
                {
                    "key": str(rank),
                    "title": names.rank(rank),
                    "code": names.rank_code(rank),
                }
                for rank in self._ranks
            ],
            "suits": [{"key": str(suit), "title": names.suit(suit)} for suit in Suit],
            "cards": {str(card): self._about(card, names) for card in self._cards()},
            "language": names.tag,
        }

    def _about(self, card: Card, names: Names) -> Json:
        phrases = replace(self._phrases, pack=self._pack)
        others = [Names(tag, self._pack) for tag in LANGUAGES if tag != names.tag]
        return {
            "name": names.card(str(card)),
            "code": names.code(str(card)),
            "others": [
                {
                    "language": LANGUAGES[other.tag],
                    "tag": other.tag,
                    "name": other.card(str(card)),
                }
                for other in others
            ],
            "about": phrases.sentences(about(card, self._pack)),
            "worth": phrases.sentence(
                Say(
                    "pack.worth",
                    trump=TRUMP_POINTS[card.rank],
                    plain=PLAIN_POINTS[card.rank],
                )
            ),
        }


class OrdersFigure(Figure):
    """The eight cards of one suit, moving between the three orders."""

    def __init__(self) -> None:
        super().__init__(
            Choices(order=("natural", "trump", "plain"), suit=tuple(map(str, Suit)))
        )

    @property
    def _suit(self) -> Suit:
        return Suit(self._choices["suit"])

    @property
    def art(self) -> Json:
        """The pictures of the suit."""
        return _pictures([self._suit])

    @property
    def view(self) -> Json:
        """The row of cards, with points where the order has any."""
        words, order = self._words(), self._choices["order"]
        titles = {
            **self._suits(),
            "natural": words["natural"],
            "trump": words["tricks_trump"],
            "plain": words["tricks_plain"],
        }
        ranks = ORDERS[order]
        caption = Say(
            f"orders.{order}", suit=str(self._suit), first=ranks[0], second=ranks[1]
        )
        return {
            "title": words["orders_figure"],
            "choices": self._choices.view(words, titles),
            "rows": [_row(self._suit, order, ranks, self._phrases)],
            "lines": [],
            "total": None,
            "caption": [self._phrases.sentence(caption)],
        }


class PointsFigure(Figure):
    """All cards in the order of tricks, and their points added up to 161 (T-C5)."""

    def __init__(self) -> None:
        super().__init__(Choices(trump=tuple(map(str, Suit))))

    @property
    def art(self) -> Json:
        """The pictures of the pack."""
        return _pictures(Suit)

    @property
    def view(self) -> Json:
        """A row for each suit, then the last trick, then the sum."""
        words, trump = self._words(), self._choices["trump"]
        rows = [
            _row(suit, "trump", TRUMP_ORDER, self._phrases)
            if suit == trump
            else _row(suit, "plain", PLAIN_ORDER, self._phrases)
            for suit in Suit
        ]
        total = sum(row["sum"] for row in rows) + LAST_TRICK_POINTS
        terms = [str(row["sum"]) for row in rows] + [str(LAST_TRICK_POINTS)]
        return {
            "title": words["points_figure"],
            "choices": self._choices.view(words, self._suits()),
            "rows": rows,
            "lines": [{"text": words["last_trick"], "value": LAST_TRICK_POINTS}],
            "total": {"text": words["all_points"], "value": total},
            "caption": [
                self._phrases.sentence(
                    Say("orders.sum", sum=f"{' + '.join(terms)} = {total}")
                )
            ],
        }


def _pictures(suits: Iterable[Suit]) -> Json:
    return {
        "cards": {
            f"{rank}{suit}": card_svg(Card(rank, suit))
            for suit in suits
            for rank in NATURAL_ORDER
        },
        "suits": {str(suit): suit_svg(suit) for suit in Suit},
    }


def _row(suit: Suit, order: str, ranks: tuple[Rank, ...], phrases: Phrases) -> Json:
    """The cards of a suit in an order; the natural one tells no points."""
    points = {"trump": TRUMP_POINTS, "plain": PLAIN_POINTS}.get(order)
    title = "orders.trumps" if order == "trump" else "orders.suit"
    values = [points[rank] for rank in ranks] if points else []
    slate = (
        Say("orders.sum", sum=f"{' + '.join(map(str, values))} = {sum(values)}")
        if points
        else Say("orders.ranks", cards=" ".join(f"{rank}{suit}" for rank in ranks))
    )
    return {
        "key": str(suit),
        "title": phrases.sentence(Say(title, suit=str(suit))),
        "trump": order == "trump",
        "cards": [_card(Card(rank, suit), points, phrases) for rank in ranks],
        "sum": sum(values),
        "slate": phrases.sentence(slate),
    }


def _card(card: Card, points: Mapping[Rank, int] | None, phrases: Phrases) -> Json:
    worth = points[card.rank] if points else None
    label = (
        Say("orders.card", card=str(card))
        if worth is None
        else Say("orders.card_points", card=str(card), points=worth)
    )
    return {
        "code": str(card),
        "rank": phrases.names.rank(card.rank),
        "label": phrases.sentence(label),
        "points": worth,
    }
