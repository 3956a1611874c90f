"""Kind `talon-end`: the card to trick 7 that is right in every layout."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from kinds.damage import faults_after
from kinds.whole_deals import along, trick_8, whole_deal
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import Card, CardSet, Suit, parse_cards
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.played_deal import play_up_to
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.kinds.play.talon_end import case_of
from tartli_core.tartli.kinds.play.talon_end_case import (
    THEMES,
    Table,
    TalonEndCase,
    level,
    played_out,
    solve,
    tell,
)
from tartli_core.tartli.moves import PlayCard
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.solver.layouts import consistent_layouts
from tartli_core.text.phrases import Phrases
from tartli_core.trainer.puzzle import Puzzle


@cache
def puzzle_of(rules: str, seed: int) -> Puzzle:
    return REGISTRY.generate("talon-end", seed, rules)


def by_the_deal(deal: Deal, card: Card) -> int:
    """Your trick points by the deal itself up to trick 8, and best play from there."""
    deal = trick_8(deal.play(PlayCard(0, card)))
    mine, theirs = deal.trick_points
    ending = replace(Ending.of(deal), scores=None)
    return (161 + mine - theirs + Endgame(ending).value) // 2


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_the_table_is_that_of_the_deals_themselves(rules: str) -> None:
    """T-P2, T-P3, T-S2: the engine plays trick 7 and deals out the last cards."""
    case = case_of(puzzle_of(rules, 2))
    for place, hidden in list(enumerate(case.draw.layouts))[:2]:
        deal = whole_deal(case.draw, hidden)
        for card, row in case.table.items():
            assert row[place] == by_the_deal(deal, card)


@pytest.mark.parametrize("rules", ["hungarian", "austrian"])
def test_every_card_is_played_out_to_what_it_brings(rules: str) -> None:
    """Where it costs most; a legal line of the whole deal, stichmaccs counted."""
    puzzle = puzzle_of(rules, 2)
    case, lines = case_of(puzzle), played_out(case_of(puzzle))
    assert [*lines] == [option.answer for option in puzzle.options]
    for card, row in case.table.items():
        told = lines[str(card)]
        hidden = case.draw.unseen - CardSet.parse(told.opponent)
        place = case.draw.layouts.index(*hidden)
        assert case.losses(card)[place] == max(case.losses(card))
        deal = along(whole_deal(case.draw, *hidden), told.line)
        assert deal.result is not None
        assert deal.result.points[0] - deal.written[0] == row[place]


@pytest.mark.parametrize("rules", PRESETS)
def test_the_layouts_are_all_hands_that_fit_the_view(rules: str) -> None:
    """One for each card that may lie hidden; counted by the solver of views."""
    compared = 0
    for seed in range(25):
        played = play_up_to(Random(seed), Rules.preset(rules), 7, Step.REPLY)
        if played.deal.said[1 - played.you] is not None:
            continue
        draw = LastDraw.read(played.position((0, 0)), Rules.preset(rules))
        assert draw.unseen == played.opponent.with_card(played.deal.talon[0])
        assert played.deal.talon[0] in draw.layouts
        if played.is_plain:
            hands = consistent_layouts(played.deal.view(played.you)).hands()
            found = {hand for hand, _ in hands}
            assert found == {draw.unseen.without_card(card) for card in draw.layouts}
            compared += 1
    assert compared >= 8


@pytest.mark.parametrize("rules", PRESETS)
def test_cards_dealt_anew_fit_the_record_as_well(rules: str) -> None:
    for seed in range(10):
        rng = Random(seed)
        played = play_up_to(rng, Rules.preset(rules), 7, Step.LEAD)
        hand, opponent = played.dealt_anew(rng)
        assert len(hand) == len(opponent) == 9
        assert not hand & opponent
        assert not (hand | opponent) & played.seen.gone
        assert played.indicator not in hand | opponent
        assert hand >= played.seen.surely_held(Who.YOU)
        assert opponent >= played.seen.surely_held(Who.OPPONENT)


def test_melds_still_to_come_are_seen() -> None:
    """T-M9: after the ace terc was scored, the ten terc below it may still come."""
    scored = Event.parse("1 opponent scores Al Kl Ol")
    hand = CardSet.parse("Aa Ka 9a Kh Uh 9h Xb 8b 7b")
    draw = LastDraw(
        rules=Rules.preset("hungarian"),
        seen=SeenCards((scored,), Suit.ACORNS),
        led=Card.parse("Ah"),
        hand=hand,
        indicator=Card.parse("7a"),
        scores=(0, 0),
    )
    assert draw.melds_to_come(Who.YOU)  # with the Over of acorns or the nine of bells
    assert draw.melds_to_come(Who.OPPONENT)  # X 9 8 of leaves
    led = CardSet.parse("Ua Xa 8a Oa Ul Xl 9l 8l 7l Oh Xh 8h 7h Ab Kb Ob Ub 9b")
    gone = tuple(
        Event(1 + place // 2, Who.YOU, Verb.LEADS, str(card))
        for place, card in enumerate(led)
    )
    poor = replace(draw, seen=SeenCards((*gone, scored), Suit.ACORNS))
    assert str(poor.unseen) == "Al Kl Ol"
    assert not poor.melds_to_come(Who.OPPONENT)
    assert not poor.melds_to_come(Who.YOU)


# themes, levels and words, by tables made up

HAND = "Aa 8a Kl Kh 7h Xb"


def made_up(
    led: str, rows: str, hand: str = HAND, indicator: str = "9a"
) -> TalonEndCase:
    """Acorns are trumps; a row of points for each card, columns for layouts."""
    draw = LastDraw(
        rules=Rules.preset("hungarian"),
        seen=SeenCards((), Suit.ACORNS),
        led=Card.parse(led),
        hand=CardSet.parse(HAND),
        indicator=Card.parse(indicator),
        scores=(0, 0),
    )
    table: Table = {
        card: tuple(map(int, row.split()))
        for card, row in zip(draw.hand, rows.split(","), strict=True)
    }
    return TalonEndCase(draw, table)


LEAVE = made_up("Ab", "50 40, 60 55, 70 70, 70 70, 90 90, 60 60")
"""The nine of trumps lies open: the trick is left, against habit."""

TAKE = made_up("Ab", "50 40, 95 90, 70 70, 70 70, 90 90, 60 60")
PLAIN = made_up("Kb", "0 10, 20 30, 30 30, 31 31, 40 40, 35 30", indicator="7a")
HEARTS = made_up("Oh", "50 50, 60 60, 70 70, 99 161, 90 90, 60 60")


def themes(case: TalonEndCase) -> set[str]:
    return {name for name, holds in THEMES.items() if holds(case)}


def test_each_theme_holds_here_and_not_there() -> None:
    assert themes(LEAVE) == {"let-go", "usual-card-wrong", "open-card"}
    assert themes(TAKE) == {"take", "trump-in"}
    assert themes(PLAIN) == {"let-go", "all-nine"}
    assert themes(HEARTS) == {"take", "usual-card-wrong", "all-nine"}


def test_the_value_of_a_card_is_in_how_many_layouts_it_is_best() -> None:
    assert [TAKE.value(card) for card in TAKE.draw.hand] == [0, 2, 0, 0, 1, 0]
    assert TAKE.right == parse_cards("8a")
    assert made_up("Ab", "9 5, 5 9, 1 1, 1 1, 1 1, 1 1").right == ()


def test_the_mistake_tells_what_was_done_with_the_trick() -> None:
    found = {str(card): LEAVE.mistake(card) for card in parse_cards("8a Kl")}
    assert found == {"8a": "trick-7-taken", "Kl": "wrong-card-thrown"}
    found = {str(card): TAKE.mistake(card) for card in parse_cards("Aa Kl")}
    assert found == {"Aa": "taken-with-the-wrong-card", "Kl": "trick-7-left"}


def test_the_level_counts_habit_choice_layouts_and_a_close_rival() -> None:
    assert level(made_up("Kb", "1 1, 20 30, 30 30, 31 31, 90 90, 1 30")) == 2
    assert level(LEAVE) == 3
    assert level(HEARTS) == 3
    close = "50 40, 95 90, 70 70, 70 70, 91 90, 60 60"
    assert level(made_up("Ab", close)) == 3
    many = (f"{points} " * 7 for points in (50, 95, 70, 70, 80, 60))
    assert level(made_up("Ab", ",".join(many))) == 3


def test_what_is_said() -> None:
    words, read = tell(LEAVE), Phrases().sentences
    assert read(words.explanation)[1:] == [
        "It leaves the trick to the opponent. So they draw the hidden card and lead to "
        "trick 8, and you draw the open nine of acorns (9a).",
        "With best play of both you end with 90 of the 161 trick points in every "
        "layout.",
    ]
    assert read(words.hints[2]) == ["The ace of acorns (Aa) is not the right card."]
    assert read(words.whys["Kl"]) == [
        "This brings less in every layout: you end with 70 trick points instead of 90."
    ]


def test_nothing_is_solved_where_no_card_is_right() -> None:
    """Of the deals of plain players some have no such card, and are passed over."""
    found = 0
    for seed in range(60):
        played = play_up_to(Random(seed), Rules.preset("austrian"), 7, Step.REPLY)
        draw = LastDraw.read(played.position((0, 0)), Rules.preset("austrian"))
        if len(draw.layouts) in (4, 5):
            case = solve(draw)
            found += case is None
            if case is not None:
                assert case.right
        if found:
            return
    raise AssertionError


# damage


def raise_a_value(data: dict[str, Any]) -> None:
    data["certificate"]["table"][0][0] += 1


def lower_the_right_row(data: dict[str, Any]) -> None:
    for row, option in zip(data["certificate"]["table"], data["options"], strict=True):
        if option["right"]:
            row[-1] -= 1


def leave_out_a_layout(data: dict[str, Any]) -> None:
    data["certificate"]["layouts"].pop()
    for row in data["certificate"]["table"]:
        row.pop()


def twice_a_layout(data: dict[str, Any]) -> None:
    data["certificate"]["layouts"][0] = data["certificate"]["layouts"][1]


def other_answer(data: dict[str, Any]) -> None:
    for option in data["options"]:
        option["right"] = not option["right"] and option["value"] == 0
    data["answers"] = [[o["answer"]] for o in data["options"] if o["right"]]


def other_count(data: dict[str, Any]) -> None:
    data["options"][0]["value"] += 1


def other_value(data: dict[str, Any]) -> None:
    data["value"] -= 1


def certain(data: dict[str, Any]) -> None:
    data["honesty"] = "certain"


def other_opponent(data: dict[str, Any]) -> None:
    hand = data["certificate"]["opponent"].split()
    data["certificate"]["opponent"] = " ".join(
        [*hand[1:], data["position"]["hand"][:2]]
    )


def near_501(data: dict[str, Any]) -> None:
    for key in ("before", "totals"):
        data["position"][key][0] += 340 - data["position"]["before"][0]


def a_card_less(data: dict[str, Any]) -> None:
    data["options"].pop()
    data["certificate"]["table"].pop()


def closed_form(data: dict[str, Any]) -> None:
    data["certificate"] = {"class": "closed form"}


DAMAGE = [
    raise_a_value,
    lower_the_right_row,
    leave_out_a_layout,
    twice_a_layout,
    other_answer,
    other_count,
    other_value,
    certain,
    other_opponent,
    near_501,
    a_card_less,
    closed_form,
]


@pytest.mark.parametrize("change", DAMAGE)
def test_damage_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    assert faults_after(puzzle_of("austrian", 2), change)
