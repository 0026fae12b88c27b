"""A task: some numbers of a plan for one worker, and what comes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

from gelanggang.lab.luggage import unpacked

Plan = TypeVar("Plan")
Done = TypeVar("Done")
Work = Callable[[int], Done]
"""Does what has this number in a plan; knows nothing but the plan and the number."""


@dataclass(frozen=True, eq=False)
class Task(Generic[Plan, Done]):
    """Some numbers of a plan; `make` turns the plan into who does the work."""

    make: Callable[[Plan], Work[Done]]
    plan: Plan
    numbers: range


@dataclass(frozen=True)
class Back(Generic[Done]):
    """What a worker gives back, and how long it took."""

    done: list[Done]
    seconds: float


class Workers(Protocol):
    """Who shares the work: processes of this machine, or those of a cluster."""

    @property
    def count(self) -> int:
        """How many of them work at once."""

    def provide(self, plan: Plan) -> Plan:
        """The plan with all that they could not find where they are."""

    def hand_out(self, task: Task[Any, Any]) -> None:
        """Let whoever is free begin with it."""

    def take(self, task: Task[Any, Done]) -> Back[Done]:
        """Wait for what comes back, also if workers die over it; BadInput if all of them do."""

    def drop(self, task: Task[Any, Any]) -> None:
        """Nobody waits for it any more."""


_turn = Lock()
_made: list[tuple[object, object, Work[Any]]] = []
"""Who works in this process, and what it was made from: it is kept until another plan comes."""


def do(task: Task[Any, Done]) -> Back[Done]:
    """Do a task in this process, one at a time: two threads would only share the time."""
    with _turn:
        work = _work(task)
        start = time.perf_counter()
        done = [work(number) for number in task.numbers]
        return Back(done, time.perf_counter() - start)


def _work(task: Task[Any, Done]) -> Work[Done]:
    for make, plan, work in _made:
        if make == task.make and plan == task.plan:
            return work
    with unpacked(task.plan) as plan:
        work = task.make(plan)
    _made[:] = [(task.make, task.plan, work)]
    return work
