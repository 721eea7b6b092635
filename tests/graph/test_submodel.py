"""Submodels: what an instance is, what its body gets, and what is refused while it is made."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se
from bondgraph.graph.submodel import DEEPEST, Instance, Submodel
from bondgraph.graph.submodel_body import OPEN, Given, flat


@bg.submodel(ports={"supply": bg.electrical, "shaft": bg.rotational})
def dc_motor(supply: Any, shaft: Any, *, L: float = 1.5e-3, Ra: float = 0.8, K: float = 0.12, J: Any = 2.5e-4) -> Any:
    """A motor."""
    i, w = One("i"), One("w")
    return supply >> i >> GY("K", K) >> w >> shaft, i >> I("L", L), i >> R("Ra", Ra), w >> I("J", J)


def graph(motor: Instance, *more: Any, **values: float) -> bg.Graph:
    return bg.Graph("g", Se("U", 12) >> motor.supply, motor.shaft >> R("load", 0.1), *more, values=values)


def one_port(body: Callable[..., Any]) -> Submodel:
    return bg.submodel(ports=["a"])(body)


def refused(make: Callable[[], Any], *words: str) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        make()
    assert caught.value.remedy
    for word in words:
        assert word in str(caught.value), str(caught.value)


def test_a_port_of_a_submodel_without_an_instance_is_told() -> None:
    refused(lambda: dc_motor.supply, "dc_motor", "port of its instances", 'dc_motor("left").supply')
    assert getattr(dc_motor, "supply", None) is None and not hasattr(dc_motor, "load")
    assert copy.copy(dc_motor).ports == dc_motor.ports


def test_a_submodel_in_the_place_of_an_instance_is_told() -> None:
    for make in (lambda: Se("U") >> dc_motor, lambda: bg.Graph("g", dc_motor)):
        refused(make, 'dc_motor("left"), and join bonds to its ports, dc_motor("left").supply')


def test_a_motor_is_what_its_equations_say() -> None:
    equations = bg.compile(graph(dc_motor("m")))
    assert equations.states == ("m.p_L", "m.p_J")
    assert equations.parameters == {"load": 0.1, "m.J": 2.5e-4, "m.K": 0.12, "m.L": 1.5e-3, "m.Ra": 0.8}
    rates = bg.rates(equations, start={"m.i": 3.0, "m.w": 5.0})
    assert rates == pytest.approx({"m.p_L": 12 - 0.8 * 3 - 0.12 * 5, "m.p_J": 0.12 * 3 - 0.1 * 5})


def test_it_is_a_value() -> None:
    assert dc_motor("m") == dc_motor("m") and hash(dc_motor("m")) == hash(dc_motor("m"))
    assert dc_motor("m", Ra=1) == dc_motor("m", Ra=1.0) != dc_motor("m", Ra=2)
    assert dc_motor("m") != dc_motor("n") and dc_motor("m") != "m"
    assert dc_motor("m", J=np.array([1.0, 2.0])) == dc_motor("m", J=[1.0, 2.0])
    two = bg.Graph("g", Se("U", 12) >> dc_motor("m").supply, dc_motor("m").shaft >> R("load", 0.1))
    assert two == graph(dc_motor("m"))
    assert "dc_motor" in repr(dc_motor) and repr(dc_motor("m", Ra=1)) == "dc_motor('m', Ra=1)"
    assert dc_motor.__doc__ == "A motor." and dc_motor.parameters == ("L", "Ra", "K", "J")
    assert dc_motor("m")["shaft"] == dc_motor("m").shaft


@pytest.mark.parametrize(
    "given",
    [{"motor": 2.0}, {"graph": 2.0}, {"run": 2.0}],
    ids=["to the instance", "to the graph", "to the run"],
)
def test_a_parameter_can_be_given_in_three_places(given: dict[str, float]) -> None:
    motor = dc_motor("m", Ra=given["motor"]) if "motor" in given else dc_motor("m")
    found = graph(motor, **({"m.Ra": given["graph"]} if "graph" in given else {}))
    values = {"m.Ra": given["run"]} if "run" in given else {}
    assert bg.rates(found, values, start={"m.i": 3.0})["m.p_L"] == pytest.approx(12 - 2.0 * 3)


def test_what_is_given_later_reaches_everything_made_of_it() -> None:
    @one_port
    def part(a: Any, *, k: float = 2.0) -> Any:
        i = One("i")
        chains = [i >> R("sum", 1 + k), i >> R("text", f"3*{k}"), i >> R("power", -(k**2) / 4 + 6 - k)]
        return a >> i, i >> I("L", 1), chains, [i >> R(f"of{n}", x) for n, x in enumerate(np.array([1.0, 0.5]) * k)]

    found = bg.Graph("g", Se("U", 1) >> part("p").a)
    for values, k in (({}, 2.0), ({"p.k": 3.0}, 3.0)):
        total = (1 + k) + 3 * k + (-(k**2) / 4 + 6 - k) + 1.5 * k
        assert bg.rates(found, values, start={"p.i": 1.0})["p.p_L"] == pytest.approx(1 - total)


def test_a_formula_is_in_the_names_of_where_it_is_given() -> None:
    @one_port
    def outer(a: Any, *, k: float = 3.0) -> Any:
        i = One("i")
        return a >> i, i >> R("k0", 7), i >> inner("x", r=k + 1, other="2*k0").a

    @one_port
    def inner(a: Any, *, r: float = 1.0, other: Any = "r/2", third: Any = "r/2") -> Any:
        i = One("i")
        return a >> i, i >> I("L", 1), i >> R("r", r), i >> R("s", other), i >> R("t0", third)

    found = bg.Graph("g", Se("U", 0) >> outer("o", k="q").a, values={"q": 10})
    assert bg.compile(found).parameters == {"o.k0": 7.0, "o.x.L": 1.0, "q": 10.0}
    assert bg.rates(found, start={"o.x.i": 1.0})["o.x.p_L"] == pytest.approx(-(7 + 11 + 14 + 5.5))


def test_parameters_are_handed_down_one_by_one() -> None:
    @one_port
    def inner(a: Any, *, m: Any = (1, 2)) -> Any:
        v = One("v", 2)
        return a >> v["v_1"], v >> I("m", m)

    @one_port
    def outer(a: Any, *, k: float = 2.0) -> Any:
        return a >> inner("x", m=[k, 1]).a

    assert bg.Graph("g", Se("U", 1) >> inner("x", m=np.array([1.0, 2.0])).a).elements["x.m"].texts() == ("1", "2")
    refused(lambda: outer("o"), "m: in it are parameters", "by itself")


def test_one_without_a_value_is_asked_for_when_it_is_run() -> None:
    @one_port
    def part(a: Any, *, r: float, l: float) -> Any:
        i = One("i")
        return a >> i, i >> I("l", l), i >> R("rest", 2 * r)

    found = bg.Graph("g", Se("U", 1) >> part("p").a)
    with pytest.raises(bg.MissingValues, match=r"p\.l.*p\.r"):
        bg.rates(found)
    assert bg.rates(found, {"p.l": 1.0, "p.r": 1.5})["p.p_l"] == 1.0


def test_whole_numbers_shape_it_and_declared_types_come_as_they_are() -> None:
    @one_port
    def part(a: Any, *, n: float = 2, kind: str = "series", on: bool = True, r: float = 1.0) -> Any:
        i = One("i")
        chains = [i >> R(f"r{k}", r * n) for k in range(n)]  # type: ignore[call-overload]
        return a >> i, i >> I("L", 1), chains if kind == "series" and on else i >> R("only", r)

    assert bg.compile(bg.Graph("g", Se("U", 1) >> part("p", n=np.int64(3)).a)).parameters == {"p.L": 1.0, "p.r": 1.0}
    assert bg.rates(bg.Graph("g", Se("U", 0) >> part("p", n=3).a), start={"p.i": 1.0})["p.p_L"] == pytest.approx(-9)
    assert "p.only" in bg.Graph("g", Se("U", 1) >> part("p", kind="none").a).elements
    assert "p.only" in bg.Graph("g", Se("U", 1) >> part("p", on=False).a).elements


def test_a_class_takes_parameters_first_and_ports_when_called() -> None:
    @bg.submodel(ports={"a": bg.electrical})
    class Load:
        def __init__(self, r: float = 1.0) -> None:
            self.r = r

        def __call__(self, a: Any) -> Any:
            return a >> R("r", self.r)

    cells = [Load(f"cell{k}", r=k + 1.0) for k in range(3)]
    i = One("i")
    found = bg.Graph("g", Se("U", 1) >> i, i >> I("L", 1), *[i >> cell.a for cell in cells])
    assert bg.compile(found).parameters == {"L": 1.0, "cell0.r": 1.0, "cell1.r": 2.0, "cell2.r": 3.0}


def test_what_is_given_is_a_number_a_formula_or_itself() -> None:
    number, formula, word = Given.of("k", 2), Given.of("k", "2*q"), Given.of("k", "in series")
    assert (number.number, number.written) == (2.0, None) and (formula.number, formula.written) == (None, "2 * q")
    assert (
        word.argument == "in series" and Given.of("k", True).argument is True and Given.of("k", None).argument is None
    )
    assert Given.default("k", "2*q").written is None and Given.default("k", OPEN).value is OPEN
    range(number.argument)
    assert number.written == "2"
    assert len(list(flat("x", [One("i") >> R("r"), [R("q")], dc_motor("m")]))) == 3


def test_recursion_that_ends_is_a_ladder() -> None:
    @one_port
    def ladder(a: Any, *, n: int = 4) -> Any:
        i = One("i")
        return a >> i, i >> R("r", 2) if n == 1 else [i >> R("s", 1), i >> ladder("next", n=n - 1).a]

    i = One("i")
    found = bg.Graph("g", Se("U", 0) >> i, i >> I("L", 1), i >> ladder("x").a)
    assert set(found.instances) == {"x", "x.next", "x.next.next", "x.next.next.next"}
    assert bg.rates(found, start={"i": 1.0})["p_L"] == pytest.approx(-5)


def test_an_instance_without_a_name_says_what_to_write() -> None:
    refused(lambda: dc_motor(), 'dc_motor("left")')
    refused(lambda: dc_motor(Ra=1), 'dc_motor("left", Ra=1)')
    refused(lambda: dc_motor(Se("U"), R("load")), 'dc_motor("left")')  # type: ignore[arg-type]
    refused(lambda: dc_motor("a.b"), "'a_b'")


def test_wrong_arguments_and_ports_are_told_with_the_nearest() -> None:
    motor = dc_motor("m")
    refused(lambda: dc_motor("m", ra=1), "no parameter 'ra'", "'Ra'")
    refused(lambda: dc_motor("m", supply=1), "is a port", "m.supply")
    refused(lambda: motor.shafd, "no port 'shafd'", "'shaft'")
    assert not hasattr(motor, "graph") and getattr(motor, "shafd", None) is None
    refused(lambda: motor["zzz"], "supply, shaft")
    refused(lambda: motor.i, "part inside", "port for it")
    refused(lambda: Se("U") >> motor, "m.supply or m.shaft")
    refused(lambda: motor >> R("r"), "m.supply or m.shaft")
    refused(lambda: motor << R("r"), "m.supply or m.shaft")
    assert not hasattr(motor, "_private")


def test_a_submodel_that_cannot_be_one_is_refused_where_it_is_made() -> None:
    refused(lambda: bg.submodel(ports=["b"])(lambda a: a), "port 'b'", "its arguments")
    refused(lambda: bg.submodel(ports=["b"])(type("T", (), {"__call__": lambda self, a: a})), "its __call__")
    refused(lambda: bg.submodel(ports={"a": "elektrical"}), "no domain", "'electrical'")
    refused(lambda: bg.submodel(ports=["name"])(lambda name: name), "'name_'")
    refused(lambda: bg.submodel(ports=["a b"])(lambda a: a), "a_b")
    refused(lambda: one_port(lambda a, **more: a), "'**more'")
    refused(lambda: one_port(lambda a, *more: a), "'*more'")


def test_a_body_that_does_not_fit_its_ports_is_refused_where_it_is_used() -> None:
    refused(lambda: one_port(lambda a: None)("x"), "returns nothing")
    refused(lambda: one_port(lambda a: One("i") >> R("r"))("x"), "nothing inside", "'a'")
    refused(lambda: one_port(lambda a: (a >> R("r"), a >> R("q")))("x"), "'r' and 'q'", "junction")
    refused(lambda: one_port(lambda a: "r")("x"), "'r'")


def test_a_number_that_is_not_known_yet_is_refused_with_what_to_write() -> None:
    refused(lambda: one_port(lambda a, k=2: a >> R("r", float(k)))("x"), "'k'", "2*k", "k: int")
    refused(lambda: one_port(lambda a, k=2.5: [a >> R(f"r{j}") for j in range(k)])("x"), "k=3")
    refused(lambda: one_port(lambda a, kind="x": a >> R("r" if kind == "x" else "q"))("x"), "kind: str")
    refused(lambda: one_port(lambda a, k=1: a >> R("r" if k else "q"))("x"), "k: bool")

    def shaped(a: Any, *, n: int) -> Any:
        return a >> R("r", n)

    refused(lambda: one_port(shaped)("x"), "needs 'n'", "n=...")
    refused(lambda: one_port(lambda a, k=2: a >> R("r", "5 ohms"))("x"), "'ohms' is none")


def test_a_submodel_inside_itself_is_refused_with_who_is_in_whom() -> None:
    @one_port
    def endless(a: Any, *, n: float = 1.0) -> Any:
        return One("i") << a, One("i") >> endless("inner", n=2).a

    @one_port
    def deeper(a: Any, *, n: int = 1) -> Any:
        return One("i") << a, One("i") >> deeper("inner", n=n + 1).a

    refused(lambda: endless("x"), "inside itself", "endless in endless")
    refused(lambda: deeper("x"), f"more than {DEEPEST} deep")
    assert isinstance(dc_motor("still"), Instance)
