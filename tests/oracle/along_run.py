"""What a run tells, put to the oracle's laws along the whole run: at instants between the integrator's steps.

Every quantity that the run knows is read from it; what it does not tell (the momentum of a store whose flow another one
sets, a reaction that nothing determines) must exist such that all laws hold. Laws without rates must hold at each
instant; those with one are integrated by Gauss' rule from the middle of a step to the middle of the next, so that a
state that leaps at a step shows too. Of the compiler nothing is used but the run's own answers.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from oracle import CALL, DUAL, Disagreement, Dual, Oracle, _Motion, _number
from scipy.linalg import null_space
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.elements import Sf
from bondgraph.simulate.quadrature import integrals

Array = NDArray[np.float64]

MOST = 24
"""So many steps of a run are looked at: all of a short one, of a longer one as many, spread over it."""
HELD = 1e-6
"""What may be left of a law beside the largest of its quantities along the run: a hundred local tolerances of 1e-8."""
CARRIED = 1e-8
"""And beside the largest quantity of the whole run: what the solution of a linear system carries from one to another,
with condition numbers up to 1e4 and more."""
SHORT = 1e-7
"""Of values of order one derivatives are differences over twice that: no jump of a law farther away is met, and what
rounding leaves of them, 1e-9, delays Newton's steps little."""
ROUNDED = 1e-8
"""Newton's steps no longer than this, beside the largest value, may be rounding: as `CARRIED`."""
ROUND = 1e-9
"""Singular values no larger than this, beside the largest, are what rounding leaves of derivatives by differences."""
STILL = 1e-6
"""Derivatives that vary no more than this count as constant: Newton's steps shrink by such a factor all the same."""
NEAR = 1e-4
"""Of a run that stops so much is not looked at: towards a singularity condition numbers grow as 1/(end - t), and here
beyond the 1e4 that `CARRIED` allows for."""
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


names_in = cache(expressions.names)


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
    """What is given along a run: parameters, and the instants and inputs at them.

    Args:
        sought: names of variables that are still to be found.
        kept: moduli that do not depend on these.
    """

    parameters: Mapping[str, float]
    inputs: Mapping[str, Array]
    time: Array
    sought: frozenset[str] = frozenset()
    kept: dict[Any, Any] = field(default_factory=dict)

    def repeated(self, times: int) -> Given:
        """The same for all instants one after the other, so many times."""
        inputs = {name: np.tile(of, times) for name, of in self.inputs.items()}
        return Given(self.parameters, inputs, np.tile(self.time, times), self.sought)


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

            plain = _number(formula)
            found = expressions.build(formula, symbol, float, call) if plain is None else plain
            return Dual.of(found) if dual else found
        return super()._read(formula, z, local, call)

    def _pose(self, element: Any, z: Any) -> Any:
        return self._once("pose", element, z, lambda: super(Laws, self)._pose(element, z))

    def _matrix(self, element: Any, z: Any, size: int, local: Any = None) -> Any:
        return self._once("matrix", element, z, lambda: super(Laws, self)._matrix(element, z, size, local))

    def _once(self, what: str, element: Any, z: Any, find: Callable[[], Any]) -> Any:
        """What stays as it is while efforts and flows are sought."""
        key = what, element.name
        if not isinstance(z, _Samples) or any(z.setting.sought & names_in(x) for x in element.texts()):
            return find()
        if key not in z.setting.kept:
            z.setting.kept[key] = find()
        return z.setting.kept[key]

    def _known(self, name: str, z: _Samples) -> Any:
        if name == expressions.TIME:
            return z.time()
        return z.value(self.index[name]) if name in self._readable else self._parameter(name, None, z)

    def left(self, values: Array, given: Given) -> Array:
        """What is left of each law with the rates at zero, of shape (laws, instants)."""
        with np.errstate(all="ignore"):
            rows: Iterator[Any] = self._residuals(_Samples(values, given))
            found = np.empty((len(self.within), len(given.time)))
            for k, row in enumerate(rows):
                found[k] = row
            return found

    def positions(self, values: Array, given: Given) -> dict[str, Array]:
        """What is left of positions that are held, and of coordinates that others tell, by what holds or tells them."""
        z, found = _Samples(values, given), {}
        for element in self.graph.elements.values():
            for k, formula in enumerate(getattr(element, "integrals", ())):
                if formula is not None and (held := self._position(element, k, z)) is not None:
                    found[f"{element.name} {k}"] = self._read(formula, z, self._pose(element, z)) - held
            if isinstance(element, Sf) and element.given == "position":
                found |= {f"{element.name} {name}": z.value(self.index[name]) for name in self._displacements(element)}
        return found

    def _position(self, element: Any, k: int, z: _Samples) -> Any:
        """The position behind a transformer: zero where a source holds it there, or a coordinate; None of others."""
        _, there = self._at(element, "2")
        if isinstance(behind := self.graph.elements[there.element], Sf):
            return 0.0 if behind.given == "position" else None
        names = self._displacements(element, "2")
        return z.value(self.index[names[k]]) if names else None


