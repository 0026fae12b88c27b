"""Lines fit their room, and no word is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gelanggang.art.lettering import CUT, balanced, fit, fit_line, width, wrap

TEXTS = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=120)
ROOMS = st.floats(30, 300)
SIZES = st.floats(6, 20)


@given(TEXTS, ROOMS, SIZES)
def test_no_line_is_wider_than_its_room(text: str, room: float, size: float) -> None:
    assert all(width(line, size) <= room for line in wrap(text, room, size))


@given(TEXTS, ROOMS, SIZES)
def test_no_letter_is_lost(text: str, room: float, size: float) -> None:
    assert "".join("".join(wrap(text, room, size)).split()) == "".join(text.split())


@given(TEXTS, ROOMS, st.integers(1, 4))
def test_what_no_size_can_hold_is_cut_and_shows_it(text: str, room: float, most: int) -> None:
    size, lines = fit(text, room, most, 16, 8)
    assert len(lines) <= most
    assert all(width(line, size) <= room for line in lines)
    whole = "".join("".join(lines).split()) == "".join(text.split())
    assert whole or lines[-1].endswith(CUT)


@given(TEXTS, ROOMS, SIZES)
def test_balanced_lines_are_as_few_and_no_longer(text: str, room: float, size: float) -> None:
    greedy, even = wrap(text, room, size), balanced(text, room, size)
    assert len(even) == len(greedy)
    assert joined(even) == joined(greedy)
    longest = max((width(line, size) for line in greedy), default=0)
    assert all(width(line, size) <= longest for line in even)


def joined(lines: list[str]) -> str:
    """All letters of some lines, however they are broken."""
    return "".join("".join(lines).split())


def test_no_word_stands_alone_where_it_need_not() -> None:
    text = "Your bonus is worth 1 point more."
    assert wrap(text, 150, 10) == ["Your bonus is worth 1 point", "more."]
    assert balanced(text, 150, 10) == ["Your bonus is", "worth 1 point more."]


@given(TEXTS, ROOMS)
def test_a_name_becomes_smaller_before_it_is_cut(text: str, room: float) -> None:
    size, line = fit_line(text, room, 24, 9)
    assert width(line, size, bold=True) <= room
    assert line == text or (size == 9 and line.endswith(CUT))


def test_letters_have_their_widths() -> None:
    assert width("i", 10) < width("a", 10) < width("W", 10) <= width("語", 10)
    assert width("aa", 10) == 2 * width("a", 10)
    assert width("a", 10, bold=True) > width("a", 10)
