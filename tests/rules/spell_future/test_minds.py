"""The eight Mind cards, one by one.

Seat 1 plays the card that a test is about; the others play Open Mind, which adds nothing to Hits.
VP are written as (white, black).
"""

from __future__ import annotations

import pytest

from tests.rules.spell_future.table import PACK, lay


@pytest.mark.parametrize(("token", "vp"), [("+", (5, 0)), ("-", (0, 5))])
def test_mind_of_focus_two_vp_for_a_stack_of_three(token: str, vp: tuple[int, int]) -> None:
    table = lay().reveal(f"mind-of-focus A{token}3", f"A{token}1")
    assert table.vp(1) == vp


@pytest.mark.parametrize("tokens", ["A+2", "A+2 B+1", "A+2 B-1"])
def test_mind_of_focus_needs_three_on_one_letter(tokens: str) -> None:
    table = lay().reveal(f"mind-of-focus {tokens}", "A+1 B+1", "B-1")
    assert sum(table.vp(1)) == tokens.count("2") * 2 + tokens.count("1")


def test_mind_of_focus_needs_a_hit() -> None:
    table = lay().reveal("mind-of-focus A+3", "A-3", "B+3")
    assert table.vp(1) == (0, 0)


def test_mind_of_focus_counts_for_every_stack_of_three() -> None:
    table = lay(effects={"tokens": 2}).reveal("mind-of-focus A+3 B-3", "A+1", "B-1")
    assert table.vp(1) == (5, 5)


def test_mind_of_focus_of_two_stacks_only_the_one_that_hits() -> None:
    table = lay(effects={"tokens": 2}).reveal("mind-of-focus A+3 B-3", "A+1", "B+1")
    assert table.vp(1) == (5, 0)


def test_mind_of_focus_adds_no_attack() -> None:
    assert lay().reveal("mind-of-focus A+3", "A+1").strength == (4, 0)


def test_offensive_mind_one_more_attack() -> None:
    table = lay().reveal("offensive-mind A+1", "A+1")
    assert table.strength == (3, 0)
    assert table.vp(1) == (1, 0)


def test_offensive_mind_only_once_for_many_hits() -> None:
    table = lay().reveal("offensive-mind A+2 B+1", "A+1 B+1")
    assert table.strength == (6, 0)


@pytest.mark.parametrize("tokens", ["", "A+3", "B-2", "A+3 B-1"])
def test_offensive_mind_needs_a_white_hit(tokens: str) -> None:
    """The others Hit on C in white and on B in black."""
    table = lay().reveal(f"offensive-mind {tokens}", "C+1 B-1", "C+1 B-1")
    assert table.attack == 2


def test_offensive_mind_of_several_players() -> None:
    table = lay(5).reveal(*["offensive-mind A+1"] * 5)
    assert table.strength == (10, 0)


def test_defensive_mind_one_more_defence() -> None:
    table = lay().reveal("defensive-mind A-1", "A-1")
    assert table.strength == (0, 3)
    assert table.vp(1) == (0, 1)


def test_defensive_mind_only_once_for_many_hits() -> None:
    table = lay().reveal("defensive-mind A-2 B-1", "A-1 B-1")
    assert table.strength == (0, 6)


@pytest.mark.parametrize("tokens", ["", "A-3", "B+2", "A-3 B+1"])
def test_defensive_mind_needs_a_black_hit(tokens: str) -> None:
    table = lay().reveal(f"defensive-mind {tokens}", "C-1 B+1", "C-1 B+1")
    assert table.defence == 2


@pytest.mark.parametrize(("token", "vp"), [("+1", (4, 0)), ("-1", (0, 4))])
def test_broad_mind_three_letters_in_one_colour(token: str, vp: tuple[int, int]) -> None:
    tokens = f"A{token} B{token} C{token}"
    assert lay().reveal(f"broad-mind {tokens}", tokens).vp(1) == vp


