"""Exercise: which of two cards takes the trick, and for how much (T-P2)."""

from random import Random

from tartli_core.tartli.cards import (
    PACK,
    PLAIN_POINTS,
    TRUMP_POINTS,
    Card,
    Suit,
    beats,
    trick_points,
)
from tartli_core.tartli.exercises.record import Exercise, Option
from tartli_core.tartli.taking import why_it_loses, why_it_wins
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form


def draw(rng: Random, level: int) -> Exercise:
    """Level 1 has two cards of one plain suit, 2 a trump, 3 any two."""
    trump = rng.choice(tuple(Suit))
    led, second = rng.sample(PACK, 2)
    while not _fits(led, second, trump, level):
        led, second = rng.sample(PACK, 2)
    winner, loser = (second, led) if beats(second, led, trump) else (led, second)
    points = trick_points((led, second), trump)
    wrong = rng.choice(_miscounts(led, second, trump))
    options = [
        Option(
            answer=f"{card} {count}",
            text=Say("trick.option", card=str(card), points=count),
            why=_why_not(card, count == points, (led, second), trump, winner),
        )
        for card in (led, second)
        for count in sorted((points, wrong))
    ]
    rng.shuffle(options)
    return Exercise(
        kind="trick",
        question=(Say("trick.question", trump=str(trump)),),
        form=Form.ONE,
        trump=trump,
        cards=(led, second),
        captions=(Say("trick.led"), Say("trick.second")),
        options=tuple(options),
        answer=(f"{winner} {points}",),
        hint=Say("trick.hint"),
        explanation=(
            why_it_wins(winner, loser, trump),
            Say(
                "trick.why_points",
                first=str(led),
                first_points=led.points(trump),
                second=str(second),
                second_points=second.points(trump),
                points=points,
            ),
        ),
    )


def _fits(led: Card, second: Card, trump: Suit, level: int) -> bool:
    trumps = (led.suit is trump) + (second.suit is trump)
    if level == 1:
        return led.suit is second.suit and not trumps
    return trumps > 0 or level > 2


def _miscounts(led: Card, second: Card, trump: Suit) -> list[int]:
    """Counts one comes to by mistake, none of them right."""
    points = trick_points((led, second), trump)
    tables = (TRUMP_POINTS, PLAIN_POINTS)
    counts = {one[led.rank] + two[second.rank] for one in tables for two in tables}
    counts |= {led.points(trump), second.points(trump)}
    return sorted(counts - {points}) or [points + 10]


def _why_not(
    card: Card, counted: bool, played: tuple[Card, Card], trump: Suit, winner: Card
) -> tuple[Say, ...]:
    led, second = played
    says = []
    if card is not winner:
        says.append(why_it_loses(card, winner, trump))
    if not counted:
        says.append(Say("trick.wrong_points", first=str(led), second=str(second)))
    return tuple(says)
