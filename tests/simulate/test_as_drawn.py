"""Every name of the graph as drawn, with its values, under every form."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest
from constrained import CONSTRAINED
from mechanisms import CATALOGUE, NAMES
from quick import quick, some

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import TF, C, De, I, Link, Mechanism, One, Prismatic, R, Se, Sf, Zero
from bondgraph.equations.equations import Equations
from bondgraph.export import python
from bondgraph.simulate.as_drawn import as_drawn

EMBEDDED = (forms.kane_velocity, forms.kane_momentum, forms.gibbs_appell, forms.volterra, forms.maggi)
FORMS = (*EMBEDDED, forms.lagrange_multipliers, forms.udwadia_kalaba, forms.dynamic_multipliers)
TIGHT = {"rtol": 1e-10, "atol": 1e-12}
STEADY = ("cartesian_pendulum", "knife_edge", "cart_with_two_bars", "rolling_coin", "four_bar")
"""Constrained mechanisms in which nothing is driven in time."""
INSTANTS = np.linspace(0.0, 0.1, 4)


def slider() -> bg.Graph:
    """A bar that slides along x: the joint bears its weight, and does not turn it."""
    bar = Link("bar", 2, (0.1, 0.1, 0.1))
    return bg.Graph("slider", *Mechanism("m", [bar], [Prismatic("s", "ground", bar, "x")], gravity=(0, 0, -9.81)))


def pendulum() -> bg.Graph:
    """A bob behind a transformer, in air, on a spring; a sensor tells the force on the rod's end along x."""
    omega, v, pin = One("omega", coordinates="theta"), One("v", ("vx", "vy")), Zero("pin", ("px", "py"))
    rod = TF("P", (("0.7*cos(theta)",), ("0.7*sin(theta)",)))
    bob = v >> I("m", 2), v >> R("air", (0.2, 0.3)), v >> C("spring", (0.2, 0.5)), Se("G", (1, -19.62)) >> v
    return bg.Graph("pendulum", omega >> rod >> pin >> v, *bob, omega >> R("b", 0.1), pin["px"] >> De("force"))


def bead() -> bg.Graph:
    """On a wire of slope 2; its weight is moved to the wire's coordinate."""
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"))
    wire = u >> TF("wire", ((1,), (2,))) >> v >> I("m", 1)
    return bg.Graph("bead", wire, Se("G", -9.81) >> v["vy"], u >> R("b", 0.1))


def motion(graph: bg.Graph, form: Any, values: Any, start: Any) -> bg.Trajectory:
    """A motion from a start of which the equations have some names."""
    equations = bg.compile(graph, form, bg.algebra.table)
    known = {*equations.parameters, *equations.inputs, *equations.before.dropped}
    given = {
        name: number for name, number in start.items() if name in equations.states or name in equations.observables
    }
    return bg.simulate(equations, INSTANTS, {k: x for k, x in values.items() if k in known}, given, **TIGHT)


def check_alike(drawn: bg.Trajectory, made: bg.Trajectory) -> None:
    """Every quantity of the graph as drawn has the same values under the form; what is refused is refused in both."""
    open_ = {*drawn.equations.indeterminate}
    names = [name for name in drawn.names if drawn.parts(name) == (name,) and name not in open_]
    for name, expected, found in zip(names, *(run.evaluate(run.t, names) for run in (drawn, made)), strict=True):
        most = 1e-6 * (1 + np.abs(expected).max())
        np.testing.assert_allclose(found, expected, rtol=0, atol=most, err_msg=name)
    assert {*drawn.names} <= {*made.names}
    for name in open_:
        with pytest.raises(bg.ValueRefused):
            made[name]


@pytest.mark.parametrize("form", quick(FORMS, (forms.kane_momentum, forms.lagrange_multipliers)))
@pytest.mark.parametrize("build", [slider, pendulum, bead])
def test_small_mechanisms_tell_everything_as_drawn(build: Any, form: Any) -> None:
    start = {"s": 1.0, "theta": 0.3, "x": 1.0}
    check_alike(motion(build(), None, {}, start), motion(build(), form, {}, start))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "form"), some(NAMES, FORMS))
def test_every_name_under_every_form(name: str, form: Any) -> None:
    m = CATALOGUE[name]()
    check_alike(motion(m.graph, None, m.values, m.start), motion(m.graph, form, m.values, m.start))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "form"), some(STEADY, FORMS))
def test_every_name_of_a_constrained_mechanism(name: str, form: Any) -> None:
    m = CONSTRAINED[name]()
    start = {name: number for name, number in m.states(0).items() if name not in m.driven}
    drawn = {k: x for k, x in start.items() if k in (*bg.compile(m.graph, algebra=bg.algebra.table).states, "t")}
    check_alike(motion(m.graph, None, m.values, drawn), motion(m.graph, form, m.values, start))


