"""Whether a deal can stand so at the beginning of a trick; else what is wrong."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import (
    FULL_PACK,
    HAND_SIZE,
    SEVENS,
    Card,
    CardSet,
    Suit,
    check_different,
    must_follow,
    taker_of,
    trick_points,
)
from tartli_core.tartli.melds import Bela, Meld, Vannak, check_counts
from tartli_core.tartli.melds import Sequence as Run
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair, begins_tied, check_before
from tartli_core.tartli.state import LAST_DRAWING_TRICK, TRICKS, TakenTrick

TALON_SIZE: Final = 14
"""Cards of the talon before trick 1, with the indicator (T-D2)."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The tricks so far: who took what, and who leads now."""

    tricks: tuple[TakenTrick, ...]
    points: Pair
    lead: int


def course_of(tricks: Iterable[tuple[Card, Card]], dealer: int, trump: Suit) -> Taken:
    """Who led to and took each of the tricks (T-P1, T-P2).

    Args:
        tricks: each as the card led and the second card.
        dealer: 0 or 1.
        trump: the trump suit.
    """
    lead, taken, points = 1 - dealer, [], [0, 0]
    for led, second in tricks:
        taker = taker_of(lead, led, second, trump)
        cards = (led, second) if lead == 0 else (second, led)
        taken.append(TakenTrick(lead, cards, taker))
        points[taker] += trick_points(cards, trump)
        lead = taker
    return Taken(tuple(taken), (points[0], points[1]), lead)


def check_cards(
    hands: tuple[CardSet, CardSet],
    talon: Sequence[Card],
    course: Taken,
    trump: Suit,
) -> None:
    """Pass if every card is in one place and each place has the right number.

    Raises:
        InvalidStateError: a card is missing, doubled or in the wrong place.
    """
    played = [card for trick in course.tricks for card in trick.cards]
    cards = [*hands[0], *hands[1], *talon, *played]
    check_different(cards)
    missing = FULL_PACK - cards
    if missing:
        raise InvalidStateError(
            "{cards} is missing: hands, talon and tricks hold the whole pack",
            cards=missing,
        )
    check_sizes((len(hands[0]), len(hands[1])), len(talon), len(course.tricks))
    if talon and talon[-1].suit is not trump:
        raise InvalidStateError(
            "{card} lies open under the talon: it must be of the trump suit {trump}",
            card=talon[-1],
            trump=trump,
        )
    _check_following(hands, course, trump)


def check_sizes(held: Pair, talon: int, taken: int) -> None:
    """Pass if hands and talon have as many cards as they must (T-D2, T-P3).

    Args:
        held: cards in each hand at the beginning of a trick.
        talon: cards still to be drawn.
        taken: tricks before.

    Raises:
        InvalidStateError: they have not, or the last trick is taken.
    """
    if taken >= TRICKS:
        raise InvalidStateError(
            "{count} tricks are taken: a deal has {most}, and goes on before the last",
            count=taken,
            most=TRICKS,
        )
    each = min(HAND_SIZE, TRICKS - taken)
    drawn = max(0, TALON_SIZE - 2 * taken)
    if held != (each, each) or talon != drawn:
        raise InvalidStateError(
            "{mine} and {theirs} cards in hand before trick {number}, {talon} in the "
            "talon: it is {each} each, and {drawn} in the talon",
            mine=held[0],
            theirs=held[1],
            talon=talon,
            number=taken + 1,
            each=each,
            drawn=drawn,
        )


def _check_following(
    hands: tuple[CardSet, CardSet], course: Taken, trump: Suit
) -> None:
    """From trick 8 nothing is drawn: what is held now was held then (T-P4)."""
    held = list(hands)
    last = list(enumerate(course.tricks, start=1))[LAST_DRAWING_TRICK:]
    for number, trick in reversed(last):
        second = 1 - trick.lead
        led, played = trick.in_order
        held = [hand.with_card(trick.cards[who]) for who, hand in enumerate(held)]
        owed = must_follow(held[second], led, trump)
        if played not in owed:
            raise InvalidStateError(
                "{card} on {led} in trick {number}: {owed} was held and had to be "
                "played",
                card=played,
                led=led,
                number=number,
                owed=owed,
            )


