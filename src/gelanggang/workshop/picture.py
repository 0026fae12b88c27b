"""A card's own picture: SVG, PNG or JPEG, of which only what can be seen is kept.

It lies in the pack's folder as `picture/ID.svg` (or `.png`, `.jpg`).  Nothing in it is ever a
program, and nothing in it fetches anything: what tries to is refused with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.workshop import drawing, raster
from gelanggang.workshop.sheet import Sheet, has_ids, kinds, named_by

FOLDER: Final = "picture"
MOST_PICTURES: Final = 80
MOST_BYTES: Final = {".svg": 60_000, ".png": 200_000, ".jpg": 200_000}
CLEAN: Final[dict[str, Callable[[bytes], bytes]]] = {
    ".svg": drawing.clean,
    ".png": raster.clean_png,
    ".jpg": raster.clean_jpeg,
}
SHOWN: Final = 40


def clean(pictures: dict[str, bytes], sheet: Sheet, mistakes: list[BadInput]) -> dict[str, bytes]:
    """The pictures of a pack's cards as they can be shown; what is wrong with one is told."""
    cards = {
        row.get(named_by(kind).id)
        for kind in kinds(sheet.game)
        if has_ids(kind)
        for row in sheet.rows(kind.id)
    }
    found: dict[str, bytes] = {}
    for name in sorted(pictures):
        try:
            found[name] = clean_one(name, pictures[name], cards)
        except BadInput as mistake:
            mistakes.append(mistake)
    return found


def clean_one(name: str, data: bytes, cards: set[str]) -> bytes:
    """One picture; BadInput says why it cannot be shown."""
    stem, dot, kind = name.rpartition(".")
    ending = f"{dot}{kind}"
    shown = name[:SHOWN]
    if ending not in CLEAN or stem not in cards:
        raise BadInput("picture-name", {"value": shown, "known": sorted(one[1:] for one in CLEAN)})
    if len(data) > MOST_BYTES[ending]:
        raise BadInput("picture-large", {"value": shown, "most": MOST_BYTES[ending] // 1000})
    try:
        return CLEAN[ending](data)
    except drawing.Program:
        raise BadInput("picture-program", {"value": shown}) from None
    except ValueError:
        raise BadInput("picture-broken", {"value": shown}) from None


def pictures_of(folder: Path) -> dict[str, bytes]:
    """The pictures in the folder of a pack, as they are."""
    inside = folder / FOLDER
    if not inside.is_dir():
        return {}
    paths = [path for path in sorted(inside.iterdir()) if path.suffix in CLEAN and path.is_file()]
    return {path.name: path.read_bytes() for path in paths}
