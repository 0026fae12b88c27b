"""Drives any game: what lies on its spots, and the moves on offer as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from gelanggang.core.match import AnyRules, Match
from gelanggang.core.move import Move
from gelanggang.core.view import View
from gelanggang.terminal.course import Course
from gelanggang.terminal.drawing import Panel, eaves, fitted, wrapped
from gelanggang.terminal.driver import ENTER, Driver, KeyLabel
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.sources import board
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.narrator import Narrator
from gelanggang.text.spots import Laid, laid
from gelanggang.text.titles import title

GOLD: Final = "#d9a441"
PAGE: Final = 9
"""Moves that lie on the screen at once: each has a digit for its key."""
COLUMN: Final = 38
KEY_CELLS: Final = 5
"""What stands before a move: the cursor, its key, the mark of a hint."""
BETWEEN: Final = 2
"""Cells between two columns."""
HINTED: Final = "★"
NEXT: Final = "+"
BEFORE: Final = "-"


class PlainDriver(Driver[View, AnyRules, Narrator]):
    """A move is chosen from a list; Enter makes it."""

    def __init__(self, course: Course) -> None:
        super().__init__(course)
        self.common: Final = Panel("common")
        """What lies in the middle."""
        self.players: Final = Panel("players")
        self.moves: Final = Spread("moves")
        self.page = 0
        """Which part of a long list is shown."""

    def board(self) -> list[Panel]:
        return [self.common, self.players]

    def choosing(self) -> list[Spread | Panel]:
        return [self.moves]

    @property
    def laid(self) -> list[Laid]:
        """What lies on the table that is drawn."""
        return laid(self.rules, self.teller, self.seen)

    # Drawing.

    def eaves(self, width: int) -> list[Text]:
        name = title(self.teller.voice, self.rules.key)
        numbers = [
            f"{one.label} {one.texts[0]}" for one in self.laid if one.counts and not one.spot.each
        ]
        return eaves(Text(name, f"bold {GOLD}"), Text(" · ".join(numbers), "bold"), 1, 1, width)

    def paint(self, roomy: bool) -> None:
        spots = self.laid
        middle = [one for one in spots if not one.counts and not one.spot.each]
        lines = [Text(f"{one.label}: {one.texts[0]}") for one in middle]
        self.common.draw(lambda width: [row for line in lines for row in wrapped(line, width)])
        own = [one for one in spots if one.spot.each]
        names = self.teller.names
        self.players.draw(lambda width: _players(names, own, width))
        self.moves.lay(
            [
                Face(_row(str(key), self.teller.move(move), self._is_hinted(move)))
                for key, move in enumerate(self._on_page(), 1)
            ],
            (COLUMN, 1),
        )

    def _is_hinted(self, move: Move) -> bool:
        return self.thought is not None and self.thought.move == move

    def _on_page(self) -> list[Move]:
        """The moves that are shown now."""
        if self.asked is None:
            return []
        offers = self.match.legal(self.me)
        start = self.page * PAGE
        return [offers[place] for place in range(start, min(start + PAGE, len(offers)))]

    def _pages(self) -> int:
        return 1 if self.asked is None else -(-len(self.match.legal(self.me)) // PAGE)

    def details(self) -> list[Text]:
        """The move under the cursor in full, where its column is too narrow for it."""
        shown = self._on_page()
        if not shown:
            return []
        sentence = self.teller.move(shown[self.moves.cursor])
        return [Text(sentence)] if cell_len(sentence) > COLUMN - KEY_CELLS else []

    def buttons(self) -> list[KeyLabel]:
        if self.asked is None:
            return []
        buttons = [("Enter", self.say("terminal-key-choose"), ENTER)]
        if self._pages() > 1:
            place = f"{self.page + 1}/{self._pages()}"
            buttons.append((NEXT, self.say("terminal-key-more", place=place), NEXT))
        return buttons

    def help(self) -> str:
        return self.say("terminal-help-plain")

    def open_cards(self) -> list[Text]:
        lines: list[Text] = []
        for one in self.laid:
            if not one.spot.each:
                lines.append(Text.assemble((f"{one.label}: ", "bold"), one.texts[0]))
                continue
            lines.append(Text(one.label, "bold"))
            names = zip(self.teller.names, one.texts, strict=True)
            lines += [Text(f"• {name}: {text}") for name, text in names]
        return lines

    # What is pressed.

    def begin(self) -> None:
        self.page = 0
        self.moves.cursor = 0

    def typed(self, character: str) -> bool:
        self.course.notice = ""
        if character in (NEXT, BEFORE):
            self.page = (self.page + (1 if character == NEXT else -1)) % self._pages()
            self.moves.cursor = 0
            return True
        if not (character.isascii() and character.isdigit()):
            return False
        if 1 <= int(character) <= len(self._on_page()):
            self.moves.point(int(character) - 1)
        else:
            self.course.notice = self.say("terminal-no-line", key=character)
        return True

    def pressed(self, event: Spread.Pressed) -> None:
        """The cursor lies on it already; Enter makes the move."""

    def enter(self) -> Move | None:
        return self._on_page()[self.moves.cursor]


def _row(key: str, sentence: str, hinted: bool) -> Callable[[int, bool], list[Text]]:
    def draw(width: int, pointed: bool) -> list[Text]:
        line = Text.assemble((f"{'▸' if pointed else ' '}{key} ", "bold"))
        line.append(f"{HINTED if hinted else ' '} ").append(sentence)
        if pointed:
            line.stylize("reverse")
        return [line]

    return draw


def _players(names: list[str], spots: list[Laid], width: int) -> list[Text]:
    """A row a player and a column a spot; where that is too wide, a paragraph a player."""
    columns = [["", *names], *[[one.label, *one.texts] for one in spots]]
    wide = [max(cell_len(cell) for cell in column) + BETWEEN for column in columns]
    if sum(wide) > width:
        return [row for seat in range(len(names)) for row in _told(names, spots, seat, width)]
    rows = [
        Text.assemble(*[fitted(Text(cell), cells) for cell, cells in zip(row, wide, strict=True)])
        for row in zip(*columns, strict=True)
    ]
    rows[0].stylize("dim")
    rows[1 + ME].stylize("bold")
    return rows


def _told(names: list[str], spots: list[Laid], seat: int, width: int) -> list[Text]:
    held = " · ".join(f"{one.label}: {one.texts[seat]}" for one in spots)
    return wrapped(Text(f"{names[seat]} · {held}", "bold" if seat == ME else ""), width)


def parts(narrator: Narrator, match: Match, width: int) -> list[Text]:
    """In the recap: where everybody's points came from, as any game tells it."""
    return board(narrator, match)
