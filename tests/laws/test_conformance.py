"""Every form on every mechanism, in both algebras: the same accelerations and reactions at random consistent states.

Forms are found by walking `bondgraph.forms`: a new one takes part by existing. What one refuses stands in a table with
words of the reason; one that refuses anything else, or no longer refuses that, fails. The references are those of
`constrained`: Lagrange's or Kane's method by sympy, and a dense system in numpy.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

import numpy as np
import pytest
from constrained import CONSTRAINED, Catalogued, Constrained
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.lower import lower
from bondgraph.equations.velocities import velocities
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.program.evaluate import instant

SEEDS = (1, 2)
EXACT = 1e-10
"""Relative to the largest: a few thousand roundings, for matrices of condition 1e3."""
ALONG = 1e-9
"""Of derivatives by differences of the sixth order: rounding over the step, 1e-16/1e-3, for the same matrices."""
STEP = 1e-3
STENCIL = {-3: -1 / 60, -2: 3 / 20, -1: -3 / 4, 1: 3 / 4, 2: -3 / 20, 3: 1 / 60}
FORMS: dict[str, Any] = {"unreduced": None} | {name: getattr(bg.forms, name) for name in bg.forms.__all__}
MECHANISMS: dict[str, Any] = {**CONSTRAINED, **{name: partial(Catalogued, name) for name in CATALOGUE}}
QUICK = ("driven_beside_an_edge", "cart_with_two_bars", "spinning_top")
"""Mechanisms of the default suite, in the algebra that runs."""

REPEATED = {"some repeat or contradict others": {"redundant_rods"}}
DRIVEN = {"repeat or contradict": {"redundant_rods"}}
NO_RATES = {"arm", "arm_with_motor", "double_pendulum_with_rates_apart", "free_body", "rolling_disc", "sleigh"}
"""Velocities that move freely, and are no rates of coordinates; of others below some follow."""
PLACED = {"cartesian_pendulum", "on_a_growing_circle", "four_bar", "redundant_rods"}
IGNORABLE = {"cart_with_two_bars", "free_body", "spinning_top"}
FREE_RATES = {"double_pendulum", "cart_pendulum", "spinning_top"}
"""Unconstrained, with f = q_dot."""
REFUSED: dict[str, dict[str, set[str]]] = {
    "boltzmann_hamel": {**REPEATED, "Q square": {"rolling_disc", "driven_disc", "sleigh", "disc_with_a_guide"}},
    "gibbs_appell": REPEATED,
    "hamiltonian": {
        **DRIVEN,
        "too many to write out": {"rolling_coin"},
        "are the rates of the coordinates": NO_RATES,
        "drive some velocities": {*MECHANISMS} - FREE_RATES - NO_RATES - {"redundant_rods", "rolling_coin"},
    },
    "kane_momentum": DRIVEN,
    "kane_velocity": DRIVEN,
    "lagrange_index_2": REPEATED,
    "lagrange_index_3": {**REPEATED, "no position is known": {*MECHANISMS} - PLACED},
    "lagrange_multipliers": REPEATED,
    "maggi": REPEATED,
    "null_space": REPEATED,
    "partially_lagrangian": DRIVEN,
    "reduced_volterra": {"no ignorable coordinate": {*MECHANISMS} - IGNORABLE},
    "routh": {
        "no ignorable coordinate": FREE_RATES - IGNORABLE,
        "independent coordinates": {*MECHANISMS} - FREE_RATES,
    },
    "volterra": REPEATED,
}
"""By form: words of a reason, and the mechanisms refused for it."""


def reason(form: str, mechanism: str) -> str | None:
    """Words with which a form refuses a mechanism; None where it does not."""
    return next((words for words, names in REFUSED.get(form, {}).items() if mechanism in names), None)


class At:
    """Equations at one consistent state: values there, and derivatives along the motion."""

    def __init__(self, mechanism: Constrained, equations: bg.Equations, state: Mapping[str, float]) -> None:
        known = {*equations.states, *velocities(equations)} - {*mechanism.driven}
        start = {name: state[name] for name in (*mechanism.f, *mechanism.start) if name in known}
        values = {name: state[name] for name in (*equations.parameters, *equations.inputs) if name in mechanism.values}
        self.problem, x = initial_value_problem(equations, values, state["t"], start)
        self.t, self.equations = state["t"], self.problem.equations
        self.x = self.moved(np.array(x)[: len(self.equations.rates)], 0.0)

    def moved(self, x: Any, h: float) -> Any:
        """States a time h later, where they are these, with the multipliers that these need."""
        if len(self.equations.rates) == len(self.equations.states):
            return x
        from bondgraph.problem.multipliers import Algebraic

        return Algebraic(self.problem).completed(self.t + h, x)

    @cached_property
    def x_dot(self) -> Any:
        return np.array(self.problem.rates(self.t, self.x))

    def values(self, expressions: Any, steps: int = 0) -> Any:
        """Values here, or some small steps ahead along the tangent of the motion."""
        function = instant(lower(self.equations, {str(k): x for k, x in enumerate(expressions)}))
        h = steps * STEP
        x = self.moved(self.x[: len(self.x_dot)] + h * self.x_dot, h) if steps else self.x
        return np.array(function(self.problem.arguments(self.t + h, x.tolist())))

    def along(self, expressions: Any) -> Any:
        """Their rates."""
        return sum(weight * self.values(expressions, k) for k, weight in STENCIL.items()) / STEP

    def symbols(self, names: Any) -> list[Any]:
        return [self.equations.xp.symbol(name) for name in names]

    def accelerations(self, f: Any) -> tuple[Any, float]:
        """Rates of velocities, and how exactly they are known."""
        xp, symbols = self.equations.xp, self.symbols(f)
        given = {s for step in self.equations.steps for s in targets(step)} | set(self.equations.rates.values())
        rates = [xp.rate(s) for s in symbols]
        if all(rate in given or name in self.equations.rates for rate, name in zip(rates, f, strict=True)):
            found = [self.equations.rates.get(name, rate) for rate, name in zip(rates, f, strict=True)]
            return self.values(found), EXACT
        return self.along(symbols), ALONG

    def reactions(self, source: str, held: tuple[int, ...]) -> Any:
        """The efforts on a source's bond, where `held` says on which of them if the others hold nothing."""
        (bond,) = (b for b in self.equations.graph.bonds if source in (b.tail.element, b.head.element))
        chosen = held if max(held, default=bond.size) < bond.size else range(bond.size)
        return self.values([self.equations.balance.bonds[bond.name, k][0] for k in chosen])

    def power(self) -> float:
        """What sources supply and resistors take."""
        graph, total = self.equations.graph, 0.0
        for bond in graph.bonds:
            for name, sign in ((bond.tail.element, 1), (bond.head.element, -1)):
                if graph.elements[name].role in ("source", "resistor"):
                    pairs = (self.values(self.equations.balance.bonds[bond.name, k]) for k in range(bond.size))
                    total += sign * sum(e * f for e, f in pairs)
        return total


