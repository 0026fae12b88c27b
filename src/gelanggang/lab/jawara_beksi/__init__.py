"""What is counted and told of Jawara Beksi alone."""

from __future__ import annotations

from typing import Final

from gelanggang.lab.jawara_beksi.figures import sections
from gelanggang.lab.jawara_beksi.runs import runs
from gelanggang.lab.jawara_beksi.tally import tally
from gelanggang.lab.jawara_beksi.yardstick import YARDSTICK
from gelanggang.lab.study import Study

__all__ = ["STUDY", "YARDSTICK"]

STUDY: Final[Study] = Study(runs, tally, sections)
