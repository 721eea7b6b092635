"""Files of BondGraphTools: the laws that its components have, nested models, and nothing but data."""

from __future__ import annotations

import importlib
import re
import time
from pathlib import Path

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, C, Ce, I, One, R, Re, Se, Sf, Zero
from bondgraph.io import bondgraphtools, read
from bondgraph.io.bondgraphtools import COMPONENTS, LARGEST, read_bg
from bondgraph.io.load import load

FILE = """\
root: system
version: 0.1
models:
  /:
    components:
    - Vs /Vs
    - Z load
    - kvl base/0
    netlist:
    - Vs.A kvl
    - kvl Z
  /Vs:
    components:
    - 0_1 base/0
    - Sf base/Sf f=3
    - pout base/SS
    netlist:
    - Sf 0_1
    - 0_1 pout
    ports:
    - pout A
  load:
    components:
    - pin base/SS
    - kvl base/0
    - R1 base/R 2
    - L1 base/I L=1.5e-3
    - C1 base/C
    netlist:
    - R1 kvl
    - pin kvl
    - L1 kvl
    - C1 kvl
    ports:
    - pin A
"""


def loaded(tmp_path: Path, text: str) -> bg.Graph:
    path = tmp_path / "model.bg"
    path.write_text(text, encoding="utf-8")
    return bg.load(path)


def model(*components: str, netlist: tuple[str, ...]) -> str:
    lines = ["root: m", "version: 0.1", "models:", "  /:", "    components:", *(f"    - {x}" for x in components)]
    return "\n".join([*lines, "    netlist:", *(f"    - {x}" for x in netlist), ""])


def test_nested_models_are_submodels(tmp_path: Path) -> None:
    found = loaded(tmp_path, FILE)
    assert {*found.instances} == {"Vs", "Z"} and {"Z.R1", "Z.L1", "Z.C1", "Vs.Sf", "kvl"} <= {*found.elements}
    node = Zero("kvl")
    one = bg.Graph("one", Sf("Sf", 3) >> node, node >> R("R1", 2), node >> I("L1", 1.5e-3), node >> C("C1", 1000))
    runs = bg.simulate(found, 0.01), bg.simulate(one, 0.01)
    np.testing.assert_allclose(runs[0]["Z.p_L1"][-1], runs[1]["p_L1"][-1], rtol=1e-9)
    assert read(tmp_path / "model.bg").graph == found and read_bg(tmp_path / "model.bg", "system").graph == found
    found.save(tmp_path / "model.toml")
    assert load(tmp_path / "model.toml") == load(tmp_path / "model.bg") == found


def rates(graph: bg.Graph, x: dict[str, float], **values: float) -> dict[str, float]:
    eqs = bg.compile(graph)
    function = eqs.function(values)
    return dict(zip(eqs.states, map(float, function(0.0, [x[name] for name in eqs.states])), strict=True))


def test_a_series_circuit_has_its_signs(tmp_path: Path) -> None:
    """q' = p/L, p' = u - R p/L - q/C, whatever way the bonds of one-ports are drawn."""
    for nets in (
        ("R1 kvl.inverting", "C1 kvl.inverting", "L1 kvl.inverting", "Se kvl.non_inverting"),
        ("kvl R1", "kvl C1", "kvl L1", "Se kvl"),
    ):
        text = model("R1 base/R 2", "C1 base/C 0.5", "L1 base/I 3", "kvl base/1", "Se base/Se 7", netlist=nets)
        found = rates(loaded(tmp_path, text), {"q_C1": 0.25, "p_L1": 1.5})
        assert found == pytest.approx({"q_C1": 0.5, "p_L1": 7 - 2 * 0.5 - 0.5})


