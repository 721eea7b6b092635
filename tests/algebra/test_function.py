"""Callables as laws: the same motion as formulas, derivatives that are checked, failures that are named."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.interpolate import CubicSpline

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.equations.lower import arguments, lower
from bondgraph.program.evaluate import instant, series
from bondgraph.program.program import Call, Newton

ATAN = bg.Function(math.atan, lambda x: 1 / (1 + x**2))
CUBIC = bg.Function(lambda x: x + x**3, lambda x: 1 + 3 * x**2)


def circuit(resistor: R, store: C | I, enters: str) -> bg.Graph:
    """A driven resistor and a store, with flow or effort entering the resistor."""
    if enters == "flow":
        i = One("i")
        return bg.Graph("g", Se("U", "sin(2*t)") >> i, i >> resistor, i >> store, i >> I("L", 1))
    u = Zero("u")
    return bg.Graph("g", Sf("J", "sin(2*t)") >> u, u >> resistor, u >> store, u >> C("c", 1))


PAIRS = [
    (R("d", effort=ATAN), R("d", effort="atan(f)")),
    (R("d", flow=ATAN), R("d", flow="atan(e)")),
    (R("d", effort=CUBIC), R("d", effort="f + f**3")),
    (R("d", flow=CUBIC), R("d", flow="e + e**3")),
    (C("d", effort=CUBIC), C("d", effort="q + q**3")),
    (I("d", flow=CUBIC), I("d", flow="p + p**3")),
]


@pytest.mark.parametrize("enters", ["flow", "effort"])
@pytest.mark.parametrize(("given", "written"), PAIRS)
def test_a_function_moves_as_its_formula(given: Any, written: Any, enters: str) -> None:
    """In both causalities, dependent stores among them: nothing but the way the law is entered differs."""
    runs = []
    for element in (given, written):
        other = R("r", 1) if element.role == "store" else C("s", 1) if enters == "flow" else I("s", 1)
        pair = (element, other) if element.role == "resistor" else (other, element)
        runs.append(bg.simulate(circuit(*pair, enters), (0, 2), rtol=1e-10, atol=1e-12))
    for name in ("d.e", "d.f"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-8)


HENON = "(x**2 + y**2)/2 + x**2*y - y**3/3"


def potential() -> bg.Function:
    by_x = bg.Function(lambda x, y: x + 2 * x * y, lambda x, y: 1 + 2 * y, lambda x, y: 2 * x)
    by_y = bg.Function(lambda x, y: y + x * x - y * y, lambda x, y: 2 * x, lambda x, y: 1 - 2 * y)
    return bg.Function(lambda x, y: (x * x + y * y) / 2 + x * x * y - y**3 / 3, by_x, by_y)


def test_an_energy_as_a_function() -> None:
    q = One("q_dot", coordinates=("x", "y"))
    runs = []
    for energy in (potential(), HENON):
        graph = bg.Graph("henon", q >> I("m", 1), q >> C("V", energy=energy))
        runs.append(bg.simulate(graph, (0, 20), start={"x": 0.1, "y": 0.2, "x_dot": 0.1}, rtol=1e-11, atol=1e-13))
    np.testing.assert_allclose(runs[0]["q_dot"], runs[1]["q_dot"], atol=1e-8)
    np.testing.assert_allclose(runs[0]["V.energy"], runs[1]["V.energy"], atol=1e-9)


def quartic(second: bool) -> bg.Function:
    derivative: Any = lambda q: q + q**3  # noqa: E731 - a letter of the formula
    if second:
        derivative = bg.Function(derivative, lambda q: 1 + 3 * q**2)
    return bg.Function(lambda q: q**2 / 2 + q**4 / 4, derivative)


def parallel(store: C) -> bg.Graph:
    i, u = One("i"), Zero("u")
    return bg.Graph("pair", Se("U", "sin(t)") >> i >> u, i >> R("Ra", 2), u >> C("a", 1), u >> store)


def test_a_second_derivative_is_used_where_it_is_declared_and_asked_for_where_it_is_not() -> None:
    runs = [bg.simulate(parallel(C("b", energy=e)), (0, 3), rtol=1e-10) for e in (quartic(True), "q**2/2 + q**4/4")]
    np.testing.assert_allclose(runs[0]["u"], runs[1]["u"], atol=1e-8)
    alone = Zero("u")
    bg.compile(bg.Graph("g", Sf("i") >> alone, alone >> C("b", energy=quartic(False)), alone >> R("r")))
    with pytest.raises(bg.DerivativeError) as caught:
        bg.compile(parallel(C("b", energy=quartic(False))))
    assert caught.value.place == "b" and "q_b" in caught.value.parties


@pytest.mark.parametrize(
    "make",
    [
        lambda law: R("x", effort=law),
        lambda law: R("x", flow=law),
        lambda law: C("x", effort=law),
        lambda law: C("x", energy=law),
        lambda law: I("x", flow=law),
        lambda law: R("x", effort=(law, "f2")),
    ],
)
def test_callables_declare_their_derivatives(make: Callable[[Any], Any]) -> None:
    for law in (lambda x: x, math.sin, np.sin, CubicSpline([0, 1, 2], [0, 1, 4])):
        with pytest.raises(bg.DerivativeError) as caught:
            make(law)
        assert caught.value.parties == ("x",) and "Function" in caught.value.remedy
        with pytest.raises(bg.DerivativeError):
            bg.Function(law)


@pytest.mark.parametrize(
    "law",
    [
        bg.Function(lambda x: x**3, lambda x: x**2),
        bg.Function(lambda x: x**3, lambda x: -3 * x**2),
        bg.Function(math.sin, math.sin),
        bg.Function(lambda x: 5 * x, lambda x: 5.01),
        bg.Function(lambda x: x + 1e-3 * x**5, lambda x: 1.0),
        bg.Function(math.exp, bg.Function(math.exp, lambda x: 2 * math.exp(x))),
    ],
)
def test_a_wrong_derivative_is_refused(law: bg.Function) -> None:
    with pytest.raises(bg.DerivativeError) as caught:
        R("x", effort=law)
    assert "against" in caught.value.law and caught.value.parties == ("x",)


POINTS = np.linspace(-3, 3, 13)
SPLINE = CubicSpline(POINTS, POINTS + POINTS**3)


def step_derivative(x: float) -> float:
    k = min(max(int(np.searchsorted(POINTS, x)), 1), len(POINTS) - 1)
    rise: float = (POINTS[k] ** 3 - POINTS[k - 1] ** 3) / (POINTS[k] - POINTS[k - 1])
    return rise


@pytest.mark.parametrize(
    "law",
    [
        bg.Function(abs, lambda x: math.copysign(1, x)),
        bg.Function(lambda x: max(x, 0.0), lambda x: float(x > 0)),
        bg.Function(math.log, lambda x: 1 / x),
        bg.Function(lambda x: math.exp(x / 1e-3), lambda x: math.exp(x / 1e-3) / 1e-3),
        bg.Function(lambda x: 1e9 + x, lambda x: 1.0),
        bg.Function(lambda x: np.float32(x) * np.float32(x), lambda x: 2 * x),
        bg.Function(SPLINE, SPLINE.derivative()),
        bg.Function(lambda x: np.interp(x, POINTS, POINTS**3), step_derivative),
        bg.Function(np.tanh, lambda x: 1 - np.tanh(x) ** 2),
        bg.Function(lambda x: math.sqrt(x - 1e6), lambda x: math.nan),
    ],
)
def test_a_right_derivative_passes(law: bg.Function) -> None:
    """Kinks, domains, steep laws, rounding, splines and tables among them."""
    assert R("x", effort=law).effort is law


def test_laws_that_derive_from_no_energy_are_refused() -> None:
    first = bg.Function(lambda x, y: x + y, lambda x, y: 1.0, lambda x, y: 1.0)
    second = bg.Function(lambda x, y: y - x, lambda x, y: -1.0, lambda x, y: 1.0)
    v = One("v", 2)
    with pytest.raises(bg.NotReciprocal):
        bg.compile(bg.Graph("g", v >> I("m", 1), v >> C("V", effort=(first, second))))
    bg.compile(bg.Graph("g", v >> I("m", 1), v >> C("V", effort=(first, "q1 + q2"))))


def pushed(law: bg.Function, force: float = 1.0) -> bg.Graph:
    v = One("v")
    return bg.Graph("g", Se("F", force) >> v, v >> I("m", 1), v >> R("x", effort=law))


def fails_above(limit: float, how: Callable[[], Any]) -> bg.Function:
    return bg.Function(lambda x: x if x < limit else how(), lambda x: 1.0)


def raises(error: Exception) -> Callable[[], Any]:
    def act() -> Any:
        raise error

    return act


BAD = [
    raises(ZeroDivisionError()),
    raises(ValueError("math domain error")),
    raises(TypeError("unsupported")),
    raises(KeyError("k")),
    lambda: math.inf,
    lambda: None,
    lambda: "1",
    lambda: 1j,
    lambda: np.array([1.0]),
]


@pytest.mark.parametrize("how", BAD)
def test_a_function_that_fails_under_way_is_named(how: Callable[[], Any]) -> None:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(pushed(fails_above(3.0, how), 10.0), (0, 5))
    assert "x" in caught.value.parties and "x = " not in caught.value.law and "f = " in caught.value.law


@pytest.mark.parametrize("how", [BAD[1], BAD[2], BAD[4]])
def test_a_function_that_fails_inside_a_search_is_named(how: Callable[[], Any]) -> None:
    u = Zero("u")
    law = fails_above(3.0, how)
    graph = bg.Graph("g", Sf("J", 1) >> u, u >> C("c", 1), u >> R("x", effort=law))
    assert bg.rates(graph, start={"q_c": 2})["q_c"] == pytest.approx(-1)
    with pytest.raises(bg.NoSolution) as caught:
        bg.rates(graph, start={"q_c": 4})
    assert "x" in caught.value.parties


@pytest.mark.parametrize("error", [TypeError("takes 0 positional arguments"), KeyError("k"), RuntimeError("r")])
def test_a_function_that_always_fails_is_refused_at_once(error: Exception) -> None:
    for law in (
        bg.Function(lambda x: raises(error)(), lambda x: 1.0),
        bg.Function(lambda x: x, lambda x: raises(error)()),
    ):
        with pytest.raises(bg.FunctionFailed) as caught:
            R("x", effort=law)
        assert caught.value.parties == ("x",) and type(error).__name__ in caught.value.law


@pytest.mark.parametrize(
    "make",
    [
        lambda: R("x", effort=potential()),
        lambda: R("x", effort=(ATAN, "f1")),
        lambda: C("x", effort=(potential(), potential(), potential())),
        lambda: bg.Function(math.sin, 3),
        lambda: bg.Function(ATAN, math.cos),
        lambda: bg.Function(math.sin, math.cos, name="a b"),
        lambda: bg.Function(lambda x, y: x * y, ATAN, ATAN),
        lambda: R("x", ATAN),
        lambda: R("x", effort=ATAN, flow=ATAN),
        lambda: bg.compile(bg.Graph("g", One("v", 3) >> C("x", energy=potential()), One("v", 3) >> I("m"))),
    ],
)
def test_functions_of_wrong_shape_are_refused(make: Callable[[], Any]) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        make()
    assert caught.value.remedy


class Tyre:
    def force(self, slip: float) -> float:
        return math.atan(slip)

    def derivative(self, slip: float) -> float:
        return 1 / (1 + slip**2)


def test_identity_is_that_of_the_callables() -> None:
    one, other = Tyre(), Tyre()
    assert bg.Function(one.force, one.derivative) == bg.Function(one.force, one.derivative)
    assert bg.Function(one.force, one.derivative) != bg.Function(other.force, other.derivative)
    assert bg.Function(math.sin, math.cos) != bg.Function(math.sin, math.cos, name="sine")
    assert ATAN != "atan"
    assert pushed(bg.Function(one.force, one.derivative)) == pushed(bg.Function(one.force, one.derivative))
    assert hash(pushed(ATAN)) == hash(pushed(ATAN)) and pushed(ATAN) != pushed(CUBIC)
    with pytest.raises(AttributeError):
        ATAN.name = "other"  # type: ignore[misc]


def test_equations_call_it_by_its_name() -> None:
    assert "x(p_m)" in str(bg.compile(pushed(ATAN))).replace("/m", "")
    named = bg.Function(math.atan, lambda x: 1 / (1 + x**2), name="grip")
    equations = bg.compile(pushed(named))
    assert "grip(" in str(equations) and "grip" in equations.latex()
    v = One("v")
    both = (v >> I("m"), v >> R("a", effort=named), v >> R("b", effort=named))
    assert str(bg.compile(bg.Graph("g", *both))).count("grip(") == 2
    other = bg.Function(math.tanh, lambda x: 1 - math.tanh(x) ** 2, name="grip")
    with pytest.raises(bg.DuplicateName) as caught:
        bg.compile(bg.Graph("g", v >> I("m"), v >> R("a", effort=named), v >> R("b", effort=other)))
    assert "grip" in caught.value.parties


def test_a_program_names_what_it_calls() -> None:
    u = Zero("u")
    graph = bg.Graph("g", Sf("J") >> u, u >> C("c", 1), u >> R("x", effort=ATAN))
    equations = bg.compile(graph)
    program = lower(equations, equations.rates)
    (system,) = (line for line in program.body if isinstance(line, Newton))
    calls = [line for line in system.body if isinstance(line, Call)]
    assert {(line.function.owner, line.function.name) for line in calls} == {("x", "x"), ("x", "x_derivative")}


def test_many_instants_are_called_one_by_one() -> None:
    equations = bg.compile(pushed(ATAN))
    program = lower(equations, dict(equations.observables))
    names = arguments(equations)
    assert any(isinstance(line, Call) for line in program.body)
    states = np.linspace(-2, 2, 7)
    given = [states if name == "p_m" else 1.0 for name in names]
    many = series(program)(given)
    for k, state in enumerate(states):
        one = instant(program)([state if name == "p_m" else 1.0 for name in names])
        np.testing.assert_allclose([np.broadcast_to(column, (7,))[k] for column in many], one, rtol=1e-15)


def test_what_is_not_a_number_is_not_asked_for() -> None:
    """A function may fail for nan, as `int` does; a branch not taken may give it."""
    program = lower(bg.compile(pushed(bg.Function(lambda x: int(1e6 * x) / 1e6, lambda x: math.nan))), {})
    assert program.body == ()
    equations = bg.compile(pushed(bg.Function(lambda x: int(x) * 0.0 + x, lambda x: 1.0)))
    values = [math.nan if name == "p_m" else 1.0 for name in arguments(equations)]
    assert math.isnan(instant(lower(equations, equations.rates))(values)[0])


@pytest.mark.parametrize(("off", "refused"), [(0.5e-4, False), (2e-4, True)])
def test_a_derivative_may_be_off_by_what_is_said(off: float, refused: bool) -> None:
    """By a part of itself of 1e-4, far above what differences are off by."""
    law = bg.Function(lambda x: 3.0 * x, lambda x: 3.0 * (1 + off))
    if refused:
        with pytest.raises(bg.DerivativeError):
            circuit(R("r", effort=law), C("store", 1.0), "flow")
    else:
        circuit(R("r", effort=law), C("store", 1.0), "flow")


@pytest.mark.parametrize("size", [1e-6, 1e-3, 1.0])
def test_a_derivative_that_is_wrong_at_one_size_of_its_argument_is_refused(size: float) -> None:
    """Within a decade around a millionth, a thousandth or one."""

    def derivative(x: float) -> float:
        return 2.0 if 0.2 * size <= abs(x) < 2.0 * size else 1.0

    with pytest.raises(bg.DerivativeError, match="not that of the law"):
        bg.compile(pushed(bg.Function(lambda x: x, derivative)))


@pytest.mark.parametrize(
    ("law", "derivative"),
    [(lambda x: x**3, lambda x: 3.003 * x**2), (lambda x: 1e4 + x, lambda x: 1.001)],
    ids=["bent", "with a load"],
)
def test_neither_curvature_nor_rounding_hides_a_wrong_derivative(law: Any, derivative: Any) -> None:
    """Differences over longer steps would be off by the first, over shorter ones by the second."""
    with pytest.raises(bg.DerivativeError, match="not that of the law"):
        bg.compile(pushed(bg.Function(law, derivative)))
