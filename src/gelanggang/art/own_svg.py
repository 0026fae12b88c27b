"""An SVG that anybody may have drawn: rebuilt from the shapes that are known, and nothing else."""

from __future__ import annotations

import re
from math import isfinite
from typing import Final
from xml.etree.ElementTree import Element, ParseError
from xml.sax.saxutils import escape, quoteattr

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

SVG: Final = "http://www.w3.org/2000/svg"
LINK: Final = "{http://www.w3.org/1999/xlink}href"


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


SHAPES: Final = _words(
    "svg g defs title desc path rect circle ellipse line polyline polygon text tspan"
    " linearGradient radialGradient stop clipPath mask"
)
GRADIENTS: Final = ("linearGradient", "radialGradient")
LOOKS: Final = _words(
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin"
    " stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity"
    " clip-path clip-rule mask display visibility font-size font-weight font-style text-anchor"
    " letter-spacing dominant-baseline paint-order"
)
ATTRIBUTES: Final = LOOKS | _words(
    "id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height viewBox points transform offset"
    " gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits"
    " preserveAspectRatio version"
)
CLUTTER: Final = ("metadata", "namedview")
"""What drawing programs leave in a file for themselves."""
PLAIN: Final = re.compile(r"[A-Za-z0-9#%.,()+\-_\s]*")
LOCAL: Final = re.compile(r"url\(#[A-Za-z][A-Za-z0-9_-]{0,60}\)")
REFERS: Final = "url(#"
ADDRESS: Final = re.compile("url", re.IGNORECASE)
HERE: Final = re.compile(r"#[A-Za-z][A-Za-z0-9_-]{0,60}")
MOST_SHAPES: Final = 3000
MOST_DRAWN: Final = 20_000
"""Shapes that are drawn in all: a mask is drawn once more for each that wears it."""
MOST_DEEP: Final = 30
WORN: Final = ("mask", "clip-path")
NAMES: Final = ("title", "desc")
"""What would be told to whoever rests on a card with a mouse: the card has its own words."""
USUAL: Final = {
    "color": "#000",
    "fill": "#000",
    "font-size": "16",
    "font-style": "normal",
    "font-weight": "400",
    "stroke": "none",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "stroke-width": "1",
    "text-anchor": "start",
}
"""How shapes look about which nothing is said, whatever hand has drawn what is around them."""
UNITS: Final = {
    "": 1.0,
    "px": 1.0,
    "pt": 96 / 72,
    "pc": 16.0,
    "in": 96.0,
    "cm": 96 / 2.54,
    "mm": 96 / 25.4,
}
LENGTH: Final = re.compile(r"(\d+(?:\.\d+)?)([a-z]*)")


class Program(ValueError):
    """It would do something, or fetch something, instead of being looked at."""


def clean(data: bytes) -> bytes:
    """The drawing without anything but shapes; ValueError when it is none."""
    if b"\0" in data or re.search(rb"<!(?!--)", data):
        raise Program
    try:
        root = fromstring(data.decode("utf-8-sig"), forbid_dtd=True)
    except DefusedXmlException:
        raise Program from None
    except (ParseError, UnicodeDecodeError, RecursionError):
        raise ValueError("no drawing") from None
    if root.tag != f"{{{SVG}}}svg":
        raise ValueError("no drawing")
    counted = sum(1 for _ in root.iter())
    if counted > MOST_SHAPES:
        raise ValueError("too many shapes")
    written = _written(root, 0)
    _check_drawn(fromstring(written))
    _box(root)
    return written.encode("utf-8")


def inside(data: bytes, prefix: str, place: dict[str, str]) -> str:
    """A drawing that was cleaned as a part of another one, as large as there is room at its place.

    It keeps to that, looks the same whatever is around it, and all of its ids begin with
    the prefix.
    """
    root = fromstring(data.decode("utf-8"), forbid_dtd=True)
    for element in root.iter():
        for child in [one for one in element if one.tag.removeprefix(f"{{{SVG}}}") in NAMES]:
            element.remove(child)
        for key, text in element.attrib.items():
            if key == "id":
                element.set(key, f"{prefix}{text}")
            elif key == "href":
                element.set(key, f"#{prefix}{text[1:]}")
            else:
                element.set(key, text.replace(REFERS, f"{REFERS}{prefix}"))
    box = " ".join(f"{side:g}" for side in _box(root))
    worn = {key: text for key, text in root.attrib.items() if key in LOOKS}
    said = {
        **USUAL,
        **worn,
        **place,
        "viewBox": box,
        "preserveAspectRatio": "xMidYMid meet",
        "overflow": "hidden",
    }
    head = "".join(f" {key}={quoteattr(text)}" for key, text in said.items())
    return f"<svg{head}>{''.join(_written(child, 1) for child in root)}</svg>"


