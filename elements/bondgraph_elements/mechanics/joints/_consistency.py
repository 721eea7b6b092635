"""Whether what a joint says of its velocities is what its poses say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bondgraph.errors import StructureError
from bondgraph.program.tolerances import DIFFERENCES
from bondgraph_elements.mechanics._matrix import Table
from bondgraph_elements.mechanics._numbers import random_values

if TYPE_CHECKING:
    from bondgraph_elements.mechanics.joints.joint import Motion

SMALL = 1e-3
"""The step of these differences: of fourth order, its fourth power is what they are off by, and rounding is 1e-13."""
STENCIL = ((1, 2 / 3), (-1, -2 / 3), (2, -1 / 12), (-2, 1 / 12))
"""Steps and weights of a derivative of fourth order."""


def check_motion(joint: str, motion: Motion) -> None:
    """Along each velocity, d R = R skew(omega) and d place = R v, at random values.

    Raises:
        StructureError: for tables of the wrong shape, or partial velocities that disagree with the pose.
    """
    n, r = len(motion.velocities), len(motion.coordinates)
    shapes = {"Q": (motion.Q, r), "R": (motion.R, 3), "place": ((motion.place,), 1), "omega": (motion.omega, 3),
              "v": (motion.v, 3)}  # fmt: skip
    for what, (given, rows) in shapes.items():
        columns = 3 if what in ("R", "place") else n
        if len(given) != rows or any(len(row) != columns for row in given):
            law = f"{what} of its motion has the shape ({rows}, {columns})"
            raise StructureError(joint, law, parties=(joint,), remedy="correct its shape")
    if n:
        _compare(joint, motion)


def _compare(joint: str, m: Motion) -> None:
    import numpy as np

    tables = m.Q, m.R, (m.place,), m.omega, m.v
    values = _valued(tables)
    for seed in range(2):
        at = random_values(tuple(row for table in tables for row in table), seed)
        Q, R, _, omega, v = values(at)
        for k, velocity in enumerate(m.velocities):
            turned, moved = np.zeros((3, 3)), np.zeros((1, 3))
            for step, weight in STENCIL:
                near = {q: at.get(q, 0.0) + step * SMALL * Q[i, k] for i, q in enumerate(m.coordinates)}
                _, R_near, place, _, _ = values({**at, **near})
                turned, moved = turned + weight / SMALL * R_near, moved + weight / SMALL * place
            spin = R.T @ turned
            off = [spin[[2, 0, 1], [1, 2, 0]] - omega[:, k], R.T @ moved[0] - v[:, k]]
            if np.abs(off).max() > DIFFERENCES * max(1.0, np.abs(omega).max(), np.abs(v).max()):
                what = "omega" if np.abs(off[0]).max() > np.abs(off[1]).max() else "v"
                raise StructureError(
                    joint,
                    f"{what} for a unit of '{velocity}' is not what R, place and Q of its motion say",
                    parties=(joint, velocity),
                    remedy="d R = R skew(omega) and d place = R v, with q_dot = Q u: omega and v are in the second "
                    "frame's axes",
                )


def _valued(tables: tuple[Table, ...]) -> Callable[[dict[str, float]], list[Any]]:
    """The tables' numbers as a function of values by name."""
    import numpy as np

    from bondgraph.algebra import table as xp
    from bondgraph.equations.random_points import evaluator

    evaluate = evaluator(xp, [xp.build(entry, xp.symbol) for table in tables for row in table for entry in row])
    ends = np.cumsum([len(table) * len(table[0]) for table in tables])[:-1]

    def values(at: dict[str, float]) -> list[Any]:
        parts = np.split(np.array(evaluate(at), float), ends)
        return [part.reshape(len(table), -1) for part, table in zip(parts, tables, strict=True)]

    return values