def test_broad_mind_three_letters_in_both_colours() -> None:
    table = lay().reveal("broad-mind A+1 B-1 C-1", "A+1 B-1", "C-1")
    assert table.vp(1) == (2, 3)


def test_broad_mind_four_letters_are_no_better_than_three() -> None:
    table = lay().reveal("broad-mind A+1 B-1 C-1 D+1", "A+1 B-1", "C-1 D+1")
    assert table.vp(1) == (3, 3)


def test_broad_mind_needs_three() -> None:
    table = lay().reveal("broad-mind A+2 B-2", "A+1 B-1")
    assert table.vp(1) == (2, 2)


def test_broad_mind_letters_that_miss_do_not_count() -> None:
    table = lay().reveal("broad-mind A+1 B-1 C+1", "A+1 B-1 C-1")
    assert table.vp(1) == (1, 1)


def test_broad_mind_nothing_for_a_colour_that_only_missed() -> None:
    """Hits on A, B and C in white; the black on D is alone."""
    table = lay().reveal("broad-mind A+1 B+1 C+1 D-1", "A+1 B+1 C+1")
    assert table.vp(1) == (4, 0)


def test_broad_mind_adds_no_attack() -> None:
    assert lay().reveal("broad-mind A+1 B+1 C+1", "A+1 B+1 C+1").strength == (6, 0)


def test_open_mind_one_token_more() -> None:
    table = lay().open()
    assert table.refused_tokens("open-mind A+3 B-2") is None
    assert table.refused_tokens("open-mind A+3 B-3") == "too-many-tokens"
    assert table.refusal_facts("open-mind A+3 B-3") == {"n": 6, "most": 5}


def test_open_mind_the_fifth_token_counts_like_any() -> None:
    table = lay().reveal("open-mind A+3 B-2", "A+1 B-1")
    assert table.vp(1) == (3, 2)
    assert table.strength == (4, 3)


def test_open_mind_only_for_who_plays_it() -> None:
    table = lay().open().place(1, "open-mind A+3 B-2")
    assert table.refused_tokens("echo-mind A+3 B-2", seat=2) == "too-many-tokens"


def test_open_mind_is_on_offer_with_one_more() -> None:
    texts = lay().open().offers(1)
    longest = {
        mind: max(
            sum(abs(int(word[1:])) for word in text.split()[2:])
            for text in texts
            if text.split()[1] == mind
        )
        for mind in PACK.minds
    }
    assert longest == {mind: 5 if mind == "open-mind" else 4 for mind in PACK.minds}


def test_balanced_mind_one_vp_in_each() -> None:
    table = lay().reveal("balanced-mind A+1 B-2", "A+1 B-1")
    assert table.vp(1) == (2, 3)
    assert table.strength == (2, 3)


@pytest.mark.parametrize(
    ("tokens", "vp"), [("A+2", (2, 0)), ("B-2", (0, 2)), ("A+1 C-1", (1, 0)), ("C+3", (0, 0))]
)
def test_balanced_mind_needs_both_colours_to_hit(tokens: str, vp: tuple[int, int]) -> None:
    table = lay().reveal(f"balanced-mind {tokens}", "A+1 B-1")
    assert table.vp(1) == vp


def test_kindred_mind_one_vp_where_exactly_one_other_hits_too() -> None:
    table = lay().reveal("kindred-mind A+2", "A+1")
    assert table.vp(1) == (3, 0)


def test_kindred_mind_nothing_where_two_others_do() -> None:
    table = lay().reveal("kindred-mind A+2", "A+1", "A+1")
    assert table.vp(1) == (2, 0)


def test_kindred_mind_nothing_where_nobody_does() -> None:
    table = lay().reveal("kindred-mind A+2", "A-1")
    assert table.vp(1) == (0, 0)


def test_kindred_mind_the_other_colour_on_the_letter_does_not_matter() -> None:
    """On A one other has white and two have black."""
    table = lay(4).reveal("kindred-mind A+1", "A+1", "A-1", "A-1")
    assert table.vp(1) == (2, 0)


