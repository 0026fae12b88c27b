"""The arguments of the command line, and what it says when they make no sense."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

from gelanggang.cli.wrong import Wrong
from gelanggang.core.rules import Choice
from gelanggang.games import GAMES
from gelanggang.line.numbers import read_number
from gelanggang.text.catalogue import Voice, listed

MOST: Final = 999_999_999
"""More than any command has use for; a longer number is a slip of the finger."""
MOST_JOBS: Final = 999
"""Processes at once: more than any machine has cores for."""

# argparse tells what is wrong in English only: these are the things it can say to us.
UNKNOWN: Final = re.compile(r"unrecognized arguments: (?P<words>.+)")
REQUIRED: Final = re.compile(r"the following arguments are required: (?P<words>.+)")
NO_VALUE: Final = re.compile(r"argument (?P<words>\S+).*: expected .*argument")
NO_COMMAND: Final = re.compile(r"argument .*: invalid choice: '(?P<words>.*?)'")
NOT_A_FLAG: Final = re.compile(r"argument (?P<words>\S+).*: ignored explicit argument")


NUMBERS: Final = re.compile(r"(-\d[\d.,]*|-\.\d+)$")


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks our languages."""

    def __init__(self, voice: Voice, helps: bool = True, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(voice, prog),
            **settings,
        )
        self.voice: Final = voice
        # Two numbers with a comma may begin with a minus, as one does.
        self._negative_number_matcher = NUMBERS
        self._positionals.title = voice.say("cli-help-positionals")
        self._optionals.title = voice.say("cli-help-options")
        if helps:
            self.add_argument("-h", "--help", action="help", help=voice.say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in (
            (UNKNOWN, "cli-usage-unknown"),
            (REQUIRED, "cli-usage-required"),
            (NO_VALUE, "cli-usage-no-value"),
            (NO_COMMAND, "cli-usage-no-command"),
            (NOT_A_FLAG, "cli-usage-not-a-flag"),
        ):
            found = pattern.match(message)
            if found is not None:
                raise Wrong(key, words=found["words"], command=self.prog)
        raise Wrong("cli-usage-other", problem=message, command=self.prog)


class _Help(argparse.HelpFormatter):
    def __init__(self, voice: Voice, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self.voice: Final = voice

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        # An empty prefix is wished for where the usage becomes the name of a command.
        if prefix is None:
            prefix = self.voice.say("cli-help-usage") + " "
        super().add_usage(usage, actions, groups, prefix)


def whole(option: str, most: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number from 1 on."""

    def read(text: str) -> int:
        number = read_number(text, 1, most)
        if number is None:
            raise Wrong("cli-usage-whole", option=option, value=text, most=most)
        return number

    return read


def choice(text: str) -> tuple[str, Choice]:
    """The type of `--option name=value`."""
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise Wrong("cli-usage-option", value=text)
    if value in ("true", "false"):
        return name, value == "true"
    number = read_number(value, 0, MOST)
    return name, value if number is None else number


def add_game(parser: Parser, nargs: str | None = None) -> None:
    """The game, by its key."""
    known = listed(parser.voice, list(GAMES))
    parser.add_argument(
        "game", metavar="GAME", nargs=nargs, help=parser.voice.say("cli-help-game", known=known)
    )


def add_options(parser: Parser) -> None:
    """`--rounds`, `--difficulty` and `--option`: each game knows some of them."""
    say = parser.voice.say
    parser.add_argument(
        "--rounds", metavar="N", type=whole("--rounds", MOST), help=say("cli-help-rounds")
    )
    parser.add_argument("--difficulty", metavar="D", help=say("cli-help-difficulty"))
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=choice,
        action="append",
        default=[],
        help=say("cli-help-option"),
    )


def add_pack(parser: Parser) -> None:
    """`--pack`."""
    parser.add_argument("--pack", metavar="PATH", type=Path, help=parser.voice.say("cli-help-pack"))


def add_seed(parser: Parser) -> None:
    """`--seed`."""
    parser.add_argument("--seed", metavar="S", help=parser.voice.say("cli-help-seed"))


def add_workers(parser: Parser) -> None:
    """`--jobs` and `--dask`: who does the work (see `workers_of`)."""
    say = parser.voice.say
    parser.add_argument(
        "--jobs", metavar="N", type=whole("--jobs", MOST_JOBS), help=say("cli-help-jobs")
    )
    parser.add_argument("--dask", metavar="ADDRESS|local", help=say("cli-help-dask"))


def add_people(parser: Parser) -> None:
    """`--people` and `--names`."""
    say = parser.voice.say
    parser.add_argument(
        "--people", metavar="N", type=whole("--people", MOST), help=say("cli-help-people")
    )
    parser.add_argument("--names", metavar="NAME,NAME", help=say("cli-help-names"))


def add_players(parser: Parser) -> None:
    """`--players`."""
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole("--players", MOST),
        help=parser.voice.say("cli-help-players"),
    )


def options_of(args: argparse.Namespace) -> dict[str, Choice]:
    """What `--rounds`, `--difficulty` and `--option` have said."""
    options: dict[str, Choice] = dict(args.option)
    for name, choice in (("rounds", args.rounds), ("difficulty", args.difficulty)):
        if choice is not None:
            options[name] = choice
    return options


def bots_of(text: str | None, default: str, wanted: int) -> list[str]:
    """One bot for each seat that wants one: a single name stands for all of them."""
    names = [name.strip() for name in (text or default).split(",")]
    if len(names) == 1:
        return names * wanted
    if len(names) != wanted:
        raise Wrong("cli-usage-bots", found=len(names), wanted=wanted)
    return names
