"""Proves Tartli puzzles anew, from the rules and the puzzle's own JSON only.

`check` takes one parsed puzzle, `check_line` one line of a puzzle file; both return
the faults as sentences, an empty list when the puzzle is proved. Everything is plain
text, as in the file: a card is "Oa", a sequence "Xa 9a 8a", a vannak its rank "U",
béla "bela", a player "you" or "opponent". Rule numbers are those of the rule digest.
"""

import hashlib
import itertools
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

__all__ = ["check", "check_line"]

Json = dict[str, Any]

# --- tables ---------------------------------------------------------------------------

SUITS = "alhb"  # T-C1
NATURAL = "AKOUX987"  # T-C2, high to low
TRUMP_ORDER = "O9AXKU87"  # T-C3, high to low
PLAIN_ORDER = "AXKOU987"  # T-C4, high to low
TRUMP_POINTS = {"O": 20, "9": 14, "A": 11, "X": 10, "K": 4, "U": 2, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "9": 0, "8": 0, "7": 0}
CARDS = frozenset(rank + suit for suit in SUITS for rank in NATURAL)

LENGTHS = {"terc": 3, "kvart": 4, "kvint": 5, "szext": 6, "szept": 7, "okt": 8}  # T-M1
SEQUENCE_POINTS = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}  # T-M1
VANNAK_POINTS = {"O": 200, "9": 150, "A": 100, "X": 100, "K": 100, "U": 100}  # T-M2
BELA_POINTS = 40  # T-M3
VANNAK_ORDER = "O9AXKU"  # T-M5, high to low
VANNAK_ORDER_TENS_LOW = "O9AKUX"
TARGET = 501  # T-S3
LAST_TRICK = 8  # T-M4: nothing is announced after trick 8

SEQUENCES = {
    " ".join(run): frozenset(run)
    for suit in SUITS
    for top in range(8)
    for length in range(3, 9 - top)
    for run in [[rank + suit for rank in NATURAL[top : top + length]]]
}

PRESETS = ("hungarian", "international", "austrian")
# Section V: option → its values, then what each preset says.
OPTIONS: dict[str, tuple[tuple[str, ...], tuple[str, str, str]]] = {
    "dealer": (("alternates", "winner"), ("alternates", "alternates", "winner")),
    "indicator": (("19th", "any_packet"), ("19th", "19th", "any_packet")),
    "contest_before_second_card": (("no", "yes"), ("no", "yes", "no")),
    "bela_when": (("own_turn", "any_time"), ("own_turn", "any_time", "any_time")),
    "bela_order": (
        ("with_melds", "before_melds"),
        ("with_melds", "before_melds", "before_melds"),
    ),
    "repeat": (("T-M9", "T-M11"), ("T-M9", "T-M9", "T-M11")),
    "gap": (("between", "missing"), ("between", "missing", "between")),
    "sequences_per_trick": (("1", "per_suit"), ("1", "1", "per_suit")),
    "nines_vannak": (("yes", "no"), ("yes", "yes", "no")),
    "tens_low": (("no", "yes"), ("no", "no", "no")),
    "exchange": (("on_lead", "any_time"), ("on_lead", "on_lead", "any_time")),
    "show_last_hidden": (("no", "yes"), ("no", "no", "yes")),
    "show_scored": (("no", "yes"), ("no", "no", "yes")),
    "stichmaccs": (("yes", "no"), ("yes", "yes", "no")),
    "maccs_limit": (("250", "249"), ("250", "250", "249")),
    "match": (("5", "10", "1"), ("5", "5", "1")),
    "may_review_tricks": (("yes", "no"), ("no", "no", "no")),
}

FORMS = {"split": "order", "contest": "one", "meld-find": "set"}
PLAYERS = ("you", "opponent")
OTHER = {"you": "opponent", "opponent": "you"}

# The steps of a trick, in order (T-A1; with contest_before_second_card T-A2).
STEPS = (
    "leader announces",
    "leader leads",
    "second announces",
    "second plays",
    "leader names",
    "second answers",
    "scores",
)
STEPS_EARLY_CONTEST = (*STEPS[:3], *STEPS[4:6], STEPS[3], STEPS[6])

EVENT = re.compile(
    r"([1-8]) (you|opponent) (announces|says|names|answers|scores|leads|plays) (.+)"
)
CARD_IN_TEXT = re.compile(rf"\b[{NATURAL}][{SUITS}]\b")
RULE_NUMBER = re.compile(r"T-[A-Z][0-9]+")
CONTEST_ANSWER = re.compile(r"(0|[1-9][0-9]*) (0|[1-9][0-9]*)( you| opponent)?")


class RefutedError(Exception):
    """A fault after which nothing more can be read; its text is the fault."""


# --- the two ways in ------------------------------------------------------------------


def check(puzzle: object) -> list[str]:
    """The faults found in one parsed puzzle, as sentences; [] when it is proved.

    Never raises, whatever it is given.
    """
    faults: list[str] = []
    try:
        for fault in faults_of(puzzle):
            faults.append(fault)
    except RefutedError as refuted:
        faults.append(str(refuted))
    except Exception as error:  # what breaks the checker is not proved
        faults.append(
            f"this cannot be checked ({type(error).__name__}); right would be a "
            "puzzle object of ordinary size"
        )
    return list(dict.fromkeys(faults))


def check_line(text: str) -> tuple[str | None, list[str]]:
    """The id (None if unreadable) and the faults of one line of a puzzle file."""
    try:
        puzzle = json.loads(
            text, object_pairs_hook=distinct_keys, parse_constant=no_constant
        )
    except RefutedError as refuted:
        return None, [str(refuted)]
    except (ValueError, RecursionError, TypeError) as error:
        return None, [f"the line {quoted(text)} is not JSON: {error}"]
    named = puzzle.get("id") if isinstance(puzzle, dict) else None
    return (named if isinstance(named, str) else None), check(puzzle)


