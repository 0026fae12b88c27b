"""`gelanggang tune`: search values of a pack that are ours for those that make the better game."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from gelanggang.cli.packs import is_word_list, load
from gelanggang.cli.parser import MOST, Parser, add_game, add_pack, add_seed, add_workers, whole
from gelanggang.cli.progress import stages
from gelanggang.cli.report import SEED_LETTERS, players_of, runs_of
from gelanggang.cli.tuned import show_result, written_out
from gelanggang.cli.workers import workers_of
from gelanggang.cli.wrong import Wrong, make_folder, write_file
from gelanggang.games import find_game
from gelanggang.lab.games import study_of
from gelanggang.lab.journal import kept_seed
from gelanggang.lab.report import Question
from gelanggang.lab.tuning.bench import Bench
from gelanggang.lab.tuning.played import FORMAT, Played
from gelanggang.lab.tuning.result import Result
from gelanggang.lab.tuning.script import HEAD
from gelanggang.lab.tuning.search import Search
from gelanggang.lab.workers import Jobs
from gelanggang.line.screen import Screen
from gelanggang.start import new_seed

GAMES: Final = 400
CHANGES: Final = 3
PLAYED: Final = "played.jsonl"
PACK: Final = "pack"
PAGE: Final = "tuned.md"
PLAIN: Final = "tuned.json"


def arguments(parser: Parser) -> None:
    """What `tune` can be told."""
    say = parser.voice.say
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help=say("cli-help-tune-out")
    )
    parser.add_argument(
        "--changes",
        metavar="N",
        type=whole("--changes", MOST),
        default=CHANGES,
        help=say("cli-help-tune-changes", n=CHANGES),
    )
    parser.add_argument("--players", metavar="N,N", help=say("cli-help-report-players"))
    parser.add_argument(
        "--games",
        metavar="N",
        type=whole("--games", MOST),
        default=GAMES,
        help=say("cli-help-tune-games", n=GAMES),
    )
    parser.add_argument("--runs", metavar="RUN,RUN", help=say("cli-help-tune-runs"))
    add_seed(parser)
    add_workers(parser)
    parser.add_argument("--targets", metavar="FILE", type=Path, help=say("cli-help-report-targets"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Search, confirm, write; 1 when fresh seeds do not show the gain."""
    study_of(args.game)
    search = _search(args)
    _check_out(args.out, search.folder)
    with workers_of(args) as workers:
        make_folder(args.out)
        try:
            result = _find(args, search, workers, screen)
        except KeyboardInterrupt:
            kept = screen.voice.say("cli-tune-interrupted", file=str(args.out / PLAYED))
            print(f"\n{kept}", file=sys.stderr)
            raise
    _write(args.out, result, screen)
    if args.json:
        screen.raw(json.dumps(result.plain(), indent=1, ensure_ascii=False))
    else:
        show_result(result, screen)
        screen.say("cli-tune-written", folder=str(args.out / PACK), page=str(args.out / PAGE))
    found = result.confirmation
    return 0 if found is None or found.verdict == "better" else 1


def _search(args: argparse.Namespace) -> Search:
    folder = args.pack or find_game(args.game).folder / PACK
    if is_word_list(folder):
        raise Wrong("cli-tune-list", file=str(folder))
    rules = load(args.game, folder)
    question = Question(
        game=args.game,
        players=players_of(args.players, rules),
        games=args.games,
        seed=args.seed or kept_seed(args.out / PLAYED, FORMAT) or new_seed()[:SEED_LETTERS],
        pack=folder,
        runs=runs_of(args, rules),
        targets=args.targets,
    )
    return Search(question, folder, args.changes)


def _check_out(out: Path, pack: Path) -> None:
    """A new folder, or one in which a search was begun; never that of the cards themselves."""
    if not out.exists():
        return
    begun = out.is_dir() and ((out / PLAYED).exists() or not any(out.iterdir()))
    if not begun or (out / f"{HEAD}.toml").exists() or out.resolve() == pack.resolve():
        raise Wrong("cli-folder-exists", file=str(out))


def _find(args: argparse.Namespace, search: Search, workers: Jobs, screen: Screen) -> Result:
    question = search.question
    try:
        with (
            Played(args.out / PLAYED, question.game, question.seed) as played,
            stages(screen) as watch,
        ):
            bench = Bench(question.game, search.folder, played, watch, workers)
            best, steps = search.climb(bench)
            confirmation = search.confirm(bench, best) if best.turned else None
    except OSError as error:
        file, problem = str(args.out / PLAYED), str(error.strerror)
        raise Wrong("cli-file-unwritable", file=file, problem=problem) from None
    return Result(search, best, steps, confirmation)


def _write(out: Path, result: Result, screen: Screen) -> None:
    found = result.confirmation
    cards = result.best if found is None else found.tuned
    make_folder(out / PACK)
    for file, text in cards.script.texts.items():
        write_file(out / PACK / f"{file}.toml", text)
    write_file(out / PAGE, written_out(result, screen.voice))
    write_file(out / PLAIN, json.dumps(result.plain(), indent=1, ensure_ascii=False) + "\n")
