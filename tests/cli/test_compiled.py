"""The engine that is compiled beside a running house: whole and of these sources, or not used."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

import hatch_build
from gelanggang.cli import compiled
from gelanggang.cli.compiled import (
    FAILED,
    LOCK,
    UNFINISHED,
    UNUSED,
    NotBuilt,
    Postponed,
    Workshop,
    change_over,
    compile_quietly,
)
from tests.cli.shell import Shell

BUILDER = """
import os, sys
from pathlib import Path
here = Path(__file__).parent
if len(sys.argv) == 1:
    sys.exit((here / "obstacle").read_text() if (here / "obstacle").exists() else 0)
with open(here / "tries", "a") as file:
    file.write(f"{os.nice(0)} ")
made = Path(sys.argv[1], "lib", "gelanggang", "core", "match.so")
made.parent.mkdir(parents=True)
made.write_text("half")
MEANWHILE
made.write_text("whole")
"""
PROOF = """
from pathlib import Path
import gelanggang
assert Path(gelanggang.__file__).with_name("core").joinpath("match.so").read_text() == "whole"
"""
FILES = ("__init__.py", "core/__init__.py", "core/match.py", "text/en/web.ftl")


class Checkout:
    """A small package with a builder that pretends, and a workshop for it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.package = self.root / "src" / "gelanggang"
        for name in (*FILES, "server/static/index.html"):
            self.write(name, f"# {name}\n")
        self.kept = folder / "cache" / "engine"
        self.meanwhile("pass")

    def write(self, name: str, text: str) -> None:
        """Write a file of the package."""
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def meanwhile(self, code: str) -> None:
        """What happens in the middle of building."""
        (self.root / "hatch_build.py").write_text(BUILDER.replace("MEANWHILE", code))

    def workshop(self, proof: str = PROOF) -> Workshop:
        """As a house that has just started has one."""
        return Workshop(self.package, self.kept, proof)

    def tries(self) -> int:
        """How often somebody has tried to build."""
        file = self.root / "tries"
        return len(file.read_text().split()) if file.exists() else 0

    def left(self) -> list[str]:
        """What lies in the folder of engines, but for the lock."""
        return sorted(path.name for path in self.kept.glob("*") if path.name != LOCK)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_an_engine_is_the_package_with_its_compiled_modules(checkout: Checkout) -> None:
    tree = checkout.workshop().build()
    assert tree == checkout.workshop().tree()
    assert checkout.left() == [tree.name]
    assert (tree / "gelanggang" / "core" / "match.so").read_text() == "whole"
    for name in (*FILES, "server/static/index.html"):
        assert (tree / "gelanggang" / name).samefile(checkout.package / name)


def test_it_is_built_at_the_lowest_priority(checkout: Checkout) -> None:
    checkout.workshop().build()
    assert (checkout.root / "tries").read_text().split() == ["19"]


@pytest.mark.parametrize(
    "change",
    [
        lambda one: one.write("core/match.py", "# other rules"),
        lambda one: one.write("core/duel.py", ""),
        lambda one: one.write("text/en/cli.ftl", ""),
        lambda one: (one.package / "core" / "match.py").unlink(),
        lambda one: one.meanwhile("# another builder"),
    ],
)
def test_an_engine_of_other_sources_is_another(
    checkout: Checkout, change: Callable[[Checkout], None]
) -> None:
    before = checkout.workshop().build()
    change(checkout)
    assert checkout.workshop().tree() != before
    assert not checkout.workshop().tree().exists()


def test_sentences_and_the_client_may_change_below_an_engine(checkout: Checkout) -> None:
    tree = checkout.workshop().build()
    checkout.write("text/en/web.ftl", "web-hello = Hello.")
    checkout.write("server/static/index.html", "<p>Hello.</p>")
    checkout.write("server/static/assets/new.js", "")
    checkout.write("core/__pycache__/match.pyc", "")
    assert checkout.workshop().tree() == tree
    assert (tree / "gelanggang" / "text/en/web.ftl").read_text() == "web-hello = Hello."
    assert (tree / "gelanggang" / "server/static/assets/new.js").exists()


