"""[004]'s identities between A, D, D f, e_hat, p_hat and Q, at random states of every mechanism.

Tolerances: matrices of order one are built from a few dozen products, so rounding stays below 1e-12 of the largest
entry; where an acceleration enters, its linear solve adds a factor of its condition, below 1e3 here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import sympy as sp
from mechanisms import CATALOGUE, NAMES, Compiled, Mechanism, compiled

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se
from bondgraph.kinetics.kinetics import KeptConstraint

SEEDS = (1, 2, 3)
CLOSE = 1e-11
LOADS = ("g", "c", "c2", "push", "tow", "U", "K", "br")
"""Parameters and inputs that vanish where no effort is impressed."""

every_mechanism = pytest.mark.parametrize("name", NAMES)
undriven = pytest.mark.parametrize("name", [name for name in NAMES if not CATALOGUE[name]().driven])
holonomic = pytest.mark.parametrize("name", ["double_pendulum", "cart_pendulum", "spinning_top"])


def states(name: str) -> list[tuple[Mechanism, dict[str, float]]]:
    mechanism = CATALOGUE[name]()
    return [(mechanism, mechanism.states(seed)) for seed in SEEDS]


def f_of(mechanism: Mechanism, state: Mapping[str, float]) -> Any:
    return np.array([state[name] for name in mechanism.f])


def along(mechanism: Mechanism, matrix: Any) -> Any:
    """d/dt of a function of the coordinates, with q_dot = Q f."""
    k = mechanism.numbers.kinetics
    q_dot = k.Q @ k.f
    terms = [sp.diff(matrix, q) * q_dot[i] for i, q in enumerate(k.q)]
    return mechanism.numbers.function(sum(terms, sp.zeros(*matrix.shape)))


def close(found: Any, expected: Any, tolerance: float = CLOSE) -> None:
    scale = max(1.0, float(np.abs(expected).max()))
    np.testing.assert_allclose(found, expected, rtol=0, atol=tolerance * scale)


@every_mechanism
def test_the_mass_matrix_is_symmetric_and_positive_definite(name: str) -> None:
    for mechanism, state in states(name):
        A = mechanism.numbers.matrix("A", state)
        close(A, A.T)
        assert np.linalg.eigvalsh(A)[0] > 0


@every_mechanism
def test_rate_of_the_mass_matrix_is_D_and_its_transpose(name: str) -> None:
    """(17)"""
    A_dot = along(CATALOGUE[name](), CATALOGUE[name]().numbers.kinetics.A)
    for mechanism, state in states(name):
        D = mechanism.numbers.matrix("D", state)
        close(D + D.T, A_dot(state))


@every_mechanism
def test_gyration_forces_are_those_of_one_matrix_D(name: str) -> None:
    """(27) is (57), and the effort D f of (14) is that of the same D."""
    for mechanism, state in states(name):
        D, f = mechanism.numbers.matrix("D", state), f_of(mechanism, state)
        close(D.T @ f, mechanism.numbers.matrix("e_hat", state))
        close(D @ f, mechanism.numbers.matrix("Df", state))


@every_mechanism
def test_D_f_is_what_momentum_carries_less_the_gyration_force(name: str) -> None:
    """(43), for the quasi-velocities that are not rates of coordinates too."""
    k = CATALOGUE[name]().numbers.kinetics
    carried = along(CATALOGUE[name](), k.A)
    for mechanism, state in states(name):
        numbers = mechanism.numbers
        p_q_q_dot = carried(state) @ f_of(mechanism, state)
        close(numbers.matrix("Df", state), p_q_q_dot - numbers.matrix("e_hat", state))


def test_without_coordinates_in_the_momentum_D_f_is_minus_the_gyration_force() -> None:
    """(44)"""
    found = []
    for name in NAMES:
        k = CATALOGUE[name]().numbers.kinetics
        if k.A.free_symbols & set(k.q):
            continue
        found.append(name)
        for mechanism, state in states(name):
            e_hat = mechanism.numbers.matrix("e_hat", state)
            close(mechanism.numbers.matrix("Df", state), -e_hat)
            assert np.abs(e_hat).max() > 1e-3, "nothing was compared"
    assert {"free_body", "rolling_disc", "sleigh"} <= set(found)


@holonomic
def test_where_f_is_q_dot_the_energy_generates_the_gyration_force(name: str) -> None:
    """(32) at constant f, (34) at constant p."""
    mechanism = CATALOGUE[name]()
    numbers, k = mechanism.numbers, mechanism.numbers.kinetics
    T_star = (k.f.T @ k.A @ k.f)[0, 0] / 2
    from_co_energy = numbers.function(sp.Matrix([sp.diff(T_star, x) for x in k.q]))
    h = 1e-5  # central differences: error h^2, below 1e-7 of what is compared
    for mechanism, state in states(name):
        e_hat = numbers.matrix("e_hat", state)
        close(e_hat, from_co_energy(state)[:, 0])
        p = numbers.matrix("A", state) @ f_of(mechanism, state)

        def energy(x: str, step: float, at: dict[str, float] = state, p: Any = p) -> float:
            return float(p @ np.linalg.solve(numbers.matrix("A", {**at, x: at[x] + step}), p) / 2)

        derivative = [(energy(q.name, h) - energy(q.name, -h)) / (2 * h) for q in k.q]
        close(e_hat, -np.array(derivative), 1e-7)
    assert k.holonomic


@pytest.mark.parametrize("name", ["rolling_disc", "sleigh", "free_body", "arm_with_motor", "arm"])
def test_a_junction_without_coordinates_of_its_own_is_not_of_holonomic_form(name: str) -> None:
    assert not CATALOGUE[name]().numbers.kinetics.holonomic


@every_mechanism
def test_kinetic_energy_is_that_of_the_inertias_one_by_one(name: str) -> None:
    """(18) against the sum over the unreduced graph's inertias, from their own flows."""
    mechanism, unreduced = CATALOGUE[name](), compiled(name)
    inertias = [element for element in mechanism.graph.elements.values() if element.kind == "I" and element.name != "L"]
    for _, state in states(name):
        at = unreduced.at(state)
        energy = 0.0
        for inertia in inertias:
            (bond, _), = mechanism.graph.at[inertia.name]  # fmt: skip
            names = [unreduced.equations.variable((bond.name, k), "f") for k in range(bond.size)]
            flows = np.array([at[n] for n in names])
            energy += flows @ matrix_of(mechanism, inertia, bond.size) @ flows / 2
        f = f_of(mechanism, state)
        assert f @ mechanism.numbers.matrix("A", state) @ f / 2 == pytest.approx(energy, rel=1e-12)


