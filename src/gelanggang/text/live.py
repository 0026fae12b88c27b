"""Tells what happens to a table itself: who sits down, who is away, who takes back."""

from __future__ import annotations

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.text.catalogue import Voice
from gelanggang.text.facts import Said, listener


def table_event(voice: Voice, event: Event, me: Seat | None) -> str:
    """A sentence about it, said to a seat (None: to somebody who looks on)."""
    said: Said = {name: fact for name, fact in event.facts.items() if not isinstance(fact, list)}
    said["me"] = listener(event.facts, me)
    return voice.say(f"server-event-{event.kind}", **said)
