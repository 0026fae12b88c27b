"""The games that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi import cards as jawara_cards
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules


def _jawara_beksi(folder: Path | None) -> AnyRules:
    return JawaraRules(jawara_cards.load_pack(folder or jawara_cards.default_folder()))


GAMES: dict[str, Callable[[Path | None], AnyRules]] = {"jawara-beksi": _jawara_beksi}
"""Every game, as a function from a pack's folder (None: the one we ship) to its rules."""


def load_rules(game: str, folder: Path | None = None) -> AnyRules:
    """The rules of a game with a pack of cards."""
    if game not in GAMES:
        raise BadInput("unknown-game", {"game": game, "known": sorted(GAMES)})
    return GAMES[game](folder)
