"""The engine of this machine, compiled: made beside a running house, used from the next start on.

Only a checkout can do that; an installed package was compiled when it was made, or not at all.
What is kept is a tree that looks like the package: its compiled modules, and a link to every file
of the source.  It is named after what all sources say and after this Python, so that one of other
sources is never used, and it gets that name when it is whole, so that half of one never is.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from gelanggang.core import match

WISH: Final = "GELANGGANG_COMPILE"
"""As for `hatch_build.py`: 0 never compiles, 1 tries again what has failed before."""
PACKAGE: Final = Path(__file__).parent.parent
BUILDER: Final = "hatch_build.py"
STATIC: Final = "server/static"
"""The web client is built anew at any time, without a change of the engine."""
UNFINISHED: Final = ".building-"
FAILED: Final = ".failed"
LOCK: Final = ".lock"
GENTLY: Final = ("nice", "-n", "19")
"""At the lowest priority of all: nobody at a table is to notice."""
ONE: Final = "1"
"""C files that are compiled at a time: the other cores are for those who play."""
KEPT: Final = 3
UNUSED: Final = 30 * 24 * 3600.0
"""So many engines stay, and beyond these whatever was used within so many seconds: somebody may
still be playing with it."""
LONGEST: Final = 200
"""Letters of an explanation in the log."""
PROOF: Final = """
import gelanggang
from gelanggang.cli import serve
from gelanggang.core import match
from gelanggang.games import GAMES, load_rules
from gelanggang.server import app
if match.__file__.endswith(".py"):
    raise SystemExit("nothing in it is compiled")
for game in GAMES:
    rules = load_rules(game)
    table = gelanggang.match(game, rules.fewest_seats, seed="proof")
    table.finish([gelanggang.bot(rules, "1")] * rules.fewest_seats)
