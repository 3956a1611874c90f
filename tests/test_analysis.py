"""Values of all options, and lines that bear them out."""

from random import Random

import pytest
from deal_builder import deal_of, played
from random_endings import random_ending, renamed, swapped

from tartli_core.errors import InvalidStateError
from tartli_core.tartli.cards import Suit
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.moves import Announce, Claim, Move, PlayCard, SayBela
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.analysis import Analysis, analyse
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.race import Race


def at_trick_8(seed: int, before: tuple[int, int]) -> Deal | None:
    """A random deal at the beginning of trick 8, if it comes so far."""
    rng, rules = Random(seed), Rules.preset([*PRESETS][seed % 3])
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules, before=before)
    while deal.result is None and (deal.number < 8 or deal.step is not Step.LEAD):
        deal = deal.play(rng.choice(deal.legal_moves))
    return None if deal.result is not None or deal.tied else deal


def cards_of(analysis: Analysis) -> dict[str, int]:
    return {
        str(option.move.card): option.value
        for option in analysis.options
        if isinstance(option.move, PlayCard)
    }


def points_of(ending: Ending) -> dict[str, int]:
    return {str(card): value for card, value in Endgame(ending).cards.items()}


@pytest.mark.parametrize("seed", range(30))
def test_cards_are_worth_what_the_searches_say(seed: int) -> None:
    ending = random_ending(Random(f"analysis {seed}"), 1 + seed % 9)
    by_points = analyse(ending, by_points=True)
    assert cards_of(by_points) == points_of(ending)
    assert by_points.value == Endgame(ending).value
    race = analyse(ending)
    assert cards_of(race) == {str(c): v for c, v in Race(ending).cards.items()}
    assert race.value == Race(ending).value
    for option in race.options:
        assert (option.points is None) == (option.value != 0)


def result_by_points(ending: Ending, line: tuple[Move, ...]) -> int:
    """What the line brings player 0, by counting its tricks."""
    ahead = ending.taken[0] - ending.taken[1]
    for move in line:
        assert isinstance(move, PlayCard)
        assert move.player == ending.to_move
        ending = ending.play(move.card)
    assert ending.is_over
    mine, theirs = counted(ending)
    return mine - theirs - ahead


def counted(ending: Ending) -> tuple[int, int]:
    if ending.rules.stichmaccs and 0 in ending.last_nine:
        return (161, 0) if ending.last_nine[0] else (0, 161)
    return ending.taken


def result_of_race(ending: Ending, line: tuple[Move, ...]) -> int:
    """What the line brings player 0 in the race, by its claim or by counting."""
    limit = ending.rules.maccs_limit
    for move in line:
        if isinstance(move, Claim):
            assert ending.totals[move.player] >= 501
            stake = 2 if ending.totals[1 - move.player] <= limit else 1
            return stake if move.player == 0 else -stake
        assert isinstance(move, PlayCard)
        ending = ending.play(move.card)
    assert ending.is_over
    assert ending.scores is not None
    mine, theirs = counted(ending)
    totals = ending.scores[0] + mine, ending.scores[1] + theirs
    if max(totals) < 501 or totals[0] == totals[1]:
        return 0
    stake = 2 if min(totals) <= limit else 1
    return stake if totals[0] > totals[1] else -stake


@pytest.mark.parametrize("seed", range(40))
def test_every_line_brings_what_its_option_is_worth(seed: int) -> None:
    ending = random_ending(Random(f"lines {seed}"), 1 + seed % 8)
    by_points = analyse(ending, by_points=True)
    for option in by_points.options:
        assert result_by_points(ending, by_points.line(option)) == option.value
    race = analyse(ending)
    for option in race.options:
        assert result_of_race(ending, race.line(option)) == option.value


