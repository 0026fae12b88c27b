"""A Mystic day: SF-50 and SF-51."""

from __future__ import annotations

import pytest

from tests.rules.spell_future.table import (
    ALL_MYSTIC,
    EVERY_COUNT,
    EXAMPLE_BEAST,
    MYSTIC,
    PACK,
    Table,
    lay,
    named_colours,
)

SARI, DODI, WATI = 1, 2, 3
BEE_CARD = "kepiting gurita lebah"
"""Two cards for the generator, then the one of the Mystic day."""


def the_card(table: Table) -> list[str]:
    """The words of the Mystic day's Word card."""
    [card] = table.view().mystic
    return [PACK.words[word] for word in PACK.word_cards[card]]


@pytest.mark.parametrize("seats", EVERY_COUNT)
@pytest.mark.parametrize("beast", ALL_MYSTIC)
def test_sf_50_no_colours_are_drawn(beast: str, seats: int) -> None:
    table = lay(seats, beasts=beast)
    assert table.asked == "word"
    assert named_colours(table.view().colour_deck) == ["?"] * 10
    assert table.refused("open kuning") == "other-question"
    table.reveal()
    before = table.kinds()[: table.kinds().index("revealed")]
    assert not [kind for kind in before if kind.startswith(("drew-colours", "opened"))]


def test_sf_50_no_mind_card_is_played() -> None:
    table = lay(beasts=MYSTIC).open()
    for mind in PACK.minds:
        assert table.refused(f"place {mind}", seat=1) == "no-mind-today"
    assert table.refused("place none merah+1", seat=1) is None


def test_sf_50_the_mind_cards_stay_in_hand() -> None:
    table = lay(beasts=f"{MYSTIC} {EXAMPLE_BEAST}").hits(white=6, black=3)
    for seat in (1, 2, 3):
        assert table.hand(seat) == PACK.minds
    assert table.told("revealed")[0]["mind"] == -1


def test_sf_50_no_mind_effect_is_added() -> None:
    table = lay(beasts=MYSTIC).reveal("merah+3 hitam-1", "merah+3 hitam-1", "")
    assert table.strength == (6, 2)
    assert table.all_vp() == [(3, 1), (3, 1), (0, 0)]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_50_ten_boxes_one_for_each_colour(seats: int) -> None:
    table = lay(seats, beasts=MYSTIC).open()
    for seat in range(1, seats + 1):
        facts = table.match.pending()[seat - 1].facts
        assert (facts["pads"], facts["mystic"]) == (10, 1)
        for colour in PACK.colours:
            assert table.refused_tokens(f"none {colour}+3", seat=seat) is None
            assert table.refused_tokens(f"none {colour}-3", seat=seat) is None


def test_sf_50_the_day_after_is_an_ordinary_one() -> None:
    table = lay(beasts=f"{MYSTIC} {EXAMPLE_BEAST}").reveal()
    assert (table.day, table.mage, table.asked) == (2, 2, "colour")
    table.open()
    assert table.refused("place none", seat=1) == "choose-a-mind"
    assert table.match.pending()[0].facts["mystic"] == 0


def test_sf_50_two_mystic_days_in_a_row() -> None:
    table = lay(beasts=" ".join(ALL_MYSTIC[:2])).reveal()
    assert (table.asked, table.asked_seats) == ("word", [2])
    assert len(table.view().mystic) == 1
    table.reveal("ungu+1", "ungu+1")
    assert table.strength == (2, 0)


def test_sf_50_what_was_known_of_the_colour_deck_stays_known() -> None:
    table = lay(beasts=f"{EXAMPLE_BEAST} {MYSTIC}").play("open kuning", "open cokelat")
    before = table.view(1).colour_deck
    assert "biru" in named_colours(before)
    table.reveal()
    assert table.is_mystic
    assert table.view(1).colour_deck == before


def test_sf_51_one_word_card_is_opened() -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD)
    assert the_card(table) == ["lebah", "minyak"]
    assert table.told("mystic-words") == [
        {"words": [PACK.words.index("lebah"), PACK.words.index("minyak")]}
    ]
    assert table.view().word_count == 36 - 3


