"""The bench: where drafts of a pack are played, each block once, and kept.

All that a worker needs is the pack as it was and what is turned, so that many drafts travel light.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from gelanggang.lab.block import Block, Counter, Plan
from gelanggang.lab.tally import Tally
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.played import Key, Played
from gelanggang.lab.tuning.script import Change, read_script
from gelanggang.lab.workers import Jobs, in_order


@dataclass(frozen=True)
class Trials:
    """What is to be played: everything that a process needs to know."""

    game: str
    seed: str
    folder: Path
    drafts: tuple[tuple[Change, ...], ...]
    blocks: tuple[Block, ...]
    """The pack of each is its place among the drafts."""


class Trier:
    """Plays the blocks of trials, one by one."""

    def __init__(self, trials: Trials) -> None:
        self.trials: Final = trials
        self.script: Final = read_script(trials.folder)
        self._draft = -1
        self._counter: Counter | None = None

    def __call__(self, number: int) -> Tally:
        draft = self.trials.blocks[number].pack
        # Blocks of a draft stand in a row: it is read once.
        if self._counter is None or draft != self._draft:
            self._draft, self._counter = draft, self._read(draft)
        return self._counter(number)

    def _read(self, draft: int) -> Counter:
        trials = self.trials
        blocks = tuple(replace(block, pack=0) for block in trials.blocks)
        with self.script.changed(trials.drafts[draft]).folder() as folder:
            return Counter(Plan(trials.game, trials.seed, (folder,), blocks))


class Watch(Protocol):
    """Who is told how far it has come."""

    def begin(self, packs: int, games: int) -> None:
        """So many packs are compared, and so many games are to be played for it."""

    def played(self, games: int) -> None:
        """So many more were played."""


class Bench:
    """Plays what is asked for and was not played before."""

    def __init__(
        self, game: str, folder: Path, played: Played, watch: Watch, jobs: Jobs = 1
    ) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.played: Final = played
        self.watch: Final = watch
        self.jobs: Final = jobs

    def play(self, seed: str, wanted: Sequence[tuple[Draft, Block]], packs: int) -> None:
        """Play what is missing of it; so many packs are compared by it."""
        missing = [
            (draft, block) for draft, block in wanted if key(seed, draft, block) not in self.played
        ]
        if not missing:
            return
        self.watch.begin(packs, sum(block.games for _, block in missing))
        drafts = {draft.digest: draft for draft, _ in missing}
        places = {digest: place for place, digest in enumerate(drafts)}
        trials = Trials(
            self.game,
            seed,
            self.folder,
            tuple(draft.changes for draft in drafts.values()),
            tuple(replace(block, pack=places[draft.digest]) for draft, block in missing),
        )
        with closing(in_order(Trier, trials, range(len(missing)), self.jobs)) as tallies:
            for (draft, block), tally in zip(missing, tallies, strict=True):
                self.played.add(key(seed, draft, block), tally)
                self.watch.played(block.games)

    def tally(self, seed: str, draft: Draft, block: Block) -> Tally:
        """What was counted in a block that was played."""
        return self.played.tally(key(seed, draft, block))


def key(seed: str, draft: Draft, block: Block) -> Key:
    """What makes a block this one and no other."""
    return Key(seed, draft.digest, block.players, block.run, block.first, block.games)
