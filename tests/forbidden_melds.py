"""What the rules of melds forbid: section M, and béla (T-A5)."""

from deal_builder import deal_of
from forbidden_case import (
    FIRST_SAYS,
    MELDS,
    PLAIN,
    POOR,
    RICH,
    SECOND_SAYS,
    TERCS,
    Case,
)

from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import Suit
from tartli_core.tartli.deal import Deal
from tartli_core.tartli.melds import Bela
from tartli_core.tartli.moves import Announce

NINTH = deal_of("Ka Oa Ua Kl Kh Kb Ob 9l", "Al Ol Ul Xl 8h 7h Ab 9b", number=9)
NINES = "9a 9l 9h 9b Aa Ol Uh Kh 7a"
TWO_TERCS = "Ka Oa Ua Xl 9l 8l Ah 7h 8b"
OVERS = deal_of("Oa Ol Oh Ob 9l 8h 7b Ah Al", "Ka Kl Kh Kb Ua Xa 9a 8a 7a", turned="8b")
KVART = deal_of("Oh Uh Xh 9h 8l 7b Ah Al 7l", "Ka Kl Kh Kb Ua Xa 9a 8a 7a", turned="8b")
BELA_BEHIND = deal_of(
    "Oh Uh Xh 9h 8l 7b Ah Al 7l", "Kb Ob Ua Xa 9a Kl Kh 8h 7h", turned="8b"
)
SUIT = "Aa Ka Oa Ua Xa 9a 8a 7a 8h"


def after_scoring(melds: str, rules: str = "hungarian", hand: str = SUIT) -> Deal:
    """Trick 3, player 0 on lead, who has scored these melds."""
    return deal_of(hand, number=3, rules=rules, scored=(melds, "-"))


