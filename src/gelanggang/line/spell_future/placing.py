"""Tokens and a Mind card as a person types them: `A2 D1 -C1 3` or `A+2 C-1`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gelanggang.core.move import Move
from gelanggang.games.spell_future import moves

NOTHING: Final = "0"
"""What is typed for no tokens at all."""
LETTER: Final = re.compile(r"(?P<before>[+-]?)(?P<pad>[a-z])(?P<after>[+-]?)(?P<count>[0-9]{0,2})")
COLOUR: Final = re.compile(
    r"(?P<before>[+-]?)(?P<pad>[0-9]{1,2})(?:(?P<after>[+-])(?P<count>[0-9]{0,2}))?"
)
MIND: Final = re.compile(r"[0-9]{1,2}")
DASHES: Final = str.maketrans(dict.fromkeys("−–—‐", "-") | dict.fromkeys(",;", " "))

Stacks = tuple[tuple[int, int], ...]
"""Pads and how many tokens lie on each: white above, black below 0."""


@dataclass(frozen=True)
class Draft:
    """What was typed so far."""

    stacks: Stacks | None = None
    """None: nothing was said about tokens yet."""
    mind: int | None = None
    """A number of the list that is shown, counted from 1."""

    def move(self, mind: int) -> Move:
        """The move that this would be, with its pads in order."""
        flat = [number for stack in sorted(self.stacks or ()) for number in stack]
        return Move(moves.PLACE, (mind, *flat))

    def and_then(self, later: Draft) -> Draft:
        """What was typed later takes the place of the same kind of thing."""
        return Draft(
            self.stacks if later.stacks is None else later.stacks,
            self.mind if later.mind is None else later.mind,
        )


def read_draft(text: str, mystic: bool) -> Draft | None:
    """What a line says; None when it cannot be read.

    On a Mystic day numbers are Colours, on any other the number of a Mind card.
    """
    words = text.lower().translate(DASHES).split()
    mind: int | None = None
    stacks: list[tuple[int, int]] = []
    placed = False
    for word in words:
        if word == NOTHING:
            placed = True
        elif not mystic and MIND.fullmatch(word):
            if mind is not None:
                return None
            mind = int(word)
        else:
            stack = _read_stack(word, mystic)
            if stack is None:
                return None
            stacks.append(stack)
            placed = True
    return Draft(tuple(stacks) if placed else None, mind) if words else None


def _read_stack(word: str, mystic: bool) -> tuple[int, int] | None:
    found = (COLOUR if mystic else LETTER).fullmatch(word)
    if found is None or (found["before"] and found["after"]):
        return None
    pad = int(found["pad"]) - 1 if mystic else moves.LETTERS.index(found["pad"].upper())
    count = int(found["count"] or 1)
    return pad, -count if "-" in (found["before"], found["after"]) else count
