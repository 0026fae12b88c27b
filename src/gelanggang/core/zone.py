"""A place for things on the table, and who may see each of its slots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.ids import SEES_NOBODY, Seat, bit_of
from gelanggang.core.rng import Rng

HIDDEN: Final = -1
"""What a slot shows to a seat that may not see it."""


@mypyc_attr(acyclic=True)
class Zone:
    """Things in order (the last one lies on top), each slot with the mask of those who see it.

    Both lists are changed by the methods here alone: a copy shares them until it changes.
    """

    __slots__ = ("seen", "shared", "things")

    def __init__(self, things: list[int], seen: list[int]) -> None:
        self.things = things
        self.seen = seen
        self.shared = False
        """Whether another zone may have the same lists."""

    def __len__(self) -> int:
        return len(self.things)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.things == other.things and self.seen == other.seen

    def __hash__(self) -> int:
        return hash(tuple(self.things))

    def __repr__(self) -> str:
        return f"Zone({self.things!r}, {self.seen!r})"

    def copy(self) -> Zone:
        """The same things, so that changing one zone leaves the other alone.

        Of a table that is copied to try something, most zones stay as they are: so the lists are
        copied only when one of the two changes.
        """
        twin = Zone(self.things, self.seen)
        twin.shared = True
        self.shared = True
        return twin

    def own(self) -> None:
        """Have lists that nobody else has: whatever changes them says so first."""
        if self.shared:
            self.things = self.things[:]
            self.seen = self.seen[:]
            self.shared = False

    def put(self, thing: int, seen: int) -> None:
        """Lay a thing on top, seen by those of the mask."""
        if self.shared:
            self.own()
        self.things.append(thing)
        self.seen.append(seen)

    def put_under(self, thing: int, seen: int) -> None:
        """Slip a thing under all others."""
        self.own()
        self.things.insert(0, thing)
        self.seen.insert(0, seen)

    def pop(self) -> int:
        """Take the thing on top."""
        if self.shared:
            self.own()
        self.seen.pop()
        return self.things.pop()

    def pop_at(self, slot: int) -> int:
        """Take the thing of one slot."""
        self.own()
        self.seen.pop(slot)
        return self.things.pop(slot)

    def remove(self, thing: int) -> None:
        """Take this thing, wherever it lies."""
        self.pop_at(self.things.index(thing))

    def clear(self) -> None:
        """Take everything."""
        self.things = []
        self.seen = []
        self.shared = False

    def show_top(self, mask: int) -> None:
        """Let those of the mask see the thing on top."""
        self.own()
        self.seen[-1] |= mask

    def show_to(self, mask: int) -> None:
        """Let those of the mask see every slot, from now on."""
        self.seen = [seen | mask for seen in self.seen]

    def hide_from_all_but(self, mask: int) -> None:
        """Those outside the mask can no longer be sure of any slot."""
        self.seen = [seen & mask for seen in self.seen]

    def shown_to(self, seat: Seat | None) -> list[int]:
        """Slot by slot, the thing or HIDDEN.  Every face that leaves a state passes here."""
        bit = bit_of(seat)
        seen = self.seen
        return [thing if seen[i] & bit else HIDDEN for i, thing in enumerate(self.things)]

    def hidden_from(self, seat: Seat | None) -> bool:
        """Whether a seat sees none of its slots."""
        bit = bit_of(seat)
        for seen in self.seen:
            if seen & bit:
                return False
        return True

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
        self.things.extend(things)
        self.seen.extend([SEES_NOBODY] * len(things))
        pile.clear()


def face_down(things: list[int]) -> Zone:
    """A zone that nobody sees into."""
    return Zone(things, [SEES_NOBODY] * len(things))


def seen_by(things: list[int], mask: int) -> Zone:
    """A zone whose slots are all seen by those of the mask."""
    return Zone(things, [mask] * len(things))
