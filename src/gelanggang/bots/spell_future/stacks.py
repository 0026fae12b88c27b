"""The stacks of a placement: what lies where, colour by colour."""

from __future__ import annotations

from gelanggang.core.move import Move

Stacks = list[tuple[int, int]]
"""Pads, and how many tokens lie there."""


def stacks(move: Move) -> tuple[Stacks, Stacks]:
    """The white and the black stacks of a placement."""
    things = move.things
    whites: Stacks = []
    blacks: Stacks = []
    for i in range(1, len(things), 2):
        if things[i + 1] > 0:
            whites.append((things[i], things[i + 1]))
        else:
            blacks.append((things[i], -things[i + 1]))
    return whites, blacks


def largest(found: Stacks) -> int:
    """The pad of the largest stack."""
    best = found[0]
    for stack in found:
        if stack[1] > best[1]:
            best = stack
    return best[0]
