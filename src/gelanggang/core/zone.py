"""A place for things on the table, and who may see each of its slots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gelanggang.core.ids import SEES_NOBODY, Seat, bit_of
from gelanggang.core.rng import Rng

HIDDEN: Final = -1
"""What a slot shows to a seat that may not see it."""
NO_MASKS: Final[list[int]] = []
"""The masks of a zone whose slots are all seen alike.  Nobody puts anything in here."""


@mypyc_attr(acyclic=True)
class Zone:
    """Things in order (the last one lies on top), each slot with the mask of those who see it.

    Nearly always all slots are seen by the same, and then one mask is kept for all of them.
    The lists are changed by the methods here alone: a copy shares them until it changes.
    """

    __slots__ = ("_mask", "_masks", "changes", "shared", "things")

    def __init__(self, things: list[int], seen: list[int]) -> None:
        self.things = things
        self.shared = False
        """Whether another zone may have the same lists."""
        self.changes: i64 = 0
        """How often it was changed."""
        self._mask = SEES_NOBODY
        self._masks = NO_MASKS
        """One a slot, where they differ."""
        if seen:
            self._see(seen)

    def __len__(self) -> int:
        return len(self.things)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.things == other.things and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(tuple(self.things))

    def __repr__(self) -> str:
        return f"Zone({self.things!r}, {self.seen!r})"

    @property
    def seen(self) -> list[int]:
        """Slot by slot, the mask of those who see the thing."""
        return self._masks[:] if self._masks else [self._mask] * len(self.things)

    def copy(self) -> Zone:
        """The same things, so that changing one zone leaves the other alone.

        Of a table that is copied to try something, most zones stay as they are: so the lists are
        copied only when one of the two changes.
        """
        twin = Zone(self.things, NO_MASKS)
        twin._mask = self._mask
        if self._masks:
            twin._masks = self._masks
        twin.shared = True
        self.shared = True
        return twin

    def own(self) -> None:
        """Have lists that nobody else has: whatever changes them says so first."""
        self.changes += 1
        if self.shared:
            self.things = self.things[:]
            if self._masks:
                self._masks = self._masks[:]
            self.shared = False

    def _tell_apart(self, seen: int) -> None:
        """Keep a mask for each slot, if a thing seen by these makes that necessary."""
        if not self.things:
            self._mask = seen
        elif seen != self._mask:
            self._masks = self.seen

    def put(self, thing: int, seen: int) -> None:
        """Lay a thing on top, seen by those of the mask."""
        self.own()
        if not self._masks and seen != self._mask:
            self._tell_apart(seen)
        if self._masks:
            self._masks.append(seen)
        self.things.append(thing)

    def put_under(self, thing: int, seen: int) -> None:
        """Slip a thing under all others."""
        self.own()
        if not self._masks:
            self._tell_apart(seen)
        if self._masks:
            self._masks.insert(0, seen)
        self.things.insert(0, thing)

    def pop(self) -> int:
        """Take the thing on top."""
        self.own()
        if self._masks:
            self._masks.pop()
        return self.things.pop()

    def pop_at(self, slot: int) -> int:
        """Take the thing of one slot."""
        self.own()
        if self._masks:
            self._masks.pop(slot)
        return self.things.pop(slot)

    def remove(self, thing: int) -> None:
        """Take this thing, wherever it lies."""
        slot = 0
        while self.things[slot] != thing:
            slot += 1
        self.pop_at(slot)

    def clear(self) -> None:
        """Take everything."""
        if self.things:
            self.changes += 1
            self.things = []
            self._masks = NO_MASKS
            self.shared = False

    def show_top(self, mask: int) -> None:
        """Let those of the mask see the thing on top."""
        seen = self.seen
        seen[-1] |= mask
        self._see(seen)

    def show_to(self, mask: int) -> None:
        """Let those of the mask see every slot, from now on."""
        self._see([seen | mask for seen in self.seen])

    def hide_from_all_but(self, mask: int) -> None:
        """Those outside the mask can no longer be sure of any slot."""
        self._see([seen & mask for seen in self.seen])

    def _see(self, seen: list[int]) -> None:
        """Have these masks, slot by slot."""
        self.changes += 1
        first = seen[0] if seen else SEES_NOBODY
        self._mask = first
        self._masks = seen if any([one != first for one in seen]) else NO_MASKS

    def shown_to(self, seat: Seat | None) -> list[int]:
        """Slot by slot, the thing or HIDDEN.  Every face that leaves a state passes here."""
        bit = bit_of(seat)
        masks = self._masks
        if not masks:
            return self.things[:] if self._mask & bit else [HIDDEN] * len(self.things)
        return [thing if masks[i] & bit else HIDDEN for i, thing in enumerate(self.things)]

    def hidden_from(self, seat: Seat | None) -> bool:
        """Whether a seat sees none of its slots."""
        bit = bit_of(seat)
        if not self._masks:
            return not self.things or not self._mask & bit
        return not any([seen & bit for seen in self._masks])

    def hidden_from_others(self, seat: Seat) -> bool:
        """Whether nobody but this seat sees any of its slots, as far as a glance tells."""
        return not self._masks and not self._mask & ~bit_of(seat)

    def shuffle(self, rng: Rng) -> None:
        """Put a face-down pile into a random order."""
        self.own()
        rng.shuffle(self.things)

    def shuffle_in(self, pile: Zone, rng: Rng) -> None:
        """Turn a pile face down, shuffle it and lay it here; the pile is empty afterwards."""
        self.own()
        pile.own()
        things = pile.things
        rng.shuffle(things)
        if not self._masks and things:
            self._tell_apart(SEES_NOBODY)
        if self._masks:
            self._masks.extend([SEES_NOBODY] * len(things))
        self.things.extend(things)
        pile.clear()


class Glance:
    """Zones as they were when somebody looked, which tells at a glance those that have changed."""

    __slots__ = ("_changes", "_zones")

    def __init__(self, zones: list[Zone]) -> None:
        self._zones: Final = zones
        self._changes: Final[list[int]] = [zone.changes for zone in zones]

    def changed(self, zones: list[Zone]) -> list[int]:
        """The places of those that are not as they were; from now on they are known as they are."""
        found: list[int] = []
        before, changes = self._zones, self._changes
        for i, (zone, known, count) in enumerate(zip(zones, before, changes)):
            if zone is not known or zone.changes != count:
                before[i], changes[i] = zone, zone.changes
                found.append(i)
        return found


def face_down(things: list[int]) -> Zone:
    """A zone that nobody sees into."""
    return Zone(things, NO_MASKS)


def seen_by(things: list[int], mask: int) -> Zone:
    """A zone whose slots are all seen by those of the mask."""
    return Zone(things, [mask] * len(things))
