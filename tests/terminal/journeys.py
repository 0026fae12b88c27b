"""Campaigns that the tests of the client share: parties that have come so far."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import Campaign, default_campaign, load_campaign
from gelanggang.games.spell_future.journey import MEMORY, PLAY, PROVISION, Journey
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.terminal.spell_future.chronicle import (
    Chronicle,
    begin_chronicle,
    open_chronicle,
)

LAST = date(2026, 1, 3)
TODAY = date(2026, 1, 5)
"""Not so long after the last game."""
PARTY = ["Budi", "Sari", "Dodi"]
"""A person and two bots."""


@cache
def rules() -> Rules:
    """The rules."""
    found: Rules = load_rules(KEY)
    return found


@cache
def ours() -> Campaign:
    """The campaign that comes with the game."""
    return load_campaign(default_campaign(), rules().pack)


def take(journey: Journey, way: str, played: date = LAST) -> None:
    """A game of the next chapter ended so."""
    journey.take(
        {
            "did": "played",
            "chapter": journey.chapter,
            "way": way,
            "damage": 4,
            "best": "lebah",
            "through": "kodok-modem",
            "alone": "Budi",
            "names": PARTY,
            "provision": journey.provision,
            "date": played.isoformat(),
        }
    )


def walk(journey: Journey, ways: str, played: date = LAST) -> None:
    """So many games: a(ttack), d(efence), f(allen); what is asked in between is chosen."""
    for letter in ways:
        if journey.asked in (PROVISION, MEMORY):
            journey.choose(journey.choices()[0])
        assert journey.asked == PLAY
        way = {"a": "attack", "d": "defence", "f": "fallen"}[letter]
        take(journey, way, played)


def begun(folder: Path, ways: str, name: str = "Kamis", played: date = LAST) -> Chronicle:
    """A campaign in a folder."""
    chronicle = begin_chronicle(folder, name, rules(), ours())
    walk(chronicle.journey, ways, played)
    chronicle.write()
    return chronicle


def reopened(chronicle: Chronicle) -> Chronicle:
    """As it is on the disk."""
    return open_chronicle(chronicle.file, rules(), ours())
