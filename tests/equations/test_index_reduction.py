"""Differential-algebraic systems: relaxed strokes, hidden constraints, their index, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.equations.balance import assemble
from bondgraph.equations.index_reduction import reduce_index
from bondgraph.equations.random_states import RandomPoints
from bondgraph.graph.graph import checked

G = 9.81


def pendulum() -> bg.Graph:
    """A particle on a circle, in Cartesian coordinates: x u + y w = 0."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    return bg.Graph("pendulum", f >> I("m", 2), Se("G", ("0", "-m*g")) >> f, rod, values={"g": G})


def test_a_constraint_among_velocities_gives_its_reaction() -> None:
    equations = bg.compile(pendulum())
    assert equations.states == ("x", "y", "u", "w")
    assert len(equations.constraints) == 1 and equations.index == 2
    x, y, u, w = 0.6, -0.8, 0.4, 0.3
    start = {"x": x, "y": y, "u": u, "w": w}
    rates = bg.rates(equations, start=start)
    # m r'' = weight + (x, y) e with r'' along the circle: e = (m g y - m v^2) / l^2.
    e = (2 * G * y - 2 * (u**2 + w**2)) / 1.0
    assert rates["u"] == pytest.approx(x * e / 2, rel=1e-13)
    assert rates["w"] == pytest.approx(y * e / 2 - G, rel=1e-13)
    run = bg.simulate(equations, (0, 0.1), start=start)
    assert run["rod.e"][0] == pytest.approx(e, rel=1e-12)


def test_the_pendulum_swings_as_in_its_angle() -> None:
    """Against the pendulum's own equation; positions drift by the local errors' sum, the constraint does not."""
    rtol = 1e-9
    run = bg.simulate(pendulum(), (0, 5), start={"x": 1}, rtol=rtol, atol=1e-11)
    exact = solve_ivp(
        lambda t, s: (s[1], -G * np.sin(s[0])), (0, 5), (np.pi / 2, 0), "DOP853", run.t, rtol=1e-12, atol=1e-12
    )
    error = 1e3 * rtol  # seven thousand steps, each wrong by rtol at most
    np.testing.assert_allclose(run["x"], np.sin(exact.y[0]), atol=error)
    np.testing.assert_allclose(run["y"], -np.cos(exact.y[0]), atol=error)
    np.testing.assert_allclose(run["x"] * run["u"] + run["y"] * run["w"], 0, atol=10 * rtol)


def test_the_dependent_state_is_chosen_anew() -> None:
    """Over the top and all round: no one velocity is determined by the other everywhere."""
    run = bg.simulate(pendulum(), (0, 3), start={"y": -1, "u": 8})
    assert run["y"].max() > 0.999 and abs(run["x"]).max() > 0.999
    energy = run["u"] ** 2 / 2 + run["w"] ** 2 / 2 + G * run["y"]
    np.testing.assert_allclose(energy, energy[0], rtol=1e-5)


def test_a_start_is_made_consistent() -> None:
    """Velocities follow the given ones; coordinates stay."""
    run = bg.simulate(pendulum(), (0, 0.01), start={"x": 0.6, "y": 0.8, "u": 1.0})
    assert (run["x"][0], run["y"][0], run["u"][0]) == (0.6, 0.8, 1.0)
    assert run["w"][0] == pytest.approx(-0.75, abs=1e-12)


def test_an_inconsistent_start_is_refused_with_its_residual() -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(pendulum(), (0, 1), start={"x": 1, "y": 0, "u": 0.5, "w": 0})
    assert "0.5" in caught.value.law and set(caught.value.parties) == {"x", "y", "u", "w"}
    assert "u = 0" in caught.value.remedy


def test_methods_agree_on_a_held_motion() -> None:
    """One keeps the constraints among its states, the others are projected onto them."""
    first, *others = (bg.simulate(pendulum(), (0, 1), start={"x": 1}, method=m) for m in ("DOP853", "IDA", "Radau"))
    for run in others:
        np.testing.assert_allclose(run["x"], first["x"], atol=1e-5)