@pytest.mark.parametrize("seed", range(20))
def test_what_is_lost_is_the_distance_to_the_best(seed: int) -> None:
    analysis = analyse(random_ending(Random(f"lost {seed}"), 5), by_points=True)
    values = [option.value for option in analysis.options]
    best = max(values) if analysis.player == 0 else min(values)
    assert analysis.best.value == best == analysis.value
    for option in analysis.options:
        assert analysis.lost(option) == abs(best - option.value)
        assert analysis.is_best(option) == (option.value == best)


@pytest.mark.parametrize("seed", range(10))
def test_names_of_suits_and_places_of_players_change_nothing(seed: int) -> None:
    rng = Random(f"names {seed}")
    ending = random_ending(rng, 6)
    names = dict(zip([*Suit], rng.sample([*Suit], 4), strict=True))
    values = sorted((o.value, o.points or 0) for o in analyse(ending).options)
    other = analyse(renamed(ending, names)).options
    assert sorted((o.value, o.points or 0) for o in other) == values
    mirrored = analyse(swapped(ending)).options
    assert sorted((-o.value, -(o.points or 0)) for o in mirrored) == values


# melds announced in trick 8


def plain_points(deal: Deal) -> int:
    """By points, every announcement and every card of trick 8 tried together."""
    if deal.number > 8:
        ahead = deal.written[0] - deal.written[1]
        return ahead + taken(deal) + Endgame(Ending.of(deal)).value
    values = [plain_points(deal.play(move)) for move in deal.legal_moves]
    value = max(values) if deal.to_move == 0 else min(values)
    for player, better in ((0, max), (1, min)):
        if SayBela(player) in deal.interrupts(player):
            value = better(value, plain_points(deal.play(SayBela(player))))
    return value


def taken(deal: Deal) -> int:
    return deal.trick_points[0] - deal.trick_points[1]


def plain_race(deal: Deal) -> int:
    """The same for the buli, with every right claim."""
    if deal.result is not None:
        winner = deal.result.winner
        sign = {0: 1, 1: -1, None: 0}[winner]
        return sign * deal.result.buli_points
    if deal.number > 8 and not deal.tied:
        return Race(Ending.of(deal)).value
    moves: list[Move] = [*deal.legal_moves, *deal.interrupts(0), *deal.interrupts(1)]
    for player in deal.asked:
        if Claim(player) in moves and deal.totals[player] >= 501:
            return plain_race(deal.play(Claim(player)))
    values = [plain_race(deal.play(m)) for m in deal.legal_moves]
    value = max(values) if deal.to_move == 0 else min(values)
    for player, better in ((0, max), (1, min)):
        if SayBela(player) in moves:
            value = better(value, plain_race(deal.play(SayBela(player))))
    return value


def with_few_announcements(first: int, count: int) -> list[Deal]:
    """Deals in trick 8 with a card led, in which something may be announced."""
    found: list[Deal] = []
    for seed in range(first, first + 1000):
        rng = Random(f"few {seed}")
        deal = at_trick_8(seed, (rng.randrange(250, 440), rng.randrange(250, 440)))
        if deal is None:
            continue
        said = [m for m in deal.legal_moves if isinstance(m, Announce)]
        deal = deal.play(rng.choice(deal.legal_moves))
        if deal.step is Step.LEAD:
            deal = deal.play(rng.choice(deal.legal_moves))
        replies = [m for m in deal.legal_moves if isinstance(m, Announce)]
        if (said or replies) and deal.step is Step.REPLY:
            found.append(deal)
        if len(found) == count:
            break
    return found


def test_trick_8_by_points_is_what_trying_everything_brings() -> None:
    for deal in with_few_announcements(0, 12):
        far = deal.changed(before=(0, 0))
        ahead = deal.written[0] - deal.written[1] + taken(deal)
        analysis = analyse(deal, announcing=True, by_points=True)
        assert analysis.value == plain_points(far) - ahead
        for option in analysis.options:
            assert option.value == plain_points(far.play(option.move)) - ahead


