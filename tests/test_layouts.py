"""The hidden cards that fit what a player has seen, against plain enumeration."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice, pairwise, permutations
from math import comb, factorial, sqrt
from random import Random

import pytest
from deal_builder import deal_of, played

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import PACK, Card, CardSet, Suit
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import Meld, find_melds, find_sequences, parse_sequence
from tartli_core.tartli.moves import Announce, Draw, Exchange, Move
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_move
from tartli_core.tartli.resuming import course_of
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import Pair
from tartli_core.tartli.seen import Drawn, Heard, Seen
from tartli_core.tartli.solver.arrivals import Arrivals, Condition, Option, Places
from tartli_core.tartli.solver.layouts import consistent_layouts
from tartli_core.tartli.view import View

HUNGARIAN = Rules.preset("hungarian")

RULE_SETS = {
    **{name: Rules.preset(name) for name in PRESETS},
    "gap=missing": HUNGARIAN.with_options({"gap": "missing"}),
    "per_suit": HUNGARIAN.with_options(
        {"sequences_per_trick": "per_suit", "gap": "missing", "exchange": "any_time"}
    ),
    "contest first": Rules.preset("austrian").with_options(
        {"contest_before_second_card": "yes", "bela_order": "with_melds"}
    ),
}


# every layout, replayed with every meaning


def lumpy_pack(rng: Random) -> list[Card]:
    """The pack in pieces of one to four neighbours, so that hands hold melds."""
    pieces, rest = [], list(PACK)
    while rest:
        size = rng.choice((1, 2, 3, 4))
        pieces.append(rest[:size])
        rest = rest[size:]
    rng.shuffle(pieces)
    return [card for piece in pieces for card in piece]


def taken_up(rules: Rules, rng: Random) -> Deal:
    """A deal with any cards at the beginning of trick 6 or 7, something scored."""
    pack, number = lumpy_pack(rng), rng.choice((6, 6, 7))
    talon = tuple(pack[18 : 34 - 2 * number])
    trump, past = talon[-1].suit, pack[34 - 2 * number :]
    dealer = rng.randrange(2)
    tricks = list(zip(past[::2], past[1::2], strict=True))
    course = course_of(tricks, dealer, trump)
    hands = CardSet(pack[:9]), CardSet(pack[9:18])
    scored: list[tuple[Meld, ...]] = []
    for player in (0, 1):
        owned = hands[player] | CardSet(trick.cards[player] for trick in course.tricks)
        melds = find_melds(owned, trump, rules)
        scored.append(tuple(rng.sample(melds, min(len(melds), rng.choice((0, 0, 1))))))
    return Deal.at_trick(
        rules=rules,
        dealer=dealer,
        before=(rng.randrange(300), rng.randrange(300)),
        tied=False,
        trump=trump,
        hands=hands,
        talon=talon,
        tricks=tricks,
        scored=(scored[0], scored[1]),
    )


def played_on(rules: Rules, seed: int) -> tuple[Deal, View]:
    """A deal taken up and played on at random, and one player's view of it."""
    rng = Random(seed)
    deal = taken_up(rules, rng)
    for _ in range(rng.randrange(1, 34)):
        if deal.result is None:
            said = [move for move in deal.legal_moves if isinstance(move, Announce)]
            talks = said and rng.random() < 0.7
            deal = deal.play(rng.choice(said) if talks else random_move(deal, rng))
    return deal, deal.view(rng.randrange(2))


def moves_for(deal: Deal, seen: Seen) -> list[Move]:
    """The moves that could have been seen so."""
    match seen:
        case Drawn(player=player):
            return [Draw(player)]
        case Heard(player=player, calls=calls):
            return [
                move
                for move in deal.legal_moves
                if isinstance(move, Announce)
                and move.player == player
                and move.said.calls == calls
                and not move.exact
            ]
        case _:
            return [seen]


def replays(deal: Deal, seen: tuple[Seen, ...]) -> Iterator[Deal]:
    """The deal after what was seen, with every meaning."""
    if not seen:
        yield deal
        return
    for move in moves_for(deal, seen[0]):
        if deal.refusal(move) is None:
            yield from replays(deal.play(move), seen[1:])


