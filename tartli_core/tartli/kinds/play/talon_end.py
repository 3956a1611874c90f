"""`talon-end`: the card to trick 7 that is right in every layout (T-P3)."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from tartli_core.tartli.cards import SEVENS, Card, CardSet, beats
from tartli_core.tartli.deal import Step
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import Draft, generator, themes_of
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.played_deal import PlayedDeal, play_up_to
from tartli_core.tartli.kinds.play.talon_end_case import (
    THEMES,
    TalonEndCase,
    level,
    played_out,
    solve,
    tell,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import backs
from tartli_core.tartli.players.plain_player import usual_lead
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import ALL_TRICK_POINTS, LAST_DRAWING_TRICK
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Honesty, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "talon-end"
VERSION: Final = 1

FEWEST_LAYOUTS: Final = 4

USUAL_SHARE: Final = 0.3
"""How often a puzzle may be one in which the usual card is right."""

REDEALS: Final = 20
"""How often the cards that nobody has shown are dealt anew under one record."""


def _draw(rng: Random, rules: Rules, _seed: int) -> Draft:
    played = play_up_to(rng, rules, LAST_DRAWING_TRICK, Step.LEAD)
    played = replace(played, you=1 - played.you)
    if not played.is_plain:
        raise Rejected
    before = _draw_before(rng, played.written)
    usual_too = rng.random() < USUAL_SHARE
    for _ in range(REDEALS):
        draw, opponent = _draw_moment(rng, rules, played, before)
        case = solve(draw, usual_too=usual_too) if _is_worth_solving(draw) else None
        if case is not None and _is_good(case):
            return _draft(case, opponent, played.position(before))
    raise Rejected


def _draw_moment(
    rng: Random, rules: Rules, played: PlayedDeal, before: Pair
) -> tuple[LastDraw, CardSet]:
    """Hands that fit the record, a card led from one, and what is left there."""
    hand, opponent = played.dealt_anew(rng)
    led = usual_lead(tuple(opponent), played.deal.trump, rng)
    draw = LastDraw(
        rules=rules,
        seen=played.seen,
        led=led,
        hand=hand,
        indicator=played.indicator,
        scores=(before[0] + played.written[0], before[1] + played.written[1]),
    )
    return draw, opponent.without_card(led)


def _draft(case: TalonEndCase, opponent: CardSet, position: dict[str, Any]) -> Draft:
    draw = case.draw
    return Draft(
        position=position
        | {
            "hand": str(draw.hand),
            "opponent": backs(len(opponent)),
            "record": draw.record,
        },
        form=Form.CARD,
        options=tuple(_option(case, card) for card in draw.hand),
        answers=tuple((str(card),) for card in case.right),
        value=len(draw.layouts),
        honesty=Honesty.EVERY_LAYOUT,
        certificate={
            "class": "layouts",
            "layouts": list(map(str, draw.layouts)),
            "table": [list(case.table[card]) for card in draw.hand],
            "opponent": str(opponent),
        },
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_before(rng: Random, written: Pair) -> Pair:
    """Totals before the deal from which nobody can reach 501 in it."""
    most = [TARGET - ALL_TRICK_POINTS - melds for melds in written]
    if min(most) <= 0:
        raise Rejected
    return rng.randrange(most[0]), rng.randrange(most[1])


def _is_worth_solving(draw: LastDraw) -> bool:
    """Whether the trick can be taken and left, and only trick points matter."""
    assert draw.led is not None
    taking = sum(beats(card, draw.led, draw.trump) for card in draw.hand)
    if not 0 < taking < len(draw.hand) or len(draw.layouts) < FEWEST_LAYOUTS:
        return False
    exchanges = draw.rules.exchange == "any_time" and SEVENS[draw.trump] in draw.hand
    may_announce = any(draw.melds_to_come(who) for who in Who)
    return not exchanges and not may_announce


def _is_good(case: TalonEndCase) -> bool:
    """Whether one card is right, and it matters where the cards lie."""
    varies = any(len(set(row)) > 1 for row in case.table.values())
    return varies and len(case.right) == 1


def _option(case: TalonEndCase, card: Card) -> Option:
    right = card in case.right
    return Option(
        answer=str(card),
        value=case.value(card),
        right=right,
        mistake="" if right else case.mistake(card),
    )


def case_of(puzzle: Puzzle) -> TalonEndCase:
    """The case behind a puzzle: its position, and the table of its certificate."""
    table = {
        Card.parse(option.answer): tuple(row)
        for option, row in zip(puzzle.options, puzzle.certificate["table"], strict=True)
    }
    draw = LastDraw.read(puzzle.position, rules_of(puzzle))
    return TalonEndCase(draw, table)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A card."""
    return Say("option.card", card=answer)


def worth(puzzle: Puzzle, value: int) -> Say:
    """In how many layouts no card brings more."""
    layouts = puzzle.certificate["layouts"]
    return Say("talon_end.worth", count=value, all=len(layouts))


TALON_END: Final = Kind(
    name=NAME,
    title=Say("talon_end.title"),
    about=Say("talon_end.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(case_of(puzzle)),
    describe=describe,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    worth=worth,
    played_out=lambda puzzle: played_out(case_of(puzzle)),
)
"""The kind as the trainer knows it."""
