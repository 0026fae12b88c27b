"""What the columns of a game's cards are called, and what can stand in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.text import jawara_beksi_cards, spell_future_cards
from gelanggang.text.catalogue import Voice

FIELD: Final = "field"
"""What the fields of an operation begin with: some are called like a column."""
OPERATIONS: Final[dict[str, Callable[[Voice, str, str], tuple[str, str]]]] = {
    JAWARA_BEKSI: jawara_beksi_cards.operation,
    SPELL_FUTURE: spell_future_cards.operation,
}


def column_label(voice: Voice, game: str, column: str) -> str:
    """What a column is called."""
    return voice.say(f"{game}-column", column=_key(column))


def column_help(voice: Voice, game: str, column: str) -> str:
    """What stands in it, in a sentence; empty where the name says it."""
    return voice.say(f"{game}-column-help", column=_key(column))


def value_label(voice: Voice, game: str, value: str) -> str:
    """What one of the things is called that can stand there."""
    return voice.say(f"{game}-value", value=_key(value))


def operation(voice: Voice, game: str, on: str, do: str) -> tuple[str, str]:
    """An operation in a few words, and as it stands on a card; `on`: a kind and its column."""
    return OPERATIONS[game](voice, on, do)


def _key(id: str) -> str:
    return id.replace(".", "-").replace(" ", "-")