def all_that_fit(deal: Deal, view: View) -> Iterator[Deal]:
    """One replay of every deal that gives the view; found by trying all cards."""
    start, other = deal.beginning, 1 - view.player
    played = CardSet(card for trick in start.tricks for card in trick.cards)
    scored = CardSet(card for meld in start.scored[other] for card in meld.cards)
    hidden = start.hands[other] | CardSet(start.talon[:-1])
    for hand in map(CardSet, combinations(hidden, len(start.hands[other]))):
        if not hand >= scored & hidden - played:
            continue
        for talon in permutations(hidden - hand):
            begun = Deal.at_trick(
                rules=start.rules,
                dealer=start.dealer,
                before=start.before,
                tied=start.tied,
                trump=start.trump,
                hands=(view.dealt, hand) if other else (hand, view.dealt),
                talon=(*talon, start.talon[-1]),
                tricks=[trick.in_order for trick in start.tricks],
                scored=start.scored,
            )
            ends = (
                end
                for end in replays(begun, view.seen)
                if end.view(view.player) == view
            )
            yield from islice(ends, 1)


def beginning(deal: Deal) -> tuple[object, ...]:
    """The cards where the deal begins."""
    return deal.beginning.hands, deal.beginning.talon


SEEDS = (12, 58, 66, 118, 155, 529)
"""With several meanings, exact names certain and not, exchanges, in most rule sets."""


def check(deal: Deal, view: View) -> None:
    """Count, deals and hands are those that trying all cards finds."""
    expected = list(all_that_fit(deal, view))
    layouts = consistent_layouts(view)
    found = list(layouts.deals())
    assert layouts.count == len(expected) == len(found) > 0
    assert {*map(beginning, found)} == {*map(beginning, expected)}
    assert all(deal.view(view.player) == view for deal in found)
    hands = list(layouts.hands())
    assert len(dict(hands)) == len(hands)
    other = 1 - view.player
    assert Counter(dict(hands)) == Counter(end.hands[other] for end in expected)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_what_fits_is_what_trying_all_cards_finds(rules: Rules) -> None:
    for seed in SEEDS:
        check(*played_on(rules, seed))


@dataclass(frozen=True, kw_only=True)
class Case:
    """A trick 6 of which something must be understood."""

    mine: str
    theirs: str
    talon: str
    turned: str
    text: str
    rules: str = "hungarian"
    scored: str = "-"
    viewer: int = 1


CASES = {
    "the answer good leaves no higher terc": Case(
        mine="Kh Oh Uh 7a 8a 7l 9b 8b Ah",
        theirs="Ol Ul Xl Aa Ka 9h 8h 7h Ab",
        talon="Oa Al Kb",
        turned="Xb",
        text="0 says Kh Oh Uh, 0 plays 7a, 1 says Ol Ul Xl, 1 plays 9h, 0 height K, "
        "1 good",
        viewer=0,
    ),
    "a reply to a meld named exactly beats it": Case(
        mine="Kh Oh Uh 7a 8a 7l 9b 8b 9l",
        theirs="Aa Ka Oa Ol Ul Xl 8h 7h Ab",
        talon="Ua Al Kb",
        turned="Xb",
        text="0 names Kh Oh Uh, 0 plays 7a, 1 says Aa Ka Oa",
        viewer=0,
    ),
    "a seven swapped afterwards was in no sequence": Case(
        mine="9b 8b 7b Al Kl Ol 7a 9a 8h",
        theirs="Ah 7h Ka Ua 8l Ul Ub 9h Kh",
        talon="Xl Xa 7l",
        turned="Ob",
        text="0 says Al Kl Ol, 0 exchanges",
        rules="austrian",
    ),
    "two sequences heard are of two suits": Case(
        mine="Al Kl Ol Ah Kh Oh Uh 8b 9a",
        theirs="7h 8a Ka Ua 8l 9b Ub 9h 7a",
        talon="Ul Xh 7b",
        turned="Ob",
        text="0 says Al Kl Ol / Ah Kh Oh Uh",
        rules="austrian",
    ),
    "a terc scored is not said again": Case(
        mine="Aa Ka Oa Al Kl Ol 7b 8b 9h",
        theirs="7h 8a Xa Xl 8l 9b Ub Ah 7a",
        talon="Ul Xh Kh",
        turned="Ob",
        text="0 says Al Kl Ol",
        scored="Aa Ka Oa",
    ),
    "a vannak scored is not said again": Case(
        mine="Ka Kl Kh Kb Ua Ul Uh Ub 7a",
        theirs="7h 8a 8l 8h 9b 9h Ah Xl Xb",
        talon="Oh 7b Xh",
        turned="Ob",
        text="0 says U",
        scored="K",
    ),
    "the open card counts while the seven may still be swapped": Case(
        mine="Ka Kl Kh Kb Xa 9a Aa 8h 7h",
        theirs="Oa Ol Oh 7b 8l 9b Ub Ah 7a",
        talon="Ul Xh 8a",
        turned="Ob",
        text="0 names K",
        rules="austrian",
    ),
    "the card led counts while it may be part of what its owner said": Case(
        mine="Al Kl Ol Ul 7a 8a 7b 8b 9h",
        theirs="Kh Oh Uh Xh Ah 8h Aa Ka Oa",
        talon="7l 9a 9b",
        turned="Xb",
        text="0 says Al Kl Ol, 0 plays Al, 1 names Kh Oh Uh Xh",
        viewer=0,
    ),
    "a card swapped in stands against melds too": Case(
        mine="Ka Kl Kh Kb 7b Xa 9a 8h 7h",
        theirs="Oa Ol Al Ah Ab 9b Ub 9h 7a",
        talon="Aa Ul Oh",
        turned="Ob",
        text="0 exchanges, 0 names K",
    ),
}


