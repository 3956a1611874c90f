"""A host with one fixed puzzle of each form, for tests of the page."""

from collections.abc import Mapping
from typing import Any

from tartli_core.tartli.art import Pack, back_svg, card_svg, suit_svg
from tartli_core.tartli.cards import PACK, Suit
from tartli_core.tartli.table import option_outcome
from tartli_core.text.words import WORDS

Json = dict[str, Any]

SUITS = {"a": "acorns", "l": "leaves", "h": "hearts", "b": "bells"}
RANKS = {
    "A": "Ace",
    "K": "King",
    "O": "Over",
    "U": "Under",
    "X": "Ten",
    "9": "Nine",
    "8": "Eight",
    "7": "Seven",
}
LABELS = {
    f"{rank}{suit}": f"{RANKS[rank]} of {SUITS[suit]} ({rank}{suit})"
    for rank in RANKS
    for suit in SUITS
}
MENU = {
    "mix": "All kinds",
    "groups": [
        {
            "title": "Melds",
            "kinds": [
                {"name": "split", "title": "Order of melds", "about": "A long run"},
                {"name": "contest", "title": "Contest", "about": "Who writes"},
                {"name": "meld-find", "title": "Find the melds", "about": "All"},
            ],
        }
    ],
    "free": {"name": "lead", "title": "A free hand"},
    "rules": [
        {"name": "hungarian", "title": "Hungarian"},
        {"name": "international", "title": "International"},
        {"name": "austrian", "title": "Austrian"},
    ],
    "packs": [
        {"name": "hungarian", "title": "Hungarian"},
        {"name": "french", "title": "French-suited"},
    ],
    "help": {
        "title": "Rules and words",
        "sections": [
            {
                "title": "The game in short",
                "items": [
                    {"term": "", "text": "A race to 501."},
                    {"term": "terc", "text": "Three cards, as Xl 9l 8l."},
                ],
            }
        ],
    },
}


def meld(cards: str, text: str, points: int | None) -> Json:
    return {
        "answer": cards,
        "text": text,
        "cards": cards.split(),
        "outcome": None,
        "points": points,
    }


def tricks(*played: str) -> list[Json]:
    return [
        {
            "trick": place + 1,
            "cards": [
                {"by": "you", "card": pair.split()[0]},
                {"by": "opponent", "card": pair.split()[1]},
            ],
            "taken_by": pair.split()[2],
            "points": int(pair.split()[3]),
            "said": [],
        }
        for place, pair in enumerate(played)
    ]


def told(answer: str, value: int, right: bool, *why: str, text: str = "") -> Json:
    return {
        "answer": answer,
        "value": value,
        "value_text": text or str(value),
        "right": right,
        "why": list(why),
        "mistake": None,
    }


SPLIT: Json = {
    "id": "split.hungarian.42.v2",
    "link": "?kind=split&seed=42&rules=hungarian",
    "kind": "split",
    "title": "Order of melds",
    "rules": "hungarian",
    "rules_title": "Hungarian",
    "level": 3,
    "level_title": "Club player",
    "present": False,
    "context": ["Trumps: acorns"],
    "question": [
        "In which order do you announce your sequences to write the most?\n"
        "You keep all your cards and the opponent stays silent.",
    ],
    "form": "order",
    "steps": [f"Trick {n}" for n in range(3, 9)],
    "words": None,
    "twins": [],
    "report": None,
    "is_free": False,
    "wanted": {"mix": False, "levels": {"from": 1, "to": 5}},
    "nothing": None,
    "options": [
        meld("Oa Ua Xa", "Over terc of acorns", 20),
        meld("Ua Xa 9a", "Under terc of acorns", 20),
        meld("Xa 9a 8a", "Ten terc of acorns", 20),
        meld("Oa Ua Xa 9a", "Over kvart of acorns", 50),
        meld("Ua Xa 9a 8a", "Under kvart of acorns", 50),
        meld("Oa Ua Xa 9a 8a", "Over kvint of acorns", 100),
    ],
    "table": {
        "trump": "a",
        "indicator": "7a",
        "talon": 10,
        "hand": ["Oa", "Ua", "Xa", "9a", "8a", "Kl", "7b", "8b", "Ah"],
        "opponent": ["?"] * 9,
        "loose": [],
        "taken": [1, 1],
        "written": None,
        "in_tricks": [21, 4],
        "from_memory": False,
        "marks": None,
        "lead": "you",
        "trick": 3,
        "tricks": tricks("Al Xl you 21", "7l Kh opponent 4"),
        "now": [],
        "speech": [],
        "scored": [],
        "before": [410, 465],
        "totals": [431, 469],
        "labels": LABELS,
        "ranks": {rank: rank for rank in RANKS},
    },
    "hints": [],
    "hints_left": 3,
    "verdict": None,
    "reveal": None,
}
SPLIT_BEST = ["Xa 9a 8a", "Ua Xa 9a", "Ua Xa 9a 8a", "Oa Ua Xa"]
SPLIT_BEST += ["Oa Ua Xa 9a", "Oa Ua Xa 9a 8a"]

