"""`maccs`: you have 501; go out now, or play on for all tricks and maccs (T-S8)."""

from dataclasses import replace
from enum import Enum
from random import Random
from typing import Final

from tartli_core.tartli.cards import (
    HAND_SIZE,
    PACK,
    PLAIN_ORDER,
    TRUMP_ORDER,
    Card,
    CardSet,
    Suit,
)
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet, themes_of
from tartli_core.tartli.kinds.play.drawing_endings import (
    deal_ending,
    draw_ending,
    draw_written,
    play_to,
    with_totals,
)
from tartli_core.tartli.kinds.play.open_ending import (
    OpenEnding,
    open_cards,
    read_position,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.score.maccs_case import (
    CLAIM,
    THEMES,
    WON_TWICE,
    MaccsCase,
    level,
    tell,
)
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import TARGET
from tartli_core.tartli.solver.race import Race
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "maccs"
VERSION: Final = 1


class Aim(Enum):
    """What a puzzle is to be about."""

    SWEEP = "play on for every trick and maccs"
    KEEP = "go out with maccs, before the opponent has too much for it"
    LOSES = "go out, because the opponent does so next"


OTHER_AIMS: Final = (Aim.SWEEP, Aim.SWEEP, Aim.SWEEP, Aim.KEEP, Aim.KEEP)
"""What a puzzle that is not quiet is about."""

TRICKS_DRAWN: Final = (9, 9, 10, 10, 10, 11, 11, 12)
"""The trick under way, each as likely as it stands here."""

FEWEST_CARDS: Final = 3
"""Cards to choose from beside going out."""

MOST_OVER: Final = 20
"""Points by which you may be past 501."""

NEAR: Final = 25
"""Points within which the opponent is of a limit that one trick can pass."""

FEWEST_WRONG: Final = 2
"""Cards with which playing on fails, where it is right with others."""

MOST_RIGHT: Final = 0.7
"""The share of cards that are right, at most."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    aim = _aim(seed)
    number = rng.choice(TRICKS_DRAWN)
    if aim is Aim.SWEEP:
        situation = _draw_sweep(rng, rules, number)
        other = rules.maccs_limit + situation.ending.taken[1]
        other -= rng.randrange(situation.ending.taken[1])
    else:
        situation = draw_ending(rng, rules, number, follows=rng.random() < 0.5)
        most = rules.maccs_limit if aim is Aim.KEEP else TARGET - 1
        other = most - rng.randrange(NEAR)
    totals = TARGET + rng.randrange(MOST_OVER), other
    written = draw_written(rng), draw_written(rng)
    situation, before = with_totals(situation, totals, written)
    case = MaccsCase(situation)
    _accept(case, aim)
    return Draft(
        position=situation.position | situation.score(before, written),
        form=Form.ONE,
        options=_options(case),
        answers=tuple((str(card),) for card in case.right) or ((CLAIM,),),
        value=case.best,
        certificate=open_cards(situation, {c: case.line(c) for c in case.cards}),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _aim(seed: int) -> Aim:
    """What the puzzle of this seed is about; each draw for it has the same aim."""
    if is_quiet(NAME, seed):
        return Aim.LOSES
    return Random(f"{NAME} aim {seed}").choice(OTHER_AIMS)


def _draw_sweep(rng: Random, rules: Rules, number: int) -> OpenEnding:
    """An ending in which you have won every trick from the eighth on and lead."""
    trump = rng.choice(list(Suit))
    hands = _draw_hands(rng, trump)
    start = replace(deal_ending(rng, rules, trump, hands), leader=0)
    situation = play_to(rng, start, number, follows=False)
    ending = situation.ending
    if not ending.may_win_all[0] or ending.may_win_all[1] or not ending.taken[1]:
        raise Rejected
    return situation


def _draw_hands(rng: Random, trump: Suit) -> tuple[CardSet, CardSet]:
    """Yours with high trumps and high plain cards, the opponent's with low trumps."""
    trumps = [Card(rank, trump) for rank in TRUMP_ORDER]
    mine = [trumps[0], *rng.sample(trumps[1:6], rng.randint(2, 4))]
    others = [card for card in trumps if card not in mine]
    theirs = rng.sample(others, min(len(others), rng.randint(1, 3)))
    for suit in Suit:
        if suit is not trump:
            high = [Card(rank, suit) for rank in PLAIN_ORDER[:4]]
            mine += high[: rng.randint(0, 2)]
    if len(mine) > HAND_SIZE:
        raise Rejected
    free = [card for card in PACK if card.suit is not trump and card not in mine]
    mine += rng.sample(free, HAND_SIZE - len(mine))
    free = [card for card in free if card not in mine]
    theirs += rng.sample(free, HAND_SIZE - len(theirs))
    return CardSet(mine), CardSet(theirs)


def _accept(case: MaccsCase, aim: Aim) -> None:
    """Keep what has one clear outcome ahead of the others, and is what was aimed at."""
    if len(case.ending.legal_cards) < FEWEST_CARDS:
        raise Rejected
    if aim is not Aim.SWEEP:
        twice = case.claim == WON_TWICE
        if twice != (aim is Aim.KEEP) or case.right:
            raise Rejected
        return
    race = Race(case.ending)
    if not case.claim < WON_TWICE == race.value:
        raise Rejected
    count = len(race.cards)
    right = sum(value == WON_TWICE for value in race.cards.values())
    if right > MOST_RIGHT * count or count - right < FEWEST_WRONG:
        raise Rejected


def _options(case: MaccsCase) -> tuple[Option, ...]:
    """Going out, then playing on with each legal card."""
    natural, mistake = case.situation.natural
    if not case.right:
        mistake = "plays-on"
    early = "" if not case.right else "goes-out-early"
    claim = Option(answer=CLAIM, value=case.claim, right=not case.right, mistake=early)
    cards = [
        Option(
            answer=str(card),
            value=value,
            right=card in case.right,
            mistake=mistake if card == natural and card not in case.right else "",
        )
        for card, value in case.cards.items()
    ]
    return claim, *cards


def case_of(puzzle: Puzzle) -> MaccsCase:
    """The case behind a puzzle, from its position alone."""
    rules = rules_of(puzzle)
    return MaccsCase(read_position(puzzle.position, rules))


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """Going out, or playing on with a card."""
    return Say("maccs.claim") if answer == CLAIM else Say("maccs.on", card=answer)


def worth(_puzzle: Puzzle, value: int) -> Say:
    """Who wins the buli, for one point or two."""
    who = "you" if value > 0 else "opponent"
    return Say(f"maccs.{who}", value=abs(value))


MACCS: Final = Kind(
    name=NAME,
    title=Say("maccs.title"),
    about=Say("maccs.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(case_of(puzzle)),
    describe=describe,
    worth=worth,
    themes=tuple(THEMES),
    presets=("hungarian", "international"),
    quiet=lambda puzzle: puzzle.answers == ((CLAIM,),) and puzzle.value == 1,
)
"""The kind as the trainer knows it; Austrian rules have no stichmaccs."""
