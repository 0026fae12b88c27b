"""The map of a campaign in a few lines: the way that was taken, and what was left dark."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.story import ATTACK_WAY, DEFENCE_WAY, FALLEN_WAY
from gelanggang.text.spell_story import StoryTeller

MARKS: Final = {ATTACK_WAY: "▲", DEFENCE_WAY: "■", FALLEN_WAY: "✕"}
HERE: Final = "◆"
UNKNOWN: Final = "?"
DARK: Final = "·"
BETWEEN: Final = "  "
INKS: Final = {ATTACK_WAY: "#d9a441", DEFENCE_WAY: "#8fb8ff", FALLEN_WAY: "#8a8172"}
LIGHT: Final = "bold #ffd98a"
DIM: Final = "#6b6252"


class Sheet:
    """Cells that are drawn on one by one."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self._cells: Final = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """From here to the right."""
        for place, one in enumerate(text, x):
            if place < self.width:
                self._cells[y][place] = one, style

    def lines(self) -> list[Text]:
        """What was drawn."""
        return [Text.assemble(*row) for row in self._cells]


class Place:
    """A chapter that was reached, or the next one."""

    def __init__(self, journey: Journey, key: str, way: str, rows: int) -> None:
        leaves = journey.campaign.leaves
        beside = [one for one, leaf in leaves.items() if leaf.step == leaves[key].step]
        self.key: Final = key
        self.way: Final = way
        """How it ended; empty: it is the next one."""
        self.step: Final = leaves[key].step
        self.row: Final = _row(beside.index(key), len(beside), rows)
        self.dark: Final = [
            _row(i, len(beside), rows) for i, one in enumerate(beside) if one != key
        ]
        """Rows of those that this way passed by."""
        self.mark: Final = MARKS.get(way, HERE)
        self.style: Final = f"bold {INKS[way]}" if way else LIGHT


def _row(place: int, count: int, rows: int) -> int:
    """Spread over the height: one lies in the middle, two above and below."""
    return (2 * place + 1) * rows // (2 * count)


def places(journey: Journey) -> tuple[list[Place], int]:
    """What was reached, in its order, and how many rows the map has."""
    steps = [leaf.step for leaf in journey.campaign.leaves.values()]
    rows = max(steps.count(step) for step in steps)
    found = [Place(journey, one.key, one.way, rows) for one in journey.walked]
    if journey.chapter:
        found.append(Place(journey, journey.chapter, "", rows))
    return found, rows


def draw_map(journey: Journey, teller: StoryTeller, width: int) -> list[Text]:
    """The way, then the names on it."""
    reached, rows = places(journey)
    wide = width // journey.campaign.length
    sheet = Sheet(width, rows)
    for step in range(len(reached), journey.campaign.length):
        sheet.put(step * wide, rows // 2, UNKNOWN, DIM)
    for one, following in zip(reached, [*reached[1:], None], strict=True):
        x = (one.step - 1) * wide
        label = f"{one.step}{one.mark}"
        for row in one.dark:
            sheet.put(x, row, DARK, DIM)
        sheet.put(x, one.row, label, one.style)
        if following is not None:
            _draw_way(sheet, one, following, x + len(label), x + wide)
    names = [Text(f"{one.step}{one.mark} {teller.name(one.key)}", one.style) for one in reached]
    return [*sheet.lines(), *_rows_of(names, width)]


def _rows_of(names: list[Text], width: int) -> list[Text]:
    """Names side by side, none of them broken in two."""
    rows = [Text()]
    for name in names:
        between = BETWEEN if rows[-1] else ""
        if rows[-1] and cell_len(rows[-1].plain + between + name.plain) > width:
            rows.append(Text())
            between = ""
        rows[-1].append(between).append_text(name)
    return rows


def _draw_way(sheet: Sheet, one: Place, following: Place, start: int, end: int) -> None:
    """From one place to the next, round a corner where they do not lie on one line."""
    line = "┄" if one.way == FALLEN_WAY else "─"
    style = INKS[one.way]
    up = following.row < one.row
    corner = (start + end) // 2
    sheet.put(start, one.row, line * (corner - start), style)
    sheet.put(corner, following.row, line * (end - corner), style)
    if one.row == following.row:
        return
    sheet.put(corner, one.row, "╯" if up else "╮", style)
    sheet.put(corner, following.row, "╭" if up else "╰", style)
    for row in range(min(one.row, following.row) + 1, max(one.row, following.row)):
        sheet.put(corner, row, "│", style)
