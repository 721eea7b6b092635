"""Trajectories: every effort and flow by name, single bonds and multibonds, between the instants, as files."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, NAMES

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.forms import kane_momentum
from bondgraph.graph.names import beside
from bondgraph.simulate.trajectory import Trajectory


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    mechanism = CATALOGUE["arm_with_motor"]()
    return bg.simulate(mechanism.graph, (0, 0.5), mechanism.values, mechanism.start)


def test_everything_named_can_be_asked_for(run: bg.Trajectory) -> None:
    for name in run.names:
        found = run[name]
        assert found.shape[0] == len(run.t)
        assert np.isfinite(found).all(), name


@pytest.mark.parametrize("name", NAMES)
def test_every_bond_has_an_effort_and_a_flow(name: str) -> None:
    mechanism = CATALOGUE[name]()
    run = bg.simulate(mechanism.graph, (0, 0.05), mechanism.values, mechanism.start)
    for bond in mechanism.graph.bonds:
        shape = (len(run.t),) if bond.size == 1 else (len(run.t), bond.size)
        assert run[f"{bond.name}.e"].shape == run[f"{bond.name}.f"].shape == shape


@pytest.mark.parametrize("name", NAMES)
def test_every_inertia_tells_its_momentum(name: str) -> None:
    """Also one that follows others: what it holds is p of T = p f/2."""
    mechanism = CATALOGUE[name]()
    run = bg.simulate(mechanism.graph, (0, 0.05), mechanism.values, mechanism.start)
    for store in (each for each, element in mechanism.graph.elements.items() if isinstance(element, I)):
        p, f = (run[each].reshape(len(run.t), -1) for each in (beside(store, "p_{}"), f"{store}.f"))
        np.testing.assert_allclose((p * f).sum(1) / 2, run[f"{store}.energy"], rtol=1e-9, atol=1e-15)


def filtered(behind: C) -> bg.Graph:
    """A store behind a transformer, which follows the capacitor before it."""
    i, u, w = One("i"), Zero("u"), Zero("w")
    driven = Se("U", "5*sin(2000*t)") >> i, i >> R("r", 10), i >> I("L", 1e-3), i >> u, u >> C("before", 1e-6)
    return bg.Graph("filtered", *driven, u >> TF("n", 2) >> w, w >> behind, w >> R("load", 100))


@pytest.mark.parametrize(
    ("behind", "law"),
    [
        (C("c", 2e-6), lambda q: q / 2e-6),
        (C("c", effort="1e17*q**3 + 1e5*q"), lambda q: 1e17 * q**3 + 1e5 * q),  # solved by Newton's method
        (C("c", effort="exp(1e5*q) - 1"), lambda q: np.exp(1e5 * q) - 1),  # and by a logarithm
    ],
)
def test_a_store_in_derivative_causality_tells_what_it_holds(behind: C, law: Callable[[Any], Any]) -> None:
    """It is the integral of its flow, by Simpson's rule, and has its effort by its law."""
    from scipy.integrate import cumulative_simpson

    run = bg.simulate(filtered(behind), np.linspace(0, 0.001, 4001))
    held = run["q_c"]
    assert "q_c" in run.names and "q_c" not in run.states
    np.testing.assert_allclose(
        cumulative_simpson(run["c.f"], x=run.t, initial=0), held - held[0], atol=1e-6 * np.ptp(held)
    )
    np.testing.assert_allclose(run["c.e"], law(held), rtol=1e-9, atol=1e-12)


def test_all_components_of_a_store_are_one_table_whichever_of_them_are_states() -> None:
    v = One("v", ("a", "b"), frame="inertial")
    graph = bg.Graph("led", v >> I("m", (1, 2)), Se("F", "sin(t)") >> v["a"], v["b"] << Sf("way", "cos(t)"))
    run = bg.simulate(graph, 1)
    assert run.states == ("p_m_a",)
    np.testing.assert_array_equal(run["p_m"], run["m.f"] * (1, 2))


def test_a_form_tells_the_momenta_that_it_has_carried_away() -> None:
    x, v = One("u", coordinates="x"), One("v", ("vx", "vy"), frame="inertial")
    wire = x >> TF("wire", ((1,), ("x",))) >> v
    run = bg.simulate(bg.compile(bg.Graph("bead", wire, v >> I("m", 3)), kane_momentum), 1, start={"x": 1, "u": 2})
    np.testing.assert_allclose(run["p_m"], 3 * run["m.f"], rtol=1e-9)


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        (("m.p",), "what 'm' holds is 'p_m'"),
        (("q_k", "k.q"), "the displacement of 'k' is 'x'"),
        (("p_k", "k.p"), "what can be read of 'k' is 'k.e', 'k.f', 'k.energy'"),
    ],
)
def test_what_a_store_does_not_hold_is_refused_with_what_can_be_read(names: Sequence[str], hint: str) -> None:
    v = One("v", coordinates="x")
    run = bg.simulate(bg.Graph("cart", v >> I("m", 2), v >> C("k", 1)), 1, start={"v": 1})
    for name in names:
        with pytest.raises(bg.ValueRefused, match=f"'{name}': the model has no such quantity; {hint}. Correct it"):
            run[name]
    for name in re.findall("'([^']*)'", hint)[1:]:
        assert run[name].shape == run.t.shape


def test_components_are_the_columns_of_their_multibond(run: bg.Trajectory) -> None:
    np.testing.assert_array_equal(run["G1.e"][:, 1], run["G1.e[v1y]"])
    np.testing.assert_array_equal(run["f"][:, 0], run["u1"])
    np.testing.assert_array_equal(run["i"], run["Ra.f"])


