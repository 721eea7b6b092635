"""What a document of equations holds: each quantity and each equation once, sections only where there is something."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.export._model import Model, model
from bondgraph.export.documents.document import PAPER, Section, document, symbols
from bondgraph.export.documents.sheet import sheet

v = One("v", coordinates=("x",))
SPRING = (v >> I("m"), v >> C("k", effort="k*x"), v >> R("b"), Se("F") >> v)


def written(*parts: Any, form: Any = None, outputs: Any = None) -> tuple[Model, dict[str, Section]]:
    ours = model(bg.compile(bg.Graph("car", *parts), form), outputs=outputs)
    sections, _ = document(ours)
    assert len({section.heading for section in sections}) == len(sections)
    return ours, {section.heading: section for section in sections}


def test_quantities_stand_in_the_section_of_their_kind() -> None:
    ours, found = written(*SPRING)
    assert found["States"].quantities == ours.states and found["Inputs"].quantities == ours.inputs
    assert found["Parameters"].quantities == ours.parameters
    assert found["Efforts, flows and energies"].quantities == ours.outputs


def test_each_state_has_one_equation_of_motion() -> None:
    ours, found = written(*SPRING)
    _, tex = document(ours)
    left = [row[0] for row in found["Equations of motion"].equations]
    for quantity in ours.states:
        assert left.count(tex.symbol(f"{quantity.name}'")) == 1


def test_sections_without_content_are_left_out() -> None:
    _, found = written(v >> I("m", 2), v >> C("k", 3), outputs=[])
    assert "Inputs" not in found and "Events" not in found
    assert "Constraints" not in found and "Efforts, flows and energies" not in found
    assert all(each.equations or each.quantities or each.remarks for each in found.values())


def test_a_law_with_branches_has_events() -> None:
    _, found = written(v >> I("m"), v >> R("b", effort="max(f, 0)"))
    (event,) = found["Events"].equations
    assert event[0] == "g_{1}"


def test_constraints_are_set_to_zero() -> None:
    f = One("f", ("u", "s"), coordinates=("x", "y"))
    ours, found = written(f >> I("m", 1), f << TF("a", (("x", "y"),)) << Sf("rod", 0))
    assert [row[0] for row in found["Constraints"].equations] == ["0"] * len(ours.constraints) != []


def test_systems_are_announced_where_there_are_some() -> None:
    words = "Systems of equations are to be solved"
    assert words not in written(*SPRING)[1]["Equations of motion"].words
    f = One("f", ("u", "w"), coordinates=("x", "th"))
    crane = (f["u"] >> I("M"), f >> TF("d", ((1, "cos(th)"), (0, "sin(th)"))) >> One("bob", 2) >> I("m"))
    assert words in written(*crane)[1]["Equations of motion"].words


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
def test_it_says_where_it_comes_from_and_names_the_paper_where_a_store_is_of_it(form: Any) -> None:
    q, bob = One("q", ("u",), coordinates=("th",)), One("bob", 2)
    pendulum = q >> TF("d", (("l*cos(th)",), ("l*sin(th)",))) >> bob >> I("m")
    ours, found = written(pendulum, form=form, outputs=[])
    remarks = found["Where this comes from"].remarks
    graph = ours.equations.graph  # type: ignore[union-attr]
    assert f"{len(graph.elements)} elements, {len(graph.bonds)} bonds" in remarks[0] and "car" in remarks[0]
    assert any(PAPER in remark for remark in remarks) == (form is not None)


def test_two_quantities_never_share_a_symbol() -> None:
    ours = model(bg.compile(bg.Graph("car", *SPRING)))
    tex = symbols(ours, sheet(ours))
    names = [q.name for q in (*ours.states, *ours.inputs, *ours.parameters)]
    assert len({tex.symbol(name) for name in names}) == len(set(names))
