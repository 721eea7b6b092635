"""Equations of motion, written by bondgraph.

`rates(t, x, u, p)` gives the rates of the states x, `outputs` efforts, flows and energies, `events` quantities that
change sign where a law changes branch (stop there, and start the method anew), `constraints` expressions that vanish
along any motion, `jacobian` the derivatives of the rates with respect to the states. t is the time in seconds, u the
inputs and those of their rates that are needed, p the parameters, each in the order of its names below, which are
those of the model. Where results are not defined, `Undefined` is raised.

`memory`, if given, is a list of MEMORY zeros at first, and keeps the solutions of nonlinear systems from one call to
the next: of several solutions the one nearest to the last is taken.
"""

import contextlib
import math
import operator

import numpy as np

# <names>
STATES = ()
INPUTS = ()
PARAMETERS = ()
OUTPUTS = ()
EVENTS = ()
CONSTRAINTS = ()
START = ()
INPUT_VALUES = ()
PARAMETER_VALUES = ()
MEMORY = 0
DESCRIPTIONS = {}
UNITS = {}
# </names>


class Undefined(ArithmeticError):
    """Results that are not defined at this state: a singular system, no solution, a law outside its domain."""


def _guarded(function):
    """Not a number where a function is not defined: the branch that is not taken may be."""

    def value(*arguments):
        try:
            found = function(*arguments)
        except (ArithmeticError, ValueError):
            return math.nan
        return math.nan if isinstance(found, complex) else found

    return value


def _growing(function):
    """Infinite, as in C, where it is more than floats hold: what is divided by that is nothing."""

    def value(x):
        try:
            return function(x)
        except OverflowError:
            return math.copysign(math.inf, x)

    return value


quotient = _guarded(operator.truediv)
power = _guarded(operator.pow)
exp, log, sqrt = _growing(math.exp), _guarded(math.log), _guarded(math.sqrt)
sin, cos, tan = _guarded(math.sin), _guarded(math.cos), _guarded(math.tan)
asin, acos, atan, atan2 = _guarded(math.asin), _guarded(math.acos), math.atan, math.atan2
sinh, _cosh, tanh = _growing(math.sinh), _growing(math.cosh), math.tanh
asinh, atanh = math.asinh, _guarded(math.atanh)


def cosh(x):
    return _cosh(abs(x))


def sign(x):
    return math.copysign(1.0, x) if x < 0.0 or x > 0.0 else x


def less(a, b):
    return a < b if a == a and b == b else math.nan


def not_more(a, b):
    return a <= b if a == a and b == b else math.nan


def chosen(condition, yes, no):
    """A comparison with what is not a number is not one either: it must not choose a branch."""
    return condition if condition != condition else yes if condition else no


def least(a, b):
    return a if math.isnan(a) or a <= b else b


def greatest(a, b):
    return a if math.isnan(a) or a >= b else b


def _solve(matrix, right):
    """The solution of a square system with a general matrix, by rows."""
    n = len(right)
    try:
        return np.linalg.solve(np.array(matrix).reshape(n, n), np.array(right)).tolist()
    except np.linalg.LinAlgError:
        raise Undefined("a linear system is singular") from None


def _solve_definite(matrix, right):
    """The same for a symmetric positive definite matrix, which is checked to be one, by Cholesky's method."""
    n = len(right)
    whole = np.array(matrix).reshape(n, n)
    try:
        factor = np.linalg.cholesky(whole)
        if not (np.diag(factor) ** 2 > n * np.finfo(float).eps * np.diag(whole)).all():
            raise np.linalg.LinAlgError
        return np.linalg.solve(factor.T, np.linalg.solve(factor, np.array(right))).tolist()
    except np.linalg.LinAlgError:
        raise Undefined("a matrix is singular, or not positive definite") from None


def _scale(sizes):
    return np.where(sizes > 0.0, sizes, 1.0)


def _reaction_unit(a, shared):
    """What inertias are, beside the directions of reactions in the same equations: a power of two, one at most."""
    forces, rest = np.abs(a[:, shared]).max(axis=1), np.delete(np.abs(a), shared, axis=1).max(axis=1, initial=0.0)
    mass, force = rest[forces > 0.0].max(initial=0.0), forces.max()
    return 2.0 ** np.clip(np.frexp(mass)[1] - np.frexp(force)[1], -400.0, 0.0) if mass > 0.0 else 1.0


