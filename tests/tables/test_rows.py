"""A table is a function of its rows; whoever missed some gets exactly the gap."""

from __future__ import annotations

import random

import msgspec
import pytest

from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED
from gelanggang.tables import verb as ask
from gelanggang.tables.happening import Chosen, Row
from gelanggang.tables.keeping import read_row, write_row
from gelanggang.tables.step import Step
from tests.tables.sitting import LIBRARY, Sitting, both_editions, spelled

TABLES = [("jawara-beksi", 2), ("jawara-beksi", 4), ("spell-from-the-future", 5)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_made_from_its_rows_is_the_same(game: str, seats: int) -> None:
    sitting = Sitting(game, seats)
    member = sitting.join("Sari")
    sitting.do(member, ask.Start())
    sitting.do(member, ask.Mute(1))
    sitting.do(member, ask.Leave())
    while sitting.bots(7):
        assert spelled(sitting.rebuilt()) == spelled(sitting.table)
    assert sitting.table.phase == "over"


@pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
@pytest.mark.parametrize("seed", range(8))
def test_who_hears_nothing_of_a_choice_sees_nothing_of_it(game: str, seed: int) -> None:
    """Numbers count only what reaches somebody, so a step that does not must change nothing."""
    rules = LIBRARY.rules(game)
    chance = random.Random(seed)
    match = Match(rules, 3 + seed % 2, {}, f"reach {seed}", SEALED)
    watchers = [*range(match.seats), None]
    silent = 0
    while not match.over:
        asked = match.pending()
        # Sealed answers are changed now and then, while others are out.
        seat = chance.choice(list(asked))
        offers = match.legal(seat)
        before = {watcher: match.view(watcher).text() for watcher in watchers}
        told = match.play(seat, offers[chance.randrange(len(offers))])
        step = Step(None, told, seat)
        for watcher in watchers:
            if not step.reaches(watcher):
                assert step.heard(watcher) == []
                silent += 1
                assert match.view(watcher).text() == before[watcher]
    assert silent or game == "jawara-beksi"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_gap_is_what_was_missed(game: str, seats: int) -> None:
    from gelanggang.server.render import missed

    sitting = Sitting(game, seats)
    member = sitting.join("Sari")
    sitting.do(member, ask.Start())
    sitting.do(member, ask.Leave())
    seen: dict[int | None, list[tuple[int, int]]] = {}
    watchers = [*range(seats), None]
    for watcher in watchers:
        seen[watcher] = [(sitting.table.version(watcher), _heard(sitting, watcher))]
    while sitting.bots(3):
        for watcher in watchers:
            seen[watcher].append((sitting.table.version(watcher), _heard(sitting, watcher)))
    for watcher in watchers:
        events, _ = missed(sitting.table, 0, None, watcher)
        for version, count in seen[watcher][-40:]:
            gap, whole = missed(sitting.table, version, None, watcher)
            assert whole
            assert len(gap) == seen[watcher][-1][1] - count
            assert [one for one in gap if one.version <= version] == []
            if len(events) >= len(gap):
                assert events[len(events) - len(gap) :] == gap


def _heard(sitting: Sitting, watcher: int | None) -> int:
    return sum(len(step.heard(watcher)) for step in sitting.table.steps)


def test_choices_that_were_kept_as_json_are_read_for_ever() -> None:
    did = b'{"what":"chosen","seat":1,"decision":5,"move":"draw"}'
    row = read_row(b'{"seq":7,"at":1700000000,"by":2,"message":"m7","did":%b}' % did)
    assert row == Row(7, 1_700_000_000, 2, "m7", Chosen(1, 5, "draw"))
    late = Row(8, 1_700_000_001, -1, "", Chosen(0, 6, "end", bot=True, late=True))
    for one in (row, late):
        assert read_row(write_row(one)) == one
        assert len(write_row(one)) < len(msgspec.json.encode(one)) / 2


def test_a_text_is_read_by_the_rules_of_the_moment_whoever_wrote_it() -> None:
    sitting = Sitting("jawara-beksi", 3, find=both_editions("jawara-beksi"))
    table, first = sitting.table, sitting.find("first", "")
    move = table.rules.read("discard salam-1")
    assert table._read(table.write(move)) is move, "it is not read again"
    assert table._read("draw") == table.rules.read("draw")
    assert table._read(table.rules.write(move)) == move
    text = table.write(move)
    table.rules = first
    assert table._read(text) == first.read(text)
