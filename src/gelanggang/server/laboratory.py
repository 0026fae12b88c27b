"""The queue of the laboratory: packs are measured one after another, aside from all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec

from gelanggang.lab.growing import Grown, grow
from gelanggang.lab.page.lines import Placed
from gelanggang.server.aside import Aside, Tell
from gelanggang.server.limits import Limits
from gelanggang.tables.denied import Denied
from gelanggang.tables.token import new_token

State = Literal["waiting", "running", "done", "cancelled", "failed"]
OVER: Final = ("done", "cancelled", "failed")
Clock = Callable[[], float]


class Subject(msgspec.Struct, frozen=True):
    """What is measured: a pack, and where it lies."""

    game: str
    digest: str
    path: Path | None


class Study:
    """A pack that somebody wants to have measured."""

    def __init__(self, job: str, address: str, subject: Subject) -> None:
        self.job: Final = job
        """Nobody else can guess it: who knows it may look and cancel."""
        self.address: Final = address
        self.subject: Final = subject
        self.state: State = "waiting"
        self.played = 0
        self.of = 0
        self.answer: list[Placed] = []
        self.over = 0.0
        """When it ended."""
        self.aside: Final = Aside(_measure, subject.game, subject.path)

    def hear(self, said: object) -> None:
        """It has come so far."""
        assert isinstance(said, Grown)
        self.played, self.of = said.played, said.of
        if said.answer is not None:
            self.answer = said.answer


class Laboratory:
    """All studies that are waiting, running, or not forgotten yet."""

    def __init__(self, limits: Limits, clock: Clock, tag: Callable[[str], str] = str) -> None:
        self._limits: Final = limits
        self._clock: Final = clock
        self._tag: Final = tag
        """Lets others of the house know that a study is here."""
        self._studies: Final[dict[str, Study]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def ask(self, address: str, subject: Subject) -> Study:
        """Let a pack be measured; Denied when too much is waiting."""
        self._forget()
        unfinished = [one for one in self._studies.values() if one.state not in OVER]
        own = [one for one in unfinished if one.address == address]
        for one in own:
            if one.subject == subject:
                return one
        if len(own) >= self._limits.lab_each:
            raise Denied("lab-enough", {"most": self._limits.lab_each})
        if len(unfinished) >= self._limits.lab_running + self._limits.lab_waiting:
            raise Denied("lab-full")
        study = Study(self._tag(new_token()), address, subject)
        self._studies[study.job] = study
        self._begin()
        return study

    def find(self, job: str) -> Study:
        """A study by its secret; Denied when there is none."""
        self._forget()
        if job not in self._studies:
            raise Denied("unknown-job")
        return self._studies[job]

    def cancel(self, study: Study) -> None:
        """Nobody wants to know it any more."""
        if study.state not in OVER:
            self._end(study, "cancelled")
            study.aside.stop()

    def before(self, study: Study) -> int:
        """How many come first."""
        waiting = [one for one in self._studies.values() if one.state == "waiting"]
        return waiting.index(study) if study in waiting else 0

    async def close(self) -> None:
        """The house closes: whatever runs is stopped."""
        for study in self._studies.values():
            self.cancel(study)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self) -> None:
        """Let the next ones run, as long as there is room."""
        states = [one.state for one in self._studies.values()]
        room = self._limits.lab_running - states.count("running")
        waiting = [one for one in self._studies.values() if one.state == "waiting"]
        for study in waiting[: max(room, 0)]:
            study.state = "running"
            task = asyncio.get_running_loop().create_task(self._run(study))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, study: Study) -> None:
        well = False
        try:
            well = await study.aside.run(study.hear, self._limits.lab_seconds)
        finally:
            if study.state == "running":
                # Whose time is up has an answer all the same, if it got as far as one.
                self._end(study, "done" if well or study.answer else "failed")
            self._begin()

    def _end(self, study: Study, state: State) -> None:
        study.state, study.over = state, self._clock()

    def _forget(self) -> None:
        """Those that ended long ago."""
        since = self._clock() - self._limits.lab_kept_seconds
        over = [one for one in self._studies.values() if one.state in OVER]
        many = len(over) - self._limits.lab_kept
        for place, study in enumerate(sorted(over, key=lambda one: one.over)):
            if study.over < since or place < many:
                del self._studies[study.job]


def _measure(tell: Tell, game: str, path: Path | None) -> None:
    for grown in grow(game, path):
        tell(grown)
