"""What processes use of this machine, and what others use of it meanwhile."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
CORES: Final = os.cpu_count() or 1


def cpu_seconds(pid: int) -> float:
    """CPU time that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def stolen_seconds() -> float:
    """Time in which this machine wanted to work, and another one had the processor."""
    return int(Path("/proc/stat").read_text().split()[8]) / TICK


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def family_seconds(first: int) -> float:
    """CPU time of a process and of all that came of it, those that have ended included."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        # A process may end while it is looked at.
        with suppress(OSError):
            if folder.name.isdecimal():
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                pid = int(folder.name)
                parents[pid] = int(fields[1])
                used[pid] = sum(int(field) for field in fields[11:15])
    family = {first}
    # Children have higher numbers mostly, not always.
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(used.get(pid, 0) for pid in family) / TICK


def busy_seconds() -> float:
    """Time in which any processor of this machine worked, or had to wait for another machine."""
    user, nice, system, _, _, irq, softirq, steal = (
        int(field) for field in Path("/proc/stat").read_text().split()[1:9]
    )
    return (user + nice + system + irq + softirq + steal) / TICK


class Others:
    """How much of the processors others use while we measure."""

    def __init__(self) -> None:
        self._busy: Final = busy_seconds()
        self._ours: Final = family_seconds(os.getpid())

    def share(self, seconds: float) -> float:
        """The part of all processors that others had in the seconds since this was made."""
        busy = busy_seconds() - self._busy
        ours = family_seconds(os.getpid()) - self._ours
        return max(0.0, busy - ours) / (seconds * CORES)
