"""Refusal of derivatives where a law changes branch and its two sides differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.root_isolation import UNDERFLOW
from bondgraph.program.sparsity import dependence
from bondgraph.program.tolerances import CLOSED, ROUNDING
from bondgraph.simulate.expected_sizes import reached, time_constants

APART = 1e-6, 1e-7
"""Both sides are seen this far away, relative to the size of the states: from further off, and from nearer."""
SAME = 1e-3
"""What differs by less is the same: between the sides it also changes with their distance."""
SHRINKS = 0.5
"""What falls to less than this part, seen from ten times nearer, changes with the distance alone."""


def check_smooth(
    derivatives: Derivatives, time: float, arguments: Sequence[float], jacobian: Any, largest: Sequence[float] = ()
) -> None:
    """Refuse a point at which a law, or its derivative, has two values.

    What jumps with time alone, as a source that is switched on, has the same derivatives before and after.

    Args:
        derivatives: of rates, constraints and outputs.
        time, arguments: the point.
        jacobian: the derivatives there.
        largest: how large each state is where it is largest, as far as a motion tells.

    Raises:
        NoSolution: naming what changes branch there.
    """
    equations, xp = derivatives.problem.equations, derivatives.problem.equations.xp
    own = {x for given in derivatives.given for x in (*xp.switches(given), *equations.switching(xp.free(given)))}
    switches = (*equations.switches, *sorted(own.difference(equations.switches), key=str))
    if not switches:
        return
    import numpy as np

    along = [0, *derivatives.along]
    program = lower(equations, {str(k): expression for k, expression in enumerate(switches)})
    try:
        found = np.array(instant(program)(arguments))
        gradients = np.array(instant(jacobian_program(program, along))(arguments)).reshape(len(found), len(along))
    except (ArithmeticError, ValueError) as trouble:
        place = f"{equations.graph.name} at t = {time:.6g} s"
        law = f"what branches of laws ask for is not defined, or overflows, at this state: {trouble}"
        raise NoSolution(
            place, law, remedy="linearize elsewhere, or write the condition without large numbers"
        ) from None
    point = np.array(arguments, float)
    sizes = _sizes(derivatives, arguments, jacobian, largest)
    needs, apart = dependence(program), {*equations.states, *derivatives.inputs}
    for k, (switch, value, gradient) in enumerate(zip(switches, found, gradients, strict=True)):
        size = np.abs(gradient) @ sizes
        steep = float(gradient @ gradient)
        if not abs(value) <= CLOSED * size or steep == 0.0:
            continue  # no departure of the states by the tolerance makes it zero

        def side(departure: float, gradient: Any = gradient, value: Any = value, steep: float = steep) -> Any:
            moved = point.copy()
            moved[along] += (departure - value) * gradient / steep
            values, there = derivatives.values(moved.tolist()), derivatives.jacobian(moved.tolist())
            return np.array(values), np.reshape(there, jacobian.shape)

        seen = [_differences(side(apart * size), side(-apart * size)) for apart in APART]
        _refuse_differences(derivatives, time, str(switch), *seen, of_time=apart.isdisjoint(needs[str(k)]))


def _sizes(derivatives: Derivatives, arguments: Sequence[float], jacobian: Any, largest: Sequence[float]) -> Any:
    """How large time, states and inputs are, each in its own unit, of shape (1 + states + inputs,).

    A state is at least what the terms of its rate bring in its time constant, or what comes of that along chains of
    states: beside that, its rounding is no departure. Where nothing tells a size, it is one in SI units.
    """
    import numpy as np

    here, count = np.abs(np.array(arguments, float)[[0, *derivatives.along]]), derivatives.count[0]
    own, influence = here[1 : 1 + count], np.abs(jacobian[:count, :count])
    begun = np.maximum(own, largest) if len(largest) else own
    with np.errstate(all="ignore"):
        times, brought = time_constants(influence, np.inf), derivatives.sizes(arguments, 0.0)[:count]
        found, _ = reached(influence, times, begun, brought, count)
    sizes = np.maximum(here, 1.0)
    sizes[1 : 1 + count] = np.where(np.isfinite(found) & (found > UNDERFLOW), found, sizes[1 : 1 + count])
    return sizes


class _Differences(NamedTuple):
    """Of two sides.

    Attributes:
        jump: of each result.
        bend: of each derivative of each; they have units of their own.
        steep: the larger of its two values.
    """

    jump: Any
    bend: Any
    steep: Any


def _differences(ahead: Any, behind: Any) -> _Differences:
    import numpy as np

    (value, steep), (other, other_steep) = ahead, behind
    return _Differences(
        np.abs(value - other), np.abs(steep - other_steep), np.maximum(np.abs(steep), np.abs(other_steep))
    )


def _refuse_differences(
    derivatives: Derivatives,
    time: float,
    switch: str,
    far: _Differences,
    near: _Differences,
    *,
    of_time: bool = False,
) -> None:
    """Refuse what differs on the two sides.

    Args:
        derivatives: of rates, constraints and outputs.
        time: the instant.
        switch: what changes sign there.
        far, near: the differences seen from further off, and from nearer.
        of_time: whether time alone makes it zero: then only constraints must not jump.
    """
    import numpy as np

    most = far.steep.max(axis=1, initial=0.0)
    differ = far.bend > np.maximum(SAME * far.steep, ROUNDING * most[:, None])
    bent = (differ & (near.bend > SHRINKS * far.bend)).any(axis=1)
    jumps = (far.jump > SAME * (1.0 + most)) & (near.jump > SHRINKS * far.jump)
    if of_time:
        states, constraints, outputs = derivatives.count
        jumps &= np.repeat([False, True, False], [states, constraints, outputs])
    names = [name for name, wrong in zip(derivatives.program.results, bent | jumps, strict=True) if wrong]
    if names:
        raise NoSolution(
            f"{derivatives.problem.equations.graph.name} at t = {time:.6g} s",
            f"where {switch:.80} changes sign, {', '.join(names)} has two derivatives, and this state is there",
            parties=names,
            remedy="linearize on one side, or write the law as a smooth one",
        )
