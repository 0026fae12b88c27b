"""A pack comes back byte by byte, whatever way it went."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from gelanggang.games import find_game
from gelanggang.workshop import exchange
from gelanggang.workshop.archive import zipped
from gelanggang.workshop.comma import write_csv
from gelanggang.workshop.pack import Files, files_of, sheet_of
from gelanggang.workshop.packing import pack_of
from tests.workshop.designer import GAMES, ours, random_packs

both = pytest.mark.parametrize("game", GAMES)
MANY = 500
"""Packs a game: a thousand in all."""
SHIPPED = json.loads((Path(__file__).parent.parent / "packs" / "shipped.json").read_text("utf-8"))


def again(body: bytes) -> Files:
    """The files of a pack that came as a file."""
    read = exchange.read(body)
    assert read.sheet is not None, read.mistakes
    assert not read.mistakes
    packed = pack_of(read.sheet, own=True)
    assert not packed.mistakes
    return packed.files


def another_hand(body: bytes, chance: Random) -> bytes:
    """The same table as somebody's program saves it: rows and columns in another order."""
    header, *rows = csv.reader(io.StringIO(body.decode("utf-8-sig"), newline=""))
    chance.shuffle(rows)
    order = chance.sample(range(len(header)), len(header))
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=chance.choice(",;\t"), lineterminator="\r\n")
    writer.writerows([[row[i] for i in order] for row in [header, *rows]])
    return out.getvalue().encode(chance.choice(["utf-8", "utf-8-sig", "utf-16"]))


@both
def test_the_shipped_packs_are_written_as_the_workshop_writes(game: str) -> None:
    packed = pack_of(sheet_of(ours(game)))
    assert packed.files == ours(game)
    assert packed.rules is not None
    assert packed.rules.label.digest == SHIPPED[game][-1]


@both
@pytest.mark.parametrize("form", exchange.FORMS)
def test_a_shipped_pack_comes_back_from_every_form(game: str, form: str) -> None:
    assert again(exchange.write(sheet_of(ours(game)), form)) == ours(game)


@both
def test_a_shipped_pack_comes_back_from_a_table_a_kind(game: str) -> None:
    """As somebody cuts up the one table."""
    body = write_csv(sheet_of(ours(game))).decode("utf-8-sig")
    header, *rows = csv.reader(io.StringIO(body, newline=""))
    tables: dict[str, list[list[str]]] = {}
    for kind, *cells in rows:
        tables.setdefault(kind, [header[1:]]).append(cells)
    files: dict[str, bytes] = {}
    for kind, lines in tables.items():
        # A column that no card of a kind has is none of it.
        said = [i for i, _ in enumerate(header[1:]) if any(cells[i] for cells in lines[1:])]
        out = io.StringIO(newline="")
        csv.writer(out).writerows([[cells[i] for i in said] for cells in lines])
        files[f"{kind}.csv"] = out.getvalue().encode()
    assert again(zipped(files)) == ours(game)


@both
@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_rows_and_columns_never_matters(game: str, seed: int) -> None:
    table = write_csv(sheet_of(ours(game)))
    assert again(another_hand(table, Random(seed))) == ours(game)


@both
def test_earlier_editions_keep_their_digest(game: str) -> None:
    for folder in find_game(game).earlier_packs():
        packed = pack_of(sheet_of(files_of(folder)))
        assert packed.rules is not None
        assert packed.rules.label.digest == find_game(game).load(folder).label.digest


@both
def test_a_zip_of_the_same_pack_has_the_same_bytes(game: str) -> None:
    first, second = (exchange.write(sheet_of(ours(game)), "zip") for _ in range(2))
    assert first == second
    assert exchange.zip_of(again(first)) == first


@both
def test_a_zip_carries_the_cards_and_nothing_else_of_a_folder(game: str) -> None:
    """What tunes packs and what tells a story stay where they are."""
    names = set(ZipFile(io.BytesIO(exchange.write(sheet_of(ours(game)), "zip"))).namelist())
    assert names == {f"{name}.toml" for name in find_game(game).files}


def check_random(game: str, seed: int, many: int) -> list[Files]:
    """Random packs through the hands of others, and now and then through zip and workbook."""
    packs = list(random_packs(game, seed, many))
    for i, files in enumerate(packs):
        sheet = sheet_of(files)
        assert again(another_hand(write_csv(sheet), Random(i))) == files
        for form in ["zip", "xlsx"] if i % 50 == 0 else []:
            assert again(exchange.write(sheet, form)) == files
    return packs


@both
def test_random_packs_come_back(game: str) -> None:
    packs = check_random(game, 0, 12)
    assert len({json.dumps(one) for one in packs}) > 6, "the designer does nothing"


@pytest.mark.slow
@both
def test_a_thousand_random_packs_come_back(game: str) -> None:
    assert len(check_random(game, 1, MANY)) == MANY
