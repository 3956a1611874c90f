"""What the rules of play forbid: sections P and S, and the steps of T-A1 to T-A3."""

from deal_builder import deal_of
from forbidden_case import HIGH, LOW, MELDS, PLAIN, SECOND_SAYS, TERCS, Case

from tartli_core.tartli.cards import Card
from tartli_core.tartli.moves import PlayCard

LATE = deal_of(LOW, "Xa Oa 7a Al Xl Kl 9l Ub 9b", number=8)
NO_TRUMP = deal_of(LOW, "Xa Oa 7a Al Xl Kl 9l Ul Ol", number=8)

TRICK = "0 plays Aa, 1 plays 7a"
"""Player 0 wins it."""

PLAY = [
    Case(
        "T-P1: the dealer's opponent leads to trick 1",
        *(PLAIN, "", "1 plays Xa", "T-P1 not_your_turn", "0 plays Aa"),
    ),
    Case(
        "T-P1: a trick's winner leads to the next",
        *(PLAIN, f"{TRICK}, ...", "1 plays Xa", "T-P1 not_your_turn", "0 plays Ka"),
    ),
    Case(
        "T-P1: after the lead the other plays",
        *(PLAIN, "0 plays Aa", "0 plays Ka", "T-P1 not_your_turn", "1 plays Xa"),
    ),
    Case(
        "T-P1: a card is played from the hand",
        *(PLAIN, "", "0 plays Xa", "T-P1 card_not_held", "0 plays Aa"),
    ),
    Case(
        "T-P2: the winner takes the trick",
        *(PLAIN, TRICK, "1 takes", "T-A1 not_your_turn", "0 takes"),
    ),
    Case(
        "T-P3: the winner draws first",
        *(PLAIN, f"{TRICK}, 0 takes", "1 draws", "T-A1 not_your_turn", "0 draws"),
    ),
    Case(
        "T-P3: each draws one card",
        *(PLAIN, f"{TRICK}, 0 takes, 0 draws", "0 draws"),
        *("T-A1 not_your_turn", "1 draws"),
    ),
    Case(
        "T-P3: from trick 8 nothing is drawn",
        *(LATE, f"{TRICK}, 0 takes", "0 draws", "T-A1 not_now_lead", "0 plays Ka"),
    ),
    Case(
        "T-P4: the second follows suit",
        *(LATE, "0 plays Aa", "1 plays Al", "T-P4 follow", "1 plays 7a"),
    ),
    Case(
        "T-P4: but in tricks 1 to 7 plays any card",
        *(LATE, "0 plays Aa", "1 plays Al", "T-P4 follow", "1 plays Al"),
        where=PLAIN,
    ),
    Case(
        "T-P4: without the suit, trumps",
        *(LATE, "0 plays Uh", "1 plays Al", "T-P4 trump", "1 plays Ub"),
    ),
    Case(
        "T-P4: and without trumps plays anything",
        *(LATE, "0 plays Uh", "1 plays Al", "T-P4 trump", "1 plays Al"),
        where=NO_TRUMP,
    ),
]


SEVEN = "Ah 9l 8l 7l Kb Ob 9b 8b 7b"
"""The trump seven, a terc with it, one without it, and béla."""

KINGS = "Ka Oa Ua Xa Kl Kh Ul 8h 7h"
"""A kvart that is no higher than king."""

LEADER = deal_of(SEVEN, KINGS, turned="Ab")
SECOND = deal_of(KINGS, SEVEN, turned="Ab")
ANY_TIME = "hungarian+exchange=any_time"
LEADER_ANY = deal_of(SEVEN, KINGS, turned="Ab", rules=ANY_TIME)
SECOND_ANY = deal_of(KINGS, SEVEN, turned="Ab", rules=ANY_TIME)
EARLY = deal_of(
    *(KINGS, SEVEN),
    turned="Ab",
    rules=f"{ANY_TIME}+contest_before_second_card=yes",
)
WITH_SEVEN = "0 says 9b 8b 7b"

