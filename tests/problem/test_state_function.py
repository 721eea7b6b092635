"""A function of time, states and numbers: what `bg.rates` gives, with nothing derived again."""

from __future__ import annotations

import ctypes
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se, Zero
from bondgraph.problem.state_function import StateFunction, state_function
from bondgraph.program import llvm
from bondgraph.program.native import RATES, compiler

needs_native = pytest.mark.skipif(
    bool(llvm.missing()) and compiler() is None, reason="not installed: llvmlite or a C compiler"
)
LAWS: dict[str, Any] = {
    "a formula": {"effort": "k*f**3"},
    "a function": {"effort": bg.Function(lambda f: 3 * f**3, lambda f: 9 * f**2)},
}

MOTOR = {"U": 12.0, "K": 0.05, "L": 0.5, "Ra": 1.0, "J": 0.25, "b": 0.1}


def compiled_motor() -> bg.Equations:
    i, w = One("i"), One("w")
    return bg.compile(
        bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
    )


def graph(law: str = "a formula") -> bg.Graph:
    v = One("v", coordinates=("x",))
    parts = [v >> I("m", 2), v >> R("b", **LAWS[law]), v >> C("c", 0.5), Se("F") >> v]
    return bg.Graph("mass", *parts, values={"k": 3} if law == "a formula" else {})


def by_hand(t: float, states: Any, mass: float = 2.0, force: float = 1.0) -> Any:
    """2 v' = F - 3 v^3 - x/0.5, in the order of the states."""
    x, v = states
    return [v, (force - 3 * v**3 - x / 0.5) / mass]


def ordered(equations: bg.Equations, x: float, v: float) -> Any:
    """States of the mass, whichever comes first."""
    return np.array([{"x": x, "v": v, "p_m": 2 * v}[name] for name in equations.states])


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("force", [1.0, "1.0 + 0*t", lambda t: 1.0])
def test_rates_by_hand_in_native_code_and_in_python(law: str, force: Any) -> None:
    equations = bg.compile(graph(law))
    f = equations.function({"F": force})
    assert f.names == tuple(equations.rates) and f.states == equations.states
    states = ordered(equations, 0.3, 0.7)
    expected = bg.rates(equations, {"F": force}, dict(zip(equations.states, states, strict=True)))
    assert dict(zip(f.names, f(0.2, states), strict=True)) == pytest.approx(expected, rel=1e-14)
    rate_of_x, acceleration = by_hand(0.2, (0.3, 0.7))
    assert expected["x"] == pytest.approx(rate_of_x)
    assert sorted(expected.values())[0] in (pytest.approx(acceleration), pytest.approx(2 * acceleration))
    if law == "a function" or callable(force):
        assert f.language == "Python" and f.address == 0


def test_numbers_are_arguments() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": 1.0})
    states = ordered(equations, 0.3, 0.7)
    other = equations.function({"F": 5.0, "k": 1.0})
    assert f.pack({"F": 5.0, "k": 1.0}).tolist() == other.pack().tolist() != f.pack().tolist()
    np.testing.assert_array_equal(f(0.0, states, f.pack({"F": 5.0, "k": 1.0})), other(0.0, states))
    assert f.address == other.address
    assert dict(zip(f.numbers, f.pack({"F": 5.0}), strict=True))["F"] == 5.0


def test_a_given_array_is_filled() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": 1.0})
    states, out = ordered(equations, 0.3, 0.7), np.empty(2)
    assert f(0.0, states, None, out) is out
    np.testing.assert_array_equal(out, f(0.0, states))
    square = np.empty((2, 2))
    assert f.jacobian(0.0, states, out=square) is square


@pytest.mark.parametrize("law", LAWS)
def test_the_jacobian_is_that_of_differences(law: str) -> None:
    equations = bg.compile(graph(law))
    f = equations.function({"F": "sin(t)"})
    states, h = ordered(equations, 0.3, 0.7), 1e-6
    columns = [(f(0.2, states + h * e) - f(0.2, states - h * e)) / (2 * h) for e in np.eye(2)]
    np.testing.assert_allclose(f.jacobian(0.2, states), np.array(columns).T, rtol=1e-7, atol=1e-9)


