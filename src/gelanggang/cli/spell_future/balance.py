"""`gelanggang balance`: how often the Village of Spell from the Future stands, as tables."""

from __future__ import annotations

import argparse
import json
import shlex
from pathlib import Path
from typing import Final

from gelanggang.cli.packs import load
from gelanggang.cli.parser import MOST, Parser, add_pack, add_seed, add_workers, whole
from gelanggang.cli.progress import progress
from gelanggang.cli.spell_future.campaign import run_campaign
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import Wrong
from gelanggang.core.rules import PackLabel
from gelanggang.games.spell_future.campaign import default_campaign
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.lab.spell_future.survival import (
    AGREEMENTS,
    PAIRS,
    TARGETS,
    TOLERANCE,
    Cell,
    survival_table,
)
from gelanggang.line.screen import Screen
from gelanggang.text.spell_future import SpellNarrator

GAMES: Final = 1000
SEED: Final = "0"
"""Tables are compared with those of others, so the seed is not drawn by lot."""


def arguments(parser: Parser) -> None:
    """What `balance` can be told."""
    say = parser.voice.say
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole("--games", MOST),
        default=None,
        help=say("cli-help-games-a-cell"),
    )
    parser.add_argument(
        "--campaign",
        metavar="PATH",
        nargs="?",
        type=Path,
        const=default_campaign(),
        default=None,
        help=say("cli-help-campaign"),
    )
    add_seed(parser)
    add_workers(parser)
    add_pack(parser)
    parser.add_argument(
        "--agreement",
        metavar="A,A",
        type=agreements,
        default=AGREEMENTS,
        help=say("cli-help-agreement"),
    )
    parser.add_argument(
        "--pairs",
        metavar="N",
        type=whole("--pairs", MOST),
        default=PAIRS,
        help=say("cli-help-pairs"),
    )
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def agreements(text: str) -> tuple[float, ...]:
    """The type of `--agreement`: shares with commas, each once."""
    found: list[float] = []
    for word in text.split(","):
        try:
            number = float(word)
        except ValueError:
            raise Wrong("cli-usage-agreement", value=text) from None
        # Written this way round, what is no number at all is refused as well.
        if not 0 < number < 1 or number in found:
            raise Wrong("cli-usage-agreement", value=text)
        found.append(number)
    return tuple(found)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Measure, then print a table an agreement."""
    rules = load(KEY, args.pack)
    assert isinstance(rules, Rules)
    seed = args.seed or SEED
    if args.campaign is not None:
        return run_campaign(args, rules, seed, screen)
    if args.games is None:
        args.games = GAMES
    cells_a_table = len(rules.pack.difficulties) * (rules.most_seats - rules.fewest_seats + 1)
    games = args.games * cells_a_table * len(args.agreement)
    with workers_of(args) as workers, progress(games, screen) as tick:
        cells = survival_table(
            args.pack, args.games, seed, workers, args.agreement, args.pairs, tick
        )
    command = _command(args, seed)
    if args.json:
        plain = _plain(cells, command, seed, rules.label)
        screen.raw(json.dumps(plain, indent=1, ensure_ascii=False))
        return 0
    teller = SpellNarrator(rules.pack, screen.voice, [])
    _show(cells, args, command, seed, teller, screen)
    return 0


def _command(args: argparse.Namespace, seed: str) -> str:
    """What gives the same numbers again; how many processes share the work changes none."""
    words = ["gelanggang", "balance", "--games", str(args.games), "--seed", seed]
    if args.pack is not None:
        words += ["--pack", str(args.pack)]
    words += ["--agreement", ",".join(f"{one:g}" for one in args.agreement)]
    if args.pairs != PAIRS:
        words += ["--pairs", str(args.pairs)]
    return shlex.join(words)


def _plain(cells: list[Cell], command: str, seed: str, label: PackLabel) -> dict[str, object]:
    return {
        "command": command,
        "seed": seed,
        "games": cells[0].games,
        "pack": f"{label.name} {label.version}",
        "pack_digest": label.digest,
        "cells": [
            {
                "agreement": cell.minds.agreement,
                "noise": cell.minds.noise,
                "measured_agreement": round(cell.minds.measured, 4),
                "players": cell.seats,
                "difficulty": cell.difficulty,
                "target": TARGETS[cell.difficulty],
                "village_stood": round(cell.share, 4),
                "interval": [round(end, 4) for end in cell.interval],
                "fits": cell.fits,
            }
            for cell in cells
        ],
    }


def _show(
    cells: list[Cell],
    args: argparse.Namespace,
    command: str,
    seed: str,
    teller: SpellNarrator,
    screen: Screen,
) -> None:
    say = screen.voice.say
    label = teller.pack.label
    screen.raw(say("cli-balance-how", games=args.games, name=label.name, version=label.version))
    screen.raw(say("cli-balance-seeds", seed=seed))
    screen.raw(f"\n    {command}\n")
    for minds in dict.fromkeys(cell.minds for cell in cells):
        table = [cell for cell in cells if cell.minds == minds]
        screen.raw("## " + say("cli-balance-title", agreement=f"{minds.agreement:.2f}") + "\n")
        screen.raw(
            say(
                "cli-balance-minds",
                noise=f"{minds.noise:.3f}",
                measured=f"{minds.measured:.3f}",
                pairs=args.pairs,
            )
            + "\n"
        )
        _show_table(table, teller, screen)
        measured = [cell.fits for cell in table if cell.fits is not None]
        if measured:
            points = round(100 * TOLERANCE)
            good = sum(measured)
            screen.raw(say("cli-balance-fit", points=points, good=good, all=len(measured)) + "\n")


def _show_table(table: list[Cell], teller: SpellNarrator, screen: Screen) -> None:
    say = screen.voice.say
    seats = list(dict.fromkeys(cell.seats for cell in table))
    head = [say("cli-balance-difficulty"), say("cli-balance-target")]
    head += [say("cli-balance-players", n=count) for count in seats]
    rows = [head, ["---"] * len(head)]
    for difficulty in dict.fromkeys(cell.difficulty for cell in table):
        target = f"{100 * TARGETS[difficulty]:.0f} %"
        row = [_spelled(cell) for cell in table if cell.difficulty == difficulty]
        rows.append([teller.difficulty(difficulty), target, *row])
    screen.raw("\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n")


def _spelled(cell: Cell) -> str:
    low, high = cell.interval
    mark = {None: "", True: " ✓", False: " ✗"}[cell.fits]
    return f"{100 * cell.share:.1f} % ({100 * low:.1f}–{100 * high:.1f}){mark}"
