"""Constraints drawn as `f << TF(a) << Sf(b)`: as driven velocities, in every form, the same motion and reactions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from mechanisms import FORMS

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Sf
from bondgraph.kinetics.change_of_velocities import driven
from bondgraph.kinetics.constraints import constraints

VALUES = {"m": 1.3, "n": 0.7, "k": 0.4, "r": 0.2, "g": 9.81}


def skate(b: Any = None) -> bg.Graph:
    """A body on a plane whose velocity across its own axis is b: a knife edge that may be pushed sideways."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    return bg.Graph(
        "skate", f["u", "v"] >> I("m"), f["w"] >> I("n"), f["w"] >> R("r"), Se("F", ("k*cos(th)", "g*m/10", "k")) >> f,
        f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("b", b),
    )  # fmt: skip


def pair() -> bg.Graph:
    """Three velocities, two constraints, one of them driven in time."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    return bg.Graph(
        "pair", f >> I("m"), f >> R("r"), Se("F", ("k", "0", "-g")) >> f,
        f << TF("a", (("1", "x", "0"),)) << Sf("b"), f << TF("c", (("0", "1", "2 + sin(z)"),)) << Sf("d", "cos(t)"),
    )  # fmt: skip


GRAPHS = {"skate": skate, "pair": pair}
START = {"skate": {"th": 0.6, "x": 0.1}, "pair": {"x": 0.3, "y": -0.2, "z": 0.5}}


@pytest.mark.parametrize("form", [None, *FORMS])
@pytest.mark.parametrize("name", GRAPHS)
def test_the_motion_and_the_reaction_are_those_of_the_constrained_system(name: str, form: Any) -> None:
    """The differential-algebraic system, and its velocities changed: two routes to one motion."""
    graph = GRAPHS[name]()
    values = {k: v for k, v in VALUES.items() if k in bg.compile(graph).parameters} | {"b": "sin(t)/3"}
    new = driven(graph)
    (free,) = [c for c in new.junctions["f_"].components if c.rstrip("_") in graph.junctions["f"].components][:1]
    tight = {"rtol": 1e-10, "atol": 1e-12}
    run = bg.simulate(bg.compile(new, form), (0, 1), values, START[name], **tight)
    other = bg.simulate(graph, (0, 1), values, START[name] | {c: float(run[c][0]) for c in ("u", "v", "w")}, **tight)
    for quantity in ("x", "y", "u", "v", "w"):
        np.testing.assert_allclose(run[quantity], other[quantity], atol=2e-8)
    for source in [c.source.name for c in constraints(graph)]:
        np.testing.assert_allclose(run[f"{source}.e"], other[f"{source}.e"], atol=2e-6)
    assert free in run.names


@pytest.mark.parametrize("form", FORMS)
def test_a_form_changes_the_velocities_by_itself(form: Any) -> None:
    equations = bg.compile(pair(), form)
    assert not equations.constraints and len(equations.states) == 4


def test_the_momentum_form_needs_no_rate_of_a_prescribed_velocity() -> None:
    """(49), (50): a plain function of time will do."""
    moment = bg.compile(skate(), bg.forms.kane_momentum)
    assert not [user for users in moment.input_rates.values() for user in users]
    values = {k: VALUES[k] for k in moment.parameters}
    run = bg.simulate(moment, (0, 0.5), {**values, "b": lambda t: t / 3}, {"th": 0.6})
    across = -np.sin(run["th"]) * run["u"] + np.cos(run["th"]) * run["v"]
    np.testing.assert_allclose(across, run.t / 3, atol=1e-12)
    with pytest.raises(bg.MissingValues):
        bg.simulate(bg.compile(skate(), bg.forms.kane_velocity), (0, 0.5), {**values, "b": lambda t: t / 3})


def test_the_change_of_velocities_satisfies_the_constraints() -> None:
    """a B = [0 I], symbolically."""
    import sympy as sp

    new = driven(pair())
    x, z = sp.symbols("x z")
    B = sp.Matrix([[sp.sympify(entry) for entry in row] for row in new.elements["f_B"].value])
    a = sp.Matrix([[1, x, 0], [0, 1, 2 + sp.sin(z)]])
    assert sp.simplify(a * B - sp.Matrix([[0, 1, 0], [0, 0, 1]])) == sp.zeros(2, 3)


@pytest.mark.parametrize("name", GRAPHS)
def test_the_algebra_does_not_matter(name: str) -> None:
    changed = [driven(GRAPHS[name](), algebra=algebra) for algebra in (None, bg.algebra.table)]
    assert changed[0].junctions == changed[1].junctions


def test_more_constraints_than_velocities_are_refused() -> None:
    f = One("f")
    graph = bg.Graph("two", f >> I("m"), f << TF("a", (("x",), ("y",))) << Sf("b"))
    with pytest.raises(bg.NotReducible) as caught:
        driven(graph)
    assert caught.value.parties == ("b",)


def test_the_dependent_velocity_may_be_chosen() -> None:
    new = driven(skate(), ("u",))
    assert new.junctions["f_"].components == ("v_", "w_", "b_")
    with pytest.raises(bg.StructureError):
        driven(skate(), ("u", "v"))
    with pytest.raises(bg.StructureError):
        driven(skate(), ("nobody",))


def test_where_the_constraint_does_not_determine_it_the_motion_stops() -> None:
    """x u + w = 0 says nothing about u where x is zero; the differential-algebraic system chooses w there."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("cart", f >> I("m", 1), f << TF("a", (("x", "1"),)) << Sf("b", 0))
    with pytest.raises(bg.SimulationStopped):
        bg.simulate(driven(graph, ("u",)), (0, 1), start={"w_": 1.0})
    run = bg.simulate(graph, (0, 1), start={"x": -0.5, "u": 1.0})
    assert run["x"][0] < 0 < run["x"][-1]


def test_repeated_constraints_are_not_driven() -> None:
    f = One("f", ("u", "v"))
    graph = bg.Graph("twice", f >> I("m"), f << TF("a", ((1, 2),)) << Sf("b", 0), f << TF("c", ((2, 4),)) << Sf("d", 0))
    with pytest.raises(bg.NotReducible) as caught:
        driven(graph)
    assert set(caught.value.parties) == {"b", "d"}


def test_a_graph_without_constraints_has_none() -> None:
    f = One("f", ("u", "v"))
    graph = bg.Graph("free", f >> I("m"), Sf("b") >> f["u"])
    assert constraints(graph) == []
    with pytest.raises(bg.NotReducible):
        driven(graph)
