"""Whether plain data has the shape that an annotated class declares."""

from __future__ import annotations

import msgspec

from gelanggang.core.errors import Facts
from gelanggang.games.shapes import Kinds


def misfit(value: object, shape: type) -> str | None:
    """What is wrong: an entry that is missing, too many, or of another type; None: it fits."""
    try:
        declared: object = msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        return f"{shape.__name__}: {error}"
    return None if declared == value else f"{shape.__name__} declares less than {value}"


def kind_misfit(kind: str, facts: Facts, kinds: Kinds) -> str | None:
    """The same for an event or a decision of some kind."""
    return misfit(facts, kinds[kind]) if kind in kinds else f"{kind} is not declared"
