"""Graphs with events, on which exports are tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, Impact, One, R, Se, Sf, StickSlip, Zero


@dataclass(frozen=True)
class Eventful:
    """A graph with events, how long it is run, from where, and what is compared."""

    graph: bg.Graph
    end: float
    start: Mapping[str, float]
    names: Sequence[str]

    @property
    def times(self) -> Any:
        """Instants of which none is one of a clock."""
        return np.linspace(0, 0.997 * self.end, 48)


def ball() -> Eventful:
    """A ball whose velocity is set, with a counter that ends the motion: a stop that follows from a count."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph(
        "ball",
        *(v >> I("m", 0.2), Se("weight", "-m*9.81") >> v),
        bg.reset("bounce", when="x < 0", set={"v": "-r*v"}),
        bg.counter("hits", "x < 0"),
        bg.stop("enough", "hits > 3.5"),
        values={"r": 0.8},
    )
    return Eventful(graph, 3.0, {"x": 1.0}, ["x", "v", "hits"])


def impact() -> Eventful:
    """Two bodies that meet, and a condition on time alone, with which a count begins anew."""
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    graph = bg.Graph(
        "impact",
        *(a >> I("ma", 1), b >> I("mb", 3), a >> z, z >> b, b >> R("air", 0.1)),
        z >> One("closing") >> Impact("hit", gap="xb - xa", value=0.6),
        bg.counter("hits", "xa > xb", start=2),
        bg.reset("anew", "t > 1.5", set={"hits": "hits - 3"}),
    )
    return Eventful(graph, 2.0, {"va": 1.0, "xb": 1.0}, ["va", "vb", "hits"])


def table() -> Eventful:
    """A plate falls flat on its four feet, which are harder on one side: gaps that follow from one another close at one
    instant, and then in pairs."""
    f = One("f", ("w", "p", "q"), coordinates=("z", "a", "b"))
    feet = [
        f
        >> TF(f"to_{k}", ((1, y, x),))
        >> One(f"v_{k}")
        >> Impact(f"foot_{k}", f"z + ({y})*a + ({x})*b", 0.5 + 0.2 * x)
        for k, (x, y) in enumerate([(1.0, 0.5), (1.0, -0.5), (-1.0, 0.5), (-1.0, -0.5)])
    ]
    bodies = [f[rate] >> I(f"J_{rate}", inertia) for rate, inertia in (("w", 2.0), ("p", 0.3), ("q", 0.9))]
    graph = bg.Graph("table", *bodies, Se("weight", -19.62) >> f["w"], *feet)
    return Eventful(graph, 0.8, {"z": 1.0}, ["z", "b", "w", "q"])


def belt() -> Eventful:
    """A block on a belt that sticks and slips: an event at the start, and an impulse that is to hold its flow."""
    v, slip = One("v", coordinates=("x",)), Zero("slip")
    graph = bg.Graph(
        "belt",
        *(Sf("speed", 0.5) >> slip, slip >> v, v >> I("m", 1), v >> C("spring", effort="4*x")),
        slip >> One("rel") >> StickSlip("pad", pull="4*x", kinetic=1, static=2),
    )
    return Eventful(graph, 8.0, {"v": 0.5}, ["x", "v", "slip_pad"])


def turned() -> Eventful:
    """Dry friction where flows jump: a mass bounces from a wall, then strikes one that sticks, on a belt that is held
    between samples."""
    a, b, z, slip = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z"), Zero("slip")
    graph = bg.Graph(
        "turned",
        *(a >> I("ma", 1), b >> I("mb", 2), a >> StickSlip("floor", pull="0", kinetic=0.5, static=1)),
        *(a >> z, z >> b, z >> One("closing") >> Impact("hit", gap="xb - xa", value=0.5)),
        *(a >> Impact("wall", gap="xa + 1", value=0.5), Sf("speed", "u") >> slip, slip >> b),
        slip >> One("rel") >> StickSlip("pad", pull="0", kinetic=1, static=2),
        bg.sample("u", "where(t > 2, 0.3*cos(3*t), 0)", every=0.25),
    )
    return Eventful(graph, 5.0, {"va": -3.0, "xb": 1.0}, ["xa", "va", "xb", "vb", "slip_pad", "slip_floor"])


