"""A bridge on the way to the database, which a test can break."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from typing import Final


class Bridge:
    """Carries bytes both ways between a store and a database, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self._port: Final = port
        self._door: Final = socket.create_server(("127.0.0.1", 0))
        self.port: Final[int] = self._door.getsockname()[1]
        self._ways: Final[list[_Way]] = []
        self._lock: Final = threading.Lock()
        self._frozen = False
        self.swallows = b""
        """Whoever asks with these words is not answered any more, though it is done."""
        self.holds = b""
        """Whoever asks with these words is asleep when the answer comes."""
        self.swallowed = threading.Event()
        """Somebody was not."""
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                with self._lock:
                    way = _Way(self, near, socket.create_connection(self._far))
                    self._ways.append(way)
                    if not self._frozen:
                        way.open.set()

    @property
    def _far(self) -> tuple[str, int]:
        return "127.0.0.1", self._port

    def swallow(self) -> bool:
        """Whether an answer is to get lost; only one is."""
        with self._lock:
            self.swallows = b""
            self.swallowed.set()
        return True

    def freeze(self, newcomers: bool = False) -> None:
        """Let nothing get across, and nobody hear why; who comes anew may, or may not either."""
        with self._lock:
            self._frozen = newcomers
            for way in self._ways:
                way.open.clear()

    def thaw(self) -> None:
        """Let all of it get there."""
        with self._lock:
            self._frozen = False
            for way in self._ways:
                way.open.set()

    def close(self) -> None:
        """Break it for good."""
        self._door.close()
        self.thaw()
        with self._lock:
            for way in self._ways:
                way.end()


class _Way:
    """One connection."""

    def __init__(self, bridge: Bridge, near: socket.socket, far: socket.socket) -> None:
        self.open: Final = threading.Event()
        self._bridge: Final = bridge
        self._near: Final = near
        self._far: Final = far
        threading.Thread(target=self._carry, daemon=True).start()

    def end(self) -> None:
        for side in (self._near, self._far):
            with suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)

    def _carry(self) -> None:
        silent = False
        with self._near, self._far, suppress(OSError):
            while True:
                ready, _, _ = select.select([self._near, self._far], [], [])
                for side in ready:
                    some = side.recv(1 << 16)
                    self.open.wait()
                    if not some:
                        return
                    if side is self._near:
                        words = self._bridge.swallows
                        silent = silent or bool(words and words in some)
                        self._far.sendall(some)
                        if self._bridge.holds and self._bridge.holds in some:
                            self.open.clear()
                    elif silent:
                        # It is done, and now nobody knows.
                        self._bridge.swallow()
                        return
                    else:
                        self._near.sendall(some)
