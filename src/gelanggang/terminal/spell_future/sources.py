"""What every day of a game of Spell from the Future brought."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.terminal.drawing import fitted
from gelanggang.terminal.sitting import ME
from gelanggang.text.facts import number
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
        facts = event.facts
        if event.kind == "day":
            found.append(Day(number(facts["day"])))
        elif not found:
            continue
        elif event.kind in ("beast", "mystic-beast"):
            found[-1].beast = number(facts["beast"])
        elif event.kind == "defeated":
            found[-1].defeated = True
        elif event.kind == "damaged":
            found[-1].damage = number(facts["n"])
        elif event.kind == "gained":
            gained = number(facts["white"]), number(facts["black"])
            found[-1].gained[number(facts["seat"])] = gained
    return found


def table(narrator: Narrator, match: Match, width: int) -> list[Text]:
    """A row a day, a column a player, and what it came to."""
    assert isinstance(narrator, SpellNarrator)
    say = narrator.voice.say
    told = days(match.heard(ME))
    wide = [max(cell_len(name), 5) + 2 for name in narrator.names]
    head = Text(fitted(Text(say("terminal-days")), BEAST + FATE).plain, "dim")
    for name, cells in zip(narrator.names, wide, strict=True):
        head.append_text(fitted(Text(name), cells))
    lines = [head]
    for day in told:
        fate = say("terminal-fate", defeated="yes" if day.defeated else "no", n=day.damage)
        name = narrator.beast(day.beast) if day.beast >= 0 else ""
        line = fitted(Text(f"{day.number}  {name}"), BEAST).append_text(fitted(Text(fate), FATE))
        for seat, cells in enumerate(wide):
            white, black = day.gained.get(seat, (0, 0))
            line.append_text(fitted(Text(f"{white}/{black}"), cells))
        lines.append(line)
    sums = Text(fitted(Text(say("terminal-sums")), BEAST + FATE).plain, "bold")
    for seat, cells in enumerate(wide):
        white, black = (sum(day.gained.get(seat, (0, 0))[i] for day in told) for i in range(2))
        sums.append_text(fitted(Text(f"{white}/{black}", "bold"), cells))
    return [*lines, sums]
