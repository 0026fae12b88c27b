"""A day's first phases: SF-20 to SF-23."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.games.spell_future.reading import load_pack
from gelanggang.games.spell_future.rules import Rules
from tests.rules.spell_future.table import (
    EVERY_COUNT,
    EXAMPLE_BEAST,
    MYSTIC,
    PACK,
    PLAIN,
    lay,
    named_colours,
    new_game,
    without,
)

OTHER = PLAIN[1]


def twelve_words(folder: Path) -> Rules:
    """A list of somebody's own with six Word cards."""
    path = folder / "few.csv"
    path.write_text("".join(f"w{i},kata {i},word {i}\n" for i in range(12)), encoding="utf-8")
    return Rules(load_pack(path))


def test_sf_20_the_phases_of_the_first_day() -> None:
    table = lay()
    assert table.kinds()[:4] == ["day", "words", "beast", "mages-first"]
    assert table.kinds()[4:] == ["drew-colours-own", "drew-colours-own"]
    assert table.asked == "colour"
    table.open()
    assert table.kinds()[-2:] == ["opened", "opened"]
    assert table.asked == "place"


def test_sf_20_resolve_comes_when_all_have_placed() -> None:
    table = lay().open().place(1, "A+1").place(2, "A+1")
    assert "revealed" not in table.kinds()
    table.place(3, "A+1")
    order = ["revealed", "white-hit", "gained", "strength", "not-defeated", "damaged", "leaves"]
    places = [table.kinds().index(kind) for kind in order]
    assert places == sorted(places)


def test_sf_20_preparation_comes_first_but_not_on_day_1() -> None:
    """Effects begin before the words of the day are opened."""
    table = lay().reveal()
    assert table.kinds(after="leaves")[:5] == ["day", "lasting", "words", "beast", "mages-first"]
    first = lay()
    assert (first.mage, first.view().word_discard, first.view().colour_discard) == (1, [], [])


def test_sf_20_on_a_mystic_day_the_words_of_the_generator_lie_unused() -> None:
    table = lay(beasts=MYSTIC)
    assert list(table.words().values())[:2] == ["lebah", "minyak"]
    assert table.refused("say lebah") == "word-not-open"
    table.open()
    assert table.match.pending()[0].facts["pads"] == 10


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_21_the_first_mage_moves_to_the_left(seats: int) -> None:
    table = lay(seats, mage=seats)
    mages = []
    for _ in range(7):
        mages.append(table.mage)
        table.reveal()
    assert mages == [(seats - 1 + day) % seats + 1 for day in range(7)]


def test_sf_21_the_die_moves_too() -> None:
    table = lay(mage=2).reveal().reveal()
    assert table.numbers("mages-first", "seat") == [2, 3, 1]


def test_sf_21_yesterdays_word_cards_are_discarded() -> None:
    table = lay(words="lebah biskuit kepiting", effects={"word_cards": 1})
    yesterday = table.view().generator
    assert len(yesterday) == 3
    table.reveal()
    assert table.view().word_discard == yesterday
    assert not set(table.view().generator) & set(yesterday)


def test_sf_21_so_is_the_word_card_of_a_mystic_day() -> None:
    table = lay(beasts=MYSTIC)
    yesterday = table.view().generator + table.view().mystic
    table.reveal()
    assert table.view().word_discard == yesterday
    assert table.view().mystic == []
    assert table.view().word == -1


@pytest.mark.parametrize(("more", "opened"), [(0, 2), (1, 3), (-1, 1)])
def test_sf_21_the_open_colours_are_discarded(more: int, opened: int) -> None:
    table = lay(effects={"colours": more}).open()
    yesterday = table.colours()
    assert len(yesterday) == opened
    table.reveal()
    assert named_colours(table.view().colour_discard) == yesterday
    assert table.colours() == []


def test_sf_21_also_before_a_mystic_day() -> None:
    table = lay(beasts=f"{EXAMPLE_BEAST} {MYSTIC}").play("open kuning", "open cokelat").reveal()
    assert named_colours(table.view().colour_discard) == ["kuning", "cokelat"]
    assert table.colours() == []


def test_sf_21_an_empty_colour_deck_is_made_anew() -> None:
    """Two Colours a day leave the deck; on the fifth day only two cards are left to draw."""
    table = lay(beasts=without("colours"))
    left = []
    for _ in range(4):
        left.append(len(table.view().colour_deck))
        table.reveal()
    assert left == [6, 4, 2, 0]
    assert table.day == 5
    assert table.told("reshuffled") == [{"deck": "colour"}]
    assert table.view().colour_discard == []
    assert len(table.view().colour_deck) == 6


def test_sf_21_a_mind_card_is_played_once_a_game() -> None:
    table = lay().reveal("mind-of-focus A+1", "echo-mind", "")
    assert "mind-of-focus" not in table.hand(1)
    assert "echo-mind" not in table.hand(2)
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [7, 7, 7]
    table.open()
    assert table.refused_tokens("mind-of-focus A+1", seat=1) == "mind-not-in-hand"
    assert table.refused_tokens("mind-of-focus A+1", seat=2) is None


