"""The search: step by step to a better pack, few changes away from the one that was given.

A step turns one knob by one.  All steps that the bounds allow race against the pack as it is; the
winner is the pack of the next race.  How it goes depends on nothing but seeds and blocks, so a
search that was stopped and taken up again ends like one that was not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from gelanggang.core.errors import BadInput
from gelanggang.lab.estimate import Estimate
from gelanggang.lab.page import shape
from gelanggang.lab.report import Question, Report
from gelanggang.lab.tuning.bench import Bench
from gelanggang.lab.tuning.draft import Draft, marked
from gelanggang.lab.tuning.ground import Ground
from gelanggang.lab.tuning.heat import Heat, Step
from gelanggang.lab.tuning.knob import Knob, read_knobs
from gelanggang.lab.tuning.race import Race
from gelanggang.lab.tuning.script import read_script

TUNING: Final = "tuning"
CONFIRMATION: Final = "confirmation"
"""Behind the seed: what confirms was never looked at before."""


@dataclass(frozen=True)
class Confirmation:
    """Both packs on fresh seeds."""

    tuned: Draft
    """As it is written: its version says that it was tuned."""
    gain: Estimate
    report: shape.Report

    @property
    def verdict(self) -> Literal["better", "worse", "open"]:
        """Whether the gain is one on fresh seeds too."""
        ends = self.gain.interval()
        if ends is None or ends[0] <= 0 <= ends[1]:
            return "open"
        return "better" if ends[0] > 0 else "worse"


class Search:
    """Finds a better pack, and shows on fresh seeds whether it is one."""

    def __init__(self, question: Question, folder: Path, most: int) -> None:
        """`folder` is the pack; `most` is how many knobs may stand elsewhere in the end."""
        self.question: Final = question
        self.folder: Final = folder
        self.most: Final = most
        self.script: Final = read_script(folder)
        self.start: Final = Draft(question.game, self.script, {})
        self.knobs: Final = [
            knob
            for knob in read_knobs(self.script, self.start.rules, folder)
            if set(knob.players) & set(question.players)
        ]
        self.ground: Final = Ground(question, self.start.rules)

    def climb(self, bench: Bench) -> tuple[Draft, list[Step]]:
        """The best pack that was found, and the steps to it."""
        best = self.start
        been = {best.digest}
        steps: list[Step] = []
        while True:
            drafts = self._drafts(best, been)
            heat = Heat(self.ground, bench, self._seed(TUNING), best, drafts)
            race = Race(list(drafts), self.ground.blocks)
            race.run(heat.gains)
            if race.winner is None:
                return best, steps
            best, gain = race.winner
            steps.append(heat.step(best, gain))
            been.add(best.digest)

    def _drafts(self, best: Draft, been: set[str]) -> dict[Draft, Knob]:
        """Every step from here that the bounds allow and a pack can say, with its knob."""
        found: dict[Draft, Knob] = {}
        for knob in self.knobs:
            if knob not in best.turned and len(best.turned) >= self.most:
                continue
            for value in (best.now(knob) - 1, best.now(knob) + 1):
                if not knob.least <= value <= knob.most:
                    continue
                turned = {**best.turned, knob: value}
                if value == self.start.now(knob):
                    del turned[knob]
                try:
                    draft = Draft(self.question.game, self.script, turned)
                except BadInput:
                    # Such as a grade above the next one: no pack says so.
                    continue
                if draft.digest not in been:
                    found[draft] = knob
        return found

    def confirm(self, bench: Bench, best: Draft) -> Confirmation:
        """Play both packs on seeds that nobody has looked at."""
        ground, start, seed = self.ground, self.start, self._seed(CONFIRMATION)
        version = marked(start.rules.label.version)
        tuned = Draft(self.question.game, self.script, best.turned, (version,))
        players, most = self.question.players, ground.blocks
        blocks = ground.first_blocks(players, most)
        bench.play(seed, [(draft, block) for draft in (tuned, start) for block in blocks], 2)
        after = ground.counted(bench, seed, tuned, players, most)
        before = ground.counted(bench, seed, start, players, most)
        gain = ground.gain(
            start,
            ground.measures(start, before, players),
            tuned,
            ground.measures(tuned, after, players),
        )
        keys = dict.fromkeys(run.key for runs in ground.runs.values() for run in runs)
        with tuned.script.folder() as folder:
            question = replace(
                self.question,
                seed=seed,
                pack=folder,
                against=self.folder,
                compare=True,
                runs=tuple(keys),
            )
            report = Report(question)
        both = {**after, **{(1, n, run): tallies for (_, n, run), tallies in before.items()}}
        return Confirmation(tuned, gain, report.tell(both))

    def _seed(self, what: str) -> str:
        return f"{self.question.seed}/{what}"