def test_coordinates_are_integrals_of_their_flows(run: bg.Trajectory) -> None:
    """By Simpson's rule on 1001 instants of half a second."""
    from scipy.integrate import simpson

    for coordinate, flow in (("a", "u1"), ("b", "u2")):
        assert simpson(run[flow], x=run.t) == pytest.approx(run[coordinate][-1] - run[coordinate][0], rel=1e-6)


def test_between_the_instants(run: bg.Trajectory) -> None:
    assert np.shape(run.at(0.1234, "u1")) == ()
    assert run.at([0.1, 0.2], "u1").shape == (2,)
    assert run.at([0.1, 0.2], "G1.e").shape == (2, 2)
    np.testing.assert_allclose(run.at(run.t, "u1"), run["u1"], rtol=1e-12)
    assert float(run.at(0.0, "a")) == CATALOGUE["arm_with_motor"]().start["a"]
    assert run.steps[0] == run.t[0] and run.steps[-1] >= run.t[-1]


@pytest.mark.parametrize("name", ["x", "u3", "Ra", "f.e", "u1.f", "G1.e[v1z]"])
def test_unknown_quantities_are_refused(run: bg.Trajectory, name: str) -> None:
    for ask in (lambda: run[name], lambda: run.at(0.1, name), lambda: run.evaluate(0.1, [name])):
        with pytest.raises(bg.ValueRefused) as caught:
            ask()
        assert caught.value.parties == (name,)


def test_a_name_almost_right_gets_a_hint(run: bg.Trajectory) -> None:
    with pytest.raises(bg.ValueRefused, match=r"'Ra\.e'"):
        run["Ra.ee"]


def test_a_table_of_values(run: bg.Trajectory, tmp_path: Path) -> None:
    path = tmp_path / "arm.csv"
    run.write_csv("a", "Ra.e", path=str(path))
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["t", "a", "Ra.e"]
    table = np.array(rows[1:], float)
    np.testing.assert_array_equal(table, np.stack([run.t, run["a"], run["Ra.e"]], axis=1))
    run.write_csv("a", "Ra.e", path=str(path), units={"a": "rad"})
    assert path.read_text(encoding="utf-8").splitlines()[0].split(",") == ["t / s", "a / rad", "Ra.e"]
    run.write_csv(path=str(path))
    assert path.read_text(encoding="utf-8").splitlines()[0].split(",") == ["t", *run.equations.states]


def test_a_figure(run: bg.Trajectory, tmp_path: Path) -> None:
    figure = run.plot("a", "G1.e", path=str(tmp_path / "arm.png"))
    assert len(figure.axes) == 2
    assert (tmp_path / "arm.png").stat().st_size > 1000
    with pytest.raises(bg.ValueRefused):
        run.plot("nothing")


def test_a_graph_without_states() -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("ohm", Se("U") >> i, i >> R("Ra")), (0, 2), {"U": "t", "Ra": 2})
    np.testing.assert_allclose(run["i"], run.t / 2, rtol=1e-15)
    assert run.power_audit().energies["Ra"] == pytest.approx(2**3 / 3 / 2)


@pytest.fixture(scope="module")
def rl() -> bg.Trajectory:
    i = One("i")
    return bg.simulate(bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 1)), (0, 1))


@pytest.mark.parametrize("name", [None, 3, ["i"], (), "", {}, np.array([1])])
def test_quantities_are_named(rl: bg.Trajectory, name: Any) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        rl[name]
    assert caught.value.place


def test_a_figure_of_a_graph_without_states() -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("ohm", Se("U", 1) >> i, i >> R("Ra", 1)), (0, 1))
    with pytest.raises(bg.ValueRefused):
        run.plot()


def test_no_name_is_listed_twice() -> None:
    """A free flow is a state and an observable."""
    arm = CATALOGUE["arm"]()
    run = bg.simulate(arm.graph, (0, 0.1), arm.values, arm.start)
    assert len(set(run.names)) == len(run.names)


def test_a_run_is_a_trajectory_of_its_states_and_names(run: bg.Trajectory) -> None:
    assert isinstance(run, Trajectory)
    for name in run.states:
        np.testing.assert_array_equal(run.at(run.t, name), run[name])
        np.testing.assert_array_equal(run.evaluate(run.t, [name])[0], run[name])


def swing_of_one() -> bg.Trajectory:
    v = One("v", coordinates=("x",))
    return bg.simulate(bg.Graph("swing", v >> I("m", 1), v >> C("k", 1)), (0, 1), start={"x": 1.0})


def test_a_run_is_a_mapping_of_its_names() -> None:
    run = swing_of_one()
    assert "x" in run and "y" not in run and 3 not in run
    assert list(run) == list(run.names) and len(run) == len(run.names)
    assert all(np.isfinite(run[name]).all() for name in run)


def test_pictures_and_tables_go_where_they_can(tmp_path: Path) -> None:
    run = swing_of_one()
    run.plot(path=tmp_path / "new" / "swing.png")
    run.write_csv("x", "v", path=tmp_path / "new" / "swing.csv")
    assert (tmp_path / "new" / "swing.png").stat().st_size > 1000
    assert (tmp_path / "new" / "swing.csv").read_text().splitlines()[0] == "t,x,v"
    for write in (lambda: run.plot(path=tmp_path / "swing.xyz"), lambda: run.write_csv(path=tmp_path)):
        with pytest.raises(bg.ValueRefused, match="path"):
            write()
