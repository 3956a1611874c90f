"""Many random deals, checked at every move, with a count of all that happened.

Run with ``python tests/random_deals.py 100000``: that many deals of each preset on
all cores. It fails if a deal breaks what must always hold, or if something that
the rules provide for never happened.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, PACK, Card, CardSet, Rank
from tartli_core.tartli.contest import CONTEST_CALLS
from tartli_core.tartli.deal import Deal, End
from tartli_core.tartli.melds import Sequence, Vannak, find_sequences
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    AskToShow,
    Claim,
    Draw,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.players.random_player import random_move, random_start
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.state import ALL_TRICK_POINTS, Step

CHUNK: Final = 250
"""Deals a worker plays at a time."""


def rich_pack(rng: Random) -> tuple[Card, ...]:
    """A shuffled pack; every third has four of a rank or a run in each hand."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 1 / 3:
        places = [0, 1, 2, 6, 7, 8, 12, 13, 14], [3, 4, 5, 9, 10, 11, 15, 16, 17]
        ranks = rng.sample("AKOUX9", 2) if rng.random() < 0.6 else ["X", "U"]
        suits = rng.sample("alhb", 2)
        for hand, rank, suit in zip(places, ranks, suits, strict=True):
            wanted = [card for card in PACK if card.rank == rank]
            if rng.random() < 0.5:
                length = rng.choice((3, 4, 5, 6, 7, 8, 8, 8))
                start = rng.randint(0, 8 - length)
                wanted = [card for card in PACK if card.suit == suit]
                wanted = wanted[start : start + length]
            for place, card in zip(hand, wanted, strict=False):
                other = pack.index(card)
                pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def play(seed: int, rules: Rules) -> Iterator[str]:
    """Play one deal and check it; what happened, by name."""
    rng = Random(f"random deals {seed}")
    deal = random_start(rng, rules, pack=rich_pack(rng))
    hunter = rng.choice((0, 1, *[None] * 14))
    yield from started(deal)
    while deal.result is None:
        yield from options_at(deal)
        move = random_move(deal, rng, hunter)
        after = deal.play(move)
        yield from happened(deal, move, after)
        check_step(deal, after)
        deal = after
    yield from ended(deal)


def check_step(deal: Deal, after: Deal) -> None:
    """32 cards, and totals that never fall (T-C1, T-S1)."""
    cards = [*after.talon, *(card for card in after.table if card is not None)]
    cards += [card for trick in after.tricks for card in trick.cards]
    count = len(cards) + len(after.hands[0]) + len(after.hands[1])
    union = after.hands[0] | after.hands[1] | CardSet(cards)
    if count != len(PACK) or union != FULL_PACK:
        raise AssertionError(f"not the whole pack: {after!r}")
    if any(now < was for was, now in zip(deal.totals, after.totals, strict=True)):
        raise AssertionError(f"a total fell: {after!r}")


def started(deal: Deal) -> Iterator[str]:
    """How the deal begins."""
    yield f"option indicator: card {deal.indicator_at}"
    if deal.tied:
        yield "tied from the deal before"


def options_at(deal: Deal) -> Iterator[str]:
    """The options that decide what may be announced here."""
    if deal.step not in (Step.LEAD, Step.REPLY) or deal.number > 8:
        return
    player = deal.to_move
    assert player is not None
    hand, rules = deal.hands[player], deal.rules
    sequences = find_sequences(hand)
    if Rank.NINE in hand.common_ranks():
        yield f"option nines_vannak: {_yes_no(rules.nines_vannak)}"
    if rules.sequences_per_trick == "1" and len({s.suit for s in sequences}) > 1:
        yield "option sequences_per_trick: runs of two suits, one may be said"
    for sequence in sequences if deal.scored[player] else ():
        verdict = judge_repeat(sequence, deal.scored[player], hand, rules)
        if not verdict.allowed:
            yield f"option repeat: {verdict.rule} forbids"
        if rules.repeat == "T-M9" and verdict.why.code in (
            "repeat.gap",
            "repeat.gap_held",
        ):
            yield f"option gap: {rules.gap} decides"