def test_what_stands_the_other_way_round_keeps_its_own_signs(tmp_path: Path) -> None:
    """A compliance that power enters a 1-junction from has the flow against the junction's, and its own charge."""
    nets = ("C1 kvl", "kvl L1", "kvl Se")
    text = model("C1 base/C 0.5", "L1 base/I 3", "kvl base/1", "Se base/Se 7", netlist=nets)
    found = rates(loaded(tmp_path, text), {"q_C1": 0.25, "p_L1": 1.5})
    assert found == pytest.approx({"q_C1": -0.5, "p_L1": 0.25 / 0.5 - 7})


def test_two_ports_have_their_moduli(tmp_path: Path) -> None:
    """e1 = r e0 and f0 = -r f1 of a TF; e1 = -R f0 and e0 = R f1 of a GY, flows into each port."""
    parts = "Se base/Se 6", "a base/1", "T base/TF 4", "b base/1", "L base/I 2", "Ra base/R 5"
    nets = "Se a", "a T.0", "T.1 b", "b L", "a Ra"
    found = rates(loaded(tmp_path, model(*parts, netlist=nets)), {"p_L": 1.0})
    # f1 out of T is p/L, f0 = 4 p/L; e0 = 6 - 5 f0; e1 = 4 e0 is the effort on L
    assert found == pytest.approx({"p_L": 4 * (6 - 5 * 4 * 0.5)})
    parts = "Se base/Se 6", "G base/GY 4", "b base/1", "C base/C 2", "Ra base/R 5"
    nets = "Se G", "G b", "b C", "b Ra"
    found = rates(loaded(tmp_path, model(*parts, netlist=nets)), {"q_C": 1.0})
    # e0 = 6 = 4 f1, f1 into G; the flow out of it is -6/4
    assert found == pytest.approx({"q_C": -6 / 4})


def test_chemistry_has_its_laws(tmp_path: Path) -> None:
    constants = "R=8.314 T=310"
    parts = f"A BioChem/Ce k=2 {constants}", f"B BioChem/Ce k=3 {constants}", f"r BioChem/Re r=0.5 {constants}"
    found = loaded(tmp_path, model(*parts, netlist=("A r", "r B")))
    assert rates(found, {"q_A": 1.5, "q_B": 0.25}) == pytest.approx({"q_A": -1.125, "q_B": 1.125})
    assert isinstance(found.elements["A"], Ce) and isinstance(found.elements["r"], Re)


