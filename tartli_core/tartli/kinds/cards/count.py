"""`count`: points in tricks, what is left of 161, and what is still out (T-C5)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit
from tartli_core.tartli.kinds.cards import (
    count_rest_case,
    count_taken_case,
    count_unseen_case,
)
from tartli_core.tartli.kinds.cards.count_rest_case import RestCase
from tartli_core.tartli.kinds.cards.count_taken_case import TakenCase
from tartli_core.tartli.kinds.cards.count_unseen_case import Unseen, UnseenCase
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import CLOSED_FORM, Draft, generator, themes_of
from tartli_core.tartli.kinds.open_tricks import (
    FOLLOWING_FROM,
    LAST,
    PlayedDeal,
    play_by_chance,
    record_of,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.texts import backs, cards_text
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "count"
VERSION: Final = 1

FEWEST, MOST = 3, 8
"""How many tricks there are to look at."""

TAKEN_SHARE: Final = 0.45
REST_SHARE: Final = 0.25
"""How often points in tricks are asked, and what is left of 161; else what is out."""

LAST_SHARE: Final = 0.4
"""How often the tricks asked about end with the last one."""

Case = TakenCase | RestCase | UnseenCase


def _draw(rng: Random, _rules: Rules, _seed: int) -> Draft:
    sort = rng.random()
    deal = play_by_chance(rng)
    if sort < TAKEN_SHARE:
        position, unshown = _draw_taken(rng, deal)
    elif sort < TAKEN_SHARE + REST_SHARE:
        position, unshown = _draw_rest(rng, deal)
    else:
        position, unshown = _draw_unseen(rng, deal)
    case = read(position)
    if len(case.mistakes) < 2:
        raise Rejected
    options = [Option(answer=str(case.number), value=case.number, right=True)]
    options += [
        Option(answer=str(number), value=number, right=False, mistake=name)
        for name, number in case.mistakes.items()
    ]
    rng.shuffle(options)
    return Draft(
        position=position,
        form=Form.NUMBER,
        options=tuple(options),
        answers=((str(case.number),),),
        value=case.number,
        certificate={**CLOSED_FORM, **unshown},
        themes=_themes(case),
        level=_level(case),
    )


def _draw_taken(rng: Random, deal: PlayedDeal) -> tuple[dict[str, Any], dict[str, Any]]:
    """Some tricks in a row, and whose points in them are asked."""
    count = rng.randint(FEWEST, MOST)
    ends = LAST if rng.random() < LAST_SHARE else rng.randint(count, LAST - 1)
    tricks = deal.tricks[ends - count : ends]
    position: dict[str, Any] = {
        "trump": str(deal.trump),
        "record": record_of(tricks),
        "whose": str(rng.choice(list(Who))),
    }
    case = TakenCase.of(position)
    if not case.taken(case.whose):
        raise Rejected
    taken = [cards_text(case.taken(who)) for who in Who]
    return position, {"taken": taken}


def _draw_rest(rng: Random, deal: PlayedDeal) -> tuple[dict[str, Any], dict[str, Any]]:
    """The cards of all your tricks, and who took the last one."""
    tricks = [trick for trick in deal.tricks if trick.taker is Who.YOU]
    if not FEWEST <= len(tricks) <= MOST:
        raise Rejected
    cards = CardSet(card for trick in tricks for card in trick.cards)
    position = {
        "trump": str(deal.trump),
        "cards": str(cards),
        "last": str(deal.tricks[-1].taker),
    }
    return position, {"rest": str(FULL_PACK - cards)}


def _draw_unseen(
    rng: Random, deal: PlayedDeal
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Your hand after some tricks from the first on, and a suit to ask about."""
    count = rng.randint(FEWEST, MOST)
    number, tricks = count + 1, deal.tricks[:count]
    hand = deal.hands[number]
    suit = deal.trump if rng.random() < 0.5 else rng.choice(list(Suit))
    talon = number < FOLLOWING_FROM
    if talon and deal.indicator in hand:
        raise Rejected
    position: dict[str, Any] = {
        "trick": number,
        "trump": str(deal.trump),
        **({"indicator": str(deal.indicator)} if talon else {}),
        "hand": str(hand),
        "opponent": backs(len(hand)),
        "record": record_of(tricks),
        "suit": str(suit),
        "unseen": str(rng.choice(list(Unseen))),
    }
    unseen = str(UnseenCase.of(position).all_unseen)
    return position, {"unseen" if talon else "opponent": unseen}


def read(position: Mapping[str, Any]) -> Case:
    """The case of a position: what it is about shows in its keys."""
    if "unseen" in position:
        return UnseenCase.of(position)
    return RestCase.of(position) if "last" in position else TakenCase.of(position)


def _themes(case: Case) -> tuple[str, ...]:
    """What a case is about."""
    match case:
        case TakenCase():
            return themes_of(case, count_taken_case.THEMES)
        case RestCase():
            return ("rest-of-161", *themes_of(case, count_rest_case.THEMES))
        case UnseenCase():
            return themes_of(case, count_unseen_case.THEMES)


def _level(case: Case) -> int:
    """1 to 5, by the formula of what is asked."""
    match case:
        case TakenCase():
            return count_taken_case.level(case)
        case RestCase():
            return count_rest_case.level(case)
        case UnseenCase():
            return count_unseen_case.level(case)


def tell(puzzle: Puzzle) -> Telling:
    """The words of a count."""
    match read(puzzle.position):
        case TakenCase():
            return count_taken_case.tell(puzzle)
        case RestCase():
            return count_rest_case.tell(puzzle)
        case UnseenCase():
            return count_unseen_case.tell(puzzle)


def describe(puzzle: Puzzle, answer: str) -> Say:
    """A number of points, or of cards."""
    cards = puzzle.position.get("unseen") == Unseen.CARDS
    return Say("count.cards" if cards else "count.points", number=int(answer))


def worth(puzzle: Puzzle, value: int) -> Say:
    """The number itself."""
    return describe(puzzle, str(value))


COUNT: Final = Kind(
    name=NAME,
    title=Say("count.title"),
    about=Say("count.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=(
        "rest-of-161",
        *dict.fromkeys(
            [
                *count_taken_case.THEMES,
                *count_rest_case.THEMES,
                *count_unseen_case.THEMES,
            ]
        ),
    ),
    presets=tuple(PRESETS),
    worth=worth,
)
"""The kind as the trainer knows it."""