def test_trick_8_for_the_buli_is_what_trying_everything_brings() -> None:
    seen = set()
    for deal in with_few_announcements(1000, 40):
        analysis = analyse(deal, announcing=True)
        assert analysis.value == plain_race(deal)
        for option in analysis.options:
            assert option.value == plain_race(deal.play(option.move))
            seen.add((type(option.move), option.value))
    assert {(Announce, 1), (Announce, -1), (PlayCard, 0)} <= seen


def end_of(deal: Deal, line: tuple[Move, ...]) -> int:
    """What the deal comes to for the buli by this line."""
    for number, move in enumerate(line):
        if deal.number > 8 and deal.result is None:
            return result_of_race(Ending.of(deal), line[number:])
        deal = deal.play(move)
    assert deal.result is not None
    sign = {0: 1, 1: -1, None: 0}[deal.result.winner]
    return sign * deal.result.buli_points


def test_lines_with_melds_bring_what_their_options_are_worth() -> None:
    for deal in with_few_announcements(2000, 12):
        analysis = analyse(deal, announcing=True)
        for option in analysis.options:
            assert end_of(deal, analysis.line(option)) == option.value


def test_a_deal_without_announcing_is_its_ending() -> None:
    deal = at_trick_8(3, (300, 300))
    assert deal is not None
    assert analyse(deal).options == analyse(Ending.of(deal)).options


def test_announcing_is_over_after_trick_8() -> None:
    with pytest.raises(InvalidStateError, match="announcing is over"):
        analyse(deal_of("", number=9), announcing=True)
    with pytest.raises(InvalidStateError, match="asked of a deal"):
        analyse(Ending.of(deal_of("", number=8)), announcing=True)


def test_bela_that_may_be_said_at_any_time_is_not_lost_by_silence() -> None:
    """T-A5: 40 in any case, unless a card of it is played before."""
    mine, theirs = "Kb Ob Ah 9l 8l 7a Xa 8a Xh", "Ab Xb Uh 7h Al Xl Ub 9a Kh"
    lost = {}
    for rules in ("hungarian", "international"):
        deal = deal_of(mine, theirs, number=8, rules=rules)
        analysis = analyse(deal, announcing=True, by_points=True)
        lost[rules] = {str(o.move): analysis.lost(o) for o in analysis.options}
    assert lost["hungarian"]["0 plays Ah"] == lost["international"]["0 plays Ah"] + 40
    assert lost["hungarian"]["0 says bela"] == lost["international"]["0 says bela"] == 0


def test_the_first_of_equal_options_is_the_best() -> None:
    ending = random_ending(Random("equal 3"), 9)
    analysis = analyse(ending, by_points=True)
    best = [option for option in analysis.options if analysis.is_best(option)]
    assert len(best) > 1
    assert analysis.best == best[0]


def test_melds_announced_and_not_written_are_not_passed_over() -> None:
    deal = deal_of("Kh Oh Uh 9l 8l 7l 9a 8a 7a", number=8)
    said = played(deal, "0 says Kh Oh Uh, 0 plays 7a")
    with pytest.raises(InvalidStateError, match="'Kh Oh Uh' is announced"):
        analyse(said)
    assert analyse(said, announcing=True).options


def test_a_claim_or_bela_of_the_other_comes_before_any_card() -> None:
    """T-S4, T-A5."""
    mine, theirs = "Ab Xb Uh 7h Al Xl Ub 9a Kh", "Kb Ob Ah 9l 8l 7a Xa 8a Xh"
    deal = deal_of(mine, theirs, number=8, rules="international")
    before = 200 - deal.totals[0], 470 - deal.totals[1]
    deal = deal_of(mine, theirs, number=8, rules="international", before=before)
    analysis = analyse(deal, announcing=True)
    assert analysis.value == end_of(deal, analysis.best_line) == -2
    assert [str(move) for move in analysis.best_line] == ["1 bela", "1 claims"]
