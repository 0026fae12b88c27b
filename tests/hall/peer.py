"""Another process of the same house, which does what it is told, line by line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.hall.store import Entry


class Peer:
    """A process with a store of its own, and what it says."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._heard: list[list[str]] = []
        self.id = str(self._answer())

    def _says(self) -> tuple[str, Any]:
        assert self._process.stdout is not None
        what, said = json.loads(self._process.stdout.readline())
        return what, said

    def _answer(self) -> Any:
        """Its answer; what it has heard meanwhile is noted."""
        while True:
            what, said = self._says()
            if what == "answer":
                return said
            self._heard.append(said)

    def hears(self) -> list[str]:
        """What its store tells it next."""
        if self._heard:
            return self._heard.pop(0)
        what, said = self._says()
        assert what == "heard"
        return [str(word) for word in said]

    def ask(self, what: str, *words: object) -> Any:
        """Let it do something, and answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([what, *words]) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def take(self, code: str) -> int:
        """Let it take a table; the epoch."""
        return int(self.ask("take", code))

    def append(self, table: str, seq: int, epoch: int) -> str:
        """Let it write one row; what came of it."""
        return str(self.ask("append", table, seq, epoch))

    def send(self, what: signal.Signals) -> None:
        """Stop it, wake it, kill it."""
        self._process.send_signal(what)


@contextmanager
def peer(dsn: str, lease: float) -> Iterator[Peer]:
    """A process that is there for a while."""
    command = [sys.executable, "-m", "tests.hall.peer", dsn, str(lease)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Peer(process)
        finally:
            process.kill()


class _Ear:
    """Says what the store tells."""

    def away(self, code: str) -> None:
        _say("heard", ["away", code])

    def back(self) -> None:
        _say("heard", ["back"])

    def lost(self, tables: list[str]) -> None:
        _say("heard", ["lost", *tables])


def _say(what: str, said: object) -> None:
    print(json.dumps([what, said]), flush=True)


def _answer(store: PostgresStore, what: str, words: list[Any]) -> object:
    if what == "listen":
        store.listen(_Ear())
        return None
    if what == "take":
        held = store.take(words[0]).result()
        return held.epoch if held is not None and not held.elsewhere else 0
    table, seq, epoch = words
    [failure] = store.append([Entry(table, [(seq, 1, b"peer")], epoch=epoch)]).result()
    return type(failure).__name__


def main() -> None:
    """Do what is asked for, one after another."""
    dsn, lease = sys.argv[1:]
    store = PostgresStore(dsn, "127.0.0.1:2", lease=float(lease))
    _say("answer", store.id)
    for line in sys.stdin:
        what, *words = json.loads(line)
        _say("answer", _answer(store, what, words))
    store.close()


if __name__ == "__main__":
    main()
