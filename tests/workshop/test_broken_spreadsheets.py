"""Whatever is wrong with a spreadsheet is told by row and column, in both languages."""

from __future__ import annotations

import pytest

from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence
from tests.text.families import assert_whole
from tests.workshop.spreadsheet import Table, mistakes_of

JAWARA = "jawara-beksi"
SPELL = "spell-from-the-future"

CELLS: list[tuple[str, str, str, str, str, str]] = [
    # The game, the sheet, the card, the column, what somebody typed there, and the answer.
    (JAWARA, "action", "kebut", "score", "two", "page-whole"),
    (JAWARA, "action", "kebut", "score", "21", "page-whole"),
    (JAWARA, "action", "kebut", "score", "-1", "page-whole"),
    (JAWARA, "action", "kebut", "score", "1,5", "page-whole"),
    (JAWARA, "action", "kebut", "score", "", "page-missing"),
    (JAWARA, "action", "kebut", "name", "", "page-missing"),
    (JAWARA, "action", "kebut", "name", "<b>Kebut</b>", "pack-markup"),
    (JAWARA, "action", "kebut", "name", "K" * 61, "pack-long"),
    (JAWARA, "action", "kebut", "name", "Ke\u200bbut", "pack-unseen"),
    (JAWARA, "action", "kebut", "copies", "0", "page-whole"),
    (JAWARA, "action", "kebut", "copies", "4", "page-copies"),
    (JAWARA, "action", "kebut", "directions", "R L", "page-copies"),
    (JAWARA, "action", "kebut", "directions", "R L X", "page-direction"),
    (JAWARA, "action", "kebut", "directions", "R L UU", "page-direction"),
    (JAWARA, "action", "pasang-pukul", "directions", "U R D L", "page-bridge"),
    (JAWARA, "action", "kebut", "effects", "fly n=1", "page-known"),
    (JAWARA, "action", "kebut", "effects", "draw deck=action", "page-missing"),
    (JAWARA, "action", "kebut", "effects", "draw deck=beast n=1", "page-known"),
    (JAWARA, "action", "kebut", "effects", "draw deck=action n=many", "page-whole"),
    (JAWARA, "action", "kebut", "effects", "draw action 1", "page-effect"),
    (JAWARA, "action", "kebut", "effects", "earn n=1 n=2", "page-effect"),
    (JAWARA, "action", "kebut", "effects", "earn n=1 dice=2", "page-unknown"),
    (JAWARA, "action", "kebut", "effects", "earn n=1 place=first", "page-whole"),
    (JAWARA, "action", "kebut", "effects", "duel", "page-known"),
    (JAWARA, "action", "kebut", "effects", "draw deck=action n=9", "pack-heavy"),
    (JAWARA, "action", "kebut", "score.source", "rumour", "page-known"),
    (JAWARA, "support", "toya", "when", "never", "page-known"),
    (JAWARA, "support", "toya", "effects", "", "page-no-effect"),
    (JAWARA, "character", "bang-madun", "changes", "luck=3", "page-unknown"),
    (JAWARA, "character", "bang-madun", "changes", "twins 2", "page-fields"),
    (JAWARA, "judge", "bang-rojali", "changes", "bonus=99", "page-whole"),
    (JAWARA, "table", "dice", "value", "1 1 1 1 1 1", "page-equal-faces"),
    (JAWARA, "table", "pool.2", "value", "25 30 35", "page-length"),
    (JAWARA, "table", "round.actions", "value", "three", "page-whole"),
    (JAWARA, "table", "duel.dice", "value", "", "page-missing"),
    (SPELL, "beast", "kunang-neon", "tier", "5", "page-whole"),
    (SPELL, "beast", "kunang-neon", "mystic", "perhaps", "page-flag"),
    (SPELL, "beast", "kunang-neon", "health_3", "0", "page-whole"),
    (SPELL, "beast", "kunang-neon", "if_defeated", "tokens n=0", "page-zero"),
    (SPELL, "beast", "kunang-neon", "if_not_defeated", "heal n=1", "page-known"),
    (SPELL, "mind", "broad-mind", "effects", "vp_broad n=2", "page-missing"),
    (SPELL, "mind", "broad-mind", "place", "tokens=2..99", "page-whole"),
    (SPELL, "mind", "broad-mind", "place", "boxes=XY", "page-known"),
    (SPELL, "colour", "merah", "hex", "red", "page-hex"),
    (SPELL, "colour", "jingga", "mark", "triangle", "page-twice"),
    (SPELL, "word", "lebah", "name_en", "B" * 25, "page-long"),
    (SPELL, "word", "lebah", "links_id", "0.1 0.2", "page-length"),
    (SPELL, "word", "lebah", "sure_en", "1,5", "page-number"),
    (SPELL, "word_card", "lebah minyak", "words", "lebah", "page-pair"),
    (SPELL, "word_card", "lebah minyak", "words", "lebah gajah", "page-word"),
    (SPELL, "difficulty", "easy", "line_up", "2 3 1", "page-length"),
    (SPELL, "difficulty", "easy", "line_up", "2 3 1 9", "page-whole"),
    (SPELL, "table", "days", "value", "31", "page-whole"),
]


def told_at(body: bytes, sheet: str, row: int, column: str) -> str:
    """The code of what is wrong with a cell, which is told in whole sentences that name it."""
    found = mistakes_of(body)
    here = [one for one in found if one.facts.get("row") == row and one.facts["column"] == column]
    assert here, [(one.code, one.facts) for one in found]
    [mistake] = here
    assert mistake.facts["sheet"] == sheet
    for lang in LANGUAGES:
        text = sentence(voice(lang), mistake)
        assert_whole(text)
        assert sheet in text
        assert column in text
        assert str(row) in text
    return mistake.code


