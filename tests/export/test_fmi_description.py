"""Descriptions of FMUs: what XML is made of values, and both versions of the interface beside each other."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.export._model import Model, model
from bondgraph.export.fmi.description import child, description, initial, naming, variability, written
from bondgraph.export.fmi.variables import Structure, Variable
from bondgraph.export.fmu import PLATFORMS, SECOND, THIRD

v = One("v", coordinates=("x",))
PLAIN = Variable(1, "x", "", "", "local", 0.0)


@pytest.fixture(scope="module")
def ours() -> Model:
    graph = bg.Graph("car", v >> I("m", 2), v >> C("k"), v >> R("b", effort="b0*max(f, 0)"), Se("F") >> v)
    return model(bg.compile(graph, algebra=bg.algebra.table), {"b0": 0.5}, units={"x": "m", "F": "N"})


def root(ours: Model, version: Any) -> ET.Element:
    return ET.fromstring(description(version, Structure(ours), "{token}", ["a.c", "b.c"]))


@pytest.mark.parametrize(
    ("name", "structured"),
    [("a", True), ("left.i", True), ("a.b.c_1", True), ("der(left.p_L)", True), ("der(x, 2)", True), ("i-w.e", False),
     ("b.e[2]", False), ("a..b", False), ("1a", False), ("a.", False), ("der(a-b)", False), ("\u00e9", False)],
)  # fmt: skip
def test_names_are_structured_where_an_importer_can_show_them_as_a_tree(name: str, structured: bool) -> None:
    assert naming(["x", name]) == ("structured" if structured else "flat")


@pytest.mark.parametrize(
    ("value", "text"),
    [(True, "true"), (False, "false"), (0.1, "0.1"), (1e-300, "1e-300"), (float("nan"), "NaN"), (3, "3"),
     ("<&'", "<&'"), ([1, 2], "1 2"), ([], ""), (float("inf"), "inf")],
)  # fmt: skip
def test_a_value_is_read_back_from_its_attribute(value: Any, text: str) -> None:
    parent = ET.Element("root")
    child(parent, "of", {"value": value, "none": None})
    (found,) = ET.fromstring(written(parent).partition("\n")[2])
    assert found.attrib == {"value": text}
    if isinstance(value, float) and value == value:
        assert float(text) == value


def test_only_parameters_are_tuned_and_only_what_is_computed_has_no_start() -> None:
    assert {variability(replace(PLAIN, causality=c)) for c in ("local", "output", "input", "independent")} == {
        "continuous"
    }
    assert variability(replace(PLAIN, causality="parameter")) == "tunable"
    for causality in ("local", "output"):
        assert initial(replace(PLAIN, causality=causality)) == "exact"
        assert initial(replace(PLAIN, causality=causality, start=None)) == "calculated"
    for causality in ("input", "parameter", "independent"):
        assert initial(replace(PLAIN, causality=causality)) is None


def test_every_unit_is_defined_once_and_time_is_measured_in_seconds(ours: Model) -> None:
    page = root(ours, SECOND)
    units = [unit.attrib["name"] for unit in page.findall("UnitDefinitions/Unit")]
    assert len(set(units)) == len(units) and {"s", "m", "N", "m/s"} <= set(units)
    used = {real.attrib["unit"] for real in page.iter("Real") if "unit" in real.attrib}
    assert used == set(units)
    (seconds,) = page.findall("UnitDefinitions/Unit[@name='s']/BaseUnit")
    assert seconds.attrib == {"s": "1"}
    assert len(page.findall("UnitDefinitions/Unit/BaseUnit")) == 1 and not page.findall(".//*[@nominal]")


def second(page: ET.Element) -> list[dict[str, str]]:
    """The variables of version 2 in the words of version 3."""
    scalars = page.findall("ModelVariables/ScalarVariable")
    references = [scalar.attrib["valueReference"] for scalar in scalars]
    found = []
    for scalar in scalars:
        (real,) = scalar
        both = {**scalar.attrib, **real.attrib}
        if "derivative" in both:  # an index that counts from one
            both["derivative"] = references[int(both["derivative"]) - 1]
        found.append(both)
    return found


def test_both_versions_have_the_same_variables(ours: Model) -> None:
    third = [variable.attrib for variable in root(ours, THIRD).findall("ModelVariables/Float64")]
    assert [{**each} for each in third if not each["name"].startswith("event")] == [
        each for each in second(root(ours, SECOND)) if not each["name"].startswith("event")
    ]
    assert {each["name"]: each["start"] for each in third if each["name"] in ("b0", "k", "F")} == {
        "b0": "0.5", "k": "NaN", "F": "NaN",
    }  # fmt: skip


def test_both_versions_tell_the_same_dependence(ours: Model) -> None:
    page, other = root(ours, SECOND), root(ours, THIRD)
    references = [scalar.attrib["valueReference"] for scalar in page.iter("ScalarVariable")]

    def indexed(group: str) -> dict[str, set[str]]:
        return {
            references[int(each.attrib["index"]) - 1]: {
                references[int(k) - 1] for k in each.attrib["dependencies"].split()
            }
            for each in page.findall(f"ModelStructure/{group}/Unknown")
        }

    def referred(group: str) -> dict[str, set[str]]:
        found = other.findall(f"ModelStructure/{group}")
        return {each.attrib["valueReference"]: set(each.attrib["dependencies"].split()) for each in found}

    assert indexed("Derivatives") == referred("ContinuousStateDerivative") != {}
    assert indexed("Outputs") == referred("Output") != {}
    assert indexed("InitialUnknowns") == referred("InitialUnknown") != {}


def test_a_rate_depends_on_what_stands_in_newtons_law(ours: Model) -> None:
    """p' = F - x/k - b0 max(v, 0): on both states and the input while it moves, on parameters, too, at the start."""
    page = root(ours, THIRD)
    references = {each.attrib["name"]: each.attrib["valueReference"] for each in page.iter("Float64")}
    rate = references["der(p_m)"]
    moving, start = (
        set(page.find(f"ModelStructure/{group}[@valueReference='{rate}']").attrib["dependencies"].split())  # type: ignore[union-attr]
        for group in ("ContinuousStateDerivative", "InitialUnknown")
    )
    assert moving == {references[name] for name in ("x", "p_m", "F")}
    assert start == moving | {references[name] for name in ("k", "b0", "m")}


