"""What each request costs, in parts of a budget: about as much as it makes the house work."""

from __future__ import annotations

from typing import Final

from gelanggang.server.wire import ClientMessage, Do, Hint, Look, Sync
from gelanggang.tables.verb import Choose, Undo

CHEAP: Final = 1.0
"""A choice, a preview, a ping, a plain request."""
FILE: Final = 0.1
"""A file of the page, or what never changes: it lies ready in memory."""
KEPT: Final = 3.0
"""What is written down for ever, and is no move in a game: a name, a lock, a ticket."""
WHOLE: Final = 5.0
"""The whole table once more: to come in, to catch up, to look with other eyes; and a hint."""
REPLAYED: Final = 10.0
"""To take back: the game is played again from its beginning to see whether that is fair."""


def price(message: ClientMessage) -> float:
    """What a message over the socket costs."""
    if isinstance(message, Do):
        if isinstance(message.verb, Choose):
            return CHEAP
        return REPLAYED if isinstance(message.verb, Undo) else KEPT
    return WHOLE if isinstance(message, (Sync, Look, Hint)) else CHEAP
