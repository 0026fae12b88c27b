"""What a person sees who has started a house: what to open here, what on phones, how to stop."""

from __future__ import annotations

import io
from typing import Final

from rich.table import Table
from rich.text import Text

from gelanggang.line.screen import Screen

TOOTH: Final = "▼"
"""Gigi balang, the row of teeth below the eaves of a house."""
GOLD: Final = "#d9a441"
PAPER: Final = "#ffffff on #000000"
"""A QR code is dark on light, whatever colours a terminal has."""
MOST_OTHERS: Final = 4
"""Other addresses to try: more would push the code off the screen."""
BESIDE: Final = 40
"""Columns that words beside the code need."""


class Banner:
    """All that is told at the start of a house."""

    def __init__(self, here: str, phones: list[str], demo: str, notes: list[str]) -> None:
        self.here: Final = here
        self.phones: Final = phones
        """The likeliest first; none: only this machine can come in."""
        self.demo: Final = demo
        """The code of the table at which bots play."""
        self.notes: Final = notes

    def show(self, screen: Screen) -> None:
        """Print it; a pipe gets the same lines without ornament."""
        say = screen.voice.say
        if screen.console.is_terminal:
            screen.show()
            screen.show(TOOTH * screen.console.width, GOLD)
        screen.raw(say("cli-serve-here", address=self.here), "bold")
        if self.demo:
            address = f"{self.here}/t/{self.demo}"
            screen.raw(say("cli-serve-demo", address=address, code=self.demo))
        if self.phones:
            self._phones(screen)
        else:
            screen.show()
            screen.say("cli-serve-alone")
        screen.show()
        for note in self.notes:
            screen.raw(note, "dim")

    def _phones(self, screen: Screen) -> None:
        say = screen.voice.say
        best, *others = self.phones
        code = qr(best)
        beside = code.cell_len // (code.plain.count("\n") + 1) + BESIDE <= screen.console.width
        words = Text(say("cli-serve-phones"))
        words.append(f"\n{best}", "bold")
        if others:
            words.append("\n\n" + say("cli-serve-others"), "dim")
            words.append("".join(f"\n{other}" for other in others[:MOST_OTHERS]), "dim")
        screen.show()
        if beside and screen.console.is_terminal:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_row(code, words)
            screen.show(grid)
            return
        screen.raw(words.plain)
        screen.show(code)


def qr(link: str) -> Text:
    """A link as a QR code of half blocks."""
    import segno

    out = io.StringIO()
    segno.make(link, error="l").terminal(out, border=2, compact=True)
    return Text(out.getvalue().rstrip("\n"), PAPER, no_wrap=True)