def matrix_of(mechanism: Mechanism, inertia: Any, size: int) -> Any:
    value = inertia.value or inertia.name
    values = {k: float(v) for k, v in mechanism.values.items()}

    def number(formula: str) -> float:
        return float(sp.sympify(formula, locals={k: sp.Float(v, 30) for k, v in values.items()}))

    if isinstance(value, str):
        return number(value) * np.eye(size)
    if isinstance(value[0], str):
        return np.diag([number(v) for v in value])
    return np.array([[number(v) for v in row] for row in value])


@every_mechanism
def test_rates_of_the_coordinates_are_Q_f(name: str) -> None:
    """(1)"""
    for mechanism, state in states(name):
        at = compiled(name).at(state)
        q_dot = mechanism.numbers.matrix("Q", state) @ f_of(mechanism, state)
        close([at[f"{q.name}'"] for q in mechanism.numbers.kinetics.q], q_dot)


@undriven
def test_without_impressed_efforts_the_velocity_form_is_homogeneous(name: str) -> None:
    """(14) at e = 0: the accelerations of the unreduced graph are -A^-1 D f."""
    loaded = CATALOGUE[name]()
    values = {key: 0.0 if key in LOADS else value for key, value in loaded.values.items()}
    mechanism = Mechanism(loaded.graph, values, loaded.start, loaded.f, {})
    free = Compiled(mechanism)
    for _, state in states(name):
        state = {key: 0.0 if key == "p_L" else value for key, value in state.items()}
        found = free.f_dot(state)
        A, Df = mechanism.numbers.matrix("A", state), mechanism.numbers.matrix("Df", state)
        close(A @ np.array([found[n] for n in mechanism.f]), -Df, 1e-10)


