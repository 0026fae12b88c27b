"""Resolve: SF-40 to SF-45, SF-47 and the rulebook's worked example."""

from __future__ import annotations

import pytest

from gelanggang.games.spell_future.moves import LETTERS
from tests.rules.spell_future.table import (
    EVERY_COUNT,
    EXAMPLE_BEAST,
    PACK,
    Table,
    beast_pages,
    chair,
    lay,
)

RED, BLUE, GREEN = 1, 2, 3
BEAST_FIRST = [5]


def found(table: Table, kind: str) -> dict[str, tuple[list[int], int]]:
    """The Hits, or Misses, of a colour by letter: whose they are, and how many tokens."""
    by_letter: dict[str, tuple[list[int], int]] = {}
    for facts in table.told(kind):
        pad, n, seats = facts["pad"], facts["n"], facts.get("seats", [facts.get("seat")])
        assert isinstance(pad, int)
        assert isinstance(n, int)
        assert isinstance(seats, list)
        by_letter[LETTERS[pad]] = ([int(str(seat)) for seat in seats], n)
    return by_letter


def example(red: str, blue: str, green: str, die: int = 2) -> Table:
    """The day of the rulebook's example, with its words, Beast and Colours."""
    table = lay(3, mage=RED, beasts=EXAMPLE_BEAST, dice=[die])
    return table.play("open kuning", "open cokelat").reveal(red, blue, green)


RED_PLACES = "offensive-mind A+2 D+1 C-1"
BLUE_PLACES = "mind-of-focus A+3"
GREEN_PLACES = "defensive-mind B+2 C-1 D-1"


def test_the_rulebooks_worked_example() -> None:
    before = lay(3)
    assert before.words() == {
        "A": "lebah",
        "B": "minyak",
        "C": "restoran-fast-food",
        "D": "biskuit",
    }
    assert before.health_and_attack() == (7, 5)
    assert before.view().mages_first

    table = example(RED_PLACES, BLUE_PLACES, GREEN_PLACES)
    assert found(table, "white-hit") == {"A": ([RED, BLUE], 5)}
    assert found(table, "black-hit") == {"C": ([RED, GREEN], 2)}
    assert found(table, "white-miss") == {"B": ([GREEN], 2), "D": ([RED], 1)}
    assert found(table, "black-miss") == {"D": ([GREEN], 1)}
    assert (table.vp(RED), table.vp(BLUE), table.vp(GREEN)) == ((2, 1), (5, 0), (0, 1))
    assert (table.attack, table.defence) == (6, 3)
    assert table.fight() == ["not-defeated", "damaged"]
    assert table.damage == 1
    # What it leaves: six words tomorrow.
    assert table.effects() == {"word_cards": 1}
    assert "".join(table.words()) == "ABCDEF"


def test_the_example_if_green_had_thought_of_the_bee() -> None:
    table = example(RED_PLACES, BLUE_PLACES, "defensive-mind A+2 C-1 D-1")
    assert table.attack == 8
    assert table.fight() == ["defeated"]
    assert (table.damage, table.vp(GREEN)) == (0, (2, 1))
    assert table.effects() == {"tokens": 1}
    table.open()
    assert table.limit() == 5


def test_the_example_with_a_five_on_the_die() -> None:
    table = example(RED_PLACES, BLUE_PLACES, "defensive-mind A+2 C-1 D-1", die=5)
    assert table.fight() == ["damaged", "defeated"]
    assert table.damage == 1
    assert table.effects() == {"tokens": 1}


def test_sf_40_all_choices_are_revealed() -> None:
    """The Mind card and every token, whether it Hits or not."""
    table = example(RED_PLACES, BLUE_PLACES, GREEN_PLACES)
    minds = [PACK.minds[mind] for mind in table.numbers("revealed", "mind")]
    assert minds == ["offensive-mind", "mind-of-focus", "defensive-mind"]
    assert [facts["tokens"] for facts in table.told("revealed")] == [
        [2, 0, -1, 1],
        [3, 0, 0, 0],
        [0, 2, -1, -1],
    ]


def test_sf_40_two_players_with_the_same_colour_hit() -> None:
    table = lay().reveal("A+1", "A+1")
    assert found(table, "white-hit") == {"A": ([1, 2], 2)}


def test_sf_40_one_player_alone_misses_with_any_number() -> None:
    table = lay().reveal("A+3", "B-3", "C+1")
    assert found(table, "white-miss") == {"A": ([1], 3), "C": ([3], 1)}
    assert found(table, "black-miss") == {"B": ([2], 3)}
    assert table.strength == (0, 0)


def test_sf_40_white_and_black_on_one_letter_both_miss() -> None:
    table = lay().reveal("D+2", "D-2")
    assert found(table, "white-miss") == {"D": ([1], 2)}
    assert found(table, "black-miss") == {"D": ([2], 2)}


