"""`endgame`: the best card by points, both hands open (tricks 8 to 14)."""

from random import Random
from typing import Final

from tartli_core.tartli.kinds.making import Draft, any_right, generator, themes_of
from tartli_core.tartli.kinds.play.drawing_endings import draw_ending
from tartli_core.tartli.kinds.play.endgame_case import (
    THEMES,
    EndgameCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.play.open_ending import card_told, open_cards
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "endgame"
VERSION: Final = 1

TRICKS_DRAWN: Final = (8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 14)
"""The trick under way, each as likely as it stands here."""

FOLLOWS: Final = 0.6
"""How often the opponent has led."""

LEAST_GAP: Final = 4
"""Points by which the best card is ahead of the next."""

FEWEST_OPTIONS: Final = 3

KEEPS_NATURAL: Final = 0.2
"""How often a puzzle is kept in which the card most would play is right."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    number = rng.choice(TRICKS_DRAWN)
    follows = rng.random() < FOLLOWS
    keeps_natural = rng.random() < KEEPS_NATURAL
    situation = draw_ending(rng, rules, number, follows=follows)
    if len(situation.ending.legal_cards) < FEWEST_OPTIONS:
        raise Rejected
    case = EndgameCase(situation)
    _accept(case, keeps_natural)
    natural, mistake = situation.natural
    options = tuple(
        Option(
            answer=str(card),
            value=count,
            right=count == case.best,
            mistake=mistake if card == natural and count < case.best else "",
        )
        for card, count in case.counts.items()
    )
    return Draft(
        position=situation.position | situation.score(),
        form=Form.CARD,
        options=options,
        answers=any_right(options),
        value=case.best,
        certificate=open_cards(
            situation, {card: case.line(card) for card in case.counts}
        ),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _accept(case: EndgameCase, keeps_natural: bool) -> None:
    """Keep what has a clear answer: cards of one suit, well ahead of the others."""
    if case.gap < LEAST_GAP or 2 * len(case.right) > len(case.counts):
        raise Rejected
    if len({card.suit for card in case.right}) > 1:
        raise Rejected
    if case.situation.natural[0] in case.right and not keeps_natural:
        raise Rejected


def worth(_puzzle: Puzzle, value: int) -> Say:
    """Your trick points at the end of the deal."""
    return Say("endgame.worth", value=value)


ENDGAME: Final = Kind(
    name=NAME,
    title=Say("endgame.title"),
    about=Say("endgame.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=card_told,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
)
"""The kind as the trainer knows it."""
