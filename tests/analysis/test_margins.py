"""Margins: against closed forms, and the closed loop that has lost them, which is at the limit of stability."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import pairwise
from math import acos, atan, inf, isnan, pi, sqrt

import numpy as np
import pytest
from scipy.signal import tf2ss

import bondgraph as bg
from bondgraph.analysis.linearization.linearization import Linearization, verdict
from bondgraph.analysis.linearization.margins import margins
from bondgraph.elements import GY, C, Df, I, One, R, Se
from tests.models import juries

pytestmark = juries.package("control")


def loop(numerator: list[float], denominator: list[float]) -> Linearization:
    A, B, C, D = tf2ss(numerator, denominator)
    names = tuple(f"x{k}" for k in range(len(A)))
    return Linearization("loop", 0.0, names, (), ("e",), ("y",), A, B, C, D, {}, {}, ())


def closed(one: Linearization, factor: float) -> np.ndarray:
    """The eigenvalues of a loop closed by e = -factor*y."""
    return np.linalg.eigvals(one.A - factor * one.B @ one.C / (1 + factor * one.D[0, 0]))


def test_margins_of_three_lags_are_those_in_closed_form() -> None:
    """4/(s + 1)^3: the phase is -180 deg at sqrt(3), where the gain is 4/8; the gain is one where 1 + w^2 = 4^(2/3)."""
    found, w = loop([4], [1, 3, 3, 1]).margins(), sqrt(4 ** (2 / 3) - 1)
    assert found.gain == pytest.approx(2, rel=1e-9) and found.gain_dB == pytest.approx(20 * np.log10(2), rel=1e-9)
    assert found.phase_crossovers == pytest.approx([sqrt(3)], rel=1e-9) and found.phase_crossover == pytest.approx(
        sqrt(3)
    )
    assert found.gain_crossovers == pytest.approx([w], rel=1e-9) and found.gain_crossover == pytest.approx(w)
    assert found.phase == pytest.approx(180 - 3 * np.degrees(atan(w)), rel=1e-9)
    assert found.delay == pytest.approx((pi - 3 * atan(w)) / w, rel=1e-9)
    assert found.stability == "stable"


@pytest.mark.parametrize("sections", [6, 20])
def test_units_of_time_change_no_digit_of_a_ladders_margins(sections: int) -> None:
    """Currents of inductors and voltages of capacitors in turn; the first is driven, the last told beside its load."""
    n = 2 * sections
    A = np.diag([-1.0] * (n - 1), 1) + np.diag([1.0] * (n - 1), -1) - np.diag([0.16, 0.0] * sections)
    A[-1, -1] = -1.0
    B, C, D = np.eye(n)[:, :1], np.eye(n)[-1:], np.zeros((1, 1))
    names = tuple(f"x{k}" for k in range(n))
    slow, fast = (
        Linearization("ladder", 0.0, names, (), ("e",), ("y",), rate * A, rate * B, C, D, {}, {}, ()).margins()
        for rate in (1.0, 3e7)
    )
    assert fast.gain == pytest.approx(slow.gain, rel=1e-9)
    assert np.array(fast.phase_crossovers) / 3e7 == pytest.approx(slow.phase_crossovers, rel=1e-9)
    assert len(slow.phase_crossovers) == sections // 2
    at_the_limit = np.linalg.eigvals(A - slow.gain * B @ C).real.max()
    assert at_the_limit == pytest.approx(0.0, abs=1e-9)


def test_margins_print_with_their_units() -> None:
    lines = str(loop([4], [1, 3, 3, 1]).margins()).splitlines()
    assert lines[0] == "margins of y / e, closed by e = -y"
    assert lines[1:] == [
        "  closed loop   stable",
        "  gain margin   6.021 dB (a factor of 2) at 1.73205 rad/s",
        "  phase margin  27.14 deg at 1.23282 rad/s",
        "  delay margin  0.3843 s",
    ]
    assert "-180 deg at 0, inf rad/s" in str(loop([-0.5, -1], [1, 3]).margins())
    assert repr(loop([4], [1, 3, 3, 1]).margins()) == "Margins(margins of y / e, closed by e = -y)"


def random_loop(seed: int) -> Linearization:
    """Poles and zeros of three decades, in pairs and alone, of any gain; one in three integrates."""
    draw = np.random.default_rng(seed)
    size = 10 ** draw.uniform(-1, 2, 4)
    damping = draw.uniform(0.02, 0.9)
    below = np.polymul([1, 2 * damping * size[0], size[0] ** 2], [1, size[1]])
    below = np.polymul(below, [1, 0] if seed % 3 == 0 else [1, size[2]])
    above = np.array([1.0, size[3] * draw.choice([-1, 1])]) if seed % 2 else np.ones(1)
    gain = 10 ** draw.uniform(-0.5, 0.5) * abs(np.polyval(below, 1j * size[0]) / np.polyval(above, 1j * size[0]))
    return loop((gain * above).tolist(), below.tolist())


@pytest.mark.parametrize("seed", range(40))
def test_a_loop_that_has_lost_its_margin_is_at_the_limit(seed: int) -> None:
    """By gain, a pole of the closed loop is i w; by phase and by dead time 1 + L is zero at the crossover."""
    one = random_loop(seed)
    found = one.margins()
    assert found.stability == verdict(one.A - one.B @ one.C)
    for w in found.phase_crossovers:
        factor = 1 / abs(one.frequency_response(w)[0, 0])
        assert abs(closed(one, factor) - 1j * w).min() < 1e-6 * abs(one.poles()).max()
    if found.phase_crossovers:
        w = found.phase_crossover
        assert found.gain * one.frequency_response(w)[0, 0] == pytest.approx(-1, rel=1e-6)
    if found.gain_crossovers:
        turned = one.frequency_response(found.gain_crossover)[0, 0] * np.exp(-1j * np.radians(found.phase))
        assert turned == pytest.approx(-1, rel=1e-6)
    if 0 < found.delay < inf:
        late = [one.frequency_response(w)[0, 0] * np.exp(-1j * w * found.delay) for w in found.gain_crossovers]
        assert min(abs(1 + np.array(late))) < 1e-6
    assert (found.delay == 0) == (found.stability != "stable")


@pytest.mark.parametrize("seed", range(40))
def test_a_stable_loop_stays_so_within_its_gain_margins(seed: int) -> None:
    found, one = random_loop(seed).margins(), random_loop(seed)
    factors = sorted(1 / abs(one.frequency_response(w)[0, 0]) for w in found.phase_crossovers)
    edges = [0.05, *[x for x in factors if 0.05 < x < 20], 20.0]
    for low, high in pairwise(edges):  # between crossings nothing changes
        counts = {int((closed(one, x).real > 0).sum()) for x in np.geomspace(low * 1.001, high / 1.001, 7)}
        assert len(counts) == 1


def test_a_loop_without_crossings_has_no_limit() -> None:
    found = loop([1], [1, 2]).margins()
    assert (found.gain, found.phase, found.delay) == (inf, inf, inf) and isnan(found.gain_crossover)
    assert "never crosses -180 deg" in str(found) and "never crosses 0 dB" in str(found)


def test_margins_of_what_is_beyond_the_limit_are_below_one_and_negative() -> None:
    found = loop([10], [1, 2, 1, 0]).margins()  # 10/(s (s + 1)^2): stable up to a gain of 2
    assert found.stability == "unstable" and found.gain == pytest.approx(0.2) and found.phase < 0 and found.delay == 0


def test_the_leap_of_the_phase_beside_an_undamped_mode_is_no_crossing() -> None:
    """1/(s (s^2 + 1)) is imaginary: its gain is one where w |1 - w^2| is."""
    found = loop([1], [1, 0, 1, 0]).margins()
    assert found.phase_crossovers == () and found.gain_crossovers == pytest.approx([1.3247179572447458])
    assert found.stability == "unstable" and found.phase == pytest.approx(-90)


def test_two_integrators_are_at_the_limit() -> None:
    found = loop([5], [1, 0, 0]).margins()
    assert found.stability == "marginal" and found.phase == 0 and found.gain_crossover == pytest.approx(sqrt(5))


def test_the_phase_of_an_infinite_frequency_counts() -> None:
    """-(s/2 + 1)/(s + 3) tends to -1/2: a factor of two makes a loop of gain one at once."""
    found = loop([-0.5, -1], [1, 3]).margins()
    assert found.gain == pytest.approx(2) and found.phase_crossover == inf and found.phase_crossovers == (0, inf)
    assert loop([2.0, 1.0], [1, 1]).margins().delay == 0  # it never falls below one: any dead time makes it unstable


def test_poles_of_eight_decades_are_no_trouble() -> None:
    found = loop([1e10], np.poly([-1e6, -1e4, -1, -1e-2]).tolist()).margins()
    w = found.gain_crossover
    assert abs(w - 0.786151) < 1e-3 and found.phase == pytest.approx(
        180 - np.degrees(atan(w) + atan(100 * w)), abs=0.01
    )


def test_crossings_are_those_of_the_response_whatever_python_control_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    import control

    none, three = np.zeros(0), loop([4], [1, 3, 3, 1])
    wanted = three.margins()
    for wrong in ((none, none), (np.array([sqrt(3)]), none), (none, np.array([1.2])), (np.array([0.5, 0.0]), none)):
        monkeypatch.setattr(control, "stability_margins", lambda *_, w=wrong, **__: (None, None, None, *w, None))
        found = margins(three, None, None)
        assert found.phase_crossovers == pytest.approx(wanted.phase_crossovers, rel=1e-9)
        assert found.gain_crossovers == pytest.approx(wanted.gain_crossovers, rel=1e-9)


def stiff_loop(seed: int) -> Linearization:
    """Modes of six decades, of damping ratios from a thousandth on, mixed by numbers of any sign."""
    draw = np.random.default_rng(seed)
    pairs, alone = int(draw.integers(1, 4)), int(draw.integers(0, 3))
    size, n = 10 ** draw.uniform(-2, 4, pairs + alone), 2 * pairs + alone
    A = np.zeros((n, n))
    for k in range(pairs):
        A[2 * k : 2 * k + 2, 2 * k : 2 * k + 2] = [[0, 1], [-(size[k] ** 2), -2 * 10 ** draw.uniform(-3, 0) * size[k]]]
    for k in range(alone):
        A[2 * pairs + k, 2 * pairs + k] = -size[pairs + k] * (draw.random() > 0.2)
    B, C, D = draw.normal(size=(n, 1)), draw.normal(size=(1, n)), np.zeros((1, 1))
    gain = abs((C @ np.linalg.solve(1j * size[0] * np.eye(n) - A, B))[0, 0])
    names = tuple(f"x{k}" for k in range(n))
    return Linearization("l", 0, names, (), ("e",), ("y",), A, B, C / gain * 10 ** draw.uniform(-1, 1), D, {}, {}, ())


@pytest.mark.parametrize("seed", range(30))
def test_a_stiff_loop_has_all_its_crossings(seed: int) -> None:
    """Between any two the closed loop, of gains between their limits, has as many unstable poles."""
    one = stiff_loop(seed)
    found = one.margins()
    for w in found.phase_crossovers:
        response = one.frequency_response(w)[0, 0] if w else one.frequency_response(1e-9)[0, 0]
        assert abs(np.angle(-response)) < 1e-6
    assert all(abs(abs(one.frequency_response(w)[0, 0]) - 1) < 1e-7 for w in found.gain_crossovers)
    factors = sorted(1 / abs(one.frequency_response(w or 1e-9)[0, 0]) for w in found.phase_crossovers)
    edges = [1e-3, *[x for x in factors if 1e-3 < x < 1e3], 1e3]
    for low, high in pairwise(edges):
        if high > 1.01 * low:
            counts = {int((closed(one, x).real > 0).sum()) for x in np.geomspace(low * 1.001, high / 1.001, 5)}
            assert len(counts) == 1


def servo(controller: bg.PID, *more: object) -> bg.Graph:
    U, i, w = Se("U"), One("i"), One("w", coordinates=("theta",))
    plant = U >> i >> GY("K", 0.05) >> w, i >> I("L", 5e-3), i >> R("Ra", 1), w >> I("J", 1e-4), w >> R("b", 1e-5)
    return bg.Graph("servo", *plant, controller, controller >> U, *more)


def test_a_servo_with_its_gain_times_the_margin_swings_on_and_on() -> None:
    opened = servo(bg.PID("pid", "e", Kp=1.2, Kd=0.04), bg.Input("e"))
    found = bg.linearize(opened, values={"e": 0}, outputs=["theta", "i"]).margins("theta")
    assert found.stability == "stable" and found.gain > 1
    gains = {"Kp": 1.2 * found.gain, "Kd": 0.04 * found.gain}
    at_limit = bg.linearize(servo(bg.PID("pid", "r - theta", **gains), bg.Input("r")), values={"r": 0})
    most = at_limit.poles()[0]
    assert abs(most.real) < 1e-7 * abs(most) and abs(most.imag) == pytest.approx(found.phase_crossover, rel=1e-7)


def test_a_pair_has_to_be_named_where_there_are_several() -> None:
    linear = bg.linearize(servo(bg.PID("pid", "e"), bg.Input("e")), values={"e": 0}, outputs=["theta", "i"])
    with pytest.raises(bg.ValueRefused, match="several outputs") as caught:
        linear.margins()
    assert "theta, i" in caught.value.remedy
    with pytest.raises(bg.ValueRefused, match="no such output"):
        linear.margins("speed", "e")


def test_what_is_no_equilibrium_has_no_closed_loop_to_judge() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("swing", Se("F") >> v, v >> I("m", 1), v >> C("spring", effort="x**3"), v >> R("d", 0.3))
    found = bg.linearize(graph, {"x": 1.0}, {"F": 0}, outputs=["x"]).margins()
    assert found.stability == "" and "for an instant" in str(found) and found.delay > 0
    w = found.gain_crossover  # 1/(s^2 + 0.3 s + 3) is one where (3 - w^2)^2 + 0.09 w^2 = 1
    assert w in found.gain_crossovers and (3 - w * w) ** 2 + 0.09 * w * w == pytest.approx(1)
    assert abs(found.phase) == pytest.approx(180 - np.degrees(acos(3 - w * w)), abs=1e-6)
    rest = bg.linearize(graph, {"x": 1.0}, {"F": 1}, outputs=["x"]).margins()
    assert rest.stability == "stable" and rest.gain_crossovers == pytest.approx(found.gain_crossovers)


def test_a_loop_of_gain_one_is_refused() -> None:
    one = replace(loop([1, 2], [1, 3]), D=np.array([[-1.0]]))
    with pytest.raises(bg.NoSolution, match="gain one at once"):
        one.margins()


def test_without_python_control_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(bg.MissingPackage, match="control"):
        loop([1], [1, 1]).margins()


SPEED, DRIVE = One("speed"), Se("M")


def speed_loop(controller: object, *links: object) -> bg.Graph:
    sensor = SPEED >> Df("told")
    return bg.Graph("loop", bg.Input("r"), controller, *links, SPEED >> I("J", 1), SPEED >> R("b", 1), sensor)


@pytest.mark.parametrize("output", ["speed", "told"])
def test_of_a_loop_that_is_closed_already_it_is_said_how_to_open_it(output: str) -> None:
    """What is told to be put there gives the margins of the loop."""
    pid = {"Kp": 4, "Ki": 1}
    closed = speed_loop(bg.PID("pid", "r - told", **pid) >> DRIVE, DRIVE >> SPEED)
    found = bg.linearize(closed, values={"r": 0}, outputs=[output]).margins()
    assert "'pid' closes this loop already, by 'r - told'" in found.note and found.note in str(found)
    assert f"put 'r' there, without told, and linearize from r to {output} again" in found.note
    opened = speed_loop(bg.PID("pid", "r", **pid) >> DRIVE, DRIVE >> SPEED)
    own = bg.linearize(opened, values={"r": 0}, outputs=[output]).margins()
    w = own.gain_crossover  # (4 + 1/s)/(s + 1)
    assert not own.note and abs((4 + 1 / (1j * w)) / (1j * w + 1)) == pytest.approx(1) and found.phase != own.phase


def test_a_source_that_reads_a_coordinate_beside_an_input_closes_a_loop() -> None:
    turning = One("turning", coordinates=("phi",))
    links = turning >> I("J", 1), turning >> R("b", 1), bg.Input("r")
    graph = bg.Graph("servo", Se("M", "4*(r - phi)") >> turning, *links)
    linear = bg.linearize(graph, {"phi": 0}, {"r": 0}, outputs=["phi", "turning"])
    assert "put '4 * r' there, without phi" in linear.margins("phi").note
    assert not linear.margins("turning").note, "what is not read is no output of a closed loop"
    inner = bg.Graph("inner", Se("M", "r - 2*phi") >> turning, *links, turning >> Df("told"))
    assert not bg.linearize(inner, {"phi": 0}, {"r": 0}, outputs=["told"]).margins().note