@pytest.mark.parametrize("form", (forms.kane_momentum, forms.lagrange_multipliers))
def test_a_joint_bears_the_weight(form: Any) -> None:
    run = motion(slider(), form, {}, {"s": 1.0})
    assert run["s_fz"] == pytest.approx(2 * 9.81)
    assert run.at(0.05, "s_fz") == pytest.approx(2 * 9.81)


def test_what_has_another_size_is_told_as_drawn() -> None:
    """The weight of the bar is a force in space; the form has one along the slide."""
    drawn, made = (motion(slider(), form, {}, {"s": 1.0})["m_gravity.e"] for form in (None, forms.kane_momentum))
    np.testing.assert_array_equal(made, drawn)
    assert made.shape == (len(INSTANTS), 3)


@pytest.mark.parametrize("form", FORMS)
def test_a_scalar_that_the_form_has_moved_to_several_velocities_is_a_scalar(form: Any) -> None:
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    edge = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("edge", 0)
    centre = f >> TF("d", ((1, 0, "-0.3*sin(th)"), (0, 1, "0.3*cos(th)"))) >> One("P", ("vx", "vy")) >> I("m", 1)
    graph = bg.Graph("skate", centre, f["w"] >> I("J", 1), edge, Se("tow", "3*cos(t)") >> f["u"])
    drawn, made = (motion(graph, each, {}, {"w": 1.0, "th": 0.3}) for each in (None, form))
    assert made.parts("tow.e") == ("tow.e",)
    for name in ("tow.e", "tow.f"):
        np.testing.assert_allclose(made[name], drawn[name])


def test_without_a_form_nothing_is_told_from_elsewhere() -> None:
    run = motion(slider(), None, {}, {"s": 1.0})
    assert run.as_drawn is None and run.equations.as_drawn is None


def test_what_is_told_as_drawn_stays_on_the_branch_that_the_motion_is_on() -> None:
    """f**3 - 3 f = e has three solutions below e = 2; the motion comes from above, whenever it is asked."""
    u, w, v = Zero("u"), One("w", coordinates="th"), One("v", ("vx", "vy"))
    valve = u >> C("c", 1), u >> R("d", effort="f**3 - 3*f")
    swing = w >> TF("P", (("cos(th)",), ("sin(th)",))) >> v >> I("m", 1), Se("G", (0, -1)) >> v
    graph = bg.Graph("apart", *valve, *swing, w >> R("b", 0.1))
    run = bg.simulate(bg.compile(graph, forms.kane_momentum), 2.0, start={"q_c": 5.0, "th": 0.3})
    assert run.as_drawn is not None and run.at(2.0, "u") < 2.0
    for late in (1.9, 2.0):
        assert run.as_drawn.at(late, "d.f") == pytest.approx(run.at(late, "d.f")) and run.at(late, "d.f") > 1.5


def test_the_equations_as_drawn_are_compiled_once() -> None:
    run = motion(slider(), forms.kane_velocity, {}, {"s": 1.0})
    found = run.equations.as_drawn
    assert isinstance(found, Equations) and run.equations.as_drawn is found
    np.testing.assert_allclose(as_drawn(run, found)["s_fz"], run["s_fz"])


def test_a_name_that_is_nowhere_is_refused_under_a_form() -> None:
    run = motion(slider(), forms.kane_velocity, {}, {"s": 1.0})
    with pytest.raises(bg.ValueRefused, match="s_fz"):
        run["s_fzz"]


def rail() -> bg.Graph:
    """A mass that moves along x only: what it is across nothing but its own effort needs."""
    f, v = One("f", coordinates=("x",)), One("v", ("vx", "vy"), frame="inertial")
    hung = v >> I("m", ("a", "b")), Se("load") >> v["vy"]
    return bg.Graph("rail", f >> TF("P", ((1,), (0,))) >> v, *hung, f >> R("d", 0.1))


def test_values_that_a_form_does_without_are_asked_for_where_they_matter() -> None:
    run = motion(rail(), forms.kane_velocity, {"a": 1.0, "load": 2.0}, {"x": 1.0})
    assert "b" not in run.parameters and run["f"][0] == 0
    with pytest.raises(bg.MissingValues) as caught:
        run["P-v.e[vy]"]
    assert caught.value.parties == ("b",) and "values=" in caught.value.remedy


def test_one_dictionary_of_values_serves_the_graph_and_its_forms() -> None:
    values = {"a": 1.0, "b": 2.0, "load": "3*t"}
    for form in (None, *FORMS):
        run = bg.simulate(bg.compile(rail(), form), INSTANTS, values, {"x": 1.0})
        np.testing.assert_allclose(run["P-v.e[vy]"], -3 * INSTANTS)


