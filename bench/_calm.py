"""Whether a machine was calm enough to measure on it: how long those who are measured had to wait.

A slow server and a busy machine look alike from outside.  The kernel tells them apart: it counts
how long a process that could have worked stood in the queue for a processor, how long every other
program has worked meanwhile, and how long other machines had the processors of this one.

A program of several threads also stands in the queue behind its own: a server that collects its
garbage beside its work keeps itself waiting.  That is no fault of the machine's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from bench._machine import stolen_seconds

BILLION: Final = 1e9
ENOUGH: Final = 4
"""A part of so many of all rounds has to be calm, else nothing is said."""
BUSY: Final = "not measured: the machine was busy"

T = TypeVar("T")


def queued_seconds(pid: int) -> float:
    """Time for which the first thread of a process has waited for a processor."""
    # The others of a server of Node's help it now and then, and wait for each other.
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / BILLION


def worked_seconds(pids: Collection[int]) -> dict[str, float]:
    """Time for which each thread has worked that belongs to none of these processes.

    What the kernel does in threads of its own it does for them.
    """
    found: dict[str, float] = {}
    for process in Path("/proc").iterdir():
        # It may end while it is looked at.
        with suppress(OSError):
            if not process.name.isdecimal() or int(process.name) in pids:
                continue
            if not (process / "cmdline").read_bytes():
                # One of the kernel's.
                continue
            for thread in (process / "task").iterdir():
                ran = (thread / "schedstat").read_text().split()[0]
                found[thread.name] = int(ran) / BILLION
    return found


class Waiting:
    """How long some processes are kept waiting by others, from now on."""

    def __init__(self, pids: Collection[int]) -> None:
        self._pids: Final = pids
        self._others: Final = worked_seconds(pids)
        self._stolen: Final = stolen_seconds()
        self._queued: Final = sum(map(queued_seconds, pids))

    def share(self, seconds: float) -> float:
        """The part of these seconds that they waited: no longer than others have worked."""
        queued = sum(map(queued_seconds, self._pids)) - self._queued
        stolen = stolen_seconds() - self._stolen
        now, before = worked_seconds(self._pids), self._others
        others = sum(worked - before.get(thread, 0.0) for thread, worked in now.items())
        return max(0.0, stolen + min(queued, others)) / seconds


def calm(rounds: Sequence[T], waited: Callable[[T], float], most: float, margin: float) -> list[T]:
    """The rounds in which nobody waited much longer than in the calmest; none when too few are.

    Who sleeps between two moves waits a little whenever it is woken, how long depends on the
    machine: so a round is compared with the calmest one, which itself may wait for `most` at most.
    """
    limit = min(most, min((waited(one) for one in rounds), default=0.0) + margin)
    found = [one for one in rounds if waited(one) <= limit]
    return found if len(found) * ENOUGH >= len(rounds) and len(found) > 1 else []


def verdict(ratio: float | None, held: bool) -> str:
    """What is said about a promise; a figure that could not be had breaks none."""
    if ratio is None:
        return BUSY
    return "held" if held else "BROKEN"