# As BondGraphTools 0.4.6 saves them, with the rates that its own relations give at some state.
SAVED = {
    "ports_by_their_place": (
        {"/": (("a /a", "E base/Se e=4", "C base/C C=0.5"), ("E a.0", "a.1 C"), ()),
         "/a": (("p base/SS", "q base/SS", "k base/1", "R base/R r=2"),
                ("p k.non_inverting", "k.inverting R", "k.inverting q"), ("p in", "q out"))},
        {"q_C": 0.75}, {"q_C": 2 - 0.75},
    ),
    "a_gear_from_its_second_port": (
        {"/": (("U base/Se e=12", "T base/TF r=3", "i base/1", "w base/1", "J base/I L=0.1", "b base/R r=0.05",
                "ra base/R r=0.5"),
               ("U i.non_inverting", "i.inverting ra", "i.inverting T.1", "T.0 w.non_inverting", "w.inverting J",
                "w.inverting b"), ())},
        {"p_J": 1.3}, {"p_J": 4 - 19 * 1.3 / 18},
    ),
    "a_store_against_the_flow": (
        {"/": (("Vin base/Se e=5", "R base/R r=2", "C base/C C=0.5", "L base/I L=3", "kvl base/1"),
               ("Vin kvl.non_inverting", "kvl.inverting R", "kvl.inverting C", "L kvl.non_inverting"), ())},
        {"q_C": 0.7, "p_L": 1.1}, {"q_C": -1.1 / 3, "p_L": 2 * 0.7 - 2 * 1.1 / 3 - 5},
    ),
    "models_in_models": (
        {"/": (("mid /mid", "F base/Sf f=4"), ("F mid",), ()),
         "/mid": (("pm base/SS", "km base/0", "inner /mid/inner"), ("pm km", "km inner"), ("pm B",)),
         "/mid/inner": (("p base/SS", "k base/0", "R base/R r=2", "C base/C C=0.5"), ("p k", "k R", "k C"), ("p A",))},
        {"mid.inner.q_C": 0.75}, {"mid.inner.q_C": 4 - 0.75},
    ),
    "a_diode": (
        {"/": (("Vin base/Se e=1", "D elec/Di Is=1e-12 n=1 Vt=0.0258563", "C base/C C=1", "kvl base/1"),
               ("Vin kvl.non_inverting", "kvl.inverting D", "kvl.inverting C"), ())},
        {"q_C": 0.4}, {"q_C": 1e-12 * (np.exp((1 - 0.4) / 0.0258563) - 1)},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SAVED)
def test_files_as_they_are_saved_have_the_rates_they_have_there(name: str, tmp_path: Path) -> None:
    models, state, expected = SAVED[name]
    lines = ["models:"]
    for path, parts in models.items():
        lines.append(f"  {path}:")
        for key, rows in zip(("components", "netlist", "ports"), parts, strict=True):
            lines += [f"    {key}:", *(f"    - {row}" for row in rows)] if rows else []
    found = rates(loaded(tmp_path, "\n".join([*lines, "root: sys", "version: '0.1'", ""])), state)
    assert found == pytest.approx(expected, rel=1e-12)


def test_each_diode_has_a_current_of_its_own(tmp_path: Path) -> None:
    parts = "I base/Sf 0", "z base/0", "C base/C 1", "D1 elec/Di", "D2 elec/Di n=2"
    found = loaded(tmp_path, model(*parts, netlist=("I z", "z C", "z D1", "z D2")))
    lost = 1e-9 * (np.exp(0.3 / 0.0258563) - 1) + 3e-9 * (np.exp(0.3 / 0.0517126) - 1)
    assert rates(found, {"q_C": 0.3}, Is_D1=1e-9, Is_D2=3e-9) == pytest.approx({"q_C": -lost})


def test_names_that_formulas_cannot_hold_are_made_so(tmp_path: Path) -> None:
    found = loaded(
        tmp_path, model("0_0 base/0", "C:1 base/C", "C-1 base/R", "t base/Se", netlist=("C:1 0_0", "0_0 C-1", "t 0_0"))
    )
    assert {*found.elements} == {"n0_0", "C_1", "C_1_", "t_"}


def test_every_component_is_known() -> None:
    kinds = {kind for kind, _ in COMPONENTS.values()} - {""}
    assert kinds == {x.__name__ for x in (C, Ce, GY, I, One, R, Re, Se, Sf, TF, Zero)}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("version: 0.1", "version: 0.2", r"model.bg:2:10: it is of version 0.2"),
        ("root: system", "root: [system]", r"model.bg:1:7: there is no model|no mapping|model.bg:1:7"),
        ("root: system\n", "", r"model.bg:1:1: it has no 'root'"),
        ("  /:", "  x:", r"model.bg:1:7: there is no model 'system'"),
        ("- kvl base/0", "- kvl base/9", r"model.bg:8:7: 'base/9' is no component"),
        ("R1 base/R 2", "R1 elec/BJT 2", r"model.bg:26:7: 'elec/BJT' is no component"),
        ("R1 base/R 2", "R1 base/R two", r"model.bg:26:7: 'two' is no value of base/R.* Its values are r"),
        ("R1 base/R 2", "R1 base/R 2 3", r"model.bg:26:7: '3' is no value"),
        ("R1 base/R 2", "R1 base/R q=3", r"model.bg:26:7: 'q=3' is no value"),
        ("R1 base/R 2", "R1 base/R __import__('os')", r"model.bg:26:7: .*is no value"),
        ("R1 base/R 2", "R1", r"model.bg:26:7: a component is its name and its type"),
        ("R1 base/R 2", "L1 base/R 2", r"model.bg:27:7: two components are called 'L1'"),
        ("Vs.A kvl", "Vs.1 kvl", r"model.bg:10:7: '/Vs' has no port '1'"),
        ("- R1 kvl", "- R2 kvl", r"model.bg:30:7: there is no component 'R2' in the model. It has pin, kvl, R1"),
        ("- R1 kvl", "- R1", r"model.bg:30:7: a bond is two ends"),
        ("Vs.A kvl", "Vs.B kvl", r"model.bg:10:7: '/Vs' has no port 'B'"),
        ("- pin A", "- pim A", r"model.bg:35:7: a port is the name of a component"),
        ("    ports:\n    - pin A", "", r"'load' has no port ''"),
        ("- Z load", "- Z load 3", r"model.bg:7:7: a model takes no values"),
        ("R1 base/R 2", "R1 load", r"model.bg:\d+:\d+: a model stands inside itself, load in load"),
        ("models:", "models: &a", r"model.bg:3:9: it has anchors or aliases"),
        ("- Z load", "- !!python/object/apply:os.system [ls]", r"components are no list of lines"),
        ("- Z load", "- Z load\n    - [a]", r"components are no list of lines"),
        ("  load:", "  load: 3\n  other:", r"is no mapping"),
        ("    netlist:\n    - R1", "    nets:\n    - R1", r"nobody knows the key 'nets'"),
        ("version: 0.1", "version: 0.1\nversion: 0.1", r"a key twice"),
        ("models:", "models: {", r"model.bg:\d+:\d+: this is no YAML"),
        ("- R1 kvl", "- L1 C1", r"model.bg: "),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert old in FILE
    with pytest.raises(bg.FileRefused) as caught:
        loaded(tmp_path, FILE.replace(old, new, 1))
    assert re.search(words, str(caught.value)) and caught.value.remedy, str(caught.value)


def test_bombs_are_refused_at_once(tmp_path: Path) -> None:
    laughs = "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    doubled = "".join(
        f"  s{k}:\n    components:\n" + "".join(f"    - x{n} s{k + 1}\n" for n in range(10)) for k in range(12)
    )
    doubled = "root: s0\nmodels:\n" + doubled + "  s12:\n    components:\n    - o base/1\n"
    many = model(*(f"R{k} base/R" for k in range(3000)), netlist=())
    for text in (laughs, "[" * 5000, "x: " * 5000, "- " * 5000, doubled, "#" * (LARGEST + 1), "{}", "", "\0", "a",
                 many, "!!python/object/apply:os.system ['touch x']", "root: a\nmodels: {a: {}}\n"):  # fmt: skip
        start = time.process_time()
        try:
            loaded(tmp_path, text)
        except bg.BondGraphError as error:
            assert error.remedy
        assert time.process_time() - start < 20


def test_without_pyyaml_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(bondgraphtools, "import_module", missing)
    with pytest.raises(bg.MissingPackage, match="ip install pyyaml"):
        loaded(tmp_path, FILE)
    assert importlib.import_module("yaml")


def test_models_that_hold_each_other_on_many_ways_are_looked_at_once(tmp_path: Path) -> None:
    """Fourteen levels of four models, each with all four of the next: 4^13 ways lead to the innermost."""
    lines = ["root: system", "version: 0.1", "models:", "  /:", "    components:", "    - top m0_0", "    netlist: []"]
    for level in range(14):
        for k in range(4):
            inner = [f"    - i{j} m{level + 1}_{j}" for j in range(4)] if level < 13 else ["    - R1 base/R 1"]
            lines += [f"  m{level}_{k}:", "    components:", *inner, "    netlist: []"]
    path = tmp_path / "wide.bg"
    path.write_text("\n".join(lines))
    with pytest.raises(bg.errors.FileRefused):
        load(path)
