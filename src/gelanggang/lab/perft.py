"""How many ways a game can go: the number a rule cannot change without being noticed."""

from __future__ import annotations

from typing import Any

from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import Rng, make_rng


def perft(match: Match, depth: int) -> list[int]:
    """The paths of 1, 2, ... `depth` moves from the start of a match; its seed fixes all chance."""
    rules = match.rules
    root = make_rng(match.chance, match.seed)
    start = root.fork("setup")
    if match.scenario is None:
        state = rules.setup(match.seats, match.options, start, None)
    else:
        state = rules.place(match.scenario, match.seats, match.options, start, None)
    return _paths(rules, state, root.fork("game"), depth)


def _paths(rules: AnyRules, state: Any, rng: Rng, depth: int) -> list[int]:
    counts = [0] * depth
    seats = rules.to_act(state)
    if not seats or depth == 0:
        return counts
    seat = seats[0]
    offers = rules.legal(state, seat)
    counts[0] = len(offers)
    if depth == 1:
        return counts
    for move in offers:
        twin = rules.copy(state)
        chance = rng.copy()
        rules.apply(twin, seat, move, chance, None)
        for level, paths in enumerate(_paths(rules, twin, chance, depth - 1)):
            counts[level + 1] += paths
    return counts
