"""`certain`: can the meld be beaten, and if so, by which cards (T-A4)."""

from random import Random
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import Card, CardSet, Suit
from tartli_core.tartli.contest import CONTEST_CALLS, Call, call_of, may_reply
from tartli_core.tartli.kinds.events import Event, Verb, Who
from tartli_core.tartli.kinds.making import Draft, generator, is_quiet, themes_of
from tartli_core.tartli.kinds.melds.certain_case import (
    THEMES,
    CertainCase,
    Rival,
    level,
    tell,
)
from tartli_core.tartli.kinds.melds.drawing import draw_heard, draw_melding_hand
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.position import (
    Rejected,
    draw_course,
    draw_indicator,
    draw_position,
)
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.melds import Bela, Sequence, Vannak, find_melds
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind

NAME: Final = "certain"
VERSION: Final = 1

TRICKS: Final = (2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8)
"""Tricks to draw from: late ones leave few better melds."""

MOST_RIVALS: Final = 5
FEWEST_CARDS: Final = 8
MOST_CARDS: Final = 12
"""Cards to choose from."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    trump = rng.choice(list(Suit))
    hand = draw_melding_hand(rng, trump)
    indicator = draw_indicator(rng, hand, trump)
    number = rng.choice(TRICKS)
    meld = _draw_meld(rng, hand, trump, rules)
    course = draw_course(
        rng,
        finished=number - 1,
        trump=trump,
        rules=rules,
        kept=CardSet([*hand, indicator]),
        lead=Who.YOU if number == LAST_ANNOUNCING_TRICK else None,
    )
    leads = course.lead is Who.YOU
    case = CertainCase(
        meld=meld,
        leads=leads,
        number=number,
        trump=trump,
        rules=rules,
        mine=hand,
        indicator=indicator,
        played=course.played,
        heard=None if leads else _draw_word(rng, call_of(meld)),
    )
    _accept(rng, case, quiet=is_quiet(NAME, seed))
    announces = Event(number, Who.YOU, Verb.ANNOUNCES, str(meld))
    events: tuple[Event, ...]
    if case.heard is None:
        card = _draw_card(rng, hand, meld)
        events = (announces, Event(number, Who.YOU, Verb.LEADS, str(card)))
        hand = hand.without_card(card)
    else:
        heard = draw_heard(rng, course, hand, indicator, rules, (case.heard,))
        events = (*heard, announces)
    options = _options(rng, case)
    return Draft(
        position=draw_position(rng, course, indicator=indicator, hand=hand, now=events),
        form=Form.SET,
        options=options,
        answers=_answers(case),
        value=len(case.rivals),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_meld(rng: Random, hand: CardSet, trump: Suit, rules: Rules) -> Rival:
    """A meld of the hand, mostly the strongest."""
    melds = [m for m in find_melds(hand, trump, rules) if not isinstance(m, Bela)]
    if not melds:
        raise Rejected
    if rng.random() < 0.3:
        return rng.choice(melds)
    return max(melds, key=lambda m: (isinstance(m, Vannak), len(m.cards)))


def _draw_word(rng: Random, own: Call) -> Call:
    """What the leader said: a word that yours may answer (T-M7), mostly the same."""
    words = [call for call in CONTEST_CALLS[:3] if may_reply(own, call)]
    return own if rng.random() < 0.7 else rng.choice(words)


def _accept(rng: Random, case: CertainCase, *, quiet: bool) -> None:
    """Keep what few melds beat, or none although something seems to."""
    if quiet:
        if case.rivals or (not _seems(case) and rng.random() < 0.95):
            raise Rejected
    elif not 1 <= len(case.rivals) <= MOST_RIVALS:
        raise Rejected


def _seems(case: CertainCase) -> bool:
    """Whether a better meld lacks one card, or is another than the word heard."""
    return any(len(CardSet(m.cards) - case.unseen) <= 1 for m in case.missed)


def _draw_card(rng: Random, hand: CardSet, meld: Rival) -> Card:
    """A card to lead, outside the meld where there is one."""
    return rng.choice(list(hand - CardSet(meld.cards)) or list(hand))


def _options(rng: Random, case: CertainCase) -> tuple[Option, ...]:
    """The cards of all better melds, those of tempting ones, and others not yours."""
    cards = CardSet(card for rival in case.rivals for card in rival.cards)
    near = [m for m in case.missed if len(CardSet(m.cards) - case.unseen) <= 1]
    rng.shuffle(near)
    for meld in near:
        more = cards | CardSet(meld.cards)
        if len(more) <= MOST_CARDS:
            cards = more
    rest = list(case.unseen - cards)
    rng.shuffle(rest)
    least = max(FEWEST_CARDS, len(cards) + 1)
    cards = cards | CardSet(rest[: least - len(cards)])
    if not least <= len(cards) <= MOST_CARDS:
        raise Rejected
    return tuple(_option(case, card) for card in cards)


def _option(case: CertainCase, card: Card) -> Option:
    """A card, valued by the number of better melds that it belongs to."""
    count = sum(card in rival.cards for rival in case.rivals)
    mistake = "" if count or card in case.unseen else "gone"
    return Option(answer=str(card), value=count, right=count > 0, mistake=mistake)


def _answers(case: CertainCase) -> tuple[tuple[str, ...], ...]:
    """The cards of each better meld; the empty set where there is none."""
    melds = [tuple(map(str, rival.cards)) for rival in case.rivals]
    return tuple(melds) or ((),)


def case_of(puzzle: Puzzle) -> CertainCase:
    """The case behind a puzzle, from its position alone."""
    seen = Reading.of(puzzle.position)
    (meld,) = seen.announced
    assert isinstance(meld, Sequence | Vannak)
    return CertainCase(
        meld=meld,
        leads=Who.YOU in seen.table,
        number=seen.number,
        trump=seen.trump,
        rules=rules_of(puzzle),
        mine=CardSet([*seen.hand, *(c for w, c in seen.table.items() if w is Who.YOU)]),
        indicator=seen.indicator,
        played=seen.played,
        heard=seen.heard[0] if seen.heard else None,
    )


def _tell(puzzle: Puzzle) -> Telling:
    cards = CardSet(Card.parse(option.answer) for option in puzzle.options)
    return tell(case_of(puzzle), cards)


def describe(_puzzle: Puzzle, answer: str) -> Say:
    """A card by its name."""
    return Say("option.card", card=answer)


def worth(puzzle: Puzzle, value: int) -> Say:
    """Of how many of the better melds a card is part."""
    return Say("certain.worth", value=value, all=puzzle.value)


CERTAIN: Final = Kind(
    name=NAME,
    title=Say("certain.title"),
    about=Say("certain.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=_tell,
    describe=describe,
    worth=worth,
    themes=tuple(THEMES),
    presets=tuple(PRESETS),
    nothing=Say("certain.none"),
    quiet=lambda puzzle: not puzzle.answers[0],
)
"""The kind as the trainer knows it."""
