"""A hand that the opponent may hold, where an answer holds for every one of them.

It is shown after the answer, so that the backs on the table turn into cards.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import FULL_PACK, CardSet
from tartli_core.tartli.contest import call_of
from tartli_core.tartli.kinds.events import Verb, Who, cards_played, melds_scored
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import Meld, Sequence, find_melds
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.trainer.puzzle import Puzzle

NEEDED: Final = frozenset({"trick", "trump", "indicator", "hand", "opponent", "record"})
"""What a position must tell."""

MOST_FILLINGS: Final = 40
"""Ways to fill a hand with loose cards that are tried for each meaning."""


def hand_that_fits(puzzle: Puzzle) -> str:
    """The cards of one hand that fits all that was seen and heard; always the same.

    Empty where none is looked for: in tricks 9 to 16, after an exchange, a named
    height, or an announcement of the opponent that was beaten in an earlier trick.
    """
    position = puzzle.position
    if not position.keys() >= NEEDED or set(position["opponent"]) != {"?", " "}:
        return ""
    reading = Reading.of(position)
    if reading.number > LAST_ANNOUNCING_TRICK or not _is_plain(reading):
        return ""
    rng = Random(f"hand {puzzle.kind} {puzzle.seed}")
    count = len(position["opponent"].split())
    return str(_find(rng, reading, rules_of(puzzle), count))


def _is_plain(reading: Reading) -> bool:
    """Whether nothing was heard but words of this trick and melds since scored."""
    left: Counter[tuple[int, str]] = Counter()
    for event in reading.events:
        if event.verb in (Verb.EXCHANGES, Verb.NAMES, Verb.ANSWERS):
            return False
        if event.verb is Verb.SAYS and event.trick < reading.number:
            left.update((event.trick, word) for word in event.items)
    for trick in range(1, reading.number):
        now = [event for event in reading.events if event.trick == trick]
        for meld in melds_scored(now, Who.OPPONENT, reading.trump):
            left[trick, str(call_of(meld))] -= 1
    return not any(left.values())


def _find(rng: Random, reading: Reading, rules: Rules, count: int) -> CardSet:
    """A hand of so many cards; none if no meaning of the words was found to fit."""
    events, trump = reading.events, reading.trump
    talon = CardSet([reading.indicator] * (reading.number < LAST_ANNOUNCING_TRICK))
    pool = FULL_PACK - reading.hand - cards_played(events) - talon
    table = CardSet(c for who, c in reading.table.items() if who is Who.OPPONENT)
    scored = melds_scored(events, Who.OPPONENT, trump)
    kept = CardSet(card for meld in scored for card in meld.cards) & pool
    for melds in _meanings(rng, find_melds(pool | table, trump, rules), reading):
        must = kept | (CardSet(card for m in melds for card in m.cards) - table)
        if len(must) > count:
            continue
        for _ in range(MOST_FILLINGS):
            loose = rng.sample(list(pool - must), count - len(must))
            hand = must | CardSet(loose)
            held = hand | table
            if all(judge_repeat(m, scored, held, rules).allowed for m in melds):
                return hand
    return CardSet()


def _meanings(
    rng: Random, there: tuple[Meld, ...], reading: Reading
) -> Iterator[tuple[Meld, ...]]:
    """The melds that the words heard in this trick may mean, in any order."""
    choices = []
    for word in reading.heard:
        meant = [meld for meld in there if call_of(meld) is word]
        choices.append(rng.sample(meant, len(meant)))
    for melds in product(*choices):
        suits = [meld.suit for meld in melds if isinstance(meld, Sequence)]
        if len(set(suits)) == len(suits):
            yield melds
