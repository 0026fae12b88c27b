"""Positions in which everybody has points already and dice are fixed, as tutorials begin.

A new game that can begin so adds its entry here; the laws themselves stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable

from gelanggang.core.rng import Rng
from gelanggang.core.rules import Scenario
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE


def _jawara(seats: int, rng: Rng) -> Scenario:
    """In some round, with cards that lie open and earn before anybody is asked."""
    laid = rng.below(seats)
    return {
        "round": 1 + rng.below(3),
        "turn": 1 + rng.below(seats),
        "phase": ["draw", "action"][rng.below(2)],
        "dice": [rng.below(4) for _ in range(rng.below(9))],
        "seat": [
            {
                "points": rng.below(5),
                "score": rng.below(40),
                "laid": ["tari-topeng"] if seat == laid else [],
            }
            for seat in range(seats)
        ],
    }


def _spell(seats: int, rng: Rng) -> Scenario:
    """On some day, one marker far behind the other or near it."""
    return {
        "day": 1 + rng.below(7),
        "dice": [1 + rng.below(6) for _ in range(rng.below(7))],
        "seat": [{"white": rng.below(9), "black": rng.below(9)} for _ in range(seats)],
    }


BEGUN: dict[str, Callable[[int, Rng], Scenario]] = {JAWARA_BEKSI: _jawara, SPELL_FUTURE: _spell}
