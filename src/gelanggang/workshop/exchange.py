"""Packs as files that people exchange: a table of texts, a workbook or a zip, out and in."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.games.book import read_texts
from gelanggang.games.pictures import FOLDER, pictures_of
from gelanggang.workshop import comma, workbook
from gelanggang.workshop.archive import OF_PACK, Limits, is_workbook, is_zip, unzip, zipped
from gelanggang.workshop.grid import Read
from gelanggang.workshop.letters import check_shallow, decode
from gelanggang.workshop.pack import ENDING, Files, files_of, game_of, sheet_of
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.picture import MOST_PICTURES, MOST_TOGETHER, clean, parted
from gelanggang.workshop.sheet import Sheet
from gelanggang.workshop.values import check_values

CSV: Final = "csv"
XLSX: Final = "xlsx"
ZIP: Final = "zip"
FORMS: Final = [CSV, XLSX, ZIP]
BOUNDS: Final = "bounds.toml"
"""Of the laboratory, in the folder of a pack; no card has anything from there."""
WITH_PICTURES: Final = Limits(
    OF_PACK.most_bytes + MOST_TOGETHER,
    OF_PACK.most_files + MOST_PICTURES,
    OF_PACK.most_ratio,
    (FOLDER,),
)


def write(sheet: Sheet, form: str, pictures: dict[str, bytes] | None = None) -> bytes:
    """A sheet as a file of one of the forms; BadInput with its first mistake where it is no pack.

    Only a zip carries pictures.
    """
    if form == CSV:
        return comma.write_csv(sheet)
    if form == XLSX:
        return workbook.write_xlsx(sheet)
    packed = pack_of(sheet, own=True)
    if packed.mistakes:
        raise packed.mistakes[0]
    return zip_of(packed.files, pictures)


def zip_of(files: Files, pictures: dict[str, bytes] | None = None) -> bytes:
    """The files of a pack as a zip: its cards and their pictures, not what else is in a folder."""
    inside = {name: text.encode("utf-8") for name, text in files.items()}
    for name in sorted(pictures or {}):
        inside[f"{FOLDER}/{name}"] = (pictures or {})[name]
    return zipped(inside)


def read(body: bytes, game: str = "") -> Read:
    """What somebody has sent, as a sheet; BadInput when it is nothing of the kind."""
    if not body.strip():
        raise BadInput("upload-empty")
    if is_workbook(body):
        return workbook.read_xlsx(body, game)
    return _read_zip(body, game) if is_zip(body) else comma.read_csv(body, game)


def read_path(path: Path) -> Read:
    """A folder or such a file of one's own."""
    if path.is_dir():
        found = Read(sheet_of(files_of(path)))
        assert found.sheet is not None
        found.pictures = clean(pictures_of(path), found.sheet, found.mistakes)
        return found
    try:
        body = path.read_bytes()
    except FileNotFoundError:
        raise BadInput("no-file", {"file": str(path)}) from None
    except OSError as error:
        raise BadInput("unreadable", {"file": str(path), "problem": str(error)}) from None
    return read(body)


def opened(body: bytes) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The files in the zip of a pack, and its pictures by their names."""
    rest, pictures = parted(unzip(body, WITH_PICTURES))
    if sum(map(len, rest.values())) > OF_PACK.most_bytes:
        raise BadInput("zip-bomb", {"most": OF_PACK.most_bytes // 1024})
    return rest, pictures


def _read_zip(body: bytes, game: str) -> Read:
    rest, pictures = opened(body)
    if rest and all(name.endswith(comma.ENDING) for name in rest):
        found = comma.read_each(rest, game)
    else:
        found = _read_pack(rest, game)
    if found.sheet is not None:
        found.pictures = clean(pictures, found.sheet, found.mistakes)
    return found


def _read_pack(files: dict[str, bytes], game: str) -> Read:
    """The sheet of a pack's own files; what they must not say is told with file and key."""
    texts: Files = {}
    for name, data in files.items():
        if not name.endswith(ENDING):
            raise BadInput("zip-foreign", {"value": name[:60], "known": [f"*{ENDING}"]})
        if name != BOUNDS:
            texts[name], _ = decode(data, name)
            check_shallow(texts[name], name)
    found = game_of(texts)
    known = [f"{name}{ENDING}" for name in found.files]
    for name in texts:
        if name not in known:
            raise BadInput("zip-foreign", {"value": name[:60], "known": known})
    if game and found.key != game:
        facts = {"file": known[0], "key": "game", "value": found.key, "known": game}
        raise BadInput("page-known", {**facts})
    mistakes: list[BadInput] = []
    pages = read_texts(texts, found.files, mistakes)
    for page in pages.values():
        check_values(page, mistakes)
    if mistakes:
        return Read(mistakes=mistakes)
    assert found.read is not None
    try:
        found.read(pages)
    except BadInput as mistake:
        mistakes.append(mistake)
    except Exception:
        if not mistakes:
            raise
    mistakes = [one for one in mistakes if one.code != "pack-heavy"]
    return Read(mistakes=mistakes) if mistakes else Read(sheet_of(texts))
