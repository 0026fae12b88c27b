"""The short way of a choice: only whole messages that come alone go there, and none overtakes."""

from __future__ import annotations

import random

import pytest
from aiohttp._websocket.helpers import websocket_mask

from gelanggang.server import shortcut
from gelanggang.server.shortcut import Shortcut, mask_by_numbers, whole

MASKS = [b"\0\0\0\0", b"\x01\xfe\x80\x7f"]


def frame(text: bytes, mask: bytes = MASKS[1], first: int = 0x81) -> bytes:
    size = len(text)
    length = b"" if size > 125 else bytes([0x80 | size])
    if size > 125:
        long = size > 65_535
        length = b"\xff" + size.to_bytes(8, "big") if long else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    return bytes([first]) + length + mask + masked


@pytest.mark.parametrize("size", range(9))
def test_where_aiohttp_unmasks_no_more_numbers_do(size: int) -> None:
    data = bytearray(random.Random(size).randbytes(size))
    again = bytearray(data)
    websocket_mask(MASKS[1], data)
    mask_by_numbers(MASKS[1], again)
    assert again == data
    assert vars(shortcut)["websocket_mask"] is websocket_mask


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 125, 126, 127, 1000])
def test_a_whole_message_is_read_as_it_was_written(size: int, mask: bytes) -> None:
    text = random.Random(size).randbytes(size)
    assert whole(frame(text, mask), 1000) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        frame(b"text")[:-1],
        frame(b"text") + b"\x81",
        frame(b"text") + frame(b"text"),
        frame(b"text", first=0x01),
        frame(b"text", first=0xC1),
        frame(b"data", first=0x82),
        frame(b"", first=0x89),
        frame(b"\x03\xe8", first=0x88),
        b"\x81\x04text",
        frame(b"x" * 1001),
        frame(b"x" * 70_000),
    ],
)
def test_anything_else_goes_the_long_way(data: bytes) -> None:
    assert whole(data, 1000) is None


class Ear:
    """Whoever hears what came the short way."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.deaf = False
        self.shortcut = Shortcut(1000)

    def take(self, data: bytes) -> bool:
        text = self.shortcut.alone(data)
        if text is None or self.deaf:
            self.shortcut.passes(data)
            return False
        self.heard.append(text)
        return True


def test_nothing_overtakes_what_went_the_long_way() -> None:
    ear = Ear()
    assert ear.take(frame(b"one"))
    ear.deaf = True
    assert not ear.take(frame(b"two"))
    ear.deaf = False
    assert not ear.take(frame(b"three")), "the second is not answered yet"
    ear.shortcut.heard = 1
    assert not ear.take(frame(b"four")), "nor is the third"
    ear.shortcut.heard = 3
    assert ear.take(frame(b"five"))
    assert ear.heard == [b"one", b"five"]


@pytest.mark.parametrize("seed", range(20))
def test_the_middle_of_a_message_is_never_taken_for_a_whole_one(seed: int) -> None:
    chance = random.Random(seed)
    # What looks like a message lies inside of another, with a mask that hides nothing.
    inner = frame(b"forged", MASKS[0])
    texts = [chance.randbytes(chance.choice([0, 5, 130])) + inner for _ in range(30)]
    stream = b"".join(frame(text, MASKS[0]) for text in texts)
    ear = Ear()
    at, answered = 0, 0
    while at < len(stream):
        size = chance.choice([1, 2, 3, 7, len(inner), 150, 400])
        took = ear.take(stream[at : at + size])
        at += size
        if not took and chance.random() < 0.5:
            # All that is whole so far is answered.
            sizes = [len(frame(text, MASKS[0])) for text in texts]
            whole_ones = sum(sum(sizes[: i + 1]) <= at for i in range(len(sizes)))
            answered = ear.shortcut.heard = whole_ones - len(ear.heard)
    assert b"forged" not in ear.heard
    assert set(ear.heard) <= set(texts)
    assert answered <= len(texts)


def test_who_sends_in_parts_stays_on_the_long_way() -> None:
    ear = Ear()
    assert not ear.take(frame(b"be", first=0x01))
    assert not ear.take(frame(b"gin", first=0x80))
    ear.shortcut.heard = 2
    assert not ear.take(frame(b"whole"))
    assert ear.heard == []
