"""Who sits at the table, and what they are called."""

from __future__ import annotations

import argparse
from typing import Final

from gelanggang.cli.wrong import Wrong
from gelanggang.text.catalogue import Voice
from gelanggang.text.narrator import player_names, with_bots

LONGEST: Final = 16
"""Names stand in columns."""


def people_of(args: argparse.Namespace) -> int:
    """How many of the players are persons: as many as were said, or named."""
    if args.names is None:
        return args.people or 1
    found = len(_named(args.names))
    if args.people is not None and args.people != found:
        raise Wrong("cli-play-names", found=found, wanted=args.people)
    return found


def _named(text: str) -> list[str]:
    names = [" ".join(name.split()) for name in text.split(",")]
    for place, name in enumerate(names):
        if not name or not name.isprintable() or len(name) > LONGEST:
            raise Wrong("cli-play-name", name=name, most=LONGEST)
        if name.casefold() in [other.casefold() for other in names[:place]]:
            raise Wrong("cli-play-name-twice", name=name)
    return names


def named_people(args: argparse.Namespace, voice: Voice) -> list[str]:
    """What the persons are called, each by a name."""
    return _named(args.names) if args.names is not None else player_names(voice, people_of(args))


def names_of(args: argparse.Namespace, voice: Voice, people: int, seats: int) -> list[str]:
    """A single person is called by the word for that; bots have names of their own."""
    if args.names is not None:
        names = _named(args.names)
    else:
        names = [voice.say("name-you")] if people == 1 else player_names(voice, people)
    return with_bots(voice, names, seats)
