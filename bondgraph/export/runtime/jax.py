"""Equations of motion for JAX, written by bondgraph.

`rates(t, x, u, p)` gives the rates of the states x, `outputs` efforts, flows and energies, `events` quantities that
change sign where a law changes branch, `constraints` expressions that vanish along any motion, `jacobian` the
derivatives of the rates with respect to the states. They are pure: jit, grad, jacfwd, jacrev and vmap take them. t is
the time in seconds, u the inputs and those of their rates that are needed, p the parameters, each in the order of its
names below, which are those of the model. `motion` runs them by diffrax. JAX cannot raise: what is not defined is not
a number (nan).

Numbers have the precision of what is given, which JAX keeps at 32 bits unless told before anything else:

    jax.config.update("jax_enable_x64", True)

`memory` is an array of MEMORY numbers, zero at first; `solved` gives the solutions of the nonlinear systems of the
rates, to be handed to the next call: of several solutions the one nearest to the last is taken.
"""

import math
import warnings

import jax
import jax.numpy as jnp

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


def _where(good, function, safe, *arguments):
    """Not a number where a function is not defined; its derivatives are numbers there, for branches not taken."""
    return jnp.where(good, function(*(jnp.where(good, a, safe) for a in arguments)), jnp.nan)


def quotient(a, b):
    return jnp.where(b == 0.0, jnp.nan, a / jnp.where(b == 0.0, 1.0, b))


def square_root(a):
    return _where(a >= 0.0, jnp.sqrt, 1.0, a)


def logarithm(a):
    return _where(a > 0.0, jnp.log, 1.0, a)


def power(a, b):
    good = jnp.where(a == 0.0, b >= 0.0, (a > 0.0) | (jnp.floor(b) == b))
    return jnp.where(good, jnp.power(jnp.where(good, a, 1.0), b), jnp.nan)


def sine_inverse(a):
    return _where(abs(a) <= 1.0, jnp.arcsin, 0.0, a)


def cosine_inverse(a):
    return _where(abs(a) <= 1.0, jnp.arccos, 0.0, a)


def tanh_inverse(a):
    return _where(abs(a) < 1.0, jnp.arctanh, 0.0, a)


def less(a, b):
    return jnp.where(jnp.isnan(a) | jnp.isnan(b), jnp.nan, a < b)


def not_more(a, b):
    return jnp.where(jnp.isnan(a) | jnp.isnan(b), jnp.nan, a <= b)


def chosen(condition, yes, no):
    """A comparison with what is not a number is not one either: it must not choose a branch."""
    return jnp.where(jnp.isnan(condition), jnp.nan, jnp.where(condition != 0.0, yes, no))


def _square(matrix, right):
    n = len(right)
    return jnp.array(matrix).reshape(n, n), jnp.array(right)


def general(matrix, right):
    """The solution of a square system, by rows."""
    return jnp.linalg.solve(*_square(matrix, right))


def definite(matrix, right):
    """The same by Cholesky's method; not a number where the matrix is not positive definite."""
    whole, right = _square(matrix, right)
    fixed = jax.lax.stop_gradient(whole)
    pivots = jnp.diag(jnp.linalg.cholesky(fixed)) ** 2
    good = (pivots > len(right) * jnp.finfo(whole.dtype).eps * jnp.diag(fixed)).all()
    return jnp.where(good, jax.scipy.linalg.solve(whole, right, assume_a="pos"), jnp.nan)


