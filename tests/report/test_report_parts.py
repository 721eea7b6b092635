"""The parts of a page: what names belong to, how formulas are linked, whose law an equation is, what a motion holds."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from base64 import b64decode
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.draw.labels.typeset import spaced
from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero
from bondgraph.equations.evaluation_order import Let, needs, targets
from bondgraph.equations.printing import latex_rows
from bondgraph.errors import ValueRefused
from bondgraph.graph.spelling import Spelling
from bondgraph.report.findings import Findings, find
from bondgraph.report.formulas import NAMESPACE, Formulas, _plain, typeset
from bondgraph.report.laws import Laws
from bondgraph.report.marks import bond_marks, element_marks, owners
from bondgraph.report.markup import data, listing, section, table
from bondgraph.report.motion import FEWEST_INSTANTS, MOST_INSTANTS, MOST_NUMBERS, instants, motion
from bondgraph.report.sections import contents, headline, sections
from bondgraph.report.tables import Tables

VALUES = {"U": 12, "L": 5e-3, "K": 0.05, "Ra": 1, "J": 1e-4, "b": 1e-5}


def motor() -> bg.Graph:
    U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
    return bg.Graph("dc_motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


def pendulum() -> bg.Graph:
    q, v = One("w", coordinates=("theta",)), One("v", ("x", "y"))
    weight = Se("G", ("0", "-m*g"))
    return bg.Graph("pendulum", q >> TF("V", (("l*cos(theta)",), ("l*sin(theta)",))) >> v, v >> I("m"), weight >> v)


def unpacked(text: str, kind: str) -> np.ndarray:
    return np.frombuffer(b64decode(text), kind)


def courses(found: dict[str, Any]) -> np.ndarray:
    """The curves of a motion, a row each."""
    rows = unpacked(found["y"], "<f4").reshape(-1, len(unpacked(found["t"], "<f8")))
    return rows[[curve["row"] for curve in found["curves"]]]


def test_names_belong_to_what_brings_them() -> None:
    graph = pendulum()
    found = owners(graph, {"m", "g", "l"})
    elements, bonds = element_marks(graph), bond_marks(graph)
    assert found["theta"] == found["w"] == found["w'"] == elements["w"]
    assert found["m"] == elements["m"] and found["l"] == elements["V"] and found["g"] == elements["G"]
    assert found["m.e[x]"] == bonds["m"]
    assert found["p_m_x"] == elements["m"]


def test_a_parameter_of_several_elements_belongs_to_none() -> None:
    i = One("i")
    graph = bg.Graph("shared", Se("U", "k*t") >> i, i >> I("L"), i >> R("Ra", "2*k"))
    assert "k" not in owners(graph, {"k"})


def test_symbols_in_a_formula_are_linked_and_their_indices_are_not() -> None:
    formulas = Formulas({"U": "e0", "v_U": "b1", "Ra": "e2"})
    html = formulas.html(rf"{Spelling().latex('v_U')} = {Spelling().latex('Ra')} - {Spelling().latex('U')}", "")
    assert re.findall(r'data-mark="(\w+)"', html) == ["b1", "e2", "e0"]


@pytest.mark.parametrize(("latex", "word"), [(r"\mathrm{R\_1}", "R_1"), (r"\mathrm{wheel2}_{x}", "wheel2")])
def test_a_name_as_it_is_spelt_is_one_word(latex: str, word: str) -> None:
    found = typeset(latex, "inline")
    assert found is not None and next(each.text for each in found.iter("mi")) == word


@pytest.mark.parametrize(
    "latex",
    [
        r"\mathrm{crank}_{\omega,z} = \mathrm{crank}_{\mathrm{twist},\mathrm{wz}}",
        r"\dot{\mathrm{slider}} - \frac{\mathrm{gear}\,\mathrm{gear}_{2}}{\sqrt{\mathrm{m}}}",
        r"\left(\mathrm{rod}_{J}\right)^{2} \mathrm{ab}\mathrm{cd} + \mathrm{a}_{\mathrm{d}}",
        r"\begin{bmatrix}\mathrm{left} & 0\\1 & x_{\mathrm{right}}\end{bmatrix}",
    ],
)
def test_words_are_what_the_converter_makes_of_their_letters(latex: str) -> None:
    from latex2mathml.converter import convert

    by_letters = ET.fromstring(convert(spaced(latex), display="inline").replace(f' xmlns="{NAMESPACE}"', ""))
    _plain(by_letters)
    found = typeset(latex, "inline")
    assert found is not None and ET.tostring(found) == ET.tostring(by_letters)


def test_what_looks_like_another_symbol_is_not_linked() -> None:
    assert Spelling().latex("Ra") == Spelling().latex("R_a")
    assert "data-mark" not in Formulas({"Ra": "e0", "R_a": "e1"}).html(Spelling().latex("Ra"), "")
    assert 'data-mark="e0"' in Formulas({"Ra": "e0", "R_a": "e0"}).html(Spelling().latex("Ra"), "")


@pytest.mark.parametrize("latex", [r"\nosuchcommand{x}", "x" * 7000, r"\frac{"])
def test_what_is_not_typeset_is_told_in_escaped_words(latex: str) -> None:
    assert Formulas({}).html(latex, "a < b") == '<code class="formula">a &lt; b</code>'


def test_words_are_one_piece_and_small_brackets_stay_small() -> None:
    root = typeset(r"\mathrm{gear}\left(a + b\right)", "inline")
    assert root is not None
    assert [node.text for node in root.iter("mi")] == ["gear", "a", "b"]
    assert {node.get("stretchy") for node in root.iter("mo") if node.get("fence")} == {"false"}
    tall = typeset(r"\left(\frac{a}{b}\right)", "inline")
    assert tall is not None and {node.get("stretchy") for node in tall.iter("mo")} == {"true"}


def test_rows_are_those_of_the_latex() -> None:
    equations = bg.compile(motor())
    assert " \\\\\n".join(latex_rows(equations)) in equations.latex()


def test_each_law_names_only_what_meets_at_its_element() -> None:
    """Whose a law is was found from strokes; here from what stands in it: variables of the element's own bonds."""
    graph = motor()
    equations = bg.compile(graph)
    laws = Laws(equations)
    assert len(laws.lines) == len(equations.steps)
    for line, step in zip(laws.lines, equations.steps, strict=True):
        assert isinstance(step, Let) and line.of is not None
        met = {name for bond, _ in graph.at[line.of] for name in bond.elements}
        own = {f"{bond.name}.{letter}" for bond, _ in graph.at[line.of] for letter in "ef"}
        own |= {name for name in met if name in graph.junctions} | {*graph.contents.get(line.of, ())} | {line.of}
        own |= {f"{name}'" for name in own}
        used = {equations.xp.name(s) for s in (*targets(step), *needs(equations.xp, step))}
        assert used <= own, (line.of, used - own)