def test_sf_40_two_whites_and_one_black_on_a_letter() -> None:
    table = lay().reveal("A+1", "A+1", "A-1")
    assert found(table, "white-hit") == {"A": ([1, 2], 2)}
    assert found(table, "black-miss") == {"A": ([3], 1)}
    assert table.all_vp() == [(1, 0), (1, 0), (0, 0)]
    assert table.strength == (2, 0)


def test_sf_40_both_colours_can_hit_on_one_letter() -> None:
    table = lay(4).reveal("A+1", "A-2", "A+2", "A-1")
    assert found(table, "white-hit") == {"A": ([1, 3], 3)}
    assert found(table, "black-hit") == {"A": ([2, 4], 3)}
    assert table.strength == (3, 3)


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_40_all_tokens_of_all_who_agree_hit(seats: int) -> None:
    table = lay(seats).reveal(*["A+3 B-1"] * seats)
    everybody = list(range(1, seats + 1))
    assert found(table, "white-hit") == {"A": (everybody, 3 * seats)}
    assert found(table, "black-hit") == {"B": (everybody, seats)}


def test_sf_40_each_letter_is_looked_at_alone() -> None:
    table = lay(5, effects={"word_cards": 1}).reveal("A+1 F-1", "B+1 F-1", "B+2", "C+1", "D-1 A-1")
    assert found(table, "white-hit") == {"B": ([2, 3], 3)}
    assert found(table, "black-hit") == {"F": ([1, 2], 2)}
    assert sorted(found(table, "white-miss")) == ["A", "C"]
    assert sorted(found(table, "black-miss")) == ["A", "D"]


def test_sf_41_each_hit_is_a_vp_in_its_colour() -> None:
    table = lay().reveal("A+2 B-1 C+1", "A+1 B-3", "C+1 D-2")
    assert table.all_vp() == [(3, 1), (1, 3), (1, 0)]


def test_sf_41_a_miss_is_none() -> None:
    table = lay().reveal("A+2 B-2", "C+2 D-2", "B+2 A-2")
    assert table.all_vp() == [(0, 0), (0, 0), (0, 0)]


def test_sf_41_vp_are_added_day_by_day() -> None:
    table = lay(day=2, chairs=[chair(4, 7), chair(0, 1), chair(9, 9)])
    table.reveal("A+2", "A+1 B-1", "B-1").reveal("A+1", "", "A+1")
    assert table.all_vp() == [(7, 7), (1, 2), (10, 10)]


def test_sf_41_what_everybody_gained_is_told() -> None:
    table = lay().reveal("A+2 B-1", "A+1", "B-2")
    assert table.told("gained") == [
        {"seat": 1, "white": 2, "black": 1},
        {"seat": 2, "white": 1, "black": 0},
        {"seat": 3, "white": 0, "black": 2},
    ]


def test_sf_41_what_a_mind_card_adds_is_told_with_it() -> None:
    table = example(RED_PLACES, BLUE_PLACES, GREEN_PLACES)
    assert table.told("gained") == [
        {"seat": RED, "white": 2, "black": 1},
        {"seat": BLUE, "white": 5, "black": 0},
        {"seat": GREEN, "white": 0, "black": 1},
    ]


def test_sf_41_vp_count_whether_the_beast_is_defeated_or_not() -> None:
    won, lost = lay().hits(white=9), lay().hits(white=6)
    assert (won.fight()[0], lost.fight()[0]) == ("defeated", "not-defeated")
    assert (won.all_vp(), lost.all_vp()) == ([(3, 0)] * 3, [(2, 0)] * 3)


@pytest.mark.parametrize(("white", "black"), [(0, 0), (2, 0), (0, 2), (5, 3), (6, 6), (9, 3)])
def test_sf_42_attack_is_all_white_hits_and_defence_all_black(white: int, black: int) -> None:
    assert lay().hits(white=white, black=black).strength == (white, black)


def test_sf_42_over_all_letters_and_players() -> None:
    table = lay(4).reveal("A+2 B-1", "A+1 C+1 D-2", "C+2 D-1 B-1", "D-1 B+3")
    assert table.strength == (2 + 1 + 1 + 2, 1 + 1 + 2 + 1 + 1)


def test_sf_42_mind_effects_are_added() -> None:
    table = lay().reveal("offensive-mind A+1 B-1", "offensive-mind A+1", "defensive-mind B-1")
    assert table.strength == (2 + 2, 2 + 1)


