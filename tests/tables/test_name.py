"""Names can be seen, fit into a line, and cannot be mistaken for somebody else's."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from gelanggang.tables import verb as ask
from gelanggang.tables.denied import Denied
from gelanggang.tables.name import EXTRA, LONGEST, STACKED, SUGGESTED, check_name, suggest_name
from gelanggang.tables.skeleton import TABLE, looks, skeleton, unseen
from tests.tables.sitting import Sitting

ACUTE = "\N{COMBINING ACUTE ACCENT}"
DOT = "\N{COMBINING DOT BELOW}"
NAMES = [
    "Ni Luh Ayu",
    "D'Angelo",
    "Ñusta",
    "Ñ",
    "Đặng",
    "Nguyễn",
    "Zoë 2",
    "Ἀθηνᾶ",
    "Ольга",
    "محمد",
    "مُحَمَّد",
    "שָׂרָה",
    "मीनाक्षी",
    "फ़िज़ां",
    "ꦱꦫꦶ",
    "ꦧꦿꦺꦴꦠꦺꦴ",
    "ꦧꦿꦺꦴꦃ",
    "ᬓᭀᬂ",
    "ဖြိုး",
    "สมหญิง",
    "ศิริพันธุ์",
    "김민수",
    "さくら",
    "李",
]

letters = st.one_of(
    st.characters(categories=["L", "N", "M"]),
    st.characters(categories=["M"]),
    st.sampled_from("Il1i0Ommrn" + EXTRA),
    st.characters(min_codepoint=0x370, max_codepoint=0x52F),
    st.sampled_from("\u034f\u115f\u3164\uffa0\ufe0f\u200d"),
)
texts = st.one_of(st.sampled_from(NAMES), st.text(letters, max_size=LONGEST))


def code_of(text: str, *taken: str) -> str:
    """With which code a name is denied; empty: it is accepted."""
    try:
        check_name(text, taken)
    except Denied as denied:
        return denied.code
    return ""


def accepted(text: str) -> str:
    """The name that a text becomes; texts that become none are not looked at."""
    assume(not code_of(text))
    return check_name(text, [])


# What a name is.


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_people_is_a_name(name: str) -> None:
    assert check_name(name, SUGGESTED) == unicodedata.normalize("NFC", name)
    assert code_of(name, name) == "name-taken"


@pytest.mark.parametrize(
    "hidden",
    [
        "\u00ad",
        "\u034f",
        "\u115f",
        "\u1160",
        "\u17b4",
        "\u17b5",
        "\u180b",
        "\u180f",
        "\u200d",
        "\u2d7f",
        "\u3164",
        "\ufe0f",
        "\uffa0",
        "\U00013441",
        "\U00016fe4",
        "\U000e0100",
    ],
)
def test_what_cannot_be_seen_is_in_no_name(hidden: str) -> None:
    assert unseen(hidden)
    for text in (hidden, 3 * hidden, hidden + "Sari", "Sa" + hidden + "ri", "Sari" + hidden):
        assert code_of(text) == "name"


def test_a_name_that_was_kept_with_something_invisible_is_taken_without_it() -> None:
    assert code_of("Sari", "Sa\u3164ri") == "name-taken"


@pytest.mark.parametrize("text", [ACUTE, ACUTE + "Sari", "Ni " + ACUTE + "Luh", "Sari." + DOT])
def test_a_mark_stands_on_a_letter(text: str) -> None:
    assert code_of(text) == "name"


def test_a_letter_has_two_marks_at_most() -> None:
    assert code_of("Sa" + ACUTE + DOT + "ri") == ""
    assert code_of("Sa" + ACUTE + DOT + ACUTE + "ri") == "name"
    assert code_of("S" + 15 * ACUTE) == "name"


def test_marks_that_come_with_a_letter_count() -> None:
    assert code_of("ặ") == code_of("á" + DOT) == ""
    assert code_of("ặ" + ACUTE) == "name"


def test_marks_beside_a_letter_are_few() -> None:
    tarung = "\N{JAVANESE VOWEL SIGN TARUNG}"
    assert code_of("ꦧ" + 4 * tarung) == ""
    assert code_of("ꦧ" + 5 * tarung) == "name"


@given(texts)
def test_a_name_is_all_there_to_see(text: str) -> None:
    name = accepted(text)
    assert not any(unseen(letter) for letter in name)
    assert any(letter.isalnum() for letter in name)
    stacked = 0
    for letter in unicodedata.normalize("NFD", name):
        stacked = stacked + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert stacked <= STACKED


# Whose name it is.


@pytest.mark.parametrize(
    "name",
    [
        "SARI",
        "Sar1",
        "SarI",
        "Sarl",
        "Sаri",  # a Cyrillic а
        "Ѕari",  # a Cyrillic Ѕ
        "ЅАRІ",  # only the R is Latin
        "Ｓａｒｉ",
        "𝓢𝓪𝓻𝓲",
        "ꓢari",
    ],
)
def test_a_name_that_looks_like_the_hosts_is_taken(name: str) -> None:
    sitting = Sitting()
    sitting.join("Sari")
    with pytest.raises(Denied, match="name-taken"):
        sitting.join(name)
    member = sitting.join("Dodi")
    with pytest.raises(Denied, match="name-taken"):
        sitting.do(member, ask.Rename(name))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("D0di", "Dodi"),
        ("Вudi", "Budi"),  # a Cyrillic В, the small one of which is в
        ("Νina", "Nina"),  # a Greek Ν, the small one of which is ν
        ("ΝΙΝΑ", "Nina"),
        ("νινα", "ΝΙΝΑ"),
        ("Marnat", "Mamat"),
        ("Sarı", "Sari"),
        ("D’Angelo", "D'Angelo"),
        ("STRASSE", "Straße"),
    ],
)
def test_names_that_look_alike_are_one(name: str, other: str) -> None:
    assert code_of(name, other) == code_of(other, name) == "name-taken"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Nina", "Vina"), ("Sari", "Sarí"), ("Ñ", "N"), ("Ayu", "Ayu 2"), ("Rini", "Tini")],
)
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert code_of(name, other) == code_of(other, name) == ""


def test_one_may_change_how_ones_own_name_is_written() -> None:
    sitting = Sitting()
    member = sitting.join("Sari")
    sitting.do(member, ask.Rename("SARI"))
    assert sitting.table.chairs[0].name == "SARI"


@given(texts)
@example("ᾳ\N{COMBINING GRAVE ACCENT BELOW}")
@example("\N{ARABIC LIGATURE YEH WITH HAMZA ABOVE WITH JEEM INITIAL FORM}")
def test_a_name_is_taken_by_itself_in_every_normal_form(text: str) -> None:
    name = accepted(text)
    assert code_of(name, name) == "name-taken"
    assert code_of(unicodedata.normalize("NFD", name), name) == "name-taken"
    # Written out, some are too long or no names at all.
    assert code_of(unicodedata.normalize("NFKC", name), name)
    assert code_of(unicodedata.normalize("NFKD", name), name)


@given(texts)
def test_capitals_make_no_other_name(text: str) -> None:
    name = accepted(text)
    for other in (name.upper(), name.lower(), name.title(), name.swapcase(), name.casefold()):
        assert code_of(other, name)
        assert not looks(other).isdisjoint(looks(name))


@given(st.lists(st.one_of(st.sampled_from(SUGGESTED), texts), max_size=7), st.integers(0, 100))
@example(["SARI", "D0di", "Wаti"], 0)
def test_a_suggested_name_looks_like_nobodys(taken: list[str], start: int) -> None:
    assert code_of(suggest_name(taken, start), *taken) == ""


def test_no_suggested_name_looks_like_another() -> None:
    assert len({look for name in SUGGESTED for look in looks(name)}) == len(SUGGESTED)


# What names are compared by.


@given(texts)
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


def test_every_letter_has_a_skeleton_whatever_its_case() -> None:
    for letter in map(chr, range(sys.maxunicode + 1)):
        if not letter.isalnum() and not unicodedata.category(letter).startswith("M"):
            continue
        drawn = skeleton(letter)
        assert drawn == letter or skeleton(drawn) == drawn
        for other in {letter.upper(), letter.lower()} - {letter}:
            assert not looks(letter).isdisjoint(looks(other))


def test_all_that_a_line_of_the_table_names_looks_the_same() -> None:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    assert "Unicode 17.0.0" in lines[0]
    for line in lines:
        if line and not line.startswith("#"):
            drawn, alike = (
                [chr(int(code, 16)) for code in half.split()] for half in line.split("=")
            )
            for letter in alike:
                assert skeleton(letter) == skeleton("".join(drawn))
