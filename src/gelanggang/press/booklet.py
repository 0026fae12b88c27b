"""The rules as a booklet: half a sheet a page, and in order once the stack is folded."""

from __future__ import annotations

import json
from contextlib import suppress
from io import BytesIO
from typing import Final

from gelanggang.art import pieces
from gelanggang.art.games import artist
from gelanggang.art.own import NONE, Own
from gelanggang.art.palette import DAY, NIGHT, Palette, stylesheet
from gelanggang.art.pen import group, path
from gelanggang.art.picture import SIGN, Picture
from gelanggang.art.pieces import teeth
from gelanggang.art.poster import house_tile
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.press.grid import SIZES
from gelanggang.press.options import PrintOptions
from gelanggang.press.page import BLACK, Line, Page, Text
from gelanggang.press.portraits import Portraits, on_white, shown
from gelanggang.press.rulebook import Block, read, said, spans_of
from gelanggang.press.strip import RULER
from gelanggang.press.typeset import HERE, POINTS, pdf, typeset
from gelanggang.text.catalogue import Voice

# Without the extra, whoever prints is told what is missing where the first page is set.
with suppress(ModuleNotFoundError):
    from pypdf import PageObject, PdfReader, PdfWriter, Transformation

TEMPLATE: Final = HERE / "booklet.typ"
FOLIO: Final = 4
"""A folded sheet has so many pages."""
ARROWS: Final = {"↑": 0, "→": 90, "↓": 180, "←": 270}
WHITE: Final = "#ffffff"
FAINT: Final = "#8b8580"
"""A ruler that is seen on a dark cover and on a light one."""
LOOKS: Final = {DAY.name: ("r", "#f3e7cd"), NIGHT.name: ("n", "#e6e2f3")}
"""By palette: the kind that its eaves and numbers have, and the hue of a table's first row."""
DIGITS: Final = 8
TOOTH_MM: Final = 4.0
"""Of the eaves over each page."""


def sheets(rules: AnyRules, options: PrintOptions, voice: Voice) -> bytes:
    """A PDF to print on both sides, turned by the short edge, and to fold in the middle.

    BadInput where a game has no rules on paper.
    """
    short, long = SIZES[options.paper]
    pages = leaves(rules, (long / 2, short), voice, options.ink_saver, options.own)
    if not pages:
        raise BadInput("print-no-rules", {"game": rules.key})
    return impose(pages, voice)


def joined(files: list[bytes]) -> bytes:
    """Several PDFs as one."""
    writer = PdfWriter()
    for file in files:
        writer.append(BytesIO(file))
    return _written(writer)


def leaves(
    rules: AnyRules,
    size: tuple[float, float],
    voice: Voice,
    ink_saver: bool = False,
    own: Own = NONE,
) -> bytes:
    """The pages one after another, as many as fill whole sheets; b"" where there are no rules."""
    blocks = read(rules.key, voice.lang)
    if not blocks:
        return b""
    inputs = _inputs(rules, blocks, size, voice, ink_saver, own)
    made = pdf(TEMPLATE, {**inputs, "blanks": "0"})
    missing = -len(PdfReader(BytesIO(made)).pages) % FOLIO
    return pdf(TEMPLATE, {**inputs, "blanks": str(missing)}) if missing else made


