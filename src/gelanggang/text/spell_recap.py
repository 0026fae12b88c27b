"""“Where were we?”: three sentences for a party that comes back after a while."""

from __future__ import annotations

from typing import Final

from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.story import FALLEN_WAY
from gelanggang.text.spell_story import StoryTeller

NAMED: Final = {"won": ("word",), "lost": ("beast", "name", "word")}
"""What the last game is remembered by: the first of these that there was."""


def recap(teller: StoryTeller, journey: Journey) -> list[str]:
    """Where the party is, what happened last, and what lies ahead; nothing before a first game."""
    games = [step for step in journey.steps if step["did"] == "played"]
    if not games:
        return []
    last = games[-1]
    way = str(last["way"])
    happened = teller.happened(last)
    named = [one for one in NAMED["lost" if way == FALLEN_WAY else "won"] if happened.get(one)]
    say = teller.voice.say
    return [
        say(
            "sf-recap-place",
            walked=len(journey.walked),
            length=journey.campaign.length,
            scars=journey.scars,
        ),
        say(
            "sf-recap-last",
            chapter=teller.name(str(last["chapter"])),
            way=way,
            named=named[0] if named else "none",
            thing=happened[named[0]] if named else "",
        ),
        say(
            "sf-recap-ahead",
            asked=journey.asked,
            again="yes" if journey.losses else "no",
            place=teller.name(journey.chapter or journey.ending),
        ),
    ]
