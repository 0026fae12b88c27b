"""What is done at the bench: sheets looked through, cards drawn.  In a process of its own.

A whole pack is built for every key stroke, because that takes less than 20 ms; and so whatever a
card says, and all that is wrong with it, is said by the one reader of packs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar, cast

import msgspec

from gelanggang.art import own
from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.core.errors import BadInput, Facts
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES, load_rules
from gelanggang.games.layout import Kind
from gelanggang.server.shelf import Packed, pack
from gelanggang.server.upload_read import Overtime, Sent, limited, played, refused
from gelanggang.server.workshop_forms import (
    CardPicture,
    CellMistake,
    Cells,
    Checked,
    Face,
    FaceWish,
    OwnPicture,
    PictureForm,
    Place,
    ReadPicture,
    ReadSheet,
    SheetInfo,
)
from gelanggang.server.workshop_info import column_name, sheet_from, sheet_info, workshop
from gelanggang.server.workshop_totals import totals
from gelanggang.text.catalogue import Voice, voice
from gelanggang.text.errors import SHEET, sentence
from gelanggang.text.titles import kind_label
from gelanggang.workshop import exchange
from gelanggang.workshop.difference import differences
from gelanggang.workshop.grid import Read
from gelanggang.workshop.ids import with_ids
from gelanggang.workshop.pack import files_of, sheet_of, shipped
from gelanggang.workshop.packing import pack_of
from gelanggang.workshop.picture import clean
from gelanggang.workshop.sheet import Row, Sheet, has_ids, kinds, named_by

MOST_MISTAKES: Final = 100
"""That are told of a sheet: whoever made more has mixed up columns."""
PICTURE: Final = "picture"
"""What a picture is called that has no card yet."""
MOST_BASES: Final = 16
"""Packs that are remembered as sheets."""

T = TypeVar("T")


class Refused(msgspec.Struct, frozen=True):
    """Why something was not done: errors of a compiled engine do not travel between processes."""

    code: str
    facts: Facts


def tried(work: Callable[[], T]) -> T | Refused:
    """Do something that somebody else has written, within a few seconds."""
    try:
        with limited():
            return work()
    except BadInput as error:
        return Refused(error.code, error.facts)
    except (Overtime, MemoryError, RecursionError):
        return Refused("workshop-heavy", {})


class Around(msgspec.Struct, frozen=True):
    """A pack, and where it lies (None: the one that comes with the game)."""

    game: str
    path: Path | None
    digest: str


class Base:
    """A pack as a sheet, with the pictures that its cards have of their own."""

    def __init__(self, rules: AnyRules, sheet: Sheet, own: own.Own) -> None:
        self.rules: Final = rules
        self.sheet: Final = sheet
        self.own: Final = own


@lru_cache(maxsize=MOST_BASES)
def base_of(around: Around) -> Base:
    """BadInput when it is only a list of words, or nobody has written down what cards can say."""
    game, path = around.game, around.path
    if GAMES[game].layout is None:
        raise BadInput("no-layout", {"game": game})
    if path is not None and not path.is_dir():
        raise BadInput("workshop-list")
    rules = load_rules(game, path, around.digest)
    sheet = sheet_of(shipped(game) if path is None else files_of(path))
    return Base(rules, sheet, own.own_in(path, []))


def read_sheet(info: SheetInfo, pictures: list[CardPicture]) -> Sent:
    """A sheet as something that somebody has sent: mistakes, or a pack that was played once."""
    sheet = sheet_from(info)
    found = pack_of(sheet)
    if found.rules is None:
        return refused(found.mistakes)
    mistakes: list[BadInput] = []
    own = pictures_in(sheet, pictures, mistakes)
    return refused(mistakes) if mistakes else played(found.rules, found.files, [], 0, own)


def bench(around: Around, lang: str) -> Packed:
    """The whole bench, as bytes."""
    base = base_of(around)
    return pack(msgspec.json.encode(workshop(base.rules, base.sheet, voice(lang))))


# Mistakes.


def told(game: str, mistakes: Sequence[BadInput], teller: Voice) -> list[CellMistake]:
    """Mistakes at their cells, as sentences."""
    return [_told(game, one, teller) for one in mistakes[:MOST_MISTAKES]]


def _told(game: str, mistake: BadInput, teller: Voice) -> CellMistake:
    facts = mistake.facts
    sheet, row = str(facts.get(SHEET, "")), int(str(facts.get("row", 0)))
    column = str(facts.get("column", ""))
    if SHEET in facts:
        named = {
            SHEET: kind_label(teller, game, sheet),
            "column": column and column_name(game, column, teller),
        }
        mistake = BadInput(mistake.code, {**facts, **named})
    return CellMistake(sheet, row, column, sentence(teller, mistake), mistake.code)


# Pictures of cards' own.


def own_picture(data: bytes, called: str) -> OwnPicture:
    """A picture as it can be shown; BadInput says why it cannot, and what it was called."""
    try:
        return _own(f"{PICTURE}{own.kind_of(data)}", data)
    except BadInput as mistake:
        shown = called[: own.SHOWN] if called.isprintable() else ""
        raise BadInput(mistake.code, {**mistake.facts, "value": shown or PICTURE}) from None


def _own(name: str, data: bytes) -> OwnPicture:
    good = own.clean(name, data)
    form = name.rpartition(".")[2]
    drawn = own.picture(name, good).body
    return OwnPicture(sha256(good).hexdigest(), cast(PictureForm, form), good, drawn)


def pictures_in(
    sheet: Sheet, pictures: list[CardPicture], mistakes: list[BadInput]
) -> dict[str, bytes]:
    """The pictures of a sheet by their names in a pack; what is wrong with one is told."""
    named = with_ids(sheet)
    found: dict[str, bytes] = {}
    for one in pictures:
        rows = named.rows(one.sheet)
        id = rows[one.row - 1].get("id") if one.row <= len(rows) else ""
        found[f"{id}.{one.form}"] = one.data
    return clean(found, named, mistakes)


def _read_pictures(sheet: Sheet, pictures: dict[str, bytes]) -> list[ReadPicture]:
    places = {
        row.get("id"): (kind.id, number)
        for kind in kinds(sheet.game)
        if kind.pictured
        for number, row in enumerate(sheet.rows(kind.id), 1)
    }
    return [
        ReadPicture(*places[name.rpartition(".")[0]], _own(name, data))
        for name, data in pictures.items()
    ]


# Files.


def write_file(info: SheetInfo, form: str, pictures: list[CardPicture]) -> bytes:
    """A sheet as a file; BadInput when there can be none."""
    sheet = sheet_from(info)
    mistakes: list[BadInput] = []
    found = pictures_in(sheet, pictures, mistakes) if form == exchange.ZIP else {}
    if mistakes:
        raise mistakes[0]
    return exchange.write(sheet, form, found)


def read_file(game: str, body: bytes, lang: str) -> ReadSheet:
    """What somebody has sent, as a sheet; also one that is no pack yet."""
    try:
        found = exchange.read(body, game)
    except BadInput as mistake:
        found = Read(mistakes=[mistake])
    mistakes = told(game, found.mistakes, voice(lang))
    more = max(len(found.mistakes) - MOST_MISTAKES, 0)
    if found.sheet is None:
        return ReadSheet(None, mistakes, more)
    pictures = _read_pictures(found.sheet, found.pictures)
    return ReadSheet(sheet_info(found.sheet), mistakes, more, pictures)


# A whole sheet.


def check(info: SheetInfo, against: Around, lang: str) -> Checked:
    """What a sheet is worth."""
    sheet, teller = sheet_from(info), voice(lang)
    found = pack_of(sheet)
    rules = found.rules
    changed, gone = _changes(sheet, base_of(against).sheet)
    return Checked(
        mistakes=told(sheet.game, found.mistakes, teller),
        more=max(len(found.mistakes) - MOST_MISTAKES, 0),
        digest="" if rules is None else rules.label.digest,
        totals=totals(sheet, teller),
        changed=changed,
        gone=gone,
        sentences={} if rules is None else artist(rules).texts(rules, teller),
    )


def _changes(sheet: Sheet, other: Sheet) -> tuple[list[Place], list[Place]]:
    """Cells of a sheet that are not as in another, and rows of that which are not here."""
    first = {kind.id: named_by(kind).id for kind in kinds(sheet.game)}
    rows = {
        (kind, row.get(first[kind])): number
        for kind in first
        for number, row in enumerate(other.rows(kind), 1)
    }
    found = [one for one in differences(other, with_ids(sheet)) if not one.moved]
    changed = [
        Place(one.sheet, one.row, one.column or first[one.sheet]) for one in found if not one.went
    ]
    gone = [
        Place(one.sheet, rows[one.sheet, one.id], first[one.sheet]) for one in found if one.went
    ]
    return changed, gone


# One card.


def face(wish: FaceWish, around: Around, lang: str) -> Face:
    """One card as it would be seen in a pack."""
    base, teller = base_of(around), voice(lang)
    kind = next((one for one in kinds(around.game) if one.id == wish.sheet), None)
    if kind is None:
        known = ", ".join(one.id for one in kinds(around.game))
        raise BadInput("workshop-kind", {"value": wish.sheet[:60], "known": known})
    sheet, place = _with(base.sheet, kind, wish.row, wish.beside)
    found = pack_of(sheet, own=True)
    # The pack around it is no matter of one card, and neither is where it stands there.
    mine = [
        BadInput(one.code, {**one.facts, "row": 0})
        for one in found.mistakes
        if (one.facts.get(SHEET), one.facts.get("row")) == (kind.id, place + 1)
    ]
    mistakes = told(around.game, mine, teller)
    if found.rules is None:
        return Face("", "", 0, mistakes)
    id = with_ids(sheet).rows(kind.id)[place].get("id")
    finish = Finish(own={id: own.EMPTY} if wish.slot and kind.pictured else base.own)
    drawn = artist(found.rules).face(found.rules, teller, finish, kind.id, place, wish.copy)
    if drawn is None:
        return Face("", "", 0, mistakes)
    return Face(drawn.svg, drawn.text, drawn.copies, mistakes)


def _with(base: Sheet, kind: Kind, cells: Cells, beside: list[Cells]) -> tuple[Sheet, int]:
    """A sheet with a row in it, and where that is."""
    rows = {name: list(of) for name, of in base.kinds.items()}
    own = rows[kind.id]
    names = next((one for one in kind.columns if one.of), None)
    if names is not None:
        # A card of others is drawn as the first of its kind, whose parts look like theirs.
        first = own[0]
        others = rows[names.of]
        wanted = cells.get(names.id, "").split()
        known = {one.get("id", ""): one for one in [*(row.cells for row in others), *beside]}
        for id, new in zip(first.get(names.id).split(), wanted):
            place = [row.get("id") for row in others].index(id)
            if new in known:
                others[place] = Row({**known[new], "id": id})
        fits = len(wanted) == len(first.get(names.id).split()) and all(
            one in known for one in wanted
        )
        own[0] = Row({**cells, names.id: first.get(names.id)} if fits else dict(cells))
        return Sheet(base.game, base.name, base.version, rows), 0
    id = cells.get(named_by(kind).id, "")
    places = [row.get(named_by(kind).id) for row in own]
    if id in places:
        own[places.index(id)] = Row(dict(cells))
        return Sheet(base.game, base.name, base.version, rows), places.index(id)
    part = any(column.of == kind.id for one in kinds(base.game) for column in one.columns)
    if part and has_ids(kind):
        # What has to stand on a card stands on that of the first.
        own[0] = Row({**cells, "id": places[0]})
        return Sheet(base.game, base.name, base.version, rows), 0
    own.append(Row(dict(cells)))
    return Sheet(base.game, base.name, base.version, rows), len(own) - 1