EXCHANGE = [
    Case(
        "T-P5: only the player on lead exchanges",
        *(SECOND, "0 plays 8h", "1 exchanges", "T-P5 not_on_lead", "1 exchanges"),
        where=SECOND_ANY,
    ),
    Case(
        "T-P5: before leading",
        *(LEADER, "0 plays Ah", "0 exchanges", "T-P5 not_on_lead", "0 exchanges"),
        after="",
    ),
    Case(
        "T-P5: before announcing",
        *(LEADER, WITH_SEVEN, "0 exchanges", "T-P5 exchange_announced"),
        *("0 exchanges", ""),
    ),
    Case(
        "T-P5: but a sequence with the seven may have been announced in another trick",
        *(LEADER, WITH_SEVEN, "0 exchanges", "T-P5 exchange_announced"),
        *("0 exchanges", f"{WITH_SEVEN}, 0 plays Ah, 1 plays 7h, ..."),
    ),
    Case(
        "T-P5: and béla does not stand in its way",
        *(LEADER, f"{WITH_SEVEN} / bela", "0 exchanges", "T-P5 exchange_announced"),
        *("0 exchanges", "0 says bela"),
    ),
    Case(
        "T-P5: in tricks 1 to 7",
        *(deal_of(SEVEN, KINGS, turned="Ab", number=8), "", "0 exchanges"),
        *("T-P5 exchange_late", "0 exchanges"),
        where=deal_of(SEVEN, KINGS, turned="Ab", number=7),
    ),
    Case(
        "T-P5: not if the seven was turned up",
        *(PLAIN, "", "0 exchanges", "T-P5 seven_turned_up", "0 exchanges"),
        where=LEADER,
    ),
    Case(
        "T-P5: once",
        *(LEADER, "0 exchanges", "0 exchanges", "T-P5 seven_turned_up"),
        *("0 exchanges", ""),
    ),
    Case(
        "T-P5: only who holds the seven",
        *(SECOND, "", "0 exchanges", "T-P5 no_seven", "0 exchanges"),
        where=LEADER,
    ),
    Case(
        "T-P5: with any_time, at one's own turn",
        *(SECOND_ANY, "", "1 exchanges", "T-P5 not_your_turn"),
        *("1 exchanges", "0 plays 8h"),
    ),
    Case(
        "T-P5: with any_time, before playing",
        *(LEADER_ANY, "0 plays Ah", "0 exchanges", "T-P5 not_your_turn"),
        *("0 exchanges", ""),
    ),
    Case(
        "T-P5: with any_time, not between tricks",
        *(LEADER_ANY, "0 plays Ah, 1 plays 7h, 0 takes", "0 exchanges"),
        *("T-P5 not_now_draw", "0 exchanges", "0 plays Ah, 1 plays 7h, ..."),
    ),
    Case(
        "T-P5: with any_time, not before a sequence with the seven in that trick",
        *(LEADER_ANY, WITH_SEVEN, "0 exchanges", "T-P5 seven_announced"),
        *("0 exchanges", "0 says 9l 8l 7l"),
    ),
    Case(
        "T-P5: even if that sequence was beaten",
        *(EARLY, "0 says Ka Oa Ua, 0 plays 8h, 1 says 9b 8b 7b, 0 height K, 1 good"),
        *("1 exchanges", "T-P5 seven_announced"),
        *("1 exchanges", "0 says Ka Oa Ua, 0 plays 8h"),
    ),
    Case(
        "T-P5: nor after the swap",
        *(LEADER_ANY, "0 exchanges", "0 says 9b 8b 7b", "T-M1 meld_not_held"),
        "0 says 9l 8l 7l",
    ),
    Case(
        "T-P5: but the card taken serves at once",
        *(LEADER, "", "0 says Ab Kb Ob", "T-M1 meld_not_held"),
        *("0 says Ab Kb Ob", "0 exchanges"),
    ),
]


RUNS = "Oa Ua Xa 9a 8l 7l 8h 7h 8b"
"""O terc or U terc, whichever is meant."""

KVINT = "Ah Kh Oh Uh Xh 9l 7a Xb 9b"
"""Up to a kvint of hearts."""

MEANT = deal_of(RUNS, KVINT)
MEANT_FIRST = "0 says Oa Ua Xa, 0 plays 8l, 1 says Oh Uh Xh, 1 plays 7a"
LEVEL = deal_of("Kh Oh Uh Al 9l 8a 7a Xb 9b", "Ka Oa Ua Kl 8l 9h 8h Kb Ub")
TRUMP_LEVEL = deal_of(
    "Kh Oh Uh Al 9l 8a 7b Xb 9b", "Ka Oa Ua Kl 8l 9h 8h Kb Ub", turned="7a"
)
LEVEL_SAID = "0 says Kh Oh Uh, 0 plays Al, 1 says Ka Oa Ua, 1 plays 8l"
COMPARED = f"{SECOND_SAYS}, 1 plays 8l"
EARLY_TERCS = deal_of(
    "Kh Oh Uh Al 9l 8a 7a Xb 9b",
    "Oa Ua Xa Kl 8l 9h 8h Ob Ub",
    rules="hungarian+contest_before_second_card=yes",
)

