"""Blocks against solutions found without them: by scipy, by matrix exponentials, and by hand."""

from __future__ import annotations

import re

import numpy as np
import pytest
import scipy.interpolate
import scipy.linalg
import scipy.optimize
import scipy.signal
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.elements import GY, TF, Df, I, One, R, Se
from bondgraph.graph.blocks import _block, _sampled_pid, arithmetic, linear, nonlinear, pid

TIGHT = {"rtol": 1e-9, "atol": 1e-11}
MOTOR = {"L": 5e-3, "Ra": 1.0, "K": 0.05, "J": 1e-4, "b": 1e-5}
SIZES = st.floats(0.2, 3).map(lambda x: round(x, 3))


def servo(pid: bg.PID) -> bg.Graph:
    i, w, U = One("i"), One("w", coordinates=("theta",)), Se("U")
    plant = U >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")
    return bg.Graph("servo", *plant, bg.Input("r"), pid, pid >> U, values=MOTOR)


def exact_servo(t: np.ndarray, Kp: float, Ki: float, Kd: float, N: float) -> np.ndarray:
    """The angle after a step of one: states current, speed, angle, integral of the error, lag of the error."""
    L, Ra, K, J, b = MOTOR.values()
    u = np.array([0, 0, -Kp - Kd * N, 1, -Kd * N])  # beside (Kp + Kd N) r
    A = np.array([[-Ra / L, -K / L, 0, 0, 0], [K / J, -b / J, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, -Ki, 0, 0],
                  [0, 0, -N, 0, -N]])  # fmt: skip
    A[0] += u / L
    B = np.array([(Kp + Kd * N) / L, 0, 0, Ki, N])
    whole = np.zeros((6, 6))
    whole[:5, :5], whole[:5, 5] = A, B
    return np.array([(scipy.linalg.expm(whole * each) @ np.array([0, 0, 0, 0, 0, 1]))[2] for each in t])


def test_the_servo_follows_the_matrix_exponential() -> None:
    gains = {"Kp": 1.2, "Ki": 2.0, "Kd": 0.04, "N": 200.0}
    run = bg.simulate(servo(bg.PID("pid", "r - theta", **gains)), t=np.linspace(0, 1, 41), values={"r": 1}, **TIGHT)
    np.testing.assert_allclose(run["theta"], exact_servo(run.t, **gains), atol=1e-7)
    assert abs(run.power_audit().missing).max() < 1e-9  # the source supplies what the block has it give
    np.testing.assert_array_equal(run["U.e"], run["pid"])


def test_a_pid_without_some_gains_has_no_such_states() -> None:
    states = {
        (1, 0, 0): set(), (1, 2, 0): {"i_pid"}, (1, 0, 3): {"d_pid"}, ("Kp", "Ki", "Kd"): {"i_pid", "d_pid"},
    }  # fmt: skip
    for (Kp, Ki, Kd), own in states.items():
        found = bg.compile(servo(bg.PID("pid", "r - theta", Kp=Kp, Ki=Ki, Kd=Kd, limits=(-1, 1))))
        assert {*found.states} == {"theta", "p_L", "p_J"} | own


def test_its_limits_are_met_as_by_hand() -> None:
    """PI control of an integrator y' = u: piecewise linear, integrated from one corner of the limits to the next."""
    Kp, Ki, high, back = 2.0, 3.0, 0.5, 1.5  # back = Ki/Kp
    graph = bg.Graph(
        "l", bg.Input("r"), bg.PID("u", "r - y", Kp=Kp, Ki=Ki, limits=(-high, high)), bg.Integrator("y", "u")
    )
    run = bg.simulate(graph, t=np.linspace(0, 8, 81), values={"r": 1}, **TIGHT)
    # states y, i, 1; u = Kp (1 - y) + i
    free = np.array([[-Kp, 1, Kp], [-Ki, 0, Ki], [0, 0, 0.0]])
    u = np.array([-Kp, 1, Kp])

    def limited(at: float) -> np.ndarray:
        rate = np.array([-Ki, 0, Ki]) + back * (np.array([0, 0, at]) - u)
        return np.array([[0, 0, at], rate, [0, 0, 0.0]])

    mode, state, now, found = high, np.array([0.0, 0.0, 1.0]), 0.0, []
    for until in run.t:
        while now < until:
            matrix = free if mode == 0 else limited(mode)

            def past(dt: float, matrix: np.ndarray = matrix, state: np.ndarray = state, mode: float = mode) -> float:
                wanted = float(u @ scipy.linalg.expm(matrix * dt) @ state)
                return high - abs(wanted) if mode == 0 else wanted * np.sign(mode) - high

            step = until - now
            if past(step) < 0:
                step = scipy.optimize.brentq(past, 0, step, xtol=1e-14)
                state, now = scipy.linalg.expm(matrix * step) @ state, now + step
                mode = 0 if mode else high * np.sign(float(u @ state))
                state = scipy.linalg.expm((limited(mode) if mode else free) * 1e-12) @ state
                now += 1e-12
            else:
                state, now = scipy.linalg.expm(matrix * step) @ state, until
        found.append(state[0])
    np.testing.assert_allclose(run["y"], found, atol=1e-7)
    assert run["u"].max() == high and run["y"].max() < 1.25


