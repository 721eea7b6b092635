"""Coordinates without inertia: what relaxes by dampers and resistors is no constraint, and a rod's length still is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf

i = One("i", coordinates=("q",))
ALGEBRAS = [bg.algebra.sympy, bg.algebra.table]


@pytest.mark.parametrize("algebra", ALGEBRAS)
@pytest.mark.parametrize("size", [1e6, 1.0, 1e-12])
def test_a_charge_has_its_pole_in_all_units(size: float, algebra: Any) -> None:
    links = Se("U", 1.0) >> i, i >> R("R", 10.0), i >> C("C", size)
    linear = bg.linearize(bg.compile(bg.Graph("rc", *links), algebra=algebra), {"q": 0.3 * size}, inputs=[])
    assert linear.states == ("q",) and linear.poles().real == pytest.approx([-0.1 / size])


def test_flows_that_systems_of_equations_give_are_free() -> None:
    """A plate on oil that couples its directions; and a damper of which no law gives the flow in closed form."""
    v = One("v", ("x", "y"), coordinates=("qx", "qy"))
    oil = bg.Graph("oil", v >> R("R", ((2.0, 1.0), (1.0, 3.0))), v["x"] >> C("a", 0.5), v["y"] >> C("b", 0.25))
    linear = bg.linearize(oil)
    np.testing.assert_allclose(linear.A, -np.linalg.solve([[2, 1], [1, 3]], np.diag([2.0, 4.0])))
    steep = bg.Graph("steep", i >> R("R", 1.0), i >> R("S", effort="f + f**3"), i >> C("C", 0.5))
    assert bg.linearize(steep).poles().real == pytest.approx([-1.0])


def test_a_drive_that_leads_to_a_position_has_its_pole() -> None:
    led = bg.Graph("drive", Sf("s", "-3*(q - 1)") >> i, i >> R("R", 2.0))
    assert bg.linearize(led, {"q": 1.0}).poles().real == pytest.approx([-3.0])


@pytest.mark.parametrize("angle", [0.0, 0.7])
def test_a_crank_without_inertia_keeps_its_length(angle: float) -> None:
    """Its angle relaxes by a spring and a damper; its end follows the angle, and is no state beside it."""
    w, v = One("w", coordinates=("th",)), One("v", ("x", "y"), coordinates=("X", "Y"))
    rod = w >> TF("rod", (("-l*sin(th)",), ("l*cos(th)",))) >> v
    graph = bg.Graph("crank", w >> R("d", 2.0), rod, w >> C("s", 0.25), v["y"] >> Se("W", 0.0), values={"l": 0.5})
    linear = bg.linearize(graph, {"th": angle, "X": 0.5 * np.cos(angle), "Y": 0.5 * np.sin(angle)})
    assert len(linear.states) == 1 and linear.poles().real == pytest.approx([-2.0])


@pytest.mark.parametrize("charge, length, voltage", [(1.0, 1.0, 1.0), (1e-12, 1e-6, 0.5), (1e4, 1e-6, 1.0)])
@pytest.mark.parametrize("guess", [{}, {"q": 0.04}, {"x": 0.2}])
def test_a_plate_behind_a_resistor_rests_alike_in_all_units(
    charge: float, length: float, voltage: float, guess: dict[str, float]
) -> None:
    """A charge of zero pulls nothing, however wide the gap is; the plate is found from there, too."""
    e, k = One("e", ("i", "v"), coordinates=("q", "x")), charge * voltage / (0.09 * length**2)
    graph = bg.Graph(
        "plate",
        Se("U", voltage) >> e["i"],
        e["i"] >> R("R", voltage / charge),
        e >> C("gap", energy="q**2*(d - x)/(2*epsA)"),
        e["v"] >> I("m", k),
        e["v"] >> R("b", 2 * k),
        e["v"] >> C("s", 1 / k),
        values={"d": length, "epsA": charge * length / voltage},
    )
    units = {"q": charge, "x": length}
    found = bg.equilibrium(graph, guess={name: x * units[name] for name, x in guess.items()})
    x = np.sort(np.roots([2.0, -4.0, 2.0, -0.09]).real)[0]  # a spring holds the plate: 2 x (1 - x)^2 = 0.09
    assert found.stability == "stable"
    assert [found["x"] / length, found["q"] / charge] == pytest.approx([x, 1 / (1 - x)], rel=1e-13)
