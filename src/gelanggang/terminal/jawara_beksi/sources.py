"""Where everybody's points of a game of Jawara Beksi came from."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.terminal.drawing import fitted, wrapped
from gelanggang.terminal.sitting import ME
from gelanggang.text.catalogue import listed
from gelanggang.text.facts import number, numbers
from gelanggang.text.narrator import Narrator

SOURCES: Final = ("pool", "others", "back", "duels", "judges")


def sources(events: list[Event], seats: int) -> dict[str, list[int]]:
    """For each source the points of each seat; together they are the Score Board."""
    found = {name: [0] * seats for name in SOURCES}

    def add(name: str, seat: Seat, n: int) -> None:
        found[name][seat] += n

    for event in events:
        facts = event.facts
        if event.kind not in ("earned", "took-points", "returned-points", "duel-won", "last-point"):
            continue
        seat, n = number(facts["seat"]), number(facts["n"])
        if event.kind == "earned":
            add("pool", seat, n)
        elif event.kind == "last-point":
            add("judges", seat, n)
        elif event.kind == "returned-points":
            add("back", number(facts["opponent"]), -n)
        else:
            name = "duels" if event.kind == "duel-won" else "others"
            add(name, seat, n)
            add(name, number(facts["opponent"]), -n)
    return found


def largest(events: list[Event]) -> tuple[Event, int] | None:
    """The Combo that earned most, and how much; the first of equals."""
    best: tuple[Event, int] | None = None
    combo: Event | None = None
    for event in events:
        if event.kind == "combo":
            combo = event
        elif event.kind == "earned" and combo is not None:
            n = number(event.facts["n"])
            if n and (best is None or n > best[1]):
                best = (combo, n)
            combo = None
    return best


def table(narrator: Narrator, match: Match, width: int) -> list[Text]:
    """A row a player, the highest first."""
    say = narrator.voice.say
    events, seats = match.heard(ME), match.seats
    found = sources(events, seats)
    heads = [say("terminal-source", source=name) for name in SOURCES]
    heads.append(say("jb-table-score"))
    totals = [sum(column[seat] for column in found.values()) for seat in range(seats)]
    first = max(cell_len(name) for name in narrator.names) + 5
    head = Text(" " * first)
    for one in heads:
        head.append(f"{one}  ")
    lines = [Text(head.plain, "dim")]
    for seat in sorted(range(seats), key=lambda one: -totals[one]):
        best = totals[seat] == max(totals)
        line = Text("★ " if best else "  ").append_text(
            fitted(Text(narrator.names[seat]), first - 2)
        )
        counts = [found[name][seat] for name in SOURCES]
        for title, n in zip(heads[:-1], counts, strict=True):
            line.append(f"{_signed(n):>{cell_len(title)}}  ")
        line.append(f"{totals[seat]:>{cell_len(heads[-1])}}", "bold")
        if best:
            line.stylize("bold")
        lines.append(line)
    top = largest(events)
    if top is None:
        return lines
    combo, n = top
    name = narrator.names[number(combo.facts["seat"])]
    cards = listed(narrator.voice, [narrator.thing(card) for card in numbers(combo.facts["cards"])])
    text = Text(say("terminal-largest", name=name, n=n, cards=cards))
    return [*lines, Text(), *wrapped(text, width)]


def _signed(n: int) -> str:
    # A true minus sign, as long as the plus.
    return f"{n:+}".replace("-", "−") if n else "0"
