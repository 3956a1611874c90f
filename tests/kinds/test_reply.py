"""Kind `reply`: everything the second player may say."""

from collections.abc import Callable
from random import Random

import pytest

from kinds.damage import Json, faults_after
from kinds.spread import (
    different,
    level_shares,
    made,
    most_often_right,
    quiet_share,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import CardSet, Suit
from tartli_core.tartli.contest import Call
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.kinds.melds.reply_case import (
    THEMES,
    ReplyCase,
    level,
    tell,
    text_of,
    words_of,
)
from tartli_core.tartli.melds import parse_meld
from tartli_core.tartli.moves import Announce, PlayCard
from tartli_core.tartli.players.random_player import random_move, random_start
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.state import REPLY
from tartli_core.text.phrases import Phrases

COUNT = 100


def case(
    hand: str, heard: str, scored: tuple[str, ...] = (), rules: str = "hungarian"
) -> ReplyCase:
    """Acorns are trumps."""
    return ReplyCase(
        hand=CardSet.parse(hand),
        trump=Suit.ACORNS,
        rules=Rules.parse(rules),
        scored=tuple(parse_meld(meld, Suit.ACORNS) for meld in scored),
        heard=words_of(heard),
    )


def said(reply: ReplyCase) -> set[str]:
    return set(map(text_of, reply.legal))


def test_after_a_kvart_a_terc_alone_may_not_be_said() -> None:
    """T-X3."""
    reply = case("Kl Ol Ul Xl Xa Xh Xb 7a 8a", "kvart")
    assert said(reply) == {"silence", "kvart", "vannak", "terc / vannak"} | {
        "kvart / vannak"
    }


def test_after_vannak_and_terc_a_kvart_stays_silent() -> None:
    """T-X3."""
    assert said(case("Kl Ol Ul Xl 7a 8a 9h Xb 7h", "terc / vannak")) == {"silence"}


def test_after_vannak_a_kvint_may_not_be_said() -> None:
    """T-X3."""
    assert said(case("Kl Ol Ul Xl 9l 8a 7a Xb 7h", "vannak")) == {"silence"}


def test_a_long_run_may_be_understated() -> None:
    """T-M7."""
    hand = "Kl Ol Ul Xl 9l 8a 7a Xb 7h"
    assert said(case(hand, "terc")) == {"silence", "terc", "kvart", "kvint"}
    assert said(case(hand, "kvart")) == {"silence", "kvart", "kvint"}


def test_bela_is_always_free() -> None:
    """T-M7, T-A5."""
    hand = "Ka Oa 9l 8l 7l 7a Xb 7h 9h"
    assert said(case(hand, "kvint")) == {"silence", "bela"}
    assert said(case(hand, "bela")) == {"silence", "bela", "terc", "terc / bela"}
    assert said(case(hand, "kvint", scored=("bela",))) == {"silence"}


def test_what_was_scored_bars_words() -> None:
    """T-M9, T-M11, T-M12."""
    hand, scored = "Kl Ol Ul Xl 9a 8a 7h Xb 7b", ("Kl Ol Ul Xl",)
    assert said(case(hand, "terc", scored)) == {"silence"}
    assert said(case(hand, "terc", ("Kl Ol Ul",))) == {"silence", "kvart"}
    austrian = case(hand, "terc", ("Kl Ol Ul",), "austrian")
    assert said(austrian) == {"silence", "terc", "kvart"}


def test_austrians_announce_a_sequence_of_each_suit() -> None:
    """T-M4."""
    hand = "Kl Ol Ul 9h 8h 7h 7a 8a 7b"
    assert said(case(hand, "terc")) == {"silence", "terc"}
    assert said(case(hand, "terc", rules="austrian")) == {
        "silence",
        "terc",
        "terc / terc",
    }


def test_the_value_is_the_most_that_the_words_can_mean() -> None:
    hand = "Oa Ol Oh Ob Aa Al Ah Ab 7a"
    reply = case(hand, "vannak")
    assert reply.legal[(Call.VANNAK,)].contest_points == 200


def test_words_are_those_that_a_deal_allows_the_second_player() -> None:
    rng, seen = Random(5), 0
    for preset in PRESETS.values():
        for _ in range(60):
            deal = random_start(rng, preset)
            while deal.to_move is not None:
                if is_to_reply(deal):
                    seen += bool(deal.announced(deal.lead).contesting)
                    assert engine_words(deal) == set(reply_of(deal).legal)
                deal = deal.play(random_move(deal, rng))
    assert seen > 30


def is_to_reply(deal: Deal) -> bool:
    """Just after the lead; what the leader said, if anything, was not named exactly."""
    if deal.step is not REPLY or deal.number > 8:
        return False
    if not isinstance(deal.history[-1], PlayCard):
        return False
    lead = deal.history[-2:-1]
    named = any(isinstance(move, Announce) and move.exact for move in lead)
    return not named and deal.said[1 - deal.lead] is None and deal.bela_said is None


def engine_words(deal: Deal) -> set[tuple[Call, ...]]:
    moves = deal.legal_moves
    return {()} | {
        move.said.calls
        for move in moves
        if isinstance(move, Announce) and not move.exact
    }


def reply_of(deal: Deal) -> ReplyCase:
    player = 1 - deal.lead
    return ReplyCase(
        hand=deal.hands[player],
        trump=deal.trump,
        rules=deal.rules,
        scored=deal.scored[player],
        heard=deal.announced(deal.lead).calls,
    )


THEME_CASES = {
    "after-a-call": (
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "terc"),
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "bela"),
    ),
    "understatement": (
        case("Kl Ol Ul Xl 9h 7a 8a Xb 7h", "terc"),
        case("Kl Ol Ul Xl 9h 7a 8a Xb 7h", "kvart"),
    ),
    "bela-free": (
        case("Ka Oa 9l 8l 7l 7a Xb 7h 9h", "kvint"),
        case("Ka Oa 9l 8l 7l 7a Xb 7h 9h", "terc"),
    ),
    "vannak-carries": (
        case("Kl Ol Ul Xl Xa Xh Xb 7a 8a", "kvart"),
        case("Kl Ol Ul Xl Xa Xh Xb 7a 8a", "terc"),
    ),
    "scored-before": (
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "terc", ("Kl Ol Ul",)),
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "terc", ("Xh 9h 8h",)),
    ),
    "quiet": (
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "kvart"),
        case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "terc"),
    ),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_the_level_rises_with_what_there_is_to_think_of() -> None:
    assert level(case("Kl Ol Ul 7a 8a 9h Xb 7h 8b", "silence")) == 1
    assert level(case("Kl Ol Ul Xl Xa Xh Xb 7a 8a", "kvart")) == 4


