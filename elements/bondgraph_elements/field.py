"""Fields y = law(x), linear or not, entered through some components of y and the rest of x: R, I and C."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.algebra.formula import Formula as Written
from bondgraph.algebra.function import Function
from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.inverse_law import inverse
from bondgraph.equations.solvability import is_singular_throughout, random_settings
from bondgraph.errors import NotReciprocal, SingularSystem, StructureError
from bondgraph.graph.law import Identity, Implicit, Law, Place, Solve
from bondgraph.program.rank import is_semidefinite

Formula = str | Function


def size(value: Any) -> int | None:
    """The size a field's value demands, None where a scalar leaves it open."""
    return len(value) if isinstance(value, tuple) else None


def texts(value: Any) -> tuple[str, ...]:
    """Every formula in a value."""
    if isinstance(value, tuple):
        return tuple(t for entry in value for t in texts(entry))
    return (value,) if isinstance(value, str | Written) else ()  # type: ignore[return-value]


def several(law: Any) -> tuple[Formula, ...] | None:
    """The laws of an element that has one or several, None where it has none."""
    return law if law is None or isinstance(law, tuple) else (law,)


def check_definite(name: str, value: Any) -> None:
    """Refuse a store whose matrix of numbers would hold negative energy.

    Raises:
        StructureError: for a matrix, or a value, of numbers that is not positive definite.
    """
    matrix = numbers(value)
    if matrix is None or matrix.shape[0] != matrix.shape[1]:
        return
    if not is_semidefinite(matrix):
        raise StructureError(
            name, "its energy would be negative in some direction", parties=(name,), remedy="give a positive value"
        )


def numbers(value: Any) -> Any:
    """A value of numbers as a matrix; None for one that holds formulas."""
    import numpy

    try:
        if is_matrix(value):
            return numpy.array([[float(x) for x in row] for row in value])
        return numpy.diag([float(x) for x in texts(value)])
    except ValueError:
        return None


def is_matrix(value: Any) -> bool:
    """Whether a value couples components."""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], tuple)


def one_law(name: str, *laws: Any) -> None:
    """Refuse an element that is given several laws.

    Raises:
        StructureError: where more than one is given.
    """
    if sum(law is not None for law in laws) > 1:
        raise StructureError(
            name, "an element has one law", parties=(name,), remedy="give its value or one law, not several"
        )


def check_flag(name: str, one_way: Any) -> None:
    """Refuse a declaration that is neither true nor false.

    Raises:
        StructureError: for anything else.
    """
    if not isinstance(one_way, bool):
        raise StructureError(name, f"one_way is {one_way!r:.40}", parties=(name,), remedy="give True or False")


def block(xp: Algebra, matrix: Any, rows: Sequence[int], columns: Sequence[int]) -> Any:
    """The submatrix of those rows and columns."""
    if not rows or not columns:
        return xp.zeros(len(rows), len(columns))
    return xp.matrix([[matrix[i, j] for j in columns] for i in rows])


def linear(xp: Algebra, matrix: Any, x: Any, y: Any, known_y: Sequence[int], about: str, definite: bool) -> Law:
    """y = M x with the components `known_y` of y given, and the others of x.

    A diagonal block is divided by entry, any other is kept as a solve.
    """
    u = list(known_y)
    c = [k for k in range(len(x)) if k not in u]
    forward = matrix @ xp.column(list(x))
    inner = block(xp, matrix, u, u)
    rest = [y[i] - sum((matrix[i, j] * x[j] for j in c), xp.number(0)) for i in u]
    given = tuple((y[k], forward[k]) for k in c)
    for k, i in enumerate(u):
        if all(xp.is_zero(inner[k, j]) for j in range(len(u))):
            law = f"component {i + 1} of it is zero and cannot be divided by"
            raise SingularSystem(about, law, parties=(about,), remedy="give it a value")
    if all(xp.is_zero(inner[i, j]) for i in range(len(u)) for j in range(len(u)) if i != j):
        return Law(lets=given + tuple((x[i], rest[k] / inner[k, k]) for k, i in enumerate(u)))
    return Law(lets=given, solves=(Solve(tuple(x[i] for i in u), inner, xp.column(rest), definite, about),))


