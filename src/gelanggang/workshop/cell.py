"""One cell: from a value of a pack to the text that a person sees, and back.

A text that is no such value comes back as it is: the game's own reader then says what would be
right, with its limits.  Only what cannot even be taken apart is refused here.
"""

from __future__ import annotations

import math
import re
from typing import Final

from gelanggang.games import layout
from gelanggang.games.layout import Column, Operation

YES: Final = "yes"
NO: Final = "no"
MEANS_YES: Final = {YES, "y", "ya", "true", "benar", "1"}
MEANS_NO: Final = {NO, "n", "tidak", "false", "salah", "0"}
WHOLE: Final = re.compile(r"[+-]?[0-9]{1,12}([.,]0{1,6})?")
FRACTION: Final = re.compile(r"[+-]?[0-9]{1,12}[.,][0-9]{1,18}")
SMALL: Final = re.compile(r"[0-9](\.[0-9]{1,18})?e-[0-9]{1,3}")
"""How a very small number is spelled."""
APART: Final = re.compile(r"[\s,;]+")
PARTS: Final = re.compile(r";|\s|,\s")
"""What parts decimals: not a comma inside of one."""
BOUNDS: Final = re.compile(r"([0-9]{0,3})\.\.([0-9]{0,3})")
DO: Final = "do"
MOST_SHOWN: Final = 60


class Unreadable(Exception):
    """A cell that cannot be taken apart."""


Value = object
Table = dict[str, Value]


# From a value to a text.


def spell(column: Column, value: Value, operations: list[Operation]) -> str:
    """A value as it stands in its cell."""
    if column.kind == layout.EFFECTS and isinstance(value, list):
        return "; ".join([_spell_effect(one, operations) for one in value])
    if column.kind in (layout.CHANGES, layout.RULE) and isinstance(value, dict):
        return " ".join(_spell_fields(value, column.fields))
    return _plain(value)


def _spell_effect(effect: Value, operations: list[Operation]) -> str:
    if not isinstance(effect, dict):
        return _plain(effect)
    do = effect.get(DO, "")
    rest = {name: one for name, one in effect.items() if name != DO}
    return " ".join([str(do), *_spell_fields(rest, fields_of(str(do), operations))])


def _spell_fields(said: Table, fields: list[Column]) -> list[str]:
    kinds = {one.id: one.kind for one in fields}
    return [
        f"{name}={_spell_field(said[name], kinds.get(name, ''))}" for name in ordered(said, fields)
    ]


def _spell_field(value: Value, kind: str) -> str:
    if kind == layout.BOUNDS and isinstance(value, dict):
        return f"{value.get('least', '')}..{value.get('most', '')}"
    if kind == layout.LETTERS and isinstance(value, list):
        return "".join([str(one) for one in value])
    return _plain(value)


def _plain(value: Value) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, float):
        return spell_float(value)
    if isinstance(value, list):
        return " ".join([_plain(one) for one in value])
    return str(value)


def spell_float(value: float) -> str:
    """With two digits behind the point, or as many as it has."""
    short = f"{value:.2f}"
    return short if float(short) == value else repr(value)


def ordered(said: Table, fields: list[Column]) -> list[str]:
    """The names of what is said, in the order of the fields; what nobody knows comes last."""
    known = [one.id for one in fields]
    return [
        *[name for name in known if name in said],
        *[name for name in said if name not in known],
    ]


def fields_of(do: str, operations: list[Operation]) -> list[Column]:
    """What an operation says beside its word."""
    return next((one.fields for one in operations if one.do == do), [])


# From a text to a value.


def understand(column: Column, text: str, operations: list[Operation]) -> Value:
    """What a cell says; Unreadable when it cannot be taken apart."""
    kind = column.kind
    if kind == layout.NUMBER:
        return _choice(column, text) if column.choices else _whole(text)
    if kind == layout.NUMBERS:
        return [_whole(one) for one in APART.split(text) if one]
    if kind == layout.DECIMAL:
        return _decimal(text)
    if kind == layout.DECIMALS:
        return [_decimal(one) for one in PARTS.split(text) if one]
    if kind == layout.YES:
        return _flag(text)
    if kind == layout.CHOICE:
        return _choice(column, text)
    if kind == layout.CHOICES:
        return [one for one in APART.split(text) if one]
    if kind == layout.DIRECTIONS:
        return [one.upper() for one in APART.split(text) if one]
    if kind == layout.EFFECTS:
        return [_effect(one, operations) for one in text.split(";") if one.strip()]
    if kind in (layout.CHANGES, layout.RULE):
        return _fields(text.split(), column.fields)
    return text


def _whole(text: str) -> int | str:
    if WHOLE.fullmatch(text):
        return int(re.split("[.,]", text)[0])
    return text


def _decimal(text: str) -> float | int | str:
    if FRACTION.fullmatch(text):
        return float(text.replace(",", "."))
    if SMALL.fullmatch(text):
        number = float(text)
        return number if math.isfinite(number) else text
    return _whole(text)


def _flag(text: str) -> bool | str:
    folded = text.casefold()
    if folded in MEANS_YES:
        return True
    return False if folded in MEANS_NO else text


def _choice(column: Column, text: str) -> Value:
    folded = text.casefold()
    known = next((one for one in column.choices if one.casefold() == folded), None)
    if known is not None:
        return known
    return _whole(text) if column.kind == layout.NUMBER else text


def _effect(text: str, operations: list[Operation]) -> Table:
    do, *rest = text.split()
    return {DO: do, **_fields(rest, fields_of(do, operations))}


def _fields(words: list[str], fields: list[Column]) -> Table:
    """What is said as `name=value`."""
    by_id = {one.id: one for one in fields}
    said: Table = {}
    for word in words:
        name, sign, text = word.partition("=")
        if not sign or not name or not text or name in said or name == DO:
            raise Unreadable
        said[name] = _field(by_id[name], text) if name in by_id else text
    return {name: said[name] for name in ordered(said, fields)}


def _field(field: Column, text: str) -> Value:
    if field.kind == layout.BOUNDS:
        return _bounds(text)
    if field.kind == layout.LETTERS:
        return list(text.upper())
    return understand(field, text, [])


def _bounds(text: str) -> Value:
    """`2..3`, `2..`, `..3`; a number alone is both."""
    number = _whole(text)
    if isinstance(number, int):
        return {"least": number, "most": number}
    found = BOUNDS.fullmatch(text)
    if found is None:
        return text
    return {name: int(one) for name, one in zip(("least", "most"), found.groups()) if one}


def shown(text: str) -> str:
    """As much of a cell as is told again."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