def test_an_element_enters_the_rates_that_change_with_its_parameter() -> None:
    """Against the derivative of each rate by the parameter."""
    equations = bg.compile(motor())
    laws = Laws(equations)
    for name in equations.parameters:
        symbol = equations.xp.symbol(name)
        rates = {s: equations.expanded(rate) for s, rate in equations.rates.items()}
        changed = {s for s, rate in rates.items() if not equations.xp.is_zero(equations.xp.diff(rate, symbol))}
        assert changed <= {*laws.rates_of(name)}


def test_a_page_holds_the_curves_of_the_run() -> None:
    graph = motor()
    run = bg.simulate(graph, 0.5, VALUES)
    found = motion(run, graph)
    t, y = unpacked(found["t"], "<f8"), courses(found)
    names = [curve["name"] for curve in found["curves"]]
    assert {t[0], t[-1]} == {0.0, 0.5} and len(t) == MOST_INSTANTS
    for name, curve in zip(names, y, strict=True):
        assert curve == pytest.approx(run.at(t, name), rel=1e-6, abs=1e-9)
    assert [names[k] for k in found["panels"]] == [*run.states]
    power = {b: sum(y[e] * y[f] for e, f in found["bonds"][mark]) for b, mark in bond_marks(graph).items()}
    left = power["U"] - power["i-K"] - power["L"] - power["Ra"]  # a 1-junction keeps power
    assert np.abs(left).max() < 1e-5 * np.abs(power["U"]).max()


