"""Equations of motion as casadi functions, written by bondgraph.

`rates(t, x, u, p)` gives the rates of the states x, `outputs` efforts, flows and energies, `events` quantities that
change sign where a law changes branch, `constraints` expressions that vanish along any motion, each a `casadi.Function`
to be differentiated, mapped, optimized or written as C. t is the time in seconds, u the inputs and those of their rates
that are needed, p the parameters, each in the order of its names below, which are those of the model. `motion` runs
them by CVODES. What is not defined is not a number (nan).

Where MEMORY is not zero there are nonlinear systems, and every function takes one argument more: MEMORY numbers, zero
at first. It gives a second result, the solutions of its systems, to be handed to the next call: of several solutions
the one nearest to the last is taken.
"""

import math
import warnings

import casadi as ca
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


def _arguments(S):
    sizes = {"t": 1, "x": len(STATES), "u": len(INPUTS), "p": len(PARAMETERS), "memory": MEMORY}
    return [S.sym(name, size) for name, size in sizes.items()]


def _built(name, write):
    """The function whose arguments, results and solutions of nonlinear systems are written by another."""
    arguments, found, solutions = write()
    given, taken = ["t", "x", "u", "p", "memory"], [name, "memory_out"]
    results = [ca.vertcat(*map(_finite, found)), _kept(arguments[-1], solutions)]
    count = 5 if MEMORY else 4
    return ca.Function(name, arguments[:count], results[: count - 3], given[:count], taken[: count - 3])


def _kept(memory, solutions):
    """The memory with the solutions that were found, by their places."""
    entries = [memory[k] for k in range(MEMORY)]
    for place, found in solutions.items():
        entries[place : place + found.numel()] = [found[k] for k in range(found.numel())]
    return ca.vertcat(*entries)


def _number(a, b):
    """Whether both are numbers: a comparison with what is not one is false."""
    return (a < b) + (a >= b)


def _finite(a):
    return ca.if_else(ca.fabs(a) < math.inf, a, math.nan)


def _where(good, function, *arguments):
    """Not a number where a function is not defined; its derivatives are numbers there, for branches not taken."""
    safe = [ca.if_else(good, a, 0.5) for a in arguments]
    return ca.if_else(good, function(*safe), math.nan)


def quotient(a, b):
    return ca.if_else(b == 0, math.nan, a / ca.if_else(b == 0, 1, b))


def square_root(a):
    return _where(a >= 0, ca.sqrt, a)


def logarithm(a):
    return _where(a > 0, ca.log, a)


def power(a, b):
    good = ca.logic_or(a > 0, ca.if_else(a < 0, ca.floor(b) == b, b >= 0))
    if b.is_constant():
        return ca.if_else(good, ca.if_else(good, a, 1) ** b, math.nan)
    return _where(good, lambda x, y: x**y, a, b)


def sine_inverse(a):
    return _where(ca.fabs(a) <= 1, ca.asin, a)


def cosine_inverse(a):
    return _where(ca.fabs(a) <= 1, ca.acos, a)


def tanh_inverse(a):
    return _where(ca.fabs(a) < 1, ca.atanh, a)


def less(a, b):
    return ca.if_else(_number(a, b), a < b, math.nan)


def not_more(a, b):
    return ca.if_else(_number(a, b), a <= b, math.nan)


def chosen(condition, yes, no):
    """A comparison with what is not a number is not one either: it must not choose a branch."""
    return ca.if_else(_number(condition, condition + 1), ca.if_else(condition, yes, no), math.nan)


def least(a, b):
    return ca.if_else(_number(a, b), ca.fmin(a, b), math.nan)


def greatest(a, b):
    return ca.if_else(_number(a, b), ca.fmax(a, b), math.nan)


def solve(write, matrix, right):
    """The solution of a square system, by rows: written out where expressions are scalars, else a call."""
    solver = ca.Function("solve", *write(len(right)))
    found = solver(ca.reshape(ca.vertcat(*matrix), len(right), len(right)).T, ca.vertcat(*right))
    return [found[k] for k in range(len(right))]


