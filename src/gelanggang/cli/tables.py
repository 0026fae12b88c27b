"""Which games the terminal knows, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gelanggang.cli.jawara_beksi import book as jawara_book
from gelanggang.cli.jawara_beksi import table as jawara_table
from gelanggang.cli.person import Table
from gelanggang.cli.screen import Screen
from gelanggang.core.match import AnyRules
from gelanggang.text.narrator import Narrator

TABLES: Final[dict[str, Callable[[AnyRules, Narrator, Screen], Table]]] = {
    "jawara-beksi": jawara_table.open_table
}
"""How a game is played."""


@dataclass(frozen=True)
class Book:
    """How the cards of a game are counted and shown."""

    counts: Callable[[AnyRules, Screen], None]
    show: Callable[[AnyRules, Narrator, Screen], None]


BOOKS: Final = {"jawara-beksi": Book(jawara_book.count_cards, jawara_book.show_book)}
