"""One kinetic store in place of the inertias: what stays, what moves to f, and which defaults are kept."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, De, I, Impact, One, R, Se, Sf, StickSlip, Zero
from bondgraph.forms import kane_velocity
from bondgraph.kinetics.from_graph import mechanism
from bondgraph.kinetics.graph_with_store import with_store

f = One("f", ("u", "w"), coordinates=("x", "th"))
v = One("v", ("vx", "vy"))
SWING = f >> TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)"))) >> v, v >> I("m", 1.5)
REST = f["u"] >> I("M", 2), f["u"] >> C("spring", "k"), f["w"] >> R("hinge", "c")


def reduced(*more: Any, form: Any = kane_velocity) -> tuple[bg.Graph, bg.Graph]:
    graph = bg.Graph("cart", *SWING, *REST, *more)
    m = mechanism(graph)
    return graph, with_store(m, m.kinetics, form)


STATE = {"x": 0.3, "th": 0.7, "u": 0.4, "w": -0.6}
VALUES = {"l": 0.8, "k": 5.0, "c": 0.3}


def same(graph: bg.Graph, other: bg.Graph, **more: float) -> None:
    names = {**VALUES, **more}
    rates = [bg.rates(bg.compile(each), names, STATE) for each in (graph, other)]
    for name in ("x", "th", "u", "w"):
        assert rates[0][name] == pytest.approx(rates[1][name], rel=1e-10), name


def test_inertias_and_what_leads_to_them_only_are_gone() -> None:
    graph, made = reduced()
    assert {"m", "M", "P", "v"} & set(made.elements) == set()
    assert {"spring", "hinge", "f"} < set(made.elements)
    assert [e.kind for e in made.elements.values() if e.kind == "T*"] == ["T*"]
    same(graph, made)


def test_what_hangs_elsewhere_stays_with_its_way() -> None:
    """A resistor at the bob: its velocities still follow f."""
    graph, made = reduced(v >> R("air", "b"))
    assert {"P", "v", "air"} < set(made.elements)
    same(graph, made, b=0.2)


def test_efforts_that_are_formulas_move_to_f() -> None:
    """J^T G (53): (0, -m g l sin(th))."""
    graph, made = reduced(Se("G", (0, "-m*g")) >> v)
    assert {"P", "v"} & set(made.elements) == set()
    ((bond, side),) = made.at["G"]
    assert bond.other_end(side).element == "f"
    efforts = [xp.build(str(text), xp.symbol) for text in made.elements["G"].texts()]
    expected = [xp.number(0), xp.build("-m*g*l*sin(th)", xp.symbol)]
    assert all(xp.is_zero(xp.tidy(a - b)) for a, b in zip(efforts, expected, strict=True))
    same(graph, made, g=9.81)


def test_efforts_that_are_inputs_stay_where_they_act() -> None:
    graph, made = reduced(Se("push") >> v["vx"])
    assert {"P", "v", "push"} < set(made.elements)
    same(graph, made, push=0.4)


def test_defaults_of_what_is_gone_are_kept_where_they_are_used() -> None:
    """The masses are parameters of the store now."""
    _, made = reduced()
    assert bg.compile(made).parameters["m"] == 1.5 and bg.compile(made).parameters["M"] == 2.0


def _counted(u: bg.elements.One) -> tuple[Any, ...]:
    return bg.counter("n", "x > far"), Se("F", "-pull*n") >> u


def _switched(u: bg.elements.One) -> tuple[Any, ...]:
    machine = bg.StateMachine("n", {"a": 0, "b": "-pull"}, [("a", "x > far", "b")])
    return machine, Se("F", "n") >> u


def _sampled(u: bg.elements.One) -> tuple[Any, ...]:
    return bg.sample("n", "-pull*(x - far)", every=0.05), Se("F", "n") >> u


def _controlled(u: bg.elements.One) -> tuple[Any, ...]:
    return bg.PID("n", "far - x", Kp="pull", Ki=1, every=0.05), Se("F", "n") >> u


def _held(u: bg.elements.One) -> tuple[Any, ...]:
    return (u >> StickSlip("n", pull="-3*x", kinetic="far", static="pull"),)


def _struck(u: bg.elements.One) -> tuple[Any, ...]:
    return (u >> Impact("n", gap="far - x", value="0.1*pull"),)


@pytest.mark.parametrize("more", [_counted, _switched, _sampled, _controlled, _held, _struck])
@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "maggi", "volterra", "lagrange_multipliers"])
def test_defaults_that_only_events_read_are_kept(form: str, led: bool, more: Any) -> None:
    """A bead on a line of slope 2, by its partial velocity or held there by a source, and what acts at instants."""
    u, v = One("u", ("ux", "uy") if led else "ux", coordinates=("x", "y") if led else "x"), One("v", 2)
    rows = ((1, 0), (0, 1)) if led else ((1,), (2,))
    bead = [u >> TF("P", rows) >> v >> I("m", 1), u["ux"] >> C("spring", 3)] if led else []
    bead = bead or [u >> TF("P", rows) >> v >> I("m", 1), u >> C("spring", 3)]
    bead += [u << TF("a", ((2, -1),)) << Sf("line", 0)] if led else []
    graph = bg.Graph("bead", *bead, *more(u["ux"] if led else u), values={"far": 0.2, "pull": 2.5})
    start = {"ux": 1.0, "uy": 2.0} if led else {"ux": 1.0}
    drawn = bg.simulate(graph, 1.0, start=start)
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 1.0, start=start)
    np.testing.assert_allclose(run["x"][-1], drawn["x"][-1], rtol=1e-5, atol=1e-7)
    reduced = bg.reduce(graph)
    np.testing.assert_allclose(bg.simulate(reduced, 1.0, start=start)["x"][-1], drawn["x"][-1], rtol=1e-5, atol=1e-7)


def _charged() -> tuple[Any, ...]:
    z = Zero("z")
    return z << Sf("i", "0.2*x"), z >> C("cap", 0.5), z >> R("leak", 4), z >> De("n")


@pytest.mark.parametrize(
    "by",
    [
        (bg.PID("n", "0.4 - x", Kp=20, Ki=5, Kd=0.5),),
        (bg.PID("n", "0.4 - x", Kp=20, Ki=5),),
        (bg.PID("n", "0.4 - x", Kp=20, Kd=5),),
        (bg.TransferFunction("n", "0.4 - x", [1, 2], [1, 3]),),
        _charged(),
    ],
    ids=["PID", "PI", "PD", "lead-lag", "sensor"],
)
@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "partially_lagrangian"])
def test_efforts_that_depend_on_states_of_their_signals_stay_where_they_act(form: str, by: tuple[Any, ...]) -> None:
    """A particle on a rod, and a force by a signal that is a sum of states and more."""
    u = One("u", ("ux", "uy"), coordinates=("x", "y"))
    held = u << TF("a", (("x", "y"),)) << Sf("rod", 0)
    graph = bg.Graph("particle", u >> I("m", 2), held, *by, Se("F", "n") >> u["ux"])
    start = {"x": 0.6, "y": -0.8}
    drawn = bg.simulate(graph, 1.0, start=start)
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 1.0, start=start)
    np.testing.assert_allclose([run["x"][-1], run["n"][-1]], [drawn["x"][-1], drawn["n"][-1]], rtol=1e-6)