def choices(form: Any, mechanism: Constrained) -> list[Any]:
    """A form as it is, and with other quasi-velocities if it takes them."""
    if isinstance(form, Form) and "quasi" in inspect.signature(form.function).parameters:
        left_out = mechanism.ignorable if form == bg.forms.reduced_volterra else 0
        return [form, form.having(quasi=dict([*mechanism.quasi.items()][: len(mechanism.quasi) - left_out]))]
    return [form]


def conforms(mechanism: Constrained, form: Any, xp: Any) -> None:
    equations = bg.compile(mechanism.graph, form, xp)
    for seed in SEEDS:
        state = mechanism.states(seed)
        here = At(mechanism, equations, state)
        f_dot, reactions, rows = mechanism.solved(state)
        there = [state[name] for name in mechanism.f]
        np.testing.assert_allclose(here.values(here.symbols(mechanism.f)), there, rtol=0, atol=EXACT * 10)
        found, near = here.accelerations(mechanism.f)
        np.testing.assert_allclose(found, f_dot, rtol=0, atol=near * max(1.0, abs(f_dot).max()))
        size = max([1.0, *(abs(x).max() for x in reactions.values())])
        off = [rows[name].T @ (here.reactions(name, mechanism.held) - expected) for name, expected in reactions.items()]
        every = np.vstack([*rows.values(), np.zeros((0, len(f_dot)))])
        # Where rows depend, their reactions are determined together only.
        left = off if np.linalg.matrix_rank(every) == len(every) else sum(off)
        np.testing.assert_allclose(left, 0, atol=EXACT * size * max(1.0, abs(every).max(initial=0.0)))
        energies = list(equations.balance.energies.values())
        if energies:
            stored, supplied = here.along(energies).sum(), here.power()
            assert stored == pytest.approx(supplied, rel=ALONG, abs=ALONG * size)
        slips = here.symbols(name for name in equations.observables if ".velocity_residual" in name)
        np.testing.assert_allclose(here.values(slips), 0, atol=EXACT)
        np.testing.assert_allclose(here.along(slips), 0, atol=ALONG * max(1.0, abs(f_dot).max()))


def check(name: str, form: str, xp: Any) -> None:
    mechanism, words = MECHANISMS[name](), reason(form, name)
    for each in choices(FORMS[form], mechanism):
        if words is None:
            conforms(mechanism, each, xp)
            continue
        with pytest.raises(bg.BondGraphError, match=words) as caught:
            bg.compile(mechanism.graph, each, xp)
        assert caught.value.remedy


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", QUICK)
def test_some_mechanisms_in_every_form(name: str, form: str) -> None:
    check(name, form, table)


def test_the_table_of_refusals_names_forms_and_mechanisms() -> None:
    assert {*REFUSED} <= {*FORMS}
    assert set().union(*(names for words in REFUSED.values() for names in words.values())) <= {*MECHANISMS}


def pushed(k: Kinetics) -> Law:
    """Accelerations that leave the constraints."""
    law = bg.forms.lagrange_multipliers(k)
    return replace(law, rows=(*law.rows[:-1], law.rows[-1] - k.xp.number(1) / 1000))


def unloaded(k: Kinetics) -> Law:
    """The right motion, and twice the reactions."""
    law = bg.forms.gibbs_appell.function(k, follows=(0,))
    return replace(law, rows=(*law.rows[:-1], law.rows[-1] - k.reactions[0] / 2))


@pytest.mark.parametrize("wrong", [pushed, unloaded])
def test_a_wrong_form_is_found_out(wrong: Any) -> None:
    conforms(MECHANISMS["knife_edge"](), bg.forms.lagrange_multipliers, table)
    with pytest.raises(AssertionError):
        conforms(MECHANISMS["knife_edge"](), Form(wrong), table)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", MECHANISMS)
@pytest.mark.parametrize("xp", [table, sympy], ids=["table", "sympy"])
def test_every_mechanism_in_every_form(name: str, form: str, xp: Any) -> None:
    check(name, form, xp)
