"""Many particles by one vector junction: the mechanism that a junction for each makes."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, One, Particle, Particles, Se

q_dot = One("q_dot", coordinates=("a", "b"))
POSITIONS = ("l*sin(a)", "-l*cos(a)", 0), ("l*sin(a) + r*sin(b)", "-l*cos(a) - r*cos(b)", 0)
ROWS = ("l*cos(a)", 0), ("l*sin(a)", 0), (0, 0), ("l*cos(a)", "r*cos(b)"), ("l*sin(a)", "r*sin(b)"), (0, 0)
WEIGHTS = (0, "-m1*g", 0, 0, "-m2*g", 0)
VALUES = {"m1": 1.2, "m2": 0.7, "l": 0.6, "r": 0.9, "g": 9.81}
STATE = {"a": 0.3, "b": -0.8, "a_dot": 1.1, "b_dot": 0.4}


def one_by_one() -> bg.Graph:
    each = [Particle(f"p{k + 1}", f"m{k + 1}", f=q_dot, dv=ROWS[3 * k : 3 * k + 3]) for k in (0, 1)]
    forces = [Se(f"G{k + 1}", WEIGHTS[3 * k : 3 * k + 3]) >> p.v for k, p in enumerate(each)]
    return bg.Graph("double", *each[0], *each[1], *forces)


@pytest.mark.parametrize("how", ["dv", "positions", "in a plane"])
@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum])
def test_one_junction_is_as_good_as_many(how: str, form: Any) -> None:
    plane = [tuple(position[:2]) for position in POSITIONS]
    given: dict[str, Any] = {
        "dv": {"dv": ROWS},
        "positions": {"positions": POSITIONS},
        "in a plane": {"positions": plane},
    }
    particles = Particles("p", ("m1", "m2"), q_dot, **given[how])
    weights = (0, "-m1*g", 0, "-m2*g") if how == "in a plane" else WEIGHTS
    graph = bg.Graph("double", *particles, Se("G", weights) >> particles.v)
    assert [e.name for e in graph.elements.values() if e.role == "store"] == ["p_m"]
    expected = bg.rates(bg.compile(one_by_one(), form), VALUES, STATE)
    found = bg.rates(bg.compile(graph, form), VALUES, STATE)
    assert found == pytest.approx(expected, rel=1e-12) and len(found) == 4


def test_positions_in_coordinates_behind_Q() -> None:
    """A sleigh's two masses, from positions alone: (dr/dq^T) Q are the velocities of a body with a blade."""
    f = One("f", ("u", "w"))
    rates = ("cos(phi)", 0), ("sin(phi)", 0), (0, 1)
    masses = ("x", "y"), ("x + b*cos(phi)", "y + b*sin(phi)")
    particles = Particles("p", ("M", "m"), f, positions=masses, coordinates=("x", "y", "phi"), Q=rates)
    graph = bg.Graph("sleigh", *particles, f >> TF("Q", rates) >> One("q_dot", coordinates=("x", "y", "phi")))
    k = bg.kinetics(graph)
    assert str(k.A.tolist()) == "[[M + m, 0], [0, b**2*m]]"
    assert bg.certify(graph).holds


def test_a_force_on_one_of_them() -> None:
    particles = Particles("p", ("m1", "m2"), q_dot, positions=POSITIONS)
    graph = bg.Graph("pushed", *particles, Se("F", ("P", 0, 0)) >> particles[1])
    e = bg.kinetics(graph).e
    assert [str(x) for x in e] == ["P*l*cos(a)", "P*r*cos(b)"]


def test_the_laws_of_the_transformer_stand_in_the_picture() -> None:
    text = bg.Graph("two", *Particles("p", ("m1", "m2"), q_dot, dv=ROWS)).svg()
    assert "d_p_v" in text


@pytest.mark.parametrize(
    ("given", "law"),
    [
        ({}, "dv and positions"),
        ({"dv": ROWS, "positions": POSITIONS}, "dv and positions"),
        ({"dv": ROWS[:3]}, "correct the shape"),
        ({"positions": POSITIONS, "coordinates": ("a", "b", "c")}, "there are 3 coordinates"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], law: str) -> None:
    with pytest.raises(bg.StructureError, match=f"(?i){law}"):
        Particles("p", ("m1", "m2"), q_dot, **given)
    with pytest.raises(bg.StructureError, match="has no coordinates"):
        Particles("p", ("m1",), One("f", ("u", "w")), positions=(("x", "y"),))
