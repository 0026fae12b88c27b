"""`gelanggang measure`: what each way to play does to a game, written down for the house to say."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gelanggang.cli.parser import MOST, Parser, add_game, add_seed, add_workers, whole
from gelanggang.cli.progress import progress
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import check_new_file, write_file
from gelanggang.lab.games import yardstick_of
from gelanggang.lab.measured.findings import file_of, write
from gelanggang.lab.measured.measuring import measure, plan_of, ways_of
from gelanggang.line.screen import Screen

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
        help=say("cli-help-measure-games"),
    )
    add_seed(parser)
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help=say("cli-help-measure-out"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play every way, and write down what was counted."""
    seed = args.seed or SEED
    ways = ways_of(args.game)
    games = args.games or yardstick_of(args.game).games
    plan = plan_of(args.game, ways, games, seed)
    if args.out is not None:
        check_new_file(args.out)
    with workers_of(args) as workers, progress(plan.games, screen) as tick:
        found = measure(args.game, games, seed, workers, tick)
    file = args.out or file_of(args.game)
    write_file(file, write(found))
    screen.say("cli-measure-written", games=plan.games, file=str(file))
    return 0
