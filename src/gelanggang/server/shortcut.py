"""The short way of a choice: one whole message, heard in the moment in which it comes.

Nearly all that players send is one choice at a time, and the long way from the network to a table
costs more than the choice itself.  Whatever is anything else goes there: parts of a message,
several at once, a ping, a goodbye, and what comes while something is still answered.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
FINAL: Final = 0x80
KIND: Final = 0x0F
CONTINUED: Final = 0
MASKED: Final = 0x80
MASK: Final = 4
"""Bytes of a mask: whoever opens a socket has to mask what they send."""
LONG: Final = 126
"""The length of a frame is in the next two bytes,"""
VERY_LONG: Final = 127
"""or in the next eight."""


def mask_by_numbers(mask: bytes, data: bytearray) -> None:
    """Mask or unmask something where it is, with what every Python has."""
    size = len(data)
    mask = mask * (size // MASK + 1)
    number = int.from_bytes(data, "big") ^ int.from_bytes(mask[:size], "big")
    data[:] = number.to_bytes(size, "big")


# It takes less than half of that, but aiohttp keeps it to itself and may move it one day.
try:
    from aiohttp._websocket.helpers import websocket_mask
except ImportError:
    websocket_mask = mask_by_numbers


class Shortcut:
    """Keeps count of what goes the long way: before all of it is answered, nothing overtakes it."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        """Bytes of the longest message."""
        self.heard = 0
        """Messages that went the long way and are answered,"""
        self._passed = 0
        """and all that went there."""
        self._head = b""
        """The beginning of a frame whose length is not known yet,"""
        self._left = 0
        """or how much of one is still to come."""
        self._in_parts = False
        """Whether somebody sends messages in parts: they stay on the long way."""

    def alone(self, data: bytes) -> bytes | None:
        """The message that has come, if it is whole, and nothing before it waits for an answer."""
        if self._passed != self.heard or self._left or self._head or self._in_parts:
            return None
        return whole(data, self._most)

    def passes(self, data: bytes) -> None:
        """What has come goes the long way."""
        data = self._head + data
        at, size = self._left, len(data)
        while at + 2 <= size:
            first, length, body = data[at], data[at + 1] & ~MASKED, at + 2
            if length == LONG:
                body += 2
            elif length == VERY_LONG:
                body += 8
            if body > size:
                break
            if length >= LONG:
                length = int.from_bytes(data[at + 2 : body], "big")
            if data[at + 1] & MASKED:
                body += MASK
            if not first & FINAL or first & KIND == CONTINUED:
                self._in_parts = True
            self._passed += 1
            at = body + length
        self._left = max(0, at - size)
        self._head = data[at:]


def whole(data: bytes, most: int) -> bytes | None:
    """The text of a frame, if this is one of a client's and nothing else."""
    size = len(data)
    if size < 2 + MASK or data[0] != TEXT:
        return None
    length, body = data[1] - MASKED, 2 + MASK
    if length == LONG and size >= 4 + MASK:
        length, body = (data[2] << 8) | data[3], 4 + MASK
    if length < 0 or length != size - body or length > most:
        return None
    text = bytearray(data)
    del text[:body]
    websocket_mask(data[body - MASK : body], text)
    return bytes(text)
