"""Pages become a PDF: typst draws them, pypdf says what is cut off."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Final

from gelanggang.art.lettering import FONT
from gelanggang.core.errors import BadInput
from gelanggang.press.letters import FONTS, drawn, strange
from gelanggang.press.page import Box, Page

try:
    import typst
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import RectangleObject
except ModuleNotFoundError:
    # Without the extra, the rest of the house stands: whoever prints is told what is missing.
    THERE = False
else:
    THERE = True

HERE: Final = Path(__file__).resolve().parent
"""The compiled engine has links to all files of the press; typst wants them where they are."""
TEMPLATE: Final = HERE / "sheet.typ"
FAMILY: Final = "Noto Sans"
POINTS: Final = 72 / 25.4
"""In a millimetre."""
EPOCH: Final = 0
"""The same pages are the same bytes, whenever they are made."""


def typeset(pages: Sequence[Page], title: str = "", lang: str = "id") -> bytes:
    """A PDF of these pages, with the typeface in it and its boxes set."""
    return _boxed(pdf(TEMPLATE, _inputs(pages, title, lang), _foreign(pages)), pages)


def raster(pages: Sequence[Page]) -> list[bytes]:
    """Each page as a PNG, a point of the PDF a pixel."""
    compiler = _compiler(TEMPLATE, _inputs(pages, "", "id"), _foreign(pages))
    made = compiler.compile(format="png", ppi=72)
    assert made is not None
    return made if isinstance(made, list) else [made]


def pdf(template: Path, inputs: dict[str, str], foreign: bool = False) -> bytes:
    """What a template of the press makes of these texts."""
    made = _compiler(template, inputs, foreign).compile(format="pdf", timestamp=EPOCH)
    assert isinstance(made, bytes)
    return made


def _foreign(pages: Sequence[Page]) -> bool:
    """Whether there are letters that our typeface has not, and another one has to help out."""
    pictures = {drawn(_lettered(item.svg)) for page in pages for item in page.items}
    return bool(strange([*pictures, *(text.text for page in pages for text in page.texts)]))


def _compiler(template: Path, inputs: dict[str, str], foreign: bool) -> typst.Compiler:
    if not THERE:
        raise BadInput("press-missing")
    return typst.Compiler(
        template,
        # Nothing but the press's own files can be read from inside a page.
        root=HERE,
        font_paths=typst.Fonts(include_system_fonts=foreign, font_paths=[FONTS]),
        sys_inputs=inputs,
    )


def _inputs(pages: Sequence[Page], title: str, lang: str) -> dict[str, str]:
    numbers: dict[str, int] = {}
    told = [
        {
            "width": page.width_mm,
            "height": page.height_mm,
            "lines": [asdict(line) for line in page.lines],
            "items": [
                {
                    **{key: value for key, value in asdict(item).items() if key != "svg"},
                    "picture": numbers.setdefault(_lettered(item.svg), len(numbers)),
                }
                for item in page.items
            ],
            "texts": [asdict(text) for text in page.texts],
        }
        for page in pages
    ]
    return {
        "pages": json.dumps(told),
        "pictures": json.dumps(list(numbers)),
        "title": title,
        "lang": lang,
    }


def _lettered(svg: str) -> str:
    """A picture with the typeface of the press instead of whatever its reader has."""
    return svg.replace(escape(FONT), escape(f"'{FAMILY}'"))


def _boxed(made: bytes, pages: Sequence[Page]) -> bytes:
    writer = PdfWriter(clone_from=PdfReader(BytesIO(made)))
    for one, page in zip(writer.pages, pages, strict=True):
        if page.trim is not None:
            one.trimbox = _rectangle(page.trim, page)
            one.bleedbox = _rectangle(page.bleed or page.trim, page)
    kept = BytesIO()
    writer.write(kept)
    return kept.getvalue()


def _rectangle(box: Box, page: Page) -> RectangleObject:
    """As PDF counts: in points, from below.  No box is larger than the paper."""
    left, right = max(box.x, 0), min(box.x + box.w, page.width_mm)
    low = max(page.height_mm - box.y - box.h, 0)
    high = min(page.height_mm - box.y, page.height_mm)
    return RectangleObject((left * POINTS, low * POINTS, right * POINTS, high * POINTS))
