"""How fast things are: medians of several runs, in milliseconds.

Run with ``python tests/benchmark.py``; it is no test, since times depend on the
machine. Compare ratios, and figures of one machine.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from random_endings import ending_of
from vector_files import cases

from tartli_core.app.host import PuzzleHost
from tartli_core.app.kinds import REGISTRY
from tartli_core.app.supply import shipped_bank
from tartli_core.proof.tartli import check
from tartli_core.tartli.cards import Suit, parse_hand
from tartli_core.tartli.deal import Deal, Step, View
from tartli_core.tartli.melds import find_melds
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.solver.endgame import Endgame
from tartli_core.tartli.solver.race import Race
from tartli_core.tartli.solver.split import best_split
from tartli_core.tartli.solver.trick7 import solve_trick_7
from tartli_core.tartli.state import LAST_DRAWING_TRICK
from tartli_core.trainer.bank import Bank, Wanted
from tartli_core.trainer.puzzle import Puzzle
from tartli_core.trainer.registry import Kind

HUNGARIAN = Rules.preset("hungarian")
KVINT = parse_hand("Oa Ua Xa 9a 8a Kl 7b 8b Ah")
OKT = parse_hand("Aa Ka Oa Ua Xa 9a 8a 7a Ah")


def milliseconds(task: Callable[[int], object], runs: int) -> float:
    """The median time of one call; each gets another number."""
    times = []
    for number in range(runs):
        start = perf_counter()
        task(number)
        times.append(perf_counter() - start)
    return 1000 * median(times)


def starts(folder: str) -> dict[str, float]:
    """The time of some imports, Python's own start taken off, and of one command.

    Args:
        folder: for compiled modules, so that none is compiled each time.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def start(*arguments: str) -> float:
        python = partial(
            subprocess.run,
            [sys.executable, *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            env=environment,
        )
        return milliseconds(lambda _: python(), 15)

    bare = start("-c", "")
    deal = "from tartli_core.tartli import Deal"  # a name, as all modules load late
    melds = ("-m", "tartli_core", "melds", str(KVINT), "--trump", "a")
    return {
        "import tartli_core": start("-c", "import tartli_core") - bare,
        "import tartli_core.tartli": start("-c", "import tartli_core.tartli") - bare,
        deal: start("-c", deal) - bare,
        "tartli melds, with Python's start": start(*melds),
    }


def main() -> None:
    """Print one line a figure."""

    def line(name: str, value: float) -> None:
        sys.stdout.write(f"{name:<44}{value:10.2f} ms\n")

    with TemporaryDirectory() as folder:
        for name, value in starts(folder).items():
            line(name, value)
    line("all melds of a hand", milliseconds(lambda _: melds(), 500))
    line(
        "split of a kvint", milliseconds(lambda _: best_split(KVINT, 8, HUNGARIAN), 50)
    )
    line("split of an okt", milliseconds(lambda _: best_split(OKT, 8, HUNGARIAN), 20))
    for preset in PRESETS:
        rules = Rules.preset(preset)
        each = milliseconds(partial(play_a_deal, rules=rules), 500)
        line(f"a whole random deal, {preset}", each)
        sys.stdout.write(f"{'':<44}{1000 / each:10.0f} a second\n")
    puzzle_kinds()
    for number, name in enumerate(("first", "second")):
        line(f"the {name} puzzle of a bank", milliseconds(partial(pick, number), 15))
    endings = [ending_of(case) for case in cases("endgame") if not case["led"]]
    races = [ending_of(case) for case in cases("race") if not case["led"]]
    line(
        "the first ending of a process",
        milliseconds(lambda _: Endgame(endings[0]).value, 1),
    )
    line(
        "value of a nine-card ending",
        milliseconds(lambda n: Endgame(endings[n]).value, 100),
    )
    line(
        "value of its every card",
        milliseconds(lambda n: Endgame(endings[n]).cards, 100),
    )
    line("a race, every card", milliseconds(lambda n: Race(races[n]).cards, 100))
    views = list(islice(second_players(), 60))
    line(
        "trick 7 as second player", milliseconds(lambda n: solve_trick_7(views[n]), 60)
    )
    host = PuzzleHost.from_query("kind=split&seed=1")
    line("compose the page", milliseconds(lambda _: host.page, 50))


def puzzle_kinds() -> None:
    """Print for each kind, and for a mix, what making and proving takes on average."""
    sys.stdout.write(f"{'puzzles, milliseconds each':<44}{'made':>10}{'proved':>10}\n")
    sums = [0.0, 0.0]
    for name, kind in REGISTRY.items():
        puzzles: list[Puzzle] = []
        make = partial(make_one, puzzles, kind)
        both = mean_milliseconds(make), mean_milliseconds(partial(prove_one, puzzles))
        sums = [whole + each for whole, each in zip(sums, both, strict=True)]
        sys.stdout.write(f"{name:<44}{both[0]:10.2f}{both[1]:10.2f}\n")
    each, proved = (whole / len(REGISTRY) for whole in sums)
    sys.stdout.write(f"{'a mix of all':<44}{each:10.2f}{proved:10.2f}\n")
    sys.stdout.write(f"{'':<44}{1000 / each:10.1f} a second\n")


def mean_milliseconds(task: Callable[[int], object]) -> float:
    """The mean processor time of a call, of as many as two seconds allow, up to 100."""
    start, number = process_time(), 0
    while number < 100 and process_time() - start < 2:
        task(number)
        number += 1
    return 1000 * (process_time() - start) / number


def make_one(puzzles: list[Puzzle], kind: Kind, number: int) -> None:
    """Make one puzzle more; rule sets take turns."""
    puzzles.append(kind.generate(number, kind.presets[number % len(kind.presets)]))


def prove_one(puzzles: list[Puzzle], number: int) -> None:
    """Prove one of the puzzles.

    Raises:
        ValueError: it is refused.
    """
    puzzle = puzzles[number % len(puzzles)]
    if check(json.loads(json.dumps(puzzle.to_json()))):
        raise ValueError(puzzle.id)


def pick(already: int, seed: int) -> None:
    """Take puzzles from a bank that was not opened before."""
    bank = Bank(shipped_bank().folder)
    wanted = Wanted(kinds=tuple(REGISTRY), rules="hungarian", levels=range(2, 5))
    for number in range(already + 1):
        bank.pick(wanted, Random(f"{seed} {number}"))


def play_a_deal(seed: int, rules: Rules) -> Deal:
    """A deal of which every move is any of the legal ones, announcements among them."""
    rng = Random(seed)
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules)
    while deal.result is None:
        moves = deal.legal_moves
        deal = deal.play(moves[0] if len(moves) == 1 else rng.choice(moves))
    return deal


def second_players() -> Iterator[View]:
    """What second players see in trick 7 of random deals, often near 501."""
    for seed in count():
        rng, rules = Random(seed), Rules.preset([*PRESETS][seed % 3])
        before = rng.randrange(300, 440), rng.randrange(300, 440)
        deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules, before=before)
        while deal.result is None and not deal.tied:
            if deal.number == LAST_DRAWING_TRICK and deal.step is Step.REPLY:
                yield deal.view(deal.second)
                break
            deal = deal.play(rng.choice(deal.legal_moves))


def melds() -> object:
    """Every meld of a hand with a kvint."""
    return find_melds(KVINT, Suit.ACORNS, HUNGARIAN)


if __name__ == "__main__":
    main()
