"""The worked examples of the sources, played: T-M9, T-M10, T-X3 to T-X12.

T-X2 and T-X5 are in `test_holding_back` and `test_waits`, T-X6 and T-X7 in
`test_certainty`, `test_layouts` and `test_hold`, T-X10 in `test_chalk`.
"""

from collections import Counter
from functools import cache
from itertools import permutations
from random import Random

import pytest
from deal_builder import deal_of, move_of, played, to_choice

from tartli_core.tartli.cards import (
    NATURAL_PLACE,
    TRUMP_ORDER,
    Card,
    CardSet,
    Suit,
    beats,
    parse_cards,
    trick_points,
)
from tartli_core.tartli.deal import Deal, End
from tartli_core.tartli.melds import find_sequences, parse_sequence
from tartli_core.tartli.moves import Announce, PlayCard
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.split import best_split

HUNGARIAN = Rules.preset("hungarian")
ACORNS = "Aa Ka Oa Ua Xa 9a 8a 7a"


def is_allowed(deal: Deal, text: str) -> bool:
    return deal.refusal(move_of(deal, text)) is None


def what_may_be_said(deal: Deal) -> set[str]:
    """Every announcement allowed now, without those named exactly."""
    return {
        str(move.said)
        for move in deal.legal_moves
        if isinstance(move, Announce) and not move.exact
    }


def cards_of(deal: Deal) -> list[PlayCard]:
    """The cards that may be played without a word."""
    return [move for move in deal.legal_moves if isinstance(move, PlayCard)]


# T-M9, T-M10


def test_in_a_deal_five_pairs_of_sequences_use_the_gap() -> None:
    """T-M9: with all eight cards of the suit in hand."""
    pairs = set()
    for scored in find_sequences(CardSet.parse(ACORNS)):
        before = str(scored).replace(" ", "")
        deal = deal_of(f"{ACORNS} 8h", number=3, scored=(before, "-"))
        for said in what_may_be_said(deal):
            top = parse_sequence(said).top
            if NATURAL_PLACE[top] > NATURAL_PLACE[scored.top]:
                pairs.add((str(scored), said))
    assert pairs == {
        ("Aa Ka Oa", "Xa 9a 8a"),
        ("Aa Ka Oa", "9a 8a 7a"),
        ("Aa Ka Oa", "Xa 9a 8a 7a"),
        ("Ka Oa Ua", "9a 8a 7a"),
        ("Aa Ka Oa Ua", "9a 8a 7a"),
    }


SIX = (
    *("Xa 9a 8a", "Ua Xa 9a", "Ua Xa 9a 8a"),
    *("Oa Ua Xa", "Oa Ua Xa 9a", "Oa Ua Xa 9a 8a"),
)
"""The parts of a felső kvint in the order of T-M10."""


def test_a_felso_kvint_brings_260_in_six_tricks_of_a_deal() -> None:
    """T-M10, T-X1: its cards are kept, the opponent is silent."""
    deal = deal_of("Oa Ua Xa 9a 8a Al Ah 7l 7h", "Ab Xb Kh Oh Ul Ol 8l 9l 8h")
    written = []
    for part in SIX:
        if deal.to_move == 1:
            deal = deal.play(deal.legal_moves[-1])
        deal = played(deal, f"0 says {part}")
        other = [move for move in cards_of(deal) if move.card.suit is not Suit.ACORNS]
        deal = deal.play(other[0])
        if deal.to_move == 1:
            deal = deal.play(deal.legal_moves[-1])
        deal = to_choice(deal)
        written.append(deal.written[0])
    assert written == [20, 40, 90, 110, 160, 260]
    assert deal.number == 7


def test_no_other_order_of_the_six_parts_is_allowed() -> None:
    """T-M10: none of the other 719."""
    parts = tuple(map(parse_sequence, SIX))
    hand = CardSet.parse("Oa Ua Xa 9a 8a")
    allowed = [
        order
        for order in permutations(parts)
        if all(
            judge_repeat(part, order[:place], hand, HUNGARIAN).allowed
            for place, part in enumerate(order)
        )
    ]
    assert allowed == [parts]


def test_after_x_u_and_o_terc_a_player_may_say_only_o_kvart_and_o_kvint() -> None:
    """T-M10."""
    hand = "Oa Ua Xa 9a 8a Al Ah 7l 7h"
    deal = deal_of(hand, number=4, scored=("Xa9a8a/UaXa9a/OaUaXa", "-"))
    assert what_may_be_said(deal) == {"Oa Ua Xa 9a", "Oa Ua Xa 9a 8a"}


# T-X3, T-X4


