"""Kind `maccs`: go out now, or play on for every trick."""

import pytest

from kinds.damage import Json, faults_after
from kinds.spread import (
    different,
    level_shares,
    made,
    quiet_share,
    theme_counts,
)
from tartli_core.app.kinds import REGISTRY
from tartli_core.tartli.cards import Card, CardSet, Suit, trick_points
from tartli_core.tartli.kinds.play.open_ending import OpenEnding
from tartli_core.tartli.kinds.score.maccs import case_of
from tartli_core.tartli.kinds.score.maccs_case import THEMES, MaccsCase, level, tell
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.ending import Ending
from tartli_core.text.phrases import Phrases

COUNT = 30
RULES = ("hungarian", "international")


def case(
    mine: str,
    theirs: str,
    totals: tuple[int, int],
    *,
    led: str = "",
    tricks: int = 30,
    won: tuple[int, int] | None = None,
) -> MaccsCase:
    """Acorns are trumps; `tricks` are the opponent's points of tricks so far."""
    hands = CardSet.parse(mine), CardSet.parse(theirs)
    held = [*hands[0], *hands[1], *([Card.parse(led)] if led else [])]
    taken = 151 - trick_points(held, Suit.ACORNS) - tricks, tricks
    played = 9 - len(hands[0])
    return MaccsCase(
        OpenEnding(
            Ending(
                rules=Rules.preset("hungarian"),
                trump=Suit.ACORNS,
                hands=hands,
                leader=1 if led else 0,
                led=Card.parse(led) if led else None,
                taken=taken,
                scores=(totals[0] - taken[0], totals[1] - taken[1]),
                last_nine=won or (played, 0),
            ),
            (),
        )
    )


SWEEP = case("Oa 9a Kl", "8a Xl 7l", (505, 260))
"""The ace of leaves is not in your hand: the king loses to the ten."""

DRAWS_FIRST = case("Oa 9a Al", "8a Xh 7h", (505, 260))
"""The ace of leaves would be trumped; after two trumps nothing is."""


def test_playing_on_is_right_when_every_trick_brings_maccs() -> None:
    """T-S2, T-S3, T-S8."""
    assert DRAWS_FIRST.claim == 1
    assert {str(c): v for c, v in DRAWS_FIRST.cards.items()} == {
        "Oa": 2,
        "9a": 2,
        "Al": 1,
    }
    assert set(map(str, DRAWS_FIRST.right)) == {"Oa", "9a"}


def test_playing_on_brings_nothing_when_a_trick_is_lost() -> None:
    assert SWEEP.claim == 1
    assert set(SWEEP.cards.values()) == {1}


def test_playing_on_brings_nothing_when_the_melds_alone_are_too_many() -> None:
    """T-S2: meld points stay."""
    assert case("Oa 9a Al", "8a Xh 7h", (505, 290), tricks=30).cards[
        Card.parse("Oa")
    ] == (1)


KEEPS = case("Kl 7l 8h", "Al Xl Xh", (505, 245), won=(3, 3))
"""Every trick of the opponent takes them above 250."""

LOSES = case("Kl 7l 8h", "Al Xl Xh", (505, 491), won=(3, 3))
"""Every trick of the opponent takes them to 501."""


def test_maccs_in_hand_is_not_risked() -> None:
    """T-S3: 250 points or fewer."""
    assert KEEPS.claim == 2
    assert set(KEEPS.cards.values()) == {1}


def test_the_winner_of_the_trick_claims_first() -> None:
    """T-S6."""
    assert LOSES.claim == 1
    assert set(LOSES.cards.values()) == {-1}


def test_an_opponent_who_has_501_claims_in_the_trick() -> None:
    """T-S4: at any moment."""
    both = case("Oa 9a Al", "8a Xh 7h", (505, 520))
    assert set(both.cards.values()) == {-1}
    assert both.line(Card.parse("Oa")) == (Card.parse("Oa"),)


def test_as_second_player_the_trick_is_taken_with_your_card() -> None:
    follows = case("Al 7h", "8h", (505, 498), led="Kl", won=(3, 4))
    assert {str(c): v for c, v in follows.cards.items()} == {"Al": 1}


THEME_CASES = {
    "sweep": (DRAWS_FIRST, KEEPS),
    "only-card": (case("Oa Al Xl", "8a Xh 7h", (505, 260)), DRAWS_FIRST),
    "keeps-maccs": (KEEPS, LOSES),
    "other-out": (LOSES, KEEPS),
    "following": (case("Al 7h", "8h", (505, 498), led="Kl", won=(3, 4)), KEEPS),
    "drawing-trumps": (DRAWS_FIRST, KEEPS),
    "quiet": (LOSES, KEEPS),
}


@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_tells_its_positions_from_others(theme: str) -> None:
    with_it, without_it = THEME_CASES[theme]
    assert THEMES[theme](with_it)
    assert not THEMES[theme](without_it)


def test_the_level_rises_with_what_there_is_to_see() -> None:
    assert level(DRAWS_FIRST) == 1
    assert level(THEME_CASES["only-card"][0]) == 3


