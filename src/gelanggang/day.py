"""The day of a second, for those who keep no calendar."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(at: int) -> str:
    """As it is written, 2026-11-16; the same everywhere, so that what is made of rows is too."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