def test_a_driven_constraint_needs_the_rate_of_its_input() -> None:
    f = One("f", ("u", "w"))
    graph = bg.Graph("g", f >> I("m", 1), Se("F", ("0", "1")) >> f, f << TF("a", ((1, 2),)) << Sf("c"))
    equations = bg.compile(graph)
    assert equations.input_rates["c"] == ("u", "w")
    with pytest.raises(bg.MissingValues):
        bg.simulate(equations, (0, 1), {"c": lambda t: t})
    run = bg.simulate(equations, (0, 1), {"c": "sin(t)"}, rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(run["u"] + 2 * run["w"], np.sin(run.t), atol=1e-9)
    # Across the constraint the motion is free: (2, -1) . (u', w') = -1.
    np.testing.assert_allclose(2 * run["u"] - run["w"], -run.t, atol=1e-8)


def test_a_combination_of_velocities_without_mass() -> None:
    """Only u + 2 w carries the mass; dampers determine the rest: 2 b u = b w + F, (m + b/5...) by hand below."""
    f = One("f", ("u", "w"))
    mass = f >> TF("P", ((1, 2),)) >> One("v") >> I("m", 3)
    equations = bg.compile(bg.Graph("combo", mass, f >> R("b", 2), Se("F", (5, 0)) >> f))
    assert len(equations.states) - len(equations.constraints) == 1 and equations.index == 1
    run = bg.simulate(equations, (0, 4), rtol=1e-9, atol=1e-11)
    # 3 v' (1, 2) = (5 - 2 u, -2 w): v' from (1, 2) of it, 15 v' = 5 - 2 v.
    v = 2.5 * (1 - np.exp(-2 * run.t / 15))
    np.testing.assert_allclose(run["u"] + 2 * run["w"], v, atol=1e-7)
    np.testing.assert_allclose(2 * (5 - 2 * run["u"]), -2 * run["w"], atol=1e-7)


def test_a_locked_ring_stands_still() -> None:
    """Two gears of different ratio between the same shafts: nothing moves, and the force is held."""
    a, b = One("a"), One("b")
    graph = bg.Graph("ring", a >> TF("n", 2) >> b, a >> TF("k", 3) >> b, b >> I("J", 1), Se("M", 7) >> a)
    equations = bg.compile(graph)
    assert len(equations.states) == len(equations.constraints)
    run = bg.simulate(equations, (0, 1))
    np.testing.assert_allclose(run["b"], 0, atol=1e-12)
    # Efforts: 2 e_n + 3 e_k = 7, e_n + e_k = 0.
    np.testing.assert_allclose(run["n-b.e"], -7, rtol=1e-12)


def test_a_matrix_gyrator_used_both_ways() -> None:
    graph = bg.Graph(
        "gy", Se("S") >> Zero("u"), Zero("u") >> GY("G", (("a",), ("b",))) >> Zero("w", 2), Zero("w", 2) >> C("c", 2),
        Zero("w", 2) >> R("r", 3),
    )  # fmt: skip
    equations = bg.compile(graph)
    assert len(equations.states) - len(equations.constraints) == 1
    run = bg.simulate(equations, (0, 3), {"S": 2, "a": 1, "b": 2}, rtol=1e-10, atol=1e-12)
    # e = (a, b) f, S = (a, b) . (2 e' + e/3) = 5 (2 f' + f/3).
    f = 1.2 * (1 - np.exp(-run.t / 6))
    np.testing.assert_allclose(run["w"][:, 1], 2 * f, atol=1e-8)


class TestRepeatedConstraints:
    """The motion is determined, how the reaction is shared is not."""

    @staticmethod
    def graph(second: Any = 0) -> bg.Graph:
        f = One("f", ("u", "w"))
        return bg.Graph(
            "repeated", f >> I("m", 1), Se("F", (3, 0)) >> f,
            f << TF("a", ((1, 2),)) << Sf("c", 0), f << TF("b", ((2, 4),)) << Sf("d", second),
        )  # fmt: skip

    def test_the_motion(self) -> None:
        equations = bg.compile(self.graph())
        assert len(equations.constraints) == 1
        assert {"c.e", "d.e"} <= set(equations.indeterminate)
        run = bg.simulate(equations, (0, 1))
        np.testing.assert_allclose(run["u"], 3 * 4 / 5 * run.t, atol=1e-7)

    def test_the_share_is_not_made_up(self) -> None:
        run = bg.simulate(self.graph(), (0, 1))
        with pytest.raises(bg.ValueRefused) as caught:
            run["c.e"]
        assert "d.e" in caught.value.parties

    def test_values_that_drive_them_apart(self) -> None:
        with pytest.raises(bg.ValueRefused) as caught:
            bg.simulate(self.graph(), (0, 1), {"c": 1})
        assert "c" in caught.value.parties
        run = bg.simulate(self.graph(), (0, 1), {"c": 1, "d": 2})
        np.testing.assert_allclose(run["u"] + 2 * run["w"], 1, atol=1e-7)

    def test_inputs_that_part_later(self) -> None:
        with pytest.raises(bg.BondGraphError):
            bg.simulate(self.graph(), (0, 2), {"c": "t**2", "d": "2*t"})

    def test_demands_that_never_agree(self) -> None:
        with pytest.raises(bg.Contradiction) as caught:
            bg.compile(self.graph(1))
        assert set(caught.value.parties) >= {"c", "d"}


REFUSED = {
    "two voltages in parallel": lambda: (Se("A") >> Zero("u"), Se("B") >> Zero("u"), Zero("u") >> R("r")),
    "of the same value": lambda: (Se("A", 5) >> Zero("u"), Se("B", 5) >> Zero("u"), Zero("u") >> R("r")),
    "a flow nobody sets": lambda: (Se("A") >> One("i"), Se("B") >> One("i")),
    "a loop of gain one": lambda: (
        One("a") >> TF("n", ((1,),)) >> One("b"), One("a") >> TF("k", ((1,),)) >> One("b"), One("b") >> I("m"),
    ),
    "a force on nothing": lambda: (Se("F") >> One("f", 2), One("f", 2) >> TF("P", ((1, 1),)) >> One("v") >> I("m")),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_ill_posed_stays_refused(name: str) -> None:
    with pytest.raises((bg.CausalConflict, bg.SingularSystem)) as caught:
        bg.compile(bg.Graph("g", *REFUSED[name]()))
    assert caught.value.parties and caught.value.remedy


def test_constraints_are_printed() -> None:
    equations = bg.compile(pendulum())
    assert "1 constraint" in str(equations) and "index 2" in str(equations)
    assert "0 = -rod + u*x + w*y" in str(equations)
    assert r"0 &= " in equations.latex()


def test_the_power_audit_closes_under_constraints() -> None:
    run = bg.simulate(pendulum(), (0, 2), start={"x": 1}, rtol=1e-9, atol=1e-11)
    audit = run.power_audit()
    assert np.abs(audit.missing).max() < 1e-6
    assert abs(audit.drift) < 1e-5


@pytest.mark.parametrize("turned", [False, True])
def test_the_order_of_entry_changes_nothing(turned: bool) -> None:
    """Rows, unknowns and steps are put in an order of their own before pivots are chosen."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    links = [f >> I("m", 2), Se("G", ("0", "-m*g")) >> f, f << TF("a", (("x", "y"),)) << Sf("rod", 0)]
    graphs = [bg.Graph("pendulum", *each, values={"g": G}) for each in (links, links[::-1] if turned else links)]
    found = [reduce_index(assemble(relax(checked(graph)), xp), RandomPoints()) for graph in graphs]
    assert [each.index for each in found] == [2, 2]
    assert found[0].constraints == found[1].constraints and found[0].steps == found[1].steps


def test_what_cannot_be_met_is_over_determined() -> None:
    v = One("v")
    graph = checked(bg.Graph("torn", v >> I("m", 1), Sf("here", "1.0 + 0*t") >> v, Sf("there", "t") >> v))
    with pytest.raises(bg.Contradiction):
        reduce_index(assemble(relax(graph), xp), RandomPoints())
