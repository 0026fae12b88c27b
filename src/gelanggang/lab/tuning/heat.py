"""A heat: all drafts that are one step from a pack, and how they do against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gelanggang.lab.correction import corrected
from gelanggang.lab.estimate import Estimate
from gelanggang.lab.page import shape
from gelanggang.lab.row import Row
from gelanggang.lab.tuning.bench import Bench
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.ground import Ground
from gelanggang.lab.tuning.knob import Knob
from gelanggang.lab.tuning.loss import Measures

Moved = list[tuple[int | None, shape.Figure]]
"""Figures that clearly moved, with the number of players; None for what needs no game."""


@dataclass(frozen=True)
class Step:
    """One knob, turned by one, and what that brought on the seeds of the race."""

    knob: Knob
    before: int
    after: int
    rivals: int
    """How many drafts raced."""
    blocks: int
    """How many of each run were played by those that were left."""
    gain: Estimate
    moved: Moved


class Heat:
    """Lets drafts play as far as a race goes."""

    def __init__(
        self, ground: Ground, bench: Bench, seed: str, base: Draft, drafts: dict[Draft, Knob]
    ) -> None:
        self.ground: Final = ground
        self.bench: Final = bench
        self.seed: Final = seed
        self.base: Final = base
        self.drafts: Final = drafts
        """Each with the knob that is turned."""
        self.blocks = 0

    def gains(self, drafts: list[Draft], blocks: int) -> list[Estimate]:
        """Let them play so many blocks of each run, and say what each brings."""
        self.blocks = blocks
        every = self.ground.question.players
        wanted = [(self.base, block) for block in self.ground.first_blocks(every, blocks)]
        for draft in drafts:
            players = self._players(draft)
            wanted += [(draft, block) for block in self.ground.first_blocks(players, blocks)]
        self.bench.play(self.seed, wanted, len(drafts))
        base = dict(zip(every, self._measures(self.base, every), strict=True))
        found: list[Estimate] = []
        for draft in drafts:
            players = self._players(draft)
            old, new = [base[n] for n in players], self._measures(draft, players)
            found.append(self.ground.gain(self.base, old, draft, new))
        return found

    def step(self, draft: Draft, gain: Estimate) -> Step:
        """The step to a draft, with what it moved."""
        players = self._players(draft)
        rows: list[tuple[int, Row]] = []
        measures = zip(
            players,
            self._measures(self.base, players),
            self._measures(draft, players),
            strict=True,
        )
        for n, before, after in measures:
            for name, one in after.items():
                if name in before:
                    rows.append((n, Row(one.figure, one.found, before[name].found, one.target)))
        z = corrected([row.difference for _, row in rows if row.difference is not None])
        told: Moved = [(n, row.plain(z)) for n, row in rows]
        told += [(None, fact) for fact in self.ground.moved_facts(self.base, draft)]
        knob = self.drafts[draft]
        return Step(
            knob,
            self.base.now(knob),
            draft.now(knob),
            len(self.drafts),
            self.blocks,
            gain,
            [(n, one) for n, one in told if one["difference"] and one["difference"]["clear"]],
        )

    def _players(self, draft: Draft) -> list[int]:
        """Where a draft differs: elsewhere nothing is played, for it would be the same."""
        knob = self.drafts[draft]
        return [n for n in self.ground.question.players if n in knob.players]

    def _measures(self, draft: Draft, players: Sequence[int]) -> list[Measures]:
        counted = self.ground.counted(self.bench, self.seed, draft, players, self.blocks)
        return self.ground.measures(draft, counted, players)
