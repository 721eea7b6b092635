"""A linearization as matrices with names: modes, verdicts on stability, and rates of inputs taken out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.analysis.linearization.linearization import NOT_KNOWN, Linearization
from bondgraph.analysis.linearization.modes import AXIS
from bondgraph.analysis.linearization.page import WIDEST
from bondgraph.program.tolerances import ROUNDED, ROUNDING

DECAY, SWING = np.array([[-1.0, 0], [0, -2.0]]), np.array([[0, 1.0], [-4.0, 0]])


def linear(A: Any, B: Any = None, C: Any = None, D: Any = None, inputs: tuple[str, ...] = (), **changed: Any) -> Any:
    """At an equilibrium, of as many states x0, x1, ... as A has; all of them are outputs unless C says others."""
    A = np.asarray(A, float)
    n, m = len(A), len(inputs)
    names = tuple(f"x{k}" for k in range(n))
    C = np.eye(n) if C is None else np.asarray(C, float)
    B, D = (np.zeros((rows, m)) if M is None else np.asarray(M, float) for rows, M in ((n, B), (len(C), D)))
    outputs = tuple(f"y{k}" for k in range(len(C)))
    point = dict.fromkeys(names, 0.0)
    return replace(Linearization("g", 0.0, names, (), inputs, outputs, A, B, C, D, point, {}, ()), **changed)


def double(real: float) -> Any:
    """Eigenvalues -1 and, twice with one eigenvector, another; no entry is zero."""
    turn = np.linalg.qr(np.arange(9.0).reshape(3, 3) ** 2 + np.eye(3))[0]
    return np.array(turn @ [[-1.0, 0.0, 0.0], [0.0, real, 1.0], [0.0, 0.0, real]] @ turn.T)


def leaking(part: float) -> Any:
    """A mode that is left of rates that cancel but for a part of them."""
    return np.array([[-1.0 - part, 1.0], [1.0, -1.0]])


@pytest.mark.parametrize(
    ("A", "verdict"),
    [
        (DECAY, "stable"),
        (-DECAY, "unstable"),
        (SWING, "marginal"),
        (np.diag([-1.0, 0.0]), "marginal"),
        (np.diag([-1.0, -2 * ROUNDING]), "stable"),
        (np.diag([-1.0, -ROUNDING / 2]), NOT_KNOWN),
        (np.diag([-1.0, ROUNDING / 2]), NOT_KNOWN),
        (np.diag([-1.0, 2 * ROUNDING]), "unstable"),
        (np.diag([-1.0, 1e-30]), NOT_KNOWN),
        (leaking(8 * ROUNDING), "stable"),
        (leaking(ROUNDING), NOT_KNOWN),
        (leaking(-ROUNDING), NOT_KNOWN),
        (leaking(-8 * ROUNDING), "unstable"),
        (leaking(8 * ROUNDED), NOT_KNOWN),
        (leaking(ROUNDED), "marginal"),
        (double(-2 * AXIS), "stable"),
        (double(-AXIS / 8), "marginal"),
        (double(AXIS / 8), "marginal"),
        (double(2 * AXIS), "unstable"),
        (double(0.0), "weakly unstable"),
        (np.zeros((1, 1)), "marginal"),
        (np.zeros((3, 3)), "marginal"),
        (np.kron(np.eye(2), SWING), "marginal"),
        (np.kron(np.eye(2), SWING) + np.kron([[0, 1], [0, 0]], np.eye(2)), "weakly unstable"),
        (np.zeros((0, 0)), ""),
    ],
)
def test_stability_is_that_of_the_greatest_real_part_in_any_unit_of_time(A: Any, verdict: str) -> None:
    for unit in (1.0, 1e-9, 1e9):
        assert linear(A * unit).stability == verdict


@pytest.mark.parametrize("upper", [0.0, 1.0])
def test_eigenvectors_are_counted_in_any_coordinates(upper: float) -> None:
    """Two pairs of eigenvalues that coincide, in coordinates that mix them and are of any size."""
    A = np.kron(np.eye(2), SWING) + upper * np.kron([[0, 1], [0, 0]], np.eye(2))
    T = np.random.default_rng(1).normal(size=(4, 4)) * [1e3, 1.0, 1e-3, 1.0]
    assert linear(np.linalg.solve(T, A @ T)).stability == ("weakly unstable" if upper else "marginal")


def test_what_moves_may_go_on_faster_but_not_swing_more_and_more() -> None:
    drift = np.array([[0.0, 1.0], [0.0, 0.0]])
    resonance = np.kron(np.eye(2), SWING) + np.kron(drift, np.eye(2))
    assert linear(drift).stability == "weakly unstable" and linear(drift, moving={"x0": 2.0}).stability == "marginal"
    assert linear(resonance, moving={"x0": 2.0}).stability == "weakly unstable"


@pytest.mark.parametrize(("upper", "verdict"), [(0.0, "marginal"), (1.0, "weakly unstable")])
def test_samples_that_add_up_drift(upper: float, verdict: str) -> None:
    held = linear([[1.0, upper], [0.0, 1.0]], period=0.1)
    assert held.stability == verdict
    assert ("unit circle has too few eigenvectors" in str(held)) == bool(upper)


def test_eigenvalues_come_with_the_greatest_real_part_first() -> None:
    A = np.zeros((4, 4))
    A[:2, :2], A[2:, 2:] = SWING, DECAY
    np.testing.assert_allclose(linear(A).eigenvalues, [2j, -2j, -1, -2], atol=1e-12)


def test_what_moves_is_judged_apart_unless_it_acts_on_what_is_judged() -> None:
    """A heading x1 adds up what x0 does; x0 decays, whatever the heading is."""
    A = np.array([[-1.0, 0], [3.0, 0]])
    heading = linear(A, moving={"x1": 2.0}, carried=("x1",))
    assert heading.steady == ("x0",) and heading.stability == "stable" and not heading.is_equilibrium
    acting = linear([[-1.0, 0.5], [3.0, 0]], moving={"x1": 2.0}, carried=("x1",))
    assert acting.stability == ""
    looping = linear([[-1.0, 0], [3.0, 0.5]], moving={"x1": 2.0}, carried=("x1",))
    assert looping.stability == ""
    assert linear(A, moving={"x1": 1.0}, carried=("x0", "x1")).stability == ""


@pytest.mark.parametrize("unit", [1e-150, 1e-9, 1e-4, 1.0, 1e4, 1e9, 1e150])
def test_what_moves_is_judged_apart_in_any_units(unit: float) -> None:
    """Places are large and momenta small, or the other way round; powers of the entries tell nothing."""
    units, none = np.array([1.0, unit, 1.0, 1 / unit]), np.zeros((2, 2))
    swinging = np.block([[np.array([[0.0, 1.0], [-1e-3, 0.0]]), none], [none, DECAY]])
    drifting = np.block([[np.array([[0.0, 1.0], [0.0, 0.0]]), none + 1], [none, DECAY]])
    for A, verdict in ((swinging, ""), (drifting, "stable")):
        assert linear(A * units / units[:, None], moving={"x0": 1.0}, carried=("x0", "x1")).stability == verdict


def test_a_state_may_be_left_out_that_no_other_needs() -> None:
    A = np.array([[-1.0, 0], [3.0, 0]])
    whole = linear(A, [[1.0], [2.0]], inputs=("u",), moving={"x1": 2.0}, carried=("x1",))
    less = whole.without("x1")
    assert less.states == ("x0",) and less.outputs == ("y0",) and less.is_equilibrium
    np.testing.assert_array_equal(less.A, [[-1.0]])
    np.testing.assert_array_equal((less.B, less.C, less.D), ([[1.0]], [[1.0]], [[0.0]]))
    assert whole.without().A.shape == (2, 2)
    with pytest.raises(bg.ValueRefused, match="x1 would still depend on x0"):
        whole.without("x0")
    assert whole.without("x0", "x1").states == ()
    with pytest.raises(bg.ValueRefused, match="there is no such state; there are x0, x1"):
        whole.without("y0")


def response(one: Linearization, s: complex) -> np.ndarray:
    """From inputs to outputs, an input u's' rate being s times it."""
    x = np.linalg.solve(s * np.eye(len(one.states)) - one.A, one.B)
    H = one.C @ x + one.D
    names = [name for name in one.inputs if not name.endswith("'")]
    sums = [sum(H[:, k] * s ** (len(each) - len(name)) for k, each in enumerate(one.inputs) if each.rstrip("'") == name)
            for name in names]  # fmt: skip
    return np.array(sums).T


def entries(count: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(-3, 3), min_size=count, max_size=count)


@settings(max_examples=40)
@given(entries(9), entries(12), entries(4))
def test_without_rates_of_inputs_the_response_is_the_same(a: list[int], b: list[int], d: list[int]) -> None:
    """Outputs that no rate reaches at once: y = x0 where B's rates do not enter x0."""
    A, B = np.reshape(a, (3, 3)), np.reshape(b, (3, 4)).astype(float)
    B[0, 1] = B[0, 2] = 0.0  # by u' and u'' the output's state is not moved at once
    A[0] = [a[0], 0, a[2]]
    B[1:, 2] = [1.0, 0.0]
    D = np.array([[float(d[0]), 0.0, 0.0, float(d[3])]])
    whole = linear(A, B, [[1.0, 0, 0]], D, ("u", "u'", "u''", "v"))
    plain = whole.without_rates()
    assert plain.inputs == ("u", "v") and plain.states == whole.states
    for s in (4.3 + 1.7j, 11.0 + 0j, 9j + 8):
        np.testing.assert_allclose(response(plain, s), response(whole, s), atol=1e-9)