@pytest.mark.parametrize("name", sorted(CATALOGUE)[::5])
def test_mechanisms(name: str) -> None:
    """Rates as `bg.rates` gives them, and efforts as a run does at its start."""
    found = CATALOGUE[name]()
    equations = bg.compile(found.graph)
    run = bg.simulate(equations, (0, 1e-6), found.values, found.start)
    f, states = equations.function(found.values), run.solution(0.0)
    expected = bg.rates(equations, found.values, dict(zip(equations.states, states.tolist(), strict=True)))
    np.testing.assert_allclose(f(0.0, states), list(expected.values()), rtol=1e-9, atol=1e-9)
    names = [each for each in equations.observables if each not in equations.indeterminate][:5]
    np.testing.assert_allclose(f.outputs(*names)(0.0, states), [run[each][0] for each in names], rtol=1e-7, atol=1e-7)


def test_outputs_by_name() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": 1.0})
    states = ordered(equations, 0.3, 0.7)
    outputs = f.outputs("b.e", "c.e", "m.energy", "x")
    assert outputs.names == ("b.e", "c.e", "m.energy", "x")
    assert outputs(0.0, states).tolist() == pytest.approx([3 * 0.7**3, 0.6, 0.49, 0.3])
    with pytest.raises(bg.ValueRefused, match=r"did you mean 'b\.e'"):
        f.outputs("b.ee")


def test_it_has_no_memory() -> None:
    """f**3 - 3 f = e has three solutions between -2 and 2: whichever is found, it is the same each time."""
    u = Zero("u")
    equations = bg.compile(bg.Graph("cubic", u >> C("c", 1), u >> R("d", effort="f**3 - 3*f")))
    f = equations.function()
    first = f(0.0, [0.0])
    f(0.0, [5.0])
    np.testing.assert_array_equal(f(0.0, [0.0]), first)
    (rate,) = bg.rates(equations, start={"q_c": 0.0}).values()
    assert first[0] == pytest.approx(rate, abs=1e-9)


def test_several_threads_at_once() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": 1.0})
    points = np.random.default_rng(1).uniform(-1, 1, (2000, 2))
    alone = [f(0.0, x).tolist() for x in points]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda x: f(0.0, x).tolist(), points)) == alone


@needs_native
def test_the_address_is_a_function_in_c() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": 1.0})
    states, numbers, out = ordered(equations, 0.3, 0.7), f.pack(), np.empty(2)
    call, memory = RATES(f.address), (ctypes.c_double * 1)()
    assert call(0.0, states.ctypes.data, numbers.ctypes.data, memory, out.ctypes.data) == 0
    np.testing.assert_array_equal(out, f(0.0, states))


def test_what_is_not_defined_is_refused() -> None:
    z = Zero("z")
    equations = bg.compile(bg.Graph("outflow", z >> C("tank", 1), z >> R("hole", flow="sqrt(e)")))
    f = equations.function()
    assert f(0.0, [4.0])[0] == pytest.approx(-2.0)
    with pytest.raises(bg.NoSolution, match="not defined"):
        f(0.0, [-1.0])


def test_bad_input_is_refused() -> None:
    equations = bg.compile(graph())
    f = equations.function({"F": "sin(t)"})
    with pytest.raises(bg.MissingValues, match="F"):
        equations.function()
    for x in ([1.0, 2.0, 3.0], [1.0], 1.0, [[1.0, 2.0]]):
        with pytest.raises(bg.ValueRefused, match="x has 2 numbers"):
            f(0.0, x)
    for x in (["a", "b"], np.array(["a", "b"]), [1j, 2.0]):
        with pytest.raises(bg.ValueRefused):
            f(0.0, x)
    with pytest.raises(bg.ValueRefused, match="x has 2 numbers"):
        f(0.0, [1.0, 2.0], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])
    with pytest.raises(bg.ValueRefused, match="course in time"):
        f.pack({"F": "cos(t)"})
    with pytest.raises(bg.ValueRefused, match="K"):
        f.pack({"K": 1.0})
    with pytest.raises(bg.ValueRefused, match="m"):
        f.pack({"m": -1.0})


