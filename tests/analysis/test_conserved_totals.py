"""Equilibria keep what every motion keeps: totals of states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.equilibrium.conserved_totals import Totals, conserved_totals, reduced
from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.elements import C, De, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem

K = {"A": 1.0, "B": 2.0, "D": 4.0}


def species(names: str) -> tuple[dict[str, Zero], list[Any]]:
    """A junction for each of some species, and chains: exp(mu) is K q."""
    u = {name: Zero(f"u{name}") for name in names}
    return u, [u[x] >> part for x in names for part in (C(x, effort=f"log({K[x]}*q)"), De(f"mu{x}"))]


def cycle() -> bg.Graph:
    """A <-> B <-> D <-> A."""
    u, parts = species("ABD")
    for a, b, r in (("A", "B", 3), ("B", "D", 1), ("D", "A", 2)):
        v = One(f"v{a}{b}")
        parts += [u[a] >> v >> u[b], Sf(f"r{a}{b}", f"{r}*(exp(mu{a}) - exp(mu{b}))") >> v]
    return bg.Graph("cycle", *parts)


def binding() -> bg.Graph:
    """A + B <-> D."""
    u, parts = species("ABD")
    v = One("v")
    parts += [u["A"] >> v, u["B"] >> v, v >> u["D"], Sf("r", "k*(exp(muA + muB) - exp(muD))") >> v]
    return bg.Graph("binding", *parts)


def cart(**friction: float) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("cart", v >> I("m", 2), *(v >> R(name, b) for name, b in friction.items()))


def amounts(guess: Mapping[str, float]) -> dict[str, float]:
    return {f"q_{name}": x for name, x in guess.items()}


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e6])
def test_a_closed_cycle_keeps_its_amount(size: float) -> None:
    """In equilibrium K q is the same for all: detailed balance. It is where the motion from the guess ends."""
    guess = amounts({"A": size, "B": 0.5 * size, "D": 0.2 * size})
    found = bg.equilibrium(cycle(), guess=guess)
    potential = 1.7 * size / sum(1 / k for k in K.values())
    assert found.state == pytest.approx({f"q_{x}": potential / k for x, k in K.items()}, rel=1e-9)
    assert found.totals == pytest.approx({"q_A + q_B + q_D": 1.7 * size}) and "keeps q_A + q_B + q_D" in str(found)
    run = bg.simulate(cycle(), (0, 20), start=guess)
    assert {name: run[name][-1] for name in found.state} == pytest.approx(found.state, rel=1e-6)


def test_two_totals_of_a_reaction() -> None:
    """Of A + B <-> D with K_A A K_B B = K_D D: a quadratic equation."""
    a, b, d = 1.0, 0.3, 0.2
    found = bg.equilibrium(binding(), {"k": 0.7}, amounts({"A": a, "B": b, "D": d}))
    ratio = K["D"] / (K["A"] * K["B"])
    x = min(np.roots([1, -(a + b + ratio), a * b - ratio * d]), key=abs)
    assert found.state == pytest.approx(amounts({"A": a - x, "B": b - x, "D": d + x}), rel=1e-9)
    state = {name[2:]: value for name, value in found.state.items()}
    assert len(found.totals) == 2
    for name, value in found.totals.items():
        assert eval(name.replace("q_", ""), {}, state) == pytest.approx(value)
        assert eval(name.replace("q_", ""), {}, {"A": a, "B": b, "D": d}) == pytest.approx(value)


def test_a_cart_rolls_out_as_its_motion_does() -> None:
    """m v + b x is kept."""
    found = bg.equilibrium(cart(b=3), guess={"x": 0.5, "v": 1.0})
    assert found.state["x"] == pytest.approx(0.5 + 2 / 3) and found.state["p_m"] == pytest.approx(0, abs=1e-12)
    assert bg.simulate(cart(b=3), (0, 30), start={"x": 0.5, "v": 1.0})["x"][-1] == pytest.approx(found.state["x"])
    assert found.continuum and len(found.totals) == 1


def test_where_no_equilibrium_has_the_total_it_is_refused() -> None:
    with pytest.raises(bg.NoSolution, match="p_m = 2") as caught:
        bg.equilibrium(cart(), guess={"v": 1.0})
    assert "other totals" in caught.value.remedy
    assert bg.equilibrium(cart(), guess={"x": 3.0}).state == {"x": 3.0, "p_m": 0.0}


def test_states_that_stay_as_guessed_are_no_part_of_a_total() -> None:
    """With x fixed the cart comes to rest there."""
    found = bg.equilibrium(cart(b=3), guess={"x": 0.5, "v": 1.0}, fixed=["x"])
    assert found.state == pytest.approx({"x": 0.5, "p_m": 0.0}, abs=1e-12) and not found.totals


def test_an_input_that_is_sought_keeps_no_total_that_it_changes() -> None:
    v = One("v", coordinates=("x",))
    pushed = bg.Graph("pushed", v >> I("m", 2), v >> R("b", 3), Se("F") >> v)
    assert bg.equilibrium(pushed, {"F": 0}, {"v": 1.0}).totals
    assert not bg.equilibrium(pushed, {"F": 0.1}, {"v": 1.0}, inputs=["F"]).totals


def test_a_leak_however_small_is_no_total() -> None:
    """One part in a million a second."""
    u, parts = species("AB")
    v, out = One("v"), One("out")
    parts += [u["A"] >> v >> u["B"], Sf("r", "exp(muA) - exp(muB)") >> v]
    parts += [u["B"] >> out, Sf("leak", "1e-6*exp(muB)") >> out]
    found = bg.equilibrium(bg.Graph("leaking", *parts), guess=amounts({"A": 1.0, "B": 0.5}))
    assert not found.totals and found.state == pytest.approx({"q_A": 0.0, "q_B": 0.0}, abs=1e-6)


def test_the_rows_are_what_the_stoichiometry_leaves_at_zero() -> None:
    problem = Problem.of(bg.compile(binding()), {"k": 1.0})
    found = conserved_totals(Residual(problem, 0.0, (), (), ()), np.array([1.0, 0.3, 0.2]))
    assert isinstance(found, Totals) and found.rows.shape == (2, 3)
    np.testing.assert_allclose(found.rows @ [-1, -1, 1], 0, atol=1e-12)
    assert not found.missed(np.array([0.9, 0.2, 0.3])) and len(found.missed(np.array([1.0, 0.2, 0.3]))) >= 1


def limited(end: float, overflow: float) -> bg.Graph:
    """A <-> B, at a rate that is defined up to some amount of A, which is lost where it is more than another."""
    u, parts = species("AB")
    v, out = One("v"), One("out")
    parts += [u["A"] >> v >> u["B"], Sf("r", f"sqrt({end} - exp(muA))*(exp(muA) - exp(muB))") >> v]
    parts += [u["A"] >> out, Sf("lost", f"max(exp(muA) - {overflow}, 0)") >> out]
    return bg.Graph("limited", *parts)


@pytest.mark.parametrize(("end", "overflow"), [(1.2, 1.04), (2.1, 1.4), (4.2, 2.4)])
def test_a_total_is_kept_near_a_guess_and_far_from_it(end: float, overflow: float) -> None:
    """Where nothing is lost up to the amount at which rates end, all motions keep the total."""
    guess = amounts({"A": 1.0, "B": 0.2})
    assert bg.equilibrium(limited(end, end), guess=guess).totals == pytest.approx({"q_A + q_B": 1.2})
    assert not bg.equilibrium(limited(end, overflow), guess=guess).totals


def test_a_total_is_kept_where_rates_are_defined_at_every_fifth_point() -> None:
    """Near the guess, and of the points there at every other."""
    found = bg.equilibrium(limited(1.08, 9.0), guess=amounts({"A": 1.0, "B": 0.2}))
    assert found.totals == pytest.approx({"q_A + q_B": 1.2})


def test_it_is_looked_at_twice_at_each_distance_from_the_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    residual = Residual(Problem.of(bg.compile(binding()), {"k": 1.0}), 0.0, (), (), ())
    asked, evaluate = list[Any](), residual.evaluate

    def counted(x: Any) -> Any:
        asked.append(x)
        return evaluate(x)

    monkeypatch.setattr(residual, "evaluate", counted)
    guess = np.array([1.0, 0.3, 0.2])
    conserved_totals(residual, guess)
    apart = [float(np.abs(x / guess - 1.0).max()) for x in asked]
    assert np.histogram(apart, [0.0, 0.01, 0.2, 1.2, 4.0])[0].tolist() == [1, 2, 2, 2]


def test_rates_that_are_defined_nowhere_about_a_guess_are_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    residual = Residual(Problem.of(bg.compile(limited(1.0, 9.0)), {}), 0.0, (), (), ())
    asked, evaluate = list[Any](), residual.evaluate

    def counted(x: Any) -> Any:
        asked.append(x)
        return evaluate(x)

    monkeypatch.setattr(residual, "evaluate", counted)
    assert not len(conserved_totals(residual, np.array([1.0, 0.2])).rows)
    assert len(asked) < 50


def test_a_span_is_tidied() -> None:
    np.testing.assert_allclose(reduced(np.array([[2.0, 0.0, 2.0], [1.0, 4.0, 1.0]])), [[1, 0, 1], [0, 1, 0]])
