"""An SVG that anybody may have drawn: rebuilt from the shapes that are known, and nothing else."""

from __future__ import annotations

import re
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
HERE: Final = re.compile(r"#[A-Za-z][A-Za-z0-9_-]{0,60}")
MOST_SHAPES: Final = 3000
MOST_DEEP: Final = 30


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
    return _written(root, 0).encode("utf-8")


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
    plain = " ".join(text.split())
    if not PLAIN.fullmatch(plain) or "url" in LOCAL.sub("", plain.casefold()):
        raise Program
    return plain
