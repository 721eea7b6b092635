"""Damping and stiffness of the impressed force, [001] (40), against differences of the force itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Se, Zero
from bondgraph.equations.random_points import Sampling, evaluator
from bondgraph.kinetics.force_derivatives import ForceDerivatives
from bondgraph.kinetics.kinetics import Kinetics

f = One("f", ("u", "w"), coordinates=("x", "th"))
SWING = f >> TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)"))) >> One("v", 2) >> I("m")
STATE = {
    "x": 0.3,
    "th": 0.7,
    "u": 0.4,
    "w": -0.6,
    "l": 0.8,
    "m": 1.1,
    "g": 9.81,
    "s": 0.25,
    "k": 5.0,
    "c": 0.2,
    "t": 0.5,
}


def derivatives(*forces: Any) -> tuple[Kinetics, ForceDerivatives]:
    k = bg.kinetics(bg.Graph("cart", SWING, f["u"] >> I("M", 2), *forces))
    assert k.force_derivatives is not None
    return k, k.force_derivatives()


def matrix(expression: Any) -> Any:
    return Sampling(xp, [STATE])(expression)[0]


@pytest.mark.parametrize(
    "forces",
    [
        (Se("G", (0, "-m*g*l*sin(th)")) >> f,),
        (f["u"] >> R("r", effort="c*f**3"), f["w"] >> R("b", "c")),
        (f["u"] >> C("spring", effort="k*x**3"), Se("pull", ("sin(t)*th", "x*th**2")) >> f),
    ],
)
def test_they_are_the_differences_of_the_force(forces: tuple[Any, ...]) -> None:
    """By f at constant q, and by q along Q, which is the identity here."""
    k, found = derivatives(*forces)
    evaluate = evaluator(xp, list(k.e))

    def force(name: str, by: float) -> Any:
        return np.array(evaluate({**STATE, name: STATE[name] + by}))

    for names, wanted in ((("u", "w"), found.damping), (("x", "th"), found.stiffness)):
        differences = [(force(name, 1e-6) - force(name, -1e-6)) / 2e-6 for name in names]
        np.testing.assert_allclose(matrix(wanted), -np.transpose(differences), atol=1e-8)


def test_a_displacement_moves_coordinates_by_q() -> None:
    """A body's own velocities: x_dot = s cos(th); a spring at x pulls along the heading: e = (-k x cos(th), 0)."""
    g, q_dot = One("g", ("s", "o")), One("q_dot", coordinates=("x", "y", "th"))
    Q = TF("Q", (("cos(th)", 0), ("sin(th)", 0), (0, 1)))
    graph = bg.Graph("skate", g >> Q >> q_dot, g >> TF("P", (("1", "0"), ("0", "x**2"))) >> One("v", 2) >> I("m"),
                     q_dot["x_dot"] >> C("spring", effort="k*x"))  # fmt: skip
    k = bg.kinetics(graph)
    assert k.force_derivatives is not None
    rows = ("k*cos(th)**2", "-k*x*sin(th)"), ("0", "0")
    expected = xp.matrix([[xp.build(entry, xp.symbol) for entry in row] for row in rows])
    assert all(xp.is_zero(xp.tidy(a)) for a in k.force_derivatives().stiffness - expected)


def test_a_compliance_without_coordinates_has_the_stiffness_of_its_law() -> None:
    """Its displacement is an integral of f all the same."""
    y = One("y", ("a", "b"))
    graph = bg.Graph(
        "pair", y >> TF("P", ((1, "t"), (0, 1), (0, 0))) >> One("v", 3) >> I("m", 1), y["a"] >> C("s", 0.25)
    )
    k = bg.kinetics(graph)
    assert k.force_derivatives is not None
    found = k.force_derivatives()
    assert matrix(found.stiffness).tolist() == [[4.0, 0.0], [0.0, 0.0]] and found.given == {"m": 1.0, "s": 0.25}


def refused(graph: bg.Graph) -> bg.NotReducible:
    k = bg.kinetics(graph)
    assert k.force_derivatives is not None
    with pytest.raises(bg.NotReducible) as caught:
        k.force_derivatives()
    return caught.value


def test_a_force_known_by_an_equation_only_has_none() -> None:
    """Two resistors in series: the effort that both give is to be solved for."""
    end, z = One("end"), Zero("z")
    series = z >> R("a", effort="f**3 + f"), z >> R("b", effort="2*f**3 + f")
    assert "implicit equation" in refused(bg.Graph("cart", SWING, f["u"] >> TF("n", 1) >> end, end >> z, *series)).law


def test_a_stiffness_that_changes_with_a_displacement_that_is_no_coordinate_is_refused() -> None:
    y = One("y", ("a", "b"))
    P = TF("P", ((1, "t"), (0, 1), (0, 0)))
    refusal = refused(bg.Graph("pair", y >> P >> One("v", 3) >> I("m", 1), y["a"] >> C("s", effort="q**3")))
    assert refusal.parties == ("q_s",) and "coordinates" in refusal.remedy


def test_what_moves_by_itself_stays_where_it_is() -> None:
    """An inertia behind a compliance: a displacement of f leaves it, and the compliance, as they are known."""
    z, far = Zero("z"), One("far")
    k, found = derivatives(f["u"] >> z, z >> C("s", effort="q**3"), z >> far, far >> I("n", 1))
    assert xp.symbol("q_s") in xp.free(k.e)
    assert not any(xp.free(x) for x in (*found.damping, *found.stiffness))
