"""Work that is shared: the same comes back, in order, whoever does it and whoever dies over it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.lab.processes import MOST_DEATHS, Processes
from gelanggang.lab.simulate import Plan, Player
from gelanggang.lab.task import Back, Done, Task, do
from gelanggang.lab.workers import TASK_SECONDS, TASKS_AHEAD, in_order
from tests.lab.shared_work import PLAN, Doomed, Fate, alone, process, square, stumble


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    """Two processes of this machine."""
    with Processes(2) as two:
        yield two


class Watched:
    """Workers who are slow on paper: each number takes so many seconds, and all that is noted."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.sizes: list[int] = []
        self.out: list[Task[Any, Any]] = []
        self.most_out = 0

    def provide(self, plan: Any) -> Any:
        return plan

    def hand_out(self, task: Task[Any, Any]) -> None:
        self.sizes.append(len(task.numbers))
        self.out.append(task)
        self.most_out = max(self.most_out, len(self.out))

    def take(self, task: Task[Any, Done]) -> Back[Done]:
        self.out.remove(task)
        return Back(do(task).done, self.seconds * len(task.numbers))

    def drop(self, task: Task[Any, Any]) -> None:
        self.out.remove(task)


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.3, 7.0])
@pytest.mark.parametrize("count", [2, 16])
@pytest.mark.parametrize("numbers", [range(0), range(1), range(5, 900), range(10, 0, -1)])
def test_every_number_is_done_once_and_in_order(numbers: range, count: int, seconds: float) -> None:
    watched = Watched(count, seconds)
    assert list(in_order(square, None, numbers, watched)) == [one * one for one in numbers]
    assert sum(watched.sizes) == len(numbers)
    assert watched.most_out <= count * TASKS_AHEAD
    assert not watched.out


def test_a_task_takes_about_a_second_once_one_was_measured() -> None:
    watched = Watched(2, TASK_SECONDS / 32)
    list(in_order(square, None, range(1000), watched))
    first = 2 * TASKS_AHEAD
    assert watched.sizes[:first] == [1] * first
    assert watched.sizes[first : first + 20] == [32] * 20
    # Nobody waits long at the end for one who was given much.
    assert watched.sizes[-1] == 1
    assert list(in_order(square, None, range(9), slow := Watched(2, 30.0)))
    assert set(slow.sizes) == {1}


def test_whoever_stops_listening_leaves_no_work_behind() -> None:
    watched = Watched(2, 0.1)
    with closing(in_order(square, None, range(100), watched)) as squares:
        assert next(squares) == 0
        assert watched.out
    assert not watched.out


@pytest.mark.slow
def test_processes_find_what_one_finds(processes: Processes) -> None:
    assert list(in_order(Player, PLAN, range(PLAN.games), processes)) == alone()


def test_processes_stay_for_another_plan(processes: Processes) -> None:
    seen = set(in_order(process, None, range(50), processes))
    assert list(in_order(square, None, range(5), processes)) == [0, 1, 4, 9, 16]
    assert os.getpid() not in seen
    assert set(in_order(process, None, range(50), processes)) & seen


def test_an_error_in_the_work_is_told_as_it_is(processes: Processes) -> None:
    with pytest.raises(ValueError, match="not 7"):
        list(in_order(stumble, 7, range(20), processes))
    assert list(in_order(stumble, 7, range(5), processes)) == [0, 1, 2, 3, 4]


@pytest.mark.slow
def test_a_killed_process_changes_nothing(processes: Processes, tmp_path: Path) -> None:
    fate = Fate(PLAN, PLAN.games // 2, 1, str(tmp_path))
    assert list(in_order(Doomed, fate, range(PLAN.games), processes)) == alone()
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.slow
def test_who_is_killed_again_and_again_is_told_so(processes: Processes, tmp_path: Path) -> None:
    fate = Fate(Plan("jawara-beksi", 2, 4, "x", ("random",) * 2), 0, 99, str(tmp_path))
    with pytest.raises(BadInput) as told:
        list(in_order(Doomed, fate, range(4), processes))
    assert told.value.code == "workers-killed"
    assert told.value.facts == {"deaths": MOST_DEATHS}
    assert len(list(tmp_path.iterdir())) == MOST_DEATHS
    # And for another plan they are there again.
    assert list(in_order(square, None, range(5), processes)) == [0, 1, 4, 9, 16]
