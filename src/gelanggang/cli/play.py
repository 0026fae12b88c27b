"""`gelanggang play`: a game in the terminal, alone against bots or with others at one screen."""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gelanggang.bots import bot, bot_names, levels
from gelanggang.cli.names import names_of, people_of
from gelanggang.cli.packs import game_of, load
from gelanggang.cli.parser import (
    Parser,
    add_game,
    add_options,
    add_pack,
    add_people,
    add_players,
    add_seed,
    bots_of,
    options_of,
)
from gelanggang.cli.wrong import Wrong, check_new_file, write_file
from gelanggang.core.match import Chooser, Match
from gelanggang.core.rng import SEALED
from gelanggang.games import GAMES
from gelanggang.line.play import play
from gelanggang.line.screen import Screen
from gelanggang.start import match as start_match
from gelanggang.text.catalogue import LANGUAGES, voice

GAME: Final = next(iter(GAMES))
PLAYERS: Final = 3


def arguments(parser: Parser) -> None:
    """What `play` can be told."""
    say = parser.voice.say
    add_game(parser, nargs="?")
    add_players(parser)
    add_people(parser)
    add_options(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help=say("cli-help-bots"))
    add_seed(parser)
    add_pack(parser)
    parser.add_argument("--scenario", metavar="PATH", type=Path, help=say("cli-help-scenario"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("cli-help-save"))
    parser.add_argument("--hints", action="store_true", help=say("cli-help-hints"))
    parser.add_argument("--plain", action="store_true", help=say("cli-help-plain"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("cli-help-data"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Sit down, play, and keep the record if that was wished for."""
    if args.save is not None:
        check_new_file(args.save)
    if _opens_client(args, screen):
        return _open_client(args, screen)
    people = people_of(args)
    match = _start(args, people)
    if people > match.seats:
        raise Wrong("cli-play-too-many-people", people=people, players=match.seats)
    best = bot_names(match.rules)[-1]
    bots: list[Chooser] = [
        bot(match.rules, name) for name in bots_of(args.bots, best, match.seats - people)
    ]
    if screen.interactive and args.lang is None and _nothing_said(args):
        screen = _choose_language(screen)
    names = names_of(args, screen.voice, people, match.seats)
    play(match, people, bots, names, screen, args.hints)
    _keep(args, match, screen)
    return 0


def _opens_client(args: argparse.Namespace, screen: Screen) -> bool:
    """Whether the client with screens is wished for, and can be opened."""
    # People who pass one screen round are asked line by line.
    shared = args.people is not None or args.names is not None
    return not args.plain and not shared and draws_screens(screen)


def draws_screens(screen: Screen) -> bool:
    """Whether there is a terminal that can draw them, and the library that does."""
    if not screen.interactive or screen.console.is_dumb_terminal:
        return False
    # The library draws on the error stream.
    return sys.stderr.isatty() and find_spec("textual") is not None


def _open_client(args: argparse.Namespace, screen: Screen) -> int:
    from gelanggang.terminal.app import Client
    from gelanggang.terminal.keeping import Keeping, data_folder
    from gelanggang.terminal.settings import Settings
    from gelanggang.terminal.sitting import Sitting

    sitting: Sitting | None = None
    if not _nothing_said(args):
        match = _start(args, 1)
        best = bot_names(match.rules)[-1]
        bots = bots_of(args.bots, best, match.seats - 1)
        sitting = Sitting(match, [levels(match.rules).get(name, name) for name in bots], args.pack)
    settings = Settings(screen.voice.lang, hints=args.hints)
    client = Client(settings, Keeping(args.data or data_folder(os.environ)), sitting)
    client.run()
    if args.save is not None and client.last is not None:
        _keep(args, client.last, screen)
    return client.return_code or 0


def _nothing_said(args: argparse.Namespace) -> bool:
    """Whether the game is still to be agreed on."""
    aside = ("run", "lang", "hints", "plain", "data", "save")
    return not any(value for name, value in vars(args).items() if name not in aside)


def _start(args: argparse.Namespace, people: int) -> Match:
    """A scenario says itself which game it is and for how many, and so does a pack its game."""
    game, players = args.game, args.players
    if args.scenario is None:
        game = game or (GAME if args.pack is None else game_of(args.pack))
        players = players or (PLAYERS if people == 1 else people)
    if args.pack is not None:
        load(game or game_of(args.pack), args.pack)
    return start_match(
        game,
        players,
        options=options_of(args),
        seed=args.seed,
        chance=SEALED,
        pack=args.pack,
        scenario=args.scenario,
    )


def _choose_language(screen: Screen) -> Screen:
    """The one question that has to be asked in all languages at once."""
    voices = [voice(lang) for lang in LANGUAGES]
    head = " / ".join(one.say("language-head") for one in voices)
    names = [f"{number} {one.say('language-short')}" for number, one in enumerate(voices, 1)]
    while True:
        screen.show(f"{head}: {' · '.join(names)}", "bold")
        answer = screen.ask().lower()
        for number, lang in enumerate(LANGUAGES, 1):
            if answer in (str(number), lang):
                return Screen(voice(lang))
        if not answer:
            return screen


def _keep(args: argparse.Namespace, match: Match, screen: Screen) -> None:
    if args.save is not None:
        write_file(args.save, match.record().text())
        screen.raw(screen.voice.say("cli-play-saved", file=str(args.save)), "dim")
    elif match.over:
        screen.say("cli-play-not-saved", "dim")
