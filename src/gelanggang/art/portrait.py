"""Portraits: faces put together from parts that all people share."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from gelanggang.art.pen import disc, path

FILE: Final = Path(__file__).with_name("portraits.toml")
CIRCLE: Final = re.compile(r"([\d.]+) ([\d.]+) ([\d.]+)")


@cache
def portraits() -> dict[str, str]:
    """Every portrait, by the id of its person."""
    with FILE.open("rb") as file:
        told = tomllib.load(file)
    parts = {name: "".join(map(_shape, shapes)) for name, shapes in told["parts"].items()}
    return {name: "".join(parts[part] for part in face) for name, face in told["faces"].items()}


def _shape(told: str) -> str:
    kind, _, rest = told.partition(" ")
    kind = kind.strip("-")
    circle = CIRCLE.fullmatch(rest)
    if circle is None:
        return path(rest, kind)
    x, y, radius = map(float, circle.groups())
    return disc((x, y), radius, kind)
