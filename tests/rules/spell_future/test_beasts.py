"""What a Beast leaves for the next day: SF-46."""

from __future__ import annotations

import pytest

from tests.rules.spell_future.table import (
    EXAMPLE_BEAST,
    MYSTIC,
    PACK,
    PLAIN,
    Table,
    lay,
    leaving,
    printed,
)

NEXT = "kambing-roket"
"""The Beast of the second day, unless the first was that one."""


def second_day(beast: str, *, defeated: bool, damage: int = 0) -> Table:
    """The morning after a Beast was, or was not, defeated."""
    after = NEXT if beast != NEXT else EXAMPLE_BEAST
    table = lay(beasts=f"{beast} {after}", damage=damage)
    return table.hits(white=9 if defeated else 0)


def test_sf_46_the_example_beast_if_not_defeated_a_word_card_more() -> None:
    table = second_day(EXAMPLE_BEAST, defeated=False)
    assert table.told("leaves") == [{"effect": "word_cards", "n": 1}]
    assert "".join(table.words()) == "ABCDEF"


def test_sf_46_the_example_beast_if_defeated_a_token_more() -> None:
    table = second_day(EXAMPLE_BEAST, defeated=True).open()
    assert table.told("leaves") == [{"effect": "tokens", "n": 1}]
    assert table.limit() == 5
    assert table.refused_tokens("echo-mind A+3 B-2") is None


@pytest.mark.parametrize("beast", PACK.beasts)
@pytest.mark.parametrize("defeated", [True, False])
def test_sf_46_every_beast_leaves_what_stands_on_it(beast: str, defeated: bool) -> None:
    table = second_day(beast, defeated=defeated, damage=5)
    assert ("defeated" in table.fight()) == defeated
    left = printed(beast, "if_defeated" if defeated else "if_not_defeated")
    healed = left.pop("heal", 0)
    assert table.effects() == left
    hurt = 0 if defeated else PACK.beast_damage[PACK.beasts.index(beast)]
    assert table.damage == 5 + hurt - healed


@pytest.mark.parametrize("beast", PACK.beasts)
@pytest.mark.parametrize("defeated", [True, False])
def test_sf_46_for_the_next_day_only(beast: str, defeated: bool) -> None:
    """The second Beast's own effects come in their place."""
    table = second_day(beast, defeated=defeated)
    today = table.beast
    table.reveal()
    left = printed(today, "if_not_defeated")
    left.pop("heal", 0)
    assert table.effects() == left


def test_sf_46_an_empty_place_leaves_nothing() -> None:
    beast = next(one for one in PLAIN if not printed(one, "if_defeated"))
    table = second_day(beast, defeated=True)
    assert "leaves" not in table.kinds()
    assert table.effects() == {}


def test_sf_46_the_effect_for_the_defeated_even_if_it_struck_first() -> None:
    table = lay(dice=[6]).hits(white=7)
    assert table.fight() == ["damaged", "defeated"]
    assert table.effects() == {"tokens": 1}


def test_sf_46_held_is_not_defeated() -> None:
    table = lay().hits(white=6, black=5)
    assert table.fight() == ["not-defeated", "held"]
    assert table.effects() == {"word_cards": 1}


def test_sf_46_the_seventh_beast_leaves_nothing() -> None:
    table = lay(day=7).reveal()
    assert table.match.over
    assert "leaves" not in table.kinds()
    assert table.view().tomorrow == [0] * len(table.view().tomorrow)


def test_sf_46_effects_reach_the_seventh_day() -> None:
    table = lay(day=6).reveal()
    assert (table.day, table.effects()) == (7, {"word_cards": 1})
    assert "".join(table.words()) == "ABCDEF"


def test_sf_46_one_word_card_fewer() -> None:
    table = lay(effects={"word_cards": -1}).open()
    assert "".join(table.words()) == "AB"
    assert table.refused_tokens("echo-mind C+1") == "no-such-pad"


def test_sf_46_one_token_fewer() -> None:
    table = lay(effects={"tokens": -1}).open()
    assert table.limit() == 3
    assert table.refused_tokens("echo-mind A+2 B-2") == "too-many-tokens"


@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_sf_46_the_beast_strikes_first_whatever_the_die_says(die: int) -> None:
    table = lay(effects={"beast_first": 1}, dice=[die])
    assert not table.view().mages_first
    assert table.told("beast-first") == [{"seat": 1, "n": die}]
    assert table.hits(white=9).fight() == ["damaged", "defeated"]


@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_sf_46_the_mages_strike_first_whatever_the_die_says(die: int) -> None:
    table = lay(effects={"mages_first": 1}, dice=[die])
    assert table.view().mages_first
    assert table.told("mages-first") == [{"seat": 1, "n": die}]
    assert table.hits(white=9).fight() == ["defeated"]


