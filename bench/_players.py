"""Four screens at each of many tables of ours: _players.py PORT TABLES [DOOR].

Tables are opened at PORT; with a DOOR, another process of the house, all screens come in there.
Reads orders, one JSON a line, and answers each with a line.
"""

from __future__ import annotations

import gc
import http.client
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._program import Played
from bench._screens import HERE, Screen, Screens, now

SEATS: Final = 4
REMATCH: Final[dict[str, object]] = {"verb": "rematch", "now": True}


class Order(msgspec.Struct):
    """What to do: play for so long, at most so many moves (0: no limit), so many a second."""

    seconds: float
    moves: int = 0
    rate: float = 0.0
    """0: at every table whoever is asked answers as soon as they are; else tables in turns, each
    when all its screens have the last move."""


class Offered(msgspec.Struct):
    """A move on offer."""

    move: str


class Build(msgspec.Struct):
    """The cards with which a Combo can begin."""

    next: list[int] = []


class Offer(msgspec.Struct):
    """What whoever is asked can answer."""

    decision: int
    moves: list[Offered]
    build: Build | None = None


class Table(msgspec.Struct):
    """All that these players want to know of a table."""

    phase: str


class News(msgspec.Struct):
    """What the server sends, as far as it matters here."""

    type: str
    version: int = 0
    offer: Offer | None = None
    table: Table | None = None


decoder: Final = msgspec.json.Decoder(News)


class Seat:
    """A screen, and how much it has seen."""

    def __init__(self, game: Game, hello: object) -> None:
        self.game: Final = game
        self.hello: Final = hello
        """What is said first; None: the server begins."""
        self.screen: Screen | None = None
        self.version = -1
        """Of what it has seen last; below 0: it is not there yet."""

    def begin(self, screen: Screen) -> None:
        """There is a socket."""
        self.screen = screen
        if self.hello is not None:
            screen.say(self.hello)

    def read(self, screen: Screen, text: bytes) -> None:
        """Something was sent to it."""
        self.game.read(self, screen, text)

    def say(self, message: object) -> None:
        """Send something."""
        assert self.screen is not None
        self.screen.say(message)


class Game:
    """One table: who sits there, and what is asked."""

    def __init__(self, cards: dict[int, str], number: int) -> None:
        self.cards: Final = cards
        self.chance: Final = random.Random(number)
        self.seats: Final[list[Seat]] = []
        self.version = 0
        """That of the table when the last move has happened,"""
        self.under_way: Final[deque[tuple[int, float]]] = deque()
        """and of those that not all screens have, with the time at which each was sent."""
        self.asked: Seat | None = None
        """Who can move now; None: the last move has not reached them yet."""
        self.offer: Offer | None = None
        self.phase = "lobby"
        self.count = 0
        self.ready: Callable[[Game, float], None] = lambda game, took: None
        """Is told that somebody can move, and how long it took until they could;"""
        self.done: Callable[[Game, float], None] = lambda game, took: None
        """and that a move has reached all screens."""

    def read(self, seat: Seat, screen: Screen, text: bytes) -> None:
        """Something was sent to one of the screens."""
        news = decoder.decode(text)
        if news.type in ("problem", "closed"):
            sys.exit(f"the server answered with a {news.type}")
        if news.type not in ("update", "welcome"):
            return
        if news.table is not None:
            self.phase = news.table.phase
        again = self.phase == "over" and seat is self.seats[0]
        self.arrived(seat, news.version, screen.came, news.offer, again)

    def arrived(
        self, seat: Seat, version: int, came: float, offer: Offer | None, again: bool
    ) -> None:
        """A screen has seen more, and is asked, or asks for another game."""
        seat.version = version
        asked = (offer is not None or again) and version >= self.version and self.asked is None
        took = (came - self.under_way[-1][1]) * 1000 if asked and self.under_way else 0.0
        seen = min([one.version for one in self.seats])
        while self.under_way and seen >= self.under_way[0][0]:
            _, sent = self.under_way.popleft()
            self.done(self, (came - sent) * 1000)
        if asked:
            self.asked, self.offer = seat, offer
            self.ready(self, took)

    def move(self) -> None:
        """Play any move on offer; after the end of a game, play another."""
        seat, verb = self.asked, REMATCH
        assert seat is not None
        if self.offer is not None:
            verb = self._choice(self.offer)
        self.count += 1
        self.begin(seat).say({"type": "do", "id": str(self.count), "verb": verb})

    def begin(self, seat: Seat) -> Screen:
        """A move is on its way from here."""
        self.asked, self.offer = None, None
        self.version = seat.version + 1
        self.under_way.append((self.version, now()))
        assert seat.screen is not None
        return seat.screen

    def _choice(self, offer: Offer) -> dict[str, object]:
        first = [] if offer.build is None else offer.build.next
        number = self.chance.randrange(len(offer.moves) + len(first))
        if number < len(offer.moves):
            move = offer.moves[number].move
        else:
            move = f"combo {self.cards[first[number - len(offer.moves)]]}"
        return {"verb": "choose", "decision": offer.decision, "move": move}


