"""Small texts that stand in header tags and positions: scores, results, cards."""

import re
from collections.abc import Iterable
from typing import Final

from tartli_core.errors import NotationError
from tartli_core.tartli.cards import Card
from tartli_core.tartli.deal import End, Result
from tartli_core.tartli.notation.statements import UNKNOWN
from tartli_core.tartli.scoring import TARGET, Pair, begins_tied
from tartli_core.text.lists import OneOf

_PAIR: Final = r"([0-9]{1,5}):([0-9]{1,5})"
_SCORES: Final = re.compile(rf"{_PAIR}(=?)")
_WAYS: Final = "|".join(end.value for end in End)
_RESULT: Final = re.compile(
    rf"({_WAYS}), {_PAIR}, {_PAIR}(?:, ([01]) wins ([12])|, (level))?"
)


def scores_text(scores: Pair, tied: bool) -> str:
    """Both scores; an equals sign where both play on level (T-S6).

    >>> scores_text((505, 505), tied=True)
    '505:505='
    """
    return f"{scores[0]}:{scores[1]}{'=' if tied else ''}"


def parse_scores(text: str) -> tuple[Pair, bool]:
    """The scores before a deal, and whether both play on level.

    Raises:
        NotationError: the text is not two scores, or not so marked though both
            were level at 501 or more before.
    """
    found = _SCORES.fullmatch(text)
    if found is None:
        raise NotationError(
            "{text!r} are not two scores: write them like 120:85, or 505:505= where "
            "both play on level",
            text=text,
        )
    scores, tied = (int(found[1]), int(found[2])), bool(found[3])
    if begins_tied(scores) and not tied:
        raise NotationError(
            "{text!r} is level at {target} or more: write {text}=",
            text=text,
            target=TARGET,
        )
    return scores, tied


def parse_before(text: str) -> Pair:
    """The scores before a deal, from which the tie of T-S6 follows.

    Raises:
        NotationError: the text is not two scores, or an equals sign is missing
            behind such as are level at 501 or more, or stands behind others.
    """
    scores, tied = parse_scores(text)
    if tied and not begins_tied(scores):
        raise NotationError(
            "{text!r}: the = stands only where both are level at {target} or more",
            text=text,
            target=TARGET,
        )
    return scores


def result_text(result: Result) -> str:
    """How a deal ended, its points, the totals, and who wins how many buli points.

    >>> result_text(Result(End.CLAIM, (81, 20), (511, 250), 0, 2))
    'claim, 81:20, 511:250, 0 wins 2'
    """
    parts = [str(result.how.value)]
    parts += [f"{mine}:{theirs}" for mine, theirs in (result.points, result.totals)]
    if result.winner is not None:
        parts.append(f"{result.winner} wins {result.buli_points}")
    elif result.tied:
        parts.append("level")
    return ", ".join(parts)


def parse_result(text: str) -> Result:
    """The result written so.

    Raises:
        NotationError: the text is not a result.
    """
    found = _RESULT.fullmatch(text)
    if found is None:
        raise NotationError(
            "{text!r} is not a result: write how it ended ({ways}), the points, the "
            "totals, and who wins, such as 'claim, 81:20, 511:250, 0 wins 2'",
            text=text,
            ways=OneOf(end.value for end in End),
        )
    how, mine, theirs, ours, yours, winner, points, level = found.groups()
    return Result(
        how=End(how),
        points=(int(mine), int(theirs)),
        totals=(int(ours), int(yours)),
        winner=None if winner is None else int(winner),
        buli_points=int(points or 0),
        tied=level is not None,
    )


def parse_player(text: str) -> int:
    """A player, 0 or 1.

    Raises:
        NotationError: the text is neither.
    """
    if text not in ("0", "1"):
        raise NotationError("{text!r} is not a player: write 0 or 1", text=text)
    return int(text)


def codes(cards: Iterable[Card | None]) -> list[str]:
    """The codes of cards, ``?`` for one that is not known."""
    return [UNKNOWN if card is None else str(card) for card in cards]


def parse_codes(items: Iterable[str]) -> tuple[Card | None, ...]:
    """The cards with these codes.

    Raises:
        NotationError: one is neither a card nor ``?``.
    """
    return tuple(None if item == UNKNOWN else Card.parse(item) for item in items)
