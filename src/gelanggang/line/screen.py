"""Where lines are written, and where they are typed: the only place for either."""

from __future__ import annotations

import sys
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gelanggang.text.catalogue import Voice

try:
    import readline  # lets a person correct a line while typing it
except ImportError:
    # Some systems have none; typing works all the same.
    readline = None  # type: ignore[assignment]

WIDEST: Final = 100
"""Longer lines are tiring to read."""
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal, and what could be scrolled back to."""


class Left(Exception):
    """The person leaves the table."""


class Screen:
    """A terminal, or a pipe, in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice: Final = voice
        # Names and texts may contain brackets and colons: nothing in them is markup.
        self.console: Final = Console(highlight=False, markup=False, emoji=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.interactive: Final = sys.stdin.isatty() and sys.stdout.isatty()

    def show(self, thing: RenderableType = "", style: str = "") -> None:
        """Print a text or a table."""
        self.console.print(thing, style=style or None)

    def say(self, key: str, style: str = "", /, **facts: str | int) -> None:
        """Print a sentence of the catalogue."""
        self.show(self.voice.say(key, **facts), style)

    def indent(self, text: str, style: str = "", by: int = 2) -> None:
        """Print a text whose every line begins a little to the right."""
        self.show(Padding(Text(text, style), (0, 0, 0, by), expand=False))

    def item(self, number: int, text: str | Text) -> None:
        """Print one line of a list to choose from."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=3)
        grid.add_row(str(number), Text(text) if isinstance(text, str) else text)
        self.show(grid)

    def choices(self, choices: list[str]) -> None:
        """What can be typed, never broken in the middle of a choice if that can be helped."""
        line = choices[0]
        for choice in choices[1:]:
            longer = f"{line} · {choice}"
            if cell_len(longer) > self.console.width:
                self.show(line, "dim")
                longer = choice
            line = longer
        self.show(line, "dim")

    def lines_of(self, thing: RenderableType) -> int:
        """How many lines something would take."""
        return len(self.console.render_lines(thing, pad=False))

    def raw(self, text: str, style: str = "") -> None:
        """Print something that programs may read: no line is broken."""
        self.console.print(text, style=style or None, soft_wrap=True)

    def rule(self, left: str, right: str = "", style: str = "bold cyan") -> None:
        """A line across the screen with something to say at both ends."""
        words = f"── {left} "
        end = f" {right} ──" if right else ""
        line = "─" * max(self.console.width - cell_len(words) - cell_len(end), 2)
        self.show(f"{words}{line}{end}", style)

    def clear(self) -> None:
        """Nothing of what was shown or typed can be found again."""
        if readline is not None:
            readline.clear_history()
        if not sys.stdout.isatty():
            return
        if self.console.is_dumb_terminal:
            self.show("\n" * self.console.height)
        self.console.file.write(CLEAR)
        self.console.file.flush()

    def pause(self) -> None:
        """Let a person read, before more is shown; a pipe does not wait."""
        if self.interactive:
            self.say("line-pause", "dim")
            self.ask()

    def ask(self) -> str:
        """One line from the person; Left when there is no more to come."""
        if self.interactive:
            try:
                return input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.show()
                raise Left from None
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "\n"
        if not line:
            raise Left
        # A pipe does not show what was typed: who reads along wants to know.
        self.show(f"> {line.strip()}", "dim")
        return line.strip()
