"""A tiny game in which everybody answers at once, to try the laws on.

Each seat holds two cards and seals one; the last answer opens all, the highest card scores, and one
card is drawn from the deck for everybody to see.  Plain classes, not those of the core: compiled
classes cannot have interpreted children.
"""

from __future__ import annotations

from typing import cast

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_EVERYBODY, SEES_ONLY, Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Option, Options
from gelanggang.core.zone import Zone, face_down
from tests.laws.tables import Table

SEATS = 3
SEAL = "seal"


class ToyState:
    """Zones and two counters."""

    def __init__(self) -> None:
        self.hands = [Zone([], []) for _ in range(SEATS)]
        self.sealed = [Zone([], []) for _ in range(SEATS)]
        self.deck = face_down([])
        self.open = Zone([], [])
        self.points = [0] * SEATS
        self.round = 0

    def plain(self) -> dict[str, object]:
        zones = [[zone.things, zone.seen] for zone in self.zones()[0]]
        return {"zones": zones, "points": self.points, "round": self.round}

    def zones(self) -> list[list[Zone]]:
        return [[*self.hands, *self.sealed, self.deck, self.open]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToyState) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(str(self.plain()))


class ToyView:
    """One's own hand and seal, and what lies open."""

    def __init__(self, s: ToyState, seat: Seat | None) -> None:
        self.seen = [zone.shown_to(seat) for zone in s.zones()[0]]
        self.points = s.points[:]

    def text(self) -> str:
        return f"{self.seen} {self.points}"


class Toy:
    """The rules, as they should be."""

    key = "toy"
    fewest_seats = most_seats = SEATS
    options: tuple[Option, ...] = ()
    longest = 2 * SEATS

    def setup(self, seats: int, options: Options, rng: Rng, told: list[Told] | None) -> ToyState:
        s = ToyState()
        cards = list(range(9))
        rng.shuffle(cards)
        for seat in range(SEATS):
            for _ in range(2):
                s.hands[seat].put(cards.pop(), SEES_ONLY[seat])
        s.deck = face_down(cards)
        return s

    def copy(self, s: ToyState) -> ToyState:
        twin = ToyState()
        twin.hands = [zone.copy() for zone in s.hands]
        twin.sealed = [zone.copy() for zone in s.sealed]
        twin.deck = s.deck.copy()
        twin.open = s.open.copy()
        twin.points = s.points[:]
        twin.round = s.round
        return twin

    def to_act(self, s: ToyState) -> list[Seat]:
        if s.round == 2:
            return []
        return [seat for seat in range(SEATS) if not s.sealed[seat].things]

    def pending(self, s: ToyState) -> dict[Seat, Decision]:
        if s.round == 2:
            return {}
        return {
            seat: Decision(s.round, seat, SEAL, {}, sealed=True, answered=len(s.sealed[seat]) > 0)
            for seat in range(SEATS)
        }

    def legal(self, s: ToyState, seat: Seat) -> Offers:
        cards = s.hands[seat].things + s.sealed[seat].things
        return Offers([Move(SEAL, (card,)) for card in cards])

    def refusal(self, s: ToyState, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.legal(s, seat) else Refusal("no")

    def apply(self, s: ToyState, seat: Seat, move: Move, rng: Rng, told: list[Told]) -> None:
        if s.sealed[seat].things:
            s.hands[seat].put(s.sealed[seat].pop(), SEES_ONLY[seat])
        s.hands[seat].remove(move.things[0])
        s.sealed[seat].put(move.things[0], SEES_ONLY[seat])
        self.acknowledge(seat, move.things[0], rng, told)
        if all(zone.things for zone in s.sealed):
            self.open_all(s, rng, told)

    def acknowledge(self, seat: Seat, card: int, rng: Rng, told: list[Told]) -> None:
        """Others hear only that an answer is in."""
        rest = Event("is-in", {"seat": seat})
        told.append(Told(Event("sealed", {"card": card}), SEES_ONLY[seat], rest))

    def open_all(self, s: ToyState, rng: Rng, told: list[Told]) -> None:
        """In seat order; only then is chance used."""
        cards = [zone.pop() for zone in s.sealed]
        for card in cards:
            s.open.put(card, SEES_EVERYBODY)
        s.points[cards.index(max(cards))] += 1
        drawn = s.deck.pop_at(rng.below(len(s.deck)))
        s.open.put(drawn, SEES_EVERYBODY)
        told.append(Told(Event("opened", {"cards": cards, "drawn": drawn})))
        s.round += 1

    def outcome(self, s: ToyState) -> Outcome | None:
        return Outcome([], s.points) if s.round == 2 else None

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(s, seat)

    def write(self, move: Move) -> str:
        return f"{move.verb} {move.things}"


class HastyToy(Toy):
    """Uses chance as soon as an answer comes in: then the order of answers matters."""

    def apply(self, s: ToyState, seat: Seat, move: Move, rng: Rng, told: list[Told]) -> None:
        s.points[seat] += rng.below(100)
        super().apply(s, seat, move, rng, told)


class ChattyToy(Toy):
    """Tells everybody the card that was sealed."""

    def acknowledge(self, seat: Seat, card: int, rng: Rng, told: list[Told]) -> None:
        told.append(Told(Event("is-in", {"seat": seat, "card": card})))


class LastWinsToy(Toy):
    """Opens the answers in the order in which they came."""

    order: tuple[Seat, ...] = ()

    def acknowledge(self, seat: Seat, card: int, rng: Rng, told: list[Told]) -> None:
        super().acknowledge(seat, card, rng, told)
        self.order = (*self.order, seat)[-SEATS:]

    def open_all(self, s: ToyState, rng: Rng, told: list[Told]) -> None:
        last = self.order[-1]
        super().open_all(s, rng, told)
        told.append(Told(Event("was-last", {"seat": last})))


def as_rules(toy: Toy) -> AnyRules:
    """The laws are blind to the class."""
    return cast(AnyRules, toy)


TOY_TABLE = Table("toy", SEATS, ())
