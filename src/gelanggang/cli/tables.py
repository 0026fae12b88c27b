"""Which games the terminal knows, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gelanggang.cli.jawara_beksi import book as jawara_book
from gelanggang.cli.jawara_beksi import table as jawara_table
from gelanggang.cli.person import Table
from gelanggang.cli.screen import Screen
from gelanggang.cli.wrong import Wrong
from gelanggang.core.match import AnyRules
from gelanggang.text.narrator import Narrator


@dataclass(frozen=True)
class Known:
    """How one game is played, and how its cards are counted and shown."""

    table: Callable[[AnyRules, Narrator, Screen], Table]
    counts: Callable[[AnyRules, Screen], None]
    book: Callable[[AnyRules, Narrator, Screen], None]


KNOWN: Final = {
    "jawara-beksi": Known(jawara_table.open_table, jawara_book.count_cards, jawara_book.show_book)
}


def known(rules: AnyRules) -> Known:
    """How a game is drawn; Wrong when the terminal does not know it."""
    if rules.key not in KNOWN:
        raise Wrong("game-not-drawn", game=rules.key)
    return KNOWN[rules.key]