def _reaction_unit(a, shared):
    """What inertias are, beside the directions of reactions in the same equations: a power of two, one at most."""
    forces = a[:, shared].max(axis=1)
    mass, force = jnp.where(forces[:, None] > 0.0, a.at[:, shared].set(0.0), 0.0).max(), forces.max()
    exponent = jnp.clip(jnp.frexp(mass)[1] - jnp.frexp(force)[1], jnp.finfo(a.dtype).minexp // 2, 0)
    return jnp.where(mass > 0.0, jnp.ldexp(jnp.ones((), a.dtype), exponent), 1.0)


def minimum_norm(matrix, right, shared, may_be_left):
    """Of several solutions that for which the norm of some unknowns is least; the others must be determined.

    Rows are scaled, then columns, the shared ones together; singular values below 1e-8 of the largest (with 32 bits,
    a hundred roundings) are zero. Not a number where another unknown is open, or the system contradicts itself.
    """
    a, b = _square(matrix, right)
    shared = jnp.array(shared)
    one = jnp.ones(len(b), a.dtype)
    unit = _reaction_unit(jax.lax.stop_gradient(abs(a)), shared)
    a = a.at[:, shared].multiply(unit)
    rows = jax.lax.stop_gradient(jnp.abs(a).max(axis=1))
    rows = jnp.where(rows > 0.0, rows, one)
    a, b = a / rows[:, None], b / rows
    columns = jax.lax.stop_gradient(jnp.abs(a).max(axis=0))
    columns = columns.at[shared].set(columns[shared].max())
    columns = jnp.where(columns > 0.0, columns, one)
    a = a / columns
    cut = max(1e-8, 100 * float(jnp.finfo(a.dtype).eps))
    inverse = jnp.linalg.pinv(a, rtol=cut)
    x = inverse @ b
    x = x + inverse @ (b - a @ x)  # forces may be far larger than inertias: what rounding of them leaves
    loose = jnp.abs(1.0 - jnp.diag(inverse @ a)).at[shared].set(0.0).max()
    left = jnp.abs(a @ x - b).max() - may_be_left * jnp.maximum(jnp.abs(b).max(), jnp.abs(x).max())
    return jnp.where((loose < 100 * cut) & (left <= 0.0), (x / columns).at[shared].multiply(unit), jnp.nan)


def _newton_from(system, x):
    """The solution that is found from x, by steps that are halved until the residual becomes smaller; and whether."""

    def measured(x, unit):
        residual, jacobian = system(x)
        return jnp.linalg.norm(residual / unit), abs(jacobian) @ abs(x)

    def halved(state):
        k, step, x, size, (_, near), terms, unit = state
        # At a bend, as of a diode, the next float may have another slope.
        more = jnp.where((abs(step) <= 1e-10 * abs(x)).all(), jnp.fmax(terms, near), terms)
        return k + 1, step / 2, x, size, measured(x - step / 2, unit), more, unit

    def again(state):
        k, _, _, done = state
        return (k < 60) & ~done

    def improved(state):
        k, x, _, _ = state
        residual, jacobian = system(x)
        unit = abs(jacobian).max(axis=1)  # each row in units of the unknowns, so that amperes count beside volts
        size = jnp.linalg.norm(residual / unit)
        full = jnp.linalg.solve(jacobian, residual)
        sound = jnp.isfinite(size) & jnp.isfinite(full).all()
        first = (0, full, x, size, measured(x - full, unit), abs(jacobian) @ abs(x), unit)
        halvings, step, _, _, _, terms, _ = jax.lax.while_loop(
            lambda state: (state[0] < 30) & sound & ~((state[4][0] < state[3]) | (state[3] == 0.0)), halved, first
        )
        # No smaller residual can be had: either this is rounding, or a place Newton cannot leave.
        stuck = halvings == 30
        rounding = (abs(residual) <= 1e-10 * terms).all() | (abs(full) <= 1e-12).all()
        there = jnp.where(stuck | ~sound, x, x - step)
        settled = (abs(full) <= 1e-13 * jnp.maximum(abs(there), 1e-300)).all() | (size == 0.0)
        return k + 1, there, sound & jnp.where(stuck, rounding, settled), ~sound | stuck | settled

    _, x, good, _ = jax.lax.while_loop(again, improved, (0, x, jnp.array(False), jnp.array(False)))
    return x, good


def newton(system, last):
    """A solution of a nonlinear system, from the last one, or else from a few other places; or not a number.

    Its derivatives are those of the solution, not of the iteration.
    """
    starts = jnp.array([0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0], last.dtype)

    def solve(_, first):
        def tried(state):
            k, _, _ = state
            return k + 1, *_newton_from(system, jnp.full_like(first, starts[k]))

        state = (0, *_newton_from(system, first))
        _, found, good = jax.lax.while_loop(lambda state: (state[0] < len(starts)) & ~state[2], tried, state)
        return jnp.where(good, found, jnp.nan)

    def follow(linear, right):
        return jnp.linalg.solve(jax.jacfwd(linear)(jnp.zeros_like(right)), right)

    return jax.lax.custom_root(lambda x: system(x)[0], jax.lax.stop_gradient(last), solve, follow)


def _taken(t, x, u, p, memory):
    t, x, u, p = (jnp.asarray(value) * 1.0 for value in (t, x, u, p))
    for what, given, names in (("x", x, STATES), ("u", u, INPUTS), ("p", p, PARAMETERS)):
        if given.shape != (len(names),):
            raise ValueError(f"{what} has the shape {given.shape}, not ({len(names)},)")
    return t, x, u, p, jnp.zeros(MEMORY, x.dtype) if memory is None else jnp.asarray(memory) * 1.0


def _given(values):
    found = jnp.array(values) * 1.0
    return jnp.where(jnp.isfinite(found), found, jnp.nan)


# <functions>
def _rates(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    t, x, u, p, memory = _taken(t, x, u, p, memory)
    return _given([]), memory


def rates(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    return _rates(t, x, u, p, memory)[0]


# </functions>


def solved(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    """The solutions of the nonlinear systems that the rates need: the next memory."""
    return _rates(t, x, u, p, memory)[1]


def jacobian(t, x, u=INPUT_VALUES, p=PARAMETER_VALUES, memory=None):
    """The derivatives of the rates with respect to the states, by rows."""
    return jax.jacfwd(rates, 1)(t, jnp.asarray(x) * 1.0, u, p, memory)


SHARE, LEAST = 1e-2, 1e-12  # of rtol at a state's size; what is less, beside the largest, may be rounding
REPEATS, SMALLER = 3, 100.0  # so often a motion is made again where states were so many times smaller than taken for
LOOKS = 65  # instants besides those asked for, at which sizes are seen


def motion(times, inputs=None, p=PARAMETER_VALUES, x=START, solver=None, rtol=1e-8, atol=None, dtmax=None):
    """The states at some times, a row each, from x at the first.

    Args:
        times: increasing.
        inputs: gives the INPUTS at a time; by default their values above, for ever.
        p, x: parameters, and the states at the first time.
        solver: one of diffrax; by default an implicit one, which is not slowed down by fast decays.
        rtol, atol: tolerances of a step; the absolute one is a number, or one for each state.
        dtmax: the longest step: what is brief beside one, as a pulse, is stepped over.

    Unless `atol` is given each state has an absolute tolerance of its own, a hundredth of `rtol` at the largest that it
    has been: the motion is made again where that was less than it was taken for, at first one. Within jit, grad or vmap
    it is made once: give these `atol=tolerances(times, ...)`, which are those of a motion outside.

    A warning tells of states that stay so small that their absolute tolerance hides them: it is larger than `rtol` at
    their size, as of what is less than 1e-12 of the largest of all, which may be rounding and stays taken for that.
    """
    found, largest, atol = _adapted(times, inputs, p, x, solver, rtol, atol, dtmax)
    u = jnp.asarray(inputs(times[-1]) if inputs else INPUT_VALUES)
    moved = rates(times[-1], found[-1], u, jnp.asarray(p))
    hidden = (atol > rtol * largest) & ((largest > 0.0) | (moved != 0.0))
    if isinstance(hidden, jax.core.Tracer):
        jax.debug.callback(_warn, hidden)
    else:
        _warn(hidden)
    return found


def tolerances(times, inputs=None, p=PARAMETER_VALUES, x=START, solver=None, rtol=1e-8, dtmax=None):
    """The absolute tolerance of each state that `motion` takes by default."""
    return _adapted(times, inputs, p, x, solver, rtol, None, dtmax)[2]


def _warn(hidden):
    if hidden.any():
        which = ", ".join(name for name, each in zip(STATES, hidden) if each)
        law = f"atol hides what is as small as {which}: give a smaller one"
        warnings.warn(f"{law}; tolerances(times, ...) tells those that fit", stacklevel=3)


def _adapted(times, inputs, p, x, solver, rtol, atol, dtmax):
    """The states at the times, the largest that each has been, and the absolute tolerances."""
    import diffrax

    if not jax.config.jax_enable_x64:
        raise ValueError('numbers have 32 bits: jax.config.update("jax_enable_x64", True) before anything else')
    times = jnp.asarray(times) * 1.0
    looks = jax.lax.stop_gradient(jnp.linspace(times[0], times[-1], LOOKS))
    term = diffrax.ODETerm(lambda t, x, p: rates(t, x, jnp.asarray(inputs(t) if inputs else INPUT_VALUES), p))

    def run(atol):
        found, seen = diffrax.diffeqsolve(
            term,
            solver or diffrax.Kvaerno5(),
            times[0],
            times[-1],
            None,
            jnp.asarray(x) * 1.0,
            jnp.asarray(p) * 1.0,
            saveat=diffrax.SaveAt(subs=[diffrax.SubSaveAt(ts=times), diffrax.SubSaveAt(ts=looks)]),
            stepsize_controller=diffrax.PIDController(rtol=rtol, atol=atol, dtmax=dtmax),
            max_steps=1_000_000,
        ).ys
        return found, abs(jax.lax.stop_gradient(jnp.concatenate([found, seen]))).max(axis=0)

    sizes, is_given = jnp.ones(len(STATES)), atol is not None
    atol = jnp.asarray(atol) * sizes if is_given else SHARE * rtol * sizes
    found, largest = run(atol)
    for _ in range(REPEATS * (not is_given and not isinstance(largest, jax.core.Tracer))):
        less = (largest > LEAST * largest.max(initial=0.0)) & (SMALLER * largest < sizes)
        if not less.any():
            break
        sizes = jnp.where(less, largest, sizes)
        atol = SHARE * rtol * sizes
        found, largest = run(atol)
    return found, largest, atol
