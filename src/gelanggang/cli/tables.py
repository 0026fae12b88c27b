"""Which games the terminal knows, and how each is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gelanggang.cli.difference import Pages
from gelanggang.cli.jawara_beksi import book as jawara_book
from gelanggang.cli.jawara_beksi import table as jawara_table
from gelanggang.cli.person import Table
from gelanggang.cli.screen import Screen
from gelanggang.cli.spell_future import book as spell_book
from gelanggang.cli.spell_future import table as spell_table
from gelanggang.cli.wrong import Wrong
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.text.narrator import Narrator
from gelanggang.text.telling import Line, in_order


def _no_words(rules: AnyRules) -> Pages:
    return {}


@dataclass(frozen=True)
class Known:
    """How one game is played, and how its cards are counted and shown."""

    table: Callable[[AnyRules, Narrator, Screen], Table]
    counts: Callable[[AnyRules, Screen], None]
    book: Callable[[AnyRules, Narrator, Screen], None]
    in_order: Callable[[list[Line]], list[Line]] = list
    """What happened in the order in which it is told."""
    words: Callable[[AnyRules], Pages] = _no_words
    """What a word list can change."""
    rounds: str = "sim-rounds"
    turns: str = "sim-turns"
    longest_round: str = "sim-longest-round"
    """What the sums of a simulation are called."""


KNOWN: Final = {
    JAWARA_BEKSI: Known(jawara_table.open_table, jawara_book.count_cards, jawara_book.show_book),
    SPELL_FUTURE: Known(
        spell_table.open_table,
        spell_book.count_cards,
        spell_book.show_book,
        in_order,
        spell_book.words,
        "sim-days",
        "sim-choices-a-day",
        "sim-longest-day",
    ),
}


def known(rules: AnyRules) -> Known:
    """How a game is drawn; Wrong when the terminal does not know it."""
    if rules.key not in KNOWN:
        raise Wrong("game-not-drawn", game=rules.key)
    return KNOWN[rules.key]
