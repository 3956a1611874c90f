"""Endings at random, and the same for the plain search."""

from random import Random
from typing import Any

from plain_endgame import Table

from tartli_core.tartli.cards import PACK, Card, CardSet, Suit, trick_points
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.ending import Ending


def random_ending(rng: Random, size: int) -> Ending:
    """Hands of this size, often near 501, at times with a card led."""
    cards = rng.sample(PACK, 2 * size)
    trump = rng.choice(list(Suit))
    gone = trick_points(set(PACK) - set(cards), trump)
    mine = rng.choice((0, rng.randint(0, gone)))
    played, leader = 9 - size, rng.choice((0, 1))
    won = played if rng.random() < 0.5 else rng.randint(min(1, played), played)
    last_nine = (won, played - won) if leader == 0 else (played - won, won)
    hands = CardSet(cards[:size]), CardSet(cards[size:])
    ending = Ending(
        rules=Rules.preset(rng.choice([*PRESETS])),
        trump=trump,
        hands=hands,
        leader=leader,
        taken=(mine, gone - mine),
        scores=(rng.randint(180, 460), rng.randint(180, 460)),
        last_nine=last_nine,
    )
    return ending.play(rng.choice(ending.legal_cards)) if rng.random() < 0.3 else ending


def plain_table(ending: Ending) -> Table:
    """The ending as the plain search takes it."""
    mine, theirs = (frozenset(map(str, hand)) for hand in ending.hands)
    led = None if ending.led is None else str(ending.led)
    return Table((mine, theirs), ending.leader, led, ending.taken, ending.last_nine)


def ending_of(case: dict[str, Any]) -> Ending:
    """The ending of a check vector (trick 8)."""
    mine, theirs = map(CardSet.parse, case["hands"])
    limit = str(case.get("limit", 250))
    return Ending(
        rules=Rules.preset("hungarian").with_options({"maccs_limit": limit}),
        trump=Suit(case["trump"]),
        hands=(mine, theirs),
        leader=case["leader"],
        led=Card.parse(case["led"]) if case["led"] else None,
        taken=(case["taken"][0], case["taken"][1]),
        scores=tuple(case["scores"]) if "scores" in case else None,
    )


def renamed(ending: Ending, names: dict[Suit, Suit]) -> Ending:
    """The ending with other names of suits."""

    def new(card: Card) -> Card:
        return Card(card.rank, names[card.suit])

    mine, theirs = (CardSet(map(new, hand)) for hand in ending.hands)
    return _like(
        ending,
        trump=names[ending.trump],
        hands=(mine, theirs),
        led=None if ending.led is None else new(ending.led),
    )


def swapped(ending: Ending) -> Ending:
    """The ending with the players' places exchanged."""
    assert ending.scores is not None
    return _like(
        ending,
        hands=ending.hands[::-1],
        leader=1 - ending.leader,
        taken=ending.taken[::-1],
        scores=ending.scores[::-1],
        last_nine=ending.last_nine[::-1],
    )


def _like(ending: Ending, **changes: Any) -> Ending:
    facts = {
        name: getattr(ending, name)
        for name in (
            *("rules", "trump", "hands", "leader", "led"),
            *("taken", "scores", "last_nine"),
        )
    }
    return Ending(**(facts | changes))
