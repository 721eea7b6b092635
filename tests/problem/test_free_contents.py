"""Stores that follow what a source reads begin empty, or with what is asked of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.elements import C, De, Df, I, MSe, MSf, One, R, Se, Sf, Zero
from bondgraph.problem.free_contents import free_contents, read_states

T = np.linspace(0, 1, 11)


class Ladder:
    """A source that falls with the flow it reads, two stores A and B, and a resistor beside B; or the dual of that.

    Attributes:
        graph: its bond graph.
        power, content, read: what the names of efforts of compliances, their charges and the flow are here.
    """

    def __init__(self, seed: int, is_dual: bool, size: float = 1.0) -> None:
        self.A, self.B = size * np.random.default_rng(seed).uniform(0.5, 2, 2)
        self.r, self.R = np.random.default_rng(seed + 1).uniform(0.5, 2, 2) / size
        self.power, self.content, self.read = "fp" + "n" if is_dual else "eq" + "i"
        source, law = "3*cos(4*t)", f"-{self.r}*s"
        if is_dual:
            n, b = Zero("n"), One("b")
            parts = [Sf("U", source) >> n, n >> I("A", self.A), n >> De("s"), MSf("drop", law) >> n]
            self.graph = bg.Graph("ladder", *parts, n >> b, b >> I("B", self.B), b >> R("R", 1 / self.R))
        else:
            i, b = One("i"), Zero("b")
            parts = [Se("U", source) >> i, i >> C("A", self.A), i >> Df("s"), MSe("drop", law) >> i]
            self.graph = bg.Graph("ladder", *parts, i >> b, b >> C("B", self.B), b >> R("R", self.R))

    def flow(self, t: float, a: Any, b: Any) -> Any:
        """What is read, where the stores hold a and b: r s = U - a/A - b/B."""
        return (3 * np.cos(4 * t) - a / self.A - b / self.B) / self.r

    def contents(self, a: float, b: float) -> Any:
        """Those of both stores from some on, by their two laws."""

        def rates(t: float, x: Any) -> list[float]:
            flow = self.flow(t, *x)
            return [flow, flow - x[1] / self.B / self.R]

        size = max(self.A, self.B)
        return solve_ivp(rates, (0, 1), [a, b], "Radau", T, rtol=1e-10, atol=1e-12 * size).y

    def expect(self, start: dict[str, Any], a: float, b: float) -> None:
        run, expected = bg.simulate(self.graph, T, start=start), self.contents(a, b)
        for store, modulus, x in zip("AB", (self.A, self.B), expected, strict=True):
            assert run[f"{store}.{self.power}"] == pytest.approx(x / modulus, rel=1e-6, abs=1e-7)
        assert not run.notes


@pytest.mark.parametrize("is_dual", [False, True])
@pytest.mark.parametrize(("seed", "size"), [(0, 1.0), (1, 1.0), (2, 1e-9), (3, 1e9)])
def test_stores_behind_a_flow_that_a_source_reads_begin_empty(seed: int, size: float, is_dual: bool) -> None:
    ladder = Ladder(seed, is_dual, size)
    ladder.expect({}, 0.0, 0.0)


@pytest.mark.parametrize("is_dual", [False, True])
def test_they_begin_with_what_is_asked(is_dual: bool) -> None:
    """By content, by effort or flow, and by guesses."""
    ladder = Ladder(4, is_dual)
    A, B, p, q = ladder.A, ladder.B, ladder.power, ladder.content
    assert {f"{q}_A", f"{q}_B"} & free_contents(bg.compile(ladder.graph)).keys()
    for given in (float, bg.Near):
        ladder.expect({f"{q}_A": given(0.3)}, 0.3, 0.0)
        ladder.expect({f"{q}_B": given(0.4)}, 0.0, 0.4)
        ladder.expect({f"{q}_A": given(0.3), f"{q}_B": given(0.4)}, 0.3, 0.4)
        ladder.expect({f"A.{p}": 0.3, f"B.{p}": given(0.4)}, 0.3 * A, 0.4 * B)
        ladder.expect({f"A.{p}": 0.3, f"{q}_B": given(0.4)}, 0.3 * A, 0.4)
        ladder.expect({"b": given(0.4)}, 0.0, 0.4 * B)


def circuit(store: C, law: str, source: Any = 5) -> bg.Graph:
    """A compliance behind a source whose drop is a law of the current s that it reads."""
    i = One("i")
    return bg.Graph("circuit", Se("U", source) >> i, i >> store, i >> Df("s"), MSe("drop", law) >> i)


LINEAR = circuit(C("Cc", 1e-3), "-100*s")


@pytest.mark.parametrize("given", [float, bg.Near])
def test_a_flow_that_is_given_stays_and_the_store_follows(given: Any) -> None:
    run = bg.simulate(LINEAR, 0.1, start={"i": given(0.03)})
    assert run["i"][0] == pytest.approx(0.03) and run["Cc.e"][0] == pytest.approx(2)
    assert bg.simulate(LINEAR, 0.1, start={"i": 0.03, "Cc.e": 2})["i"][0] == pytest.approx(0.03)


def test_what_it_cannot_hold_is_refused_with_the_reason() -> None:
    with pytest.raises(bg.ValueRefused, match=r"Cc.e = 0: it follows from i, given as i = 0.03"):
        bg.simulate(LINEAR, 0.1, start={"i": 0.03, "Cc.e": 0})
    with pytest.raises(bg.ValueRefused, match=r"Cc.e = 1, q_Cc = 0.002"):
        bg.simulate(LINEAR, 0.1, start={"Cc.e": 1, "q_Cc": 2e-3})
    bounded = circuit(C("Cc", 0.1), "-2*tanh(s)")
    assert bg.simulate(bounded, 0.1, start={"Cc.e": 4})["i"][0] == pytest.approx(np.arctanh(0.5))
    with pytest.raises(bg.ValueRefused, match=r"Cc.e = 1: it follows from s, and was sought from s = 0"):
        bg.simulate(bounded, 0.1, start={"Cc.e": 1})


@pytest.mark.parametrize("way", [1.0, -1.0])
def test_of_several_flows_with_which_it_holds_that_the_one_next_to_a_guess_is_taken(way: float) -> None:
    run = bg.simulate(circuit(C("Cc", 1), "-s**2"), 0.01, start={"Cc.e": 1, "i": bg.Near(way)})
    assert run["i"][0] == pytest.approx(2 * way) and run["Cc.e"][0] == pytest.approx(1)


@pytest.mark.parametrize(("start", "charge"), [({}, 0.0), ({"q_Cc": 0.7}, 0.7), ({"Cc.e": 3}, 1.0)])
def test_laws_that_are_not_linear_do_so(start: dict[str, float], charge: float) -> None:
    def rate(t: float, q: Any) -> Any:
        left = 5 - 2 * q[0] - q[0] ** 3
        return [brentq(lambda s: 2 * s + s**3 - left, -9, 9, xtol=1e-14)]

    expected = solve_ivp(rate, (0, 1), [charge], "Radau", T, rtol=1e-9, atol=1e-12).y[0]
    run = bg.simulate(circuit(C("Cc", effort="2*q + q**3"), "-2*s - s**3"), T, start=start)
    assert run["Cc.e"] == pytest.approx(2 * expected + expected**3, rel=1e-6, abs=1e-7)


def test_a_spring_begins_where_its_coordinate_is_given() -> None:
    v = One("v", coordinates=("x",))
    damper = bg.Graph("damper", Se("F", 3) >> v, v >> C("k", 0.1), v >> Df("s"), MSe("drop", "-2*s") >> v)
    for start, x in (({}, 0.0), ({"x": 1.0}, 1.0)):
        run = bg.simulate(damper, T, start=start)
        assert run["x"] == pytest.approx(0.3 + (x - 0.3) * np.exp(-5 * T), rel=1e-6, abs=1e-9)


def test_what_holds_energy_itself_is_not_moved() -> None:
    """A capacitor beside a source, and coils and masses, follow as they did."""
    i, u = One("i"), Zero("u")
    plain = bg.Graph("plain", Se("U", 5) >> u, u >> C("C1", 1), u >> i, i >> I("L", 1), i >> R("r", 1))
    assert not read_states(bg.compile(plain)) and not free_contents(bg.compile(plain))


@pytest.mark.parametrize(
    ("start", "voltage"), [({}, 0.0), ({"n": 1.0}, 1.0), ({"q_C1": 0.5}, 0.25), ({"i": 0.5}, 4.0), ({"k": -1.0}, 4.0)]
)
def test_two_sources_that_share_a_store_agree_on_it(start: dict[str, float], voltage: float) -> None:
    """5 - 2 i = 3 - k is the voltage of the bus."""
    i, k, n = One("i"), One("k"), Zero("n")
    one = [Se("U", 5) >> i, i >> Df("s"), MSe("drop", "-2*s") >> i, i >> n, n >> C("C1", 2)]
    bus = bg.Graph("bus", *one, Se("V", 3) >> k, k >> Df("w"), MSe("fall", "-w") >> k, k >> n)
    run = bg.simulate(bus, 0.1, start=start)
    begun = [run[name][0] for name in ("n", "i", "k")]
    assert begun == pytest.approx([voltage, (5 - voltage) / 2, 3 - voltage], abs=1e-12) and not run.notes


@pytest.mark.parametrize(
    ("start", "voltages"), [({}, (0, 0, 0)), ({"C3.e": 1}, (1, 0, 1)), ({"C1.e": 1, "C3.e": 0.25}, (1, 0.75, 0.25))]
)
def test_a_loop_of_stores_behind_a_source_begins_so(start: dict[str, float], voltages: tuple[float, ...]) -> None:
    """The voltages go round the loop to zero."""
    i, a, b, j = One("i"), Zero("a"), Zero("b"), One("j")
    parts = [Se("U", 5) >> i, i >> Df("s"), MSe("drop", "-2*s") >> i, i >> a, a >> C("C1", 1), a >> j >> b]
    run = bg.simulate(bg.Graph("loop", *parts, j >> C("C2", 2), b >> C("C3", 3), b >> R("R", 4)), 0.1, start=start)
    assert [run[f"C{k}.e"][0] for k in (1, 2, 3)] == pytest.approx(voltages, abs=1e-12)
    assert run["i"][0] == pytest.approx((5 - voltages[0]) / 2)
