"""Stores begin empty where constraints can be met so: flows and efforts that hold no energy give way first."""

from __future__ import annotations

import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.linalg import lstsq

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Zero
from bondgraph.export import python
from bondgraph.problem.energy_free_states import without_rounding
from bondgraph.program.tolerances import ROUNDING

AMPLITUDE, FREQUENCY = 1.5, 3.0
CAPACITANCE, INDUCTANCE = {"Ca": 0.25, "Cb": 0.6, "Cc": 5.8}, {"La": 0.17, "Lb": 0.54}
UNITS = pytest.mark.parametrize("farad", [1e-9, 1e-6, 1.0])


def resonator(farad: float = 1.0, wave: str = "sin") -> bg.Graph:
    """A source in series with Ca across Cb and Cc, both ends to ground through coils; time counts in the same units,
    so that henries stay as large as farads."""
    nodes = {k: Zero(f"n{k}") for k in (2, 3, 4)}
    ends = {"Ca": (4, 3), "Cb": (2, 3), "Cc": (2, 3), "V": (2, 4), "La": (2,), "Lb": (3,)}
    parts: list[Any] = []
    for name, (one, *other) in ends.items():
        branch = One(f"b{name}")
        parts += [nodes[one] >> branch, *(branch >> nodes[k] for k in other)]
        if name in CAPACITANCE:
            parts.append(branch >> C(name, CAPACITANCE[name] * farad))
        elif name in INDUCTANCE:
            parts.append(branch >> I(name, INDUCTANCE[name] * farad))
    return bg.Graph("lc", *parts, Se("V", f"{AMPLITUDE}*{wave}({FREQUENCY / farad!r}*t)") >> One("bV"))


def current(t: Any) -> Any:
    """That of La of the circuit in farads and henries from rest: L C i'' + i = -Ca V', of angular frequency w0."""
    total = sum(CAPACITANCE.values())
    w0 = 1 / np.sqrt(sum(INDUCTANCE.values()) * total)
    push = -CAPACITANCE["Ca"] * AMPLITUDE * FREQUENCY * w0**2 / (w0**2 - FREQUENCY**2)
    return push * (np.cos(FREQUENCY * t) - np.cos(w0 * t))


@UNITS
def test_coils_beside_a_loop_of_capacitors_begin_without_current(farad: float) -> None:
    t = np.linspace(0, 5, 11)
    run = bg.simulate(resonator(farad), t * farad)
    assert all(run[f"{name}.e"][0] == 0 for name in CAPACITANCE) and run["bLa"][0] == run["bLb"][0] == 0
    np.testing.assert_allclose(run["bLa"], current(t), atol=1e-6 * np.abs(current(t)).max())
    assert not run.notes


@UNITS
@pytest.mark.parametrize("start", [{"p_La": 0.1}, {"bLa": 0.1}, {"q_Cb": 0.3}, {"Cb.e": 0.3}])
def test_what_is_given_stays(farad: float, start: dict[str, float]) -> None:
    """Beside it what nobody has named is told as soon as it is not zero."""
    equations = bg.compile(resonator(farad))
    ((name, value),) = start.items()
    value *= farad if name in ("p_La", "q_Cb") else 1.0
    run = bg.simulate(equations, (0, 1e-3 * farad), start={name: value})
    assert run[name][0] == pytest.approx(value, rel=1e-12)
    own = {"bLa": "p_La", "Cb.e": "q_Cb"}.get(name, name)
    others = {state for state in equations.states if state[:2] in ("p_", "q_")} - {own}
    told = " ".join(run.notes)
    assert {state for state in others if f"{state} = " in told} == {s for s in others if abs(run[s][0]) > 0}
    assert own + " = " not in told


@UNITS
def test_capacitors_that_a_source_charges_are_told(farad: float) -> None:
    """The coils are still at rest, and the charges are no others than those told."""
    run = bg.simulate(resonator(farad, "cos"), (0, 1e-3 * farad))
    assert run["Ca.e"][0] - run["Cb.e"][0] == pytest.approx(AMPLITUDE) and run["bLa"][0] == 0
    (note,) = run.notes
    assert all(f"{name} = {run[name][0]:.6g}" in note for name in ("q_Ca", "q_Cb")) and "p_La" not in note


def test_an_export_begins_as_a_run_does(tmp_path: Path) -> None:
    graph = resonator()
    bg.export(graph, python, folder=tmp_path)
    module = runpy.run_path(str(tmp_path / "lc.py"))
    begun = dict(zip(module["STATES"], module["START"], strict=True))
    assert begun["p_La"] == begun["q_Ca"] == begun["q_Cb"] == 0
    run = bg.simulate(graph, (0, 1e-3))
    assert begun == pytest.approx({name: run[name][0] for name in begun})


@pytest.mark.parametrize("farad", [1e-12, 1e-9, 1.0])
def test_a_charge_begins_to_change_alike_in_every_unit(farad: float) -> None:
    """Beside currents of an ampere its own equation is 1e-12: it counted as met after a first short step."""
    rates = bg.rates(resonator(farad))
    assert rates["q_Ca"] == pytest.approx(bg.rates(resonator())["q_Ca"], rel=1e-6)


@pytest.mark.parametrize("size", [1e-12, 1.0, 1e12])
def test_what_changes_with_rounding_is_rounding(size: float) -> None:
    """What is left of terms that cancel is none of it as soon as it is more than `ROUNDING` of them."""
    term, rest = 0.1 * size, 1e-20 * size

    def values(x: Sequence[float]) -> list[float]:
        return [(x[0] * x[1] + x[0]) - x[0] * (x[1] + 1), x[2], x[0] - x[3], x[0] - x[4]]

    arguments = [term, 1 / 3, rest, term * (1 + 0.1 * ROUNDING), term * (1 + 10 * ROUNDING)]
    found = without_rounding(values, arguments)
    assert found[0] == found[2] == 0 and found[1] == rest
    assert found[3] == pytest.approx(-10 * ROUNDING * term, rel=1e-3)


