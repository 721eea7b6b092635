"""Which efforts a form changes, beside its kinetic store."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.forms import kane_momentum
from bondgraph.kinetics.changed_efforts import changed_variables


def test_what_moves_a_body_is_changed_and_what_hangs_on_it_is_not() -> None:
    omega, v = One("omega", coordinates="theta"), One("v", ("vx", "vy"))
    rod = TF("P", (("l*cos(theta)",), ("l*sin(theta)",)))
    hung = v >> I("m"), v >> R("air", (0.2, 0.3)), v >> C("spring", (0.2, 0.5)), omega >> R("b", 0.1)
    graph = bg.Graph("pendulum", omega >> rod >> v, *hung, Se("G", (1, -19.62)) >> v)
    changed = bg.compile(graph, kane_momentum).not_as_drawn
    assert {"omega-P.e", "P-v.e[vx]", "P-v.e[vy]"} <= changed
    assert not {"air.e[vx]", "air.f[vx]", "spring.e[vy]", "b.e", "vx", "omega"} & changed


def test_a_source_that_has_been_moved_has_another_effort() -> None:
    """The weight of a bead on a wire of slope 2 is twice as large along the wire's coordinate."""
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"))
    wire = u >> TF("wire", ((1,), (2,))) >> v >> I("m", 1)
    graph = bg.Graph("bead", wire, Se("G", "-g") >> v["vy"], u >> R("b", 0.1))
    assert {"G.e", "G.f"} <= bg.compile(graph, kane_momentum).not_as_drawn


def test_nothing_is_changed_where_nothing_else_is_left() -> None:
    omega = One("omega", coordinates="theta")
    bob = TF("P", (("l*cos(theta)",), ("l*sin(theta)",))) >> One("v", ("vx", "vy")) >> I("m")
    graph = bg.Graph("pendulum", omega >> bob, Se("G", "-9.81*m*l*sin(theta)") >> omega, omega >> R("b"))
    assert not changed_variables(graph, assign(graph), bg.reduce(graph))
    assert not bg.compile(graph, kane_momentum).not_as_drawn


@pytest.mark.parametrize("form", [bg.forms.maggi, bg.forms.lagrange_multipliers, kane_momentum])
def test_what_leads_to_a_constraint_is_told_as_drawn(form: Any) -> None:
    """A slope holds a bead by a velocity two junctions away; a form has its source at the store."""
    u, v, along = One("u", ("ux", "uy"), coordinates=("x", "y")), One("v", ("vx", "vy")), One("along", coordinates="s")
    bob = u >> TF("P", ((1, 0), (0, 1))) >> v >> I("m", 1), Se("G", (0, -9.81)) >> v, v >> R("air", (0.2, 0.3))
    graph = bg.Graph("bead", *bob, v >> TF("a", ((1, 2),)) >> along, Sf("slope", 0) >> along)
    start = {"ux": 2, "uy": -1}
    drawn = bg.simulate(graph, 0.5, start=start)
    run = bg.simulate(bg.compile(graph, form), 0.5, start=start)
    for name in ("slope.e", "a-along.e", "v-a.e[vx]", "P-v.e[vy]", "u-P.e[ux]", "air.e[vx]"):
        np.testing.assert_allclose(run.at(0.4, name), drawn.at(0.4, name), rtol=1e-5, atol=1e-7)