@pytest.mark.parametrize("word", ["lebah", "minyak"])
def test_sf_51_the_first_mage_says_one_of_its_words(word: str) -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD, mage=2)
    assert (table.asked, table.asked_seats) == ("word", [2])
    assert table.offers(2) == ["say lebah", "say minyak"]
    table.play(f"say {word}")
    assert table.told("said") == [{"seat": 2, "word": PACK.words.index(word)}]
    for seat in (None, 1, 2, 3):
        assert PACK.words[table.view(seat).word] == word
    assert table.asked == "place"


def test_sf_51_nobody_else_says_it() -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD, mage=2)
    for seat in (1, 3):
        assert table.refused("say lebah", seat=seat) == "not-your-turn"


def test_sf_51_no_other_word() -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD)
    for word in PACK.words:
        expected = None if word in ("lebah", "minyak") else "word-not-open"
        assert table.refused(f"say {word}") == expected


def test_sf_51_the_word_comes_before_the_tokens() -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD)
    assert table.refused("place none merah+1") == "other-question"
    table.play("say lebah")
    assert table.refused("say minyak", seat=1) == "other-question"


def test_sf_51_the_example_of_the_rules_page() -> None:
    table = lay(beasts=MYSTIC, words=BEE_CARD, mage=SARI).play("say lebah")
    table.reveal("kuning+2 hitam+1 ungu-1", "kuning+2 biru-2", "jingga+1 ungu-1 biru-1")
    assert table.strength == (4, 5)
    assert (table.vp(SARI), table.vp(DODI), table.vp(WATI)) == ((2, 1), (2, 2), (0, 2))
    whites = dict(zip(table.numbers("white-hit", "pad"), table.numbers("white-hit"), strict=True))
    blacks = dict(zip(table.numbers("black-hit", "pad"), table.numbers("black-hit"), strict=True))
    assert whites == {PACK.colours.index("kuning"): 4}
    assert blacks == {PACK.colours.index("ungu"): 2, PACK.colours.index("biru"): 3}
    missed = sorted(PACK.colours[pad] for pad in table.numbers("white-miss", "pad"))
    assert missed == ["hitam", "jingga"]
    assert table.told("black-miss") == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("none merah+2 biru-2", None),
        ("none", None),
        ("none merah+3 biru-2", "too-many-tokens"),
        ("none merah+2 biru+2", "too-many-white"),
        ("none merah-2 biru-2", "too-many-black"),
        ("none merah+1 merah-1", "pad-twice"),
    ],
)
def test_sf_51_the_rules_for_tokens_hold(text: str, code: str | None) -> None:
    assert lay(beasts=MYSTIC).open().refused_tokens(text) == code


def test_sf_51_choices_are_secret_and_may_be_changed() -> None:
    table = lay(beasts=MYSTIC).open().place(1, "merah+3")
    before = table.view(2).text()
    table.place(1, "ungu-1").place(1, "biru+1")
    assert table.view(2).text() == before
    table.place(2, "biru+1").place(3, "merah+1")
    assert table.all_vp() == [(1, 0), (1, 0), (0, 0)]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_51_the_beast_is_fought_as_ever(seats: int) -> None:
    health, attack = lay(seats, beasts=MYSTIC).health_and_attack()
    assert lay(seats, beasts=MYSTIC).hits(white=health).fight() == ["defeated"]
    assert lay(seats, beasts=MYSTIC).hits(white=health - 1).fight()[0] == "not-defeated"
    held = lay(seats, beasts=MYSTIC).hits(black=attack)
    assert (held.fight(), held.damage) == (["not-defeated", "held"], 0)
    assert lay(seats, beasts=MYSTIC).reveal().damage == PACK.beast_damage[PACK.beasts.index(MYSTIC)]


@pytest.mark.parametrize(("effect", "white", "black"), [("health", 1, 0), ("attack", 0, 1)])
def test_sf_51_a_tougher_mystic_beast(effect: str, white: int, black: int) -> None:
    health, attack = lay(beasts=MYSTIC).health_and_attack()
    table = lay(beasts=MYSTIC, effects={f"beast_{effect}": 1})
    assert table.health_and_attack() == (health + white, attack + black)
    if white:
        assert table.hits(white=health).fight()[0] == "not-defeated"
    else:
        assert table.hits(black=attack).fight()[-1] == "damaged"


def test_sf_51_the_seventh_day_may_be_mystic() -> None:
    table = lay(day=7, beasts=MYSTIC).reveal("merah+1 biru-1", "merah+1 biru-1")
    assert table.match.over
    assert table.winners == [1, 2]