def motor(*more: Any, **values: float) -> bg.Graph:
    i, w = One("i"), One("w", coordinates=("theta",))
    return bg.Graph(
        "servo",
        *(Se("U", "u") >> i, i >> I("L", 2e-3), i >> R("Ra", 1), i >> GY("K", 0.05) >> w),
        *(w >> I("J", 1e-4), w >> R("b", 1e-5), *more),
        values=values,
    )


def servo() -> Eventful:
    """A PID at 1 kHz."""
    T = "1 ms"
    samples = (
        *(bg.sample("e", "r - theta", T), bg.sample("s", "s + 1e-3*e", T), bg.delay("e_old", "e", T)),
        bg.sample("u", "kp*e + ki*s + kd*(e - e_old)/1e-3", T),
    )
    return Eventful(motor(*samples, r=1, kp=0.3, ki=0.2, kd=0.01), 0.1, {}, ["theta", "w", "u", "s"])


def several_rates() -> Eventful:
    """Clocks of four kinds, delays of two samples, and a kick that a reset gives."""
    parts = (
        bg.sample("aim", "2*aim_old + 0.1", every="4 ms", offset="1 ms"),
        bg.delay("aim_old", "0.3*sin(40*t)", every="4 ms", samples=2),
        bg.sample("y", "theta", every="3 ms"),
        bg.sample("u", "3*(aim - y) - 0.02*w + 0.01*y_old", every="2 ms"),
        bg.delay("y_old", "y", every="6 ms", offset="20 ms"),
        bg.counter("n", "w < 0"),
        bg.reset("kick", "theta > 0.05", set={"w": "w/2", "n": "n + 10"}),
    )
    return Eventful(motor(*parts), 0.1, {}, ["theta", "u", "y_old", "aim", "n"])


def held() -> Eventful:
    """A mass on a rod that hits a wall: a constraint among the states, which the impulse keeps."""
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    graph = bg.Graph(
        "held",
        *(v >> I("m", 2), Se("G", (0, -9.81)) >> v, v << TF("a", (("x", "y"),)) << Sf("b", 0)),
        v["vx"] >> Impact("wall", "x - 0.1", 0.5),
        bg.counter("hits", "x < 0.1"),
    )
    return Eventful(graph, 1.5, {"x": 0.6, "y": -0.8}, ["x", "y", "vx", "hits"])


def kicked() -> Eventful:
    """A mass on a rod, one of whose velocities is set: the other follows the constraint."""
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    graph = bg.Graph(
        "kicked",
        *(v >> I("m", 2), Se("G", (0, -9.81)) >> v, v << TF("a", (("x", "y"),)) << Sf("b", 0)),
        bg.reset("kick", when="y > -0.5", set={"vx": "-0.5*vx"}),
        bg.counter("kicks", "y > -0.5"),
    )
    return Eventful(graph, 2.0, {"x": 0.8, "y": -0.6, "vx": 1.8}, ["x", "y", "vx", "vy", "kicks"])


def thermostat() -> Eventful:
    """A heater that rests for a time after it was too warm, and one state that is left at once."""
    T, f = Zero("T"), One("f")
    machine = bg.StateMachine(
        "heater",
        {"off": 0, "heat": "P", "rest": "P/10"},
        [
            ("off", "T_q < 60", "heat"),
            ("heat", "T_q > 80", "rest"),
            ("rest", "after 0.3", "off"),
            ("rest", "T_q < 40", "heat"),
        ],
    )
    graph = bg.Graph(
        "thermostat",
        *(Sf("heating", "heater") >> T, T >> C("store", 2), T >> f >> R("wall", 3), Se("outside", 10) >> f),
        T >> bg.elements.De("T_q"),
        machine,
        bg.counter("cycles", "state_heater > 1.5"),
        values={"P": 60},
    )
    return Eventful(graph, 12.0, {}, ["store.e", "heater", "state_heater", "since_heater", "cycles"])