@pytest.mark.parametrize("said", ["O", "O / Ob Ub Xb"])
@pytest.mark.parametrize("run", ["Xa 9a 8a 7a Ua", "Xa 9a 8a 7a 9h"])
def test_x3_against_a_vannak_no_sequence_may_be_said(said: str, run: str) -> None:
    deal = deal_of("Oa Ol Oh Ob Ub Xb Al 8h 7l", f"{run} Kh Ah Xl Kl")
    assert what_may_be_said(played(deal, "0 plays 8h"))
    assert not what_may_be_said(played(deal, f"0 says {said}, 0 plays 8h"))


def test_x3_against_a_kvart_a_terc_may_be_said_only_with_a_vannak() -> None:
    deal = deal_of(
        "Oh Uh Xh 9h Al 8l 7l Ah 7h", "Ka Kl Kh Kb Ua Xa 9a 8a 7a", turned="8b"
    )
    deal = played(deal, "0 says Oh Uh Xh 9h, 0 plays Al")
    longer = {"Ua Xa 9a 8a", "Xa 9a 8a 7a", "Ua Xa 9a 8a 7a"}
    tercs = {"Ua Xa 9a", "Xa 9a 8a", "9a 8a 7a"}
    with_vannak = {f"{meld} / K" for meld in longer | tercs}
    assert what_may_be_said(deal) == {"K"} | longer | with_vannak


@pytest.mark.parametrize(
    ("scored", "yes", "no"),
    [
        ("KhOhUhXh", {"Ah Kh Oh", "Kh Oh Uh Xh 9h"}, {"Kh Oh Uh", "Oh Uh Xh 9h 8h"}),
        ("AhKhOhUh", {"9h 8h 7h"}, {"Xh 9h 8h"}),
    ],
)
def test_x4_what_may_follow_a_scored_kvart(
    scored: str, yes: set[str], no: set[str]
) -> None:
    hand = "Ah Kh Oh Uh Xh 9h 8h 7h 8a"
    said = what_may_be_said(deal_of(hand, number=3, scored=(scored, "-")))
    assert yes <= said
    assert not no & said


@pytest.mark.parametrize(("ninth", "allowed"), [("7a", True), ("Xh", False)])
def test_x4_by_the_english_page_9_terc_follows_a_kvart_without_the_ten(
    ninth: str, allowed: bool
) -> None:
    hand = f"Ah Kh Oh Uh 9h 8h 7h 8a {ninth}"
    deal = deal_of(hand, number=3, rules="international", scored=("AhKhOhUh", "-"))
    assert is_allowed(deal, "0 says 9h 8h 7h") == allowed


# T-X8, T-X9


def test_x8_at_461_the_second_card_of_bela_ends_the_buli_when_drawn() -> None:
    hands = "7l Kb 8a 7a 8l 8h 7h Xh Ua", "Al"
    deal = deal_of(*hands, talon="Xl Ob", rules="international", before=(461, 300))
    deal = played(deal, "0 plays 7l, 1 plays Al, 1 takes, 1 draws")
    assert not is_allowed(deal, "0 bela")
    deal = played(deal, "0 draws, 0 bela, 0 claims")
    assert deal.result is not None
    assert (deal.result.how, deal.result.winner) == (End.CLAIM, 0)
    assert deal.result.totals == (501, 311)
    assert (deal.number, deal.table) == (2, (None, None))


UNSEEN = "7l Oh 9h Aa Xh Ah 8l 7h Xl"
"""T-X9: eight of these are with the opponent, one is the last hidden card."""


def x9(hidden: str, before: tuple[int, int] = (0, 0)) -> Deal:
    """Player 0 has led the ace of leaves to trick 7; player 1 is to exchange."""
    others = UNSEEN.replace(hidden, "")
    deal = deal_of(
        *(f"Al {others}", "8a 9a 7a Kh Kl 7b Ob 9b Ab"),
        turned="Oa",
        talon=hidden,
        number=7,
        rules="austrian",
        before=before,
    )
    if before == (0, 0):
        return x9(hidden, (495 - deal.totals[0], 440 - deal.totals[1]))
    return played(deal, "0 plays Al")


def replies(deal: Deal) -> list[Deal]:
    """The states after the trick for each card that may be played."""
    return [to_choice(deal.play(card)) for card in cards_of(deal)]


@pytest.mark.parametrize("hidden", UNSEEN.split())
def test_x9_exchange_and_three_trumps_bring_485_and_what_is_added(hidden: str) -> None:
    deal = x9(hidden)
    assert deal.totals == (495, 440)
    deal = played(deal, "1 exchanges, 1 plays 8a, ...")
    assert deal.totals == (495, 451)
    for first in replies(played(deal, "1 plays Oa")):
        for second in replies(played(first, "1 plays 9a")):
            assert [trick.taker for trick in second.tricks[6:]] == [1, 1, 1]
            added = [trick.cards[0].points(Suit.ACORNS) for trick in second.tricks[7:]]
            assert second.totals == (495, 485 + sum(added))


