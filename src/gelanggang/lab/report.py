"""A report: what games with a pack show, beside what a good pack shows.

Minds and bots are no people, and a report says what they did.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games import load_rules
from gelanggang.lab.block import Plan, blocks_of, play_blocks
from gelanggang.lab.correction import corrected
from gelanggang.lab.figure import Figure
from gelanggang.lab.games import study_of
from gelanggang.lab.page import shape
from gelanggang.lab.row import Row, plain_subject
from gelanggang.lab.run import Run
from gelanggang.lab.tally import STUCK, Tally, add_up
from gelanggang.lab.target import FEW, MET, MISSED, NONE, Targets, load_targets
from gelanggang.lab.workers import Jobs

Counted = dict[tuple[int, int, str], list[Tally]]
"""The blocks of each run: by the place of its pack, the number of players and the run."""


@dataclass(frozen=True)
class Question:
    """What a report is asked for; BadInput when it cannot be answered."""

    game: str
    players: tuple[int, ...]
    games: int
    """For each number of players, of a run that plays all of them."""
    seed: str
    pack: Path | None = None
    against: Path | None = None
    """Another pack to compare with."""
    compare: bool = False
    """Whether there is one; `against` None is then the one that comes with the game."""
    runs: tuple[str, ...] = ()
    """Which runs are played; all of them when none is named."""
    targets: Path | None = None


class Report:
    """Plays what a question needs, then tells it as plain data."""

    def __init__(self, question: Question) -> None:
        self.question: Final = question
        self.study: Final = study_of(question.game)
        packs = (question.pack, question.against)[: 1 + question.compare]
        self.rules: Final = [load_rules(question.game, pack) for pack in packs]
        self.targets: Final = read_targets(question, self.rules[0])
        for players in question.players:
            self.rules[0].settle(players, {})
        self.plan: Final = Plan(
            question.game,
            question.seed,
            packs,
            tuple(
                block
                for players in question.players
                for pack in range(len(packs))
                for run in self.runs(pack, players)
                for block in blocks_of(pack, players, run, question.games)
            ),
        )

    def runs(self, pack: int, players: int) -> list[Run]:
        """The runs that are played with a pack, for so many players."""
        wanted = self.question.runs
        all_runs = self.study.runs(self.rules[pack], players)
        return [run for run in all_runs if not wanted or run.key in wanted]

    def play(self, jobs: Jobs = 1, each: Callable[[int], None] | None = None) -> Counted:
        """Play all of it; `each` hears how many games were played since it was called last."""
        counted: Counted = {}
        tallies = play_blocks(self.plan, jobs, each)
        for block, tally in zip(self.plan.blocks, tallies, strict=True):
            counted.setdefault((block.pack, block.players, block.run), []).append(tally)
        return counted

    def tell(self, counted: Counted) -> shape.Report:
        """All figures of what was counted, as plain data for JSON and for the page."""
        question = self.question
        rows = {players: self._rows(players, counted) for players in question.players}
        differences = [
            row.difference for of in rows.values() for _, row in of if row.difference is not None
        ]
        z = corrected(differences)
        facts = self._facts()
        groups = self._groups([row for of in rows.values() for _, row in of])
        verdicts = [row.verdict for of in rows.values() for _, row in of if not row.grouped]
        verdicts += [fact["verdict"] for fact in facts] + [group["verdict"] for group in groups]
        return {
            "game": question.game,
            "pack": _pack(self.rules[0]),
            "against": _pack(self.rules[1]) if question.compare else None,
            "seed": question.seed,
            "games": question.games,
            "summary": {
                "met": verdicts.count(MET),
                "missed": verdicts.count(MISSED),
                "few": verdicts.count(FEW),
            },
            "sections": [{"key": "pack", "figures": facts}] if facts else [],
            "groups": groups,
            "players": [
                {
                    "players": players,
                    "runs": [self._run(players, run, counted) for run in self.runs(0, players)],
                    "sections": _sections(of, z),
                }
                for players, of in rows.items()
            ],
        }

    def _rows(self, players: int, counted: Counted) -> list[tuple[str, Row]]:
        """Every figure with the section that it stands in."""
        others = {
            figure.name: figure
            for rules in self.rules[1:]
            for section in self.study.sections(rules, players)
            for figure in section.figures
        }
        pools = [Pools(counted, pack, players) for pack in range(len(self.rules))]
        found: list[tuple[str, Row]] = []
        for section in self.study.sections(self.rules[0], players):
            for figure in section.figures:
                blocks = pools[0].of(figure)
                if blocks is None:
                    continue
                other = others.get(figure.name)
                against = None if other is None else pools[1].of(other)
                row = Row(
                    figure,
                    figure.measure(blocks),
                    other.measure(against) if other is not None and against is not None else None,
                    self.targets.of(figure.name, players),
                )
                found.append((section.key, row))
        return found

    def _run(self, players: int, run: Run, counted: Counted) -> shape.Run:
        blocks = counted[0, players, run.key]
        return {
            "run": run.key,
            "bots": list(run.bots),
            "games": run.games(self.question.games),
            "options": run.options,
            "stuck": sum(block.get(STUCK, 0) for block in blocks),
        }

    def _facts(self) -> list[shape.Figure]:
        others = {
            fact.name: fact.value for rules in self.rules[1:] for fact in self.study.facts(rules)
        }
        found: list[shape.Figure] = []
        for fact in self.study.facts(self.rules[0]):
            # What a pack says by itself does not depend on how many play.
            target = self.targets.of(fact.name, self.rules[0].fewest_seats)
            bounds = (fact.value, fact.value)
            other = others.get(fact.name)
            found.append(
                {
                    "key": fact.key,
                    "subject": plain_subject(fact.subject),
                    "unit": fact.unit,
                    "value": fact.value,
                    "low": None,
                    "high": None,
                    "n": None,
                    "target": None if target is None else target.plain(),
                    "verdict": target.verdict(fact.value, bounds) if target else NONE,
                    "against": None if other is None else {"value": other},
                    "difference": None,
                }
            )
        return found

    def _groups(self, rows: list[Row]) -> list[shape.Group]:
        """Targets that most of many have to meet, over all numbers of players."""
        keys = dict.fromkeys(row.figure.key for row in rows if row.grouped)
        return [_group(key, [row for row in rows if row.figure.key == key]) for key in keys]


class Pools:
    """The blocks of one pack and number of players, those of several runs together."""

    def __init__(self, counted: Counted, pack: int, players: int) -> None:
        self._counted: Final = {
            run: blocks for (of, n, run), blocks in counted.items() if (of, n) == (pack, players)
        }
        self._pools: Final[dict[tuple[str, ...], list[Tally]]] = {}

    def of(self, figure: Figure) -> list[Tally] | None:
        """Where a figure is found, always the same list; None if not all of it was played."""
        runs = figure.runs
        if runs not in self._pools:
            found = [self._counted[run] for run in runs if run in self._counted]
            if len(found) < len(runs):
                return None
            self._pools[runs] = [add_up(blocks) for blocks in zip(*found, strict=True)]
        return self._pools[runs]


def read_targets(question: Question, rules: AnyRules) -> Targets:
    """The targets that a question is judged by."""
    study = study_of(question.game)
    players = range(rules.fewest_seats, rules.most_seats + 1)
    known: dict[str, set[str]] = {}
    names = [
        figure.name
        for count in players
        for section in study.sections(rules, count)
        for figure in section.figures
    ]
    for key, subject in [*names, *[fact.name for fact in study.facts(rules)]]:
        known.setdefault(key, set()).update([] if subject is None else [subject])
    return load_targets(question.game, players, known, question.targets)


def _group(key: str, rows: list[Row]) -> shape.Group:
    verdicts = [row.verdict for row in rows]
    need = max(
        ceil(row.target.enough * len(rows) - 1e-9)
        for row in rows
        if row.target is not None and row.target.enough is not None
    )
    met, missed = verdicts.count(MET), verdicts.count(MISSED)
    verdict: shape.Verdict = FEW
    if met >= need:
        verdict = MET
    elif missed > len(rows) - need:
        verdict = MISSED
    return {"key": key, "met": met, "of": len(rows), "least": need, "verdict": verdict}


def _sections(rows: list[tuple[str, Row]], z: float) -> list[shape.Section]:
    return [
        {"key": key, "figures": [row.plain(z) for section, row in rows if section == key]}
        for key in dict.fromkeys(section for section, _ in rows)
    ]


def _pack(rules: AnyRules) -> shape.Pack:
    label = rules.label
    return {"name": label.name, "version": label.version, "digest": label.digest}