def test_sf_46_who_strikes_first_is_left_by_a_beast() -> None:
    """The die shows 2 on both days."""
    beast = leaving("beast_first", 1, "if_not_defeated")
    assert not second_day(beast, defeated=False).view().mages_first


def test_sf_46_mind_effects_do_not_work() -> None:
    table = lay(effects={"no_minds": 1})
    table.reveal("mind-of-focus A+3", "offensive-mind A+1", "defensive-mind A-1")
    assert (table.vp(1), table.strength) == ((3, 0), (4, 0))


def test_sf_46_a_mind_card_is_played_and_used_up_all_the_same() -> None:
    table = lay(effects={"no_minds": 1}).open()
    assert table.refused("place none", seat=1) == "choose-a-mind"
    table.reveal("mind-of-focus", "mind-of-focus", "mind-of-focus")
    assert all("mind-of-focus" not in table.hand(seat) for seat in (1, 2, 3))


def test_sf_46_open_mind_gives_no_token_then() -> None:
    table = lay(effects={"no_minds": 1}).open()
    assert table.refused_tokens("open-mind A+3 B-1") is None
    assert table.refused_tokens("open-mind A+3 B-2") == "too-many-tokens"


def test_sf_46_the_day_after_they_work_again() -> None:
    table = lay(effects={"no_minds": 1}).reveal().reveal("offensive-mind A+1", "echo-mind A+1")
    assert table.strength == (2 + 1 + 1, 0)


@pytest.mark.parametrize(("more", "count"), [(1, 3), (-1, 1)])
def test_sf_46_three_colours_or_one(more: int, count: int) -> None:
    assert len(lay(effects={"colours": more}).open().colours()) == count


def test_sf_46_the_next_beast_has_one_health_more() -> None:
    exactly = lay(effects={"beast_health": 1})
    assert exactly.health_and_attack() == (8, 5)
    assert exactly.hits(white=8).fight() == ["defeated"]
    assert lay(effects={"beast_health": 1}).hits(white=7).fight() == ["not-defeated", "damaged"]


def test_sf_46_the_next_beast_has_one_attack_more() -> None:
    exactly = lay(effects={"beast_attack": 1})
    assert exactly.health_and_attack() == (7, 6)
    assert exactly.hits(black=6).fight() == ["not-defeated", "held"]
    assert lay(effects={"beast_attack": 1}).hits(black=5).fight() == ["not-defeated", "damaged"]


def test_sf_46_more_attack_is_not_more_damage() -> None:
    assert lay(effects={"beast_attack": 1}).reveal().damage == 1


@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 0), (0, 0)])
def test_sf_46_the_village_heals_at_once_if_there_is_damage(before: int, after: int) -> None:
    table = second_day(leaving("heal", 1, "if_defeated"), defeated=True, damage=before)
    assert table.damage == after
    assert ("healed" in table.kinds()) == (before > after)
    assert table.effects() == {}
    assert table.days(1).damage == after + PACK.beast_damage[PACK.beasts.index(NEXT)]


def test_sf_46_healing_does_not_wait_for_a_next_day() -> None:
    beast = leaving("heal", 1, "if_defeated")
    table = lay(day=7, beasts=beast, damage=6).hits(white=9)
    assert table.match.over
    assert table.damage == 5


def test_sf_46_several_effects_work_together() -> None:
    table = lay(effects={"tokens": 1, "word_cards": 1, "beast_first": 1, "colours": 1}).open()
    assert table.limit() == 5
    assert len(table.words()) == 6
    assert len(table.colours()) == 3
    assert not table.view().mages_first


@pytest.mark.parametrize("effect", ["word_cards", "colours", "no_minds"])
def test_sf_46_on_a_mystic_day_some_are_lost(effect: str) -> None:
    """They change nothing on that day, and the next one is like any other."""
    table = lay(beasts=f"{MYSTIC} {EXAMPLE_BEAST}", effects={effect: 1}).open()
    assert table.match.pending()[0].facts["pads"] == 10
    assert table.limit() == 4
    assert len(table.view().mystic) == 1
    assert table.colours() == []
    table.reveal("merah+1", "merah+1")
    assert table.strength == (2, 0)
    assert table.effects() == printed(MYSTIC, "if_not_defeated")


@pytest.mark.parametrize(("more", "limit"), [(-1, 3), (1, 5)])
def test_sf_46_the_tokens_of_a_mystic_day_are_changed(more: int, limit: int) -> None:
    table = lay(beasts=MYSTIC, effects={"tokens": more}).open()
    tokens = {3: "merah+3", 4: "merah+3 biru-1", 5: "merah+3 biru-2", 6: "merah+3 biru-3"}
    for count, text in tokens.items():
        expected = None if count <= limit else "too-many-tokens"
        assert table.refused_tokens(text) == expected


def test_sf_46_a_mystic_beast_may_strike_first_too() -> None:
    table = lay(beasts=MYSTIC, effects={"beast_first": 1}).hits(white=9)
    assert table.fight() == ["damaged", "defeated"]
