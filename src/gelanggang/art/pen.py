"""The pen: lines, ribbons and shapes as SVG, with short numbers and one way to be escaped."""

from __future__ import annotations

import math
import re
from html import escape
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Letters that no XML may hold."""
SOFT: Final = 0.5
"""How much of each side is used up by a rounded corner."""


def short(number: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{number:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def spot(point: Point) -> str:
    """A point as a path writes it."""
    return f"{short(point[0])} {short(point[1])}"


def between(a: Point, b: Point, share: float) -> Point:
    """A point on the way from a to b."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def away(point: Point, angle: float, length: float) -> Point:
    """The point at this angle (degrees, clockwise from the right) and distance."""
    turn = math.radians(angle)
    return (point[0] + math.cos(turn) * length, point[1] + math.sin(turn) * length)


def angle(a: Point, b: Point) -> float:
    """The direction from a to b, in degrees."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def path(d: str, kind: str = "", **more: str) -> str:
    """A path of a kind: a class of the palette."""
    return _tag("path", kind, d=relative(d), **more)


STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
POINTS: Final = {"M": 1, "L": 1, "Q": 2}
"""How many points a step names."""


def relative(d: str) -> str:
    """The same path in steps from point to point: a third shorter."""
    at = start = (0.0, 0.0)
    told: list[str] = []
    for verb, rest in STEP.findall(d):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        base = at if verb.islower() else (0.0, 0.0)
        if verb in "Zz":
            told.append("z")
            at = start
        elif verb in "HhVv":
            flat = verb in "Hh"
            goal = (base[0] + numbers[0], at[1]) if flat else (at[0], base[1] + numbers[0])
            told.append(f"{verb.lower()}{_row([goal[0] - at[0] if flat else goal[1] - at[1]])}")
            at = goal
        else:
            size = 2 * POINTS[verb.upper()]
            steps: list[float] = []
            for i in range(0, len(numbers), size):
                base = at if verb.islower() else (0.0, 0.0)
                ends = [number + base[j % 2] for j, number in enumerate(numbers[i : i + size])]
                row = [round(end - at[j % 2], 1) for j, end in enumerate(ends)]
                steps += row
                # From the point that was written, not the one that was meant: errors never add up.
                at = (at[0] + row[-2], at[1] + row[-1])
                if verb in "Mm" and i == 0:
                    start = at
            told.append(f"{verb.lower()}{_row(steps)}")
    return "M" + "".join(told)[1:] if told else ""


def _row(numbers: list[float]) -> str:
    row = ""
    for number in numbers:
        text = short(number)
        if text.startswith("0."):
            text = text[1:]
        elif text.startswith("-0."):
            text = "-" + text[2:]
        row += text if not row or text.startswith("-") else f" {text}"
    return row


def disc(centre: Point, radius: float, kind: str = "") -> str:
    """A circle."""
    return _tag("circle", kind, cx=short(centre[0]), cy=short(centre[1]), r=short(radius))


def ribbon(points: list[Point], widths: list[float]) -> str:
    """A closed path along points, as wide at each as told, with round bends: a limb, a sash."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (point, width) in enumerate(zip(points, widths)):
        before = points[max(i - 1, 0)]
        after = points[min(i + 1, len(points) - 1)]
        into = angle(before, point) if i else angle(point, after)
        out = angle(point, after) if i < len(points) - 1 else into
        bend = math.radians((out - into + 180) % 360 - 180) / 2
        across = math.degrees(bend) + into + 90
        # A sharp bend would make a long thorn.
        reach = width / 2 / max(abs(math.cos(bend)), 0.6)
        left.append(away(point, across, reach))
        right.append(away(point, across, -reach))
    return f"M{_side(left)}L{_side(right[::-1])}Z"


def _side(points: list[Point]) -> str:
    steps = [spot(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        steps.append(f"L{spot(between(corner, before, SOFT))}")
        steps.append(f"Q{spot(corner)} {spot(between(corner, after, SOFT))}")
    return "".join(steps) + f"L{spot(points[-1])}"


def group(inner: str, **more: str) -> str:
    """Several things as one."""
    return f"<g{_attributes(more)}>{inner}</g>"


def placed(inner: str, x: float, y: float, size: float = 100) -> str:
    """A picture of the 100 x 100 grid at its place, at its size."""
    scale = f"{size / 100:.3f}".rstrip("0").rstrip(".")
    return f'<g transform="translate({short(x)} {short(y)}) scale({scale})">{inner}</g>'


def words(text: str, x: float, y: float, size: float, kind: str = "", **more: str) -> str:
    """A line of text; whatever it holds, it is text and nothing else."""
    more = {"x": short(x), "y": short(y), "font-size": short(size), **more}
    cls = {"class": kind} if kind else {}
    return f"<text{_attributes({**cls, **more})}>{plain(text)}</text>"


def plain(text: str) -> str:
    """A text as XML can hold it: markup is spelled out, and what XML forbids is replaced."""
    return escape(FORBIDDEN.sub("\ufffd", text))


def _tag(name: str, kind: str, **more: str) -> str:
    cls = {"class": kind} if kind else {}
    return f"<{name}{_attributes({**cls, **more})}/>"


def _attributes(more: dict[str, str]) -> str:
    # Python has no hyphens in names.
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in more.items()
    )