"""
"""What a new engine has to be able to do: a game of each kind."""


def compiled() -> bool:
    """Whether the engine that runs here is compiled."""
    return not str(match.__file__).endswith(".py")


def cache_folder(environ: Mapping[str, str]) -> Path:
    """Where things are kept that can be made again."""
    named = Path(environ.get("XDG_CACHE_HOME", ""))
    if sys.platform == "darwin" and not named.is_absolute():
        return Path.home() / "Library" / "Caches" / "gelanggang"
    return (named if named.is_absolute() else Path.home() / ".cache") / "gelanggang"


class NotBuilt(Exception):
    """Why there is no compiled engine."""


class Postponed(NotBuilt):
    """The next start may well have more luck."""


class Workshop:
    """Where the engine of a checkout is compiled and kept."""

    def __init__(self, package: Path, kept: Path, proof: str = PROOF) -> None:
        self._package: Final = package
        self._builder: Final = package.parent.parent / BUILDER
        self._proof: Final = proof
        self.kept: Final = kept
        self._running: subprocess.Popen[str] | None = None
        self._stopped = False

    def open(self) -> bool:
        """Whether this is a checkout at all."""
        return self._builder.is_file()

    def tree(self) -> Path:
        """Where the engine of these sources lies, or will lie."""
        said = hashlib.sha256()
        for fact in (sys.version, str(sysconfig.get_config_var("SOABI")), *platform.libc_ver()):
            said.update(fact.encode() + b"\0")
        for path in [self._builder, *self._files()]:
            said.update(str(path).encode() + b"\0")
            if path.suffix == ".py":
                said.update(hashlib.sha256(path.read_bytes()).digest())
        return self.kept / said.hexdigest()[:32]

    def _files(self) -> list[Path]:
        """Every file of the package that people write."""
        found: list[Path] = []
        for folder, folders, names in os.walk(self._package):
            here = Path(folder)
            out = here.relative_to(self._package).as_posix() == STATIC or here.name == "__pycache__"
            folders[:] = [] if out else sorted(folders)
            found += [] if out else [here / name for name in sorted(names) if name[0] != "."]
        return found

    def obstacle(self) -> str:
        """Why compiling is not even worth a try on this machine; empty: it is."""
        try:
            self._run([str(self._builder)], {})
        except NotBuilt as why:
            return str(why)
        return ""

    def failure(self) -> str:
        """Why the engine of these sources could not be compiled before; empty: nobody tried."""
        with suppress(OSError):
            return self.tree().with_suffix(FAILED).read_text(encoding="utf-8")
        return ""

    def build(self) -> Path:
        """Compile, without disturbing anybody; the tree.  NotBuilt when that is not possible."""
        tree = self.tree()
        self.kept.mkdir(parents=True, exist_ok=True)
        with _alone(self.kept / LOCK):
            # Nobody else builds here: what is unfinished now was left by somebody who was stopped.
            for left in self.kept.glob(f"{UNFINISHED}*"):
                shutil.rmtree(left, ignore_errors=True)
            work = Path(mkdtemp(prefix=UNFINISHED, dir=self.kept))
            try:
                self._build(work, tree)
            except Postponed:
                raise
            except NotBuilt as why:
                tree.with_suffix(FAILED).write_text(str(why), encoding="utf-8")
                raise
            finally:
                shutil.rmtree(work, ignore_errors=True)
            self._tidy(tree)
        return tree

    def _build(self, work: Path, tree: Path) -> None:
        self._run([str(self._builder), str(work), ONE], {})
        new = work / "lib"
        for path in [*self._files(), self._package / STATIC]:
            link = new / "gelanggang" / path.relative_to(self._package)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path)
        self._run(["-c", self._proof], {"PYTHONPATH": str(new)})
        if self.tree() != tree:
            raise Postponed("the sources have changed meanwhile")
        tree.with_suffix(FAILED).unlink(missing_ok=True)
        new.rename(tree)

    def _run(self, words: list[str], more: dict[str, str]) -> None:
        """Let Python do something at the lowest priority; NotBuilt when it fails."""
        with subprocess.Popen(
            [*GENTLY, sys.executable, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, **more},
            # Ctrl+C is for the house. The session stays: priorities count within one alone.
            process_group=0,
        ) as process:
            self._running = process
            if self._stopped:
                self.stop()
            said, _ = process.communicate()
        if self._stopped:
            raise Postponed("the house was stopped before it was done")
        if process.returncode:
            lines = said.strip().splitlines() or ["no explanation"]
            wrong = [line for line in lines if "error: " in line.lower()]
            raise NotBuilt([*wrong, lines[-1]][0][:LONGEST])

    def stop(self) -> None:
        """Leave it at that: whoever builds, in another thread, is told so."""
        self._stopped = True
        if self._running is not None and self._running.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)

    def _tidy(self, tree: Path) -> None:
        """Let go of engines that nobody has used for long."""
        trees = [one for one in self.kept.iterdir() if one.is_dir() and one != tree]
        trees.sort(key=lambda one: one.stat().st_mtime, reverse=True)
        for old in trees[KEPT - 1 :]:
            if old.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(old, ignore_errors=True)


def workshop(environ: Mapping[str, str]) -> Workshop | None:
    """The workshop of this very house; None where nothing is to be compiled."""
    if compiled() or environ.get(WISH) == "0" or os.name != "posix":
        return None
    try:
        found = Workshop(PACKAGE, cache_folder(environ) / "engine")
    except RuntimeError:
        # Whoever runs this has no home.
        return None
    return found if found.open() else None


def change_over(environ: Mapping[str, str]) -> None:
    """Begin this very command anew with the compiled engine, if there is one of these sources."""
    found = workshop(environ)
    if found is None:
        return
    tree = found.tree()
    path = [one for one in environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    # Who is told so and does not look there never will.
    if not tree.is_dir() or str(tree) in path:
        return
    with suppress(OSError):
        os.utime(tree)
        more = {"PYTHONPATH": os.pathsep.join([str(tree), *path])}
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**environ, **more})


def compile_quietly(found: Workshop, environ: Mapping[str, str]) -> bool:
    """Compile, and tell the log how it went in a line; whether there is an engine now."""
    from gelanggang.server.logs import failed, log, warn

    try:
        if why := found.obstacle():
            log("engine", state="interpreted", why=why)
        elif environ.get(WISH) != "1" and (why := found.failure()):
            log("engine", state="failed before", why=why)
        else:
            log("engine", state="compiling")
            log("engine", state="compiled", folder=str(found.build()))
            return True
    except Postponed as why:
        log("engine", state="postponed", why=str(why))
    except NotBuilt as why:
        warn("engine", state="failed", why=str(why))
    except OSError as error:
        failed("engine", error, state="failed")
    return False


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else builds as long as this lasts; Postponed when somebody does."""
    from fcntl import LOCK_EX, LOCK_NB, flock

    with path.open("w") as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            raise Postponed("another house is compiling it") from None
        yield
