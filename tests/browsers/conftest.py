"""A house that can be killed, and a window of each browser in front of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gelanggang.server.pages import STATIC
from tests.browsers.engines import ENGINES, MISSING
from tests.browsers.window import Engine, Window
from tests.e2e.chromium import INSIST
from tests.ports import free_port

ROOT = Path(__file__).parents[2]


class House:
    """A server in a process of its own, always at the same address."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.maker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.victim", folder, str(port)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.serve()

    def serve(self) -> None:
        """Open the house, or open it again."""
        assert self.maker.stdin is not None
        assert self.maker.stdout is not None
        self.maker.stdin.write("\n")
        self.maker.stdin.flush()
        self.pid = int(self.maker.stdout.readline())

    def kill(self) -> None:
        """Without a word."""
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        self.maker.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


@pytest.fixture(scope="session", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Each browser in turn."""
    why = MISSING[request.param]
    if not why and not (STATIC / "index.html").is_file():
        why = "the web client is not built"
    if why and INSIST:
        pytest.fail(f"the pages have to be tested here, but {why}")
    if why:
        # CI insists; elsewhere nobody has to have three browsers.
        pytest.skip(why)
    made = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    yield made
    made.stop()


@pytest.fixture
def window(engine: Engine, house: House) -> Iterator[Window]:
    """Somebody with that browser; afterwards nothing may have gone wrong in it."""
    made = engine.window(house.base)
    yield made
    troubles = made.troubles()
    made.close()
    assert troubles == []
