"""CVODE and IDA where the steps that they need are a few floats long, and what they say where they fail."""

from __future__ import annotations

import math
from math import cos, sin
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Zero

pytest.importorskip("sksundae")

from bondgraph.simulate.methods.constrained import Constrained
from bondgraph.simulate.methods.ida import Ida
from bondgraph.simulate.methods.sundials import Cvode
from bondgraph.simulate.stepper import FEW, Stepper

LIMITS = {"rtol": 1e-8, "atol": 1e-10}
PICOSECOND = 1e-12


@pytest.mark.parametrize("start", [0.1, -0.1, 0.0])
@pytest.mark.parametrize("constant", [0.01, 0.1, 1.0])
def test_a_layer_of_picoseconds_is_passed(start: float, constant: float, capfd: pytest.CaptureFixture[str]) -> None:
    """States are as right as instants are, which are rounded after each of its steps."""
    T = constant * PICOSECOND
    method = Cvode(lambda t, x: [(5 - x[0]) / T], start, [0.0], start + 1, jac=lambda t, x: [[-1 / T]], **LIMITS)
    before, allowed = 0.0, 1e-5 + 100 * math.ulp(start) / T  # 100 floats are a layer, or less
    while method.status == "running":
        assert method.step() is None
        piece = method.dense_output()
        assert abs(piece(piece.t_old)[0] - before) < allowed and piece(method.t) == pytest.approx(method.y)
        for t in np.linspace(piece.t_old, method.t, 7):
            assert abs(piece(t)[0] - 5 * -math.expm1(-(t - start) / T)) < 5 * allowed
        before = method.y[0]
    assert before == pytest.approx(5) and capfd.readouterr() == ("", "")


def test_a_circuit_of_picoseconds_is_moved_as_by_other_methods() -> None:
    a, z = One("a"), Zero("z")
    parts = Se("U", "where(t < 0.1, 0, 5)") >> a, a >> R("R", 10.0), a >> z, z >> C("C", 1e-13), z >> R("Rl", 1e3)
    run = bg.simulate(bg.Graph("rc", *parts), 1.0, method="CVODE")
    assert run.notes == () and run.at([0.05, 0.1 + 1e-9, 0.5], "C.e") == pytest.approx([0, 5 / 1.01, 5 / 1.01])


def test_what_fails_is_not_told_in_words_of_sundials(capfd: pytest.CaptureFixture[str]) -> None:
    """What rates print themselves stays."""

    def rates(t: float, x: Any) -> list[float]:
        if t == 0:
            print("[begun]")
        return [-math.sqrt(x[0]) if x[0] >= 0 else math.nan]

    method = Cvode(rates, 0.0, [1.0], 3.0, **LIMITS)
    while method.status == "running":
        failed = method.step()
    told = capfd.readouterr()
    assert method.status == "failed" and failed and method.t == pytest.approx(2.0, abs=1e-3)  # x = (1 - t / 2)^2
    assert set(told.out.splitlines()) == {"[begun]"} and not told.err


@pytest.mark.parametrize("floats", [1, 3, 31, 100])
def test_ida_goes_on_to_an_end_that_is_some_floats_ahead(floats: int) -> None:
    """As at an event right after another: IDA does not begin so near to where it is to stop."""
    start = 0.0117
    end = start + floats * math.ulp(start)
    system = Constrained(
        lambda t, x: [1.0, 0.0], lambda t, x: [x[1] - 2 * x[0]], lambda t, x: np.array([[-2.0, 1.0]]), None
    )
    method = Ida(system, start, [1.0, 2.0], end, **LIMITS)
    while method.status == "running":
        assert method.step() is None
    assert method.t == end and method.y == pytest.approx([1.0, 2.0])
    np.testing.assert_allclose(method.dense_output()(np.array([start, end])), [[1.0, 1.0], [2.0, 2.0]])


