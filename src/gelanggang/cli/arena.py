"""`gelanggang arena`: bots measured against each other."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from gelanggang.cli.packs import load
from gelanggang.cli.parser import (
    MOST,
    Parser,
    add_game,
    add_options,
    add_pack,
    add_players,
    add_seed,
    add_workers,
    options_of,
    whole,
)
from gelanggang.cli.progress import progress
from gelanggang.cli.standings import Ratings, plain_standing, show_pairs, show_standing
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import Wrong, make_folder
from gelanggang.core.match import AnyRules
from gelanggang.lab.arena import Contest, compete, contest, line_ups, names_of
from gelanggang.lab.kept import Kept, kept_seed
from gelanggang.lab.line_up import Bots
from gelanggang.lab.machine import machine
from gelanggang.lab.standing import Standing
from gelanggang.lab.unit import Unit
from gelanggang.lab.workers import Jobs
from gelanggang.line.screen import Screen
from gelanggang.start import new_seed

UNITS: Final = 100
SEED_LETTERS: Final = 16
"""Enough for a contest, and short enough to type again."""
INTERRUPTED: Final = 130


def arguments(parser: Parser) -> None:
    """What `arena` can be told."""
    say = parser.voice.say
    add_game(parser)
    parser.add_argument(
        "--bots", metavar="NAME,NAME", required=True, help=say("cli-help-arena-bots")
    )
    parser.add_argument(
        "--units",
        metavar="N",
        type=whole("--units", MOST),
        default=UNITS,
        help=say("cli-help-units"),
    )
    add_seed(parser)
    add_workers(parser)
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--keep", metavar="FILE", type=Path, help=say("cli-help-keep"))
    parser.add_argument("--all-pairs", action="store_true", help=say("cli-help-all-pairs"))
    add_players(parser)
    parser.add_argument("--no-times", action="store_true", help=say("cli-help-no-times"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Let them meet, then print who won how often; 1 when a game got stuck."""
    rules = load(args.game, args.pack)
    wishes = [wish.strip() for wish in args.bots.split(",")]
    tables = _tables(args, rules, wishes)
    files = _files(args, tables)
    seed = args.seed or _seed_in(files) or new_seed()[:SEED_LETTERS]
    contests = [
        contest(rules, bots, seed, options_of(args), args.pack, not args.no_times)
        for bots in tables
    ]
    interrupted = False
    with ExitStack() as stack:
        # Workers are found before anything is written, and all files opened before they play.
        workers = stack.enter_context(workers_of(args))
        fights = [
            Fight(one, None if file is None else _open(file, one, rules, stack))
            for one, file in zip(contests, files, strict=True)
        ]
        try:
            with progress(args.units * len(fights), screen) as tick:
                for fight in fights:
                    fight.go_on(args.units, workers, tick)
        except KeyboardInterrupt:
            interrupted = True
    begun = [fight for fight in fights if fight.units]
    if not begun:
        raise KeyboardInterrupt
    standings = [Standing(fight.contest, rules.label, fight.units) for fight in begun]
    _tell(args, screen, standings, _ratings(begun), interrupted)
    if interrupted:
        return INTERRUPTED
    return 1 if any(standing.stuck for standing in standings) else 0


class Fight:
    """A contest with the units that were played, and the file that keeps them, if any."""

    def __init__(self, contest: Contest, kept: Kept | None) -> None:
        self.contest: Final = contest
        self.kept: Final = kept
        self.units: list[Unit] = []

    def go_on(self, units: int, jobs: Jobs, tick: Callable[[int], None]) -> None:
        """Play what is missing; who asks for fewer units than were kept gets the first of them."""
        self.units = [] if self.kept is None else self.kept.units[:units]
        tick(len(self.units))
        with closing(compete(self.contest, range(len(self.units), units), jobs)) as played:
            for unit in played:
                if self.kept is not None:
                    _keep(self.kept, unit)
                self.units.append(unit)
                tick(1)


def _open(file: Path, one: Contest, rules: AnyRules, stack: ExitStack) -> Kept:
    try:
        return stack.enter_context(Kept(file, one, rules))
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(file), problem=str(error.strerror)) from None


def _keep(kept: Kept, unit: Unit) -> None:
    try:
        kept.add(unit)
    except OSError as error:
        problem = str(error.strerror)
        raise Wrong("cli-file-unwritable", file=str(kept.path), problem=problem) from None


def _tables(args: argparse.Namespace, rules: AnyRules, wishes: list[str]) -> list[Bots]:
    """Who sits at each table: one table, or one for each pair."""
    if not args.all_pairs:
        if args.players is not None and args.players != len(wishes):
            raise Wrong("cli-arena-players", found=len(wishes), wanted=args.players)
        rules.settle(len(wishes), options_of(args))
        return [names_of(rules, wishes)]
    players = args.players or rules.fewest_seats
    rules.settle(players, options_of(args))
    names = names_of(rules, wishes)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Wrong("cli-arena-pairs", bots=args.bots)
    return line_ups(names, players)


def _files(args: argparse.Namespace, tables: list[Bots]) -> list[Path | None]:
    """Where the units of each table are kept: a file, or for all pairs a folder with one each."""
    if args.keep is None:
        return [None] * len(tables)
    if not args.all_pairs:
        if not args.keep.absolute().parent.is_dir():
            raise Wrong("cli-file-no-folder", file=str(args.keep))
        return [args.keep]
    if args.keep.exists() and not args.keep.is_dir():
        raise Wrong("cli-arena-keep-folder", file=str(args.keep))
    make_folder(args.keep)
    return [args.keep / f"{bots[0]}-{bots[-1]}-{len(bots)}.jsonl" for bots in tables]


def _seed_in(files: list[Path | None]) -> str | None:
    """The seed of what was kept: the same command goes on, though it names none."""
    seeds = (kept_seed(file) for file in files if file is not None)
    return next((seed for seed in seeds if seed is not None), None)


def _ratings(fights: list[Fight]) -> Ratings | None:
    """The ratings of all who met; None where the package for it is not installed."""
    try:
        from gelanggang.lab.rating import rate
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != "openskill":
            raise
        return None
    return rate([(fight.contest.bots, fight.units) for fight in fights])


def _tell(
    args: argparse.Namespace,
    screen: Screen,
    standings: list[Standing],
    ratings: Ratings | None,
    interrupted: bool,
) -> None:
    if args.json:
        plain: dict[str, object] = {"interrupted": interrupted, "planned_units": args.units}
        if args.all_pairs:
            plain["pairs"] = [standing.plain() for standing in standings]
            plain["ratings"] = ratings and {
                name: rating.plain() for name, rating in ratings.items()
            }
        else:
            plain |= plain_standing(standings[0], ratings)
        plain["machine"] = machine()
        screen.raw(json.dumps(plain, indent=1, ensure_ascii=False))
        return
    if args.all_pairs:
        show_pairs(standings, ratings, screen)
    else:
        show_standing(standings[0], ratings, screen)
    if ratings is None:
        screen.say("cli-arena-no-ratings", "dim")
    if interrupted:
        played = sum(standing.units for standing in standings)
        screen.say("cli-arena-interrupted", units=played, kept=str(args.keep is not None).lower())
