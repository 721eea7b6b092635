"""Slow modes beside fast ones: eigenvalues, verdicts and responses, against forty digits."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np
import pytest
from scipy.linalg import block_diag

import bondgraph as bg
from bondgraph.analysis.linearization.linearization import NOT_KNOWN
from bondgraph.analysis.linearization.modes import Modes, _better, held, modes, spectrum
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.errors import ValueRefused
from bondgraph.program.tolerances import IDENTITY

DIGITS = 60


def net(seed: int) -> tuple[Any, Any]:
    """A, B of nodes with capacitances over twenty decades, conductances over four, and leaks over six."""
    random = np.random.default_rng(seed)
    n = int(random.integers(2, 8))
    conductances = np.triu(10.0 ** random.uniform(-2, 2, (n, n)) * (random.random((n, n)) < 0.6), 1)
    between, capacitances = conductances + conductances.T, 10.0 ** random.uniform(-18, 3, n)
    leaks = 10.0 ** random.uniform(-6, 0, n)
    return (between - np.diag(between.sum(axis=1) + leaks)) / capacitances[:, None], np.diag(1 / capacitances)


def exact(A: Any) -> tuple[list[Any], Any]:
    with mpmath.workdps(DIGITS):
        values, right = mpmath.eig(mpmath.matrix(A.tolist()))
        return values, right


@pytest.mark.parametrize("seed", range(12))
def test_eigenvalues_over_twenty_decades_are_known_as_far_as_they_are_said_to_be(seed: int) -> None:
    A, _ = net(seed)
    found, known = spectrum(A)
    order = np.argsort(np.abs(found))
    wanted = np.sort(np.abs(np.array([complex(x) for x in exact(A)[0]])))
    off = np.abs(np.abs(found[order]) - wanted)
    assert (off <= known[order]).all()
    assert (off <= 1e-8 * wanted).all()


@pytest.mark.parametrize("seed", range(12))
def test_what_inputs_bring_by_the_slowest_time_constant_has_six_digits(seed: int) -> None:
    A, B = net(seed)
    values, right = exact(A)
    h = 1 / min(abs(complex(x)) for x in values)
    with mpmath.workdps(DIGITS):
        risen = mpmath.diag([mpmath.expm1(x * h) / x for x in values])
        product = right * risen * mpmath.inverse(right) * mpmath.matrix(B.tolist())
        wanted = np.array(product.tolist(), complex).real
    assert (np.abs(held(A, B, h)[1] - wanted) <= 2e-6 * np.abs(wanted).max(axis=0)).all()


def ladder(*rates: float) -> Any:
    """Capacitors in a row, from one to the next by a conductance of one, and from the last to nothing."""
    conductances = np.diag(np.full(len(rates), -2.0)) + np.diag(np.ones(len(rates) - 1), 1)
    conductances += np.diag(np.ones(len(rates) - 1), -1)
    return conductances * np.array(rates)[:, None]


def test_all_modes_are_known_that_are_forty_decades_apart() -> None:
    A = ladder(1.0, 1e-10, 1e-20, 1e-30, 1e-38)
    found, known = spectrum(A)
    assert (known < 1e-8 * np.abs(found)).all()
    np.testing.assert_allclose(np.sort(np.abs(found)), np.sort([abs(complex(x)) for x in exact(A)[0]]), rtol=1e-8)


def test_a_mode_between_two_others_is_known_as_far_as_figures_that_are_meant() -> None:
    """Oscillators near critical damping, of which each is four times as slow as the one before."""
    damped = np.array([[-1.0, 0.95], [-0.95, -3.0]])
    found, known = spectrum(block_diag(*(4.0**-k * damped for k in range(30))))
    assert (known <= 0.7 * IDENTITY * np.abs(found)).all()


@pytest.mark.parametrize(("slower", "is_known"), [(1e-45, True), (1e-60, False)])
def test_a_mode_slower_than_that_is_told_to_be_unknown(slower: float, is_known: bool) -> None:
    found, known = spectrum(ladder(1.0, slower))
    assert bool(known[0] < 1e-6 * abs(found[0])) is is_known


@pytest.mark.parametrize(("apart", "are_alike"), [(0.003, True), (0.03, False)])
def test_modes_of_one_size_are_taken_from_one_solution(apart: float, are_alike: bool) -> None:
    """Which of them is which may be rounding; of others each is taken from where it is known better."""

    def of(known: list[float]) -> Modes:
        values = -np.array([1.0, 1.0 + apart])
        return Modes(values, np.array(known), np.eye(2), np.eye(2), -values, np.ones(2))

    found = _better(of([1e-9, 1e-3]), of([1e-5, 1e-7]))
    assert found.known.tolist() == ([1e-5, 1e-7] if are_alike else [1e-9, 1e-7])


@pytest.mark.parametrize("seed", range(4))
def test_in_other_units_of_states_and_time_eigenvalues_are_the_same(seed: int) -> None:
    A, _ = net(seed)
    units = 10.0 ** np.random.default_rng(seed).uniform(-9, 9, len(A))
    one, other = spectrum(A)[0], spectrum(1e-7 * A * units / units[:, None])[0]
    np.testing.assert_allclose(other, 1e-7 * one, rtol=1e-8)


def test_all_modes_are_there_beside_a_chain_of_integrals() -> None:
    """Which the inverse of a shifted matrix multiplies, by the shift's powers: it hides the others."""
    A = np.zeros((6, 6))
    A[:4, :4], A[4, 5], A[5, 4] = np.diag(np.ones(3), 1), 0.05, 1.0
    np.testing.assert_allclose(np.sort(modes(A).values.real)[[0, -1]], [-(0.05**0.5), 0.05**0.5])


