"""What the source says that the engine can tell: codes, kinds and the names of their facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import gelanggang
from gelanggang.games.shapes import by_kind

SOURCE = Path(gelanggang.__file__).parent

Told = dict[str, set[str]]
"""A code or a kind, and the names of its facts."""


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def modules(*folders: str) -> list[tuple[Path, ast.Module]]:
    """Every module of the package, or of some of its folders."""
    return [
        (path, _parsed(path))
        for folder in folders or ("",)
        for path in sorted((SOURCE / folder).rglob("*.py"))
    ]


@cache
def refusals(*folders: str) -> Told:
    """The codes of all moves that can be refused."""
    return _gathered("Refusal", modules(*folders))


@cache
def bad_inputs() -> Told:
    """The codes of everything that a person can correct."""
    told = _gathered("BadInput", modules())
    for other in ("Denied", "StoreError"):
        told.update(_gathered(other, modules()))
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) == "wrong":
                facts = {keyword.arg or "" for keyword in node.keywords}
                for expected in Scope(module, module).words(node.args[1]):
                    told.setdefault(f"page-{expected}", set()).update(facts, {"file", "key"})
    return told


def unreadable_moves() -> set[str]:
    """The codes of what is wrong with the text of a move: a record can have such a one."""
    readers = [(path, module) for path, module in modules("games") if path.name == "moves.py"]
    return set(_gathered("BadInput", readers))


@cache
def reasons(folder: str) -> Told:
    """The codes of all that a game's bots can give as a reason."""
    return _gathered("Reason", modules(folder))


@cache
def remarks() -> set[str]:
    """The codes of all that the owner of a list is told without being wrong."""
    return set(_gathered("Remark", modules()))


@cache
def events(folder: str) -> Told:
    """The kinds of all events of a game."""
    declared = import_module(f"gelanggang.{folder.replace('/', '.')}.events")
    return {kind: set(shape.__annotations__) for kind, shape in by_kind(declared).items()}


def made_events(folder: str) -> set[str]:
    """The kinds of those that it makes."""
    return set(_gathered("Event", [one for one in modules(folder) if one[0].name == "tell.py"]))


@cache
def literals(*folders: str) -> set[str]:
    """Every text that stands in the source."""
    return {
        node.value
        for _, module in modules(*folders)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said() -> set[str]:
    """Every key that stands in the source where something is said."""
    return {
        key
        for _, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and _name(node.func) in ("say", "Wrong") and node.args
        for key in _either(node.args[0])
    }


@cache
def web_keys() -> set[str]:
    """Every key that the browser's client says; they are never put together from parts."""
    folder = SOURCE.parent.parent / "web" / "src"
    return {
        key
        for path in folder.rglob("*.*")
        if path.suffix in (".svelte", ".ts")
        for key in re.findall(r'"(web-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }


class Scope:
    """A function of a module: where a name in it is looked up."""

    def __init__(self, function: ast.AST, module: ast.Module) -> None:
        self.function = function
        self.module = module

    def words(self, node: ast.expr | None) -> list[str]:
        """The texts that an expression can stand for, as far as that can be read."""
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) and node.value else []
        if isinstance(node, ast.IfExp):
            return self.words(node.body) + self.words(node.orelse)
        if isinstance(node, ast.Name):
            return [word for value in self._values(node.id) for word in self.words(value)]
        if isinstance(node, ast.Call):
            return self._returned(_name(node.func))
        return []

    def facts(self, call: ast.Call) -> set[str]:
        """The names of the facts that a call hands over."""
        if len(call.args) < 2:
            return set()
        given = call.args[1]
        if not isinstance(given, ast.Name):
            return _keys(given)
        found = {key for value in self._values(given.id) for key in _keys(value)}
        for node in ast.walk(self.function):
            if isinstance(node, ast.Subscript) and _name(node.value) == given.id:
                found.update(self.words(node.slice))
        return found

    def _values(self, name: str) -> list[ast.expr]:
        """What is assigned to a name."""
        found: list[ast.expr] = []
        for node in ast.walk(self.function):
            if isinstance(node, ast.Assign):
                found += [node.value for target in node.targets if _name(target) == name]
            elif isinstance(node, ast.AnnAssign) and _name(node.target) == name and node.value:
                found.append(node.value)
        return found

    def _returned(self, name: str) -> list[str]:
        """The texts that a function of the same module can give back."""
        return [
            word
            for function in _functions(self.module)
            if function.name == name
            for node in ast.walk(function)
            if isinstance(node, ast.Return)
            for word in Scope(function, self.module).words(node.value)
        ]


def _gathered(called: str, sources: Iterable[tuple[Path, ast.Module]]) -> Told:
    """Every first argument that a class is called with, and the names of the facts beside it."""
    told: Told = {}
    for _, module in sources:
        for function in _functions(module):
            scope = Scope(function, module)
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and _name(node.func) == called and node.args:
                    for word in scope.words(node.args[0]):
                        told.setdefault(word, set()).update(scope.facts(node))
    return told


@cache
def _functions(module: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node for node in ast.walk(module) if isinstance(node, kinds)]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _either(node: ast.expr) -> list[str]:
    """A text, or both that an expression chooses from."""
    if isinstance(node, ast.IfExp):
        return _either(node.body) + _either(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _keys(node: ast.expr) -> set[str]:
    if not isinstance(node, ast.Dict):
        return set()
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
