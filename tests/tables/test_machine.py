"""Anybody asks for anything at any time: no exception, no stuck table, every invariant.

A run takes some 10,000 steps; GELANGGANG_MACHINES=n takes n times as many.
"""

from __future__ import annotations

import contextlib
import os

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gelanggang.core.errors import BadInput, MoveRefused
from gelanggang.games import GAMES
from gelanggang.tables import joining
from gelanggang.tables import verb as ask
from gelanggang.tables.clock import PACES
from gelanggang.tables.denied import Denied
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.seat import PERSON, Member
from gelanggang.tables.table import OVER, PLAYING
from gelanggang.tables.token import hash_of
from gelanggang.tables.verb import AnyVerb
from tests.tables.fits import Watch, check_order
from tests.tables.sitting import WALL, Sitting, both_editions, spelled

pytestmark = pytest.mark.slow

MACHINES = int(os.environ.get("GELANGGANG_MACHINES", "1"))
REFUSED = (Denied, BadInput, MoveRefused)

seats = st.integers(0, 7)
maybe_seat = st.none() | seats
names = st.sampled_from(["", "Sari", "Dodi", "<b>", "x" * 99, "a b", "🙂"]) | st.text(max_size=20)
flags = st.booleans()
verbs: st.SearchStrategy[AnyVerb] = st.one_of(
    st.builds(ask.Choose, st.integers(0, 60), st.text(max_size=30), maybe_seat),
    st.builds(ask.Undo, maybe_seat),
    st.builds(ask.Consent, flags, maybe_seat),
    st.builds(ask.MoreTime),
    st.builds(ask.TakeBack, maybe_seat),
    st.builds(ask.Leave),
    st.builds(ask.Rename, names, maybe_seat),
    st.builds(ask.Emote, st.sampled_from([*EMOTES, "?"]), maybe_seat),
    st.builds(ask.Mute, seats, flags),
    st.builds(ask.Ticket),
    st.builds(ask.Rematch, flags),
    st.builds(ask.Start),
    st.builds(ask.Pause),
    st.builds(ask.GoOn),
    st.builds(ask.Lock, flags),
    st.builds(ask.Kick, seats),
    st.builds(ask.AddBot, seats, st.none() | st.sampled_from(["random", "1", "0", "x"])),
    st.builds(ask.RemoveBot, seats),
    st.builds(ask.PassHost, seats),
    st.builds(ask.SetPace, st.sampled_from([*PACES, "x"])),
    st.builds(
        ask.SetOptions,
        st.dictionaries(
            st.sampled_from(["rounds", "without_down", "hands", "difficulty", "x"]),
            st.sampled_from([3, 5, 9, True, False, "kept", "hard", "nightmare"]),
            max_size=2,
        ),
    ),
    st.builds(ask.SetLevel, st.sampled_from(["1", "2:hoarder", "2:x", "", "random"])),
)
settings_of: st.SearchStrategy[AnyVerb] = st.one_of(
    st.builds(ask.SetSeats, st.integers(1, 6)),
    st.builds(ask.SetOptions, st.just({"without_down": True}) | st.just({"difficulty": "hard"})),
    st.builds(ask.SetPack, st.sampled_from(["", "first", "nobody"])),
    st.builds(ask.Swap, st.integers(0, 4), st.integers(0, 4)),
    st.builds(ask.Latecomers, flags),
    st.builds(ask.GiveSeat, st.integers(0, 12), st.integers(0, 4)),
    st.builds(ask.AddBot, st.integers(0, 4)),
    st.builds(ask.RemoveBot, st.integers(0, 4)),
    st.builds(ask.Kick, st.integers(0, 4)),
    st.builds(ask.Lock, flags),
)
"""What only the host can ask for: they ask for it themselves, or hardly any would happen."""
waits: st.SearchStrategy[AnyVerb] = st.one_of(
    st.builds(ask.AskSeat),
    st.builds(ask.WithdrawAsk),
    st.builds(ask.WithdrawAsk, st.integers(0, 12)),
)


