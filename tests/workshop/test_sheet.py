"""What the workshop says about cards is what the games' own readers hold to."""

from __future__ import annotations

import pytest

from gelanggang.games import layout
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.workshop.difference import differences
from gelanggang.workshop.pack import sheet_of
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.sheet import Row, kinds, operations
from gelanggang.workshop.words import check_words, near, plain, stem
from tests.workshop.designer import GAMES, copied, ours

both = pytest.mark.parametrize("game", GAMES)
SPELL = GAMES[1]


@both
def test_a_number_beyond_the_limits_of_its_column_is_refused_with_them(game: str) -> None:
    for kind in kinds(game):
        for column in kind.columns:
            if column.kind != layout.NUMBER:
                continue
            sheet = sheet_of(ours(game))
            sheet.kinds[kind.id][-1].cells[column.id] = str(column.limits[1] + 1)
            row = len(sheet.kinds[kind.id])
            told = [
                one.facts for one in pack_of(sheet).mistakes if one.facts["column"] == column.id
            ]
            assert [(one["row"], one["least"], one["most"]) for one in told] == [
                (row, *column.limits)
            ], (kind.id, column.id)


@both
def test_every_operation_can_stand_where_it_says(game: str) -> None:
    for one in operations(game):
        kind, column = one.on.split(".")
        sheet = sheet_of(ours(game))
        said = [f"{field.id}={_least(field)}" for field in one.fields if field.required]
        sheet.kinds[kind][-1].cells[column] = " ".join([one.do, *said])
        wrong = [mistake.code for mistake in pack_of(sheet, own=True).mistakes]
        # A bridge wants two directions of each copy.
        assert wrong in ([], ["page-bridge"]), (one.do, one.on)


def _least(field: layout.Column) -> str:
    return field.choices[0] if field.choices else str(field.least or 1)


def test_a_card_without_an_id_gets_one_from_its_name() -> None:
    sheet = sheet_of(ours(GAMES[0]))
    card = {**sheet.kinds["action"][0].cells, "id": "", "name": "Ñandú Lari", "effects": ""}
    sheet.kinds["action"] += [Row(dict(card)), Row(dict(card))]
    packed = pack_of(sheet)
    assert not packed.mistakes
    ids = [row.get("id") for row in sheet_of(packed.files).kinds["action"]]
    assert ids[-2:] == ["nandu-lari", "nandu-lari-2"]
    assert pack_of(sheet).files == packed.files


def test_a_source_of_ones_own_has_a_word_about_it() -> None:
    sheet = sheet_of(ours(GAMES[0]))
    sheet.kinds["action"][0].cells["score.source"] = "own: printed copy of Budi"
    packed = pack_of(sheet)
    assert not packed.mistakes
    assert 'score = "own: printed copy of Budi"' in packed.files["action.toml"]
    assert isinstance(packed.rules, Rules)
    assert packed.rules.pack.sources["pukulan-clentang"]["score"] == "own"


def test_numbers_of_the_table_may_say_where_they_come_from() -> None:
    sheet = sheet_of(ours(GAMES[0]))
    sheet.kinds["table"][1].cells["value.source"] = "own: measured"
    packed = pack_of(sheet)
    assert not packed.mistakes
    assert pack_of(sheet_of(packed.files)).files == packed.files
    assert isinstance(packed.rules, Rules)
    assert packed.rules.pack.sources["table"] == {"pool.2": "own"}


@both
def test_a_pack_does_not_differ_from_itself(game: str) -> None:
    assert differences(sheet_of(ours(game)), sheet_of(ours(game))) == []


def test_what_differs_is_told_cell_by_cell() -> None:
    old = sheet_of(ours(GAMES[0]))
    new = copied(old)
    new.version = "3"
    new.kinds["action"][2].cells["score"] = "5"
    gone = new.kinds["judge"].pop(0)
    new.kinds["judge"].append(Row({"id": "baru", "name": "Baru"}))
    new.kinds["support"].reverse()
    new.kinds["note"][0].cells["note"] = "other words"
    told = [(one.sheet, one.id, one.column, one.old, one.new) for one in differences(old, new)]
    assert ("pack", "", "version", "2", "3") in told
    assert ("action", "kebut", "score", "0", "5") in told
    assert ("judge", gone.get("id"), "", "Bang Rojali", "") in told
    assert ("judge", "baru", "", "", "Baru") in told
    assert [one.sheet for one in differences(old, new) if one.moved] == ["support"]
    assert len(told) == 5


LIST = """Indonesia,English
Kucing,Cat
kucìng,Kitten
Membaca,Reading
Baca,Read
Bakso,
,Tea
Lebah,Bee
Pantai,Beach
Pantau,Watch
<b>,x
"""


def test_a_teachers_list_is_looked_at_while_it_is_written() -> None:
    checked = check_words(SPELL, LIST)
    names = [one.names[0] for one in checked.words]
    assert [(names[one.one], names[one.other]) for one in checked.duplicates] == [
        ("Kucing", "kucìng")
    ]
    assert [checked.words[i].row for i in checked.missing] == [6, 7]
    alike = {(names[one.one], names[one.other]) for one in checked.alike}
    assert alike == {("Membaca", "Baca"), ("Pantai", "Pantau")}
    assert checked.cards == 5
    assert [one.code for one in checked.words[-1].mistakes] == ["own-words-markup"]


def test_bots_are_sure_of_words_they_know_and_guess_the_others() -> None:
    sure = {one.names[0]: one.sure for one in check_words(SPELL, LIST).words}
    assert sure["Lebah"] > 0.5
    assert sure["Kucing"] == 0


def test_a_list_of_one_column_is_compared_once() -> None:
    checked = check_words(SPELL, "Kucing\nKUCING\nBuku\n")
    assert len(checked.duplicates) == 1
    assert not checked.missing


@pytest.mark.parametrize(
    ("one", "other", "close"),
    [
        ("pantai", "pantau", True),
        ("pantai", "panta", True),
        ("form", "from", True),
        ("api", "apa", False),
        ("lebah", "lembah", True),
        ("kucing", "anjing", False),
        ("rumah", "rumahan", False),
    ],
)
def test_words_are_near_that_differ_by_a_letter(one: str, other: str, close: bool) -> None:
    assert near(one, other) == near(other, one) == close


def test_a_stem_has_nothing_before_or_behind_it() -> None:
    assert stem(plain("Membaca")) == stem(plain("baca"))
    assert stem(plain("Books")) == stem(plain("book"))
    assert stem("meja") == "meja"
