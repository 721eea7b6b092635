"""One kinetic store in place of the inertias: what stays, what moves to f, and which defaults are kept."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Se
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