def test_curves_that_are_the_same_are_held_once() -> None:
    """The bonds of a 1-junction have one flow."""
    run = bg.simulate(motor(), 0.5, VALUES)
    found = motion(run, motor())
    rows = {curve["name"]: curve["row"] for curve in found["curves"]}
    assert rows["L.f"] == rows["Ra.f"] == rows["U.f"] != rows["J.f"] == rows["b.f"]
    assert len(unpacked(found["y"], "<f4")) == len({*rows.values()}) * MOST_INSTANTS < len(rows) * MOST_INSTANTS


def test_curves_that_differ_take_fewer_instants_where_there_is_little_room() -> None:
    run = bg.simulate(motor(), 0.5, VALUES)
    t = unpacked(motion(run, motor(), most=0)["t"], "<f8")
    assert len(t) == FEWEST_INSTANTS and {t[0], t[-1]} == {0.0, 0.5} and {*t} <= {*run.t}


@given(st.integers(1, 5000))
def test_the_numbers_of_a_page_are_bounded(curves: int) -> None:
    class Run:
        t = np.linspace(0, 1, 1001)

    found = instants(Run(), curves)  # type: ignore[arg-type]
    assert FEWEST_INSTANTS <= len(found) <= MOST_INSTANTS and {*found} <= {*Run.t} and found[-1] == 1
    assert len(found) * curves <= max(MOST_NUMBERS, FEWEST_INSTANTS * curves)
    assert len(instants(Run(), curves, 0)) == FEWEST_INSTANTS  # type: ignore[arg-type]


def test_what_to_show_must_be_there() -> None:
    graph = motor()
    run = bg.simulate(graph, 0.1, VALUES)
    assert len(motion(run, graph, ["L.e"])["panels"]) == 3
    with pytest.raises(ValueRefused, match="nothing_such"):
        motion(run, graph, ["nothing_such"])


@given(st.recursive(st.text() | st.floats(allow_nan=False, allow_infinity=False) | st.none(), st.lists))
def test_data_is_read_back_and_is_inert(value: object) -> None:
    text = data(value)
    assert json.loads(text) == value
    assert not set(text) & set("<>&") and text.isascii()


def test_markup_of_names_is_escaped() -> None:
    assert "<b>" not in section("x", "<b>", "body") and section("x", "title", "") == ""
    assert listing([]) == "" and table(("a",), [], "none") == ""


