"""`gelanggang art`: every face of a game as an SVG file, and a page to look them all over."""

from __future__ import annotations

import argparse
from pathlib import Path

from gelanggang.cli.packs import load, own_pictures
from gelanggang.cli.parser import Parser, add_game, add_pack
from gelanggang.cli.wrong import check_new_folder, make_folder, write_file
from gelanggang.line.screen import Screen


def arguments(parser: Parser) -> None:
    """What `art` can be told."""
    say = parser.voice.say
    add_game(parser)
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help=say("cli-help-art-out")
    )
    add_pack(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Write the files, then say where they are."""
    from gelanggang.art.album import contact_sheet, posters
    from gelanggang.art.finish import Finish
    from gelanggang.art.games import artist
    from gelanggang.art.sprite import hues, sprite

    rules, own = load(args.game, args.pack), own_pictures(args.pack)
    check_new_folder(args.out)
    faces = artist(rules).faces(rules, screen.voice, Finish(own=own))
    files = {
        **{f"{name}.svg": svg for name, svg in faces.items()},
        **{f"{name}.svg": svg for name, svg in posters(rules).items()},
        **{f"{name}.svg": svg for name, svg in artist(rules).story().items()},
        "sprite.svg": sprite(rules, own=own),
        "art.css": hues(rules) + "\n",
        "index.html": contact_sheet(rules, screen.voice, own),
    }
    for folder in sorted({(args.out / name).parent for name in files}):
        make_folder(folder)
    for name, text in files.items():
        write_file(args.out / name, text)
    screen.say("cli-art-written", n=len(files), folder=str(args.out))
    return 0
