"""What a wheel and a source distribution hold: whoever installs either needs neither Node nor luck.

Compiling takes minutes, so the wheel that is looked into is the one that `make compiled` kept.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import hatch_build
import web_build
from hatch_build import MYPYC, NODE, SOURCE, WITHOUT_CLIENT, Workshop, headline, modules

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "wheel"
INSIST = os.environ.get("GELANGGANG_COMPILE") == "1"
SUFFIX = EXTENSION_SUFFIXES[0]
PAGE = "gelanggang/server/static/index.html"


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel of these sources, with everything."""
    kept = [path for path in KEPT.glob("*.whl") if is_of_these_sources(path)]
    if not kept and not INSIST:
        pytest.skip("there is no wheel of these sources: make compiled")
    [found] = kept
    return found


def is_of_these_sources(wheel: Path) -> bool:
    made_from = [SOURCE / name for name in modules()] + [web_build.STAMP]
    with ZipFile(wheel) as file:
        there = set(file.namelist())
        return web_build.current() and all(
            name in there and file.read(name) == path.read_bytes()
            for path in made_from
            for name in [path.relative_to(SOURCE).as_posix()]
        )


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    if not web_build.current():
        pytest.skip("the web client is not built: make client")
    folder = tmp_path_factory.mktemp("source")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "GELANGGANG_WEB": "1"},
        capture_output=True,
        check=True,
    )
    [packed] = folder.glob("*.tar.gz")
    with tarfile.open(packed) as file:
        file.extractall(folder, filter="data")
    return folder / packed.name.removesuffix(".tar.gz")


def names_of_wheel(source: Path, folder: Path, web: str) -> set[str]:
    """The files of a wheel that is made from a source as it is."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"]
    subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(source)],
        check=True,
        env={**os.environ, "GELANGGANG_COMPILE": "0", "GELANGGANG_WEB": web},
    )
    [wheel] = folder.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl"), "what is not compiled fits every system"
    return set(ZipFile(wheel).namelist())


def test_the_wheel_holds_the_compiled_engine_beside_its_source(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert not wheel.name.endswith("-any.whl"), "it fits the machine that it was compiled on"
    for module in modules():
        assert {module, module.removesuffix(".py") + SUFFIX} <= names


def test_the_wheel_holds_the_client(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert PAGE in names
    assert any(name.endswith(".js") for name in names if "/static/assets/" in name)
    assert WITHOUT_CLIENT not in names


def test_the_wheel_holds_what_is_read_beside_the_modules(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    written = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.suffix in (".toml", ".ftl", ".svg", ".sql", ".ttf")
    }
    assert any(name.endswith("/lesson.toml") for name in written)
    assert written <= names


@pytest.mark.slow
def test_a_newcomer_finds_everything_in_it(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as file:
        file.extractall(tmp_path)
    ran = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("newcomer.py"))],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert f"- {tmp_path}" in ran.stdout, "what runs is what is in the wheel"


@pytest.mark.slow
def test_a_wheel_from_the_source_distribution_is_the_same_without_node(
    wheel: Path, source: Path, tmp_path: Path
) -> None:
    names = set(ZipFile(wheel).namelist())
    assert names_of_wheel(source, tmp_path, "1") == {
        name for name in names if not name.endswith(SUFFIX)
    }
    assert not (source / "web" / "node_modules").exists(), "the page was built before"


@pytest.mark.slow
def test_a_wheel_without_the_client_says_why(source: Path, tmp_path: Path) -> None:
    without = tmp_path / "without"
    shutil.copytree(source, without, ignore=shutil.ignore_patterns("static", "tests"))
    names = names_of_wheel(without, tmp_path, "0")
    assert WITHOUT_CLIENT in names
    assert PAGE not in names


@pytest.mark.slow
def test_the_source_distribution_holds_what_git_does_and_the_client(source: Path) -> None:
    for name in ("hatch_build.py", "web_build.py", "web/package-lock.json", "docs/rules"):
        assert (source / name).exists(), name
    assert (source / "src" / PAGE).is_file()
    assert not list(source.rglob("*.pyc"))
    assert not (source / "docs" / "screens").exists()


# What an isolated build installs first.


@pytest.fixture
def needs(tmp_path: Path) -> Callable[[str], list[str]]:
    metadata = ProjectMetadata(str(ROOT), PluginManager())

    def ask(target: str) -> list[str]:
        return Workshop(str(ROOT), {}, None, metadata, str(tmp_path), target).dependencies()

    return ask


@pytest.fixture(autouse=True)
def a_machine_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler and a platform for which there is Node, and no wish."""
    for name in ("GELANGGANG_COMPILE", "GELANGGANG_WEB"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(hatch_build, "machine_obstacle", lambda: None)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-x86_64")
    monkeypatch.setattr(hatch_build, "client_is_current", lambda: False)


def test_a_wheel_needs_the_compiler_node_and_what_the_package_imports(
    needs: Callable[[str], list[str]],
) -> None:
    found = needs("wheel")
    assert found[:2] == [MYPYC, NODE]
    assert any(one.startswith("msgspec") for one in found), "mypyc has to see its classes"
    assert any(one.startswith("defusedxml") for one in found), "pictures are drawn with it"


def test_a_source_distribution_is_not_compiled(needs: Callable[[str], list[str]]) -> None:
    assert MYPYC not in needs("sdist")
    assert NODE in needs("sdist")


def test_where_the_client_lies_ready_nobody_needs_node(
    needs: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "client_is_current", lambda: True)
    assert MYPYC in needs("wheel")
    assert NODE not in needs("wheel")
    assert needs("sdist") == []


def test_what_a_machine_cannot_use_is_not_installed(
    needs: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "machine_obstacle", lambda: "there is no C compiler (cc)")
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-riscv64")
    assert needs("wheel") == []
    monkeypatch.setenv("GELANGGANG_COMPILE", "1")
    monkeypatch.setenv("GELANGGANG_WEB", "1")
    assert needs("wheel")[:2] == [MYPYC, NODE], "who insists is told by the tools themselves"
    monkeypatch.setenv("GELANGGANG_COMPILE", "0")
    monkeypatch.setenv("GELANGGANG_WEB", "0")
    monkeypatch.setattr(hatch_build, "machine_obstacle", lambda: None)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "linux-x86_64")
    assert needs("wheel") == []


@pytest.mark.parametrize(
    ("report", "said"),
    [
        ("npm warn x\nnpm error code ENOTFOUND\nnpm error network\nnpm error A log is in: y", 1),
        ("mypyc\nx.py:7: error: no such word\nand more", 1),
        ("Traceback\nModuleNotFoundError: No module named 'x'", 1),
        ("one line\nthe last says it", 1),
    ],
)
def test_the_line_that_says_most_is_passed_on(report: str, said: int) -> None:
    assert headline(report) == report.splitlines()[said]
