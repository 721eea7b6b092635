"""Components belong to their junctions: several of these may use one name."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Df, I, One, R, Se, Zero
from bondgraph.graph.chain import Chain
from bondgraph.graph.component_names import by_junction, on_several, shared, short, told_apart

START = {"v.x": 1.0, "w.y": 0.5}
T = [0.0, 0.5, 1.0]


def graph(first: tuple[str, str] = ("x", "y"), second: tuple[str, str] = ("x", "y"), *more: Any) -> bg.Graph:
    """Two masses in a plane, the second pushed by what a sensor says of the first."""
    v, w = One("v", first), One("w", second)
    parts = (v >> I("m", 1), v >> R("b", 0.5), w >> I("M", 2), w >> R("c", 0.3), Se("F", (1, 2)) >> v)
    return bg.Graph("two", *parts, v[first[0]] >> Df("s"), Se("G", "-3*s") >> w[second[1]], *more)


def pendulum(first: str, second: str) -> bg.Graph:
    """Two bobs on one angle, each with a velocity of two components."""
    w, bobs = One("w", coordinates=("th",)), [One("v1", tuple(first)), One("v2", tuple(second))]
    rows = (("l*cos(th)",), ("l*sin(th)",)), (("2*l*cos(th)",), ("2*l*sin(th)",))
    parts = [w >> TF(f"P{k}", row) >> bob >> I(f"m{k}", 1) for k, (row, bob) in enumerate(zip(rows, bobs, strict=True))]
    weights = [Se(f"G{k}", (0, -9.81)) >> bob for k, bob in enumerate(bobs)]
    return bg.Graph("pendulum", *parts, *weights, values={"l": 0.5})


def test_they_move_as_those_of_other_names_do() -> None:
    run = bg.simulate(graph(), T, start=START)
    other = bg.simulate(graph(("vx", "vy"), ("wx", "wy")), T, start={"vx": 1.0, "wy": 0.5})
    pairs = {"v.x": "vx", "v.y": "vy", "w.x": "wx", "w.y": "wy", "v": "v", "w": "w", "F.e": "F.e"}
    for name, same in pairs.items():
        np.testing.assert_array_equal(run[name], other[same])
    np.testing.assert_array_equal(run["v.x"], run["v"][:, 0])
    assert "v.x" in run and "v_x" in run and "x" not in run and "v.z" not in run


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum, bg.forms.lagrange_multipliers])
def test_under_forms(form: Any) -> None:
    runs = [
        bg.simulate(bg.compile(each, form), T, start={"th": 0.4})
        for each in (pendulum("xy", "xy"), pendulum("ab", "cd"))
    ]
    for name, same in (("v1.x", "a"), ("v1.y", "b"), ("v2.x", "c"), ("v2.y", "d"), ("v2.y", "v2.d")):
        np.testing.assert_allclose(runs[0][name], runs[1][same], rtol=1e-12, atol=1e-14)


def test_what_several_have_is_refused_with_the_choices() -> None:
    equations = bg.compile(graph())
    with pytest.raises(bg.ValueRefused, match=r"'v\.x', 'w\.x'"):
        _ = bg.simulate(equations, T)["x"]
    with pytest.raises(bg.ValueRefused, match=r"'v\.y', 'w\.y'"):
        bg.simulate(equations, T, start={"y": 1.0})
    with pytest.raises(bg.ModulusError, match="a component of several junctions"):
        graph(("x", "y"), ("x", "y"), One("z") >> R("r", "k*x"))


def test_what_one_has_alone_is_asked_for_with_the_junction_and_without() -> None:
    run = bg.simulate(graph(("x", "y"), ("x", "z")), T, start={"v.x": 1.0, "z": 0.5})
    np.testing.assert_array_equal(run["z"], run["w.z"])
    np.testing.assert_array_equal(run["y"], run["v.y"])
    assert run["z"][0] == 0.5


def test_a_component_is_given_by_one_of_its_names() -> None:
    equations = bg.compile(graph())
    with pytest.raises(bg.ValueRefused, match="other name"):
        bg.simulate(equations, T, start={"v.x": 1.0, "v_x": 2.0})
    assert bg.simulate(equations, T, start={"v.x": 1.0, "v_x": 1.0})["v.x"][0] == 1.0


def test_numbered_components_keep_their_names() -> None:
    v = One("v", 2)
    run = bg.simulate(bg.Graph("g", v >> I("m", 1), v >> R("b", 1)), T, start={"v.1": 1.0, "v.v_2": 2.0})
    np.testing.assert_array_equal(run["v_1"], run["v.1"])
    assert run["v_2"][0] == run["v.2"][0] == 2.0


def test_equilibria_and_linearizations_take_them() -> None:
    equations = bg.compile(graph())
    assert bg.equilibrium(equations, guess=START).state["p_m_v_x"] == pytest.approx(2.0)
    linear = bg.linearize(equations, START, outputs=["v.x", "w"])
    assert len(linear.outputs) == 3


def test_graphs_stay_equal_and_come_back() -> None:
    assert graph() == graph() and pickle.loads(pickle.dumps(graph())) == graph()
    assert graph() != graph(("x", "y"), ("x", "z"))


def test_the_flow_of_a_junction_is_called_by_its_name() -> None:
    """A component that is called as another junction is would mean both."""
    with pytest.raises(bg.DuplicateName, match="v"):
        bg.Graph("g", One("v") >> I("m"), One("w", ("v", "u")) >> I("M"))


def test_efforts_and_flows_of_one_name() -> None:
    """Also where each is the only component of its junction."""
    found = bg.Graph("g", Zero("a", ("v",)) >> C("m"), One("b", ("v",)) >> I("n"))
    assert {x.name: x.components for x in found.junctions.values()} == {"a": ("a_v",), "b": ("b_v",)}


def test_selections_of_a_junction_take_either_name() -> None:
    junctions = graph().junctions
    assert junctions["v"].components == ("v_x", "v_y")
    assert junctions["v"]["x"] == junctions["v"]["v_x"] and One("v", ("x", "y"))["v_x"].components == ("x",)
    with pytest.raises(bg.StructureError, match="no component"):
        _ = junctions["v"]["z"]


def test_by_name() -> None:
    v, w = One("v", ("v_x", "a")), One("w", ("w_x", "w_2"))
    assert short(v) == {"x": "v_x"}
    assert by_junction([v]) == {"v.x": "v_x", "v.v_x": "v_x", "v.a": "a"}
    assert shared([v, w]) == {"x": ("v.x", "w.x")} and shared([v]) == {}
    chains = [Chain.of(One("p", ("x", "y")) >> One("q", ("x", "z")))]
    assert on_several(chains) == {"x"} and told_apart(chains, frozenset()) is chains
    ends = told_apart(chains, on_several(chains))[0].ends
    assert [end.element.components for end in ends] == [("p_x", "y"), ("q_x", "z")]  # type: ignore[attr-defined]
