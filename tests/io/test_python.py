"""Model files in Python: the graph they define, its values and start; a line for what fails."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.io.model import Model
from bondgraph.io.python import read_python

TEXT = """
from bondgraph import Graph
from bondgraph.elements import C, I, One
v = One("v")
oscillator = Graph("swing", v >> I("m"), v >> C("k"))
"""


def written(folder: Path, more: str = "") -> Path:
    path = folder / "model.py"
    path.write_text(TEXT + more, encoding="utf-8")
    return path


def test_a_model_is_its_graph_values_and_start(tmp_path: Path) -> None:
    plain = read_python(written(tmp_path))
    assert plain == Model(plain.graph) and {*plain.graph.elements} == {"v", "m", "k"}
    found = read_python(written(tmp_path, "values = {'m': 2}\nstart = {'v': 1}\n"))
    assert (found.graph, found.values, found.start) == (plain.graph, {"m": 2}, {"v": 1})


def test_one_of_several_is_chosen_by_variable_or_name(tmp_path: Path) -> None:
    path = written(tmp_path, "other = Graph('heavy', v >> I('M'))\n")
    assert read_python(path, "oscillator").graph == read_python(path, "swing").graph
    assert read_python(path, "other").graph.name == read_python(path, "heavy").graph.name == "heavy"
    for name in (None, "nobody"):
        with pytest.raises(bg.StructureError) as caught:
            read_python(path, name)
        assert caught.value.parties == ("oscillator", "other")


def test_the_line_that_fails_is_told(tmp_path: Path) -> None:
    line = len(TEXT.splitlines()) + 1
    for more in ("1/0\n", "1 +* 1\n"):
        with pytest.raises(bg.StructureError) as caught:
            read_python(written(tmp_path, more))
        assert caught.value.place.endswith(f":{line}")


def test_without_a_graph_there_is_no_model(tmp_path: Path) -> None:
    path = tmp_path / "model.py"
    path.write_text("x = 1\n", encoding="utf-8")
    with pytest.raises(bg.StructureError, match="no graph"):
        read_python(path)


@pytest.mark.parametrize("more", ["values = 3\n", "start = [1]\n"])
def test_values_are_by_name(tmp_path: Path, more: str) -> None:
    with pytest.raises(bg.ValueRefused):
        read_python(written(tmp_path, more))


def test_the_mechanisms_of_a_graph_are_found(tmp_path: Path) -> None:
    text = """
from bondgraph import Graph
from bondgraph.elements import Link, Mechanism, Revolute
def swing(name):
    return Mechanism(name, [Link(f"{name}_rod", 1, planar=0.1)], [Revolute(f"{name}_p", "ground", f"{name}_rod", "y")])
one, other = swing("one"), swing("other")
alone, both = Graph("alone", *one), Graph("both", *one, *other)
again = one
"""
    path = tmp_path / "arm.py"
    path.write_text(text, encoding="utf-8")
    assert [each.name for each in read_python(path, "alone").mechanisms] == ["one"]
    assert [each.name for each in read_python(path, "both").mechanisms] == ["one", "other"]


def test_mechanisms_in_instances_are_found_with_these(tmp_path: Path) -> None:
    text = """
from bondgraph import Graph, rotational, submodel
from bondgraph.elements import Link, Mechanism, Revolute, Se
@submodel(ports={"drive": rotational})
def swing(drive):
    mech = Mechanism("mech", [Link("rod", 1, planar=0.1)], [Revolute("pivot", "ground", "rod", "y")])
    return *mech, drive >> mech["pivot"]
left, right = swing("left"), swing("right")
one = Graph("one", Se("M", 1) >> left.drive)
two = Graph("two", Se("M", 1) >> left.drive, Se("N", 1) >> right.drive)
"""
    path = tmp_path / "swings.py"
    path.write_text(text, encoding="utf-8")
    for name, instances in (("one", ["left"]), ("two", ["left", "right"])):
        found = read_python(path, name).mechanisms
        assert [(each.instance, each.mechanism.name) for each in found] == [(place, "mech") for place in instances]


def test_a_file_imports_what_is_beside_it(tmp_path: Path) -> None:
    """As where Python runs it itself; afterwards nothing of it is left on the path."""
    written(tmp_path).rename(tmp_path / "swinging_part.py")
    path = tmp_path / "whole.py"
    path.write_text("from swinging_part import Graph, I, oscillator, v\nheavy = Graph('heavy', v >> I('M'))\n")
    before = [*sys.path]
    assert read_python(path, "heavy").graph.name == "heavy"
    assert sys.path == before


def test_the_line_of_what_is_refused_is_told(tmp_path: Path) -> None:
    with pytest.raises(bg.StructureError) as caught:
        read_python(written(tmp_path, "Graph('twice', v >> I)\n"))
    assert caught.value.__notes__ == [f"in {tmp_path / 'model.py'}, line {len(TEXT.splitlines()) + 1}"]


def test_a_graph_that_is_imported_is_not_meant_beside_the_own_one(tmp_path: Path) -> None:
    (tmp_path / "a_plant.py").write_text(TEXT.replace("swing", "plant"), encoding="utf-8")
    for how in ("from a_plant import oscillator as plant", "from a_plant import *", "import a_plant"):
        path = tmp_path / "model.py"
        own = TEXT.replace("oscillator", "mine")
        path.write_text(f"{how}\n{own}", encoding="utf-8")
        assert read_python(path).graph.name == "swing", how
    path.write_text("from a_plant import oscillator\n" + TEXT.replace("oscillator", "mine"), encoding="utf-8")
    assert read_python(path, "oscillator").graph.name == read_python(path, "plant").graph.name == "plant"
    with pytest.raises(bg.StructureError, match=r"no graph 'other' in it, and it defines mine, and imports oscillator"):
        read_python(path, "other")
    path.write_text("from a_plant import oscillator", encoding="utf-8")
    assert read_python(path).graph.name == "plant"
    path.write_text(f"from a_plant import oscillator as far\n{TEXT}second = Graph('b', v >> I('m'))", encoding="utf-8")
    with pytest.raises(bg.StructureError, match=r"it defines oscillator, second, and imports far\. Choose one"):
        read_python(path)
    sys.modules.pop("a_plant")