def test_sf_42_vp_of_mind_cards_are_not() -> None:
    table = lay().reveal("mind-of-focus A+3", "mind-of-focus A+3")
    assert table.strength == (6, 0)
    assert table.all_vp() == [(5, 0), (5, 0), (0, 0)]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_43_defeated_by_an_attack_that_reaches_the_health(seats: int) -> None:
    health, _ = lay(seats).health_and_attack()
    exactly = lay(seats).hits(white=health)
    assert exactly.attack == health
    assert exactly.fight() == ["defeated"]
    short = lay(seats).hits(white=health - 1)
    assert short.attack == health - 1
    assert short.fight() == ["not-defeated", "damaged"]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_43_held_by_a_defence_that_reaches_the_attack(seats: int) -> None:
    _, attack = lay(seats).health_and_attack()
    exactly = lay(seats).hits(black=attack)
    assert exactly.defence == attack
    assert exactly.fight() == ["not-defeated", "held"]
    assert exactly.damage == 0
    short = lay(seats).hits(black=attack - 1 if attack > 2 else 0)
    assert short.fight() == ["not-defeated", "damaged"]
    assert short.damage == 1


def test_sf_43_more_than_enough_is_enough() -> None:
    assert lay().hits(white=9).fight() == ["defeated"]
    assert lay().hits(black=9).fight() == ["not-defeated", "held"]


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("beast", PACK.beasts)
def test_sf_43_in_the_column_of_the_number_of_players(seats: int, beast: str) -> None:
    page = beast_pages()[beast]
    health, attack = page["health"], page["attack"]
    assert isinstance(health, dict)
    assert isinstance(attack, dict)
    table = lay(seats, beasts=beast)
    assert table.health_and_attack() == (health[str(seats)], attack[str(seats)])


def test_sf_43_the_example_beast_for_three_players_is_the_rulebooks() -> None:
    assert lay(3, beasts=EXAMPLE_BEAST).health_and_attack() == (7, 5)


@pytest.mark.parametrize(
    ("white", "black", "fight", "damage"),
    [
        (7, 0, ["defeated"], 0),
        (7, 5, ["defeated"], 0),
        (6, 5, ["not-defeated", "held"], 0),
        (6, 4, ["not-defeated", "damaged"], 1),
        (0, 0, ["not-defeated", "damaged"], 1),
    ],
)
def test_sf_44_mages_first(white: int, black: int, fight: list[str], damage: int) -> None:
    """A defeated Beast does not strike; any other does."""
    table = lay().hits(white=white, black=black)
    assert (table.fight(), table.damage) == (fight, damage)


@pytest.mark.parametrize(
    ("white", "black", "fight", "damage"),
    [
        (7, 0, ["damaged", "defeated"], 1),
        (7, 5, ["held", "defeated"], 0),
        (6, 5, ["held", "not-defeated"], 0),
        (6, 4, ["damaged", "not-defeated"], 1),
        (0, 0, ["damaged", "not-defeated"], 1),
    ],
)
def test_sf_44_beast_first(white: int, black: int, fight: list[str], damage: int) -> None:
    """It strikes in any case; then the mages do, whatever came of it."""
    table = lay(dice=BEAST_FIRST).hits(white=white, black=black)
    assert (table.fight(), table.damage) == (fight, damage)


def test_sf_44_the_damage_of_a_beast_that_is_defeated_afterwards_stays() -> None:
    table = lay(dice=BEAST_FIRST, damage=4).hits(white=7)
    assert table.damage == 5
    assert table.effects() == {"tokens": 1}


@pytest.mark.parametrize("beast", PACK.beasts)
def test_sf_45_the_damage_is_printed_on_the_beast(beast: str) -> None:
    table = lay(beasts=beast, damage=2).reveal()
    printed = beast_pages()[beast]["damage"]
    assert isinstance(printed, int)
    assert table.damage == 2 + printed
    assert table.numbers("damaged") == [printed]


@pytest.mark.parametrize("black", [0, 2, 3, 4])
def test_sf_45_however_much_is_missing(black: int) -> None:
    assert lay().hits(black=black).damage == 1


def test_sf_45_held_it_does_none() -> None:
    assert lay(dice=BEAST_FIRST, damage=3).hits(black=5).damage == 3


def test_sf_45_damage_adds_up() -> None:
    table = lay()
    seen = []
    for _ in range(6):
        table.reveal()
        seen.append(table.damage)
    assert seen == [1, 2, 3, 4, 5, 6]


def test_sf_47_tokens_return_to_their_owners() -> None:
    """Whether they Hit or not, all of them can be placed again the next day."""
    table = lay().reveal("A+3", "B-3", "A+1 C-2").open()
    for seat in (1, 2, 3):
        assert table.refused_tokens("echo-mind A+3 B-1", seat=seat) is None
        assert table.refused_tokens("echo-mind A+1 B-3", seat=seat) is None
        facts = table.match.pending()[seat - 1].facts
        assert (facts["white"], facts["black"]) == (3, 3)


def test_sf_47_they_are_never_lost() -> None:
    table = lay()
    while not table.match.over:
        table.open()
        assert table.refused_tokens("A+3") is None
        table.reveal("A+3", "B-3", "A+2")


def test_sf_47_nothing_of_yesterday_lies_on_the_letters() -> None:
    table = lay().reveal("A+3", "", "").reveal("", "A+3", "")
    assert table.strength == (0, 0)
    assert table.view().answered == [False, False, False]