@every_mechanism
def test_rate_of_the_momentum(name: str) -> None:
    """p_dot of the momentum form is A f_dot + A_dot f of the unreduced graph (24), and e + e_hat (28)."""
    A_dot = along(CATALOGUE[name](), CATALOGUE[name]().numbers.kinetics.A)
    momentum = compiled(name, bg.forms.kane_momentum)
    for mechanism, state in states(name):
        numbers, f = mechanism.numbers, f_of(mechanism, state)
        f_dot = np.array([compiled(name).f_dot(state)[n] for n in mechanism.f]) if not mechanism.driven else None
        if f_dot is None:
            f_dot = np.array([compiled(name, bg.forms.kane_velocity).f_dot(state)[n] for n in mechanism.f])
        A = numbers.matrix("A", state)
        e = A @ f_dot + numbers.matrix("Df", state)
        at = momentum.at(state)
        for i, component in enumerate(mechanism.f):
            if component in mechanism.driven:
                continue
            expected = (A @ f_dot + A_dot(state) @ f)[i]
            assert at[f"p_T_{component}'"] == pytest.approx(expected, rel=1e-7, abs=1e-7)
            assert (e + numbers.matrix("e_hat", state))[i] == pytest.approx(expected, rel=1e-7, abs=1e-7)


@every_mechanism
def test_flows_follow_from_the_momenta(name: str) -> None:
    """(26), and (50) where some are driven."""
    for mechanism, state in states(name):
        at = compiled(name, bg.forms.kane_momentum).at(state)
        for component in mechanism.f:
            assert at[component] == pytest.approx(state[component], rel=1e-11, abs=1e-11)


@every_mechanism
def test_rate_of_the_co_energy(name: str) -> None:
    """(19), with dT*/dt by central differences along the motion: error h^2 of a smooth function, below 1e-6 here."""
    for mechanism, state in states(name):
        if mechanism.driven:
            continue
        unreduced, numbers, h = compiled(name), mechanism.numbers, 1e-5
        x = np.array(unreduced.vector(state))
        x_dot = np.array([unreduced.evaluate(x)[f"{n}'"] for n in unreduced.equations.states])

        def co_energy(vector: Any, of: Any = unreduced, m: Mechanism = mechanism, here: Any = state) -> float:
            at = {**here, **dict(zip(of.equations.states, vector, strict=True))}
            f = f_of(m, at)
            return float(f @ m.numbers.matrix("A", at) @ f / 2)

        derivative = (co_energy(x + h * x_dot) - co_energy(x - h * x_dot)) / (2 * h)
        f, f_dot = f_of(mechanism, state), np.array([unreduced.f_dot(state)[n] for n in mechanism.f])
        expected = f @ numbers.matrix("A", state) @ f_dot + f @ numbers.matrix("Df", state)
        assert derivative == pytest.approx(expected, rel=1e-6, abs=1e-6)


def test_the_rotor_behind_a_gear_is_part_of_the_mass_matrix() -> None:
    with_motor, plain = CATALOGUE["arm_with_motor"](), CATALOGUE["arm"]()
    state = with_motor.states(1)
    difference = with_motor.numbers.matrix("A", state) - plain.numbers.matrix("A", state)
    rotor = with_motor.values["n"] ** 2 * with_motor.values["Jr"]
    close(difference, [[rotor, 0], [0, 0]])


