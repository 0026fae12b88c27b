"""Whatever is sent: a clear answer, the table untouched, the server alive, nothing in the log."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from yarl import URL

from gelanggang.hall.sqlite.store import SqliteStore
from gelanggang.server.http import ROUTES
from gelanggang.server.limits import Limits
from gelanggang.server.metrics import Metrics
from gelanggang.server.openapi import openapi
from gelanggang.server.proxy import Proxies
from tests.hall.test_sqlite import limit_pages
from tests.server.table import Guest, Player, full_table, make_house, run, running, served
from tests.tables.sitting import LIBRARY

CLIENT = ["hello", "do", "look", "preview", "hint", "sync", "ping"]
VERBS = [
    "choose",
    "undo",
    "consent",
    "more-time",
    "take-back",
    "leave",
    "rename",
    "emote",
    "mute",
    "ticket",
    "rematch",
    "start",
    "pause",
    "go-on",
    "lock",
    "kick",
    "add-bot",
    "remove-bot",
    "pass-host",
    "set-pace",
    "dance",
]
SAFE = [verb for verb in VERBS if verb not in ("leave", "kick", "pause")]

anything: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
fields = st.sampled_from(
    ["id", "seat", "move", "have", "decision", "yes", "name", "emote", "on", "level", "pace", "x"]
)
some_facts = st.dictionaries(fields, anything, max_size=4)
verbs = st.builds(lambda verb, facts: {**facts, "verb": verb}, st.sampled_from(SAFE), some_facts)
messages: st.SearchStrategy[Any] = st.one_of(
    anything,
    st.builds(
        lambda kind, facts: {**facts, "type": kind},
        st.sampled_from([*CLIENT, "welcome", ""]),
        some_facts,
    ),
    st.builds(lambda id, verb: {"type": "do", "id": id, "verb": verb}, st.text(max_size=50), verbs),
)


@pytest.fixture
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Any:
    """No exception is in the log afterwards."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_logged")
def test_any_message_gets_an_answer(tmp_path: Path) -> None:
    """A fuzzer sends what it likes; afterwards a whole game is played on the same sockets."""
    count = 0

    async def play() -> None:
        nonlocal count
        async with served(tmp_path) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            watcher = await guest.connect(players[0].table["code"])
            people = [*players, watcher]
            sent: list[bytes] = [_dump(example) for example in _examples(600)]
            for i, raw in enumerate(sent):
                player = people[i % len(people)]
                await player.socket.send_str(raw.decode())
                await settle(player)
                count += 1
            fresh = [await guest.connect(one.table["code"], one.token) for one in players]
            await asyncio.gather(*[one.play(random.Random(seat)) for seat, one in enumerate(fresh)])

    run(play)
    assert count == 600


