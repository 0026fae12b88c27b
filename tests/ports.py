"""A port for a server that is started by its number."""

from __future__ import annotations

import random
import socket

FIRST, LAST = 10_000, 30_000
"""Below those that systems give to whoever connects: one of these could be taken any moment, by one
of the thousand connections of a test next door."""


def free_port() -> int:
    """A port on which nobody listens."""
    while True:
        port = random.SystemRandom().randrange(FIRST, LAST)
        with socket.socket() as probe:
            try:
                probe.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port
