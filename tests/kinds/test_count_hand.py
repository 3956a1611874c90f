"""Kind `count-hand`: the opponent's nine at trick 8."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from kinds.damage import Json, damaged, faults_after
from kinds.spread import different, level_shares, made, theme_counts
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.deal import Step
from tartli_core.tartli.kinds.events import Event, Verb, Who, events_of
from tartli_core.tartli.kinds.play.count_hand_case import (
    THEMES,
    CountHandCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.play.played_deal import play_up_to
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.phrases import Phrases

COUNT = 60

RECORD = """\
1 opponent exchanges Oa
1 opponent says terc
1 opponent leads 8h
1 you plays Xh
1 opponent scores Xb 9b 8b
2 you leads 7l
2 opponent plays Al
3 opponent leads Oa
3 you plays 8a
4 opponent leads Ah
4 you plays Ob
5 opponent leads Kh
5 you plays Kb
6 opponent leads 9b
6 you plays Ab
7 you leads 7b
7 opponent plays Xl"""
"""Acorns are trumps; the opponent has played the Over and a card of their terc."""

HAND = "Aa Ka Ua Xa 9a Kl Ol Ul 7a"
"""You lost trick 7 and drew the seven, which had been exchanged."""


def case(
    record: str = RECORD, hand: str = HAND, decoys: str = "Oa 9b", open_card: str = "7a"
) -> CountHandCase:
    return CountHandCase(
        hand=CardSet.parse(hand),
        seen=SeenCards(events_of(record.splitlines()), Suit.ACORNS),
        open_card=Card.parse(open_card),
        decoys=CardSet.parse(decoys),
    )


def without(*verbs: Verb) -> str:
    events = events_of(RECORD.splitlines())
    return "\n".join(str(event) for event in events if event.verb not in verbs)


def test_the_nine_are_the_pack_less_your_nine_and_the_tricks() -> None:
    assert str(case().opponent) == "9l 8l Oh Uh 9h 7h Ub Xb 8b"


@pytest.mark.parametrize("rules", PRESETS)
def test_the_nine_are_those_the_opponent_holds_in_the_deal(rules: str) -> None:
    """T-P3, T-P5: the record alone tells the whole hand."""
    for seed in range(20):
        played = play_up_to(Random(seed), Rules.preset(rules), 8, Step.LEAD)
        seen = SeenCards(played.events, played.deal.trump)
        counted = CountHandCase(played.hand, seen, played.indicator)
        assert counted.opponent == played.deal.hands[1 - played.you]
        assert len(seen.gone) == 14
        assert seen.surely_held(Who.OPPONENT) <= counted.opponent


def test_a_seven_that_was_shown_and_exchanged_is_not_held_any_more() -> None:
    """T-P5: the nine terc is announced in trick 1, the seven given in trick 2."""
    lines = (
        "1 you announces 9a 8a 7a",
        "1 you leads 8a",
        "1 opponent plays 7l",
        "1 you scores 9a 8a 7a",
        "2 you exchanges Ka",
    )
    seen = SeenCards(events_of(lines), Suit.ACORNS)
    assert str(seen.surely_held(Who.YOU)) == "Ka 9a"
    earlier = SeenCards(events_of(lines[:-1]), Suit.ACORNS)
    assert str(earlier.surely_held(Who.YOU)) == "9a 7a"


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        ("Oa", "exchanged-gone"),
        ("9b", "shown-gone"),
        ("7l", "own-card-gone"),
        ("Ah", "played-gone"),
    ],
)
def test_a_mistake_tells_what_made_one_count_a_card(card: str, mistake: str) -> None:
    assert case().mistake(Card.parse(card)) == mistake


def themes(counted: CountHandCase) -> set[str]:
    return {name for name, holds in THEMES.items() if holds(counted)}


def test_each_theme_holds_here_and_not_there() -> None:
    poor = {"out-of-trumps", "out-of-a-suit"}
    assert themes(case()) == {"exchange", "shown-and-played", *poor}
    plain = without(Verb.EXCHANGES, Verb.SCORES, Verb.SAYS)
    rich = case(plain, "Kl Ol Ul 9l 8l Oh Uh 9h Xb")
    assert str(rich.opponent) == "Aa Ka Ua Xa 9a 7a 7h Ub 8b"
    assert themes(rich) == {"open-card", "long-suit", "out-of-a-suit"}
    even = case(plain, "Aa Ka Ua 9l Oh Uh Xb 9a Ub")
    assert themes(even) == {"open-card"}


def test_the_level_counts_decoys_exchange_and_what_tempts() -> None:
    assert level(case()) == 3
    assert level(case(decoys="Oa 9b Al Ah Kh 7l")) == 4
    assert level(case(without(Verb.EXCHANGES), decoys="Al Ah")) == 1


def test_what_is_said() -> None:
    words = tell(case())
    read = Phrases().sentences(words.explanation)
    assert read == [
        "The opponent holds 9l 8l Oh Uh 9h 7h Ub Xb 8b.",
        "That is the pack without your nine cards and without the fourteen of tricks 1 "
        "to 7.",
        "The opponent has no card of acorns.",
        "You lost trick 7, so you have drawn the open card, the seven of acorns (7a).",
    ]
    assert Phrases().sentences(words.question)[1:] == [
        "In trick 1 the opponent exchanged the seven of acorns (7a) for the Over of "
        "acorns (Oa)."
    ]
    assert len(tell(case(without(Verb.EXCHANGES))).question) == 1
    assert Phrases().sentences(words.whys["9b"]) == [
        "The opponent scored a meld with the nine of bells (9b), but played it in "
        "trick 6."
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_of_several_levels(rules: str) -> None:
    puzzles = made("count-hand", rules, COUNT)
    assert different(puzzles) == COUNT
    shares = level_shares(puzzles)
    assert len(shares) >= 3
    assert max(shares.values()) <= 0.5
    counts = theme_counts(puzzles)
    assert set(counts) == set(REGISTRY["count-hand"].themes)
    assert max(counts.values()) < COUNT


def test_the_record_tells_all_that_was_seen() -> None:
    """Announcements, heights, answers and scores stand in the order of T-A1."""
    verbs = set()
    for seed in range(60):
        played = play_up_to(Random(seed), Rules.preset("austrian"), 8, Step.LEAD)
        verbs |= {event.verb for event in played.events}
        numbers = [event.trick for event in played.events]
        assert all(0 <= later - now <= 1 for now, later in pairwise(numbers))
        assert all(Event.parse(str(event)) == event for event in played.events)
    assert verbs == set(Verb)


# damage


def faults_of_seed(change: Callable[[Json], None], seed: int = 0) -> list[str]:
    return faults_after(REGISTRY.generate("count-hand", seed, "hungarian"), change)


def flip(data: Json) -> None:
    option = next(option for option in data["options"] if option["right"])
    option["right"] = False
    data["answers"][0].remove(option["answer"])


def leave_out(data: Json) -> None:
    option = next(option for option in data["options"] if option["right"])
    data["options"].remove(option)
    data["answers"][0].remove(option["answer"])


def revalue(data: Json) -> None:
    data["options"][0]["value"] += 1


def worth_eight(data: Json) -> None:
    data["value"] = 8


def swap_a_card(data: Json) -> None:
    held = data["answers"][0][0]
    data["position"]["hand"] = data["position"]["hand"][2:].strip() + f" {held}"


def other_indicator(data: Json) -> None:
    mine = data["position"]["hand"].split()
    indicator = data["position"]["indicator"]
    others = data["answers"][0] if indicator in mine else mine
    data["position"]["indicator"] = next(c for c in others if c[1] == indicator[1])


def drop_an_event(data: Json) -> None:
    data["position"]["record"].pop()


@pytest.mark.parametrize(
    "change",
    [
        flip,
        leave_out,
        revalue,
        worth_eight,
        swap_a_card,
        other_indicator,
        drop_an_event,
    ],
)
def test_damage_is_refused(change: Callable[[Json], None]) -> None:
    assert faults_of_seed(change)


def with_exchange(old: str, new: str) -> list[str]:
    """A puzzle with an exchange of the opponent's in its record, that line changed."""
    for seed in range(40):
        data = REGISTRY.generate("count-hand", seed, "hungarian").to_json()
        record = data["position"]["record"]
        places = [i for i, line in enumerate(record) if "opponent exchanges" in line]
        if places:
            line = record[places[0]]
            card = line.split()[-1]
            record[places[0]] = line.replace(old or card, new)
            return damaged(data)
    raise AssertionError


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("opponent exchanges", "opponent says terc / bela", "cannot be read"),
        ("opponent exchanges", "you exchanges", ""),
        ("", "Xx", "the card taken"),
    ],
)
def test_an_exchange_that_could_not_be_is_refused(
    old: str, new: str, fault: str
) -> None:
    faults = with_exchange(old, new)
    assert faults
    assert fault in faults[0]


def test_an_exchange_for_a_card_that_another_held_is_refused() -> None:
    data = REGISTRY.generate("count-hand", 1, "hungarian").to_json()
    trump = data["position"]["trump"]
    free = [
        c for c in data["position"]["hand"].split() if c[1] == trump and c[0] != "7"
    ]
    record = data["position"]["record"]
    assert record[0].startswith("1 opponent exchanges ")
    record[0] = f"1 opponent exchanges {free[0]}"
    faults = damaged(data)
    assert any("T-P5" in fault for fault in faults)
