"""Assigning tokens: SF-30 to SF-35."""

from __future__ import annotations

import pytest

from gelanggang.core.errors import MoveRefused
from tests.rules.spell_future.table import EVERY_COUNT, MYSTIC, PACK, Table, chair, lay

ALL_BUT_OPEN = [mind for mind in PACK.minds if mind != "open-mind"]


def assert_same_for_others(one: Table, other: Table) -> None:
    """Seats 2 and 3 and the spectators see and hear the same at both tables."""
    for seat in (1, 2, None):
        assert one.match.view(seat).text() == other.match.view(seat).text()
        assert one.match.heard(seat) == other.match.heard(seat)


def test_sf_30_any_mind_card_of_the_hand() -> None:
    table = lay().open()
    for mind in PACK.minds:
        assert table.refused_tokens(f"{mind} A+1") is None


def test_sf_30_none_that_was_played_before() -> None:
    table = lay(day=3, chairs=[chair(played="echo-mind broad-mind")]).open()
    assert table.refused_tokens("echo-mind A+1", seat=1) == "mind-not-in-hand"
    assert table.refused_tokens("broad-mind", seat=1) == "mind-not-in-hand"
    assert table.refused_tokens("kindred-mind A+1", seat=1) is None
    assert table.refused_tokens("echo-mind A+1", seat=2) is None


def test_sf_30_one_mind_card_has_to_be_chosen() -> None:
    table = lay().open()
    assert table.refused("place none", seat=1) == "choose-a-mind"
    assert table.refused("place none merah+1", seat=1) == "choose-a-mind"


def test_sf_30_it_is_used_up_even_without_a_token() -> None:
    table = lay().reveal("mind-of-focus", "mind-of-focus A+3", "mind-of-focus")
    for seat in (1, 2, 3):
        assert table.hand(seat) == [mind for mind in PACK.minds if mind != "mind-of-focus"]


def test_sf_30_a_letter_stands_for_its_word() -> None:
    """A token on A is a token on lebah, the first word of the first card."""
    table = lay().reveal("A+1 B-1", "A+1 D+1", "B-2")
    assert [PACK.words[word] for word in table.numbers("white-hit", "word")] == ["lebah"]
    assert [PACK.words[word] for word in table.numbers("black-hit", "word")] == ["minyak"]
    assert [PACK.words[word] for word in table.numbers("white-miss", "word")] == ["biskuit"]


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_30_everybody_is_asked_at_once(seats: int) -> None:
    table = lay(seats).open()
    asked = table.match.pending()
    assert sorted(asked) == list(range(seats))
    assert all(one.sealed and one.kind == "place" for one in asked.values())
    assert len({one.id for one in asked.values()}) == 1


def test_sf_31_white_for_the_best_and_black_for_the_least() -> None:
    """White Hits make the Attack and the white VP, black ones the Defence and the black VP."""
    white = lay().reveal("A+2", "A+1")
    assert (white.strength, white.vp(1), white.vp(2)) == ((3, 0), (2, 0), (1, 0))
    black = lay().reveal("A-2", "A-1")
    assert (black.strength, black.vp(1), black.vp(2)) == ((0, 3), (0, 2), (0, 1))


@pytest.mark.parametrize("opened", [("kuning", "cokelat"), ("biru", "hitam")])
@pytest.mark.parametrize("letter", "ABCD")
def test_sf_31_there_is_no_right_answer(opened: tuple[str, str], letter: str) -> None:
    """A token Hits because somebody else thought so too, whatever the Colours and the word."""
    table = lay().play(*(f"open {colour}" for colour in opened))
    table.reveal(f"{letter}+2", f"{letter}+2")
    assert table.strength == (4, 0)


@pytest.mark.parametrize("mind", ALL_BUT_OPEN)
def test_sf_32_at_most_four_tokens(mind: str) -> None:
    table = lay().open()
    assert table.refused_tokens(f"{mind} A+2 B-2") is None
    assert table.refused_tokens(f"{mind} A+3 B-1") is None
    assert table.refused_tokens(f"{mind} A+3 B-2") == "too-many-tokens"
    assert table.refusal_facts(f"{mind} A+3 B-2") == {"n": 5, "most": 4}


