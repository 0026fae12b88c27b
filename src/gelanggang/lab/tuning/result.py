"""What a search found: the changes, what each step brought, and whether fresh seeds agree."""

from __future__ import annotations

from dataclasses import dataclass

from gelanggang.core.match import AnyRules
from gelanggang.lab.block import BLOCK
from gelanggang.lab.estimate import Estimate
from gelanggang.lab.row import DIGITS
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.heat import Moved, Step
from gelanggang.lab.tuning.knob import Knob
from gelanggang.lab.tuning.search import Confirmation, Search

Plain = dict[str, object]


@dataclass(frozen=True)
class Result:
    """All that is told of a search."""

    search: Search
    best: Draft
    steps: list[Step]
    confirmation: Confirmation | None
    """None where nothing was changed."""

    @property
    def changes(self) -> list[tuple[Knob, int, int]]:
        """Each knob that stands elsewhere now: from where to where."""
        start = self.search.start
        return [(knob, start.now(knob), value) for knob, value in self.best.turned.items()]

    @property
    def moved(self) -> Moved:
        """What clearly moved on fresh seeds, of all that has a target."""
        if self.confirmation is None:
            return []
        found: Moved = [
            (table["players"], figure)
            for table in self.confirmation.report["players"]
            for section in table["sections"]
            for figure in section["figures"]
            if figure["target"] and figure["difference"] and figure["difference"]["clear"]
        ]
        facts = self.search.ground.moved_facts(self.search.start, self.best)
        return [*found, *[(None, fact) for fact in facts]]

    def plain(self) -> Plain:
        """As plain data, for JSON."""
        question, found = self.search.question, self.confirmation
        return {
            "game": question.game,
            "pack": _pack(self.search.start.rules),
            "tuned": None if found is None else _pack(found.tuned.rules),
            "seed": question.seed,
            "games": question.games,
            "players": list(question.players),
            "knobs": len(self.search.knobs),
            "changes": [_change(knob, old, new) for knob, old, new in self.changes],
            "steps": [
                {
                    **_change(step.knob, step.before, step.after),
                    "rivals": step.rivals,
                    "games": step.blocks * BLOCK,
                    "gain": plain_gain(step.gain),
                    "moved": [{"players": n, **figure} for n, figure in step.moved],
                }
                for step in self.steps
            ],
            "confirmation": None
            if found is None
            else {
                "verdict": found.verdict,
                "gain": plain_gain(found.gain),
                "report": found.report,
            },
        }


def plain_gain(gain: Estimate) -> dict[str, float]:
    """A gain with its interval; a race has blocks enough to have one."""
    ends = gain.interval()
    assert ends is not None
    return {
        "value": round(gain.value, DIGITS),
        "low": round(ends[0], DIGITS),
        "high": round(ends[1], DIGITS),
    }


def _pack(rules: AnyRules) -> Plain:
    label = rules.label
    return {"name": label.name, "version": label.version, "digest": label.digest}


def _change(knob: Knob, before: int, after: int) -> Plain:
    return {"file": knob.file, "key": knob.key, "before": before, "after": after}