def test_values_of_what_a_form_does_without_are_checked() -> None:
    equations = bg.compile(rail(), forms.kane_velocity)
    with pytest.raises(bg.ValueRefused, match="b"):
        bg.simulate(equations, INSTANTS, {"a": 1.0, "load": 2.0, "b": float("nan")}, {"x": 1.0})
    with pytest.raises(bg.ValueRefused, match="bb"):
        bg.simulate(equations, INSTANTS, {"a": 1.0, "load": 2.0, "bb": 1.0}, {"x": 1.0})


def check_functions(run: bg.Trajectory, values: Any) -> None:
    """A function of the state gives every quantity of a run; what the run refuses it refuses."""
    function = run.equations.function(values)
    states = np.stack(run.evaluate(run.t, run.equations.states), axis=-1)
    outputs = function.outputs(*run.names)
    assert outputs.names == tuple(dict.fromkeys(part for name in run.names for part in run.parts(name)))
    found = np.transpose([outputs(t, x) for t, x in zip(run.t, states, strict=True)])
    for name, got, expected in zip(outputs.names, found, run.evaluate(run.t, outputs.names), strict=True):
        most = 1e-8 * (1 + np.abs(expected).max())
        np.testing.assert_allclose(got, expected, rtol=0, atol=most, err_msg=name)
    for name in (*run.equations.indeterminate, *(run.equations.not_as_drawn - {*run.names})):
        for tell in (run.__getitem__, function.outputs):
            with pytest.raises(bg.ValueRefused):
                tell(name)


@pytest.mark.parametrize("form", quick((None, *FORMS), (None, forms.kane_momentum)))
@pytest.mark.parametrize("build", [slider, pendulum, bead])
def test_functions_of_the_state_give_everything_that_a_run_tells(build: Any, form: Any) -> None:
    check_functions(motion(build(), form, {}, {"s": 1.0, "theta": 0.3, "x": 1.0}), {})


def inclined() -> bg.Graph:
    """A mass that moves along x only, whose inertia couples x and y: what it is across nothing but its effort needs."""
    f, v = One("f", coordinates=("x",)), One("v", ("vx", "vy"), frame="inertial")
    hung = v >> I("m", (("a", "c"), ("c", 2))), Se("load") >> v["vx"]
    return bg.Graph("inclined", f >> TF("P", ((1,), (0,))) >> v, *hung, f >> R("d", 0.1))


def test_functions_of_the_state_take_what_a_form_does_without() -> None:
    values, inclined_values = {"a": 1.0, "b": 2.0, "load": "3*t"}, {"a": 1.0, "c": 0.5, "load": "3*t"}
    for form in (None, *FORMS):
        check_functions(bg.simulate(bg.compile(rail(), form), INSTANTS, values, {"x": 1.0}), values)
        check_functions(
            bg.simulate(bg.compile(inclined(), form), INSTANTS, inclined_values, {"x": 1.0}), inclined_values
        )
    equations = bg.compile(inclined(), forms.kane_velocity)
    with pytest.raises(bg.MissingValues) as caught:
        equations.function({"a": 1.0, "load": 2.0}).outputs("m.e")
    assert caught.value.parties == ("c",)
    function = equations.function({"a": 1.0, "load": 2.0, "c": 0.5})
    assert "c" in function.outputs("m.e").numbers and "c" not in function.numbers + function.outputs("x").numbers


@pytest.mark.slow
@pytest.mark.parametrize("form", (forms.kane_momentum, forms.lagrange_multipliers))
@pytest.mark.parametrize("name", NAMES)
def test_functions_of_the_state_of_every_mechanism(name: str, form: Any) -> None:
    m = CATALOGUE[name]()
    run = motion(m.graph, form, m.values, m.start)
    known = {*run.equations.parameters, *run.equations.inputs, *run.equations.before.dropped}
    check_functions(run, {k: x for k, x in m.values.items() if k in known})


@pytest.mark.slow
@pytest.mark.parametrize("form", (forms.kane_velocity, forms.lagrange_multipliers))
@pytest.mark.parametrize("name", STEADY)
def test_functions_of_the_state_of_a_constrained_mechanism(name: str, form: Any) -> None:
    m = CONSTRAINED[name]()
    start = {name: number for name, number in m.states(0).items() if name not in m.driven}
    run = motion(m.graph, form, m.values, start)
    if run.choices:  # its states are those of one choice after another
        run = run.choices[0]
    known = {*run.equations.parameters, *run.equations.inputs, *run.equations.before.dropped}
    check_functions(run, {k: x for k, x in m.values.items() if k in known})