def started(case: Case, totals: Pair | None = None, *, tied: bool = False) -> Deal:
    """Trick 6 of the case, led by player 0, at these totals."""

    def begun(before: Pair, tied: bool) -> Deal:
        return deal_of(
            case.mine,
            case.theirs,
            talon=case.talon,
            turned=case.turned,
            number=6,
            rules=case.rules,
            scored=(case.scored, "-"),
            before=before,
            tied=tied,
        )

    deal = begun((0, 0), tied=False)
    if totals is None:
        return deal
    points = deal.trick_points
    return begun((totals[0] - points[0], totals[1] - points[1]), tied)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_said_and_done_is_understood(case: Case) -> None:
    deal = played(started(case), case.text)
    check(deal, deal.view(case.viewer))


BELA = Case(
    mine="Kb Ob 7a 9a 8l Xl Ah 8h Uh",
    theirs="Al Kl Ol Ab 9b Ka 7l 9l 8a",
    talon="Ul Xh Oh",
    turned="8b",
    text="0 says bela, 0 plays 7a, 1 says Al Kl Ol, 1 plays 8a, ...",
)


def test_a_tie_reached_in_the_deal_is_none_at_its_beginning() -> None:
    """T-S7."""
    deal = played(started(BELA, (461, 481)), BELA.text)
    assert deal.tied
    check(deal, deal.view(1))
    start = deal_of(BELA.mine, BELA.theirs, turned="8b", before=(461, 481))
    view = played(start, BELA.text).view(1)
    assert view.tied
    assert consistent_layouts(view).sample(Random(1)).view(1) == view


def test_a_tie_played_on_from_stays_one() -> None:
    """T-S6."""
    deal = started(BELA, (510, 510), tied=True)
    check(deal, deal.view(1))
    start = deal_of(BELA.mine, BELA.theirs, turned="8b", before=(510, 510), tied=True)
    view = start.view(1)
    assert consistent_layouts(view).sample(Random(1)).view(1) == view


def test_a_meld_named_with_the_bela_that_ends_the_deal_was_not_weighed() -> None:
    """T-S6: béla is written first, and breaks the tie."""
    start = deal_of(
        "Oa Ol Oh Ob Kb",
        turned="9b",
        rules="international",
        before=(510, 510),
        tied=True,
    )
    deal = played(start, "0 names O / bela")
    assert deal.result is not None
    assert deal.written == (40, 0)
    assert consistent_layouts(deal.view(1)).count == comb(17, 4) * factorial(13)


# ways to arrive, counted plainly


def arrival_case(rng: Random) -> tuple[dict[Card, int], list[int], set[Condition]]:
    """Some seven cards, places, and conditions that hold for some arrival."""
    sizes = [rng.randint(1, 3), *[1] * rng.randrange(4), rng.randrange(2)]
    cards = rng.sample(PACK, sum(sizes))
    places = [place for place, size in enumerate(sizes) for _ in range(size)]
    latest = {
        card: rng.choice((rng.randrange(place, len(sizes)), len(sizes) - 1))
        for card, place in zip(cards, places, strict=True)
    }
    conditions = set()
    for _ in range(rng.randrange(3)):
        by = rng.randrange(len(sizes) - 1)
        options = [rng.sample(cards, min(len(cards), 3)) for _ in range(3)]
        conditions.add(
            Condition(
                by, frozenset(Option(CardSet(o[:2]), CardSet(o[2:])) for o in options)
            )
        )
    return latest, sizes, conditions


