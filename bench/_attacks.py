"""Ways to spoil an evening, and the program that does it: python -m bench._attacks NAME ...

Each attack prepares itself, says so (`raid.begin()`), and then goes on for ever: whoever is cut off
or refused comes back at once.  `carry_out` ends it when its time is over.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import resource
import signal
import sqlite3
import string
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bench._children import end_with_parent
from bench._stranger import (
    BINARY,
    BREATH,
    GZIP,
    PING,
    PLAIN,
    PONG,
    TEXT,
    Caller,
    Hand,
    Json,
    Line,
    Raid,
    Wire,
    all_of,
    frame,
    play,
    text,
)

JAWARA, SPELL = "jawara-beksi", "spell-from-the-future"
LANGUAGES: Final = ("id", "en")
LETTERS: Final = "ABCDEFGHJKLMNPQRTUVWXY"
"""Of which codes are made."""
SEATS: Final = 4
LONG: Final = 180
"""After so many choices a table has nearly as much to tell as it will ever tell at once."""
KIND: Final = 10
"""What `os.nice` is told: a stranger does not have the processor of the house.  On one machine that
has to be imitated, else who wins would be a question of who computes more."""
LATE: Final = 60
"""So many seconds after its time an attack is over by all means, preparations included."""
CONNECTIONS: Final = 64
SILENT: Final = 1500
ALLOWED: Final = 0.055
"""Seconds between two messages of somebody who is careful not to be cut off."""
HELD, FREE = 0.3, 1.7
"""So many seconds the file is held, and then not."""

Attack = Callable[[Raid], Awaitable[None]]


def hello(table: str, **more: object) -> bytes:
    """Somebody who looks on."""
    return text(type="hello", table=table, **more)


async def long_table(raid: Raid) -> list[Hand]:
    """A table of the stranger's own about which there is much to tell."""
    hands = await raid.company(JAWARA, SEATS)
    chosen = 0

    def count(message: Json) -> None:
        nonlocal chosen
        chosen += message["type"] == "ack"

    for hand in hands:
        hand.hear_more = count
    await play(hands, lambda: chosen >= LONG or hands[0].phase == "over")
    return hands