def test_parameters_count_where_python_answers() -> None:
    """A law that is a function of Python: numbers are arguments there too."""
    equations = bg.compile(graph("a function"))
    f = equations.function({"F": lambda t: 1.0})
    states = ordered(equations, 0.3, 0.7)
    heavy = f(0.0, states, f.pack({"m": 4.0}))
    again = equations.function({"F": lambda t: 1.0, "m": 4.0})(0.0, states)
    np.testing.assert_array_equal(heavy, again)


def test_values_are_folded_in_or_checked() -> None:
    """As `equations.function` gives it: another mass, and no name that is none."""
    equations = bg.compile(graph())
    found = state_function(equations, {"m": 3.0, "F": 1.0})
    assert isinstance(found, StateFunction)
    states = ordered(equations, 0.3, 0.5)
    rates = bg.rates(equations, {"m": 3.0, "F": 1.0}, dict(zip(equations.states, states, strict=True)))
    assert list(found(0.0, states)) == pytest.approx([rates[name] for name in equations.states], rel=1e-13)
    with pytest.raises(bg.ValueRefused):
        state_function(equations, {"nothing": 3.0, "F": 1.0})


def test_arrays_of_the_call_before_are_read_where_they_are() -> None:
    """Other numbers in them count, other arrays too, and what overlaps is as right as what does not."""
    f = compiled_motor().function(MOTOR)
    x, p, out = np.array([0.1, 0.2]), f.pack(), np.empty(2)
    for scale in (1.0, 2.0, 3.0):
        x[:], p[:] = scale * np.array([0.1, 0.2]), scale * f.pack()
        expected = f(0.0, x.copy(), p.copy())
        assert f(0.0, x, p, out) is out and (out == expected).all()
        other = np.empty(2)
        assert (f(0.0, x, p, other) == expected).all() and (f(0.0, x, None, other) == f(0.0, x)).all()
        both = x.copy()
        for _ in range(2):
            both[:] = x
            assert (f(0.0, both, p, both) == expected).all()
    strided, wide = np.repeat(x, 2)[::2], np.empty(4)[::2]
    for _ in range(2):
        assert (f(0.0, strided, p, wide) == f(0.0, x, p)).all()
    with pytest.raises(bg.ValueRefused, match="x has 2 numbers"):
        f(0.0, np.zeros(3), p, out)
    single = np.empty(2, np.float32)
    for _ in range(2):
        assert f(0.0, x, p, single) == pytest.approx(f(0.0, x, p), rel=1e-6)


def test_numbers_are_folded_into_the_program() -> None:
    """It does with fewer operations what it did; another number for them is refused, for others it is not."""
    equations = compiled_motor()
    whole, short = equations.function(MOTOR), equations.function(MOTOR, fold=["J", "U"])
    x = np.array([0.1, 0.2])
    assert short(0.0, x) == pytest.approx(whole(0.0, x), rel=1e-14)
    assert short.jacobian(0.0, x) == pytest.approx(whole.jacobian(0.0, x), rel=1e-14)
    assert short.outputs("L.f")(0.0, x) == pytest.approx(whole.outputs("L.f")(0.0, x), rel=1e-14)
    assert equations.function(MOTOR, fold=equations.parameters).program.operations < whole.program.operations
    assert short(0.0, x, short.pack({"b": 3.0})) == pytest.approx(whole(0.0, x, whole.pack({"b": 3.0})), rel=1e-14)
    with pytest.raises(bg.ValueRefused, match="written into the function"):
        short.pack({"J": 3.0})
    again = pickle.loads(pickle.dumps(short))
    assert again == short and again != whole and (again(0.0, x) == short(0.0, x)).all()
    with pytest.raises(bg.ValueRefused, match="Jay"):
        equations.function(MOTOR, fold=["Jay"])
    with pytest.raises(bg.ValueRefused, match=r"fold=\['J'\]"):
        equations.function(MOTOR, fold="J")
    with pytest.raises(bg.ValueRefused, match="course in time"):
        equations.function({**MOTOR, "U": "sin(t)"}, fold=["U"])
