"""The last steps of a table, for those who missed something.

Every table has hundreds of them, and hardly one is ever read again.  As they come, each is a dozen
objects, and those of all tables would lie between what is needed with every move: nothing of a
table would still be in the processor's memory when its next move comes.  So each is kept in one
piece, as MessagePack.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from gelanggang.core.errors import Facts
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import Seat
from gelanggang.tables.step import Step

MOST: Final = 500
"""Steps that are remembered: some more than anybody is told at most, since the oldest go in
pieces."""
FORGOTTEN: Final = 20
"""Of these, the oldest that go at once: to let go of a thousand takes milliseconds, in which
everybody waits."""

Words = tuple[str, dict[str, Any]]
"""An event: its kind and its facts.  What those can be, no decoder of msgspec tells apart."""
Page = tuple[Seat | None, Words | None, list[tuple[Words, int, Words | None]]]
"""A step: who acted, what happened to the table itself, and what was told."""
encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Page)


class Diary:
    """Remembers the last steps in their order."""

    def __init__(self) -> None:
        self._pages: Final[list[bytes]] = []

    def __len__(self) -> int:
        return len(self._pages)

    def __iter__(self) -> Iterator[Step]:
        return map(_read, self._pages)

    def __reversed__(self) -> Iterator[Step]:
        return map(_read, reversed(self._pages))

    def add(self, step: Step) -> None:
        """One more has happened."""
        pages = self._pages
        pages.append(_write(step))
        if len(pages) > MOST:
            del pages[:FORGOTTEN]

    def clear(self) -> None:
        """Forget everything."""
        self._pages.clear()


def _write(step: Step) -> bytes:
    told: list[object] = []
    for one in step.told:
        told.append((_words(one.full), one.mask, _words(one.rest)))
    return encoder.encode((step.actor, _words(step.event), told))


def _words(event: Event | None) -> tuple[str, Facts] | None:
    return None if event is None else (event.kind, event.facts)


def _read(page: bytes) -> Step:
    actor, event, told = decoder.decode(page)
    found: list[Told] = []
    for full, mask, rest in told:
        found.append(Told(Event(*full), mask, None if rest is None else Event(*rest)))
    return Step(None if event is None else Event(*event), found, actor)
