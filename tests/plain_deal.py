"""A second, deliberately plain engine of a whole deal, to check the first against.

It imports nothing of the package. Cards are texts ("Oa"), melds are texts ("Oa Ua Xa",
"O", "bela"), moves are texts that begin with the player ("0 play Oa"), and a state is
a bag of lists that is copied. Written from RULES.md; numbers such as T-M9 are its.
"""

from copy import copy
from itertools import product

from plain_melds import (
    SUITS,
    card_points,
    cards_of,
    contesting,
    sequences_in,
    vannak_in,
    words,
)
from plain_state import (
    Plain,
    best,
    contest_winner,
    is_certain,
    is_free,
    is_height_needed,
    strength_of,
    taker,
    to_write,
    writer,
)

# what may be said


def may_answer(melds: list[str], s: Plain) -> bool:
    """T-M7 and, where the leader named the best exactly, T-A4."""
    led = best(s.said[s.lead], s)
    ours = contesting(melds)
    if led is None or not ours:
        return True
    if s.exact[s.lead]:
        return any(strength_of(meld, s) > strength_of(led, s) for meld in ours)
    return any(words(meld) >= words(led) for meld in ours)


def announcements(player: int, s: Plain) -> list[list[str]]:
    """T-M4: what may be said at once; béla may come before or after the rest."""
    if s.number > 8:
        return []
    if contesting(s.said[player]):
        return [["bela"]] if may_say_bela(player, s) else []
    hand = s.hands[player]
    by_suit = [
        [meld for meld in sequences_in(hand, suit) if is_free(meld, player, s)]
        for suit in SUITS
    ]
    if s.options["sequences_per_trick"] == "1":
        by_suit = [[meld for melds in by_suit for meld in melds]]
    fours = [m for m in vannak_in(hand, s.options) if is_free(m, player, s)]
    bela = ["bela"] if may_say_bela(player, s) else []
    choices = product(*([None, *group] for group in [*by_suit, fours, bela]))
    said = [[meld for meld in choice if meld] for choice in choices]
    return [
        melds for melds in said if melds and (player == s.lead or may_answer(melds, s))
    ]


def may_say_bela(player: int, s: Plain) -> bool:
    """T-M3, T-M12; until trick 8 is taken (T-A5)."""
    held = all(card in s.hands[player] for card in cards_of("bela", s.trump))
    return held and s.bela_by is None and s.number <= 8


# what is allowed


def legal(s: Plain, claims: bool = True) -> list[str]:
    """All moves of both players, sorted as texts."""
    if s.result is not None:
        return []
    return sorted([*moves_on_turn(s), *interrupts(s, claims)])


def moves_on_turn(s: Plain) -> list[str]:
    match s.phase:
        case "lead":
            return free_moves(s.lead, s)
        case "reply":
            return free_moves(s.second, s)
        case "height":
            top = best(s.said[s.lead], s)
            assert top is not None
            return [f"{s.lead} height {top[0]}"]
        case "answer":
            higher = contest_winner(s) == s.second
            return [f"{s.second} answer {'higher' if higher else 'good'}"]
        case "write":
            who = writer(s)
            return [f"{who} write {', '.join(to_write(s)[who])}"]
        case "take":
            return [f"{taker(s)} take"]
        case _:
            return [f"{s.drawing[0]} draw"]


def free_moves(player: int, s: Plain) -> list[str]:
    moves = [f"{player} exchange"] if may_exchange(player, s) else []
    for melds in announcements(player, s):
        moves.append(f"{player} say {', '.join(melds)}")
        if contesting(melds):
            moves.append(f"{player} name {', '.join(melds)}")
    return moves + [f"{player} play {card}" for card in playable(player, s)]


def may_exchange(player: int, s: Plain) -> bool:
    """T-P5."""
    seven = "7" + s.trump
    if s.number > 7 or seven not in s.hands[player]:
        return False
    said = contesting(s.said[player])
    if s.options["exchange"] == "on_lead":
        return player == s.lead and not said
    return not any(seven in meld.split() for meld in said)


def playable(player: int, s: Plain) -> list[str]:
    """T-P3, T-P4."""
    hand = s.hands[player]
    if s.number <= 7 or player == s.lead:
        return hand
    for suit in (s.table[s.lead][1], s.trump):
        held = [card for card in hand if card[1] == suit]
        if held:
            return held
    return hand


def interrupts(s: Plain, claims: bool) -> list[str]:
    """T-A5, T-M13, T-S4; with both out and level nobody can claim (T-S6)."""
    moves = []
    for player in (0, 1):
        if s.options["bela_when"] == "any_time" and may_say_bela(player, s):
            moves.append(f"{player} bela")
        may_ask = s.options["show_scored"] == "yes" and s.phase in ("take", "draw")
        if may_ask and s.wrote == 1 - player and not s.asked:
            moves.append(f"{player} ask")
        if claims and not s.tied:
            moves.append(f"{player} claim")
    return moves


# what moves do


