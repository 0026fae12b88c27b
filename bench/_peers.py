"""Four screens at each of many tables of boardgame.io: _peers.py PORT TABLES.

The very program that plays at our own tables, so that both servers are measured with one clock and
one client; only what is said is the peer's: socket.io over a bare WebSocket.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._players import SEATS, Contest, Game, Seat, take_orders
from bench._screens import Screen

PATH: Final = b"/socket.io/?EIO=4&transport=websocket"
ROOM: Final = b"/cards,"
OPENED, PING, PONG = b"0", b"2", b"3"
"""What a line of engine.io begins with,"""
ENTER, EVENT = b"40" + ROOM, b"42" + ROOM
"""and one of socket.io."""


class Cards(msgspec.Struct):
    """What a seat sees: its own hand, and how many cards the others have."""

    hands: dict[str, list[int] | int]


class Turn(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """All that these players want to know of a table."""

    cards: Cards = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to a seat that has come."""

    state: State


events: Final = msgspec.json.Decoder(list[msgspec.Raw])
states: Final = msgspec.json.Decoder(State)
synced: Final = msgspec.json.Decoder(Synced)


class PeerGame(Game):
    """One table of the peer's."""

    def __init__(self, number: int) -> None:
        super().__init__({}, number)
        self.id = f"{os.getpid()}-{number}"
        self.state: State | None = None

    def read(self, seat: Seat, screen: Screen, text: bytes) -> None:
        """Something was sent to one of the screens."""
        if not text.startswith(EVENT):
            self._manners(seat, screen, text)
            return
        name, _, about, *_ = events.decode(text[len(EVENT) :])
        if bytes(name) == b'"update"':
            self._look(seat, screen, states.decode(about))
        elif bytes(name) == b'"sync"':
            self._look(seat, screen, synced.decode(about).state)

    def _manners(self, seat: Seat, screen: Screen, text: bytes) -> None:
        if text.startswith(OPENED):
            screen.write(ENTER)
        elif text == PING:
            screen.write(PONG)
        elif text.startswith(ENTER):
            self._say(screen, ["sync", self.id, str(self.seats.index(seat)), None, SEATS])

    def _look(self, seat: Seat, screen: Screen, state: State) -> None:
        """Only whoever plays next needs to look at the cards."""
        mine = state.turn.player == str(self.seats.index(seat))
        if mine:
            self.state = state
        self.arrived(seat, state.number, screen.came, None, mine)

    def _say(self, screen: Screen, event: list[Any]) -> None:
        screen.write(EVENT + msgspec.json.encode(event))

    def move(self) -> None:
        """Play the first card of the hand."""
        assert self.state is not None
        assert self.asked is not None
        number = self.state.turn.player
        hand = self.state.cards.hands[number]
        assert isinstance(hand, list)
        made = {"type": "play", "args": [hand[0]], "playerID": number}
        action = {"type": "MAKE_MOVE", "payload": made}
        screen = self.begin(self.asked)
        self._say(screen, ["update", action, self.state.number, self.id, number])


class PeerContest(Contest):
    """All tables of the peer's."""

    def sit_down(self, port: int, door: int, tables: int) -> None:
        """Four screens at each table."""
        for number in range(tables):
            game = PeerGame(number)
            for _ in range(SEATS):
                self.seat(Seat(game, None), door, PATH)
            self.add(game)


if __name__ == "__main__":
    take_orders(PeerContest(), int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[1]))
