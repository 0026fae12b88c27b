"""Work that is shared by several processes, and comes back in order."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar, cast

Plan = TypeVar("Plan")
Done = TypeVar("Done")
Work = Callable[[int], Done]
"""Does one numbered piece of a plan."""


def in_order(
    make: Callable[[Plan], Work[Done]], plan: Plan, numbers: range, jobs: int, chunk: int = 1
) -> Iterator[Done]:
    """Every numbered piece of a plan, in order; `make` turns the plan into who does the work.

    Each process makes its worker once, and hands back `chunk` pieces at a time.
    """
    if jobs == 1:
        yield from map(make(plan), numbers)
        return
    # Spawned, not forked: the same on every system, and safe beside a thread that draws progress.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start, (make, plan))
    try:
        for done in pool.map(_work, numbers, chunksize=chunk):
            yield cast(Done, done)
    finally:
        pool.shutdown(cancel_futures=True)


_workers: list[Callable[[int], object]] = []
"""The one worker of a process that was started for a plan."""


def _start(make: Callable[[Plan], Work[Done]], plan: Plan) -> None:
    # Who interrupts means the whole command: a worker ends without a word of its own.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _workers.append(make(plan))


def _work(number: int) -> object:
    return _workers[0](number)
