"""What a game supplies to the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gelanggang.core.decision import Decision
from gelanggang.core.errors import BadInput, Facts, Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.source import SCORED, Source
from gelanggang.core.state import State
from gelanggang.core.view import Part, Spot, View
from gelanggang.core.watch import PartsWatch, Watch

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Choice = int | str | bool
Options = Mapping[str, Choice]
Scenario = dict[str, object]


class Option:
    """Something the table agrees on before the start."""

    __slots__ = ("choices", "default", "name", "names", "ours")

    def __init__(
        self,
        name: str,
        default: Choice,
        choices: list[Choice],
        names: dict[str, dict[str, str]] | None = None,
        ours: bool = False,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.names: Final[dict[str, dict[str, str]]] = {} if names is None else names
        """What a pack calls choices of its own, by language; all others are in the catalogue."""
        self.ours: Final = ours
        """Whether the rulebook does not have it."""


class PackLabel:
    """Which cards are played with."""

    __slots__ = ("digest", "looks", "name", "version")

    def __init__(self, name: str, version: str, digest: str, looks: str = "") -> None:
        self.name: Final = name
        self.version: Final = version
        self.digest: Final = digest
        """Of what the cards say: a game follows from that."""
        self.looks: Final = looks or digest
        """Of that and of the pictures that cards have of their own, if there are any: nothing
        that is played depends on them, so no record names it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S, V]):
    """One game with one pack of cards.  It holds no game in progress: that is the state's."""

    def __init__(
        self,
        key: str,
        version: int,
        pack: PackLabel,
        seats: tuple[int, int],
        options: list[Option],
        longest: int,
    ) -> None:
        self.key: Final = key
        self.version: Final = version
        self.label: Final = pack
        self.fewest_seats: Final = seats[0]
        self.most_seats: Final = seats[1]
        self.options: Final = options
        self.longest: Final = longest
        """No game takes more decisions than this."""

    def of_version(self, version: int) -> Rules[S, V] | None:
        """The same game as it was by its rules of a version; None when nobody plays those now."""
        return self if version == self.version else None

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng, told: list[Told] | None) -> S:
        """A game about to start.  The options are complete (see `settle`)."""

    def place(
        self, scenario: Scenario, seats: int, options: Options, rng: Rng, told: list[Told] | None
    ) -> S:
        """A game that starts from a written position; what it leaves out comes from chance."""
        raise BadInput("no-scenario", {"game": self.key})

    @abstractmethod
    def to_act(self, s: S) -> list[Seat]:
        """The seats the table is waiting for.  Empty: the game is over."""

    @abstractmethod
    def pending(self, s: S) -> dict[Seat, Decision]:
        """What each seat is asked; a sealed answer that is in may still be changed."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> Offers:
        """The moves that differ in effect; never none while the seat is asked."""

    @abstractmethod
    def refusal(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """Why this move is not allowed, or None when it is."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, move: Move, rng: Rng, told: list[Told] | None) -> None:
        """Make an allowed move.  Without a list to tell them to, events cost nothing."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """Everybody's score as it is now; at the end it is the outcome's."""

    def sources(self, start: V, seats: int, events: list[Event]) -> list[Source]:
        """Where points came from, as everybody could see and hear it: a spectator's view of the
        start, and what was told since.  For every seat they add up to what its score has grown by.
        A game that says no more has one source: each event `scored`, of a `seat` that gets `n`.
        """
        points = [0] * seats
        for event in events:
            if event.kind == SCORED:
                points[event.number("seat")] += event.number("n")
        return [Source(SCORED, points)]

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """What a seat may know; None: a spectator, or the TV."""

    def common(self, s: S) -> Part:
        """Of all these views, what is the same from every chair.  To name it saves time."""
        return Part((), [])

    def own(self, s: S, seat: Seat | None) -> Part:
        """Of a view, what depends on the chair."""
        view = self.view(s, seat).plain()
        return Part(tuple(view), list(view.values()))

    def watch(self, s: S, asked: Callable[[], dict[Seat, Decision]]) -> Watch:
        """Those who see this table change; `asked` tells what everybody is asked."""
        return PartsWatch(lambda: self.common(s), lambda seat: self.own(s, seat))

    @abstractmethod
    def sample(self, v: V, rng: Rng) -> S:
        """A full state that this view allows."""

    @abstractmethod
    def copy(self, s: S) -> S:
        """The same position, so that changing one leaves the other alone."""

    def write(self, move: Move) -> str:
        """A move as text."""
        names = self.things()
        return " ".join([move.verb, *[names[thing] for thing in move.things]])

    def read(self, text: str) -> Move:
        """A move from text; BadInput when it names nothing we know."""
        verb, *words = text.split() or [""]
        names = self.things()
        for word in words:
            if word not in names:
                raise BadInput("move-thing", {"word": word, "kind": "thing"})
        return Move(verb, tuple([names.index(word) for word in words]))

    def draft(self, text: str) -> Move:
        """A move that is still being put together, from text: things may be missing."""
        return self.read(text)

    def things(self) -> list[str]:
        """What can lie on a spot, by number, as moves write it."""
        return []

    def spots(self) -> list[Spot]:
        """What of a view lies on a plain table.  A game that is drawn in its own way needs none."""
        return []

    def canonical(self, s: S, seat: Seat, move: Move) -> Move:
        """The move on offer that differs from this allowed one in nothing that matters."""
        return move

    def preview(self, s: S, seat: Seat, move: Move) -> Facts:
        """What a move would bring, as far as its seat can know, while it is still being chosen."""
        return {}

    def settle(self, seats: int, options: Options) -> dict[str, Choice]:
        """Check seats and options, and fill in what was left open."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput(
                "seats",
                {"seats": seats, "fewest": self.fewest_seats, "most": self.most_seats},
            )
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise BadInput("unknown-option", {"option": name, "known": sorted(known)})
            allowed = known[name].choices
            if not any(
                choice is one or (type(choice) is type(one) and choice == one) for one in allowed
            ):
                raise BadInput(
                    "option-value",
                    {
                        "option": name,
                        "value": str(choice),
                        "allowed": [str(one).lower() for one in allowed],
                    },
                )
        return {option.name: options.get(option.name, option.default) for option in self.options}
