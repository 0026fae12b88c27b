"""A scheduler and workers in places of their own, as on other machines; what is wrong is told."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from importlib.metadata import version
from pathlib import Path

import pytest

import gelanggang
from gelanggang.core.errors import BadInput
from gelanggang.lab import cluster as door
from gelanggang.lab.cluster import PACKAGE, Cluster, do_alike, joined
from gelanggang.lab.simulate import Player
from gelanggang.lab.task import Task
from gelanggang.lab.workers import in_order
from tests.lab.shared_work import PLAN, alone, doze, square
from tests.ports import free_port

pytestmark = pytest.mark.slow

SOURCE = Path(gelanggang.__file__).parent
PATIENCE = 30


@contextmanager
def running(*words: str, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program in a process of its own, with these variables more; it is killed at the end."""
    process = subprocess.Popen(
        [sys.executable, *words], env={**os.environ, **more}, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


class House:
    """A scheduler, and workers that come to it."""

    def __init__(self, stack: ExitStack) -> None:
        port = free_port()
        self.stack = stack
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = stack.enter_context(
            running(
                *("-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1"),
                *("--port", str(port), "--no-dashboard"),
            )
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the scheduler did not come up")

    def worker(self, *flags: str, path: str | None = None) -> subprocess.Popen[bytes]:
        """One more worker, whose Python finds packages there first."""
        words = (*flags, "-m", "distributed.cli.dask_worker", self.address)
        more = {} if path is None else {"PYTHONPATH": path}
        return self.stack.enter_context(
            running(*words, "--nthreads", "2", "--no-nanny", "--no-dashboard", **more)
        )

    def complains(self) -> BadInput:
        """What is told to whoever wants to work here."""
        with pytest.raises(BadInput) as told, joined(self.address):
            pass
        return told.value


@pytest.fixture
def house() -> Iterator[House]:
    """A scheduler that knows nobody yet."""
    with ExitStack() as stack:
        yield House(stack)


def test_workers_elsewhere_find_the_same(house: House) -> None:
    house.worker()
    with joined(house.address) as cluster:
        assert list(in_order(Player, PLAN, range(PLAN.games), cluster)) == alone()
        # Threads of one process would only take turns: it counts once.
        assert cluster.count == 1


def test_a_worker_without_gelanggang_is_named(house: House, tmp_path: Path) -> None:
    for place in map(Path, sys.path):
        if place.name == "site-packages":
            for package in place.iterdir():
                link = tmp_path / package.name
                if PACKAGE not in package.name and not link.is_symlink():
                    link.symlink_to(package)
    house.worker("-S", path=str(tmp_path))
    told = house.complains()
    assert told.code == "cluster-bare"
    assert told.facts["wanted"] == version(PACKAGE)
    assert "127.0.0.1" in str(told.facts["worker"])


def test_a_worker_with_another_version_is_named(house: House, tmp_path: Path) -> None:
    label = tmp_path / f"{PACKAGE}-99.0.dist-info" / "METADATA"
    label.parent.mkdir()
    label.write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 99.0\n")
    house.worker(path=os.pathsep.join([str(tmp_path), str(SOURCE.parent)]))
    told = house.complains()
    assert told.code == "cluster-version"
    assert (told.facts["version"], told.facts["wanted"]) == ("99.0", version(PACKAGE))


def test_a_worker_with_other_cards_under_the_same_version_is_named(
    house: House, tmp_path: Path
) -> None:
    other = shutil.copytree(
        SOURCE, tmp_path / PACKAGE, ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    [pack, *_] = sorted(other.glob("games/*/pack/pack.toml"))
    pack.write_text(pack.read_text("utf-8") + "\n", encoding="utf-8")
    house.worker(path=str(tmp_path))
    told = house.complains()
    assert told.code == "cluster-other"
    assert told.facts["version"] == version(PACKAGE)


def test_a_worker_that_comes_late_is_looked_at_as_well() -> None:
    with pytest.raises(BadInput) as told:
        do_alike("of another machine", Task(square, None, range(3)))
    assert told.value.code == "cluster-other"


def test_a_scheduler_without_workers_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WORKER_SECONDS", 0.5)
    told = house.complains()
    assert (told.code, told.facts) == ("cluster-empty", {"address": house.address})


def test_workers_that_all_go_are_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "COUNT_SECONDS", 0.5)
    worker = house.worker()
    with joined(house.address) as cluster, closing(_naps(cluster)) as naps:
        assert next(naps) == 0
        worker.kill()
        monkeypatch.setattr(door, "WORKER_SECONDS", 1)
        with pytest.raises(BadInput) as told:
            list(naps)
    assert (told.value.code, told.value.facts) == ("cluster-empty", {"address": house.address})


def test_a_scheduler_that_goes_is_told(house: House) -> None:
    house.worker()
    with joined(house.address) as cluster, closing(_naps(cluster)) as naps:
        assert next(naps) == 0
        house.scheduler.kill()
        with pytest.raises(BadInput) as told:
            list(naps)
    assert (told.value.code, told.value.facts) == ("cluster-lost", {"address": house.address})


def _naps(cluster: Cluster) -> Generator[int, None, None]:
    return in_order(doze, 0.2, range(1000), cluster)


@pytest.mark.parametrize("listens", [False, True])
def test_where_no_scheduler_answers_that_is_told(
    listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "ANSWER_SECONDS", 1)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        if listens:
            other.listen()
        address = f"tcp://127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(BadInput) as told, joined(address):
            pass
    assert told.value.code == "cluster-silent"
    assert told.value.facts == {"address": address, "seconds": 1}


@pytest.mark.parametrize("address", ["", "host", "http://host:8786", "tcp://host", "tcp://:"])
def test_what_is_no_address_is_not_tried(address: str) -> None:
    with pytest.raises(BadInput) as told, joined(address):
        pass
    assert (told.value.code, told.value.facts) == ("cluster-address", {"address": address})
