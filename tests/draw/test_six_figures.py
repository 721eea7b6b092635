"""The figures of [004] as the example draws them: every label is where it belongs and says what its bond carries."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import sympy

import bondgraph as bg
from bondgraph.draw import Drawing, layout
from bondgraph.draw.drawing import PIXEL, Box, DrawnBond, Label
from bondgraph.draw.labels.moved_sources import moved_source
from bondgraph.elements import TF, I, One, Se

NUMBERS = range(1, 7)
every = pytest.mark.parametrize("number", NUMBERS)


@cache
def example() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "examples" / "six_figures.py"
    spec = importlib.util.spec_from_file_location("six_figures", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def graph(number: int) -> bg.Graph:
    mechanism, form, _, _ = example().FIGURES[number]
    return bg.reduce(mechanism, form) if form else mechanism


@cache
def figure(number: int) -> Drawing:
    return layout(graph(number))


def words(bond: DrawnBond) -> list[str]:
    return [label.glyphs.plain for label in bond.labels if label.role == "effort"]


def of_junctions(drawn: Drawing) -> list[tuple[str, Label]]:
    return [(node.name, label) for node in drawn.nodes for label in node.labels if label.role in ("flow", "effort")]


def test_the_bonds_of_figure_1_carry_what_the_paper_names() -> None:
    found = {bond.name: words(bond) for bond in figure(1).bonds}
    assert found == {
        "f-Q": ["0"],
        "Q-q_dot": ["0"],
        "f-V": ["-(e + e*)"],
        "V-v_n": ["{dp_n/dt} - {F_n}"],
        "m_n": ["{dp_n/dt}"],
        "F_n": ["{F_n}"],
    }


def test_what_is_written_on_the_transformer_of_figure_1_is_what_its_bonds_carry() -> None:
    six = example()
    run = bg.simulate(bg.compile(six.sledge), np.linspace(0, 0.3, 7), six.VALUES, six.SLEDGE)

    def efforts(bond: str, names: tuple[str, ...]) -> np.ndarray:
        return np.array([run[f"{bond}.e[{name}]"] for name in names])

    f, v = six.f.components, six.v_n.components
    beyond = efforts("m_n", v) - efforts("F_n", v)
    np.testing.assert_allclose(efforts("V-v_n", v), beyond, atol=1e-9)
    theta, s = run["theta"], run["s"]
    one, cos, sin = np.zeros_like(theta), np.cos(theta), np.sin(theta)
    V = np.array([[cos, one, one], [sin, one, one], [cos, -s * sin, cos], [sin, s * cos, sin]])
    e, e_star = np.einsum("ijt,it->jt", V, efforts("F_n", v)), -np.einsum("ijt,it->jt", V, efforts("m_n", v))
    np.testing.assert_allclose(efforts("f-V", f), -e - e_star, atol=1e-8)
    assert np.max(np.abs(e)) > 0.1


@pytest.mark.parametrize("number", NUMBERS[1:])
def test_a_reduced_source_is_named_by_what_it_gives(number: int) -> None:
    node = figure(number).node("F_n")
    assert node.text.glyphs.plain == "MSe : V^T {F_n}"
    laws = [label.glyphs.plain for label in node.labels if label.role == "law"]
    assert all(law.startswith("V^T {F_n} = ") for law in laws)
    six = example()
    V = six.V if graph(number).name == "sledge" else six.loose_V
    given, drawn, modulus = (
        sympy.Matrix([[sympy.sympify(str(x)) for x in (row if isinstance(row, tuple) else (row,))] for row in rows])
        for rows in (graph(number).elements["F_n"].value, six.F_n.value, V.value)  # type: ignore[attr-defined]
    )
    assert sympy.simplify(given - modulus.T * drawn) == sympy.zeros(*given.shape)


def test_a_source_behind_two_transformers_has_both_and_one_on_a_component_has_neither() -> None:
    f, v = One("f", ("u", "w")), One("v", ("vx", "vy"), frame="inertial")
    half = TF("half", (("1/2", "0"), ("0", "1")))
    turn = TF("R", (("cos(x)", "-sin(x)"), ("sin(x)", "cos(x)")))
    between, q_dot = One("between", ("a", "b")), One("q_dot", coordinates=("x", "y"))
    Q = TF("Q", (("1", "0"), ("0", "1")))
    on_v = f >> half >> between >> turn >> v >> I("m", 2), f >> Q >> q_dot
    both = bg.reduce(bg.Graph("both", *on_v, Se("F", ("1", "x")) >> v))
    assert moved_source(both, both.elements["F"]) == (r"\mathrm{half}^{T}\,R^{T} F", "half^T R^T F")
    single = bg.reduce(bg.Graph("single", *on_v, Se("G", "x") >> v["vy"]))
    assert moved_source(single, single.elements["G"]) == ("e_{G}", "e_G")
    still = bg.reduce(bg.Graph("still", *on_v, Se("H", ("1", "x")) >> f))
    assert moved_source(still, still.elements["H"]) is None


@every
def test_nothing_in_a_row_with_what_a_junction_shares_reads_as_its_factor(number: int) -> None:
    drawn = figure(number)
    labels = [label for node in drawn.nodes for label in node.labels]
    labels += [label for bond in drawn.bonds for label in bond.labels if label.role != "dimension"]
    for name, own in of_junctions(drawn):
        for label in labels:
            across, down = own.box.overlap(label.box)
            if label is not own and down > 0:
                assert -across >= own.glyphs.size, f"{own.glyphs.plain} of {name} beside {label.glyphs.plain}"


@every
def test_what_a_junction_shares_stands_at_it(number: int) -> None:
    drawn = figure(number)
    assert any(label.framed for _, label in of_junctions(drawn)) == (number in (1, 5, 6))
    for name, label in of_junctions(drawn):
        x, y = drawn.node(name).at
        box = label.box
        apart = max(box.left - x, x - box.right, 0), max(box.top - y, y - box.bottom, 0)
        assert max(apart) <= 20 * PIXEL
        for bond in drawn.bonds:
            for other in bond.labels:
                assert other.role == "dimension" or not other.box.grown(3 * PIXEL).hits(box)


@every
def test_what_a_junction_shares_is_not_read_as_the_flow_of_one_bond(number: int) -> None:
    """Below a level bond or at the right of an upright one, both seen from the junction, flows of bonds stand."""
    drawn = figure(number)
    for name, label in of_junctions(drawn):
        (x, y), (a, b) = label.box.middle, drawn.node(name).at
        for bond in drawn.bonds:
            if name in (bond.tail, bond.head):
                (c, d), (e, f) = bond.route[:2] if bond.tail == name else bond.route[:-3:-1]
                level, ahead = d == f, (x - a) * (e - c) + (y - b) * (f - d) > PIXEL * (abs(e - c) + abs(f - d))
                assert not (ahead and (y > b if level else x > a)), f"{label.glyphs.plain} at {name} beside {bond.name}"


def matrices(line: str) -> dict[str, sympy.Matrix]:
    """The matrices a line of LaTeX gives by name."""
    found = {}
    for name, body in re.findall(r"([^,=]*) = \\left\[\\begin\{matrix\}(.*?)\\end", line):
        for old, new in (
            (r"_\{(\d)\}", r"\1"),
            (r"\^\{(\d)\}", r"**\1"),
            (r"\\(?:left|right)", ""),
            (r"\\sigma", "sigma"),
        ):
            body = re.sub(old, new, body)
        rows = [[re.sub(r"(?<=[\w)]) (?=[a-z(])", "*", x.strip()) for x in row.split("&")] for row in body.split(r"\\")]
        found[name.replace(r"\quad", "").strip()] = sympy.Matrix([[sympy.sympify(x) for x in row] for row in rows])
    return found


@pytest.mark.parametrize("number", [2, 4, 5])
def test_the_gyrator_beneath_a_figure_gives_the_efforts_beneath_it(number: int) -> None:
    lines = example().beneath(number, bg.kinetics(example().sledge), graph(number))
    (given,) = (found for line in lines if (found := matrices(line)))
    f = sympy.Matrix(sympy.symbols("u w sigma"))
    result, D = ("D f", given["D"]) if number == 2 else (r"\hat{e}", given["D"].T)
    assert sympy.expand(D * f - given[result]) == sympy.zeros(3, 1) and given[result] != sympy.zeros(3, 1)


@every
def test_efforts_stand_on_their_bonds_and_not_in_a_loop(number: int) -> None:
    drawn = figure(number)
    for bond in drawn.bonds:
        for label in bond.labels:
            if label.role == "effort":
                pieces = [Box.around(piece) for piece in pairwise(bond.route)]
                assert any(label.box.grown(12 * PIXEL).hits(piece.grown(1)) for piece in pieces)
        if len(bond.route) == 5:
            (label,) = (label for label in bond.labels if label.role == "effort")
            assert label.box.bottom < min(y for _, y in bond.route), "inside the loop"
