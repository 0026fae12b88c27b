"""A chapter of a story: what is different from an ordinary game, and what is to be reached."""

from __future__ import annotations

from typing import Final

from gelanggang.games.spell_future.cards import MindOp, Pack

# The rules that a chapter can have.
BLACK_BOTH: Final = 0
KEY_WORD: Final = 1
SAME_MIND: Final = 2
COLOURS_STAY: Final = 3
MISSES_FEED: Final = 4
MIRROR: Final = 5
WOUNDS_STAY: Final = 6
OPEN_MAGE: Final = 7
MYSTIC_DAYS: Final = 8
TOGETHER_HEALS: Final = 9
RULES: Final = [
    "black_both",
    "key_word",
    "same_mind",
    "colours_stay",
    "misses_feed",
    "mirror",
    "wounds_stay",
    "open_mage",
    "mystic_days",
    "together_heals",
]
RULE_LIMITS: Final = {
    "key_word": (2, 3),
    "same_mind": (1, 5),
    "colours_stay": (2, 4),
    "misses_feed": (1, 3),
    "mystic_days": (2, 4),
    "together_heals": (1, 3),
}
"""The least and the most of a rule that has a number; the others hold or do not."""

# What a party has to reach, beside that the Village stands.
DEFEAT: Final = 0
HOLD: Final = 1
DAMAGE: Final = 2
TOGETHER: Final = 3
LAST: Final = 4
GOALS: Final = ["defeat", "hold", "damage", "together", "last"]
"""Beasts defeated and held, the most damage, days on which everybody Hits, the last Beast."""
NO_GOAL: Final = -1

PROVISIONS: Final = ["tokens", "words", "look", "heal"]
"""What a party may take along on its second try (SF-92)."""

MOST_DAYS: Final = 7
MOST_SCARS: Final = 3


class Memory:
    """An improved Mind card: it lies in everybody's hand in place of the ordinary one (SF-95)."""

    __slots__ = ("effects", "key", "mind", "names")

    def __init__(
        self,
        key: str,
        mind: int,
        names: tuple[str, str],
        effects: list[MindOp],
    ) -> None:
        self.key: Final = key
        self.mind: Final = mind
        self.names: Final = names
        """In Indonesian and in English."""
        self.effects: Final = effects


class Chapter:
    """One chapter as it is played.  It never changes."""

    __slots__ = ("attack", "beasts", "goal", "health", "key", "memories", "n", "pack", "provision")

    def __init__(
        self,
        key: str,
        n: list[int],
        goal: list[int],
        beasts: list[int],
        memories: list[Memory],
        provision: str,
        health: list[int],
        attack: list[int],
        pack: Pack,
    ) -> None:
        self.key: Final = key
        self.n: Final = n
        """By rule, 0: it does not hold; else its number, or 1."""
        self.goal: Final = goal
        """By goal, how many are needed or allowed; NO_GOAL: it is none."""
        self.beasts: Final = beasts
        """Day by day; none: they are drawn by tier."""
        self.memories: Final = memories
        self.provision: Final = provision
        """One of PROVISIONS, or nothing."""
        self.health: Final = health
        """What every Beast has more or less, for two players, for three and so on;"""
        self.attack: Final = attack
        """likewise."""
        self.pack: Final = pack
        """The cards as they are in this chapter: its days and Beasts, and the Memories."""

    def rules(self) -> list[str]:
        """The names of the rules that hold."""
        return [name for i, name in enumerate(RULES) if self.n[i]]
