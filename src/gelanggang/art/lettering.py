"""Lettering: how wide a text is, and how it breaks into lines that fit.

Faces are shown with the fonts of whoever looks at them.  The widths here are those of the wider
among common sans-serif fonts, so a line that fits here fits there.
"""

from __future__ import annotations

from typing import Final

FONT: Final = "'Noto Sans',Roboto,'Segoe UI','Helvetica Neue',Arial,'Liberation Sans',sans-serif"

WIDTHS: Final = {
    28: "'Iijl",
    32: " ,./:;\\f|·’‘",
    36: "!()-[]t",
    40: "r",
    44: '"',
    48: "*`“”°",
    52: "Jcksz",
    56: "?L_aeovxy–",
    60: "0123456789$bdghnpqu{}",
    64: "FTZ",
    68: "ABEKPSVXY",
    72: "&CDHNRU",
    76: "#+<=>^w~×",
    80: "GOQ",
    84: "M",
    88: "m",
    92: "%",
    96: "W",
}
"""In hundredths of the size of the letters, rounded up."""
WIDEST: Final = 104
WIDTH_OF: Final = {letter: width for width, letters in WIDTHS.items() for letter in letters}
BOLD: Final = 1.12
STEP: Final = 0.5
CUT: Final = "…"


def width(text: str, size: float, bold: bool = False) -> float:
    """How much room a text needs at most."""
    hundredths = sum(WIDTH_OF.get(letter, WIDEST) for letter in text)
    return hundredths / 100 * size * (BOLD if bold else 1)


def wrap(text: str, room: float, size: float) -> list[str]:
    """Lines that are at most this wide; a word that is wider alone is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while width(word, size) > room and len(word) > 1:
            end = len(word) - 1
            while end > 1 and width(word[:end], size) > room:
                end -= 1
            lines.append(word[:end])
            word = word[end:]
        line = word
    return [*lines, line] if line else lines


def fit(
    text: str, room: float, most: int, largest: float, smallest: float
) -> tuple[float, list[str]]:
    """The largest size at which a text needs no more lines than that, and the lines.

    What no size can hold is cut, and shows that it is.
    """
    size = largest
    while size > smallest and len(wrap(text, room, size)) > most:
        size -= STEP
    lines = wrap(text, room, size)
    if len(lines) <= most:
        return size, balanced(text, room, size)
    last = lines[most - 1]
    while width(last + CUT, size) > room:
        last = last[:-1]
    return size, [*lines[: most - 1], last + CUT]


def balanced(text: str, room: float, size: float) -> list[str]:
    """As few lines as the room allows, and those about equally long: no word stands alone."""
    best = wrap(text, room, size)
    while room > size:
        room -= size / 2
        closer = wrap(text, room, size)
        if len(closer) > len(best):
            break
        best = closer
    return best


def fit_line(text: str, room: float, largest: float, smallest: float) -> tuple[float, str]:
    """One bold line: a name.  It becomes smaller before it is cut."""
    size = largest
    while size > smallest and width(text, size, bold=True) > room:
        size -= STEP
    if width(text, size, bold=True) > room:
        while width(text + CUT, size, bold=True) > room:
            text = text[:-1]
        text += CUT
    return size, text