def distinct_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object, refused if a key comes twice."""
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        message = f"the key {quoted(twice)} comes twice; right would be once"
        raise RefutedError(message)
    return read


def no_constant(name: str) -> object:
    """Refuses NaN and the infinities, which are not JSON."""
    message = f"{name} is not JSON; right would be a whole number"
    raise RefutedError(message)


def faults_of(puzzle: object) -> Iterator[str]:
    """All faults of a puzzle: its shape first, then its facts, then its answers."""
    if not isinstance(puzzle, dict):
        message = f"{quoted(puzzle)} is not a puzzle; right would be a JSON object"
        raise RefutedError(message)
    wrong_shape = list(shape_faults(puzzle))
    yield from wrong_shape
    if wrong_shape:
        return
    yield from digest_faults(puzzle)
    rules = read_rules(puzzle["rules"])
    yield from name_faults(puzzle)
    deal = read_deal(puzzle["position"], rules)
    wrong_position = list(position_faults(deal, puzzle["position"]))
    yield from wrong_position
    yield from answer_faults(puzzle)
    yield from wording_faults(puzzle, deal)
    if not wrong_position:
        yield from KINDS[puzzle["kind"]](puzzle, deal)


def quoted(value: object) -> str:
    """The value as a fault shows it: its repr, cut to 80 characters."""
    try:
        shown = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, endless nesting
        return "a value too large to show"
    return shown if len(shown) <= 80 else shown[:77] + "..."


# --- shape ----------------------------------------------------------------------------


def is_text(value: object) -> bool:
    """A text of at least one character."""
    return isinstance(value, str) and value != ""


def is_number(value: object) -> bool:
    """A whole number (True and False are none)."""
    return type(value) is int


def is_say(value: object) -> bool:
    """A {"code", "params"} whose params are texts and whole numbers."""
    return (
        isinstance(value, dict)
        and set(value) == {"code", "params"}
        and is_text(value["code"])
        and isinstance(value["params"], dict)
        and all(
            is_text(name) and (isinstance(param, str) or is_number(param))
            for name, param in value["params"].items()
        )
    )


def list_of(
    inner: Callable[[object], bool], least: int = 0
) -> Callable[[object], bool]:
    """A test for a list of at least so many of the inner things."""
    return lambda value: (
        isinstance(value, list) and len(value) >= least and all(map(inner, value))
    )


def is_score(value: object) -> bool:
    """Two whole numbers from 0 to 500: nobody has 501 yet (T-S3)."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(is_number(points) and 0 <= points < TARGET for points in value)
    )


Shape = dict[str, tuple[Callable[[object], bool], str]]

HINTS = list_of(list_of(is_say, 1))
PUZZLE_SHAPE: Shape = {
    "id": (is_text, "a text"),
    "kind": (lambda v: is_text(v) and v in FORMS, " or ".join(FORMS)),
    "seed": (lambda v: is_number(v) and _at_least(v, 0), "a whole number from 0"),
    "generator_version": (
        lambda v: is_number(v) and _at_least(v, 1),
        "a whole number from 1",
    ),
    "rules": (lambda v: isinstance(v, dict), "an object"),
    "position": (lambda v: isinstance(v, dict), "an object"),
    "question": (list_of(is_say, 1), "a list of at least one say"),
    "form": (is_text, "a text"),
    "options": (list_of(lambda v: isinstance(v, dict), 1), "a list of options"),
    "answers": (list_of(list_of(is_text), 1), "a list of lists of option answers"),
    "value": (is_number, "a whole number"),
    "themes": (list_of(is_text), "a list of texts"),
    "level": (lambda v: is_number(v) and v in range(1, 6), "a whole number 1 to 5"),
    "rule_numbers": (
        list_of(lambda v: isinstance(v, str) and bool(RULE_NUMBER.fullmatch(v)), 1),
        "a list of rule numbers such as T-M9",
    ),
    "hints": (
        lambda v: isinstance(v, list) and len(v) == 3 and HINTS(v),
        "three lists of says",
    ),
    "explanation": (list_of(is_say, 1), "a list of at least one say"),
    "digest": (is_text, "a text"),
}
RULES_SHAPE: Shape = {
    "preset": (lambda v: is_text(v) and v in PRESETS, ", ".join(PRESETS)),
    "options": (lambda v: isinstance(v, dict), "an object"),
}
POSITION_SHAPE: Shape = {
    "trick": (lambda v: is_number(v) and v in range(1, 9), "a whole number 1 to 8"),
    "trump": (lambda v: is_text(v) and v in tuple(SUITS), "a suit: a, l, h or b"),
    "indicator": (lambda v: is_text(v) and v in CARDS, "a card such as 9a"),
    "hand": (is_text, "cards separated by single spaces"),
    "opponent": (is_text, "one ? for each card"),
    "before": (is_score, "two totals from 0 to 500"),
    "totals": (is_score, "two totals from 0 to 500"),
    "record": (list_of(is_text), "a list of events"),
}
OPTION_SHAPE: Shape = {
    "answer": (is_text, "a text"),
    "value": (is_number, "a whole number"),
    "right": (lambda v: isinstance(v, bool), "true or false"),
    "why": (list_of(is_say), "a list of says"),
}


def _at_least(value: object, least: int) -> bool:
    return isinstance(value, int) and value >= least


def object_faults(name: str, value: Json, shape: Shape) -> Iterator[str]:
    """Keys missing or unknown, and values of the wrong type."""
    for key in value.keys() - shape.keys():
        yield f"{name} has the unknown key {quoted(key)}"
    for key, (fits, right) in shape.items():
        if key not in value:
            yield f"{name} has no {key!r}; right would be {right}"
        elif not fits(value[key]):
            yield f"{name}: {key} is {quoted(value[key])}; right would be {right}"


def shape_faults(puzzle: Json) -> Iterator[str]:
    """What keeps the object from being read as a puzzle."""
    whole = list(object_faults("the puzzle", puzzle, PUZZLE_SHAPE))
    yield from whole
    if whole:
        return
    yield from object_faults("rules", puzzle["rules"], RULES_SHAPE)
    yield from object_faults("position", puzzle["position"], POSITION_SHAPE)
    for place, option in enumerate(puzzle["options"], start=1):
        yield from object_faults(f"option {place}", option, OPTION_SHAPE)