def happened(deal: Deal, move: Move, after: Deal) -> Iterator[str]:
    """What a move is."""
    where = "leader" if move.player == deal.lead else "second"
    match move:
        case Exchange():
            yield f"move exchange by the {where}"
            yield f"option exchange: by the {where}"
        case Announce():
            yield f"move announce {'exactly' if move.exact else 'plainly'}"
            yield from (f"word {call} by the {where}" for call in move.said.calls)
            runs = sum(isinstance(meld, Sequence) for meld in move.said.melds)
            if runs > 1:
                yield "option sequences_per_trick: several said"
            if move.said.bela:
                yield "option bela_when: at one's turn"
            if after.written != deal.written and move.said.contesting:
                yield "written at once"
            if deal.said[move.player] is not None:
                yield "a second announcement after béla"
        case PlayCard():
            yield f"move card by the {where}"
        case NameHeight():
            yield "move height"
            early = deal.table[deal.second] is None
            yield f"option contest_before_second_card: {_yes_no(early)}"
            yield from vannak_contest(deal)
        case Answer():
            yield f"move answer {'here higher' if move.higher else 'good'}"
        case WriteMelds():
            yield "move write"
            if deal.bela_owed and deal.scorer is not None:
                yield "option bela_order: with the melds"
        case TakeTrick():
            yield "move take"
        case Draw():
            yield "move draw"
            if len(deal.talon) == 2:
                yield f"option show_last_hidden: {_yes_no(deal.rules.show_last_hidden)}"
        case SayBela():
            yield "move béla out of turn"
            yield "option bela_when: out of turn"
        case AskToShow():
            yield "move ask to be shown"
            yield "option show_scored: asked"
        case Claim():
            right = deal.totals[move.player] >= TARGET
            yield f"move claim, {'right' if right else 'wrong'}"
            yield f"option may_review_tricks: {_yes_no(deal.rules.may_review_tricks)}"
    at_once = deal.bela_said is None and after.bela_said is not None
    if at_once and deal.step in (Step.LEAD, Step.REPLY) and not after.bela_owed:
        yield f"option bela_order: {deal.rules.bela_order}, at once"
    if deal.to_show is None and after.to_show is not None:
        yield f"option show_scored: {_yes_no(deal.rules.show_scored)}"
    if after.tied and not deal.tied:
        yield "tied within a deal"


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def vannak_contest(deal: Deal) -> Iterator[str]:
    """Tens against Unders, which `tens_low` decides (T-M5)."""
    best = [deal.announced(who).best(deal.trump, deal.rules) for who in (0, 1)]
    if {meld.rank for meld in best if isinstance(meld, Vannak)} == {
        Rank.TEN,
        Rank.UNDER,
    }:
        yield f"option tens_low: {'Unders' if deal.rules.tens_low else 'tens'} win"


def ended(deal: Deal) -> Iterator[str]:
    """How the deal ended; checks its points."""
    result = deal.result
    assert result is not None
    yield f"end: {result.how.value}"
    if result.how is End.PLAYED_OUT:
        if sum(deal.trick_points) != ALL_TRICK_POINTS:
            raise AssertionError(f"not 161 points: {deal!r}")
        if len({trick.taker for trick in deal.tricks[7:]}) == 1:
            yield f"option stichmaccs: {'counts' if deal.rules.stichmaccs else 'none'}"
    if result.buli_points == 2:
        yield f"option maccs_limit: maccs at {deal.rules.maccs_limit} or fewer"
    if result.winner is not None:
        yield f"option match: a buli point of {deal.rules.match}"
        if result.winner == deal.dealer:
            yield f"option dealer: {deal.rules.dealer}, the dealer won"


def tally(first: int, rules: Rules) -> Counter[str]:
    """What happened in a chunk of deals from this seed on."""
    return Counter(name for n in range(first, first + CHUNK) for name in play(n, rules))


def expected(rules: Rules) -> set[str]:
    """Everything that must happen under these rules sooner or later."""
    contest = {
        f"word {c} by the {w}" for c in CONTEST_CALLS for w in ("leader", "second")
    }
    names = {
        *contest,
        *(f"word bela by the {where}" for where in ("leader", "second")),
        *(f"end: {end.value}" for end in End),
        "move exchange by the leader",
        "move announce plainly",
        "move announce exactly",
        "move card by the leader",
        "move card by the second",
        "move height",
        "move answer good",
        "move answer here higher",
        "move write",
        "move take",
        "move draw",
        "move claim, right",
        "move claim, wrong",
        "written at once",
        "tied from the deal before",
    }
    if rules.bela_order == "before_melds":
        names.discard("end: both out")  # béla is claimed with first (T-S7)
    if rules.bela_when == "any_time":
        names.add("move béla out of turn")
    if rules.show_scored:
        names.add("move ask to be shown")
    if rules.exchange == "any_time":
        names.add("move exchange by the second")
    return names


def missing(counts: Counter[str], rules: Rules) -> list[str]:
    """What never happened, options that never decided anything among it."""
    fired = {name.split(":")[0] for name in counts}
    options = {f"option {option.name}" for option in fields(Rules)}
    if rules.repeat == "T-M11":
        options.discard("option gap")  # of T-M9 only
    return sorted((expected(rules) - counts.keys()) | (options - fired))


def main(deals: int) -> int:
    """Play, print the counts, and say what is missing; 1 if anything is."""
    faults = 0
    for preset in PRESETS:
        rules, begin = Rules.preset(preset), perf_counter()
        with Pool() as pool:
            work = partial(tally, rules=rules)
            counts: Counter[str] = Counter()
            for part in pool.imap_unordered(work, range(0, deals, CHUNK)):
                counts += part
        seconds = perf_counter() - begin
        sys.stdout.write(f"\n{preset}: {deals} deals, {seconds:.0f} s\n")
        for name, count in sorted(counts.items()):
            sys.stdout.write(f"{count:>10}  {name}\n")
        for name in missing(counts, rules):
            sys.stdout.write(f"     never  {name}\n")
            faults = 1
    return faults


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
