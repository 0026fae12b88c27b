"""What Mind cards can do beside our eight, with the cards of tests/packs/printed/mind.toml.

Seat 1 plays the card that a test is about; the others' Free Mind adds nothing to so few Hits.
"""

from __future__ import annotations

import pytest

from tests.packs.printed_copy import printed_rules
from tests.rules.spell_future.table import PLAIN, Table, lay

RULES = printed_rules()


def after(*placed: str, effects: dict[str, int] | None = None) -> Table:
    """A day on which these were placed, seat by seat."""
    day = lay(rules=RULES, beasts=PLAIN[0], effects=effects).open()
    for seat in range(3):
        text = placed[seat] if seat < len(placed) else ""
        named = text.split(maxsplit=1)[0] if text else ""
        card = "" if named in RULES.pack.minds else "free-mind "
        day.match.play(seat, RULES.read(f"place {card}{text}"))
    return day


@pytest.mark.parametrize(
    ("tokens", "others", "vp", "attack"),
    [
        ("A+2", "B+1", (2, 0), 0),
        ("A+3", "B+1", (2, 0), 0),
        ("A+1 B-1", "C+1", (1, 0), 0),
        ("A+2", "A+1", (2, 0), 3),
        ("A+1 B+2", "A+1", (3, 0), 2),
        ("A-2", "B+1", (0, 0), 0),
    ],
)
def test_vp_miss_counts_what_misses_up_to_its_limit(
    tokens: str, others: str, vp: tuple[int, int], attack: int
) -> None:
    """Careful Mind: two whites that Miss, as VP and not as Attack."""
    day = after(f"careful-mind {tokens}", others)
    assert day.vp(1) == vp
    assert day.strength == (attack, 0)


def test_vp_miss_of_black() -> None:
    assert after("stubborn-mind A-3").vp(1) == (0, 1)
    assert after("stubborn-mind A+3").vp(1) == (0, 0)
    assert after("stubborn-mind A-1 B-1", "A-1").vp(1) == (0, 2)


@pytest.mark.parametrize(("tokens", "defence"), [("B-1", 2), ("B-2", 5), ("B-1 C-1", 5)])
def test_defence_that_needs_two_blacks(tokens: str, defence: int) -> None:
    """Dark Mind; seat 2 is on B with one, and where seat 1 is on C, seat 3 is there."""
    day = after(f"dark-mind {tokens}", "B-1", "C-1" if "C" in tokens else "")
    assert day.strength == (0, defence + ("C" in tokens))


@pytest.mark.parametrize(("tokens", "attack"), [("A+2", 3), ("A+3", 6), ("A+2 B+1", 3)])
def test_attack_that_needs_three_whites_that_hit(tokens: str, attack: int) -> None:
    """Bright Mind, with one other on A alone."""
    assert after(f"bright-mind {tokens}", "A+1").strength == (attack, 0)


@pytest.mark.parametrize(
    ("others", "strength"), [("A+1 B-1", (3, 3)), ("A+1", (2, 0)), ("B-1", (0, 2)), ("", (0, 0))]
)
def test_strength_both_needs_a_hit_with_each_colour(others: str, strength: tuple[int, int]) -> None:
    """Torn Mind."""
    day = after("torn-mind A+1 B-1", others)
    assert day.strength == strength
    assert sum(day.vp(1)) == sum(min(n, 1) for n in strength)


@pytest.mark.parametrize(
    ("tokens", "strength"),
    [
        ("A+1 B+1 C-1", (6, 3)),
        ("A+1 B+1 D-1", (6, 0)),
        ("A+1 B+1 C-1 D+1", (6, 3)),
        ("B+1 C-1 D+1", (3, 3)),
    ],
)
def test_strength_letters_for_every_letter_that_hits(
    tokens: str, strength: tuple[int, int]
) -> None:
    """Wandering Mind; seat 2 is on A and B with white and on C with black."""
    assert after(f"wandering-mind {tokens}", "A+1 B+1 C-1").strength == strength


def test_strength_letters_up_to_its_limit() -> None:
    assert after("wandering-mind A+1 B+1 C+1 D-1", "A+1 B+1", "C+1 D-1").strength == (9, 2)


@pytest.mark.parametrize(
    ("placed", "vp", "strength"),
    [
        ("careful-mind A+2", (0, 0), (0, 0)),
        ("dark-mind B-3", (0, 3), (0, 4)),
        ("torn-mind C+1 B-1", (0, 1), (0, 2)),
        ("wandering-mind A+1 B-1 C+1", (0, 1), (0, 2)),
    ],
)
def test_none_of_it_works_when_mind_effects_do_not(
    placed: str, vp: tuple[int, int], strength: tuple[int, int]
) -> None:
    day = after(placed, "B-1", effects={"no_minds": 1})
    assert day.vp(1) == vp
    assert day.strength == strength
