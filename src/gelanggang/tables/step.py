"""What one row did, for those who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_EVERYBODY, Seat


@mypyc_attr(acyclic=True)
class Step:
    """What is heard of a row, and by whom."""

    __slots__ = ("actor", "event", "everybody", "told")

    def __init__(self, event: Event | None, told: list[Told], actor: Seat | None) -> None:
        self.event: Final = event
        self.told: Final = told
        self.actor: Final = actor
        self.everybody: Final = (
            event is not None
            or not told
            or any(one.mask == SEES_EVERYBODY or one.rest is not None for one in told)
        )
        """Whether all notice it: so it is with nearly every step."""

    @property
    def open(self) -> bool:
        """Whether everybody hears the same of it."""
        return all(one.mask == SEES_EVERYBODY for one in self.told)

    @property
    def counts(self) -> bool:
        """Whether there is anything about it that anybody is told."""
        return self.event is not None or bool(self.told) or self.actor is not None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether a seat (None: the spectators) notices this step at all.

        An answer that was changed while it is sealed is nobody else's business: for the others
        there is no such step, not even in the numbers.
        """
        if self.everybody:
            return True
        if self.actor is not None and self.actor == seat:
            return True
        return any(one.to(seat) is not None for one in self.told)

    def heard(self, seat: Seat | None) -> list[Event]:
        """What a seat hears of it."""
        heard = [one.to(seat) for one in self.told]
        own = [] if self.event is None else [self.event]
        return own + [event for event in heard if event is not None]


def only_choices(steps: list[Step]) -> bool:
    """Whether nothing but choices were made, and in time: so it is nearly always."""
    return bool(steps) and all(one.actor is not None and one.event is None for one in steps)


def quiet() -> Step:
    """Nothing that anybody is told."""
    return Step(None, [], None)


def event_of(event: Event) -> Step:
    """Something that happened to the table itself: everybody is told."""
    return Step(event, [], None)
