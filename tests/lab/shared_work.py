"""Work that tests hand out; workers import it by its name, so it lies in a file of its own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gelanggang.lab.played import Played
from gelanggang.lab.simulate import Plan, Player

PLAN = Plan("jawara-beksi", 3, 16, "shared", ("anak-baru", "random", "anak-baru"), records=True)
"""Games with their records: not a choice can differ unnoticed."""


@cache
def alone() -> list[Played]:
    """What everybody shall find of that, from one process without any workers."""
    return list(map(Player(PLAN), range(PLAN.games)))


@dataclass(frozen=True)
class Fate:
    """A plan, and a number at which whoever comes to it is killed, so many times."""

    plan: Plan
    number: int
    deaths: int
    graves: str
    """The folder that counts them; not a path, which would be sent along."""


class Doomed:
    """Plays like anybody until it is killed."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.player = Player(fate.plan)

    def __call__(self, number: int) -> Played:
        graves = Path(self.fate.graves)
        if number == self.fate.number and len(list(graves.iterdir())) < self.fate.deaths:
            (graves / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.player(number)


def square(plan: None) -> Callable[[int], int]:
    """Numbers are multiplied by themselves."""
    return lambda number: number * number


def stumble(plan: int) -> Callable[[int], int]:
    """One number cannot be done, and that is nobody's death."""

    def work(number: int) -> int:
        if number == plan:
            raise ValueError(f"not {number}")
        return number

    return work


def process(plan: None) -> Callable[[int], int]:
    """Which process does the work."""
    return lambda number: os.getpid()


@dataclass(frozen=True)
class Reading:
    """Packs of whatever kind that a plan names."""

    packs: tuple[Path | None, ...]


def read(plan: Reading) -> Callable[[int], list[str]]:
    """Where each of them is, what it is called, and what its files say."""
    found: list[str] = []
    for pack in plan.packs:
        if pack is not None:
            files = sorted(pack.rglob("*.txt")) if pack.is_dir() else [pack]
            found += [str(pack.parent), pack.name, *(file.read_text("utf-8") for file in files)]
    return lambda number: found


def doze(plan: float) -> Callable[[int], int]:
    """Every number takes so many seconds."""

    def work(number: int) -> int:
        time.sleep(plan)
        return number

    return work
