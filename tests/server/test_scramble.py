"""The scramble law over the wire: mix hidden things, and what is sent is equal to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.server import render, socket
from gelanggang.server.wire import Happened
from gelanggang.tables.step import Step
from tests.laws.others import other_moves
from tests.laws.scramble import other_world, scramble
from tests.laws.sealed import sealed_seats
from tests.laws.tables import EVERY_COUNT, Position, Table, some, walk
from tests.server.worlds import World

SEEDS = range(2)
EVERY = {"jawara-beksi": 30, "spell-from-the-future": 6}
"""About one moment in so many is looked at."""
at_every_count = pytest.mark.parametrize("table", EVERY_COUNT, ids=str)


def moments(table: Table) -> Iterator[Position]:
    for seed in SEEDS:
        yield from some(walk(table, seed), EVERY[table.game])


def now_differs(at: Position, watcher: Seat | None) -> list[str]:
    """With everything hidden mixed up: a welcome, answers to requests, and errors."""
    twin = at.rules.copy(at.state)
    scramble(twin, watcher, at.aside)
    worlds = [World(at, at.rules.copy(at.state), watcher), World(at, twin, watcher)]
    found: list[str] = []
    for have in (None, 0, 3):
        if _differ([world.welcome(have) for world in worlds]):
            found.append(at.wrong(f"a welcome tells {watcher} what is hidden"))
    asked = _requests(at, watcher)
    if _differ([world.requests(asked) for world in worlds]):
        found.append(at.wrong(f"an answer tells {watcher} what is hidden"))
    return found


def _requests(at: Position, watcher: Seat | None) -> list[dict[str, Any]]:
    """Requests that change nothing: previews, and moves that are not allowed."""
    moves = [at.move, *other_moves(at, 4, at.aside), Move("draw")]
    texts: list[str] = ["combo", "nonsense"]
    for move in moves:
        if watcher is None or at.rules.refusal(at.state, watcher, move) is not None:
            try:
                texts.append(at.rules.write(move))
            except (IndexError, KeyError, ValueError):
                continue
    found: list[dict[str, Any]] = [{"type": "ping"}, {"type": "sync", "have": 2}]
    for i, text in enumerate(texts):
        found.append({"type": "preview", "id": f"p{i}", "move": text})
        choose = {"verb": "choose", "decision": 1, "move": text}
        stale = {"verb": "choose", "decision": 99_999, "move": text}
        found.append({"type": "do", "id": f"s{i}", "verb": stale})
        if text not in ("combo",) and watcher != at.seat:
            found.append({"type": "do", "id": f"c{i}", "verb": choose})
    return found


class After:
    """Compares what is sent about a move, and what somebody gets who comes back after it."""

    def __init__(self) -> None:
        self.compared = 0
        self.left_out = 0

    def differs(self, at: Position, watcher: Seat | None) -> list[str]:
        after, _ = at.after()
        other = other_world(at, watcher, after)
        if other is None:
            self.left_out += 1
            return []
        twin, move = other
        self.compared += 1
        worlds = [World(at, at.rules.copy(at.state), watcher), World(at, twin, watcher)]
        sent: list[list[bytes]] = []
        back: list[list[bytes]] = []
        for world, made in zip(worlds, [at.move, move], strict=True):
            world.welcome(None)
            have = world.table.version(watcher)
            sent.append(world.move(at.seat, made))
            back.append(world.welcome(have))
        found: list[str] = []
        if _differ(sent):
            found.append(at.wrong(f"an update tells {watcher} what stays hidden"))
        if _differ(back):
            found.append(at.wrong(f"coming back tells {watcher} what stays hidden"))
        return found


def _differ(sent: list[list[bytes]]) -> bool:
    return sent[0] != sent[1]


def alarms(table: Table) -> list[str]:
    following = After()
    found: list[str] = []
    for at in moments(table):
        at.state, at.chance = at.rules.copy(at.state), at.chance.copy()
        for watcher in table.watchers:
            found += now_differs(at, watcher)
            found += following.differs(at, watcher)
    assert following.compared > following.left_out
    return found


@pytest.mark.slow
@at_every_count
def test_nothing_hidden_is_on_the_wire(table: Table) -> None:
    found = alarms(table)
    assert not found, "\n".join(found[:10])


@pytest.mark.parametrize("seats", [3, 5])
def test_a_sealed_answer_is_not_on_the_wire(seats: int) -> None:
    """Another answer, and an answer that is changed: others get the same bytes, or none at all."""
    compared = 0
    table = next(t for t in EVERY_COUNT if t.game.startswith("spell") and t.seats == seats)
    for at in walk(table, 1):
        if at.seat not in sealed_seats(at) or compared > 4:
            continue
        compared += 1
        moves = [at.offers[at.aside.below(len(at.offers))] for _ in range(3)]
        for watcher in table.watchers:
            if watcher == at.seat:
                continue
            worlds = [World(at, at.rules.copy(at.state), watcher) for _ in range(2)]
            for world in worlds:
                world.welcome(None)
            assert worlds[0].move(at.seat, moves[0]) == worlds[1].move(at.seat, moves[1])
            assert worlds[0].move(at.seat, moves[2]) == [], "changing an answer is a secret"
            for have in (None, 2, worlds[1].table.version(watcher)):
                assert worlds[0].welcome(have) == worlds[1].welcome(have)
    assert compared


LEAKY = next(t for t in EVERY_COUNT if t.game == "jawara-beksi" and t.seats == 3)


def _full(step: Step, seat: Seat | None) -> list[Event]:
    return [one.full for one in step.told]


def test_a_leak_in_an_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render.heard

    def leaky(steps: list[Step], version: int, *rest: Any) -> list[Happened]:
        found = honest(steps, version, *rest)
        told = [event for step in steps for event in _full(step, None)]
        return [*found, *[Happened(version, event.kind, event.facts) for event in told]]

    monkeypatch.setattr(render, "heard", leaky)
    assert any("an update tells" in line for line in alarms(LEAKY))


def test_a_leak_in_the_way_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render.missed

    def leaky(table: Any, have: int | None, *rest: Any) -> tuple[list[Happened], bool]:
        found, whole = honest(table, have, *rest)
        told = [event for step in list(table.steps)[-3:] for event in _full(step, None)]
        return [*found, *[Happened(0, event.kind, event.facts) for event in told]], whole

    monkeypatch.setattr(render, "missed", leaky)
    found = alarms(LEAKY)
    assert any("coming back tells" in line for line in found)
    assert not any("an update tells" in line for line in found)


def test_a_leak_in_an_error_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = socket.Session._problem

    def leaky(self: socket.Session, error: Any, id: str) -> None:
        table = self.connection.table
        assert table is not None
        match: Any = table.match
        error.facts = {**error.facts, "next": match._state.decks[0].things[-1:]}
        honest(self, error, id)

    monkeypatch.setattr(socket.Session, "_problem", leaky)
    found = alarms(LEAKY)
    assert found
    assert all("an answer tells" in line for line in found)


def test_the_size_of_a_message_is_a_leak_too(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render.view_of

    def leaky(match: Any, eyes: Seat | None) -> Any:
        view = honest(match, eyes)
        return (
            None if view is None else {**view, "pad": " " * sum(match._state.decks[1].things[-1:])}
        )

    monkeypatch.setattr(render, "view_of", leaky)
    assert alarms(LEAKY)
