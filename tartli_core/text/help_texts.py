"""What a newcomer is told: the game in short, its words, its cards, its rule sets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tartli_core.text.language import Language
from tartli_core.text.marks import N_
from tartli_core.text.rule_texts import RULE_TEXTS


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the help.

    Attributes:
        title: its heading.
        items: for each term what it means; one without a term is a paragraph.
    """

    title: str
    items: tuple[tuple[str, str], ...]


HELP_TITLE: Final = N_("Rules and words")
"""Over the whole help."""

HELP_SECTIONS: Final = (
    Section(
        N_("The game in short"),
        (
            (
                "",
                N_(
                    "Tartli is a race of two players to 501 points, with 32 cards and "
                    "nine cards in each hand. In the first eight tricks, before "
                    "playing a card, one may announce melds: sequences, four of a "
                    "rank, béla. Only the better melds of a trick are written; the "
                    "cards one takes in tricks count too, but the melds decide."
                ),
            ),
        ),
    ),
    Section(
        N_("Melds"),
        (
            (N_("sequence"), RULE_TEXTS["T-M1"]),
            (N_("terc"), N_("A sequence of 3 cards: 20 points.")),
            (N_("kvart"), N_("A sequence of 4 cards: 50 points.")),
            (
                N_("kvint, szext, szept, okt"),
                N_("A sequence of 5, 6, 7 or 8 cards: 100 points each."),
            ),
            (N_("vannak"), RULE_TEXTS["T-M2"]),
            (N_("béla"), RULE_TEXTS["T-M3"]),
        ),
    ),
    Section(
        N_("Play"),
        (
            (N_("who leads"), RULE_TEXTS["T-P1"]),
            (N_("who takes a trick"), RULE_TEXTS["T-P2"]),
            (N_("tricks 1 to 7"), RULE_TEXTS["T-P3"]),
            (N_("tricks 8 to 16"), RULE_TEXTS["T-P4"]),
            (N_("exchange"), RULE_TEXTS["T-P5"]),
        ),
    ),
    Section(
        N_("Words of the game"),
        (
            (
                N_("trick"),
                N_("One card from each player; the stronger one takes both."),
            ),
            (N_("to lead"), N_("To play first in a trick.")),
            (
                N_("talon"),
                N_(
                    "The face-down cards from which both draw one after each of the "
                    "first seven tricks."
                ),
            ),
            (
                N_("trump"),
                N_("The suit that beats all others; the card turned up shows it."),
            ),
            (N_("to announce"), N_("To say which melds one holds.")),
            (
                N_("contest"),
                N_("Both announced melds in one trick: only the better one scores."),
            ),
            (N_("which meld wins"), RULE_TEXTS["T-M5"]),
            (N_("who writes"), RULE_TEXTS["T-M6"]),
            (
                N_("to write"),
                N_("To score: the points are written on the slate at once."),
            ),
            (N_("buli"), N_("One race to 501 points; it may take several deals.")),
            (N_("to claim, to be out"), RULE_TEXTS["T-S4"]),
            (N_("stichmaccs"), RULE_TEXTS["T-S2"]),
            (N_("maccs"), RULE_TEXTS["T-S3"]),
            (
                N_("“good”, “here higher”"),
                N_(
                    "Where both said the same, the leader names the height of their "
                    "best meld, and the other answers that it is good, or that theirs "
                    "is higher."
                ),
            ),
            (N_("chalk marks"), RULE_TEXTS["T-K1"]),
        ),
    ),
    Section(
        N_("The cards"),
        (
            (N_("suits"), N_("a acorns, l leaves, h hearts, b bells.")),
            (
                N_("ranks"),
                N_(
                    "A ace, K king, O Over, U Under, X ten, 9 nine, 8 eight, 7 seven. "
                    "So Oa is the Over of acorns, and Xl the ten of leaves."
                ),
            ),
            (
                N_("Over and Under"),
                N_(
                    "The two figures on foot: the Over has his suit sign high up, the "
                    "Under low down."
                ),
            ),
            (
                N_("French-suited cards"),
                N_(
                    "Clubs stand for acorns, spades for leaves, hearts for hearts, "
                    "diamonds for bells; the queen is the Over, the jack the Under."
                ),
            ),
            (N_("natural order"), N_("For sequences: A K O U X 9 8 7.")),
            (N_("order in tricks, trumps"), RULE_TEXTS["T-C3"]),
            (N_("order in tricks, other suits"), RULE_TEXTS["T-C4"]),
            ("", RULE_TEXTS["T-C5"]),
        ),
    ),
    Section(
        N_("What the rule sets do differently"),
        (
            (
                N_("Hungarian rules"),
                N_(
                    "After scoring a sequence, another in that suit must have a higher "
                    "top card, or the same top and be longer, or lie wholly below it "
                    "with a card between. One sequence a trick. Béla is written "
                    "together with the other melds. Four nines are a meld."
                ),
            ),
            (
                N_("International rules"),
                N_(
                    "As the Hungarian, but of the cards between a scored sequence and "
                    "a lower one at least one must be missing from the player’s "
                    "hand, and béla is written before the other melds."
                ),
            ),
            (
                N_("Austrian rules"),
                N_(
                    "A sequence may be announced unless it is wholly contained in one "
                    "scored before, or equal to it. Several sequences a trick, each of "
                    "another suit. Béla is written before the other melds. Four nines "
                    "are no meld."
                ),
            ),
        ),
    ),
)
"""The help, part by part."""


def help_view(language: Language) -> Mapping[str, object]:
    """The help as the page shows it."""

    def say(text: str) -> str:
        return language.gettext(text) if text else ""

    return {
        "title": say(HELP_TITLE),
        "sections": [
            {
                "title": say(section.title),
                "items": [
                    {"term": say(term), "text": say(text)}
                    for term, text in section.items
                ],
            }
            for section in HELP_SECTIONS
        ],
    }
