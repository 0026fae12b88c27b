"""What a seat of Jawara Beksi may know."""

from __future__ import annotations

from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.state import plain_fields
from gelanggang.core.view import Faces, Lasting, Part
from gelanggang.core.view import View as CoreView
from gelanggang.core.zone import HIDDEN, Zone
from gelanggang.games.jawara_beksi.state import OPEN, State, changed

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
ACTIONS: Final = OWN.index("actions")
ACTIONS_SEEN: Final = OWN.index("actions_seen")
KNOWN_ACTIONS: Final = OWN.index("known_actions")
KNOWN_SUPPORTS: Final = OWN.index("known_supports")
SUPPORTS: Final = OWN.index("supports")
SUPPORTS_SEEN: Final = OWN.index("supports_seen")
NO_FACES: Final[list[Faces]] = []
NO_CARDS: Final[list[int]] = []


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


def common(s: State, pending: list[Decision], last: Part | None = None) -> Part:
    """What of a view is the same from every chair."""
    before = last.faces if isinstance(last, Lasting) else NO_FACES
    faces: list[Faces] = []
    discards = [_shown(zone, before, faces) for zone in s.discards]
    laid = [_shown(zone, before, faces) for zone in s.laid]
    played = _shown(s.played, before, faces)
    return Lasting(
        COMMON,
        [
            # All of OPEN, in its order; lists that are changed in place as they are now.
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
            [len(zone.things) for zone in s.actions],
            [len(zone.things) for zone in s.decks],
            discards,
            laid,
            pending,
            played,
            [len(zone.things) for zone in s.supports],
        ],
        faces,
    )


def _shown(zone: Zone, before: list[Faces], faces: list[Faces]) -> list[int]:
    """What everybody sees of a zone, found out anew only when it has changed."""
    at = len(faces)
    if at < len(before) and before[at].still(zone):
        found = before[at]
    else:
        found = Faces(zone, zone.shown_to(None))
    faces.append(found)
    return found.shown


def own(s: State, seat: Seat | None) -> Part:
    """What of a view depends on the chair, like `common`."""
    hands = [*s.actions, *s.supports]
    return Lasting(
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
        [Faces(hand, NO_CARDS) for hand in hands],
    )


def own_again(s: State, seat: Seat | None, last: Lasting) -> Part:
    """Like `own`, but only hands that have changed are looked at: mostly one of them."""
    seats = s.seats
    found = last
    for at in range(2 * seats):
        hand = s.actions[at] if at < seats else s.supports[at - seats]
        if found.faces[at].still(hand):
            continue
        if found is last:
            found = Lasting(OWN, last.values[:], last.faces[:])
        found.faces[at] = Faces(hand, NO_CARDS)
        of_actions = at < seats
        holder = at if of_actions else at - seats
        if holder == seat:
            found.values[ACTIONS if of_actions else SUPPORTS] = hand.shown_to(seat)
            found.values[ACTIONS_SEEN if of_actions else SUPPORTS_SEEN] = hand.seen
            continue
        seen = _seen(hand, seat)
        entry = KNOWN_ACTIONS if of_actions else KNOWN_SUPPORTS
        known = found.values[entry]
        assert isinstance(known, list)
        if seen != known[holder]:
            found.values[entry] = changed(known, holder, seen)
    return found


def _hand(hands: list[Zone], seat: Seat | None) -> list[int]:
    return [] if seat is None else hands[seat].shown_to(seat)


def _known(hands: list[Zone], seat: Seat | None) -> list[list[int]]:
    me = NOBODY if seat is None else seat
    return [[] if other == me else _seen(hand, seat) for other, hand in enumerate(hands)]


def _seen(hand: Zone, seat: Seat | None) -> list[int]:
    if hand.hidden_from(seat):
        # So it is with nearly every hand of another.
        return []
    return sorted([card for card in hand.shown_to(seat) if card != HIDDEN])