def _examples(n: int) -> list[Any]:
    found: list[Any] = []

    @settings(
        max_examples=n,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(messages)
    def gather(message: Any) -> None:
        found.append(message)

    gather()
    return (found * (n // max(len(found), 1) + 1))[:n]


def _dump(message: Any) -> bytes:
    return json.dumps(message).encode("utf-8", "replace")


async def settle(player: Player) -> None:
    """Wait until the server has answered everything so far."""
    await player.say(type="ping")
    while (await player.receive())["type"] != "pong":
        pass


@pytest.mark.usefixtures("nothing_logged")
@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "[" * 5000,
        '{"type": "do"}',
        '{"type": "do", "id": "1", "verb": {"verb": "dance"}}',
        '{"type": "do", "id": "1", "verb": {"verb": "choose", "decision": "x", "move": "draw"}}',
        '{"type": "do", "id": "1", "verb": {"verb": "choose", "decision": 1, "move": "\\ud800"}}',
        '{"type": "do", "id": "' + "x" * 50 + '", "verb": {"verb": "undo"}}',
        '{"type": "do", "id": "1", "verb": {"verb": "rename", "name": "' + "x" * 5000 + '"}}',
        '{"type": "hello", "table": "ABCD"}',
    ],
)
def test_a_message_that_makes_no_sense_is_explained(raw: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            player = await guest.sit(seated, "en")
            await player.socket.send_str(raw)
            await player.until(lambda: player.heard[-1]["type"] == "problem")
            problem = player.heard[-1]
            assert problem["code"] in {"message-unreadable", "message-wrong", "hello-twice"}
            assert problem["text"].endswith(".")
            assert (await player.do("rename", name="Masih"))["type"] == "ack"

    run(play)


@pytest.mark.usefixtures("nothing_logged")
def test_an_enormous_message_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 2, start=True)
            player = await guest.sit(seated)
            await player.socket.send_str('"' + "x" * 1_000_000 + '"')
            while (await player.next())["type"] != "end":
                pass
            assert (await guest.sit(seated)).view is not None
            await (await guest.session.ws_connect(f"{guest.base}/ws")).send_bytes(b"\xff\x00")

    run(play)


@pytest.mark.usefixtures("nothing_logged")
@pytest.mark.parametrize("raw", ["", "{}", '{"type": "ping"}', "hello", '{"type": "hello"}'])
def test_who_does_not_say_hello_is_not_let_in(raw: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            player = Player(await guest.session.ws_connect(f"{guest.base}/ws"), None)
            await player.socket.send_str(raw)
            while player.hear(await player.receive())["type"] != "end":
                pass
            assert player.heard[-2]["type"] == "closed"

    run(play)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_logged")
def test_a_flood_is_stopped_and_others_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(message_rate=5, message_burst=10)
        async with served(tmp_path, limits=limits) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            for _ in range(200):
                if not players[1].socket.closed:
                    await players[1].say(type="ping")
            codes = [(await players[1].next())]
            while codes[-1]["type"] != "end":
                codes.append(await players[1].next())
            assert any(one.get("code") == "too-fast" for one in codes)
            assert (await players[0].do("rename", name="Tenang"))["type"] == "ack"

    run(play)


@pytest.mark.usefixtures("nothing_logged")
def test_a_hundred_joins_a_second_of_one_device_are_too_fast(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, limits=Limits()) as guest:
            seated = await guest.open("jawara-beksi", 4)
            path = f"/api/tables/{seated['table']}/seats"
            known = {"Cookie": "gelanggang-device=one-and-the-same-device"}
            found = await asyncio.gather(*[guest.post(path, {}, **known) for _ in range(100)])
            statuses = [status for status, _ in found]
            assert statuses.count(201) == 3
            assert statuses.count(429) > 20
            assert set(statuses) <= {201, 409, 429}

    run(play)


def test_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, limits=Limits(open_burst=3, open_rate=0.001)) as guest:
            body = {"game": "jawara-beksi", "seats": 2}
            found = [(await guest.post("/api/tables", body)) for _ in range(4)]
            assert [status for status, _ in found] == [201, 201, 201, 429]
            assert found[-1][1]["code"] == "too-many-tables"

    run(play)


@pytest.mark.usefixtures("nothing_logged")
@pytest.mark.parametrize("name", ["x" * 10_000, "<script>alert(1)</script>", "a\u0000b", "\ud800"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await guest.open("jawara-beksi", 3)
            status, answer = await guest.post(
                f"/api/tables/{seated['table']}/seats", {"name": name}
            )
            assert status in (400, 409, 413)
            assert answer["text"].endswith(".")

    run(play)


def test_a_full_disk_is_told_and_the_table_is_as_it_was(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        house = make_house(tmp_path)
        store = house.hall.store
        assert isinstance(store, SqliteStore)
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2, "en")
            chooser = next(one for one in players if one.pending())
            other = next(one for one in players if one is not chooser)
            limit_pages(store, 1)
            for i in range(200):
                answer = await chooser.do("rename", name=f"Nama {i}")
                if answer["type"] == "problem":
                    break
            assert answer["code"] == "store-full"
            before = chooser.view
            offer = chooser.offer
            assert offer is not None
            move = offer["moves"][0]["move"]
            answer = await chooser.do("choose", decision=offer["decision"], move=move)
            assert (answer["type"], answer["code"]) == ("problem", "store-full")
            again = await guest.connect(chooser.table["code"], chooser.token)
            assert again.view == before
            await other.say(type="ping")
            await other.until(lambda: other.heard[-1]["type"] == "pong")
            assert other.heard[-1]["version"] == other.version
            status, body = await guest.post("/api/tables", {"game": "jawara-beksi", "seats": 2})
            assert (status, body["code"]) == (503, "store-full")
            limit_pages(store, 1_000_000)
            answer = await again.do("choose", decision=offer["decision"], move=move)
            assert answer["type"] == "ack"

    run(play)
    assert all("Traceback" not in record.getMessage() for record in caplog.records)
    assert not [record for record in caplog.records if record.exc_info]


# HTTP.


def test_pages_of_other_sites_are_not_listened_to(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            body = {"game": "jawara-beksi", "seats": 2}
            status, answer = await guest.post("/api/tables", body, Origin="https://evil.example")
            assert (status, answer["code"]) == (403, "other-site")
            status, _ = await guest.post("/api/tables", body, Origin=guest.base)
            assert status == 201
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await guest.session.ws_connect(f"{guest.base}/ws", origin="https://evil.example")

    run(play)


def test_every_answer_is_protected(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            for path in ("/", "/health", "/api/house", "/nowhere", "/api/nowhere", "/metrics"):
                async with guest.session.get(guest.base + path) as answer:
                    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
                    assert "unsafe" not in answer.headers["Content-Security-Policy"]
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"
                    assert "aiohttp" not in answer.headers.get("Server", "")

    run(play)


def test_what_a_proxy_says_counts_only_when_there_is_one(tmp_path: Path) -> None:
    async def statuses(proxy: bool) -> set[int]:
        limits = Limits(address_rate=0.001, address_burst=3, refused_seconds=0.0)
        proxies = Proxies(["loopback"] if proxy else [])
        async with served(tmp_path, limits=limits, proxies=proxies) as guest:
            found = set()
            for i in range(8):
                status, _ = await guest.get("/health", **{"X-Forwarded-For": f"10.0.0.{i}"})
                found.add(status)
            return found

    assert run(lambda: statuses(False)) == {200, 429}
    assert run(lambda: statuses(True)) == {200}


@pytest.mark.usefixtures("nothing_logged")
def test_no_request_is_answered_with_our_mistake(tmp_path: Path) -> None:
    """Every operation of the OpenAPI, with bodies that fit it, almost fit it, or not at all."""
    answered = run(lambda: ask_everything(tmp_path))
    assert sum(answered.values()) > 300
    documented = json.loads(openapi())["paths"]
    asked = {(method, path) for method, path, _ in answered}
    assert asked == {(method, path) for path, some in documented.items() for method in some}
    well = {(method, path) for method, path, status in answered if status < 300}
    # These have to wait for the end of a game, a ticket, a story, a file or a picture, or a sheet
    # that is a pack.
    assert {path for _, path in asked - well} == {
        "/api/words/keep",
        "/api/workshop/jobs/{job}",
        "/api/workshop/{game}/check",
        "/api/workshop/{game}/face",
        "/api/workshop/{game}/file",
        "/api/workshop/{game}/keep",
        "/api/workshop/{game}/picture",
        "/api/workshop/{game}/report",
        "/api/packs/{game}",
        "/api/tables/{code}/chapter",
        "/api/tables/{code}/idea",
        "/api/tables/{code}/journey",
        "/api/tables/{code}/record",
        "/api/tables/{code}/replay",
        "/api/tables/{code}/resume",
    }


def test_our_mistake_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistake(*_: object) -> str:
        raise ValueError("a mistake of ours")

    monkeypatch.setattr(Metrics, "text", mistake)
    with pytest.raises(AssertionError, match="our-mistake"):
        run(lambda: ask_everything(tmp_path))


async def ask_everything(folder: Path) -> Counter[tuple[str, str, int]]:
    """Method, path and status of all answers, and how often."""
    answered: Counter[tuple[str, str, int]] = Counter()
    kinds = {(route.method.lower(), route.path): route.answer for route in ROUTES}
    async with served(folder) as guest:
        seated = await guest.open("jawara-beksi", 4)
        document = json.loads(openapi())
        chance = random.Random(7)
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                for body in _bodies(operation, document, chance):
                    for filled in _fill(path, seated["table"], chance):
                        kind = kinds[method, path]
                        status = await _request(guest, method, filled, body, operation, kind)
                        answered[method, path, status] += 1
    return answered


def _fill(path: str, code: str, chance: random.Random) -> list[str]:
    if "{" not in path:
        return [path]
    odd = chance.choice(["%00", "..%2f..%2fetc", "ZZZZZZ", "<b>", "%F0%9F%99%82", "I0I0"])
    fitting = path.replace("{code}", code).replace("{lang}", "en")
    fitting = fitting.replace("{game}", "jawara-beksi")
    strange = path
    for name in ("code", "game", "digest", "lang", "job"):
        strange = strange.replace("{" + name + "}", odd)
    digests = [LIBRARY.rules("jawara-beksi").label.digest, "0" * 64]
    return [*{fitting.replace("{digest}", digest): None for digest in digests}, strange]


def _bodies(operation: dict[str, Any], document: Any, chance: random.Random) -> list[bytes]:
    if "requestBody" not in operation:
        return [b""]
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    properties = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]["properties"]
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        3,
        9,
        2**70,
        1.5,
        "",
        "Sari",
        "x" * 70,
        [],
        [""],
        ["x"] * 9,
        {},
    ]
    values += ["jawara-beksi", "spell-from-the-future", {"rounds": 3}, {"rounds": True}, "fast"]
    found = [b"", b"{", b"[]", b"null", b'"x"', b"\xff", b"[" * 9000, b"{}" + b" " * 9000]
    for _ in range(60):
        chosen = {name: chance.choice(values) for name in properties if chance.random() < 0.6}
        if "game" in properties and chance.random() < 0.8:
            fitting = {"game": chance.choice(values[-5:-3]), "seats": chance.choice([2, 3, 9])}
            chosen = fitting if chance.random() < 0.2 else {**chosen, **fitting}
        found.append(json.dumps(chosen).encode())
    return found


async def _request(
    guest: Guest, method: str, path: str, body: bytes, operation: dict[str, Any], kind: Any
) -> int:
    url = URL(guest.base + path, encoded=True)
    async with guest.session.request(method, url, data=body) as answer:
        text = await answer.read()
        assert answer.status < 500, (method, path, body, text)
        known = set(operation["responses"])
        if answer.status >= 400:
            problem = json.loads(text)
            assert problem["type"] == "problem"
            assert problem["text"].endswith(".")
        else:
            assert str(answer.status) in known
            if kind is not None:
                # It is what was promised, and nothing more.
                told = msgspec.json.decode(text, type=kind)
                assert json.loads(msgspec.json.encode(told)) == json.loads(text)
        return answer.status
