"""Whatever a pack that anybody may have sent says can be shown: short texts, numbers of a size."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput, Facts
from gelanggang.games.book import Page

MOST_TEXT: Final = 60
"""Letters of a text in a pack, and of what is told of it."""
MOST_NUMBER: Final = 1_000_000
MARKUP: Final = "<>"


def check_values(page: Page, mistakes: list[BadInput]) -> None:
    """Gather what cannot be shown."""
    _check(page, "", page.data, mistakes)


def _check(page: Page, key: str, value: object, mistakes: list[BadInput]) -> None:
    where: Facts = {"file": page.file, "key": key or "."}
    if isinstance(value, dict):
        for name, one in value.items():
            inside = f"{key}.{name}" if key else str(name)
            _check(page, inside[:MOST_TEXT], str(name), mistakes)
            _check(page, inside[:MOST_TEXT], one, mistakes)
    elif isinstance(value, list):
        for i, one in enumerate(value):
            _check(page, f"{key}[{i}]", one, mistakes)
    elif isinstance(value, str):
        if not value.isprintable():
            mistakes.append(BadInput("pack-unseen", where))
        elif any(letter in MARKUP for letter in value):
            mistakes.append(BadInput("pack-markup", where))
        elif len(value) > MOST_TEXT:
            where["most"] = MOST_TEXT
            mistakes.append(BadInput("pack-long", where))
    elif isinstance(value, (int, float)) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        where["most"] = MOST_NUMBER
        mistakes.append(BadInput("pack-number", where))