STEPS = [
    Case(
        "T-A1: a card is led first",
        *(PLAIN, "", "0 takes", "T-A1 not_now_lead", "0 plays Aa"),
    ),
    Case(
        "T-A1: the second player plays before the trick is taken",
        *(PLAIN, "0 plays Aa", "0 takes", "T-A1 not_now_reply", "0 takes", TRICK),
    ),
    Case(
        "T-A1 (4): the second player announces after the lead",
        *(TERCS, "", "1 says Oa Ua Xa", "T-A1 not_your_turn"),
        *("1 says Oa Ua Xa", "0 plays Al"),
    ),
    Case(
        "T-A1 (6): the leader names the height",
        *(TERCS, COMPARED, "1 height K", "T-A1 not_your_turn", "0 height K"),
    ),
    Case(
        "T-A1 (6): before the answer",
        *(TERCS, COMPARED, "1 good", "T-A1 not_now_height"),
        *("1 good", f"{COMPARED}, 0 height K"),
    ),
    Case(
        "T-A1 (6): not when length decides",
        deal_of(RUNS, KVINT),
        "0 says Oa Ua Xa, 0 plays 8l, 1 says Kh Oh Uh Xh, 1 plays 7a",
        *("0 height O", "T-A1 not_now_write", "1 scores Kh Oh Uh Xh"),
    ),
    Case(
        "T-A1 (7): the answer comes before the writing",
        *(TERCS, f"{COMPARED}, 0 height K", "0 scores Kh Oh Uh"),
        *("T-A1 not_now_answer", "1 good"),
    ),
    Case(
        "T-A1 (7): only the winner writes",
        *(TERCS, f"{COMPARED}, 0 height K, 1 good", "1 scores Oa Ua Xa"),
        *("T-A1 not_your_turn", "0 scores Kh Oh Uh"),
    ),
    Case(
        "T-A1 (9): melds are written before the trick is taken",
        *(TERCS, f"{COMPARED}, 0 height K, 1 good", "0 takes", "T-A1 not_now_write"),
        *("0 takes", f"{COMPARED}, 0 scores Kh Oh Uh"),
    ),
    Case(
        "T-A1 (9): and written once",
        *(TERCS, f"{COMPARED}, 0 scores Kh Oh Uh", "0 scores Kh Oh Uh"),
        *("T-A1 not_now_take", "0 takes"),
    ),
    Case(
        "T-A1 (10): both draw before the next trick",
        *(PLAIN, f"{TRICK}, 0 takes", "0 takes", "T-A1 not_now_draw", "0 draws"),
    ),
    Case(
        "T-M1: the meld meant is the one whose height is named",
        *(MEANT, MEANT_FIRST, "0 height U", "T-A1 otherwise", "0 height O"),
    ),
    Case(
        "T-M1: and the one that is written",
        MEANT,
        "0 says Oa Ua Xa, 0 plays 8l, 1 plays 7a",
        *("0 scores Ua Xa 9a", "T-A1 otherwise", "0 scores Oa Ua Xa"),
    ),
    Case(
        "T-A3: a lower top is no 'higher'",
        *(TERCS, f"{COMPARED}, 0 height K", "1 higher", "T-A1 otherwise", "1 good"),
    ),
    Case(
        "T-A3: an equal top is 'higher' in trumps only",
        *(LEVEL, f"{LEVEL_SAID}, 0 height K", "1 higher", "T-A1 otherwise", "1 higher"),
        where=TRUMP_LEVEL,
    ),
    Case(
        "T-A3: and then it is not 'good'",
        *(TRUMP_LEVEL, f"{LEVEL_SAID}, 0 height K", "1 good", "T-A1 otherwise"),
        *("1 good",),
        where=LEVEL,
    ),
    Case(
        "T-A2: by the option heights come before the second card",
        *(EARLY_TERCS, SECOND_SAYS, "1 plays 8l", "T-A2 height_first", "1 plays 8l"),
        where=TERCS,
    ),
    Case(
        "T-A2: else after it",
        *(TERCS, SECOND_SAYS, "0 height K", "T-A1 not_now_reply", "0 height K"),
        where=EARLY_TERCS,
    ),
    Case(
        "T-A4: exact names are for melds of the contest",
        *(MELDS, "", "0 names bela", "T-A4 nothing_exact", "0 says bela"),
    ),
]


ENDS = [
    Case(
        "T-S4: after a claim nobody plays on",
        *(PLAIN, "0 plays Aa, 0 claims", "1 plays 7a", "T-S1 over"),
        *("1 plays 7a", "0 plays Aa"),
    ),
    Case(
        "T-S6: level at 501 or more nobody claims",
        *(deal_of(LOW, HIGH, before=(501, 501), tied=True), "", "0 claims"),
        *("T-S6 tied", "0 claims"),
        where=deal_of(LOW, HIGH, before=(500, 500)),
    ),
    Case(
        "T-D1: two play",
        *(PLAIN, "", PlayCard(2, Card.parse("Aa")), "T-D1 no_player", "0 plays Aa"),
    ),
]

PLAY_CASES = [*PLAY, *EXCHANGE, *STEPS, *ENDS]
