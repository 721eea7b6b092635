"""What equations divide by: zero with given values is refused; what time or the motion may bring to zero is found."""

from __future__ import annotations

import math
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.equations.denominators import check_denominators, entries, moving_denominators
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, LinearSolve


def drag(effort: str) -> bg.Equations:
    v = One("v", coordinates="x")
    return bg.compile(bg.Graph("drag", Se("F") >> v, v >> I("m"), v >> R("d", effort=effort)))


@pytest.mark.parametrize(
    ("effort", "values", "parties"),
    [
        ("f/k", {"k": 0.0}, {"k"}),
        ("f/(j*k)", {"j": 0.0, "k": 2.0}, {"j"}),
        ("f/(j - k)", {"j": 1.0, "k": 1.0}, {"j", "k"}),
        ("f*sqrt(k)", {"k": -1.0}, {"k"}),
        ("f*log(k)", {"k": 0.0}, {"k"}),
    ],
)
def test_values_with_which_nothing_is_defined_are_refused_by_name(
    effort: str, values: dict[str, float], parties: set[str]
) -> None:
    equations = drag(effort)
    with pytest.raises(bg.ValueRefused) as caught:
        check_denominators(equations, {"m": 1.0, **values})
    assert {*caught.value.parties} == parties


@pytest.mark.parametrize(
    ("effort", "values"),
    [
        ("f/k", {"k": 0.5}),
        ("f/x", {"k": 0.0}),  # the motion may bring it to zero, not a value
        ("where(x < 1, f, f/k)", {"k": 0.0}),  # only in a branch
        ("k*f", {"k": 0.0}),
    ],
)
def test_other_values_are_taken(effort: str, values: dict[str, float]) -> None:
    check_denominators(drag(effort), {"m": 1.0, **values})


def builder() -> Builder:
    return Builder(("k", "x", "y"))


def scalars(b: Builder, result: int, **values: float) -> list[list[float]]:
    """The values of the denominators found, at two points."""
    found = moving_denominators(b.finish({"r": result}), values)
    assert not found.systems
    program = found.program
    function = instant(type(program)(program.arguments, program.body, {str(slot): slot for slot in found.scalars}))
    return [function(point) for point in ((2.0, 0.3, 0.7), (2.0, -0.6, 0.2))]


def test_of_a_product_each_factor_is_a_denominator() -> None:
    b = builder()
    result = b.emit("div", b.number(1.0), b.emit("mul", b.emit("mul", 0, 1), 2))
    assert [sorted(point) for point in scalars(b, result, k=2.0)] == [[0.3, 0.7], [-0.6, 0.2]]


def test_a_tangent_divides_by_a_cosine() -> None:
    import math

    b = builder()
    (here,), (there,) = scalars(b, b.emit("tan", 1))
    assert here == math.cos(0.3) and there == math.cos(-0.6)


@pytest.mark.parametrize("of", ["exp", "cosh", "square", "parameter"])
def test_what_cannot_change_its_sign_is_none(of: str) -> None:
    b = builder()
    denominator = {"square": lambda: b.emit("mul", 1, 1), "parameter": lambda: 0}.get(of, lambda: b.emit(of, 1))()
    result = b.emit(
        "div", b.number(1.0), b.emit("add", denominator, b.number(0.0)) if of != "parameter" else denominator
    )
    assert not any(scalars(b, result, k=2.0))


def test_a_denominator_in_one_branch_only_is_none() -> None:
    b = builder()
    zero = b.number(0.0)
    quotient = b.emit("div", b.number(1.0), 2)
    assert not any(scalars(b, b.emit("select", b.emit("lt", 1, zero), quotient, zero)))


@pytest.mark.parametrize(("symmetric", "entry", "found"), [(False, 1, 1), (True, 1, 0), (False, 0, 0)])
def test_systems_that_may_become_singular_are_those_not_definite_that_move(
    symmetric: bool, entry: int, found: int
) -> None:
    b = builder()
    one = b.number(1.0)
    matrix: Any = [[one, entry], [entry, one]]
    (x, _) = b.solve(matrix, [one, one], symmetric, ("x", "y"))
    systems = moving_denominators(b.finish({"x": x}), {"k": 2.0}).systems
    assert len(systems) == found
    for system in systems:
        assert isinstance(system, LinearSolve) and entries(system) == system.matrix


def series(first: float | str | None = None, second: float | str | None = None) -> bg.Graph:
    """A capacitor of a farad that a volt charges through two resistors in series."""
    i = One("i")
    return bg.Graph("series", Se("U", 1) >> i, i >> R("Ra", first), i >> R("Rb", second), i >> C("C", 1))


@pytest.mark.parametrize("zero", ["Ra", "Rb"])
def test_a_resistor_of_zero_ohms_in_series_is_none(zero: str) -> None:
    values = {"Ra": 1.0, "Rb": 1.0, zero: 0.0}
    charged = pytest.approx(1 - math.exp(-1), rel=1e-8)
    assert bg.simulate(series(values["Ra"], values["Rb"]), 1)["C.e"][-1] == charged
    assert bg.simulate(series(), 1, values=values)["C.e"][-1] == charged
    assert bg.linearize(series(), values=values).A[0, 0] == -1
    assert bg.equilibrium(series(), values=values).state["q_C"] == pytest.approx(1)
    assert bg.residual(series(), values)(0.0, [0.5], [0.5]) == pytest.approx([0])


def test_equations_compiled_before_say_how_they_take_a_zero_and_do() -> None:
    equations, values = bg.compile(series()), {"Ra": 1.0, "Rb": 0.0}
    with pytest.raises(bg.ValueRefused, match=r"bondgraph\.compile\(graph, values=\{'Rb': 0\}\)"):
        bg.simulate(equations, 1, values=values)
    other = bg.compile(series(), values={"Rb": 0})
    for given in (values, {"Ra": 2.0, "Rb": 3.0}):
        total = given["Ra"] + given["Rb"]
        assert bg.simulate(other, 1, values=given)["C.e"][-1] == pytest.approx(1 - math.exp(-1 / total), rel=1e-8)


def test_no_strokes_are_advised_where_all_divide() -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(bg.compile(series()), 1, values={"Ra": 0.0, "Rb": 0.0})
    assert caught.value.remedy == "give a value that is not zero"
