"""From a pack to its sheet and back: a pack as we write it comes back byte by byte."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES, find_game
from gelanggang.games.book import MISSING, parse, read_folder
from gelanggang.games.game import Game
from gelanggang.games.layout import EACH, SOURCE, Column, Kind, Operation
from gelanggang.games.layout import Path as Way
from gelanggang.workshop import toml
from gelanggang.workshop.cell import spell
from gelanggang.workshop.sheet import NOTES, Row, Sheet, kinds, layout_of, named_by

ENDING = ".toml"
HEAD = "pack"
"""The file that says which game and which pack it is."""

Files = dict[str, str]
"""The texts of a pack's files by their names: `action.toml`."""


def shipped(game: str) -> Files:
    """The files of the pack that comes with a game."""
    return files_of(find_game(game).folder / HEAD)


def files_of(folder: Path) -> Files:
    """The files of a pack in a folder; BadInput where there is none, or one is missing."""
    head = read_folder(folder, [HEAD])[HEAD]
    game = find_game(head.one_of("game", sorted(GAMES)))
    read_folder(folder, game.files)
    return {
        f"{name}{ENDING}": (folder / f"{name}{ENDING}").read_text(encoding="utf-8")
        for name in game.files
    }


def game_of(files: Files) -> Game:
    """For which game a pack is; its head says so."""
    name = f"{HEAD}{ENDING}"
    if name not in files:
        raise BadInput("no-file", {"file": name})
    said = parse(files[name], name).data.get("game", MISSING)
    if not isinstance(said, str) or said not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadInput(
            "page-known", {"file": name, "key": "game", "value": str(said)[:60], "known": known}
        )
    return GAMES[said]


def sheet_of(files: Files) -> Sheet:
    """A pack that can be played, as a sheet."""
    game = game_of(files)
    data = {name: tomllib.loads(files[f"{name}{ENDING}"]) for name in game.files}
    head = data[HEAD]
    sheet = Sheet(game.key, str(head["name"]), str(head["version"]))
    layout = layout_of(game)
    for kind in kinds(game.key):
        if kind.id == NOTES:
            sheet.kinds[kind.id] = _notes(game, files)
        elif kind.entries:
            sheet.kinds[kind.id] = _entries(kind, data, files)
        else:
            operations = [one for one in layout.operations if one.on.startswith(f"{kind.id}.")]
            sheet.kinds[kind.id] = _rows(kind, data, operations)
    return sheet


def _notes(game: Game, files: Files) -> list[Row]:
    heads = {name: toml.head_of(files[f"{name}{ENDING}"]) for name in game.files}
    return [Row({"key": name, "note": head}) for name, head in heads.items() if head]


def _entries(kind: Kind, data: dict[str, toml.Data], files: Files) -> list[Row]:
    rows: list[Row] = []
    notes = toml.notes_of(files[f"{kind.file}{ENDING}"])
    for entry in kind.entries:
        page = data[entry.file or kind.file]
        value = dig(page, entry.path) if entry.path else None
        source = _source(page, entry.source)
        if value is None and source is None:
            continue
        said = {
            "key": entry.id,
            "value": "" if value is None else spell(entry, value, []),
            "value.source": source or "",
            "note": "" if entry.file else notes.get(entry.path, ""),
        }
        rows.append(Row({name: text for name, text in said.items() if text}))
    return rows


def _rows(kind: Kind, data: dict[str, toml.Data], operations: list[Operation]) -> list[Row]:
    listed = data[kind.file].get(kind.at, [])
    if kind.keyed:
        assert isinstance(listed, dict)
        cards: list[toml.Data] = [{named_by(kind).id: name} for name in listed]
    else:
        assert isinstance(listed, list)
        cards = listed
    return [_row(kind, card, data, operations) for card in cards]


def _row(
    kind: Kind, card: toml.Data, data: dict[str, toml.Data], operations: list[Operation]
) -> Row:
    cells: dict[str, str] = {}
    own = str(card.get(named_by(kind).id, ""))
    for column in kind.columns:
        page = data[column.file] if column.file else card
        way = way_of(column, own)
        if column.kind == SOURCE:
            text = _source(page, way) or ""
        else:
            value = dig(page, way)
            on = [one for one in operations if one.on == f"{kind.id}.{column.id}"]
            text = "" if value is None else spell(column, value, on)
        if text:
            cells[column.id] = text
    return Row(cells)


def way_of(column: Column, own: str) -> Way:
    """The way to what a column says about one row."""
    return tuple([own if part == EACH else part for part in column.path])


def dig(page: toml.Data, way: Way) -> object:
    """What stands at the end of a way; None: nothing does."""
    found: object = page
    for part in way:
        if not isinstance(found, dict):
            return None
        found = found.get(part)
    return found


def _source(page: toml.Data, way: Way) -> str | None:
    """Where a value comes from: one word may stand for all that a card says."""
    if not way:
        return None
    said = page.get(way[0])
    if isinstance(said, dict):
        said = dig(page, way)
    return said if isinstance(said, str) else None
