"""`gelanggang report`: how a pack plays, and which targets it meets."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from gelanggang.cli.figures import show_report
from gelanggang.cli.packs import load
from gelanggang.cli.parser import MOST, Parser, add_game, add_pack, add_seed, add_workers, whole
from gelanggang.cli.progress import progress
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import Wrong, check_new_file, write_file
from gelanggang.core.match import AnyRules
from gelanggang.lab.games import study_of
from gelanggang.lab.page.page import write
from gelanggang.lab.report import Question, Report
from gelanggang.line.numbers import read_number
from gelanggang.line.screen import Screen
from gelanggang.start import new_seed

GAMES: Final = 2000
SEED_LETTERS: Final = 16
"""Enough for a report, and short enough to type again."""
OURS: Final = Path()
"""What `--against` alone means."""
SCREEN: Final = Path()
"""Where `--json` alone writes to."""


def arguments(parser: Parser) -> None:
    """What `report` can be told."""
    say = parser.voice.say
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--against",
        metavar="PATH",
        type=Path,
        nargs="?",
        const=OURS,
        help=say("cli-help-report-against"),
    )
    parser.add_argument("--players", metavar="N,N", help=say("cli-help-report-players"))
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole("--games", MOST),
        default=GAMES,
        help=say("cli-help-report-games"),
    )
    parser.add_argument("--runs", metavar="RUN,RUN", help=say("cli-help-report-runs"))
    add_seed(parser)
    add_workers(parser)
    parser.add_argument("--targets", metavar="FILE", type=Path, help=say("cli-help-report-targets"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=say("cli-help-report-out"))
    parser.add_argument(
        "--json",
        metavar="FILE",
        type=Path,
        nargs="?",
        const=SCREEN,
        help=say("cli-help-report-json"),
    )


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Play, count, and say which targets are met."""
    study_of(args.game)
    question = _question(args, load(args.game, args.pack))
    if question.compare:
        load(args.game, question.against)
    for file in _files(args):
        check_new_file(file)
    report = Report(question)
    with workers_of(args) as workers, progress(report.plan.games, screen) as tick:
        counted = report.play(workers, tick)
    told = report.tell(counted)
    text = json.dumps(told, indent=1, ensure_ascii=False)
    if args.out is not None:
        write_file(args.out, write(told, screen.voice.lang))
    if args.json == SCREEN:
        screen.raw(text)
        return 0
    show_report(told, screen)
    if args.json is not None:
        write_file(args.json, text + "\n")
    for file in _files(args):
        screen.say("cli-report-written", file=str(file))
    return 0


def _files(args: argparse.Namespace) -> list[Path]:
    """What is to be written."""
    return [file for file in (args.out, args.json) if file not in (None, SCREEN)]


def _question(args: argparse.Namespace, rules: AnyRules) -> Question:
    return Question(
        game=args.game,
        players=players_of(args.players, rules),
        games=args.games,
        seed=args.seed or new_seed()[:SEED_LETTERS],
        pack=args.pack,
        against=None if args.against == OURS else args.against,
        compare=args.against is not None,
        runs=runs_of(args, rules),
        targets=args.targets,
    )


def players_of(text: str | None, rules: AnyRules) -> tuple[int, ...]:
    """The numbers of players that were named, each once; all that can play when none was."""
    least, most = rules.fewest_seats, rules.most_seats
    if text is None:
        return tuple(range(least, most + 1))
    found = [read_number(word.strip(), least, most) for word in text.split(",")]
    numbers = [number for number in found if number is not None]
    if len(set(numbers)) < len(found):
        raise Wrong("cli-usage-players", least=least, most=most, value=text)
    return tuple(numbers)


def runs_of(args: argparse.Namespace, rules: AnyRules) -> tuple[str, ...]:
    """The runs that were named; none stands for all."""
    if args.runs is None:
        return ()
    wished = tuple(word.strip() for word in args.runs.split(","))
    known = [run.key for run in study_of(args.game).runs(rules, rules.fewest_seats)]
    for wish in wished:
        if wish not in known:
            raise Wrong("cli-usage-runs", value=wish, known=", ".join(known))
    return wished
