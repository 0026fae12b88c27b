"""Numbers as people write them, in each language."""

from __future__ import annotations

from typing import Final

from gelanggang.lab.page.shape import Difference, Measured, Target, Unit, ends_of
from gelanggang.lab.page.tongues import Words, named, say
from gelanggang.text.catalogue import Voice

MINUS: Final = "\N{MINUS SIGN}"
PERCENT: Final = "\N{NO-BREAK SPACE}%"
TO: Final = "\N{EN DASH}"
ENDS: Final[dict[Unit, str]] = {"share": PERCENT, "change": PERCENT, "number": "", "points": ""}
SIGNED: Final = ("points", "change")
"""More or less than something else: such a value has its sign."""


def whole(n: int | None) -> Words:
    """How many."""
    return named("") if n is None else say("lab-page-whole", n=n)


def value(number: float | None, unit: Unit) -> Words:
    """A value with its unit; a dash where nothing is known."""
    if number is None:
        return named(TO)
    size, places = _scaled(number, unit)
    return lambda voice: _digits(voice, size, places, unit in SIGNED) + ENDS[unit]


def interval(measured: Measured | Difference, unit: Unit, sign: bool = False) -> Words:
    """The 95 % interval, without the unit."""
    if (ends := ends_of(measured)) is None:
        return named("")
    (least, a), (most, b) = (_scaled(end, unit) for end in ends)
    places = min(a, b)
    sign = sign or unit in SIGNED
    to = f" {TO} " if sign or least < 0 else TO

    def said(voice: Voice) -> str:
        return _digits(voice, least, places, sign) + to + _digits(voice, most, places, sign)

    return said


def measured(told: Measured, unit: Unit) -> Words:
    """A value with its interval."""
    whole_, inner = value(told["value"], unit), interval(told, unit)
    if ends_of(told) is None:
        return whole_
    return lambda voice: f"{whole_(voice)} ({inner(voice)})"


def difference(told: Difference, unit: Unit) -> Words:
    """How much more or less, with its interval: shares differ by points."""
    size, places = _scaled(told["value"], unit)
    inner = interval(told, unit, sign=True)

    def said(voice: Voice) -> str:
        around = f" ({inner(voice)})" if ends_of(told) is not None else ""
        return _digits(voice, size, places, sign=True) + around

    return said


def tick(number: float, unit: Unit, places: int) -> Words:
    """A value under an axis, as short as the axis allows."""
    size, _ = _scaled(number, unit)
    return lambda voice: _digits(voice, size, places, unit in SIGNED) + ENDS[unit]


def target(wanted: Target, unit: Unit) -> Words:
    """What is wanted, as short as it was written: 3 %, not 3.0 %."""
    least, most = wanted["least"], wanted["most"]
    if least is not None and most is not None:
        low, high = least, most
        to = f" {TO} " if low < 0 else TO
        return lambda voice: _short(voice, low, unit) + to + _short(voice, high, unit) + ENDS[unit]
    if most is not None:
        return say("lab-page-at-most", value=_bound(most, unit))
    return named("") if least is None else say("lab-page-at-least", value=_bound(least, unit))


def _bound(number: float, unit: Unit) -> Words:
    return lambda voice: _short(voice, number, unit) + ENDS[unit]


def _short(voice: Voice, number: float, unit: Unit) -> str:
    size, places = _scaled(number, unit)
    size = round(size, places)
    while places and round(size, places - 1) == size:
        places -= 1
    return _digits(voice, size, places, unit in SIGNED)


def _scaled(number: float, unit: Unit) -> tuple[float, int]:
    """A share is told in hundredths, and so is what is a part of one; with so many places."""
    if unit == "number":
        return number, 2 if abs(number) < 10 else 1
    return 100 * number, 1


def _digits(voice: Voice, number: float, places: int, sign: bool = False) -> str:
    size = f"{abs(number):.{places}f}"
    before = MINUS if number < 0 else "+" if sign else ""
    # Nothing has no sign.
    return (before if float(size) else "") + size.replace(".", voice.say("lab-page-decimal"))
