"""Transfer functions: against closed forms, the frequency response, and SciPy's own."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.transfer_function import TransferFunction, transfer_function
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

U, i, K, w = Se("U"), One("i"), GY("K"), One("w", coordinates=("theta",))
MOTOR = bg.Graph("motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"), Se("M") >> w)
VALUES = {"U": 0.0, "M": 0.0, "L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "b": 1e-5}
OUTPUTS = ["w", "theta", "i", "Ra.e"]


@pytest.fixture(scope="module")
def linear() -> bg.Linearization:
    return bg.linearize(MOTOR, values=VALUES, outputs=OUTPUTS, inputs=["U", "M"])


def test_a_motor_in_closed_form(linear: bg.Linearization) -> None:
    L, Ra, k, J, b = (VALUES[name] for name in ("L", "Ra", "K", "J", "b"))
    below = np.array([L * J, L * b + Ra * J, Ra * b + k * k])
    speed, current = linear.transfer_function("w", "U"), linear.transfer_function("i", "U")
    np.testing.assert_allclose(speed.denominator, below / below[0], rtol=1e-9)
    np.testing.assert_allclose(speed.numerator, [k / below[0]], rtol=1e-9)
    np.testing.assert_allclose(current.numerator, np.array([J, b]) / below[0], rtol=1e-9)
    np.testing.assert_allclose(current.zeros, [-b / J], rtol=1e-9)
    assert current.gain == pytest.approx(1 / L)
    angle = linear.transfer_function("theta", "U")
    np.testing.assert_allclose(angle.denominator, [*(below / below[0]), 0.0], rtol=1e-9)
    assert angle.denominator[-1] == 0.0 and len(angle.poles) == 3 and len(speed.poles) == 2


@pytest.mark.parametrize("output", OUTPUTS)
@pytest.mark.parametrize("source", ["U", "M"])
def test_it_is_the_frequency_response_and_scipys(linear: bg.Linearization, output: str, source: str) -> None:
    omega = np.geomspace(1e-1, 1e5, 30)
    row, column = linear.outputs.index(output), linear.inputs.index(source)
    found = linear.transfer_function(output, source)
    wanted = linear.frequency_response(omega)[:, row, column]
    np.testing.assert_allclose(found(1j * omega), wanted, rtol=1e-8)
    np.testing.assert_allclose(found.to_scipy().freqresp(omega)[1], wanted, rtol=1e-8)
    by_zeros = (
        found.gain * np.prod(1j * omega[:, None] - found.zeros, 1) / np.prod(1j * omega[:, None] - found.poles, 1)
    )
    np.testing.assert_allclose(by_zeros, wanted, rtol=1e-6)


def test_it_prints_as_a_rational_function() -> None:
    v = One("v")
    graph = bg.Graph("g", Se("F") >> v, v >> I("m", 2.0), v >> R("r", 4.0), v >> C("k", 0.125))
    linear = bg.linearize(graph, values={"F": 0.0}, outputs=["v", "q_k", "F.e", "r.e"], inputs=["F"])
    assert str(linear.transfer_function("v", "F")) == "v / F = 0.5 s / (s^2 + 2 s + 4)"
    assert str(linear.transfer_function("q_k", "F")) == "q_k / F = 0.5 / (s^2 + 2 s + 4)"
    assert str(linear.transfer_function("F.e", "F")) == "F.e / F = 1"
    assert str(TransferFunction("y", "u", [-1.0, 1.0], [1.0, -1.0], [1.0])) == "y / u = (-s + 1) / (s - 1)"


def test_an_output_that_the_input_does_not_reach_is_zero() -> None:
    a, b = One("a"), One("b")
    graph = bg.Graph("two", Se("F") >> a >> I("m", 1.0), Se("G") >> b >> I("n", 1.0))
    linear = bg.linearize(graph, values={"F": 0.0, "G": 0.0}, outputs=["b"], inputs=["F"])
    found = linear.transfer_function("b", "F")
    assert str(found) == "b / F = 0" and found.gain == 0.0 and not len(found.zeros) and not len(found.poles)


def test_a_double_integrator_has_no_rounding_in_its_polynomials() -> None:
    v = One("v", coordinates=("x",))
    linear = bg.linearize(bg.Graph("g", Se("F") >> v >> I("m", 3.0)), values={"F": 0.0}, outputs=["x"], inputs=["F"])
    found = transfer_function(linear, "x", "F")
    assert list(found.denominator) == [1.0, 0.0, 0.0] and found.numerator == pytest.approx([1 / 3])


@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e6])
def test_units_of_time_change_no_digit(scale: float) -> None:
    """Three masses on springs, as fast as the scale says."""
    chain = [One(f"v{k}") for k in range(3)]
    parts = [Se("F") >> chain[0]]
    for k, v in enumerate(chain):
        parts += [v >> I(f"m{k}", 1.0 + k), v >> R(f"r{k}", 0.1 * scale)]
        if k:
            parts += [chain[k - 1] >> Zero(f"s{k}") >> v, Zero(f"s{k}") >> C(f"k{k}", 1.0 / scale**2)]
    linear = bg.linearize(bg.Graph("g", *parts), values={"F": 0.0}, outputs=["v2"], inputs=["F"])
    found, omega = linear.transfer_function("v2", "F"), scale * np.geomspace(0.01, 100, 20)
    np.testing.assert_allclose(found(1j * omega), linear.frequency_response(omega)[:, 0, 0], rtol=1e-7)
    assert len(found.numerator) == 1


def test_refusals(linear: bg.Linearization) -> None:
    with pytest.raises(bg.ValueRefused, match="output"):
        linear.transfer_function("nothing", "U")
    with pytest.raises(bg.ValueRefused, match="input"):
        linear.transfer_function("w", "w")


def test_an_output_that_follows_a_rate_at_once_has_the_higher_degree_above() -> None:
    """The force with which a given velocity drives a mass of 1 kg behind a lever of two: 4 s; no response to steps."""
    driven = bg.Graph("driven", Sf("V") >> One("x"), One("x") >> TF("n", 2.0) >> One("y") >> I("m", 1.0))
    late = bg.linearize(driven, values={"V": 0.0}, outputs=["V.e"], inputs=["V"])
    found = late.transfer_function("V.e", "V")
    assert repr(found) == "V.e / V = 4 s" and found.zeros == [0] and found.gain == 4
    np.testing.assert_allclose(late.frequency_response([1.0, 3.0])[:, 0, 0], [4j, 12j])
    with pytest.raises(bg.ValueRefused, match="ask for the frequency_response"):
        late.step([0.0, 1.0])


def test_the_only_output_by_the_only_input_need_not_be_named(linear: bg.Linearization) -> None:
    only = bg.linearize(MOTOR, inputs=["U"], outputs=["w"], values=VALUES)
    assert repr(only.transfer_function()) == repr(only.transfer_function("w", "U"))
    with pytest.raises(bg.ValueRefused, match="several outputs"):
        linear.transfer_function(input="U")


@pytest.mark.parametrize("seed", range(20))
def test_modes_of_six_decades_leave_the_ratio_the_response(seed: int) -> None:
    """Sums over all modes cancel in the coefficients, down to a numerator without its last ones."""
    draw = np.random.default_rng(seed)
    pairs = int(draw.integers(1, 4))
    size, n = 10 ** draw.uniform(-2, 4, pairs + 1), 2 * pairs + 1
    A = np.zeros((n, n))
    for k in range(pairs):
        A[2 * k : 2 * k + 2, 2 * k : 2 * k + 2] = [[0, 1], [-(size[k] ** 2), -2 * 10 ** draw.uniform(-3, 0) * size[k]]]
    A[-1, -1] = -size[-1]
    B, C, D = draw.normal(size=(n, 1)), draw.normal(size=(1, n)), np.full((1, 1), float(seed % 3 == 0))
    names = tuple(f"x{k}" for k in range(n))
    one = bg.Linearization("stiff", 0.0, names, (), ("u",), ("y",), A, B, C, D, {}, {}, ())
    omega = np.geomspace(1e-3, 1e5, 50)
    found = one.transfer_function()
    np.testing.assert_allclose(found(1j * omega), one.frequency_response(omega)[:, 0, 0], rtol=1e-6)
    assert len(found.zeros) == n - (0 if D[0, 0] else 1) and found.gain == pytest.approx(D[0, 0] or (C @ B)[0, 0])


def ladder(sections: int, inductance: float, capacitance: float) -> bg.Linearization:
    """Sections of slightly damped inductors and of capacitors, from a source to a load."""
    node, parts = Zero("n0"), []
    parts.append(Se("U") >> node)
    for k in range(sections):
        line, after = One(f"i{k}"), Zero(f"n{k + 1}")
        parts += [
            node >> line,
            line >> I(f"L{k}", inductance),
            line >> R(f"R{k}", 0.16 * (inductance / capacitance) ** 0.5),
        ]
        parts += [line >> after, after >> C(f"C{k}", capacitance)]
        node = after
    parts.append(node >> R("load", (inductance / capacitance) ** 0.5))
    return bg.linearize(bg.Graph("ladder", *parts), values={"U": 0.0}, outputs=[f"n{sections}", "n1"], inputs=["U"])


@pytest.mark.parametrize("sections", [2, 6, 20, 40])
@pytest.mark.parametrize("output", [0, 1])
def test_many_fast_slightly_damped_modes_leave_it_the_response(sections: int, output: int) -> None:
    """Powers of 5e7 rad/s are no floats from the fortieth on, and coefficients rounded to floats give other modes."""
    linear = ladder(sections, 1e-6, 1e-9)
    found = linear.transfer_function(linear.outputs[output])
    omega = 30e6 * np.geomspace(1e-3, 30, 40)
    wanted = linear.frequency_response(omega)[:, output, 0]
    np.testing.assert_allclose(found(1j * omega), wanted, rtol=1e-8)
    assert len(found.poles) == 2 * sections and len(found.zeros) == output * (2 * sections - 2)
    assert "nan" not in str(found) and "inf" not in str(found)
    if sections <= 6:
        np.testing.assert_allclose(found.to_scipy().freqresp(omega)[1], wanted, rtol=1e-6)
    if sections >= 20:
        with pytest.raises(bg.ValueRefused, match="give another response"):
            found.to_scipy()


def test_numbers_that_are_no_floats_are_refused() -> None:
    one = TransferFunction("y", "u", [1.0, 2.0], [1.0, 3.0, 4.0], np.roots([1.0, 3.0, 4.0]) * 2.0**600, 0.0, 2.0**600)
    assert one.gain == 2.0**600 and list(one.zeros) == [-(2.0**601)] and one(0.0) == 0.5
    with pytest.raises(bg.ValueRefused, match=r"denominator: numbers in \(rad/s\)\^2 are too large or too small"):
        one.denominator  # noqa: B018
    assert str(one) == f"y / u = 1 (s + 2) / (s^2 + 3 s + 4), s in units of {2.0**600:.9g} rad/s"