def opening() -> Eventful:
    """Conditions that hold of the values with which a machine and samples open have not become true: they are counted
    from the first time on that they hold again."""
    u = Zero("u")
    to, back = "state_sm < 1.5", "sm < 2.5"
    graph = bg.Graph(
        "opening",
        *(u >> C("c", 0.1), Se("out", "sm") >> One("i"), One("i") >> u, One("i") >> R("r", 1e-3)),
        bg.StateMachine(
            "sm",
            {"idle": 3, "on": 5, "lo": 0},
            [("idle", "a > 0.5", "on"), ("on", "u > 10/3", "lo"), ("lo", "u < 5/3", "on")],
        ),
        bg.sample("a", "abs(1 - 7e3*t)", every="50 us"),
        *(
            bg.counter("rises", "sm > 2.5"),
            bg.counter("falls", back),
            bg.counter("on", to),
            bg.counter("first", "a > 0.5"),
        ),
        bg.reset("kick", when="state_sm > 0.5", set={"u": "u + 0.1"}),
        bg.stop("enough", "falls > 4.5"),
    )
    return Eventful(graph, 1e-3, {}, ["u", "sm", "a", "rises", "falls", "on", "first"])


def equal() -> Eventful:
    """Conditions that hold where both sides are equal: a limit at which an effort stays, a count, and a start."""
    i = One("i")
    limited = bg.Limit("y", "2*sin(3*t)", -1, 1)
    graph = bg.Graph(
        "equal",
        *(
            Se("U", "sin(3*t)") >> i,
            i >> R("Ra", 1),
            i >> C("C", 1),
            limited,
            bg.sample("s", "where(t < 1, 0, 1)", every=0.1),
        ),
        *(bg.counter("top", "y >= 1"), bg.counter("low", "y <= -1"), bg.counter("over", "y > 1")),
        *(bg.counter("twice", "top >= 2"), bg.counter("one", "1 <= s"), bg.counter("none", "q_C <= 0")),
        bg.stop("enough", "top >= 3"),
        bg.StateMachine("m", {"free": 0, "full": 1}, [("free", "y >= 1", "full"), ("full", "y < 1", "free")]),
    )
    return Eventful(graph, 6.0, {}, ["q_C", "top", "low", "twice", "one", "m"])


def edges() -> Eventful:
    """A start at the edges of conditions: of a machine, which acts at once by equality, and of resets.

    One of these depends on time alone; and a timer is over where a condition ceases.
    """
    v = One("v", coordinates=("x",))
    machine = bg.StateMachine("m", {"a": 0, "b": 1, "c": 2}, [("a", "sin(pi*t) <= 0", "b"), ("b", "after 0.3", "c")])
    strict = bg.StateMachine(
        "s", {"a": 0, "b": 1, "c": 2}, [("a", "after 0.3125", "b"), ("b", "cos(pi*t/0.125) > 0", "c")]
    )
    graph = bg.Graph(
        "edges",
        *(v >> I("mass", 1), v >> C("k", 1), machine, strict),
        bg.reset("leaves", "v <= 0", set={"v": "v + 0.5"}),
        bg.reset("stays", "abs(t - 0.125) <= 0.125", set={"v": "v + 0.5"}),
        bg.counter("n", "cos(pi*t) <= 0"),
    )
    return Eventful(graph, 1.0, {"x": -0.2}, ["x", "v", "m", "s", "since_m", "since_s", "n"])


TOUCHED = {"n": "cos({}) >= 1", "s": "sin({}) <= -1", "beside": "cos({}) >= 1.0000000001", "strictly": "cos({}) > 1"}
TOUCHING = {
    "2*pi*ph": [100, 100, 0, 0],
    "2*pi*t": [100, 100, 0, 0],
    "7.3*ph": [116, 117, 0, 0],
    "ph": [15, 16, 0, 0],
    "2*pi*(ph + 0.3)": [100, 101, 0, 0],
}
"""How often each of those becomes true in 100.5 s, by the phase; one that holds at the start is none."""


def touching(phase: str) -> bg.Graph:
    """Counters of conditions that come up to where they hold and turn back."""
    counters = (bg.counter(name, condition.format(phase)) for name, condition in TOUCHED.items())
    return bg.Graph("touching", One("v") >> I("m", 1), bg.Integrator("ph", "1"), *counters)


