"""Suit, the hand game: elephant beats person, person beats ant, ant beats elephant.

Everybody shows a sign at the same moment and gets a point for each player whose sign it beats.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import AnyRules, Chooser
from gelanggang.core.move import Move, Offers, ThingOffers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Option, Options, PackLabel
from gelanggang.core.rules import Rules as CoreRules
from gelanggang.core.state import State as CoreState
from gelanggang.core.view import NUMBER, THINGS, Spot
from gelanggang.core.view import View as CoreView
from gelanggang.core.zone import HIDDEN, Zone
from gelanggang.games.game import Game

SIGNS: Final = ["gajah", "orang", "semut"]
"""Each beats the next one, and the last beats the first."""
SHOW: Final = "show"


class State(CoreState):
    """What is shown in secret (NOBODY: nothing yet), what was shown last, and the points."""

    __slots__ = ("last", "points", "round", "rounds", "seats", "shown")

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.round = 1
        self.shown = [NOBODY] * seats
        self.last = [NOBODY] * seats
        self.points = [0] * seats

    def zones(self) -> list[list[Zone]]:
        return []  # Nothing lies on the table that could be mixed up.


class View(CoreView):
    """The same from one chair: of what others show now, only that they do."""

    __slots__ = ("last", "pending", "points", "round", "rounds", "seat", "seats", "shown")

    def __init__(self, s: State, seat: Seat | None, pending: list[Decision]) -> None:
        self.seat = seat
        self.seats = s.seats
        self.round = s.round
        self.rounds = s.rounds
        self.points = s.points[:]
        self.pending = pending
        self.last = [[] if sign == NOBODY else [sign] for sign in s.last]
        self.shown = [
            [] if sign == NOBODY else [sign if one == seat else HIDDEN]
            for one, sign in enumerate(s.shown)
        ]


class Rules(CoreRules[State, View]):
    """Two to four players; over when nobody can catch up any more."""

    def __init__(self) -> None:
        rounds = Option("rounds", 5, [3, 5, 7])
        super().__init__("suit", 1, PackLabel("Suit", "1", "suit-1"), (2, 4), [rounds], 4 * 7)

    def setup(self, seats: int, options: Options, rng: Rng, told: list[Told] | None) -> State:
        return State(seats, int(options["rounds"]))

    def copy(self, s: State) -> State:
        twin = State(s.seats, s.rounds)
        twin.round, twin.shown, twin.last = s.round, s.shown[:], s.last[:]
        twin.points = s.points[:]
        return twin

    def to_act(self, s: State) -> list[Seat]:
        return [] if self._over(s) else [i for i, sign in enumerate(s.shown) if sign == NOBODY]

    def pending(self, s: State) -> dict[Seat, Decision]:
        if self._over(s):
            return {}
        return {
            seat: Decision(s.round, seat, SHOW, {}, sealed=True, answered=sign != NOBODY)
            for seat, sign in enumerate(s.shown)
        }

    def legal(self, s: State, seat: Seat) -> Offers:
        return ThingOffers(SHOW, list(range(len(SIGNS))))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.legal(s, seat) else Refusal("no-sign")

    def apply(self, s: State, seat: Seat, move: Move, rng: Rng, told: list[Told] | None) -> None:
        ears = [] if told is None else told
        if s.shown[seat] == NOBODY:
            ears.append(Told(Event("ready", {"seat": seat})))
        s.shown[seat] = move.things[0]
        if NOBODY not in s.shown:
            self._open(s, ears)

    def _open(self, s: State, ears: list[Told]) -> None:
        """All signs at once, in the order of the seats."""
        ears += [Told(Event("showed", {"seat": i, "thing": n})) for i, n in enumerate(s.shown)]
        for seat, sign in enumerate(s.shown):
            beaten = s.shown.count((sign + 1) % len(SIGNS))
            s.points[seat] += beaten
            if beaten:
                ears.append(Told(Event("scored", {"seat": seat, "n": beaten})))
        if len(set(s.shown)) == 1:
            ears.append(Told(Event("draw", {})))
        s.last, s.shown = s.shown, [NOBODY] * s.seats
        s.round += 1
        outcome = self.outcome(s)
        if outcome is not None:
            kind = "won" if len(outcome.winners) == 1 else "shared-win"
            ears.append(Told(Event(kind, {"seats": outcome.winners, "n": max(s.points)})))

    def _over(self, s: State) -> bool:
        left = s.rounds + 1 - s.round
        lead = sorted(s.points)[-1] - sorted(s.points)[-2]
        return left == 0 or lead > left * (s.seats - 1)

    def outcome(self, s: State) -> Outcome | None:
        best = [seat for seat, points in enumerate(s.points) if points == max(s.points)]
        return Outcome(best, self.scores(s)) if self._over(s) else None

    def scores(self, s: State) -> list[int]:
        return s.points[:]

    def view(self, s: State, seat: Seat | None) -> View:
        return View(s, seat, list(self.pending(s).values()))

    def sample(self, v: View, rng: Rng) -> State:
        s = State(v.seats, v.rounds)
        s.round, s.points = v.round, v.points[:]
        s.last = [signs[0] if signs else NOBODY for signs in v.last]
        s.shown = [signs[0] if signs else NOBODY for signs in v.shown]
        for seat, signs in enumerate(v.shown):
            if signs == [HIDDEN]:
                s.shown[seat] = rng.below(len(SIGNS))
        return s

    def things(self) -> list[str]:
        return SIGNS

    def spots(self) -> list[Spot]:
        return [
            Spot("round", NUMBER),
            Spot("points", NUMBER, each=True),
            Spot("shown", THINGS, each=True),
            Spot("last", THINGS, each=True),
        ]


def copycat(rules: AnyRules) -> Chooser:
    """Shows what would have beaten somebody's last sign."""

    def choose(view: CoreView, decision: Decision, offers: Offers, rng: Rng) -> Move:
        assert isinstance(view, View)
        known = [signs[0] for i, signs in enumerate(view.last) if signs and i != decision.seat]
        sign = known[rng.below(len(known))] if known else rng.below(len(SIGNS))
        return Move(SHOW, ((sign - 1) % len(SIGNS),))

    return choose


HERE: Final = Path(__file__).parent
GAME: Final = Game("suit", lambda folder: Rules(), HERE, words=HERE, bots={"copycat": copycat})
