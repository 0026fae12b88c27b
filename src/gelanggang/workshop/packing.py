"""From a sheet to the files of a pack, or to all that is wrong with it, cell by cell."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import find_game
from gelanggang.games import layout as layouts
from gelanggang.games.book import OWN, Page
from gelanggang.games.layout import SOURCE, Column, Kind, Layout
from gelanggang.games.layout import Path as Way
from gelanggang.workshop import toml
from gelanggang.workshop.cell import Unreadable, shown, understand
from gelanggang.workshop.ids import with_ids
from gelanggang.workshop.pack import ENDING, HEAD, Files, way_of
from gelanggang.workshop.place import Place, where, wrong
from gelanggang.workshop.sheet import NOTES, Row, Sheet, has_ids, kinds, layout_of, named_by
from gelanggang.workshop.values import check_values

HEAVY: Final = "pack-heavy"
"""What a house does not take from anybody, and a table of one's own may have."""
MOST_NOTE: Final = 4000
TAIL: Final = re.compile(r"(\[[^\[\]]*\]|\.?[^.\[\]]+)$")
"""The last step of a key."""


@dataclass
class Packed:
    """What a sheet became: files and rules, or mistakes."""

    files: Files = field(default_factory=dict)
    rules: AnyRules | None = None
    mistakes: list[BadInput] = field(default_factory=list)


def pack_of(sheet: Sheet, own: bool = False) -> Packed:
    """The pack that a sheet says.  `own`: it is played at one's own table, however heavy it is."""
    packing = _Packing(with_ids(sheet))
    packing.build()
    rules = packing.read()
    mistakes = [one for one in packing.told() if not (own and one.code == HEAVY)]
    if mistakes or rules is None:
        return Packed(mistakes=mistakes)
    return Packed(packing.texts(), rules)


