"""Secrets that say who somebody is; the table keeps only what they hash to."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BYTES: Final = 24
"""Of chance in a secret: 192 bits, which nobody guesses, and a link stays short."""


def new_token() -> str:
    """A secret of 192 bits, in letters that survive a link."""
    return secrets.token_urlsafe(BYTES)


def hash_of(token: str) -> str:
    """What is kept of a secret.  It is long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
