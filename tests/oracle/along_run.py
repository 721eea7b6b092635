"""What a run tells, put to the oracle's laws along the whole run: at instants between the integrator's steps.

Every quantity that the run knows is read from it; what it does not tell (the momentum of a store whose flow another one
sets, a reaction that nothing determines) must exist such that all laws hold. Laws without rates must hold at each
instant; those with one are integrated by Gauss' rule from the middle of a step to the middle of the next, so that a
state that leaps at a step shows too. Of the compiler nothing is used but the run's own answers.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from oracle import CALL, DUAL, Disagreement, Dual, Oracle, _Motion

import bondgraph as bg

Array = NDArray[np.float64]

MOST = 24
"""So many steps of a run are looked at: all of a short one, of a longer one as many spread over it."""
HELD = 1e-6
"""What may be left of a law beside the largest of its quantities along the run: a hundred local tolerances of 1e-8."""
CARRIED = 1e-8
"""And beside the largest quantity of the whole run: what the solution of a linear system carries from one to another,
with condition numbers up to 1e4 and more."""
NODES, WEIGHTS = np.polynomial.legendre.leggauss(5)


# -- the oracle's functions on arrays over instants ------------------------------------------------------------------


def _value(x: Any) -> Any:
    return x.value if isinstance(x, Dual) else x


def _where(condition: Any, yes: Any, no: Any) -> Any:
    """One of two by instant, of duals with their parts."""
    if not isinstance(yes, Dual) and not isinstance(no, Dual):
        return np.where(condition, yes, no)
    yes, no = Dual.of(yes), Dual.of(no)
    parts = {k: np.where(condition, yes.parts.get(k, 0.0), no.parts.get(k, 0.0)) for k in {*yes.parts, *no.parts}}
    return Dual(np.where(condition, yes.value, no.value), parts)


ON_ARRAYS: dict[str, Callable[..., Any]] = {
    **{name: getattr(np, name) for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log", "sqrt", "abs")},
    **{"sign": np.sign, "atan": np.arctan, "asin": np.arcsin, "acos": np.arccos, "atan2": np.arctan2},
}
COMPARED: dict[str, Any] = {
    sign: lambda x, y, by=by: by(_value(x), _value(y))
    for sign, by in {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}.items()
}
CHOSEN: dict[str, Any] = {
    **COMPARED,
    "where": _where,
    "min": lambda x, y: _where(_value(x) <= _value(y), x, y),
    "max": lambda x, y: _where(_value(x) >= _value(y), x, y),
}
CALL_ARRAYS: dict[str, Any] = {**CALL, **ON_ARRAYS, **CHOSEN}
DERIVATIVES: dict[str, Callable[[Any], Any]] = {
    "sin": np.cos,
    "cos": lambda x: -np.sin(x),
    "tanh": lambda x: 1.0 - np.tanh(x) ** 2,
    "exp": np.exp,
    "log": lambda x: 1.0 / x,
    "sqrt": lambda x: 0.5 / np.sqrt(x),
    "abs": np.sign,
}


def _on_duals(name: str) -> Callable[[Any], Dual]:
    def of_dual(x: Any) -> Dual:
        x = Dual.of(x)
        return x.chain(ON_ARRAYS[name](x.value), DERIVATIVES[name](x.value))

    return of_dual


DUAL_ARRAYS: dict[str, Any] = {"pi": np.pi, **{name: _on_duals(name) for name in DERIVATIVES}, **CHOSEN}


# -- laws over instants ----------------------------------------------------------------------------------------------


class _Samples(_Motion):
    """Values of all variables at instants, of shape (variables, instants), where rates count as zero."""

    def __init__(self, values: Array, setting: Any) -> None:
        self.values, self.setting = values, setting

    def value(self, k: int) -> Any:
        return self.values[k]

    def rate(self, k: int) -> Any:
        return np.zeros_like(self.values[k])

    def sum(self, terms: Sequence[tuple[int, int]]) -> Any:
        return sum((sign * self.values[k] for k, sign in terms), np.zeros(self.values.shape[1]))

    def time(self) -> Any:
        return self.setting.time

    def input(self, name: str) -> Any:
        return self.setting.inputs[name]


@dataclass(frozen=True)
class Given:
    """What is given along a run: parameters, and the instants and inputs at them."""

    parameters: Mapping[str, float]
    inputs: Mapping[str, Array]
    time: Array


class Laws(Oracle):
    """All laws of a graph at many instants at once.

    Attributes:
        rates: for each law with a rate its number, the variable and the rate's factor.
        within: for each law the variables in it.
    """

    def __init__(self, graph: bg.Graph) -> None:
        super().__init__(graph)
        self._reading = True  # anew, with jets, for the structure
        with np.errstate(all="ignore"):
            rows = list(self._residuals(_Motion.nowhere(len(self.names))))
        self._reading = False
        n = len(self.names)
        self.within = [sorted({k % n for k in row.derivatives}) for row in rows]
        self.rates = [
            (i, k - n, float(row.derivatives[k][0])) for i, row in enumerate(rows) for k in row.derivatives if k >= n
        ]

    def _read(self, formula: str, z: Any, local: Any = None, call: Mapping[str, Any] = CALL) -> Any:
        if isinstance(z, _Samples):
            call = DUAL_ARRAYS if call is DUAL else CALL_ARRAYS
            dual = call is DUAL_ARRAYS

            def symbol(name: str) -> Any:
                if local and name in local:
                    return local[name]
                known = self._known(name, z)
                return Dual(known) if dual else known

            found = bg.algebra.expressions.build(formula, symbol, float, call)
            return Dual.of(found) if dual else found
        return super()._read(formula, z, local, call)

    def _known(self, name: str, z: _Samples) -> Any:
        if name == bg.algebra.expressions.TIME:
            return z.time()
        return z.value(self.index[name]) if name in self._readable else self._parameter(name, None, z)

    def left(self, values: Array, given: Given) -> Array:
        """What is left of each law with the rates at zero, of shape (laws, instants)."""
        with np.errstate(all="ignore"):
            rows: Iterator[Any] = self._residuals(_Samples(values, given))
            return np.array([np.broadcast_to(row, given.time.shape) for row in rows])


# -- a run -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AlongRun:
    """A run's quantities at instants, put to the laws of the graph as drawn.

    Args:
        laws: of the graph as drawn.
        run: of its equations, or those of a form.
        stopped: whether it stopped on its way: at the last instant something may have leapt already.
    """

    laws: Laws
    run: bg.Trajectory
    stopped: bool = False

    @cached_property
    def intervals(self) -> Array:
        """From the middle of a step to the middle of the next, each as two halves: (intervals, 3) instants."""
        steps = np.unique(np.asarray(self.run.steps, float))
        middles = (steps[1:] + steps[:-1]) / 2
        found = np.stack([middles[:-1], steps[1:-1], middles[1:]], axis=1)
        ends = np.array([[steps[0], (steps[0] + middles[0]) / 2, middles[0]],
                         [middles[-1], (steps[-1] + middles[-1]) / 2, steps[-1]]])  # fmt: skip
        found = np.concatenate([ends[:1], found, ends[1:] if not self.stopped else ends[:0]])
        return found[np.unique(np.linspace(0, len(found) - 1, MOST).astype(int))]

    @cached_property
    def instants(self) -> tuple[Array, Array]:
        """Gauss' instants in the halves, and their weights: (intervals, 2, 5) both."""
        ends = self.intervals
        half = (ends[:, 1:] - ends[:, :-1]) / 2
        middle = (ends[:, 1:] + ends[:, :-1]) / 2
        return middle[..., None] + half[..., None] * NODES, half[..., None] * WEIGHTS

    @cached_property
    def open(self) -> list[int]:
        """The variables that the run does not tell."""
        told = {*self.run.names} - {*self.run.equations.indeterminate}
        return [k for k, name in enumerate(self.laws.names) if name not in told]

    def given(self, t: Array) -> Given:
        inputs = {name: np.array([signal.value(x) for x in t.tolist()]) for name, signal in self.run.signals.items()}
        return Given(self.run.parameters, inputs, t)

    def values(self, t: Array) -> Array:
        """All variables at instants, those that are not told as the laws ask for them."""
        found = np.zeros((len(self.laws.names), len(t)))
        open_ = self.open
        told = [k for k in range(len(found)) if k not in set(open_)]
        found[told] = self.run.evaluate(t, [self.laws.names[k] for k in told])
        return self._completed(found, self.given(t)) if open_ else found

    def _completed(self, values: Array, given: Given) -> Array:
        """By Newton's steps of minimum norm, with differences for the derivatives."""
        laws, open_ = self.laws, self.open
        with_rates = {i for i, _, _ in laws.rates}
        rows = [i for i, k in enumerate(laws.within) if i not in with_rates and {*k} & {*open_}]
        for _ in range(30):
            left = laws.left(values, given)[rows]
            jacobian = np.zeros((values.shape[1], len(rows), len(open_)))
            for j, k in enumerate(open_):
                step = 1e-5 * (1 + np.abs(values[k]))
                ahead, behind = values.copy(), values.copy()
                ahead[k] += step
                behind[k] -= step
                jacobian[:, :, j] = ((laws.left(ahead, given) - laws.left(behind, given))[rows] / (2 * step)).T
            change = np.einsum("nij,jn->in", np.linalg.pinv(jacobian, rcond=1e-9), left)
            values[open_] -= change
            if np.abs(change).max() <= 1e-13 * (1 + np.abs(values).max()):
                break
        return values

    @cached_property
    def at_instants(self) -> Array:
        return self.values(self.instants[0].ravel())

    @cached_property
    def sizes(self) -> Array:
        """For each law what its largest quantity is along the run, and a share of the largest of all."""
        each = np.abs(self.at_instants).max(axis=1)
        return np.array([each[k].max(initial=0.0) for k in self.laws.within]) + CARRIED / HELD * each.max(initial=1.0)

    def left(self) -> dict[str, float]:
        """What is left of each law, relative to its size, by a description of the law."""
        t, weights = self.instants
        rows = self.laws.left(self.at_instants, self.given(t.ravel()))
        found = np.abs(rows).max(axis=1)
        ends = self.intervals[:, [0, 2]]
        states = self.values(ends.ravel()).reshape(-1, *ends.shape)
        for i, k, factor in self.laws.rates:
            gained = (rows[i].reshape(t.shape) * weights).sum(axis=(1, 2))
            leaps = self.leaps(self.laws.names[k], ends)
            found[i] = np.abs(factor * (states[k, :, 1] - states[k, :, 0] - leaps) + gained).max(initial=0.0)
        return {self._named(i): float(x) for i, x in enumerate(found / self.sizes)}

    def leaps(self, name: str, ends: Array) -> Array:
        """What the run's impulses hand over to a store within intervals, of shape (intervals,)."""
        found = np.zeros(len(ends))
        for impulse in self.run.impulses:
            if impulse.content == name:
                found += np.where((ends[:, 0] < impulse.time) & (impulse.time <= ends[:, 1]), impulse.amount, 0.0)
        return found

    def _named(self, i: int) -> str:
        parties = ", ".join(self.laws.owners[i])
        return f"{i}: {parties}: {', '.join(self.laws.names[k] for k in self.laws.within[i])}"

    def check(self) -> float:
        """The most that is left of any law.

        Raises:
            Disagreement: where one does not hold.
        """
        found = self.left()
        wrong = {law: x for law, x in found.items() if not x <= HELD}
        if wrong:
            listed = "; ".join(f"{law} leaves {x:.2g}" for law, x in sorted(wrong.items(), key=lambda p: -p[1])[:5])
            raise Disagreement(f"{self.run.equations.graph.name}: {listed}")
        return max(found.values(), default=0.0)
