"""Files that somebody made to do harm do nothing but get a sentence."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

import pytest
from openpyxl import load_workbook

from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence
from gelanggang.workshop import exchange
from gelanggang.workshop.archive import zipped as stored
from gelanggang.workshop.comma import guarded, unguarded, write_csv
from gelanggang.workshop.pack import sheet_of
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.sheet import Sheet
from tests.server.hostile import JAWARA, SPELL, overlapping, with_entry, zipped
from tests.text.families import assert_whole
from tests.workshop.designer import ours
from tests.workshop.spreadsheet import Table, mistakes_of

FORMULAS = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", "'=1", "''", '="a"&"b"']


def workbook(changes: dict[str, Callable[[bytes], bytes]], more: dict[str, bytes]) -> bytes:
    """The workbook of a shipped pack with other files inside."""
    body = exchange.write(sheet_of(ours(JAWARA)), "xlsx")
    out = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(body)) as old,
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            new.writestr(name, changes.get(name, bytes)(old.read(name)))
        for name, data in more.items():
            new.writestr(name, data)
    return out.getvalue()


def typed(data: bytes) -> bytes:
    """XML that defines a bomb for itself."""
    bomb = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    start = data.index(b"?>") + 2 if data.startswith(b"<?xml") else 0
    return data[:start] + bomb + data[start:]


def fetching(data: bytes) -> bytes:
    start = data.index(b"?>") + 2 if data.startswith(b"<?xml") else 0
    return data[:start] + b'<!DOCTYPE x SYSTEM "file:///etc/passwd">' + data[start:]


STRINGS = "xl/sharedStrings.xml"
PAGE = "xl/worksheets/sheet1.xml"
Made = Callable[[], bytes]
HOSTILE: dict[str, tuple[Made, str]] = {
    "nothing": (lambda: b"  \n", "upload-empty"),
    "noise": (lambda: bytes(range(256)) * 9, "upload-not-text"),
    "a text that is no table": (lambda: b"halo\n", "page-missing"),
    "a zip cut off": (lambda: exchange.write(sheet_of(ours(JAWARA)), "zip")[:-30], "zip-broken"),
    "a zip that climbs out": (lambda: with_entry("../evil.toml"), "zip-path"),
    "a zip with a path of its own": (lambda: with_entry("/etc/evil.toml"), "zip-path"),
    "a zip with a drive": (lambda: with_entry("c:evil.toml"), "zip-path"),
    "a zip with a link": (lambda: with_entry("evil.toml", b"/etc/passwd", 0o120777), "zip-link"),
    "a zip with files in one another": (overlapping, "zip-overlap"),
    "a zip with a program": (lambda: with_entry("run.sh"), "zip-foreign"),
    "a zip that swells": (lambda: zipped({"action.toml": b"#" * 30_000_000}), "zip-bomb"),
    "a zip of zips": (lambda: zipped({"a.zip": zipped({"b.toml": b""})}), "zip-foreign"),
    "a zip with too much in it": (
        lambda: zipped({f"a{i}.toml": b"" for i in range(500)}),
        "zip-many",
    ),
    "a picture that climbs out": (lambda: with_entry("picture/../../a.svg"), "zip-path"),
    "a workbook with a bomb of XML": (lambda: workbook({PAGE: typed}, {}), "zip-xml"),
    "a workbook with a bomb among its texts": (
        lambda: workbook({}, {STRINGS: typed(b"<sst/>")}),
        "zip-xml",
    ),
    "a workbook that fetches a file": (lambda: workbook({PAGE: fetching}, {}), "zip-xml"),
    "a workbook in other letters": (
        lambda: workbook({PAGE: lambda data: typed(data).decode().encode("utf-16")}, {}),
        "zip-xml",
    ),
    "a workbook that swells": (
        lambda: workbook({}, {"xl/media/a.png": b"\0" * 40_000_000}),
        "zip-bomb",
    ),
    "a workbook of two thousand files": (
        lambda: workbook({}, {f"xl/media/{i}.png": b"" for i in range(2000)}),
        "zip-many",
    ),
    "a workbook without anything": (lambda: zipped({"[Content_Types].xml": b"<x/>"}), "zip-broken"),
    "a workbook whose page is none": (lambda: workbook({PAGE: lambda _: b"<x"}, {}), "zip-broken"),
    "deep brackets": (
        lambda: stored({"pack.toml": b"a = " + b"[" * 5000 + b"]" * 5000}),
        "upload-line",
    ),
    "brackets on lines of their own": (
        lambda: stored({"pack.toml": b"a = " + b"[\n" * 5000 + b"]\n" * 5000}),
        "upload-deep",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_was_made_to_do_harm_gets_a_sentence(name: str) -> None:
    made, code = HOSTILE[name]
    [mistake] = mistakes_of(made())
    assert mistake.code == code
    for lang in LANGUAGES:
        assert_whole(sentence(voice(lang), mistake))


def test_a_million_rows_are_not_read() -> None:
    table = Table(JAWARA)
    table.rows += [table.rows[-1]] * 5000
    assert [one.code for one in mistakes_of(table.csv())] == ["page-too-many"]
    assert [one.code for one in mistakes_of(table.xlsx())] == ["page-too-many"]


def test_a_workbook_that_claims_a_million_rows_is_read_to_its_end() -> None:
    far = workbook(
        {PAGE: lambda data: data.replace(b"</sheetData>", b'<row r="1048576"></row></sheetData>')},
        {},
    )
    assert mistakes_of(far) == []


def named(name: str) -> Sheet:
    """The sheet of a shipped pack whose first card has another name."""
    sheet = sheet_of(ours(JAWARA))
    sheet.kinds["action"][0].cells["name"] = name
    return sheet


@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.parametrize("form", exchange.FORMS)
def test_a_name_that_looks_like_a_formula_comes_back_as_the_same_text(name: str, form: str) -> None:
    read = exchange.read(exchange.write(named(name), form))
    assert read.sheet is not None
    assert read.sheet.kinds["action"][0].get("name") == name


@pytest.mark.parametrize("name", [one for one in FORMULAS if one[0] in "=+-@"])
def test_no_file_of_ours_holds_a_formula(name: str) -> None:
    text = write_csv(named(name)).decode("utf-8-sig")
    assert f",'{name[0]}" in text or f",\"'{name[0]}" in text
    book = load_workbook(io.BytesIO(exchange.write(named(name), "xlsx")))
    cells = [cell for page in book.worksheets for row in page.iter_rows() for cell in row]
    assert name in [cell.value for cell in cells]
    assert all(cell.data_type != "f" for cell in cells)


@pytest.mark.parametrize("text", [*FORMULAS, "", "'", "'a", "7", "-7", "-1,5", "a=b", "''='"])
def test_what_guards_a_text_is_taken_away_again(text: str) -> None:
    assert unguarded(guarded(text)) == text


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "<img src=x onerror=a()>", "a\u202eb"]
)
def test_html_in_a_name_is_refused(name: str) -> None:
    for game, kind, column in [(JAWARA, "action", "name"), (SPELL, "word", "name_id")]:
        sheet = sheet_of(ours(game))
        sheet.kinds[kind][0].cells[column] = name
        [mistake] = pack_of(sheet).mistakes
        assert mistake.code in ("pack-markup", "pack-unseen")
        assert (mistake.facts["sheet"], mistake.facts["row"]) == (kind, 1)
        assert mistake.facts["column"] == column


def test_a_note_cannot_leave_its_comment() -> None:
    for note in ("x\nscore = 20", "x\rscore = 20", "x\x0bscore = 20", "x\u2028y"):
        sheet = sheet_of(ours(JAWARA))
        sheet.kinds["table"][0].cells["note"] = note
        assert [one.code for one in pack_of(sheet).mistakes] == ["pack-unseen"]
    sheet.kinds["table"][0].cells["note"] = ""
    sheet.kinds["note"][0].cells["note"] = "first\nsecond"
    files = pack_of(sheet).files
    assert files["pack.toml"].startswith("# first\n# second\n\ngame = ")
