"""Names with dots in other languages: identifiers, no two alike, and the same numbers."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.export import c, fmu3_source, fmu_source, jax, latex, markdown, modelica, octave, python
from bondgraph.export._model import model
from bondgraph.export._names import identifiers
from bondgraph.export.documents.tex import symbol


@bg.submodel(ports=["a"])
def coil(a: Any, *, L: float = 2.0, r: float = 3.0) -> Any:
    i = One("i")
    return a >> i, i >> I("L", L), i >> R("r", r)


def equations() -> bg.Equations:
    """A coil in an instance, and beside it names that are spelt as its parts are where there are no dots."""
    z, other = One("left_i"), One("left_p_L")
    coils = Se("U", 1) >> coil("left").a, Se("V", 2) >> coil("left_").a
    return bg.compile(
        bg.Graph("two", *coils, Se("W", 3) >> z, z >> I("left_L", 5), Se("X", 4) >> other, other >> I("m", 1))
    )


def test_no_two_names_become_one() -> None:
    found = model(equations())
    for group in (found.states, found.parameters, found.outputs, found.inputs):
        spelt = [q.identifier for q in group]
        assert len({*spelt}) == len(spelt) == len(group)
    assert {q.name: q.identifier for q in found.parameters}["left_L"] == "left_L"
    assert identifiers(["left.L", "left_L"]) == {"left.L": "left_L_2", "left_L": "left_L"}


def test_a_module_of_python_gives_the_same_rates(tmp_path: Path) -> None:
    bg.export(equations(), python, folder=tmp_path)
    scope: dict[str, Any] = {}
    exec(compile((tmp_path / "two.py").read_text(encoding="utf-8"), "two.py", "exec"), scope)
    start = {name: 0.5 + k for k, name in enumerate(scope["STATES"])}
    assert "left.p_L" in start and "left.i" in scope["OUTPUTS"]
    rates = dict(zip(scope["STATES"], scope["rates"](0.0, list(start.values())), strict=True))
    assert rates == pytest.approx(bg.rates(equations(), start=start))


def test_fmus_have_the_names_of_the_model(tmp_path: Path) -> None:
    for target in (fmu_source, fmu3_source):
        (path,) = bg.export(equations(), target, folder=tmp_path / target.__name__)
        with zipfile.ZipFile(path) as archive:
            root = ElementTree.fromstring(archive.read("modelDescription.xml"))
        names = [each.get("name") for each in root.iter() if each.get("description") is not None]
        assert {"left.p_L", "der(left.p_L)", "left.r", "left.i", "left.L.e", "left_L"} <= {*names}
        assert len(names) == len({*names})


def test_texts_hold_identifiers_alone(tmp_path: Path) -> None:
    bg.export(equations(), c, modelica, octave, jax, latex, markdown, folder=tmp_path)
    header, page = (tmp_path / "two.h").read_text(), (tmp_path / "two.mo").read_text()
    told = re.findall(r"^ +two_\w_(\S+) = \d+,? /\* (\S+):", header, re.M)
    assert len(told) == len({*told}) > 20 and all(word.isidentifier() for word, _ in told)
    told = re.findall(r"^ +(?:parameter |input |output )?Real (\w+).* \"(.*?)[:\"]", page, re.M)
    assert len({name for _, name in told}) == len(told) > 20 and all(word.isidentifier() for word, _ in told)
    assert '"left.p_L: momentum of a store"' in page
    assert r"\dot{p}_{L,\mathrm{left}}" in (tmp_path / "two.tex").read_text()
    assert symbol("left.p_L'") in (tmp_path / "two.md").read_text()