def test_what_is_said_about_an_illegal_reply() -> None:
    reply = case("Ka Oa 9l 8l 7l 7a Xb 7h 9h", "kvart")
    wrong = {words_of("terc / bela"): "too-weak", words_of("kvart"): "not-held"}
    words = tell(reply, wrong)
    phrases = Phrases()
    assert phrases.sentences(words.question)[0].startswith(
        "The opponent leads and says: kvart."
    )
    assert phrases.sentences(words.why("terc / bela")) == [
        "“terc” is too short after “kvart”: your best meld must be at least as long, "
        "or a vannak."
    ]
    assert phrases.sentences(words.why("kvart")) == ["You hold no kvart."]
    assert phrases.sentences(words.explanation) == [
        "You may always stay silent.",
        "You may say béla: it is always free.",
        "After “kvart” the nine terc of leaves (9l 8l 7l) is not enough on its own: "
        "your best meld must be at least as long, or a vannak.",
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_seeds_give_different_puzzles_with_answers_in_all_places(rules: str) -> None:
    puzzles = made("reply", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert most_often_right(puzzles) <= 0.42
    assert 0.06 <= quiet_share(puzzles) <= 0.2
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3
    assert set(theme_counts(puzzles)) == set(REGISTRY["reply"].themes)
    assert all("silence" in puzzle.answers[0] for puzzle in puzzles)


def test_you_are_not_asked_where_you_could_exchange_first() -> None:
    """T-P5: then the card turned up could serve in an announcement."""
    for puzzle in made("reply", "austrian", COUNT):
        seven = f"7{puzzle.position['trump']}"
        assert seven not in puzzle.position["hand"].split()


@pytest.mark.parametrize("rules", ["international", "austrian"])
def test_bela_that_is_written_when_said_counts_in_the_total(rules: str) -> None:
    """T-A5."""
    heard = 0
    for puzzle in made("reply", rules, COUNT):
        position = puzzle.position
        bela = f"{position['trick']} opponent scores bela"
        if bela in position["record"]:
            heard += 1
            assert position["totals"][1] >= position["before"][1] + 40
            assert faults_after(puzzle, without_event(bela))
        else:
            now = f"{position['trick']} opponent says"
            said = [line for line in position["record"] if line.startswith(now)]
            assert not any("bela" in line for line in said)
    assert heard


def without_event(event: str) -> Callable[[Json], None]:
    """A béla not written, and the total made to fit."""

    def damage(data: Json) -> None:
        data["position"]["record"].remove(event)
        data["position"]["totals"][1] -= 40

    return damage


def test_damage_is_refused() -> None:
    silenced = 0
    for puzzle in made("reply", "hungarian", 12):
        right = [n for n, option in enumerate(puzzle.options) if option.right]
        assert faults_after(puzzle, without_option(right[0]))
        assert faults_after(puzzle, option_renamed(right[-1], "bela / terc"))
        if any(option.mistake == "too-weak" for option in puzzle.options):
            silenced += 1
            assert faults_after(puzzle, leader_silenced)
    assert silenced


def without_option(place: int) -> Callable[[Json], None]:
    """An option and its place in the answer taken away, the value made to fit."""

    def damage(data: Json) -> None:
        option = data["options"].pop(place)
        data["value"] -= option["value"]
        data["answers"][0].remove(option["answer"])

    return damage


def leader_silenced(data: Json) -> None:
    record = data["position"]["record"]
    data["position"]["record"] = [event for event in record if " says " not in event]


def option_renamed(place: int, text: str) -> Callable[[Json], None]:
    def damage(data: Json) -> None:
        data["options"][place]["answer"] = text

    return damage