def test_another_python_needs_another_engine(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = checkout.workshop().tree()
    monkeypatch.setattr(sys, "version", "4.0.0 (a later one)")
    assert checkout.workshop().tree() != before


@pytest.mark.parametrize(
    ("code", "proof", "why"),
    [
        (
            "sys.exit('x.py:7: error: no such word\\nand more')",
            PROOF,
            "x.py:7: error: no such word",
        ),
        ("os._exit(9)", PROOF, "no explanation"),
        ("pass", "raise SystemExit('it cannot play')", "it cannot play"),
    ],
)
def test_what_fails_is_remembered_and_not_tried_again(
    checkout: Checkout, code: str, proof: str, why: str
) -> None:
    checkout.meanwhile(code)
    with pytest.raises(NotBuilt, match=why):
        checkout.workshop(proof).build()
    tree = checkout.workshop().tree()
    assert checkout.left() == [f"{tree.name}{FAILED}"]
    assert checkout.workshop().failure() == why
    assert not compile_quietly(checkout.workshop(proof), {})
    assert checkout.tries() == 1
    assert not compile_quietly(checkout.workshop(proof), {"GELANGGANG_COMPILE": "1"})
    assert checkout.tries() == 2


def test_another_try_that_succeeds_makes_up_for_it(checkout: Checkout) -> None:
    checkout.meanwhile(
        "(here / 'once').exists() or ((here / 'once').touch(), sys.exit('bad luck'))"
    )
    assert not compile_quietly(checkout.workshop(), {})
    assert compile_quietly(checkout.workshop(), {"GELANGGANG_COMPILE": "1"})
    assert checkout.left() == [checkout.workshop().tree().name]


def test_sources_that_change_meanwhile_make_no_engine(checkout: Checkout) -> None:
    checkout.meanwhile("(here / 'src/gelanggang/core/match.py').write_text('# later')")
    with pytest.raises(Postponed):
        checkout.workshop().build()
    assert checkout.left() == []


def test_half_an_engine_is_never_used_and_cleared_away(checkout: Checkout) -> None:
    half = checkout.kept / f"{UNFINISHED}abc" / "lib" / "gelanggang"
    half.mkdir(parents=True)
    assert not checkout.workshop().tree().exists()
    tree = checkout.workshop().build()
    assert checkout.left() == [tree.name]


def test_two_houses_do_not_build_at_once(checkout: Checkout) -> None:
    checkout.kept.mkdir(parents=True)
    with (checkout.kept / LOCK).open("w") as file:
        flock(file, LOCK_EX)
        assert not compile_quietly(checkout.workshop(), {})
        assert checkout.tries() == 0
    assert compile_quietly(checkout.workshop(), {})


def test_a_house_that_stops_leaves_nothing_half_done(checkout: Checkout) -> None:
    checkout.meanwhile("(here / 'begun').touch(); import time; time.sleep(600)")
    workshop = checkout.workshop()
    made: list[bool] = []
    builder = threading.Thread(target=lambda: made.append(compile_quietly(workshop, {})))
    builder.start()
    while not (checkout.root / "begun").exists():
        time.sleep(0.01)
    workshop.stop()
    builder.join(30)
    assert made == [False]
    assert checkout.left() == []
    assert checkout.workshop().failure() == "", "the next start tries again"


def test_where_nothing_can_be_compiled_nothing_happens(checkout: Checkout) -> None:
    (checkout.root / "obstacle").write_text("there is no C compiler (cc)")
    assert checkout.workshop().obstacle() == "there is no C compiler (cc)"
    assert not compile_quietly(checkout.workshop(), {})
    assert not checkout.kept.exists()


def test_engines_that_nobody_uses_any_more_go(checkout: Checkout) -> None:
    long_ago = time.time() - 2 * UNUSED
    for name in "abcd":
        (checkout.kept / name).mkdir(parents=True)
        os.utime(checkout.kept / name, (long_ago, long_ago + ord(name)))
    (checkout.kept / "in-use").mkdir()
    tree = checkout.workshop().build()
    assert checkout.left() == sorted([tree.name, "in-use", "d"])


# The next start.


@pytest.fixture
def begun(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """The environments in which a command began anew."""
    found: list[dict[str, str]] = []
    monkeypatch.setattr(compiled, "PACKAGE", checkout.package)
    monkeypatch.setattr(compiled, "compiled", lambda: False)
    monkeypatch.setattr(os, "execve", lambda _program, _words, environ: found.append(environ))
    return found


def environ_of(checkout: Checkout, **more: str) -> dict[str, str]:
    return {"XDG_CACHE_HOME": str(checkout.kept.parent.parent), **more}


@pytest.fixture
def at_home(tmp_path: Path) -> Checkout:
    """A checkout whose engines lie where a house looks for them."""
    checkout = Checkout(tmp_path)
    checkout.kept = tmp_path / "gelanggang" / "engine"
    return checkout


def test_the_next_start_uses_it(
    at_home: Checkout, begun: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "PACKAGE", at_home.package)
    change_over(environ_of(at_home))
    assert begun == [], "there is none yet"
    tree = at_home.workshop().build()
    change_over(environ_of(at_home, PYTHONPATH="src", LANG="id"))
    [environ] = begun
    assert environ["PYTHONPATH"].split(os.pathsep) == [str(tree), "src"]
    assert environ["LANG"] == "id"
    change_over(environ)
    assert len(begun) == 1, "who began anew does not do so again"


def test_it_can_be_switched_off(
    at_home: Checkout, begun: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "PACKAGE", at_home.package)
    at_home.workshop().build()
    change_over(environ_of(at_home, GELANGGANG_COMPILE="0"))
    assert compiled.workshop(environ_of(at_home, GELANGGANG_COMPILE="0")) is None
    monkeypatch.setattr(compiled, "compiled", lambda: True)
    change_over(environ_of(at_home))
    assert compiled.workshop(environ_of(at_home)) is None
    assert begun == []


def test_an_installed_package_has_no_workshop(
    at_home: Checkout, begun: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "PACKAGE", at_home.package)
    (at_home.root / "hatch_build.py").unlink()
    assert compiled.workshop(environ_of(at_home)) is None


def test_a_program_that_calls_the_command_line_is_never_begun_anew(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gelanggang.cli.change_over", lambda _: pytest.fail("began anew"))
    assert shell("play", "--players", "99").code == 2


@pytest.mark.slow
def test_the_builder_of_the_house_builds_an_engine_that_runs(tmp_path: Path) -> None:
    """With the real compiler, on a package of a few lines."""
    if why := hatch_build.obstacle():
        # No compiler: then a house is never compiled either, which other tests show.
        pytest.skip(why)
    checkout = Checkout(tmp_path)
    shutil.copy(hatch_build.ROOT / "hatch_build.py", checkout.root)
    for name in hatch_build.WAY:
        checkout.write(name.removeprefix("gelanggang/"), "WORD: str = 'way'\n")
    checkout.write("server/__init__.py", "")
    checkout.write("core/match.py", "def played(n: int) -> int:\n    return n * 2\n")
    proof = (
        "from gelanggang.core import match\n"
        "from gelanggang.server import bucket, guard\n"
        "assert match.played(21) == 42 and bucket.WORD == 'way'\n"
        "assert not match.__file__.endswith('.py') and guard.__file__.endswith('.py')\n"
    )
    checkout.write("server/guard.py", "")
    assert checkout.workshop(proof).obstacle() == ""
    tree = checkout.workshop(proof).build()
    assert checkout.left() == [tree.name]
