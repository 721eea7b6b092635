"""Fields y = law(x), linear or not, entered through some components of y and the rest of x: R, I and C."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from numbers import Real
from typing import Any

from bondgraph.algebra.formula import Formula as Written
from bondgraph.algebra.function import Function
from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.inverse_law import inverse, is_root
from bondgraph.equations.solvability import Sample, is_singular_throughout, random_settings, samples
from bondgraph.errors import NotReciprocal, SingularSystem, StructureError
from bondgraph.graph.law import Identity, Implicit, Law, Solve
from bondgraph.program.rank import is_semidefinite

Formula = str | Function
DECADES, MANY = 6, 6
"""Where the sign of a law may be that of a size, others of so many decades are tried, so often."""


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


def given(law: tuple[Formula, ...] | None, letters: str) -> tuple[tuple[str, str], ...]:
    """The laws of the components, with the letters of what each gives; none where one of them is no formula."""
    laws = [(each, letters) for each in law or () if isinstance(each, str)]
    return tuple(laws) if len(laws) == len(law or ()) else ()


def check_definite(name: str, value: Any) -> None:
    """Refuse a store whose matrix of numbers would hold negative energy.

    Raises:
        StructureError: for a matrix, or a value, of numbers that is not positive definite.
    """
    matrix = numbers(value)
    if matrix is not None and matrix.shape[0] == matrix.shape[1] and not is_semidefinite(matrix):
        law = "its energy would be negative in some direction"
        raise StructureError(name, law, parties=(name,), remedy="give a positive value")


def numbers(value: Any) -> Any:
    """A value of numbers as a matrix; None for one that holds formulas."""
    import numpy

    try:
        rows = [[float(x) for x in row] for row in value] if is_matrix(value) else [float(x) for x in texts(value)]
    except ValueError:
        return None
    found = numpy.array(rows) if is_matrix(value) else numpy.diag(rows)
    return found if numpy.isfinite(found).all() else None  # "inf" is a name


def is_zero(name: str, entry: str | Written, values: Mapping[str, Any]) -> bool:
    """Whether an entry of a value, a number or the name of a parameter, is zero.

    Args:
        name: of the element, and of the parameter that a number of its own is.
        entry: what is written; other formulas are not judged.
        values: numbers of parameters by name.
    """
    written = str(entry)
    if written in values:
        return _is_null(values[written])
    try:
        own = float(written)
    except ValueError:
        return False
    return _is_null(values.get(name, own))


def _is_null(value: Any) -> bool:
    return isinstance(value, Real) and value == 0


def is_matrix(value: Any) -> bool:
    """Whether a value couples components."""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], tuple)


def one_law(name: str, *laws: Any) -> None:
    """Refuse an element that is given several laws.

    Raises:
        StructureError: where more than one is given.
    """
    if sum(law is not None for law in laws) > 1:
        remedy = "give its value or one law, not several"
        raise StructureError(name, "an element has one law", parties=(name,), remedy=remedy)


def everywhere(xp: Algebra, name: str, law: Any, x: Any, holds: Callable[[Sample], bool]) -> bool:
    """Whether something holds of a law of one variable at either sign and many sizes of it.

    All else is positive, of order one and of many sizes: in `1 + a*(T - 293)` a temperature is above 293, too. Places
    where the law is undefined are left out.

    Args:
        law: an expression in `x`.
        x: the variable; nothing else may be a variable of the element.
        holds: of a value and a slope.
    """
    system, draw = Implicit((x,), (law,), (), name), random.Random(0)
    ones = random_settings(xp, system, {})
    sizes = [[y * 10 ** draw.uniform(-DECADES, DECADES) for y in each] for each in ones for _ in range(MANY)]
    found = [holds(sample) for part in samples(xp, system, ones) for sample in part]
    return bool(found) and all(found) and all(map(holds, chain.from_iterable(samples(xp, system, sizes))))


def check_flag(name: str, given: Any, what: str = "one_way") -> None:
    """Refuse a declaration that is neither true nor false.

    Raises:
        StructureError: for anything else.
    """
    if not isinstance(given, bool):
        raise StructureError(name, f"{what} is {given!r:.40}", parties=(name,), remedy="give True or False")


def linear(xp: Algebra, matrix: Any, x: Any, y: Any, known_y: Sequence[int], about: str, definite: bool) -> Law:
    """y = M x with the components `known_y` of y given, and the others of x.

    A diagonal block is divided by entry, any other is kept as a solve.
    """
    u = list(known_y)
    c = [k for k in range(len(x)) if k not in u]
    forward = matrix @ xp.column(list(x))
    given = tuple((y[k], forward[k]) for k in c)
    if not u:
        return Law(lets=given)
    inner = xp.matrix([[matrix[i, j] for j in u] for i in u])
    rest = [y[i] - sum((matrix[i, j] * x[j] for j in c), xp.number(0)) for i in u]
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
    rest, inverted = [], [*_without_roots(xp, lets, x, y, about)]
    for k in u:
        alone = not any(x[j] in xp.free(laws[k]) for j in u if j != k)
        found = inverse(xp, laws[k], x[k], y[k]) if alone else None
        if found is None:
            rest.append(k)
        else:
            lets.append((x[k], found.expression))
            if found.is_root or not found.is_everywhere:
                inverted.append(Implicit((x[k],), (laws[k] - y[k],), (), about))
    if not rest:
        return Law(lets=tuple(lets), inverted=tuple(inverted))
    system = Implicit(tuple(x[k] for k in rest), tuple(laws[k] - y[k] for k in rest), (), about)
    if is_singular_throughout(xp, system, random_settings(xp, system, {})):
        raise SingularSystem(
            about,
            "its law would be used the other way, and it has no inverse: its derivative vanishes",
            parties=(about,),
            remedy="declare it one_way=True, enter it the other way round, or let the other variable enter it",
        )
    return Law(lets=tuple(lets), implicits=(system,), inverted=tuple(inverted))


def _without_roots(xp: Algebra, lets: Sequence[tuple[Any, Any]], x: Any, y: Any, about: str) -> Iterator[Implicit]:
    """Laws that are entered as odd roots, each by its inverse, whose slope is finite everywhere."""
    variable = dict(zip(y, x, strict=True))
    for given, law in lets:
        taken = variable[given]
        if (
            is_root(xp, law, taken)
            and (found := inverse(xp, law, taken, given))
            and found.is_everywhere
            and not found.is_root
        ):
            yield Implicit((given,), (found.expression - taken,), (), about)


def symmetric(xp: Algebra, name: str, derivative: Callable[[int, int], Any], size: int) -> tuple[Identity, ...]:
    """Maxwell's condition, given the derivatives d(law i)/d(x j)."""
    n = range(size)
    found = []
    for i in n:
        for j in n:
            if i < j and not xp.is_zero(derivative(i, j) - derivative(j, i)):
                error = NotReciprocal(
                    name,
                    f"components {i + 1} and {j + 1} of its law do not derive from an energy (Maxwell's condition)",
                    parties=(name,),
                    remedy="make the law symmetric, give it as one energy, or put the rest into a resistor or gyrator",
                )
                square = xp.number(1) * derivative(i, j) ** 2 + derivative(j, i) ** 2
                found.append(Identity(derivative(i, j) - derivative(j, i), square, error))
    return tuple(found)
