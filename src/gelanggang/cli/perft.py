"""`gelanggang perft`: how many ways a game can go."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.table import Table

from gelanggang.cli.packs import load
from gelanggang.cli.parser import (
    Parser,
    add_options,
    add_pack,
    add_players,
    add_seed,
    options_of,
    whole,
)
from gelanggang.lab.perft import perft
from gelanggang.line.screen import Screen
from gelanggang.start import match as start_match

DEEPEST: Final = 99
"""Nobody lives to see a count this deep."""
SEED: Final = "0"
"""Counts are compared with those of others, so the seed is not drawn by lot."""


def arguments(parser: Parser) -> None:
    """What `perft` can be told."""
    say = parser.voice.say
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game"))
    parser.add_argument(
        "--depth",
        metavar="D",
        type=whole("--depth", DEEPEST),
        required=True,
        help=say("cli-help-depth"),
    )
    add_players(parser)
    add_options(parser)
    add_seed(parser)
    add_pack(parser)
    parser.add_argument("--scenario", metavar="PATH", type=Path, help=say("cli-help-scenario"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Count, and print a line a depth."""
    load(args.game, args.pack)
    match = start_match(
        args.game,
        args.players,
        options=options_of(args),
        seed=args.seed or SEED,
        pack=args.pack,
        scenario=args.scenario,
    )
    counts = perft(match, args.depth)
    if args.json:
        plain = {
            "game": match.rules.key,
            "players": match.seats,
            "options": match.options,
            "seed": match.seed,
            "pack": f"{match.rules.label.name} {match.rules.label.version}",
            "counts": counts,
        }
        screen.raw(json.dumps(plain, indent=1, ensure_ascii=False))
        return 0
    table = Table(box=None, pad_edge=False)
    table.add_column(screen.voice.say("cli-perft-depth"), justify="right")
    table.add_column(screen.voice.say("cli-perft-paths"), justify="right")
    for depth, count in enumerate(counts, 1):
        table.add_row(str(depth), f"{count}")
    screen.show(table)
    return 0
