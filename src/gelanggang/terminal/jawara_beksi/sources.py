"""Where everybody's points of a game of Jawara Beksi came from."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.terminal.drawing import fitted
from gelanggang.text.facts import number
from gelanggang.text.narrator import Narrator

SOURCES = ("pool", "others", "back", "duels", "judges")


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


def table(narrator: Narrator, events: list[Event], seats: int, width: int) -> list[Text]:
    """A row a player, the highest first."""
    say = narrator.voice.say
    found = sources(events, seats)
    heads = [say("client-source", source=name) for name in SOURCES]
    heads.append(say("table-score"))
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
    return lines


def _signed(n: int) -> str:
    # A true minus sign, as long as the plus.
    return f"{n:+}".replace("-", "−") if n else "0"