def test_rounding_that_comes_back_by_chance_is_rounding() -> None:
    """One change in seven leaves it nearly as it was: of thousands none comes back each time."""
    asked = list[Sequence[float]]()

    def values(x: Sequence[float]) -> list[float]:
        asked.append(x)
        return [(each + 1e3) - 1e3 - each for each in x]

    points = np.random.default_rng(1).uniform(0.5, 1.5, 3000).tolist()
    assert np.count_nonzero(values(points)) > 2900
    asked.clear()
    assert not without_rounding(values, points).any() and len(asked) < 12


class Circuit:
    """A random network of resistors, capacitors, coils, transformers and a source that begins at zero.

    Attributes:
        graph: its bond graph.
        E, A: matrices of E x' = A x + b(t) in voltages of nodes and currents of branches: Kirchhoff's law at each node,
            and the law of each branch. E x are fluxes and charges.
        rows: of the stores, by what they hold.
        driven: the row in which the source stands.
    """

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        count = int(rng.integers(2, 5))
        ends = [(k, int(rng.integers(0, k))) for k in range(1, count + 1)]
        ends += [self._pair(rng, count) for _ in range(int(rng.integers(2, 5)))]
        kinds = rng.permutation(["V", *rng.choice(["R", "C", "I", "TF"], len(ends) - 1, p=[0.15, 0.4, 0.35, 0.1])])
        size = count + len(ends) + int((kinds == "TF").sum())
        self.E, self.A, self.rows = np.zeros((size, size)), np.zeros((size, size)), dict[str, int]()
        self._nodes, self._parts, self._used = [Zero(f"n{k}") for k in range(count + 1)], list[Any](), count
        for k, (pair, kind) in enumerate(zip(ends, kinds, strict=True)):
            value = float(10 ** rng.uniform(-1, 1))
            branch, row = self._branch(f"b{k}", pair)
            if kind == "TF":
                other, second = self._branch(f"c{k}", around := self._pair(rng, count))
                self._parts.append(branch >> TF(f"T{k}", value) >> other)
                self._across(self.A, row, pair, 1.0)
                self._across(self.A, row, around, value)
                self.A[second, [second, row]] = 1.0, -value
            elif kind == "C":
                self.rows[f"q_C{k}"] = row
                self._parts.append(branch >> C(f"C{k}", value))
                self._across(self.E, row, pair, value)
                self.A[row, row] = 1.0
            else:
                self._across(self.A, row, pair, 1.0)
                if kind == "I":
                    self.rows[f"p_I{k}"], self.E[row, row] = row, value
                if kind == "R":
                    self.A[row, row] = -value
                if kind == "V":
                    self.driven = row
                law = {"I": I, "R": R}.get(kind)
                self._parts.append(branch >> law(f"{kind}{k}", value) if law else branch << Se("V", "1.5*sin(3*t)"))
        self.graph = bg.Graph("random", *self._parts)

    @staticmethod
    def _pair(rng: np.random.Generator, count: int) -> tuple[int, int]:
        one, other = rng.choice(count + 1, 2, replace=False)
        return int(one), int(other)

    def _branch(self, name: str, pair: tuple[int, int]) -> tuple[Any, int]:
        """A branch from one node to another, and its place among the unknowns."""
        branch, row = One(name), self._used
        for node, sign in zip(pair, (-1.0, 1.0), strict=True):
            if node:
                self.A[node - 1, row] = sign
                self._parts.append(self._nodes[node] >> branch if sign < 0 else branch >> self._nodes[node])
        self._used += 1
        return branch, row

    @staticmethod
    def _across(matrix: Any, row: int, pair: tuple[int, int], factor: float) -> None:
        for node, sign in zip(pair, (factor, -factor), strict=True):
            if node:
                matrix[row, node - 1] += sign

    def rates(self) -> dict[str, float] | None:
        """Those of fluxes and charges at the start where all of these are zero: derivatives of the equations up to the
        third, solved at once; None where the source forbids such a start."""
        E, A, n = self.E, self.A, len(self.E)
        whole = np.zeros((5 * n, 5 * n))
        right = np.zeros(5 * n)
        whole[:n, :n] = E
        for k in range(1, 5):
            whole[k * n : (k + 1) * n, (k - 1) * n : (k + 1) * n] = np.hstack([-A, E])
            right[k * n + self.driven] = (0.0, 4.5, 0.0, -40.5)[k - 1]
        found, *_ = lstsq(whole, right, cond=1e-11)
        if np.abs(whole @ found - right).max() > 1e-8:
            return None
        first = E @ found[n : 2 * n]
        return {name: first[row] for name, row in self.rows.items()}


@pytest.mark.parametrize("seed", range(120))
def test_a_network_at_rest_begins_with_empty_stores(seed: int) -> None:
    """And with the rates of Kirchhoff's laws; where its source forbids that, what begins with something is told."""
    circuit = Circuit(seed)
    try:
        equations = bg.compile(circuit.graph, algebra=bg.algebra.table)
    except bg.BondGraphError:
        pytest.skip("a source is short-circuited")
    run = bg.simulate(equations, (0, 1e-3))
    begun = {name: float(run[name][0]) for name in circuit.rows if name in equations.states}
    if (expected := circuit.rates()) is None:
        assert all(f"{name} = " in " ".join(run.notes) for name, x in begun.items() if x)
        return
    assert not any(begun.values())
    rates = bg.rates(equations)
    for name in begun:
        assert rates[name] == pytest.approx(expected[name], rel=1e-6, abs=1e-8), name