def _solve_minimum_norm(matrix, right, shared, left):
    """Of several solutions that for which the norm of some unknowns is least; the others must be determined.

    Rows are scaled, then columns, the shared ones together; singular values below 1e-8 of the largest are zero.
    More than `left` of an equation, relative to the largest term, is a contradiction.
    """
    n = len(right)
    a, b = np.array(matrix, float).reshape(n, n), np.array(right, float)
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        raise Undefined("a linear system is not defined")
    unit = _reaction_unit(a, shared)
    a[:, shared] *= unit
    rows = _scale(np.abs(a).max(axis=1))
    a, b = a / rows[:, None], b / rows
    sizes = np.abs(a).max(axis=0)
    sizes[shared] = sizes[shared].max()
    columns = _scale(sizes)
    a = a / columns
    u, s, v = np.linalg.svd(a)
    rank = int((s > 1e-8 * s[0]).sum())
    if (np.abs(np.delete(v[rank:], shared, axis=1)) > 1e-4).any():
        raise Undefined("a linear system is singular")
    x = np.zeros(n)
    for _ in range(2):  # forces may be far larger than inertias: what rounding of them leaves is solved again
        x = x + v[:rank].T @ ((u[:, :rank].T @ (b - a @ x)) / s[:rank])
    if np.abs(a @ x - b).max() > left * max(np.abs(b).max(), np.abs(x).max()):
        raise Undefined("a linear system contradicts itself")
    x /= columns
    x[shared] *= unit
    return x.tolist()


def _newton_from(system, x):
    """The solution that is found from x, by steps that are halved until the residual becomes smaller; or None."""
    x, n = np.array(x), len(x)

    def values(x):
        residual, jacobian = system(x.tolist())
        return np.array(residual), np.array(jacobian).reshape(n, n)

    residual, jacobian = values(x)
    for _ in range(60):
        if not np.isfinite(residual).all() or not np.isfinite(jacobian).all():
            return None
        step = full = np.linalg.solve(jacobian, residual)
        unit = np.abs(jacobian).max(axis=1)  # each row in units of the unknowns, so that amperes count beside volts
        size, terms = float(np.linalg.norm(residual / unit)), np.abs(jacobian) @ np.abs(x)
        for _ in range(30):
            trial = x - step
            after, after_jacobian = values(trial)
            if float(np.linalg.norm(after / unit)) < size or size == 0.0:
                break
            if (np.abs(step) <= 1e-10 * np.abs(x)).all():  # at a bend, as of a diode, the next float has another slope
                terms = np.fmax(terms, np.abs(after_jacobian) @ np.abs(x))
            step = step / 2
        else:
            # No smaller residual can be had: either this is rounding, or a place Newton cannot leave.
            if (np.abs(full) <= 1e-12).all():
                return x.tolist()
            break
        if n > 1 and (np.abs(full) <= 1e-12).all() and (64 * np.abs(step) <= np.abs(full)).all():
            return x.tolist()
        x, residual, jacobian = trial, after, after_jacobian
        if (np.abs(full) <= 1e-13 * np.maximum(np.abs(x), 1e-300)).all() or not residual.any():
            return x.tolist()
    # Rounding may become smaller and smaller without end, and beside a bend it goes to and fro.
    if not (np.abs(residual) <= 1e-10 * terms).all():
        return None
    found = None
    if not (np.abs(residual) <= 1e-14 * terms).all():  # it may be left by a bend, behind which it first grows
        with contextlib.suppress(Undefined, np.linalg.LinAlgError):
            found = _newton_across(system, x - full)
    smaller = found and np.linalg.norm(values(np.array(found))[0] / unit) < np.linalg.norm(residual / unit)
    return found if smaller else x.tolist()


