"""Four screens at each of many tables of boardgame.io: _peers.py PORT TABLES.

The same program as at our own tables, so that both servers are measured with one clock and one
client; only what is said is the peer's: socket.io over a bare WebSocket.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._players import SEATS, Contest, Game, Screen, take_orders
from gelanggang.server.app import run

PATH = b"/socket.io/?EIO=4&transport=websocket"
ROOM = b"/cards,"
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


events = msgspec.json.Decoder(list[msgspec.Raw])
states = msgspec.json.Decoder(State)
synced = msgspec.json.Decoder(Synced)


class PeerGame(Game):
    """One table of the peer's."""

    def __init__(self, number: int) -> None:
        super().__init__({}, number)
        self.id = f"{os.getpid()}-{number}"
        self.state: State | None = None

    def read(self, screen: Screen, text: bytes) -> None:
        """Something was sent to one of the screens."""
        if not text.startswith(EVENT):
            self._manners(screen, text)
            return
        name, _, about, *_ = events.decode(text[len(EVENT) :])
        if bytes(name) == b'"update"':
            self._look(screen, states.decode(about))
            self.waiting -= 1
            if self.waiting == 0:
                self.done(self)
        elif bytes(name) == b'"sync"':
            self._look(screen, synced.decode(about).state)
            self.welcomed.put_nowait(None)

    def _manners(self, screen: Screen, text: bytes) -> None:
        if text.startswith(OPENED):
            screen.write(ENTER)
        elif text == PING:
            screen.write(PONG)
        elif text.startswith(ENTER):
            self._say(screen, ["sync", self.id, str(self.screens.index(screen)), None, SEATS])

    def _look(self, screen: Screen, state: State) -> None:
        """Only whoever plays next needs to look at the cards."""
        if state.turn.player == str(self.screens.index(screen)):
            self.state = state

    def _say(self, screen: Screen, event: list[Any]) -> None:
        screen.write(EVENT + msgspec.json.encode(event))

    def move(self) -> None:
        """Play the first card of the hand."""
        assert self.state is not None
        seat, number = self.state.turn.player, self.state.number
        hand = self.state.cards.hands[seat]
        assert isinstance(hand, list)
        made = {"type": "play", "args": [hand[0]], "playerID": seat}
        action = {"type": "MAKE_MOVE", "payload": made}
        self.waiting = SEATS
        self.start_clock()
        self._say(self.screens[int(seat)], ["update", action, number, self.id, seat])


class PeerContest(Contest):
    """All tables of the peer's."""

    async def sit_down(self, base: str, door: int, tables: int) -> None:
        """Four screens at each table."""
        loop = asyncio.get_running_loop()
        for number in range(tables):
            game = PeerGame(number)
            for _ in range(SEATS):
                screen = Screen(game, None, PATH)
                game.screens.append(screen)
                await loop.create_connection(lambda it=screen: it, "127.0.0.1", door)  # type: ignore[misc]  # mypy does not see the type of a bound default
                await game.welcomed.get()
            game.fail = self.fail
            self.games.append(game)
            if number == 0:
                print("first", flush=True)
        # Let the server come to rest before it is looked at.
        await asyncio.sleep(0.5)


if __name__ == "__main__":
    run(take_orders(PeerContest(), int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[1])))