def _definite(n):
    """Cholesky's method without roots; not a number where the matrix is not positive definite."""
    matrix, right = ca.SX.sym("a", n, n), ca.SX.sym("b", n)
    lower, pivots, x = [[0.0] * n for _ in range(n)], [], [right[k] for k in range(n)]
    for j in range(n):
        pivot = matrix[j, j] - sum(lower[j][k] ** 2 * pivots[k] for k in range(j))
        good = pivot > n * 2.220446049250313e-16 * matrix[j, j]
        pivots.append(ca.if_else(good, pivot, math.nan))
        for i in range(j + 1, n):
            lower[i][j] = (matrix[i, j] - sum(lower[i][k] * lower[j][k] * pivots[k] for k in range(j))) / pivots[j]
    for i in range(n):
        x[i] = x[i] - sum(lower[i][k] * x[k] for k in range(i))
    x = [value / pivot for value, pivot in zip(x, pivots)]
    for i in reversed(range(n)):
        x[i] = x[i] - sum(lower[k][i] * x[k] for k in range(i + 1, n))
    return [matrix, right], [ca.vertcat(*x)]


def _general(n):
    """Elimination with partial pivoting; not a number where the matrix is singular."""
    matrix, right = ca.SX.sym("a", n, n), ca.SX.sym("b", n)
    rows = [[*(matrix[i, j] for j in range(n)), right[i]] for i in range(n)]
    for k in range(n):
        for i in range(k + 1, n):
            larger = ca.fabs(rows[i][k]) > ca.fabs(rows[k][k])
            pairs = [(ca.if_else(larger, b, a), ca.if_else(larger, a, b)) for a, b in zip(rows[k], rows[i])]
            rows[k], rows[i] = [a for a, _ in pairs], [b for _, b in pairs]
        rows[k][k] = ca.if_else(ca.fabs(rows[k][k]) > 0, rows[k][k], math.nan)
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [b - factor * a for a, b in zip(rows[k], rows[i])]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][j] * x[j] for j in range(i + 1, n))) / rows[i][i]
    return [matrix, right], [ca.vertcat(*x)]


def newton(system, given, n, memory, place, solutions):
    """A solution of a nonlinear system, from the last one, or else from a few other places; or not a number."""
    # Derivatives may be no numbers at a start, as those of abs(f)**0.75 at zero: another start is tried then.
    options = {
        "error_on_fail": False,
        "show_eval_warnings": False,
        "max_iter": 60,
        "abstol": 1e-300,
        "abstolStep": 1e-16,
    }
    finder = ca.rootfinder("finder", "newton", system, options)
    last = 0.0 if memory is None else memory[place : place + n]
    found = finder(last, given)[0]
    for start in (0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0):
        found = finder(ca.if_else(_solved(system, found, given), found, ca.MX(start)), given)[0]
    found = ca.if_else(_solved(system, found, given), found, math.nan)
    solutions[place] = found
    return [found[k] for k in range(n)]


def _solved(system, x, given):
    """Whether a residual is what rounding leaves."""
    residual, rows = system(x, given)
    jacobian = ca.reshape(rows, x.numel(), x.numel()).T
    terms = ca.fabs(jacobian) @ ca.fabs(x)
    still = ca.mmax(ca.fabs(ca.solve(jacobian, residual))) <= 1e-12
    # The largest of several passes over what is not a number; their sum does not.
    finite = ca.sum1(ca.fabs(residual)) + ca.sum1(ca.fabs(rows)) < math.inf
    return ca.logic_and(finite, ca.logic_or(ca.mmax(ca.fabs(residual) - 1e-10 * terms) <= 0, still))


# <functions>
def _rates():
    S = ca.SX
    t, x, u, p, memory = arguments = _arguments(S)
    solutions = {}
    return arguments, [], solutions


