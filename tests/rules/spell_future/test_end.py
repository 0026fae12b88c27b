"""The end: SF-60 and SF-61."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.spell_future.table import EVERY_COUNT, PACK, WEAK, chair, lay, leaving

BEAST_FIRST = [4]
STRONG = [one for i, one in enumerate(PACK.beasts) if PACK.beast_damage[i] == 3]


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("day", [1, 4, 7])
def test_sf_60_at_ten_damage_all_lose(seats: int, day: int) -> None:
    table = lay(seats, day=day, damage=9, chairs=[chair(20, 20)]).reveal()
    assert table.match.over
    assert table.kinds()[-1] == "fell"
    assert table.winners == []
    assert table.outcome.facts["village"] == "fallen"
    assert table.damage == 10


def test_sf_60_at_nine_the_village_stands() -> None:
    table = lay(damage=8).reveal()
    assert (table.damage, table.match.over) == (9, False)


def test_sf_60_at_once_in_the_middle_of_a_game() -> None:
    """No Beast comes any more, nobody is asked, and no move is taken."""
    table = lay(damage=9).reveal()
    assert (table.day, table.asked) == (1, "")
    assert table.numbers("day", "day") == [1]
    assert table.refused("open kuning", seat=1) == "game-over"
    assert table.refused("place echo-mind A+1", seat=2) == "game-over"


@pytest.mark.parametrize("beast", STRONG)
def test_sf_60_more_than_ten_is_ten(beast: str) -> None:
    table = lay(damage=9, beasts=beast).reveal()
    assert (table.damage, table.winners) == (10, [])


def test_sf_60_damage_of_three_days_brings_it_down() -> None:
    table = lay(damage=1, beasts=" ".join(STRONG[:3])).days(3)
    assert (table.day, table.damage, table.match.over) == (3, 10, True)


def test_sf_60_it_falls_before_the_mages_strike_back() -> None:
    table = lay(damage=9, dice=BEAST_FIRST).hits(white=9)
    assert table.fight() == ["damaged", "fell"]
    assert table.winners == []


def test_sf_60_but_a_beast_defeated_first_does_not_strike() -> None:
    table = lay(damage=9).hits(white=7)
    assert (table.fight(), table.damage, table.day) == (["defeated"], 9, 2)


def test_sf_60_and_one_that_is_held_does_no_damage() -> None:
    table = lay(damage=9, dice=BEAST_FIRST).hits(black=5)
    assert (table.damage, table.day) == (9, 2)


def test_sf_60_it_falls_before_any_effect_heals() -> None:
    beast = leaving("heal", 1, "if_defeated")
    table = lay(damage=9, beasts=beast, dice=BEAST_FIRST).hits(white=9)
    assert "healed" not in table.kinds()
    assert (table.damage, table.winners) == (10, [])


def test_sf_60_vp_of_the_last_day_are_still_counted() -> None:
    """For the record: they win nothing."""
    table = lay(damage=9).reveal("A+2", "A+1")
    assert table.all_vp() == [(2, 0), (1, 0), (0, 0)]
    assert table.winners == []


def test_sf_61_the_rulebooks_example_of_the_winner() -> None:
    """Lower markers: Blue 12 (white), Red 14 (white), Green 15 (black)."""
    red, blue, green = chair(14, 20), chair(12, 30), chair(19, 15)
    table = lay(day=7, chairs=[red, blue, green]).reveal()
    assert table.match.over
    assert table.outcome.scores == [14, 12, 15]
    assert table.winners == [3]
    assert table.told("won") == [{"seats": [3], "n": 15}]


def test_sf_61_only_the_lower_marker_counts() -> None:
    table = lay(day=7, chairs=[chair(20, 3), chair(4, 4), chair(0, 99)]).reveal()
    assert table.outcome.scores == [3, 4, 0]
    assert table.winners == [2]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_61_the_seat_does_not_matter(seats: int) -> None:
    for order in list(permutations(range(seats)))[:24]:
        table = lay(seats, day=7, chairs=[chair(n, n + 5) for n in order]).reveal()
        assert table.winners == [order.index(seats - 1) + 1]


def test_sf_61_ties_share_the_win() -> None:
    chairs = [chair(9, 5), chair(5, 5), chair(5, 30), chair(4, 90)]
    table = lay(4, day=7, chairs=chairs).reveal()
    assert table.winners == [1, 2, 3]
    assert table.told("shared-win") == [{"seats": [1, 2, 3], "n": 5}]
    assert table.outcome.share(0) == pytest.approx(1 / 3)
    assert table.outcome.share(3) == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_61_all_can_share_it_even_with_nothing(seats: int) -> None:
    table = lay(seats, day=7).reveal()
    assert table.winners == list(range(1, seats + 1))


def test_sf_61_the_last_day_counts_too() -> None:
    table = lay(day=7, chairs=[chair(5, 5), chair(4, 4)]).reveal("A+1", "A+2 B-2", "B-1")
    assert table.outcome.scores == [5, 6, 0]
    assert table.winners == [2]


def test_sf_61_a_defeated_seventh_beast_ends_it_as_well() -> None:
    table = lay(day=7, damage=9).hits(white=7)
    assert table.match.over
    assert table.outcome.facts["village"] == "stands"


def test_sf_61_not_before_the_seventh_beast() -> None:
    assert not lay(day=6, chairs=[chair(99, 99)]).reveal().match.over


def test_sf_61_a_whole_game() -> None:
    """Seat 1 Hits with seat 2 in white every day, with seat 3 in black: only its lower rises."""
    table = lay(beasts=" ".join(WEAK[:7]))
    while not table.match.over:
        white, black = ("merah", "hitam") if table.is_mystic else ("A", "B")
        table.reveal(
            f"{white}+1 {black}-1",
            f"{white}+1",
            f"{black}-1",
        )
    assert table.winners == [1]
    assert table.outcome.scores[0] >= 7
