"""Kind `reply`: every legal utterance is found by trying all melds of the hand."""

import itertools
from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    best_word,
    may_repeat,
    meld_points,
    melds_in,
    word_of,
)
from tartli_core.proof.tartli.options import (
    one_set_faults,
    option_faults,
    value_faults,
)
from tartli_core.proof.tartli.position import (
    first_exchange_faults,
    turn_faults,
    unwritten_bela_faults,
)
from tartli_core.proof.tartli.record import Deal
from tartli_core.proof.tartli.tables import LENGTHS, SEQUENCES, SUITS

WORDS = (*LENGTHS, "vannak", "bela")  # in the order in which they are spoken
SILENCE = "silence"


def reply_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Utterances flagged or valued wrongly, or legal ones left out."""
    yield from turn_faults(deal)
    if deal.now.leader != "opponent":
        yield "you are to lead; right would be the second player's turn (T-M7)"
    yield from first_exchange_faults(deal)
    yield from unwritten_bela_faults(deal)
    legal = utterances(deal)
    options = {option["answer"]: option for option in puzzle["options"]}
    for words in sorted(legal.keys() - options.keys()):
        yield f"the option {words!r} is missing; you may say so (T-M7)"
    for words, option in options.items():
        yield from utterance_faults(words)
        yield from option_faults(
            option, right=words in legal, value=legal.get(words, 0)
        )
    yield from one_set_faults(puzzle, legal.keys() & options.keys())
    yield from value_faults(puzzle, sum(legal.values()))


def utterances(deal: Deal) -> dict[str, int]:
    """Each legal utterance, with the most points that it can mean."""
    scored = deal.scored_before("you", deal.now.number)
    free = [
        meld
        for meld in melds_in(deal.hand, deal.trump, deal.rules)
        if may_repeat(meld, scored, deal.hand, deal.rules)
    ]
    to_beat = deal.now.best("opponent")
    found: dict[str, int] = {}
    for melds in choices(free, deal.rules):
        words = sorted(map(word_of, melds), key=WORDS.index)
        own = best_word(words)
        if own is not None and to_beat is not None and own < to_beat:
            continue  # T-M7
        text = " / ".join(words) or SILENCE
        found[text] = max(found.get(text, 0), sum(map(meld_points, melds)))
    return found


def choices(melds: list[str], rules: dict[str, str]) -> Iterator[list[str]]:
    """All that may be announced together in one trick (T-M4)."""
    each_suit = [
        ["", *(m for m in melds if m in SEQUENCES and m[-1] == suit)] for suit in SUITS
    ]
    vannaks = ["", *(m for m in melds if m not in SEQUENCES and m != "bela")]
    belas = ["", *(m for m in melds if m == "bela")]
    for parts in itertools.product(*each_suit, vannaks, belas):
        chosen = [meld for meld in parts if meld]
        sequences = sum(meld in SEQUENCES for meld in chosen)
        if sequences <= 1 or rules["sequences_per_trick"] == "per_suit":
            yield chosen


def utterance_faults(text: str) -> Iterator[str]:
    """An option that is no utterance, or one with its words in another order."""
    words = [] if text == SILENCE else text.split(" / ")
    strange = [word for word in words if word not in WORDS]
    if strange:
        yield (
            f"the option {quoted(text)} cannot be read; right would be {SILENCE} or "
            f"words such as terc / bela"
        )
    elif words != sorted(words, key=WORDS.index):
        yield f"the option {quoted(text)} is out of order; right would be: " + (
            ", ".join(WORDS)
        )