def test_an_output_that_follows_a_rate_at_once_is_no_state_space_model() -> None:
    late = linear(DECAY, np.zeros((2, 2)), [[1.0, 0]], [[0.0, 2.0]], ("u", "u'"))
    with pytest.raises(bg.ValueRefused, match="y0 follows the rate of the input 'u' at once"):
        late.without_rates()
    same = linear(DECAY, [[1.0], [2.0]], inputs=("u",))
    np.testing.assert_array_equal(same.without_rates().B, same.B)


@settings(max_examples=40)
@given(entries(9), entries(12), entries(6), entries(8))
def test_what_follows_rates_has_a_response_all_the_same(a: list[int], b: list[int], c: list[int], d: list[int]) -> None:
    """C (s - A)^-1 B + D with each rate s times its input, whatever reaches the outputs at once."""
    A, inputs = np.reshape(a, (3, 3)) - 20.0 * np.eye(3), ("u", "u'", "u''", "v")
    whole = linear(A, np.reshape(b, (3, 4)), np.reshape(c, (2, 3)), np.reshape(d, (2, 4)), inputs)
    omega = np.array([0.0, 0.7, 9.0])
    found = whole.frequency_response(omega)
    for k, w in enumerate(omega):
        wanted = response(whole, 1j * w)
        np.testing.assert_allclose(found[k], wanted, atol=1e-9)
        for row, column in np.ndindex(2, 2):
            rational = whole.transfer_function(whole.outputs[row], ("u", "v")[column])
            assert rational(1j * w) == pytest.approx(wanted[row, column], rel=1e-7, abs=1e-7)


