"""Choosing at once: the order in which sealed answers come in does not matter."""

from __future__ import annotations

import ast
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

from gelanggang.core.event import Event, Told, heard
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from tests.laws.tables import Position, rules_of, spell, spoken

MOST_ORDERS = 6


def has_sealed_moments(game: str) -> bool:
    """Whether the rules of a game speak of sealed answers anywhere, by their source."""
    file = sys.modules[type(rules_of(game)).__module__].__file__
    assert file is not None
    words: set[str] = set()
    for path in Path(file).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                words.add(node.attr)
            elif isinstance(node, ast.keyword) and node.arg is not None:
                words.add(node.arg)
    assert words
    return "sealed" in words


def sealed_seats(at: Position) -> list[Seat]:
    """The seats that are choosing at once and have not answered."""
    asked = at.rules.pending(at.state)
    open_seats = [seat for seat, one in asked.items() if one.sealed and not one.answered]
    return open_seats if len(open_seats) > 1 else []


def order_matters(at: Position) -> list[str]:
    """Let all answer, in several orders; what differs?"""
    rules = at.rules
    seats = sealed_seats(at)
    answers: dict[Seat, Move] = {}
    for seat in seats:
        offers = rules.legal(at.state, seat)
        answers[seat] = offers[at.aside.below(len(offers))]
    orders = list(permutations(seats))
    orders = orders[:1] + [
        orders[at.aside.below(len(orders))] for _ in range(min(len(orders), MOST_ORDERS) - 1)
    ]
    found = [_answer(at, order, answers) for order in orders]
    wrong: list[str] = []
    for order, (state, told) in zip(orders, found):
        if spell(state) != spell(found[0][0]):
            wrong.append(at.wrong(f"{orders[0]} and {order} lead to different states"))
        for watcher in at.table.watchers:
            if _news(told, watcher) != _news(found[0][1], watcher):
                wrong.append(at.wrong(f"{watcher} hears the difference of {orders[0]} and {order}"))
    return wrong + _may_change(at, seats, answers)


def answer_is_seen(at: Position) -> list[str]:
    """Let the seat seal another answer instead: who else notices, before all are opened?"""
    rules = at.rules
    seats = sealed_seats(at)
    if at.seat not in seats or len(at.offers) < 2:
        return []
    other = at.move
    while other == at.move:
        other = at.offers[at.aside.below(len(at.offers))]
    after, told = at.after()
    after_other, told_other = at.after(move=other)
    wrong: list[str] = []
    for watcher in at.table.watchers:
        if watcher == at.seat:
            continue
        if spoken(heard(told, watcher)) != spoken(heard(told_other, watcher)):
            wrong.append(at.wrong(f"{watcher} hears what seat {at.seat} has sealed"))
        if rules.view(after, watcher).text() != rules.view(after_other, watcher).text():
            wrong.append(at.wrong(f"{watcher} sees what seat {at.seat} has sealed"))
    return wrong


def _answer(
    at: Position, order: tuple[Seat, ...], answers: dict[Seat, Move]
) -> tuple[Any, list[list[Told]]]:
    """All answers in this order: the state, and what was told after each."""
    state = at.rules.copy(at.state)
    chance = at.chance.copy()
    told: list[list[Told]] = []
    for seat in order:
        told.append([])
        at.rules.apply(state, seat, answers[seat], chance, told[-1])
    return state, told


def _news(told: list[list[Told]], watcher: Seat | None) -> list[str]:
    """What a watcher hears beside acknowledgements, which come in the order of the answers.

    Until the last answer nothing else is told: their kinds are those of the acknowledgements.
    """
    before = [event for one in told[:-1] for event in heard(one, watcher)]
    own: list[Event] = heard(told[-1], watcher)
    kinds = {event.kind for event in before}
    # Who answers last is acknowledged in other words than the others: full or rest.
    kinds |= {one.full.kind for step in told[:-1] for one in step}
    kinds |= {one.rest.kind for step in told[:-1] for one in step if one.rest is not None}
    return spoken([event for event in own if event.kind not in kinds])


def _may_change(at: Position, seats: list[Seat], answers: dict[Seat, Move]) -> list[str]:
    """An answer that is in can be changed while others are out; nobody waits for it."""
    rules = at.rules
    seat = seats[0]
    before = rules.pending(at.state)[seat]
    state = rules.copy(at.state)
    rules.apply(state, seat, answers[seat], at.chance.copy(), [])
    now = rules.pending(state).get(seat)
    if now is None or not now.answered or now.id != before.id:
        return [at.wrong(f"the sealed answer of seat {seat} changed its question: {now}")]
    if seat in rules.to_act(state):
        return [at.wrong(f"the table waits for seat {seat}, whose answer is in")]
    offers = rules.legal(state, seat)
    another = offers[at.aside.below(len(offers))]
    if rules.refusal(state, seat, another) is not None:
        return [at.wrong(f"seat {seat} cannot change its answer to {another}")]
    return []
