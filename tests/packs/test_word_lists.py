"""Word lists of a teacher's own: what is understood, and what is refused where."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang import BadInput
from gelanggang.games.spell_future import reading
from gelanggang.games.spell_future.wordlist import Word, read_word_list

WORDS: list[Word] = [
    ("lebah", "Lebah", "Bee"),
    ("jam-dinding", "Jam dinding", "Wall clock"),
    ("hujan", "Hujan", "Rain"),
    ("awan", "Awan", "Cloud"),
    ("kapur", "Kapur", "Chalk"),
    ("pensil", "Pensil", "Pencil"),
    ("papan-tulis", "Papan tulis", "Blackboard"),
    ("bendera", "Bendera", "Flag"),
    ("lapangan", "Lapangan", "School yard"),
    ("bekal", "Bekal", "Packed lunch"),
    ("sepeda", "Sepeda", "Bicycle"),
    ("jus-alpukat", "Jus alpukat", "Avocado juice"),
]
HEADER = "id,Indonesian,English"


def plain(separator: str = ",", end: str = "\n") -> str:
    """The words without a header."""
    return "".join(separator.join(word) + end for word in WORDS)


def written(folder: Path, text: str | bytes) -> Path:
    """A word list as a file."""
    path = folder / "kata.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def changed(old: str, new: str) -> str:
    """The words where something was written otherwise."""
    text = plain()
    assert old in text, "the test is out of date"
    return text.replace(old, new, 1)


GOOD: dict[str, str | bytes] = {
    "comma": plain(),
    "semicolon": plain(";"),
    "tab": plain("\t"),
    "header": f"{HEADER}\n{plain()}",
    "Indonesian header": f"ID;Indonesia;Inggris\n{plain(';')}",
    "byte order mark": b"\xef\xbb\xbf" + plain().encode(),
    "byte order mark and header": b"\xef\xbb\xbf" + f"{HEADER}\n{plain()}".encode(),
    "Windows": plain(end="\r\n"),
    "old Mac": plain(end="\r"),
    "no end of line": plain().rstrip("\n"),
    "quotes": "".join(";".join(f'"{cell}"' for cell in word) + "\n" for word in WORDS),
    "spaces": plain(" , "),
    "empty rows": f"\n{HEADER}\n,,\n{plain()}\n,,\n\n",
}

# What stands in the file, and what is told: code, row, column.
BAD: dict[str, tuple[str | bytes, str, int, int]] = {
    "a missing column": (changed("awan,Awan,Cloud", "awan,Awan"), "columns", 4, 3),
    "a column too many": (changed("Cloud", "Cloud,Wolke"), "columns", 4, 4),
    "a header of two columns": (f"id,Indonesian\n{plain()}", "columns", 1, 3),
    "languages the other way round": (f"id,English,Indonesian\n{plain()}", "order", 1, 2),
    "an empty cell": (changed("awan,Awan,Cloud", "awan,,Cloud"), "empty", 4, 2),
    "a cell of spaces": (changed("Cloud", "  "), "empty", 4, 3),
    "an id twice": (changed("awan,", "lebah,"), "twice", 4, 1),
    "a word twice": (changed("Awan", "LEBAH"), "twice", 4, 2),
    "an English word twice": (changed("Cloud", "Rain"), "twice", 4, 3),
    "an id with spaces": (changed("jam-dinding", "jam dinding"), "id", 2, 1),
    "an id with capitals": (changed("awan,", "Awan,"), "id", 4, 1),
    "a word too long": (changed("Cloud", "C" * 25), "long", 4, 3),
    "a line end in a word": (changed("Cloud", '"Clo\nud"'), "unprintable", 4, 3),
    "an odd number": (f"{HEADER}\n{plain()}api,Api,Fire\n", "odd", 14, 1),
    "too few": (plain().partition("jus-alpukat")[0], "too-few", 11, 1),
    "nothing": ("", "too-few", 1, 1),
    "a header alone": (HEADER, "too-few", 1, 1),
    "too many": (
        "".join(f"kata-{i},Kata {i},Word {i}\n" for i in range(502)),
        "too-many",
        502,
        1,
    ),
    "Latin-1": (changed("Cloud", "Café").encode("latin-1"), "encoding", 4, 3),
    "Latin-1 after a mark": (
        b"\xef\xbb\xbf" + changed("Lebah", "L\xe9").encode("latin-1"),
        "encoding",
        1,
        2,
    ),
    "UTF-16": (plain().encode("utf-16"), "encoding", 1, 1),
    "an unknown separator": (plain("|"), "separator", 1, 1),
    "an open quote": (changed("awan,Awan", 'awan,"Awan'), "quotes", 4, 1),
    "letters after a quote": (changed("awan,Awan", 'awan,"A"wan'), "quotes", 4, 1),
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_it_is_understood_however_it_was_saved(tmp_path: Path, text: str | bytes) -> None:
    assert read_word_list(written(tmp_path, text)) == WORDS


def test_a_cell_in_quotes_may_hold_the_separator(tmp_path: Path) -> None:
    text = changed("Wall clock", '"Clock, on a ""wall"""')
    assert read_word_list(written(tmp_path, text))[1][2] == 'Clock, on a "wall"'


