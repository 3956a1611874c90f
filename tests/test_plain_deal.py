"""Whole deals played in step on the package and on a second, plain engine."""

from functools import cache
from random import Random

import pytest
from plain_deal import after, legal
from plain_melds import PACK, PRESETS, RANKS, options_of
from plain_moves import moves_by_text
from plain_state import Plain, start

from tartli_core.tartli.cards import parse_cards
from tartli_core.tartli.deal import Deal, End
from tartli_core.tartli.rules import Rules

SETTINGS = {
    "contest_before_second_card": ("no", "yes"),
    "bela_when": ("own_turn", "any_time"),
    "bela_order": ("with_melds", "before_melds"),
    "repeat": ("T-M9", "T-M11"),
    "gap": ("between", "missing"),
    "sequences_per_trick": ("1", "per_suit"),
    "nines_vannak": ("yes", "no"),
    "tens_low": ("no", "yes"),
    "exchange": ("on_lead", "any_time"),
    "show_scored": ("no", "yes"),
    "stichmaccs": ("yes", "no"),
    "maccs_limit": ("250", "249"),
}

RARE = {
    62: "a wrong claim",
    89: "stichmaccs",
    126: "maccs in a deal played out",
    282: "a buli won in a deal played out",
    322: "all of the last nine tricks where that is no stichmaccs",
    601: "a meld named on lead that an exchange behind it might beat (T-P5)",
    640: "béla of the other, owed after certain melds were written at once",
    647: "a leader's meld with the card led beats one named exactly (T-A4)",
    921: "both out in one scoring",
}
"""Seeds of deals in which something seldom happens."""
SEEDS = [*range(60), *RARE]


def random_start(seed: int) -> tuple[Deal, Plain]:
    """The same deal twice: a pack with many melds, rules and totals by chance."""
    rng = Random(seed)
    preset = rng.choice(list(PRESETS))
    options = {
        name: rng.choice(values) for name, values in SETTINGS.items() if seed % 2
    }
    at = rng.choice([4, 7, 10, 13, 16, 19])
    options["indicator"] = "any_packet"
    tied = rng.random() < 0.05
    low = rng.choice([0, 0, 400])
    before = (505, 505) if tied else (rng.randrange(low, 501), rng.randrange(low, 501))
    pack = rich_pack(rng)
    dealer = rng.randrange(2)
    deal = Deal.start(
        parse_cards(" ".join(pack)),
        dealer=dealer,
        rules=Rules.preset(preset).with_options(options),
        before=before,
        indicator_at=at,
    )
    named = options_of({"preset": preset} | options)
    return deal, start(pack, dealer, named, before, tied, at)


def rich_pack(rng: Random) -> list[str]:
    """Hands sorted by suit or by rank, so that there is much to announce."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 0.5:
        pack.sort(key=lambda card: card[1])
    elif rng.random() < 0.5:
        pack.sort(key=lambda card: RANKS.index(card[0]))
    for _ in range(rng.randrange(12)):
        one, other = rng.randrange(32), rng.randrange(32)
        pack[one], pack[other] = pack[other], pack[one]
    return pack


def next_move(moves: list[str], plain: Plain, rng: Random) -> str:
    """Chance that likes rare moves, and seldom claims what is wrong."""
    right = [move for move in moves if plain.totals[int(move[0])] >= 501]
    likely = [m for m in moves if not m.endswith("claim") or m in right]
    if rng.random() < 0.002:
        likely = moves
    rare = [move for move in likely if move.split()[1] not in ("play", "claim")]
    return rng.choice(rare if rare and rng.random() < 0.6 else likely)


def compare(deal: Deal, plain: Plain) -> None:
    assert sorted(moves_by_text(deal)) == legal(plain)
    assert list(deal.totals) == plain.totals
    assert [[str(m) for m in melds] for melds in deal.scored] == plain.scored
    tricks = [(t.lead, *map(str, t.cards), t.taker) for t in deal.tricks]
    assert tricks == plain.tricks
    assert [sorted(map(str, hand)) for hand in deal.hands] == [
        sorted(hand) for hand in plain.hands
    ]
    assert (deal.result is None) == (plain.result is None)


def compare_results(deal: Deal, plain: Plain) -> None:
    assert deal.result is not None
    assert plain.result == {
        "how": deal.result.how.value,
        "points": list(deal.result.points),
        "totals": list(deal.result.totals),
        "winner": deal.result.winner,
        "buli_points": deal.result.buli_points,
        "tied": deal.result.tied,
    }


@cache
def play_in_step(seed: int) -> Plain:
    """Play a deal to its end on both engines, comparing every state."""
    rng = Random(f"moves {seed}")
    deal, plain = random_start(seed)
    while plain.result is None:
        compare(deal, plain)
        move = next_move(legal(plain), plain, rng)
        deal = deal.play(moves_by_text(deal)[move])
        plain = after(plain, move)
    assert deal.legal_moves == ()
    compare_results(deal, plain)
    return plain


@pytest.mark.parametrize("seed", SEEDS)
def test_both_engines_allow_and_score_the_same(seed: int) -> None:
    play_in_step(seed)


def test_the_deals_end_in_every_way() -> None:
    ends = {how["how"] for seed in SEEDS if (how := play_in_step(seed).result)}
    assert ends == {end.value for end in End}