def _box(root: Element) -> tuple[float, float, float, float]:
    """What is shown of a drawing: x, y, width and height; ValueError when that is nothing."""
    told = root.get("viewBox", "").replace(",", " ").split()
    sides = [float(one) for one in told]
    if not told:
        sides = [0.0, 0.0, _length(root.get("width")), _length(root.get("height"))]
    if len(sides) != 4 or not all(map(isfinite, sides)) or min(sides[2:]) <= 0:
        raise ValueError("no size")
    return sides[0], sides[1], sides[2], sides[3]


def _length(text: str | None) -> float:
    """A side of a drawing; who says nothing means our grid."""
    found = LENGTH.fullmatch(text or "")
    if found is None or found[2] not in UNITS:
        return 100.0
    return float(found[1]) * UNITS[found[2]]


def _check_drawn(root: Element) -> None:
    """ValueError where masks wear masks until nobody could ever finish drawing."""
    named = {one.get("id", ""): one for one in root.iter() if one.get("id")}
    known: dict[str, int] = {}

    def cost(element: Element, around: tuple[str, ...]) -> int:
        found = 1 + sum(cost(child, around) for child in element)
        worn = LOCAL.findall(" ".join(element.get(one, "") for one in WORN))
        for id in [one.removeprefix(REFERS).removesuffix(")") for one in worn]:
            if id in around or len(around) > MOST_DEEP:
                raise ValueError("no end")
            if id in named and id not in known:
                known[id] = cost(named[id], (*around, id))
            found += known.get(id, 0)
        if found > MOST_DRAWN:
            raise ValueError("too many shapes")
        return found

    cost(root, ())


def _written(element: Element, deep: int) -> str:
    """An element as we write it."""
    name = element.tag.removeprefix(f"{{{SVG}}}")
    if deep > MOST_DEEP:
        raise ValueError("too deep")
    said = _attributes(element, name)
    head = "".join(f" {key}={quoteattr(text)}" for key, text in said.items())
    if deep == 0:
        head = f' xmlns="{SVG}"{head}'
    inside = [escape(element.text or "")] if name in ("text", "tspan", "title", "desc") else []
    for child in element:
        if _is_shape(child):
            inside.append(_written(child, deep + 1))
            if name in ("text", "tspan"):
                inside.append(escape(child.tail or ""))
    body = "".join(inside)
    return f"<{name}{head}>{body}</{name}>" if body else f"<{name}{head}/>"


def _is_shape(element: Element) -> bool:
    """Whether an element is kept; clutter is not, and what is neither is refused."""
    tag = element.tag
    if not tag.startswith(f"{{{SVG}}}"):
        if not tag.startswith("{"):
            raise Program
        # Of another language: of drawing programs, or of pages with scripts.
        if "w3.org/1999/xhtml" in tag:
            raise Program
        return False
    name = tag.removeprefix(f"{{{SVG}}}")
    if name in CLUTTER:
        return False
    if name not in SHAPES:
        raise Program
    return True


def _attributes(element: Element, name: str) -> dict[str, str]:
    said: dict[str, str] = {}
    for key, text in sorted(element.attrib.items()):
        if key.casefold().startswith("on"):
            raise Program
        if key in ("href", LINK):
            if name not in GRADIENTS or not HERE.fullmatch(text.strip()):
                raise Program
            said["href"] = text.strip()
        elif key == "style":
            said.update(_style(text))
        elif key in ATTRIBUTES:
            said[key] = _checked(text)
    return dict(sorted(said.items()))


def _style(text: str) -> dict[str, str]:
    """What a style says about looks, as attributes."""
    said: dict[str, str] = {}
    for one in text.split(";"):
        name, _, value = one.partition(":")
        if name.strip() in LOOKS:
            said[name.strip()] = _checked(value)
        elif "(" in value or "\\" in one or "@" in one:
            raise Program
    return said


def _checked(text: str) -> str:
    """A value that leads nowhere but into the same drawing."""
    plain = ADDRESS.sub("url", " ".join(text.split()))
    if not PLAIN.fullmatch(plain) or "url" in LOCAL.sub("", plain):
        raise Program
    return plain
