"""The reduced form: as many equations as there are non-ignorable quasi-velocities, and the motion of the others."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
import volterra_boom
import volterra_cart
import volterra_plates

import bondgraph as bg
from bondgraph.elements import TF, I, Link, Mechanism, One, Revolute, Se, Sf
from bondgraph.equations.lower import lower
from bondgraph.forms import gibbs_appell, kane_velocity, reduced_volterra, routh
from bondgraph.kinetics import stacked
from bondgraph.program.program import LinearSolve

STUDIES = {"cart": volterra_cart.STUDY, "plates": volterra_plates.STUDY, "boom": volterra_boom.STUDY}


def sizes(equations: bg.Equations) -> list[int]:
    """Of the linear systems that one evaluation of the rates solves."""
    body = lower(equations, equations.rates).body
    return [len(line.slots) for line in body if isinstance(line, LinearSolve)]


@pytest.mark.parametrize(("name", "full", "reduced"), [("cart", [2], []), ("plates", [8], [5]), ("boom", [7], [4])])
def test_one_system_of_the_size_of_the_quasi_velocities(name: str, full: list[int], reduced: list[int]) -> None:
    """Of one unknown it is a division. Without elimination of [Y; M'; a] there were systems of 3 or 6 besides."""
    study = STUDIES[name]
    forms = {"full": gibbs_appell.having(quasi=study.u), "reduced": reduced_volterra.having(quasi=study.u_NI)}
    found = {name: sizes(bg.compile(study.graph, form, bg.algebra.table)) for name, form in forms.items()}
    assert found == {"full": full, "reduced": reduced}


@cache
def towed(driven: str | None) -> bg.Graph:
    """Two bars that hang from a cart, the lower one's turning driven or not, and the cart's place ignorable."""
    f = One("f", ("w1", "w2", "v"), coordinates=("th1", "th2", "x"))
    chains: list[Any] = [f["v"] >> I("m1")]
    for k, (first, second) in enumerate((("l/2", "0"), ("l", "l/2")), 1):
        rows = tuple((f"{first}*{g}(th1)", f"{second}*{g}(th2)", column) for g, column in (("cos", "1"), ("sin", "0")))
        centre = One(f"P{k}", (f"x{k}_dot", f"y{k}_dot"))
        chains += [f >> TF(f"d{k}", rows) >> centre >> I(f"bar{k}", "m2"), Se(f"G{k}", ("0", "-m2*g")) >> centre]
    if driven:
        chains.append(Sf("motor", driven) >> f["w2"])
    return bg.Graph("towed", *chains)


VALUES = {"m1": 1.3, "m2": 0.5, "l": 0.4, "g": 9.81}
START = {"th1": 0.7, "th2": -0.4, "x": 0.2, "w1": 1.1, "v": 0.6}


@pytest.mark.parametrize("quasi", [(), {"s": "w1 + cos(th1)*v/l"}])
def test_a_driven_velocity_and_quasi_velocities_that_mix_in_ignorable_rates(quasi: Any) -> None:
    """Accelerations of the reduced form: those of Kane's equations for all velocities."""
    graph = towed("1.5*cos(3*t)")
    form = reduced_volterra.having(quasi=quasi) if quasi else reduced_volterra
    span = np.linspace(0.2, 0.21, 5)
    one, other = (
        bg.simulate(bg.compile(graph, each), span, VALUES, START, rtol=1e-12, atol=1e-13)
        for each in (form, kane_velocity)
    )
    for name in ("w1", "v", "motor.e"):
        assert one[name] == pytest.approx(other[name], rel=1e-9), name
    assert np.ptp(one["w1"]) > 1e-3  # it moves


def test_what_is_not_small_stays_a_system_and_moves_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    still, form = {**START, "w2": -0.3}, reduced_volterra.having(quasi={"s": "w1 + v/l", "w2": "w2"})
    written_out = bg.compile(towed(None), form, bg.algebra.sympy)
    monkeypatch.setattr(stacked, "SMALL", 1)
    unsolved = bg.compile(towed(None), form, bg.algebra.sympy)
    assert len(sizes(unsolved)) > len(sizes(written_out)) == 1
    one, other = (bg.rates(each, VALUES, still) for each in (written_out, unsolved))
    assert one == pytest.approx(other, rel=1e-12)


def test_where_the_stacked_matrix_is_singular_it_says_so_though_it_is_written_out() -> None:
    """l (1 + cos(th1 - th2)) = 0, the determinant of [Y; a], at opposite bars: off by rounding it is no motion."""
    study = volterra_cart.STUDY
    equations = bg.compile(study.graph, study.forms["proposed"])
    assert not sizes(equations)
    values = {**study.values, "p_x_dot": 6.0}
    folded = {"theta1": 1.0, "theta2": 1.0 - np.pi, "u_NI": 0.5}
    with pytest.raises(bg.SingularSystem, match="theta1_dot, theta2_dot"):
        bg.rates(equations, values, folded)
    beside = bg.rates(equations, values, folded | {"theta2": 1.0 - np.pi + 1e-3})
    assert beside["theta2"] - beside["theta1"] == pytest.approx(0.5)


@pytest.mark.parametrize("spins", [{"a": 2.0, "c": 30.0}, {"a": 2.0}, {"c": 30.0}])
def test_ignorable_velocities_start_without_ignorable_places(spins: dict[str, float]) -> None:
    """A gyroscope in two gimbals: only how far the inner one is tilted counts."""
    outer, inner = Link("o", 1, (0.02, 0.03, 0.04)), Link("n", 1, (0.01, 0.02, 0.015))
    rotor = Link("rt", 2, (0.05, 0.05, 0.09))
    joints = [Revolute("a", "ground", outer, "z"), Revolute("b", outer, inner, "x"), Revolute("c", inner, rotor, "z")]
    gimbals = Mechanism("g", [outer, inner, rotor], joints)
    graph = bg.Graph("g", *gimbals, Se("M", 0.2) >> gimbals["b"])
    start = {"b_q": -0.5, "b": 1.0, **spins}
    one, other = (bg.simulate(bg.compile(graph, form), 0.2, start=start) for form in (reduced_volterra, routh))
    for name in ("a", "b", "c"):
        assert one[name][0] == pytest.approx(start.get(name, 0.0), abs=1e-9)
        assert one[name] == pytest.approx(other[name], rel=1e-6, abs=1e-6)
