"""A zone keeps one mask for all its slots where it can; nobody is to notice."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from gelanggang.core.ids import SEES_NOBODY, bit_of
from gelanggang.core.rng import FAST, make_rng
from gelanggang.core.zone import HIDDEN, Zone

Slots = list[tuple[int, int]]
"""The same as a list of things, each with its mask."""
MASKS = st.integers(0, 7)


class Both:
    """A zone, and what it should be."""

    def __init__(self) -> None:
        self.zone = Zone([], [])
        self.slots: Slots = []

    def put(self, thing: int, mask: int) -> None:
        self.zone.put(thing, mask)
        self.slots.append((thing, mask))

    def put_under(self, thing: int, mask: int) -> None:
        self.zone.put_under(thing, mask)
        self.slots.insert(0, (thing, mask))

    def pop(self, thing: int, mask: int) -> None:
        if self.slots:
            assert self.zone.pop() == self.slots.pop()[0]

    def pop_at(self, thing: int, mask: int) -> None:
        if self.slots:
            slot = thing % len(self.slots)
            assert self.zone.pop_at(slot) == self.slots.pop(slot)[0]

    def remove(self, thing: int, mask: int) -> None:
        things = [one for one, _ in self.slots]
        if thing in things:
            self.zone.remove(thing)
            self.slots.pop(things.index(thing))

    def show_top(self, thing: int, mask: int) -> None:
        if self.slots:
            self.zone.show_top(mask)
            top, seen = self.slots.pop()
            self.slots.append((top, seen | mask))

    def show_to(self, thing: int, mask: int) -> None:
        self.zone.show_to(mask)
        self.slots = [(one, seen | mask) for one, seen in self.slots]

    def hide_from_all_but(self, thing: int, mask: int) -> None:
        self.zone.hide_from_all_but(mask)
        self.slots = [(one, seen & mask) for one, seen in self.slots]

    def shuffle_in(self, thing: int, mask: int) -> None:
        self.zone.shuffle_in(Zone([thing], [mask]), make_rng(FAST, "one thing"))
        self.slots.append((thing, SEES_NOBODY))

    def clear(self, thing: int, mask: int) -> None:
        self.zone.clear()
        self.slots = []

    def go_on_with_a_copy(self, thing: int, mask: int) -> None:
        self.zone = self.zone.copy()


ACTS: list[Callable[[Both, int, int], None]] = [
    act for name, act in vars(Both).items() if not name.startswith("_")
]


@given(st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 4), MASKS), max_size=30))
def test_a_zone_is_its_things_with_a_mask_each(
    acts: list[tuple[Callable[[Both, int, int], None], int, int]],
) -> None:
    both = Both()
    for act, thing, mask in acts:
        act(both, thing, mask)
        zone, slots = both.zone, both.slots
        assert list(zip(zone.things, zone.seen, strict=True)) == slots
        assert zone == Zone([one for one, _ in slots], [seen for _, seen in slots])
        for seat in (None, 0, 1, 2):
            bit = bit_of(seat)
            assert zone.shown_to(seat) == [one if seen & bit else HIDDEN for one, seen in slots]
            assert zone.hidden_from(seat) == (not any(seen & bit for _, seen in slots))


@given(MASKS, MASKS)
def test_zones_that_are_seen_by_others_differ(one: int, other: int) -> None:
    assert (Zone([1, 2], [one, one]) == Zone([1, 2], [other, other])) == (one == other)
    assert (Zone([1, 2], [one, other]) == Zone([1, 2], [one, one])) == (one == other)