def test_an_export_has_a_parameter_that_only_the_graph_as_drawn_has(tmp_path: Path) -> None:
    """Along x: a x'' = load - 0.1 x'; across: c x''."""
    equations = bg.compile(inclined(), forms.kane_velocity)
    values = {"a": 2.0, "c": 0.5, "load": 3.0}
    (path,) = bg.export(equations, python, folder=tmp_path, values=values, outputs=["m.e[vy]"], start={"f": 1.0})
    scope = run_path(str(path))
    assert "c" in scope["PARAMETERS"]
    assert scope["outputs"](0.0, scope["START"]) == pytest.approx([0.5 * (3.0 - 0.1) / 2.0])


def test_constants_of_the_motion_start_from_velocities_beside_what_a_form_does_without(tmp_path: Path) -> None:
    """Momentum along x is conserved, and c x'' = 0 across; the form is of neither that c nor the effort there."""
    f, v = One("f", coordinates=("x", "y")), One("v", ("vx", "vy"), frame="inertial")
    across = f >> TF("P", ((1, 0), (0, 0))) >> v, v >> I("m", (("a", "c"), ("c", 2))), f >> I("n", 1)
    equations = bg.compile(bg.Graph("moving", *across, f["y_dot"] >> C("k", 1)), forms.reduced_volterra)
    values, start = {"a": 2.0, "c": 0.5}, {"x_dot": 1.0, "y": 1.0}
    run = bg.simulate(equations, INSTANTS, values, start)
    np.testing.assert_allclose(run["m.energy"], 1.0)
    (path,) = bg.export(equations, python, folder=tmp_path, values=values, start=start, outputs=["m.energy", "m.e"])
    scope = run_path(str(path))
    assert scope["outputs"](0.0, scope["START"]) == pytest.approx([1.0, 0.0, 0.0])


@pytest.mark.parametrize("build", [slider, pendulum, bead])
def test_a_reduced_graph_tells_everything_as_drawn(build: Any) -> None:
    start = {"s": 1.0, "theta": 0.3, "x": 1.0}
    check_alike(motion(build(), None, {}, start), motion(bg.reduce(build()), None, {}, start))


@pytest.mark.parametrize("form", (forms.kane_velocity, forms.lagrange_multipliers))
def test_a_reduced_graph_tells_everything_under_another_form(form: Any) -> None:
    start = {"theta": 0.3}
    check_alike(motion(pendulum(), None, {}, start), motion(bg.reduce(pendulum()), form, {}, start))


def test_what_is_added_to_a_reduced_graph_leaves_what_it_had_refused() -> None:
    """It was a graph without the addition, whose efforts were others."""
    graph = bg.reduce(bead())
    more = graph.rewritten([*graph.links, *(graph.junctions["u"] >> R("brake", 2.0)).links])
    run = motion(more, None, {}, {"x": 1.0})
    assert run["brake.e"] == pytest.approx(2.0 * run["u"])
    with pytest.raises(bg.ValueRefused, match="as drawn"):
        run["u-wire.e"]


def test_why_the_graph_as_drawn_has_no_equations_is_told() -> None:
    equations = replace(bg.compile(slider(), forms.kane_velocity))
    equations.cached("as drawn", lambda: bg.NotReducible("m", "it has none", parties=("p",), remedy="hold it"))
    run = bg.simulate(equations, INSTANTS, start={"s": 1.0})
    assert run["s"][0] == 1.0 and run.as_drawn is None
    with pytest.raises(bg.ValueRefused, match="it has none") as caught:
        run["s_fz"]
    assert caught.value.parties == ("s_fz", "p") and caught.value.remedy == "hold it"


def test_what_two_rods_in_one_place_bear_together_has_a_name():
    """How they share it nothing determines; the sum is the tension of one rod."""
    body, rods = One("body", ("u", "v"), coordinates=("x", "y")), One("rods", ("a", "b"))
    first = rods << TF("A", (("x", "y"),)) << Sf("first", 0)
    second = rods << TF("B", (("2*x", "2*y"),)) << Sf("second", 0)
    weight = Se("G", (0, -12.753))
    held = bg.Graph("two_rods", body >> I("m", 1.3), weight >> body, body << rods, first, second)
    run = bg.simulate(
        bg.compile(held, forms.udwadia_kalaba), INSTANTS, start={"x": 0.5, "y": -0.6, "u": 0.84, "v": 0.7}
    )
    x, y, u, v = (run[name] for name in "xyuv")
    pull = -(1.3 * (u**2 + v**2) - 12.753 * y) / (x**2 + y**2)
    assert np.allclose(run["rods-body.e[u]"], pull * x, rtol=1e-6)
    assert np.allclose(run["rods-body.e[v]"], pull * y, rtol=1e-6)
