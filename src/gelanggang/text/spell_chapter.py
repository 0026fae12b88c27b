"""What holds in a chapter of a story, whichever campaign it is from: its rules, its goals."""

from __future__ import annotations

from gelanggang.games.spell_future.chapter import GOALS, NO_GOAL, RULES, Chapter
from gelanggang.games.spell_future.story import Story
from gelanggang.text.catalogue import Voice


def rules(voice: Voice, chapter: Chapter) -> list[str]:
    """What is different in a chapter, a sentence a rule."""
    told = [
        voice.say(f"sf-chapter-{name.replace('_', '-')}", n=chapter.n[i])
        for i, name in enumerate(RULES)
        if chapter.n[i]
    ]
    return told or [voice.say("sf-chapter-none")]


def goals(voice: Voice, chapter: Chapter) -> list[str]:
    """What has to be reached."""
    return [
        voice.say(f"sf-goal-{name}", n=chapter.goal[i])
        for i, name in enumerate(GOALS)
        if chapter.goal[i] != NO_GOAL
    ]


def progress(voice: Voice, story: Story, damage: int) -> str:
    """How far the goals are, in one line."""
    wanted = story.chapter.goal
    told = [
        voice.say("sf-table-goal", goal=name, n=wanted[i], reached=story.reached(i, damage))
        for i, name in enumerate(GOALS)
        if wanted[i] != NO_GOAL
    ]
    return voice.say("sf-table-goals", goals=" · ".join(told))