def after(s: Plain, move: str) -> Plain:
    """The state after a legal move; the one before is left as it was."""
    s = copied(s)
    who, verb, *rest = move.split(" ", 2)
    player, text = int(who), "".join(rest)
    match verb:
        case "exchange":
            s.hands[player].remove("7" + s.trump)
            s.hands[player].append(s.talon.pop())
            s.talon.append("7" + s.trump)
        case "say" | "name":
            announce(player, text.split(", "), verb == "name", s)
        case "play":
            put_down(player, text, s)
        case "height":
            s.phase = "answer"
        case "answer":
            if s.table[s.second]:
                come_to_writing(s)
            else:
                s.phase = "reply"
        case "write":
            melds = to_write(s)
            s.phase = "take"
            s.bela_owed = False
            write(melds, s)
        case "take":
            take(s)
        case "draw":
            s.hands[player].append(s.talon.pop(0))
            s.drawing.pop(0)
            if not s.drawing:
                next_trick(s)
        case "bela":
            say_bela(player, s.phase in ("take", "draw") or is_fresh(s), s)
        case "ask":
            s.asked = True
        case "claim":
            claim(player, s)
        case _:
            raise AssertionError(move)
    return s


def copied(s: Plain) -> Plain:
    new = copy(s)
    for name, value in vars(s).items():
        if isinstance(value, list):
            inner = [list(x) if isinstance(x, list) else x for x in value]
            setattr(new, name, inner)
    return new


def is_fresh(s: Plain) -> bool:
    """Whether the next trick has not begun: nothing said, nothing led."""
    return s.phase == "lead" and not s.said[s.lead]


def announce(player: int, melds: list[str], exact: bool, s: Plain) -> None:
    s.said[player] = [*contesting(melds), *s.said[player]]
    if "bela" in melds:
        s.said[player].append("bela")
        say_bela(player, False, s)
    if exact:
        s.exact[player] = True
        if s.result is None and is_certain(melds, player, s):
            s.at_once = True
            written: list[list[str]] = [[], []]
            written[player] = contesting(melds)
            write(written, s)
    early = s.options["contest_before_second_card"] == "yes"
    if player == s.second and contesting(melds) and early and is_height_needed(s):
        s.phase = "height"


def say_bela(player: int, outside_a_trick: bool, s: Plain) -> None:
    """T-A5: written now, or owed until step 7."""
    s.bela_by = player
    if s.options["bela_order"] == "before_melds" or outside_a_trick:
        melds: list[list[str]] = [[], []]
        melds[player] = ["bela"]
        write(melds, s)
    else:
        s.bela_owed = True


def put_down(player: int, card: str, s: Plain) -> None:
    s.hands[player].remove(card)
    s.table[player] = card
    early = s.options["contest_before_second_card"] == "yes"
    if player == s.lead:
        s.phase = "reply"
    elif is_height_needed(s) and not early:
        s.phase = "height"
    else:
        come_to_writing(s)


def come_to_writing(s: Plain) -> None:
    s.phase = "write" if any(to_write(s)) else "take"


def write(melds: list[list[str]], s: Plain) -> None:
    """One scoring (T-S1); it can end the deal (T-S6, T-S7)."""
    earlier = s.totals
    for player in (0, 1):
        s.scored[player] += melds[player]
        if contesting(melds[player]):
            s.wrote = player
    mine, theirs = s.totals
    if s.tied and mine != theirs:
        end("tie broken", s)
    elif max(earlier) < 501 <= min(mine, theirs):
        if mine == theirs:
            s.tied = True
        else:
            end("both out", s)


def take(s: Plain) -> None:
    winner = taker(s)
    s.tricks.append((s.lead, s.table[0], s.table[1], winner))
    s.trick_points[winner] += sum(card_points(card, s.trump) for card in s.table)
    if s.number == 16:
        s.trick_points[winner] += 10
    s.table = ["", ""]
    s.lead = winner
    if s.tied and s.totals[0] != s.totals[1]:
        end("tie broken", s)
    elif s.number == 16:
        end("played out", s)
    elif s.talon:
        s.phase = "draw"
        s.drawing = [winner, 1 - winner]
    else:
        next_trick(s)


def next_trick(s: Plain) -> None:
    s.number += 1
    s.phase = "lead"
    s.said, s.exact = [[], []], [False, False]
    s.at_once, s.wrote, s.asked = False, None, False


# the end


def claim(player: int, s: Plain) -> None:
    """T-S4, T-S5."""
    if s.totals[player] >= 501:
        end("claim", s, player)
    else:
        end("wrong claim", s, 1 - player)


def end(how: str, s: Plain, winner: int | None = None) -> None:
    """T-S2, T-S3, T-S6, T-S7."""
    last_nine = {who for *_, who in s.tricks[7:]}
    if how == "played out" and s.options["stichmaccs"] == "yes" and len(last_nine) == 1:
        s.trick_points = [161 if player in last_nine else 0 for player in (0, 1)]
    mine, theirs = totals = s.totals
    tied = how == "played out" and mine == theirs >= 501
    if winner is None and max(totals) >= 501 and not tied:
        winner = 0 if mine > theirs else 1
    buli = 0 if winner is None else 1
    if winner is not None and how in ("claim", "played out"):
        buli += totals[1 - winner] <= int(s.options["maccs_limit"])
    s.phase = "over"
    s.result = {
        "how": how,
        "points": [totals[player] - s.before[player] for player in (0, 1)],
        "totals": totals,
        "winner": winner,
        "buli_points": buli,
        "tied": tied,
    }
