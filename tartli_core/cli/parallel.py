"""Work shared out to several processes, and a bar that shows how far it is."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Final, TypeVar

from tartli_core.errors import NotationError

Item = TypeVar("Item")
Result = TypeVar("Result")

BATCH: Final = 16
"""Items that a process takes at once, where their order is kept."""


def processes(wanted: int | None) -> int:
    """How many processes to use; by default one a core.

    Without joblib (the extra `bank`) there is only this one.

    Raises:
        NotationError: it is less than 1.
    """
    if wanted is not None and wanted < 1:
        raise NotationError(
            "{count} is not a number of processes: write 1 or more", count=wanted
        )
    if find_spec("joblib") is None:
        return 1
    from joblib import cpu_count

    return wanted or int(cpu_count())


def in_order(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Result]:
    """The result of each item, in their order.

    Args:
        work: a function of a module, so that another process finds it.
        items: what to work on.
        jobs: how many processes; few items stay in this one.
    """
    if jobs == 1 or len(items) <= BATCH:
        yield from map(work, items)
        return
    batches = [items[start : start + BATCH] for start in range(0, len(items), BATCH)]
    for results in _parallel(partial(_all, work), batches, jobs, "generator"):
        yield from results


def as_done(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[Result]:
    """The result of each item, as soon as it is there."""
    if jobs == 1 or len(items) == 1:
        return map(work, items)
    return _parallel(work, items, jobs, "generator_unordered")


def _all(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [work(item) for item in items]


def _parallel(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int, order: str
) -> Iterator[Result]:
    from joblib import Parallel, delayed

    results: Iterator[Result] = Parallel(n_jobs=jobs, return_as=order)(
        delayed(work)(item) for item in items
    )
    return results


def with_bar(results: Iterable[Result], total: int) -> Iterable[Result]:
    """The same, with a bar on stderr if that is a terminal and tqdm is there."""
    if find_spec("tqdm") is None:
        return results
    from tqdm import tqdm

    bar: Iterable[Result] = tqdm(results, total=total, disable=None, leave=False)
    return bar
