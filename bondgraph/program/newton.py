"""Newton's method with an exact Jacobian, from the last solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bondgraph.errors import FunctionFailed, NoSolution
from bondgraph.program.program import CONTINUED
from bondgraph.program.tolerances import ROUNDED

ITERATIONS = 60
HALVINGS = 30
STARTS = (0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0)
SETTLED = 1e-13
"""A step of this part of every unknown is the last: four hundred roundings, and the next would be its square. It is the
whole step that says so: one that was halved is short where a law jumps, too."""
CANCELLED = 1e-10
"""Of a residual that no step makes smaller, beside its terms: functions of functions are off by more than sums. Its
slope is the steepest within this part of the unknowns: at a bend, as of a diode, the next float may have another. More
than `ROUNDED` of the terms may also be left by a bend behind which the residual first grows: the step across is tried,
too."""
STILL = 1e-12
"""A step below this that does not help is rounding, too: at exp(x) - 1 = 0 the residual has that of the exponential."""
SHORTENED = 64
"""So short a part of a step that makes residuals smaller does not help: what is rounding in one of them may let others
become smaller for ever. A single one becomes as small as it can."""
BENDS = 200
"""Across bends, so many steps: each may lead behind one of them."""
LESS = 0.5
"""Across bends, a step is short enough where it takes this part of the residual that its length promises."""
LENGTHENED = 40
"""A step that had to be halved is lengthened by so many bisections: slopes behind a bend may be a millionfold."""

ASIDE = (1e-2, 1e-8)
"""So far beside zero a system has one solution at zero, if there its slopes are regular and of one sign."""

BOUNDS = tuple(float(bound) for bound in range(0, 700, 10))
"""From one to the next the slope of a continued exponential grows by e^10: so far a search follows it."""

System = Callable[[list[float]], tuple[list[float], list[float]]]
Search = Callable[[System, list[float], list[FunctionFailed]], list[float] | None]


def newton(system: System, memory: list[float], names: Sequence[str], bounded: bool = False) -> list[float]:
    """Values at which a system's residuals vanish.

    Args:
        system: gives the residuals and the Jacobian by rows, in one list.
        memory: the solution of the last call, from which the search starts; replaced by the new one.
        names: what the unknowns stand for, for the refusal.
        bounded: whether the system takes, behind the unknowns, a bound beyond which exponentials go on as straight
            lines (`program/continued_exponentials.py`).

    Raises:
        NoSolution: where no start leads to one.
    """
    failures: list[FunctionFailed] = []

    def within(bound: float) -> System:
        return (lambda x: system([*x, bound])) if bounded else system

    whole, search, count = within(CONTINUED), _search(len(memory)), len(memory)

    def attempts() -> Iterator[list[float] | None]:
        yield search(whole, list(memory), failures)
        yield _at_zero(whole, count, failures)
        if bounded:
            yield _along(within, search, count, failures)
        yield _whole(whole, list(memory), failures)
        for each in (search, _across):
            for start in (list(memory), *([s] * count for s in STARTS)):
                yield each(whole, start, failures)

    found = next(filter(None, attempts()), None)
    if found is not None:
        memory[:] = found
        return found
    because = f" ({failures[0].place}: {failures[0].law})" if failures else ""
    raise NoSolution(
        ", ".join(names),
        "these values depend on each other at once, and no solution was found, from the last one or a few other starts"
        f"{because}",
        parties=(*names, *(failures[0].parties if failures else ())),
        remedy="check the laws in the loop for values they can take, or put a store in it",
    )


def solution_from(system: System, start: list[float]) -> list[float] | None:
    """The solution to which halved steps lead from one start; none where they lead to none."""
    return _search(len(start))(system, start, [])


def _search(count: int) -> Search:
    return _from if count > 1 else _from_number


def _at_zero(system: System, count: int, failures: list[FunctionFailed]) -> list[float] | None:
    """Zero where residuals vanish with slopes, as those of quadratic losses at rest do, and no solution is beside it.

    Where slopes are of other signs beside it two solutions meet there, and where they vanish there are others.
    """
    import numpy as np

    sizes = 1.0 + np.arange(count) / count
    with np.errstate(all="ignore"):
        try:
            if _values(system, np.zeros(count))[0].any():
                return None
            ways = [np.where(np.arange(count) == k, -sizes, sizes) for k in range(count + 1)]
            places = [part * way for part in (*ASIDE, *(-part for part in ASIDE)) for way in ways]
            signs = {float(np.linalg.slogdet(_values(system, place)[1])[0]) for place in places}
        except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
            _keep(error, failures)
            return None
    return [0.0] * count if signs in ({1.0}, {-1.0}) else None


def _along(
    within: Callable[[float], System], search: Search, count: int, failures: list[FunctionFailed]
) -> list[float] | None:
    """A solution that is followed from that of a system which is hardly bent, while the bound of exponentials grows.

    It is one of the whole system as soon as no exponential of it is beyond the bound: then values are the same.
    """
    whole, found = within(CONTINUED), [0.0] * count
    for bound in BOUNDS:
        system = within(bound)
        solution = search(system, found, failures) or _across(system, found, failures)
        if solution is None or system(solution) == whole(solution):
            return solution
        found = solution
    return None


def _from(system: System, start: list[float], failures: list[FunctionFailed]) -> list[float] | None:
    """A solution from one start, or none; `failures` keeps what functions could not answer."""
    import numpy as np

    with np.errstate(all="ignore"):  # a step may lead where a law overflows; then it is halved
        return _steps(system, np.array(start), failures)


def _steps(system: System, x: Any, failures: list[FunctionFailed]) -> list[float] | None:
    import numpy as np

    try:
        residual, jacobian = _values(system, x)
        for _ in range(ITERATIONS):
            step = full = np.linalg.solve(jacobian, residual)
            # Each row in units of the unknowns, so that amperes count beside volts.
            unit = np.abs(jacobian).max(axis=1)
            size, terms = np.linalg.norm(residual / unit), np.abs(jacobian) @ np.abs(x)
            for _ in range(HALVINGS):
                trial = x - step
                try:
                    after, after_jacobian = _values(system, trial)
                    if np.linalg.norm(after / unit) < size or size == 0.0:
                        break
                    if (np.abs(step) <= CANCELLED * np.abs(x)).all():
                        terms = np.fmax(terms, np.abs(after_jacobian) @ np.abs(x))
                except (ArithmeticError, ValueError) as error:
                    _keep(error, failures)
                step = step / 2
            else:
                # No smaller residual can be had: either this is rounding, or a place Newton cannot leave.
                if (np.abs(full) <= STILL).all():
                    return x.tolist()
                break
            if (np.abs(full) <= STILL).all() and (SHORTENED * np.abs(step) <= np.abs(full)).all():
                return x.tolist()
            x, residual, jacobian = trial, after, after_jacobian
            if (np.abs(full) <= SETTLED * np.maximum(np.abs(x), 1e-300)).all() or not residual.any():
                return x.tolist()
    except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
        _keep(error, failures)
        return None
    # Rounding may become smaller and smaller without end, and beside a bend it goes to and fro.
    if not (np.abs(residual) <= CANCELLED * terms).all():
        return None
    found = None
    if not (np.abs(residual) <= ROUNDED * terms).all():
        found = _across(system, (x - full).tolist(), failures)
    return found if found and np.linalg.norm(system(found)[0] / unit) < np.linalg.norm(residual / unit) else x.tolist()


def _across(system: System, start: list[float], failures: list[FunctionFailed]) -> list[float] | None:
    """A solution from one start where laws bend, as those of diodes do; or none.

    Steps that are halved come nearer and nearer to a bend, and never behind it. Here a step is as long as makes the
    residual smaller: it ends a little behind the bend, and the next one takes the slope there (Katzenelson 1965).
    """
    import numpy as np

    def shortened(step: Any, limit: float) -> tuple[Any, Any, Any] | None:
        """Where a part of a step leads, with the values there, if these are small enough for it."""
        try:
            after, jacobian = _values(system, x - step)
        except (ArithmeticError, ValueError) as error:
            _keep(error, failures)
            return None
        return (x - step, after, jacobian) if np.linalg.norm(after / unit) <= limit else None

    x = np.array(start)
    with np.errstate(all="ignore"):
        try:
            residual, jacobian = _values(system, x)
            first = np.abs(residual)
            for _ in range(BENDS):
                full, unit = np.linalg.solve(jacobian, residual), np.abs(jacobian).max(axis=1)
                size, part = float(np.linalg.norm(residual / unit)), 1.0
                while not (found := shortened(part * full, (1 - LESS * part) * size)) and part > 2.0**-HALVINGS:
                    part /= 2
                if not found:
                    terms = np.abs(jacobian) @ np.abs(x)
                    if _is_rounding(full, residual, jacobian, terms):
                        return x.tolist()
                    # Where a law ends, steps become short, and the residual stays.
                    terms = np.fmax(terms, first) if (np.abs(full) <= STILL).all() else terms
                    return x.tolist() if (np.abs(residual) <= CANCELLED * terms).all() else None
                if part < 1:
                    longest = 2 * part
                    for _ in range(LENGTHENED):
                        middle = (part + longest) / 2
                        if further := shortened(middle * full, (1 - LESS * middle) * size):
                            part, found = middle, further
                        else:
                            longest = middle
                x, residual, jacobian = found
                if (np.abs(full) <= SETTLED * np.maximum(np.abs(x), 1e-300)).all() or not residual.any():
                    return x.tolist()
        except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
            _keep(error, failures)
    return None


def _whole(system: System, start: list[float], failures: list[FunctionFailed]) -> list[float] | None:
    """A solution from one start by whole steps, whatever they make of the residual; or none.

    Of laws with straight branches they find the branches of the solution, each step solving one choice exactly. Where a
    diode's voltage is a difference of large ones, its bend lies between two floats: the steps go to and fro, and what
    is left is rounding of the terms of the steeper branch.
    """
    import numpy as np

    x, before = np.array(start), np.zeros(len(start))
    with np.errstate(all="ignore"):
        try:
            for _ in range(ITERATIONS):
                residual, jacobian = _values(system, x)
                full, terms = np.linalg.solve(jacobian, residual), np.abs(jacobian) @ np.abs(x)
                either = np.fmax(terms, before)
                if (np.abs(residual) <= ROUNDED * either).all() and _is_rounding(full, residual, jacobian, either):
                    return x.tolist()
                x, before = x - full, terms
        except (ArithmeticError, ValueError, np.linalg.LinAlgError) as error:
            _keep(error, failures)
    return None


def _is_rounding(step: Any, residual: Any, jacobian: Any, terms: Any) -> bool:
    """Whether rounding of the residuals' terms makes as much as a whole step.

    A small residual of large terms may hide what one of small terms asks for: leakages beside the current of a diode.
    """
    import numpy as np

    if not (np.abs(residual) <= CANCELLED * terms).all():
        return False
    return bool((np.abs(step) <= np.abs(np.linalg.inv(jacobian)) @ (SETTLED * terms)).all())


def _values(system: System, x: Any) -> tuple[Any, Any]:
    """The residuals, and the Jacobian as a matrix."""
    import numpy as np

    residual, jacobian = system(x.tolist())
    return np.array(residual), np.array(jacobian).reshape(len(x), len(x))


def _from_number(system: System, start: list[float], failures: list[FunctionFailed]) -> list[float] | None:
    """The same for one unknown, without arrays, which take longer than the step itself."""
    (x,) = start
    try:
        (residual,), (derivative,) = system([x])
        for _ in range(ITERATIONS):
            step = full = residual / derivative
            size, terms = abs(residual), abs(derivative * x)
            for _ in range(HALVINGS):
                trial = x - step
                try:
                    (after,), (after_derivative,) = system([trial])
                    if abs(after) < size or size == 0.0:
                        break
                    if abs(step) <= CANCELLED * abs(x):
                        terms = max(terms, abs(after_derivative * x))
                except (ArithmeticError, ValueError) as error:
                    _keep(error, failures)
                step /= 2
            else:
                rounding = size <= CANCELLED * terms or abs(full) <= STILL
                return [x] if rounding else None
            x, residual, derivative = trial, after, after_derivative
            if abs(full) <= SETTLED * max(abs(x), 1e-300) or not residual:
                return [x]
    except (ArithmeticError, ValueError) as error:
        _keep(error, failures)
        return None
    return [x] if abs(residual) <= CANCELLED * terms else None


def _keep(error: Exception, failures: list[FunctionFailed]) -> None:
    if isinstance(error, FunctionFailed):
        failures.append(error)
