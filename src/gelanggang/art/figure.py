"""The silat performer: one body, moved into every stance by where its hands and feet are."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from gelanggang.art.pen import Point, angle, away, between, disc, path, ribbon, spot

FILE: Final = Path(__file__).with_name("stances.toml")

UPPER_ARM: Final = 13.0
FOREARM: Final = 13.0
THIGH: Final = 20.0
SHIN: Final = 19.0
HEAD: Final = 7.6
NECK: Final = 11.5

LIMBS: Final = ("far_arm", "near_arm", "far_leg", "near_leg")
POINTS: Final = ("hip", "chest", "sash")


@dataclass(frozen=True)
class Limb:
    """Where a hand or foot is, to which side its joint bends, and what it does."""

    end: Point
    bend: int
    shape: str = "fist"
    aim: float = 0
    """Where an open hand or a foot points, in degrees."""


@dataclass(frozen=True)
class Stance:
    """One body: hip, chest, where the face looks, four limbs, and the traces of movement."""

    hip: Point
    chest: Point
    face: int
    far_arm: Limb
    near_arm: Limb
    far_leg: Limb
    near_leg: Limb
    sash: Point
    tilt: float = 0
    trace: str = ""
    spark: str = ""
    front: bool = False
    over: list[str] = field(default_factory=list)
    """Parts that are nearer than usual, the nearest last."""


@cache
def stances() -> dict[str, Stance]:
    """Every stance, by the id of its card."""
    with FILE.open("rb") as file:
        return {name: _stance(told) for name, told in tomllib.load(file).items()}


def _stance(told: dict[str, Any]) -> Stance:
    limbs: dict[str, Any] = {name: _limb(told.pop(name)) for name in LIMBS}
    points: dict[str, Any] = {name: _point(told.pop(name)) for name in POINTS}
    return Stance(**limbs, **points, **told)


def _limb(told: list[Any]) -> Limb:
    return Limb(_point(told[:2]), *told[2:])


def _point(pair: list[float]) -> Point:
    return (pair[0], pair[1])


def performer(stance: Stance) -> str:
    """The drawing of a stance."""
    up = angle(stance.hip, stance.chest)
    # Seen from the front, the near side is the left one; from the side, shoulders overlap.
    near = -1 if stance.front else -stance.face
    shoulder, hip = (6.5, 3.6) if stance.front else (3.5, 1.6)
    parts = {
        "far_arm": _arm(away(stance.chest, up + 90, -near * shoulder), stance.far_arm),
        "far_leg": _leg(away(stance.hip, up + 90, -near * hip), stance.far_leg),
        "near_leg": _leg(away(stance.hip, up + 90, near * hip), stance.near_leg),
        "body": _body(stance, up),
        "head": _head(stance, up),
        "near_arm": _arm(away(stance.chest, up + 90, near * shoulder), stance.near_arm),
    }
    order = [name for name in parts if name not in stance.over] + stance.over
    trace = path(stance.trace, "z") if stance.trace else ""
    spark = path(stance.spark) if stance.spark else ""
    return _shadow(stance) + trace + "".join(parts[name] for name in order) + spark


def _shadow(stance: Stance) -> str:
    spots = sorted((stance.near_leg.end[0], stance.far_leg.end[0], stance.hip[0]))
    middle, half = (spots[0] + spots[2]) / 2, (spots[2] - spots[0]) / 2 + 9
    return path(ribbon([(middle - half, 92), (middle, 92), (middle + half, 92)], [1, 5, 1]), "s")


def joint(root: Point, end: Point, first: float, second: float, bend: int) -> tuple[Point, Point]:
    """The knee or elbow between two bones, and the end as far as the bones reach."""
    reach = math.dist(root, end)
    aim = angle(root, end)
    if reach > (first + second) * 0.995:
        end = away(root, aim, (first + second) * 0.995)
        reach = math.dist(root, end)
    reach = max(reach, abs(first - second) + 0.5)
    cosine = (first**2 + reach**2 - second**2) / (2 * first * reach)
    return away(root, aim + bend * math.degrees(math.acos(min(1, max(-1, cosine)))), first), end


def _arm(shoulder: Point, limb: Limb) -> str:
    elbow, hand = joint(shoulder, limb.end, UPPER_ARM, FOREARM, limb.bend)
    sleeve = path(ribbon([shoulder, elbow, between(elbow, hand, 0.62)], [8.4, 7.6, 7.8]), "b")
    wrist = path(ribbon([between(elbow, hand, 0.5), hand], [5, 4.6]), "a")
    return wrist + HANDS[limb.shape](hand, angle(elbow, hand), limb.aim) + sleeve


def _fist(hand: Point, along: float, _aim: float) -> str:
    centre = away(hand, along, 1.5)
    a, b = away(centre, along - 50, 1.6), away(centre, along + 50, 1.6)
    return disc(centre, 4.3, "a") + path(f"M{spot(a)}L{spot(b)}", "e")


def _palm(hand: Point, _along: float, aim: float) -> str:
    thumb = away(away(hand, aim, 1), aim - 55, 6)
    return path(ribbon([hand, thumb], [3.6, 3]), "a") + _blade(hand, 10, aim)


def _pressed(hand: Point, _along: float, aim: float) -> str:
    return _blade(hand, 14, aim)


def _blade(hand: Point, length: float, aim: float) -> str:
    root, tip = away(hand, aim, -1), away(hand, aim, length)
    return path(ribbon([root, between(hand, tip, 0.5), tip], [5, 6.4, 3]), "a")


def _claw(hand: Point, _along: float, aim: float) -> str:
    fingers = ""
    for turn in (-46, -16, 14, 44):
        knuckle = away(hand, aim + turn, 7)
        tip = away(knuckle, aim + turn / 2 + 50, 3.4)
        fingers += ribbon([away(hand, aim + turn, 2), knuckle, tip], [2.8, 2.8, 1.6])
    return path(fingers, "a") + disc(hand, 4, "a")


HANDS: Final = {"fist": _fist, "palm": _palm, "pressed": _pressed, "claw": _claw}


def _leg(hip: Point, limb: Limb) -> str:
    knee, foot = joint(hip, limb.end, THIGH, SHIN, limb.bend)
    hem = between(knee, foot, 0.66)
    # The foot bends off the shin, and the outer corner of the bend is the heel.
    toe = away(foot, limb.aim, 8.5)
    shin = path(ribbon([between(knee, foot, 0.55), foot, toe], [5.2, 5.2, 3.4]), "a")
    trousers = path(ribbon([hip, knee, hem], [11, 10, 11.5]), "b")
    fold = path(f"M{spot(between(knee, hem, 0.15))}L{spot(between(knee, hem, 0.72))}", "l")
    return shin + trousers + fold


def _body(stance: Stance, up: float) -> str:
    hip, chest = stance.hip, stance.chest
    widths = [8, 17, 12.4, 13, 14.6] if stance.front else [8, 13.5, 11.4, 12.6, 14.2]
    spine = [away(chest, up, 3.6), chest, between(chest, hip, 0.62), hip, away(hip, up, -4.5)]
    aside = 0 if stance.front else 2.6 * stance.face
    seam = [away(away(hip, up, height), up + 90, aside) for height in (24, 4)]
    knot = away(hip, up + 90, aside + 0.8 * stance.face)
    flutter = between(knot, stance.sash, 0.5)
    return (
        path(ribbon(spine, widths), "b")
        + path(f"M{spot(seam[0])}L{spot(seam[1])}", "l")
        + path(
            ribbon([knot, (flutter[0] + 1.5, flutter[1]), stance.sash], [3.6, 4.6, 5.4])
            + ribbon([away(hip, up + 90, -6.8), away(hip, up + 90, 6.8)], [5, 5]),
            "r",
        )
        + disc(knot, 2.6, "r")
    )


def _head(stance: Stance, up: float) -> str:
    lean = up + 90 + stance.tilt
    centre = away(away(stance.chest, up, 4), up + stance.tilt, NECK - 2)

    def on(x: float, y: float) -> Point:
        """A point of the head, upright and looking right."""
        return away(away(centre, lean, x * stance.face), lean + 90, y)

    neck = path(ribbon([away(stance.chest, up, 1), centre], [5.6, 5.4]), "a")
    cap = "M" + "L".join(spot(on(*corner)) for corner in PECI) + "Z"
    band = f"M{spot(on(-6.7, -3.4))}L{spot(on(6.7, -3.4))}"
    if stance.front:
        face = f"M{spot(on(-2.9, 1.2))}h.1M{spot(on(2.9, 1.2))}h.1"
        beard = f"M{spot(on(-2.6, 4.4))}Q{spot(on(0, 3.2))} {spot(on(2.6, 4.4))}"
        nose = ""
    else:
        face = f"M{spot(on(3.6, 1))}h.1"
        beard = f"M{spot(on(2.6, 4.6))}Q{spot(on(5, 3.4))} {spot(on(7, 4.4))}"
        nose = disc(on(7, 2.2), 2.4, "a")
    return (
        neck
        + nose
        + disc(centre, HEAD, "a")
        + path(face + beard, "j")
        + path(cap, "k")
        + path(band, "v")
    )


PECI: Final = ((-8.2, -1.4), (-6.6, -9.4), (6.6, -9.4), (8.2, -1.4))
