"""Choosing Colours: SF-24 and SF-25.

The deck is written with its top first; unless a test says otherwise it begins with kuning, biru
(for the 1st Mage), cokelat, hitam (for the left neighbour).
"""

from __future__ import annotations

import pytest

from tests.rules.spell_future.table import (
    COLOURS,
    EVERY_COUNT,
    PACK,
    Table,
    lay,
    named_colours,
    new_game,
)

SIX = "kuning biru cokelat hitam merah putih"
REST = [one for one in PACK.colours if one not in SIX.split()]


def left_of(seat: int, seats: int, steps: int = 1) -> int:
    return (seat - 1 + steps) % seats + 1


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_24_the_first_mage_and_the_left_neighbour_draw_two_each(seats: int) -> None:
    for mage in range(1, seats + 1):
        table = lay(seats, mage=mage)
        neighbour = left_of(mage, seats)
        assert sorted(table.drawn(mage, 0)) == ["biru", "kuning"]
        assert sorted(table.drawn(neighbour, 1)) == ["cokelat", "hitam"]
        assert table.numbers("drew-colours-own", "seat") == [mage, neighbour]
        assert len(table.view().colour_deck) == 6


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_24_the_first_mage_opens_one_then_the_neighbour(seats: int) -> None:
    table = lay(seats, mage=seats)
    assert (table.asked, table.asked_seats) == ("colour", [seats])
    assert table.offers(seats) == ["open kuning", "open biru"]
    table.play("open biru")
    assert (table.asked, table.asked_seats) == ("colour", [1])
    assert table.offers(1) == ["open cokelat", "open hitam"]
    table.play("open cokelat")
    assert table.asked == "place"
    assert table.colours() == ["biru", "cokelat"]


def test_sf_24_the_neighbour_has_seen_the_first_colour() -> None:
    table = lay()
    assert named_colours(table.view(2).open_colours) == []
    table.play("open kuning")
    assert named_colours(table.view(2).open_colours) == ["kuning"]


def test_sf_24_only_who_is_asked_opens() -> None:
    table = lay(4, mage=2)
    for seat in (1, 3, 4):
        assert table.refused("open kuning", seat=seat) == "not-your-turn"
    table.play("open kuning")
    for seat in (1, 2, 4):
        assert table.refused("open cokelat", seat=seat) == "not-your-turn"


def test_sf_24_only_ones_own_draw() -> None:
    table = lay()
    for colour in PACK.colours:
        expected = None if colour in ("kuning", "biru") else "colour-not-drawn"
        assert table.refused(f"open {colour}") == expected


def test_sf_24_colours_are_opened_before_tokens_are_placed() -> None:
    table = lay()
    assert table.refused("place echo-mind A+1") == "other-question"
    assert table.refused("say lebah") == "other-question"
    table.open()
    assert table.refused("open kuning", seat=1) == "other-question"


def test_sf_24_the_other_two_go_under_the_deck() -> None:
    table = lay()
    below = table.colour_deck()
    table.play("open kuning", "open hitam")
    assert table.colour_deck() == [*below, "biru", "cokelat"]
    assert named_colours(table.view().drawn[0] + table.view().drawn[1]) == []


def test_sf_24_all_draw_before_the_first_is_opened() -> None:
    """So what the 1st Mage slips under the deck cannot be drawn again at once."""
    table = lay(colours=SIX, effects={"colours": 1})
    assert table.kinds().count("drew-colours-own") == 3
    assert sorted(table.drawn(3, 2)) == ["merah", "putih"]
    assert "opened" not in table.kinds()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sf_24_three_colours_one_more_player_to_the_left(seats: int) -> None:
    table = lay(seats, mage=2, colours=SIX, effects={"colours": 1})
    openers = [left_of(2, seats, steps) for steps in range(3)]
    assert table.numbers("drew-colours-own", "seat") == openers
    table.play("open kuning", "open cokelat")
    assert (table.asked, table.asked_seats) == ("colour", openers[2:])
    table.play("open putih")
    assert table.asked == "place"
    assert table.colours() == ["kuning", "cokelat", "putih"]
    assert table.colour_deck()[-3:] == ["biru", "hitam", "merah"]


def test_sf_24_three_colours_with_two_players_the_first_mage_again() -> None:
    table = lay(2, mage=2, colours=SIX, effects={"colours": 1})
    assert table.numbers("drew-colours-own", "seat") == [2, 1, 2]
    assert sorted(table.drawn(2, 0) + table.drawn(2, 2)) == ["biru", "kuning", "merah", "putih"]
    table.play("open biru", "open hitam")
    assert table.asked_seats == [2]
    assert table.offers(2) == ["open merah", "open putih"]
    assert table.refused("open kuning") == "colour-not-drawn"
    table.play("open merah")
    assert table.colours() == ["biru", "hitam", "merah"]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_24_one_colour_only_the_first_mage_draws(seats: int) -> None:
    table = lay(seats, mage=2, effects={"colours": -1})
    assert table.numbers("drew-colours-own", "seat") == [2]
    assert len(table.view().colour_deck) == 8
    table.play("open kuning")
    assert table.asked == "place"
    assert table.colours() == ["kuning"]
    assert table.colour_deck()[-1] == "biru"