def crank() -> bg.Graph:
    """A crank of 40 mm whose piston slides 11 mm beside its axis."""
    crank = Link("crank", 0.8, planar=3e-3, centre=(0.006, 0, 0))
    rod = Link("rod", 0.5, planar=9e-4, centre=(0.05, 0, 0))
    joints = [
        Revolute("A", "ground", crank),
        Revolute("B", crank.frame((0.04, 0, 0)), rod),
        Prismatic("P", Frame("ground", (0, 0.011, 0)), "piston", "x"),
        Revolute("E", rod.frame((0.13, 0, 0)), "piston"),
    ]
    mechanism = Mechanism("crank", [crank, rod, Link("piston", 0.9)], joints, gravity=(0, -9.81, 0))
    return bg.Graph("crank", *mechanism, Se("gas", "-100*sin(7*t)") >> mechanism["P"])


CRANK = {"A_q": 0.7, "A": 12.0, "P_q": bg.Near(0.15), "B_q": bg.Near(-0.8)}


@pytest.mark.parametrize("speed", [0.1, 2.0, 100.0])
def test_constraints_of_velocities_determine_velocities(speed: float) -> None:
    """Of a point on a circle, at its top: x x' + y y' = 0 determines y' at any speed, and x where x' is large."""
    system = Constrained(
        lambda t, x: [x[2], x[3], *(-(x[2] ** 2 + x[3] ** 2) * x[:2])],
        lambda t, x: [(x[0] ** 2 + x[1] ** 2 - 1) / 2, x[0] * x[2] + x[1] * x[3]],
        lambda t, x: np.array([[x[0], x[1], 0, 0], [x[2], x[3], x[0], x[1]]]),
        None,
        ((0, 1), (0,)),
    )
    method = Ida(system, 0.0, [0.0, 1.0, speed, 0.0], 10 / speed, **LIMITS)
    assert method.dependent == [1, 3]
    while method.status == "running":
        assert method.step() is None
    assert method.y / [1, 1, speed, speed] == pytest.approx([sin(10), cos(10), cos(10), -sin(10)], abs=1e-5)


@pytest.mark.slow
def test_a_crank_turns_round() -> None:
    """Beside speeds of tens their derivatives by coordinates are large: two velocities were to tell all coordinates,
    which then followed from a ratio that hardly depends on them."""
    usual, ida = (bg.simulate(crank(), 0.3, start=CRANK, method=method) for method in (None, "IDA"))
    assert len(ida.steps) < 2500
    for name in ("A_q", "P_q", "A"):
        assert ida[name][-1] == pytest.approx(usual[name][-1], abs=1e-6)


def switched(condition: str) -> bg.Graph:
    """A slider-crank of 0.2 m and 0.6 m whose crank a state machine drives to and fro between two values of a name."""
    turning, rod = Link("crank", 0.8, planar=0.02), Link("rod", 0.5, planar=0.03, centre=(0.3, 0, 0))
    joints = [
        Revolute("a", "ground", turning),
        Revolute("b", turning.frame((0.2, 0, 0)), rod),
        Prismatic("x", "ground", "slider", "x"),
        Revolute("c", rod.frame((0.6, 0, 0)), "slider"),
    ]
    mechanism = Mechanism("m", [turning, rod, Link("slider", 1.2)], joints)
    name, low, high = condition.split()
    ways = [("push", f"{name} > {high}", "pull"), ("pull", f"{name} < {low}", "push")]
    machine = bg.StateMachine("drive", {"push": 3, "pull": -1}, ways)
    friction = mechanism["a"] >> R("friction", 0.3)
    return bg.Graph("switched", *mechanism, Se("torque", "drive") >> mechanism["a"], friction, machine)


DRIVEN = {"a_q": 0.8, "x_q": bg.Near(0.7)}


