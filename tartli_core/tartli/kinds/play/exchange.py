"""`exchange`: the seven of trumps against the open card (T-P5).

The key `asked` of the position says what is asked for: `gained` or `lost`, the melds
that the exchange gains or loses in this trick; or `plan`, what wins the buli in trick
7, now or never.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from tartli_core.tartli.cards import parse_suit
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet
from tartli_core.tartli.kinds.melds.meld_find import describe as describe_meld
from tartli_core.tartli.kinds.play import exchange_card_case, exchange_meld_case
from tartli_core.tartli.kinds.play.exchange_card_case import Plan
from tartli_core.tartli.kinds.play.exchange_cards import draw_plans, plan_case_of
from tartli_core.tartli.kinds.play.exchange_melds import draw_melds, meld_case_of
from tartli_core.tartli.melds import parse_meld
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import PlayedOut, Puzzle, Telling
from tartli_core.trainer.registry import Kind, in_points

NAME: Final = "exchange"
VERSION: Final = 1

PLAN_SHARE: Final = 0.35
"""How often trick 7 is asked about."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    quiet = is_quiet(NAME, seed)
    plans = Random(f"{NAME} plan {seed}").random() < PLAN_SHARE
    if plans and not quiet:
        return draw_plans(rng, rules)
    return draw_melds(rng, rules, quiet=quiet)


def asks_for_a_plan(puzzle: Puzzle) -> bool:
    """Whether trick 7 is asked about, not what may be announced."""
    return bool(puzzle.position["asked"] == "plan")


def tell(puzzle: Puzzle) -> Telling:
    """The words of a puzzle."""
    if asks_for_a_plan(puzzle):
        return exchange_card_case.tell(plan_case_of(puzzle))
    trump = parse_suit(puzzle.position["trump"])
    melds = [parse_meld(option.answer, trump) for option in puzzle.options]
    return exchange_meld_case.tell(meld_case_of(puzzle), melds)


def describe(puzzle: Puzzle, answer: str) -> Say:
    """A plan, or a meld by its name."""
    if asks_for_a_plan(puzzle):
        return Plan.parse(answer).told("exchange.option")
    return describe_meld(puzzle, answer)


def worth(puzzle: Puzzle, value: int) -> Say:
    """In how many layouts a plan wins; of melds their points."""
    if asks_for_a_plan(puzzle):
        layouts = puzzle.certificate["layouts"]
        return Say("exchange.worth", count=value, all=len(layouts))
    return in_points(puzzle, value)


def played_out(puzzle: Puzzle) -> Mapping[str, PlayedOut]:
    """How the deal goes on after each plan; melds are not played out."""
    if asks_for_a_plan(puzzle):
        return exchange_card_case.played_out(plan_case_of(puzzle))
    return {}


def quiet(puzzle: Puzzle) -> bool:
    """Whether nothing is gained or lost, or the seven is better kept."""
    if asks_for_a_plan(puzzle):
        return puzzle.answers[0][0].startswith("keeps")
    return puzzle.answers == ((),)


EXCHANGE: Final = Kind(
    name=NAME,
    title=Say("exchange.title"),
    about=Say("exchange.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=(*exchange_meld_case.THEMES, *exchange_card_case.THEMES),
    presets=tuple(PRESETS),
    worth=worth,
    played_out=played_out,
    nothing=Say("exchange.none"),
    quiet=quiet,
)
"""The kind as the trainer knows it."""
