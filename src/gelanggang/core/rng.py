"""Chance: small generators behind one interface, always handed in, never global."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Final, cast

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
"""Numbers are cut to 32 bits, as the generators are defined."""
BITS_30: Final = 0x3FFFFFFF
"""Lots are drawn from 30 bits: times a small number they still fit into a machine word."""
FAST: Final = "fast"
SEALED: Final = "sealed"
KINDS: Final = (FAST, SEALED)


class Rng(ABC):
    """A stream of chance.

    `fork` depends on the key and the label alone, not on what was drawn before: a bot that
    thinks longer never moves the game.
    """

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    @abstractmethod
    def word(self) -> int:
        """The next 32 bits."""

    @abstractmethod
    def fork(self, label: str) -> Rng:
        """Another stream, fixed by this one's key and the label."""

    @abstractmethod
    def copy(self) -> Rng:
        """The same stream from the same place."""

    def below(self, n: int) -> int:
        """A whole number from 0 up to, but not including, n; all equally likely.

        30 bits, so that compiled code multiplies machine words; n is far smaller than that.
        """
        product = (self.word() >> 2) * n
        low = product & BITS_30
        if low < n:
            # Lemire's rejection: without it small numbers would come up a trifle too often.
            threshold = (BITS_30 + 1) % n
            while low < threshold:
                product = (self.word() >> 2) * n
                low = product & BITS_30
        return product >> 30

    def shuffle(self, things: list[int]) -> None:
        """Put a list into a random order, in place."""
        last = len(things) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = things[last]
            things[last] = things[other]
            things[other] = kept
            last -= 1


def child_key(key: bytes, label: str) -> bytes:
    """The key of a stream that is forked off."""
    return hashlib.sha256(key + b"/" + label.encode()).digest()


class FastRng(Rng):
    """The laboratory's generator: sfc32, whose numbers fit a machine word without overflow.

    It is asked many million times: compiled, its numbers are machine words and nothing else.
    """

    def __init__(self, key: bytes, like: FastRng | None = None) -> None:
        super().__init__(key)
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.counter = like.counter
            return
        self.a = int.from_bytes(key[0:4], "little")
        self.b = int.from_bytes(key[4:8], "little")
        self.c = int.from_bytes(key[8:12], "little")
        for _ in range(12):
            self._next()

    def _next(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        out = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def word(self) -> int:
        return self._next()

    def below(self, n: int) -> int:
        # The same as every generator's, in machine words.
        lots: i64 = n
        product = (self._next() >> 2) * lots
        low = product & BITS_30
        if low < lots:
            threshold = (BITS_30 + 1) % lots
            while low < threshold:
                product = (self._next() >> 2) * lots
                low = product & BITS_30
        return product >> 30

    def shuffle(self, things: list[int]) -> None:
        # What they are does not matter here, so nobody has to look.
        objects = cast("list[object]", things)
        last: i64 = len(objects) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            kept = objects[last]
            objects[last] = objects[other]
            objects[other] = kept
            last -= 1

    def fork(self, label: str) -> Rng:
        return FastRng(child_key(self.key, label))

    def copy(self) -> Rng:
        return FastRng(self.key, self)


class SealedRng(Rng):
    """The live table's generator: SHA-256 over the key and a counter, checkable by anybody."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.blocks = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            block = hashlib.sha256(self.key + self.blocks.to_bytes(8, "big")).digest()
            self.blocks += 1
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self.words.pop()

    def fork(self, label: str) -> Rng:
        return SealedRng(child_key(self.key, label))

    def copy(self) -> Rng:
        twin = SealedRng(self.key)
        twin.blocks = self.blocks
        twin.words = self.words.copy()
        return twin


def commitment(seed: str) -> str:
    """What may be shown before the first card: it fixes the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def make_rng(kind: str, seed: str) -> Rng:
    """The root stream of a game."""
    key = hashlib.sha256(b"gelanggang/" + seed.encode()).digest()
    return SealedRng(key) if kind == SEALED else FastRng(key)
