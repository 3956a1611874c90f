"""`count-hand`: the opponent's nine cards at trick 8, from the record (T-P3)."""

from dataclasses import replace
from random import Random
from typing import Final

from tartli_core.tartli.cards import Card, CardSet, parse_hand, parse_suit
from tartli_core.tartli.deal import Step
from tartli_core.tartli.kinds.events import events_of
from tartli_core.tartli.kinds.making import Draft, generator, themes_of
from tartli_core.tartli.kinds.play.count_hand_case import (
    THEMES,
    CountHandCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.play.played_deal import play_up_to
from tartli_core.tartli.kinds.play.seen_cards import SeenCards
from tartli_core.tartli.kinds.position import Rejected, draw_before
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "count-hand"
VERSION: Final = 1

FEWEST_DECOYS: Final = 4
MOST_DECOYS: Final = 7
"""Cards to choose from that are gone."""

FOLLOWER_SHARE: Final = 0.5
"""How often the opponent is to lead to trick 8."""

PLAIN_SHARE: Final = 0.3
"""How often a deal is kept in which no decoy tempts more than the others."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    played = play_up_to(rng, rules, LAST_DRAWING_TRICK + 1, Step.LEAD)
    if rng.random() < FOLLOWER_SHARE:
        played = replace(played, you=1 - played.you)
    known = CountHandCase(played.hand, played.seen, played.indicator)
    case = replace(known, decoys=_draw_decoys(rng, known))
    options = [_option(case, card) for card in case.opponent | case.decoys]
    return Draft(
        position=played.position(draw_before(rng, played.points)),
        form=Form.SET,
        options=tuple(options),
        answers=(tuple(map(str, case.opponent)),),
        value=len(case.opponent),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_decoys(rng: Random, case: CountHandCase) -> CardSet:
    """Cards that are gone, those first that tempt one to count them in."""
    order = {"exchanged-gone": 0, "shown-gone": 1, "played-gone": 2, "own-card-gone": 2}
    gone = list(case.seen.gone)
    rng.shuffle(gone)
    gone.sort(key=lambda card: order[case.mistake(card)])
    if order[case.mistake(gone[0])] == 2 and rng.random() > PLAIN_SHARE:
        raise Rejected
    return CardSet(gone[: rng.randint(FEWEST_DECOYS, MOST_DECOYS)])


def _option(case: CountHandCase, card: Card) -> Option:
    if card in case.opponent:
        return Option(answer=str(card), value=1, right=True)
    return Option(answer=str(card), value=0, right=False, mistake=case.mistake(card))


def case_of(puzzle: Puzzle) -> CountHandCase:
    """The case behind a puzzle, from its position and what there is to choose from."""
    position = puzzle.position
    events = events_of(position["record"])
    return CountHandCase(
        hand=parse_hand(position["hand"]),
        seen=SeenCards(events, parse_suit(position["trump"])),
        open_card=Card.parse(position["indicator"]),
        decoys=CardSet(
            Card.parse(option.answer) for option in puzzle.options if not option.right
        ),
    )


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A card."""
    return Say("option.card", card=answer)


def worth(_puzzle: Puzzle, value: int) -> Say:
    """How many of the opponent's cards these are."""
    return Say("count_hand.worth", count=value)


COUNT_HAND: Final = Kind(
    name=NAME,
    title=Say("count_hand.title"),
    about=Say("count_hand.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(case_of(puzzle)),
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
    opponent=lambda puzzle: " ".join(puzzle.answers[0]),
)
"""The kind as the trainer knows it."""