def test_the_partition_is_what_a_source_drives() -> None:
    assert CATALOGUE["driven_arm"]().numbers.kinetics.u == (0,)
    assert CATALOGUE["driven_arm"]().numbers.kinetics.c == (1,)
    assert CATALOGUE["arm"]().numbers.kinetics.u == (0, 1)


def test_blocks_of_the_partition() -> None:
    k = CATALOGUE["driven_arm"]().numbers.kinetics
    assert (k.A_uu[0, 0], k.A_uc[0, 0]) == (k.A[0, 0], k.A[0, 1])
    assert (k.f_c[0], k.p_u[0]) == (k.f[1], k.p[0])
    assert sp.simplify(k.T_star - (k.f.T @ k.A @ k.f)[0, 0] / 2) == 0


@pytest.mark.parametrize("name", ["double_pendulum", "cart_pendulum", "rolling_disc"])
def test_kinetic_energy_is_a_function_of_coordinates_and_momenta(name: str) -> None:
    """(33): with p = A f it is the co-energy, and its derivatives by p are f."""
    for mechanism, state in states(name):
        k = mechanism.numbers.kinetics
        assert not k.xp.free(k.T) & {*k.f}
        p = dict(zip(map(str, k.p), mechanism.numbers.matrix("A", state) @ f_of(mechanism, state), strict=True))
        known = {"t": 0.0, **mechanism.values, **state, **p}
        T, T_star, *derivatives = (
            float(x.subs({s: known[s.name] for s in x.free_symbols}))
            for x in (k.T, k.T_star, *(k.T.diff(x) for x in k.p))
        )
        close(T, T_star)
        close(np.array(derivatives), f_of(mechanism, state))


def test_partial_velocities_are_those_of_the_drawing() -> None:
    q_dot, v = One("q_dot", coordinates=("a",)), One("v", ("vx", "vy"))
    P = TF("P", (("l*cos(a)",), ("l*sin(a)",)))
    pendulum = bg.Graph("pendulum", q_dot >> P >> v >> I("m"), Se("G", (0, "-m*g")) >> v)
    k = bg.kinetics(pendulum)
    ((name, T),) = k.partial_velocities
    a, l, m = (sp.Symbol(n, real=True) for n in ("a", "l", "m"))
    assert name == "m"
    assert sp.simplify(T - sp.Matrix([l * sp.cos(a), l * sp.sin(a)])) == sp.zeros(2, 1)
    assert sp.simplify(k.A[0, 0] - m * l**2) == 0


@every_mechanism
def test_the_impressed_force_is_what_the_velocity_form_balances(name: str) -> None:
    """(9), (14): A f_dot + D f = e in the free components, with e read off the graph."""
    for mechanism, state in states(name):
        numbers = mechanism.numbers
        known = {**numbers.values, "t": 0.0, **state}
        rates = compiled(name, bg.forms.kane_velocity).f_dot(state)
        f_dot = np.array([rates[n] for n in mechanism.f])
        e = [float(x.subs({s: known[s.name] for s in x.free_symbols})) for x in numbers.kinetics.e]
        balanced = numbers.matrix("A", state) @ f_dot + numbers.matrix("Df", state)
        for i, component in enumerate(mechanism.f):
            if component in mechanism.free:
                assert e[i] == pytest.approx(balanced[i], rel=1e-9, abs=1e-9)


def test_other_constraints_have_rows_of_their_own() -> None:
    """Though those of the first have been asked for already."""
    k = CATALOGUE["double_pendulum"]().numbers.kinetics
    xp = k.xp
    rows = [xp.matrix([[xp.number(int(i == j)) for j in range(len(k.f))]]) for i in range(2)]
    one, other = (k.keeping([KeptConstraint(f"c{i}", row, (None,))]) for i, row in enumerate(rows))
    assert one.a == rows[0] and other.a == rows[1] and k.a.shape[0] == 0
    again = one.keeping(other.kept)
    assert again.a == rows[1] and one.a == rows[0] and again.keeping(()).a.shape[0] == 0
