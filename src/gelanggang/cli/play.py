"""`gelanggang play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from gelanggang.bots import PATIENT, bot
from gelanggang.cli.parser import (
    Parser,
    add_pack,
    add_players,
    add_rounds_and_options,
    add_seed,
    bots_of,
    options_of,
)
from gelanggang.cli.person import Person
from gelanggang.cli.screen import Screen
from gelanggang.cli.tables import known
from gelanggang.cli.wrong import Left, check_new_file, write_file
from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED
from gelanggang.start import match as start_match
from gelanggang.text.catalogue import LANGUAGES, Voice, voice
from gelanggang.text.narrator import narrator

GAME: Final = "jawara-beksi"
PLAYERS: Final = 3
ME: Final = 0


def arguments(parser: Parser) -> None:
    """What `play` can be told."""
    say = parser.voice.say
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-game"))
    add_players(parser)
    add_rounds_and_options(parser)
    parser.add_argument("--bots", metavar="NAME,NAME", help=say("help-bots"))
    add_seed(parser)
    add_pack(parser)
    parser.add_argument("--scenario", metavar="PATH", type=Path, help=say("help-scenario"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("help-save"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Sit down, play, and keep the record if that was wished for."""
    if args.save is not None:
        check_new_file(args.save)
    match = _start(args)
    game = known(match.rules)
    bots = bots_of(args.bots, PATIENT, match.seats - 1)
    opponents = [bot(match.rules, name) for name in bots]
    if screen.interactive and args.lang is None and _nothing_said(args):
        screen = _choose_language(screen)
    names = _names(screen.voice, match.seats)
    teller = narrator(match.rules, screen.voice, names)
    table = game.table(match.rules, teller, screen)
    person = Person(match, ME, table, teller, screen)
    table.show_start(match.view(ME))
    try:
        match.finish([person, *opponents])
    except Left:
        screen.say("goodbye")
    else:
        person.catch_up()
        table.show_end(match.view(ME))
    _keep(args, match, screen)
    return 0


def _nothing_said(args: argparse.Namespace) -> bool:
    return not any(value for name, value in vars(args).items() if name not in ("run", "lang"))


def _start(args: argparse.Namespace) -> Match:
    """A scenario says itself which game it is and for how many."""
    free = args.scenario is None
    return start_match(
        args.game or (GAME if free else None),
        args.players or (PLAYERS if free else None),
        options=options_of(args),
        seed=args.seed,
        chance=SEALED,
        pack=args.pack,
        scenario=args.scenario,
    )


def _choose_language(screen: Screen) -> Screen:
    """The one question that has to be asked in both languages at once."""
    while True:
        screen.say("language-question", "bold")
        answer = screen.ask().lower()
        for number, lang in enumerate(LANGUAGES, 1):
            if answer in (str(number), lang):
                return Screen(voice(lang))
        if not answer:
            return screen


def _names(speaker: Voice, seats: int) -> list[str]:
    """The person's name is the word for the person; bots have names of their own."""
    say = speaker.say
    return [say("name-you"), say("name-bot-1"), say("name-bot-2"), say("name-bot-3")][:seats]


def _keep(args: argparse.Namespace, match: Match, screen: Screen) -> None:
    if args.save is not None:
        write_file(args.save, match.record().text())
        screen.raw(screen.voice.say("play-saved", file=str(args.save)), "dim")
    elif match.over:
        screen.say("play-not-saved", "dim")
