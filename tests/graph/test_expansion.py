"""Graphs of instances: ports become bonds, names are whole, and what does not fit is refused with its parties."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Df, I, Link, Mechanism, One, R, Revolute, Se, Zero
from bondgraph.forms import kane_momentum, kane_velocity, lagrange_multipliers
from bondgraph.graph.expansion import expanded
from bondgraph.graph.ports import SEVERAL, Part
from bondgraph.graph.terminal import Terminal


@bg.submodel(ports={"a": bg.electrical})
def coil(a: Any, *, L: float = 2.0, r: float = 3.0) -> Any:
    i = One("i")
    return a >> i, i >> I("L", L), i >> R("r", r), i >> Df("speed")


@bg.submodel(ports={"a": bg.electrical, "b": bg.rotational})
def wire(a: Any, b: Any) -> Any:
    return a >> b


@bg.submodel(ports=["hand"])
def crane(hand: Any, *, m: float = 1.0, l: float = 0.5, M: float = 2.0) -> Any:
    f = One("f", ("u", "w"), coordinates=("x", "th"))
    v = One("v", ("vx", "vy"))
    swung = (("1", f"{l}*cos(th)"), ("0", f"{l}*sin(th)"))
    weight = Se("G", (0, "-m*g")) >> v
    return hand >> f["u"], f >> TF("P", swung) >> v, f["u"] >> I("M", M), v >> I("m", m), weight


U, z = Se("U", 1), One("z")


def refused(make: Callable[[], Any], *words: str) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        make()
    assert caught.value.remedy
    for word in words:
        assert word in str(caught.value), str(caught.value)


def graph(*parts: Any, **values: float) -> bg.Graph:
    return bg.Graph("g", *parts, values=values)


def test_the_bonds_on_both_sides_of_a_port_are_one() -> None:
    x = coil("x")
    found = graph(U >> z, z >> x.a)
    assert [bond.name for bond in found.bonds] == ["U", "z-x.i", "x.L", "x.r", "x.speed"]
    assert found.links[1].passes == ("x.a",)
    assert found.instances == {"x": Part("coil", (("a", bg.electrical),), "()")}
    assert expanded([U >> z], {}).instances == {}
    assert isinstance(x.a.element, Terminal) and x.a.element.instance == x and x.a.element.domain == bg.electrical


def test_a_port_may_be_joined_to_a_port() -> None:
    same = bg.submodel(ports=["a", "b"])(lambda a, b: a >> b)
    found = graph(U >> same("p").a, same("p").b >> same("q").a, same("q").b >> coil("x").a)
    assert found.bonds[0].name == "U"
    assert found.links[0].passes == ("p.a", "p.b", "q.a", "q.b", "x.a")
    assert bg.rates(found) == bg.rates(graph(U >> coil("x").a))


def test_power_runs_as_it_is_written_inside() -> None:
    source = bg.submodel(ports=["a"])(lambda a: Se("E", 5) >> a)
    found = graph(source("s").a >> z, z >> I("L", 1))
    assert found.bonds[0].elements == ("s.E", "z")
    assert graph(z << source("s").a, z >> I("L", 1)) == found
    refused(lambda: graph(z >> source("s").a, z >> I("L", 1)), "out of 's'", "Write s.a >> z")
    refused(lambda: graph(U >> z, coil("x").a >> z), "into 'x'", "Write z >> x.a")


def test_a_two_port_beside_a_port_shows_the_port_that_is_meant() -> None:
    geared = bg.submodel(ports=["a"])(lambda a: (a >> TF("n", 3) >> One("w"), One("w") >> I("J", 1)))
    turned = bg.submodel(ports=["a"])(lambda a: (One("w") << TF("n", 3) << a, One("w") >> I("J", 1)))
    other = bg.submodel(ports=["a"])(lambda a: (One("w") >> TF("n", 3) >> a, One("w") >> I("J", 1)))
    rate = {name: bg.rates(graph(Se("U", 6) >> made("x").a))["x.p_J"] for name, made in (("a", geared), ("b", turned))}
    assert rate == {"a": 2.0, "b": 18.0}  # e1 = 3 e2, and what stands left of it is at port 1
    assert bg.rates(graph(Se("U", 6) << other("x").a))["x.p_J"] == -18.0
    assert bg.rates(graph(Se("U", 6) >> TF("N", 2) >> geared("x").a))["x.p_J"] == 1.0


def test_ports_left_open_or_taken_twice_are_refused() -> None:
    x = coil("x")
    refused(lambda: graph(U >> z, z >> R("q"), x), "x.a", "no bond", "Se(")
    refused(lambda: graph(U >> z, z >> x.a, Zero("u") >> x.a), "'z' and 'u'", SEVERAL[1:])
    refused(lambda: graph(U >> z, *[z >> coil("x").a for _ in range(2)]), "name of its own")
    w = wire("w")
    refused(lambda: graph(U >> R("q"), w.b >> w.a), "ring")


def test_ports_of_two_domains_do_not_meet() -> None:
    x, w = coil("x"), wire("w")
    refused(lambda: graph(U >> w.a, w.b >> x.a), "w.a", "electrical", "rotational")
    open_one = bg.submodel(ports={"a": bg.electrical, "b": None})(lambda a, b: a >> b)("o")
    assert graph(U >> open_one.a, open_one.b >> x.a).bonds[0].elements == ("U", "x.i")
    turning = bg.submodel(ports={"a": bg.rotational})(lambda a: a >> R("b"))("x")
    refused(lambda: graph(U >> open_one.a, open_one.b >> turning.a), "o.a", "x.a")


def test_one_name_is_one_thing() -> None:
    refused(lambda: graph(U >> z, z >> coil("x").a, z >> coil("x", r=1).a), "coil('x', r=1)")
    refused(lambda: graph(U >> z, z >> coil("z").a), "z:", "instance of coil")
    refused(lambda: graph(U >> z, z >> coil("x").a, z >> R("x")), "Rename")
    refused(lambda: graph(U >> z, z >> coil("x").a, z >> R("x.q")), "x.q", "port of 'x'", "'x_q'")
    refused(lambda: graph(U >> z, z >> R("y.q")), "y.q", "'y_q'")


def test_an_object_does_not_stand_inside_and_outside() -> None:
    ground = Zero("ground")
    leaky = bg.submodel(ports=["a"])(lambda a: (a >> R("r"), ground >> R("s"), Se("e") >> ground))
    assert "x.ground" in graph(U >> z, z >> leaky("x").a).elements
    refused(lambda: graph(U >> z, z >> leaky("x").a, ground >> R("q"), Se("v") >> ground), "ground", "'x'", "port")
    battery = bg.submodel(ports=["a"])(lambda a: Se("E", 5) >> a)("battery")
    fed = bg.submodel(ports=["a"])(lambda a: (a >> One("i"), battery.a >> One("i"), One("i") >> R("r")))
    refused(lambda: graph(battery.a >> z, z >> fed("x").a), "battery")


def test_formulas_read_parameters_and_sensors_of_instances() -> None:
    x, y = coil("x"), coil("y", r=0.5)
    found = graph(U >> x.a, Se("V", "2*x.speed + x.r") >> y.a)
    spare = bg.submodel(ports=["a"])(lambda a, k=6: a >> R("r", 1))("s")
    assert bg.compile(graph(U >> z, z >> spare.a, z >> I("L", "2*s.k"))).parameters == {"s.k": 6.0, "s.r": 1.0}
    rates = bg.rates(found, start={"x.i": 4.0})
    assert rates["y.p_L"] == 2 * 4.0 + 3.0
    refused(lambda: graph(U >> x.a, Se("V", "x.R2") >> y.a), "V", "no such parameter or signal", "x.")
    refused(lambda: graph(U >> x.a, Se("V", "q.r") >> y.a), "no instance 'q'")
    refused(lambda: graph(U >> x.a, Se("V", "x.L.e") >> y.a), "no instance 'x.L'")
    refused(lambda: bg.compile(graph(U >> x.a, Se("V", "x.i") >> y.a)), "to the submodel of 'x'", "x.i_s")
    refused(lambda: bg.compile(graph(U >> z, z >> R("r", "w.e"))), "no instance 'w'")


def test_names_that_are_asked_for_lead_to_those_there_are() -> None:
    run = bg.simulate(graph(U >> z, z >> coil("x").a, z >> coil("y").a), t=0.1)
    assert run["x.i"][-1] == run["x.L.f"][-1] and run["x.p_L"][-1] == pytest.approx(2 * run["x.i"][-1])
    refused(lambda: run["i"], "'x.i', 'y.i'")
    refused(lambda: run["x"], "instance of coil", "x.i")
    refused(lambda: run["x.L.p"], "'x.p_L'")
    refused(lambda: run["x.i.f"], "'x.i'")


def test_components_of_one_name_are_told_apart_in_each_instance() -> None:
    def body(a: Any) -> Any:
        v, w = One("v", ("x", "y")), One("w", ("x", "q"))
        return a >> v["x"], v >> I("m", 1), w >> I("n", 2), Se("F", (1, 2)) >> w, v >> R("b", 1)

    two = bg.submodel(ports=["a"])(body)
    found = graph(
        U >> z,
        z >> two("p").a,
        z >> R("r", 1),
        One("o", ("x", "k")) >> I("j", 1),
        Se("H", (0, 1)) >> One("o", ("x", "k")),
    )
    assert found.junctions["p.v"].components == ("p.v_x", "p.y")
    assert found.junctions["o"].components == ("x", "k")
    run = bg.simulate(found, t=0.1)
    assert run["p.v.x"][-1] == run["p.v_x"][-1] and run["p.p_n_q"][-1] == pytest.approx(0.2)
    refused(lambda: run["p.x"], "p.v.x", "p.w.x")


@pytest.mark.parametrize("form", [None, kane_velocity, kane_momentum, lagrange_multipliers])
def test_a_mechanism_in_an_instance_moves_as_it_does_alone(form: Any) -> None:
    f, v = One("f", ("u", "w"), coordinates=("x", "th")), One("v", ("vx", "vy"))
    swung = (("1", "l*cos(th)"), ("0", "l*sin(th)"))
    plain = bg.Graph("plain", Se("F", 0) >> f["u"], f >> TF("P", swung) >> v, f["u"] >> I("M", 2), v >> I("m", 1),
                     Se("G", (0, "-m*g")) >> v, values={"g": 9.81, "l": 0.5})  # fmt: skip
    found = graph(Se("F", 0) >> crane("c").hand, **{"c.g": 9.81})
    run = bg.simulate(bg.compile(found, form), t=1.0, start={"c.th": 0.3, "c.w": 0.1})
    alone = bg.simulate(bg.compile(plain, form), t=1.0, start={"th": 0.3, "w": 0.1})
    for name in ("x", "th", "u", "w", "vy"):
        assert np.array_equal(run[f"c.{name}"], alone[name]), name
    assert np.allclose(run["c.M.e"], alone["M.e"], rtol=1e-12, atol=1e-12)


def test_its_questions_are_answered_in_whole_names() -> None:
    found = graph(Se("F", 0) >> crane("c").hand, **{"c.g": 9.81})
    k = bg.kinetics(found)
    assert [str(x) for x in k.f] == ["c.u", "c.w"] and str(k.A[0, 0]) in ("c.M + c.m", "c.m + c.M")
    assert "c.x" in str(bg.kind(found))
    assert " 0 do not" in str(bg.certify(bg.compile(found, kane_momentum)))
    assert "c.M" in str(bg.analyse(found)) and "c.P" in str(bg.causality(found))
    assert bg.compile(bg.reduce(found)).states == ("c.x", "c.th", "p_T_u", "p_T_w")
    assert "c.th" in str(bg.linearize(found)) and "c.th = 0" in str(bg.equilibrium(found))


def swinging(mass: Any) -> Any:
    link = Link("link", mass, (0.1, 0.1, 0.1))
    return Mechanism("arm", [link], [Revolute("hinge", "ground", link.frame((0, 0, 0.5)), "y")], gravity=(0, 0, -9.81))


def test_bodies_and_joints_stand_in_an_instance() -> None:
    def body(hand: Any, *, m: float = 2.0) -> Any:
        arm = swinging(m)
        return *arm, hand >> arm["hinge"]

    made = bg.submodel(ports=["hand"])(body)
    found = graph(Se("M", 1) >> made("left").hand)
    run = bg.simulate(found, t=0.5, values={"left.m": 2.0})
    arm = swinging(2)
    alone = bg.simulate(bg.Graph("alone", *arm, Se("M", 1) >> arm["hinge"]), t=0.5)
    assert np.allclose(run["left.hinge_q"], alone["hinge_q"], rtol=1e-9)


def test_links_of_a_graph_bring_their_instances() -> None:
    x = coil("x")
    first = graph(U >> z, z >> x.a)
    more = bg.Graph("more", *first.links, z >> C("c", 1), Se("k", "x.r") >> One("q"), One("q") >> R("b", 2))
    assert more.instances == first.instances and more.elements.keys() > first.elements.keys()
    refused(lambda: bg.Graph("more", *first.links, x.a >> R("u")), "x.a", "already")
    refused(lambda: bg.Graph("more", *first.links, coil("x", r=9).a >> R("u")), "another graph")
    outer = bg.submodel(ports=["p"])(lambda p: (p >> One("k"), *first.links, One("k") >> R("j")))
    assert "o.x" in graph(Se("E") >> One("e"), One("e") >> outer("o").p).instances
    reduced = bg.reduce(graph(Se("F", 0) >> crane("c").hand, **{"c.g": 9.81}))
    inside = bg.submodel(ports=["p"])(lambda p: (p >> One("k"), *reduced.links))
    refused(lambda: graph(Se("E") >> inside("o").p), "driven or reduced")


def test_graphs_with_instances_are_values() -> None:
    found = graph(U >> z, z >> coil("x").a)
    assert pickle.loads(pickle.dumps(found)) == found == copy.deepcopy(found)
    assert pickle.loads(pickle.dumps(found)).instances == found.instances
    assert found == graph(z >> coil("x").a, U >> z)
    assert found != graph(z >> coil("x", r=4).a, U >> z)


def test_values_of_a_graph_go_before_those_of_instances() -> None:
    assert bg.compile(graph(U >> coil("x", r=9).a, **{"x.r": 4.0})).parameters["x.r"] == 4.0
    source = bg.submodel(ports=["a"])(lambda a, E=5: Se("E", E) >> a)
    assert bg.rates(graph(source("s").a >> I("L", 1)))["p_L"] == 5.0
    assert bg.rates(graph(source("s").a >> I("L", 1), **{"s.E": 7.0}))["p_L"] == 7.0
    refused(lambda: bg.compile(graph(U >> coil("x").a, **{"x.nope": 1.0})), "x.nope")
    refused(lambda: bg.simulate(graph(U >> coil("x").a), t=1, values={"x.R": 1}), "'x.r'")
