"""The mass matrix of quasi-velocities, and what they leave open of the accelerations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.quasi_velocities import Embedded, embedded
from bondgraph.kinetics.reduced_mass import left_open, momenta, rated, reduced_mass

f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
OFFSET = TF("P", (("1", "0", "-c*sin(th)"), ("0", "1", "c*cos(th)")))
EDGE = f << TF("a", (("-sin(th)", "cos(th)", "d"),)) << Sf("edge", 0)
AT = {"x": 0.4, "y": -0.3, "th": 0.6, "c": 0.2, "d": 0.3, "m": 1.5, "J": 0.7, "s": 0.8, "o": -0.5,
      "edge": 0.0}  # fmt: skip


@cache
def skate() -> tuple[Kinetics, Embedded]:
    """A body in the plane off its mass centre that does not slip across an edge, its speed along that, and a mix."""
    graph = bg.Graph("skate", f >> OFFSET >> One("p", 2) >> I("m"), f["w"] >> I("J"), EDGE)
    k = unconstrained(graph, xp, RandomPoints()).k
    vars(k)["read"] = lambda text: xp.build(text, xp.symbol)
    return k, embedded(k, (("s", "cos(th)*u + sin(th)*v + x"), ("o", "w + 0.1*u")))


def number(expression: Any, lets: Any, point: Mapping[str, float]) -> float:
    """Its value, names written out."""
    known = dict(lets)
    while used := xp.free(expression) & known.keys():
        expression = xp.substitute(expression, {name: known[name] for name in used})
    return float(xp.substitute(expression, {s: point[xp.name(s)] for s in xp.free(expression)}))


def velocities(lets: Any, point: Mapping[str, float]) -> Any:
    k, _ = skate()
    return np.array([number(x, lets, point) for x in k.f])


def test_the_mass_matrix_is_the_energy_of_unit_velocities() -> None:
    """T = u^T M_NI u/2 + ...: second differences of the energy of f at quasi-velocities u; it is symmetric."""
    k, stacked = skate()
    M = reduced_mass(k, stacked.W, momenta(k, stacked.W))
    assert M[0][1] == M[1][0]
    found = np.array([[number(x, stacked.lets, AT) for x in row] for row in M])

    def energy(s: float, o: float) -> float:
        at = {**AT, "s": s, "o": o}
        u, v, w = velocities(stacked.lets, at)
        c, th = AT["c"], AT["th"]
        square = (u - c * np.sin(th) * w) ** 2 + (v + c * np.cos(th) * w) ** 2
        return float(AT["m"] * square / 2 + AT["J"] * w**2 / 2)

    mixed = energy(1, 1) - energy(1, 0) - energy(0, 1) + energy(0, 0)
    along = [energy(1, 0) - 2 * energy(0, 0) + energy(-1, 0), energy(0, 1) - 2 * energy(0, 0) + energy(0, -1)]
    np.testing.assert_allclose(found, [[along[0], mixed], [mixed, along[1]]], rtol=1e-12)


def test_what_is_left_open_is_the_acceleration_at_constant_quasi_velocities() -> None:
    """Differences of f along the motion it gives, with s and o held; the names' rates by differences, too."""
    _, stacked = skate()
    g, lets = left_open(stacked, ())
    h, motion = 1e-5, dict(zip(("x", "y", "th"), velocities(stacked.lets, AT), strict=True))
    after, before = ({**AT, **{q: AT[q] + step * rate for q, rate in motion.items()}} for step in (h, -h))
    rates = {
        f"{xp.name(name)}'": (number(value, lets, after) - number(value, lets, before)) / (2 * h)
        for name, value in lets
    }
    rates["edge'"] = 0.0
    found = [number(x, [*stacked.lets, *lets], AT | rates) for x in g]
    expected = (velocities(stacked.lets, after) - velocities(stacked.lets, before)) / (2 * h)
    np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-9)
    assert max(map(abs, found)) > 0.1


def test_rows_that_are_known_to_vanish_are_not_worked_out() -> None:
    k, stacked = skate()
    whole, less = momenta(k, stacked.W), momenta(k, stacked.W, (1,))
    assert less[1, 0] == less[1, 1] == xp.number(0) and not xp.is_zero(whole[1, 0])
    assert all(less[i, j] == whole[i, j] for i in (0, 2) for j in (0, 1))


def test_rates_of_entries_have_names_and_numbers_do_not_move() -> None:
    k, _ = skate()
    th = xp.symbol("th")
    found, lets = rated(k, xp.matrix([[th**2, xp.number(3)]]), "E")
    ((name, value),) = lets
    assert value == th**2 and found[0, 0] == xp.rate(name) and xp.is_zero(found[0, 1])
    assert rated(k, xp.zeros(0, 2), "E")[0].shape == (0, 2)


@pytest.mark.parametrize("quasi", [{"s": "cos(th)*u + sin(th)*v", "o": "w + 0.1*u"}, {"u": "u", "w": "w"}])
def test_the_motion_is_that_of_all_velocities_with_multipliers(quasi: dict[str, str]) -> None:
    graph = bg.Graph("skate", f >> OFFSET >> One("p", 2) >> I("m"), f["w"] >> I("J"), EDGE)
    w, th, d = -0.7, 0.6, 0.3
    start = {"th": th, "u": 0.8 * np.cos(th) + d * w * np.sin(th), "v": 0.8 * np.sin(th) - d * w * np.cos(th), "w": w}
    values = {name: AT[name] for name in ("c", "d", "m", "J")}
    forms = bg.forms.gibbs_appell.having(quasi=quasi), bg.forms.lagrange_multipliers
    span = np.linspace(0, 0.01, 5)
    one, other = (bg.simulate(bg.compile(graph, form), span, values, start, rtol=1e-12, atol=1e-13) for form in forms)
    for name in ("u", "v", "w", "edge.e"):
        assert one[name] == pytest.approx(other[name], rel=1e-9), name