def test_each_version_calls_the_model_and_its_sources_by_its_own_words(ours: Model) -> None:
    page, other = root(ours, SECOND), root(ours, THIRD)
    assert page.attrib["guid"] == other.attrib["instantiationToken"] == "{token}"
    assert page.attrib["fmiVersion"] == "2.0" and other.attrib["fmiVersion"] == "3.0"
    assert page.attrib["numberOfEventIndicators"] == str(len(ours.events)) != "0"
    for kind in ("ModelExchange", "CoSimulation"):
        assert [f.attrib["name"] for f in page.findall(f"{kind}/SourceFiles/File")] == ["a.c", "b.c"]
        assert other.find(kind).attrib["modelIdentifier"] == "car"  # type: ignore[union-attr]
    build = ET.fromstring(THIRD.build(ours, ["a.c", "b.c"])["buildDescription.xml"])
    assert [f.attrib["name"] for f in build.iter("SourceFile")] == ["a.c", "b.c"]
    assert SECOND.build(ours, ["a.c"]) == {}


def test_machines_have_folders_of_their_own_in_either_version() -> None:
    for version in (SECOND, THIRD):
        assert version.platforms.keys() == PLATFORMS.keys()
        assert len(set(version.platforms.values())) == len(PLATFORMS)
    assert SECOND.platforms["Linux", "x86_64"] == "linux64" and THIRD.platforms["Linux", "x86_64"] == "x86_64-linux"
