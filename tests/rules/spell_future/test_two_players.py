"""Two players, fully cooperative: SF-80."""

from __future__ import annotations

import pytest

from tests.rules.spell_future.table import PACK, Table, beast_pages, chair, lay, new_game

MAGE, GREAT_MAGE = PACK.grade_limits


def last_day(one: tuple[int, int], other: tuple[int, int], damage: int = 0) -> Table:
    """The seventh day with these VP, on which nobody places anything."""
    return lay(2, day=7, damage=damage, chairs=[chair(*one), chair(*other)]).reveal()


@pytest.mark.parametrize("beast", PACK.beasts)
def test_sf_80_the_column_for_two(beast: str) -> None:
    health, attack = beast_pages()[beast]["health"], beast_pages()[beast]["attack"]
    assert isinstance(health, dict)
    assert isinstance(attack, dict)
    assert lay(2, beasts=beast).health_and_attack() == (health["2"], attack["2"])


def test_sf_80_both_win_if_the_village_stands() -> None:
    table = last_day((30, 1), (0, 0), damage=8)
    assert table.winners == [1, 2]
    assert table.outcome.facts["village"] == "stands"


def test_sf_80_both_lose_if_it_falls() -> None:
    table = last_day((30, 30), (30, 30), damage=9)
    assert table.winners == []
    assert table.outcome.facts["village"] == "fallen"
    assert "team-won" not in table.kinds()


@pytest.mark.parametrize(
    ("one", "other", "track"),
    [
        ((10, 4), (3, 8), 12),
        ((10, 4), (1, 8), 11),
        ((0, 20), (20, 0), 20),
        ((30, 0), (30, 1), 1),
        ((0, 0), (0, 0), 0),
    ],
)
def test_sf_80_the_lower_of_the_teams_two_summed_tracks(
    one: tuple[int, int], other: tuple[int, int], track: int
) -> None:
    """Not the sum of the players' lower markers."""
    table = last_day(one, other)
    assert table.outcome.scores == [track, track]
    assert table.numbers("team-won") == [track]


@pytest.mark.parametrize(
    ("track", "grade"),
    [
        (0, "apprentice"),
        (MAGE - 1, "apprentice"),
        (MAGE, "mage"),
        (GREAT_MAGE - 1, "mage"),
        (GREAT_MAGE, "great-mage"),
        (GREAT_MAGE + 50, "great-mage"),
    ],
)
def test_sf_80_three_grades(track: int, grade: str) -> None:
    half = track // 2
    table = last_day((half, track), (track - half, 0))
    assert table.outcome.facts["grade"] == grade
    assert table.told("team-won") == [{"grade": grade, "n": track}]


def test_sf_80_the_limits_rise() -> None:
    assert PACK.grades == ["apprentice", "mage", "great-mage"]
    assert 0 < MAGE < GREAT_MAGE


def test_sf_80_no_grades_with_more_players() -> None:
    table = lay(3, day=7).reveal()
    assert "grade" not in table.outcome.facts
    assert "team-won" not in table.kinds()


def test_sf_80_a_token_hits_only_if_both_think_alike() -> None:
    assert lay(2).reveal("A+3 B-1", "C+3 D-1").strength == (0, 0)
    assert lay(2).reveal("A+3 B-1", "A+1 B-3").strength == (4, 4)


def test_sf_80_all_else_as_ever() -> None:
    """Both open a Colour, both have eight Mind cards, and the 1st Mage goes to and fro."""
    table = new_game(2)
    assert table.hand(1) == table.hand(2) == PACK.minds
    game = lay(2, mage=2)
    assert game.asked_seats == [2]
    game.play("open kuning")
    assert game.asked_seats == [1]
    game.play("open hitam").reveal("offensive-mind A+1", "mind-of-focus A+3")
    assert game.strength == (5, 0)
    assert game.all_vp() == [(1, 0), (5, 0)]
    assert game.mage == 1


def test_sf_80_last_days_hits_count() -> None:
    table = lay(2, day=7, chairs=[chair(5, 9), chair(5, 9)]).reveal("A+1", "A+1")
    assert table.outcome.scores == [12, 12]
