"""What one process of a house asks another: signed with what only they know.

Inner requests have a door of their own (`--advertise`), which takes nothing else; and the door that
is open to everybody takes none of them, whatever they show.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

import msgspec
from aiohttp import web

HEADER: Final = "X-Gelanggang-Inner"
VALID: Final = 30.0
"""Seconds for which a signature counts: longer than any request is on its way, and as much as the
clocks of two machines may differ."""
WORD: Final = re.compile(r"\S{1,300}")
NOTHING: Final = "-"
"""What is written for a word that is empty."""
WORDS: Final = 5


class Passed(msgspec.Struct, frozen=True):
    """Who asks, as the process knows at whose door they stand."""

    address: str
    """As limits count it."""
    scheme: str
    host: str
    """The name under which their browser knows the house."""


PASSED: Final = web.RequestKey("passed", Passed)


def sign(secret: bytes, method: str, path: str, passed: Passed, wall: float) -> str:
    """What an inner request carries in its header."""
    words = [str(int(wall)), passed.address, passed.scheme, passed.host]
    said = " ".join(word if WORD.fullmatch(word) else NOTHING for word in words)
    return f"{said} {_seal(secret, method, path, said)}"


def check(secret: bytes, method: str, path: str, header: str, wall: float) -> Passed | None:
    """Who asks; None when it was not signed by one of us, or not just now."""
    said, _, seal = header.rpartition(" ")
    words = ["" if word == NOTHING else word for word in said.split(" ")]
    if not secret or len(words) != WORDS - 1:
        return None
    if not hmac.compare_digest(seal.encode(), _seal(secret, method, path, said).encode()):
        return None
    at, address, scheme, host = words
    return Passed(address, scheme, host) if abs(wall - int(at)) <= VALID else None


def tag(secret: bytes, word: str, address: str) -> str:
    """A word for people to bring back, with the address of the process that knows it."""
    return f"{word}~{address}~{_seal(secret, 'TAG', word, address)}"


def tagged(secret: bytes, text: str) -> str:
    """The address in such a word; empty: none of us has written it."""
    word, _, rest = text.partition("~")
    address, _, seal = rest.partition("~")
    known = hmac.compare_digest(seal.encode(), _seal(secret, "TAG", word, address).encode())
    return address if known else ""


def _seal(secret: bytes, method: str, path: str, said: str) -> str:
    text = f"{method} {path} {said}"
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