@settings(max_examples=8)
@given(st.lists(SIZES, min_size=1, max_size=4), st.lists(SIZES, min_size=1, max_size=4), SIZES)
def test_transfer_functions_are_quotients(zeros: list[float], poles: list[float], gain: float) -> None:
    """Proper ones with zeros on either side of the axis: the linearization's transfer function at some s."""
    zeros = [(-1) ** k * z for k, z in enumerate(zeros[: len(poles)])]
    numerator, denominator = gain * np.poly(zeros), np.poly(-np.array(poles)) * 2
    graph = bg.Graph("tf", bg.Input("u"), bg.TransferFunction("y", "u", numerator, denominator))
    equations = bg.compile(graph, algebra=bg.algebra.table)
    found = bg.linearize(equations, values={"u": 0}, outputs=["y"])
    assert equations.states == tuple(f"x{k + 1}_y" for k in range(len(poles)))
    A, B, C, D = (np.asarray(x, float) for x in (found.A, found.B, found.C, found.D))
    for s in (0.1j, 1j, 7j, 0.5 + 2j):
        wanted = np.polyval(numerator, s) / np.polyval(denominator, s)
        answer = (C @ np.linalg.solve(s * np.eye(len(A)) - A, B) + D)[0, 0]
        assert abs(answer - wanted) < 1e-9 * max(1, abs(wanted))


def test_a_state_space_is_that_of_scipy() -> None:
    A, B, C = [[0, 1], [-4, -0.4]], [[0, 1], [2, 0]], [[1, 0], [0, 1], [1, 1]]
    block = bg.StateSpace("y", ["u", "2*u"], A, B, C, D=[[0, 1], [0, 0], [1, 0]], start=[0.5, 0])
    t = np.linspace(0, 5, 51)
    run = bg.simulate(bg.Graph("ss", bg.Input("u"), block), t=t, values={"u": 1}, **TIGHT)
    system = scipy.signal.StateSpace(A, B, C, [[0, 1], [0, 0], [1, 0]])
    _, wanted, _ = scipy.signal.lsim(system, np.tile([1, 2], (51, 1)), t, X0=[0.5, 0])
    assert block.outputs() == ("y_1", "y_2", "y_3")
    np.testing.assert_allclose(np.array([run[name] for name in block.outputs()]).T, wanted, atol=1e-8)


def test_lags_derivatives_and_integrators_in_closed_form() -> None:
    graph = bg.Graph(
        "blocks",
        bg.Input("u"),
        bg.FirstOrder("lag", "u", T=0.5, gain=3, start=1),
        bg.Integrator("x", "u", start="x0"),
        bg.Derivative("v", "x", T=0.1, start="x0"),
        values={"x0": 2},
    )
    run = bg.simulate(graph, t=np.linspace(0, 2, 21), values={"u": 1}, **TIGHT)
    t = run.t
    np.testing.assert_allclose(run["lag"], 3 - 2 * np.exp(-2 * t), atol=1e-8)
    np.testing.assert_allclose(run["x"], 2 + t, atol=1e-8)
    np.testing.assert_allclose(run["v"], 1 - np.exp(-10 * t), atol=1e-8)
    again = bg.simulate(graph, t=(0, 1), values={"u": 1}, start={"x": 0})
    assert again["x"][0] == 0 and again["lag"][0] == 1


