"""A hand just dealt: what may you say? No puzzle of the bank, but a thing to try.

There are two kinds of it, for who leads to trick 1 and for who is second. The hands are
dealt by chance; where you hold no meld they are mostly dealt anew.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from tartli_core.tartli.cards import FULL_PACK, HAND_SIZE, Card, CardSet, beats
from tartli_core.tartli.contest import Call
from tartli_core.tartli.kinds.making import CLOSED_FORM, Draft, all_right, make
from tartli_core.tartli.kinds.melds.reading import Reading
from tartli_core.tartli.kinds.melds.reply import describe
from tartli_core.tartli.kinds.melds.reply_case import (
    SILENT,
    ReplyCase,
    Words,
    rule_numbers,
    text_of,
    words_of,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.kinds.rule_set import rules_of
from tartli_core.tartli.kinds.texts import backs, melds_text
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle, Telling
from tartli_core.trainer.registry import Kind, Registry

VERSION: Final = 1

LEAD: Final = "lead"
SECOND: Final = "second"

BARE_SHARE: Final = 0.3
"""How often a hand without a meld is kept."""

MOST_WRONG: Final = 6
"""Utterances that are not legal, beside all that are."""

OTHERS: Final[tuple[Words, ...]] = (
    (Call.TERC,),
    (Call.KVART,),
    (Call.VANNAK,),
    (Call.BELA,),
    (Call.KVINT,),
    (Call.TERC, Call.BELA),
)
"""Utterances to ask about where the hand tempts to none."""


def _draw(rng: Random, rules: Rules, role: str) -> Draft:
    pack = rng.sample(list(FULL_PACK), 2 * HAND_SIZE + 1)
    hand, other = CardSet(pack[:HAND_SIZE]), CardSet(pack[HAND_SIZE:-1])
    indicator = pack[-1]
    if not find_melds(hand, indicator.suit, rules) and rng.random() > BARE_SHARE:
        raise Rejected
    heard: Words = SILENT
    played = CardSet()
    if role == SECOND:
        heard, led = _lead(other, indicator, rules)
        played = CardSet([led])
    case = ReplyCase(hand, indicator.suit, rules, (), heard)
    options = _options(rng, case)
    return Draft(
        position={
            "trick": 1,
            "trump": str(indicator.suit),
            "indicator": str(indicator),
            "hand": str(hand),
            "opponent": backs(HAND_SIZE - len(played)),
            "lead": "opponent" if role == SECOND else "you",
            "record": list(_record(heard, played)),
        },
        form=Form.SET,
        options=options,
        answers=all_right(options),
        value=sum(option.value for option in options),
        certificate={**CLOSED_FORM, "opponent": str(other - played)},
        themes=(),
        level=1,
    )


def _record(heard: Words, played: CardSet) -> Iterator[str]:
    """What the opponent has said and led."""
    if heard:
        yield f"1 opponent says {text_of(heard)}"
    for card in played:
        yield f"1 opponent leads {card}"


def _lead(hand: CardSet, indicator: Card, rules: Rules) -> tuple[Words, Card]:
    """What the opponent says, all that counts most, and a low card led with it."""
    trump = indicator.suit
    legal = ReplyCase(hand, trump, rules, (), SILENT).legal
    words = max(
        legal, key=lambda words: sum(meld.points for meld in legal[words].melds)
    )
    plain = [card for card in hand if card.suit is not trump] or list(hand)
    led = plain[0]
    for card in plain:
        if card.suit is led.suit and beats(led, card, trump):
            led = card
    return words, led


def _options(rng: Random, case: ReplyCase) -> tuple[Option, ...]:
    """Every legal utterance, and some that are not."""
    right = [
        Option(
            answer=text_of(words),
            value=sum(meld.points for meld in said.melds),
            right=True,
        )
        for words, said in case.legal.items()
    ]
    tempting = [words for words in (*case.sayable, *OTHERS) if words not in case.legal]
    wrong = [
        Option(answer=text_of(words), value=0, right=False, mistake=case.mistake(words))
        for words in dict.fromkeys(tempting)
    ]
    options = [*right, *wrong[:MOST_WRONG]]
    return tuple(sorted(options, key=lambda option: _spoken(words_of(option.answer))))


def _spoken(words: Words) -> tuple[int, tuple[int, ...]]:
    """Silence first, then from the shortest utterance to the longest."""
    return len(words), tuple(map(tuple(Call).index, words))


def _tell(puzzle: Puzzle) -> Telling:
    seen = Reading.of(puzzle.position)
    case = ReplyCase(seen.hand, seen.trump, rules_of(puzzle), (), seen.heard)
    return Telling(
        question=(_question(puzzle, case),),
        hints=(),
        explanation=(_count(case),),
        rule_numbers=rule_numbers(case),
        whys=dict(_whys(puzzle, case)),
    )


def _question(puzzle: Puzzle, case: ReplyCase) -> Say:
    if puzzle.kind == LEAD:
        return Say("free.question_lead")
    if not case.heard:
        return Say("free.question_silence")
    return Say("free.question_second", calls=text_of(case.heard))


def _count(case: ReplyCase) -> Say:
    """How much may be said beside silence."""
    count = len(case.legal) - 1
    return Say("free.count", count=count) if count else Say("reply.only_silence")


def _whys(puzzle: Puzzle, case: ReplyCase) -> Iterator[tuple[str, tuple[Say, ...]]]:
    """What each utterance means, or why it is not legal."""
    for option in puzzle.options:
        words = words_of(option.answer)
        if words not in case.legal:
            yield option.answer, (case.why_not(words),)
            continue
        melds = case.legal[words].melds
        if not melds:
            yield option.answer, (Say("reply.silence"),)
        else:
            told = Say("free.means", melds=melds_text(melds))
            yield option.answer, (told,)


def _kind(role: str) -> Kind:
    def draw(rng: Random, rules: Rules, _seed: int) -> Draft:
        return _draw(rng, rules, role)

    def generate(seed: int, text: str) -> Puzzle:
        rules = Rules.parse(text)
        draft = make(f"free {role}", VERSION, seed, rules, draw)
        return draft.puzzle(role, VERSION, seed, rules)

    return Kind(
        name=role,
        title=Say("free.title"),
        about=Say("free.about"),
        generate=generate,
        tell=_tell,
        describe=describe,
        themes=(),
        presets=tuple(PRESETS),
    )


FREE_HANDS: Final = Registry(_kind(LEAD), _kind(SECOND))
"""Both kinds, as a session takes them."""
