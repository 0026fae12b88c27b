"""Packs as files that people exchange: CSV, workbook or zip."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.cli.wrong import Mistaken, Wrong, make_folder, write_bytes, write_file
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES
from gelanggang.games.pictures import FOLDER, pictures_of
from gelanggang.line.games import known
from gelanggang.workshop import exchange
from gelanggang.workshop.comma import is_table
from gelanggang.workshop.grid import Read
from gelanggang.workshop.pack import files_of, sheet_of, shipped
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.sheet import Row, Sheet

MOST_MISTAKES: Final = 20
"""That are told: whoever made more looks at the whole file."""
WORDS: Final = "word"


def is_exchanged(path: Path) -> bool:
    """Whether a path is such a file; a list of words is a CSV too, but not of sheets."""
    form = path.suffix.lower().removeprefix(".")
    if form not in exchange.FORMS or not path.is_file():
        return False
    return form != exchange.CSV or is_table(path.read_bytes())


def load_exchanged(path: Path, wish: str | None) -> AnyRules:
    """The rules with the pack in such a file."""
    sheet = _sheet(exchange.read_path(path))
    if wish is not None and wish != sheet.game:
        raise Wrong("cli-pack-other-game", folder=str(path), game=sheet.game, wish=wish)
    packed = pack_of(sheet, own=True)
    if packed.rules is None:
        raise Mistaken(packed.mistakes[:MOST_MISTAKES])
    return packed.rules


def sheet_at(path: Path) -> Sheet:
    """The sheet of a folder or of such a file, of which it is known that it can be played."""
    return _sheet(exchange.read_path(path))


def _sheet(read: Read) -> Sheet:
    if read.sheet is None or read.mistakes:
        raise Mistaken(read.mistakes[:MOST_MISTAKES])
    return read.sheet


def sheet_of_words(rules: AnyRules) -> Sheet:
    """The words of a pack alone."""
    return Sheet(rules.key, "", "", {WORDS: [Row(one) for one in known(rules).words(rules)]})


def export(source: str, out: Path) -> None:
    """Write a pack, or the one that comes with a game, as such a file."""
    form = out.suffix.lower().removeprefix(".")
    if form not in exchange.FORMS:
        endings = ", ".join(f".{one}" for one in exchange.FORMS)
        raise Wrong("cli-pack-form", file=str(out), known=endings)
    if source in GAMES and not Path(source).exists():
        read = Read(sheet_of(shipped(source)))
    else:
        path = Path(source)
        if not path.exists():
            raise BadInput("no-folder", {"file": source})
        read = exchange.read_path(path)
    sheet = _sheet(read)
    if not out.absolute().parent.is_dir():
        raise Wrong("cli-file-no-folder", file=str(out))
    write_bytes(out, exchange.write(sheet, form, read.pictures))


def import_into(path: Path, folder: Path) -> AnyRules:
    """Lay the pack of such a file into a folder; what else is in it stays there."""
    read = exchange.read_path(path)
    sheet = _sheet(read)
    packed = pack_of(sheet, own=True)
    if packed.rules is None:
        raise Mistaken(packed.mistakes[:MOST_MISTAKES])
    if (folder / "pack.toml").exists():
        before = sheet_of(files_of(folder)).game
        if before != sheet.game:
            raise Wrong("cli-pack-other-game", folder=str(folder), game=before, wish=sheet.game)
    make_folder(folder)
    for name, text in packed.files.items():
        write_file(folder / name, text)
    if path.suffix.lower() == f".{exchange.ZIP}":
        # Its cards have the pictures that are in it, and no others.
        for name in pictures_of(folder).keys() - read.pictures.keys():
            (folder / FOLDER / name).unlink()
    if read.pictures:
        make_folder(folder / FOLDER)
    for name, data in read.pictures.items():
        write_bytes(folder / FOLDER / name, data)
    return packed.rules
