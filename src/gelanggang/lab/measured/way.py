"""A way to play: what a table can agree on, or a level of bots, by the name it is kept under."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.core.rules import Choice, Option, Options

STANDARD: Final = "standard"
"""Nothing was chosen."""


def way_of(option: Option, choice: Choice) -> str:
    """Everything else as it is, and this chosen: its default is the standard way."""
    return STANDARD if choice == option.default else f"{option.name}={str(choice).lower()}"


def way_of_level(level: str) -> str:
    """Bots of a level sit at a standard table."""
    return f"level-{level}"


def options_of(rules: AnyRules, players: int) -> list[tuple[str, Options]]:
    """The standard way, and each single choice that so many can play by."""
    found: list[tuple[str, Options]] = [(STANDARD, {})]
    for option in rules.options:
        for choice in option.choices:
            way = way_of(option, choice)
            if way != STANDARD and _possible(rules, players, {option.name: choice}):
                found.append((way, {option.name: choice}))
    return found


def _possible(rules: AnyRules, players: int, options: Options) -> bool:
    try:
        rules.settle(players, options)
    except BadInput:
        return False
    return True
