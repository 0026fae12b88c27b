"""What every drawing has to be, and how the tests read one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from gelanggang.art.palette import DAY, NIGHT, stylesheet
from gelanggang.art.scene import AIR
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.cards import Pack as JawaraPack
from gelanggang.games.spell_future.cards import Pack as SpellPack

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "style", "g", "path", "circle", "ellipse", "text", "symbol"}
"""Nothing else is needed; so no script, no image and no link can be there."""
KINDS = set(re.findall(r"\.([a-z]\w*)\{", stylesheet(DAY) + stylesheet(NIGHT))) | set(AIR)


def jawara_pack() -> JawaraPack:
    """The pack we ship."""
    return load_rules("jawara-beksi").pack


def spell_pack() -> SpellPack:
    """The pack we ship."""
    return load_rules("spell-from-the-future").pack


def read(svg: str) -> ET.Element:
    """A drawing that is well-formed and keeps to itself."""
    root = ET.fromstring(svg)
    ids: list[str] = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in SHAPES, element.tag
        assert element.tag.startswith(SVG), element.tag
        for name, value in element.attrib.items():
            assert not name.startswith(("on", "{")), name
            assert name != "href", name
            assert "url(" not in value, value
            assert "//" not in value, value
        if "id" in element.attrib:
            ids.append(element.attrib["id"])
        kinds = set(element.attrib.get("class", "").split()) - {
            "art",
            "day",
            "night",
            "swatch",
            "tile",
        }
        assert kinds <= KINDS, kinds
    assert len(ids) == len(set(ids))
    for style in root.iter(f"{SVG}style"):
        for word in ("@", "url(", "//"):
            assert word not in (style.text or "")
    return root


def texts(root: ET.Element) -> list[str]:
    """Everything that can be read on a drawing, line by line."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def sizes(root: ET.Element) -> Iterator[tuple[float, str]]:
    """Every line with the size of its letters."""
    for element in root.iter(f"{SVG}text"):
        yield float(element.attrib["font-size"]), element.text or ""


def paths(root: ET.Element) -> list[str]:
    """The outlines of everything that is drawn."""
    return [element.attrib["d"] for element in root.iter(f"{SVG}path")]


def points(d: str) -> Iterator[tuple[float, float]]:
    """The points of a path that is written in steps."""
    at = start = (0.0, 0.0)
    for verb, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        if verb == "z":
            at = start
        elif verb in "hv":
            step = (numbers[0], 0.0) if verb == "h" else (0.0, numbers[0])
            at = (at[0] + step[0], at[1] + step[1])
            yield at
        else:
            for x, y in zip(numbers[::2], numbers[1::2]):
                # The first letter of a path is the only large one: from there on all are steps.
                at = (at[0] + x, at[1] + y)
                yield at
            if verb in "Mm":
                start = at
