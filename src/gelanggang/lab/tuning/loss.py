"""How far a pack is from its targets, as one number that can be compared.

Each figure adds how far it lies outside its band, measured in how exactly its target is meant.  The
edge of a band is soft: a near miss counts, and so does the way to the middle, a little.  What is
not measured exactly yet counts less: else luck would choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.lab.estimate import FEWEST, Estimate
from gelanggang.lab.figure import Figure, Name
from gelanggang.lab.report import Counted, Pools
from gelanggang.lab.study import Study
from gelanggang.lab.target import Target, Targets

SOFT: Final = 0.5
"""How far before the edge of its band a figure begins to count, in units of the loss."""


@dataclass(frozen=True)
class Measured:
    """A figure that has a target, as one pack shows it."""

    figure: Figure
    found: Estimate
    target: Target


Measures = dict[Name, Measured]
"""Of one pack, for one number of players."""


def measure(
    study: Study, rules: AnyRules, players: int, targets: Targets, counted: Counted
) -> Measures:
    """Every figure that has a target and enough blocks to be judged by."""
    pools = Pools(counted, 0, players)
    found: Measures = {}
    for section in study.sections(rules, players):
        for figure in section.figures:
            target = targets.of(figure.name, players)
            blocks = None if target is None else pools.of(figure)
            if target is None or blocks is None or len(blocks) < FEWEST:
                continue
            estimate = figure.measure(blocks)
            if estimate is not None:
                found[figure.name] = Measured(figure, estimate, target)
    return found


def gain(before: Measures, after: Measures) -> Estimate:
    """By how much the loss gets less, for one number of players; both on the same seeds."""
    blocks = max((len(one.found.pulls) for one in before.values()), default=0)
    value = 0.0
    pulls = [0.0] * blocks
    for name, old in before.items():
        new = after.get(name)
        if new is None:
            continue
        meant = _meant(old.target)
        ends = old.found.interval()
        assert ends is not None
        unit = hypot(meant, (ends[1] - ends[0]) / 2)
        for sign, estimate in ((1, old.found), (-1, new.found)):
            loss, slope = _loss(old.target, estimate.value, unit)
            value += sign * loss * meant / unit
            for number, pull in enumerate(estimate.pulls):
                pulls[number] += sign * slope * pull * meant / unit
    return Estimate(value, blocks, tuple(pulls))


def gain_of_facts(study: Study, before: AnyRules, after: AnyRules, targets: Targets) -> float:
    """The same for what the packs show without a game."""
    found = 0.0
    values = {fact.name: fact.value for fact in study.facts(after)}
    for fact in study.facts(before):
        target = targets.of(fact.name, before.fewest_seats)
        if target is not None and fact.name in values:
            unit = _meant(target)
            found += _loss(target, fact.value, unit)[0]
            found -= _loss(target, values[fact.name], unit)[0]
    return found


def together(gains: Sequence[Estimate], more: float = 0.0) -> Estimate:
    """The gains of several numbers of players, whose games have nothing to do with each other."""
    return Estimate(
        sum(one.value for one in gains) + more,
        sum(one.n for one in gains),
        tuple(pull for one in gains for pull in one.pulls),
    )


def _meant(target: Target) -> float:
    """How exactly a target is meant."""
    if target.within:
        return target.within
    if target.least is not None and target.most is not None and target.least < target.most:
        return target.most - target.least
    return 1.0


def _loss(target: Target, value: float, unit: float) -> tuple[float, float]:
    """What a value adds to the loss, and how steeply that grows with it."""
    loss = slope = 0.0
    for edge, sign in ((target.least, -1), (target.most, 1)):
        if edge is not None:
            out = sign * (value - edge) / unit
            root = hypot(out, SOFT)
            loss += (out + root) / 2
            slope += sign * (1 + out / root) / (2 * unit)
    return loss, slope