def owned_by(
    hands: tuple[CardSet, CardSet],
    talon: Sequence[Card],
    taken: Taken,
    trump: Suit,
) -> tuple[CardSet, CardSet]:
    """The cards that each player may have held until now."""
    mine, theirs = (
        hands[who] | CardSet(trick.cards[who] for trick in taken.tricks)
        for who in (0, 1)
    )
    seven = SEVENS[trump]
    if not talon or talon[-1] is seven:  # it may have been exchanged
        return mine.with_card(seven), theirs.with_card(seven)
    return mine, theirs


def check_scored(
    scored: tuple[tuple[Meld, ...], tuple[Meld, ...]],
    owned: tuple[CardSet, CardSet],
    tricks: int,
    trump: Suit,
    rules: Rules,
) -> None:
    """Pass if the players could have scored these melds in the tricks so far.

    Args:
        scored: the melds of each player, in the order scored.
        owned: the cards that each may have held.
        tricks: how many are taken.
        trump: the trump suit.
        rules: the rule set.

    Raises:
        InvalidStateError: more than the tricks allow (T-M4, T-M6), cards that were
            never held, or a meld that may not follow another (T-M9 to T-M12).
        NotationError: a meld that the rules do not know.
    """
    needed = sum(_tricks_needed(melds, rules) for melds in scored)
    if needed > tricks:
        raise InvalidStateError(
            "the melds scored, {melds!r}, need {needed} tricks: {count} are taken",
            melds=" / ".join(str(meld) for melds in scored for meld in melds),
            needed=needed,
            count=tricks,
        )
    for who, melds in enumerate(scored):
        for count, meld in enumerate(melds):
            _check_meld(meld, who, owned[who], trump, rules)
            _check_repeat(meld, melds[:count], owned[who], rules)


def _tricks_needed(melds: tuple[Meld, ...], rules: Rules) -> int:
    """The fewest tricks in which one player can score these, béla aside (T-M4)."""
    runs = Counter(meld.suit for meld in melds if isinstance(meld, Run))
    fours = sum(isinstance(meld, Vannak) for meld in melds)
    one = rules.sequences_per_trick == "1"
    return max(fours, runs.total() if one else max(runs.values(), default=0))


def _check_meld(
    meld: Meld, who: int, owned: CardSet, trump: Suit, rules: Rules
) -> None:
    check_counts(meld, rules)
    if isinstance(meld, Bela) and meld.trump is not trump:
        raise InvalidStateError(
            "béla is king and Over of the trump suit {trump}", trump=trump
        )
    if not owned.issuperset(meld.cards):
        raise InvalidStateError(
            "{meld!r} is scored by player {who}, who never held {missing}",
            meld=str(meld),
            who=who,
            missing=CardSet(meld.cards) - owned,
        )


def _check_repeat(
    meld: Meld, before: tuple[Meld, ...], owned: CardSet, rules: Rules
) -> None:
    """A gap was missing at that time, if the rules want it; which is not known."""
    verdict = judge_repeat(meld, before, owned, replace(rules, gap="between"))
    if not verdict.allowed:
        raise InvalidStateError(
            "{meld!r} is scored after {before!r}: {rule} forbids it",
            meld=str(meld),
            before=" / ".join(map(str, before)),
            rule=verdict.rule,
        )


def check_tied(totals: Pair, before: Pair, tied: bool) -> None:
    """Pass if the totals fit the tie that is played on from, if any (T-S6, T-S7).

    Raises:
        InvalidStateError: tied but not level at 501 or more; not tied though both
            were level before the deal; or totals that had ended the buli then.
    """
    check_before(before)
    if begins_tied(before) and not tied:
        raise InvalidStateError(
            "totals {totals} before the deal are level: such a deal is played tied",
            totals=before,
        )
    if tied and not totals[0] == totals[1] >= TARGET:
        raise InvalidStateError(
            "totals {totals} are not tied: both must be the same and {target} or more",
            totals=totals,
            target=TARGET,
        )


def bela_owner(scored: tuple[tuple[Meld, ...], ...]) -> int | None:
    """Who has scored béla, if anyone."""
    for who, melds in enumerate(scored):
        if any(isinstance(meld, Bela) for meld in melds):
            return who
    return None
