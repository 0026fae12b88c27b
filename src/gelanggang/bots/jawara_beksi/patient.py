"""A simple player of Jawara Beksi: gathers cards until a Combo is worth playing."""

from __future__ import annotations

from gelanggang.bots.bot import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.core.view import View as CoreView
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.combo import quote
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import State
from gelanggang.games.jawara_beksi.view import View

WORTH_WAITING_FOR = 5


class PatientBot(Bot):
    """Plays the best Combo it holds once that earns enough, or empties the pool."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def think(self, view: CoreView, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        assert isinstance(view, View)
        return Thought(self._choose(view, decision, offers, rng), Reason("by-chance"))

    def _choose(self, view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if decision.kind == "act":
            return self._act(view, decision.seat, list(offers), rng)
        if decision.kind == "discard":
            return min(offers, key=lambda move: self._keep(move.things[0]))
        if decision.kind == "answer":
            return offers[0]
        if decision.kind == "challenge":
            return self._challenge(view, decision.seat, list(offers))
        if decision.kind == "opponent":
            return max(offers, key=lambda move: view.points[move.things[0]])
        if decision.kind == "swap":
            return max(
                offers, key=lambda move: self._keep(move.things[0]) - self._keep(move.things[1])
            )
        return offers[rng.below(len(offers))]

    def _act(self, view: View, seat: Seat, offered: list[Move], rng: Rng) -> Move:
        # Only what the seat knows decides what a Combo earns, so any sample will do.
        table = self.rules.sample(view, rng)
        helpers = [move for move in offered if move.verb == moves.PLAY_SUPPORT]
        combos = [move for move in offered if move.verb == moves.PLAY_COMBO]
        best = max(combos, key=lambda move: self._worth(table, seat, move), default=None)
        ready = best is not None and (
            self._worth(table, seat, best) >= min(WORTH_WAITING_FOR, table.pool)
        )
        useful = [move for move in helpers if self._is_useful(move.things[0], ready)]
        if useful:
            return useful[0]
        if best is not None and ready:
            return best
        return next(move for move in offered if move.verb in (moves.DRAW_CARDS, moves.END_TURN))

    def _is_useful(self, card: int, ready: bool) -> bool:
        """Helpers of a Combo wait for one; a DUEL is left alone; all others are played at once."""
        before_combo = self.rules.pack.moments[card] == 1
        duels = self.rules.pack.face_ids[card] == "pibu"
        return not duels and (ready or not before_combo)

    def _worth(self, table: State, seat: Seat, move: Move) -> int:
        found = quote(table, seat, list(move.things))
        return found.least + found.most

    def _keep(self, card: int) -> int:
        """How much a card is worth keeping: Score and directions; any Support card more."""
        pack = self.rules.pack
        if not pack.is_action(card):
            return 100
        return 2 * pack.scores[card] + pack.directions[card].bit_count()

    def _challenge(self, view: View, seat: Seat, offered: list[Move]) -> Move:
        """Behind in points, a DUEL against the richest can only help."""
        richest = max(view.points[other] for other in range(view.seats) if other != seat)
        dares = [move for move in offered if move.verb == moves.CHALLENGE]
        against = [move for move in dares if view.points[move.things[0]] == richest]
        return max(against or dares, key=lambda move: move.things[1])
