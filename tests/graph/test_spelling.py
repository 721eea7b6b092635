"""Names as mathematics writes them: a dot where it belongs, and no two names with one symbol."""

from __future__ import annotations

from pathlib import Path

import pytest
from models.example_graphs import graphs

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.draw.labels.captions import Captions
from bondgraph.elements import TF, C, I, One, R, Se
from bondgraph.export import latex, markdown
from bondgraph.forms import hamiltonian, kane_momentum, kane_velocity, lagrange_multipliers
from bondgraph.graph.spelling import Spelling


def _cartpole() -> bg.Graph:
    f, tip = One("f", ("x_dot", "theta_dot"), coordinates=("x", "theta")), One("tip", 2)
    bar = f >> TF("d", ((1, "l*cos(theta)"), (0, "l*sin(theta)"))) >> tip
    weight = Se("G", (0, "-m*g")) >> tip
    return bg.Graph("cartpole", f["x_dot"] >> I("M"), Se("F") >> f["x_dot"], bar, tip >> I("m"), weight)


@pytest.mark.parametrize(
    ("name", "momentum", "charge"),
    [
        ("x_dot", r"p_{m,\dot{x}}", r"q_{k,\dot{x}}"),
        ("x_ddot", r"p_{m,\ddot{x}}", r"q_{k,\ddot{x}}"),
        ("p_dot", r"p_{m,\dot{p}}", r"q_{k,\dot{p}}"),
        ("dot", r"p_{m,\mathrm{dot}}", r"q_{k,\mathrm{dot}}"),
        ("ddot", r"p_{m,\mathrm{ddot}}", r"q_{k,\mathrm{ddot}}"),
        ("v_hat", r"p_{m,\hat{v}}", r"q_{k,\hat{v}}"),
        ("hull_q_dot", r"p_{m,\mathrm{hull}_{\dot{q}}}", r"q_{k,\mathrm{hull}_{\dot{q}}}"),
        ("omega_1_dot", r"p_{m,\dot{\omega}_{1}}", r"q_{k,\dot{\omega}_{1}}"),
    ],
)
def test_the_dot_of_a_component_stays_in_the_index(name: str, momentum: str, charge: str) -> None:
    f = One("f", (name, "w"))
    equations = bg.compile(bg.Graph("g", f >> I("m"), f >> C("k"), Se("F") >> f, f >> R("b")))
    latex = equations.latex()
    assert {f"p_m_{name}", f"q_k_{name}"} <= set(equations.states)
    assert rf"\dot{{p}}{momentum[1:]} &= " in latex and rf"\dot{{q}}{charge[1:]} &= " in latex
    assert rf"\frac{{{momentum}}}{{m}}" in latex and rf"\frac{{{charge}}}{{k}}" in latex
    assert f"F{momentum[1:].replace('m,', '', 1)}" in latex, "an input of that component"


def test_a_store_named_after_a_rate_has_no_dotted_state() -> None:
    v = One("v")
    latex = bg.compile(bg.Graph("g", Se("F") >> v, v >> I("m_dot"))).latex()
    assert latex.splitlines()[1] == r"\dot{p}_{\dot{m}} &= F"


@pytest.mark.parametrize("form", [hamiltonian, kane_momentum])
def test_no_momentum_is_printed_as_a_rate(form: object, tmp_path: Path) -> None:
    """Neither in equations, nor in documents, nor in a report."""
    equations = bg.compile(_cartpole(), form)
    assert r"\dot{p}_{T,\dot{x}} &= F" in equations.latex() and "ddot" not in equations.latex()
    assert r"\left[\begin{matrix}p_{T,\dot{x}}\\p_{T,\dot{\theta}}\end{matrix}\right]" in equations.latex()
    bg.export(equations, latex, markdown, folder=tmp_path)
    for written in (tmp_path / "cartpole.tex", tmp_path / "cartpole.md"):
        text = written.read_text()
        assert r"p_{T,\dot{x}}" in text and r"\dot{p}_{T,\dot{x}}" in text and r"\ddot" not in text
    values = {"M": 3, "m": 0.7, "l": 0.9, "g": 9.81, "F": 0}
    page = bg.report(equations, path=tmp_path / "r.html", t=0.1, values=values, start={"theta": 1.0})
    two_dots = "¨", "⃜"
    assert not any(f"<mi>p</mi><mo>{dots}" in page.replace(' stretchy="false"', "") for dots in two_dots)


