"""What a game sends, as annotated classes.

The page's types and docs/protocol.md are made from them (`server/emit.py`), and a law holds every
view, question and event of the games against them.  A game that is played at the plain table needs
none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NotRequired, TypedDict, is_typeddict

from gelanggang.core.ids import Seat


class Decision(TypedDict):
    """A question that the table has put to a seat."""

    id: int
    """An answer names it, so that a late, doubled or stale one is told apart."""
    seat: Seat
    kind: str
    facts: dict[str, Any]
    sealed: NotRequired[bool]
    """Whether the seats of this moment answer at once: until the last one, answers stay shut."""
    answered: NotRequired[bool]
    """Whether this seat's answer is in; a sealed one may still be changed."""


class View(TypedDict):
    """What every view says."""

    pending: list[Decision]
    """The open decisions; none: it is over."""


Kinds = Mapping[str, type]
"""By kind, the class that says which facts come with it."""


@dataclass(frozen=True)
class Shapes:
    """All that a game says in its own way; each class is a TypedDict."""

    view: type
    events: Kinds
    decisions: Kinds
    preview: type | None = None
    """What a move would bring that is put together step by step."""
    outcome: type | None = None
    """The facts of how it ended."""


def by_kind(events: ModuleType) -> Kinds:
    """The events that a module declares: `DrewOwn` is the class of the kind `drew-own`."""
    return {
        re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(): shape
        for name, shape in vars(events).items()
        if is_typeddict(shape) and not name.startswith("_")
    }
