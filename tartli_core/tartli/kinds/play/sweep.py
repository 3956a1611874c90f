"""`sweep`: make stichmaccs, or save a trick from it, both hands open (T-S2).

The position has one key more: `sweeper`, who may win all of the last nine tricks.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from tartli_core.tartli.announcements import LAST_ANNOUNCING_TRICK
from tartli_core.tartli.cards import (
    FULL_PACK,
    PACK,
    Card,
    CardSet,
    Suit,
    beats,
    must_follow,
    trick_points,
)
from tartli_core.tartli.kinds.events import Who
from tartli_core.tartli.kinds.making import (
    Draft,
    any_right,
    generator,
    is_quiet,
    themes_of,
)
from tartli_core.tartli.kinds.play.drawing_endings import deal_ending, play_out
from tartli_core.tartli.kinds.play.open_ending import (
    OpenEnding,
    card_told,
    is_top,
    open_cards,
    strength,
)
from tartli_core.tartli.kinds.play.sweep_case import (
    NONE,
    THEMES,
    SweepCase,
    level,
    tell,
)
from tartli_core.tartli.kinds.position import Rejected
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.ending import Ending
from tartli_core.tartli.state import TRICKS
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form, Option, Puzzle
from tartli_core.trainer.registry import Kind

NAME: Final = "sweep"
VERSION: Final = 1

MAKING_TRICKS: Final = (8, 8, 9, 10, 11, 12, 13)
SAVING_TRICKS: Final = (8, 11, 11, 11, 11, 13, 14)
"""The trick under way, each as likely as it stands here, by what is to be done."""

MAKES: Final = 0.5
"""How often stichmaccs is to be made, not saved from."""

STRONG_LEADS: Final = 0.5
"""How often the strong hand leads to trick 8."""

CHANCE: Final = 12
TRUMP_EXTRA: Final = 6
"""How far chance goes in sharing out a strong and a weak hand, and trumps count."""

FEWEST_OPTIONS: Final = 3

KEEPS_NATURAL: Final = 0.2
"""How often a puzzle is kept in which the card most would play is right."""


def _draw(rng: Random, rules: Rules, seed: int) -> Draft:
    keeps_natural = rng.random() < KEEPS_NATURAL
    makes = Random(f"{NAME} aim {seed}").random() < MAKES
    number = rng.choice(MAKING_TRICKS if makes else SAVING_TRICKS)
    case = _draw_case(rng, rules, number, makes)
    if is_quiet(NAME, seed):
        _accept_quiet(case)
    else:
        _accept(case, keeps_natural)
    case = _with_past(rng, case)
    sweeper = Who.YOU if case.makes else Who.OPPONENT
    options = tuple(_options(case))
    return Draft(
        position=case.situation.position | {"sweeper": str(sweeper)},
        form=Form.ONE,
        options=options,
        answers=any_right(options),
        value=int(bool(case.right)),
        certificate=open_cards(
            case.situation, {card: case.line(card) for card in case.done}
        ),
        themes=themes_of(case, THEMES),
        level=level(case),
    )


def _draw_case(rng: Random, rules: Rules, number: int, makes: bool) -> SweepCase:
    """Two hands, a strong one that has won every trick from the eighth on.

    After trick 8 the strong hand leads; in trick 8 itself either may be on lead. How
    the tricks before went is left open.
    """
    trump = rng.choice(list(Suit))
    size = TRICKS + 1 - number
    cards = sorted(
        rng.sample(PACK, 2 * size),
        key=lambda card: _promise(card, trump) + rng.random() * CHANCE,
    )
    weak, strong = CardSet(cards[:size]), CardSet(cards[size:])
    strong_leads = number > LAST_ANNOUNCING_TRICK or rng.random() < STRONG_LEADS
    mine, theirs = (strong, weak) if makes else (weak, strong)
    led = None if makes is strong_leads else rng.choice(list(theirs))
    _check_options(mine, led, trump, makes)
    won = number - LAST_ANNOUNCING_TRICK
    ending = Ending(
        rules=rules,
        trump=trump,
        hands=(mine, theirs if led is None else theirs.without_card(led)),
        leader=0 if led is None else 1,
        led=led,
        taken=(0, trick_points(FULL_PACK - CardSet(cards), trump)),
        last_nine=(won, 0) if makes else (0, won),
    )
    return SweepCase(OpenEnding(ending, ()), makes)


def _check_options(hand: CardSet, led: Card | None, trump: Suit, makes: bool) -> None:
    """Three cards to choose from; none that saves a trick by taking this one."""
    legal = hand if led is None else must_follow(hand, led, trump)
    if len(legal) < FEWEST_OPTIONS:
        raise Rejected
    if led is not None and not makes and any(beats(card, led, trump) for card in legal):
        raise Rejected


def _with_past(rng: Random, case: SweepCase) -> SweepCase:
    """The same after tricks that have been played, and seven whose points are told."""
    ending = case.situation.ending
    led = () if ending.led is None else (ending.led,)
    past: list[Card] = []
    hands = [*ending.hands]
    hands[1] |= CardSet(led)
    strong, weak = (0, 1) if case.makes else (1, 0)
    for _ in range(sum(ending.last_nine)):
        first, second = _draw_trick(rng, ending.trump, hands[strong], hands[weak])
        hands[strong] = hands[strong].with_card(first)
        hands[weak] = hands[weak].with_card(second)
        past = [first, second, *past]
    mine, theirs = hands
    leader = strong if past else ending.leader
    start = deal_ending(rng, ending.rules, ending.trump, (mine, theirs), leader)
    return SweepCase(play_out(start, (*past, *led)), case.makes)


def _draw_trick(
    rng: Random, trump: Suit, strong: CardSet, weak: CardSet
) -> tuple[Card, Card]:
    """A trick that the strong hand led and won before it came to these hands."""
    gone = FULL_PACK - strong - weak
    pairs = [
        (led, card)
        for led in gone
        for card in gone
        if card is not led
        and not beats(card, led, trump)
        and card in must_follow(weak.with_card(card), led, trump)
    ]
    if not pairs:
        raise Rejected
    return rng.choice(pairs)


def _promise(card: Card, trump: Suit) -> int:
    """How much a card helps to win every trick."""
    return strength(card, trump) + (TRUMP_EXTRA if card.suit is trump else 0)


def _accept(case: SweepCase, keeps_natural: bool) -> None:
    """Keep what can be done, with few of the cards."""
    tempting = (
        case.makes or keeps_natural or not case.does_it(case.situation.natural[0])
    )
    if not tempting or not case.right or 2 * len(case.right) > len(case.done):
        raise Rejected


def _accept_quiet(case: SweepCase) -> None:
    """Keep what cannot be done, though it looks as if it could."""
    if case.right or not _looks_possible(case):
        raise Rejected


def _looks_possible(case: SweepCase) -> bool:
    """To save a trick, a top card; to win all, the top trump and no fewer trumps."""
    trump = case.situation.ending.trump
    mine, theirs = case.situation.ending.hands
    if not case.makes:
        return any(is_top(card, theirs, trump) for card in mine)
    trumps, others = mine.of_suit(trump), theirs.of_suit(trump)
    return len(trumps) >= len(others) and any(is_top(c, theirs, trump) for c in trumps)


def _options(case: SweepCase) -> Iterator[Option]:
    """Every legal card, and that none does it."""
    natural, mistake = case.situation.natural
    for card, right in case.done.items():
        name = mistake if card == natural and not right else ""
        yield Option(answer=str(card), value=int(right), right=right, mistake=name)
    possible = bool(case.right)
    name = "given-up" if possible else ""
    yield Option(answer=NONE, value=0, right=not possible, mistake=name)


def describe(puzzle: Puzzle, answer: str) -> Say:
    """A card, or that no card does it."""
    if answer == NONE:
        return Say(f"sweep.none_{_aim(puzzle)}")
    return card_told(puzzle, answer)


def worth(puzzle: Puzzle, value: int) -> Say:
    """Whether the aim is reached."""
    return Say(f"sweep.{'done' if value else 'missed'}_{_aim(puzzle)}")


def _aim(puzzle: Puzzle) -> str:
    return "make" if puzzle.position["sweeper"] == Who.YOU else "save"


def quiet(puzzle: Puzzle) -> bool:
    """Whether no card does it."""
    return puzzle.answers == ((NONE,),)


SWEEP: Final = Kind(
    name=NAME,
    title=Say("sweep.title"),
    about=Say("sweep.about"),
    generate=generator(NAME, VERSION, _draw),
    tell=tell,
    describe=describe,
    themes=tuple(THEMES),
    presets=("hungarian", "international"),
    worth=worth,
    quiet=quiet,
)
"""The kind as the trainer knows it; Austrian rules have no stichmaccs."""