def order(pages: int) -> list[tuple[int, int]]:
    """Which pages (from 0) lie left and right on each side of each sheet, the outermost first."""
    sides: list[tuple[int, int]] = []
    for at in range(0, pages // 2, 2):
        sides += [(pages - 1 - at, at), (at + 1, pages - 2 - at)]
    return sides


def impose(pages: bytes, voice: Voice) -> bytes:
    """Two pages on each side of a sheet, and between them a ruler."""
    reader, writer = PdfReader(BytesIO(pages)), PdfWriter()
    wide = float(reader.pages[0].mediabox.width)
    high = float(reader.pages[0].mediabox.height)
    size = (2 * wide / POINTS, high / POINTS)
    spines = typeset([_spine(size, voice, ink) for ink in (FAINT, BLACK)])
    faint, spine = PdfReader(BytesIO(spines)).pages
    for number, (left, right) in enumerate(order(len(reader.pages))):
        side = PageObject.create_blank_page(writer, 2 * wide, high)
        side.merge_page(reader.pages[left])
        side.merge_transformed_page(reader.pages[right], Transformation().translate(wide, 0))
        side.merge_page(spine if number else faint)
        writer.add_page(side)
    writer.compress_identical_objects()
    return _written(writer)


def _spine(size: tuple[float, float], voice: Voice, ink: str) -> Page:
    """Where to fold, and a ruler along it: in the fold nobody sees it any more."""
    page = Page(*size)
    middle, high = size[0] / 2, size[1]
    for y in (3.0, high - 8.0):
        page.lines.append(Line(middle, y, middle, y + 5, dashed=True, colour=ink))
    low = high - 14
    page.lines.append(Line(middle, low - RULER, middle, low, colour=ink))
    for mm in range(0, RULER + 1, 10):
        page.lines.append(Line(middle, low - mm, middle + 1.2, low - mm, colour=ink))
    told = voice.say("press-ruler", mm=RULER)
    page.texts.append(Text(told, middle + 3, low, 4.5, rotate=-90, colour=ink))
    return page


def _written(writer: PdfWriter) -> bytes:
    kept = BytesIO()
    writer.write(kept)
    return kept.getvalue()


def _inputs(
    rules: AnyRules,
    blocks: list[Block],
    size: tuple[float, float],
    voice: Voice,
    ink_saver: bool,
    own: Own,
) -> dict[str, str]:
    palette = artist(rules).palette
    board, soft = LOOKS[palette.name]
    dark = on_white(palette).ink
    title, _, subtitle = said(spans_of(blocks[0])).partition(": ")
    label = rules.label
    look = {
        "wide": size[0],
        "high": size[1],
        "lang": voice.lang,
        "title": title,
        "subtitle": subtitle[:1].upper() + subtitle[1:],
        "accent": palette.fills[board],
        "ink": dark,
        "soft": soft,
        "ground": WHITE if ink_saver else palette.paper,
        "letters": dark if ink_saver else palette.text,
        "contents": voice.say("press-booklet-contents"),
        "notes": voice.say("press-booklet-notes"),
        "players": voice.say(
            "press-booklet-players", fewest=rules.fewest_seats, most=rules.most_seats
        ),
        "edition": [
            voice.say("press-booklet-ours"),
            voice.say(
                "press-booklet-edition",
                name=label.name,
                version=label.version,
                digest=label.digest[:DIGITS],
            ),
        ],
    }
    portraits = Portraits(rules, voice, own)
    told = [portraits.laid_out(one) for one in blocks[1:]]
    return {
        "look": json.dumps(look),
        "blocks": json.dumps(told),
        "pictures": json.dumps(portraits.pictures | _furniture(rules, board, size[0], ink_saver)),
    }


def _furniture(rules: AnyRules, board: str, wide: float, ink_saver: bool) -> dict[str, str]:
    """What is drawn on the pages whatever they say."""
    drawn = artist(rules)
    palette = on_white(drawn.palette)
    count = round(wide / TOOTH_MM)
    roof = Picture(path(teeth(count, 20 * count, 20, 6), board), width=20 * count, height=20)
    emblem = pieces.compass() if drawn.emblem is None else drawn.emblem
    tile = (drawn.tile or house_tile)()
    return {
        "cover": _paler(tile, drawn.palette) if ink_saver else tile,
        "eaves": shown(palette, roof),
        "emblem": shown(palette, emblem),
        "emblem-cover": shown(palette if ink_saver else drawn.palette, emblem),
        **{f"arrow-{arrow}": _arrow(palette, turn) for arrow, turn in ARROWS.items()},
    }


def _paler(svg: str, palette: Palette) -> str:
    """A picture in outlines: only its sheet of styles is another one."""
    return svg.replace(stylesheet(palette), stylesheet(palette.spared()))


def _arrow(palette: Palette, turn: int) -> str:
    body = group("<path d='M50 92V16M20 46L50 14L80 46'/>", transform=f"rotate({turn} 50 50)")
    return shown(palette, Picture(body, SIGN))
