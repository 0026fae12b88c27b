"""Those who play Jawara Beksi, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.bots.bot import Bot
from gelanggang.bots.jawara_beksi.patient import PatientBot
from gelanggang.games.jawara_beksi.rules import Rules

BOTS: Final[dict[str, Callable[[Rules], Bot]]] = {"patient": PatientBot}
LEVELS: Final = {"1": "patient"}
"""The names of the levels by their numbers."""
