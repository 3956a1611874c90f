"""An exercise of a lesson on the page: asked, answered, explained, and the next."""

from collections.abc import Mapping
from random import SystemRandom
from typing import Any, Final

from tartli_core.errors import NotationError
from tartli_core.tartli.art import card_svg, suit_svg
from tartli_core.tartli.cards import Card, Suit
from tartli_core.tartli.exercises import make
from tartli_core.tartli.looks import described
from tartli_core.text.glossary import Pack
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say
from tartli_core.trainer.puzzle import Form
from tartli_core.trainer.supply import FRESH_SEEDS

Json = dict[str, Any]

LEVEL_AFTER: Final = (0, 1, 4)
"""How many right at the first try bring one to level 1, 2 and 3."""

MOST_COUNTED: Final = 1_000_000
"""A kept count is taken up below this."""


class ExerciseHost:
    """One kind of exercise, one after another, harder as they succeed.

    Attributes:
        right: exercises answered rightly before the answer was shown.
        seen: exercises answered, shown or left.
        first: of those right, at the first try.
    """

    def __init__(
        self, kind: str, seed: int | None = None, pack: Pack = "hungarian"
    ) -> None:
        """Ask the first one.

        Args:
            kind: one of `tartli_core.tartli.exercises.KINDS`.
            seed: of the first exercise, the others follow; without one, by chance.
            pack: the cards to show.

        Raises:
            NotationError: no such kind.
        """
        self.kind = kind
        self.right = 0
        self.seen = 0
        self.first = 0
        self.phrases = Phrases(pack=pack)
        self._seed = SystemRandom().randrange(FRESH_SEEDS) if seed is None else seed
        self._ask()

    def _ask(self) -> None:
        self._level = sum(self.first >= least for least in LEVEL_AFTER)
        self._exercise = make(self.kind, self._seed, self._level)
        self._tries = 0
        self._given: tuple[str, ...] | None = None
        self._hinted = False
        self._shown = False

    @property
    def _solved(self) -> bool:
        return self._given is not None and self._exercise.is_right(self._given)

    @property
    def _over(self) -> bool:
        return self._shown or self._solved

    def do(self, action: str, message: Mapping[str, Any]) -> None:
        """Do what the reader asks.

        Raises:
            NotationError: it is no action, or no answer to this exercise.
        """
        match action:
            case "hello":
                self._restore(message["stored"] or {})
            case "answer":
                self._answer(tuple(message["answer"]))
            case "hint":
                self._hinted = True
            case "reveal":
                self._leave()
                self._shown = True
            case "next":
                self._leave()
                self._seed += 1
                self._ask()
            case _:
                raise NotationError("{action!r} cannot be done here", action=action)

    def _answer(self, answer: tuple[str, ...]) -> None:
        right = self._exercise.is_right(answer)
        if self._over:
            return
        self._given = answer
        self._tries += 1
        self.right += right
        self.seen += right
        self.first += right and self._tries == 1

    def _leave(self) -> None:
        """An exercise neither solved nor shown counts as seen."""
        if not self._over:
            self.seen += 1

    def _restore(self, stored: Mapping[str, object]) -> None:
        """Take up the count that the browser kept; nonsense is left out."""
        kept = [stored.get(name) for name in ("first", "right", "seen")]
        counts = [number for number in kept if type(number) is int]
        if len(counts) < 3 or self._tries or self._over:
            return
        first, right, seen = counts
        if 0 <= first <= right <= seen < MOST_COUNTED:
            self.first, self.right, self.seen = first, right, seen
            self._ask()

    @property
    def art(self) -> Json:
        """The pictures, under keys that do not name the cards."""
        exercise, pack = self._exercise, self.phrases.pack
        if exercise.form is Form.ORDER:
            cards = [Card.parse(option.answer) for option in exercise.options]
        else:
            cards = list(exercise.cards)
        return {
            "cards": {
                f"c{n}": card_svg(card, pack=pack, corners=exercise.corners)
                for n, card in enumerate(cards)
            },
            "suits": {str(suit): suit_svg(suit, pack=pack) for suit in Suit},
        }

    @property
    def view(self) -> Json:
        """The exercise as it may be seen now; the answer only when it is known."""
        exercise, phrases = self._exercise, self.phrases
        return {
            "id": f"{self.kind} {self._seed} {self._level}",
            "kind": self.kind,
            "title": phrases.sentence(Say(f"exercise.{self.kind}")),
            "form": str(exercise.form),
            "steps": len(exercise.answer) if exercise.form is Form.ORDER else None,
            "question": phrases.sentences(exercise.question),
            "cards": self._cards(),
            "options": [
                {
                    "answer": option.answer,
                    "text": phrases.sentence(option.text),
                    "card": f"c{n}" if exercise.form is Form.ORDER else None,
                }
                for n, option in enumerate(exercise.options)
            ],
            "hint": phrases.sentence(exercise.hint) if self._hinted else None,
            "verdict": self._verdict(),
            "reveal": self._reveal() if self._over else None,
            "trump": exercise.trump and str(exercise.trump),
            "count": self._count(),
            "score": phrases.sentence(Say("exercise.score", **self._count())),
        }

    def _count(self) -> dict[str, int]:
        return {"right": self.right, "seen": self.seen, "first": self.first}

    def _cards(self) -> list[Json]:
        """The cards to look at; one that is to be named is described only."""
        exercise, phrases = self._exercise, self.phrases
        captions = phrases.sentences(exercise.captions) or [""] * len(exercise.cards)
        return [
            {
                "art": f"c{n}",
                "label": phrases.card(str(card))
                if exercise.corners
                else " ".join(phrases.sentences(described(card))),
                "caption": caption,
            }
            for n, (card, caption) in enumerate(
                zip(exercise.cards, captions, strict=True)
            )
        ]

    def _verdict(self) -> Json | None:
        if self._given is None:
            return None
        remarks = () if self._solved else self._exercise.remarks(self._given)
        return {
            "right": self._solved,
            "lines": self.phrases.sentences(remarks),
            "tries": self._tries,
        }

    def _reveal(self) -> Json:
        return {
            "answer": list(self._exercise.answer),
            "points": list(self._exercise.points),
            "explanation": self.phrases.sentences(self._exercise.explanation),
        }
