"""Servers and players of a measurement: programs that say when they are ready, and take orders."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import msgspec

from gelanggang.core import match as core_match


def is_compiled() -> bool:
    """Whether the engine that was imported is the compiled one."""
    return not str(core_match.__file__).endswith(".py")


class Played(msgspec.Struct):
    """What players did, and how long it took."""

    moves: int
    seconds: float
    latencies: list[float]
    """In milliseconds, until a move had reached the last screen of its table,"""
    answers: list[float]
    """and until it had reached whoever is asked next."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


class Program:
    """Another process, which says when it is ready and answers orders."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._in: IO[str] = self.process.stdin
        self._out: IO[str] = self.process.stdout

    @property
    def pid(self) -> int:
        """Its number."""
        return self.process.pid

    def expect(self, word: str) -> None:
        """Wait until it says something; other lines are its own affair."""
        for line in self._out:
            if line.strip() == word:
                return
        raise RuntimeError(f"{self.process.args!r} ended before it was {word}")

    def order(self, **order: float) -> Played:
        """Let the players play."""
        self._in.write(msgspec.json.encode(order).decode() + "\n")
        self._in.flush()
        line = self._out.readline()
        if not line:
            raise RuntimeError(f"{self.process.args!r} ended early")
        return msgspec.json.decode(line, type=Played)

    def stop(self) -> None:
        """End it."""
        self._in.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def running(command: list[str]) -> Iterator[Program]:
    """A program while it is needed."""
    program = Program(command)
    try:
        yield program
    finally:
        program.stop()


def percentiles(latencies: list[float]) -> dict[int, float]:
    """The median and the 99th percentile of sorted figures."""
    return {n: latencies[min(len(latencies) - 1, len(latencies) * n // 100)] for n in (50, 99)}
