"""The games that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi import reading as jawara_reading
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future import reading as spell_reading
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.games.spell_future.rules import Rules as SpellRules


def _jawara_beksi(folder: Path | None) -> AnyRules:
    return JawaraRules(jawara_reading.load_pack(folder or jawara_reading.default_folder()))


def _spell_future(folder: Path | None) -> AnyRules:
    return SpellRules(spell_reading.load_pack(folder or spell_reading.default_folder()))


GAMES: dict[str, Callable[[Path | None], AnyRules]] = {
    JAWARA_BEKSI: _jawara_beksi,
    SPELL_FUTURE: _spell_future,
}
"""Every game, as a function from a pack's folder (None: the one we ship) to its rules."""

EARLIER: dict[str, Path] = {
    JAWARA_BEKSI: jawara_reading.default_folder().parent / "earlier",
    SPELL_FUTURE: spell_reading.default_folder().parent / "earlier",
}
"""Where the packs lie that we shipped before: a table goes on with the cards it began with."""


def earlier_packs(game: str) -> list[Path]:
    """The packs of a game that we shipped before."""
    return sorted(EARLIER[game].iterdir()) if EARLIER[game].is_dir() else []


def load_rules(game: str, folder: Path | None = None) -> AnyRules:
    """The rules of a game with a pack of cards."""
    if game not in GAMES:
        raise BadInput("unknown-game", {"game": game, "known": sorted(GAMES)})
    return GAMES[game](folder)
