"""Directions along constraints: which states are independent, and how the others follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.errors import SingularSystem, ValueRefused
from bondgraph.program.rank import pivot_columns, scaled, smallest_singular_value
from bondgraph.program.tolerances import RANK


class TangentSpace(NamedTuple):
    """How departures that the constraints allow follow from those of independent states and of inputs.

    Attributes:
        kept: indices of the independent states.
        states: departures of all states for those of the independent ones, of shape (states, independent).
        inputs: departures of all states for those of the inputs, of shape (states, inputs).
    """

    kept: list[int]
    states: Any
    inputs: Any

    def reduced(self, jacobian: Any) -> tuple[Any, Any]:
        """Derivatives by all states and inputs, as those by independent states and by inputs."""
        n = len(self.states)
        return jacobian[:, :n] @ self.states, jacobian[:, n:] + jacobian[:, :n] @ self.inputs


def independent(equations: Equations, G: Any, n: int, wanted: Sequence[str] | None = None) -> TangentSpace:
    """The directions along constraints of the gradients G, by the n states and by inputs.

    Raises:
        ValueRefused: for states wanted that are not independent, or not all that are.
        SingularSystem: where the constraints are dependent.
    """
    import numpy as np

    m, count = len(G), G.shape[1] - n
    _check_regular(equations, G[:, :n])
    if wanted is not None:
        kept = _wanted(equations, G[:, :n], wanted)
    else:
        dependent = _dependent(equations, G[:, :n])
        kept = [k for k in range(n) if k not in dependent]
    dependent = [k for k in range(n) if k not in kept]
    states, inputs = np.zeros((n, n - m)), np.zeros((n, count))
    states[kept] = np.eye(n - m)
    if m:
        states[dependent] = -np.linalg.solve(G[:, dependent], G[:, kept])
        inputs[dependent] = -np.linalg.solve(G[:, dependent], G[:, n:])
    return TangentSpace(kept, states, inputs)


def _are_independent(rows: Any) -> bool:
    """Whether the rows are clearly independent at this very state: else they determine no motion."""
    return smallest_singular_value(scaled(rows)) > RANK


def _check_regular(equations: Equations, G: Any) -> None:
    if not _are_independent(G):
        raise SingularSystem(
            equations.graph.name,
            "its constraints are dependent at this very state: which motions they leave is not determined there",
            parties=equations.states,
            remedy="linearize at another state; here motions of several kinds branch",
        )


def _wanted(equations: Equations, G: Any, wanted: Sequence[str]) -> list[int]:
    names = equations.states
    for name in wanted:
        if name not in names:
            law = f"there is no such state; there are {', '.join(names)}"
            raise ValueRefused(f"{name!r:.60}", law, remedy="correct the name")
    kept = [names.index(name) for name in dict.fromkeys(wanted)]
    count = len(names) - len(G)
    rest = [k for k in range(len(names)) if k not in kept]
    if len(kept) != count or not _are_independent(G[:, rest]):
        law = f"{', '.join(wanted)} do not determine the others: {count} states are independent"
        suggested = [names[k] for k in range(len(names)) if k not in _dependent(equations, G)]
        raise ValueRefused("states", law, parties=tuple(wanted), remedy=f"give {', '.join(suggested)}, say")
    return kept


def _dependent(equations: Equations, G: Any) -> list[int]:
    """The states that follow: coordinates from constraints among them alone, then velocities from the others."""
    import numpy as np

    n = G.shape[1]
    placed = {name for name, _, _ in equations.graph.coordinates()}
    q = [k for k, name in enumerate(equations.states) if name in placed]
    f = [k for k in range(n) if k not in q]
    configuring = [i for i, row in enumerate(G) if not np.any(row[f])]
    rest = [i for i in range(len(G)) if i not in configuring]
    found = [*_pivots(scaled(G)[configuring], q), *_pivots(scaled(G)[rest], f)]
    if len(found) == len(G) and _are_independent(G[:, found]):
        return sorted(found)
    return sorted(pivot_columns(scaled(G)))


def _pivots(rows: Any, columns: list[int]) -> list[int]:
    """Those of some columns that determine the rows best."""
    return [columns[k] for k in pivot_columns(rows[:, columns])]
