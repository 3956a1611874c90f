"""Cards, melds and rule sets as plain texts, for `plain_deal`."""

from collections.abc import Iterable

Options = dict[str, str]

RANKS = "AKOUX987"
SUITS = "alhb"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
TRUMP_ORDER, TRUMP_POINTS = "O9AXKU87", [20, 14, 11, 10, 4, 2, 0, 0]
PLAIN_ORDER, PLAIN_POINTS = "AXKOU987", [11, 10, 4, 3, 2, 0, 0, 0]
VANNAK_POINTS = {"O": 200, "9": 150, "A": 100, "X": 100, "K": 100, "U": 100}

HUNGARIAN = {
    "contest_before_second_card": "no",
    "bela_when": "own_turn",
    "bela_order": "with_melds",
    "repeat": "T-M9",
    "gap": "between",
    "sequences_per_trick": "1",
    "nines_vannak": "yes",
    "tens_low": "no",
    "exchange": "on_lead",
    "show_scored": "no",
    "stichmaccs": "yes",
    "maccs_limit": "250",
}
INTERNATIONAL = HUNGARIAN | {
    "contest_before_second_card": "yes",
    "bela_when": "any_time",
    "bela_order": "before_melds",
    "gap": "missing",
}
AUSTRIAN = HUNGARIAN | {
    "bela_when": "any_time",
    "bela_order": "before_melds",
    "repeat": "T-M11",
    "sequences_per_trick": "per_suit",
    "nines_vannak": "no",
    "exchange": "any_time",
    "show_scored": "yes",
    "stichmaccs": "no",
    "maccs_limit": "249",
}
PRESETS = {
    "hungarian": HUNGARIAN,
    "international": INTERNATIONAL,
    "austrian": AUSTRIAN,
}


def options_of(named: Options) -> Options:
    return PRESETS[named["preset"]] | {k: v for k, v in named.items() if k != "preset"}


def second_takes(led: str, answered: str, trump: str) -> bool:
    """T-P2."""
    if led[1] != answered[1]:
        return answered[1] == trump
    order = TRUMP_ORDER if led[1] == trump else PLAIN_ORDER
    return order.index(answered[0]) < order.index(led[0])


def card_points(card: str, trump: str) -> int:
    """T-C3, T-C4."""
    if card[1] == trump:
        return TRUMP_POINTS[TRUMP_ORDER.index(card[0])]
    return PLAIN_POINTS[PLAIN_ORDER.index(card[0])]


def cards_of(meld: str, trump: str) -> list[str]:
    if meld == "bela":
        return ["K" + trump, "O" + trump]
    return [meld + suit for suit in SUITS] if len(meld) == 1 else meld.split()


def points(meld: str) -> int:
    if meld == "bela":
        return 40
    if len(meld) == 1:
        return VANNAK_POINTS[meld]
    return {3: 20, 4: 50}.get(len(meld.split()), 100)


def sequences_in(cards: list[str], suit: str) -> list[str]:
    found = []
    for top in range(8):
        for end in range(top + 3, 9):
            run = [rank + suit for rank in RANKS[top:end]]
            if all(card in cards for card in run):
                found.append(" ".join(run))
    return found


def vannak_in(cards: list[str], options: Options) -> list[str]:
    ranks = "AKOUX9" if options["nines_vannak"] == "yes" else "AKOUX"
    return [rank for rank in ranks if all(rank + suit in cards for suit in SUITS)]


def contesting(melds: Iterable[str]) -> list[str]:
    """T-M6: béla stands outside."""
    return [meld for meld in melds if meld != "bela"]


def words(meld: str) -> tuple[int, int]:
    """What is heard of a meld, a stronger one being greater (T-M5)."""
    return (2, 0) if len(meld) == 1 else (1, len(meld.split()))


def strength(meld: str, trump: str, options: Options) -> tuple[int, int, int, bool]:
    """T-M5, but for who spoke first."""
    if len(meld) == 1:
        order = "O9AKUX" if options["tens_low"] == "yes" else "O9AXKU"
        return (2, 0, -order.index(meld), False)
    return (*words(meld), -RANKS.index(meld[0]), meld[1] == trump)


def may_repeat(meld: str, scored: list[str], hand: list[str], options: Options) -> bool:
    """T-M9, T-M11, T-M12, against everything the player has scored."""
    if len(meld) == 1:
        return meld not in scored
    for old in contesting(scored):
        if len(old) == 1 or old[1] != meld[1]:
            continue
        new_cards, old_cards = meld.split(), old.split()
        if options["repeat"] == "T-M11":
            if set(new_cards) <= set(old_cards):
                return False
            continue
        new_top, old_top = RANKS.index(meld[0]), RANKS.index(old[0])
        gap = RANKS[RANKS.index(old_cards[-1][0]) + 1 : new_top]
        if options["gap"] == "missing":
            gap = "".join(r for r in gap if r + meld[1] not in hand)
        longer = new_top == old_top and len(new_cards) > len(old_cards)
        if not (new_top < old_top or longer or gap):
            return False
    return True