CONTEST: Json = {
    **SPLIT,
    "id": "contest.hungarian.7.v2",
    "link": "?kind=contest&seed=7&rules=hungarian",
    "kind": "contest",
    "title": "Contest",
    "level": 2,
    "level_title": "Learner",
    "context": ["Trumps: hearts"],
    "question": [
        "Who writes how much in this trick, and does that end the buli?",
    ],
    "form": "one",
    "steps": None,
    "options": [
        {
            "answer": a,
            "text": t,
            "cards": [],
            "outcome": option_outcome(a),
            "points": None,
        }
        for a, t in (
            ("40 100 opponent", "You 40, the opponent 100: the opponent wins the buli"),
            ("40 100 you", "You 40, the opponent 100: you win the buli"),
            ("40 0 you", "You 40, the opponent nothing: you win the buli"),
            ("60 0 you", "You 60, the opponent nothing: you win the buli"),
            ("0 100 opponent", "You nothing, the opponent 100: they win the buli"),
        )
    ],
    "table": {
        **SPLIT["table"],
        "trump": "h",
        "indicator": "Xb",
        "talon": 6,
        "hand": ["Oh", "Kh", "Al", "Kl", "Ol", "9b", "8b", "Xa", "7a"],
        "opponent": ["?"] * 8,
        "taken": [1, 3],
        "in_tricks": [11, 31],
        "lead": "opponent",
        "trick": 5,
        "tricks": tricks(
            "Ab 7b you 11", "9a Ka opponent 4", "8a Ua opponent 2", "Ah 9h opponent 25"
        ),
        "now": [{"by": "opponent", "card": "Ul"}],
        "speech": [
            {"by": "opponent", "text": "vannak"},
            {"by": "opponent", "text": "“under”"},
            {"by": "you", "text": "terc, béla"},
            {"by": "you", "text": "good"},
        ],
        "scored": [
            {
                "trick": 2,
                "by": "you",
                "text": "Ace terc of bells",
                "cards": ["Ab", "Kb", "Ob"],
                "points": 20,
            },
            {
                "trick": 3,
                "by": "opponent",
                "text": "King kvart of acorns",
                "cards": ["Ka", "Oa", "Ua", "Xa"],
                "points": 50,
            },
        ],
        "before": [432, 331],
        "totals": [465, 410],
    },
}
FIND: Json = {
    **CONTEST,
    "id": "meld-find.hungarian.3.v2",
    "link": "?kind=meld-find&seed=3&rules=hungarian",
    "kind": "meld-find",
    "title": "Find the melds",
    "level": 1,
    "level_title": "Beginner",
    "context": ["Trumps: hearts"],
    "question": [
        "The opponent has led and said “kvart”.",
        "Which melds may you announce now? Choose all.",
    ],
    "form": "set",
    "nothing": "Nothing may be announced",
    "options": [
        meld("Al Kl Ol", "Ace terc of leaves", None),
        meld("Al Kl Ol Ul", "Ace kvart of leaves", None),
        meld("Kl Ol Ul Xl", "King kvart of leaves", None),
        {"answer": "K", "text": "Vannak of kings", "cards": [], "points": None},
        meld("Oh Kh", "Béla", None) | {"answer": "bela"},
        meld("9b 8b 7b", "Nine terc of bells", None),
    ],
    "table": {
        **CONTEST["table"],
        "hand": ["Oh", "Kh", "Al", "Kl", "Ol", "Ul", "Xl", "9b", "8b"],
        "speech": [{"by": "opponent", "text": "kvart"}],
    },
}
PAGES = {"split": SPLIT, "contest": CONTEST, "meld-find": FIND}
BEST: dict[str, list[str]] = {
    "split": SPLIT_BEST,
    "contest": ["40 100 opponent"],
    "meld-find": ["Al Kl Ol", "Al Kl Ol Ul", "Kl Ol Ul Xl", "bela"],
}
HINTS = [
    ["Count what the run can bring if you start at its lower end."],
    ["After Over terc only what is higher or longer may follow (T-M9)."],
    ["Begin with the Ten terc, X-9-8."],
]
RULES = [
    {
        "number": "T-M9",
        "text": "A later sequence must be higher, or as high and longer.",
    },
    {"number": "T-M10", "text": "The whole kvint brings 260 in six tricks."},
]
REVEALS: dict[str, Json] = {
    "split": {
        "options": [
            told(
                "Oa Ua Xa", 170, False, "After it only kvart and kvint: 20 + 50 + 100."
            ),
            told("Ua Xa 9a", 240, False, "Ten terc is gone for good: 20 less."),
            told("Xa 9a 8a", 260, True),
            told("Oa Ua Xa 9a", 150, False, "Only the kvint may follow: 50 + 100."),
            told("Ua Xa 9a 8a", 220, False, "Both lower tercs are gone: 40 less."),
            told("Oa Ua Xa 9a 8a", 100, False, "Nothing may follow the whole kvint."),
        ],
        "answers": [SPLIT_BEST],
        "explanation": [
            "Each sequence must be higher than the one before, or as high and longer.",
            "So begin at the lower end: X-9-8 first, the whole kvint O-U-X-9-8 last.",
            "All six parts bring 20 + 20 + 50 + 20 + 50 + 100 = 260.",
        ],
        "rules": RULES,
    },
    "contest": {
        "options": [
            told("40 100 opponent", -60, True, text="40 : 100"),
            told("40 100 you", -60, False, "510 is more than 505.", text="40 : 100"),
            told("40 0 you", 40, False, "The vannak beats your terc.", text="40 : 0"),
            told("60 0 you", 60, False, "A vannak beats every terc.", text="60 : 0"),
            told("0 100 opponent", -100, False, "Béla always counts.", text="0 : 100"),
        ],
        "answers": [["40 100 opponent"]],
        "explanation": [
            "Four Unders beat the Ace terc: the opponent writes 100, you only béla.",
            "Both pass 501 in one scoring: 510 beats 505.",
        ],
        "rules": RULES[:1],
    },
    "meld-find": {
        "options": [
            told("Al Kl Ol", 20, True, "It may go along with a kvart that qualifies."),
            told("Al Kl Ol Ul", 50, True),
            told("Kl Ol Ul Xl", 50, True),
            told("K", 0, False, "You hold only two kings, of leaves and of hearts."),
            told("bela", 40, True),
            told("9b 8b 7b", 0, False, "The 7 of bells is not in your hand."),
        ],
        "answers": [BEST["meld-find"]],
        "explanation": [
            "Against a kvart you need a kvart or more: A-K-O-U or K-O-U-X of leaves.",
            "Béla, K and O of hearts, is always free.",
        ],
        "rules": RULES,
    },
}
VALUES = {"split": (260, 170), "contest": (-60, 40), "meld-find": (160, 70)}