def test_findings_keep_what_is_refused() -> None:
    i = One("i")
    found = find(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")), t=1)
    assert found.run is None and [refused.what for refused in found.refused] == ["The motion"]
    assert all(name in found.refused[0].text for name in ("U", "L", "Ra"))


def test_a_motion_that_stops_is_shown_up_to_there() -> None:
    i = One("i")
    graph = bg.Graph("stops", Se("U", "1/(1 - t)") >> i, i >> I("L", 1), i >> R("Ra", 1))
    found = find(graph, t=2)
    assert found.refused and found.refused[0].what == "The rest of the motion"
    assert found.run is not None and found.run.t[-1] <= 1


def test_sections_tell_what_there_is() -> None:
    graph = motor()
    found = find(graph, t=0.5, values=VALUES)
    body = sections(found, Tables(found, Formulas(owners(graph, expressions.names("U*L")))))
    for name in ("equations", "elements", "bonds", "power", "causality", "values", "notes"):
        assert f'<section id="sec-{name}"' in body
    assert "sec-conflict" not in body and "sec-refused" not in body and "sec-kinetics" not in body
    assert "0 s to 0.5 s" in headline(found)
    assert contents(body, True).count("<a ") == body.count("<section") + 2


def test_a_mechanism_has_kinetics_and_a_certificate() -> None:
    found = find(pendulum(), t=1, values={"m": 1, "l": 1, "g": 9.81}, start={"theta": 1})
    assert found.kinetics is not None and found.certificate is not None and found.certificate.holds
    tables = Tables(found, Formulas({}))
    assert "<math" in sections(found, tables).partition('id="sec-kinetics"')[2].partition("</section>")[0]


def test_a_form_is_told_by_the_laws_of_the_graph_as_drawn() -> None:
    graph = pendulum()
    found = find(graph, form=bg.forms.kane_momentum, t=1, values={"m": 1, "l": 1, "g": 9.81}, start={"theta": 1})
    assert found.equations is not None and found.equations.drawn == graph == found.graph
    assert found.drawn is not None and Laws(found.drawn).by_element["m"]
    assert "The motion" not in [refused.what for refused in found.refused]


def test_the_tables_say_where_effort_goes_and_why() -> None:
    graph = motor()
    found = find(graph)
    tables = Tables(found, Formulas({}))
    row = tables.bonds().partition('id="row-b0"')[2].partition("</tr>")[0]
    assert ">U<" in row and ">i<" in row and "Se allows no other" in row
    assert "Bonds" in tables.elements()


def test_a_dependent_store_says_what_it_follows_and_how() -> None:
    w, load = One("w"), One("w_load")
    graph = bg.Graph("geared", Se("M", 1) >> w >> TF("gear", 0.5) >> load, w >> I("J", 1), load >> I("J_load", 1))
    (found,) = find(graph).analysis.dependents
    row = Tables(find(graph), Formulas({})).elements().partition(f'data-about="{element_marks(graph)[found.store]}"')[2]
    row = row.partition("</tr>")[0].replace("<wbr>", "")
    assert "in derivative causality" in row and found.equation in row
    assert all(f">{name}<" in row for master in found.masters for name in master.path) and found.masters


def cells(found: Findings, name: str) -> str:
    row = Tables(found, Formulas({})).elements().partition(f'data-about="{element_marks(found.graph)[name]}"')[2]
    return row.partition("</tr>")[0]


def test_an_element_has_its_numbers_with_their_units() -> None:
    i, w = One("i", domain=bg.electrical), One("w", domain=bg.rotational)
    graph = bg.Graph("motor", Se("U", 12) >> i >> GY("K", 0.05) >> w, i >> I("L", 5e-3), w >> I("J"))
    found = find(graph, t=0.1, values={"J": 1e-4})
    told = {name: cells(found, name) for name in ("U", "K", "L", "J")}
    assert "= 12 V<" in told["U"] and "= 0.05 N*m/A<" in told["K"]
    assert "= 0.005 H<" in told["L"] and "= 0.0001 kg*m^2<" in told["J"]
    assert "= 0.05" in cells(find(graph), "K") and "kg" not in cells(find(graph), "J"), "defaults, without a motion"


def test_energies_have_their_shares_of_what_is_given() -> None:
    """A coil that runs down in two resistors of 1 and 3 ohm: it gives everything, they take a quarter and the rest."""
    i = One("i")
    graph = bg.Graph("rl", i >> I("L", 1), i >> R("a", 1), i >> R("b", 3))
    run = bg.simulate(graph, 2, start={"p_L": 2}, rtol=1e-9)
    audit = run.power_audit()
    assert audit.given == pytest.approx(2 * (1 - np.exp(-16)), rel=1e-6)
    rows = re.findall(r'<th scope="row">(.*?)</th>(.*?)</tr>', Tables(find(graph, run), Formulas({})).energies(audit))
    shares = {
        re.sub(" <small>.*|<.*?>", "", name): re.findall(r'data-head="Share / %">([^<]*)<', row) for name, row in rows
    }
    assert shares["L"] == ["-100"] and shares["a"] == ["25"] and shares["b"] == ["75"]
    powers = {
        re.sub(" <small>.*|<.*?>", "", name): re.findall(r'data-head="Mean power / W">([^<]*)<', row)
        for name, row in rows
    }
    assert powers["L"] == ["-1"] and powers["b"] == ["0.75"]


def test_nothing_that_passes_has_no_shares() -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U", 0) >> i, i >> I("L", 1), i >> R("a", 1))
    found = find(graph, t=1)
    assert found.audit is not None and found.audit.given == 0
    assert 'data-head="Share / %">–<' in Tables(found, Formulas({})).energies(found.audit)


def test_zero_junctions_are_told_too() -> None:
    n = Zero("n")
    i = One("i")
    found = find(bg.Graph("rc", Se("U", 1) >> i >> n, n >> C("c", 1), i >> R("Ra", 1), n >> R("load", 2)), t=1)
    assert found.run is not None and not found.refused