@pytest.mark.parametrize(
    ("capacitance", "leak", "small", "resistance", "stability"),
    [
        (1e-3, 1e6, 1e-12, 1.0, "stable"),
        (1e-3, 1e6, 1e-13, 1.0, "stable"),
        (1.0, -1e3, 1e-12, 1.3, "unstable"),
        (1.0, -1e4, 1e-13, 1.3, NOT_KNOWN),
    ],
)
def test_a_slow_capacitor_behind_a_fast_node(
    capacitance: float, leak: float, small: float, resistance: float, stability: str
) -> None:
    a, b, j = Zero("a"), Zero("b"), One("j")
    leaky = R("leak", leak, active=True) if leak < 0 else R("leak", leak)
    graph = bg.Graph(
        "slow", a >> C("c1", capacitance), a >> leaky, a >> j, j >> R("r", resistance), j >> b, b >> C("c2", small),
        Sf("J") >> b,
    )  # fmt: skip
    linear, slow = bg.linearize(graph, {}, {"J": 0}, outputs=["a"]), -1 / (leak * capacitance)
    assert linear.stability == stability
    assert (stability in str(linear)) and stability in str(bg.equilibrium(graph, {"J": 1e-6}))
    np.testing.assert_allclose(linear.eigenvalues[0].real, slow, rtol=1e-5)
    np.testing.assert_allclose(linear.transfer_function("a", "J").poles[0].real, slow, rtol=1e-5)
    t = np.array([0.0, 0.5, 1.0]) / abs(slow)
    run = bg.simulate(graph, t, {"J": 1e-6})["a"] * 1e6
    np.testing.assert_allclose(linear.step(t)[:, 0, 0], run, rtol=1e-5, atol=1e-6 * run[-1])


def test_a_fast_circuit_hides_nothing_of_a_free_mass_apart_from_it() -> None:
    v, z = One("v", coordinates=("x",)), Zero("z")
    graph = bg.Graph("apart", Se("F") >> v, v >> I("m", 2.0), Sf("J") >> z, z >> C("c", 1e-15), z >> R("r", 1.0))
    linear = bg.linearize(graph, {}, {"F": 0, "J": 0}, outputs=["x", "z"])
    assert linear.stability == "weakly unstable"
    np.testing.assert_allclose(linear.step([3.0])[0], [[2.25, 0.0], [0.0, 1.0]], atol=1e-12)


def test_a_response_that_rounding_of_the_fastest_hides_is_refused() -> None:
    """Modes with one eigenvector beside one of 1e12 1/s: up to 1e8 of its time constants the exponential tells it."""
    turn = np.linalg.qr(np.arange(9.0).reshape(3, 3) ** 2 + np.eye(3))[0]
    A = turn @ [[-1e12, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]] @ turn.T
    held(A, np.ones((3, 1)), 0.9e-4)
    with pytest.raises(ValueRefused, match="rounding"):
        held(A, np.ones((3, 1)), 1.1e-4)


@pytest.mark.parametrize(("constants", "is_nothing"), [(13.0, False), (120.0, True)])
def test_a_vibration_too_fast_to_be_followed_is_nothing_once_it_has_decayed(constants: float, is_nothing: bool) -> None:
    """After so many of its time constants, and 1e9 radians, whose phase is not told."""
    A = np.array([[-constants, 1e9], [-1e9, -constants]])
    if not is_nothing:
        with pytest.raises(ValueRefused, match="rounding"):
            held(A, np.ones((2, 1)), 1.0)
        return
    F, G = held(A, np.ones((2, 1)), 1.0)
    np.testing.assert_allclose(F, 0.0, atol=1e-15)
    np.testing.assert_allclose(G, -np.linalg.solve(A, np.ones((2, 1))), rtol=1e-6)
