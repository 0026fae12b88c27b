"""Processes of a measurement: started, spoken to, and gone when it is over, whatever the way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType, TracebackType
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDS: Final = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
"""Where the package lies that a child imports."""
HERE: Final = "127.0.0.1"
"""Nothing that is measured here leaves this machine."""
PATIENCE: Final = 10.0
"""So many seconds a child has to end by itself."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Child:
    """A module of this folder that runs in a process of its own.

    It has a session of its own, so that Ctrl-C reaches this process alone, which then ends it; and
    it notices when nobody holds the other end of its input any more.
    """

    def __init__(self, module: str, *words: str, build: Path, log: IO[bytes] | None = None) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(build)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._in: Final[IO[str]] = self.process.stdin
        self._out: Final[IO[str]] = self.process.stdout

    def __enter__(self) -> Child:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            self._in.close()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        # Whatever it has started itself is in its session.
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._out.close()

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self.process.poll() is None

    def say(self, word: str) -> None:
        """Tell it something."""
        self._in.write(word + "\n")
        self._in.flush()

    def line(self) -> str:
        """Wait for the next line that it says."""
        said = self._out.readline()
        if not said:
            raise RuntimeError(f"{self.process.args!r} ended early: {self.process.wait()}")
        return said.strip()

    def listens(self, port: int) -> None:
        """Wait until somebody can connect to it."""
        until = time.monotonic() + 6 * PATIENCE
        while time.monotonic() < until and self.alive:
            with suppress(OSError):
                socket.create_connection((HERE, port), 1.0).close()
                return
            time.sleep(0.05)
        raise RuntimeError(f"{self.process.args!r} does not listen")


def end_with_parent() -> None:
    """In a child: end when the process that started this one is gone."""

    def wait() -> None:
        # Not through sys.stdin, whose lock this thread would hold at the end.
        while os.read(0, 1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def end_in_order() -> None:
    """Let a plain kill of this process end its children as well, as Ctrl-C does."""

    def leave(number: int, frame: FrameType | None) -> None:
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, leave)
