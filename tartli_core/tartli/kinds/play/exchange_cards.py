"""Drawing positions of trick 7 near 501 in which the exchange decides (T-P5, T-X9)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from tartli_core.tartli.cards import SEVENS, CardSet
from tartli_core.tartli.deal import Step
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import Draft, themes_of
from tartli_core.tartli.kinds.play.exchange_card_case import (
    THEMES,
    ExchangeCardCase,
    How,
    Plan,
    level,
    mistake,
    seven_terc,
    solve,
)
from tartli_core.tartli.kinds.play.last_draw import LastDraw
from tartli_core.tartli.kinds.play.played_deal import PlayedDeal, play_up_to
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import backs
from tartli_core.tartli.players.plain_player import usual_lead
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET, Pair
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.trainer.puzzle import Form, Honesty, Option, Puzzle

FEWEST_LAYOUTS: Final = 4
PLAIN_SHARE: Final = 0.3
"""How often a puzzle is kept in which the trick is enough and nothing else wins."""

LEAD_SHARE: Final = 0.3
"""How often one is on lead where the second player may exchange too."""

REDEALS: Final = 20
TRIES: Final = 3
"""How often cards are dealt anew under a record, and points drawn for these."""

LEAST_OPEN: Final = 2
"""Points of an open card that one may want."""


def draw_plans(rng: Random, rules: Rules) -> Draft:
    """A puzzle about what wins the buli in trick 7.

    Raises:
        Rejected: what was drawn makes none.
    """
    played = play_up_to(rng, rules, LAST_DRAWING_TRICK, Step.LEAD, exchanges=False)
    leads = rules.exchange == "on_lead" or rng.random() < LEAD_SHARE
    played = played if leads else replace(played, you=1 - played.you)
    if not _may_be_exchanged(played):
        raise Rejected
    for _ in range(REDEALS):
        draw, opponent = _draw_moment(rng, rules, played, leads=leads)
        if not _is_worth_solving(draw):
            continue
        for _ in range(TRIES):
            before = _draw_before(rng, draw, played)
            scores = before[0] + played.written[0], before[1] + played.written[1]
            if min(scores) <= rules.maccs_limit or min(before) < 0:
                continue
            case = solve(replace(draw, scores=scores))
            if case is not None and _is_good(rng, case):
                return plan_draft(case, opponent, played.position(before))
    raise Rejected


def _may_be_exchanged(played: PlayedDeal) -> bool:
    """Whether you may hold the seven, and the open card is worth having."""
    indicator, seven = played.indicator, SEVENS[played.deal.trump]
    known = played.seen.gone | played.seen.surely_held(Who.OPPONENT)
    wanted = indicator.points(played.deal.trump) >= LEAST_OPEN
    return indicator != seven and seven not in known and wanted and played.is_plain


def _draw_moment(
    rng: Random, rules: Rules, played: PlayedDeal, *, leads: bool
) -> tuple[LastDraw, CardSet]:
    """Hands that fit the record, and perhaps a card led from the opponent's."""
    seven = CardSet([SEVENS[played.deal.trump]])
    hand, opponent = played.dealt_anew(rng, seven)
    led = None if leads else usual_lead(tuple(opponent), played.deal.trump, rng)
    draw = LastDraw(
        rules=rules,
        seen=played.seen,
        led=led,
        hand=hand,
        indicator=played.indicator,
        scores=played.written,
    )
    opponent = opponent if led is None else opponent.without_card(led)
    return draw, opponent


def _is_worth_solving(draw: LastDraw) -> bool:
    """Whether no meld can come but the terc with the seven."""
    if len(draw.layouts) < FEWEST_LAYOUTS:
        return False
    terc = {seven_terc(draw.trump)}
    return all(
        at.melds_to_come(Who.YOU) <= terc and not at.melds_to_come(Who.OPPONENT)
        for at in (draw, draw.exchanged)
    )


def _draw_before(rng: Random, draw: LastDraw, played: PlayedDeal) -> Pair:
    """Totals before the deal, such that a good trick or two end the buli."""
    led = 0 if draw.led is None else draw.led.points(draw.trump)
    near = led + draw.indicator.points(draw.trump)
    mine = TARGET - rng.randrange(max(1, near - 4), near + 30)
    theirs = TARGET - rng.randrange(1, 25)
    return mine - played.points[0], theirs - played.points[1]


def _is_good(rng: Random, case: ExchangeCardCase) -> bool:
    """Whether there is something to find: mostly a rival, or tricks to come."""
    if case.right.how is How.ANNOUNCES:
        return False
    rivals = [case.wins(plan) for plan in case.table if plan != case.right]
    plain = case.wins_at_once and not any(rivals)
    return not plain or rng.random() < PLAIN_SHARE


def plan_draft(
    case: ExchangeCardCase,
    opponent: CardSet,
    position: dict[str, Any],
) -> Draft:
    """The puzzle of a case.

    Args:
        case: the right plan and those to choose from beside it.
        opponent: the opponent's cards in the deal it was drawn from.
        position: the position, but for the cards in the hands and the card led.
    """
    draw = case.draw
    return Draft(
        position=position
        | {
            "hand": str(draw.hand),
            "opponent": backs(len(opponent)),
            "record": draw.record,
            "asked": "plan",
        },
        form=Form.ONE,
        options=tuple(_options(case)),
        answers=((str(case.right),),),
        value=len(draw.layouts),
        honesty=Honesty.EVERY_LAYOUT,
        certificate={
            "class": "layouts",
            "layouts": list(map(str, draw.layouts)),
            "table": [list(row) for row in case.table.values()],
            "opponent": str(opponent),
        },
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _options(case: ExchangeCardCase) -> Iterator[Option]:
    for plan in case.table:
        right = plan == case.right
        yield Option(
            answer=str(plan),
            value=case.wins(plan),
            right=right,
            mistake="" if right else mistake(case, plan),
        )


def plan_case_of(puzzle: Puzzle) -> ExchangeCardCase:
    """The case behind such a puzzle: its position and the table of its certificate."""
    rows = zip(puzzle.options, puzzle.certificate["table"], strict=True)
    return ExchangeCardCase(
        LastDraw.read(puzzle.position, rules_of(puzzle)),
        {Plan.parse(option.answer): tuple(row) for option, row in rows},
    )
