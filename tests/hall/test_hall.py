"""An errand is asked, written, applied and told, in this order, whatever the store."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from gelanggang.core.errors import MoveRefused
from gelanggang.hall.hall import Hall
from gelanggang.hall.memory import MemoryStore
from gelanggang.hall.request import Request
from gelanggang.hall.store import Conflict, Store, StoreError
from gelanggang.hall.thinker import InlineThinker
from gelanggang.tables import verb as ask
from gelanggang.tables import waiting
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening, Locked
from gelanggang.tables.joining import Wish
from gelanggang.tables.seat import Member
from gelanggang.tables.step import Step
from gelanggang.tables.table import PAUSED, PLAYING, LiveTable
from gelanggang.tables.token import hash_of
from gelanggang.tables.verb import AnyVerb
from tests.hall.slow import Slow
from tests.server.table import LONG, run
from tests.tables.sitting import LIBRARY, WALL, spelled

GAMES = ["jawara-beksi", "spell-from-the-future"]


class Evening:
    """A hall, and all that is told there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1000.0
        self.told: list[str] = []
        self.troubles: list[Exception] = []
        self.unwritten = 0
        thinker = InlineThinker(LIBRARY)
        self.hall = Hall(
            store, LIBRARY, thinker, self.tell, self.troubles.append, self.clock, self.wall
        )
        self._messages = 0

    def clock(self) -> float:
        return self.now

    def wall(self) -> float:
        return WALL

    def tell(self, table: LiveTable, steps: list[Step]) -> None:
        self.told += [table.code for _ in steps]
        self.unwritten += table.seq - len(self.store.load(table.id).result())

    async def sit(self, game: str = GAMES[0], seats: int = 2) -> tuple[LiveTable, Member]:
        table, token = await self.hall.open(Wish(game, seats, names=["Sari"]))
        member = table.member_of(hash_of(token))
        assert member is not None
        return table, member

    async def join(self, table: LiveTable) -> Member:
        return (await self.hall.join(table, [""], None))[1]

    def asked(self, table: LiveTable) -> int:
        """A seat that has not answered yet."""
        assert table.match is not None
        return next(seat for seat, one in table.match.pending().items() if not one.answered)

    def choice(self, table: LiveTable) -> ask.Choose:
        """The first move on offer there."""
        match, seat = table.match, self.asked(table)
        assert match is not None
        return ask.Choose(match.pending()[seat].id, match.rules.write(match.legal(seat)[0]))

    def ask(
        self, table: LiveTable, member: Member, verb: AnyVerb, message: str = ""
    ) -> asyncio.Future[None]:
        self._messages += 1
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(request: Request, error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                self.told.append(request.message)
                done.set_result(None)
            else:
                done.set_exception(error)

        self.hall.ask(table, member, message or f"m{self._messages}", verb, answer)
        return done


@asynccontextmanager
async def evening(store: Store) -> AsyncIterator[Evening]:
    found = Evening(store)
    try:
        yield found
    finally:
        await found.hall.close()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_is_not_written(store: Store, game: str) -> None:
    async def play() -> None:
        async with evening(store) as one:
            table, first = await one.sit(game)
            members = [first, await one.join(table)]
            await one.ask(table, first, ask.Start())
            match = table.match
            assert match is not None
            while not match.over and len(match.choices) < 60:
                await one.ask(table, members[one.asked(table)], one.choice(table))
            assert one.told.count(table.code) > len(match.choices) > 10
            assert one.unwritten == 0
            del one.hall.places[table.code]
            again = await one.hall.find(table.code)
            assert again is not table
            assert spelled(again) == spelled(table)

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_and_goes_between_choices_is_noticed(store: Store, game: str) -> None:
    async def play() -> None:
        async with evening(store) as one:
            table, host = await one.sit(game, 3)
            members = [host, await one.join(table), await one.join(table)]
            await one.ask(table, host, ask.Start())
            place, chance, swung = one.hall.places[table.code], random.Random(8), 0
            for _ in range(300):
                member, dice = chance.choice(members), chance.random()
                if dice < 0.1 and member.presence.here:
                    one.hall.go(table, member, left=chance.random() < 0.5)
                elif dice < 0.5 and not member.presence.here:
                    await one.hall.come(table, member)
                elif table.phase == PAUSED:
                    await one.ask(table, host, ask.GoOn())
                elif dice < 0.55 and table.phase == PLAYING:
                    await one.ask(table, host, ask.Pause())
                elif table.phase == PLAYING:
                    await one.ask(table, members[one.asked(table)], one.choice(table))
                else:
                    await one.ask(table, host, ask.Rematch(now=True))
                assert place.swings == waiting.in_full_swing(table)
                swung += place.swings
                soonest = waiting.next_time(table, one.now)
                if soonest is not None:
                    assert place.alarm is not None
                    assert place.alarm_at <= soonest
            assert 50 < swung < 250

    run(play)


def test_what_is_denied_leaves_no_trace(store: Store) -> None:
    async def play() -> None:
        async with evening(store) as one:
            table, host = await one.sit()
            guest = await one.join(table)

            async def denied(member: Member, verb: AnyVerb) -> str:
                before = len(one.told), repr(spelled(table)), store.load(table.id).result()
                with pytest.raises((Denied, MoveRefused)) as caught:
                    await one.ask(table, member, verb)
                after = len(one.told), repr(spelled(table)), store.load(table.id).result()
                assert after == before
                return caught.value.code

            assert await denied(guest, ask.Start()) == "host-only"
            assert await denied(host, ask.Choose(0, "x")) == "phase"
            stranger = Member(guest.number, "token", 0.0)
            assert await denied(stranger, ask.Leave()) == "token-unknown"
            await one.ask(table, host, ask.Start())
            assert table.match is not None
            [seat, *_] = table.match.pending()
            move = table.rules.write(table.match.legal(seat)[0])
            assert await denied((host, guest)[seat], ask.Choose(99, move)) == "stale-decision"

    run(play)


def test_a_message_that_comes_twice_is_answered_twice_and_happens_once(store: Store) -> None:
    async def play() -> None:
        async with evening(store) as one:
            table, host = await one.sit()
            rename = ask.Rename("Dodi")
            both = [one.ask(table, host, rename, "same"), one.ask(table, host, rename, "same")]
            await asyncio.gather(*both)
            assert one.told.count("same") == 2
            assert one.told.count(table.code) == 1
            assert len(store.load(table.id).result()) == table.seq

    run(play)


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def slowly(store: Slow, work: Awaitable[object]) -> object:
    """Do something while the store is as fast as it can be."""
    task = asyncio.ensure_future(work)
    while not task.done():
        store.write()
        await asyncio.sleep(0)
    return task.result()


def with_two_tables(
    work: Callable[[Slow, Evening, list[tuple[LiveTable, Member]]], Awaitable[None]],
) -> None:
    async def play() -> None:
        store = Slow()
        async with evening(store) as one:
            tables = []
            for _ in range(2):
                sitting = asyncio.ensure_future(one.sit())
                await slowly(store, sitting)
                tables.append(sitting.result())
            store.groups.clear()
            one.told.clear()
            await work(store, one, tables)

    run(play, LONG)


def test_one_thing_after_another_at_each_table_and_tables_do_not_wait_for_each_other() -> None:
    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        (table, host), (other, guest) = tables
        first = one.ask(table, host, ask.Rename("Dodi"), "first")
        second = one.ask(table, host, ask.Rename("Wati"), "second")
        third = one.ask(other, guest, ask.Rename("Budi"), "third")
        await breathe()
        assert [[entry.table for entry in group] for group in store.groups] == [
            [table.id, other.id]
        ]
        assert (one.told, table.chairs[0].name) == ([], "Sari")
        store.write()
        await breathe()
        # Whoever asked is answered in the moment in which everybody is told.
        assert one.told == [table.code, "first", other.code, "third"]
        assert (table.chairs[0].name, second.done()) == ("Dodi", False)
        store.write()
        await asyncio.gather(first, second, third)
        assert table.chairs[0].name == "Wati"

    with_two_tables(work)


def test_it_happens_whether_somebody_waits_for_it_or_not() -> None:
    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        table, host = tables[0]
        asked = one.ask(table, host, ask.Rename("Dodi"))
        await breathe()
        asked.cancel()
        store.write()
        await breathe()
        assert table.chairs[0].name == "Dodi"
        assert one.told == [table.code], "told to everybody, and answered to nobody"

    with_two_tables(work)


@pytest.mark.parametrize("gone", [False, True])
def test_what_cannot_be_written_does_not_happen_and_the_next_one_has_its_turn(gone: bool) -> None:
    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        table, host = tables[0]
        first = one.ask(table, host, ask.Rename("Dodi"))
        second = one.ask(table, host, ask.Rename("Wati"))
        await breathe()
        failure = StoreError("store-full", {"file": "t.db"})
        store.gone = gone
        store.write(failure)
        with pytest.raises(StoreError, match="store-full"):
            await first
        assert (table.chairs[0].name, one.told) == ("Sari", [])
        # Only that the store is lost concerns the house.
        assert one.troubles == [failure] * gone
        await slowly(store, second)
        assert table.chairs[0].name == "Wati"

    with_two_tables(work)


def test_whatever_goes_wrong_belongs_to_whoever_asked() -> None:
    def fail() -> list[AnyHappening]:
        raise RuntimeError("a mistake of ours")

    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        (table, _), _ = tables
        wrong, right = one.hall.change(table, fail), one.hall.change(table, lambda: [Locked(True)])
        with pytest.raises(RuntimeError, match="a mistake of ours"):
            await wrong
        await slowly(store, right)
        assert table.locked

    with_two_tables(work)


def test_a_code_that_is_taken_is_drawn_again() -> None:
    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        opening = asyncio.ensure_future(one.hall.open(Wish(GAMES[0], 2)))
        await breathe()
        store.write(Conflict("somebody has it"))
        await slowly(store, opening)
        table, _ = opening.result()
        taken, free = (group[0].new for group in store.groups)
        assert taken is not None
        assert free is not None
        assert taken.code not in one.hall.places
        assert (free.code, free.id) == (table.code, table.id)
        assert one.hall.places[table.code].table is table

    with_two_tables(work)


def test_a_table_is_there_once_even_if_somebody_guessed_its_code_while_it_was_made() -> None:
    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        opening = asyncio.ensure_future(one.hall.open(Wish(GAMES[0], 2)))
        await breathe()
        new = store.groups[0][0].new
        assert new is not None
        guess = asyncio.ensure_future(one.hall.find(new.code))
        await slowly(store, opening)
        store.look()
        assert await guess is opening.result()[0]

    with_two_tables(work)


def test_a_table_that_was_given_up_half_way_is_there_when_it_is_written() -> None:
    """Its rows are, so it is; nobody finds it, and it leaves the memory as any other."""

    async def work(store: Slow, one: Evening, tables: list[tuple[LiveTable, Member]]) -> None:
        opening = asyncio.ensure_future(one.hall.open(Wish(GAMES[0], 2)))
        await breathe()
        opening.cancel()
        store.write()
        await breathe()
        new = store.groups[0][0].new
        assert new is not None
        assert one.hall.places[new.code].table.id == new.id
        one.now += 9999.0
        assert one.hall.evict(lambda table: False) == 3

    with_two_tables(work)


def test_what_is_under_way_comes_to_its_end_before_the_hall_is_closed() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with evening(store) as one:
            table, host = await one.sit()
            asked = one.ask(table, host, ask.Rename("Dodi"))
        assert asked.done()
        assert len(store.load(table.id).result()) == table.seq
        assert table.chairs[0].name == "Dodi"

    run(play)


def test_whoever_cannot_be_answered_stops_no_other_table(store: Store) -> None:
    async def play() -> None:
        async with evening(store) as one:
            (table, host), (other, guest) = await one.sit(), await one.sit()
            mistake = ValueError("a mistake of ours")

            def answer(request: Request, error: Exception | None) -> None:
                raise mistake

            # Both are written together.
            one.hall.ask(table, host, "m", ask.Rename("Dodi"), answer)
            await one.ask(other, guest, ask.Rename("Wati"))
            assert one.troubles == [mistake]
            await one.ask(table, host, ask.Rename("Sri"))
            assert (table.chairs[0].name, other.chairs[0].name) == ("Sri", "Wati")

    run(play)