def test_x9_the_seven_serves_either_the_exchange_or_the_terc() -> None:
    """With the terc it would be 505."""
    deal = x9("7l")
    assert is_allowed(deal, "1 says 9a 8a 7a")
    assert not is_allowed(played(deal, "1 exchanges"), "1 says 9a 8a 7a")
    assert not is_allowed(played(deal, "1 says 9a 8a 7a"), "1 exchanges")
    assert 485 + parse_sequence("9a 8a 7a").points == 505


def test_x9_letting_the_ace_go_gives_the_opponent_506() -> None:
    deal = played(x9("7l"), "1 plays 7b, 0 takes")
    assert deal.totals == (506, 440)
    result = played(deal, "0 claims").result
    assert result is not None
    assert result.winner == 0


def must_follow(hand: CardSet, led: Card) -> CardSet:
    return hand.of_suit(led.suit) or hand.of_suit(Suit.ACORNS) or hand


@cache
def player_1_wins(
    hands: tuple[CardSet, CardSet], lead: int, totals: tuple[int, int]
) -> bool:
    """Whether player 1 gets to 501 first, from trick 8 on, all cards open.

    A plain search: right claims after every trick, its winner first (T-S6); trumps
    are acorns, nothing more is announced.
    """
    for player in (lead, 1 - lead):
        if totals[player] >= 501:
            return player == 1
    if not hands[0]:
        return totals[1] > totals[0]
    last = 10 if len(hands[0]) == 1 else 0

    def after(led: Card, second: Card) -> bool:
        taker = 1 - lead if beats(second, led, Suit.ACORNS) else lead
        cards = (led, second) if lead == 0 else (second, led)
        points = trick_points(cards, Suit.ACORNS) + last
        rest = hands[0].without_card(cards[0]), hands[1].without_card(cards[1])
        scores = totals[0] + points * (1 - taker), totals[1] + points * taker
        return player_1_wins(rest, taker, scores)

    leads, some = (any, all) if lead == 1 else (all, any)
    return leads(
        some(after(led, card) for card in must_follow(hands[1 - lead], led))
        for led in hands[lead]
    )


def test_x9_exchange_and_trump_eight_wins_whatever_the_opponent_holds() -> None:
    """In 9 of 9 layouts; the next best in 1, any line with the terc in none."""
    wins: Counter[tuple[str, str]] = Counter()
    for hidden in UNSEEN.split():
        begun = x9(hidden)
        said = [m for m in begun.legal_moves if not isinstance(m, PlayCard)]
        assert {str(move) for move in said} == {
            *("1 exchanges", "1 says 9a 8a 7a", "1 names 9a 8a 7a")
        }
        for first, deal in [("", begun), *((str(m), begun.play(m)) for m in said)]:
            for card in cards_of(deal):
                eighth = to_choice(deal.play(card))
                assert not what_may_be_said(eighth)
                win = player_1_wins(eighth.hands, eighth.lead, eighth.totals)
                wins[first, str(card.card)] += win
    (best, most), (_, next_best) = wins.most_common(2)
    assert (best, most, next_best) == (("1 exchanges", "8a"), 9, 1)
    assert not any(count for (first, _), count in wins.items() if "9a 8a 7a" in first)


# T-X11, T-X12

TRUMPS = "Ob 9b Ab Xb Kb Ub 8b 7b Aa"


def last_card_each(deal: Deal) -> Deal:
    """Nobody says a word; each plays the last card allowed, to the end."""
    while deal.result is None:
        deal = deal.play(deal.legal_moves[-1])
    return deal


def test_x11_who_wins_tricks_8_to_16_has_161_and_the_other_nothing() -> None:
    """T-S2: though the other has taken tricks before."""
    deal = deal_of("", TRUMPS, number=8, lead=1, scored=("-", "bela"))
    assert deal.trick_points[0] > 0
    deal = last_card_each(deal)
    assert deal.result is not None
    assert deal.result.points == (0, 161 + 40)


