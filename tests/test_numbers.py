"""A number that limits something says what, and why it is not another one."""

from __future__ import annotations

import ast

import pytest

from tests.test_layers import files, tree

ROOMS = ["tables", "hall"]


def unexplained(source: ast.Module) -> list[str]:
    """The constants of a file that are numbers and have no sentence of their own below them."""
    body = source.body
    found: list[str] = []
    for node, after in zip(body, [*body[1:], None], strict=True):
        said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            if name.isupper() and is_number(node.value) and not said:
                found.append(name)
    return found


def is_number(value: ast.expr | None) -> bool:
    if isinstance(value, ast.BinOp):
        return is_number(value.left) or is_number(value.right)
    if isinstance(value, ast.Dict):
        return any(is_number(one) for one in value.values)
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


@pytest.mark.parametrize("room", ROOMS)
def test_every_number_is_explained(room: str) -> None:
    wrong = {path.name: names for path in files(room) if (names := unexplained(tree(path)))}
    assert not wrong, wrong


def test_a_number_without_a_sentence_is_noticed() -> None:
    planted = 'MOST: Final = 4\nWITHIN: Final = 2 * 10.0\n"""Seconds."""\nNAME: Final = "x"\n'
    assert unexplained(ast.parse(planted)) == ["MOST"]
