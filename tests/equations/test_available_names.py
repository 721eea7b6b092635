"""What has a name and is not told: refused by symbol, whatever it is called."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.available_names import quantity, state_of, told
from bondgraph.equations.quantities_as_drawn import Drawn
from bondgraph.forms import kane_momentum


def bead() -> bg.Graph:
    """A mass on a wire of slope 2, its weight across the wire."""
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"))
    return bg.Graph("bead", u >> TF("wire", ((1,), (2,))) >> v >> I("m", 1), Se("G", "-g") >> v["vy"])


def test_what_a_form_has_carried_away_is_not_told() -> None:
    drawn, made = bg.compile(bead()), bg.compile(bead(), kane_momentum)
    assert {"G.e", "G.f", "u", "T.energy"} - {*told(made)} == {"G.e", "G.f"}
    assert {"G.e", "G.f"} <= {*told(drawn)}
    quantity(drawn, "G.e")
    assert quantity(made, "u") == made.observables["u"] and isinstance(quantity(made, "G.e"), Drawn)
    lost = replace(made, before=replace(made.before, compiled=None))
    with pytest.raises(bg.ValueRefused, match="as drawn"):
        quantity(lost, "G.e")


def test_a_name_of_the_graph_as_drawn_is_told_why_that_has_no_equations() -> None:
    made = bg.compile(bead(), kane_momentum)
    assert "vx" not in told(made)
    why = bg.SingularSystem("m", "it has no inertia", remedy="give it mass")
    without = replace(made, before=replace(made.before, compiled=lambda: why))
    for name in ("vx", "G.e"):
        with pytest.raises(bg.ValueRefused, match=r"as drawn has no equations: it has no inertia\. Give it mass"):
            quantity(without, name)
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        quantity(without, "vz")


def test_what_repeated_constraints_share_is_not_told() -> None:
    """One rod twice: how the two share its tension nothing says."""
    v, a, b = One("v", ("vx", "vy"), coordinates=("x", "y")), One("a"), One("b")
    rods = v >> TF("Ta", (("x", "y"),)) >> a << Sf("sa", 0), v >> TF("Tb", (("x", "y"),)) >> b << Sf("sb", 0)
    equations = bg.compile(bg.Graph("twice", v >> I("m"), *rods))
    assert "sa.e" in equations.indeterminate
    for name in equations.indeterminate:
        assert name not in told(equations)
        with pytest.raises(bg.ValueRefused, match="repeat"):
            quantity(equations, name)


def test_asking_for_more_states_looks_through_the_steps_no_more() -> None:
    """Each store and joint asks which state it is: all steps for each would grow as a square."""
    looks: list[int] = []

    class Steps(tuple[Any, ...]):
        def __iter__(self) -> Iterator[Any]:
            looks.append(1)
            return super().__iter__()

    equations = bg.compile(bg.Graph("g", Se("F") >> One("v") >> I("m")))
    equations = replace(equations, steps=Steps(equations.steps))
    assert state_of(equations, "m.f") == "v"
    before = len(looks)
    assert state_of(equations, "F.e") != "v" and state_of(equations, "m.f") == "v" and len(looks) == before > 0
