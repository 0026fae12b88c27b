"""A move is legal exactly when it is not refused; a refusal changes nothing."""

from __future__ import annotations

import pytest

from gelanggang.core.errors import MoveRefused
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from tests.laws.others import other_moves
from tests.laws.tables import (
    Position,
    Table,
    at_every_count,
    at_every_table,
    match_at,
    rules_of,
    some,
    spell,
    walk,
)

SEEDS = range(12)
MATCHES = range(4)


def offered_moves(at: Position) -> list[str]:
    """What is offered is allowed, offered once, can be written and read, and stands for itself."""
    rules = at.rules
    wrong: list[str] = []
    offers = list(at.offers)
    if len(set(offers)) != len(offers):
        wrong.append(at.wrong("a move is offered twice"))
    for move in {offers[at.aside.below(len(offers))] for _ in range(4)}:
        text = rules.write(move)
        refusal = rules.refusal(at.state, at.seat, move)
        if refusal is not None:
            wrong.append(at.wrong(f"{text!r} is offered and refused, {refusal}"))
        if rules.read(text) != move:
            wrong.append(at.wrong(f"{text!r} is read as another move"))
        stands_for = rules.canonical(at.state, at.seat, move)
        if stands_for != move:
            wrong.append(at.wrong(f"{text!r} is offered, and so is {rules.write(stands_for)!r}"))
    return wrong


def unoffered_moves(at: Position, tries: int) -> tuple[list[str], int]:
    """What is not refused differs from an offered move in nothing that matters."""
    rules = at.rules
    before = spell(at.state)
    wrong: list[str] = []
    offered = set(at.offers)
    allowed = 0
    for move in other_moves(at, tries, at.aside):
        if rules.refusal(at.state, at.seat, move) is not None:
            if move in offered:
                wrong.append(at.wrong(f"{move} is offered and refused"))
            continue
        if move in offered:
            continue
        allowed += 1
        if rules.canonical(at.state, at.seat, move) not in offered:
            wrong.append(at.wrong(f"{move} is allowed, but nothing like it is offered"))
        if rules.read(rules.write(move)) != move:
            wrong.append(at.wrong(f"{move} is read as another move"))
        at.after(move=move)
    if spell(at.state) != before:
        wrong.append(at.wrong("asking why not has changed the state"))
    return wrong, allowed


@at_every_table
def test_a_move_is_legal_exactly_when_it_is_not_refused(table: Table) -> None:
    wrong: list[str] = []
    allowed = 0
    for seed in SEEDS:
        for at in some(walk(table, seed), 4):
            wrong += offered_moves(at)
            found, more = unoffered_moves(at, 12)
            wrong += found
            allowed += more
    assert not wrong, "\n".join(wrong[:10])
    # Otherwise the second half of the law was never tried; chapters are short, and of one kind.
    assert (
        allowed > 0 or table.chapter or all(len(at.move.things) < 2 for at in walk(table, SEEDS[0]))
    )


@at_every_count
def test_who_is_not_asked_cannot_move(table: Table) -> None:
    wrong: list[str] = []
    for seed in SEEDS:
        for at in some(walk(table, seed), 4):
            asked = at.rules.pending(at.state)
            for seat in range(table.seats):
                if seat not in asked and at.rules.refusal(at.state, seat, at.move) is None:
                    wrong.append(at.wrong(f"seat {seat} may move out of turn"))
    assert not wrong, "\n".join(wrong[:10])


def assert_refused(match: Match, seat: int, move: Move, decision: int | None, code: str) -> None:
    """The answer is refused with this code ("": any), and nothing at all has changed."""
    before = spell(match._state), match.record().text(), len(match.log)
    chance = match._game.copy().word()
    with pytest.raises(MoveRefused) as refused:
        match.play(seat, move, decision)
    assert not code or refused.value.code == code
    assert (spell(match._state), match.record().text(), len(match.log)) == before
    assert match._game.copy().word() == chance


@at_every_count
def test_a_refusal_leaves_everything_equal(table: Table) -> None:
    """Mistakes, and answers to a question that is not (or no longer, or not theirs) open."""
    rules = rules_of(table.game)
    for seed in MATCHES:
        match = match_at(table, f"law {seed}")
        for at in walk(table, seed):
            seat, move = at.seat, at.move
            decision = match.pending()[seat].id
            if at.aside.below(4):
                match.play(seat, move, decision)
                continue
            # A match remembers what it was asked last: that lets nothing else pass.
            assert match.refusal(seat, move, decision) is None
            for other in other_moves(at, 3, at.aside):
                if rules.refusal(match._state, seat, other) is not None:
                    assert_refused(match, seat, other, decision, "")
            assert_refused(match, seat, move, decision - 1, "stale-decision")
            assert_refused(match, seat, move, decision + 1, "stale-decision")
            for somebody in range(-1, table.seats + 1):
                if somebody not in match.pending():
                    assert_refused(match, somebody, move, decision, "not-your-turn")
            match.play(seat, move, decision)
            assert spell(match._state) == spell(at.after()[0])
            again = match.pending().get(seat)
            if again is None or again.id != decision:
                assert_refused(match, seat, move, decision, "")
        assert match.over
        assert_refused(match, 0, Move(""), None, "game-over")