def test_sf_21_with_eight_cards_nobody_runs_out() -> None:
    table = lay()
    for day in range(7):
        assert len(table.hand(1)) == 8 - day
        table.reveal()
    assert table.match.over
    assert len(table.hand(1)) == 1


def test_sf_21_attack_and_defence_go_back_to_0() -> None:
    table = lay().hits(white=6, black=3)
    assert table.strength == (6, 3)
    assert (table.day, table.view().attack, table.view().defence) == (2, 0, 0)


def test_sf_21_effects_of_yesterday_begin() -> None:
    table = lay().reveal()
    assert table.effects() == {"word_cards": 1}
    assert table.told("lasting") == [{"effect": "word_cards", "n": 1}]


def test_sf_22_the_first_card_gives_a_and_b_the_second_c_and_d() -> None:
    table = lay(words="kepiting gurita")
    first, second = (
        next(card for card in PACK.word_cards if PACK.words.index(word) in card)
        for word in ("kepiting", "gurita")
    )
    expected = [PACK.words[word] for word in first + second]
    assert table.words() == dict(zip("ABCD", expected, strict=True))
    assert table.told("words") == [{"words": first + second}]


@pytest.mark.parametrize(("more", "letters"), [(-1, "AB"), (0, "ABCD"), (1, "ABCDEF")])
def test_sf_22_effects_add_or_take_cards(more: int, letters: str) -> None:
    table = lay(effects={"word_cards": more}).open()
    assert "".join(table.words()) == letters
    for letter in "ABCDEFG":
        expected = None if letter in letters else "no-such-pad"
        assert table.refused_tokens(f"echo-mind {letter}+1") == expected


def test_sf_22_every_day_brings_new_cards() -> None:
    table = lay(beasts=" ".join(PLAIN[:7]))
    seen: list[str] = []
    while not table.match.over:
        seen += table.words().values()
        table.reveal()
    assert len(seen) == len(set(seen))


def test_sf_22_an_empty_word_deck_is_made_anew(tmp_path: Path) -> None:
    """Two of six cards a day: the fourth day needs those of the first two again."""
    table = lay(rules=twelve_words(tmp_path), words="w0 w2 w4", beasts=without("word_cards"))
    left = []
    for _ in range(3):
        left.append(table.view().word_count)
        assert "reshuffled" not in table.kinds()
        table.reveal()
    assert left == [4, 2, 0]
    assert table.told("reshuffled") == [{"deck": "word"}]
    assert (table.view().word_count, table.view().word_discard) == (4, [])
    every = [card for zone in table.state.zones()[1] for card in zone.things]
    assert sorted(every) == list(range(6))


def test_sf_22_in_the_middle_of_a_draw_too(tmp_path: Path) -> None:
    """Three cards on each of two days, and one more for the Mystic word: the seventh of six."""
    rules = twelve_words(tmp_path)
    table = lay(
        rules=rules,
        words="w0 w2 w4 w6 w8 w10",
        beasts=f"{EXAMPLE_BEAST} {MYSTIC}",
        effects={"word_cards": 1},
    ).reveal()
    assert table.effects() == {"word_cards": 1}
    assert table.kinds(after="words") == [
        "mystic-beast",
        "mages-first",
        "reshuffled",
        "mystic-words",
    ]
    assert table.view().mystic[0] in (0, 1, 2)
    assert (table.view().word_count, table.view().word_discard) == (2, [])


def test_sf_23_the_top_beast_is_revealed() -> None:
    table = lay(beasts=f"{EXAMPLE_BEAST} {OTHER}")
    assert (table.beast, table.view().beasts_left) == (EXAMPLE_BEAST, 6)
    table.reveal()
    assert (table.beast, table.view().beasts_left) == (OTHER, 5)
    assert [PACK.beasts[beast] for beast in table.view().faced] == [EXAMPLE_BEAST, OTHER]


def test_sf_23_a_beast_that_was_not_defeated_does_not_come_back() -> None:
    table = lay().days(7)
    assert len(set(table.numbers("beast", "beast"))) == 7


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_sf_23_up_to_three_the_mages_strike_first(die: int) -> None:
    table = lay(mage=3, dice=[die])
    assert table.view().die == die
    assert table.view().mages_first == (die <= 3)
    kind = "mages-first" if die <= 3 else "beast-first"
    assert table.told(kind) == [{"seat": 3, "n": die}]


def test_sf_23_chance_rolls() -> None:
    rolls = [new_game(4, seed=f"roll {i}").view() for i in range(40)]
    assert {view.die for view in rolls} == {1, 2, 3, 4, 5, 6}
    assert all(view.mages_first == (view.die <= 3) for view in rolls)
