"""Kinetics as mathematics: text and LaTeX, each line with the number that [004] gives it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.printing import count, matrix_lines
from bondgraph.graph.spelling import Spelling
from bondgraph.kinetics.kinetics import Kinetics

WIDTH = 120
"""A matrix whose rows are longer is written as a list of its entries."""
LONGEST = 400
"""An entry with more operations is not written, but what it depends on."""


@dataclass(frozen=True)
class _Line:
    """One equation: its number, its left side as text and as LaTeX, and the matrix on its right side.

    Args:
        rows, columns: names of what the rows and columns of the matrix belong to; a column has none of the latter, a
            scalar none of either.
    """

    number: str
    left: str
    typeset: str
    right: Any
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


def as_text(k: Kinetics) -> str:
    """The kinetics as a page: a matrix with aligned columns, or a line for each entry where its rows are long."""
    lines = [_headline(k)]
    for line in _lines(k):
        head = f"{line.number:<8}{line.left} = "
        cells = [[_spelled(k, x) for x in row] for row in _rows(line.right)]
        matrix = matrix_lines(cells) if line.rows else cells[0]
        if line.rows and len(head) + len(matrix[0]) > WIDTH:
            lines += _entries(line, cells)
        else:
            lines += [(head if i == 0 else " " * len(head)) + row for i, row in enumerate(matrix)]
    return "\n".join(lines)


def as_latex(k: Kinetics) -> str:
    """The same as an `aligned` environment; entries that are too long for a page are dots."""
    xp, spelling = k.xp, k.graph.spelling if k.graph else Spelling()
    rows = []
    for line in _lines(k):
        dots = xp.symbol("...")
        short = [[x if xp.size(x) <= LONGEST else dots for x in row] for row in _rows(line.right)]
        names = {s: spelling.latex(xp.name(s)) for s in xp.free(line.right)} | {dots: r"\cdots"}
        right = xp.latex(xp.matrix(short) if line.rows else short[0][0], names)
        rows.append(rf"{line.typeset} &= {right} && \text{{{line.number}}}")
    return "\\begin{aligned}\n" + " \\\\\n".join(rows) + "\n\\end{aligned}"


def _headline(k: Kinetics) -> str:
    names = [k.xp.name(x) for x in k.f]
    driven = f", {len(k.c)} of them driven: {', '.join(names[i] for i in k.c)}" if k.c else ""
    velocities = "generalized velocity" if len(names) == 1 else "generalized velocities"
    of = k.about if k.graph is None else k.graph.name
    return f"{of}: {count(k.q, 'coordinate')}, {len(names)} {velocities}{driven}"


def _lines(k: Kinetics) -> Iterator[_Line]:
    """What the kinetics hold, in the order of the paper."""
    f, q = tuple(map(k.xp.name, k.f)), tuple(map(k.xp.name, k.q))
    yield _Line("(2)", "f^T", r"\mathbf{f}^T", k.f.T, ("",), f)
    if k.q:
        yield _Line("", "q^T", r"\mathbf{q}^T", k.xp.column(k.q).T, ("",), q)
        yield _Line("(1)", "Q", r"\mathbf{Q}", k.Q, q, f)
    yield _Line("(9)", "e", r"\mathbf{e}", k.e, f)
    yield _Line("(15)", "A", r"\mathbf{A}", k.A, f, f)
    if k.Df is not None:
        yield _Line("(14)", "D f", r"\mathbf{D}\mathbf{f}", k.Df, f)
    if k.e_hat is not None:
        yield _Line("(27)", "e_hat", r"\hat{\mathbf{e}}", k.e_hat, f)
    yield _Line("(18)", "T*", "T^*", k.xp.column([_co_energy(k)]))
    if k.c:
        u, c = (tuple(f[i] for i in indices) for indices in (k.u, k.c))
        blocks = (("uu", k.A_uu, u, u), ("uc", k.A_uc, u, c), ("cc", k.A_cc, c, c))
        for name, block, rows, columns in blocks if k.u else blocks[2:]:
            yield _Line("(46)", f"A_{name}", rf"{{}}^{{{name}}}\mathbf{{A}}", block, rows, columns)
    if k.kept:
        yield _Line("", "a", r"\mathbf{a}", k.a, tuple(each.name for each in k.kept for _ in each.positions), f)


def _co_energy(k: Kinetics) -> Any:
    """T* (18), a term for each pair of velocities."""
    n, two = range(len(k.f)), k.xp.number(2)
    pairs = [(i, j) for i in n for j in n if i <= j]
    terms = (k.A[i, j] * k.f[i] * k.f[j] / (two if i == j else 1) for i, j in pairs if not k.xp.is_zero(k.A[i, j]))
    return sum(terms, k.xp.number(0))


def _rows(matrix: Any) -> list[list[Any]]:
    rows, columns = matrix.shape
    return [[matrix[i, j] for j in range(columns)] for i in range(rows)]


def _spelled(k: Kinetics, entry: Any) -> str:
    if (size := k.xp.size(entry)) <= LONGEST:
        return k.xp.spell(entry)
    return f"{size} operations in {', '.join(sorted(map(k.xp.name, k.xp.free(entry))))}"


def _entries(line: _Line, cells: list[list[str]]) -> list[str]:
    """The entries of a matrix, a line each, but for those that are zero."""
    found: list[str] = []
    zeros = False
    for row, texts in zip(line.rows, cells, strict=True):
        for column, text in zip(line.columns or ("",), texts, strict=True):
            zeros = zeros or text == "0"
            if text != "0":
                place = ", ".join(name for name in (row, column) if name)
                found.append(f"{'' if found else line.number:<8}{line.left}[{place}] = {text}")
    return [*found, f"{'':<8}{line.left} = 0 elsewhere"] if zeros else found
