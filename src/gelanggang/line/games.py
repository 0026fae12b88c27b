"""Which games can be asked line by line, and how each is drawn: the one registry of this room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.line.jawara_beksi import book as jawara_book
from gelanggang.line.jawara_beksi import table as jawara_table
from gelanggang.line.person import Table
from gelanggang.line.plain import PlainTable, count_things, show_things
from gelanggang.line.screen import Screen
from gelanggang.line.spell_future import book as spell_book
from gelanggang.line.spell_future import table as spell_table
from gelanggang.text.narrator import Narrator


def _no_words(rules: AnyRules) -> list[dict[str, str]]:
    return []


@dataclass(frozen=True)
class Known:
    """How one game is played, and how its cards are counted and shown."""

    table: Callable[[AnyRules, Narrator, Screen], Table]
    counts: Callable[[AnyRules, Screen], None]
    book: Callable[[AnyRules, Narrator, Screen], None]
    words: Callable[[AnyRules], list[dict[str, str]]] = _no_words
    """What a word list can change."""


KNOWN: Final = {
    JAWARA_BEKSI: Known(jawara_table.open_table, jawara_book.count_cards, jawara_book.show_book),
    SPELL_FUTURE: Known(
        spell_table.open_table,
        spell_book.count_cards,
        spell_book.show_book,
        spell_book.words,
    ),
}


PLAIN: Final = Known(PlainTable, count_things, show_things)
"""Any other game."""


def known(rules: AnyRules) -> Known:
    """How a game is drawn."""
    return KNOWN.get(rules.key, PLAIN)
