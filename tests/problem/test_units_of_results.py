"""Results say the units that follow from domains, in every table and picture; others are as they were."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra.quantity import dimension_of
from bondgraph.elements import GY, TF, C, I, One, R, Se
from bondgraph.export import fmu3, markdown, modelica, python
from bondgraph.problem.quantities import in_units


def motor(U: Any = "12 V") -> bg.Graph:
    i, w = One("i"), One("w", coordinates="th")
    chains = Se("U", U) >> i >> GY("K", 0.05) >> w, i >> I("L", 5e-3), i >> R("Ra", 1), w >> I("J", 1e-4)
    return bg.Graph("motor", *chains, w >> C("k", "2 rad/(N*m)" if U == "12 V" else 2.0), w >> R("b", 1e-5))


UNITS = {"p_L": "V*s", "p_J": "N*m*s", "th": "rad", "i": "A", "w": "rad/s", "Ra.e": "V", "b.e": "N*m", "J.energy": "J",
         "L": "H", "J": "kg*m^2", "k": "rad/(N*m)", "K": "N*m/A", "U": "V"}  # fmt: skip


def test_what_is_known_is_told_and_what_is_given_goes_first() -> None:
    equations = bg.compile(motor())
    names = [*UNITS]
    assert in_units(equations, names, None) == UNITS
    assert in_units(equations, names, {"th": "turns"}) == {**UNITS, "th": "turns"}
    assert in_units(bg.compile(motor(12)), names, None) == {}


def test_power_has_its_unit_everywhere() -> None:
    units = motor().domains.units()
    for bond in motor().bonds:
        power = [a + b for a, b in zip(*(dimension_of(units[f"{bond.name}.{x}"]) for x in "ef"), strict=True)]
        assert tuple(power) == dimension_of("W")


def test_plots_and_tables_say_them() -> None:
    run = bg.simulate(motor(), 0.01)
    figure = run.plot("w", ("th", "w"), ["i", "p_L"])
    first, second, third = figure.axes
    assert (first.get_ylabel(), second.get_xlabel()) == ("w / rad/s", "th / rad")
    assert [text.get_text() for text in third.get_legend().get_texts()] == ["i / A", "p_L / V*s"]
    assert run.plot("w", units={"w": "1/s"}).axes[0].get_ylabel() == "w / 1/s"
    assert run.dataset("w")["w"].attrs["units"] == "rad/s" and "p_L / V*s" in run._repr_html_()
    assert bg.simulate(motor(12), 0.01).plot("w").axes[0].get_ylabel() == "w"


@pytest.mark.parametrize("target", [fmu3, markdown, modelica, python])
def test_exports_say_them_and_no_others(target: Any, tmp_path: Path) -> None:
    with_units, without = (bg.export(motor(U), target, folder=tmp_path / str(U)) for U in ("12 V", 12))
    if target is fmu3:
        import zipfile

        told = zipfile.ZipFile(with_units[0]).read("modelDescription.xml").decode()
        assert re.search(r'<Unit name="N\*m"', told) and re.search(r'name="i"[^>]*unit="A"', told)
        return
    told, plain = with_units[0].read_text(), without[0].read_text()
    wanted = {markdown: "| N&#42;m&#42;s |", modelica: 'L(min=0, unit="H")', python: "'p_J': 'N*m*s'"}[target]
    assert wanted in told and wanted not in plain
    if target is modelica:
        assert 'unit="rad/(N.m)"' in told and 'unit="kg.m2"' in told and "unit=" not in plain


def test_forms_say_those_of_the_graph_as_drawn() -> None:
    w, v = One("w", coordinates=("th",)), One("v", ("vx", "vy"), domain="translational")
    arm = TF("P", [["l*cos(th)"], ["l*sin(th)"]])
    graph = bg.Graph("arm", w >> arm >> v, v >> I("m", "2 kg"), Se("M", "3 N*m") >> w, values={"l": 0.3})
    for form in (None, bg.forms.kane_momentum, bg.forms.maggi):
        found = in_units(bg.compile(graph, form), ["th", "vx", "m.e[vx]", "w", "m"], None)
        assert found == {"th": "rad", "vx": "m/s", "m.e[vx]": "N", "w": "rad/s", "m": "kg"}
