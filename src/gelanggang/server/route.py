"""One thing that can be asked over HTTP."""

from __future__ import annotations

import msgspec

from gelanggang.server import wire
from gelanggang.server.guard import Handler
from gelanggang.server.price import CHEAP


class Route(msgspec.Struct, frozen=True):
    """What can be asked, with which body, what comes back (None: no JSON), and what it costs."""

    method: str
    path: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    status: int = 200
    price: float = CHEAP
    problem: type[msgspec.Struct] = wire.Problem
    """What comes back instead."""
