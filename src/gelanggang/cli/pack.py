"""`gelanggang pack`: check the cards of a game, show them, compare and exchange packs of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gelanggang.cli.exchanged import (
    export,
    import_into,
    is_exchanged,
    load_exchanged,
    sheet_at,
    sheet_of_words,
)
from gelanggang.cli.games import STORY
from gelanggang.cli.packs import game_of, is_word_list, load
from gelanggang.cli.parser import Parser
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES
from gelanggang.games.pictures import FOLDER
from gelanggang.line.games import known
from gelanggang.line.screen import Screen
from gelanggang.text.games import narrator
from gelanggang.workshop.difference import Difference, differences

GAME: Final = next(iter(GAMES))


def arguments(parser: Parser) -> None:
    """What `pack` can be told."""
    say = parser.voice.say
    commands = parser.add_subparsers(
        title=say("cli-help-commands"), metavar=say("cli-help-command"), required=True
    )
    checking = commands.add_parser(
        "check", voice=parser.voice, help=say("cli-help-check"), description=say("cli-help-check")
    )
    checking.add_argument("path", metavar="PATH", type=Path, help=say("cli-help-folder"))
    checking.add_argument("--game", metavar="G", help=say("cli-help-game-of-pack"))
    checking.set_defaults(pack_run=_check)
    showing = commands.add_parser(
        "show", voice=parser.voice, help=say("cli-help-show"), description=say("cli-help-show")
    )
    showing.add_argument(
        "path", metavar="PATH", type=Path, nargs="?", help=say("cli-help-folder-or-ours")
    )
    showing.add_argument("--game", metavar="G", help=say("cli-help-game-of-pack"))
    showing.set_defaults(pack_run=_show)
    comparing = commands.add_parser(
        "diff", voice=parser.voice, help=say("cli-help-diff"), description=say("cli-help-diff")
    )
    comparing.add_argument("old", metavar="A", type=Path, help=say("cli-help-folder"))
    comparing.add_argument("new", metavar="B", type=Path, help=say("cli-help-folder"))
    comparing.set_defaults(pack_run=_diff)
    giving = commands.add_parser(
        "export",
        voice=parser.voice,
        help=say("cli-help-export"),
        description=say("cli-help-export"),
    )
    giving.add_argument("path", metavar="PATH|GAME", help=say("cli-help-export-path"))
    giving.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help=say("cli-help-export-out")
    )
    giving.set_defaults(pack_run=_export)
    taking = commands.add_parser(
        "import",
        voice=parser.voice,
        help=say("cli-help-import"),
        description=say("cli-help-import"),
    )
    taking.add_argument("path", metavar="FILE", type=Path, help=say("cli-help-import-file"))
    taking.add_argument(
        "--out", metavar="FOLDER", type=Path, required=True, help=say("cli-help-import-out")
    )
    taking.set_defaults(pack_run=_import)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Check, show or compare."""
    code: int = args.pack_run(args, screen)
    return code


def _load(path: Path | None, wish: str | None) -> AnyRules:
    """The rules with a pack, which says itself for which game it is."""
    if path is None:
        return load(wish or GAME, None)
    if is_exchanged(path):
        return load_exchanged(path, wish)
    return load(wish or game_of(path), path)


def _head(rules: AnyRules, screen: Screen) -> None:
    label = rules.label
    screen.say("cli-pack-label", name=label.name, version=label.version, digest=label.digest)
    known(rules).counts(rules, screen)


def _check(args: argparse.Namespace, screen: Screen) -> int:
    if STORY.is_campaign(args.path):
        STORY.check_alone(args.path, screen)
        return 0
    rules = _load(args.path, args.game)
    if (args.path / FOLDER).is_dir():
        # Its cards have pictures of their own: only what is wrong with them is told.
        sheet_at(args.path)
    good = screen.voice.say("cli-pack-good", folder=str(args.path), game=rules.key)
    screen.raw(good, "bold green")
    _head(rules, screen)
    STORY.check_with(args.path, rules, screen)
    return 0


def _show(args: argparse.Namespace, screen: Screen) -> int:
    rules = _load(args.path, args.game)
    _head(rules, screen)
    screen.show()
    known(rules).book(rules, narrator(rules, screen.voice, []), screen)
    return 0


def _diff(args: argparse.Namespace, screen: Screen) -> int:
    old = _load(args.old, None)
    new = _load(args.new, old.key)
    if old.label.digest == new.label.digest:
        screen.say("cli-diff-same")
        return 0
    if is_word_list(args.old) or is_word_list(args.new):
        # A list has words alone, so nothing else is compared.
        sheets = [sheet_of_words(one) for one in (old, new)]
    else:
        sheets = [sheet_at(path) for path in (args.old, args.new)]
    for one in differences(*sheets):
        _show_difference(one, screen)
    return 1


def _export(args: argparse.Namespace, screen: Screen) -> int:
    export(args.path, args.out)
    screen.say("cli-pack-exported", file=str(args.out))
    return 0


def _import(args: argparse.Namespace, screen: Screen) -> int:
    rules = import_into(args.path, args.out)
    good = screen.voice.say("cli-pack-good", folder=str(args.out), game=rules.key)
    screen.raw(good, "bold green")
    _head(rules, screen)
    return 0


def _show_difference(one: Difference, screen: Screen) -> None:
    say = screen.voice.say
    where = {"file": one.sheet, "key": ".".join(part for part in (one.id, one.column) if part)}
    if one.moved:
        screen.raw(say("cli-diff-order", file=one.sheet, old=one.old, new=one.new), "yellow")
    elif one.went or not one.new:
        screen.raw(say("cli-diff-removed", **where, old=one.old), "red")
    elif one.came or not one.old:
        screen.raw(say("cli-diff-added", **where, new=one.new), "green")
    else:
        screen.raw(say("cli-diff-changed", **where, old=one.old, new=one.new), "yellow")
