"""Kind `exchange`: the seven of trumps against the open card."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from test_examples import UNSEEN, x9

from kinds.damage import as_json, faults_after
from kinds.whole_deals import along, whole_deal
from tartli_core.app.kinds import REGISTRY
from tartli_core.errors import NotationError
from tartli_core.proof.tartli import check
from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Card, CardSet
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.making import is_quiet
from tartli_core.tartli.kinds.play import exchange_card_case, exchange_meld_case
from tartli_core.tartli.kinds.play.exchange import NAME, VERSION
from tartli_core.tartli.kinds.play.exchange_card_case import (
    ExchangeCardCase,
    How,
    Plan,
    Solver,
    plans,
    seven_terc,
    solve,
)
from tartli_core.tartli.kinds.play.exchange_cards import plan_case_of, plan_draft
from tartli_core.tartli.kinds.play.exchange_meld_case import (
    Asked,
    ExchangeMeldCase,
    Sort,
    level,
    mistake,
)
from tartli_core.tartli.kinds.play.exchange_melds import draw_melds, meld_case_of
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.melds import Meld, parse_meld
from tartli_core.tartli.moves import Announce, Exchange, Move, PlayCard
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.open_cards import OpenCards
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle

read = Phrases().sentences

# what may be announced


def melds_case(
    hand: str,
    indicator: str = "Oa",
    *,
    scored: str = "",
    asked: Asked = Asked.GAINED,
    rules: str = "hungarian",
    second: bool = False,
) -> ExchangeMeldCase:
    card = Card.parse(indicator)
    melds = [parse_meld(text, card.suit) for text in scored.split(" / ") if text]
    return ExchangeMeldCase(
        hand=CardSet.parse(hand),
        indicator=card,
        rules=Rules.preset(rules),
        scored=tuple(melds),
        asked=asked,
        second=second,
    )


def texts(melds: tuple[Meld, ...]) -> list[str]:
    return [str(meld) for meld in melds]


BOTH_WAYS = "Ka Ua 9a 8a 7a Ol Oh Ob 7l"
"""The Over of acorns brings béla, two sequences and four Overs; the nine terc goes."""


def test_the_open_card_is_gained_with_all_it_completes() -> None:
    case = melds_case(BOTH_WAYS)
    assert set(texts(case.right)) == {"Ka Oa Ua", "O", "bela"}
    assert texts(case.of_sort(Sort.LOST)) == ["9a 8a 7a"]


def test_what_is_lost_is_asked_for_in_the_same_way() -> None:
    assert texts(melds_case(BOTH_WAYS, asked=Asked.LOST).right) == ["9a 8a 7a"]


def test_the_seven_and_the_open_card_are_never_held_together() -> None:
    case = melds_case("Xa 8a 7a Ul Kh Oh 7h Ab 8b", "9a")
    assert case.sort(parse_meld("9a 8a 7a", case.trump)) is Sort.BOTH
    assert case.sort(parse_meld("Xa 9a 8a", case.trump)) is Sort.GAINED
    assert case.sort(parse_meld("Ua Xa 9a", case.trump)) is Sort.MISSING
    assert str(case.missing(parse_meld("Ua Xa 9a", case.trump))) == "Ua"


def test_what_was_scored_may_bar_what_the_open_card_completes() -> None:
    """T-M9: after the ace terc the king terc in it has a lower top."""
    hand = "Aa Ka Ua 7a Ol 9l Xh 8h 7b"
    case = melds_case(hand, scored="Aa Ka Oa")
    barred = parse_meld("Ka Oa Ua", case.trump)
    assert case.sort(barred) is Sort.BARRED
    assert mistake(case, barred) == "barred"
    assert read([case.why_barred(barred)])[0].startswith("The king terc of acorns")
    assert "Aa Ka Oa Ua" in texts(case.right)


def test_nines_gain_no_vannak_under_austrian_rules() -> None:
    """T-M2."""
    hand = "7a 9l 9h 9b Kl Ol Uh Ab 8b"
    assert "9" in texts(melds_case(hand, "9a").right)
    assert "9" not in texts(melds_case(hand, "9a", rules="austrian").right)


def themes_of(case: ExchangeMeldCase) -> set[str]:
    return {n for n, holds in exchange_meld_case.THEMES.items() if holds(case)}


def test_each_theme_of_melds_holds_here_and_not_there() -> None:
    assert themes_of(melds_case(BOTH_WAYS)) == {
        "gain",
        "loss",
        "gains-bela",
        "gains-vannak",
    }
    poor = melds_case("8a 7a Al Kl 9l Xh 7h Ub 7b", "Xa", second=True)
    assert themes_of(poor) == {"second-player", "quiet"}
    scored = melds_case(BOTH_WAYS, scored="9a 8a 7a", asked=Asked.LOST)
    assert "scored-before" in themes_of(scored)
    assert "loss" not in themes_of(scored)


def test_the_level_of_melds_counts_what_must_be_kept_apart() -> None:
    case = melds_case(BOTH_WAYS)
    gained, lost = parse_meld("O", case.trump), parse_meld("9a 8a 7a", case.trump)
    assert level(case, [gained]) == 2
    assert level(case, [gained, lost]) == 3
    low = melds_case("Xa 8a 7a Ul Kh Oh 7h Ab 8b", "9a")
    both = parse_meld("9a 8a 7a", low.trump)
    assert level(low, [*low.right, both]) == 2


def test_a_mistake_tells_what_was_mixed_up() -> None:
    case = melds_case("Xa 9a 8a 7a Kl Ol Ul Ob 8b", "Oa")
    named = {
        text: mistake(case, parse_meld(text, case.trump))
        for text in ("Kl Ol Ul", "9a 8a 7a", "O", "bela", "Oa Ua Xa")
    }
    assert named == {
        "Kl Ol Ul": "same-either-way",
        "9a 8a 7a": "gained-and-lost-mixed",
        "O": "three",
        "bela": "half-bela",
        "Oa Ua Xa": "not-held",
    }


def test_what_is_said_of_melds() -> None:
    case = melds_case(BOTH_WAYS)
    lost = parse_meld("9a 8a 7a", case.trump)
    words = exchange_meld_case.tell(case, [*case.right, lost])
    assert read(words.explanation) == [
        "With the Over of acorns (Oa) instead of the seven you gain the Over vannak "
        "(four O), king terc of acorns (Ka Oa Ua) and béla."
        if texts(case.right)[0] == "O"
        else "With the Over of acorns (Oa) instead of the seven you gain the king terc "
        "of acorns (Ka Oa Ua), Over vannak (four O) and béla.",
        "Without the seven you lose the nine terc of acorns (9a 8a 7a); a seven that "
        "was swapped serves in no sequence of this trick.",
    ]
    assert read(words.whys[str(lost)]) == [
        "The nine terc of acorns (9a 8a 7a) needs the seven: this is lost by the "
        "exchange."
    ]


@cache
def melds_puzzle(seed: int, rules: str) -> Puzzle:
    """A puzzle about melds, whatever this seed of the kind asks."""
    rng, quiet = Random(seed), is_quiet(NAME, seed)
    while True:
        try:
            draft = draw_melds(rng, Rules.preset(rules), quiet=quiet)
        except Rejected:
            continue
        return draft.puzzle(NAME, VERSION, seed, Rules.preset(rules))


@pytest.mark.parametrize("rules", PRESETS)
def test_melds_drawn_are_proved_and_as_quiet_as_their_seed_asks(rules: str) -> None:
    for seed in range(60):
        puzzle = melds_puzzle(seed, rules)
        assert check(as_json(puzzle)) == []
        assert (puzzle.answers == ((),)) == is_quiet(NAME, seed)
        case = meld_case_of(puzzle)
        assert set(texts(case.right)) == set(puzzle.answers[0])


# trick 7


def after(deal: Deal, plan: Plan) -> Deal:
    """The deal after the moves of a plan, and the dialogue they call for."""
    moves: list[Move] = [PlayCard(0, plan.card)]
    if plan.how is How.EXCHANGES:
        moves.insert(0, Exchange(0))
    if plan.how is How.ANNOUNCES:
        moves.insert(0, Announce(0, Announcement((seven_terc(deal.trump),))))
    for move in moves:
        deal = deal.play(move)
        while deal.step in (Step.HEIGHT, Step.ANSWER):
            deal = deal.play(deal.legal_moves[0])
    return deal


def x9_moment() -> LastDraw:
    """T-X9 as you see it: the ace of leaves is led, 495 to 440 against you."""
    deal = x9("7l")
    events = tuple(
        Event(
            number,
            Who.YOU if player == 1 else Who.OPPONENT,
            Verb.LEADS if player == trick.lead else Verb.PLAYS,
            str(trick.cards[player]),
        )
        for number, trick in enumerate(deal.tricks, start=1)
        for player in (trick.lead, 1 - trick.lead)
    )
    theirs, mine = (deal.totals[p] - deal.trick_points[p] for p in (0, 1))
    return LastDraw(
        rules=deal.rules,
        seen=SeenCards(events, deal.trump),
        led=Card.parse("Al"),
        hand=deal.hands[1],
        indicator=Card.parse("Oa"),
        scores=(mine, theirs),
    )


def test_x9_is_a_puzzle() -> None:
    """T-X9: exchange and the trump eight win in 9 of 9 layouts, the terc in none."""
    draw = x9_moment()
    assert set(map(str, draw.layouts)) == set(UNSEEN.split())
    assert draw.totals == (440, 495)
    case = solve(draw)
    assert case is not None
    assert str(case.right) == "exchanges / 8a"
    assert case.wins(case.right) == 9
    assert case.needed == (61, 6)
    wrong = {plan: case.wins(plan) for plan in case.table if plan != case.right}
    assert max(wrong.values()) == 1
    assert {plan.how for plan in wrong} == {How.EXCHANGES, How.ANNOUNCES}
    assert not any(wins for plan, wins in wrong.items() if plan.how is How.ANNOUNCES)
    draft = plan_draft(
        case,
        draw.unseen.without_card(Card.parse("7l")),
        {
            "trick": 7,
            "trump": "a",
            "indicator": "Oa",
            "before": list(draw.scores),
            "totals": list(draw.totals),
        },
    )
    puzzle = draft.puzzle(NAME, VERSION, 9, draw.rules)
    data = as_json(puzzle)
    assert check(data) == []
    assert plan_case_of(Puzzle.from_json(data)) == case
    words = REGISTRY[NAME].tell(puzzle)
    assert read(words.explanation)[0] == (
        "Exchange and play the eight of acorns (8a): in each of the 9 layouts this "
        "wins the buli, and nothing else does."
    )
    terc = next(str(plan) for plan in wrong if plan.how is How.ANNOUNCES)
    assert read(words.whys[terc]) == ["This wins in none of the 9 layouts."]


def test_a_plan_brings_what_the_whole_deal_brings() -> None:
    """The race of trick 8 against a search of the deal itself, melds and all."""
    draw = x9_moment()
    solver = Solver(draw)
    for hidden in draw.layouts[::3]:
        deal = whole_deal(draw, hidden)
        for plan in plans(draw):
            assert solver.outcome(plan, hidden) == OpenCards().outcome(
                after(deal, plan)
            )


@cache
def plan_puzzles(rules: str) -> tuple[Puzzle, ...]:
    """Two puzzles of trick 7, quickly found."""
    return tuple(plan_puzzles_of(rules, 2))


def plan_puzzles_of(rules: str, count: int) -> Iterator[Puzzle]:
    seed = 0
    while count:
        seed += 1
        plans_asked = Random(f"{NAME} plan {seed}").random() < 0.35
        if plans_asked and not is_quiet(NAME, seed):
            yield REGISTRY.generate(NAME, seed, rules)
            count -= 1


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_shown_plans_bring_what_the_whole_deals_bring(rules: str) -> None:
    """T-P5, T-S4: on lead as well, whatever the opponent replies."""
    case = plan_case_of(plan_puzzles(rules)[0])
    for place, hidden in list(enumerate(case.draw.layouts))[:2]:
        deal = whole_deal(case.draw, hidden)
        for plan, row in case.table.items():
            assert row[place] == OpenCards().outcome(after(deal, plan))


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_every_plan_is_played_out_to_its_outcome(rules: str) -> None:
    """Where it wins least; a legal line of the whole deal, with the claim."""
    check_lines(plan_case_of(plan_puzzles(rules)[0]))


def test_x9_is_played_out_with_the_terc_too() -> None:
    case = solve(x9_moment())
    assert case is not None
    check_lines(case)
    lines = exchange_card_case.played_out(case)
    assert any("you says terc" in told.line for told in lines.values())


def check_lines(case: ExchangeCardCase) -> None:
    lines = exchange_card_case.played_out(case)
    assert [*lines] == list(map(str, case.table))
    for plan, row in case.table.items():
        told = lines[str(plan)]
        hidden = case.draw.unseen - CardSet.parse(told.opponent)
        assert row[case.draw.layouts.index(*hidden)] == min(row)
        result = along(whole_deal(case.draw, *hidden), told.line).result
        assert result is not None
        assert {0: 1, 1: -1, None: 0}[result.winner] == min(row)


def test_melds_are_not_played_out() -> None:
    assert REGISTRY[NAME].played_out is not None
    assert REGISTRY[NAME].played_out(melds_puzzle(2, "hungarian")) == {}


def made_up(rows: dict[str, str], led: str | None = "Kh") -> ExchangeCardCase:
    draw = LastDraw(
        rules=Rules.preset("austrian"),
        seen=SeenCards((), Card.parse("Aa").suit),
        led=None if led is None else Card.parse(led),
        hand=CardSet.parse("7a Ah Kl"),
        indicator=Card.parse("Aa"),
        scores=(486, 490),
    )
    return ExchangeCardCase(
        draw,
        {Plan.parse(plan): tuple(map(int, row.split())) for plan, row in rows.items()},
    )


SWAP = made_up(
    {"exchanges / Aa": "1 1 1", "keeps / Ah": "1 -1 0", "keeps / Kl": "0 0 0"}
)
KEEP = made_up({"keeps / Ah": "1 1 1", "exchanges / Aa": "1 1 0"}, led=None)
TERC = made_up({"exchanges / Ah": "1 1", "announces / Kl": "-1 -1"}, led="8b")


def themes(case: ExchangeCardCase) -> set[str]:
    return {n for n, holds in exchange_card_case.THEMES.items() if holds(case)}


def test_each_theme_of_trick_7_holds_here_and_not_there() -> None:
    assert themes(SWAP) == {"now-or-never", "play-the-open-card", "wins-at-once"}
    assert themes(KEEP) == {"keep", "on-lead"}
    assert themes(TERC) == {"now-or-never", "terc-with-the-seven"}


def test_the_level_of_trick_7_counts_lead_tricks_to_come_and_a_rival() -> None:
    assert exchange_card_case.level(SWAP) == 2
    assert exchange_card_case.level(KEEP) == 5
    assert exchange_card_case.level(TERC) == 3


def test_the_mistakes_of_trick_7() -> None:
    name = exchange_card_case.mistake
    assert name(SWAP, Plan.parse("keeps / Ah")) == "exchange-missed"
    assert name(KEEP, Plan.parse("exchanges / Aa")) == "exchange-too-many"
    assert name(KEEP, Plan.parse("keeps / Kl")) == "wrong-card-after-exchange"
    assert name(TERC, Plan.parse("announces / Kl")) == "terc-instead-of-exchange"


def test_what_is_said_of_trick_7() -> None:
    words = exchange_card_case.tell(SWAP)
    assert read(words.explanation)[1:] == [
        "To 501 you lack 15 and the opponent 11: melds and tricks taken count, and "
        "whoever gets there claims at once.",
        "The trick is then surely yours, and with it you have 501.",
        "After the trick its winner draws the hidden card and its loser the open one, "
        "then the seven of acorns (7a).",
    ]
    assert read(words.hints[2]) == [
        "To keep the seven and play the king of leaves (Kl) does not win in every "
        "layout."
    ]
    assert read(words.whys["keeps / Ah"])[0].startswith(
        "This wins in one of the 3 layouts. With the "
    )


def test_a_plan_is_read_as_it_is_written() -> None:
    for text in ("exchanges / 8a", "keeps / Ol", "announces / 7b"):
        assert str(Plan.parse(text)) == text
    with pytest.raises(NotationError, match="'swaps 8a' is not a plan"):
        Plan.parse("swaps 8a")


def test_all_plans_of_a_hand() -> None:
    draw = x9_moment()
    cards = {how: [p.card for p in plans(draw) if p.how is how] for how in How}
    assert cards[How.EXCHANGES] == list(draw.exchanged.hand)
    assert cards[How.ANNOUNCES] == list(draw.hand)
    assert cards[How.KEEPS] == []


# damage


def melds_damage(change: Callable[[dict[str, Any]], None]) -> list[str]:
    puzzle = melds_puzzle(2, "hungarian")
    assert puzzle.answers[0]
    return faults_after(puzzle, change)


def other_question(data: dict[str, Any]) -> None:
    asked = data["position"]["asked"]
    data["position"]["asked"] = "lost" if asked == "gained" else "gained"


def no_question(data: dict[str, Any]) -> None:
    data["position"]["asked"] = "anything"


def flip(data: dict[str, Any]) -> None:
    option = next(option for option in data["options"] if not option["right"])
    option["right"] = True
    data["answers"] = [[o["answer"] for o in data["options"] if o["right"]]]


def leave_out(data: dict[str, Any]) -> None:
    option = next(option for option in data["options"] if option["right"])
    data["options"].remove(option)
    data["answers"][0].remove(option["answer"])


def revalue(data: dict[str, Any]) -> None:
    data["options"][0]["value"] += 10


def no_seven(data: dict[str, Any]) -> None:
    position = data["position"]
    seven = f"7{position['trump']}"
    played = {line.split()[-1] for line in position["record"]}
    gone = {*position["hand"].split(), *played, position["indicator"]}
    spare = next(r + s for s in "alhb" for r in "AKOUX98" if r + s not in gone)
    position["hand"] = position["hand"].replace(seven, spare)


def seven_open(data: dict[str, Any]) -> None:
    data["position"]["indicator"] = f"7{data['position']['trump']}"


@pytest.mark.parametrize(
    "change",
    [other_question, no_question, flip, leave_out, revalue, no_seven, seven_open],
)
def test_damage_to_melds_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    assert melds_damage(change)


def other_outcome(data: dict[str, Any]) -> None:
    row = data["certificate"]["table"][1]
    row[0] = 0 if row[0] else 1


def fewer_layouts(data: dict[str, Any]) -> None:
    data["certificate"]["layouts"].pop()
    for row in data["certificate"]["table"]:
        row.pop()
    data["value"] -= 1


def other_right(data: dict[str, Any]) -> None:
    for option in data["options"]:
        option["right"] = not option["right"]
    data["answers"] = [[o["answer"]] for o in data["options"] if o["right"]]


def other_wins(data: dict[str, Any]) -> None:
    data["options"][-1]["value"] += 1


def no_plan(data: dict[str, Any]) -> None:
    data["options"][0]["answer"] = "keeps / Xx"


def far_from_501(data: dict[str, Any]) -> None:
    for key in ("before", "totals"):
        data["position"][key] = [points - 60 for points in data["position"][key]]


def certain(data: dict[str, Any]) -> None:
    data["honesty"] = "certain"


def set_form(data: dict[str, Any]) -> None:
    data["form"] = "set"


def other_cards(data: dict[str, Any]) -> None:
    data["certificate"]["opponent"] = data["position"]["hand"]


@pytest.mark.parametrize(
    "change",
    [
        other_outcome,
        fewer_layouts,
        other_right,
        other_wins,
        no_plan,
        far_from_501,
        certain,
        set_form,
        other_cards,
    ],
)
def test_damage_to_plans_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    assert faults_after(plan_puzzles("austrian")[0], change)