def test_a_velocity_that_is_a_state_has_one_dot_and_its_rate_two() -> None:
    latex = bg.compile(_cartpole(), kane_velocity).latex()
    assert r"\ddot{x}" in latex and r"\dot{\theta}^{2}" in latex


def _alike() -> bg.Graph:
    v = One("v")
    return bg.Graph(
        "g", Se("F") >> v, v >> I("J_m"), v >> R("R1"), v >> R("R_1"), v >> C("Jm"), v >> R("b", "R1*lamda")
    )


def test_of_two_names_with_one_symbol_the_later_is_written_as_it_is_spelt(tmp_path: Path) -> None:
    graph = _alike()
    text = bg.compile(graph).latex()
    assert r"- \frac{R_{1} p_{J_{m}}}{J_{m}}" in text and r"\mathrm{R\_1} \, p_{J_{m}}" in text
    assert r"\dot{q}_{\mathrm{Jm}}" in text and r"\frac{q_{\mathrm{Jm}}}{\mathrm{Jm}}" in text
    captions = Captions(graph, assign(graph))
    drawn = {name: captions.node(graph.elements[name]).latex for name in ("R1", "R_1", "J_m", "Jm")}
    assert drawn == {"R1": r"\mathrm{R} : R_{1}", "R_1": r"\mathrm{R} : \mathrm{R\_1}",
                     "J_m": r"\mathrm{I} : J_{m}", "Jm": r"\mathrm{C} : \mathrm{Jm}"}  # fmt: skip
    folder = bg.export(bg.compile(graph), latex, folder=tmp_path)[0].parent
    assert r"$E_{\mathrm{Jm}}$" in (folder / "g.tex").read_text()
    spelt = graph.spelling.latex
    assert spelt("R1.e") == "e_{R_{1}}" and spelt("R_1.e") == r"e_{\mathrm{R\_1}}"


def test_a_flow_looks_like_the_rate_of_its_own_coordinate_only() -> None:
    f = One("f", ("y_dot", "x_dot"), coordinates=("x", "y"))
    spelt = bg.Graph("crossed", f >> I("m")).spelling.latex
    assert len({spelt(name) for name in ("x'", "y'", "x_dot", "y_dot")}) == 4
    f = One("f", ("x_dot", "y_dot"), coordinates=("x", "y"))
    spelt = bg.Graph("straight", f >> I("m")).spelling.latex
    assert spelt("x'") == spelt("x_dot") == r"\dot{x}" and spelt("x_dot'") == r"\ddot{x}"
    v = One("p_m_dot")
    spelt = bg.Graph("g", v >> I("m"), Se("F") >> v).spelling.latex
    assert spelt("p_m'") != spelt("p_m_dot")


@pytest.mark.parametrize("example", ["dc_motor", "rolling_disc", "six_figures"])
def test_no_two_names_of_an_example_are_written_alike(example: str) -> None:
    for graph in graphs(example).values():
        flows = {f"{name}'": graph.junctions[junction].components[k] for name, junction, k in graph.coordinates()}
        names = {*graph.elements, *graph.symbols, *(each for held in graph.contents.values() for each in held)}
        written: dict[str, set[str]] = {}
        for name in names | {f"{each}'" for each in graph.symbols}:
            written.setdefault(graph.spelling.latex(name), set()).add(flows.get(name, name))
        assert not [found for found in written.values() if len(found) > 1]


def test_a_form_writes_the_names_as_the_drawn_graph_does() -> None:
    f, tip = One("f", ("x_dot", "theta_dot"), coordinates=("x", "theta")), One("tip", 2)
    bar = f >> TF("d", ((1, "m_1*cos(theta)"), (0, "m_1*sin(theta)"))) >> tip
    graph = bg.Graph("g", f["x_dot"] >> I("M"), Se("F") >> f["x_dot"], bar, tip >> I("m1"))
    for form in (kane_velocity, hamiltonian, lagrange_multipliers):
        spelt = bg.compile(graph, form).graph.spelling.latex
        assert {name: spelt(name) for name in ("m1", "m_1")} == {"m1": "m_{1}", "m_1": r"\mathrm{m\_1}"}


def test_names_in_two_instances_of_a_submodel_differ() -> None:
    spelt = Spelling().latex
    assert spelt("left.p_L'") == r"\dot{p}_{L,\mathrm{left}}" and spelt("right.p_L") == r"p_{L,\mathrm{right}}"
