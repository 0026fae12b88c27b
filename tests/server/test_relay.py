"""Two processes of one house: nobody can tell at which one their table is, nor pass a limit."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import psycopg
import pytest

from gelanggang.hall.hall import IDLE
from gelanggang.hall.postgres.store import PostgresStore
from gelanggang.server import inner
from gelanggang.server.inner import HEADER, VALID, Passed
from gelanggang.server.limits import Limits
from gelanggang.server.proxy import Proxies
from tests import postgres
from tests.art.strangers import png
from tests.server.hostile import JAWARA, SPELL, good_list, pictured
from tests.server.members import Member, member, members
from tests.server.table import GENEROUS, Guest, Json, Player, full_table, random_move, run
from tests.server.test_uploads import bring
from tests.server.test_workshop_report import asked, cancelled, looked

pytestmark = [pytest.mark.slow, postgres.needs_postgres]

GAMES = [("jawara-beksi", 2), (SPELL, 3)]
SERIAL = re.compile(rb'"serial":\d+')
"""Who comes and goes is counted."""
SOMEBODY = "192.0.2.7"


def two(folder: Path, story: Callable[[Member, Member], Awaitable[None]], **settings: Any) -> None:
    """Let something happen in a house of two processes."""

    async def play() -> None:
        async with members(folder, postgres.base_in(folder), **settings) as (a, b):
            await story(a, b)

    run(play)


async def texts(socket: aiohttp.ClientWebSocketResponse, heard: list[bytes]) -> None:
    """All that is said over a socket, as it was said."""
    async for message in socket:
        heard.append(str(message.data).encode())


async def look_on(guest: Guest, code: str) -> aiohttp.ClientWebSocketResponse:
    socket = await guest.session.ws_connect(f"{guest.base}/ws", max_msg_size=0)
    await socket.send_json({"type": "hello", "table": code, "lang": "id"})
    return socket


async def greeting(guest: Guest, seated: Json) -> bytes:
    """The welcome of a seat, as it came."""
    socket = await guest.session.ws_connect(f"{guest.base}/ws", max_msg_size=0)
    hello = {"type": "hello", "table": seated["table"], "token": seated["token"], "lang": "en"}
    await socket.send_json(hello)
    text = (await socket.receive_str()).encode()
    await socket.close()
    return SERIAL.sub(b"", text)


async def play_on(players: list[Player], chance: random.Random, choices: int) -> None:
    """Some choices, each heard by everybody before the next."""
    for _ in range(choices):
        turns = [one for one in players if one.pending()]
        if not turns:
            return
        await turns[0].choose(chance)
        for one in players:
            await one.settle()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_was_led_to_a_table_gets_the_same_bytes(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def story(a: Member, b: Member) -> None:
        first = await a.guest.open(game, seats)
        code = first["table"]
        others = [await b.guest.join(code) for _ in range(seats - 1)]
        straight, led = [await look_on(one.guest, code) for one in (a, b)]
        heard: list[list[bytes]] = [[], []]
        listening = [
            asyncio.ensure_future(texts(socket, into))
            for socket, into in zip((straight, led), heard, strict=True)
        ]
        players = [await b.guest.sit(one) for one in [first, *others]]
        assert (await players[0].do("start"))["type"] == "ack"
        for one in players:
            await one.settle()
        chance = random.Random(2)
        for _ in range(6):
            await play_on(players, chance, 4)
            # Each of them comes from both sides, and is welcomed alike.
            for number, seated in enumerate([first, *others]):
                await players[number].close()
                direct = await greeting(a.guest, seated)
                assert await greeting(b.guest, seated) == direct
                players[number] = await b.guest.sit(seated)
            for one in players:
                await one.settle()
        await asyncio.sleep(0.2)
        for socket in (straight, led):
            await socket.close()
        await asyncio.gather(*listening)
        said = [message for message in heard[0] if b'"update"' in message]
        assert len(said) > 10
        assert [one for one in heard[1] if b'"update"' in one] == said
        assert len(a.house.hall.places) == 1
        assert not b.house.hall.places
        assert b.house.metrics.counters["relayed_sockets_total"] > seats

    two(tmp_path, story)


def test_what_is_asked_once_is_answered_from_either_side(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        seated = await a.guest.open("jawara-beksi", 2)
        code = seated["table"]
        for path in ("", "/qr", "/record", "/journey", "/replay?lang=id"):
            here = await a.guest.get(f"/api/tables/{code}{path}", Host="table.example.org")
            there = await b.guest.get(f"/api/tables/{code}{path}", Host="table.example.org")
            assert here == there, path
        assert (await b.guest.get("/api/tables/QQQQ"))[0] == 404
        headers = {"Accept-Language": "id"}
        status, problem = await b.guest.post(f"/api/tables/{code}/seats", {"seat": 7}, **headers)
        assert status == 409
        assert "kursi" in problem["text"].lower()
        evil = {"Origin": "https://evil.example"}
        assert (await b.guest.post(f"/api/tables/{code}/seats", {}, **evil))[0] == 403
        assert a.house.hall.places
        assert not b.house.hall.places

    two(tmp_path, story)


# The inner door.


def signed(secret: bytes, path: str, at: float, method: str = "GET") -> dict[str, str]:
    return {HEADER: inner.sign(secret, method, path, Passed(SOMEBODY, "http", "here"), at)}


def test_the_inner_door_is_for_the_processes_of_the_house_alone(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        code = (await a.guest.open("jawara-beksi", 2))["table"]
        secret, path = a.house.hall.store.secret, f"/api/tables/{code}"
        door = Guest(f"http://{a.inner}", a.guest.session)
        wall = time.time()
        assert len(secret) >= 32
        assert (await door.get(path, **signed(secret, path, wall)))[0] == 200
        refused = [
            {},
            {HEADER: ""},
            {HEADER: "nonsense"},
            {HEADER: "a b c d e"},
            signed(b"x" * 32, path, wall),
            signed(b"", path, wall),
            signed(secret, "/api/house", wall),
            signed(secret, path, wall, "POST"),
            signed(secret, path, wall - 10 * VALID),
            signed(secret, path, wall + 10 * VALID),
            {HEADER: signed(secret, path, wall)[HEADER].replace(SOMEBODY, "192.0.2.8")},
        ]
        for headers in refused:
            assert (await door.get(path, **headers))[0] == 403, headers
        for target in ("/", "/ws", "/metrics", "/health"):
            assert (await door.get(target))[0] == 403
        # And who comes as everybody does is not one of us, even with the secret.
        for headers in refused[1:]:
            assert (await a.guest.get(path, **headers))[0] == 403
        assert (await a.guest.get(path, **signed(secret, path, wall)))[0] == 403

    two(tmp_path, story)


def test_what_was_passed_on_once_is_not_passed_on_again(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        code = (await a.guest.open("jawara-beksi", 2))["table"]
        secret, path = a.house.hall.store.secret, f"/api/tables/{code}"
        door = Guest(f"http://{b.inner}", b.guest.session)
        assert (await door.get(path, **signed(secret, path, time.time())))[0] == 421
        headers = signed(secret, "/ws", time.time())
        async with door.session.ws_connect(f"{door.base}/ws", headers=headers) as socket:
            await socket.send_json({"type": "hello", "table": code})
            assert (await socket.receive()).data == 4010
        assert b.house.metrics.counters["relayed_requests_total"] == 0

    two(tmp_path, story)


# Limits.


def few(**less: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **less)


FROM_PROXY = {"proxies": Proxies(["loopback"])}
"""So that many can come from here."""


def test_whoever_was_led_to_a_table_is_counted_there_by_their_own_address(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        code = (await a.guest.open("jawara-beksi", 2))["table"]
        headers = {"X-Forwarded-For": SOMEBODY}
        lines = []
        for sockets in (1, 2):
            line = await b.guest.session.ws_connect(f"{b.guest.base}/ws", headers=headers)
            await line.send_json({"type": "hello", "table": code})
            await line.receive()
            lines.append(line)
            assert b.house.sockets[SOMEBODY] == a.house.sockets[SOMEBODY] == sockets
        # Two are enough, whichever way they come.
        for one in (a, b):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await one.guest.session.ws_connect(f"{one.guest.base}/ws", headers=headers)
            assert refused.value.status == 429
        with pytest.raises(AssertionError, match="too-many-connections"):
            await said_at(a, b, code)

    async def said_at(a: Member, b: Member, code: str) -> None:
        """Somebody who has room at one process, but not at the other."""
        b.house.sockets[SOMEBODY] = 0
        headers = {"X-Forwarded-For": SOMEBODY}
        line = await b.guest.session.ws_connect(f"{b.guest.base}/ws", headers=headers)
        await line.send_json({"type": "hello", "table": code})
        raise AssertionError(await line.receive_str())

    two(tmp_path, story, limits=few(sockets=2), **FROM_PROXY)


def test_who_comes_from_all_sides_has_no_more_to_spend_at_a_table(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        code = (await a.guest.open("jawara-beksi", 2))["table"]
        headers = {"X-Forwarded-For": SOMEBODY}
        answered = 0
        for one in (b, a, b, a):
            line = await one.guest.session.ws_connect(f"{one.guest.base}/ws", headers=headers)
            await line.send_json({"type": "hello", "table": code})
            for _ in range(40):
                await line.send_json({"type": "ping"})
            async for message in line:
                kind = message.json()["type"]
                answered += kind == "pong"
                if kind in ("problem", "closed"):
                    break
            await line.close()
        # As many as one address may ask of one process in all.
        assert 0 < answered <= 30

    two(tmp_path, story, limits=few(crowd_rate=0.001, crowd_burst=30.0), **FROM_PROXY)


def test_tokens_are_not_guessed_faster_at_another_process(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        code = (await a.guest.open("jawara-beksi", 2))["table"]
        codes = []
        for number in range(30):
            one = (a, b)[number % 2]
            player = await one.guest.connect(code, f"{number:040}")
            codes.append(player.heard[0]["code"])
            await player.close()
        assert codes.count("token-unknown") <= 10
        assert codes[-1] == "too-many-guesses"

    two(tmp_path, story, limits=few(miss_rate=0.001, miss_burst=10.0))


def test_the_budgets_of_an_address_fill_up_no_faster_than_those_of_one_process(
    tmp_path: Path,
) -> None:
    async def story(a: Member, b: Member) -> None:
        for one in (a, b):
            bucket = one.house.crowds.of(SOMEBODY, 0.0)
            while bucket.wait(0.0, 40.0) < 4.0:
                # Both have heard of each other by now, or will.
                bucket.take(0.0)
                await asyncio.sleep(0.05)
            while bucket.take(0.0):
                pass
            assert bucket.wait(0.0, 40.0) == pytest.approx(8.0, abs=0.3)

    two(tmp_path, story, limits=few(crowd_rate=10.0, crowd_burst=40.0), clock=lambda: 0.0)


# Tables that change hands.


def test_a_table_that_nobody_uses_is_free_for_all(tmp_path: Path) -> None:
    now = [1000.0]

    async def story(a: Member, b: Member) -> None:
        seated = await a.guest.open("jawara-beksi", 2)
        now[0] += IDLE + 1
        assert a.house.sweep() == 1
        # One question to the store is answered after the other: then it has let go.
        await asyncio.wrap_future(a.house.hall.store.count())
        assert (await b.guest.get(f"/api/tables/{seated['table']}"))[0] == 200
        assert b.house.hall.places
        assert (await a.guest.join(seated["table"]))["seats"] == [1]
        assert not a.house.hall.places

    two(tmp_path, story, clock=lambda: now[0])


def test_a_process_that_stops_hands_its_tables_over(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        players = await full_table(a.guest, "jawara-beksi", 2)
        code, token = players[0].table["code"], players[0].token
        led = await b.guest.connect(code)
        await a.server.stop()
        for one in [*players, led]:
            while (closed := await one.next())["type"] != "closed":
                assert closed["type"] == "update"
            assert closed["code"] == "server-stops"
            assert (await one.next()) == {"type": "end", "code": 1001}
        # Nobody has to wait until its time is over.
        again = await b.guest.connect(code, token)
        assert again.heard[0]["type"] == "welcome"
        assert b.house.hall.places

    two(tmp_path, story)


def test_what_another_has_taken_is_not_written_and_everybody_is_led_there(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        players = await full_table(a.guest, "jawara-beksi", 2)
        code = players[0].table["code"]
        [turn] = [one for one in players if one.pending()]
        assert isinstance(b.house.hall.store, PostgresStore)
        steal(postgres.base_in(tmp_path), b.house.hall.store.id)
        assert turn.offer is not None
        move = await random_move(turn, random.Random(1))
        verb = {"verb": "choose", "decision": turn.offer["decision"], "move": move}
        await turn.say(type="do", id="mine", verb=verb)
        for one in players:
            assert (await one.next())["code"] == "moved"
            assert (await one.next()) == {"type": "end", "code": 1001}
        assert not a.house.hall.places
        assert a.house.counted()["tables_lost_total"] == 1
        assert "mine" not in turn.answers
        # It comes back, sends it again, and it is carried out once, over there.
        back = await a.guest.connect(code, turn.token)
        assert back.version == turn.version
        for _ in range(2):
            await back.say(type="do", id="mine", verb=verb)
            back.answers.clear()
            await back.until(lambda: "mine" in back.answers)
            assert back.answers["mine"]["type"] == "ack"
        assert back.version == turn.version + 1
        assert b.house.hall.places

    two(tmp_path, story)


def steal(dsn: str, owner: str) -> None:
    """Give every table to another process, as if ours had slept."""
    with psycopg.connect(dsn, autocommit=True) as base:
        base.execute("UPDATE ownership SET owner = %s, epoch = epoch + 1", (owner,))


def test_a_table_with_cards_of_its_own_goes_on_at_another_process(tmp_path: Path) -> None:
    async def play() -> None:
        dsn = postgres.base_in(tmp_path)
        async with member(tmp_path / "b", dsn) as b:
            async with member(tmp_path / "a", dsn) as a:
                status, brought = await bring(a.guest, SPELL, good_list())
                assert status == 201
                digest = brought["pack"]["digest"]
                seated = await a.guest.open(SPELL, 2, pack=digest, bots=[""], start=True)
                # Whoever is asked has the cards, whoever they were brought to.
                for path in (f"/api/packs/{SPELL}/{digest}", f"/api/cards/{SPELL}/{digest}/id"):
                    assert await b.guest.get(path) == await a.guest.get(path)
                other = await b.guest.open(SPELL, 2)
                host = await a.guest.sit(other)
                assert (await host.do("set-pack", pack=digest))["type"] == "ack"
                await host.close()
            player = await b.guest.sit(seated)
            assert player.table["digest"] == digest
            await player.play(random.Random(3))
        # Even where it never was.
        async with member(tmp_path / "c", dsn) as c:
            player = await c.guest.sit(seated)
            assert player.phase == "over"
            assert (await c.guest.get(f"/api/tables/{seated['table']}/replay"))[0] == 200

    run(play)


def test_pictures_of_cards_are_the_same_at_every_process(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        brought = (await bring(a.guest, JAWARA, pictured("kebut.png", png())))[1]["pack"]
        seated = await a.guest.open(JAWARA, 2, pack=brought["pack"])
        player = await b.guest.sit(seated)
        looks = player.table["looks"]
        assert looks == brought["pack"] != brought["digest"]
        art = f"/api/art/{JAWARA}/{looks}"
        assert await b.guest.get(art) == await a.guest.get(art)
        await player.close()

    two(tmp_path, story)


def test_a_report_is_asked_for_at_one_process_and_read_at_another(tmp_path: Path) -> None:
    async def story(a: Member, b: Member) -> None:
        job = await asked(a.guest)
        found = await looked(b.guest, job["job"])
        assert found["state"] in ("waiting", "running")
        assert (await cancelled(b.guest, job["job"]))["state"] == "cancelled"
        assert (await looked(a.guest, job["job"]))["state"] == "cancelled"
        # An address that we have not written leads nowhere.
        for forged in (job["job"][:-1], f"x~{a.inner}~0", f"{job['job']}~", "nobody"):
            assert (await b.guest.get(f"/api/workshop/jobs/{forged}"))[0] == 404

    two(tmp_path, story)


# The database is away.


def test_everybody_is_told_why_they_wait_and_no_time_passes(tmp_path: Path) -> None:
    base = postgres.Server()

    async def play() -> None:
        async with members(tmp_path, base.fresh()) as (a, b):
            first = await a.guest.open("jawara-beksi", 2, pace="fast")
            second = await b.guest.join(first["table"])
            players = [await a.guest.sit(first, "en"), await b.guest.sit(second, "id")]
            assert (await players[0].do("start"))["type"] == "ack"
            for one in players:
                await one.settle()
            await asyncio.to_thread(base.stop)
            stood = [await until_standstill(one) for one in players]
            assert [one["code"] for one in stood] == ["store-away"] * 2
            assert "database" in stood[0]["text"]
            assert "basis data" in stood[1]["text"]
            left = stood[0]["left"]
            # What is asked for is refused, and who comes anew is told as well.
            [turn] = [one for one in players if one.pending()]
            move = await random_move(turn, random.Random(1))
            assert turn.offer is not None
            decision = turn.offer["decision"]
            refused = await turn.do("choose", decision=decision, move=move)
            assert (refused["type"], refused["code"]) == ("problem", "store-away")
            status, problem = await b.guest.post(f"/api/tables/{first['table']}/seats", {})
            assert (status, problem["code"]) == (503, "store-away")
            assert (await a.guest.get("/ready"))[0] == 503
            assert (await a.guest.get("/health"))[0] == 200
            late = await a.guest.connect(first["table"], lang="en")
            assert (await until_standstill(late))["code"] == "store-away"
            await asyncio.sleep(1.5)
            await asyncio.to_thread(base.start)
            for one in [*players, late]:
                went_on = await until_standstill(one)
                assert went_on.get("code", "") == ""
                assert went_on["left"] == pytest.approx(left, abs=0.5)
            assert (await a.guest.get("/ready"))[0] == 200
            assert (await turn.do("choose", decision=decision, move=move))["type"] == "ack"
            for house in (a.house, b.house):
                assert house.metrics.counters["troubles_total"] == 0

    async def until_standstill(player: Player) -> Json:
        while (message := await player.next())["type"] != "standstill":
            assert message["type"] != "end"
        return message

    try:
        run(play)
    finally:
        base.remove()