class _Packing:
    """Puts every cell where it belongs, and remembers which cell that was."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.game = find_game(sheet.game)
        self.layout: Layout = layout_of(self.game)
        self.data: dict[str, toml.Data] = {name: {} for name in self.game.files}
        self.places: dict[tuple[str, str], Place] = {}
        self.mistakes: list[BadInput] = []
        self.notes: dict[str, dict[Way, str]] = {}
        self.heads: dict[str, str] = {}

    # From cells to data.

    def build(self) -> None:
        head = self.data[HEAD]
        head.update(game=self.sheet.game, name=self.sheet.name, version=self.sheet.version)
        for name in head:
            self.places[HEAD, name] = (HEAD, 0, name)
        for file, way in self.layout.tables:
            put(self.data[file], way, {})
        known = kinds(self.sheet.game)
        for name in self.sheet.kinds:
            if name not in [kind.id for kind in known]:
                self.mistakes.append(
                    wrong((shown(name), 0, ""), "sheet", known=", ".join(one.id for one in known))
                )
        for kind in known:
            # The first kind of a file answers for what is said about all of it.
            self.places.setdefault((kind.file, ""), (kind.id, 0, ""))
            if kind.id == NOTES:
                self._build_notes(kind)
            elif kind.entries:
                self._build_entries(kind)
            else:
                self._build_rows(kind)
        counted = {kind.id: self._count(kind) for kind in self.layout.kinds if kind.counted}
        head["count"] = counted

    def _count(self, kind: Kind) -> int:
        rows = self.data[kind.file].get(kind.at, [])
        assert isinstance(rows, list)
        if not kind.copies:
            return len(rows)
        copies = [row.get(kind.copies) for row in rows]
        return sum([one for one in copies if isinstance(one, int)])

    def _known(self, kind: Kind) -> list[tuple[int, Row]]:
        """The rows of a kind that say something, with their numbers; columns nobody knows."""
        names = [column.id for column in kind.columns]
        found: list[tuple[int, Row]] = []
        for i, row in enumerate(self.sheet.rows(kind.id)):
            number = row.number or i + 1
            for name, text in row.cells.items():
                if text and name not in names:
                    place = (kind.id, number, shown(name))
                    self.mistakes.append(wrong(place, "column", known=", ".join(names)))
            found.append((number, row))
        return found

    def _build_notes(self, kind: Kind) -> None:
        for number, row in self._known(kind):
            file = row.get("key")
            if file not in self.game.files:
                known = ", ".join(self.game.files)
                self.mistakes.append(
                    wrong((kind.id, number, "key"), "known", value=shown(file), known=known)
                )
            elif file in self.heads:
                self.mistakes.append(wrong((kind.id, number, "key"), "twice", value=file))
            else:
                self.heads[file] = self._note(row, (kind.id, number, "note"), lines=True)

    def _note(self, row: Row, place: Place, lines: bool = False) -> str:
        text = "\n".join([line.rstrip() for line in row.get("note").split("\n")])
        if not text.replace("\n", " " if lines else "\0").isprintable():
            self.mistakes.append(BadInput("pack-unseen", where(place)))
        elif len(text) > MOST_NOTE:
            self.mistakes.append(BadInput("pack-long", {**where(place), "most": MOST_NOTE}))
        else:
            return text
        return ""

    def _build_entries(self, kind: Kind) -> None:
        entries = {entry.id: entry for entry in kind.entries}
        said: dict[str, tuple[int, Row]] = {}
        for number, row in self._known(kind):
            key = row.get("key")
            if key not in entries:
                known = ", ".join(entries)
                self.mistakes.append(
                    wrong((kind.id, number, "key"), "known", value=shown(key), known=known)
                )
            elif key in said:
                self.mistakes.append(wrong((kind.id, number, "key"), "twice", value=key))
            else:
                said[key] = (number, row)
        # In our order, whatever theirs is.
        for entry in kind.entries:
            number, row = said.get(entry.id, (0, Row()))
            self._build_entry(kind, entry, number, row)

    def _build_entry(self, kind: Kind, entry: Column, number: int, row: Row) -> None:
        file = entry.file or kind.file
        if entry.path:
            place = (kind.id, number, "value")
            self.places[file, ".".join(entry.path)] = place
            if row.get("value"):
                put(self.data[file], entry.path, self._understood(entry, row.get("value"), place))
            if note := self._note(row, (kind.id, number, "note")):
                self.notes.setdefault(file, {})[entry.path] = note
        self.places[file, ".".join(entry.source)] = (kind.id, number, "value.source")
        source = row.get("value.source")
        if source or kind.spelled:
            put(self.data[file], entry.source, source or OWN)

    def _build_rows(self, kind: Kind) -> None:
        first = named_by(kind)
        taken: set[str] = set()
        rows: list[toml.Data] = []
        self.places[kind.file, kind.at] = (kind.id, 0, "")
        for number, row in self._known(kind):
            own = row.get(first.id)
            if has_ids(kind):
                if own in taken:
                    self.mistakes.append(
                        wrong((kind.id, number, first.id), "twice", value=shown(own))
                    )
                    continue
                taken.add(own)
            rows.append(self._build_row(kind, row, number, own, len(rows)))
        if not kind.keyed:
            self.data[kind.file][kind.at] = rows

    def _build_row(self, kind: Kind, row: Row, number: int, own: str, i: int) -> toml.Data:
        card: toml.Data = {}
        # A reader calls a card by its id, who looks at every value by its number.
        keys = [f"{kind.at}[{i}]", f"{kind.at}[{own}]" if has_ids(kind) else f"{kind.at}[{i}]"]
        for key in keys:
            self.places[kind.file, key] = (kind.id, number, named_by(kind).id)
        for column in kind.columns:
            text = row.get(column.id)
            place = (kind.id, number, column.id)
            way = way_of(column, own)
            if column.file:
                self.places[column.file, ".".join(way)] = place
            else:
                for key in keys:
                    self.places[kind.file, f"{key}.{'.'.join(way)}"] = place
            page = self.data[column.file] if column.file else card
            if column.kind == SOURCE:
                self._build_source(kind, column, page, way, text)
            elif column is named_by(kind) and kind.keyed:
                continue
            elif text:
                on = f"{kind.id}.{column.id}"
                put(page, way, self._understood(column, text, place, on))
            elif column.kind in (layouts.EFFECTS, layouts.CHANGES):
                put(page, way, [] if column.kind == layouts.EFFECTS else {})
        if not kind.spelled:
            merge_sources(card)
        if isinstance(card.get(SOURCE), (str, dict)):
            # It stands last in a card.
            card[SOURCE] = card.pop(SOURCE)
        return card

    def _build_source(
        self, kind: Kind, column: Column, page: toml.Data, way: Way, text: str
    ) -> None:
        told = column.id.removesuffix(f".{SOURCE}")
        of = kind.column(told)
        if of is not None and of.kind == layouts.RULE and of.path[-1] not in page:
            # Nothing is said, so nothing has a source.
            return
        put(page, way, text or OWN)

    def _understood(self, column: Column, text: str, place: Place, on: str = "") -> object:
        operations = [one for one in self.layout.operations if one.on == on]
        try:
            return understand(column, text, operations)
        except Unreadable:
            effects = column.kind == layouts.EFFECTS
            expected = "effect" if effects else "fields"
            self.mistakes.append(wrong(place, expected, value=shown(text)))
            return text

    # What is wrong with it.

    def read(self) -> AnyRules | None:
        """The rules with this pack, or None; what the game's own reader says is gathered."""
        for file in self.layout.tables:
            merge_sources(self.data[file[0]])
        found: list[BadInput] = []
        pages = {name: Page(data, f"{name}{ENDING}", "", found) for name, data in self.data.items()}
        for page in pages.values():
            check_values(page, found)
        rules: AnyRules | None = None
        assert self.game.read is not None
        if not found:
            try:
                rules = self.game.read(pages)
            except BadInput as mistake:
                found.append(mistake)
            except Exception:
                # Behind other mistakes it may be anything that follows from them.
                if not found and not self.mistakes:
                    raise
        # How many cards there are was counted here, so that is nobody's mistake.
        self.mistakes += [self._placed(one) for one in found if one.code != "page-count"]
        return rules

    def _placed(self, mistake: BadInput) -> BadInput:
        """A mistake of the game's reader, at the cell that it is about."""
        file = str(mistake.facts.get("file", "")).removesuffix(ENDING)
        key = str(mistake.facts.get("key", ""))
        while (file, key) not in self.places and key:
            key = TAIL.sub("", key)
        sheet, row, column = self.places.get((file, key), (file, 0, ""))
        facts = {**mistake.facts, "sheet": sheet, "row": row, "column": column}
        return BadInput(mistake.code, facts)

    def told(self) -> list[BadInput]:
        """The mistakes, one a cell."""
        first: dict[Place, BadInput] = {}
        for one in self.mistakes:
            facts = one.facts
            place = (str(facts["sheet"]), int(str(facts["row"])), str(facts["column"]))
            first.setdefault(place, one)
        return list(first.values())

    def texts(self) -> Files:
        """The files as we write them."""
        aligned = {
            file: {way for one, way in self.layout.tables if one == file} for file in self.data
        }
        return {
            f"{name}{ENDING}": toml.write(
                data, self.heads.get(name, ""), self.notes.get(name), aligned[name]
            )
            for name, data in self.data.items()
        }


def put(page: toml.Data, way: Way, value: object) -> None:
    """Lay a value at the end of a way."""
    for part in way[:-1]:
        inner = page.setdefault(part, {})
        assert isinstance(inner, dict)
        page = inner
    page[way[-1]] = value


def merge_sources(page: toml.Data) -> None:
    """One word where all sources are the same."""
    said = page.get(SOURCE)
    if isinstance(said, dict) and len(set(said.values())) == 1:
        page[SOURCE] = next(iter(said.values()))
