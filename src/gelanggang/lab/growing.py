"""A comparison that grows: a first answer soon, then surer ones from more and more games.

Only what is played quickly is played, so there is nothing here about the strongest bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from gelanggang.lab.block import Block
from gelanggang.lab.block import Counter as Blocks
from gelanggang.lab.games import study_of
from gelanggang.lab.page.lines import Placed, placed
from gelanggang.lab.page.shape import ends_of
from gelanggang.lab.report import Counted, Question, Report
from gelanggang.lab.target import NONE

SEED: Final = "workshop"
"""The same deals for every pack: what differs is then no matter of luck."""
FIRST: Final = 120
"""Games of each kind for the first answer, with one number of players: a few seconds of work, and
the fewest that tell how sure a figure is."""
STAGES: Final = (120, 240, 480)
"""Then with every number of players."""
MOST_CLEAR: Final = 24
"""Clear differences that are told; the surest come first."""
MANY: Final = 6
"""What is measured of more than so many, as of every card, is told only where it differs."""


@dataclass(frozen=True)
class Grown:
    """How far it has come."""

    played: int
    """Games so far."""
    of: int
    answer: list[Placed] | None = None
    """All that there is to say by now; None: nothing new."""


def grow(game: str, pack: Path | None, against: Path | None = None) -> Generator[Grown, None, None]:
    """Compare a pack with another (None: the one that comes with the game), stage by stage."""
    whole = Report(Question(game, (), STAGES[-1], SEED, pack, against, compare=True))
    rules = whole.rules[0]
    everybody = tuple(range(rules.fewest_seats, rules.most_seats + 1))
    usual = everybody[(len(everybody) - 1) // 2]
    runs = study_of(game).runs(rules, usual)
    question = replace(
        whole.question, players=everybody, runs=tuple(run.key for run in runs if run.one_in == 1)
    )
    counter = Blocks(Report(question).plan)
    numbers = {block: number for number, block in enumerate(counter.plan.blocks)}
    counted: Counted = {}
    done: set[Block] = set()
    played, of = 0, counter.plan.games
    for players, games in [((usual,), FIRST), *((everybody, games) for games in STAGES)]:
        stage = Report(replace(question, players=players, games=games))
        for block in stage.plan.blocks:
            if block in done:
                continue
            done.add(block)
            tally = counter(numbers[block])
            counted.setdefault((block.pack, block.players, block.run), []).append(tally)
            played += block.games
            yield Grown(played, of)
        yield Grown(played, of, _worth_telling(placed(stage.tell(counted))))


def _worth_telling(found: list[Placed]) -> list[Placed]:
    """Clear differences, the surest first; then whatever has a target, as the report tells it."""
    clear = [one for one in found if differs(one)]
    first = sorted(clear, key=_unsure)[:MOST_CLEAR]
    kinds = Counter((one.players, one.figure["key"]) for one in found)
    rest = [
        one
        for one in found
        if one.figure["verdict"] != NONE
        and kinds[one.players, one.figure["key"]] <= MANY
        and one not in first
    ]
    return [*first, *rest]


def differs(one: Placed) -> bool:
    """Whether two packs differ in a figure by more than chance; what cards say is never chance."""
    told, against = one.figure["difference"], one.figure["against"]
    if told is not None:
        return told["clear"]
    return against is not None and one.figure["value"] != against["value"] and one.players is None


def _unsure(one: Placed) -> float:
    """How wide the interval of a difference is, in parts of the difference."""
    told = one.figure["difference"]
    ends = None if told is None else ends_of(told)
    return 0.0 if told is None or ends is None else (ends[1] - ends[0]) / abs(told["value"])
