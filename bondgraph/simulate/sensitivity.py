"""Forward sensitivities: how a quantity of a motion changes with a parameter, an input or a start.

The states change with the number by S = dx/dp, which follows along the motion the linear variational equations

    S' = f_x S + f_p,        dy/dp = g_x S + g_p,

with the exact derivatives of the rates f and of the quantity g (Hairer, Norsett and Wanner, Solving Ordinary
Differential Equations I, I.14). They are solved by Radau IIA of four stages, of order seven and damping fast modes, on
the steps of the motion and the instants asked for, which are halved until that changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bondgraph.equations.available_names import available, quantity, whole_name
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.lower import lower
from bondgraph.equations.quantities_as_drawn import behind
from bondgraph.errors import SHOWN, NoSolution, NotReducible, ValueRefused
from bondgraph.graph.values import finite
from bondgraph.problem.problem import rates_program
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import Program
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.branch_instants import LEAPS, Instants, computed, pieces, timed_switches
from bondgraph.simulate.collocation import STAGES, mean_size, stages_of, two_sum, usual
from bondgraph.simulate.joined_segments import name_in
from bondgraph.simulate.output_evaluation import evaluated, outputs
from bondgraph.simulate.start_derivatives import changes_of_start, with_values
from bondgraph.simulate.step_halving import HALVINGS, graded, settled

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

ACCURATE = 1e-7
"""Halved steps may change a sensitivity by this part of itself, or of its mean on the way, or by rounding of the
quantity."""
BLOCK = 2_000_000
"""So many derivatives are held at once: a choice between memory and time on which no result depends."""


def sensitivity(run: Trajectory, name: str, by: str, start: Mapping[str, float] | None = None) -> Any:
    """As `Trajectory.sensitivity`."""
    asked, run = run, of_one_choice(run)
    name = name_in(run, asked, name)
    wanted = {part: quantity(run.equations, part) for part in run.parts(name)}
    run = with_values(run, wanted.values())
    check_number(run, by)
    check_smooth(run, (by,), wanted.values())
    begun, constants = started(run, by, start)
    found = _sensitivity(run, name, wanted, by, begun)
    if constants:
        check_smooth(run, constants, wanted.values())
    for constant, change in constants.items():
        found = found + change * _sensitivity(run, name, wanted, constant, 0.0 * begun)
    return found


def _sensitivity(run: Trajectory, name: str, wanted: Mapping[str, Any], by: str, begun: Any) -> Any:
    """The same, with the derivatives of the initial states, of shape (n,), constants of the motion held."""
    import numpy as np

    parts, ends = [*wanted], grid_of(run)
    of_rates = _derivatives(rates_program(run.equations), run, by)
    along, drawn = run.equations.along_motion, run.equations.as_drawn
    if isinstance(drawn, Equations):
        along.cached("as drawn", lambda: drawn.along_motion)
    of_outputs = _derivatives(lower(along, wanted), run, by)
    matrices = np.moveaxis(
        _by_states_and_number(run, ends, of_outputs, len(parts)), 0, -1
    )  # of shape (parts, 1 + n, instants)
    places = np.searchsorted(ends, run.t)

    rounding = ROUNDING * usual(np.stack(run.evaluate(ends, parts), axis=1), ends) * per_number(run, by)

    def told(grid: Any) -> tuple[tuple[Any, Any], Any, Any]:
        along, maps = _along_steps(run, of_rates, begun, grid)
        states = along[np.searchsorted(grid, ends)]
        found = np.einsum("pnt,tn->tp", matrices[:, :-1], states) + matrices[:, -1].T
        return (found, states[-1]), (along, maps), mean_size(along, grid)

    def off(before: tuple[Any, Any], now: tuple[Any, Any]) -> Any:
        change, size = np.abs(now[0] - before[0]), usual(now[0], ends)
        return ((change - rounding) / np.where(size > 0, size, 1.0))[places]

    def close(before: tuple[Any, Any], now: tuple[Any, Any]) -> bool:
        return bool((off(before, now) <= ACCURATE).all())

    found, before, is_settled = settled(ends, told, close, _changes)
    if not is_settled:
        raise _not_settled(run, name, by, float(run.t[off(before, found).max(axis=1).argmax()]))
    told_there = found[0][places]
    told_there[-1] += _by_end(run, by, wanted, found[1])
    return told_there[:, 0] if len(parts) == 1 else told_there


def _not_settled(run: Trajectory, name: str, by: str, time: float) -> NoSolution:
    """The refusal of a derivative that is not accurate enough at an instant."""
    law = f"halving steps {HALVINGS} times still changes its derivative by {by}: the motion varies too fast there, or "
    law += "up to there such that rounding of terms that cancel is left"
    remedy = "run with a smaller max_step, ask nearer to the start, or take differences of runs"
    return NoSolution(f"'{name}' at t = {time:.6g} s", law, parties=(name, by), remedy=remedy)


def per_number(run: Trajectory, by: str) -> float:
    """One over the size of a number, or the largest a state is on the way; zero where that is zero."""
    equations = run.equations
    value = run.parameters[by] if by in equations.parameters else run[by]
    size = float(abs(value).max() if hasattr(value, "max") else abs(value))
    return 1.0 / size if size else 0.0


def _by_end(run: Trajectory, by: str, wanted: Mapping[str, Any], states: Any) -> Any:
    """What the last values of quantities change by besides, where a number moves the stop that ends the run.

    Args:
        run: the motion.
        by: the number.
        wanted: the quantities.
        states: the derivatives of the states by it at the end, of shape (n,).
    """
    instants = Instants(run, () if by in run.equations.rates else (by,))
    if (moves := instants.of_end()) is None:
        return 0.0
    return instants.rates([*wanted.values()], instants.last) * (moves.by_states @ states + moves.by_numbers.sum())


def own_quantity(equations: Equations, name: str) -> Any:
    """What a scalar quantity is in the equations' own symbols.

    Raises:
        ValueRefused: for a name that is nowhere in the model; for what a form has carried away.
    """
    quantity(equations, name)
    whole = whole_name(equations, name)
    if whole not in available(equations):
        law = "its form has carried this away, and gradients are not taken of what the graph as drawn tells"
        remedy = f"ask run.sensitivity('{name}', by) for its derivatives by one number"
        raise ValueRefused(f"'{name}'", law, parties=(name,), remedy=remedy)
    return available(equations)[whole]


def check_number(run: Trajectory, by: str) -> None:
    """Refuse what is no number of a run.

    Raises:
        ValueRefused: for a name that the run does not have, and for a signal in time.
    """
    equations = run.equations
    if not isinstance(by, str) or by not in {*equations.parameters, *equations.inputs, *equations.rates}:
        known = ", ".join([*equations.parameters, *equations.inputs, *equations.rates])
        law = f"it is no parameter, input or state: there are {known}"
        remedy = "give one of these"
        if isinstance(by, str) and by in run:
            remedy += "; of what a start gives, derivatives are by the states that follow from it"
        raise ValueRefused(f"{by!s:.60}", law, remedy=remedy)
    if by in equations.inputs and run.signals[by].constant is None:
        law = "it is a course in time, and no number of which there is a derivative"
        raise ValueRefused(
            by, law, parties=(by,), remedy="write its formula with a parameter: it is part of the graph then"
        )


def check_smooth(run: Trajectory, numbers: Collection[str], wanted: Iterable[Any]) -> None:
    """Refuse a motion whose derivatives are not told.

    Args:
        run: the motion.
        numbers: what derivatives are taken by.
        wanted: expressions of what is differentiated.

    Raises:
        ValueRefused: where events act on the motion or on what is wanted; where a law leaps to another branch on the
            way, unless it is time alone that tells when.
        NotReducible: where constraints hold among the states, or independent velocities change.
    """
    equations = run.equations
    if run.choices:
        raise _chosen_anew(run)
    if _holds_states(equations):
        law = "constraints hold among its states: how these begin depends on which of them are held"
        remedy = "compile a mechanism by maggi or lagrange_multipliers, which hold no states together, or take "
        remedy += "differences of runs"
        raise NotReducible(equations.graph.name, law, remedy=remedy)
    if acting := _acting(run, wanted):
        names = ", ".join(map(repr, acting))
        law = f"events act on the motion or on what is asked for, {names}, and a number may move them"
        raise ValueRefused(run.equations.graph.name, law, parties=acting, remedy="take differences of two runs")
    _check_branches(run, numbers)


def of_one_choice(run: Trajectory) -> Trajectory:
    """A run in the equations that it has all along, where other independent velocities were chosen at its start."""
    return replace(run.choices[0], placed=run.placed, near=run.near) if len(run.choices) == 1 else run


def _chosen_anew(run: Trajectory) -> NotReducible:
    """The refusal of a motion that has gone on in other independent velocities."""
    at = ", ".join(f"{each.steps[0]:.6g} s" for each in run.choices[1:][:SHOWN])
    law = f"the independent velocities change on the way, at t = {at}, and derivatives are not carried over that"
    longest = max(run.choices, key=lambda each: each.steps[-1] - each.steps[0]).equations.choice
    assert longest is not None
    remedy = (
        f"compile with velocities that last, such as having(free={longest.free!r}) if these do, end the run before "
    )
    remedy += "that, or take differences of runs"
    return NotReducible(run.equations.graph.name, law, parties=longest.free, remedy=remedy)


def _holds_states(equations: Equations) -> bool:
    """Whether constraints hold among the states, or give some."""
    return bool(equations.constraints) or len(equations.states) > len(equations.rates)


def _acting(run: Trajectory, wanted: Iterable[Any]) -> list[str]:
    """The events that set anything but held values on which neither the motion, nor its end, nor what is wanted depend.

    Args:
        run: the motion.
        wanted: expressions.
    """
    equations = run.equations
    ends = [rule.indicator for rule in equations.events if rule.name == run.ended_by and rule.indicator is not None]
    idle = {*equations.held} - behind(equations, [*equations.rates.values(), *ends, *wanted])
    return [
        rule.name
        for rule in equations.events
        if rule.acts and (rule.impulse or rule.flows or not {name for name, _ in rule.assignments} <= idle)
    ]


def _check_branches(run: Trajectory, numbers: Collection[str]) -> None:
    """Refuse a motion along which a law leaps from one branch to another, if the instant of that moves with a number.

    Where rates do not leap, as at a knot of a table or where a diode of two lines opens, the derivatives S do not
    either: they jump by (f - F) dT/dp.
    """
    import numpy as np

    equations, times = run.equations, np.asarray(run.steps)
    switches = {str(quantity): quantity for quantity in equations.switches}
    timed = timed_switches(run, equations.switches)
    for shown, values in zip(switches, outputs(run, times, switches), strict=True):
        signs = np.sign(values)
        changes = np.flatnonzero(np.diff(signs[signs != 0]))
        of_time = switches[shown] in timed
        behind = map(equations.xp.name, equations.behind(equations.xp.free(switches[shown])))
        moving = sorted({*behind}.intersection(numbers)) if of_time else []
        if not len(changes) or (of_time and not moving) or (instant := _leap(run, switches[shown])) is None:
            continue
        law = f"a law changes branch at t = {instant:.6g} s, where {shown:.60} passes "
        law += "through zero: how that instant moves is not part of the variational equations"
        remedy = "write the law smoothly, as tanh(f/v0) for sign(f), or take differences of runs"
        if of_time:
            law, remedy = (
                f"{law}; it moves with {', '.join(moving)}",
                "take derivatives by others, or differences of runs",
            )
        raise ValueRefused(equations.graph.name, law, parties=(shown,), remedy=remedy)


def _leap(run: Trajectory, switch: Any) -> float | None:
    """The first instant at which the rates leap where a quantity passes zero; None where they do not.

    Of laws that bend there, however steep, the rates on both sides differ by twice as much twice as far from it.
    """
    import numpy as np

    rates, found = [*run.equations.rates.values()], pieces(run, [switch])
    at = [(one, other) for one, other in pairwise(found) if switch in other.passing]
    places = np.array([(one.last, other.start, other.first) for one, other in at]).reshape(-1, 3)
    beside = places[:, [0, 2]]
    twice = np.clip(2 * beside - places[:, 1:2], run.t[0], run.t[-1])
    near, far = (np.diff(computed(run, rates, x.ravel()).reshape(-1, 2, len(rates)), axis=1) for x in (beside, twice))
    size = np.abs(computed(run, rates, run.steps)).max(axis=0)
    leaps = (np.abs(2 * near - far)[:, 0] > LEAPS * size).any(axis=1)
    return next((other.start for (_, other), is_leap in zip(at, leaps, strict=True) if is_leap), None)


def started(run: Trajectory, by: str, start: Mapping[str, float] | None) -> tuple[Any, dict[str, float]]:
    """How the initial states change with the number, of shape (n,), and constants of the motion by name."""
    states = run.equations.states
    given = {name: finite(name, value) for name, value in named("start", start, run.equations.drawn).items()}
    if wrong := sorted({*given} - {*states}):
        law = f"{', '.join(wrong)} is no state; there are {', '.join(states)}"
        raise ValueRefused("start", law, parties=wrong, remedy="give derivatives of initial states")
    return changes_of_start(run, by, given)


def _derivatives(program: Program, run: Trajectory, by: str) -> Program:
    """The derivatives of a program's results by the states, and by the number (zero where that is a start)."""
    n = len(run.equations.states)
    slots = range(1, n + 1) if by in run.equations.rates else (*range(1, n + 1), program.arguments.index(by))
    return program.cached(("by states and", by), lambda: jacobian_program(program, slots))


