"""Other independent velocities: chosen where a motion starts, and the state of one choice from that of another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.equations.available_names import by_whole_names
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.lower import lower
from bondgraph.equations.velocities import driven, moving
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import SHOWN, SingularSystem, ValueRefused
from bondgraph.graph.values import check_units, finite
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.kinetics.loop_closure import judged_elsewhere
from bondgraph.problem.consistent_state import configuration, of_position, placed
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import instant_of_start
from bondgraph.problem.velocity_choice_quality import ChoiceQuality, Quality
from bondgraph.program.evaluate import instant
from bondgraph.program.gauss_newton import difference_jacobian, difference_steps
from bondgraph.program.rank import minimum_norm_solution, own_units
from bondgraph.program.tolerances import ON_CONSTRAINTS, RANK

REFINED = 3
"""Velocities are affine in the states that give them; so often what a difference leaves is corrected."""


def chosen_at_start(
    equations: Equations, values: Any, time: float, given: Any, end: float | None = None
) -> tuple[Equations, dict[str, Any]]:
    """Equations whose independent velocities determine the others where a motion starts, and the start in them.

    Args:
        equations, values, given: as for `simulate`.
        time, end: as for `initial_value_problem`.

    Raises:
        ValueRefused: where the user has chosen the independent velocities, and these do not; for units that do not fit.
        SingularSystem: where none do, since the constraints are dependent there.
    """
    check_units(equations.drawn, values, given)
    given, choice = by_whole_names(equations, named("start", given, equations.drawn)), equations.choice
    for name, x in given.items():
        finite(name, x.value if isinstance(x, Near) else x)
    if choice is None or choice.again is None:
        return equations, given
    quality = _quality_at_start(equations, values, time, given, end)
    if quality is not None and choice.free and not quality.is_regular:
        raise _dependent(equations, time, quality)
    if quality is None or not quality.is_worn:
        return equations, given
    if choice.asked and quality.own > RANK:
        return equations, given
    if choice.asked and quality.rows == choice.kept:
        raise _unsuited(equations, time, quality)
    momenta = {*moving(equations)} - {*choice.symbols, *choice.free}
    if momenta & given.keys():
        if quality.own <= RANK:
            raise _unsuited(
                equations, time, quality, f", or give velocities in place of {', '.join(momenta & given.keys())}"
            )
        return equations, given
    other = choice.again(choice.free if choice.asked else quality.free, quality.rows)
    return other, named_in(equations, other, given)


def named_in(equations: Equations, other: Equations, given: Mapping[str, Any]) -> dict[str, Any]:
    """A start of equations by the names of others: independent velocities that are none there as they are drawn."""
    if equations.choice is None or other is equations:
        return dict(given)
    drawn = equations.choice.drawn
    return {name if name in other.states else drawn(name): value for name, value in given.items()}


def check_determined(equations: Equations, values: Any, time: float, given: Any, end: float | None = None) -> None:
    """Refuse equations whose independent velocities do not determine the others where a motion starts.

    Args:
        equations, values, time, given, end: as for `chosen_at_start`.

    Raises:
        ValueRefused: naming independent velocities that do.
    """
    check_units(equations.drawn, values, given)
    given, choice = by_whole_names(equations, named("start", given, equations.drawn)), equations.choice
    for name, x in given.items():
        finite(name, x.value if isinstance(x, Near) else x)
    if choice is None or choice.again is None:
        return
    quality = _quality_at_start(equations, values, time, given, end)
    if quality is not None and quality.is_worn and quality.own <= RANK:
        raise _unsuited(equations, time, quality, "")


def check_rows_judged(problem: Problem, time: float, states: Any) -> None:
    """Refuse equations that leave out rows of constraints which hold something where a motion starts.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        states: of the start, at which the loops are closed.

    Raises:
        ValueRefused: where fewer are kept than are independent there.
    """
    equations, choice = problem.equations, problem.equations.choice
    if choice is None or len(choice.sources) == len(choice.kept):
        return
    rank = ChoiceQuality(problem).rank(time, states)
    if rank is not None and rank > len(choice.kept):
        places = placed(equations)
        of = zip(equations.states, states.tolist(), strict=True)
        here = ", ".join(f"{name} = {x:.6g}" for name, x in of if name in places)
        raise judged_elsewhere(list(dict.fromkeys(choice.sources)), "velocities", here, rank, len(choice.kept))


def _quality_at_start(
    equations: Equations, values: Any, time: float, given: Mapping[str, Any], end: float | None
) -> Quality | None:
    """The quality of a choice in the configuration in which a motion starts; None where none is known."""
    import numpy as np

    whole = equations.varying or equations
    constants = whole.rates.keys() - equations.rates.keys()
    known = {name: value for name, value in named("values", values, whole.drawn).items() if name not in constants}
    given = {**{name: known.pop(name) for name in whole.held if name in known}, **given}
    problem = Problem.of(replace(whole, choice=equations.choice), known)
    time = time if end is None else instant_of_start(problem, time, end)
    numbers = {name: value.value if isinstance(value, Near) else value for name, value in given.items()}
    states = np.array([float(numbers.get(name, 0.0)) for name in whole.states])
    with_invariants = problem.with_invariants
    fixed = {name for name, value in given.items() if not isinstance(value, Near)} & placed(whole)
    is_held = bool(of_position(with_invariants.equations))
    found = configuration(with_invariants, time, states, fixed, given.keys()) if is_held else states
    return None if found is None else ChoiceQuality(problem).at(time, found)


def _dependent(equations: Equations, time: float, quality: Quality) -> SingularSystem:
    assert equations.choice is not None
    sources = tuple(dict.fromkeys(equations.choice.sources))
    return SingularSystem(
        f"{equations.graph.name} at t = {time:.6g} s",
        f"{', '.join(sources)}: these constraints are dependent where the motion starts, a singular configuration: no "
        f"independent velocities determine the others, and motions of several kinds go on from there (the smallest "
        f"singular value of their rows, scaled, is {quality.best:.2g})",
        parties=sources,
        remedy="start away from it",
    )


def _unsuited(
    equations: Equations, time: float, quality: Quality, other: str = ", or leave the choice to the configuration"
) -> ValueRefused:
    assert equations.choice is not None
    names = equations.choice.free
    return ValueRefused(
        f"{equations.graph.name} at t = {time:.6g} s",
        f"the independent velocities {', '.join(names)} do not determine the others where the motion starts: the "
        f"smallest singular value of their constraints, scaled, is {quality.own:.2g}, and {quality.best:.2g} at best",
        parties=names,
        remedy=f"choose free={quality.free!r}{other}",
    )


def with_choice(problem: Problem, better: Quality) -> Problem:
    """The same with other independent velocities, and other rows of constraints.

    Raises:
        BondGraphError: where there are no equations for these.
    """
    choice = problem.equations.choice
    assert choice is not None and choice.again is not None
    equations = choice.again(better.free, better.rows)
    known = {*equations.parameters, *equations.inputs, *equations.before.dropped}
    values = {**problem.parameters, **problem.signals, **problem.apart}
    return Problem.of(equations, {name: value for name, value in values.items() if name in known})


def carried_over(old: Problem, new: Problem, time: float, states: Any, own: float = 1.0) -> Any:
    """The state of one choice of independent velocities from that of another: all velocities are the same, and flows
    that accelerations drive are states of both.

    Constraints are met as far as `ON_CONSTRAINTS`, and in the velocities that followed what is left of them is divided
    by the smallest singular value.

    Args:
        old, new: the problems of the two.
        time: the instant, in seconds.
        states: those of the old one.
        own: that of the old choice there, as of `Quality`.

    Raises:
        SingularSystem: where the new choice does not give the velocities.
    """
    import numpy as np

    choice = new.equations.choice
    assert choice is not None
    before = dict(zip(old.equations.states, states.tolist(), strict=True))
    wanted = np.array(_velocities(old, choice.names, time)(states.tolist()))
    found = np.array([before.get(name, 0.0) for name in new.equations.states])
    follow = {*moving(new.equations)} - driven(new.equations).keys()
    ease = np.isin(new.equations.states, [*follow]).astype(float)
    velocities = _velocities(new, choice.names, time)
    # A momentum that begins at zero may be as large as those that the motion has.
    steps = difference_steps(found, np.maximum(1.0, ease * np.abs(states).max(initial=0.0)))
    for _ in range(REFINED):
        left = wanted - velocities(found.tolist())
        jacobian = _known(difference_jacobian(velocities, found, steps) * ease)
        rows, columns = own_units(jacobian)  # of momenta, of a kilogram and of a milligram
        step = minimum_norm_solution(jacobian / (rows * columns), left / rows[:, 0], RANK)
        found = found + ease * step / columns[0]
    left = np.abs(wanted - velocities(found.tolist()))
    if not (left * min(own, 1.0) <= ON_CONSTRAINTS * (1.0 + np.abs(wanted).max(initial=0.0))).all():
        raise SingularSystem(
            f"{new.equations.graph.name} at t = {time:.6g} s",
            f"the independent velocities {choice} do not give those that the motion has: {left.max():.3g} is left",
            parties=choice.free,
            remedy="choose others by the option free",
        )
    return found


def _known(jacobian: Any) -> Any:
    """The derivatives that are known where constraints are met as far as they are: others of the same state are zero,
    and not of a unit of their own."""
    import numpy as np

    return np.where(np.abs(jacobian) > ON_CONSTRAINTS * np.abs(jacobian).max(axis=0, initial=0.0), jacobian, 0.0)


def note_of(asked: Equations, chosen: Equations) -> tuple[str, ...]:
    """What to say of equations in a state at which others were chosen: nothing where they are the same."""
    if asked.choice is None or chosen.choice is None or asked.choice.free == chosen.choice.free:
        return ()
    whose = "your independent velocities" if asked.choice.asked else "the independent velocities"
    return (f"{whose} {asked.choice} determine the others less well there than {chosen.choice}, which were taken",)


def notes_of(asked: VelocityChoice, chosen: Sequence[tuple[float, VelocityChoice]]) -> list[str]:
    """Notes on changes of independent velocities, and of the rows that are kept.

    Args:
        asked: the choice of the equations that were given.
        chosen: each choice that there was, and the instant from which it was, in seconds.
    """
    found, free, rows = list[str](), list[str](), list[str]()
    last = asked
    for time, choice in chosen:
        if choice.free != last.free:
            free.append(f"{choice} at t = {time:.6g} s")
        elif choice.kept != last.kept:
            rows.append(f"t = {time:.6g} s")
        last = choice
    if free:
        whose = "your independent velocities" if asked.asked else "the independent velocities"
        found.append(
            f"{whose} {asked} determine the others less well than another choice does; the run went on in {_some(free)}"
        )
    if rows:
        found.append(
            f"constraints that repeat each other in general do not all along; others were kept from {_some(rows)}"
        )
    return found


def _some(every: Sequence[str]) -> str:
    """The first of them, and how many more there are."""
    more = f", and {len(every) - SHOWN} times more" if len(every) > SHOWN else ""
    return f"{', '.join(every[:SHOWN])}{more}"


def _velocities(problem: Problem, names: Sequence[str], time: float) -> Callable[[Sequence[float]], list[float]]:
    """Velocities as a function of the states."""
    xp = problem.equations.xp
    function = instant(lower(problem.equations, {name: xp.symbol(name) for name in names}))
    return lambda states: function(problem.arguments(time, states))
