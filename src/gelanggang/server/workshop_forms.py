"""What is asked and answered in the workshop, as types; see `forms.py`.

A pack is edited as a sheet: kinds of cards, a row a card, and every cell is a text as a person
would type it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gelanggang.tables.verb import PackText, Word

CellText = Annotated[str, Meta(max_length=10_000)]
ColumnText = Annotated[str, Meta(max_length=64)]
Cells = Annotated[dict[ColumnText, CellText], Meta(max_length=64)]
"""By the id of the column; empty or missing: nothing is said there."""
Rows = Annotated[list[Cells], Meta(max_length=600)]
Kinds = Annotated[dict[ColumnText, Rows], Meta(max_length=32)]
Shift = Annotated[float, Meta(ge=-10, le=10)]
WordsText = Annotated[str, Meta(max_length=100_000)]
PictureForm = Literal["svg", "png", "jpg"]


class WorkshopsInfo(msgspec.Struct, frozen=True):
    """That people may make cards of their own here, and with what."""

    games: list[str]
    lab: bool
    """Whether packs are measured here: else there is no report."""
    press: bool
    """Whether packs are printed here."""
    most_bytes: int
    """Of a file that is read."""


# What a sheet is made of.


class Named(msgspec.Struct, frozen=True):
    """One of several things that a cell can say."""

    id: str
    """As the cell says it."""
    name: str


class ColumnInfo(msgspec.Struct, frozen=True):
    """A column of a sheet, or a field of an operation."""

    id: str
    name: str
    kind: str
    """What a cell is: `id`, `text`, `number`, `choice`, `choices`, `directions`, `effects`,
    `changes`, `yes`, `source` and so on."""
    choices: list[Named]
    least: int | None
    most: int | None
    required: bool
    help: str
    """What stands there, in a sentence; may be empty."""
    fields: list[ColumnInfo]
    """Of `changes` and `rule`: what can be said there, as `key=value key=value`."""
    of: str
    """Of `choices`: the kind whose ids stand there; may be empty."""


class KindInfo(msgspec.Struct, frozen=True):
    """A kind of cards, or of other things that a pack says, one a row."""

    id: str
    name: str
    columns: list[ColumnInfo]
    face: bool
    """Whether there is a card to be seen of each row."""
    grows: bool
    """Whether rows can be added and taken away."""
    entries: list[ColumnInfo]
    """Where a row is a key and its value: what each key can have as its value."""
    pictured: bool
    """Whether a card can have a picture of its own."""


class OperationInfo(msgspec.Struct, frozen=True):
    """Something that a card can do: in a cell `do key=value key=value`, several parted by `; `."""

    do: str
    name: str
    on: list[str]
    """The columns where it can stand, as `KIND.COLUMN`."""
    fields: list[ColumnInfo]
    sentence: str
    """What a player reads on the card, with usual numbers."""


class SheetInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole pack as it is edited.  A row without `id` is a new card; order never matters."""

    game: Word
    name: CellText
    version: CellText
    kinds: Kinds


class CardPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture that a card of a sheet has of its own."""

    sheet: ColumnText
    """The kind."""
    row: Annotated[int, Meta(ge=1, le=600)]
    """Counted from 1: a new card has no id yet."""
    form: PictureForm
    data: bytes
    """In letters: base64."""


CardPictures = Annotated[list[CardPicture], Meta(max_length=80)]


class Workshop(msgspec.Struct, frozen=True):
    """All that a page needs to edit a pack of a game: `?pack=DIGEST` names one, else the shipped
    one is on the bench."""

    game: str
    kinds: list[KindInfo]
    operations: list[OperationInfo]
    sources: list[Named]
    """Where a value can come from."""
    sheet: SheetInfo
    digest: str
    version: str


# Looking at a sheet.


class CheckSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet to be looked through; `against`: the digest of the pack that it is compared with,
    empty: the shipped one."""

    sheet: SheetInfo
    against: PackText = ""


class CellMistake(msgspec.Struct, frozen=True):
    """Something that is wrong, and where it stands."""

    sheet: str
    """The kind; empty: it is no matter of one."""
    row: int
    """Counted from 1; 0: it is no matter of a row."""
    column: str
    """Its id; empty: it is no matter of one."""
    text: str
    code: str


class Place(msgspec.Struct, frozen=True):
    """A cell."""

    sheet: str
    row: int
    column: str


class Total(msgspec.Struct, frozen=True):
    """Something that is counted over the whole pack."""

    name: str
    value: str
    sheet: str
    """The kind that it is about."""


class Checked(msgspec.Struct, frozen=True):
    """What a sheet is worth as a pack.  A bad cell is no error: it stands among the mistakes."""

    mistakes: list[CellMistake]
    more: int
    """Further ones."""
    digest: str
    """Empty while there are mistakes."""
    totals: list[Total]
    changed: list[Place]
    """Cells that are not as in the pack that it is compared with; `column` is `id` for a row that
    is new as a whole."""
    gone: list[Place]
    """Rows of that pack that are not here: numbers of rows there."""
    sentences: dict[str, list[str]]
    """By kind, what each row says to a player; none while there are mistakes."""


class FaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card to be drawn.  `pack`: the digest of the pack around it; empty: the shipped one."""

    sheet: ColumnText
    row: Cells
    pack: PackText = ""
    copy: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Which of its copies, counted from 0, where they look different."""
    beside: Annotated[list[Cells], Meta(max_length=16)] = []
    """Rows that this one names by their ids, where the pack does not have them like that: the
    words of a Word card."""
    slot: bool = False
    """Whether `<!--own-->` stands where the picture is, for whoever has one of the card's own."""


class Face(msgspec.Struct, frozen=True):
    """A card as it is seen and read."""

    svg: str
    """Without scripts and links: safe in an `img`.  Empty: there is nothing to be seen."""
    text: str
    copies: int
    """How many of its copies look different."""
    mistakes: list[CellMistake]


class OwnPicture(msgspec.Struct, frozen=True):
    """A picture that somebody has chosen for a card: only what can be seen of it."""

    id: str
    """The same picture always has the same."""
    form: PictureForm
    data: bytes
    """In letters: base64."""
    drawn: str
    """What stands in the place of `<!--own-->` on a face."""


class ReadPicture(msgspec.Struct, frozen=True):
    """A picture that was in a file, and whose it is."""

    sheet: str
    row: int
    picture: OwnPicture


# Files.


class FileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet that is wanted as a file."""

    sheet: SheetInfo
    form: Literal["zip", "csv", "xlsx"]
    pictures: CardPictures = []
    """Only a zip carries them."""


class ReadSheet(msgspec.Struct, frozen=True):
    """What was in a file: a sheet, or what is wrong with it."""

    sheet: SheetInfo | None
    mistakes: list[CellMistake]
    more: int
    pictures: list[ReadPicture] = []


class KeepSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet that is to be played, measured or printed: it is kept under its digest."""

    sheet: SheetInfo
    pictures: CardPictures = []


# Measuring.


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that is kept, to be measured against the shipped one."""

    pack: PackText


class ReportRow(msgspec.Struct, frozen=True):
    """One figure of both packs."""

    name: str
    ours: str
    """Of the shipped pack, with how sure it is."""
    yours: str
    words: str
    """What the difference means; empty where there is nothing to be said yet."""
    differs: bool
    """Whether it is more than chance."""
    section: str


class Job(msgspec.Struct, frozen=True):
    """A report in the making.  It gives a first answer early, and grows surer."""

    job: str
    state: Literal["waiting", "running", "done", "cancelled", "failed"]
    done: int
    """Games that were played."""
    of: int
    before: int
    """Jobs that come first."""
    answer: list[ReportRow]
    text: str
    """How it stands, in a sentence."""


# Printing.


class PrintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a pack is to be on paper; the answer is a PDF."""

    pack: PackText = ""
    """A digest; empty: the shipped one."""
    paper: Literal["a4", "f4", "letter", "a3"] = "a4"
    bleed: bool = False
    backs: Literal["none", "long", "short", "fold"] = "long"
    marks: Literal["margin", "full", "none"] = "margin"
    ink: bool = False
    """Save ink: outlines, no dark fills."""
    parts: Annotated[
        list[Literal["cards", "pieces", "booklet", "booklets", "calibration"]],
        Meta(min_length=1, max_length=5),
    ] = msgspec.field(default_factory=lambda: ["cards"])
    only_since: PackText | None = None
    """Only what is not the same in this pack: a digest, or empty for the shipped one."""
    shift_x: Shift = 0.0
    """Millimetres by which backs are moved to the right, as the calibration sheet says."""
    shift_y: Shift = 0.0
    """Likewise downwards."""


# A teacher's words.


class WordsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of words as somebody pasted it.  `game`: empty for the one that is played with
    words."""

    text: WordsText
    game: Word = ""


class WordInfo(msgspec.Struct, frozen=True):
    """A word as it was understood."""

    row: int
    """Of the text, counted from 1."""
    id: str
    """Of one of ours that is called like that; empty: there is none."""
    indonesian: str
    english: str
    sure: float
    """How sure bots are of it, 0 to 1; 0: they guess."""
    mistakes: list[str]


class Words(msgspec.Struct, frozen=True):
    """What a list of words is worth, word by word."""

    words: list[WordInfo]
    mistakes: list[CellMistake]
    """About the list as a whole."""
    good: bool
    """Whether it can be kept."""
    duplicates: list[list[int]]
    """Rows with the same word."""
    missing: list[int]
    """Rows without one of the languages."""
    alike: list[list[int]]
    """Rows whose words are hard to tell apart."""
    cards: int
    """Word cards that come of it."""
    warnings: list[str]
    """What its owner should know: it can be played all the same."""
