"""The bench of a game in words: its kinds, columns and operations, and a pack as a sheet."""

from __future__ import annotations

from typing import Final

import msgspec

from gelanggang.art.games import artist
from gelanggang.core.match import AnyRules
from gelanggang.games import layout
from gelanggang.games.book import SOURCES
from gelanggang.games.layout import Column, Kind, Operation
from gelanggang.server.workshop_forms import (
    ColumnInfo,
    KindInfo,
    Named,
    OperationInfo,
    SheetInfo,
    Workshop,
)
from gelanggang.text.catalogue import Voice
from gelanggang.text.columns import FIELD, column_help, column_label, operation, value_label
from gelanggang.text.titles import kind_label, yes_no
from gelanggang.workshop.cell import NO, YES
from gelanggang.workshop.sheet import NOTES, Row, Sheet, kinds, operations

OF_SOURCE: Final = ".source"


def workshop(rules: AnyRules, sheet: Sheet, teller: Voice) -> Workshop:
    """All that a page needs."""
    game, label = rules.key, rules.label
    seen = artist(rules).texts(rules, teller)
    return Workshop(
        game=game,
        kinds=[_kind(game, kind, kind.id in seen, teller) for kind in kinds(game)],
        operations=_operations(game, teller),
        sources=[Named(one, teller.say("server-source", source=one)) for one in SOURCES],
        sheet=sheet_info(sheet),
        digest=label.digest,
        version=label.version,
    )


def sheet_info(sheet: Sheet) -> SheetInfo:
    """A sheet as it travels."""
    rows = {kind: [row.cells for row in rows] for kind, rows in sheet.kinds.items()}
    return SheetInfo(sheet.game, sheet.name, sheet.version, rows)


def sheet_from(info: SheetInfo) -> Sheet:
    """A sheet that has travelled."""
    rows = {kind: [Row(dict(cells)) for cells in rows] for kind, rows in info.kinds.items()}
    return Sheet(info.game, info.name, info.version, rows)


def column_name(game: str, column: str, teller: Voice) -> str:
    """What a column is called, also one that says where another comes from."""
    if column.endswith(OF_SOURCE):
        of = column_label(teller, game, column.removesuffix(OF_SOURCE))
        return teller.say("server-source-of", column=of)
    return column_label(teller, game, column)


def _kind(game: str, kind: Kind, seen: bool, teller: Voice) -> KindInfo:
    columns = [_column(game, column, teller) for column in kind.columns]
    grows = not kind.entries and kind.id != NOTES
    entries = [_entry(game, entry, teller) for entry in kind.entries]
    name = kind_label(teller, game, kind.id)
    return KindInfo(kind.id, name, columns, seen, grows, entries, kind.pictured)


def _entry(game: str, entry: Column, teller: Voice) -> ColumnInfo:
    """What can stand beside a key."""
    info = _column(game, entry, teller)
    return msgspec.structs.replace(info, name=value_label(teller, game, entry.id), help="")


def _column(game: str, column: Column, teller: Voice, inside: str = "") -> ColumnInfo:
    id = f"{inside}{column.id}"
    return ColumnInfo(
        id=column.id,
        name=column_name(game, id, teller),
        kind=column.kind,
        choices=_choices(game, column, teller),
        least=column.least,
        most=column.most,
        required=column.required,
        help=column_help(teller, game, id),
        fields=[_column(game, one, teller) for one in column.fields],
        of=column.of,
    )


def _choices(game: str, column: Column, teller: Voice) -> list[Named]:
    if column.kind == layout.YES:
        return [Named(YES, yes_no(teller, True)), Named(NO, yes_no(teller, False))]
    return [Named(one, value_label(teller, game, one)) for one in column.choices]


def _operations(game: str, teller: Voice) -> list[OperationInfo]:
    """All that is offered: what several columns can do stands there once for each."""
    return [_operation(game, one, teller) for one in operations(game) if not one.old]


def _operation(game: str, one: Operation, teller: Voice) -> OperationInfo:
    name, sentence = operation(teller, game, one.on, one.do)
    fields = [_column(game, field, teller, f"{FIELD}-") for field in one.fields]
    return OperationInfo(one.do, name, [one.on], fields, sentence)