@pytest.mark.slow
@pytest.mark.parametrize(("condition", "end"), [("x_q 0.5 0.7", 2), ("x_q 0.65 0.65", 2)])
def test_ida_takes_each_event_of_a_mechanism_once(condition: str, end: float) -> None:
    usual, ida = (bg.simulate(switched(condition), end, start=DRIVEN, method=m, rtol=1e-6) for m in (None, "IDA"))
    assert {*ida["state_drive"]} == {0.0, 1.0} and {*ida["drive"]} == {3.0, -1.0}
    turns, found = (np.flatnonzero(np.diff(run["state_drive"])) for run in (usual, ida))
    assert len(found) == len(turns) > 1
    assert ida["a_q"][-1] == pytest.approx(usual["a_q"][-1], abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("few", [FEW, 0])
def test_ida_begins_some_times_at_an_event(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was foretold some floats ahead stayed there, through ten thousand restarts. It is taken where it was
    foretold by a method, too, that stands still where so few floats are left."""
    begun, begin = list[float](), Ida._begin
    monkeypatch.setattr(Ida, "_begin", lambda self, first: [begun.append(self.t), begin(self, first)][1])
    monkeypatch.setitem(Stepper._method.__globals__, "FEW", few)
    ida = bg.simulate(switched("a 2 5"), 1, start=DRIVEN, method="IDA", rtol=1e-6)
    assert len(begun) < 20 * np.count_nonzero(np.diff(ida["state_drive"]))


@pytest.mark.parametrize("floats", [1, 20, 33, 100, 1000, 2**14])
@pytest.mark.parametrize("angle", [0.0, 1.4, 3.1346703])
def test_a_mechanism_moves_by_ida_as_far_as_time_does(angle: float, floats: int) -> None:
    """IDA begins with steps shorter than a float: velocities stayed, without a word, while a hundred floats passed."""
    equations, begin = bg.compile(switched("a 1 9")), 0.7
    end, start = begin + floats * math.ulp(begin), {"a_q": angle, "a": 2.0, "x_q": bg.Near(0.4 if angle > 1.5 else 0.7)}
    run = bg.simulate(equations, (begin, end), start=start, method="IDA")
    moved = bg.rates(equations, start=start)["a"] * (end - begin)
    assert run["a"][-1] - 2.0 == pytest.approx(moved, rel=1e-3, abs=4 * math.ulp(2.0))


@pytest.mark.parametrize("value", [-1.0, 3.0, 0.1, 1e30])
def test_what_stays_is_exactly_that_within_steps(value: float) -> None:
    """As what an event has set; and a step begins with the very states with which the last one has ended."""
    method = Cvode(lambda t, x: [-x[0], 0.0], 0.3, [1.0, value], 2.0, **LIMITS)
    while method.status == "running":
        before = method.y
        assert method.step() is None
        piece = method.dense_output()
        assert piece(piece.t_old) == pytest.approx(before, rel=0, abs=0)
        assert {*piece(np.linspace(piece.t_old, piece.t, 50))[1]} == {value}


def test_a_failure_that_has_no_words_is_a_failed_step() -> None:
    method = Cvode(lambda t, x: [-x[0]], 0.0, [1.0], 1.0, **LIMITS)

    class Wordless:
        def step(self, *_: Any, **__: Any) -> Any:
            raise KeyError(-60)

    method.solver = Wordless()
    assert "-60" in str(method.step()) and method.status == "failed"


@pytest.mark.slow
def test_a_bridge_of_diodes_behind_inductors_that_share_a_star() -> None:
    """The third current follows from two; its switches come some floats of time after one another."""
    ends, mid, links = (Zero("P"), Zero("N")), One("load"), []
    for k, name in enumerate("abc"):
        line, phase, up, down = One(name), Zero(f"p{name}"), One(f"u{name}"), One(f"d{name}")
        links += [
            Se(f"U{name}", f"300*sin(314*t - {2 * math.pi / 3 * k:.15g})") >> line,
            *(line >> element for element in (I(f"L{name}", 1e-3), R(f"R{name}", 0.05), phase)),
            phase >> up >> ends[0],
            up >> R(f"Du{name}", flow="where(e > 0, 100*e, 1e-4*e)"),
            ends[1] >> down >> phase,
            down >> R(f"Dd{name}", flow="where(e > 0, 100*e, 1e-4*e)"),
        ]
    graph = bg.Graph("b6", *links, ends[0] >> mid, mid >> ends[1], mid >> I("Ld", 10e-3), mid >> R("Rd", 10))
    usual, ida = (bg.simulate(graph, 0.013, method=method) for method in (None, "IDA"))
    assert ida["load"][-1] == pytest.approx(usual["load"][-1], rel=1e-6)
