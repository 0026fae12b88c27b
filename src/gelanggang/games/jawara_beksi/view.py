"""What a seat of Jawara Beksi may know."""

from __future__ import annotations

from typing import Final, Self

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.state import changed, plain_fields
from gelanggang.core.view import Own as CoreOwn
from gelanggang.core.view import View as CoreView
from gelanggang.core.zone import HIDDEN, Zone
from gelanggang.games.jawara_beksi.state import State

FIELDS: Final = (
    "action_counts",
    "actions",
    "actions_left",
    "actions_seen",
    "bonus_sooner",
    "challenger",
    "characters",
    "chooser",
    "combo_points",
    "combo_size",
    "deck_counts",
    "discards",
    "drawn",
    "duel_opponent",
    "ended",
    "excuses",
    "guard",
    "judge",
    "judge_holder",
    "judges_left",
    "known_actions",
    "known_supports",
    "laid",
    "moment",
    "op",
    "pending",
    "place",
    "played",
    "points",
    "pool",
    "quiet",
    "round",
    "rounds",
    "scores",
    "seat",
    "seats",
    "skip_draw",
    "stack",
    "support_counts",
    "supports",
    "supports_played",
    "supports_seen",
    "swap_with",
    "total",
    "turn",
    "turns",
    "wager",
    "without_down",
)
OWN: Final = (
    "actions",
    "actions_seen",
    "known_actions",
    "known_supports",
    "seat",
    "supports",
    "supports_seen",
)
"""What depends on the chair; all else is the same for everybody."""
COMMON: Final = tuple([name for name in FIELDS if name not in OWN])


class Own(CoreOwn):
    """The cards that one chair may see."""

    __slots__ = OWN

    def __init__(self, s: State, seat: Seat | None) -> None:
        self.seat = seat
        self.actions: list[int] = []
        """One's own hand, in the order it is held."""
        self.supports: list[int] = []
        self.actions_seen: list[int] = []
        """For each card of one's own hand, the mask of those who have seen it."""
        self.supports_seen: list[int] = []
        if seat is not None:
            self.actions = s.actions[seat].shown_to(seat)
            self.supports = s.supports[seat].shown_to(seat)
            self.actions_seen = s.actions[seat].seen[:]
            self.supports_seen = s.supports[seat].seen[:]
        self.known_actions = [
            _known(s.actions[other], seat) if other != seat else [] for other in range(s.seats)
        ]
        """Cards of others' hands that this chair has seen, in no order that tells anything."""
        self.known_supports = [
            _known(s.supports[other], seat) if other != seat else [] for other in range(s.seats)
        ]

    def holds(self, s: State) -> bool:
        """Whether this chair may still see just this: nearly always, as most moves are others'."""
        for other in range(s.seats):
            if not self._holds_of(other, s):
                return False
        return True

    def _holds_of(self, other: Seat, s: State) -> bool:
        actions, supports = s.actions[other], s.supports[other]
        if other == self.seat:
            same = actions.things == self.actions and actions.seen == self.actions_seen
            return same and supports.things == self.supports and supports.seen == self.supports_seen
        known_actions, known_supports = self.known_actions[other], self.known_supports[other]
        if actions.hidden_from(self.seat) and supports.hidden_from(self.seat):
            return not known_actions and not known_supports
        same = _known(actions, self.seat) == known_actions
        return same and _known(supports, self.seat) == known_supports

    def changes(self, before: Self) -> dict[str, object]:
        return changed(OWN, self._values(), before._values())

    def _values(self) -> list[object]:
        """The values of OWN in order."""
        return [
            self.actions,
            self.actions_seen,
            self.known_actions,
            self.known_supports,
            self.seat,
            self.supports,
            self.supports_seen,
        ]


class Common(CoreView):
    """What is the same from every chair.  Cards are numbers of the pack."""

    __slots__ = COMMON

    def __init__(self, s: State, pending: list[Decision]) -> None:
        # The table.
        self.seats = s.seats
        self.rounds = s.rounds
        self.without_down = s.without_down
        self.moment = s.moment
        self.pending = pending
        self.stack = s.stack[:]
        self.round = s.round
        self.turn = s.turn
        self.chooser = s.chooser
        self.turns = s.turns
        self.quiet = s.quiet
        self.ended = s.ended
        self.pool = s.pool
        self.judge = s.judge
        self.judges_left = s.judges_left[:]
        self.judge_holder = s.judge_holder
        self.characters = s.characters[:]
        self.points = s.points[:]
        self.scores = s.scores[:]
        self.guard = s.guard[:]
        self.skip_draw = s.skip_draw[:]
        self.actions_left = s.actions_left
        self.supports_played = s.supports_played
        self.excuses = s.excuses
        self.combo_points = s.combo_points
        self.bonus_sooner = s.bonus_sooner
        self.combo_size = s.combo_size
        self.drawn = s.drawn
        self.place = s.place
        self.op = s.op
        self.total = s.total
        self.swap_with = s.swap_with
        self.challenger = s.challenger
        self.duel_opponent = s.duel_opponent
        self.wager = s.wager
        # Cards: how many there are, and those that lie open.
        self.deck_counts = [len(zone) for zone in s.decks]
        self.action_counts = [len(zone) for zone in s.actions]
        self.support_counts = [len(zone) for zone in s.supports]
        self.discards = [zone.shown_to(None) for zone in s.discards]
        self.laid = [zone.shown_to(None) for zone in s.laid]
        self.played = s.played.shown_to(None)

    def plain(self) -> dict[str, object]:
        return plain_fields(self, COMMON)

    def changes(self, before: Self) -> dict[str, object]:
        return changed(COMMON, self._common(), before._common())

    def _common(self) -> list[object]:
        """The values of COMMON in order: to look for each by its name takes long, at every move."""
        return [
            self.action_counts,
            self.actions_left,
            self.bonus_sooner,
            self.challenger,
            self.characters,
            self.chooser,
            self.combo_points,
            self.combo_size,
            self.deck_counts,
            self.discards,
            self.drawn,
            self.duel_opponent,
            self.ended,
            self.excuses,
            self.guard,
            self.judge,
            self.judge_holder,
            self.judges_left,
            self.laid,
            self.moment,
            self.op,
            self.pending,
            self.place,
            self.played,
            self.points,
            self.pool,
            self.quiet,
            self.round,
            self.rounds,
            self.scores,
            self.seats,
            self.skip_draw,
            self.stack,
            self.support_counts,
            self.supports_played,
            self.swap_with,
            self.total,
            self.turn,
            self.turns,
            self.wager,
            self.without_down,
        ]


class View(Common):
    """The table from one chair (None: a spectator's)."""

    __slots__ = OWN

    def __init__(self, s: State, seat: Seat | None, pending: list[Decision]) -> None:
        super().__init__(s, pending)
        self.seat = seat
        own = Own(s, seat)
        self.actions = own.actions
        self.supports = own.supports
        self.actions_seen = own.actions_seen
        self.supports_seen = own.supports_seen
        self.known_actions = own.known_actions
        self.known_supports = own.known_supports

    def plain(self) -> dict[str, object]:
        return plain_fields(self, FIELDS)


def _known(hand: Zone, seat: Seat | None) -> list[int]:
    if hand.hidden_from(seat):
        # So it is with nearly every hand of another.
        return []
    return sorted([card for card in hand.shown_to(seat) if card != HIDDEN])
