"""Pictures that cards have of their own, in the place of ours: SVG, PNG or JPEG.

Whoever drew them may be anybody.  This is the only door through which they come in, so whatever is
kept elsewhere, here each is cleaned once more: nothing in it is ever a program, and nothing in it
fetches anything.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from gelanggang.art import own_raster, own_svg
from gelanggang.art.picture import GRID, Picture
from gelanggang.core.errors import BadInput
from gelanggang.games.pictures import JPEG, PNG, SVG, pictures_of

Own = Mapping[str, Picture]
"""By the id of the card."""

NONE: Final[Own] = {}
HAND: Final = "own"
"""No palette knows it: the picture has hues of its own."""
RIM: Final = 6
"""What it leaves free on each side of the grid: it may fill its corners, where ours are empty."""
PLACE: Final = {
    "x": str(RIM),
    "y": str(RIM),
    "width": str(GRID - 2 * RIM),
    "height": str(GRID - 2 * RIM),
}
MOST_BYTES: Final = {SVG: 60_000, PNG: 200_000, JPEG: 200_000}
CLEAN: Final[dict[str, Callable[[bytes], bytes]]] = {
    SVG: own_svg.clean,
    PNG: own_raster.clean_png,
    JPEG: own_raster.clean_jpeg,
}
TYPES: Final = {PNG: "image/png", JPEG: "image/jpeg"}
SHOWN: Final = 40
"""Letters of a name that are repeated to whoever gave it."""
SLOT: Final = "<!--own-->"
"""Where a page that has the picture at hand puts it itself."""
EMPTY: Final = Picture(SLOT, HAND)


def kind_of(data: bytes) -> str:
    """How the name of such a file ends, by what is in it."""
    if data.startswith(own_raster.PNG):
        return PNG
    return JPEG if data.startswith(own_raster.JPEG) else SVG


def clean(name: str, data: bytes) -> bytes:
    """What can be seen of a picture; BadInput says why it cannot be shown."""
    _, dot, kind = name.rpartition(".")
    ending, shown = f"{dot}{kind}", name[:SHOWN]
    if ending not in CLEAN:
        raise BadInput("picture-name", {"value": shown, "known": sorted(one[1:] for one in CLEAN)})
    if len(data) > MOST_BYTES[ending]:
        raise BadInput("picture-large", {"value": shown, "most": MOST_BYTES[ending] // 1000})
    try:
        return CLEAN[ending](data)
    except own_svg.Program:
        raise BadInput("picture-program", {"value": shown}) from None
    except ValueError:
        raise BadInput("picture-broken", {"value": shown}) from None


def picture(name: str, data: bytes) -> Picture:
    """A picture of somebody's own on our grid, as large as there is room; BadInput."""
    good = clean(name, data)
    ending = name[name.rindex(".") :]
    if ending == SVG:
        # Whatever else is on the page has other ids.
        return Picture(own_svg.inside(good, f"o{sha256(good).hexdigest()[:12]}-", PLACE), HAND)
    place = " ".join(f'{key}="{value}"' for key, value in PLACE.items())
    href = f"data:{TYPES[ending]};base64,{b64encode(good).decode()}"
    return Picture(f'<image {place} href="{href}"/>', HAND)


def own_pictures(pictures: Mapping[str, bytes], mistakes: list[BadInput]) -> Own:
    """Those of a pack, by the names of their files; one that cannot be shown is told and left out:
    its card has ours."""
    found: dict[str, Picture] = {}
    for name in sorted(pictures):
        try:
            found[name.rpartition(".")[0]] = picture(name, pictures[name])
        except BadInput as mistake:
            mistakes.append(mistake)
    return found


def own_in(folder: Path | None, mistakes: list[BadInput]) -> Own:
    """Those that lie beside a pack; a list of words has none, and neither have our own cards."""
    return NONE if folder is None else own_pictures(pictures_of(folder), mistakes)
