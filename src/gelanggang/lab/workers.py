"""Work that several workers share, and that comes back in order.

Whoever does a part of it knows the plan and a number, nothing else.  So the same comes back however
many share it, wherever they are, and when one of them dies half-way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from contextlib import ExitStack
from typing import Any, Final

from gelanggang.lab.processes import Processes
from gelanggang.lab.task import Back, Done, Plan, Task, Work, Workers

TASK_SECONDS: Final = 1.0
"""How long a task shall take: long beside handing it out, short enough to be done again."""
TASKS_AHEAD: Final = 4
"""For each worker: enough that none waits while another has a long game."""

Jobs = int | Workers
"""So many processes of our own, or workers who are there already."""


def in_order(
    make: Callable[[Plan], Work[Done]], plan: Plan, numbers: range, jobs: Jobs = 1
) -> Generator[Done, None, None]:
    """What a plan has for each of these numbers; `make` turns the plan into who does the work."""
    if jobs == 1:
        yield from map(make(plan), numbers)
        return
    with ExitStack() as stack:
        workers = stack.enter_context(Processes(jobs)) if isinstance(jobs, int) else jobs
        plan = workers.provide(plan)
        pace = _Pace()
        # Only a little ahead: a long plan would take long to hand out, and longer to take back.
        ahead: deque[Task[Plan, Done]] = deque()
        try:
            while numbers or ahead:
                if numbers and len(ahead) < workers.count * TASKS_AHEAD:
                    n = pace.numbers(len(numbers), workers.count)
                    ahead.append(Task(make, plan, numbers[:n]))
                    workers.hand_out(ahead[-1])
                    numbers = numbers[n:]
                else:
                    back = workers.take(ahead[0])
                    ahead.popleft()
                    pace.measure(back)
                    yield from back.done
        finally:
            for task in ahead:
                workers.drop(task)


class _Pace:
    """How many numbers make a task: measured on those that came back, on the first one already."""

    def __init__(self) -> None:
        self.done = 0
        self.seconds = 0.0

    def measure(self, back: Back[Any]) -> None:
        self.done += len(back.done)
        self.seconds += back.seconds

    def numbers(self, left: int, workers: int) -> int:
        """Towards the end fewer, so that all workers come to it together."""
        if self.done == 0:
            return 1
        in_time = TASK_SECONDS * self.done / max(self.seconds, 1e-6)
        return max(1, int(min(in_time, left / (2 * workers))))
