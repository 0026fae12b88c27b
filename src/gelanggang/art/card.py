"""A card: paper under eaves, with a place for everything that a card can say."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery, pieces
from gelanggang.art.lettering import FONT, fit, fit_line
from gelanggang.art.palette import Palette, stylesheet
from gelanggang.art.pen import disc, group, path, placed, plain, short, words
from gelanggang.art.picture import Picture
from gelanggang.games.book import PARTLY, RECONSTRUCTION, RULEBOOK
from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP
from gelanggang.text.catalogue import Voice

WIDE: Final = 250
HIGH: Final = 350
MARGIN: Final = 16
ROOM: Final = WIDE - 2 * MARGIN
STRIP: Final = 42
"""The middle of the strip at the left, which is what a hand of cards shows."""
SIGNS: Final = {RULEBOOK: "", PARTLY: "(°)", RECONSTRUCTION: "°"}
"""What stands behind a value by where it comes from."""
LINES: Final = 3
"""An effect has no more."""
LARGEST: Final = 16.0
"""Letters of an effect are between this size"""
SMALLEST: Final = 7.5
"""and this one, which can still be read in print."""
LEADING: Final = 1.3

EDGES: Final = {
    UP: "M125 3L144 19H106Z",
    RIGHT: "M247 175L231 194V156Z",
    DOWN: "M125 347L144 331H106Z",
    LEFT: "M3 175L19 194V156Z",
}
OUTLINE: Final = "M13 1H237Q249 1 249 13V337Q249 349 237 349H13Q1 349 1 337V13Q1 1 13 1Z"
TEETH: Final = 11


class Card:
    """Gathers what stands on a card, and gives it back as one SVG."""

    def __init__(self, palette: Palette, voice: Voice, kind: str, board: str) -> None:
        self.palette: Final = palette
        self.voice: Final = voice
        self.kind: Final = kind
        """What the foot says: Jurus, Budaya, …"""
        self.board: Final = board
        """The kind of the palette that the eaves have."""
        self.parts: Final[list[str]] = []
        self.sources: Final[set[str]] = set()
        """Where the values come from that were written so far."""

    def add(self, *markup: str) -> None:
        """Lay something on top."""
        self.parts.extend(markup)

    def sign(self, source: str) -> str:
        """The mark behind a value that is ours and not the rulebook's."""
        self.sources.add(source)
        return SIGNS[source]

    def mark(self, x: float, y: float, source: str) -> None:
        """The same beside something that is no text."""
        sign = self.sign(source)
        if sign:
            self.add(words(sign, x, y, 16, "t"))

    def picture(self, picture: Picture, x: float, y: float, size: float) -> None:
        """A picture before its sun."""
        middle = (x + size / 2, y + size / 2)
        self.add(disc(middle, size * 0.47, "u"), placed(picture.markup(), x, y, size))

    def number(self, text: str, source: str) -> None:
        """The one number that matters, first and largest."""
        size = 62 if len(text) == 1 else 46
        self.add(words(text, STRIP, 80, size, "t tb", text_anchor="middle"))
        self.mark(STRIP + 14 * len(text) + 7, 46, source)

    def compass(self, directions: int, source: str) -> None:
        """The arrows on the edges, and again in the strip."""
        self.add(*(path(edge, "y") for one, edge in EDGES.items() if directions & one))
        self.add(placed(pieces.compass(directions).markup(), STRIP - 24, 92, 48))
        self.mark(STRIP + 21, 106, source)

    def signs(self, keys: list[str], y: float, size: float = 40) -> None:
        """What kinds of effects there are, one below the other."""
        for i, key in enumerate(keys):
            icon = placed(gallery.sign(key).markup(), STRIP - size / 2, y + i * (size + 10), size)
            self.add(group(icon, color=self.palette.text))

    def name(self, text: str, y: float, source: str) -> None:
        """The name over a line."""
        size, line = fit_line(text, ROOM - 10, 24, 9)
        self.add(words(line + self.sign(source), MARGIN, y, size, "t tb"))
        self.add(path(f"M{MARGIN} {short(y + 9)}h{ROOM}", "e"))

    def effect(
        self, text: str, y: float, source: str, most: int = LINES, largest: float = LARGEST
    ) -> None:
        """What the card does, in three lines at most; who has more to say writes smaller."""
        size, lines = fit(text + self.sign(source), ROOM, most, largest, SMALLEST)
        for i, line in enumerate(lines):
            self.add(words(line, MARGIN, y + size + i * size * LEADING, size, "t"))

    def svg(self, label: str, alone: bool) -> str:
        """The whole card.  One that stands alone brings its hues along."""
        foot = [words(self.kind, MARGIN, HIGH - 9, 8, "t")]
        told = explained(self.voice, self.sources)
        if told:
            foot.append(words(told, WIDE - MARGIN, HIGH - 9, 8, "t", text_anchor="end"))
        board = (
            "M1 15V13Q1 1 13 1H237Q249 1 249 13V15"
            + f"l-{short(124 / TEETH)} 9l-{short(124 / TEETH)} -9" * TEETH
            + "Z"
        )
        inside = path(OUTLINE, "f") + path(board, self.board) + "".join([*self.parts, *foot])
        return sheet(self.palette, WIDE, HIGH, group(inside, class_="h"), label, alone)


def explained(voice: Voice, sources: set[str]) -> str:
    """What the marks on a card mean."""
    told = {
        RECONSTRUCTION: f"{SIGNS[RECONSTRUCTION]} {voice.say('art-reconstructed')}",
        PARTLY: f"{SIGNS[PARTLY]} {voice.say('art-partly')}",
    }
    return ", ".join(text for source, text in told.items() if source in sources)


def sheet(
    palette: Palette, wide: float, high: float, inside: str, label: str = "", alone: bool = True
) -> str:
    """A drawing as a file of its own; a label is what is read out for it."""
    style = f"<style>{stylesheet(palette)}</style>" if alone else ""
    opening = f'viewBox="0 0 {short(wide)} {short(high)}" class="art {palette.name}"'
    body = group(inside, font_family=FONT)
    spoken = f'role="img" aria-label="{plain(label)}"' if label else 'aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {opening} {spoken}>{style}{body}</svg>\n'