class House:
    """The server, asked over HTTP."""

    def __init__(self, port: int) -> None:
        self._line: Final = http.client.HTTPConnection(HERE, port)

    def get(self, path: str) -> Any:
        """Read something."""
        return self._ask("GET", path)

    def post(self, path: str, wish: object) -> Any:
        """Ask for something."""
        return self._ask("POST", path, msgspec.json.encode(wish))

    def _ask(self, method: str, path: str, body: bytes | None = None) -> Any:
        self._line.request(method, path, body, {"Content-Type": "application/json"})
        return msgspec.json.decode(self._line.getresponse().read())


class Contest:
    """All tables, and the orders they get."""

    def __init__(self) -> None:
        self.screens: Final = Screens()
        self.games: Final[list[Game]] = []

    def sit_down(self, port: int, door: int, tables: int) -> None:
        """Open the tables, seat four people at each, and deal; screens come in at the door."""
        house = House(port)
        games = house.get("/api/house")["games"]
        digest = next(one["digest"] for one in games if one["game"] == "jawara-beksi")
        book = house.get(f"/api/cards/jawara-beksi/{digest}/en")
        cards = {card["number"]: card["id"] for card in book["kinds"]["action"]}
        for number in range(tables):
            game = Game(cards, number)
            seated = [house.post("/api/tables", {"game": "jawara-beksi", "seats": SEATS})]
            for _ in range(SEATS - 1):
                seated.append(house.post(f"/api/tables/{seated[0]['table']}/seats", {}))
            for one in seated:
                hello = {"type": "hello", "table": one["table"], "token": one["token"]}
                self.seat(Seat(game, hello), door)
            game.seats[0].say({"type": "do", "id": "start", "verb": {"verb": "start"}})
            self.screens.pull_until(lambda game=game: game.asked is not None)  # type: ignore[misc]  # mypy does not see the type of a bound default
            self.add(game)

    def seat(self, seat: Seat, door: int, path: bytes = b"/ws") -> None:
        """Somebody comes to their table."""
        seat.game.seats.append(seat)
        self.screens.open(seat, door, path)
        self.screens.pull_until(lambda: seat.version >= 0)

    def add(self, game: Game) -> None:
        """A table where all are there."""
        self.games.append(game)
        if len(self.games) == 1:
            print("first", flush=True)

    def play(self, order: Order) -> Played:
        """Carry out an order."""
        latencies: list[float] = []
        answers: list[float] = []
        began = time.perf_counter()
        started = 0

        def more() -> bool:
            return time.perf_counter() - began < order.seconds and (
                not order.moves or started < order.moves
            )

        def start(game: Game) -> None:
            nonlocal started
            started += 1
            game.move()

        def ready(game: Game, took: float) -> None:
            answers.append(took)
            if not order.rate and more():
                start(game)

        def done(game: Game, took: float) -> None:
            latencies.append(took)
            if order.rate:
                idle.append(game)

        for game in self.games:
            game.done, game.ready = done, ready
        idle = deque(self.games)
        if order.rate:
            while more():
                due = (time.perf_counter() - began) * order.rate
                while started < due and idle and more():
                    start(idle.popleft())
                self.screens.look(began + (started + 1) / order.rate - time.perf_counter())
        else:
            while idle:
                start(idle.popleft())
        self.screens.pull_until(lambda: len(latencies) == started and not more())
        return Played(started, time.perf_counter() - began, sorted(latencies), sorted(answers))


def take_orders(contest: Contest, port: int, tables: int, door: int) -> None:
    """Sit down, then play as ordered until there are no more orders."""
    contest.sit_down(port, door, tables)
    # Let the server come to rest before it is looked at.
    time.sleep(0.5)
    # Nothing here makes rings: a pause of ours would be counted as one of the server.
    gc.disable()
    print("ready", flush=True)
    while line := contest.screens.order():
        result = contest.play(msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    first, count = int(sys.argv[1]), int(sys.argv[2])
    take_orders(Contest(), first, count, int(sys.argv[3]) if len(sys.argv) > 3 else first)
