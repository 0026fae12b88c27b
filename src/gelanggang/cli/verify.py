"""`gelanggang verify`: a record is played again, and everything it claims is checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from gelanggang.cli.packs import load
from gelanggang.cli.parser import Parser, add_pack
from gelanggang.core.match import Match
from gelanggang.core.rng import commitment
from gelanggang.line.screen import Screen
from gelanggang.start import open_record, verify
from gelanggang.text.catalogue import listed
from gelanggang.text.narrator import player_names


def arguments(parser: Parser) -> None:
    """What `verify` can be told."""
    parser.add_argument("file", metavar="FILE", type=Path, help=parser.voice.say("cli-help-record"))
    add_pack(parser)


def check_record(file: Path, pack: Path | None) -> Match:
    """The game of a record, played again; what is wrong with its pack is told with the folder."""
    if pack is not None:
        load(open_record(file).game, pack)
    return verify(file, pack)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Check a record, and tell what was checked."""
    match = check_record(args.file, args.pack)
    label = match.rules.label
    screen.raw(screen.voice.say("cli-verify-good", file=str(args.file)), "bold green")
    screen.say("cli-verify-digest")
    screen.say("cli-verify-pack", name=label.name, version=label.version, digest=label.digest[:12])
    screen.say("cli-verify-choices", n=len(match.choices), players=match.seats)
    outcome = match.outcome
    if outcome is None:
        screen.say("cli-verify-unfinished")
    else:
        names = player_names(screen.voice, match.seats)
        winners = [names[seat] for seat in outcome.winners]
        screen.say(
            "cli-verify-outcome",
            count=len(winners),
            winners=listed(screen.voice, winners),
            scores=" · ".join(str(score) for score in outcome.scores),
        )
    screen.say("cli-verify-commitment", commitment=commitment(match.seed)[:12])
    return 0