class Evening(RuleBasedStateMachine):
    """One table, and everybody who ever came to it."""

    def __init__(self) -> None:
        super().__init__()
        self.everybody: list[Member] = []
        self.tickets: list[str] = []

    @initialize(
        game=st.sampled_from(["jawara-beksi", "spell-from-the-future"]),
        count=st.integers(2, 4),
        pace=st.sampled_from(PACES),
        people=st.integers(1, 3),
        told=flags,
    )
    def sit_down(self, game: str, count: int, pace: str, people: int, told: bool) -> None:
        story = next(iter(GAMES[game].tales), "") if told else ""
        self.sitting = Sitting(game, count, pace, find=both_editions(game), story=story)
        self.table = self.sitting.table
        self.watch = Watch(self.table)
        for _ in range(min(people, count)):
            self.everybody.append(self.sitting.join())

    def somebody(self, which: int) -> Member:
        """A member; those who were sent away ask as well, but the hall does not let them."""
        return self.everybody[which % len(self.everybody)]

    def present(self, member: Member) -> bool:
        return self.table.members.get(member.number) is member

    @rule(name=names, seat=maybe_seat, wait=flags)
    def join(self, name: str, seat: int | None, wait: bool) -> None:
        with contextlib.suppress(*REFUSED):
            self.everybody.append(self.sitting.join(name, seat, wait))

    @rule(verb=settings_of)
    def set_the_table(self, verb: AnyVerb) -> None:
        if self.table.host in self.table.members:
            self.wants(self.table.members[self.table.host], verb)

    @rule(which=st.integers(0, 9), verb=waits)
    def wait_for_a_seat(self, which: int, verb: AnyVerb) -> None:
        if self.present(self.somebody(which)):
            self.wants(self.somebody(which), verb)

    @rule(whole=st.integers(0, 3))
    def deal(self, whole: int) -> None:
        """The host deals; sometimes all play to the end at once."""
        table = self.table
        if table.host in table.members:
            again = table.phase == OVER
            self.wants(table.members[table.host], ask.Rematch() if again else ask.Start())
        if whole == 0 and table.phase == PLAYING:
            self.sitting.play_out()

    @rule(which=st.integers(0, 9), choice=st.integers(0, 4), seat=maybe_seat, now=flags)
    def vote(self, which: int, choice: int, seat: int | None, now: bool) -> None:
        """Somebody says what the party should take along, or something that is not on offer."""
        party = self.table.party
        if party is not None and self.present(self.somebody(which)):
            known = [*party.journey.choices(), "x"]
            verb = ask.Vote(known[choice % len(known)], seat, now)
            self.wants(self.somebody(which), verb)

    @rule()
    def kill(self) -> None:
        """The house is killed, and the table is made from its rows again."""
        twin = self.sitting.rebuilt()
        assert spelled(twin) == spelled(self.table)
        self.sitting.table = self.table = twin
        self.everybody = [twin.members.get(one.number, one) for one in self.everybody]

    @rule(which=st.integers(0, 9), verb=verbs)
    def request(self, which: int, verb: AnyVerb) -> None:
        if self.present(self.somebody(which)):
            self.wants(self.somebody(which), verb)

    def wants(self, member: Member, verb: AnyVerb) -> None:
        before, waited = spelled(self.table), self.table.claims[:]
        try:
            done = self.sitting.do(member, verb)
        except REFUSED:
            assert spelled(self.table) == before, "a refusal changed something"
        else:
            if done.ticket:
                self.tickets.append(done.ticket)
            if not isinstance(verb, ask.GiveSeat):
                check_order(self.table, waited)

    @rule(which=st.integers(0, 999), undo=flags)
    def choose(self, which: int, undo: bool) -> None:
        """Somebody who is asked answers; perhaps they regret it at once."""
        if self.table.phase != PLAYING:
            return
        match = self.sitting.match
        asked = list(match.pending().items())
        seat, decision = asked[which % len(asked)]
        chair = self.table.chairs[seat]
        if chair.kind != PERSON:
            return
        offers = match.legal(seat)
        move = match.rules.write(offers[which % len(offers)])
        member = self.table.members[chair.member]
        self.sitting.do(member, ask.Choose(decision.id, move, seat))
        assert not chair.replaced
        if undo:
            with contextlib.suppress(Denied):
                self.sitting.do(member, ask.Undo(seat))

    @rule(most=st.integers(1, 30))
    def bots(self, most: int) -> None:
        self.sitting.bots(most)

    @rule(seconds=st.sampled_from([-100.0, 1.0, 15.0, 25.0, 61.0, 100.0, 5000.0, 90_000.0]))
    def wait(self, seconds: float) -> None:
        self.sitting.wait(seconds)

    @rule(which=st.integers(0, 9), left=flags)
    def go(self, which: int, left: bool) -> None:
        if self.present(self.somebody(which)):
            self.sitting.go(self.somebody(which), left)

    @rule(which=st.integers(0, 9))
    def come(self, which: int) -> None:
        if self.present(self.somebody(which)):
            self.sitting.come(self.somebody(which))

    @rule(which=st.integers(0, 9), late=flags)
    def use_ticket(self, which: int, late: bool) -> None:
        ticket = self.tickets[which % len(self.tickets)] if self.tickets else "guess"
        token = hash_of(f"ticket {self.table.seq}")
        wall = WALL + (9999 if late else 1)
        try:
            used = joining.use_ticket(self.table, hash_of(ticket), token, wall)
        except Denied:
            return
        assert not late
        self.sitting.happen(used)
        assert self.table.member_of(token) is not None

    @invariant()
    def everything_fits(self) -> None:
        if not hasattr(self, "sitting"):
            return
        self.watch.look(self.table)

    def teardown(self) -> None:
        if not hasattr(self, "sitting"):
            return
        table = self.table
        assert spelled(self.sitting.rebuilt()) == spelled(table)
        # Whatever was done, a game that is on goes to its end, or sleeps because nobody is there.
        for _ in range(5000):
            if table.phase != PLAYING:
                return
            self.sitting.wait(90_000.0)
            self.sitting.bots(1)
        raise AssertionError("the table is stuck")


Evening.TestCase.settings = settings(
    max_examples=100 * MACHINES,
    stateful_step_count=100,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestEvening = Evening.TestCase