class FakeHost:
    """Keeps one session over the three fixed puzzles."""

    menu: Mapping[str, object] = MENU
    words: Mapping[str, str] = WORDS
    language: Mapping[str, str] = {"tag": "en", "dir": "ltr"}

    def __init__(self, kind: str = "split", *, present: bool = False) -> None:
        self.count = {"solved": 0, "seen": 1, "first_try": 0}
        self.done: list[tuple[str, Mapping[str, object]]] = []
        self.page: Json = {}
        self._present = present
        self._pack: Pack = "hungarian"
        self._corners = True
        self._open(kind)

    def _open(self, kind: str) -> None:
        self.page = {**PAGES[kind], "present": self._present}

    @property
    def art(self) -> Json:
        pack, corners = self._pack, self._corners
        return {
            "pack": pack,
            "corners": corners,
            "cards": {
                str(card): card_svg(card, pack=pack, corners=corners) for card in PACK
            },
            "back": back_svg(),
            "suits": {suit.value: suit_svg(suit, pack=pack) for suit in Suit},
        }

    def do(self, action: str, message: Mapping[str, object]) -> None:
        self.done.append((action, message))
        page = self.page
        kinds = list(PAGES)
        following = kinds[(kinds.index(page["kind"]) + 1) % len(kinds)]
        match action:
            case "answer":
                self._judge(message["answer"])
            case "hint":
                asked = len(page["hints"])
                self.page = {
                    **page,
                    "hints": HINTS[: asked + 1],
                    "hints_left": 2 - asked,
                }
            case "reveal":
                self._reveal()
            case "skip" | "next":
                self.count = {**self.count, "seen": self.count["seen"] + 1}
                self._open(following)
            case "open":
                self._open(str(message["kind"]))
            case "visit":
                kind = str(message["link"]).partition("kind=")[2]
                self._open(kind.partition("&")[0])
            case "look":
                self._pack = "french" if message["pack"] == "french" else "hungarian"
                self._corners = bool(message["corners"])
            case _:
                pass

    def _judge(self, answer: object) -> None:
        kind = self.page["kind"]
        tries = (self.page["verdict"] or {"tries": 0})["tries"] + 1
        right = answer == BEST[kind]
        best, other = VALUES[kind]
        lines = (
            [f"That brings {best}."]
            if right
            else [
                f"Your answer brings {other}, {abs(best - other)} less than the best."
            ]
        )
        self.page = {
            **self.page,
            "verdict": {
                "right": right,
                "headline": "Right" if right else "Not quite",
                "lines": lines,
                "tries": tries,
            },
        }
        self._last = answer
        if right:
            self.count = {**self.count, "solved": self.count["solved"] + 1}
            self._reveal()

    def _reveal(self) -> None:
        kind = self.page["kind"]
        chosen = getattr(self, "_last", None)
        self.page = {
            **self.page,
            "reveal": {
                **REVEALS[kind],
                "values_title": "The answers one by one",
                "opponent": None,
                "lines": None,
                "layouts": None,
                "chosen": chosen,
                "chosen_value": VALUES[kind][0 if chosen == BEST[kind] else 1],
            },
        }
