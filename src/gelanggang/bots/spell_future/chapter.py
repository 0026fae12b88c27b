"""What a chapter's rule means for who plays it: where to place, which Mind card, and why."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.stacks import largest, stacks
from gelanggang.bots.thought import Reason
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move
from gelanggang.games.spell_future.chapter import (
    BLACK_BOTH,
    DAMAGE,
    DEFEAT,
    HOLD,
    KEY_WORD,
    MIRROR,
    MISSES_FEED,
    NO_GOAL,
    OPEN_MAGE,
    SAME_MIND,
    TOGETHER_HEALS,
    WOUNDS_STAY,
)
from gelanggang.games.spell_future.state import POWERS, State
from gelanggang.games.spell_future.view import View

SHARED: Final = 0.5
"""How likely somebody else takes the Mind card that everybody would take first."""


def key_pad(table: State) -> int:
    """The letter whose Hits count more today; NOBODY: none does."""
    letters = table.letters()
    return letters.index(table.word) if table.rule(KEY_WORD) and table.word in letters else NOBODY


def plain_mind(table: State) -> int:
    """The Mind card on which strangers would meet: the first that all of them have."""
    common = table.minds[0]
    for hand in table.minds:
        common &= hand
    for mind in range(len(table.pack.minds)):
        if common & POWERS[mind]:
            return mind
    return NOBODY


def same_mind_worth(table: State) -> float:
    """What it may bring to take that one."""
    return SHARED * table.rule(SAME_MIND) if table.minds_work() else 0.0


def led_tokens(view: View, pads: int) -> list[int] | None:
    """What the 1st Mage has placed for all to see, pad by pad."""
    if view.led is None or view.seat == view.mage:
        return None
    tokens = [0] * pads
    for i in range(1, len(view.led), 2):
        tokens[view.led[i]] = view.led[i + 1]
    return tokens


def damage_allowed(table: State) -> int:
    """The damage at which all is lost: the Village's end, or the goal's."""
    village = table.pack.village
    if table.story is None or table.story.chapter.goal[DAMAGE] == NO_GOAL:
        return village
    return min(village, table.story.chapter.goal[DAMAGE] + 1)


def still_wanted(table: State, goal: int) -> bool:
    """Whether the party still has to defeat, or to hold, for its goal."""
    if table.story is None:
        return False
    return table.story.reached(goal, table.damage) < table.story.chapter.goal[goal]


def wants_defeat(table: State) -> bool:
    """Whether Beasts have to be defeated for the goal."""
    return still_wanted(table, DEFEAT)


def wants_hold(table: State) -> bool:
    """Whether Beasts have to be held for the goal."""
    return still_wanted(table, HOLD)


def chapter_reason(table: State, view: View, move: Move) -> Reason | None:
    """The reason that the chapter's rule gives for a placement; None: the usual ones hold."""
    whites, blacks = stacks(move)
    if table.story is None or not (whites or blacks):
        return None
    white = sum([n for _, n in whites])
    black = sum([n for _, n in blacks])
    pads = [pad for pad, _ in whites + blacks]
    if table.rule(OPEN_MAGE):
        if view.led is None:
            return Reason("lead-plainly", {"best": largest(whites or blacks)})
        if view.led[1] in pads:
            return Reason("follow-mage", {"seat": view.mage, "best": view.led[1]})
    if key_pad(table) in pads:
        return Reason("key-word", {"word": table.word})
    if table.rule(SAME_MIND) and move.things[0] == plain_mind(table):
        return Reason("same-mind", {"mind": move.things[0]})
    if table.rule(MISSES_FEED) and len(pads) <= 2:
        return Reason("few-stacks", {"n": len(pads)})
    if table.rule(MIRROR) and white != black:
        return Reason("mirror-strike" if black > white else "mirror-guard")
    if table.rule(BLACK_BOTH) and black >= white:
        return Reason("black-both", {"least": largest(blacks)})
    if table.rule(WOUNDS_STAY) and white > black:
        return Reason("wound-beast", {"beast": view.beast})
    if table.rule(TOGETHER_HEALS) and len(pads) > 2:
        return Reason("nobody-alone", {"n": len(pads)})
    return None