def test_letters_of_any_language_are_words(tmp_path: Path) -> None:
    text = changed("Cloud", "Awan 雲 é")
    assert read_word_list(written(tmp_path, text))[3][2] == "Awan 雲 é"


def test_twenty_four_letters_are_not_too_many(tmp_path: Path) -> None:
    assert read_word_list(written(tmp_path, changed("Cloud", "C" * 24)))[3][2] == "C" * 24


def test_the_same_word_in_both_languages_is_fine(tmp_path: Path) -> None:
    text = changed("awan,Awan,Cloud", "piano,Piano,Piano")
    assert read_word_list(written(tmp_path, text))[3] == ("piano", "Piano", "Piano")


@pytest.mark.parametrize(("text", "code", "row", "column"), BAD.values(), ids=BAD)
def test_a_broken_list_is_refused_with_file_row_and_column(
    tmp_path: Path, text: str | bytes, code: str, row: int, column: int
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadInput) as told:
        reading.load_pack(path)
    assert told.value.code == f"wordlist-{code}"
    facts = told.value.facts
    assert (facts["file"], facts["row"], facts["column"]) == (str(path), row, column)


def test_a_missing_list_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kata.csv"
    with pytest.raises(BadInput) as told:
        reading.load_pack(path)
    assert told.value.code == "no-file"
    assert told.value.facts == {"file": str(path)}


def test_a_list_is_played_with_our_other_cards(tmp_path: Path) -> None:
    ours = reading.load_pack(reading.default_folder())
    pack = reading.load_pack(written(tmp_path, plain()))
    assert pack.words == [word for word, _, _ in WORDS]
    assert pack.word_names == [(text_id, text_en) for _, text_id, text_en in WORDS]
    assert pack.word_cards == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11]]
    assert pack.beasts == ours.beasts
    assert pack.minds == ours.minds
    assert pack.colours == ours.colours


def test_a_word_of_ours_keeps_its_weights_and_others_get_an_even_guess(tmp_path: Path) -> None:
    ours = reading.load_pack(reading.default_folder())
    pack = reading.load_pack(written(tmp_path, plain()))
    assert pack.guessed
    assert pack.weights[0] == ours.weights[ours.words.index("lebah")]
    assert pack.unsure[0] == ours.unsure[ours.words.index("lebah")]
    assert pack.weights[1:] == [[0.5] * 10] * 11
    assert pack.unsure[1:] == [1.0] * 11


def test_a_list_of_our_words_alone_is_not_guessed(tmp_path: Path) -> None:
    ours = reading.load_pack(reading.default_folder())
    rows = [f"{ours.words[i]},{ours.word_names[i][0]},{ours.word_names[i][1]}" for i in range(20)]
    pack = reading.load_pack(written(tmp_path, "\n".join(rows)))
    assert not pack.guessed
    assert pack.weights == ours.weights[:20]


def test_words_count_for_the_digest_and_layout_does_not(tmp_path: Path) -> None:
    ours = reading.load_pack(reading.default_folder()).label
    label = reading.load_pack(written(tmp_path, plain())).label
    again = reading.load_pack(written(tmp_path, f"{HEADER}\n{plain()}")).label
    other = reading.load_pack(written(tmp_path, changed("Cloud", "Clouds"))).label
    assert label.name == f"{ours.name} + kata.csv"
    assert label.digest == again.digest
    assert len({ours.digest, label.digest, other.digest}) == 3
