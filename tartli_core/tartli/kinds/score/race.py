"""`race`: the best card near 501, outcome before points (tricks 8 to 14)."""

from random import Random
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import Card
from tartli_core.tartli.kinds.making import Draft, any_right, generator, themes_of
from tartli_core.tartli.kinds.play.drawing_endings import (
    draw_ending,
    draw_written,
    with_totals,
)
from tartli_core.tartli.kinds.play.open_ending import OpenEnding, card_told, open_cards
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.score.race_case import (
    OUTCOMES,
    THEMES,
    RaceCase,
    level,
    tell,
)
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import ALL_TRICK_POINTS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "race"
VERSION: Final = 1

TRICKS_DRAWN: Final = (8, 8, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13)
"""The trick under way, each as likely as it stands here."""

FOLLOWS: Final = 0.7
"""How often the opponent has led."""

FEWEST_OPTIONS: Final = 3

KEEPS_PLAIN: Final = 0.15
"""How often a puzzle is kept in which no wrong card tempts."""

NEAR: Final = 14
"""Points by which best play by points ends from 501, or from maccs, at most."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    number = rng.choice(TRICKS_DRAWN)
    follows = rng.random() < FOLLOWS
    keeps_plain = rng.random() < KEEPS_PLAIN
    drawn = draw_ending(rng, rules, number, follows=follows)
    if len(drawn.ending.legal_cards) < FEWEST_OPTIONS or _has_melds(drawn):
        raise Rejected
    written = draw_written(rng), draw_written(rng)
    totals = _draw_totals(rng, drawn.ending)
    situation, before = with_totals(drawn, totals, written)
    case = RaceCase(situation)
    _accept(case, keeps_plain)
    options = tuple(_option(case, card) for card in case.outcomes)
    return Draft(
        position=situation.position | situation.score(before, written),
        form=Form.CARD,
        options=options,
        answers=any_right(options),
        value=case.best,
        certificate=open_cards(situation, {c: case.line(c) for c in case.outcomes}),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _has_melds(situation: OpenEnding) -> bool:
    """Whether anybody could announce something in trick 8 (T-M4)."""
    ending = situation.ending
    if situation.number > LAST_ANNOUNCING_TRICK:
        return False
    hands = [*ending.hands]
    if ending.led is not None:
        hands[ending.leader] = hands[ending.leader].with_card(ending.led)
    return any(find_melds(hand, ending.trump, ending.rules) for hand in hands)


def _draw_totals(rng: Random, ending: Ending) -> Pair:
    """Totals from which best play by points ends near 501, or near maccs.

    Raises:
        Rejected: a total is 501 now.
    """
    counted = (ALL_TRICK_POINTS + ending.taken[0] - ending.taken[1]) // 2
    ends = counted + Endgame(ending).value // 2
    to_come = ends - ending.taken[0], ALL_TRICK_POINTS - ends - ending.taken[1]
    limit = ending.rules.maccs_limit
    marks = rng.choice(((TARGET, TARGET), (TARGET, limit), (limit, TARGET)))
    mine, theirs = (
        mark - share + rng.randint(-NEAR, NEAR)
        for mark, share in zip(marks, to_come, strict=True)
    )
    if max(mine, theirs) >= TARGET:
        raise Rejected
    return mine, theirs


def _accept(case: RaceCase, keeps_plain: bool) -> None:
    """Keep what few cards solve, mostly where a wrong one tempts."""
    if 2 * len(case.right) > len(case.outcomes):
        raise Rejected
    if keeps_plain or case.situation.natural[0] not in case.right:
        return
    if case.greedy in case.right:
        raise Rejected


def _option(case: RaceCase, card: Card) -> Option:
    """A legal card with its outcome, and why one would think of it."""
    natural, mistake = case.situation.natural
    if card in case.right:
        mistake = ""
    elif card == case.greedy:
        mistake = "most-points"
    elif card != natural:
        mistake = ""
    return Option(
        answer=str(card),
        value=case.outcomes[card],
        right=card in case.right,
        mistake=mistake,
    )


def worth(_puzzle: Puzzle, value: int) -> Say:
    """Who wins the buli, and whether with maccs."""
    return Say(f"race.{OUTCOMES[value]}")


RACE: Final = Kind(
    name=NAME,
    title=Say("race.title"),
    about=Say("race.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=card_told,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
)
"""The kind as the trainer knows it."""