def test_the_page_tells_each_mode_with_its_frequency_and_damping() -> None:
    A = np.zeros((3, 3))
    A[:2, :2] = [[0, 1], [-4, -2]]  # -1 +- sqrt(3) i: 2 rad/s, damping ratio 1/2
    A[2, 2] = -7.0
    lines = str(linear(A)).splitlines()
    modes = [line.strip() for line in lines[lines.index("eigenvalues, 1/s") + 1 :]]
    assert modes == ["-1 +- 1.73205i   (2 rad/s, damping ratio 0.5)", "-7"]
    assert "  an equilibrium: stable" in lines


def test_a_matrix_of_too_many_columns_is_told_by_its_shape() -> None:
    for n, shown in ((WIDEST, True), (WIDEST + 1, False)):
        page = str(linear(-np.eye(n)))
        assert (f"A: {n} x {n}" in page) != shown
        assert page.count("\nx0'") == shown


def test_the_page_says_what_keeps_it_from_being_an_equilibrium() -> None:
    A = np.array([[-1.0, 0], [3.0, 0]])
    assert "not an equilibrium: x1' = 2" in str(linear(A, moving={"x1": 2.0}, carried=("x1",)))
    assert "a steady motion of x0" in str(linear(A, moving={"x1": 2.0}, carried=("x1",)))
    page = str(linear(A, carried=("x0", "x1")))
    assert "x0, x1 depend on what changes with time" in page and "hold for an instant" in page


def test_what_is_rounding_is_shown_as_zero_and_what_is_small_is_not() -> None:
    A = np.array([[1e-20, 1e5], [-1e-7, 1e-22]])
    found = replace(linear(A), point={"x0": 0.3, "x1": 6.5e-132})
    lines = str(found).splitlines()
    assert "x0 = 0.3, x1 = 0" in lines[1]
    assert [line.split()[1:] for line in lines if line.startswith("x")] == [["0", "100000"], ["-1e-07", "0"]]
    assert lines[-1].strip().startswith("0 +- 0.1i")