def test_a_limited_integrator_does_not_wind_up() -> None:
    block = bg.Integrator("y", "u", limits=(-1, 0.5), tracking=1000)
    t = np.linspace(0, 6, 601)
    run = bg.simulate(bg.Graph("g", bg.Input("u"), block), t=t, values={"u": "cos(t)"}, **TIGHT)
    y, fine = [0.0], np.linspace(0, 6, 60_001)
    for a in fine[:-1]:
        y.append(min(0.5, max(-1.0, y[-1] + np.sin(a + 1e-4) - np.sin(a))))
    np.testing.assert_allclose(run["y"], y[::100], atol=2e-5)


def test_what_saturates_and_what_does_not_react() -> None:
    graph = bg.Graph("g", bg.Input("u"), bg.Limit("a", "u", -1, "top"), bg.DeadZone("b", "u", -1, 2), values={"top": 2})
    run = bg.simulate(graph, t=np.linspace(0, 6, 61), values={"u": "t - 3"})
    np.testing.assert_allclose(run["a"], np.clip(run.t - 3, -1, 2), atol=1e-14)
    np.testing.assert_allclose(run["b"], run.t - 3 - np.clip(run.t - 3, -1, 2), atol=1e-14)


def test_a_rate_limit_follows_no_faster_than_it_may() -> None:
    block = bg.RateLimit("y", "u", falling=-2, rising=1, T=0.01)
    run = bg.simulate(bg.Graph("g", bg.Input("u"), block), t=np.linspace(0, 6, 61), values={"u": "where(t < 3, 2, 0)"})
    wanted = np.where(run.t < 2, run.t, np.where(run.t < 3, 2, np.maximum(0, 2 - 2 * (run.t - 3))))
    np.testing.assert_allclose(run["y"], wanted, atol=0.011)  # the lag T rounds corners by T times the rate
    assert abs(run["y"][15] - 1.5) < 1e-8


@pytest.mark.parametrize("order", [1, 3])
@pytest.mark.parametrize("beyond", ["level", "line"])
def test_a_lookup_table_is_the_curve_of_scipy(order: int, beyond: str) -> None:
    at, values = [-1, 0, 1, 3, 4.5], [0, 1, 3, 2, -1]
    curve = scipy.interpolate.make_interp_spline(at, values, k=order)
    u = np.linspace(-3, 7, 101)
    run = bg.simulate(
        bg.Graph("g", bg.Input("u"), bg.LookupTable("y", "u", at, values, order, beyond)),
        t=u + 3,
        values={"u": "t - 3"},
    )
    inside = np.clip(u, at[0], at[-1])
    slopes = np.where(u < at[0], curve.derivative()(at[0]), curve.derivative()(at[-1] - 1e-12)) * (beyond == "line")
    np.testing.assert_allclose(run["y"], curve(inside) + slopes * (u - inside), atol=1e-9)


