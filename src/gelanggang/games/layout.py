"""What the cards of a game can say, as data: whoever reads a pack and whoever edits one look here.

A kind of cards is a sheet with a row a card and a column a field.  A column knows where its value
stands in the files of a pack, what it can be, and where its source is told.
"""

from __future__ import annotations

from typing import Final

# What can stand in a column.
ID: Final = "id"
TEXT: Final = "text"
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
"""Whole ones."""
DECIMAL: Final = "decimal"
DECIMALS: Final = "decimals"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
"""Several of those that are known; none known: ids of the kind that `of` names."""
DIRECTIONS: Final = "directions"
"""A set of letters for each copy."""
YES: Final = "yes"
EFFECTS: Final = "effects"
"""Operations, one after another."""
CHANGES: Final = "changes"
"""Some of the fields, each with its value; none at all is something too."""
RULE: Final = "rule"
"""Likewise, and left out altogether where nothing is said."""
BOUNDS: Final = "bounds"
"""Of a field: the least, the most, or both."""
LETTERS: Final = "letters"
SOURCE: Final = "source"
NOTE: Final = "note"
"""Words for people beside a value: a comment in the file."""
ENTRY: Final = "entry"
"""What stands beside the key of an entry: each is of its own kind."""

Path = tuple[str, ...]
EACH: Final = "*"
"""In a path, the id of the row."""


class Column:
    """One field: how it is called, what it can be, and where it stands."""

    __slots__ = (
        "choices",
        "fields",
        "file",
        "id",
        "kind",
        "least",
        "most",
        "of",
        "path",
        "required",
        "source",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        least: int | None = None,
        most: int | None = None,
        choices: list[str] | None = None,
        required: bool = True,
        path: Path | None = None,
        source: Path | None = None,
        file: str = "",
        of: str = "",
        fields: list[Column] | None = None,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.choices: Final[list[str]] = [] if choices is None else choices
        """All that it can be; of a number, what else it can be."""
        self.required: Final = required
        self.path: Final[Path] = (id,) if path is None else path
        """In the table of its card; with `file`, from the top of that file."""
        self.source: Final[Path] = () if source is None else source
        """Where it is told where the value comes from; empty: nowhere."""
        self.file: Final = file
        self.of: Final = of
        """The kind of cards whose ids stand here."""
        self.fields: Final[list[Column]] = [] if fields is None else fields
        """Of changes and rules: what can be in them."""

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the most of a number."""
        assert self.least is not None, self.id
        assert self.most is not None, self.id
        return self.least, self.most


def number(id: str, least: int, most: int, required: bool = True) -> Column:
    """A whole number within limits."""
    return Column(id, NUMBER, least, most, required=required)


def sourced(columns: list[Column]) -> list[Column]:
    """Each column with its source beside it, where it has one."""
    both: list[Column] = []
    for column in columns:
        both.append(column)
        if column.source:
            both.append(
                Column(
                    f"{column.id}.source",
                    SOURCE,
                    required=False,
                    path=column.source,
                    file=column.file,
                )
            )
    return both


class Operation:
    """Something that an effect can do, in one column of one kind of cards."""

    __slots__ = ("do", "fields", "old", "on")

    def __init__(self, do: str, on: str, fields: list[Column], old: bool = False) -> None:
        self.do: Final = do
        self.on: Final = on
        """The kind and its column: `action.effects`."""
        self.fields: Final = fields
        self.old: Final = old
        """Whether another word says the same by now: it is understood, and not offered."""


class Kind:
    """A kind of cards, or the numbers of the table: one sheet."""

    __slots__ = (
        "at",
        "columns",
        "copies",
        "counted",
        "entries",
        "file",
        "id",
        "keyed",
        "pictured",
        "spelled",
    )

    def __init__(
        self,
        id: str,
        file: str,
        columns: list[Column],
        at: str = "card",
        keyed: bool = False,
        entries: list[Column] | None = None,
        spelled: bool = False,
        counted: bool = True,
        copies: str = "",
        pictured: bool = False,
    ) -> None:
        self.id: Final = id
        self.file: Final = file
        self.at: Final = at
        """Where its rows stand in the file."""
        self.keyed: Final = keyed
        """Whether they are entries of a table there; else they are a list of tables."""
        self.columns: Final = columns
        self.entries: Final[list[Column]] = [] if entries is None else entries
        """Of the numbers of the table: every key that a row can have, with what it can be."""
        self.spelled: Final = spelled
        """Whether sources are told field by field even where all are the same."""
        self.counted: Final = counted
        """Whether the head of the pack says how many there are."""
        self.copies: Final = copies
        """The column that says how often a row counts; empty: once."""
        self.pictured: Final = pictured
        """Whether there is a picture on each card, so that one can have a picture of its own."""

    def column(self, id: str) -> Column | None:
        """A column by its id."""
        for column in self.columns:
            if column.id == id:
                return column
        return None


def table(file: str, entries: list[Column], spelled: bool) -> Kind:
    """The kind of what is said once: a key and its value a row.

    `spelled`: every entry says where it comes from; else those do that want to.
    """
    names = [entry.id for entry in entries]
    columns = [
        Column("key", CHOICE, choices=names),
        Column("value", ENTRY, required=False),
        Column("value.source", SOURCE, required=False),
        Column("note", NOTE, required=False),
    ]
    return Kind(file, file, columns, entries=entries, spelled=spelled, counted=False)


class Layout:
    """All kinds of a game, in the order of their files, and what effects can do."""

    __slots__ = ("kinds", "operations", "tables")

    def __init__(
        self,
        kinds: list[Kind],
        operations: list[Operation],
        tables: list[tuple[str, Path]] | None = None,
    ) -> None:
        self.kinds: Final = kinds
        self.operations: Final = operations
        self.tables: Final[list[tuple[str, Path]]] = [] if tables is None else tables
        """Tables, each with its file, that must be there even when nothing is in them."""

    def kind(self, id: str) -> Kind | None:
        """A kind by its id."""
        for kind in self.kinds:
            if kind.id == id:
                return kind
        return None
