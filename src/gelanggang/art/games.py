"""Who draws which game."""

from __future__ import annotations

from typing import Final

from gelanggang.art import jawara_beksi_artist, spell_future_artist
from gelanggang.art.artist import Artist, Printed
from gelanggang.art.palette import DAY
from gelanggang.art.poster import house_tile
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.rules import KEY as JAWARA_BEKSI
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE
from gelanggang.text.catalogue import Voice
from gelanggang.text.games import narrator

THING: Final = "thing"
"""The kind of all that lies on a plain table."""

ARTISTS: Final = {
    JAWARA_BEKSI: jawara_beksi_artist.ARTIST,
    SPELL_FUTURE: spell_future_artist.ARTIST,
}


def _printed(rules: AnyRules, voice: Voice) -> dict[str, list[Printed]]:
    teller = narrator(rules, voice, [])
    return {THING: [Printed(i, id, teller.thing(i)) for i, id in enumerate(rules.things())]}


PLAIN: Final = Artist(DAY, _printed, tile=house_tile)
"""Draws any game: its things have names and no pictures."""


def artist(rules: AnyRules) -> Artist:
    """Who draws a game."""
    return ARTISTS.get(rules.key, PLAIN)