def test_there_are_fifty_of_them() -> None:
    assert len(CELLS) >= 50


@pytest.mark.parametrize(("game", "sheet", "card", "column", "text", "code"), CELLS)
def test_a_bad_cell_is_told_where_it_is(
    game: str, sheet: str, card: str, column: str, text: str, code: str
) -> None:
    table = Table(game)
    row = table.number(sheet, card)
    table.write(sheet, card, column, text)
    at = "copies" if code == "page-copies" else column
    assert told_at(table.csv(), sheet, row, at) == code


@pytest.mark.parametrize(("game", "sheet", "card", "column", "text", "code"), CELLS[::7])
def test_in_a_workbook_rows_are_counted_sheet_by_sheet(
    game: str, sheet: str, card: str, column: str, text: str, code: str
) -> None:
    table = Table(game)
    first = next(i for i, row in enumerate(table.rows) if row[0] == sheet)
    row = table.number(sheet, card) - first
    table.write(sheet, card, column, text)
    assert told_at(table.xlsx(), sheet, row, column) == code


def test_a_column_that_nobody_knows() -> None:
    table = Table(JAWARA)
    table.header.append("colour of the sky")
    for cells in table.rows:
        cells.append("")
    row = table.number("action", "kebut")
    table.row("action", "kebut")[-1] = "blue"
    assert told_at(table.csv(), "action", row, "colour of the sky") == "page-column"


def test_a_column_that_belongs_to_another_sheet() -> None:
    table = Table(JAWARA)
    table.write("judge", "bang-rojali", "score", "3")
    row = table.number("judge", "bang-rojali")
    assert told_at(table.csv(), "judge", row, "score") == "page-column"


def test_a_column_that_is_there_twice() -> None:
    table = Table(JAWARA)
    table.header.append("score")
    for row in table.rows:
        row.append("")
    assert {one.code for one in mistakes_of(table.csv())} == {"page-twice"}
    assert mistakes_of(table.csv())[0].facts["row"] == 1


def test_an_id_that_is_there_twice_is_told_at_the_second() -> None:
    table = Table(JAWARA)
    table.rows.append(list(table.row("action", "kebut")))
    row = len(table.rows) + 1
    table.rows[-1][table.header.index("no")] = ""
    assert told_at(table.csv(), "action", row, "id") == "page-twice"


def test_an_id_of_another_sheet() -> None:
    table = Table(JAWARA)
    row = table.number("support", "toya")
    table.write("support", "toya", "id", "kebut")
    assert told_at(table.csv(), "support", row, "id") == "page-twice"


def test_an_id_that_is_none() -> None:
    table = Table(JAWARA)
    row = table.number("support", "toya")
    table.write("support", "toya", "id", "Toya!")
    assert told_at(table.csv(), "support", row, "id") == "page-id"


def test_a_sheet_that_nobody_knows() -> None:
    table = Table(JAWARA)
    row = table.add("weapons", name="Golok")
    assert told_at(table.csv(), "weapons", row, "sheet") == "page-sheet"


def test_a_key_that_nobody_knows() -> None:
    table = Table(JAWARA)
    row = table.add("table", key="luck", value="7")
    assert told_at(table.csv(), "table", row, "key") == "page-known"


def test_another_game() -> None:
    table = Table(JAWARA)
    row = table.number("pack", "game")
    table.write("pack", "game", "value", "chess")
    assert told_at(table.csv(), "pack", row, "value") == "page-known"


def test_a_number_in_the_pack_that_is_none() -> None:
    table = Table(JAWARA)
    row = table.number("action", "kebut")
    table.write("action", "kebut", "no", "first")
    assert told_at(table.csv(), "action", row, "no") == "page-whole"


def test_a_quotation_mark_without_end() -> None:
    body = Table(JAWARA).csv() + b'action,"kebut\n'
    [mistake] = mistakes_of(body)
    assert mistake.code == "page-quotes"
    assert mistake.facts["row"] == len(Table(JAWARA).rows) + 2


def test_a_formula_of_a_workbook_is_not_read() -> None:
    table = Table(JAWARA)
    table.write("judge", "bang-rojali", "changes", "=1+1")
    assert told_at(table.xlsx(), "judge", 2, "changes") == "page-formula"


def test_a_card_too_few_is_told_of_its_sheet() -> None:
    table = Table(JAWARA)
    table.remove("judge", "bang-rojali")
    [mistake] = mistakes_of(table.csv())
    assert (mistake.code, mistake.facts["sheet"]) == ("page-too-few", "judge")


def test_a_word_on_no_card() -> None:
    table = Table(SPELL)
    table.remove("word_card", "lebah minyak")
    found = {(one.code, one.facts["column"]) for one in mistakes_of(table.csv())}
    assert found == {("page-word-left-out", "id")}


def test_all_mistakes_are_told_at_once() -> None:
    """Fifty cells would be fifty evenings, one after another."""
    for game in (JAWARA, SPELL):
        table = Table(game)
        rows = {(one[1], one[2]): table.number(*one[1:3]) for one in CELLS if one[0] == game}
        wanted = set()
        for sheet, card, column, text in [one[1:5] for one in CELLS if one[0] == game]:
            if not text.startswith(("<", "K")) and "\u200b" not in text:
                wanted.add((sheet, rows[sheet, card], column))
                table.rows[rows[sheet, card] - 2][table.header.index(column)] = text
        found = {
            (one.facts["sheet"], one.facts["row"], one.facts["column"])
            for one in mistakes_of(table.csv())
        }
        assert len(wanted & found) > 0.7 * len(wanted), wanted - found
