"""Refusal of derivatives where a law changes branch and its two sides differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant

ON = 1e-9
"""A quantity that changes branch at zero is there if a departure of the states this small would make it zero."""
APART = 1e-6
"""Both sides are seen this far away, relative to the size of the states."""
SAME = 1e-3
"""Slopes of both sides are the same if they differ by less: they also change with the distance between the sides."""


def check_smooth(derivatives: Derivatives, time: float, arguments: Sequence[float], slopes: Any) -> None:
    """Refuse a point at which a law, or its slope, has two values.

    Raises:
        NoSolution: naming what changes branch there.
    """
    equations = derivatives.problem.equations
    if not equations.switches:
        return
    import numpy as np

    along = [0, *derivatives.along]
    program = lower(equations, {str(k): expression for k, expression in enumerate(equations.switches)})
    found = np.array(instant(program)(arguments))
    gradients = np.array(instant(jacobian_program(program, along))(arguments)).reshape(len(found), len(along))
    point = np.array(arguments, float)
    for switch, value, gradient in zip(equations.switches, found, gradients, strict=True):
        size = np.abs(gradient) @ np.maximum(np.abs(point[along]), 1.0)
        steep = float(gradient @ gradient)
        if not abs(value) <= ON * size or steep == 0.0:
            continue
        sides = []
        for sign in (1.0, -1.0):
            moved = point.copy()
            moved[along] += (sign * APART * size - value) * gradient / steep
            sides.append((np.array(derivatives.values(moved.tolist())), np.array(derivatives.slopes(moved.tolist()))))
        _compare(derivatives, time, str(switch), sides, slopes)


def _compare(derivatives: Derivatives, time: float, switch: str, sides: Any, slopes: Any) -> None:
    import numpy as np

    (ahead, steep_ahead), (behind, steep_behind) = sides
    steep_ahead, steep_behind = (np.reshape(x, slopes.shape) for x in (steep_ahead, steep_behind))
    most = np.maximum(np.abs(steep_ahead), np.abs(steep_behind)).max(axis=1, initial=0.0)
    bent = np.abs(steep_ahead - steep_behind).max(axis=1, initial=0.0) > SAME * most + 1e-12
    jumps = np.abs(ahead - behind) > SAME * (1.0 + most)
    names = [name for name, wrong in zip(derivatives.program.results, bent | jumps, strict=True) if wrong]
    if names:
        raise NoSolution(
            f"{derivatives.problem.equations.graph.name} at t = {time:.6g} s",
            f"where {switch:.80} changes sign, {', '.join(names)} has two slopes, and this state is there",
            parties=names,
            remedy="linearize on one side, or write the law as a smooth one",
        )
