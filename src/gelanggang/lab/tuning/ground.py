"""The ground on which drafts of a pack are compared: which runs, which blocks, which targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.lab.block import Block, blocks_of
from gelanggang.lab.estimate import FEWEST, Estimate
from gelanggang.lab.games import study_of
from gelanggang.lab.page import shape
from gelanggang.lab.report import Counted, Question, read_targets
from gelanggang.lab.row import plain_subject
from gelanggang.lab.run import Run
from gelanggang.lab.tuning.bench import Bench
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.loss import Measures, gain, gain_of_facts, measure, together


class Ground:
    """The same for all drafts; BadInput when too few games are asked for to tell anything."""

    def __init__(self, question: Question, rules: AnyRules) -> None:
        self.question: Final = question
        self.study: Final = study_of(question.game)
        self.targets: Final = read_targets(question, rules)
        self.runs: Final = {players: self._runs(rules, players) for players in question.players}
        lengths = [
            len(blocks_of(0, players, run, question.games))
            for players, runs in self.runs.items()
            for run in runs
        ]
        if not lengths:
            raise BadInput("tune-aimless", {})
        self.blocks: Final = max(lengths)
        """How many a draft may play of each run."""
        if self.blocks < FEWEST:
            raise BadInput("tune-few", {"games": question.games})

    def _runs(self, rules: AnyRules, players: int) -> list[Run]:
        """The runs that targets ask for; those that think long only if they were named."""
        wanted = self.question.runs
        runs = [
            run
            for run in self.study.runs(rules, players)
            if (run.key in wanted if wanted else run.one_in == 1)
        ]
        keys = {run.key for run in runs}
        needed = {
            key
            for section in self.study.sections(rules, players)
            for figure in section.figures
            if keys.issuperset(figure.runs) and self.targets.of(figure.name, players) is not None
            for key in figure.runs
        }
        return [run for run in runs if run.key in needed]

    def first_blocks(self, players: Sequence[int], blocks: int) -> list[Block]:
        """The first blocks of all runs for these numbers of players."""
        return [
            block
            for n in players
            for run in self.runs[n]
            for block in blocks_of(0, n, run, self.question.games)[:blocks]
        ]

    def counted(
        self, bench: Bench, seed: str, draft: Draft, players: Sequence[int], blocks: int
    ) -> Counted:
        """What a draft showed in its first blocks, which were played."""
        found: Counted = {}
        for block in self.first_blocks(players, blocks):
            tally = bench.tally(seed, draft, block)
            found.setdefault((0, block.players, block.run), []).append(tally)
        return found

    def measures(self, draft: Draft, counted: Counted, players: Sequence[int]) -> list[Measures]:
        """The figures of a draft that have a target, for each number of players."""
        return [measure(self.study, draft.rules, n, self.targets, counted) for n in players]

    def moved_facts(self, before: Draft, after: Draft) -> list[shape.Figure]:
        """What two drafts show differently without a game, where there is a target."""
        old = {fact.name: fact.value for fact in self.study.facts(before.rules)}
        found: list[shape.Figure] = []
        for fact in self.study.facts(after.rules):
            target = self.targets.of(fact.name, after.rules.fewest_seats)
            was = old.get(fact.name, fact.value)
            if target is None or was == fact.value:
                continue
            found.append(
                {
                    "key": fact.key,
                    "subject": plain_subject(fact.subject),
                    "unit": fact.unit,
                    "value": fact.value,
                    "target": target.plain(),
                    "verdict": target.verdict(fact.value, (fact.value, fact.value)),
                    "against": {"value": was},
                    "difference": {
                        "value": fact.value - was,
                        "low": None,
                        "high": None,
                        "clear": True,
                    },
                }
            )
        return found

    def gain(
        self, before: Draft, old: Sequence[Measures], after: Draft, new: Sequence[Measures]
    ) -> Estimate:
        """What one draft brings beside another, all numbers of players together."""
        gains = [gain(mine, theirs) for mine, theirs in zip(old, new, strict=True)]
        facts = gain_of_facts(self.study, before.rules, after.rules, self.targets)
        return together(gains, facts)
