"""All the ways to place tokens, counted out one by one.

What is on offer (`legal`) and what is accepted (`refusal`) are compared with a plain reading of
SF-32 and SF-33, which shares no code with either.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from math import comb

import pytest

from gelanggang.core.errors import BadInput, Facts
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move
from gelanggang.games.spell_future.moves import place_move
from tests.rules.spell_future.table import MYSTIC, PACK, Table, chair, lay

Tokens = tuple[int, ...]
"""Letter by letter, white above and black below 0."""

OWNED = 3

LIMITS = [(-1, "echo-mind", 3), (0, "echo-mind", 4), (0, "open-mind", 5), (1, "open-mind", 6)]


def allowed(tokens: Tokens, limit: int) -> bool:
    """SF-32 in one line; one number a letter can only be of one colour (SF-33)."""
    white = sum(n for n in tokens if n > 0)
    black = -sum(n for n in tokens if n < 0)
    return white <= OWNED and black <= OWNED and white + black <= limit


def every(pads: int, most: int = OWNED) -> Iterator[Tokens]:
    """Every handful of up to so many tokens on each pad, allowed or not."""
    return product(range(-most, most + 1), repeat=pads)


def count(pads: int, limit: int) -> int:
    """How many ways there are, by arithmetic: shares of whites, then of blacks on other pads."""
    ways = 0
    for white in range(OWNED + 1):
        for black in range(min(OWNED, limit - white) + 1):
            for i in range(min(white, pads) + 1):
                for j in range(black + 1):
                    shares = _shares(white, i) * _shares(black, j)
                    ways += comb(pads, i) * comb(pads - i, j) * shares
    return ways


def _shares(tokens: int, pads: int) -> int:
    """In how many ways tokens fill exactly so many pads, none of them empty."""
    if pads == 0:
        return int(tokens == 0)
    return comb(tokens - 1, pads - 1)


def offered(table: Table, mind: str, seat: int = 1) -> list[Move]:
    """The placements on offer with one Mind card."""
    number = NOBODY if mind == "none" else PACK.minds.index(mind)
    return [move for move in table.match.legal(seat - 1) if move.things[0] == number]


@pytest.mark.parametrize(("words", "ways"), [(4, 251), (6, 1037)])
def test_the_ways_to_place_tokens_on_words(words: int, ways: int) -> None:
    table = lay(effects={"word_cards": words // 2 - 2}).open()
    assert len(table.words()) == words
    assert len(offered(table, "echo-mind")) == ways
    assert count(words, 4) == ways
    assert sum(allowed(tokens, 4) for tokens in every(words)) == ways


def test_the_ways_to_place_tokens_on_a_mystic_day() -> None:
    table = lay(beasts=MYSTIC).open()
    moves = offered(table, "none")
    assert len(moves) == len(table.match.legal(0)) == count(10, 4) == 6931
    assert len(set(moves)) == 6931


def test_two_words_leave_few_ways() -> None:
    table = lay(effects={"word_cards": -1}).open()
    assert len(offered(table, "echo-mind")) == count(2, 4)


@pytest.mark.parametrize(("more", "mind", "limit"), LIMITS)
def test_what_is_on_offer_is_what_is_accepted(more: int, mind: str, limit: int) -> None:
    """On four words, all handfuls of up to four tokens a letter."""
    table = lay(effects={"tokens": more}).open()
    moves = offered(table, mind)
    on_offer = set(moves)
    assert len(on_offer) == len(moves) == count(4, limit)
    number = PACK.minds.index(mind)
    for tokens in every(4, most=4):
        move = place_move(number, list(tokens))
        accepted = table.match.refusal(0, move) is None
        assert accepted == (move in on_offer) == allowed(tokens, limit), tokens


@pytest.mark.parametrize("limit", [2, 3, 4, 5, 6])
def test_everything_on_offer_on_a_mystic_day_is_accepted(limit: int) -> None:
    table = lay(beasts=MYSTIC, effects={"tokens": limit - 4}).open()
    moves = offered(table, "none")
    assert len(moves) == count(10, limit)
    for move in moves[:: len(moves) // 500 + 1]:
        assert table.match.refusal(0, move) is None


def test_every_mind_card_of_the_hand_is_on_offer_with_all_its_ways() -> None:
    table = lay(day=3, chairs=[chair(played="echo-mind open-mind")]).open()
    assert len(table.match.legal(0)) == 6 * 251
    assert len(table.match.legal(1)) == 7 * 251 + count(4, 5)
    assert offered(table, "echo-mind") == []


def test_when_mind_effects_do_not_work_open_mind_offers_no_more_than_others() -> None:
    table = lay(effects={"no_minds": 1}).open()
    assert len(table.match.legal(0)) == 8 * 251


def test_offers_can_be_looked_at_one_by_one() -> None:
    offers = lay().open().match.legal(0)
    listed = list(offers)
    assert [offers[i] for i in range(len(offers))] == listed
    assert (offers[-1], offers[len(offers) - 1]) == (listed[-1], listed[-1])
    with pytest.raises(IndexError):
        offers[len(offers)]
    assert len(set(listed)) == len(listed)


def test_a_person_is_told_pads_tokens_and_limits_and_given_no_list() -> None:
    [facts] = {str(one.facts) for one in lay().open().match.pending().values()}
    assert facts == str({"pads": 4, "white": 3, "black": 3, "tokens": 4, "mystic": 0})


WRONG: list[tuple[str, str, Facts]] = [
    ("echo-mind A+3 B-2", "too-many-tokens", {"n": 5, "most": 4}),
    ("echo-mind A+1 B+1 C+1 D-2", "too-many-tokens", {"n": 5, "most": 4}),
    ("open-mind A+3 B-3", "too-many-tokens", {"n": 6, "most": 5}),
    ("echo-mind A+4", "too-many-white", {"n": 4, "most": 3}),
    ("echo-mind A+2 B+2", "too-many-white", {"n": 4, "most": 3}),
    ("echo-mind A-4", "too-many-black", {"n": 4, "most": 3}),
    ("echo-mind A+1 B-2 C-2", "too-many-black", {"n": 4, "most": 3}),
    ("echo-mind A+1 A-1", "pad-twice", {"pad": 0}),
    ("echo-mind B+1 C-1 B+1", "pad-twice", {"pad": 1}),
    ("echo-mind E+1", "no-such-pad", {"pad": 4, "most": 4}),
    ("echo-mind A+1 Z-1", "no-such-pad", {"pad": 25, "most": 4}),
    ("echo-mind A+0", "tokens-unreadable", {}),
    ("echo-mind A+1 B-0", "tokens-unreadable", {}),
    ("none merah+1", "choose-a-mind", {}),
    ("broad-mind A+1", "mind-not-in-hand", {"mind": PACK.minds.index("broad-mind")}),
]


@pytest.mark.parametrize(("text", "code", "facts"), WRONG)
def test_what_is_wrong_with_a_placement(text: str, code: str, facts: Facts) -> None:
    table = lay(day=2, chairs=[chair(played="broad-mind")]).open()
    assert table.refused_tokens(text) == code
    assert table.refusal_facts(text) == facts


def test_what_is_wrong_with_a_placement_on_a_mystic_day() -> None:
    table = lay(beasts=MYSTIC).open()
    assert table.refused_tokens("echo-mind A+1") == "no-mind-today"
    assert table.refused_tokens("none merah+3 biru-2") == "too-many-tokens"
    assert table.refused("open kuning", seat=1) == "other-question"


@pytest.mark.parametrize(
    "things", [(), (7, 0), (7, 0, 1, 1), (7, 0, 0), (7, -1, 1), (7, 4, 1), (99, 0, 1), (-5, 0, 1)]
)
def test_a_move_that_nobody_can_write_is_refused_too(things: tuple[int, ...]) -> None:
    table = lay().open()
    refusal = table.match.refusal(0, Move("place", things))
    assert refusal is not None
    assert refusal.code in ("tokens-unreadable", "no-such-pad", "mind-not-in-hand")


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place no-mind A+1",
        "place echo-mind A",
        "place echo-mind +1",
        "place echo-mind A+",
        "place echo-mind a+1",
        "place echo-mind AB+1",
        "place echo-mind A1",
        "place echo-mind A+1.5",
        "place echo-mind A+²",
        "place echo-mind merah+1",
        "place none A+1",
        "place none emas+1",
        "put echo-mind A+1",
        "",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(BadInput) as told:
        lay().rules.read(text)
    assert told.value.code in ("move-verb", "move-words", "move-thing")


def test_every_placement_is_written_and_read_back() -> None:
    for table in (lay().open(), lay(beasts=MYSTIC).open()):
        moves = list(table.match.legal(0))
        for move in moves[:: len(moves) // 700 + 1]:
            assert table.rules.read(table.rules.write(move)) == move


@pytest.mark.parametrize("text", ["echo-mind A+1 B-1 C+2", "echo-mind B-1 D-1 C+1 A+1"])
def test_letters_may_be_named_in_any_order(text: str) -> None:
    """Every order is accepted, and the same one is on offer for all of them."""
    mind, *letters = text.split()
    table = lay().open()
    on_offer = set(offered(table, mind))
    canonical = set()
    for order in permutations(letters):
        move = table.move(1, f"{mind} {' '.join(order)}")
        assert table.match.refusal(0, move) is None
        canonical.add(table.rules.canonical(table.state, 0, move))
    assert len(canonical) == 1
    assert canonical <= on_offer


def test_the_order_of_letters_changes_nothing_that_comes_of_it() -> None:
    tables = [
        lay().reveal(f"kindred-mind {letters}", "A+1 B-1", "C+1 B-1")
        for letters in ("A+1 B-1 C+1", "C+1 B-1 A+1")
    ]
    assert tables[0].state.plain() == tables[1].state.plain()
    assert tables[0].match.heard(None) == tables[1].match.heard(None)


def test_what_is_on_offer_is_canonical_already() -> None:
    table = lay().open()
    for move in offered(table, "open-mind"):
        assert table.rules.canonical(table.state, 0, move) == move
