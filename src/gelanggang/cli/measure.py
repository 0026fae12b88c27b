"""`gelanggang measure`: what each way to play does to a game, written down for the house to say."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gelanggang.cli.parser import MOST, Parser, add_game, add_seed, add_workers, whole
from gelanggang.cli.progress import progress
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import check_new_file, write_file
from gelanggang.lab.measured.findings import file_of, write
from gelanggang.lab.measured.measuring import measure, plan_of, ways_of
from gelanggang.line.screen import Screen

GAMES: Final = 720
"""Whole deals from every chair for each number of players, also where one in ten is played."""
SEED: Final = "measured/1"
"""The same for everybody, so that what changes in the file was changed by the game."""


def arguments(parser: Parser) -> None:
    """What `measure` can be told."""
    say = parser.voice.say
    add_game(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole("--games", MOST),
        default=GAMES,
        help=say("cli-help-measure-games"),
    )
    add_seed(parser)
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help=say("cli-help-measure-out"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play every way, and write down what was counted."""
    seed = args.seed or SEED
    plan = plan_of(args.game, ways_of(args.game), args.games, seed)
    if args.out is not None:
        check_new_file(args.out)
    with workers_of(args) as workers, progress(plan.games, screen) as tick:
        found = measure(args.game, args.games, seed, workers, tick)
    file = args.out or file_of(args.game)
    write_file(file, write(found))
    screen.say("cli-measure-written", games=plan.games, file=str(file))
    return 0
