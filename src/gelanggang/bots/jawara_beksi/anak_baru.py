"""Level 1: patient, but hasty in judging."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.jawara_beksi.greedy import Greedy
from gelanggang.games.jawara_beksi.rules import Rules

PATIENCE: Final = 4
"""Points that a Combo must be worth before it is played: a beginner collects, but not for long."""
HASTE: Final = 2
"""Points by which each Combo may be misjudged: that, and nothing planted, makes it weak."""


class AnakBaru(Greedy):
    """Gathers cards until a Combo looks worth playing."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, PATIENCE, HASTE)