def arrivals_that_fit(
    latest: dict[Card, int], sizes: list[int], conditions: set[Condition]
) -> set[Places]:
    ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    found = set()
    for cards in permutations(latest):
        came = [CardSet(cards[:end]) for end in ends]
        if all(card in came[place] for card, place in latest.items()) and all(
            any(
                came[condition.by] >= option.held
                and not came[condition.by] & option.missing
                for option in condition.options
            )
            for condition in conditions
        ):
            later = (cards[low:high] for low, high in pairwise(ends))
            found.add((came[0], tuple(later)))
    return found


def test_arrivals_are_counted_listed_and_drawn_as_they_are() -> None:
    some = 0
    for seed in range(100):
        rng = Random(seed)
        latest, sizes, conditions = arrival_case(rng)
        arrivals = Arrivals(latest, tuple(sizes), conditions)
        expected = arrivals_that_fit(latest, sizes, conditions)
        assert arrivals.count == len(expected)
        assert len(list(arrivals.every())) == len(expected)
        assert {*arrivals.every()} == expected
        kept = Counter(
            hand | CardSet(card for place in later[:-1] for card in place)
            for hand, later in expected
        )
        assert dict(arrivals.kept()) == kept
        if expected:
            some += 1
            assert all(arrivals.sample(rng) in expected for _ in range(5))
    assert some > 50


# samples


def chi_square(found: Counter[object], kinds: int) -> float:
    """How far the counts are from equal, in standard deviations of chi-square.

    Above 4.5 it is chance less than once in some ten thousand times.
    """
    mean = found.total() / kinds
    total = sum((count - mean) ** 2 for count in found.values()) / mean
    total += (kinds - len(found)) * mean
    return (total - (kinds - 1)) / sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("seed", [27, 38, 130])
def test_arrivals_are_drawn_evenly(seed: int) -> None:
    rng = Random(seed)
    latest, sizes, conditions = arrival_case(rng)
    arrivals = Arrivals(latest, tuple(sizes), conditions)
    found = Counter[object](arrivals.sample(rng) for _ in range(20 * arrivals.count))
    assert chi_square(found, arrivals.count) < 4.5


@pytest.mark.parametrize(
    ("rules", "seed"),
    [("hungarian", 80), ("international", 100), ("austrian", 106), ("per_suit", 104)],
)
def test_deals_are_drawn_evenly_and_all_that_was_meant_in_them(
    rules: str, seed: int
) -> None:
    _, view = played_on(RULE_SETS[rules], seed)
    layouts, rng = consistent_layouts(view), Random(1)
    deals = [layouts.sample(rng) for _ in range(15 * layouts.count)]
    found = Counter[object](map(beginning, deals))
    assert chi_square(found, layouts.count) < 4.5
    assert len({(beginning(deal), deal.history) for deal in deals}) > len(found)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_deal_drawn_gives_the_same_view(preset: str) -> None:
    rules, drawn = Rules.preset(preset), 0
    for seed in range(10):
        rng = Random(seed)
        before = rng.randrange(440), rng.randrange(440)
        deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules, before=before)
        while deal.result is None:
            deal = deal.play(random_move(deal, rng))
            if rng.random() < 0.1 or deal.result is not None:
                view = deal.view(rng.randrange(2))
                sample = consistent_layouts(view).sample(rng)
                assert sample.view(view.player) == view
                assert sample.pack
                drawn += 1
    assert drawn > 60


def test_nothing_is_drawn_where_nothing_fits() -> None:
    view = deal_of("Aa Ka").view(0)
    layouts = consistent_layouts(view, CardSet.parse("Aa"))
    assert layouts.count == 0
    assert layouts.example() is None
    assert not list(layouts.hands())
    with pytest.raises(InvalidStateError, match="no deal fits"):
        layouts.sample(Random(1))


# counts that can be reckoned by hand


def test_at_the_start_every_hand_and_every_talon_fits() -> None:
    view = Deal.start(shuffled(1), dealer=0, rules=HUNGARIAN).view(0)
    assert consistent_layouts(view).count == comb(22, 9) * factorial(13)


@pytest.mark.parametrize(
    ("tricks", "count"),
    [
        (1, comb(20, 8) * factorial(12)),  # the card played was dealt
        # the card played in trick 2 was dealt, or drawn after trick 1
        (2, comb(18, 7) * factorial(11) + comb(18, 8) * factorial(10)),
    ],
)
def test_after_silent_tricks_only_the_cards_played_are_known(
    tricks: int, count: int
) -> None:
    deal = Deal.start(shuffled(1), dealer=0, rules=HUNGARIAN)
    while deal.number <= tricks or deal.step is not Step.LEAD:
        silent = [m for m in deal.legal_moves if not isinstance(m, Announce | Exchange)]
        deal = deal.play(silent[0])
    assert consistent_layouts(deal.view(0)).count == count
    assert consistent_layouts(deal.view(1)).count == count


