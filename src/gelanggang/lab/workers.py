"""Work that is shared by several processes, and comes back in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar, cast

Plan = TypeVar("Plan")
Done = TypeVar("Done")
Work = Callable[[int], Done]
"""Does one numbered piece of a plan."""
CHUNKS_AHEAD = 4
"""For each process: enough that none waits while another has a long game."""


def in_order(
    make: Callable[[Plan], Work[Done]], plan: Plan, numbers: range, jobs: int, chunk: int = 1
) -> Generator[Done, None, None]:
    """Every numbered piece of a plan, in order; `make` turns the plan into who does the work.

    Each process makes its worker once, and hands back `chunk` pieces at a time.
    """
    if jobs == 1:
        yield from map(make(plan), numbers)
        return
    # Spawned, not forked: the same on every system, and safe beside a thread that draws progress.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start, (make, plan))
    # Only a little ahead: a long plan would take long to hand out, and longer to take back.
    ahead: deque[Future[list[object]]] = deque()
    try:
        for first in range(0, len(numbers), chunk):
            ahead.append(pool.submit(_work, numbers[first : first + chunk]))
            if len(ahead) > jobs * CHUNKS_AHEAD:
                yield from cast(list[Done], ahead.popleft().result())
        for future in ahead:
            yield from cast(list[Done], future.result())
    finally:
        pool.shutdown(cancel_futures=True)


_workers: list[Callable[[int], object]] = []
"""The one worker of a process that was started for a plan."""


def _start(make: Callable[[Plan], Work[Done]], plan: Plan) -> None:
    # Who interrupts means the whole command: a worker ends without a word of its own.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _workers.append(make(plan))


def _work(numbers: range) -> list[object]:
    return [_workers[0](number) for number in numbers]
