"""A server that does nothing but pass on: _empty.py PORT, and its players: _empty.py PORT TABLES.

Whatever one of four says, all four get six hundred bytes.  It knows no game, keeps nothing, and has
neither a loop nor a library between itself and the kernel: so long it takes at least, on this
machine and in Python, until a move has reached four screens.
"""

from __future__ import annotations

import select
import socket
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._players import SEATS, Contest, Game, Seat, take_orders
from bench._screens import HERE, MOST, Screen

UPGRADED: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
)
PADDING: Final = b"." * 590
SIZE: Final = 600


def number(place: int) -> bytes:
    """A number as it travels."""
    return b"%010d" % place


class EmptyGame(Game):
    """Four who say something in turn."""

    def __init__(self, place: int) -> None:
        super().__init__({}, place)
        self.place: Final = place

    def read(self, seat: Seat, screen: Screen, text: bytes) -> None:
        """Somebody said something."""
        version = int(text[:10])
        mine = self.seats.index(seat) == version % SEATS
        self.arrived(seat, version, screen.came, None, mine)

    def move(self) -> None:
        """Say something."""
        assert self.asked is not None
        self.begin(self.asked).write(number(self.place))


class EmptyContest(Contest):
    """All their tables."""

    def sit_down(self, port: int, door: int, tables: int) -> None:
        """Four at each."""
        for place in range(tables):
            game = EmptyGame(place)
            for _ in range(SEATS):
                self.seat(Seat(game, None), door, b"/%b" % number(place))
            self.add(game)


def serve(port: int) -> None:
    """Pass on, until somebody ends it."""
    poll, lines = select.epoll(), dict[int, socket.socket]()
    tables: defaultdict[int, list[socket.socket]] = defaultdict(list)
    versions: defaultdict[int, int] = defaultdict(int)
    door = socket.create_server((HERE, port), backlog=1000)
    poll.register(door, select.EPOLLIN)
    print("ready", flush=True)
    while True:
        for file, _ in poll.poll():
            if file == door.fileno():
                line, _ = door.accept()
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                lines[line.fileno()] = line
                poll.register(line, select.EPOLLIN)
                continue
            line = lines[file]
            data = line.recv(MOST)
            if not data:
                poll.unregister(line)
                line.close()
            elif data.startswith(b"GET /"):
                place = int(data[5:15])
                tables[place].append(line)
                line.send(UPGRADED + said(versions[place]))
            else:
                # A mask of zeros changes nothing.
                place = int(data[-10:])
                versions[place] += 1
                for one in tables[place]:
                    one.send(said(versions[place]))


def said(version: int) -> bytes:
    """A whole text as a frame of a server's."""
    return b"\x81\x7e" + SIZE.to_bytes(2, "big") + number(version) + PADDING


if __name__ == "__main__":
    first = int(sys.argv[1])
    if len(sys.argv) > 2:
        take_orders(EmptyContest(), first, int(sys.argv[2]), first)
    else:
        serve(first)
