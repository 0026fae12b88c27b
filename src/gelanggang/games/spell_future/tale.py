"""The Story Campaign from a table's side (SF-90)."""

from __future__ import annotations

from typing import Final

from gelanggang.core.outcome import Outcome
from gelanggang.games import tale
from gelanggang.games.spell_future.campaign import Campaign
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.journey import Journey, read_journey


class Tale(tale.Tale):
    """A campaign, told with one pack."""

    def __init__(self, campaign: Campaign, pack: Pack) -> None:
        super().__init__(campaign.key)
        self.campaign: Final = campaign
        self.pack: Final = pack

    def begin(self, name: str) -> Journey:
        return Journey(self.campaign, name)

    def read(self, text: str, file: str) -> Journey:
        return read_journey(text, self.campaign, file)

    def played(self, journey: tale.Journey, outcome: Outcome, names: list[str], date: str) -> None:
        assert isinstance(journey, Journey)
        journey.played(outcome, self.pack, names, date)
