"""A designer who changes a pack at random, over all kinds of cards, always to one that is valid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from gelanggang.games import layout
from gelanggang.games.book import ABOUT, SOURCES
from gelanggang.games.layout import Column, Kind, Operation
from gelanggang.workshop.cell import WHOLE
from gelanggang.workshop.pack import Files, sheet_of, shipped
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.sheet import Row, Sheet, has_ids, kinds, named_by, operations

GAMES = ["jawara-beksi", "spell-from-the-future"]
NAMES = [
    "Ñandú",
    "=1+1",
    "+62",
    "-",
    "@kata",
    "'apa",
    "Si “Jago”",
    'a "b" c',
    "a, b; c",
    "#5",
    "Ü 日本",
]
FEW_WORDS = 14


@cache
def ours(game: str) -> Files:
    return shipped(game)


def fresh(game: str, chance: Random) -> Sheet:
    """The sheet of the shipped pack, to be written on; with few words, so that it is quick."""
    sheet = sheet_of(ours(game))
    if "word_card" in sheet.kinds:
        cards = chance.sample(sheet.kinds["word_card"], FEW_WORDS // 2)
        words = {word for card in cards for word in card.get("words").split()}
        sheet.kinds["word_card"] = cards
        sheet.kinds["word"] = [row for row in sheet.kinds["word"] if row.get("id") in words]
    return sheet


def random_packs(game: str, seed: int, many: int) -> Iterator[Files]:
    """Packs that somebody could have made, each out of the one before; some of them are fresh."""
    chance = Random(f"{game} {seed}")
    made = 0
    while made < many:
        sheet = fresh(game, chance)
        for _ in range(chance.randint(20, 60)):
            before = copied(sheet)
            for _ in range(chance.randint(1, 3)):
                edit(sheet, chance)
            packed = pack_of(sheet, own=True)
            if packed.mistakes:
                # That was none.
                sheet = before
            elif made < many:
                made += 1
                yield packed.files


def copied(sheet: Sheet) -> Sheet:
    rows = {name: [Row(dict(row.cells)) for row in some] for name, some in sheet.kinds.items()}
    return Sheet(sheet.game, sheet.name, sheet.version, rows)


def edit(sheet: Sheet, chance: Random) -> None:
    """One thing that somebody does in the workshop."""
    kind = chance.choice(kinds(sheet.game))
    rows = sheet.kinds[kind.id]
    if not rows:
        return
    what = chance.random()
    if what < 0.1:
        chance.shuffle(rows)
    elif what < 0.2 and has_ids(kind):
        rows.append(
            Row({**chance.choice(rows).cells, "id": "", kind.columns[1].id: chance.choice(NAMES)})
        )
    elif what < 0.25:
        rows.remove(chance.choice(rows))
    elif what < 0.3:
        sheet.name, sheet.version = chance.choice(NAMES), str(chance.randint(1, 99))
    else:
        row = chance.choice(rows)
        column = chance.choice(kind.columns)
        if column is not named_by(kind):
            row.cells[column.id] = cell(sheet.game, kind, column, row, chance)


def cell(game: str, kind: Kind, column: Column, row: Row, chance: Random) -> str:
    """Something that could stand in a cell."""
    if column.kind == layout.ENTRY:
        entry = next(one for one in kind.entries if one.id == row.get("key"))
        return cell(game, kind, entry, row, chance)
    if column.kind == layout.SOURCE:
        return chance.choice([*SOURCES, "", f"{ABOUT}kotak milik Budi"])
    if column.kind == layout.NOTE:
        return chance.choice(["", "from the box", "two\n  lines", "=SUM(A1)"])
    if column.kind == layout.NUMBER:
        return str(chance.randint(*column.limits))
    if column.kind == layout.DECIMAL:
        return f"{chance.random():.{chance.randint(1, 4)}f}"
    if column.kind in (layout.NUMBERS, layout.DECIMALS):
        many = len(row.get("value").split() or row.get(column.id).split())
        one = Column(column.id, column.kind.removesuffix("s"), column.least, column.most)
        return " ".join(cell(game, kind, one, row, chance) for _ in range(many))
    if column.kind == layout.CHOICE:
        return chance.choice(column.choices)
    if column.kind == layout.YES:
        return chance.choice(["yes", "no"])
    if column.kind == layout.DIRECTIONS:
        copies = int(row.get("copies")) if WHOLE.fullmatch(row.get("copies")) else 1
        sets = ["".join(chance.sample(column.choices, chance.randint(1, 4))) for _ in range(copies)]
        return " ".join(sets)
    if column.kind == layout.EFFECTS:
        known = [one for one in operations(game) if one.on == f"{kind.id}.{column.id}"]
        some = chance.sample(known, chance.randint(0, 2))
        return "; ".join(effect(one, chance) for one in some)
    if column.kind in (layout.CHANGES, layout.RULE):
        return fields(chance.sample(column.fields, chance.randint(0, 2)), chance)
    return chance.choice(NAMES)


def effect(operation: Operation, chance: Random) -> str:
    said = [one for one in operation.fields if one.required or chance.random() < 0.3]
    return f"{operation.do} {fields(said, chance)}".strip()


def fields(said: list[Column], chance: Random) -> str:
    return " ".join(f"{one.id}={field(one, chance)}" for one in said)


def field(one: Column, chance: Random) -> str:
    if one.choices and chance.random() < 0.5 and one.kind != layout.LETTERS:
        return chance.choice(one.choices)
    if one.kind == layout.NUMBER:
        return str(chance.randint(*one.limits))
    if one.kind == layout.BOUNDS:
        least, most = one.limits
        return chance.choice([f"..{most}", f"{least or 1}..", f"1..{most}"])
    if one.kind == layout.LETTERS:
        return "".join(chance.sample("ABCD", chance.randint(1, 4)))
    return chance.choice(one.choices or ["yes", "no"])
