"""The game Tartli (Felsős): its cards, rules, exact answers and puzzle kinds.

>>> from tartli_core.tartli import Rules, best_split, parse_hand
>>> best_split(parse_hand("Oa Ua Xa 9a 8a"), 6, Rules.preset("hungarian")).total
260
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tartli_core.tartli.announcements import (
        Announcement,
        announceable,
        leader_scores,
    )
    from tartli_core.tartli.cards import (
        PACK,
        Card,
        CardSet,
        Rank,
        Suit,
        beats,
        parse_cards,
        parse_hand,
        trick_points,
    )
    from tartli_core.tartli.contest import Call, call_of, may_reply, second_wins
    from tartli_core.tartli.deal import Deal, Result, Step, View
    from tartli_core.tartli.match import Match
    from tartli_core.tartli.melds import (
        Bela,
        Meld,
        Sequence,
        Vannak,
        find_fours,
        find_melds,
        find_sequences,
        holds_bela,
        parse_meld,
        parse_sequence,
    )
    from tartli_core.tartli.moves import (
        Announce,
        Answer,
        AskToShow,
        Claim,
        Draw,
        Exchange,
        Move,
        NameHeight,
        PlayCard,
        SayBela,
        TakeTrick,
        WriteMelds,
    )
    from tartli_core.tartli.notation.checking import check_record
    from tartli_core.tartli.notation.files import read_records
    from tartli_core.tartli.notation.position import Position
    from tartli_core.tartli.notation.record import Record
    from tartli_core.tartli.pack import cut, first_dealer, shuffled
    from tartli_core.tartli.players.random_player import random_deal, random_move
    from tartli_core.tartli.repeat import Verdict, judge_repeat
    from tartli_core.tartli.rules import PRESETS, Rules
    from tartli_core.tartli.scoring import Writing, write_melds
    from tartli_core.tartli.solver.analysis import Analysis, analyse
    from tartli_core.tartli.solver.certainty import Threat, find_threat
    from tartli_core.tartli.solver.endgame import Endgame
    from tartli_core.tartli.solver.ending import Ending
    from tartli_core.tartli.solver.hold import (
        Holding,
        can_come_to_hold,
        other_can_hold,
    )
    from tartli_core.tartli.solver.holding_back import HoldingBack
    from tartli_core.tartli.solver.layouts import Layouts, consistent_layouts
    from tartli_core.tartli.solver.race import Race
    from tartli_core.tartli.solver.review import Grade, Review, review
    from tartli_core.tartli.solver.rivals import find_rival
    from tartli_core.tartli.solver.split import Split, SplitSearch, best_split
    from tartli_core.tartli.solver.trick7 import OptionTable, solve_trick_7
    from tartli_core.tartli.solver.waits import Waits, find_waits, giving_up

__all__ = [
    "PACK",
    "PRESETS",
    "Analysis",
    "Announce",
    "Announcement",
    "Answer",
    "AskToShow",
    "Bela",
    "Call",
    "Card",
    "CardSet",
    "Claim",
    "Deal",
    "Draw",
    "Endgame",
    "Ending",
    "Exchange",
    "Grade",
    "Holding",
    "HoldingBack",
    "Layouts",
    "Match",
    "Meld",
    "Move",
    "NameHeight",
    "OptionTable",
    "PlayCard",
    "Position",
    "Race",
    "Rank",
    "Record",
    "Result",
    "Review",
    "Rules",
    "SayBela",
    "Sequence",
    "Split",
    "SplitSearch",
    "Step",
    "Suit",
    "TakeTrick",
    "Threat",
    "Vannak",
    "Verdict",
    "View",
    "Waits",
    "WriteMelds",
    "Writing",
    "analyse",
    "announceable",
    "beats",
    "best_split",
    "call_of",
    "can_come_to_hold",
    "check_record",
    "consistent_layouts",
    "cut",
    "find_fours",
    "find_melds",
    "find_rival",
    "find_sequences",
    "find_threat",
    "find_waits",
    "first_dealer",
    "giving_up",
    "holds_bela",
    "judge_repeat",
    "leader_scores",
    "may_reply",
    "other_can_hold",
    "parse_cards",
    "parse_hand",
    "parse_meld",
    "parse_sequence",
    "random_deal",
    "random_move",
    "read_records",
    "review",
    "second_wins",
    "shuffled",
    "solve_trick_7",
    "trick_points",
    "write_melds",
]

_NAMES: Final = {
    "announcements": ("Announcement", "announceable", "leader_scores"),
    "cards": (
        "PACK",
        "Card",
        "CardSet",
        "Rank",
        "Suit",
        "beats",
        "parse_cards",
        "parse_hand",
        "trick_points",
    ),
    "contest": ("Call", "call_of", "may_reply", "second_wins"),
    "deal": ("Deal", "Result", "Step", "View"),
    "match": ("Match",),
    "melds": (
        "Bela",
        "Meld",
        "Sequence",
        "Vannak",
        "find_fours",
        "find_melds",
        "find_sequences",
        "holds_bela",
        "parse_meld",
        "parse_sequence",
    ),
    "moves": (
        "Announce",
        "Answer",
        "AskToShow",
        "Claim",
        "Draw",
        "Exchange",
        "Move",
        "NameHeight",
        "PlayCard",
        "SayBela",
        "TakeTrick",
        "WriteMelds",
    ),
    "notation.checking": ("check_record",),
    "notation.files": ("read_records",),
    "notation.position": ("Position",),
    "notation.record": ("Record",),
    "pack": ("cut", "first_dealer", "shuffled"),
    "players.random_player": ("random_deal", "random_move"),
    "repeat": ("Verdict", "judge_repeat"),
    "rules": ("PRESETS", "Rules"),
    "scoring": ("Writing", "write_melds"),
    "solver.analysis": ("Analysis", "analyse"),
    "solver.certainty": ("Threat", "find_threat"),
    "solver.endgame": ("Endgame",),
    "solver.ending": ("Ending",),
    "solver.hold": ("Holding", "can_come_to_hold", "other_can_hold"),
    "solver.holding_back": ("HoldingBack",),
    "solver.layouts": ("Layouts", "consistent_layouts"),
    "solver.race": ("Race",),
    "solver.review": ("Grade", "Review", "review"),
    "solver.rivals": ("find_rival",),
    "solver.split": ("Split", "SplitSearch", "best_split"),
    "solver.trick7": ("OptionTable", "solve_trick_7"),
    "solver.waits": ("Waits", "find_waits", "giving_up"),
}
"""The modules and what comes from each (PEP 562).

A module is loaded when one of its names is first asked for: a command or a lesson
needs few of them, and loading all takes several times as long.
"""

_HOMES: Final = {name: module for module, names in _NAMES.items() for name in names}

if not TYPE_CHECKING:  # else a type checker would take any name for one of ours

    def __getattr__(name):
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