def test_sf_32_fewer_even_none() -> None:
    table = lay().open()
    for tokens in ("A+1 B-2", "A+1 C+1", "D-1", ""):
        assert table.refused_tokens(f"echo-mind {tokens}") is None


def test_sf_32_never_more_than_one_owns() -> None:
    table = lay(effects={"tokens": 2}).open()
    assert table.refused_tokens("echo-mind A+2 B+1") is None
    assert table.refused_tokens("echo-mind A+2 B+2") == "too-many-white"
    assert table.refusal_facts("echo-mind A+2 B+2") == {"n": 4, "most": 3}
    assert table.refused_tokens("echo-mind A-2 B-1") is None
    assert table.refused_tokens("echo-mind A-1 B-2 C-1") == "too-many-black"
    assert table.refusal_facts("echo-mind A-1 B-2 C-1") == {"n": 4, "most": 3}


TOKENS = {3: "A+3", 4: "A+3 B-1", 5: "A+3 B-2", 6: "A+3 B-3"}


@pytest.mark.parametrize(
    ("more", "mind", "limit"),
    [
        (-1, "echo-mind", 3),
        (-1, "open-mind", 4),
        (0, "echo-mind", 4),
        (0, "open-mind", 5),
        (1, "echo-mind", 5),
        (1, "open-mind", 6),
    ],
)
def test_sf_32_effects_and_open_mind_change_the_limit(more: int, mind: str, limit: int) -> None:
    table = lay(effects={"tokens": more}).open()
    for count, tokens in TOKENS.items():
        expected = None if count <= limit else "too-many-tokens"
        assert table.refused_tokens(f"{mind} {tokens}") == expected
    assert table.limit() == 4 + more


def test_sf_32_a_limit_of_six_is_all_that_one_owns() -> None:
    table = lay(effects={"tokens": 1}).open()
    assert table.refused_tokens("open-mind A+3 B-3") is None
    assert table.refused_tokens("open-mind A+3 B-3 C+1") == "too-many-white"
    assert table.refused_tokens("open-mind A+3 B-3 C-1") == "too-many-black"


def test_sf_32_the_limit_is_everybodys() -> None:
    table = lay(5, effects={"tokens": -1}).open()
    for seat in range(1, 6):
        assert table.refused_tokens("echo-mind A+2 B-1", seat=seat) is None
        assert table.refused_tokens("echo-mind A+2 B-2", seat=seat) == "too-many-tokens"


def test_sf_33_any_number_on_a_letter() -> None:
    table = lay().open()
    for count in (1, 2, 3):
        for letter in "ABCD":
            assert table.refused_tokens(f"echo-mind {letter}{count:+d}") is None
            assert table.refused_tokens(f"echo-mind {letter}{-count:+d}") is None


def test_sf_33_never_both_colours_on_one_letter() -> None:
    table = lay().open()
    assert table.refused_tokens("echo-mind A+1 A-1") == "pad-twice"
    assert table.refused_tokens("echo-mind B-2 A+1 B+1") == "pad-twice"
    assert table.refused_tokens("echo-mind A+1 B-1") is None


def test_sf_33_holds_for_colours_too() -> None:
    table = lay(beasts=MYSTIC).open()
    assert table.refused_tokens("none ungu+1 ungu-1") == "pad-twice"
    assert table.refused_tokens("none ungu-3") is None


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_sf_34_nothing_is_revealed_before_all_have_chosen(seats: int) -> None:
    table = lay(seats).open()
    for seat in range(1, seats):
        table.place(seat, "A+3")
        assert table.kinds()[-1] == "ready"
        assert table.view().white == [0] * seats
        assert table.hand(seat) == PACK.minds
    table.place(seats, "A+3")
    assert table.numbers("revealed", "seat") == list(range(1, seats + 1))


def test_sf_34_the_others_see_who_is_ready_and_no_more() -> None:
    """Whatever seat 1 seals, seats 2 and 3 and the spectators see and hear the same."""
    one = lay().open().place(1, "mind-of-focus A+3")
    other = lay().open().place(1, "echo-mind B-1 C+2")
    for seat in (2, 3, None):
        assert one.view(seat).answered == [True, False, False]
    assert_same_for_others(one, other)
    assert one.view(1).text() != other.view(1).text()


