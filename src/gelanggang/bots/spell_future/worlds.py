"""Days as they may come out: what all others may place today, drawn many times."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.habits import EVEN, MORE_WHITE, Expected
from gelanggang.core.ids import NOBODY
from gelanggang.core.rng import Rng

TRIES: Final = 4
"""A pad that is taken by the other colour is drawn again, so often."""


class Worlds:
    """For each world and pad, how many others are there with white and with black.

    World after world in flat lists, because every placement on offer is held against all of them.
    """

    __slots__ = (
        "attack",
        "black",
        "black_alone",
        "count",
        "defence",
        "key",
        "pads",
        "times",
        "white",
        "white_alone",
    )

    def __init__(self, pads: int, count: int, key: int = NOBODY, times: int = 1) -> None:
        self.pads: Final = pads
        self.count: Final = count
        self.key: Final = key
        """The pad whose Hits count more in a chapter, and how often; NOBODY: none."""
        self.times: Final = times
        self.white: Final = [0] * (pads * count)
        """How many others have white there."""
        self.black: Final = [0] * (pads * count)
        self.white_alone: Final = [0] * (pads * count)
        """The tokens of one who is alone there, and would Hit if I came."""
        self.black_alone: Final = [0] * (pads * count)
        self.attack: Final = [0] * count
        """What Hits without me."""
        self.defence: Final = [0] * count


def imagine(
    others: list[Expected],
    pads: int,
    limit: int,
    most: tuple[int, int],
    count: int,
    rng: Rng,
    led: list[int] | None = None,
    key: int = NOBODY,
    times: int = 1,
) -> Worlds:
    """Draw what the others place; `most` is how many white and black tokens a player owns.

    `led` is what somebody has placed for all to see, beside those others.
    """
    worlds = Worlds(pads, count, key, times)
    for world in range(count):
        start = world * pads
        white = [0] * pads
        black = [0] * pads
        if led is not None:
            _add(worlds, start, led, white, black)
        for other in others:
            _add(worlds, start, _draw(other, pads, limit, most, rng), white, black)
        for pad in range(pads):
            often = times if pad == key else 1
            if worlds.white[start + pad] == 1:
                worlds.white_alone[start + pad] = white[pad]
            else:
                worlds.attack[world] += often * white[pad]
            if worlds.black[start + pad] == 1:
                worlds.black_alone[start + pad] = black[pad]
            else:
                worlds.defence[world] += often * black[pad]
    return worlds


def _add(worlds: Worlds, start: int, tokens: list[int], white: list[int], black: list[int]) -> None:
    """Put the tokens of one player into a world."""
    for pad, n in enumerate(tokens):
        if n > 0:
            worlds.white[start + pad] += 1
            white[pad] += n
        elif n < 0:
            worlds.black[start + pad] += 1
            black[pad] -= n


def _draw(other: Expected, pads: int, limit: int, most: tuple[int, int], rng: Rng) -> list[int]:
    lean = _one_of(other.leans, rng)
    if lean == MORE_WHITE:
        white = min(limit, most[0])
        black = min(limit - white, most[1])
    else:
        black = limit // 2 if lean == EVEN else limit
        black = min(black, most[1])
        white = min(limit - black, most[0])
    tokens = [0] * pads
    _put(tokens, other.white, white, 1, other.two_stacks, rng)
    _put(tokens, other.black, black, -1, other.two_stacks, rng)
    return tokens


def _put(
    tokens: list[int], chances: list[float], n: int, sign: int, two_stacks: float, rng: Rng
) -> None:
    """Put n tokens where somebody may put them, on one pad or on two."""
    if n == 0:
        return
    first = _free(tokens, chances, rng)
    if first < 0:
        return
    if n >= 2 and _even(rng) < two_stacks:
        tokens[first] = sign
        second = _free(tokens, chances, rng)
        tokens[first] = 0
        if second >= 0:
            tokens[second] = sign
            n -= 1
    tokens[first] = sign * n


def _free(tokens: list[int], chances: list[float], rng: Rng) -> int:
    for _ in range(TRIES):
        pad = _one_of(chances, rng)
        if tokens[pad] == 0:
            return pad
    return -1


def _one_of(chances: list[float], rng: Rng) -> int:
    left = _even(rng)
    last = len(chances) - 1
    for i in range(last):
        left -= chances[i]
        if left < 0.0:
            return i
    return last


def _even(rng: Rng) -> float:
    return rng.word() / 4294967296.0
