"""Equations of a few dozen unknowns, in plain numbers: no package is needed for them."""

from __future__ import annotations

from math import fsum
from typing import Final

Row = list[float]
TINY: Final = 1e-9


def inverse(matrix: list[Row]) -> list[Row] | None:
    """By Gauss and Jordan, the largest number first; None where there is none."""
    n = len(matrix)
    rows = [row + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    least = TINY * max(abs(number) for row in matrix for number in row)
    for column in range(n):
        best = max(range(column, n), key=lambda row: abs(rows[row][column]))
        pivot = rows[best][column]
        if abs(pivot) <= least:
            return None
        rows[column], rows[best] = rows[best], rows[column]
        rows[column] = [number / pivot for number in rows[column]]
        for i, row in enumerate(rows):
            if i != column and row[column]:
                factor = row[column]
                rows[i] = [
                    mine - factor * theirs for mine, theirs in zip(row, rows[column], strict=True)
                ]
    return [row[n:] for row in rows]


def times(matrix: list[Row], row: Row) -> Row:
    """A matrix times a row."""
    return [fsum(a * b for a, b in zip(line, row, strict=True)) for line in matrix]


def minus(row: Row, other: Row) -> Row:
    """One row less another."""
    return [a - b for a, b in zip(row, other, strict=True)]


def turned(matrix: list[Row]) -> list[Row]:
    """Columns as rows."""
    return [list(column) for column in zip(*matrix, strict=True)]


def sum_row(rows: list[Row]) -> Row:
    """Rows added up."""
    return [fsum(column) for column in zip(*rows, strict=True)]


def sum_rows(matrices: list[list[Row]]) -> list[Row]:
    """Matrices added up."""
    return [sum_row(list(rows)) for rows in zip(*matrices, strict=True)]
