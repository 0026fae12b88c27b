"""Where everybody's points came from, as the game itself tells it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.text.narrator import Narrator

Row = tuple[str, list[str]]
"""A title, and what stands beside it for every seat."""
STAR: Final = "★ "


def source_rows(narrator: Narrator, match: Match) -> list[Row]:
    """A row for everything that brought points to somebody, or took them away."""
    return [
        (narrator.source(source.name), [signed(n) for n in source.points])
        for source in match.sources()
        if any(source.points)
    ]


def signed(n: int) -> str:
    """A part of a score; with a true minus sign, as long as the plus."""
    return f"{n:+}".replace("-", "−") if n else "0"


def board(
    narrator: Narrator, match: Match, head: str = "", above: list[Row] | None = None
) -> list[Text]:
    """A column a player, the highest first: what the game puts above, the parts, the score."""
    scores = match.scores()
    outcome = match.outcome
    winners = [] if outcome is None else outcome.winners
    names = [(STAR if i in winners else "") + name for i, name in enumerate(narrator.names)]
    rows = [(head, names), *(above or []), *source_rows(narrator, match)]
    rows.append((narrator.voice.say("terminal-score"), [str(score) for score in scores]))
    return columns(rows, sorted(range(match.seats), key=lambda seat: -scores[seat]))


def columns(rows: list[Row], order: list[Seat]) -> list[Text]:
    """Rows of which the first is the head and the last the sum, a column a seat in this order."""
    first = max(cell_len(title) for title, _ in rows)
    wide = [max(cell_len(cells[seat]) for _, cells in rows) for seat in sorted(order)]
    lines: list[Text] = []
    for title, cells in rows:
        line = Text(title + " " * (first - cell_len(title)))
        for seat in order:
            line.append(" " * (2 + wide[seat] - cell_len(cells[seat])) + cells[seat])
        lines.append(line)
    lines[0].stylize("dim")
    lines[-1].stylize("bold")
    return lines
