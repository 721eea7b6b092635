"""The parts of a graph's dynamics: states as arrays, the model, its quantities, and a compiled function."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.analysis.dynamics.compiled import Compiled
from bondgraph.analysis.dynamics.for_casadi import to_casadi
from bondgraph.analysis.dynamics.from_graph import model
from bondgraph.analysis.dynamics.model import Model
from bondgraph.analysis.dynamics.quantities import Quantities
from bondgraph.analysis.dynamics.states import States
from bondgraph.elements import TF, I, One, R, Sf
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder


def edge() -> bg.Graph:
    """A mass on two velocities of which w = k u."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph(
        "edge", f >> I("m", 2), f << TF("a", (("-k", 1),)) << Sf("b", 0), f["u"] >> R("c", 3), values={"k": 2}
    )


def test_independent_velocities_and_what_follows_them() -> None:
    found = model(edge(), xp, ("u",), {}, None)
    assert isinstance(found, Model)
    assert found.independent == (0,) and found.dependent == (1,) and found.configuration == ("x", "y")
    assert found.rows == ("b",) and found.positions == ()
    assert found.arguments[:6] == ("t", "x", "y", "u", "u acceleration", "u force")
    program = found.program({"M": found.M[0, 0], "velocity": found.k.f[1]})
    values = dict.fromkeys(program.arguments, 0.0) | {"u": 3.0, "k": 2.0, "m": 2.0}
    assert instant(program)([values[name] for name in program.arguments]) == pytest.approx([10.0, 6.0])


def test_the_mass_matrix_sums_what_constraints_move() -> None:
    found = bg.dynamics(edge(), independent=("u",))
    assert found.mass_matrix([0, 0]) == pytest.approx(np.array([[2 + 2 * 2**2]]))  # m (1 + k^2)
    assert found.bias([0, 0], [1.5]) == pytest.approx([4.5])
    assert found.reactions([0, 0], [0], [1]) == pytest.approx([4.0])  # m w_dot


def test_quantities_have_the_shape_of_what_they_fill() -> None:
    quantities = Quantities(model(edge(), xp, ("u",), {}, None))
    for name, shape in {
        "mass_matrix": (1, 1),
        "velocity_map": (2, 1),
        "kinetic_energy": (),
        "jacobian f": (2, 1),
    }.items():
        expressions, found = quantities(name)
        assert found == shape and len(expressions) == int(np.prod(shape))
    with pytest.raises(bg.ValueRefused, match="nowhere"):
        quantities("flow nowhere")


def test_a_function_of_casadi_takes_what_its_quantity_does() -> None:
    found = bg.dynamics(edge(), independent=("u",))
    quantities = Quantities(found._model)
    function = to_casadi(found._model, quantities, found.problem, {}, "bias", "", ("k",))
    assert function.name_in() == ["q", "v", "t", "p"] and float(function([0, 0], [1.5], 0, [2])) == pytest.approx(4.5)


def test_a_compiled_function_explains_what_is_not_defined() -> None:
    builder = Builder(("t", "q", "n"))
    program = builder.finish({"0": builder.emit("div", builder.number(1.0), 1)})
    made = Compiled("here", program, (1, 0), np.zeros(1), (1,), 0)
    buffers = made.buffers
    assert made.buffers is buffers and [part.shape for part in buffers.parts] == [(1,), (0,)]
    buffers.parts[0][:] = 4.0
    assert buffers.call(0.0, *buffers.pointers) == 0 and buffers.result.tolist() == [0.25]
    buffers.parts[0][:] = 0.0
    assert buffers.call(0.0, *buffers.pointers) != 0
    with pytest.raises(bg.NoSolution, match="here"):
        made.explain(0.0, buffers)


def test_states_are_read_from_mappings_and_arrays() -> None:
    states = States("here", ("x", "y"), ("u",))
    assert states.each(lambda t, q, v: (t, q.tolist(), v.tolist()), 2, ({"y": 3}, None)) == (2.0, [0.0, 3.0], [0.0])
    many = states.each(lambda t, q: q * t, [1.0, 2.0], ([1, 2],))
    assert many.tolist() == [[1, 2], [2, 4]]
    assert states.coordinate_array([1, 2]).tolist() == [1, 2]
    with pytest.raises(bg.ValueRefused, match="shape"):
        states.coordinate_array([[1, 2]])


@pytest.mark.parametrize("tied", [False, True])
def test_vectors_and_matrices_are_in_the_order_of_the_velocities_that_are_asked_for(tied: bool) -> None:
    """Of masses that a matrix couples, and of their velocities, of which a third may follow from two."""
    f, names = One("f", ("u", "v", "w"), frame="inertial"), ("v", "u") if tied else ("w", "u", "v")
    masses = f >> I("m", ((4, 1, 0.5), (1, 3, 0.2), (0.5, 0.2, 2))), f["v"] >> R("c", 3)
    ties = [f << TF("a", ((1, 2, -1),)) << Sf("b", 0)] if tied else []
    graph = bg.Graph("g", *masses, *ties)
    asked, usual = bg.dynamics(graph, independent=names), bg.dynamics(graph, independent=sorted(names))
    assert asked.velocities == names and usual.velocities == tuple(sorted(names))
    order = [usual.velocities.index(name) for name in names]
    v, a = np.array([[0.3, -1.2, 0.7], [0.5, 2.0, -0.4]])[:, : len(names)]
    assert asked.mass_matrix([]) == pytest.approx(usual.mass_matrix([])[np.ix_(order, order)])
    assert asked.coriolis([], v[order]) == pytest.approx(usual.coriolis([], v)[np.ix_(order, order)])
    assert asked.velocity_map([]) == pytest.approx(usual.velocity_map([])[:, order])
    assert asked.generalized_velocities([], v[order]) == pytest.approx(usual.generalized_velocities([], v))
    assert asked.forces([], v[order], a[order]) == pytest.approx(usual.forces([], v, a)[order])
    assert asked.accelerations([], v[order], a[order]) == pytest.approx(usual.accelerations([], v, a)[order])
    assert asked.reactions([], v[order], a[order]) == pytest.approx(usual.reactions([], v, a))
    assert asked.accelerations([], dict(zip(names, v[order], strict=True))) == pytest.approx(
        asked.accelerations([], v[order])
    )
