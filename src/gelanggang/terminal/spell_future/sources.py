"""What every day of a game of Spell from the Future brought, and what the scores are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.terminal.drawing import fitted
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.sources import Row, board, columns
from gelanggang.text.narrator import Narrator
from gelanggang.text.spell_future import SpellNarrator

BEAST: Final = 23
FATE: Final = 19
"""How wide these columns are."""


@dataclass
class Day:
    """One day: its Beast, how it went, and VP by seat."""

    number: int
    beast: int = -1
    defeated: bool = False
    damage: int = 0
    gained: dict[int, tuple[int, int]] = field(default_factory=dict)


def days(events: list[Event]) -> list[Day]:
    """All days that were told."""
    found: list[Day] = []
    for event in events:
        if event.kind == "day":
            found.append(Day(event.number("day")))
        elif not found:
            continue
        elif event.kind in ("beast", "mystic-beast"):
            found[-1].beast = event.number("beast")
        elif event.kind == "defeated":
            found[-1].defeated = True
        elif event.kind == "damaged":
            found[-1].damage = event.number("n")
        elif event.kind == "gained":
            found[-1].gained[event.number("seat")] = event.number("white"), event.number("black")
    return found


def table(narrator: Narrator, match: Match, width: int) -> list[Text]:
    """A row a day: its Beast, how it went, and everybody's VP; then the parts of every score."""
    assert isinstance(narrator, SpellNarrator)
    rows: list[Row] = []
    for day in days(match.heard(ME)):
        fate = narrator.voice.say(
            "terminal-fate", defeated="yes" if day.defeated else "no", n=day.damage
        )
        name = narrator.beast(day.beast) if day.beast >= 0 else ""
        title = fitted(Text(f"{day.number}  {name}"), BEAST).append_text(fitted(Text(fate), FATE))
        gained = [day.gained.get(seat, (0, 0)) for seat in range(match.seats)]
        rows.append((title.plain, [f"{white}/{black}" for white, black in gained]))
    head = narrator.voice.say("terminal-days")
    if match.scenario is not None and "chapter" in match.scenario:
        return _thanks(narrator, match, (head, narrator.names), rows)
    return board(narrator, match, head, rows)


def _thanks(narrator: SpellNarrator, match: Match, head: Row, rows: list[Row]) -> list[Text]:
    """After a chapter nobody is first: what each has given, in the order of the seats (SF-91)."""
    gained = [day.gained for day in days(match.heard(ME))]
    given = [
        "/".join(str(sum(day.get(seat, (0, 0))[colour] for day in gained)) for colour in (0, 1))
        for seat in range(match.seats)
    ]
    thanks = narrator.voice.say("terminal-thanks"), given
    return columns([head, *rows, thanks], list(range(match.seats)))
