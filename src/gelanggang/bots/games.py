"""The bots of each game: the one registry of this room."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import jawara_beksi, spell_future
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.bots.school import School, school_of
from gelanggang.games import find_game
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE

SCHOOLS: Final = {
    JAWARA_BEKSI: School(
        jawara_beksi.BOTS,
        jawara_beksi.LEVELS,
        list(PERSONAS),
        jawara_beksi.with_persona,
        jawara_beksi.strengths(),
    ),
    SPELL_FUTURE: School(spell_future.BOTS, spell_future.LEVELS),
}


def school(game: str) -> School:
    """Where the bots of a game come from: from here, or from the game itself."""
    found = SCHOOLS.get(game)
    return school_of(find_game(game)) if found is None else found
