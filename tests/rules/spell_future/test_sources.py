"""Where a score came from, told by the game: both markers, less the higher one."""

from __future__ import annotations

from tests.rules.spell_future.table import Table, chair, lay


def parts(table: Table, seat: int) -> dict[str, int]:
    """The parts of a seat's score that are not 0."""
    found = {one.name: one.points[seat - 1] for one in table.match.sources()}
    return {name: n for name, n in found.items() if n}


def test_sf_61_only_the_lower_marker_counts() -> None:
    table = lay(3).reveal("A+2 C-1", "A+1 C-1", "B+2")
    assert parts(table, 1) == {"white": 2, "black": 1, "higher": -2}
    assert parts(table, 2) == {"white": 1, "black": 1, "higher": -1}
    assert parts(table, 3) == {}
    assert table.match.scores() == [1, 1, 0]


def test_what_was_there_before_is_the_lower_marker_too() -> None:
    chairs = [chair(6, 2), chair(3, 3), chair(0, 9)]
    table = lay(3, chairs=chairs, day=2).reveal("A+2 C-2", "A+1 C-1", "")
    # The lower one has come nearer, and the higher one has not grown as much.
    assert parts(table, 1) == {"before": 2, "white": 2, "black": 2, "higher": -2}
    assert parts(table, 2) == {"before": 3, "white": 1, "black": 1, "higher": -1}
    assert parts(table, 3) == {}
    assert table.match.scores() == [4, 4, 0]


def test_a_marker_that_catches_up_counts_as_far_as_it_goes() -> None:
    table = lay(3, chairs=[chair(5, 4), chair(), chair()], day=2).reveal("C-3", "C-3", "")
    assert parts(table, 1) == {"before": 4, "black": 3, "higher": -2}
    assert table.match.scores()[0] == 5


def test_sf_80_two_players_share_their_tracks() -> None:
    table = lay(2).reveal("A+2 C-1", "A+1 C-2")
    assert parts(table, 1) == {"white": 2, "black": 1, "partner": 3, "higher": -3}
    assert parts(table, 2) == {"white": 1, "black": 2, "partner": 3, "higher": -3}
    assert table.match.scores() == [3, 3]