def _newton_across(system, x):
    """The same across bends: a step that had to be halved is lengthened again, to end a little behind the bend."""
    x, n = np.array(x), len(x)

    def values(x):
        residual, jacobian = system(x.tolist())
        return np.array(residual), np.array(jacobian).reshape(n, n)

    def is_short(part):
        try:
            return bool(np.linalg.norm(values(x - part * full)[0] / unit) <= (1 - 0.5 * part) * size)
        except Undefined:
            return False

    residual, jacobian = values(x)
    first = np.abs(residual)
    for _ in range(200):
        if not np.isfinite(residual).all() or not np.isfinite(jacobian).all():
            return None
        full = np.linalg.solve(jacobian, residual)
        unit = np.abs(jacobian).max(axis=1)
        size, part = float(np.linalg.norm(residual / unit)), 1.0
        while not is_short(part):
            part /= 2
            if part < 1e-9:
                terms = np.abs(jacobian) @ np.abs(x)
                small = (np.abs(residual) <= 1e-10 * terms).all()
                if small and (np.abs(full) <= np.abs(np.linalg.inv(jacobian)) @ (1e-13 * terms)).all():
                    return x.tolist()  # rounding of the terms makes as much as a whole step
                if (np.abs(full) <= 1e-12).all():  # where a law ends, steps become short, and the residual stays
                    terms = np.fmax(terms, first)
                return x.tolist() if (np.abs(residual) <= 1e-10 * terms).all() else None
        longest = 2 * part
        for _ in range(40 if part < 1 else 0):
            middle = (part + longest) / 2
            part, longest = (middle, longest) if is_short(middle) else (part, middle)
        x = x - part * full
        residual, jacobian = values(x)
        if (np.abs(full) <= 1e-13 * np.maximum(np.abs(x), 1e-300)).all() or not residual.any():
            return x.tolist()
    return None


def _newton_whole(system, x):
    """The same by whole steps: each solves one choice of straight branches; a bend may lie between two floats."""
    x, n, before = np.array(x), len(x), 0.0
    for _ in range(60):
        residual, jacobian = system(x.tolist())
        residual, jacobian = np.array(residual), np.array(jacobian).reshape(n, n)
        if not np.isfinite(residual).all() or not np.isfinite(jacobian).all():
            return None
        full, terms = np.linalg.solve(jacobian, residual), np.abs(jacobian) @ np.abs(x)
        either = np.fmax(terms, before)
        is_rounding = np.abs(full) <= np.abs(np.linalg.inv(jacobian)) @ (1e-13 * either)
        if is_rounding.all() and (np.abs(residual) <= 1e-14 * either).all():
            return x.tolist()
        x, before = x - full, terms
    return None


def _newton_along(within, n, bound):
    """The solution that is followed from that of a hardly bent system, while the bound of its exponentials grows."""
    found = [0.0] * n
    for smaller in range(0, 700, 10):
        solution = None
        for search in (_newton_from, _newton_across):
            with contextlib.suppress(Undefined, np.linalg.LinAlgError):
                solution = solution or search(within(float(smaller)), found)
        if solution is None or within(float(smaller))(solution) == within(bound)(solution):
            return solution
        found = solution
    return None


def _newton(system, n, memory, place, bound=None):
    """From the last solution, which `memory` keeps, or else from a few other places.

    With a bound, the system takes it behind the unknowns: beyond it exponentials go on as straight lines.
    """

    def within(bound):
        return system if bound is None else lambda x: system([*x, bound])

    def tried(search, *given):
        with contextlib.suppress(Undefined, np.linalg.LinAlgError), np.errstate(all="ignore"):
            return search(*given)

    last = [0.0] * n if memory is None else memory[place : place + n]

    def attempts():
        yield tried(_newton_from, within(bound), last)
        if bound is not None:
            yield tried(_newton_along, within, n, bound)
        yield tried(_newton_whole, within(bound), last)
        for search in (_newton_from, _newton_across):
            for start in (last, *([s] * n for s in (0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0))):
                yield tried(search, within(bound), start)

    found = next(filter(None, attempts()), None)
    if found is None:
        raise Undefined("a nonlinear system has no solution that was found")
    if memory is not None:
        memory[place : place + n] = found
    return found


def _taken(what, given, names):
    """An array of numbers as a list, if it has one for each name."""
    found = np.asarray(given, float).ravel().tolist()
    if len(found) != len(names):
        raise ValueError(f"{what} has {len(found)} numbers, not {len(names)}")
    return found


def _given(values):
    found = np.array(values, float)
    if not np.isfinite(found).all():
        raise Undefined("a result is not a finite number: a law is taken outside its domain, or a value is missing")
    return found


# <functions>
def rates(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    t, x = float(t), _taken("x", x, STATES)
    u, p = _taken("u", u, INPUTS), _taken("p", p, PARAMETERS)
    return _given([])


def jacobian(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    t, x = float(t), _taken("x", x, STATES)
    u, p = _taken("u", u, INPUTS), _taken("p", p, PARAMETERS)
    return _given([]).reshape(0, 0)


# </functions>
