"""One connection to the database: made when it is needed, and given up when it takes too long."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from gelanggang.hall.postgres.wrong import Away, passes, said

T = TypeVar("T")
Base = psycopg.Connection[tuple[Any, ...]]

LIMIT: Final = 5.0
"""Seconds after which nobody believes any more that an answer will come."""
NEVER: Final = float("inf")

HABITS: Final[dict[str, str | int]] = {
    "application_name": "gelanggang",
    "connect_timeout": 3,
    # A machine that vanished is noticed within seconds, also while nothing is sent there.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""How connections are made, where whoever runs the house does not say otherwise."""


def with_habits(dsn: str) -> str:
    """An address of a database as it was given, and what it does not say."""
    given = conninfo_to_dict(dsn)
    return make_conninfo(dsn, **{key: to for key, to in HABITS.items() if key not in given})


def connect(dsn: str) -> Base:
    """A connection that leaves nothing behind on the other side: it may be another each time.

    Nothing is prepared there, and what has to hold together is one statement or one transaction,
    so that a pooler may stand between.
    """
    return psycopg.connect(dsn, autocommit=True, prepare_threshold=None)


class Line:
    """A connection in the hands of one thread; another may cut it."""

    def __init__(self, dsn: str, limit: float, begin: Callable[[Base], None] | None = None) -> None:
        self._dsn: Final = dsn
        self._limit: Final = limit
        self._begin: Final = begin
        """What is done first over each new connection."""
        self._base: Base | None = None
        self._socket: socket.socket | None = None
        """The same wire once more: nobody else's can ever be cut by mistake."""
        self._late = NEVER
        self._lock: Final = threading.Lock()

    def ask(self, work: Callable[[Base], T], limit: float = 0.0) -> T:
        """Do something with the database; Away when it cannot be reached, or not just now."""
        base = self._base or self._open()
        try:
            return self._within(limit or self._limit, base, work)
        except psycopg.Error as error:
            if not passes(error):
                raise
            self.drop()
            raise Away(said(error)) from None

    def _within(self, limit: float, base: Base, work: Callable[[Base], T]) -> T:
        self._late = time.monotonic() + limit
        try:
            return work(base)
        finally:
            self._late = NEVER

    def _open(self) -> Base:
        # It was reached before, so whatever is in the way now may pass.
        try:
            base = connect(self._dsn)
            with self._lock:
                self._base = base
                self._socket = socket.fromfd(base.fileno(), socket.AF_INET, socket.SOCK_STREAM)
            if self._begin is not None:
                self._within(self._limit, base, self._begin)
        except psycopg.Error as error:
            self.drop()
            raise Away(said(error)) from None
        return base

    def cut(self, now: float) -> None:
        """End what takes too long: whoever waits for it hears that the line broke."""
        with self._lock:
            if now > self._late and self._socket is not None:
                with suppress(OSError):
                    self._socket.shutdown(socket.SHUT_RDWR)

    def drop(self) -> None:
        """Give the connection up; the next that is asked is asked over a new one."""
        with self._lock:
            base, self._base = self._base, None
            wire, self._socket = self._socket, None
        if wire is not None:
            wire.close()
        if base is not None:
            base.close()
