"""What is counted, measured and told of Spell from the Future alone."""

from __future__ import annotations

from typing import Final

from gelanggang.lab.spell_future.facts import facts
from gelanggang.lab.spell_future.figures import sections
from gelanggang.lab.spell_future.runs import runs
from gelanggang.lab.spell_future.tally import tally
from gelanggang.lab.spell_future.yardstick import YARDSTICK
from gelanggang.lab.study import Study

__all__ = ["STUDY", "YARDSTICK"]

STUDY: Final[Study] = Study(runs, tally, sections, facts)
