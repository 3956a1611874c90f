"""What an exercise is, and how an answer to it is judged."""

from collections.abc import Sequence
from dataclasses import dataclass

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import Card, Suit
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """Something to choose.

    Attributes:
        answer: how it is written in an answer.
        text: how it is said.
        why: what to tell who chose it wrongly; it does not give the answer away.
    """

    answer: str
    text: Say
    why: tuple[Say, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """One question with its answer.

    Attributes:
        kind: which exercise it is.
        question: what is asked.
        form: choose one option, or put all options in order.
        trump: the trump suit, where there is one.
        cards: the cards to look at; none where the options are the cards.
        captions: what stands under each of them, or nothing.
        corners: whether the cards show their letters.
        options: what there is to choose from, in the order shown.
        answer: the right option, or all options in the right order.
        hint: what to look at.
        explanation: why it is so, naming these very cards.
        points: the points of each card of the answer, where they are told.
    """

    kind: str
    question: tuple[Say, ...]
    form: Form
    trump: Suit | None = None
    cards: tuple[Card, ...] = ()
    captions: tuple[Say, ...] = ()
    corners: bool = True
    options: tuple[Option, ...]
    answer: tuple[str, ...]
    hint: Say
    explanation: tuple[Say, ...]
    points: tuple[int, ...] = ()

    def is_right(self, answer: Sequence[str]) -> bool:
        """Whether this is the answer.

        Raises:
            NotationError: it is no answer to this exercise.
        """
        choices = sorted(option.answer for option in self.options)
        if self.form is Form.ORDER:
            possible = sorted(answer) == choices
        else:
            possible = len(answer) == 1 and answer[0] in choices
        if not possible:
            raise NotationError(
                "{answer!r} is no answer here: choose among {choices}",
                answer=" / ".join(answer),
                choices=" / ".join(choices),
            )
        return tuple(answer) == self.answer

    def remarks(self, answer: Sequence[str]) -> tuple[Say, ...]:
        """What to say to a wrong answer, without giving the right one away."""
        if self.form is Form.ORDER:
            return self._misplaced(answer)
        return next(o.why for o in self.options if o.answer == answer[0])

    def _misplaced(self, answer: Sequence[str]) -> tuple[Say, ...]:
        place = next(
            n
            for n, (given, right) in enumerate(zip(answer, self.answer, strict=True))
            if given != right
        )
        if place == 0:
            return (Say("order.first", card=answer[0]),)
        so_far = " ".join(answer[:place])
        return (Say("order.place", cards=so_far, card=answer[place]),)
