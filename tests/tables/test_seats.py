"""People come, wait and go while the host sets the table: 10,000 steps, and everybody has a place.

That nobody is gone without a sentence is asked of everything that happens (`Sitting.happen`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gelanggang.core.errors import BadInput, MoveRefused
from gelanggang.tables import verb as ask
from gelanggang.tables.absence import SUCCESSION
from gelanggang.tables.denied import Denied
from gelanggang.tables.seat import Member
from gelanggang.tables.table import PLAYING
from gelanggang.tables.verb import AnyVerb
from tests.tables.fits import Watch, check_order
from tests.tables.sitting import Sitting, both_editions, spelled

pytestmark = pytest.mark.slow

EVENINGS = 100
STEPS = 100
GAMES = ["jawara-beksi", "spell-from-the-future"]
REFUSED = (Denied, BadInput, MoveRefused)
OPTIONS: list[dict[str, int | str | bool]] = [
    {},
    {"rounds": 5},
    {"without_down": True},
    {"difficulty": "nightmare"},
]


class Evening:
    """A table, and steps that make sense there: numbers choose who, where and what."""

    def __init__(self, game: str) -> None:
        self.sitting = Sitting(game, 3, find=both_editions(game))
        self.sitting.join("Sari")
        self.watch = Watch(self.sitting.table)

    @property
    def members(self) -> list[Member]:
        return list(self.sitting.table.members.values())

    def seat(self, number: int) -> int:
        return number % len(self.sitting.table.chairs)

    def asks(self, number: int, verb: AnyVerb) -> None:
        """Anybody asks."""
        if self.members:
            self._do(self.members[number % len(self.members)], verb)

    def sets(self, verb: AnyVerb) -> None:
        """The host asks."""
        table = self.sitting.table
        if table.host in table.members:
            self._do(table.members[table.host], verb)

    def _do(self, member: Member, verb: AnyVerb) -> None:
        table = self.sitting.table
        before, waited = spelled(table), table.claims[:]
        try:
            self.sitting.do(member, verb)
        except REFUSED:
            assert spelled(table) == before, "a refusal changed something"
            return
        if not isinstance(verb, ask.GiveSeat):
            check_order(table, waited)

    # What can be done.

    def join(self, a: int, b: int) -> None:
        try:
            self.sitting.join("", a if b == 0 else None, wait=b % 2 == 1)
        except REFUSED:
            return

    def several_join(self, a: int, b: int) -> None:
        try:
            self.sitting.join_several(["", ""], wait=a % 2 == 1)
        except REFUSED:
            return

    def leave(self, a: int, b: int) -> None:
        self.asks(a, ask.Leave())

    def set_seats(self, a: int, b: int) -> None:
        self.sets(ask.SetSeats(a + 1))

    def set_options(self, a: int, b: int) -> None:
        self.sets(ask.SetOptions(OPTIONS[a % len(OPTIONS)]))

    def set_pack(self, a: int, b: int) -> None:
        self.sets(ask.SetPack("first" if a % 2 else ""))

    def set_level(self, a: int, b: int) -> None:
        self.sets(ask.SetLevel(str(a % 4)))

    def swap(self, a: int, b: int) -> None:
        self.sets(ask.Swap(self.seat(a), self.seat(b)))

    def add_bot(self, a: int, b: int) -> None:
        self.sets(ask.AddBot(self.seat(a)))

    def remove_bot(self, a: int, b: int) -> None:
        self.sets(ask.RemoveBot(self.seat(a)))

    def kick(self, a: int, b: int) -> None:
        self.sets(ask.Kick(self.seat(a)))
        self.sets(ask.Lock(False))

    def rename(self, a: int, b: int) -> None:
        self.sets(ask.Rename(f"Nama {a}", self.seat(b)))

    def pass_host(self, a: int, b: int) -> None:
        self.sets(ask.PassHost(self.seat(a)))

    def lock(self, a: int, b: int) -> None:
        self.sets(ask.Lock(a % 2 == 0))

    def latecomers(self, a: int, b: int) -> None:
        self.sets(ask.Latecomers(a % 2 == 0))

    def ask_seat(self, a: int, b: int) -> None:
        self.asks(a, ask.AskSeat())

    def withdraw(self, a: int, b: int) -> None:
        self.asks(a, ask.WithdrawAsk(None if b % 2 else b))

    def give(self, a: int, b: int) -> None:
        claims = self.sitting.table.claims
        if claims:
            self.sets(ask.GiveSeat(claims[a % len(claims)].member, self.seat(b)))

    def mute(self, a: int, b: int) -> None:
        self.asks(a, ask.Mute(self.seat(b)))

    def go(self, a: int, b: int) -> None:
        if self.members:
            self.sitting.go(self.members[a % len(self.members)], b % 2 == 0)

    def come(self, a: int, b: int) -> None:
        if self.members:
            self.sitting.come(self.members[a % len(self.members)])

    def wait(self, a: int, b: int) -> None:
        self.sitting.wait(SUCCESSION * a)

    def start(self, a: int, b: int) -> None:
        self.sets(ask.Start())

    def finish(self, a: int, b: int) -> None:
        if self.sitting.table.phase == PLAYING:
            self.sitting.play_out()

    def rematch(self, a: int, b: int) -> None:
        self.sets(ask.Rematch())

    def kill(self, a: int, b: int) -> None:
        """The house is killed; the table is made from its rows again."""
        twin = self.sitting.rebuilt()
        assert spelled(twin) == spelled(self.sitting.table)
        self.sitting.table = twin


DOINGS: list[Callable[[Evening, int, int], None]] = [
    Evening.join,
    Evening.join,
    Evening.join,
    Evening.join,
    Evening.several_join,
    Evening.leave,
    Evening.set_seats,
    Evening.set_seats,
    Evening.set_seats,
    Evening.set_options,
    Evening.set_pack,
    Evening.set_level,
    Evening.swap,
    Evening.swap,
    Evening.add_bot,
    Evening.remove_bot,
    Evening.kick,
    Evening.rename,
    Evening.pass_host,
    Evening.lock,
    Evening.latecomers,
    Evening.ask_seat,
    Evening.withdraw,
    Evening.give,
    Evening.mute,
    Evening.go,
    Evening.come,
    Evening.wait,
    Evening.start,
    Evening.finish,
    Evening.finish,
    Evening.rematch,
    Evening.kill,
]
number = st.integers(0, 5)
step = st.tuples(st.sampled_from(DOINGS), number, number)


@given(st.sampled_from(GAMES), st.lists(step, min_size=STEPS, max_size=STEPS))
@settings(max_examples=EVENINGS, deadline=None, suppress_health_check=list(HealthCheck))
def test_whoever_comes_and_whatever_is_set_everybody_has_a_place(
    game: str, steps: list[tuple[Callable[[Evening, int, int], None], int, int]]
) -> None:
    evening = Evening(game)
    for do, a, b in steps:
        do(evening, a, b)
        evening.watch.look(evening.sitting.table)
    assert spelled(evening.sitting.rebuilt()) == spelled(evening.sitting.table)
