"""Whatever a game sends has the shape that it declares: no entry is missing, and none too many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gelanggang.core.event import Event, Told
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import GAMES, load_rules
from gelanggang.games.shapes import Shapes, View
from gelanggang.server.schema import notes, shape_schemas
from tests.laws.fitting import kind_misfit, misfit
from tests.laws.tables import EVERY_TABLE, Table, at_every_table, match_at
from tests.packs.workshop import design

GAMES_A_TABLE = 5
MOST_GAMES = 200
"""After so many at every table, what was never told never is."""

SHAPES = {key: game.shapes for key, game in GAMES.items() if game.shapes is not None}
for_every_shape = pytest.mark.parametrize(
    ("game", "shapes"), list(SHAPES.items()), ids=list(SHAPES)
)


def moments(
    table: Table, seed: int, rules: AnyRules | None = None
) -> Iterator[tuple[Match, list[Told]]]:
    """A random game, after each choice, and what was told about it; sealed answers may change."""
    match = match_at(table, f"shapes {seed}", rules)
    choosing = make_rng(FAST, f"shapes {seed}").fork("choice")
    yield match, match.log
    while not match.over:
        asked = list(match.pending())
        seat = asked[choosing.below(len(asked))]
        offers = match.legal(seat)
        yield match, match.play(seat, offers[choosing.below(len(offers))])


def events(told: list[Told]) -> list[Event]:
    """Everything that anybody hears."""
    return [event for one in told for event in (one.full, one.rest) if event is not None]


@at_every_table
def test_every_view_names_its_decisions(table: Table) -> None:
    for match, _ in moments(table, 0):
        for watcher in table.watchers:
            whole = match.view(watcher).plain()
            common = {name: whole[name] for name in View.__annotations__ if name in whole}
            assert not misfit(common, View)


@at_every_table
def test_views_questions_and_events_fit(table: Table) -> None:
    shapes = GAMES[table.game].shapes
    if shapes is None:
        return
    for seed in range(GAMES_A_TABLE):
        for match, told in moments(table, seed):
            for watcher in table.watchers:
                assert not misfit(match.view(watcher).plain(), shapes.view)
            for decision in match.pending().values():
                assert not kind_misfit(decision.kind, decision.facts, shapes.decisions)
            for event in events(told):
                assert not kind_misfit(event.kind, event.facts, shapes.events)


@at_every_table
def test_previews_and_outcomes_fit(table: Table) -> None:
    shapes = GAMES[table.game].shapes
    if shapes is None:
        return
    for match, _ in moments(table, 1):
        for seat in match.pending():
            offers = match.legal(seat)
            drafts = [Move(offers.built())] if offers.built() else []
            for move in [*drafts, offers[len(offers) - 1]]:
                facts = match.preview(seat, move)
                assert not facts or (shapes.preview and not misfit(facts, shapes.preview)), facts
        outcome = match.outcome
        if outcome is not None and (outcome.facts or shapes.outcome):
            assert shapes.outcome
            assert not misfit(outcome.facts, shapes.outcome)


@for_every_shape
def test_whatever_is_declared_is_told_in_some_game(
    game: str, shapes: Shapes, tmp_path: Path
) -> None:
    """With our cards, those of earlier editions, or those that an owner has corrected."""
    packs: list[Path | None] = [None]
    if game == "jawara-beksi":
        corrected = design("corrections", 0, tmp_path / "pack")
        packs += [*GAMES[game].earlier_packs(), corrected]
    all_rules = [load_rules(game, pack) for pack in packs]
    untold = {*shapes.events}
    unasked = {*shapes.decisions}
    for seed in range(MOST_GAMES):
        for table in [one for one in EVERY_TABLE if one.game == game]:
            for match, told in moments(table, seed, all_rules[seed % len(all_rules)]):
                untold -= {event.kind for event in events(told)}
                unasked -= {decision.kind for decision in match.pending().values()}
        if not untold and not unasked:
            return
    assert not untold
    assert not unasked


@for_every_shape
def test_whatever_is_declared_has_a_sentence(game: str, shapes: Shapes) -> None:
    """It goes to docs/protocol.md."""
    declared = [shapes.view, *shapes.events.values(), *shapes.decisions.values()]
    declared += [shape for shape in (shapes.preview, shapes.outcome) if shape is not None]
    for shape in declared:
        assert (shape.__doc__ or "").strip().endswith("."), shape
    for whole in (shapes.view, shapes.preview, shapes.outcome):
        for part in shape_schemas(whole) if whole is not None else ():
            unsaid = part.__annotations__.keys() - notes(part).keys() - View.__annotations__.keys()
            assert not unsaid, part
