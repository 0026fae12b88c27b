"""`gelanggang sim`: many games between bots, and what they add up to."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.table import Table

from gelanggang.bots.school import RANDOM
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
    bots_of,
    options_of,
    whole,
)
from gelanggang.cli.progress import progress
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import check_new_folder, make_folder, write_file
from gelanggang.lab.played import Played
from gelanggang.lab.simulate import Plan, Player, Result, simulate
from gelanggang.line.screen import Screen
from gelanggang.start import new_seed

GAMES: Final = 1000
SEED_LETTERS: Final = 16
"""Enough for a simulation, and short enough to type again."""


def arguments(parser: Parser) -> None:
    """What `sim` can be told."""
    say = parser.voice.say
    add_game(parser)
    add_players(parser)
    parser.add_argument(
        "--games",
        metavar="G",
        type=whole("--games", MOST),
        default=GAMES,
        help=say("cli-help-games"),
    )
    add_seed(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help=say("cli-help-bots"))
    add_workers(parser)
    add_options(parser)
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.add_argument("--records", metavar="DIR", type=Path, help=say("cli-help-records"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Simulate, then print the sums; 1 when a game got stuck."""
    plan = _plan(args)
    if args.records is not None:
        check_new_folder(args.records)
    # The plan is tried, and workers are found, before anything is written.
    Player(plan)
    with workers_of(args) as workers:
        if args.records is not None:
            make_folder(args.records)
        with progress(plan.games, screen) as tick:

            def each(game: Played) -> None:
                if game.record is not None:
                    write_file(args.records / _file_name(game.number, plan.games), game.record)
                tick(1)

            result = simulate(plan, workers, each)
    if args.json:
        screen.raw(json.dumps(result.plain(), indent=1, ensure_ascii=False))
    else:
        _show(result, screen)
    return 1 if result.stuck else 0


def _file_name(number: int, games: int) -> str:
    """Names as long as the longest, so that they sort as they were played."""
    return f"{number:0{len(str(games - 1))}}.json"


def _plan(args: argparse.Namespace) -> Plan:
    rules = load(args.game, args.pack)
    players = args.players or rules.fewest_seats
    rules.settle(players, options_of(args))
    return Plan(
        game=args.game,
        players=players,
        games=args.games,
        seed=args.seed or new_seed()[:SEED_LETTERS],
        bots=tuple(bots_of(args.bots, RANDOM, players)),
        options=options_of(args),
        pack=args.pack,
        records=args.records is not None,
    )


def _show(result: Result, screen: Screen) -> None:
    say = screen.voice.say
    plan = result.plan
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    table.add_row(say("cli-sim-games"), str(plan.games))
    table.add_row(say("cli-sim-pack"), f"{result.label.name} {result.label.version}")
    table.add_row(say("cli-sim-seed"), plan.seed)
    table.add_row(say("cli-sim-decisions"), str(result.decisions))
    table.add_row(say("cli-sim-seconds"), f"{result.seconds:.1f}")
    table.add_row(say("cli-sim-speed"), f"{result.decisions_per_second:.0f}")
    table.add_row(say("cli-sim-longest"), str(result.longest_game))
    table.add_row(say("cli-sim-stuck"), str(result.stuck))
    table.add_row(say("cli-sim-rounds", game=plan.game), f"{result.mean_rounds:.2f}")
    table.add_row(say("cli-sim-turns", game=plan.game), f"{result.turns_per_round:.2f}")
    table.add_row(say("cli-sim-longest-round", game=plan.game), str(result.longest_round))
    for name, share in result.means.items():
        table.add_row(say("cli-sim-more", name=name), f"{100 * share:.1f} %")
    for seat, wins in enumerate(result.wins_by_seat):
        label = say("cli-sim-wins", number=str(seat + 1), bot=plan.bots[seat])
        table.add_row(label, f"{wins:.1f} ({100 * wins / plan.games:.1f} %)")
    screen.show(table)
