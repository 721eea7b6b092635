"""Stores whose laws are given as formulas take in, where what they hold jumps, what others of the same energy do."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, Impact, One, R, Se, Sf, Zero
from bondgraph.graph.law import Law, Place
from bondgraph.simulate.audit import COARSE
from bondgraph.simulate.gains_at_jumps import gains_at_jumps

Pair = tuple[Any, Any]


def fed(*stores: Any, source: Any = 8.0, events: tuple[Any, ...] = ()) -> bg.Graph:
    """Stores at one voltage, fed through a resistor."""
    i, u = One("i"), Zero("u")
    return bg.Graph("fed", Se("V", source) >> i, i >> R("r", 1.0), i >> u,
                    *(u >> store for store in stores), *events)  # fmt: skip


LAW, ENERGY = "q/2 + 3*q**3", "q**2/4 + 3*q**4/4"
STORES: tuple[Pair, ...] = (
    (C("c", effort=LAW), C("c", energy=ENERGY)),
    (C("c", effort=bg.Function(lambda q: q**3, lambda q: 3 * q**2)), C("c", energy="q**4/4")),
    (C("c", effort="where(q > 0.2, 3*q, q)"), C("c", energy="where(q > 0.2, 3*q**2/2 - 0.04, q**2/2)")),
)
"""Of one energy each, the one by its law and the other by its energy."""


def audits(made: Callable[[Any], bg.Graph], pair: Pair, t: float, **how: Any) -> tuple[Any, Any]:
    runs = [bg.simulate(made(store), t, **how) for store in pair]
    for run in runs:
        assert not any("balance" in note for note in run.notes)
    return runs[0].power_audit(), runs[1].power_audit()


def assert_same(by_law: Any, by_energy: Any) -> None:
    scale = by_energy.largest
    for told, expected in ((by_law.energies, by_energy.energies), (by_law.events, by_energy.events)):
        assert dict(told) == pytest.approx(dict(expected), rel=1e-6, abs=1e-7 * scale)
    assert by_law.drift == pytest.approx(by_energy.drift, abs=1e-6 * scale)
    assert by_law.balanced is by_energy.balanced and not by_law.unknown


@pytest.mark.parametrize("pair", STORES, ids=("formula", "Function", "where"))
@pytest.mark.parametrize("to", ["0", "-q_c", "q_c + 0.5", "-0.3*q_c"])
def test_a_reset_takes_what_the_energy_says(pair: Pair, to: str) -> None:
    """The law may be odd, so that a reset to the other side takes nothing, and bend on the way."""
    reset = bg.reset("z", "q_c > 0.6", {"q_c": to})
    law, energy = audits(lambda c: fed(c, events=(reset,)), pair, 0.5)
    assert_same(law, energy)
    assert law.balanced and (to != "0" or law.events["c"] > 0.01)


def test_an_emptied_capacitor_holds_nothing() -> None:
    """Charged to 6 V three times, and emptied: 54 J."""
    reset, often, stop = (
        bg.reset("fire", "u > 6", {"q_c": 0}),
        bg.counter("n", "u > 6"),
        bg.stop("s", "n >= 3"),
    )
    run = bg.simulate(fed(C("c", effort="q"), source=10.0, events=(reset, often, stop)), 20.0)
    audit = run.power_audit()
    assert audit.energies["c"] == pytest.approx(0.0, abs=1e-7) and audit.taken == pytest.approx(54.0)
    assert audit.events == pytest.approx({"c": 54.0}) and str(audit).count("to events") == 2
    assert audit.balanced and run.certify().holds
    assert audit.total("source") - audit.total("resistor") == pytest.approx(54.0, rel=1e-7)


def test_a_jump_has_its_instant_and_what_events_give() -> None:
    """A store beside one that is set: the energy q**2/2 falls from 1/2 to 1/8."""
    u, w = Zero("u"), Zero("w")
    graph = bg.Graph("g", u >> C("a", effort="q"), w >> C("b", effort="q"), w >> R("r", 1.0), u >> R("s", 1e9),
                     bg.reset("z", "t > 0.5", {"q_a": "q_a/2"}))  # fmt: skip
    run = bg.simulate(graph, 1.0, start={"q_a": 1.0, "q_b": 1.0})
    gains = {gain.store: gain for gain in gains_at_jumps(run, ["a", "b", "r"], COARSE)}
    assert gains["a"].time == pytest.approx(0.5) and gains["a"].energy == pytest.approx(-3 / 8)
    assert gains["a"].by_events == gains["a"].energy and not gains["a"].why
    assert gains["b"].energy == 0.0 and gains_at_jumps(run, ["b"], COARSE) == [gains["b"]]


def test_a_store_stays_on_the_solution_that_its_law_is_on() -> None:
    """At an effort of 0.2 the law has three: the motion came from where it has one."""
    u = Zero("u")
    reset = bg.reset("z", "u < 0.32", {"q_a": "0.2"})
    pair = C("c", effort="q**3 - q"), C("c", energy="q**4/4 - q**2/2")
    law, energy = audits(lambda c: bg.Graph("g", u >> R("r", 1.0), u >> C("a", 1.0), u >> c, reset), pair, 4.0,
                         start={"q_a": 3.0})  # fmt: skip
    assert_same(law, energy)
    above, below = (max(np.roots([1, 0, -1, -e]).real) for e in (0.32, 0.2))
    given = (above**4 - below**4) / 4 - (above**2 - below**2) / 2
    assert law.balanced and law.events["c"] == pytest.approx(given, rel=1e-6)


def test_an_impact_takes_from_a_mass_given_by_its_flow() -> None:
    v = One("v", coordinates=("x",))

    def ball(mass: Any) -> bg.Graph:
        return bg.Graph(
            "ball", Se("w", -20.0) >> v, v >> mass, v >> R("air", 0.3), v >> Impact("b", gap="x", value=0.5)
        )

    assert_same(*audits(ball, (I("m", flow="p/2"), I("m", 2.0)), 0.6, start={"x": 1.0}))


@pytest.mark.parametrize(
    "pair",
    [
        (C("k", effort=("2*x + y", "x + 2*y + y**3")), C("k", energy="x**2 + x*y + y**2 + y**4/4")),
        (C("k", effort=("2*q1", "q2**3")), C("k", energy="q1**2 + q2**4/4")),
    ],
)
def test_a_field_whose_coordinates_are_set(pair: Pair) -> None:
    f = One("f", ("a", "b"), coordinates=("x", "y"))
    latch = bg.reset("latch", "x < -0.1", {"y": "0.5", "x": "0.3"})
    law, energy = audits(lambda k: bg.Graph("g", f >> I("m", 1.0), f >> R("d", 0.3), f >> k, latch), pair, 4.0,
                         start={"x": 1.0})  # fmt: skip
    assert_same(law, energy)
    assert law.events["k"] != 0


def test_a_store_that_follows_jumps_with_a_reset_of_another() -> None:
    """What it holds is no state: the event sets the charge of the capacitor beside it."""
    reset = bg.reset("z", "u > 0.4", {"q_a": "0.5*q_a"})
    law, energy = audits(lambda c: fed(C("a", 1.0), c, events=(reset,)), STORES[0], 0.5)
    assert_same(law, energy)
    assert law.impulses and law.balanced and law.events["c"] > 0


@pytest.mark.parametrize("pair", STORES[:1])
@pytest.mark.parametrize("kick", [None, {"q_b": "q_b + 1"}])
def test_a_source_that_jumps_hands_over_an_impulse(pair: Pair, kick: dict[str, Any] | None) -> None:
    """The store takes what its law says, and nothing tells that it is supplied; an event at that instant is another."""
    u, i, w = Zero("u"), One("i"), Zero("w")
    events = (bg.reset("z", "t > 0.5", kick),) if kick else ()

    def made(c: Any) -> bg.Graph:
        return bg.Graph("g", Se("V", "where(t > 0.5, 5, 2)") >> u, u >> c, u >> i, i >> R("r", 1.0), i >> w,
                        w >> C("b", effort="q"), *events)  # fmt: skip

    law, energy = audits(made, pair, 1.0)
    assert_same(law, energy)
    assert not law.balanced and law.impulses and law.drift == pytest.approx(-law.energies["c"])
    run = bg.simulate(made(pair[0]), 1.0)
    assert any(row.reason.endswith("no power shows it") for row in run.certify().rows)
    assert run.certify().holds


def test_an_inertia_that_follows_a_gear_jumps_with_it() -> None:
    v, w = One("v"), One("w")
    hit = bg.reset("hit", "v > 0.7", {"v": "-0.5*v"})

    def gear(mass: Any) -> bg.Graph:
        return bg.Graph(
            "gear", Se("F", 4.0) >> v, v >> I("a", 1.0), v >> R("b", 0.5), v >> TF("n", 2.0) >> w, w >> mass, hit
        )

    pair = (I("m", flow="p/2 + 0.3*p**3"), I("m", energy="p**2/4 + 0.3*p**4/4"))
    assert_same(*audits(gear, pair, 3.0))


def test_choices_of_velocities_change_nothing() -> None:
    """A blade goes round its circle against a torsion spring, which a reset winds."""

    def skate(spring: Any) -> bg.Graph:
        f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
        blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
        turned = bg.reset("turned", "t > 1.3", {"o": "0.9*o"}), bg.reset("wound", "t > 2.5", {"x": "x + 0.1"})
        return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), f["u"] >> spring, blade, *turned)

    start = {"th": 0.2, "o": 2.0, "u": math.cos(0.2), "w": math.sin(0.2)}
    pair = C("k", effort="x/50 + x**3/5"), C("k", energy="x**2/100 + x**4/20")
    runs = [bg.simulate(bg.compile(skate(k), bg.forms.kane_momentum), 4.0, start=start) for k in pair]
    assert all(len(run.choices) > 2 for run in runs)
    assert_same(*(run.power_audit() for run in runs))
    assert runs[0].power_audit().events["k"] != 0


@pytest.mark.parametrize("law", ["1/(2 - q)", "1/(2 - q)**2", "1/abs(2 - q)", "1/(2 - q)**3"])
def test_a_jump_over_a_pole_is_told_and_left_out(law: str) -> None:
    graph = fed(C("c", effort=law), source=-1.0, events=(bg.reset("z", "t > 0.1", {"q_c": "3.7"}),))
    run = bg.simulate(graph, 0.2, start={"q_c": 0.5})
    audit = run.power_audit()
    (note,) = audit.unknown
    assert note.startswith("c: ") and "t = 0.1 s" in note and note in str(audit) and note in audit._repr_html_()
    assert not audit.balanced and not audit.events and "tolerances" not in str(audit)
    assert any(note in row.reason for row in run.certify().rows)


@dataclass(frozen=True)
class Unsaid(C):
    """A compliance that tells neither energy nor law."""

    def law(self, place: Place) -> Law:
        from dataclasses import replace

        return replace(super().law(place), energy=None, gradient=())


def test_a_store_that_tells_neither_energy_nor_law_is_told_where_it_jumps() -> None:
    def run(name: str) -> bg.Trajectory:
        reset = bg.reset("z", "t > 0.2", {name: "0.1"})
        i = One("i")
        graph = bg.Graph("g", Se("V", 8.0) >> i, i >> R("r", 1.0), i >> Unsaid("c", 1.0), i >> C("d", 1.0), reset)
        return bg.simulate(graph, 0.5)

    (note,) = run("q_c").power_audit().unknown
    assert note.startswith("c: ") and "neither its energy nor its law is known" in note
    other = run("q_d").power_audit()
    assert other.balanced and not other.unknown and other.events["d"] > 0


def test_components_that_pass_energy_to_each_other_are_what_a_drift_is_judged_beside() -> None:
    """Heat goes from a warm body to a cold one with its entropy: the store of both takes in nothing, of 22 kJ."""
    j = Zero("T", ("a", "b"))
    graph = bg.Graph("conduction", j >> C("S", energy="20*400*exp(q1/20) + 50*280*exp(q2/50)"),
                     j >> R("cond", flow=("3*(e1 - e2)/e1", "-3*(e1 - e2)/e2")))  # fmt: skip
    run = bg.simulate(graph, np.linspace(0, 20, 101))
    audit = run.power_audit()
    a, b = run["T"].T if run["T"].ndim > 1 else (run["a"], run["b"])
    passed = 20 * (a[0] - a[-1])
    assert 50 * (b[-1] - b[0]) == pytest.approx(passed, rel=1e-6)
    assert abs(audit.drift) > 1e-3 * max(map(abs, audit.integrated.values()))
    assert audit.largest == pytest.approx(passed, rel=1e-4) and audit.balanced and "tolerances" not in str(audit)
    assert run.certify().holds
    rough = bg.simulate(graph, np.linspace(0, 20, 101), method="RK23", rtol=0.3, atol=3.0).power_audit()
    assert abs(rough.drift) > 1e-3 * rough.largest and not rough.balanced
