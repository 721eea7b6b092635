"""Graphs that are saved come back equal, with the same equations, or are refused with a reason."""

from __future__ import annotations

import importlib.util
import pickle
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph.elements import IC, NIC, TF, I, One, R, Se
from bondgraph.io.document import FORMAT, document
from bondgraph.io.save import checked, save
from bondgraph.io.toml import graph_of
from bondgraph.io.toml_text import key, lines, written

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


def again(graph: bg.Graph) -> bg.Graph:
    found = graph_of(checked(graph), "model.toml")
    assert found == graph and found.links == graph.links and [*found.elements] == [*graph.elements]
    assert document(found) == document(graph)
    return found


def equations(graph: bg.Graph) -> str:
    try:
        return str(bg.compile(graph))
    except bg.BondGraphError as error:
        return str(error)


def check_random(seeds: range) -> None:
    for seed in seeds:
        for draw in (network, mechanism):
            graph = draw(Seeded(seed))
            assert equations(again(graph)) == equations(graph), seed


def test_random_graphs_come_back_with_their_equations() -> None:
    check_random(range(3))


@pytest.mark.slow
def test_many_random_graphs_come_back_with_their_equations() -> None:
    check_random(range(100, 110))


@pytest.mark.slow
def test_hundreds_of_random_graphs_come_back() -> None:
    for seed in range(250):
        again(network(Seeded(seed)))
        again(mechanism(Seeded(seed)))


def module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"saved_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.slow
def test_graphs_of_examples_come_back_or_say_why_not() -> None:
    saved, reasons = 0, []
    for path in EXAMPLES:
        for graph in vars(module(path)).values():
            if isinstance(graph, bg.Graph):
                try:
                    assert equations(again(graph)) == equations(graph)
                    saved += 1
                except bg.NotExportable as error:
                    reasons.append(str(error))
    assert saved >= 18
    assert all("does not hold as such" in reason or "submodel" in reason for reason in reasons), reasons


def test_kinetic_stores_with_forms() -> None:
    q_dot = One("q_dot", coordinates=("x", "y"))
    A = (("m", "0"), ("0", "m*(1 + x**2)"))
    for form in (None, bg.forms.maggi, bg.forms.maggi.having(free=("x_dot",))):
        store = NIC("s", A, e_hat=("m*x*y_dot**2", "0"), form=form, carries=(("a", (("2", "0"), ("0", "3"))),))
        assert again(bg.Graph("g", q_dot >> store["I"], q_dot << store["C"])).elements["s"] == store
    assert again(bg.Graph("g", q_dot >> IC("s", A, "flow")["I"], q_dot << IC("s", A, "flow")["C"]))
    rows = TF("T", (("x", "y"),), integrals=(None,))
    again(bg.Graph("h", q_dot >> rows >> One("d") >> R("c", 1), q_dot >> I("m", 2)))


def test_what_a_file_does_not_hold_is_refused_with_a_cure(tmp_path: Path) -> None:
    i = One("i")
    from bondgraph.elements import Body

    plain = bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("r"))
    x = One("x_dot", coordinates=("x",))
    moving = bg.Graph("m", x >> TF("T", (("cos(x)",), ("sin(x)",))) >> One("v", 2) >> I("m", 2), Se("F") >> x)
    cube = bg.Function(lambda f: f**3, lambda f: 3 * f**2, name="cube")
    for graph in (
        pickle.loads(pickle.dumps(bg.Graph("b", *Body("hull", "m", (1, 1, 1))))),
        bg.reduce(moving),
        bg.Graph("c", Se("U") >> i, i >> I("L"), i >> R("r", effort=cube)),
    ):
        with pytest.raises(bg.NotExportable) as caught:
            graph.save(tmp_path / "model.toml")
        assert caught.value.remedy and caught.value.parties
    with pytest.raises(bg.ValueRefused, match=re.escape("rl.toml")):
        save(plain, tmp_path / "rl.json")
    assert not [*tmp_path.iterdir()]


def test_saved_files_are_toml_that_a_person_can_read(tmp_path: Path) -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U", 12) >> i >> I("L", 5e-3), i >> R("r"), values={"r": 2})
    path = graph.save(tmp_path / "rl.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert table["format"] == FORMAT and table["bonds"] == ["U >> i >> L", "i >> r"] and table["values"] == {"r": 2}
    assert table["elements"]["L"] == {"type": "I", "value": 0.005}
    assert bg.load(path) == graph


def test_values_are_written_as_toml_reads_them() -> None:
    value = {"a b": ['"\\\x7f\n', 1.5, True, [], {}], "c": {"d": 1e-300}}
    assert tomllib.loads(f"x = {written(value)}")["x"] == value and key("a.b") == '"a.b"'
    table = {"first": {"x": 1}, "long": {"y": ["word"] * 40}, "last": {"z": 2}}
    read = tomllib.loads("\n".join(["[t]", *lines(table, "t")]))["t"]
    assert read == table and [*read] == [*table]