def test_kindred_mind_letter_by_letter() -> None:
    """A is shared with one, B with two, C in black with one."""
    table = lay().reveal("kindred-mind A+1 B+1 C-1", "A+1 B+1", "B+1 C-1")
    assert table.vp(1) == (3, 2)


@pytest.mark.parametrize(
    ("tokens", "vp"),
    [
        ("A+1 B+1 C+1", (5, 0)),
        ("A+1 B+1 C-1", (4, 1)),
        ("A+1 B-1 C+1", (3, 2)),
        ("B-1 C-1 D+1", (1, 4)),
    ],
)
def test_kindred_mind_the_first_two_letters_at_most(tokens: str, vp: tuple[int, int]) -> None:
    table = lay().reveal(f"kindred-mind {tokens}", tokens)
    assert table.vp(1) == vp


def test_kindred_mind_adds_no_attack() -> None:
    assert lay().reveal("kindred-mind A+1", "A+1").strength == (2, 0)


def test_echo_mind_the_largest_white_stack_counts_twice_for_the_attack() -> None:
    table = lay().reveal("echo-mind A+3 B-1", "A+1 B-1")
    assert table.strength == (4 + 3, 2)
    assert table.vp(1) == (3, 1)


def test_echo_mind_the_largest_black_stack_for_the_defence() -> None:
    table = lay().reveal("echo-mind A+1 B-3", "A+1 B-1")
    assert table.strength == (2, 4 + 3)
    assert table.vp(1) == (1, 3)


def test_echo_mind_of_two_equal_ones_the_white() -> None:
    table = lay().reveal("echo-mind A-2 B+2", "A-1 B+1")
    assert table.strength == (3 + 2, 3)


def test_echo_mind_a_stack_not_all_of_a_colour() -> None:
    """Whites on A and C are two stacks; the blacks on B are a larger one."""
    table = lay().reveal("echo-mind A+1 C+1 B-2", "A+1 C+1 B-1")
    assert table.strength == (4, 3 + 2)


def test_echo_mind_a_larger_stack_that_misses_does_not_count() -> None:
    table = lay().reveal("echo-mind A+3 B-1", "B-1")
    assert table.strength == (0, 2 + 1)


def test_echo_mind_without_a_hit_nothing() -> None:
    assert lay().reveal("echo-mind A+3 B-1", "C+1", "C+1").strength == (2, 0)


def test_echo_mind_can_defeat_a_beast() -> None:
    """Four Hits and three once more: just the health of 7."""
    assert lay().reveal("echo-mind A+3", "A+1").fight() == ["defeated"]


def test_all_eight_are_tested_here() -> None:
    tested = {
        name.removeprefix("test_").replace("_", "-")
        for name in globals()
        if name.startswith("test")
    }
    for mind in PACK.minds:
        assert any(name.startswith(mind) for name in tested), mind


MIND_DAYS = [
    ("mind-of-focus A+3", (3, 0), (4, 2)),
    ("offensive-mind A+1", (1, 0), (2, 2)),
    ("defensive-mind B-1", (0, 1), (0, 3)),
    ("broad-mind A+1 B-1 C-1", (1, 2), (2, 5)),
    ("open-mind A+1", (1, 0), (2, 2)),
    ("balanced-mind A+1 B-1", (1, 1), (2, 3)),
    ("kindred-mind A+1", (1, 0), (2, 2)),
    ("echo-mind A+3", (3, 0), (4, 2)),
]


@pytest.mark.parametrize(("choice", "vp", "strength"), MIND_DAYS)
def test_no_mind_card_works_when_mind_effects_do_not(
    choice: str, vp: tuple[int, int], strength: tuple[int, int]
) -> None:
    """Only the bare Hits count: with seat 2 on A, with both others on B, with seat 3 on C."""
    table = lay(effects={"no_minds": 1}).reveal(choice, "A+1 B-1", "C-1 B-1")
    assert table.vp(1) == vp
    assert table.strength == strength
    assert choice.split(maxsplit=1)[0] not in table.hand(1)
