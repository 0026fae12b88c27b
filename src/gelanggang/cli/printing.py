"""`gelanggang print`: the cards of a game as a PDF, to be printed and cut."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from gelanggang.cli.packs import load, own_pictures
from gelanggang.cli.parser import Parser, add_game, add_pack
from gelanggang.cli.wrong import Wrong, check_new_file, write_file
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import Voice, listed

Name = TypeVar("Name", bound=str)

SHIFT: Final = re.compile(r"\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*")


def arguments(parser: Parser) -> None:
    """What `print` can be told."""
    say = parser.voice.say
    add_game(parser)
    parser.add_argument(
        "--out", metavar="FILE.pdf", type=Path, required=True, help=say("cli-help-print-out")
    )
    add_pack(parser)
    parser.add_argument("--paper", metavar="PAPER", default="a4", help=say("cli-help-print-paper"))
    parser.add_argument("--bleed", action="store_true", help=say("cli-help-print-bleed"))
    parser.add_argument("--backs", metavar="HOW", default="none", help=say("cli-help-print-backs"))
    parser.add_argument(
        "--marks", metavar="WHERE", default="margin", help=say("cli-help-print-marks")
    )
    parser.add_argument("--ink-saver", action="store_true", help=say("cli-help-print-ink-saver"))
    parser.add_argument("--since", metavar="PATH", type=Path, help=say("cli-help-print-since"))
    parser.add_argument("--shift", metavar="X,Y", default="0,0", help=say("cli-help-print-shift"))
    parser.add_argument(
        "--parts", metavar="PART,PART", default="cards", help=say("cli-help-print-parts")
    )


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Print, and say how it is to be sent to a printer."""
    from gelanggang.press import PrintOptions, print_pack, strange_letters
    from gelanggang.press.options import BACKS, BOOKS, FARTHEST, MARKS, PAPERS, PARTS

    voice = screen.voice
    rules, own = load(args.game, args.pack), own_pictures(args.pack)
    parts = [part.strip() for part in args.parts.split(",")]
    options = PrintOptions(
        paper=_one_of(voice, "--paper", args.paper.lower(), PAPERS),
        bleed=args.bleed,
        backs=_one_of(voice, "--backs", args.backs, BACKS),
        marks=_one_of(voice, "--marks", args.marks, MARKS),
        ink_saver=args.ink_saver,
        parts=frozenset(_one_of(voice, "--parts", part, PARTS) for part in parts),
        since=None if args.since is None else load(args.game, args.since),
        shift=_shift(args.shift, FARTHEST),
        own=own,
        since_own=own_pictures(args.since),
    )
    check_new_file(args.out)
    write_file(args.out, print_pack(rules, options, voice))
    if options.parts - BOOKS:
        screen.say("cli-print-written", file=str(args.out), backs=options.backs)
    if options.parts & BOOKS:
        screen.say("cli-print-booklet", file=str(args.out))
    foreign = strange_letters(rules, voice, own)
    if foreign:
        screen.say("cli-print-letters", letters=" ".join(foreign))
    return 0


def _one_of(voice: Voice, option: str, value: str, known: Sequence[Name]) -> Name:
    for one in known:
        if one == value:
            return one
    raise Wrong("cli-usage-choice", option=option, value=value, known=listed(voice, list(known)))


def _shift(text: str, farthest: float) -> tuple[float, float]:
    """Two numbers of millimetres."""
    found = SHIFT.fullmatch(text)
    if found is not None:
        x, y = float(found[1]), float(found[2])
        if max(abs(x), abs(y)) <= farthest:
            return x, y
    raise Wrong("cli-usage-shift", value=text, most=int(farthest))
