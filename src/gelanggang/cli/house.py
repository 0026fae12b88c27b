"""`gelanggang house`: what is done with a whole house while it is closed."""

from __future__ import annotations

import argparse
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gelanggang.cli.parser import Parser
from gelanggang.cli.serve import TABLES
from gelanggang.cli.wrong import Wrong
from gelanggang.core.errors import GelanggangError
from gelanggang.line.screen import Screen
from gelanggang.text.errors import sentence

if TYPE_CHECKING:
    from gelanggang.hall.moving import Stock

POSTGRES: Final = ("postgresql://", "postgres://")


def arguments(parser: Parser) -> None:
    """What `house` can be told."""
    say = parser.voice.say
    commands = parser.add_subparsers(
        title=say("cli-help-commands"), metavar=say("cli-help-command"), required=True
    )
    copying = commands.add_parser(
        "copy",
        voice=parser.voice,
        help=say("cli-help-house-copy"),
        description=say("cli-help-house-copy"),
    )
    copying.add_argument("source", metavar="FROM", help=say("cli-help-house-from"))
    copying.add_argument("target", metavar="TO", help=say("cli-help-house-to"))
    copying.set_defaults(house_run=_copy)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Do one of these things."""
    code: int = args.house_run(args, screen)
    return code


def _copy(args: argparse.Namespace, screen: Screen) -> int:
    """Copy every table and row, and compare them."""
    from gelanggang.hall.moving import Differs, InUse, move

    source, target = args.source, args.target
    if _place(source) == _place(target):
        raise Wrong("cli-house-same", place=_shown(source))
    with ExitStack() as stack:
        ours = stack.enter_context(closing(_open(source, screen, source=True)))
        theirs = stack.enter_context(closing(_open(target, screen, source=False)))
        if not theirs.empty():
            raise Wrong("cli-house-not-empty", place=_shown(target))
        screen.say("cli-house-copying", source=_shown(source), target=_shown(target))
        try:
            moved = move(ours, theirs)
        except Differs as error:
            raise Wrong("cli-house-differs", table=str(error)) from None
        except InUse:
            raise Wrong("cli-house-opened") from None
    screen.say("cli-house-copied", tables=moved.tables, rows=moved.rows, packs=moved.packs)
    screen.say("cli-house-packs")
    return 0


def _file(place: str) -> Path | None:
    """The file of a house in a folder; None: it is in a database."""
    if place.startswith(POSTGRES):
        return None
    path = Path(place)
    return path if path.suffix == Path(TABLES).suffix else path / TABLES


def _place(place: str) -> str:
    """The same place, whatever it is called."""
    file = _file(place)
    return place if file is None else str(file.resolve())


def _shown(place: str) -> str:
    """A place as it may be read by everybody: no password stands in it."""
    file = _file(place)
    if file is not None:
        return str(file)
    scheme, _, rest = place.partition("://")
    hosts = rest.partition("?")[0].rpartition("@")[2]
    return f"{scheme}://{hosts}"


def _open(place: str, screen: Screen, source: bool) -> Stock:
    """All that is kept at a place, with which wrong things are told; a source has to be a house."""
    from gelanggang.hall.moving import InUse, NoHouse
    from gelanggang.hall.sqlite.moving import SqliteStock

    file = _file(place)
    try:
        if file is not None:
            return SqliteStock(file, source)
        return _database(place, source)
    except NoHouse:
        raise Wrong("cli-house-none", place=_shown(place)) from None
    except InUse:
        raise Wrong("cli-house-in-use", place=_shown(place)) from None
    except GelanggangError as error:
        problem = sentence(screen.voice, error)
        raise Wrong("cli-house-wrong", place=_shown(place), problem=problem) from None


def _database(dsn: str, source: bool) -> Stock:
    try:
        from gelanggang.hall.postgres.moving import PostgresStock
    except ImportError:
        raise Wrong("cli-house-no-driver") from None
    return PostgresStock(dsn, source)
