"""`gelanggang play` at a real terminal opens the client; a killed one loses nothing."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gelanggang.start import verify
from gelanggang.terminal.keeping import Keeping, read_sitting

pytestmark = pytest.mark.slow

PATIENCE = 60
"""Seconds after which something is wrong, even on a busy machine."""


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, *words: str | Path, term: str = "xterm-256color") -> None:
        self.ours, theirs = pty.openpty()
        environ = {**os.environ, "TERM": term, "COLUMNS": "80", "LINES": "24"}
        command = [sys.executable, "-m", "gelanggang", *[str(word) for word in words]]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ, close_fds=True
        )
        os.close(theirs)
        self.seen = ""

    def until(self, so: Callable[[], bool]) -> None:
        """Read what the program writes until something is so."""
        end = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.ours], [], [], 0.05)[0]:
                try:
                    self.seen += os.read(self.ours, 65536).decode(errors="replace")
                except OSError:
                    # The other end is closed: there is no more to read.
                    time.sleep(0.05)

    def shows(self, text: str) -> None:
        """Wait for a text."""
        self.until(lambda: text in self.seen)

    def types(self, keys: str) -> None:
        """Press keys."""
        os.write(self.ours, keys.encode())

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        self.until(lambda: self.process.poll() is not None)
        code = self.process.poll()
        assert code is not None
        return code

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Opens terminals, and closes them all."""
    opened: list[Terminal] = []

    def open_one(*words: str | Path, term: str = "xterm-256color") -> Terminal:
        opened.append(Terminal(*words, term=term))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def test_play_opens_the_first_screen_and_q_leaves(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    screen = terminal("--lang", "en", "play", "--data", tmp_path)
    screen.shows("G E L A N G G A N G")
    screen.types("q")
    assert screen.ends() == 0


def test_a_game_that_is_named_opens_its_table_and_can_be_saved(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    words = ("play", "spell-from-the-future", "--seed", "1", "--data", tmp_path, "--save", file)
    screen = terminal("--lang", "en", *words)
    screen.shows("Choose which of your Colours to open")
    screen.types("\r")
    screen.shows("Choose a Mind card")
    screen.types("q")
    screen.shows("Go on")
    screen.types("q")
    assert screen.ends() == 0
    assert verify(file).outcome is None


def test_a_kill_loses_nothing_that_was_chosen(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    screen = terminal("play", "jawara-beksi", "--seed", "1", "--data", tmp_path)

    def chosen() -> list[str]:
        sittings, broken = Keeping(tmp_path).unfinished()
        assert not broken
        return [text for one in sittings for seat, text in one.match.choices if seat == 0]

    screen.shows("Pilih Karaktermu")
    screen.types("1\r")
    screen.until(lambda: len(chosen()) == 1)
    screen.process.send_signal(signal.SIGKILL)
    screen.ends()
    assert chosen() == ["character bang-madun"]
    again = terminal("play", "--data", tmp_path)
    again.shows("Lanjutkan")


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["screens", "lines"])
def test_a_story_that_is_killed_in_the_middle_of_a_day_goes_on(
    terminal: Callable[..., Terminal], tmp_path: Path, plain: list[str]
) -> None:
    file = tmp_path / "family.json"
    left = tmp_path / "family.json.unfinished"
    words = ("--lang", "en", "story", file, "--data", tmp_path, "--names", "Ani", *plain)

    def chosen() -> list[str]:
        found = read_sitting(left).match.choices if left.exists() else []
        return [text for seat, text in found if seat == 0]

    screen = terminal(*words)
    screen.shows("The Call")
    if not plain:
        screen.types("\r")
    # Whatever is asked first: a Colour, a word, or tokens with the first Mind card.
    screen.shows("▶" if not plain else "> ")
    screen.types("1\r" if not plain else "1\r1 A+1\r\r1 A+1\r\r")
    screen.until(lambda: bool(chosen()))
    screen.process.send_signal(signal.SIGKILL)
    screen.ends()
    before = chosen()
    again = terminal(*words)
    again.shows("The Call")
    if not plain:
        again.types("\r")
        again.shows("Village lanterns")
    else:
        again.shows("> ")
    again.process.send_signal(signal.SIGKILL)
    again.ends()
    assert chosen()[: len(before)] == before


def test_story_alone_shows_all_that_are_kept(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    screen = terminal("--lang", "en", "story", "--data", tmp_path)
    screen.shows("Begin a new story")
    screen.types("\r")
    screen.shows("Give your story a name")
    screen.types("Kamis")
    screen.shows("Kamis")
    screen.types("\r")
    screen.shows("The Call")
    assert (tmp_path / "kamis.story.json").exists()
    screen.types("q")
    screen.shows("Copy it to go on somewhere else")
    screen.types("q")
    screen.shows("G E L A N G G A N G")
    screen.types("q")
    assert screen.ends() == 0


@pytest.mark.parametrize(
    ("words", "term"),
    [(["--plain"], "xterm-256color"), (["--people", "2"], "xterm-256color"), ([], "dumb")],
)
def test_plain_terminals_and_shared_ones_are_asked_line_by_line(
    terminal: Callable[..., Terminal], words: list[str], term: str
) -> None:
    screen = terminal("--lang", "en", "play", "jawara-beksi", *words, term=term)
    screen.shows("> ")
    assert "\x1b[?1049h" not in screen.seen
    screen.types("q\r")
    assert screen.ends() == 0
