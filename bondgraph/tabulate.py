"""A linearization as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bondgraph.linearization import AXIS, Linearization

WIDEST = 12
"""Matrices with more columns are not shown whole."""


def linearized(of: Linearization) -> str:
    """What it is about, its matrices and its eigenvalues."""
    lines = [f"{of.name}, linearized at t = {of.t:g} s"]
    lines.append("  at " + ", ".join(f"{name} = {value:.6g}" for name, value in of.point.items()))
    lines += _motion(of)
    if of.dependent:
        lines.append(f"  {', '.join(of.dependent)} follow from the other states by the constraints")
    rates = [f"{name}'" for name in of.states]
    lines += _table("A", rates, of.states, of.A) + _table("B", rates, of.inputs, of.B)
    lines += _table("C", of.outputs, of.states, of.C) + _table("D", of.outputs, of.inputs, of.D)
    if of.states:
        lines.append("eigenvalues, 1/s")
        lines += [f"  {line}" for line in _modes(of.eigenvalues)]
    return "\n".join(lines)


def _motion(of: Linearization) -> Iterator[str]:
    if of.is_equilibrium:
        yield "  an equilibrium" + (f": {of.stability}" if of.stability else "")
        return
    rates = ", ".join(f"{name}' = {rate:.6g}" for name, rate in of.moving.items())
    changing = f"{', '.join(of.carried)} depend on what changes with time"
    yield f"  not an equilibrium: {rates or changing}"
    if of.steady:
        yield f"  a steady motion of {', '.join(of.steady)}, which rest or move uniformly: {of.stability}"
    else:
        yield "  these matrices hold for an instant: the eigenvalues tell nothing of stability"


def _table(letter: str, rows: Sequence[str], columns: Sequence[str], matrix: Any) -> list[str]:
    if not len(rows) or not len(columns):
        return []
    if len(columns) > WIDEST:
        return [f"{letter}: {len(rows)} x {len(columns)}"]
    cells = [[f"{entry:.6g}" if entry else "0" for entry in row] for row in matrix.tolist()]
    left = max(map(len, [letter, *rows])) + 2
    widths = [max(len(name), *(len(row[k]) for row in cells)) + 2 for k, name in enumerate(columns)]
    head = letter.ljust(left) + "".join(name.rjust(width) for name, width in zip(columns, widths, strict=True))
    body = [
        name.ljust(left) + "".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for name, row in zip(rows, cells, strict=True)
    ]
    return [head, *body]


def _modes(eigenvalues: Any) -> Iterator[str]:
    """Each real eigenvalue, and each pair with its frequency and damping ratio."""
    size = max(map(abs, eigenvalues), default=0.0)
    for x in eigenvalues.tolist():
        real = 0.0 if abs(x.real) <= AXIS * size else x.real
        if abs(x.imag) <= AXIS * size:
            yield f"{real:.6g}"
        elif x.imag > 0:
            damping = -real / abs(x) + 0.0
            yield f"{real:.6g} +- {x.imag:.6g}i   ({abs(x):.6g} rad/s, damping ratio {damping:.3g})"
