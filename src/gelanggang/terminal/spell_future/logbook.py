"""The logbook of a campaign: every try, and the story around it, to be read again."""

from __future__ import annotations

from rich.text import Text

from gelanggang.games.spell_future.journey import Journey, Step
from gelanggang.games.spell_future.story import FALLEN_WAY
from gelanggang.text.spell_story import StoryTeller


def tries(journey: Journey) -> list[Step]:
    """Every game, in its order."""
    return [step for step in journey.steps if step["did"] == "played"]


def is_first(journey: Journey, step: Step) -> bool:
    """Whether it was the first try of its chapter."""
    return next(one for one in tries(journey) if one["chapter"] == step["chapter"]) is step


def after(teller: StoryTeller, journey: Journey, step: Step) -> str:
    """The story after a game."""
    return teller.after(step, step["way"] == FALLEN_WAY and is_first(journey, step))


def logbook(teller: StoryTeller, journey: Journey) -> list[Text]:
    """Each try with its date and its line, and what was told before and after it."""
    lines: list[Text] = []
    for step, told in zip(tries(journey), teller.logbook(journey), strict=True):
        lines.append(Text(f"{step['date']}  {told}", "bold"))
        if is_first(journey, step):
            lines.append(Text(teller.before(str(step["chapter"])), "dim"))
        lines += [Text(after(teller, journey, step)), Text()]
    if journey.ending:
        lines += [Text(teller.name(journey.ending), "bold"), Text(teller.ending(journey.ending))]
    return lines
