"""Rectifiers without capacitance at their nodes: voltages that piecewise linear laws of diodes determine at once."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq
from scipy.special import wrightomega

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero

ON, OFF, SOURCE = 0.05, 1e4, 0.5
"""Resistances of a diode that conducts, of one that blocks, and in series with each source."""
CONDUCTS, BLOCKS = 0.01, 1e4
"""Resistances of the diodes of a bridge between sources that have none."""
BRIDGE = {"flow": f"where(e > 0, e/{CONDUCTS}, e/{BLOCKS})", "effort": f"where(f > 0, f*{CONDUCTS}, f*{BLOCKS})"}
LAWS = {"flow": f"where(e > 0, e/{ON}, e/{OFF})", "effort": f"where(f > 0, f*{ON}, f*{OFF})"}
AMPLITUDE, FREQUENCY = 10.0, 50.0
SATURATION, THERMAL, LEAK = 1e-12, 0.02585, 1e-7
"""Of diodes as Shockley has them: their saturation current, the thermal voltage, and a conductance in parallel."""
SHOCKLEY = f"{SATURATION}*(exp(e/{THERMAL}) - 1) + {LEAK}*e"

System = Callable[[list[float]], tuple[list[float], list[float]]]


def three_phases(given: str) -> bg.Graph:
    """Three diodes feed a coil; their laws give `flow` or `effort`."""
    star, coil, parts = Zero("star"), One("coil"), []
    for k in range(3):
        phase = One(f"phase{k}")
        voltage = f"{AMPLITUDE}*sin(2*pi*{FREQUENCY}*t - {2 * k}*pi/3)"
        diode = R(f"D{k}", **{given: LAWS[given]})
        parts += [Se(f"U{k}", voltage) >> phase, phase >> R(f"Rs{k}", SOURCE), phase >> diode, phase >> star]
    return bg.Graph("rectifier", *parts, star >> coil, coil >> I("L", 0.05), coil >> R("load", 10))


def six_pulses(given: str) -> bg.Graph:
    """Six diodes between three sources without any resistance and a coil with its load."""
    plus, minus, coil, parts = Zero("plus"), Zero("minus"), One("coil"), []
    for k in range(3):
        phase, up, down = Zero(f"phase{k}"), One(f"up{k}"), One(f"down{k}")
        parts += [Se(f"U{k}", f"325*sin(2*pi*{FREQUENCY}*t - {2 * k}*pi/3)") >> phase >> up >> plus]
        parts += [minus >> down >> phase, up >> R(f"D{k}", **{given: BRIDGE[given]})]
        parts += [down >> R(f"E{k}", **{given: BRIDGE[given]})]
    return bg.Graph("bridge", *parts, plus >> coil >> minus, coil >> I("L", 0.02), coil >> R("load", 10))


def six_pulses_through_coils(given: str, inductance: float) -> bg.Graph:
    """The same with a coil and a resistor in each phase, of whose three currents two are independent."""
    plus, minus, coil, parts = Zero("plus"), Zero("minus"), One("coil"), []
    for k in range(3):
        phase, up, down, source = Zero(f"phase{k}"), One(f"up{k}"), One(f"down{k}"), One(f"i{k}")
        parts += [Se(f"U{k}", f"325*sin(2*pi*{FREQUENCY}*t - {2 * k}*pi/3)") >> source, source >> R(f"Rs{k}", 0.1)]
        parts += [source >> I(f"Ls{k}", inductance), source >> phase >> up >> plus, minus >> down >> phase]
        parts += [up >> R(f"D{k}", **{given: BRIDGE[given]}), down >> R(f"E{k}", **{given: BRIDGE[given]})]
    return bg.Graph("bridge", *parts, plus >> coil >> minus, coil >> I("L", 0.02), coil >> R("load", 10))


def currents_through_coils(inductance: float, end: float) -> np.ndarray:
    """Those of two phases and of the load at an instant, by trying which of the diodes conduct."""
    tried = np.array([*itertools.product((CONDUCTS, BLOCKS), repeat=6)])
    above, below = tried[:, :3], tried[:, 3:]

    def drops(phases: np.ndarray, load: float) -> np.ndarray:
        """The voltages across the diodes: those above and below a phase add up to the same in each."""
        both, given = above + below, below * phases
        matrix = np.array([[both[:, 0], -both[:, 1]], [both[:, 0] + both[:, 2], both[:, 2]]]).transpose(2, 0, 1)
        right = [given[:, 0] - given[:, 1], given[:, 0] - given[:, 2] + both[:, 2] * load]
        first, second = np.linalg.solve(matrix, np.transpose(right)[:, :, None])[:, :, 0].T
        through = np.transpose([first, second, load - first - second])
        currents = np.hstack([through, through - phases])
        wrong = np.where((currents > 0) == (tried == CONDUCTS), 0, np.abs(currents)).sum(axis=1)
        found: np.ndarray = (tried * currents)[wrong.argmin()]
        return found

    def rates(t: float, x: np.ndarray) -> list[float]:
        phases, load = np.array([x[0], x[1], -x[0] - x[1]]), x[2]
        across = drops(phases, load)
        left = 325 * np.sin(2 * np.pi * FREQUENCY * t - 2 * np.arange(3) * np.pi / 3) - 0.1 * phases - across[:3]
        return [*(left - left.mean())[:2] / inductance, -(across[0] + across[3] + 10 * load) / 0.02]

    found: np.ndarray = solve_ivp(rates, (0, end), np.zeros(3), method="Radau", rtol=1e-7, atol=1e-9).y[:, -1]
    return found


def freewheel(given: str) -> bg.Graph:
    """A diode feeds a coil, another one takes over its current."""
    node, source, wheel, coil = Zero("node"), One("source"), One("wheel"), One("coil")
    first, second = (R(name, **{given: LAWS[given]}) for name in ("D1", "D2"))
    fed = [Se("U", f"{AMPLITUDE}*sin(2*pi*{FREQUENCY}*t)") >> source, source >> R("Rs", SOURCE), source >> first]
    return bg.Graph(
        "freewheel", *fed, source >> node, wheel >> node, wheel >> second,
        node >> coil, coil >> I("L", 0.01), coil >> R("load", 10)
    )  # fmt: skip


def bridge(given: str) -> bg.Graph:
    """Four diodes between a source with a coil and a filter."""
    a, b, plus, out = Zero("a"), Zero("b"), Zero("plus"), Zero("out")
    source, coil, ways = One("source"), One("coil"), [One(f"way{k}") for k in range(4)]
    parts = [Se("U", f"{AMPLITUDE}*sin(2*pi*{FREQUENCY}*t)") >> source, source >> R("Rs", SOURCE), b >> source >> a]
    parts += [way >> R(f"D{k}", **{given: LAWS[given]}) for k, way in enumerate(ways)]
    parts += [a >> ways[0] >> plus, b >> ways[1] >> plus, ways[2] >> a, ways[3] >> b, source >> I("Ls", 1e-4)]
    return bg.Graph(
        "bridge", *parts, plus >> coil >> out, coil >> I("L", 0.05), out >> C("C", 1e-3), out >> R("load", 10)
    )


def blocked(given: str) -> bg.Graph:
    """Four diodes of Shockley without a leak between a source with a coil and a capacitor with its load."""
    law = {"flow": "1e-12*(exp(e/0.02585) - 1)", "effort": "0.02585*log(1 + f/1e-12)"}[given]
    a, b, plus, source, ways = Zero("a"), Zero("b"), Zero("plus"), One("source"), [One(f"way{k}") for k in range(4)]
    parts = [Se("U", f"{AMPLITUDE}*sin(2*pi*{FREQUENCY}*t)") >> source, source >> R("Rs", SOURCE), b >> source >> a]
    parts += [way >> R(f"D{k}", **{given: law}) for k, way in enumerate(ways)]
    parts += [a >> ways[0] >> plus, b >> ways[1] >> plus, ways[2] >> a, ways[3] >> b, source >> I("Ls", 1e-4)]
    return bg.Graph("bridge", *parts, plus >> C("C", 1e-3), plus >> R("load", 100))


def voltage_of_star(t: float, current: float) -> float:
    """At which the currents of the three phases add up to that of the coil."""

    def left(voltage: float) -> float:
        total = -current
        for k in range(3):
            across = AMPLITUDE * math.sin(2 * math.pi * FREQUENCY * t - 2 * k * math.pi / 3) - voltage
            total += across / (SOURCE + (ON if across > 0 else OFF))
        return total

    return float(brentq(left, -100 * AMPLITUDE, 100 * AMPLITUDE, xtol=1e-14, rtol=1e-15))


def diodes(size: int, ratio: float, seed: int) -> System:
    """What is left of the currents into so many nodes, with diodes between them and a resistor from each to the ground.

    The conductances of a diode differ by a ratio. Currents grow with the voltages across: there is one solution.
    """
    random = np.random.default_rng(seed)
    ends = [random.choice(size + 1, 2, replace=False) for _ in range(2 * size)]  # the last is the ground
    across = np.array([np.eye(size + 1)[first] - np.eye(size + 1)[last] for first, last in ends])[:, :size]
    grounded, fed = random.uniform(0.1, 1.0, size), random.uniform(-10.0, 10.0, size)

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        voltages = across @ x
        slopes = np.where(voltages > 0, ratio**0.5, ratio**-0.5)
        residual = across.T @ (slopes * voltages) + grounded * x - fed
        return residual.tolist(), (across.T * slopes @ across + np.diag(grounded)).ravel().tolist()

    return system


def three_diodes(solution: list[float]) -> System:
    """What is left of the voltages where three diodes feed one current, by those of two of them.

    A diode conducts or blocks almost alone: the system is as badly conditioned as the resistances differ.
    """

    def drops(x: list[float]) -> list[tuple[float, float]]:
        """The slope and the voltage of each diode."""
        slopes = [(CONDUCTS if each > 0 else BLOCKS, each) for each in (49 - x[0] - x[1], *x)]
        return [(slope, slope * each) for slope, each in slopes]

    wanted = [voltage for _, voltage in drops(solution)]

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        (first, a), (second, b), (third, c) = drops(x)
        left = [b - a - (wanted[1] - wanted[0]), c - a - (wanted[2] - wanted[0])]
        return left, [first + second, first, first, first + third]

    return system


def voltage_of_diodes(time: float, current: float, sign: float) -> float:
    """Of a rail into which three diodes feed a current (1), or from which they take it (-1)."""

    def left(voltage: float) -> float:
        across = [
            sign * (325 * math.sin(2 * math.pi * FREQUENCY * time - 2 * k * math.pi / 3) - voltage) for k in range(3)
        ]
        return sum(each / (CONDUCTS if each > 0 else BLOCKS) for each in across) - current

    return float(brentq(left, -1e6, 1e6, xtol=1e-14, rtol=1e-15))


def six_exponentials(coil: bool = False, name: str = "bridge") -> bg.Graph:
    """Six exponential diodes between three sources with resistances, and a load with a capacitor, or with a coil."""
    plus, minus, load, out, parts = Zero("plus"), Zero("minus"), One("coil"), Zero("out"), []
    for k in range(3):
        phase, up, down, source = Zero(f"phase{k}"), One(f"up{k}"), One(f"down{k}"), One(f"i{k}")
        parts += [Se(f"U{k}", f"325*sin(2*pi*{FREQUENCY}*t - {2 * k}*pi/3)") >> source, source >> R(f"Rs{k}", 0.1)]
        parts += [source >> phase >> up >> plus, minus >> down >> phase]
        parts += [up >> R(f"D{k}", flow=SHOCKLEY), down >> R(f"E{k}", flow=SHOCKLEY)]
    parts += [plus >> load >> minus]
    if coil:
        return bg.Graph(name, *parts, load >> I("L", 0.02), load >> R("load", 10))
    return bg.Graph(name, *parts, load >> out, out >> C("C", 1e-3), out >> R("load", 10))


def current_of_exponentials(time: float, voltage: float) -> float:
    """That of the same bridge into its load, by bisections inside a bisection."""

    def through(across: float) -> float:
        return SATURATION * math.expm1(min(across / THERMAL, 690.0)) + LEAK * across

    def potential(source: float, minus: float) -> float:
        ends = source, minus, minus + voltage
        balance = lambda x: (source - x) / 0.1 - through(x - minus - voltage) + through(minus - x)  # noqa: E731
        return float(brentq(balance, min(ends) - 3, max(ends) + 3, xtol=1e-14, rtol=1e-15))

    sources = [325 * math.sin(2 * math.pi * FREQUENCY * time - 2 * k * math.pi / 3) for k in range(3)]
    wide = 400 + abs(voltage)
    total = lambda minus: sum((source - potential(source, minus)) / 0.1 for source in sources)  # noqa: E731
    minus = float(brentq(total, -wide, wide, xtol=1e-14, rtol=1e-15))
    return sum(through(potential(source, minus) - minus - voltage) for source in sources)


def half_wave() -> bg.Graph:
    """One exponential diode between a source with a resistance and a capacitor with its load."""
    i, out = One("i"), Zero("out")
    diode = R("D", flow=f"{SATURATION}*(exp(e/{THERMAL}) - 1)")
    parts = [Se("U", f"325*sin(2*pi*{FREQUENCY}*t)") >> i, i >> R("r", 0.1), i >> diode, i >> out]
    return bg.Graph("half", *parts, out >> C("C", 1e-3), out >> R("load", 10))


def voltages_of_half_wave(times: np.ndarray) -> np.ndarray:
    """Those of its capacitor: r i + V log(1 + i/Is) = u is solved by Wright's omega function."""

    def current(across: float) -> float:
        scale = math.log(0.1 * SATURATION / THERMAL)
        return THERMAL / 0.1 * float(wrightomega(scale + (across + 0.1 * SATURATION) / THERMAL)) - SATURATION

    def rates(t: float, u: np.ndarray) -> list[float]:
        return [(current(325 * math.sin(2 * math.pi * FREQUENCY * t) - u[0]) - u[0] / 10) / 1e-3]

    found: np.ndarray = solve_ivp(
        rates, (0, times[-1]), [0.0], method="Radau", rtol=1e-10, atol=1e-9, t_eval=times, max_step=1e-4
    ).y[0]
    return found