def test_x12_one_deal_alone_can_reach_511() -> None:
    """Four Overs, four nines and all of tricks 8 to 16."""
    deal = deal_of(
        "Oa Ol Oh Ob 9a 9l 9h 9b Ab",
        "Ka Xa Kl Xl Kh Xh Ah Ua Ul",
        talon="7a Xb 8a Kb 7l Ub 8l 8b 7h Aa 8h Al Uh",
    )
    deal = played(deal, "0 says O, 0 plays Oa, 1 plays Ka, ...")
    deal = played(deal, "1 plays Kl, 0 says 9, 0 plays 9l, ...")
    for cards in ("Xa 9a", "Xl Ol", "Xh 9h", "Kh Oh", "Ah Al"):
        led, thrown = parse_cards(cards)
        deal = played(deal, f"1 plays {led}, 0 plays {thrown}, ...")
    assert (deal.number, deal.lead, deal.written) == (8, 1, (350, 0))
    deal = last_card_each(deal)
    assert deal.result is not None
    assert (deal.result.how, deal.result.totals) == (End.PLAYED_OUT, (511, 0))


def test_x12_a_kvart_kept_brings_100_downwards_and_170_upwards() -> None:
    for scored, down, up in (
        ("Ka Oa Ua Xa", "Ka Oa Ua Xa 9a", "Aa Ka Oa Ua Xa"),
        ("Oa Ua Xa 9a", "Oa Ua Xa 9a 8a", "Ka Oa Ua Xa 9a"),
        ("Ua Xa 9a 8a", "Ua Xa 9a 8a 7a", "Oa Ua Xa 9a 8a"),
    ):
        for run, more in ((down, 100), (up, 170)):
            before = [parse_sequence(scored)]
            split = best_split(CardSet.parse(run), 8, HUNGARIAN, before)
            assert split.total == more


def test_x12_the_170_upwards_are_written_in_three_tricks() -> None:
    hand = "Ka Oa Ua Xa 9a Al Ah 7l 7h"
    deal = deal_of(
        hand, "8l 9l 8h Xh Kb Ub 8b Kl Kh", number=3, scored=("OaUaXa9a", "-")
    )
    moves = (
        "0 says Ka Oa Ua, 0 plays Al, 1 plays 8l, "
        "0 says Ka Oa Ua Xa, 0 plays Ah, 1 plays 8h, "
        "0 says Ka Oa Ua Xa 9a, 0 plays 7l, 1 plays Kl, ..."
    )
    assert played(deal, moves).written == (50 + 170, 0)


def silently(seed: int, until: int) -> Deal:
    """The cards of a random deal before this trick, nobody having said a word."""
    rng = Random(seed)
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=HUNGARIAN)
    while deal.number < until or to_choice(deal) is not deal:
        cards = cards_of(deal)
        deal = deal.play(rng.choice(cards) if cards else deal.legal_moves[0])
    return deal


def may_win_no_more(deal: Deal, player: int, won: int) -> bool:
    """Whether in some line, by cards of either, the player stays at so many tricks."""
    if sum(trick.taker == player for trick in deal.tricks) > won:
        return False
    if deal.result is not None:
        return True
    return any(
        may_win_no_more(to_choice(deal.play(card)), player, won)
        for card in cards_of(deal)
    )


def has_a_sure_trick(deal: Deal, player: int) -> bool:
    """T-X12's claim: the highest trump left, or more trumps than the opponent."""
    ours, theirs = (deal.hands[who].of_suit(deal.trump) for who in (player, 1 - player))
    best = max(
        ours | theirs, key=lambda card: -TRUMP_ORDER.index(card.rank), default=None
    )
    return best in ours or len(ours) > len(theirs)


def test_x12_the_highest_trump_or_more_trumps_are_a_sure_trick() -> None:
    """Every line of the last four tricks; without such a trump some may lose all."""
    sure = lost = 0
    for seed in range(60):
        deal = silently(seed, until=13)
        for player in (0, 1):
            won = sum(trick.taker == player for trick in deal.tricks)
            may_lose_all = may_win_no_more(deal, player, won)
            if has_a_sure_trick(deal, player):
                assert not may_lose_all
                sure += 1
            lost += may_lose_all
    assert sure > 50
    assert lost > 20


def test_x12_a_plain_ace_is_not_a_sure_trick() -> None:
    """Eight trumps draw eight cards, and the ace does not win the ninth trick."""
    ace, opponent = Card.parse("Al"), "Oa 9a Aa Xa Ka Ua 8a 7a Ah"
    deal = deal_of(str(ace), opponent, turned="7a", number=8, lead=1)
    for card in opponent.split():
        deal = played(deal, f"1 plays {card}")
        *others, last = cards_of(deal)
        kept = [play for play in others if play.card is not ace]
        deal = to_choice(deal.play((*kept, last)[0]))
    assert deal.tricks[-1].cards[0] is ace
    assert {trick.taker for trick in deal.tricks[7:]} == {1}