def test_sf_34_the_table_waits_only_for_those_who_are_not_ready() -> None:
    table = lay(4).open().place(3, "A+1").place(1, "A+1").place(1, "B+1")
    assert table.asked_seats == [2, 4]
    assert table.rules.to_act(table.state) == [1, 3]


def test_sf_34_one_sees_ones_own_choice() -> None:
    table = lay().open().place(2, "echo-mind A+2 C-1")
    mind = PACK.minds.index("echo-mind")
    assert table.view(2).mine == [mind, 0, 2, 2, -1]
    assert table.view(1).mine is None
    assert table.view(None).mine is None


def test_sf_34_a_choice_may_be_changed_until_the_last_is_ready() -> None:
    table = lay().open()
    table.place(1, "mind-of-focus A+3").place(2, "echo-mind B-2")
    table.place(1, "echo-mind B-1").place(1, "broad-mind B-3").place(2, "echo-mind B-1")
    assert table.asked_seats == [3]
    table.place(3, "")
    assert table.all_vp() == [(0, 3), (0, 1), (0, 0)]
    assert "broad-mind" not in table.hand(1)
    assert "mind-of-focus" in table.hand(1)
    assert "echo-mind" in table.hand(1)


def test_sf_34_taking_back_to_nothing_is_a_change_too() -> None:
    table = lay().open().place(1, "echo-mind A+3").place(1, "echo-mind")
    table.place(2, "A+3").place(3, "")
    assert table.strength == (0, 0)


def test_sf_34_after_the_last_it_is_too_late() -> None:
    """Seat 2 is asked for a Colour by then; its late change names the question of yesterday."""
    table = lay().open()
    asked = table.match.pending()[1].id
    table.place(1, "A+1").place(2, "A+1").place(3, "A+1")
    assert (table.day, table.asked, table.asked_seats) == (2, "colour", [2])
    late = table.match.refusal(1, table.rules.read("place echo-mind A+3"), asked)
    assert late is not None
    assert late.code == "stale-decision"
    assert table.refused("place echo-mind A+3", seat=1) == "not-your-turn"


def test_sf_34_a_change_answers_the_same_question() -> None:
    table = lay().open()
    asked = table.match.pending()[0].id
    table.place(1, "A+1")
    assert table.match.pending()[0].id == asked
    assert table.match.pending()[0].answered
    table.match.play(0, table.rules.read("place echo-mind C-1"), asked)
    assert table.match.pending()[0].id == asked


def test_sf_34_a_wrong_change_leaves_the_choice_as_it_was() -> None:
    table = lay().open().place(1, "echo-mind A+2")
    before = table.view(1).text()
    with pytest.raises(MoveRefused):
        table.place(1, "echo-mind A+2 A-1")
    assert table.view(1).text() == before


def test_sf_35_nobody_can_tell_that_a_choice_was_changed() -> None:
    plain = lay().open().place(1, "echo-mind C-1")
    changed = lay().open().place(1, "mind-of-focus A+3").place(1, "echo-mind C-1")
    assert_same_for_others(plain, changed)
    told = changed.match.play(0, changed.match.rules.read("place echo-mind C-2"))
    assert [(event.kind, one.to(1)) for one in told if (event := one.to(0))] == [("changed", None)]


def test_sf_34_only_the_last_answer_of_a_seat_is_kept() -> None:
    once = lay().open().place(1, "echo-mind C-1")
    often = lay().open()
    for count in (1, 2, 1, 3, 1):
        often.place(1, f"echo-mind C-{count}")
    assert often.match.record().text() == once.match.record().text()
    assert often.match.heard(0) == once.match.heard(0)
    assert often.view(1) == once.view(1)


def test_sf_35_no_hint_after_the_reveal_either() -> None:
    plain = lay().open().place(1, "echo-mind C-1").place(2, "C-2").place(3, "")
    changed = lay().open().place(1, "mind-of-focus A+3").place(1, "echo-mind C-1")
    changed.place(2, "C-2").place(3, "")
    assert_same_for_others(plain, changed)


def test_sf_35_what_is_asked_says_nothing_about_others() -> None:
    """The question of seat 3 is the same whether or not, and how, the others have answered."""
    table = lay().open()
    before = table.match.pending()[2].plain()
    table.place(1, "A+3").place(2, "A+3")
    assert table.match.pending()[2].plain() == before
    assert table.offers(3) == lay().open().offers(3)
