"""What has happened in a chapter so far.  All of it is open to everybody."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import NOBODY, Seat
from gelanggang.games.spell_future.chapter import (
    DAMAGE,
    DEFEAT,
    GOALS,
    HOLD,
    LAST,
    NO_GOAL,
    RULES,
    TOGETHER,
    Chapter,
)

ATTACK_WAY: Final = "attack"
DEFENCE_WAY: Final = "defence"
FALLEN_WAY: Final = "fallen"
WAYS: Final = [ATTACK_WAY, DEFENCE_WAY, FALLEN_WAY]
"""How a chapter can end (SF-96)."""


class Story:
    """Counts what goals, ways and the logbook ask for."""

    __slots__ = (
        "all_hit",
        "alone",
        "best",
        "chapter",
        "defeated",
        "healing",
        "held",
        "hits",
        "stopped",
        "through",
        "together",
        "wounds",
    )

    def __init__(self, chapter: Chapter, seats: int) -> None:
        self.chapter: Final = chapter
        self.defeated = 0
        """Beasts."""
        self.held = 0
        self.together = 0
        """Days on which everybody Hit."""
        self.all_hit = False
        """Whether today is one."""
        self.stopped = False
        """Whether today's Beast was defeated or held."""
        self.wounds = 0
        """What a Beast that comes again has lost of its health."""
        self.healing = 0
        """Damage that a Provision can still heal."""
        self.best = NOBODY
        """The word on which most tokens Hit in one day, and how many they were."""
        self.hits = 0
        self.through = NOBODY
        """The Beast that got through last."""
        self.alone = [0] * seats
        """By seat, how often somebody was alone with an idea."""

    def copy(self) -> Story:
        """Another one that shares nothing that changes."""
        twin = Story(self.chapter, 0)
        twin.defeated = self.defeated
        twin.held = self.held
        twin.together = self.together
        twin.all_hit = self.all_hit
        twin.stopped = self.stopped
        twin.wounds = self.wounds
        twin.healing = self.healing
        twin.best = self.best
        twin.hits = self.hits
        twin.through = self.through
        twin.alone = self.alone[:]
        return twin

    def way(self) -> str:
        """How the Village stands: by Attack if more Beasts were defeated than held (SF-96)."""
        return ATTACK_WAY if self.defeated > self.held else DEFENCE_WAY

    def lonely(self) -> Seat:
        """Who was alone with an idea most often; nobody, if nobody was."""
        most = max(self.alone)
        return self.alone.index(most) if most else NOBODY

    def reached(self, goal: int, damage: int) -> int:
        """How far a goal is."""
        if goal == DEFEAT:
            return self.defeated
        if goal == HOLD:
            return self.held
        if goal == DAMAGE:
            return damage
        return self.together if goal == TOGETHER else int(self.stopped)

    def met(self, damage: int) -> bool:
        """Whether all goals are, as it stands now."""
        for goal, wanted in enumerate(self.chapter.goal):
            if wanted == NO_GOAL:
                continue
            reached = self.reached(goal, damage)
            if (reached > wanted) if goal == DAMAGE else (reached < wanted):
                return False
        return True

    def out_of_reach(self, damage: int, days: int) -> bool:
        """Whether a goal cannot be met any more in so many days."""
        for goal, wanted in enumerate(self.chapter.goal):
            if wanted == NO_GOAL:
                continue
            reached = self.reached(goal, damage)
            if goal == DAMAGE and reached > wanted:
                return True
            if goal not in (DAMAGE, LAST) and reached + days < wanted:
                return True
        return False

    def plain(self, damage: int) -> dict[str, object]:
        """As plain data, for views and states."""
        chapter = self.chapter
        return {
            "chapter": chapter.key,
            "days": chapter.pack.days,
            "rules": [
                {"rule": name, "n": chapter.n[i]} for i, name in enumerate(RULES) if chapter.n[i]
            ],
            "goals": [
                {"goal": name, "n": chapter.goal[i], "reached": self.reached(i, damage)}
                for i, name in enumerate(GOALS)
                if chapter.goal[i] != NO_GOAL
            ],
            "memories": [memory.key for memory in chapter.memories],
            "provision": chapter.provision,
            "more_health": chapter.health[len(self.alone) - 2],
            "more_attack": chapter.attack[len(self.alone) - 2],
            "defeated": self.defeated,
            "held": self.held,
            "together": self.together,
            "all_hit": self.all_hit,
            "stopped": self.stopped,
            "wounds": self.wounds,
            "healing": self.healing,
            "best": self.best,
            "hits": self.hits,
            "through": self.through,
            "alone": self.alone[:],
        }
