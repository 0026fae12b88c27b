"""How a game went, counted as its kind of game is counted."""

from __future__ import annotations

from dataclasses import dataclass, field

from gelanggang.core.match import Match


@dataclass(frozen=True)
class Course:
    """Rounds, their turns, and what else is worth a mean over many games."""

    rounds: int
    turns: int
    longest_round: int
    """The turns of the round that had most of them."""
    more: dict[str, float] = field(default_factory=dict)


def counted(match: Match, round_: str, turns: set[str]) -> Course:
    """Rounds and turns by the kinds of the events that tell of them."""
    lengths: list[int] = []
    for told in match.log:
        if told.full.kind == round_:
            lengths.append(0)
        elif told.full.kind in turns:
            lengths[-1] += 1
    return Course(len(lengths), sum(lengths), max(lengths, default=0))