SAYING = [
    Case(
        "T-M1: the cards of a meld are held",
        *(MELDS, "", "0 says Oa Ua Xa 9a", "T-M1 meld_not_held", "0 says Ka Oa Ua Xa"),
    ),
    Case(
        "T-M2: the four cards of a vannak are held",
        *(MELDS, "", "0 says O", "T-M2 meld_not_held", "0 says K"),
    ),
    Case(
        "T-M2: by the option four nines are no meld",
        *(deal_of(NINES, rules="hungarian+nines_vannak=no"), "", "0 says 9"),
        *("T-M2 nines", "0 says 9"),
        where=deal_of(NINES),
    ),
    Case(
        "T-M3: béla is of the trump suit",
        *(MELDS, "", Announce(0, Announcement((Bela(Suit.ACORNS),)))),
        *("T-M3 not_trump", "0 says bela"),
    ),
    Case(
        "T-M3: both cards of béla are held",
        *(PLAIN, "", "0 says bela", "T-M3 meld_not_held", "0 says bela"),
        where=MELDS,
    ),
    Case(
        "T-M4: melds are announced in tricks 1 to 8",
        *(NINTH, "", "0 says Ka Oa Ua", "T-M4 announce_late", "0 says Ka Oa Ua"),
        where=deal_of(RICH, POOR, number=8),
    ),
    Case(
        "T-M4: béla too",
        *(NINTH, "", "0 says bela", "T-M4 announce_late", "0 says bela"),
        where=deal_of(RICH, POOR, number=8),
    ),
    Case(
        "T-M4: before playing one's own card, as leader",
        *(MELDS, "0 plays 9l", "0 says K", "T-M4 card_played", "0 says K", ""),
    ),
    Case(
        "T-M4: and as second player",
        *(MELDS, "0 plays 9l, 1 plays 8a", "1 says Ol Ul Xl", "T-M4 card_played"),
        *("1 says Ol Ul Xl", "0 plays 9l"),
    ),
    Case(
        "T-M4: once a trick",
        *(MELDS, "0 says Ka Oa Ua", "0 says K", "T-M4 said_already"),
        *("0 says Ka Oa Ua / K", ""),
    ),
    Case(
        "T-M4: but after béla alone the rest may still be said",
        *(MELDS, "0 says K", "0 says Ka Oa Ua", "T-M4 said_already"),
        *("0 says Ka Oa Ua", "0 says bela"),
    ),
    Case(
        "T-M4: nor does béla stand behind them",
        *(MELDS, "0 says Ka Oa Ua", "0 says K", "T-M4 said_already", "0 says bela"),
    ),
    Case(
        "T-M4: at most one sequence",
        *(deal_of(TWO_TERCS), "", "0 says Ka Oa Ua / Xl 9l 8l", "T-M4 two_sequences"),
        "0 says Xl 9l 8l",
    ),
    Case(
        "T-M4: by the option several",
        *(deal_of(TWO_TERCS), "", "0 says Ka Oa Ua / Xl 9l 8l", "T-M4 two_sequences"),
        "0 says Ka Oa Ua / Xl 9l 8l",
        where=deal_of(TWO_TERCS, rules="hungarian+sequences_per_trick=per_suit"),
    ),
    Case(
        "T-M4: silence is a card without a word",
        *(MELDS, "", Announce(0, SILENCE), "T-M4 nothing_said", "0 plays 9l"),
    ),
    Case(
        "T-M7: against a vannak a sequence is not enough",
        *(OVERS, "0 says O, 0 plays 9l", "1 says Ua Xa 9a 8a 7a", "T-M7 too_weak"),
        "1 says K",
    ),
    Case(
        "T-M7: with a vannak it may be said",
        *(OVERS, "0 says O, 0 plays 9l", "1 says Ua Xa 9a 8a 7a", "T-M7 too_weak"),
        "1 says Ua Xa 9a 8a 7a / K",
    ),
    Case(
        "T-M7: against a kvart a terc is not enough",
        *(KVART, "0 says Oh Uh Xh 9h, 0 plays 8l", "1 says Ua Xa 9a", "T-M7 too_weak"),
        "1 says Ua Xa 9a 8a",
    ),
    Case(
        "T-M7: against a kvart a terc may go with a vannak",
        *(KVART, "0 says Oh Uh Xh 9h, 0 plays 8l", "1 says Xa 9a 8a", "T-M7 too_weak"),
        "1 says Xa 9a 8a / K",
    ),
    Case(
        "T-M7: after silence anything",
        *(KVART, "0 says Oh Uh Xh 9h, 0 plays 8l", "1 says Ua Xa 9a", "T-M7 too_weak"),
        *("1 says Ua Xa 9a", "0 plays 8l"),
    ),
    Case(
        "T-M7: and after béla alone",
        *(MELDS, "0 says Ka Oa Ua Xa, 0 plays 9l", "1 says Ol Ul Xl", "T-M7 too_weak"),
        *("1 says Ol Ul Xl", "0 says bela, 0 plays 9l"),
    ),
    Case(
        "T-M7: béla is free, but takes no terc along",
        *(BELA_BEHIND, "0 says Oh Uh Xh 9h, 0 plays 8l", "1 says Ua Xa 9a / bela"),
        *("T-M7 too_weak", "1 says bela"),
    ),
    Case(
        "T-M7: against a meld named exactly only what beats it",
        *(TERCS, "0 names Kh Oh Uh, 0 plays Al", "1 says Oa Ua Xa", "T-M7 not_better"),
        *("1 says Oa Ua Xa", FIRST_SAYS),
    ),
    Case(
        "T-M8: a beaten meld of which a card was played is lost",
        *(TERCS, f"{SECOND_SAYS}, 1 plays Ua, ..., 0 plays 8a", "1 says Oa Ua Xa"),
        *("T-M1 meld_not_held", "1 says Oa Ua Xa"),
        f"{SECOND_SAYS}, 1 plays 8l, ..., 0 plays 8a",
    ),
]

