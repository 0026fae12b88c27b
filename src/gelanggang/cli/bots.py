"""`gelanggang bots`: who can play a game, and with which characters."""

from __future__ import annotations

import argparse

from gelanggang.bots import bot_names, levels, personas
from gelanggang.cli.packs import load
from gelanggang.cli.parser import Parser, add_game
from gelanggang.line.grid import plain_grid
from gelanggang.line.screen import Screen
from gelanggang.text.titles import bot_about


def arguments(parser: Parser) -> None:
    """What `bots` can be told."""
    add_game(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Print the bots of a game, the weakest first."""
    rules = load(args.game, None)
    say = screen.voice.say
    numbers = {name: number for number, name in levels(rules).items()}
    grid = plain_grid(say("cli-bots-level"), say("cli-bots-name"), say("cli-bots-line"))
    for name in bot_names(rules):
        grid.add_row(numbers.get(name, ""), name, bot_about(screen.voice, rules, name))
    screen.show(grid)
    if personas(rules):
        screen.show()
        screen.say("cli-bots-personas", "bold")
        cast = plain_grid(say("cli-bots-persona"), say("cli-bots-name"), say("cli-bots-line"))
        for persona in personas(rules):
            name, line = say(f"persona-{persona}-name"), say(f"persona-{persona}-line")
            cast.add_row(persona, name, line)
        screen.show(cast)
    return 0