def _by_states_and_number(run: Trajectory, times: Any, program: Program, rows: int) -> Any:
    """Derivatives by the states and by the number, which are zero where that is a start; of shape (m, rows, n + 1)."""
    import numpy as np

    matrices = evaluated(run, times, program, rows)
    none = np.zeros((len(times), rows, len(run.equations.states) + 1 - matrices.shape[2]))
    return np.concatenate([matrices, none], axis=2)


def _along_steps(run: Trajectory, program: Program, begun: Any, grid: Any) -> tuple[Any, Any]:
    """The derivatives of the states at the ends of steps, of shape (instants, n), and what each step makes of them,
    as of `_steps`; none of that where it is more than is held at once.

    Args:
        run: the motion.
        program: the derivatives of its rates.
        begun: those of the states at the start.
        grid: the ends, of shape (instants,).
    """
    import numpy as np

    n, now, found = len(begun), np.array(begun), [np.array(begun)]
    many, lost = max(1, BLOCK // max(1, STAGES * n * (n + 1))), np.zeros(n)
    maps = []
    for first in range(0, len(grid) - 1, many):
        times = grid[first : first + many + 1]
        steps = _steps(run, program, times[:-1], np.diff(times), n)
        for turned, moved in zip(*steps, strict=True):
            now, lost = two_sum(now, turned @ now + moved + lost)
            found.append(now)
        maps = [steps] if len(grid) <= many + 1 else []
    return np.array(found), maps[0] if maps else None


def _changes(before: Any, now: Any, places: Any) -> Any:
    """What each step leads elsewhere than its parts do from where these begin, of shape (steps, n)."""
    import numpy as np

    (_, maps), (along, _) = before, now
    at = along[places]
    if maps is None:
        return np.zeros((len(at) - 1, at.shape[1]))
    turned, moved = maps
    return np.einsum("mij,mj->mi", turned, at[:-1]) + moved - np.diff(at, axis=0)


def grid_of(run: Trajectory, more: Sequence[float] = ()) -> Any:
    """The ends of a run's steps, `graded`, the instants asked for and `more`."""
    import numpy as np

    ends = np.union1d(np.union1d(graded(np.unique(np.asarray(run.steps, float))), run.t), more)
    return ends[ends <= max(run.t[-1], run.steps[0])]


def _steps(run: Trajectory, program: Program, starts: Any, lengths: Any, n: int) -> tuple[Any, Any]:
    """What each step adds to a derivative S at its beginning: a matrix times that, and a vector."""
    import numpy as np

    times, inner, weights = stages_of(starts, lengths)
    J = _by_states_and_number(run, times.ravel(), program, n).reshape(len(starts), STAGES, n, n + 1)
    h = lengths[:, None, None, None, None]
    # The slopes K of the stages: K_i = J_i (S + h sum_j a_ij K_j) + f_p.
    implicit = h * inner[:, :, None, :, None] * J[:, :, :, None, :n]
    system = np.eye(STAGES * n) - implicit.reshape(len(starts), STAGES * n, STAGES * n)
    slopes = np.linalg.solve(system, J.reshape(len(starts), STAGES * n, n + 1)).reshape(J.shape)
    moved = np.einsum("mj,mjik,m->mik", weights, slopes, lengths)
    return moved[:, :, :n], moved[:, :, n]