CASES = edges, equal, ball, impact, table, belt, turned, held, kicked, servo, several_rates, thermostat, opening
EVENTFUL = {build.__name__: cache(build) for build in CASES}


def on_a_table(speed: str, force: float) -> bg.Graph:
    """A body that is pushed to a table which is driven in time, and does not rebound from it."""
    v, w, slip = One("v", coordinates=("x",)), One("w", coordinates=("xw",)), Zero("slip")
    hit = slip >> One("rel") >> Impact("hit", gap="x - xw", value=0)
    return bg.Graph("table", Sf("speed", speed) >> w, w >> slip, slip >> v, v >> I("m", 1), Se("F", force) >> v, hit)


def left_behind(end: float) -> float:
    """Where a body is that a table has caught and falls faster than, `on_a_table("-20*t", -9.81)`, from `CAUGHT`."""
    met = (3 - (9 - 4 * 0.3 * (10 - 9.81 / 2)) ** 0.5) / (20 - 9.81)
    return -10 * met**2 - 20 * met * (end - met) - 9.81 / 2 * (end - met) ** 2


CAUGHT = {"x": 0.3, "v": -3.0}


def accumulating() -> dict[str, tuple[bg.Graph, dict[str, float], float]]:
    """Graphs whose events accumulate where their quantities are differences, with their start, and until when."""
    v, a, b, z = (
        One("v", coordinates=("x",)),
        One("va", coordinates=("xa",)),
        One("vb", coordinates=("xb",)),
        Zero("z"),
    )
    first = (5**0.5 - 1) / 2

    def ball(name: str, event: Any, r: float, floor: float) -> tuple[bg.Graph, dict[str, float], float]:
        graph = bg.Graph(name, v >> I("m", 1), Se("weight", -9.81) >> v, event)
        return graph, {"x": floor + 1}, (2 / 9.81) ** 0.5 * (1 + r) / (1 - r)

    pushed = bg.Graph(
        "pushed",
        *(a >> I("ma", 1), b >> I("mb", 3), a >> z, z >> b, Se("push", 2.0) >> a),
        z >> One("closing") >> Impact("hit", gap="xb - xa", value=0.5),
    )
    return {
        "floor": ball("floor", bg.reset("bounce", "x < 0.5", {"v": "-0.6*v"}), 0.6, 0.5),
        "cellar": ball("cellar", bg.reset("bounce", "x < -10", {"v": "-0.9*v"}), 0.9, -10.0),
        "anvil": ball("anvil", v >> Impact("anvil", "x - 1000", 0.6), 0.6, 1000.0),
        "pushed": (pushed, {"va": 1.0, "xb": 1.0}, first + 5**0.5),
    }


ENDLESS = "ever sooner: infinitely many of them lie ahead|stays closed"
"""What a motion may say whose events accumulate."""


def resetting(second: float) -> bg.Graph:
    """A driven circuit of which a reset takes the charge, with its time in such seconds; 20 of them are 28 rises."""
    i = One("i")
    circuit = Se("U", f"2*sin(3*t/{second})") >> i, i >> I("L", second), i >> C("C", second / 10), i >> R("R", 1)
    acting = bg.counter("n", "C.e > 1"), bg.reset("drop", "C.e > 2.5", set={"q_C": "0.1*q_C"})
    return bg.Graph("resetting", *circuit, *acting, bg.counter("drops", "C.e > 2.5"))


BRIEFEST = (1.0, 1e-9, 1e-12, 1e-15)
"""Seconds of such a circuit."""


@cache
def expected(name: str) -> bg.Trajectory:
    case = EVENTFUL[name]()
    return bg.simulate(case.graph, (0, case.end), start=dict(case.start), rtol=1e-11, atol=1e-13)


def same(name: str, times: Any, found: Mapping[str, Any], tolerance: float) -> None:
    """Every quantity found is ours, beside its largest value."""
    run = expected(name)
    for quantity, values in found.items():
        told = run.at(times, quantity)
        worst = np.abs(np.asarray(values) - told).max()
        assert worst < tolerance * np.abs(told).max(), f"{quantity}: {worst:g}"
