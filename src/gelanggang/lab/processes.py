"""Processes of this machine that share work; when one is killed, what it had is done again."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final

from gelanggang.core.errors import BadInput
from gelanggang.lab.task import Back, Done, Plan, Task, do

MOST_DEATHS: Final = 3
"""How often they may be killed before one task is done: more of it is no accident."""


class Processes:
    """Workers that are started here, and end with the command."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self._pool = _started(count)
        self._out: dict[Task[Any, Any], Future[Back[Any]]] = {}
        """What was handed out and not taken back."""

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def provide(self, plan: Plan) -> Plan:
        """They see the same files as we do."""
        return plan

    def hand_out(self, task: Task[Any, Any]) -> None:
        """Lay it where the next free process takes it."""
        try:
            self._out[task] = self._pool.submit(do, task)
        except BrokenProcessPool as broken:
            # Whoever waits for it finds out.
            self._out[task] = Future()
            self._out[task].set_exception(broken)

    def take(self, task: Task[Any, Done]) -> Back[Done]:
        """What comes back; if a process is killed, all that had not come back begins anew."""
        for _ in range(MOST_DEATHS):
            try:
                back: Back[Done] = self._out[task].result()
            except BrokenProcessPool:
                self._begin_anew()
            else:
                del self._out[task]
                return back
        raise BadInput("workers-killed", {"deaths": MOST_DEATHS})

    def drop(self, task: Task[Any, Any]) -> None:
        """Forget it; if somebody has begun with it, that is done in vain."""
        future = self._out.pop(task, None)
        if future is not None:
            future.cancel()

    def _begin_anew(self) -> None:
        # One death breaks the whole pool: there is no telling what the others hold.
        self._pool.shutdown(cancel_futures=True)
        self._pool = _started(self.count)
        for task, future in self._out.items():
            if future.cancelled() or future.exception() is not None:
                self.hand_out(task)


def _started(count: int) -> ProcessPoolExecutor:
    # Spawned, not forked: the same on every system, and safe beside a thread that draws progress.
    return ProcessPoolExecutor(count, get_context("spawn"), _begin)


def _begin() -> None:
    # Who interrupts means the whole command: a worker ends without a word of its own.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