def digest_faults(puzzle: Json) -> Iterator[str]:
    """A digest that is not that of the rest of the object."""
    rest = {key: value for key, value in puzzle.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    right = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    if puzzle["digest"] != right:
        yield f"digest is {quoted(puzzle['digest'])}; right would be {right!r}"


def read_rules(block: Json) -> dict[str, str]:
    """Every option's value: the preset's, changed by the options given (section V).

    Raises:
        RefutedError: for an unknown option or value, or one the preset has anyway.
    """
    column = PRESETS.index(block["preset"])
    rules = {option: presets[column] for option, (_, presets) in OPTIONS.items()}
    for option, value in block["options"].items():
        if option not in OPTIONS:
            message = (
                f"rules: there is no option {quoted(option)}; right would be one of "
                + ", ".join(OPTIONS)
            )
            raise RefutedError(message)
        if value not in OPTIONS[option][0]:
            values = " or ".join(OPTIONS[option][0])
            message = (
                f"rules: {option} is {quoted(value)}; right would be {values}, as text"
            )
            raise RefutedError(message)
        if value == rules[option]:
            message = (
                f"rules: {option} is {value!r} in {block['preset']} anyway; right "
                "would be to name only differing options"
            )
            raise RefutedError(message)
    rules.update(block["options"])
    return rules


def name_faults(puzzle: Json) -> Iterator[str]:
    """An id that is not kind.label.seed.vN, or a form that does not fit the kind."""
    given = puzzle["rules"]["options"]
    label = puzzle["rules"]["preset"] + "".join(
        f"+{option}={given[option]}" for option in OPTIONS if option in given
    )
    right = f"{puzzle['kind']}.{label}.{puzzle['seed']}.v{puzzle['generator_version']}"
    if puzzle["id"] != right:
        yield f"id is {quoted(puzzle['id'])}; right would be {right!r}"
    if puzzle["form"] != FORMS[puzzle["kind"]]:
        yield (
            f"form is {quoted(puzzle['form'])}; right would be "
            f"{FORMS[puzzle['kind']]!r} for {puzzle['kind']}"
        )


def answer_faults(puzzle: Json) -> Iterator[str]:
    """Options, their `right` flags and `answers` that do not go together."""
    names = [option["answer"] for option in puzzle["options"]]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"the option {quoted(name)} comes twice; right would be once"
    flagged = [option["answer"] for option in puzzle["options"] if option["right"]]
    answers: list[list[str]] = puzzle["answers"]
    for name in dict.fromkeys(itertools.chain.from_iterable(answers)):
        if name not in names:
            yield f"the answer {quoted(name)} is none of the options"
    if len(set(map(tuple, answers))) < len(answers):
        yield "answers names the same answer twice; right would be once"
    for option in puzzle["options"]:
        if not option["right"] and not option["why"]:
            yield f"the wrong option {quoted(option['answer'])} has no why"
    match puzzle["form"]:
        case "one" if [[name] for name in flagged] != answers or len(flagged) != 1:
            yield (
                f"answers is {quoted(answers)} and right are {quoted(flagged)}; right "
                "would be one and the same option in both"
            )
        case "set" if answers != [flagged]:
            yield f"answers is {quoted(answers)}; right would be {quoted([flagged])}"
        case "order" if {answer[0] for answer in answers if answer} != set(flagged):
            yield (
                f"the options flagged right are {quoted(flagged)}; right would be the "
                "first announcements of the answers"
            )


def wording_faults(puzzle: Json, deal: "Deal") -> Iterator[str]:
    """Cards in the says that are no cards of this position; a say-nothing text."""
    options = [option["answer"] for option in puzzle["options"]]
    cards = {deal.indicator, *deal.mine, *deal.cards_of("opponent")}
    for trick in deal.tricks:
        for melds in (trick.said["you"], *trick.scored.values()):
            cards.update(*(meld_cards(meld, deal.trump) for meld in melds))
    for answer in options:
        cards.update(meld_cards(answer, deal.trump))
    says = {
        "question": puzzle["question"],
        "explanation": puzzle["explanation"],
        "hints": list(itertools.chain.from_iterable(puzzle["hints"])),
    }
    for place, part in says.items():
        yield from strange_cards(place, part, cards)
    for option in puzzle["options"]:
        place = f"the why of {quoted(option['answer'])}"
        near = cards | completing(option["answer"])
        yield from strange_cards(place, option["why"], near)
    numbers = (
        type(p) is int for say in says["explanation"] for p in say["params"].values()
    )
    if not any(numbers) and not cards_in(says["explanation"]):
        yield (
            "the explanation names neither a card nor a number; right would be at "
            "least one of this position"
        )


def strange_cards(place: str, says: list[Json], cards: set[str]) -> Iterator[str]:
    """Cards told of that are none of those given."""
    for card in cards_in(says):
        if card not in cards:
            yield f"{place} tells of {card!r}, which is no card of this position"


def completing(answer: str) -> frozenset[str]:
    """The cards that an option lacks: in the holes of a run, or the fourth of a rank.

    An option's own why may name them ("the Over is missing").
    """
    cards = CARD_IN_TEXT.findall(answer)
    suits, ranks = {card[1] for card in cards}, {card[0] for card in cards}
    if len(ranks) == 1:
        return frozenset(rank + suit for rank in ranks for suit in SUITS)
    if len(suits) != 1:
        return frozenset()
    places = [NATURAL.index(rank) for rank in ranks]
    run = NATURAL[min(places) : max(places)]
    return frozenset(rank + suit for rank in run for suit in suits)


def cards_in(says: list[Json]) -> list[str]:
    """The card codes in the params of some says."""
    texts = [p for say in says for p in say["params"].values() if isinstance(p, str)]
    return [card for text in texts for card in CARD_IN_TEXT.findall(text)]


# --- melds ----------------------------------------------------------------------------


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


# --- the record -----------------------------------------------------------------------


@dataclass
class Trick:
    """What the record tells of one trick.

    `said` holds your melds, of the opponent the words; `scored` the melds made public.
    """

    number: int
    leader: str
    said: dict[str, list[str]] = field(default_factory=lambda: {p: [] for p in PLAYERS})
    scored: dict[str, list[str]] = field(
        default_factory=lambda: {p: [] for p in PLAYERS}
    )
    cards: dict[str, str] = field(default_factory=dict)
    height: str = ""
    answer: str = ""
    step: int = -1  # index in the order of steps

    @property
    def second(self) -> str:
        """The player who does not lead."""
        return OTHER[self.leader]

    @property
    def is_complete(self) -> bool:
        """Whether both cards lie on the table."""
        return len(self.cards) == 2

    def words(self, player: str) -> list[str]:
        """The words that were heard from a player."""
        if player == "opponent":
            return self.said[player]
        return [word_of(meld) for meld in self.said[player]]

    def best(self, player: str) -> tuple[int, int] | None:
        """Kind and length of the player's best word, None after no such word."""
        return best_word(self.words(player))

    @property
    def is_level(self) -> bool:
        """Whether kind and length leave the contest open (T-A1 step 6)."""
        best = self.best("you")
        return best is not None and best == self.best("opponent")

    @property
    def owner(self) -> str | None:
        """Who scores sequences and vannak (T-M6); None: nobody, or not yet known."""
        leader, second = self.best(self.leader), self.best(self.second)
        if second is None:
            return None if leader is None else self.leader
        if leader is None or second > leader:
            return self.second
        return {"higher": self.second, "good": self.leader}.get(self.answer)


@dataclass
class Deal:
    """A position read: the rules, what you hold, and the tricks up to the present."""

    rules: dict[str, str]
    trump: str
    indicator: str
    hand: list[str]
    tricks: list[Trick]
    mine: frozenset[str] = frozenset()  # all you hold or played
    known: dict[str, dict[str, int]] = field(default_factory=dict)
    meant: dict[int, list[list[str]]] = field(default_factory=dict)  # by trick

    def __post_init__(self) -> None:
        self.mine = frozenset(self.hand) | self.cards_of("you")
        self.known = {player: self._known_cards(player) for player in PLAYERS}

    @property
    def now(self) -> Trick:
        """The trick under way."""
        return self.tricks[-1]

    def cards_of(self, player: str) -> frozenset[str]:
        """The cards a player has played."""
        return frozenset(t.cards[player] for t in self.tricks if player in t.cards)

    def scored_before(self, player: str, number: int) -> list[str]:
        """The melds a player scored in earlier tricks; béla always is (T-M6)."""
        return [meld for t in self.tricks[: number - 1] for meld in written(t, player)]

    def _known_cards(self, player: str) -> dict[str, int]:
        """Cards a player surely had, with the first trick in which it is sure."""
        known: dict[str, int] = {}
        for trick in self.tricks:
            melds = [*trick.scored[player], *written(trick, player)]
            if player == "you":
                melds += trick.said[player]
            shown = [card for m in melds for card in meld_cards(m, self.trump)]
            if player in trick.cards:
                shown.append(trick.cards[player])
            for card in shown:
                known.setdefault(card, trick.number)
        return known

    def surely_held(self, player: str, number: int) -> set[str]:
        """What a player must have held in a trick, before playing to it."""
        if number == self.now.number and player == "you":
            return set(self.hand) | {self.now.cards.get("you", "")}
        gone = {t.cards[player] for t in self.tricks[: number - 1]}
        if number == LAST_TRICK:  # talon empty: all that is left is held
            return set(self.pool(number) if player == "opponent" else self.mine) - gone
        return {c for c, since in self.known[player].items() if since <= number} - gone

    def pool(self, number: int) -> frozenset[str]:
        """The cards the opponent may have held in a trick, before playing to it."""
        gone = {t.cards["opponent"] for t in self.tricks[: number - 1]}
        if number < LAST_TRICK:
            gone.add(self.indicator)  # T-P3: nobody's before trick 8
        return CARDS - self.mine - gone


def written(trick: Trick, player: str) -> list[str]:
    """The melds a player scored in a trick: those shown, and béla if said (T-M6)."""
    shown = [meld for meld in trick.scored[player] if meld != "bela"]
    return shown + ["bela"] * ("bela" in trick.said[player])


def read_deal(position: Json, rules: dict[str, str]) -> Deal:
    """Replays a position's record.

    Raises:
        RefutedError: at the first card, event or step that cannot be read or made.
    """
    hand = position["hand"].split(" ")
    for card in hand:
        if card not in CARDS:
            message = f"hand: {quoted(card)} is no card; right would be one like Oa"
            raise RefutedError(message)
    tricks = read_record(position["record"], position["trump"], rules)
    number = position["trick"]
    if len(tricks) == number - 1 and (not tricks or tricks[-1].is_complete):
        leader = taker(tricks[-1], position["trump"]) if tricks else "you"
        tricks.append(Trick(number, leader))
    if len(tricks) != number:
        message = (
            f"trick is {number}, but the record ends in trick {len(tricks)}; right "
            "would be that trick, or the next one after both cards"
        )
        raise RefutedError(message)
    return Deal(rules, position["trump"], position["indicator"], hand, tricks)


def read_record(record: list[str], trump: str, rules: dict[str, str]) -> list[Trick]:
    """The tricks of a record, the last one perhaps not complete."""
    tricks: list[Trick] = []
    for event in record:
        found = EVENT.fullmatch(event)
        if not found:
            message = (
                f"the event {quoted(event)} cannot be read; right would be one like "
                "'1 you leads 7b'"
            )
            raise RefutedError(message)
        number, player, verb, rest = int(found[1]), found[2], found[3], found[4]
        if number == len(tricks) + 1 and (not tricks or tricks[-1].is_complete):
            leader = taker(tricks[-1], trump) if tricks else player
            tricks.append(Trick(number, leader))
        if number != len(tricks):
            message = f"the event {event!r} is out of turn; trick {len(tricks)} is on"
            raise RefutedError(message)
        take_step(tricks[-1], event, player, verb, rest, rules)
        tell(tricks[-1], event, player, verb, rest)
    return tricks


def take_step(
    trick: Trick,
    event: str,
    player: str,
    verb: str,
    rest: str,
    rules: dict[str, str],
) -> None:
    """Moves a trick on to the event's step, refused when it comes out of order."""
    early = rules["contest_before_second_card"] == "yes"
    order = STEPS_EARLY_CONTEST if early else STEPS
    side = "leader" if player == trick.leader else "second"
    if verb == ("says" if player == "you" else "announces"):
        right = "announces" if player == "you" else "says"
        message = f"the event {event!r}: right would be '{player} {right}'"
        raise RefutedError(message)
    step = {"says": f"{side} announces", "scores": "scores"}.get(verb, f"{side} {verb}")
    if step not in order:
        message = f"the event {event!r}: this is not the {side} player's to do (T-A1)"
        raise RefutedError(message)
    at_once = rules["bela_order"] == "before_melds" and "bela" in trick.words(player)
    if step == "scores" and rest == "bela" and at_once:
        return  # T-A5: written when said
    place = order.index(step)
    again = step == "scores" and place == trick.step
    skips_card = (place > 1 and trick.leader not in trick.cards) or (
        step == "scores" and not trick.is_complete
    )
    if skips_card or not (place > trick.step or again):
        message = (
            f"the event {event!r} comes at the wrong moment; right would be: "
            + ", ".join(order)
        )
        raise RefutedError(message)
    trick.step = place


def tell(trick: Trick, event: str, player: str, verb: str, rest: str) -> None:
    """Writes what the event tells into the trick."""
    parts = rest.split(" / ")
    match verb:
        case "announces" | "scores":
            known = [p for p in parts if p in SEQUENCES or p in (*VANNAK_ORDER, "bela")]
            right = "a sequence high to low, a vannak's rank or bela"
            store = trick.said if verb == "announces" else trick.scored
            store[player] = store[player] + parts
        case "says":
            known = [p for p in parts if p in (*LENGTHS, "vannak", "bela")]
            right = "words such as terc, vannak or bela"
            trick.said[player] = parts
        case "names":
            known = [rest] if rest in tuple(NATURAL) else []
            right = "a rank such as O"
            trick.height = rest
        case "answers":
            known = [rest] if rest in ("good", "higher") else []
            right = "good or higher"
            trick.answer = rest
        case _:
            known = [rest] if rest in CARDS else []
            right = "a card such as 7b"
            trick.cards[player] = rest
    if len(known) != len(parts):
        message = f"the event {event!r} cannot be read; right would be {right}"
        raise RefutedError(message)


def taker(trick: Trick, trump: str) -> str:
    """Who takes a complete trick (T-P2)."""
    led, other = trick.cards[trick.leader], trick.cards[trick.second]
    if led[1] != other[1]:
        return trick.second if other[1] == trump else trick.leader
    order = TRUMP_ORDER if led[1] == trump else PLAIN_ORDER
    higher = order.index(other[0]) < order.index(led[0])
    return trick.second if higher else trick.leader


def trick_points(trick: Trick, trump: str) -> int:
    """The card points of a complete trick (T-C3, T-C4)."""
    return sum(
        (TRUMP_POINTS if card[1] == trump else PLAIN_POINTS)[card[0]]
        for card in trick.cards.values()
    )


# --- the position ---------------------------------------------------------------------


def position_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Everything in a position that cannot have come about by the rules."""
    wrong_cards = list(card_faults(deal, position))
    yield from wrong_cards
    if wrong_cards:
        return
    for trick in deal.tricks:
        yield from announcement_faults(deal, trick)
        yield from own_meld_faults(deal, trick)
        yield from height_faults(deal, trick)
        yield from score_faults(deal, trick)
        yield from opponent_faults(deal, trick)
        yield from follow_faults(deal, trick)
    yield from received_faults(deal)
    yield from total_faults(deal, position)


def card_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Cards missing, doubled, or in two places."""
    own_cards = 8 if "you" in deal.now.cards else 9
    if len(deal.hand) != own_cards:
        yield f"hand has {len(deal.hand)} cards; right would be {own_cards}"
    others = " ".join("?" * (8 if "opponent" in deal.now.cards else 9))
    if position["opponent"] != others:
        yield f"opponent is {quoted(position['opponent'])}; right would be {others!r}"
    if deal.indicator[1] != deal.trump:
        yield f"trump is {deal.trump!r}; right would be {deal.indicator!r}'s suit"
    played = [card for trick in deal.tricks for card in trick.cards.values()]
    places = deal.hand + played
    for card in dict.fromkeys(places):
        if places.count(card) > 1:
            yield f"the card {card!r} comes twice in the hand and the tricks"
    early = [card for trick in deal.tricks[:7] for card in trick.cards.values()]
    if len(deal.tricks) < LAST_TRICK and deal.indicator in places:
        yield f"the indicator {deal.indicator!r} is in play; right would be: not yet"
    elif deal.indicator in early:
        yield f"the indicator {deal.indicator!r} was played before trick 8 (T-P3)"
    elif len(deal.tricks) == LAST_TRICK:  # T-P3: the loser of trick 7 takes it
        loser = OTHER[taker(deal.tricks[6], deal.trump)]
        if (deal.indicator in deal.mine) != (loser == "you"):
            yield f"the indicator {deal.indicator!r} belongs to the loser of trick 7"


def announcement_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Too many words (T-M4), or words the second player may not say (T-M7)."""
    for player in PLAYERS:
        words = trick.words(player)
        sequences = [word for word in words if word in LENGTHS]
        suits = [m[-1] for m in trick.said["you"] if m in SEQUENCES]
        if len(sequences) > 1 and (
            deal.rules["sequences_per_trick"] == "1" or len(set(suits)) < len(suits)
        ):
            yield (
                f"trick {trick.number}: {player} announces {quoted(words)}; right "
                "would be one sequence, or one a suit where the rules say so (T-M4)"
            )
        if words.count("vannak") > 1 or words.count("bela") > 1:
            yield (
                f"trick {trick.number}: {player} announces {quoted(words)}; right "
                "would be one vannak and one bela (T-M4)"
            )
    first, second = trick.best(trick.leader), trick.best(trick.second)
    if first and second and second < first:
        yield (
            f"trick {trick.number}: {trick.second} announces "
            f"{quoted(trick.words(trick.second))} after "
            f"{quoted(trick.words(trick.leader))}; right would be a word that could "
            "beat it (T-M7)"
        )


def own_meld_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Melds of yours that you did not hold or could not announce again."""
    played = {card: t.number for t in deal.tricks for card in t.cards.values()}
    scored = deal.scored_before("you", trick.number)
    for meld in trick.said["you"]:
        if meld == "9" and deal.rules["nines_vannak"] == "no":
            yield f"trick {trick.number}: '9' is no vannak in these rules (T-M2)"
        for card in sorted(meld_cards(meld, deal.trump)):
            if card not in deal.mine or played.get(card, 9) < trick.number:
                yield (
                    f"trick {trick.number}: you announce {meld!r} without {card!r}; "
                    "right would be a card in hand, or played in that trick or later"
                )
            if card == deal.indicator and trick.number < LAST_TRICK:
                yield f"trick {trick.number}: the indicator in {meld!r} is nobody's yet"
        held = deal.surely_held("you", trick.number)
        if not may_repeat(meld, scored, held, deal.rules):
            yield (
                f"trick {trick.number}: you announce {meld!r} after scoring "
                f"{quoted(scored)}; right would be one that {deal.rules['repeat']} "
                "and T-M12 allow"
            )


def height_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Heights and answers that are missing, needless or untrue (T-A1, T-A3)."""
    where = f"trick {trick.number}: "
    if not trick.is_level:
        if trick.height or trick.answer:
            yield where + (
                "a height or an answer is given though kind and length decide; right "
                "would be none (T-A1)"
            )
        return
    early = deal.rules["contest_before_second_card"] == "yes"
    past = trick is not deal.now or (early and trick.is_complete)  # T-A2
    if (past and not trick.answer) or (trick.answer and not trick.height):
        yield where + "a height and its answer are missing; right would be both (T-A1)"
    mine = strongest(trick.said["you"], deal.trump, deal.rules)
    if mine is None or not trick.height:
        return
    if trick.leader == "you":
        if trick.height != mine[0]:
            yield where + f"you name {trick.height!r}; right would be {mine[0]!r}"
    elif trick.answer:
        right = "higher" if beats_height(mine, trick.height, deal) else "good"
        if trick.answer != right:
            yield where + f"you answer {trick.answer!r}; right would be {right!r}"


def beats_height(meld: str, height: str, deal: Deal) -> bool:
    """Whether the second's meld beats the height named at its length (T-A3)."""
    order = NATURAL if meld in SEQUENCES else vannak_order(deal.rules)
    own, named = order.index(meld[0]), order.find(height)
    return own < named or (own == named and meld[-1] == deal.trump)


def score_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Melds scored that were not won, or won and not scored (T-M6, T-M8)."""
    for player in PLAYERS:
        shown = trick.scored[player]
        told = [meld for meld in shown if meld != "bela"]
        won = trick is not deal.now and trick.owner == player
        said = [word for word in trick.words(player) if word != "bela"]
        heard = [word_of(meld) for meld in told]
        same = sorted(heard) == sorted(said) and (
            player == "opponent" or set(told) == set(trick.said["you"]) - {"bela"}
        )
        if told and trick is deal.now:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                "be a question asked before that"
            )
        elif told and not won:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                "be nothing, the best meld is the other player's (T-M6)"
            )
        elif won and not same:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                f"be what was announced: {quoted(trick.said[player])} (T-M6)"
            )
        if shown.count("bela") > ("bela" in trick.said[player]) or (
            "bela" in shown
            and trick is deal.now
            and deal.rules["bela_order"] == "with_melds"
        ):
            yield (
                f"trick {trick.number}: {player} scores bela; right would be once, "
                "after saying it, and with the other melds if the rules say so (T-A5)"
            )


def opponent_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Words, heights and scores of the opponent that no cards could bear out."""
    if trick.said["opponent"] and not readings(deal, trick):
        yield (
            f"trick {trick.number}: the opponent says "
            f"{quoted(trick.said['opponent'])}"
            + (f", with the height {trick.height!r}" if trick.height else "")
            + "; right would be words that some cards not seen then bear out"
        )


def follow_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """A second card in trick 8 that neither follows nor trumps (T-P4)."""
    if trick.number < LAST_TRICK or not trick.is_complete:
        return
    held = deal.surely_held(trick.second, LAST_TRICK)
    led, card = trick.cards[trick.leader], trick.cards[trick.second]
    for suit in (led[1], deal.trump):
        if card[1] == suit:
            return
        if any(other[1] == suit for other in held):
            yield (
                f"trick 8: {trick.second} plays {card!r} on {led!r}; right would be "
                f"a card of the suit {suit!r} (T-P4)"
            )
            return


def received_faults(deal: Deal) -> Iterator[str]:
    """More cards known than a player can have been dealt and drawn by then."""
    if not in_time(deal.known["you"]):
        yield "your announcements need more cards than you had drawn by then (T-P3)"
    wordy = all(readings(deal, t) for t in deal.tricks if t.said["opponent"])
    if wordy and not consistent(deal):
        yield (
            "all the opponent said cannot be true together; right would be words "
            "that fit into nine cards"
        )


def total_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Totals other than before + melds scored + tricks taken (T-S1)."""
    for place, player in enumerate(PLAYERS):
        melds = deal.scored_before(player, deal.now.number)
        taken = [t for t in deal.tricks[:-1] if taker(t, deal.trump) == player]
        right = (
            position["before"][place]
            + sum(meld_points(meld) for meld in melds)
            + sum(trick_points(trick, deal.trump) for trick in taken)
        )
        if position["totals"][place] != right:
            yield (
                f"totals gives {player} {position['totals'][place]}; right would be "
                f"{right}"
            )


# --- what the opponent may have meant -------------------------------------------------


def readings(deal: Deal, trick: Trick) -> list[list[str]]:
    """Every set of melds that the opponent may have meant by the words of a trick."""
    if trick.number not in deal.meant:
        deal.meant[trick.number] = list(search_readings(deal, trick))
    return deal.meant[trick.number]


def search_readings(deal: Deal, trick: Trick) -> Iterator[list[str]]:
    """The readings, found by trying every meld of the cards not seen."""
    words = trick.said["opponent"]
    sequences = [word for word in words if word in LENGTHS]
    if len(sequences) > 3 or len(words) > len(sequences) + 2:
        return  # T-M4: no hand holds that much
    shown = [meld for meld in trick.scored["opponent"] if meld != "bela"]
    there = melds_in(deal.pool(trick.number), deal.trump, deal.rules)
    if shown:
        there = [meld for meld in there if meld in (*shown, "bela")]
    choices = [
        itertools.combinations([m for m in there if word_of(m) == word], count)
        for word, count in Counter(words).items()
    ]
    for parts in itertools.product(*choices):
        melds = [meld for part in parts for meld in part]
        if fits(deal, trick, melds):
            yield melds


def fits(deal: Deal, trick: Trick, melds: list[str]) -> bool:
    """Whether melds of the opponent agree with what was heard in their trick."""
    suits = [meld[-1] for meld in melds if meld in SEQUENCES]
    if len(set(suits)) < len(suits):
        return False  # T-M4: each in a different suit
    best = strongest(melds, deal.trump, deal.rules)
    mine = strongest(trick.said["you"], deal.trump, deal.rules)
    if best and trick.height and trick.leader == "opponent" and best[0] != trick.height:
        return False
    if best and mine and trick.answer:
        leader, second = (best, mine) if trick.leader == "opponent" else (mine, best)
        wins = second_wins(leader, second, deal.trump, deal.rules)
        if wins != (trick.answer == "higher"):
            return False
    held = deal.surely_held("opponent", trick.number)
    held.update(*(meld_cards(meld, deal.trump) for meld in melds))
    scored = deal.scored_before("opponent", trick.number)
    return all(may_repeat(meld, scored, held, deal.rules) for meld in melds)


def in_time(known: dict[str, int]) -> bool:
    """Whether a player can have had the cards: nine, and one more each trick (T-P3)."""
    since = sorted(known.values())
    return all(count <= 8 + trick for count, trick in enumerate(since, start=1))


def consistent(deal: Deal) -> list[list[str]]:
    """The readings of the present trick that fit with all that was said before."""
    beaten = [
        (readings(deal, trick), trick.number)
        for trick in deal.tricks[:-1]
        if trick.said["opponent"] and trick.owner != "opponent"
    ]

    def fit_together(
        known: dict[str, int], left: list[tuple[list[list[str]], int]]
    ) -> bool:
        if not in_time(known):
            return False
        if not left:
            return True
        (choices, number), *rest = left
        return any(
            fit_together(with_melds(known, melds, number, deal.trump), rest)
            for melds in choices
        )

    known = deal.known["opponent"]
    return [
        melds
        for melds in readings(deal, deal.now)
        if fit_together(with_melds(known, melds, deal.now.number, deal.trump), beaten)
    ]


def with_melds(
    known: dict[str, int], melds: list[str], number: int, trump: str
) -> dict[str, int]:
    """The known cards, and those of melds announced in a trick."""
    more = dict(known)
    for meld in melds:
        for card in meld_cards(meld, trump):
            more[card] = min(number, more.get(card, number))
    return more


# --- kind: contest --------------------------------------------------------------------


def contest_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A contest whose outcome is not certain, or not the one given."""
    trick = deal.now
    if not any(trick.said.values()):
        yield "nobody has announced anything; right would be a trick with melds"
        return
    if not trick.said[trick.second] and trick.second not in trick.cards:
        yield f"{trick.second} may still announce; right would be after that"
        return
    totals = puzzle["position"]["totals"]
    outcomes = sorted(
        {settle(deal, trick.said["you"], melds, totals) for melds in consistent(deal)}
    )
    if len(outcomes) != 1:
        yield f"the outcome is not certain; it may be {quoted(outcomes)}"
        return
    right = outcomes[0]
    for option in puzzle["options"]:
        yield from contest_option_faults(option, right)
    if right not in [option["answer"] for option in puzzle["options"]]:
        yield f"no option is {right!r}, which would be right"
    if len(puzzle["options"]) < 2:
        yield "there is one option only; right would be at least two"
    value = difference(right)
    if puzzle["value"] != value:
        yield f"value is {quoted(puzzle['value'])}; right would be {value}"


def contest_option_faults(option: Json, right: str) -> Iterator[str]:
    """An option that is no outcome, or is valued or flagged wrongly."""
    answer = option["answer"]
    if not CONTEST_ANSWER.fullmatch(answer):
        yield f"the option {quoted(answer)} cannot be read; right would be like '20 0'"
        return
    if option["value"] != difference(answer):
        yield (
            f"the option {answer!r} has the value {quoted(option['value'])}; right "
            f"would be {difference(answer)}"
        )
    if option["right"] != (answer == right):
        yield (
            f"the option {answer!r} is flagged {quoted(option['right'])}; the right "
            f"outcome is {right!r}"
        )


def difference(answer: str) -> int:
    """Your points less the opponent's in an answer such as "20 0"."""
    yours, theirs = answer.split(" ")[:2]
    return int(yours) - int(theirs)


def settle(deal: Deal, mine: list[str], theirs: list[str], totals: list[int]) -> str:
    """Who writes how much and who thereby wins the buli (T-M6, T-A5, T-S4, T-S7)."""
    bela = [BELA_POINTS * ("bela" in melds) for melds in (mine, theirs)]
    if deal.rules["bela_order"] == "before_melds":
        for place, player in enumerate(PLAYERS):
            if bela[place] and totals[place] + bela[place] >= TARGET:
                return f"{bela[0]} {bela[1]} {player}"
    fight = [
        sum(meld_points(meld) for meld in melds if meld != "bela")
        for melds in (mine, theirs)
    ]
    if all(fight):
        fight[1 if you_win(deal, mine, theirs) else 0] = 0
    points = [fight[0] + bela[0], fight[1] + bela[1]]
    ends = [total + more for total, more in zip(totals, points, strict=True)]
    answer = f"{points[0]} {points[1]}"
    if max(ends) < TARGET or ends[0] == ends[1]:
        return answer
    return f"{answer} {PLAYERS[0 if ends[0] > ends[1] else 1]}"


def you_win(deal: Deal, mine: list[str], theirs: list[str]) -> bool:
    """Whether your best meld beats the opponent's (T-M5)."""
    own = strongest(mine, deal.trump, deal.rules)
    other = strongest(theirs, deal.trump, deal.rules)
    if own is None or other is None:
        return own is not None
    if deal.now.leader == "you":
        return not second_wins(own, other, deal.trump, deal.rules)
    return second_wins(other, own, deal.trump, deal.rules)


# --- kind: split ----------------------------------------------------------------------


def turn_faults(deal: Deal) -> Iterator[str]:
    """A trick in which it is not your turn to announce."""
    trick = deal.now
    if trick.said["you"] or "you" in trick.cards:
        yield "you have announced or played already; right would be before that (T-M4)"
    if trick.leader == "opponent" and "opponent" not in trick.cards:
        yield "the opponent is to lead; right would be your turn (T-P1)"


def split_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """A split whose options, values or orders are not those found by plain search."""
    yield from turn_faults(deal)
    if deal.now.best("opponent"):
        yield "the opponent has announced in this trick; right would be silence"
    held = sequences_in(deal.hand)
    one_suit = len({meld[-1] for meld in held}) <= 1
    if deal.rules["sequences_per_trick"] == "per_suit" and not one_suit:
        yield "with per_suit there are sequences in two suits; right would be one suit"
        return
    scored = deal.scored_before("you", deal.now.number)
    search = SplitSearch(deal.hand, deal.rules)
    start = frozenset(m for m in held if may_repeat(m, scored, deal.hand, deal.rules))
    tricks = LAST_TRICK + 1 - deal.now.number
    best = search.best(start, tricks)
    if puzzle["value"] != best:
        yield f"value is {quoted(puzzle['value'])}; right would be {best}"
    yield from split_option_faults(puzzle, search, start, tricks)
    yield from order_faults(puzzle["answers"], search, start, tricks)


def split_option_faults(
    puzzle: Json, search: "SplitSearch", start: frozenset[str], tricks: int
) -> Iterator[str]:
    """Options missing, not allowed, or with the wrong value or flag."""
    options = {option["answer"]: option for option in puzzle["options"]}
    for meld in sorted(start - options.keys()):
        yield f"the option {meld!r} is missing; it may be announced now"
    best = search.best(start, tricks)
    for answer, option in options.items():
        if answer not in start:
            yield f"the option {quoted(answer)} may not be announced now"
            continue
        value = search.value(answer, start, tricks)
        if option["value"] != value:
            yield (
                f"the option {answer!r} has the value {quoted(option['value'])}; "
                f"right would be {value}"
            )
        if option["right"] != (value == best):
            yield (
                f"the option {answer!r} is flagged {quoted(option['right'])}; it "
                f"brings {value} and the best is {best}"
            )


def order_faults(
    answers: list[list[str]],
    search: "SplitSearch",
    start: frozenset[str],
    tricks: int,
) -> Iterator[str]:
    """Orders in the answers that are not best, and best orders not in them."""
    given = set(map(tuple, answers))
    best: set[tuple[str, ...]] = set()
    for order in search.orders(start, tricks):
        best.add(order)
        if order not in given:
            yield f"answers lacks the order {quoted(list(order))}, which is best too"
            return
    for order in sorted(given - best):
        yield f"the order {quoted(list(order))} in answers is not a best one"


class SplitSearch:
    """All ways to announce a hand's sequences, one a trick, every card kept."""

    def __init__(self, hand: Iterable[str], rules: dict[str, str]) -> None:
        held = sequences_in(hand)
        self._after = {
            meld: frozenset(m for m in held if may_follow(m, meld, hand, rules))
            for meld in held
        }
        self._best: dict[tuple[frozenset[str], int], int] = {}

    def best(self, allowed: frozenset[str], tricks: int) -> int:
        """The most points that so many more tricks can bring."""
        if tricks == 0 or not allowed:
            return 0
        key = (allowed, tricks)
        if key not in self._best:
            self._best[key] = max(self.value(m, allowed, tricks) for m in allowed)
        return self._best[key]

    def value(self, meld: str, allowed: frozenset[str], tricks: int) -> int:
        """The most points when that sequence is announced now."""
        rest = allowed & self._after[meld]
        return meld_points(meld) + self.best(rest, tricks - 1)

    def orders(self, allowed: frozenset[str], tricks: int) -> Iterator[tuple[str, ...]]:
        """Every order of announcements that brings the most points."""
        best = self.best(allowed, tricks)
        if best == 0:
            yield ()
            return
        for meld in sorted(allowed):
            if self.value(meld, allowed, tricks) == best:
                for rest in self.orders(allowed & self._after[meld], tricks - 1):
                    yield (meld, *rest)


# --- kind: meld-find ------------------------------------------------------------------


def meld_find_faults(puzzle: Json, deal: Deal) -> Iterator[str]:
    """Options that are not flagged and valued as the rules say, or melds left out."""
    yield from turn_faults(deal)
    right = sayable(deal)
    options = {option["answer"]: option for option in puzzle["options"]}
    for meld in sorted(right - options.keys()):
        yield f"the option {meld!r} is missing; you may announce it now"
    for answer, option in options.items():
        yield from meld_name_faults(answer, deal)
        points = meld_points(answer) if answer in right else 0
        if option["right"] != (answer in right):
            yield (
                f"the option {quoted(answer)} is flagged {quoted(option['right'])}; "
                f"right would be {answer in right}"
            )
        if option["value"] != points:
            yield (
                f"the option {quoted(answer)} has the value {quoted(option['value'])}; "
                f"right would be {points}"
            )
    total = sum(map(meld_points, right))
    if puzzle["value"] != total:
        yield f"value is {quoted(puzzle['value'])}; right would be {total}"


def sayable(deal: Deal) -> set[str]:
    """The melds that some announcement of yours in this trick may hold."""
    scored = deal.scored_before("you", deal.now.number)
    free = {
        meld
        for meld in melds_in(deal.hand, deal.trump, deal.rules)
        if may_repeat(meld, scored, deal.hand, deal.rules)
    }
    to_beat = deal.now.best("opponent")
    if to_beat is None:
        return free
    strong = {m for m in free if m != "bela" and word_rank(word_of(m)) >= to_beat}
    return {
        meld
        for meld in free
        if meld == "bela"
        or meld in strong
        or any(may_go_together(meld, other, deal.rules) for other in strong)
    }


def may_go_together(meld: str, other: str, rules: dict[str, str]) -> bool:
    """Whether two melds may be said in one trick (T-M4, T-M7)."""
    if meld in SEQUENCES and other in SEQUENCES:
        return rules["sequences_per_trick"] == "per_suit" and meld[-1] != other[-1]
    return (meld in SEQUENCES) != (other in SEQUENCES)


def meld_name_faults(answer: str, deal: Deal) -> Iterator[str]:
    """An option that is no meld's text, or a real meld written in another way."""
    if answer == "bela" or answer in tuple(NATURAL) or answer in SEQUENCES:
        return
    cards = answer.split(" ")
    if len(set(cards)) < len(cards) or len(cards) < 2 or not set(cards) <= CARDS:
        yield (
            f"the option {quoted(answer)} cannot be read; right would be two or more "
            "cards, a rank or bela"
        )
        return
    names = [*SEQUENCES, *NATURAL, "bela"]
    for name in names:
        if meld_cards(name, deal.trump) == set(cards):
            yield f"the option {answer!r} is written wrongly; right would be {name!r}"


KINDS: dict[str, Callable[[Json, Deal], Iterator[str]]] = {
    "split": split_faults,
    "contest": contest_faults,
    "meld-find": meld_find_faults,
}