rates = _built("rates", _rates)
# </functions>


def _jacobian():
    arguments = rates.mx_in()
    given = dict(zip(rates.name_in(), arguments))
    found = ca.jacobian(rates.call(given)["rates"], given["x"])
    return ca.Function("jacobian_of_rates", arguments, [found], rates.name_in(), ["jacobian"])


jacobian = _jacobian()


SHARE, LEAST = 1e-2, 1e-12  # of reltol at a state's size; what is less, beside the largest, may be rounding
REPEATS, SMALLER = 3, 100.0  # so often a motion is made again where states were so many times smaller than taken for
LOOKS = 65  # instants besides those asked for, at which sizes are seen


def motion(times, inputs=None, p=PARAMETER_VALUES, x=START, **options):
    """The states at some times, a column each, from x at the first.

    Args:
        times: increasing.
        inputs: gives the INPUTS at a time, which is a symbol of casadi; by default their values above, for ever.
        p, x: parameters, and the states at the first time.
        options: of casadi's integrator, such as `reltol`, which is 1e-8, `abstol`, a number for all states, or
            `max_step_size`: what is brief beside a step, as a pulse, is stepped over.

    Unless `abstol` is given each state has an absolute tolerance of its own, a hundredth of `reltol` at the largest
    that it has been: the motion is made again where that was less than it was taken for, at first one.

    A warning tells of states that stay so small that their absolute tolerance hides them: it is larger than `reltol` at
    their size, as of what is less than 1e-12 of the largest of all, which may be rounding and stays taken for that.
    """
    options = {"reltol": 1e-8, "max_num_steps": 1000000, **options}
    is_given, sizes, repeats = "abstol" in options, np.ones(len(STATES)), REPEATS
    options.setdefault("abstol", SHARE * options["reltol"])
    while True:
        found, largest = _moved(times, inputs, p, x, sizes, options)
        less = (largest > LEAST * largest.max(initial=0.0)) & (SMALLER * largest < sizes)
        if is_given or not repeats or not less.any():
            break
        sizes, repeats = np.where(less, largest, sizes), repeats - 1
    u = ca.vertcat(*(inputs(times[-1]) if inputs else INPUT_VALUES))
    moved = rates.call({"t": times[-1], "x": found[:, -1], "u": u, "p": ca.DM(p)})["rates"].full()[:, 0]
    coarse = (options["abstol"] * sizes > options["reltol"] * largest) & ((largest > 0) | (moved != 0))
    if coarse.any():
        law = f"abstol = {options['abstol']:g} hides what is as small as {', '.join(np.array(STATES)[coarse])}"
        warnings.warn(f"{law}: give {'none, or ' * is_given}a smaller one", stacklevel=2)
    return found


def _moved(times, inputs, p, x, sizes, options):
    """The states at the times, integrated in units of sizes, and the largest that each has been."""
    # In parts of the whole time: the interface takes what is closer than 1e-9 for the same instant.
    part, states, span = ca.MX.sym("part"), ca.MX.sym("x", len(STATES)), float(times[-1] - times[0]) or 1.0
    t = times[0] + span * part
    u = ca.vertcat(*(inputs(t) if inputs else INPUT_VALUES))
    x_dot = rates.call({"t": t, "x": sizes * states, "u": u, "p": ca.DM(p)})["rates"]
    options = {**options}
    options |= {name: options[name] / span for name in ("max_step_size", "min_step_size", "step0") if name in options}
    parts = (np.asarray(times, float) - times[0]) / span
    looks = np.union1d(parts, np.linspace(0.0, parts[-1], LOOKS))
    problem = {"t": part, "x": states, "ode": span * x_dot / sizes}
    run = ca.integrator("motion", "cvodes", problem, 0.0, looks.tolist(), options)
    found = sizes[:, None] * run(x0=ca.DM(x) / sizes)["xf"].full()
    return found[:, np.searchsorted(looks, parts)], abs(found).max(axis=1)
