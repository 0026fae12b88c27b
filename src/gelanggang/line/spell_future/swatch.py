"""Colours in the terminal: always a name and a mark as well, never a hue alone."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from gelanggang.line.screen import Screen
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.spell_future_cards import sign

INKS: Final = {"white": "#ffffff", "black": "#000000"}
PADS_A_ROW: Final = 5


def swatch(narrator: SpellNarrator, colour: int) -> Text:
    """A Colour as it looks, with its mark and its name."""
    pack = narrator.pack
    ink = INKS[pack.colour_ink[colour]]
    dust = Text(f" {sign(pack, colour)} ", f"bold {ink} on {pack.colour_hex[colour]}")
    return Text.assemble(dust, " ", narrator.colour(colour))


def show_board(screen: Screen, narrator: SpellNarrator) -> None:
    """The ten Colours of a Mystic day with the numbers that stand for them."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(PADS_A_ROW):
        grid.add_column(no_wrap=True)
    pads = [
        Text.assemble((f"{colour + 1:2}", "bold"), " ", swatch(narrator, colour))
        for colour in range(len(narrator.pack.colours))
    ]
    for start in range(0, len(pads), PADS_A_ROW):
        grid.add_row(*pads[start : start + PADS_A_ROW])
    screen.show(grid)
