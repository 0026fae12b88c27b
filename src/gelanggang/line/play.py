"""A game line by line, from sitting down to the last line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.match import Chooser, Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View
from gelanggang.line.adviser import Adviser
from gelanggang.line.company import Company
from gelanggang.line.games import known
from gelanggang.line.person import Person
from gelanggang.line.screen import Left, Screen
from gelanggang.text.games import narrator

ME: Final = 0
"""The seat of a single person."""


def play(
    match: Match,
    people: int,
    bots: list[Chooser],
    names: list[str],
    screen: Screen,
    hints: bool,
    keep: Callable[[], None] | None = None,
) -> None:
    """Seat so many people and then the bots, and play until the end, or until somebody leaves.

    `keep` is called before every choice, when all choices before it are made.
    """
    teller = narrator(match.rules, screen.voice, names)
    table = known(match.rules).table(match.rules, teller, screen)
    adviser = Adviser(match, teller, screen) if hints else None
    me: Seat | None = None
    persons: list[Chooser]
    finish: Callable[[], None]
    if people == 1:
        me = ME
        person = Person(match, table, teller, screen, adviser, me)
        persons, finish = [person], person.finish
    else:
        company = Company(match, table, teller, screen, adviser)
        persons, finish = [company.seat(seat) for seat in range(people)], company.finish
    table.show_start(match.view(me))
    try:
        choosers = [*persons, *bots]
        match.finish(choosers if keep is None else [_kept(one, keep) for one in choosers])
    except Left:
        screen.say("goodbye")
    else:
        finish()


def _kept(chooser: Chooser, keep: Callable[[], None]) -> Chooser:
    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        keep()
        return chooser(view, decision, offers, rng)

    return choose
