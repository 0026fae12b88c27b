"""How much one client, and one address, may ask for."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What is allowed; a rate is so many a second, a burst so many at once."""

    message_bytes: int = 8192
    body_bytes: int = 8192
    message_rate: float = 20.0
    message_burst: float = 60.0
    request_rate: float = 10.0
    request_burst: float = 60.0
    open_rate: float = 1 / 30
    """Tables of one address: a new one every half minute,"""
    open_burst: float = 20.0
    """and so many at once."""
    idea_rate: float = 0.5
    """Of one address: what a bot would have done in a game that is over."""
    idea_burst: float = 6.0
    connections: int = 64
    """Sockets of one address."""
    watchers: int = 200
    """Of one table."""
    hello_seconds: float = 10.0
