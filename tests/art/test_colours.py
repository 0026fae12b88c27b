"""The ten Colours look as they were chosen, and whatever stands on them can be read."""

from __future__ import annotations

import pytest

from gelanggang.art.colour import INKS, pattern, swatch
from gelanggang.art.palette import DAY, NIGHT, Palette
from gelanggang.art.pen import relative
from gelanggang.art.spell_future import colour_card
from gelanggang.games.book import RULEBOOK
from gelanggang.games.spell_future.cards import PATTERNS
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_future_cards import own_name
from tests.art.svg import points, read, spell_pack, texts

TABLE = """
    Merah       Red     #c52c14  white  triangle        solid
    Jingga      Orange  #ec7606  black  diamond         diagonal-up
    Kuning      Yellow  #fae253  black  circle          dots
    Hijau       Green   #66cc8f  black  square          grid
    Biru        Blue    #007fff  black  two-waves       horizontal
    Ungu        Purple  #330055  white  plus            vertical
    Merah_muda  Pink    #f999d5  black  six-point-star  zigzag
    Cokelat     Brown   #4e1d08  white  hexagon         diagonal-down
    Hitam       Black   #080808  white  x               crosshatch
    Putih       White   #fcfafa  black  ring            outline
"""
READABLE = 4.5
LARGE = 3.0

each = pytest.mark.parametrize("colour", range(10))


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour can be read on another, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_colours_are_those_of_the_table() -> None:
    pack = spell_pack()
    rows = [line.replace("_", " ", 1).split("  ") for line in TABLE.strip().splitlines()]
    wanted = [tuple(cell.strip() for cell in row if cell.strip()) for row in rows]
    found = [
        (*names, hue, ink, mark, pattern)
        for names, hue, ink, mark, pattern in zip(
            pack.colour_names,
            pack.colour_hex,
            pack.colour_ink,
            pack.colour_marks,
            pack.colour_patterns,
        )
    ]
    assert found == wanted


@each
def test_ink_can_be_read_on_its_colour(colour: int) -> None:
    pack = spell_pack()
    assert contrast(INKS[pack.colour_ink[colour]], pack.colour_hex[colour]) >= READABLE


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_colour_is_a_hue_a_mark_a_pattern_and_a_name(colour: int, lang: str) -> None:
    pack = spell_pack()
    card = colour_card(pack, colour, voice(lang))
    name, foot = texts(read(card))
    assert name == own_name(voice(lang), pack.colour_names[colour])
    # Of two the name is the rulebook's, of none how it looks.
    partly = pack.sources[pack.colours[colour]]["name_id"] == RULEBOOK
    assert foot.endswith(f" {voice(lang).say('art-partly' if partly else 'art-reconstructed')}")
    assert pack.colour_hex[colour] in card


def test_no_two_swatches_are_the_same_without_their_hue() -> None:
    pack = spell_pack()
    grey = {swatch(pack, colour).body.replace(pack.colour_hex[colour], "") for colour in range(10)}
    assert len(grey) == 10


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("size", [(100, 100), (225, 325)], ids=str)
def test_a_pattern_stays_on_its_ground(name: str, size: tuple[int, int]) -> None:
    for x, y in points(relative(pattern(name, *size))):
        assert -0.5 <= x <= size[0] + 0.5
        assert -0.5 <= y <= size[1] + 0.5


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_texts_and_outlines_can_be_read_on_the_paper(palette: Palette) -> None:
    assert contrast(palette.text, palette.paper) >= 7
    for line in (palette.ink, palette.second):
        assert contrast(line, palette.paper) >= LARGE
        assert contrast(line, palette.sun) >= LARGE


def test_a_highlighted_column_of_a_beast_can_be_read() -> None:
    assert contrast(NIGHT.text, NIGHT.fills["a"]) >= READABLE