def test_what_is_said_about_playing_on() -> None:
    words, phrases = tell(DRAWS_FIRST), Phrases()
    assert phrases.sentences(words.explanation) == [
        "Going out now wins one buli point: the opponent has 260, more than 250.",
        "You win every trick that is left if you play on with one of these cards: "
        "Oa 9a.",
        "Stichmaccs takes from the opponent the 30 points of their tricks. They keep "
        "230, which is 250 or fewer: that is maccs, two buli points.",
        "Best play of both, card by card: Oa 8a 9a Xh Al 7h.",
    ]
    assert phrases.sentences(words.why("Al")) == [
        "After the ace of leaves (Al) the opponent wins a trick, and you win one buli "
        "point only.",
        "Best play of both, card by card: Al 8a.",
    ]


def test_what_is_said_about_going_out() -> None:
    phrases = Phrases()
    assert phrases.sentences(tell(KEEPS).why("8h")) == [
        "After the eight of hearts (8h) the opponent comes to 255, more than 250, and "
        "you win one buli point only.",
        "Best play of both, card by card: 8h Xh.",
    ]
    assert phrases.sentences(tell(LOSES).why("7l")) == [
        "After the seven of leaves (7l) the opponent comes to 502 and goes out first.",
        "Best play of both, card by card: 7l Al.",
    ]


@pytest.mark.parametrize("rules", RULES)
def test_seeds_give_different_puzzles(rules: str) -> None:
    puzzles = made("maccs", rules, COUNT)
    assert different(puzzles) >= 0.9 * COUNT
    assert 0.05 <= quiet_share(puzzles) <= 0.25
    assert max(level_shares(puzzles).values()) <= 0.5
    assert len(level_shares(puzzles)) >= 3
    expected = set(REGISTRY["maccs"].themes) - {"only-card", "drawing-trumps"}
    assert set(theme_counts(puzzles)) >= expected


def test_all_outcomes_are_those_of_trying_everything() -> None:
    """Every card and every claim, without a search's short cuts."""
    checked = 0
    for puzzle in made("maccs", "hungarian", COUNT):
        maccs = case_of(puzzle)
        if len(maccs.ending.hands[0]) <= 5:
            checked += 1
            for card, value in maccs.cards.items():
                assert value == in_trick(maccs.ending.play(card))
    assert checked


def in_trick(ending: Ending) -> int:
    """The outcome before the trick is taken, with no claim of yours."""
    if ending.led is None:
        return at_lead(ending)
    replies = [at_lead(ending.play(card)) for card in ending.legal_cards]
    return min([*replies, *claims(ending, 1)])


def at_lead(ending: Ending) -> int:
    """The outcome between two tricks: who leads may claim first, then the other."""
    if ending.is_over:
        return counted(ending)
    values = []
    for card in ending.legal_cards:
        after = ending.play(card)
        replies = [at_lead(after.play(reply)) for reply in after.legal_cards]
        values.append((min if ending.leader == 0 else max)(replies))
    value = (max if ending.leader == 0 else min)(values)
    for player in (1 - ending.leader, ending.leader):
        for claim in claims(ending, player):
            value = (max if player == 0 else min)(value, claim)
    return value


def claims(ending: Ending, player: int) -> list[int]:
    """What a right claim brings (T-S3, T-S4)."""
    if ending.totals[player] < TARGET:
        return []
    maccs = ending.totals[1 - player] <= ending.rules.maccs_limit
    return [(1 if player == 0 else -1) * (2 if maccs else 1)]


def counted(ending: Ending) -> int:
    """The deal's end (T-S2, T-S6)."""
    assert ending.scores is not None
    totals = list(ending.totals)
    for player in (0, 1):
        if ending.last_nine[player] == 9:
            totals[player] = ending.scores[player] + 161
            totals[1 - player] = ending.scores[1 - player]
    if max(totals) < TARGET or totals[0] == totals[1]:
        return 0
    winner = int(totals[1] > totals[0])
    maccs = totals[1 - winner] <= ending.rules.maccs_limit
    return (1 - 2 * winner) * (2 if maccs else 1)


def test_damage_is_refused() -> None:
    for puzzle in made("maccs", "hungarian", 8):
        assert faults_after(puzzle, line_shortened)
        assert faults_after(puzzle, opponent_richer)
        assert faults_after(puzzle, below_501)
        assert faults_after(puzzle, claim_dropped)


def line_shortened(data: Json) -> None:
    lines = data["certificate"]["lines"]
    name = max(lines, key=lambda card: len(lines[card]))
    lines[name] = lines[name].rpartition(", ")[0] or "opponent 7a"


def opponent_richer(data: Json) -> None:
    for key in ("before", "totals"):
        data["position"][key][1] += 60 if data["value"] == 2 else -300


def below_501(data: Json) -> None:
    for key in ("before", "totals"):
        data["position"][key][0] -= 60


def claim_dropped(data: Json) -> None:
    data["options"] = data["options"][1:]
    data["answers"] = [a for a in data["answers"] if a != ["claim"]] or [
        [data["options"][0]["answer"]]
    ]
