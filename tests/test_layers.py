"""The rooms of the house and the arrows between them: who may know whom.

core <- games <- bots <- text <- {art, terminal, line, lab, tables <- hall} <- {workshop, press} <- server <- cli

CONTRIBUTING.md says the same; the table below is exact.
"""  # noqa: E501

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "gelanggang"
PACKAGE = "gelanggang"
PORCH = "the porch"
"""The package itself, with `start`: what a program sees first."""

BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    PORCH: {"core", "games", "bots"},
    # Every sentence is in one catalogue, so whoever shows something to a person may ask it.
    "text": {"core", "games", "bots"},
    "art": {"core", "games", "bots", PORCH, "text"},
    "press": {"core", "games", "bots", PORCH, "text", "art"},
    "tables": {"core", "games", "bots", PORCH, "text"},
    "hall": {"core", "games", "bots", PORCH, "text", "tables"},
    "workshop": {"core", "games", "bots", PORCH, "text", "art"},
    # The sign of the house says what the laboratory has measured.
    "server": {
        "core",
        "games",
        "bots",
        PORCH,
        "text",
        "art",
        "tables",
        "hall",
        "lab",
        "press",
        "workshop",
    },
    "lab": {"core", "games", "bots", PORCH, "text"},
    "cli": {
        "core",
        "games",
        "bots",
        PORCH,
        "text",
        "art",
        "press",
        "tables",
        "hall",
        "server",
        "lab",
        "workshop",
        "terminal",
        "line",
    },
    "line": {"core", "games", "bots", PORCH, "text"},
    "terminal": {"core", "games", "bots", PORCH, "text"},
}
"""For each room, those it may know beside itself."""

DOOR = SOURCE / "__main__.py"
"""`python -m gelanggang` is the command line."""

OUTSIDE = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "socket", "subprocess"}
"""What the core must not know: files, clocks, other chance."""
CHANCE_AND_CLOCK = {"random", "secrets", "time", "datetime"}
WAITING = {
    "_thread",
    "asyncio",
    "concurrent",
    "datetime",
    "multiprocessing",
    "os",
    "queue",
    "sched",
    "select",
    "selectors",
    "signal",
    "socket",
    "socketserver",
    "sqlite3",
    "ssl",
    "subprocess",
    "threading",
    "time",
}
"""What somebody needs who waits for something: for a task, a thread, a process, a peer, a disk, or
for time to pass.  A live table does not: it is told what happens, and when."""


def room_of(path: Path) -> str:
    """The room in which a file lies."""
    parts = path.relative_to(SOURCE).parts
    if path == DOOR:
        return "cli"
    return parts[0] if len(parts) > 1 else PORCH


def files(room: str | None = None) -> list[Path]:
    """The files of a room, or all."""
    found = sorted(SOURCE.rglob("*.py"))
    return [path for path in found if room is None or room_of(path) == room]


@cache
def tree(path: Path) -> ast.Module:
    """The source of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> list[str]:
    """The full names of all that a file imports, also inside functions."""
    return imports_of(tree(path))


def imports_of(source: ast.Module) -> list[str]:
    """The same of a source."""
    found: list[str] = []
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            found += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"say in full what is imported, not .{node.module}"
            # `from gelanggang import lab` is an arrow to lab, `import match` one to the porch.
            found += [f"{node.module}.{one.name}" for one in node.names]
    return found


def room_of_import(name: str) -> str | None:
    """The room that an import leads to; None outside the house."""
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return None
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else PORCH


def test_every_room_is_on_the_plan() -> None:
    assert {room_of(path) for path in files()} <= set(BELOW)
    assert {room_of(path) for path in files()} >= {"core", "games", "bots", PORCH}


@pytest.mark.parametrize("room", list(BELOW))
def test_no_arrow_points_the_other_way(room: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in files(room)
        for name in imports(path)
        if (other := room_of_import(name)) is not None
        and other != room
        and other not in BELOW[room]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_plan_has_no_circle() -> None:
    for room, below in BELOW.items():
        for other in below:
            assert room not in BELOW[other], f"{room} and {other} know each other"
            assert BELOW[other] <= below, f"{other} knows somebody whom {room} may not"


def test_one_game_does_not_know_another() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "rules.py").is_file()]
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for game in games
        for path in (SOURCE / "games" / game).rglob("*.py")
        for name in imports(path)
        for other in games
        if other != game and name.startswith(f"{PACKAGE}.games.{other}")
    ]
    assert not wrong, "\n".join(wrong)


def test_the_core_knows_the_standard_library_only() -> None:
    # And words to the compiler and the type checker, which do nothing when it is run.
    known = {PACKAGE, "mypy_extensions", "typing_extensions", *sys.stdlib_module_names}
    for path in files("core"):
        for name in imports(path):
            assert name.split(".")[0] in known, f"{path} imports {name}"


def test_the_core_has_no_files_no_clock_and_no_other_chance() -> None:
    for path in files("core"):
        assert not {name.split(".")[0] for name in imports(path)} & OUTSIDE, path
        assert not calls(path) & {"open", "input", "print", "eval", "exec", "__import__"}, path


def test_the_games_have_no_clock_and_no_other_chance() -> None:
    for path in files("games"):
        assert not {name.split(".")[0] for name in imports(path)} & {*CHANCE_AND_CLOCK, "os"}, path


def waits(source: ast.Module) -> set[str]:
    """With what a file could wait: modules, and the words of Python itself."""
    found = {name.split(".")[0] for name in imports_of(source)} & WAITING
    words = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
    return found | {type(node).__name__ for node in ast.walk(source) if isinstance(node, words)}


def test_the_tables_never_wait() -> None:
    wrong = {path.name: found for path in files("tables") if (found := waits(tree(path)))}
    assert not wrong, wrong


@pytest.mark.parametrize(
    "planted",
    [
        "import asyncio",
        "import threading",
        "import concurrent.futures",
        "from time import sleep",
        "def late() -> None:\n    import subprocess",
        "async def late() -> None: ...",
    ],
)
def test_whoever_waits_is_noticed(planted: str) -> None:
    assert waits(ast.parse(f"from typing import Final\n{planted}\n"))
    assert not waits(ast.parse("from typing import Final\n"))


def calls(path: Path) -> set[str]:
    """The plain names that a file calls."""
    return {
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def speaks(path: Path) -> bool:
    """Whether a file writes to the terminal."""
    streams = [
        node.attr
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "sys"
    ]
    return "print" in calls(path) or bool({"stdout", "stderr"} & set(streams))


def test_only_the_command_line_and_the_client_that_asks_line_by_line_print() -> None:
    speakers = [path.relative_to(SOURCE).as_posix() for path in files() if speaks(path)]
    assert {room_of(SOURCE / speaker) for speaker in speakers} <= {"cli", "line"}, speakers


def test_nobody_copies_deeply() -> None:
    """A state has its own copy(), a hundred times faster."""
    for path in files():
        assert not any(name.startswith("copy.deepcopy") for name in imports(path)), path


def test_the_rooms_are_told_in_one_way() -> None:
    assert __doc__ is not None
    [line] = [one for one in __doc__.splitlines() if one.startswith("core <-")]
    assert f"`{line}`" in (SOURCE.parent.parent / "CONTRIBUTING.md").read_text("utf-8")
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert set(BELOW) == {*rooms, PORCH}
    assert set(re.findall(r"\w+", line)) == rooms
