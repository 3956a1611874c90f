"""A position: a moment of a deal on one line (see FEN in chess)."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import Card, CardSet, Suit, check_different, parse_suit
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import Meld
from tartli_core.tartli.notation.places import Place, at
from tartli_core.tartli.notation.replaying import known_cards, play_seen, states_of
from tartli_core.tartli.notation.statements import (
    NONE,
    UNKNOWN,
    check_statement,
    melds_text,
    parse_melds,
    parse_token,
    token_of,
)
from tartli_core.tartli.notation.values import (
    codes,
    parse_codes,
    parse_player,
    parse_scores,
    scores_text,
)
from tartli_core.tartli.pack import check_player
from tartli_core.tartli.resuming import check_sizes
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.seen import Seen
from tartli_core.tartli.view import seen_moves

T = TypeVar("T")

FIELDS: Final = (
    *("rules", "dealer", "scores", "trump", "hand 0", "hand 1", "talon", "tricks"),
    *("scored 0", "scored 1", "moves"),
)
"""The fields of a position, in order."""

LONGEST_POSITION: Final = 4000
"""Characters of a position; a real one has a few hundred."""

Cards = tuple[Card | None, ...]
"""Cards in order, None for one that is not known."""


@dataclass(frozen=True, kw_only=True)
class Position:
    """A trick's beginning and the moves since, as one who watches knows them.

    Attributes:
        rules: the rule set.
        dealer: 0 or 1.
        before: both totals before the deal.
        tied: whether both play on level (T-S6, T-S7).
        trump: the trump suit.
        hands: what each held when the trick began; brought into the order of the
            pack, those not known last.
        talon: what was still to be drawn then, in order; the last lies open.
        tricks: those before, each as the card led and the second card.
        scored: the melds each had scored before the trick.
        moves: those of the trick, up to its draws.
    """

    rules: Rules
    dealer: int
    before: Pair
    tied: bool
    trump: Suit
    hands: tuple[Cards, Cards]
    talon: Cards
    tricks: tuple[tuple[Card, Card], ...] = ()
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ())
    moves: tuple[Seen, ...] = ()

    def __post_init__(self) -> None:
        played = [card for trick in self.tricks for card in trick]
        mine, theirs = self.hands
        check_different([*mine, *theirs, *self.talon, *played])
        check_sizes((len(mine), len(theirs)), len(self.talon), len(self.tricks))
        for move in self.moves:
            check_statement(move)
        object.__setattr__(self, "hands", (_in_order(mine), _in_order(theirs)))

    @classmethod
    def of(cls, deal: Deal, player: int | None = None) -> "Position":
        """The deal as it stands.

        Args:
            deal: with all cards open.
            player: 0 or 1, who knows neither the other's hand nor the hidden talon;
                None for one who sees all cards.

        Raises:
            InvalidStateError: no such player.
        """
        if player is not None:
            check_player(player)
        begun, earlier = deal.beginning, 0
        for count, state in enumerate(states_of(deal)):
            if state.step is Step.LEAD and state.number > begun.number:
                begun, earlier = state, count
        mine, theirs = begun.hands
        return cls(
            rules=begun.rules,
            dealer=begun.dealer,
            before=begun.before,
            tied=begun.tied,
            trump=begun.trump,
            hands=(
                known_cards(mine, begun, player),
                known_cards(theirs, begun, player),
            ),
            talon=known_cards(begun.talon, begun, player),
            tricks=tuple(trick.in_order for trick in begun.tricks),
            scored=begun.scored,
            moves=tuple(seen_moves(deal, player))[earlier:],
        )

    @classmethod
    def parse(cls, text: str) -> "Position":
        """The position written as ``str()`` writes it.

        Raises:
            PlaceError: it cannot be read; names line (1) and column.
        """
        fields = iter(_fields(text))
        rules = _read(next(fields), Rules.parse)
        dealer = _read(next(fields), parse_player)
        before, tied = _read(next(fields), parse_scores)
        trump = _read(next(fields), parse_suit)
        mine = _read(next(fields), _parse_cards)
        theirs = _read(next(fields), _parse_cards)
        talon = _read(next(fields), _parse_cards)
        tricks = _read(next(fields), _parse_tricks)
        ours = _read(next(fields), lambda melds: parse_melds(melds, trump))
        yours = _read(next(fields), lambda melds: parse_melds(melds, trump))
        place, moves = next(fields)
        with at(Place(1, 1)):
            return cls(
                rules=rules,
                dealer=dealer,
                before=before,
                tied=tied,
                trump=trump,
                hands=(mine, theirs),
                talon=talon,
                tricks=tricks,
                scored=(ours, yours),
                moves=tuple(_parse_moves(moves, place, trump)),
            )

    @property
    def is_complete(self) -> bool:
        """Whether every card is known, so that it can be played on."""
        return None not in (*self.hands[0], *self.hands[1], *self.talon)

    def deal(self) -> Deal:
        """The deal at this moment; only its history begins with the trick.

        Raises:
            InvalidStateError: cards are missing or not known, or cannot be so.
            IllegalMoveError: a move of the trick is not allowed.
        """
        if not self.is_complete:
            raise InvalidStateError(
                "some cards of this position are not known: it cannot be played on"
            )
        mine, theirs, talon = (
            tuple(card for card in cards if card is not None)
            for cards in (*self.hands, self.talon)
        )
        deal = Deal.at_trick(
            rules=self.rules,
            dealer=self.dealer,
            before=self.before,
            tied=self.tied,
            trump=self.trump,
            hands=(CardSet(mine), CardSet(theirs)),
            talon=talon,
            tricks=self.tricks,
            scored=self.scored,
        )
        for seen in self.moves:
            deal = play_seen(deal, seen)
        return deal

    def __str__(self) -> str:
        tricks = ".".join(_cards_text(trick) for trick in self.tricks)
        return " ".join(
            [
                str(self.rules),
                str(self.dealer),
                scores_text(self.before, self.tied),
                str(self.trump),
                *map(_cards_text, (*self.hands, self.talon)),
                tricks or NONE,
                *map(melds_text, self.scored),
                ",".join(map(token_of, self.moves)) or NONE,
            ]
        )


def looks_like_position(line: str) -> bool:
    """Whether a line is laid out as a position, right or wrong."""
    fields = line.split()
    return len(fields) == len(FIELDS) and fields[1] in ("0", "1")


def _fields(text: str) -> list[tuple[Place, str]]:
    """The fields and their places.

    Raises:
        PlaceError: too long, or not so many fields.
    """
    with at(Place(1, 1)):
        if len(text) > LONGEST_POSITION:
            raise NotationError(
                "{count} characters are no position: it has {most} at most",
                count=len(text),
                most=LONGEST_POSITION,
            )
        found = [
            (Place(1, field.start() + 1), field[0])
            for field in re.finditer(r"\S+", text)
        ]
        if len(found) != len(FIELDS):
            raise NotationError(
                "{text!r} has {count} fields: a position has {all} ({names})",
                text=text,
                count=len(found),
                all=len(FIELDS),
                names=", ".join(FIELDS),
            )
    return found


def _read(field: tuple[Place, str], parse: Callable[[str], T]) -> T:
    place, text = field
    with at(place):
        return parse(text)


def _in_order(hand: Cards) -> Cards:
    known = CardSet(card for card in hand if card is not None)
    return (*known, *[None] * (len(hand) - len(known)))


def _cards_text(cards: Iterable[Card | None]) -> str:
    return "".join(codes(cards)) or NONE


def _parse_cards(text: str) -> Cards:
    """Cards without blanks, ``?`` for one that is not known, ``-`` for none."""
    if text == NONE:
        return ()
    return parse_codes(re.findall(rf"[{UNKNOWN}]|.{{1,2}}", text))


def _parse_tricks(text: str) -> tuple[tuple[Card, Card], ...]:
    if text == NONE:
        return ()
    return tuple(map(_parse_trick, text.split(".")))


def _parse_trick(text: str) -> tuple[Card, Card]:
    match _parse_cards(text):
        case [Card() as led, Card() as second]:
            return led, second
        case _:
            raise NotationError(
                "{text!r} is not a trick: write the card led and the second card, "
                "such as KaOa",
                text=text,
            )


def _parse_moves(text: str, place: Place, trump: Suit) -> Iterator[Seen]:
    if text == NONE:
        return
    column = place.column
    for token in text.split(","):
        with at(Place(place.line, column)):
            yield parse_token(token, trump)
        column += len(token) + 1