def test_sf_24_who_slipped_a_colour_under_the_deck_knows_it() -> None:
    table = lay().play("open kuning", "open hitam")
    bottom = {seat: named_colours(table.view(seat).colour_deck[:2][::-1]) for seat in (1, 2, 3)}
    assert bottom == {1: ["biru", "?"], 2: ["?", "cokelat"], 3: ["?", "?"]}


def test_sf_24_a_known_card_rises_as_the_deck_is_drawn() -> None:
    """Six cards lie above it; a day later two, and two days later it is drawn."""
    table = lay().play("open kuning", "open hitam").reveal()
    known = named_colours(table.view(1).colour_deck[::-1])
    assert known.index("biru") == 2
    assert known.count("?") == len(known) - 1


def a_nearly_empty_deck() -> Table:
    """Six Colours to draw and four discarded; three openers take all six."""
    return lay(colours=SIX, colour_discard=" ".join(REST), effects={"colours": 1})


def test_sf_24_a_deck_may_be_drawn_to_its_last_card() -> None:
    table = a_nearly_empty_deck()
    assert table.colour_deck() == []
    assert "reshuffled" not in table.kinds()
    table.play("open kuning", "open cokelat", "open putih")
    assert table.colour_deck() == ["biru", "hitam", "merah"]


def test_sf_24_a_deck_that_runs_out_while_drawing_is_made_anew() -> None:
    """On the second day three cards are left for four: the last one comes from the discards."""
    table = a_nearly_empty_deck().play("open kuning", "open cokelat", "open putih").reveal()
    assert sorted(table.drawn(2, 0)) == ["biru", "hitam"]
    assert "merah" in table.drawn(3, 1)
    assert table.told("reshuffled") == [{"deck": "colour"}]
    [other] = [one for one in table.drawn(3, 1) if one != "merah"]
    assert other in [*REST, "kuning", "cokelat", "putih"]
    assert named_colours(table.view().colour_discard) == []
    assert named_colours(table.view(1).colour_deck) == ["?"] * 6


def test_sf_24_ten_colours_are_always_somewhere() -> None:
    for seed in range(20):
        table = new_game(5, seed=f"colours {seed}")
        while not table.match.over:
            every = [colour for zone in table.state.zones()[2] for colour in zone.things]
            assert sorted(every) == list(range(10))
            table.reveal()


def test_sf_25_a_draw_is_seen_by_its_drawer_alone() -> None:
    table = lay(4, mage=3)
    for seat in (1, 2, 4):
        assert table.drawn(seat, 0) == ["?", "?"]
    for seat in (1, 2, 3):
        assert table.drawn(seat, 1) == ["?", "?"]
    assert named_colours(table.view(None).drawn[0]) == ["?", "?"]
    assert sorted(table.drawn(3, 0)) == ["biru", "kuning"]
    assert sorted(table.drawn(4, 1)) == ["cokelat", "hitam"]


def test_sf_25_the_others_hear_only_that_two_were_drawn() -> None:
    table = lay()
    for seat in (None, 0, 1, 2):
        heard = [one for one in table.match.heard(seat) if one.kind.startswith("drew-colours")]
        own = [one.facts["seat"] for one in heard if one.kind == "drew-colours-own"]
        assert own == ([seat] if seat in (0, 1) else [])
        for one in heard:
            if one.kind == "drew-colours":
                assert one.facts == {"seat": one.facts["seat"], "n": 2}
        assert len(heard) == 2


def test_sf_25_only_the_opened_cards_become_public() -> None:
    table = lay().play("open kuning", "open hitam")
    for seat in (None, 3):
        view = table.view(seat)
        assert named_colours(view.open_colours) == ["kuning", "hitam"]
        assert set(named_colours(view.colour_deck)) == {"?"}
    assert [facts["colour"] for facts in table.told("opened")] == [
        PACK.colours.index("kuning"),
        PACK.colours.index("hitam"),
    ]


def test_sf_25_neither_of_the_two_sees_what_the_other_kept_back() -> None:
    table = lay(colours=COLOURS).play("open kuning", "open hitam")
    assert "cokelat" not in named_colours(table.view(1).colour_deck)
    assert "biru" not in named_colours(table.view(2).colour_deck)


def test_sf_25_a_colour_that_was_not_drawn_is_refused_without_telling_more() -> None:
    """The refusal names what one holds oneself, and that goes to nobody else."""
    table = lay()
    held = table.match.refusal(0, table.rules.read("open putih"))
    assert held is not None
    assert held.facts == {"colours": sorted(PACK.colours.index(one) for one in ("kuning", "biru"))}
    other = table.match.refusal(2, table.rules.read("open putih"))
    assert other is not None
    assert other.facts == {"seats": [0]}
