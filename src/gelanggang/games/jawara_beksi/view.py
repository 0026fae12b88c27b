"""What a seat of Jawara Beksi may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.state import plain_fields
from gelanggang.core.view import Part
from gelanggang.core.view import View as CoreView
from gelanggang.core.zone import HIDDEN, Zone
from gelanggang.games.jawara_beksi.state import OPEN, State

COMMON: Final = (
    *OPEN,
    "action_counts",
    "deck_counts",
    "discards",
    "laid",
    "pending",
    "played",
    "support_counts",
)
"""What is the same for everybody."""
OWN: Final = (
    "actions",
    "actions_seen",
    "known_actions",
    "known_supports",
    "seat",
    "supports",
    "supports_seen",
)
"""What depends on the chair."""
FIELDS: Final = tuple(sorted((*COMMON, *OWN)))


class View(CoreView):
    """The table from one chair (None: a spectator's).  Cards are numbers of the pack."""

    __slots__ = FIELDS

    def __init__(self, s: State, seat: Seat | None, pending: list[Decision]) -> None:
        self.seat = seat
        # The table.
        self.seats = s.seats
        self.rounds = s.rounds
        self.without_down = s.without_down
        self.fresh_hands = s.fresh_hands
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
        self.skip_by = s.skip_by[:]
        self.skip_cause = s.skip_cause[:]
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
        # Cards: how many there are, and those that this chair may see.
        self.deck_counts = [len(zone) for zone in s.decks]
        self.action_counts = [len(zone) for zone in s.actions]
        self.support_counts = [len(zone) for zone in s.supports]
        self.discards = [zone.shown_to(seat) for zone in s.discards]
        self.laid = [zone.shown_to(seat) for zone in s.laid]
        self.played = s.played.shown_to(seat)
        self.actions = _hand(s.actions, seat)
        """One's own hand, in the order it is held."""
        self.supports = _hand(s.supports, seat)
        self.actions_seen = [] if seat is None else s.actions[seat].seen[:]
        """For each card of one's own hand, the mask of those who have seen it."""
        self.supports_seen = [] if seat is None else s.supports[seat].seen[:]
        self.known_actions = _known(s.actions, seat)
        """Cards of others' hands that this chair has seen, in no order that tells anything."""
        self.known_supports = _known(s.supports, seat)

    def plain(self) -> dict[str, object]:
        return plain_fields(self, FIELDS)


def common(s: State, pending: Sequence[object]) -> Part:
    """What of a view is the same from every chair; decisions may be plain already."""
    return Part(
        COMMON,
        [
            *open_values(s),
            [len(zone.things) for zone in s.actions],
            [len(zone.things) for zone in s.decks],
            [zone.shown_to(None) for zone in s.discards],
            [zone.shown_to(None) for zone in s.laid],
            pending,
            s.played.shown_to(None),
            [len(zone.things) for zone in s.supports],
        ],
    )


def open_values(s: State) -> list[object]:
    """The values of OPEN, in its order; of lists that are changed in place, a copy."""
    return [
        s.actions_left,
        s.bonus_sooner,
        s.challenger,
        s.characters,
        s.chooser,
        s.combo_points,
        s.combo_size,
        s.drawn,
        s.duel_opponent,
        s.ended,
        s.excuses,
        s.fresh_hands,
        s.guard,
        s.judge,
        s.judge_holder,
        s.judges_left,
        s.moment,
        s.op,
        s.place,
        s.points[:],
        s.pool,
        s.quiet,
        s.round,
        s.rounds,
        s.scores,
        s.seats,
        s.skip_by,
        s.skip_cause,
        s.skip_draw,
        s.stack[:],
        s.supports_played,
        s.swap_with,
        s.total,
        s.turn,
        s.turns,
        s.wager,
        s.without_down,
    ]


def own(s: State, seat: Seat | None) -> Part:
    """What of a view depends on the chair, like `common`."""
    return Part(
        OWN,
        [
            _hand(s.actions, seat),
            [] if seat is None else s.actions[seat].seen,
            _known(s.actions, seat),
            _known(s.supports, seat),
            seat,
            _hand(s.supports, seat),
            [] if seat is None else s.supports[seat].seen,
        ],
    )


def _hand(hands: list[Zone], seat: Seat | None) -> list[int]:
    return [] if seat is None else hands[seat].shown_to(seat)


def _known(hands: list[Zone], seat: Seat | None) -> list[list[int]]:
    me = NOBODY if seat is None else seat
    return [[] if other == me else known_of(hand, seat) for other, hand in enumerate(hands)]


def known_of(hand: Zone, seat: Seat | None) -> list[int]:
    """The cards of another's hand that a chair has seen."""
    if hand.hidden_from(seat):
        # So it is with nearly every hand of another.
        return []
    return sorted([card for card in hand.shown_to(seat) if card != HIDDEN])
