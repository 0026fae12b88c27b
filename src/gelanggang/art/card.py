"""A card: paper under eaves, with a place for everything that a card can say."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery, pieces
from gelanggang.art.finish import BEYOND, GROUND, HIGH, SAFE, SCREEN, WIDE, Finish
from gelanggang.art.lettering import FONT, fit, fit_line
from gelanggang.art.palette import Palette, stylesheet
from gelanggang.art.pen import disc, group, path, placed, plain, short, words
from gelanggang.art.picture import Picture
from gelanggang.games.book import OWN, PARTLY, RECONSTRUCTION, RULEBOOK
from gelanggang.games.jawara_beksi.cards import DOWN, LEFT, RIGHT, UP
from gelanggang.text.catalogue import Voice

MARGIN: Final = 16
ROOM: Final = WIDE - 2 * MARGIN
STRIP: Final = 42
"""The middle of the strip at the left, which is what a hand of cards shows."""
SIGNS: Final = {RULEBOOK: "", PARTLY: "(°)", RECONSTRUCTION: "°", OWN: ""}
"""What stands behind a value by where it comes from."""
LINES: Final = 3
"""An effect has no more."""
LARGEST: Final = 16.0
"""Letters of an effect are between this size"""
SMALLEST: Final = 7.5
"""and this one, which can still be read in print."""
LEADING: Final = 1.3
FOOT: Final = 26
"""What the foot of a card needs of its height."""

EDGES: Final = {
    UP: "M125 3L144 19H106Z",
    RIGHT: "M247 175L231 194V156Z",
    DOWN: "M125 347L144 331H106Z",
    LEFT: "M3 175L19 194V156Z",
}
OUTLINE: Final = "M13 1H237Q249 1 249 13V337Q249 349 237 349H13Q1 349 1 337V13Q1 1 13 1Z"
TEETH: Final = 11
TOOTH: Final = 248 / TEETH
STAMP: Final = (244, 330, 6)
"""Where the edition stands, reading upwards, and how large."""


class Card:
    """Gathers what stands on a card, and gives it back as one SVG."""

    def __init__(
        self, palette: Palette, voice: Voice, kind: str, board: str, finish: Finish = SCREEN
    ) -> None:
        self.finish: Final = finish
        self.palette: Final = finish.palette(palette)
        self.voice: Final = voice
        self.kind: Final = kind
        """What the foot says: Jurus, Budaya, …"""
        self.board: Final = "f" if finish.spare else board
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

    def picture(self, card_id: str, ours: Picture, x: float, y: float, size: float) -> None:
        """The card's own picture, or ours before its sun."""
        picture = self.finish.shows(card_id, ours)
        if picture is ours:
            self.add(disc((x + size / 2, y + size / 2), size * 0.47, "u"))
        self.add(placed(picture.markup(), x, y, size))

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

    def places(self, row: str, y: float, size: float = 44) -> None:
        """Where in a Combo the effect works."""
        icon = placed(pieces.places(row).markup(), STRIP - size / 2, y, size)
        self.add(group(icon, color=self.palette.text))

    def name(self, text: str, y: float, source: str) -> None:
        """The name over a line."""
        size, line = fit_line(text, ROOM - 10, 24, 9)
        self.add(words(line + self.sign(source), MARGIN, y, size, "t tb"))
        self.add(path(f"M{MARGIN} {short(y + 9)}h{ROOM}", "e"))

    def effect(
        self, text: str, y: float, source: str, most: int = LINES, largest: float = LARGEST
    ) -> None:
        """What the card does, in three lines at most; who has more to say writes smaller.

        On paper a card is never larger than it is, so there it is told in as many lines as make
        the letters largest.
        """
        text += self.sign(source)
        size, lines = fit(text, ROOM, most, largest, SMALLEST)
        if self.finish.paper:
            high = HIGH - FOOT - y
            for more in range(most + 1, int(high / SMALLEST / LEADING) + 1):
                fitting = min(largest, high / more / LEADING)
                found = fit(text, ROOM, more, fitting, SMALLEST)
                if found[0] > size:
                    size, lines = found
        for i, line in enumerate(lines):
            self.add(words(line, MARGIN, y + size + i * size * LEADING, size, "t"))

    def svg(self, label: str) -> str:
        """The whole card."""
        foot = [words(self.kind, MARGIN, HIGH - 9, 8, "t")]
        told = explained(self.voice, self.sources)
        if told:
            foot.append(words(told, WIDE - MARGIN, HIGH - 9, 8, "t", text_anchor="end"))
        said = "".join([*self.parts, *foot, stamped(self.finish, "t")])
        if self.finish.paper:
            teeth = f"M-{BEYOND} -{BEYOND}H{WIDE + BEYOND}V15H{short(249 + TOOTH)}" + _teeth(2)
            inside = path(GROUND, "f") + path(teeth + f"H-{BEYOND}Z", self.board) + inset(said)
        else:
            board = "M1 15V13Q1 1 13 1H237Q249 1 249 13V15" + _teeth() + "Z"
            inside = path(OUTLINE, "f") + path(board, self.board) + said
        return drawing(self.palette, self.finish, group(inside, class_="h"), label)


def _teeth(more: int = 0) -> str:
    """The lower edge of the eaves, from right to left."""
    half = short(TOOTH / 2)
    return f"l-{half} 9l-{half} -9" * (TEETH + more)


def inset(said: str) -> str:
    """What matters, away from the cut."""
    x, y = short(WIDE * (1 - SAFE) / 2), short(HIGH * (1 - SAFE) / 2)
    return group(said, transform=f"translate({x} {y}) scale({SAFE})")


def stamped(finish: Finish, kind: str = "", **more: str) -> str:
    """The edition, small at the right edge."""
    if not finish.stamp:
        return ""
    x, y, size = STAMP
    return words(finish.stamp, x, y, size, kind, transform=f"rotate(-90 {x} {y})", **more)


def reconstructed(voice: Voice) -> str:
    """What is said of a value that is ours."""
    return voice.say("art-reconstructed")


def kind_of(voice: Voice, deck: str) -> str:
    """What cards of a deck are called."""
    return voice.say("art-kind", kind=deck)


def explained(voice: Voice, sources: set[str]) -> str:
    """What the marks on a card mean."""
    told = {
        RECONSTRUCTION: f"{SIGNS[RECONSTRUCTION]} {reconstructed(voice)}",
        PARTLY: f"{SIGNS[PARTLY]} {voice.say('art-partly')}",
    }
    return ", ".join(text for source, text in told.items() if source in sources)


def drawing(palette: Palette, finish: Finish, inside: str, label: str = "") -> str:
    """A face or a back as a file of its own."""
    return _file(palette, " ".join(f"{side:.7g}" for side in finish.box()), inside, label)


def sheet(palette: Palette, wide: float, high: float, inside: str, label: str = "") -> str:
    """Any other drawing as a file of its own; a label is what is read out for it."""
    return _file(palette, f"0 0 {short(wide)} {short(high)}", inside, label)


def _file(palette: Palette, box: str, inside: str, label: str) -> str:
    body = f"<style>{stylesheet(palette)}</style>" + group(inside, font_family=FONT)
    spoken = f'role="img" aria-label="{plain(label)}"' if label else 'aria-hidden="true"'
    opening = f'viewBox="{box}" class="art {palette.name}" {spoken}'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {opening}>{body}</svg>\n'
