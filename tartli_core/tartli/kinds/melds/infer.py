"""`infer`: which of some melds the opponent can hold now, from the record of a deal.

The certificate tells, under `deals`, for each meld that can be held the opponent's
first nine cards and then what they drew, in order, in a deal that fits the record;
under `missing` for each other one a card that is elsewhere, or nothing if no deal fits;
under `opponent` and `talon` the cards that they truly hold, and that lie there face
down.
"""

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from random import Random
from typing import Any, Final

from tartli_core.tartli.cards import (
    FULL_PACK,
    NATURAL_PLACE,
    CardSet,
    Suit,
    parse_suit,
)
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.kinds.events import cards_played
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet, themes_of
from tartli_core.tartli.kinds.melds.drawing import draw_melding_hand
from tartli_core.tartli.kinds.melds.infer_case import (
    THEMES,
    InferCase,
    level,
    make_option,
    tell,
)
from tartli_core.tartli.kinds.melds.meld_find import describe
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.play.played_deal import PlayedDeal
from tartli_core.tartli.kinds.position import (
    Rejected,
    draw_before,
    draw_indicator,
    fill_hand,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import cards_text
from tartli_core.tartli.melds import Meld, Sequence, find_melds, parse_meld
from tartli_core.tartli.moves import Announce, Draw, Exchange, Move
from tartli_core.tartli.players.plain_player import plain_move
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.scoring import ZERO
from tartli_core.tartli.solver.hold import Holding, Where, other_can_hold
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.tartli.view import View
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "infer"
VERSION: Final = 1

FIRST_TRICK: Final = 3
"""Before that there is little to go by."""

UNDERSTATES: Final = 0.3
"""How often a player says something legal at random rather than the most."""

OPTIONS: Final = (5, 5, 6, 6)
RIGHT: Final = (1, 2, 2, 3, 3)
"""How many melds are asked about, and how many of them can be held."""

NAMED_SHARE: Final = 0.5
"""How often a deal is kept in which the opponent has scored nothing."""

LONGEST_ASKED: Final = 5
"""Cards of a sequence asked about, at most."""

LAST_PLACE_WITH_ROOM: Final = 3
"""Of the lowest card of a sequence: a terc then fits below it, with a gap."""

YOU: Final = 0


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    number = rng.randint(FIRST_TRICK, LAST_DRAWING_TRICK)
    step = rng.choice((Step.LEAD, Step.REPLY))
    played = _play(rng, rules, number, step)
    asked = _draw_melds(rng, played, quiet=is_quiet(NAME, seed))
    hands = {m: h.hand or CardSet() for m, h in asked.items()}
    position = played.position(draw_before(rng, played.points))
    case = _case(position, rules, hands)
    options = tuple(make_option(case, meld) for meld in hands)
    right = tuple(option.answer for option in options if option.right)
    deals = {str(m): _came(h.deal) for m, h in asked.items() if h.deal is not None}
    return Draft(
        position=position,
        form=Form.SET,
        options=options,
        answers=(right,),
        value=len(right),
        certificate={
            "class": "closed form",
            "deals": deals,
            "missing": {str(m): _missing(case, m) for m in case.impossible},
            "opponent": str(played.deal.hands[1 - YOU]),
            "talon": cards_text(played.deal.talon[:-1]),
        },
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _case(
    position: Mapping[str, Any], rules: Rules, hands: Mapping[Meld, CardSet]
) -> InferCase:
    seen = Reading.of(position)
    return InferCase(
        hand=seen.hand,
        number=seen.number,
        indicator=seen.indicator,
        events=seen.events,
        trump=seen.trump,
        rules=rules,
        hands=hands,
    )


def _play(rng: Random, rules: Rules, number: int, step: Step) -> PlayedDeal:
    """A deal up to your turn in this trick, in which both like to announce.

    Nobody exchanges the seven, which would add nothing to what is asked.
    """
    states = [_start(rng, rules)]
    while states[-1].number < number or states[-1].step is not step:
        deal = states[-1]
        if deal.result is not None or deal.number > number:
            raise Rejected
        states.append(deal.play(_move(rng, deal)))
    deal = states[-1]
    scored = deal.scored[1 - YOU]
    if deal.to_move != YOU or (not scored and rng.random() > NAMED_SHARE):
        raise Rejected
    if rules.gap == "missing" and _leaves_room_below(scored):
        raise Rejected  # whether a card was missing then is another question
    return PlayedDeal(tuple(states), YOU)


def _start(rng: Random, rules: Rules) -> Deal:
    """A deal in which both hands are rich in melds."""
    trump = rng.choice(list(Suit))
    theirs = draw_melding_hand(rng, trump)
    mine = fill_hand(rng, CardSet(), theirs)
    indicator = draw_indicator(rng, theirs | mine, trump)
    talon = list(FULL_PACK - theirs - mine - [indicator])
    rng.shuffle(talon)
    return Deal.at_trick(
        rules=rules,
        dealer=rng.randrange(2),
        before=ZERO,
        tied=False,
        trump=trump,
        hands=(mine, theirs),
        talon=(*talon, indicator),
        tricks=(),
    )


def _move(rng: Random, deal: Deal) -> Move:
    """What a plain player does, but that they understate at times, and speak once."""
    said = [m for m in deal.legal_moves if isinstance(m, Announce) and not m.exact]
    silent = bool(said) and deal.said[said[0].player] is None
    if silent and rng.random() < UNDERSTATES:
        return rng.choice(said)
    move = plain_move(deal, rng)
    while isinstance(move, Exchange) or (isinstance(move, Announce) and not silent):
        move = plain_move(deal, rng)
    return move


def _leaves_room_below(scored: Iterable[Meld]) -> bool:
    """Whether a sequence may follow below one of these, with a gap between (T-M9)."""
    runs = [meld for meld in scored if isinstance(meld, Sequence)]
    return any(NATURAL_PLACE[run.bottom] <= LAST_PLACE_WITH_ROOM for run in runs)


def _draw_melds(rng: Random, played: PlayedDeal, *, quiet: bool) -> dict[Meld, Holding]:
    """The melds to ask about, in random order, each with the answer."""
    view = played.deal.view(YOU)
    melds = [m for m in find_melds(FULL_PACK, view.trump, view.rules) if _is_short(m)]
    rng.shuffle(melds)
    answers = {meld: other_can_hold(view, meld) for meld in melds}
    right = _draw_right(view, answers)
    count = 0 if quiet else rng.choice(RIGHT)
    wrong = _draw_wrong(rng, played, answers)
    asked = right[:count] + wrong[: rng.choice(OPTIONS) - count]
    if len(right) < count or len(asked) < min(OPTIONS):
        raise Rejected
    rng.shuffle(asked)
    return {meld: answers[meld] for meld in asked}


def _draw_right(view: View, answers: Mapping[Meld, Holding]) -> list[Meld]:
    """Melds that can be held: one a suit, and one at most that was as good as shown."""
    shown = CardSet(card for meld in view.scored[1 - YOU] for card in meld.cards)
    right: list[Meld] = []
    suits: set[Suit] = set()
    for meld, answer in answers.items():
        suit = meld.suit if isinstance(meld, Sequence) else None
        is_shown = shown.issuperset(meld.cards)
        if answer.hand is None or suit in suits:
            continue
        if is_shown and any(shown.issuperset(other.cards) for other in right):
            continue
        right.append(meld)
        suits |= {suit} if suit else set()
    return right


def _is_short(meld: Meld) -> bool:
    return not isinstance(meld, Sequence) or meld.length <= LONGEST_ASKED


def _draw_wrong(
    rng: Random, played: PlayedDeal, answers: Mapping[Meld, Holding]
) -> list[Meld]:
    """Melds that cannot be held, a sort at a time, so that each sort occurs.

    Sorts are what nothing but room forbids, what was scored and then played from, and
    by where the one card is that forbids it.
    """
    scored = played.deal.scored[1 - YOU]
    sorts: dict[object, list[Meld]] = {}
    for meld, answer in answers.items():
        if answer.hand is None and len(answer.elsewhere) <= 1:
            where = answer.elsewhere[0][1] if answer.elsewhere else None
            sort = "broken" if where is Where.PLAYED and meld in scored else where
            sorts.setdefault(sort, []).append(meld)
    others = [sort for sort in sorts if sort in (Where.YOURS, Where.PLAYED, Where.OPEN)]
    rare = [sort for sort in sorts if sort not in others]
    rng.shuffle(others)
    rows = [sorts[sort] for sort in (*rare, *others)]
    return [meld for row in zip_longest(*rows) for meld in row if meld is not None]


def _missing(case: InferCase, meld: Meld) -> str:
    """A card of the meld that the opponent does not hold; nothing if none is known."""
    return next((str(card) for card, _ in case.elsewhere(meld)), "")


def _came(deal: Deal) -> str:
    """The opponent's first nine cards, then those they drew, in order."""
    drawers = [move.player for move in deal.history if isinstance(move, Draw)]
    talon = deal.beginning.talon
    drawn = [
        card for player, card in zip(drawers, talon, strict=False) if player != YOU
    ]
    return cards_text((*deal.beginning.hands[1 - YOU], *drawn))


def _case_of(puzzle: Puzzle) -> InferCase:
    """The case behind a puzzle, from its position, options and certificate."""
    trump = parse_suit(puzzle.position["trump"])
    gone = cards_played(Reading.of(puzzle.position).events)
    deals = puzzle.certificate["deals"]
    came = {text: CardSet.parse(deals.get(text, "")) for text in _answers(puzzle)}
    hands = {parse_meld(text, trump): cards - gone for text, cards in came.items()}
    return _case(puzzle.position, rules_of(puzzle), hands)


def _answers(puzzle: Puzzle) -> Iterable[str]:
    return (option.answer for option in puzzle.options)


def worth(_puzzle: Puzzle, value: int) -> Say:
    """Whether a meld can be held; of several, how many."""
    return Say("infer.worth", count=value)


INFER: Final = Kind(
    name=NAME,
    title=Say("infer.title"),
    about=Say("infer.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=lambda puzzle: tell(_case_of(puzzle)),
    describe=describe,
    worth=worth,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    nothing=Say("infer.nothing"),
    quiet=lambda puzzle: puzzle.answers == ((),),
)
"""The kind as the trainer knows it."""
