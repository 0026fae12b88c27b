"""`gelanggang tabletop`: cards and pieces for Tabletop Simulator and Playingcards.io."""

from __future__ import annotations

import argparse
from pathlib import Path

from gelanggang.cli.packs import load, own_pictures
from gelanggang.cli.parser import Parser, add_game, add_pack
from gelanggang.cli.wrong import check_new_folder, make_folder, write_file
from gelanggang.line.screen import Screen


def arguments(parser: Parser) -> None:
    """What `tabletop` can be told."""
    say = parser.voice.say
    add_game(parser)
    parser.add_argument(
        "--out", metavar="FOLDER", type=Path, required=True, help=say("cli-help-tabletop-out")
    )
    add_pack(parser)
    parser.add_argument("--url", metavar="ADDRESS", default="", help=say("cli-help-tabletop-url"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Write the files, then say what to do with them."""
    from gelanggang.press.tabletop import Tabletop

    rules, own = load(args.game, args.pack), own_pictures(args.pack)
    check_new_folder(args.out)
    files = Tabletop(rules, screen.voice, args.url, own).files()
    for folder in sorted({(args.out / name).parent for name in files}):
        make_folder(folder)
    for name, content in files.items():
        write_file(args.out / name, content)
    screen.say("cli-tabletop-written", n=len(files), folder=str(args.out))
    return 0