def inverse(slopes: Array) -> Array:
    """A pseudo-inverse at each instant, of shape (instants, variables, laws), of derivatives (instants, laws,
    variables). Laws whose derivatives stay as they are, most of them, are met first, which is found but once; the
    others in what these leave open."""
    still = np.ptp(slopes, axis=0).max(axis=1) <= STILL
    first, others = slopes[:, still].mean(axis=0), slopes[:, ~still]
    rest = null_space(first, rcond=ROUND) if still.any() else np.eye(slopes.shape[2])
    found = np.zeros((len(slopes), slopes.shape[2], slopes.shape[1]))
    found[:, :, still] = met = np.linalg.pinv(first, rcond=ROUND)
    if not still.all() and rest.shape[1]:
        found[:, :, ~still] = then = rest @ np.linalg.pinv(others @ rest, rcond=ROUND)
        found[:, :, still] -= then @ (others @ met)
    return found


# -- a run -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AlongRun:
    """A run's quantities at instants, put to the laws of the graph as drawn.

    Args:
        laws: of the graph as drawn.
        run: of its equations, or those of a form.
        stopped: whether it stopped on its way: at the last instant something may have leapt already.
        most: so many steps are looked at.
        allowed: what a form that changes the motion may leave of a law, as it promises.
    """

    laws: Laws
    run: bg.Trajectory
    stopped: bool = False
    most: int = MOST
    allowed: float = 0.0

    @cached_property
    def intervals(self) -> Array:
        """From the middle of a step to the middle of the next, each as two halves: (intervals, 3) instants."""
        steps = np.unique(np.asarray(self.run.steps, float))
        if self.stopped:
            resolved = steps[steps <= steps[-1] - NEAR]
            steps = resolved if len(resolved) > 1 else steps
        middles = (steps[1:] + steps[:-1]) / 2
        found = np.stack([middles[:-1], steps[1:-1], middles[1:]], axis=1)
        ends = np.array([[steps[0], (steps[0] + middles[0]) / 2, middles[0]],
                         [middles[-1], (steps[-1] + middles[-1]) / 2, steps[-1]]])  # fmt: skip
        found = np.concatenate([ends[:1], found, ends[1:] if not self.stopped else ends[:0]])
        return found[np.unique(np.linspace(0, len(found) - 1, self.most).astype(int))]

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
        told = {*self.run.names} - {*self.run.equations.indeterminate} - {*self._drawn.equations.indeterminate}
        return [k for k, name in enumerate(self.laws.names) if name not in told]

    @cached_property
    def _drawn(self) -> bg.Trajectory:
        """The run in the equations of the graph as drawn: a form may do without some parameters and inputs."""
        return self.run.as_drawn or self.run

    def given(self, t: Array) -> Given:
        """What is given at instants; for those between the steps together with what has been read there."""
        between = self.instants[0].ravel()
        return self._between if np.array_equal(t, between) else self._given(t)

    @cached_property
    def _between(self) -> Given:
        return self._given(self.instants[0].ravel())

    def _given(self, t: Array) -> Given:
        inputs = {name: np.array([signal.value(x) for x in t.tolist()]) for name, signal in self._drawn.signals.items()}
        sought = frozenset(name for name, k in self.laws.index.items() if k in {*self.open})
        return Given(self._drawn.parameters, inputs, t, sought)

    def values(self, t: Array) -> Array:
        """All variables at instants, those that are not told as the laws ask for them."""
        found = np.zeros((len(self.laws.names), len(t)))
        open_ = self.open
        told = [k for k in range(len(found)) if k not in set(open_)]
        found[told] = self.run.evaluate(t, [self.laws.names[k] for k in told])
        return self._completed(found, self.given(t)) if open_ else found

    @cached_property
    def _asked(self) -> list[tuple[Any, Any]]:
        """The laws without rates in which there is something open, and that, as numbers of laws and of variables; what
        shares no law is apart."""
        with_rates = {i for i, _, _ in self.laws.rates}
        column = {k: j for j, k in enumerate(self.open)}
        found = {i: [column[k] for k in of if k in column] for i, of in enumerate(self.laws.within)}
        asked = [(i, j) for i, of in found.items() if i not in with_rates for j in of]
        rows, columns = np.array(asked, int).reshape(-1, 2).T
        size = len(found) + len(column)
        graph = coo_array((np.ones(len(asked)), (rows, len(found) + columns)), (size, size))
        parts = connected_components(graph, directed=False)[1]
        return [(np.unique(rows[of]), np.unique(columns[of])) for of in (parts[rows] == p for p in {*parts[rows]})]

    @cached_property
    def _rows(self) -> dict[int, list[int]]:
        """For each open variable the laws it is in."""
        found: dict[int, list[int]] = {k: [] for k in self.open}
        for i, of in enumerate(self.laws.within):
            for k in of:
                if k in found:
                    found[k].append(i)
        return found

    @cached_property
    def _together(self) -> list[list[int]]:
        """The open variables in groups of which no two are in one law: their derivatives are found at once."""
        groups: list[tuple[list[int], set[int]]] = []
        for k, own in self._rows.items():
            group = next((g for g in groups if not g[1].intersection(own)), None)
            if group is None:
                groups.append(group := ([], set()))
            group[0].append(k)
            group[1].update(own)
        return [names for names, _ in groups]

    def _completed(self, values: Array, given: Given) -> Array:
        """By Newton's steps of minimum norm; derivatives are differences, anew where steps do not shrink with them.

        Steps that do not shrink with new ones either are what rounding leaves of laws, in directions that are hardly
        determined.
        """
        inverses: list[Array] = []
        last, anew = np.inf, False
        for _ in range(30):
            inverses = inverses or self._inverses(values, given)
            left, change = self.laws.left(values, given), np.zeros((len(self.open), values.shape[1]))
            for (rows, columns), inverse in zip(self._asked, inverses, strict=True):
                change[columns] = np.einsum("nij,jn->in", inverse, left[rows])
            values[self.open] -= change
            most = np.abs(change).max(initial=0.0)
            size = 1 + np.abs(values).max()
            shrinks = most <= 0.1 * last
            if most <= 1e-13 * size or (anew and not shrinks and most <= ROUNDED * size):
                break
            if anew := not shrinks:
                inverses = []
            last = most
        return values

    def _inverses(self, values: Array, given: Given) -> list[Array]:
        """Of the derivatives of laws by what is open in them, by instant."""
        place = {k: j for j, k in enumerate(self.open)}
        step = SHORT * (1 + np.abs(values))
        moved = np.stack([values] * (2 * len(self._together)), axis=1)
        for n, group in enumerate(self._together):
            moved[group, 2 * n] += step[group]
            moved[group, 2 * n + 1] -= step[group]
        left = self.laws.left(moved.reshape(len(values), -1), given.repeated(moved.shape[1]))
        left = left.reshape(-1, *moved.shape[1:])
        slopes = np.zeros((len(left), len(place), values.shape[1]))
        for n, group in enumerate(self._together):
            for k in group:
                rows = self._rows[k]
                slopes[rows, place[k]] = (left[rows, 2 * n] - left[rows, 2 * n + 1]) / (2 * step[k])
        return [inverse(slopes[np.ix_(*part)].transpose(2, 0, 1)) for part in self._asked]

    @cached_property
    def at_instants(self) -> Array:
        return self._everywhere[:, : self.instants[0].size]

    @cached_property
    def at_ends(self) -> Array:
        """At the first and last instant of each interval."""
        return self._everywhere[:, self.instants[0].size :]

    @cached_property
    def _everywhere(self) -> Array:
        return self.values(np.concatenate([self.instants[0].ravel(), self.intervals[:, [0, 2]].ravel()]))

    @cached_property
    def sizes(self) -> Array:
        """For each law what its largest quantity is along the run, and a share of the largest of all."""
        each = np.abs(self.at_instants).max(axis=1)
        return np.array([each[k].max(initial=0.0) for k in self.laws.within]) + (
            CARRIED / HELD * each.max(initial=1.0) + self.allowed / HELD
        )

    def left(self) -> dict[str, float]:
        """What is left of each law, relative to its size, by a description of the law."""
        t, weights = self.instants
        rows = self.laws.left(self.at_instants, self.given(t.ravel()))
        found = np.abs(rows).max(axis=1)
        ends = self.intervals[:, [0, 2]]
        states = self.at_ends.reshape(-1, *ends.shape)
        for i, k, factor in self.laws.rates:
            gained = (rows[i].reshape(t.shape) * weights).sum(axis=(1, 2))
            risen = factor * (states[k, :, 1] - states[k, :, 0] - self.leaps(self.laws.names[k], ends))
            if (off := ~(np.abs(risen + gained) <= HELD * self.sizes[i])).any():
                gained[off] = self._integral(i, ends[off])
            found[i] = np.abs(risen + gained).max(initial=0.0)
        laws = {self._named(i): float(x) for i, x in enumerate(found / self.sizes)}
        return laws | self.opened

    def _integral(self, i: int, intervals: Array) -> Array:
        """What is left of a law, integrated over intervals of shape (n, 2), in which it may jump."""
        return np.asarray(integrals(lambda t: [self.laws.left(self.values(t), self.given(t))[i]], intervals)[0], float)

    @cached_property
    def opened(self) -> dict[str, float]:
        """How far positions are from where they are held, beside lengths and angles of order one."""
        t = self.instants[0].ravel()
        held = self.laws.positions(self.at_instants, self.given(t))
        return {f"{name}, held in place": float(np.abs(x).max(initial=0.0)) for name, x in held.items()}

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