def test_blocks_in_a_submodel_are_its_own() -> None:
    @bg.submodel(ports={"supply": bg.electrical, "u": bg.signal})
    def lagging(supply, u, *, T=0.5):  # type: ignore[no-untyped-def]
        i, U, lag = One("i"), Se("U"), bg.FirstOrder("lag", T=T)
        return U >> i >> supply, i >> I("L", 1), u >> lag >> U

    left = lagging("left", T=0.25)
    v = One("v")
    graph = bg.Graph("g", left.supply >> v, v >> R("R", 1), v >> Df("seen"), bg.Input("r") >> left.u)
    run = bg.simulate(graph, t=np.linspace(0, 1, 11), values={"r": 1}, **TIGHT)
    np.testing.assert_allclose(run["left.lag"], 1 - np.exp(-4 * run.t), atol=1e-8)
    assert graph.elements["left.U"] == Se("left.U", "left.lag")
    drawn = layout(graph, level=1)
    assert {wire.name for wire in drawn.bonds if wire.wire} == {"r~>left"}
    assert {node.name for node in drawn.nodes} == {"left", "v", "R", "seen", "r"}


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: bg.TransferFunction("G", "u", [1, 0], [1]), "is not proper"),
        (lambda: bg.TransferFunction("G", "u", [1], [0]), "denominator is zero"),
        (lambda: bg.TransferFunction("G", "u", [[1, 2]], [1]), "no list of coefficients"),
        (lambda: bg.StateSpace("G", "u", [[0, 1]], [0], [1]), "shape 1 by 2, and 1 by 1"),
        (lambda: bg.StateSpace("G", "u", [[1]], [0], [1], start=[1, 2]), "2 states start, and it has 1"),
        (lambda: bg.PID("c", "e", limits=(2, -2)), "2 is not below -2"),
        (lambda: bg.PID("c", "e", limits=(None, None)), "are not two"),
        (lambda: bg.PID("c", "e", N=0), "positive frequency"),
        (lambda: bg.PID("c", "e", Kp=0, Ki=1, limits=(-1, 1)), "integrates only"),
        (lambda: bg.FirstOrder("y", "u", T=0), "positive one"),
        (lambda: bg.Derivative("y", "u", T=-1), "positive one"),
        (lambda: bg.Limit("y", "u", 1, 1), "1 is not below 1"),
        (lambda: bg.LookupTable("y", "u", [0, 0], [1, 2]), "do not increase"),
        (lambda: bg.LookupTable("y", "u", [0, 1], [1, 2, 3]), "2 numbers in `at` and 3"),
        (lambda: bg.LookupTable("y", "u", [0, "x"], [1, 2]), "not numbers"),
        (lambda: bg.LookupTable("y", "u", [0, 1], [1, 2], order=2), "order 2"),
        (lambda: bg.LookupTable("y", "u", [0, 1], [1, 2], beyond="far"), "beyond='far'"),
        (lambda: bg.Gain("y", "u +"), "it ends with '+'"),
    ],
)
def test_what_no_block_can_be_is_refused(make, says: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(bg.BondGraphError, match=re.escape(says)):
        make()


def test_a_misspelt_signal_is_told_by_the_nearest() -> None:
    with pytest.raises(bg.MissingValues, match="did you mean 'reference'"):
        bg.simulate(
            bg.Graph("g", bg.Input("reference"), bg.FirstOrder("y", "refrence")), (0, 1), values={"reference": 1}
        )


def test_every_block_takes_no_power_and_has_its_formulas() -> None:
    for module, names in (
        (arithmetic, "Gain Input Sum"), (linear, "Derivative FirstOrder Integrator StateSpace TransferFunction"),
        (nonlinear, "DeadZone Limit LookupTable RateLimit"), (pid, "PID"),
    ):  # fmt: skip
        for name in names.split():
            made = getattr(bg, name)
            assert made is getattr(module, name) and issubclass(made, _block.Block)
            assert made.measures and made.block and not made.role


def test_a_sampled_servo_is_its_exact_discretisation() -> None:
    """The plant between two instants by its matrix exponential, the controller by its recursion, at 1 kHz."""
    Kp, Ki, Kd, N, T, high = 1.2, 5.0, 0.04, 200.0, 1e-3, 2.0
    pid = bg.PID("pid", "r - theta", Kp=Kp, Ki=Ki, Kd=Kd, N=N, limits=(-high, high), every=T)
    times = np.arange(101) * T + T / 2
    run = bg.simulate(servo(pid), t=(0, times[-1]), values={"r": 1}, **TIGHT)
    L, Ra, K, J, b = MOTOR.values()
    whole = np.zeros((4, 4))
    whole[:3] = [[-Ra / L, -K / L, 0, 1 / L], [K / J, -b / J, 0, 0], [0, 1, 0, 0]]
    half, rest = scipy.linalg.expm(whole * T / 2), scipy.linalg.expm(whole * T)
    x, i, d, angles, outputs = np.zeros(3), 0.0, 0.0, [], []
    for _ in times:
        e = 1 - x[2]
        d = (d + N * T * e) / (1 + N * T)
        wanted = Kp * e + i + Kd * N * (e - d)
        u = min(high, max(-high, wanted))
        i += T * (Ki * e + np.sqrt(Ki / Kd) * (u - wanted))
        angles.append((half @ [*x, u])[2])
        outputs.append(u)
        x = (rest @ [*x, u])[:3]
    assert max(outputs) == high and min(outputs) < 0.9 * high
    np.testing.assert_allclose(run.at(times, "theta"), angles, rtol=1e-7, atol=1e-9)
    np.testing.assert_allclose(run.at(times, "pid"), outputs, rtol=1e-9)


def test_a_sampled_controller_keeps_what_it_needs() -> None:
    found = _sampled_pid.assignments("u", "(e)", {"Kp": "2"}, 0.1, (None, 3), "")
    assert found == (("u", "min(2 * e, 3)"),)
    block = bg.PID("left.u", "e", Ki=1, limits=(-1, None), every="10 ms")
    assert [each.name for each in block.held()] == ["left.used_i_u", "left.u", "left.i_u"]
    assert block.events()[0].trigger.every == 0.01 and block.outputs() == ("left.u",)
    with pytest.raises(bg.ValueRefused, match="0 s apart"):
        bg.PID("u", "e", every=0)


@pytest.mark.parametrize("limits", [None, (-0.4, 0.4)])
def test_a_sampled_controller_goes_on_from_its_integral(limits: tuple[float, float] | None) -> None:
    """A restart between two instants with all but what is used within one alone is the whole run."""
    graph = servo(bg.PID("pid", "r - theta", Kp=1.2, Ki=20, Kd=0.04, limits=limits, every="5 ms"))
    whole = bg.simulate(graph, 0.2, values={"r": 1}, **TIGHT)
    first = bg.simulate(graph, 0.1003, values={"r": 1}, **TIGHT)
    last = {name: first[name][-1] for name in first.equations.states if name != "used_i_pid"}
    rest = bg.simulate(graph, (0.1003, 0.2), values={"r": 1}, start=last, **TIGHT)
    times = np.linspace(0.1003, 0.2, 30)[1:-1]
    for name in ("theta", "pid", "i_pid"):
        np.testing.assert_allclose(rest.at(times, name), whole.at(times, name), rtol=1e-7, atol=1e-9)


def test_a_sampled_controller_starts_with_its_integral_as_a_continuous_one_does() -> None:
    gains = {"Kp": 1.2, "Ki": 2}
    starts = {"r": 0}, {"i_pid": 5}
    for every in (None, "1 ms"):
        graph = servo(bg.PID("pid", "r - theta", every=every, **gains))
        run = bg.simulate(graph, 0.05, starts[0], start=starts[1])
        assert run["pid"][0] == pytest.approx(5, rel=1e-12) and run["theta"][-1] == pytest.approx(2, rel=0.1)
    clear = bg.reset("clear", "t > 0.0205", set={"i_pid": 0})
    cleared = bg.Graph("cleared", *graph.links, *graph.loose, clear, values=MOTOR)
    run = bg.simulate(cleared, 0.03, starts[0], start=starts[1])
    now = run.at(0.021, "theta")
    assert run.at(0.0215, "pid") == pytest.approx(-1.2 * now, rel=1e-9) and run.at(0.0205, "pid") > 1


def test_every_form_moves_a_controlled_cart_alike() -> None:
    f, p = One("f", ("u", "om"), coordinates=("x", "th")), One("p", ("vx", "vy"))
    pendulum = (
        f >> TF("V", (("1", "l*cos(th)"), ("0", "l*sin(th)"))) >> p,
        p >> I("m", 0.5),
        Se("G", ("0", "-m*g")) >> p,
    )
    pid = bg.PID("pid", "r - x", Kp=3, Ki=0.2, Kd=2, limits=(-5, 5))
    cart = Se("F") >> f["u"], f["u"] >> I("M", 2)
    graph = bg.Graph("cart", *cart, *pendulum, bg.Input("r"), pid >> Se("F"), values={"l": 0.7, "g": 9.81})
    assert [block.name for block in bg.reduce(graph).loose] == ["r", "pid"]
    runs = [
        bg.simulate(
            bg.compile(graph, form, algebra=bg.algebra.table), t=(0, 2), values={"r": 3}, start={"th": 0.2}, **TIGHT
        )
        for form in (None, bg.forms.kane_velocity, bg.forms.kane_momentum)
    ]
    times = np.linspace(0, 2, 11)
    for run in runs[1:]:
        np.testing.assert_allclose(run.at(times, "x"), runs[0].at(times, "x"), atol=1e-6)