# claims of the sources


def fitting(deal: Deal, held: str = "") -> int:
    """How many deals fit player 1's view, with player 0 holding these now."""
    return consistent_layouts(deal.view(1), CardSet.parse(held)).count


def test_over_and_nine_in_hand_leave_no_sequence_in_their_suit() -> None:
    """T-X6; ten and Over do not."""
    start = deal_of("Al Kl Ol 7a", "Oh 9h Xb Ob Ah Ab Ul 9l Ua", turned="8a")
    deal = played(start, "0 says Al Kl Ol, 0 plays 7a")
    tercs = [s for s in find_sequences(PACK) if s.length == 3]
    possible = [s for s in tercs if fitting(deal, str(s))]
    assert not any(s.suit is Suit.HEARTS for s in possible)
    assert parse_sequence("9b 8b 7b") in possible


def test_a_named_ace_terc_holds_the_over_and_a_bare_one_may_not() -> None:
    """T-X7: three Overs in hand can then not become four."""
    start = deal_of("Ab Kb Ob 7a", "Oa Ol Oh 8a Xh 9h 8h 7h", turned="9l")
    named = played(start, "0 says Ab Kb Ob, 0 plays 7a, 1 plays 8a, ...")
    assert fitting(named, "Ob") == fitting(named) > 0
    text = "0 says Ab Kb Ob, 0 plays 7a, 1 says Xh 9h 8h 7h, 1 plays 8a, ..."
    bare = played(start, text)
    assert 0 < fitting(bare, "Ob") < fitting(bare)


def test_a_terc_may_be_part_of_a_longer_run() -> None:
    deal = played(deal_of("Al Kl Ol 7a", "8a", turned="8b"), "0 says Al Kl Ol")
    assert fitting(deal, "Al Kl Ol Ul") > 0


@pytest.mark.parametrize(("gap", "possible"), [("between", True), ("missing", False)])
def test_a_gap_that_must_be_open_tells_that_a_card_was_missing(
    gap: str, possible: bool
) -> None:
    """T-M9: A terc scored, then X terc."""
    start = deal_of(
        "Aa Ka Oa Xa 9a 8a 7l",
        "8l",
        turned="9h",
        talon="Ah Ua",
        rules=HUNGARIAN.with_options({"gap": gap}),
        number=6,
        scored=("Aa Ka Oa", "-"),
    )
    deal = played(start, "0 says Xa 9a 8a, 0 plays 7l, 1 plays 8l, 0 scores Xa 9a 8a")
    assert (fitting(deal, "Ua") > 0) is possible
    assert fitting(deal, "7l") == 0


@pytest.mark.parametrize(("fill", "certain"), [("Al Ah", True), ("Al 7h", False)])
def test_what_is_written_at_once_tells_of_the_whole_hand(
    fill: str, certain: bool
) -> None:
    """T-A4: against a K szept stand four aces, and okt and A szept of two suits."""
    szept = CardSet.parse("Ka Oa Ua Xa 9a 8a 7a")
    start = deal_of(f"{szept} {fill}", "Ub Xb 8b", turned="9b")
    deal = played(start, f"0 names {szept}")
    hidden = start.hands[0] | CardSet(start.talon[:-1])
    expected = {
        szept | CardSet(pair)
        for pair in combinations(hidden - szept, 2)
        if is_certain(CardSet(pair)) is certain
    }
    assert {hand for hand, _ in consistent_layouts(deal.view(1)).hands()} == expected


def is_certain(fill: CardSet) -> bool:
    """Whether the cards beside the K szept in acorns leave nothing to beat it."""
    long = [parse_sequence(f"A{s} K{s} O{s} U{s} X{s} 9{s} 8{s}") for s in "lh"]
    aces = CardSet.parse("Aa Al Ah Ab")
    return bool(fill & aces) and all(fill & run.card_set for run in long)


def test_hands_come_in_the_order_of_the_pack() -> None:
    deal, view = played_on(HUNGARIAN, 80)
    hands = [hand for hand, _ in consistent_layouts(view).hands()]
    places = [[PACK.index(card) for card in hand] for hand in hands]
    assert places == sorted(places)
    assert deal.hands[1 - view.player] in hands
