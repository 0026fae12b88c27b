"""Nobody gets to know what they may not see: the sample law and the scramble law."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.core.match import play_out
from tests.laws.scramble import Next, hidden_things, notices_now
from tests.laws.sealed import has_sealed_moments
from tests.laws.tables import (
    Position,
    Table,
    at_every_count,
    at_every_table,
    some,
    things_by_group,
    walk,
    written,
)

SEEDS = range(8)


def sample_differs(at: Position, watcher: Seat | None) -> list[str]:
    """A state sampled from a view has the same view, the same moves and the same things."""
    rules = at.rules
    view = rules.view(at.state, watcher)
    sampled = rules.sample(view, at.aside)
    who = "the spectator" if watcher is None else f"seat {watcher}"
    wrong: list[str] = []
    if rules.view(sampled, watcher).text() != view.text():
        wrong.append(at.wrong(f"view(sample(v)) is not v for {who}"))
    if things_by_group(sampled) != things_by_group(at.state):
        wrong.append(at.wrong(f"a sample for {who} has other things"))
    asked = rules.pending(at.state)
    if watcher in asked and written(rules, rules.legal(sampled, watcher)) != written(
        rules, rules.legal(at.state, watcher)
    ):
        wrong.append(at.wrong(f"a sample for {who} offers other moves"))
    return wrong


@at_every_table
def test_view_of_sample_is_the_view(table: Table) -> None:
    wrong: list[str] = []
    for seed in SEEDS:
        for at in some(walk(table, seed), 4):
            for watcher in table.watchers:
                wrong += sample_differs(at, watcher)
    assert not wrong, "\n".join(wrong[:10])


@at_every_table
def test_a_sample_can_be_played_to_its_end(table: Table) -> None:
    for at in some(walk(table, 0), 10):
        for watcher in table.watchers:
            sampled = at.rules.sample(at.rules.view(at.state, watcher), at.aside)
            assert play_out(at.rules, sampled, at.aside) <= at.rules.longest
            assert at.rules.outcome(sampled) is not None


@at_every_table
def test_scramble_what_a_seat_cannot_see_and_nothing_it_knows_changes(table: Table) -> None:
    wrong: list[str] = []
    for seed in SEEDS:
        for at in some(walk(table, seed), 4):
            for watcher in table.watchers:
                wrong += notices_now(at, watcher)
    assert not wrong, "\n".join(wrong[:10])


@at_every_table
def test_scramble_what_stays_hidden_and_nothing_it_hears_changes(table: Table) -> None:
    wrong: list[str] = []
    following = Next()
    lies_hidden = False
    for seed in SEEDS:
        for at in some(walk(table, seed), 3):
            for watcher in table.watchers:
                wrong += following.notices(at, watcher)
                lies_hidden = lies_hidden or any(hidden_things(at.state, watcher))
    assert not wrong, "\n".join(wrong[:10])
    # The law means nothing where little could be compared, or nothing was moved.
    assert following.left_out < following.compared / 5
    if lies_hidden:
        assert following.mixed > following.compared / 2
    else:
        # In a game without cards only answers are secret: they have a law of their own.
        assert has_sealed_moments(table.game)


@at_every_count
def test_what_a_view_says_is_plain_and_its_own(table: Table) -> None:
    """A view that was handed out does not change with the game."""
    for at in some(walk(table, 1), 10):
        views = [at.rules.view(at.state, watcher) for watcher in table.watchers]
        texts = [view.text() for view in views]
        state = at.rules.copy(at.state)
        held = [at.rules.view(state, watcher) for watcher in table.watchers]
        play_out(at.rules, state, at.aside)
        assert [view.text() for view in held] == texts, at.wrong("a view changed with the game")