async def sync_flood(raid: Raid) -> None:
    """Hundreds of `sync` at once over sixteen sockets; half of them leave before any is read.

    Eight look on at the victim's table, eight at a long one of the stranger's own.  Beside them as
    many again ask no oftener than they may, so that nobody parts with them.
    """
    own = (await long_table(raid))[0].seated["table"]
    many = 300
    packet = text(type="sync", have=0) * many

    async def flood(table: str, number: int) -> None:
        first = hello(table, lang=LANGUAGES[number // 2 % 2], have=0)
        while True:
            wire = Wire(raid, first, stubborn=number % 4 == 0)
            if not await raid.connect(wire):
                continue
            while await wire.room():
                wire.write(packet)
                raid.did["syncs"] += many
                if number % 2:
                    # In one piece with the hello, and gone: whatever it costs is for nobody.
                    wire.hang_up(politely=True)
                    await wire.over.wait()

    async def ask(table: str) -> None:
        while True:
            wire = Wire(raid, hello(table, lang="id", have=0))
            if await raid.connect(wire):
                while await wire.room():
                    wire.write(packet[: len(packet) // many])
                    raid.did["syncs"] += 1
                    await asyncio.sleep(ALLOWED)

    await raid.begin()
    both = (raid.table, own)
    asking = [ask(table) for table in both for _ in range(8)]
    await all_of(*asking, *[flood(table, i) for table in both for i in range(8)])


async def ping_frames(raid: Raid) -> None:
    """Control frames as fast as the sockets take them, empty and full, before and after a hello."""
    size = 60_000
    kinds = [frame(PING, b""), frame(PONG, b""), frame(PING, b"?" * 125), text(type="ping")]

    async def flood(number: int) -> None:
        one = kinds[number % len(kinds)]
        many = size // len(one)
        packet = one * many
        first = b"" if number >= len(kinds) and one[0] != TEXT else hello(raid.table)
        while True:
            wire = Wire(raid, first)
            if not await raid.connect(wire):
                continue
            while await wire.room():
                wire.write(packet)
                raid.did["text pings" if one[0] == TEXT else "control frames"] += many

    await raid.begin()
    await all_of(*[flood(i) for i in range(2 * len(kinds))])


async def hello_churn(raid: Raid) -> None:
    """To come, to want all that was missed and another look, and to go: on every socket."""
    hands = await long_table(raid)
    look = text(type="look", id="look", seat=None)

    async def churn(number: int) -> None:
        lang = LANGUAGES[number % 2]
        mine = hands[number % len(hands)].hello(lang=lang, have=0)
        first = mine if number % 4 == 0 else hello(raid.table, lang=lang, have=0)
        while True:
            wire = Wire(raid, first, look)
            if await raid.connect(wire):
                await wire.welcomed.wait()
                wire.hang_up(politely=number % 2 == 0)

    await raid.begin()
    await all_of(*[churn(i) for i in range(2 * CONNECTIONS)])


async def requests(raid: Raid) -> None:
    """Everything that can be asked over HTTP, sense or nonsense, from 64 connections."""
    _, page = await raid.ask("GET", "/")
    assets = [word for word in page.decode().split('"') if word.startswith("/assets/")]
    house: Json = json.loads((await raid.ask("GET", "/api/house"))[1])
    plain = ["/", "/api/house", "/health", "/metrics", f"/api/tables/{raid.table}", *assets]
    for one in house["games"]:
        kept = f"{one['game']}/{one['digest']}"
        plain += [f"/api/art/{kept}", *[f"/api/cards/{kept}/{lang}" for lang in LANGUAGES]]
    made = [raid.request("GET", path, more) for path in plain for more in (PLAIN, GZIP)]
    odd = ["/%00", "/" + "x" * 300, "/..%2f..%2fetc/passwd", "/%ff%fe", "/t/" + "%20" * 90]
    made += [raid.request("GET", path) for path in odd]
    broken = [b"{", b"[" * 8000, b"\xff" * 200, b'{"game": 3}', b'{"x": "' + b"y" * 8000 + b'"}']
    made += [
        raid.request("POST", path, body=body)
        for path in ("/api/tables", f"/api/tables/{raid.table}/seats", "/api/house")
        for body in broken
    ]
    chance = random.Random(4)

    def any_of_them() -> bytes:
        raid.did["requests"] += 1
        if chance.random() < 0.1:
            # No two of these are the same, so that none of them lies ready.
            host = f"h{chance.randrange(10**9)}.example"
            return raid.request("GET", f"/api/tables/{raid.table}/qr", {"Host": host})
        return chance.choice(made)

    await raid.begin()
    await all_of(*[call(raid, any_of_them, number) for number in range(CONNECTIONS)])


async def call(raid: Raid, source: Callable[[], bytes], number: int) -> None:
    """Eight requests under way, always; of two such connections one does not wait when refused."""
    while True:
        caller = Caller(raid, source, 8, hasty=number % 2 == 0)
        if await raid.connect(caller):
            raid.did["connections"] += 1
            await caller.over.wait()


async def replays(raid: Raid) -> None:
    """A whole game from every chair in both languages, its record, and what bots would have done.

    The stranger has hands on all four chairs: bots take their time.
    """
    hands = await raid.company(JAWARA, SEATS)
    await play(hands, lambda: hands[0].phase == "over")
    table = f"/api/tables/{hands[0].seated['table']}"
    chairs = [f"&seat={seat}" for seat in range(SEATS)]
    paths = [f"{table}/replay?lang={lang}{one}" for lang in LANGUAGES for one in ["", *chairs]]
    ideas = [f"{table}/idea?after={n}{one}" for n in range(0, 80, 3) for one in chairs]
    made = [
        raid.request("GET", path, more)
        for path in [*paths, *paths, f"{table}/record", *ideas]
        for more in (PLAIN, GZIP)
    ]
    chance = random.Random(5)

    def any_of_them() -> bytes:
        raid.did["requests"] += 1
        return chance.choice(made)

    await raid.begin()
    await all_of(*[call(raid, any_of_them, number) for number in range(CONNECTIONS // 2)])


async def sealed_answers(raid: Raid) -> None:
    """An answer that nobody sees yet is changed without end; and all else that is written down."""
    companies = [await raid.company(SPELL, 3) for _ in range(4)]
    for hands in companies:
        await play(hands, lambda it=hands: all(one.offer and one.offer.get("verb") for one in it))  # type: ignore[misc]  # mypy does not see the type of a bound default

    async def change(hand: Hand) -> None:
        assert hand.offer is not None
        decision, mind = hand.offer["decision"], hand.offer["example"].split()[1]
        for number in itertools.count():
            while hand.wire.over.is_set():
                await hand.sit()
            sign = "+" if number % 2 else "-"
            move = f"place {mind} A{sign}1"
            wishes = [hand.do("choose", decision=decision, move=move) for _ in range(8)]
            wishes += [
                hand.do("mute", seat=1, on=number % 2 == 0),
                hand.do("rename", name=f"Si {number % 1000}"),
                hand.do("lock", on=number % 2 == 0),
                hand.do("ticket"),
            ]
            hand.wire.write(b"".join(wishes))
            raid.did["wishes"] += len(wishes)
            await hand.wire.room()

    await raid.begin()
    await all_of(*[change(hands[0]) for hands in companies])


async def silent_connections(raid: Raid) -> None:
    """Connections that say nothing, or half a word, or promise what never comes."""
    said = [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
        raid.request("POST", "/api/tables", {"Content-Length": "4000"}),
    ]

    async def be_silent(number: int) -> None:
        while True:
            line = Line(raid, said[number % len(said)])
            if await raid.connect(line):
                raid.did["connections"] += 1
                raid.did["most at once"] = max(raid.did["most at once"], len(raid.lines))
                await line.over.wait()

    await raid.begin()
    await all_of(*[be_silent(i) for i in range(SILENT)])


async def hints(raid: Raid) -> None:
    """As many tables as there are, with the best bots, and everywhere the question what to do."""
    tables: list[Hand] = []
    while len(tables) < CONNECTIONS:
        game = SPELL if len(tables) % 4 == 3 else JAWARA
        seated = await raid.open(game, SEATS, level="3", start=True)
        if seated is None:
            break
        tables.append(Hand(raid, seated, {}))

    async def ask(hand: Hand, pause: float) -> None:
        question = text(type="hint", id="hint")
        while True:
            await hand.sit()
            for number in itertools.count():
                if not await hand.wire.room():
                    break
                if number % 20 == 19 and hand.offer is not None:
                    hand.wire.write(hand.choice())
                    raid.did["choices"] += 1
                hand.wire.write(question)
                raid.did["questions"] += 1
                await asyncio.sleep(pause)

    await raid.begin()
    raid.did["tables"] = len(tables)
    pauses = itertools.cycle([BREATH, ALLOWED])
    await all_of(*[ask(hand, pause) for hand, pause in zip(tables, pauses, strict=False)])


async def codes(raid: Raid) -> None:
    """To guess the codes of other people's tables, by asking for them and by saying hello."""
    chance = random.Random(9)

    def guess() -> str:
        return "".join(chance.choices(LETTERS, k=4))

    def look_up() -> bytes:
        raid.did["codes"] += 1
        return raid.request("GET", f"/api/tables/{guess()}")

    async def greet() -> None:
        while True:
            wire = Wire(raid, hello(guess()))
            if await raid.connect(wire):
                raid.did["codes"] += 1
                await wire.welcomed.wait()
                wire.hang_up()

    await raid.begin()
    greeting = [greet() for _ in range(CONNECTIONS // 4)]
    await all_of(*greeting, *[call(raid, look_up, i) for i in range(CONNECTIONS // 2)])


async def tables(raid: Raid) -> None:
    """To open tables, and to sit down and to stand up again, as fast as it goes."""
    own = [one for one in [await raid.open(JAWARA, SEATS) for _ in range(4)] if one is not None]
    bodies = [
        json.dumps({"game": game, "seats": SEATS, "start": start}).encode()
        for game in (JAWARA, SPELL)
        for start in (False, True)
    ]
    made = [raid.request("POST", "/api/tables", body=body) for body in bodies]
    chance = random.Random(10)

    def open_one() -> bytes:
        raid.did["tables wanted"] += 1
        return chance.choice(made)

    async def come_and_go(table: str) -> None:
        while True:
            status, body = await raid.ask("POST", f"/api/tables/{table}/seats", {})
            if status == 201:
                hand = Hand(raid, json.loads(body), {})
                await hand.sit()
                hand.wire.write(hand.do("leave"))
                await hand.wire.over.wait()
                raid.did["seats left"] += 1
            else:
                raid.did["seats refused"] += 1

    await raid.begin()
    going = [come_and_go(one["table"]) for one in own for _ in range(4)]
    await all_of(*going, *[call(raid, open_one, number) for number in range(16)])


async def big_and_broken(raid: Raid) -> None:
    """Messages that make no sense, that are too big, or that never end."""
    unknown = json.dumps({"type": "do", "id": "1", "verb": {"verb": "x" * 7000}}).encode()
    nonsense = {
        "8 kB of nothing": frame(TEXT, string.ascii_letters.encode() * 150),
        "deep JSON": frame(TEXT, b"[" * 8000),
        "deep requests": frame(TEXT, b'{"type":"do","id":"1","verb":' * 250),
        "unknown verbs": frame(TEXT, unknown),
        "binary frames": frame(BINARY, b"\0" * 8000),
        "no text": frame(TEXT, b"\xff\xfe" * 100),
        "wrong frames": frame(0x8B, b"?"),
        "1 MB messages": frame(TEXT, b"x" * 1_000_000),
    }
    endless = {
        "frames that never end": (frame(TEXT, b"x" * 100, says=8000), b""),
        "parts that never end": (frame(0x01, b"x"), frame(0x00, b"") * 4000),
    }

    async def send(name: str, first: bytes, more: bytes, several: bool) -> None:
        while True:
            wire = Wire(raid, hello(raid.table), first)
            if not await raid.connect(wire):
                continue
            raid.did[name] += 1
            while more and await wire.room():
                wire.write(more)
                raid.did[name] += several
            await wire.over.wait()

    await raid.begin()
    work = [send(name, one, one, True) for name, one in nonsense.items() for _ in range(4)]
    work += [send(name, *two, False) for name, two in endless.items() for _ in range(8)]
    await all_of(*work)


async def slow_readers(raid: Raid) -> None:
    """To ask for everything and to read nothing: the house has to keep it, or to part with them."""
    own = (await long_table(raid))[0].seated["table"]
    house: Json = json.loads((await raid.ask("GET", "/api/house"))[1])
    art = [raid.request("GET", f"/api/art/{one['game']}/{one['digest']}") for one in house["games"]]

    async def ask_and_wait(line: Line, more: bytes) -> None:
        if not await raid.connect(line, buffer=2048):
            return
        assert line.transport is not None
        line.transport.pause_reading()
        raid.did["connections"] += 1
        while await line.room():
            line.write(more)
            raid.did["questions"] += 1
            await asyncio.sleep(ALLOWED)

    async def stay(number: int) -> None:
        table, sync = (raid.table, own)[number % 2], text(type="sync", have=0)
        while True:
            if number % 4 == 3:
                await ask_and_wait(Line(raid, b"".join(art)), b"".join(art))
            else:
                await ask_and_wait(Wire(raid, hello(table, lang="id", have=0)), sync)

    await raid.begin()
    await all_of(*[stay(i) for i in range(2 * CONNECTIONS)])


async def held_file(raid: Raid) -> None:
    """Another program, a backup for instance, holds the file of tables for a moment every while."""
    base = sqlite3.connect(raid.folder / "tables.db", timeout=1.0, isolation_level=None)
    try:
        await raid.begin()
        for number in itertools.count():
            try:
                base.execute("BEGIN EXCLUSIVE" if number % 2 else "BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                raid.did["too late"] += 1
                continue
            began = time.monotonic()
            await asyncio.sleep(HELD)
            base.execute("ROLLBACK")
            took = round((time.monotonic() - began) * 1000)
            raid.did["times held"] += 1
            raid.did["ms at most"] = max(raid.did["ms at most"], took)
            await asyncio.sleep(FREE)
    finally:
        base.close()


ATTACKS: Final[dict[str, Attack]] = {
    "sync-flood": sync_flood,
    "ping-frames": ping_frames,
    "hello-churn": hello_churn,
    "requests": requests,
    "replays": replays,
    "sealed-answers": sealed_answers,
    "silent-connections": silent_connections,
    "hints": hints,
    "codes": codes,
    "tables": tables,
    "big-and-broken": big_and_broken,
    "slow-readers": slow_readers,
    "held-file": held_file,
}


async def carry_out(attack: Attack, raid: Raid) -> None:
    """Let an attack prepare itself, go on for its time, and end."""
    work = asyncio.ensure_future(attack(raid))
    ready = asyncio.ensure_future(raid.begun.wait())
    try:
        await asyncio.wait([work, ready], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait([work], timeout=raid.seconds)
        if work.done():
            # None of them gives up, so something is wrong with it.
            await work
            raise RuntimeError("an attack has ended by itself")
    finally:
        work.cancel()
        ready.cancel()
        await asyncio.gather(work, ready, return_exceptions=True)
        await raid.end()


async def main(name: str, port: str, table: str, folder: str, seconds: str) -> None:
    """Say `ready`, wait for a line, carry it out, and say what was done."""

    async def ready() -> None:
        print("ready", flush=True)
        if not await asyncio.to_thread(sys.stdin.readline):
            raise RuntimeError("nobody wants it any more")
        end_with_parent()

    raid = Raid(int(port), table, Path(folder), float(seconds), ready)
    await carry_out(ATTACKS[name], raid)
    print(json.dumps(raid.did), flush=True)


if __name__ == "__main__":
    os.nice(KIND)
    # Whatever happens to the program that started this one.
    signal.alarm(LATE + int(float(sys.argv[-1])))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    # Not on uvloop: that one aborts the process when a socket is refused while it is made.
    asyncio.run(main(*sys.argv[1:]))
