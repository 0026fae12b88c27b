"""Ids for new cards, made from their names: the same names always give the same ids."""

from __future__ import annotations

from gelanggang.games.book import new_id
from gelanggang.workshop.sheet import Row, Sheet, called_by, has_ids, kinds, named_by


def with_ids(sheet: Sheet) -> Sheet:
    """The same sheet, where every card has an id that no other has."""
    known = {kind.id: kind for kind in kinds(sheet.game)}
    with_id = [name for name in sheet.kinds if name in known and has_ids(known[name])]
    taken = {row.get(named_by(known[name]).id) for name in with_id for row in sheet.kinds[name]}
    filled = dict(sheet.kinds)
    for name in with_id:
        kind = known[name]
        rows: list[Row] = []
        for row in sheet.kinds[name]:
            if row.get(named_by(kind).id):
                rows.append(row)
                continue
            called = called_by(kind)
            own = new_id(row.get(called.id) if called is not None else "", taken)
            taken.add(own)
            rows.append(Row({**row.cells, named_by(kind).id: own}, row.number))
        filled[name] = rows
    return Sheet(sheet.game, sheet.name, sheet.version, filled)