REPEATING = [
    Case(
        "T-M9: not the same sequence again",
        *(after_scoring("KaOaUa"), "", "0 says Ka Oa Ua", "T-M9 repeat.same"),
        "0 says Ka Oa Ua Xa",
    ),
    Case(
        "T-M9: with an equal top only a longer one",
        *(after_scoring("KaOaUaXa"), "", "0 says Ka Oa Ua", "T-M9 repeat.not_longer"),
        "0 says Ka Oa Ua Xa 9a",
    ),
    Case(
        "T-M9: a lower top only with a gap between",
        *(after_scoring("AaKaOaUa"), "", "0 says Xa 9a 8a", "T-M9 repeat.no_gap"),
        "0 says 9a 8a 7a",
    ),
    Case(
        "T-M9: against every sequence scored",
        *(after_scoring("UaXa9a/KaOaUa"), "", "0 says Oa Ua Xa", "T-M9 repeat.no_gap"),
        "0 says Oa Ua Xa",
        where=after_scoring("UaXa9a"),
    ),
    Case(
        "T-M9: with gap=missing a card of the gap is not in hand",
        after_scoring("AaKaOa", "hungarian+gap=missing"),
        *("", "0 says Xa 9a 8a", "T-M9 repeat.gap_held", "0 says Xa 9a 8a"),
        where=after_scoring(
            "AaKaOa", "hungarian+gap=missing", "Aa Ka Oa Xa 9a 8a 7a 8h 7h"
        ),
    ),
    Case(
        "T-M11: not what a scored sequence contains",
        after_scoring("KaOaUaXa", "hungarian+repeat=T-M11"),
        *("", "0 says Oa Ua Xa", "T-M11 repeat.contained", "0 says Ua Xa 9a"),
    ),
    Case(
        "T-M11: nor the same",
        after_scoring("KaOaUaXa", "hungarian+repeat=T-M11"),
        *("", "0 says Ka Oa Ua Xa", "T-M11 repeat.same", "0 says Ka Oa Ua Xa 9a"),
    ),
    Case(
        "T-M12: a vannak is scored once",
        *(after_scoring("K", hand=RICH), "", "0 says K", "T-M12 repeat.once"),
        "0 says K",
        where=after_scoring("-", hand=RICH),
    ),
    Case(
        "T-M12: béla is said once",
        *(MELDS, "0 says bela", "0 says bela", "T-M12 bela_said", "0 says bela", ""),
    ),
]


SHOWING = deal_of("Kh Oh Uh Al 9l 8a 7a Xb 9b", rules="hungarian+show_scored=yes")
NEVER = deal_of("Kh Oh Uh Al 9l 8a 7a Xb 9b")
WRITTEN = "0 says Kh Oh Uh, 0 plays Al, 1 plays {card}, 0 scores Kh Oh Uh"

SHOW = [
    Case(
        "T-M13: by the option only",
        *(NEVER, WRITTEN.format(card="8h"), "1 asks", "T-M13 show_never", "1 asks"),
        where=SHOWING,
    ),
    Case(
        "T-M13: what was scored, not what was announced",
        *(SHOWING, "0 says Kh Oh Uh, 0 plays Al, 1 plays 8h", "1 asks"),
        *("T-M13 nothing_to_show", "1 asks", WRITTEN.format(card="8h")),
    ),
    Case(
        "T-M13: only the other's",
        *(SHOWING, WRITTEN.format(card="8h"), "0 asks", "T-M13 nothing_to_show"),
        "1 asks",
    ),
    Case(
        "T-M13: once",
        *(SHOWING, f"{WRITTEN.format(card='8h')}, 1 asks", "1 asks"),
        *("T-M13 nothing_to_show", "1 asks", WRITTEN.format(card="8h")),
    ),
    Case(
        "T-M13: at the end of that trick",
        *(SHOWING, f"{WRITTEN.format(card='8h')}, ...", "1 asks"),
        *("T-M13 nothing_to_show", "1 asks"),
        f"{WRITTEN.format(card='8h')}, 0 takes, 0 draws",
    ),
]


ANY_BELA = "hungarian+bela_when=any_time"
MELDS_ANY = deal_of(RICH, POOR, rules=ANY_BELA)
EIGHTH = deal_of(RICH, POOR, rules=ANY_BELA, number=8)

BELA = [
    Case(
        "T-A5: with own_turn béla is an announcement like others",
        *(MELDS, "", "0 bela", "T-A5 bela_own_turn", "0 says bela"),
    ),
    Case(
        "T-A5: with any_time it may be said also at the other's turn",
        *(MELDS, "0 plays 9l", "0 bela", "T-A5 bela_own_turn", "0 bela"),
        where=MELDS_ANY,
    ),
    Case(
        "T-A5: whenever both cards are in hand",
        *(MELDS_ANY, "0 plays Kb", "0 bela", "T-M3 meld_not_held"),
        *("0 bela", "0 plays 9l"),
    ),
    Case(
        "T-A5: until trick 8 is taken",
        *(EIGHTH, "0 plays Kl, 1 plays Al, 1 takes", "0 bela", "T-A5 bela_late"),
        *("0 bela", "0 plays Kl, 1 plays Al"),
    ),
    Case(
        "T-M12: once in a deal",
        *(MELDS_ANY, "0 bela", "0 bela", "T-M12 bela_said", "0 bela", ""),
    ),
]

MELD_CASES = [*SAYING, *REPEATING, *SHOW, *BELA]
