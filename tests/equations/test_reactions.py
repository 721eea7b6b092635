"""The effort of a source as an expression, [004] (48): against the run, in every form, and by hand."""

from __future__ import annotations

from typing import Any

import pytest
import sympy as sp
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.reactions import reaction

KANE = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


@pytest.mark.parametrize("form", KANE, ids=lambda form: form.__name__ if form else "as drawn")
def test_it_is_the_effort_of_the_source_along_a_run(form: Any) -> None:
    arm = CATALOGUE["driven_arm"]()
    equations = bg.compile(arm.graph, form)
    found = equations.reaction("drive")
    rate = sp.Symbol("u1'", real=True)
    assert rate in found.free_symbols and sp.diff(found, rate, 2) == 0
    run = bg.simulate(equations, (0, 0.4), arm.values, arm.start)
    velocity = bg.compile(arm.graph)
    for k in (0, len(run.t) // 2, -1):
        now = {name: run[name][k] for name in ("a", "b", "u1", "u2")}
        now["u1'"] = bg.rates(velocity, arm.values, {x: now[x] for x in ("a", "b", "u1")}, run.t[k])["u1"]
        known = {**arm.values, **now, "t": run.t[k]}
        value = found.subs({x: known[str(x)] for x in found.free_symbols})
        assert float(value) == pytest.approx(run["drive.e"][k], rel=1e-6)


def test_its_coefficients_are_the_mass_matrix() -> None:
    """A_cu beside the acceleration, whatever the form."""
    arm = CATALOGUE["driven_arm"]()
    A_cu = bg.kinetics(arm.graph).A[1, 0]
    for form in KANE:
        found = reaction(bg.compile(arm.graph, form), "drive")
        assert sp.simplify(sp.diff(found, sp.Symbol("u1'", real=True)) - A_cu) == 0


def shaken() -> bg.Graph:
    f, v = One("f", ("w", "px", "py"), coordinates=("a", "X", "Y")), One("v", ("vx", "vy"))
    P = TF("P", (("l*cos(a)", 1, 0), ("l*sin(a)", 0, 1)))
    drive = Sf("drive", ("sin(t)", "0")) >> f["px", "py"]
    return bg.Graph("shaken", f >> P >> v >> I("m"), Se("G", (0, "-m*g")) >> v, drive)


def test_by_hand_of_two_components() -> None:
    """The force on a pivot is m times the acceleration of the bob, and its weight."""
    a, w, dot, l, m, g, t = (sp.Symbol(x, real=True) for x in ("a", "w", "w'", "l", "m", "g", "t"))
    along = m * (l * dot * sp.cos(a) - l * w**2 * sp.sin(a) + sp.cos(t))
    up = m * (l * dot * sp.sin(a) + l * w**2 * sp.cos(a)) + m * g
    found = bg.compile(shaken()).reaction("drive")
    assert [sp.simplify(x - y) for x, y in zip(found, (along, up), strict=True)] == [0, 0]


def test_what_drives_no_velocity_is_refused() -> None:
    equations = bg.compile(shaken())
    for name in ("G", "m", "nothing"):
        with pytest.raises(bg.ValueRefused, match="drive"):
            equations.reaction(name)
    alone = bg.compile(CATALOGUE["cart_pendulum"]().graph)
    with pytest.raises(bg.ValueRefused, match="none"):
        alone.reaction("drive")


def test_a_multiplier_is_its_symbol() -> None:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    graph = bg.Graph("slot", f >> I("m"), f << TF("a", (("y", "x"),)) << Sf("rail", 0))
    assert str(bg.compile(graph).reaction("rail")) == "rail.e"
