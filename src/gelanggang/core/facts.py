"""Facts that were declared: a class says which there are and of what type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from gelanggang.core.errors import Facts


def as_facts(declared: Mapping[str, object]) -> Facts:
    """The facts that a TypedDict holds: it is a dict of facts, but mypy cannot know."""
    return cast(Facts, declared)
