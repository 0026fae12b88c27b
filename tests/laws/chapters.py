"""Chapters of stories, by game: the laws hold in each of them as in any game.

A game with chapters adds its entry here; the laws themselves stay as they are.
"""

from __future__ import annotations

from functools import cache

from gelanggang.core.rules import Scenario
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.chapter import PROVISIONS
from gelanggang.games.spell_future.rules import KEY as SPELL_FUTURE


@cache
def chapters_of(game: str) -> dict[str, Scenario]:
    """The starts of all chapters by their ids, with Memories, scars, and each Provision in turn."""
    if game != SPELL_FUTURE:
        return {}
    campaign = load_campaign(default_campaign(), load_rules(SPELL_FUTURE).pack)
    memories: dict[str, str] = {}
    found: dict[str, Scenario] = {}
    for i, (key, leaf) in enumerate(campaign.leaves.items()):
        provision = [*PROVISIONS, ""][i % 5]
        found[key] = campaign.scenario(key, list(memories.values()), provision, i % 3)
        for memory in leaf.memories[i % 2 :][:1]:
            memories[str(campaign.memories[memory]["mind"])] = memory
    return found