def curved(xp: Algebra, laws: Sequence[Any], x: Any, y: Any, known_y: Sequence[int], about: str) -> Law:
    """y = laws(x) with the components `known_y` of y given: their x by inverse laws where these are known exactly.

    The others are found by Newton's method.

    Raises:
        SingularSystem: for laws that have no inverse anywhere.
    """
    u = list(known_y)
    lets = [(y[k], laws[k]) for k in range(len(y)) if k not in u]
    rest = []
    for k in u:
        alone = not any(x[j] in xp.free(laws[k]) for j in u if j != k)
        found = inverse(xp, laws[k], x[k], y[k]) if alone else None
        if found is None:
            rest.append(k)
        else:
            lets.append((x[k], found))
    if not rest:
        return Law(lets=tuple(lets))
    system = Implicit(tuple(x[k] for k in rest), tuple(laws[k] - y[k] for k in rest), (), about)
    if is_singular_throughout(xp, system, random_settings(xp, system, {})):
        raise SingularSystem(
            about,
            "its law would be used the other way, and it has no inverse: its slope vanishes",
            parties=(about,),
            remedy="declare it one_way=True, enter it the other way round, or let the other variable enter it",
        )
    return Law(lets=tuple(lets), implicits=(system,))


def laws(
    place: Place, given: tuple[Formula, ...] | None, energy: Formula | None, x: Any, letter: str
) -> list[Any] | None:
    """A store's laws from formulas or from the energy they derive from; None where it has neither.

    In the formulas the variables are `letter` (where there is one), `letter1`, `letter2`, ..., or the names of the
    coordinates they are.
    """
    if energy is not None:
        stored = place.read(energy, (), local(place, x, letter))
        if not place.xp.free(stored) & set(x):
            name = place.xp.name(x[0])
            raise StructureError(
                name,
                f"the energy does not depend on this state: it is called {_listed(local(place, x, letter))} there",
                parties=(name,),
                remedy="write the energy in it",
            )
        return [place.xp.diff(stored, symbol) for symbol in x]
    return None if given is None else [place.read(law, (), local(place, x, letter)) for law in given]


def _listed(names: dict[str, Any]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def local(place: Place, x: Any, letter: str) -> dict[str, Any]:
    """What a store's formulas call its variables."""
    names = {f"{letter}{k + 1}": symbol for k, symbol in enumerate(x)} | {place.xp.name(s): s for s in x}
    return names | ({letter: x[0]} if len(x) == 1 else {})


def reciprocity(place: Place, name: str, laws: Sequence[Any], x: Any) -> tuple[Identity, ...]:
    """A store's laws derive from an energy only if d(law i)/d(x j) = d(law j)/d(x i), Maxwell's condition.

    Laws that are the slopes of an energy need no such check.
    """
    xp = place.xp
    return symmetric(xp, name, lambda i, j: xp.diff(laws[i], x[j]), len(x))


def symmetric(xp: Algebra, name: str, slope: Callable[[int, int], Any], size: int) -> tuple[Identity, ...]:
    """Maxwell's condition, given the slopes d(law i)/d(x j)."""
    n = range(size)
    found = []
    for i in n:
        for j in n:
            if i < j and not xp.is_zero(slope(i, j) - slope(j, i)):
                error = NotReciprocal(
                    name,
                    f"components {i + 1} and {j + 1} of its law do not derive from an energy (Maxwell's condition)",
                    parties=(name,),
                    remedy="make the law symmetric, give it as one energy, or put the rest into a resistor or gyrator",
                )
                scale = xp.number(1) * slope(i, j) ** 2 + slope(j, i) ** 2
                found.append(Identity(slope(i, j) - slope(j, i), scale, error))
    return tuple(found)


def written(xp: Algebra, matrix: Any) -> tuple[tuple[str, ...], ...]:
    """A matrix of the algebra as formulas."""
    rows, columns = matrix.shape
    return tuple(tuple(xp.text(matrix[i, j]) for j in range(columns)) for i in range(rows))


def blocks(xp: Algebra, matrices: Sequence[Any]) -> Any:
    """Square matrices along the diagonal of one."""
    size = sum(matrix.shape[0] for matrix in matrices)
    rows = [[xp.number(0)] * size for _ in range(size)]
    first = 0
    for matrix in matrices:
        n = range(matrix.shape[0])
        for i, j in ((i, j) for i in n for j in n):
            rows[first + i][first + j] = matrix[i, j]
        first += len(n)
    return xp.matrix(rows)
