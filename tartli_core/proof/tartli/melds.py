"""Melds: what they are worth, which is better, which may follow (T-M1 to T-M12)."""

from collections.abc import Iterable

from tartli_core.proof.tartli.tables import (
    BELA_POINTS,
    CARD_IN_TEXT,
    LENGTHS,
    NATURAL,
    SEQUENCE_POINTS,
    SEQUENCES,
    SUITS,
    VANNAK_ORDER,
    VANNAK_ORDER_TENS_LOW,
    VANNAK_POINTS,
)


def meld_cards(meld: str, trump: str) -> frozenset[str]:
    """The cards of a meld; of any other text the card codes in it."""
    if meld in SEQUENCES:
        return SEQUENCES[meld]
    if meld == "bela":
        return frozenset({"K" + trump, "O" + trump})  # T-M3
    if len(meld) == 1 and meld in NATURAL:
        return frozenset(meld + suit for suit in SUITS)
    return frozenset(CARD_IN_TEXT.findall(meld))


def meld_points(meld: str) -> int:
    """What a meld is worth (T-M1 to T-M3)."""
    if meld == "bela":
        return BELA_POINTS
    if meld in SEQUENCES:
        return SEQUENCE_POINTS[len(SEQUENCES[meld])]
    return VANNAK_POINTS[meld]


def word_of(meld: str) -> str:
    """The word with which a meld is announced (T-A1 step 2)."""
    if meld in SEQUENCES:
        size = len(SEQUENCES[meld])
        return next(word for word, length in LENGTHS.items() if length == size)
    return "bela" if meld == "bela" else "vannak"


def sequences_in(cards: Iterable[str]) -> list[str]:
    """Every sequence in the cards, parts of longer ones too (T-M1)."""
    held = set(cards)
    return [text for text, needed in SEQUENCES.items() if needed <= held]


def vannaks(rules: dict[str, str]) -> list[str]:
    """The ranks of which four make a vannak (T-M2)."""
    return [r for r in VANNAK_ORDER if r != "9" or rules["nines_vannak"] == "yes"]


def melds_in(cards: Iterable[str], trump: str, rules: dict[str, str]) -> list[str]:
    """Every meld in the cards: sequences, vannak ranks, béla (T-M1 to T-M3)."""
    held = set(cards)
    rest = [*vannaks(rules), "bela"]
    return sequences_in(held) + [m for m in rest if meld_cards(m, trump) <= held]


def word_rank(word: str) -> tuple[int, int]:
    """Kind and length of a word, the higher the better (T-M5, T-M7)."""
    return (1, 0) if word == "vannak" else (0, LENGTHS[word])


def best_word(words: Iterable[str]) -> tuple[int, int] | None:
    """Kind and length of the best word but béla; None if there is none."""
    return max((word_rank(word) for word in words if word != "bela"), default=None)


def strength(
    meld: str, trump: str, rules: dict[str, str]
) -> tuple[int, int, int, bool]:
    """The rank of a sequence or vannak in the contest, higher is better (T-M5)."""
    if meld in SEQUENCES:
        cards = SEQUENCES[meld]
        return (0, len(cards), -NATURAL.index(meld[0]), meld[-1] == trump)
    return (1, 0, -vannak_order(rules).index(meld), False)


def vannak_order(rules: dict[str, str]) -> str:
    """The ranks of vannak, high to low (T-M5)."""
    return VANNAK_ORDER_TENS_LOW if rules["tens_low"] == "yes" else VANNAK_ORDER


def strongest(melds: Iterable[str], trump: str, rules: dict[str, str]) -> str | None:
    """The best of the announced melds, béla aside; None if there is none."""
    fighting = (meld for meld in melds if meld != "bela")
    return max(fighting, key=lambda m: strength(m, trump, rules), default=None)


def second_wins(leader: str, second: str, trump: str, rules: dict[str, str]) -> bool:
    """Whether the second player's best beats the leader's; level does not (T-M5)."""
    return strength(second, trump, rules) > strength(leader, trump, rules)


def may_follow(
    later: str, earlier: str, held: Iterable[str], rules: dict[str, str]
) -> bool:
    """Whether a sequence may be announced after that one was scored (T-M9, T-M11)."""
    suit = later[-1]
    if suit != earlier[-1]:
        return True
    top, bottom = NATURAL.index(later[0]), NATURAL.index(later[-2])
    old_top, old_bottom = NATURAL.index(earlier[0]), NATURAL.index(earlier[-2])
    if rules["repeat"] == "T-M11":
        return not (old_top <= top and bottom <= old_bottom)
    if top < old_top:
        return True
    if top == old_top:
        return bottom > old_bottom
    gap = NATURAL[old_bottom + 1 : top]
    if rules["gap"] == "missing":
        cards = set(held)
        return any(rank + suit not in cards for rank in gap)
    return gap != ""


def may_repeat(
    meld: str, scored: Iterable[str], held: Iterable[str], rules: dict[str, str]
) -> bool:
    """Whether a meld may be announced after all that was scored (T-M9 to T-M12)."""
    if meld not in SEQUENCES:
        return meld not in scored  # T-M12
    return all(may_follow(meld, old, held, rules) for old in scored if old in SEQUENCES)