def full_wave(leak: float) -> bg.Graph:
    """A bridge of four exponential diodes that leak, from a source into a capacitor with a load."""
    source, plus, minus, load = Zero("source"), Zero("plus"), Zero("minus"), One("load")
    law = f"{SATURATION}*(exp(e/{THERMAL}) - 1)" + (f" + {leak!r}*e" if leak else "")
    d1, d2, d3, d4 = (One(f"d{k}") for k in range(1, 5))
    return bg.Graph(
        "full_wave",
        *(Se("U", "20*sin(2*pi*50*t)") >> One("line"), One("line") >> R("Rs", SOURCE), One("line") >> source),
        *(source >> d1 >> plus, d2 >> plus, minus >> d3 >> source, minus >> d4),
        *(d >> R(f"D{k}", flow=law) for k, d in enumerate((d1, d2, d3, d4), 1)),
        *(plus >> One("filter") >> minus, One("filter") >> C("Cf", 1e-3), plus >> load >> minus, load >> R("Rl", 50)),
    )


def voltages_of_full_wave(times: np.ndarray, leak: float) -> np.ndarray:
    """Of its capacitor: both sides of the bridge carry the current of the source, each by two diodes in series."""

    def diode(e: float) -> float:
        return SATURATION * math.expm1(min(e / THERMAL, 600)) + leak * e

    def side(current: float, u: float) -> float:
        """The voltage from one side to the minus where so much comes in there."""
        return float(brentq(lambda x: diode(x - u) - diode(-x) - current, -4, u + 4, xtol=1e-14, maxiter=1000))

    def into_plus(time: float, u: float) -> float:
        source = 20 * math.sin(2 * math.pi * 50 * time)

        def open_by(i: float) -> float:
            return source - SOURCE * i - side(i, u) + side(-i, u)

        i = float(brentq(open_by, -1 - 20 / SOURCE, 1 + 20 / SOURCE, xtol=1e-14, maxiter=1000))
        return diode(side(i, u) - u) + diode(side(-i, u) - u)

    def rate(t: float, u: np.ndarray) -> list[float]:
        return [(into_plus(t, u[0]) - u[0] / 50) / 1e-3]

    solution = solve_ivp(rate, (0, times[-1]), [0.0], rtol=1e-7, atol=1e-8, max_step=2e-4, t_eval=times)
    return np.array(solution.y[0])
