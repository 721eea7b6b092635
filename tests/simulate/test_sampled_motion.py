"""Sampled control, against exact discretisation: matrix exponentials of the plant, and sequences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.linalg import expm

import bondgraph as bg
from bondgraph.elements import GY, C, I, One, R, Se, Zero

L, RA, K, J, B = 2e-3, 1.0, 0.05, 1e-4, 1e-5
A = np.array([[0, 0, 1 / J], [0, -RA / L, -K / J], [0, K / L, -B / J]])  # of th, p_L, p_J


def motor(*parts: Any, **values: float) -> bg.Graph:
    w, i = One("w", coordinates=("th",)), One("i")
    return bg.Graph("servo", Se("U", "u") >> i, i >> I("L", L), i >> R("Ra", RA), i >> GY("K", K) >> w,
                    w >> I("J", J), w >> R("b", B), *parts, values=values)  # fmt: skip


def discretised(matrix: Any, column: Any, every: float) -> tuple[Any, Any]:
    n = len(matrix)
    whole = expm(np.block([[matrix, column[:, None]], [np.zeros((1, n + 1))]]) * every)
    return whole[:n, :n], whole[:n, n]


def test_a_servo_at_1_khz_is_its_exact_discretisation() -> None:
    """PI control with a difference for its D part: 200 samples, the states at each to ten figures."""
    T = 1e-3
    parts = (
        bg.sample("e", "1 - th", T), bg.delay("e_old", "e", T), bg.sample("s", "s + T*e", T),
        bg.sample("u", "kp*e + ki*s + kd*(e - e_old)/T", T),
    )  # fmt: skip
    run = bg.simulate(motor(*parts, kp=0.3, ki=0.2, kd=0.01, T=T), 0.2)
    Ad, Bd = discretised(A, np.array([0.0, 1.0, 0.0]), T)
    x, e_old, s, xs, us = np.zeros(3), 0.0, 0.0, [], []
    for _ in range(200):
        e = 1 - x[0]
        s += T * e
        us.append(0.3 * e + 0.2 * s + 0.01 * (e - e_old) / T)
        xs.append(x)
        x, e_old = Ad @ x + Bd * us[-1], e
    times = np.arange(200) * T
    for k, name in enumerate(["th", "p_L", "p_J"]):
        exact = np.array(xs)[:, k]
        np.testing.assert_allclose(run.at(times, name), exact, rtol=0, atol=1e-10 * np.abs(exact).max())
    np.testing.assert_allclose(run.at(times, "u"), us, rtol=1e-9)
    np.testing.assert_allclose(run.at(times[1:] - 1e-9, "u"), us[:-1], rtol=1e-9)
    assert run["U.e"][-1] == run["u"][-1] and run.notes == ()


def ladder(resistances: list[float], formula: str, every: float) -> tuple[bg.Graph, Any, Any]:
    """Meshes of L = 1 and R, with C = 1 between them, and its matrices by hand."""
    n = len(resistances)
    meshes, nodes = [One(f"i{k}") for k in range(n)], [Zero(f"u{k}") for k in range(n)]
    chains: list[Any] = [Se("U", "u") >> meshes[0], bg.sample("u", formula, every)]
    matrix = np.zeros((2 * n, 2 * n))
    for k, resistance in enumerate(resistances):
        chains += [meshes[k] >> I(f"L{k}", 1.0), meshes[k] >> R(f"R{k}", resistance), meshes[k] >> nodes[k],
                   nodes[k] >> C(f"C{k}", 1.0)]  # fmt: skip
        matrix[2 * k, 2 * k], matrix[2 * k, 2 * k + 1], matrix[2 * k + 1, 2 * k] = -resistance, -1.0, 1.0
        if k + 1 < n:
            chains.append(nodes[k] >> meshes[k + 1])
            matrix[2 * k + 1, 2 * k + 2], matrix[2 * k + 2, 2 * k + 1] = -1.0, 1.0
    return bg.Graph("ladder", *chains), matrix, np.eye(2 * n)[0]


@settings(max_examples=5)
@given(
    st.lists(st.floats(0.1, 2.0), min_size=1, max_size=3), st.floats(-0.5, 0.5), st.floats(-0.5, 0.5),
    st.sampled_from([0.05, 0.2, 1 / 3, 0.7]),
)  # fmt: skip
def test_random_sampled_linear_systems(resistances: list[float], a: float, b: float, every: float) -> None:
    last = len(resistances) - 1
    graph, matrix, column = ladder(resistances, f"1 + ({a!r})*i0 + ({b!r})*u{last}", every)
    run = bg.simulate(graph, 12 * every, rtol=1e-11)
    Ad, Bd = discretised(matrix, column, every)
    x = np.zeros(len(matrix))
    for k in range(12):
        names = [f"{letter}{j}" for j in range(last + 1) for letter in "iu"]
        np.testing.assert_allclose([run.at(k * every, name) for name in names], x, atol=1e-9)
        x = Ad @ x + Bd * (1 + a * x[0] + b * x[-1])


@pytest.mark.parametrize("method", [None, "RK45", "Radau", "BDF", "LSODA"])
def test_sequences_are_those_of_a_loop_whatever_the_method(method: str | None) -> None:
    """Three rates, values that follow one another at an instant, and delays; the plant is not asked."""
    parts = (
        bg.sample("c", "b + a_two", 0.2), bg.sample("b", "2*a", 0.1), bg.sample("a", "a + 1", 0.1),
        bg.delay("a_two", "a", 0.1, samples=2, start=-1), bg.sample("d", "100*a + b", 0.3, offset=0.05),
    )  # fmt: skip
    v = One("v")
    run = bg.simulate(bg.Graph("g", Se("F", 1) >> v, v >> I("m", 1.0), *parts), 1.01, method=method)
    a, history, c, d = 0.0, [-1.0, -1.0], 0.0, 0.0
    for k in range(10):
        a, two, history = a + 1, history[0], [history[1], a + 1]
        c = 2 * a + two if k % 2 == 0 else c
        told = [run.at(0.1 * k + 1e-6, name) for name in ("a", "b", "a_two", "c")]
        assert told == [a, 2 * a, two, c], k
        d = 102 * a if k % 3 == 0 else d
        assert run.at(0.1 * k + 0.051, "d") == d


def test_instants_do_not_drift_and_the_last_one_is_not_met() -> None:
    v = One("v")
    graph = bg.Graph("g", Se("F", 1) >> v, v >> I("m", 1.0), bg.sample("x", "t", 0.1), bg.sample("n", "n + 1", 0.1))
    run = bg.simulate(graph, 10.0)
    assert all(run.at(k / 10, "x") == k / 10 for k in range(100)) and run["n"][-1] == 100
    later = bg.simulate(graph, (10.0, 20.0), start=run.equations.start_from(run))
    assert later["n"][-1] == 200 and later.at(12.34, "x") == 12.3


@pytest.mark.parametrize("start", [0.0, -1.0])
def test_an_offset_shifts_a_clock_and_delays_nothing(start: float) -> None:
    v = One("v")
    graph = bg.Graph("g", Se("F", 1) >> v, v >> I("m", 1.0), bg.sample("n", "n + 1", 0.1, offset=0.25))
    run = bg.simulate(graph, (start, start + 1))
    for k in range(9):
        assert [run.at(start + 0.05 + 0.1 * k + apart, "n") for apart in (-1e-6, 1e-6)] == [k, k + 1]


def test_an_input_that_jumps_at_a_sample_is_seen_there() -> None:
    v = One("v")
    graph = bg.Graph("g", Se("F") >> v, v >> I("m", 1.0), bg.sample("f", "F", 0.1))
    run = bg.simulate(graph, 1.0, values={"F": "where(t < 0.3, 0, 1)"})
    assert [run.at(x, "f") for x in (0.25, 0.3, 0.35)] == [0.0, 1.0, 1.0]


def test_samples_and_conditions_together() -> None:
    """A counter of a sampled value: what a clock sets makes a condition true."""
    v = One("v")
    graph = bg.Graph("g", Se("F", 1) >> v, v >> I("m", 1.0), bg.sample("n", "n + 1", 0.1),
                     bg.counter("tens", "n > 9.5"), bg.stop("end", "tens > 0.5"))  # fmt: skip
    run = bg.simulate(graph, 5.0)
    assert run.t[-1] == 0.9 and run["n"][-1] == 10 and run.notes[0].startswith("at t = 0.9 s 'end'")


def test_equations_tell_their_clocks_and_what_is_sampled_is_asked_as_such() -> None:
    equations = bg.compile(motor(bg.sample("u", "1 - th", "1 ms", offset="0.5 ms")))
    assert "every 0.001 s, shifted by 0.0005 s: u := 1 - th" in str(equations)
    assert bg.equilibrium(equations).linearization.period == bg.linearize(equations).period == 0.001
