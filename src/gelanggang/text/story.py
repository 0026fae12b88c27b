"""A story that is told over several games, as those hear it who walk through it.

These types are part of the wire (`server/wire.py`), and docstrings part of its documentation.  Who
tells a game's stories makes them (`games.py`): with texts in a language, or with ids alone.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from gelanggang.core.rules import Scenario


class ChapterInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chapter that was walked, or that is next."""

    id: str
    step: int
    """The how manyth of the way, from 1."""
    days: int
    name: str = ""
    before: str = ""
    """The story before it."""
    rules: list[str] = []
    """What is different in it, a sentence each."""
    goals: list[str] = []
    """What has to be reached, a sentence each."""
    way: str = ""
    """How it ended: `attack`, `defence` or `fallen`; empty: it is next."""


class TryInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the logbook: one game of a chapter."""

    chapter: str
    way: str
    """How it ended: `attack`, `defence` or `fallen`."""
    damage: int
    names: list[str]
    """Who was there."""
    word: str = ""
    """The one with most Hits, if there was one; in no language its id."""
    beast: str = ""
    """One that got through, likewise."""
    alone: str = ""
    """Who was alone with an idea."""
    provision: str = ""
    """The id of the one that the party had."""
    date: str = ""
    """The day on which it ended, as 2026-11-16."""
    after: str = ""
    """The story after it."""
    line: str = ""
    """All of it in one sentence."""


class StoryChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Provision or a Memory."""

    id: str
    name: str = ""
    line: str = ""
    """What it does, where its name does not say so already."""
    place: str = ""
    """The id of the card whose place a Memory takes in everybody's hand,"""
    text: str = ""
    """and what stands on it then."""


class StoryVote(msgspec.Struct, frozen=True):
    """What somebody would like to take; a host without a seat has the seat -1."""

    seat: int
    choice: str


class StoryInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a party stands in its story.  What it has not reached is not in it."""

    id: str
    asked: str
    """`play` the next chapter, choose a `provision` or a `memory`; or the story has `ended`."""
    length: int
    """How many chapters are walked, whatever happens."""
    chapters: list[ChapterInfo]
    """Those that were walked, in order; then the next one."""
    title: str = ""
    name: str = ""
    """What the party calls it."""
    tries: list[TryInfo] = []
    """The logbook."""
    choices: list[StoryChoice] = []
    """Of which the party chooses one now, each with a vote."""
    votes: list[StoryVote] = []
    scars: int = 0
    losses: int = 0
    """Of the chapter that is next."""
    provision: StoryChoice | None = None
    """What the party has for its next try."""
    memories: list[StoryChoice] = []
    """In everybody's hand."""
    ending: str = ""
    ending_name: str = ""
    ending_text: str = ""
    recap: str = ""
    """Where were we?  In three sentences, once something was played."""
    last: str = ""
    """The day of the last game, as 2026-11-16."""


class StoryOffer(msgspec.Struct, frozen=True):
    """A story that can be begun."""

    story: str
    title: str
    length: int
    """How many chapters are walked, whatever happens."""


class Storyteller(Protocol):
    """Tells one story of a game, in one language or in none."""

    def offer(self) -> StoryOffer:
        """The story, for somebody who has heard nothing of it yet."""

    def told(self, journey: Any) -> StoryInfo:
        """Where a party stands: what it has reached, and nothing else."""

    def alone(self, start: Scenario) -> StoryInfo:
        """A chapter that is played without consequences, by its start."""

    def called(self, choice: str) -> str:
        """What a Provision or a Memory is called."""
