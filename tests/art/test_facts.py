"""What a client is told about a card is what its artist declares."""

from __future__ import annotations

import pytest

from gelanggang.art.games import ARTISTS
from gelanggang.games import load_rules
from gelanggang.text.catalogue import voice
from tests.laws.fitting import misfit


@pytest.mark.parametrize("game", list(ARTISTS))
def test_every_card_has_the_facts_of_its_kind(game: str) -> None:
    artist = ARTISTS[game]
    printed = artist.printed(load_rules(game), voice("id"))
    assert printed.keys() == artist.facts.keys()
    for kind, cards in printed.items():
        assert cards
        for card in cards:
            assert not misfit(card.facts, artist.facts[kind]), card
