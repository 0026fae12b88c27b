"""Taking back: when it is fair, and for whom it has to be asked.

Until a choice is sent, everything is free.  Afterwards it can be taken back at once when it showed
nothing hidden and nobody else has acted.  When others have acted, or cards of one's own were shown
to them, the other people are asked.  Where chance was used, or something was shown that whoever
chose had not seen before, nothing can be taken back: nobody can forget it.
"""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.reveal import MORE, NOTHING
from gelanggang.core.rules import V
from gelanggang.tables.denied import Denied


class Undo:
    """What taking back would mean: how many choices stay, and whether others are asked."""

    def __init__(self, keep: int, free: bool) -> None:
        self.keep: Final = keep
        self.free: Final = free


class Wish:
    """Somebody waits for the others' consent."""

    def __init__(self, seat: Seat, keep: int) -> None:
        self.seat: Final = seat
        self.keep: Final = keep
        self.agreed: Final[set[Seat]] = set()


def begun_again(match: Match[V], keep: int) -> Match[V]:
    """The same game after its first choices alone."""
    rules = match.rules
    twin = Match(
        rules,
        match.seats,
        match.options,
        match.seed,
        match.chance,
        match.scenario,
        match.remembers,
    )
    for seat, text in match.choices[:keep]:
        twin.play(seat, rules.read(text))
    return twin


def find_undo(match: Match, seat: Seat) -> Undo:
    """How the last choice of a seat could be taken back; Denied when it cannot."""
    mine = [i for i, (who, _) in enumerate(match.choices) if who == seat]
    if not mine:
        raise Denied("undo-nothing")
    if match.over:
        raise Denied("undo-over")
    asked = match.pending().get(seat)
    if asked is not None and asked.sealed:
        raise Denied("undo-sealed")
    keep = mine[-1]
    twin = begun_again(match, keep)
    shown = NOTHING
    for who, text in match.choices[keep:]:
        move = match.rules.read(text)
        found = twin.shows(who, move)
        if found == MORE or (found != NOTHING and who != seat):
            raise Denied("undo-shown")
        if found != NOTHING:
            shown = found
        twin.play(who, move)
    return Undo(keep, shown == NOTHING and keep == len(match.choices) - 1)
