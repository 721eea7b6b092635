"""Names as diagrams and equations write them: alike."""

from __future__ import annotations

import pytest
from models.example_graphs import graphs

import bondgraph as bg
from bondgraph.algebra.letters import GREEK, letter_and_index
from bondgraph.causality.assign import assign
from bondgraph.draw.labels.captions import Captions
from bondgraph.draw.labels.variables import on_bond, vanishing
from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero
from bondgraph.graph.spelling import Spelling
from bondgraph.graph.spelling import name as spelt
from bondgraph.report.laws import Laws


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Ra", ("R", "a")),
        ("JL", ("J", "L")),
        ("JLM", ("", "")),
        ("m2", ("m", "2")),
        ("q12", ("q", "12")),
        ("theta", (r"\theta", "")),
        ("theta2", (r"\theta", "2")),
        ("lamda", (r"\lambda", "")),
        ("Xi", (r"\Xi", "")),
        ("x", ("x", "")),
        ("wheel", ("", "")),
        ("ab", ("", "")),
        ("wheel2", ("", "")),
    ],
)
def test_an_index_is_read_off_a_word(word: str, parts: tuple[str, str]) -> None:
    assert letter_and_index(word) == parts


@pytest.mark.parametrize(
    "name", ["Ra", "JL", "m2", "omega_1", "q_dot", "theta_ddot", "drive", "x_wheel", "Ra_1", *sorted(GREEK)]
)
def test_diagrams_and_equations_write_alike(name: str) -> None:
    assert spelt(name) == Spelling().latex(name)


def _motor() -> bg.Graph:
    i, w, z, x = One("i"), One("w"), Zero("z_1"), One("x")
    chains = Se("U") >> i >> GY("K") >> w >> TF("n_1") >> x >> z, z >> C("Ca"), z >> One("free") >> R("load")
    return bg.Graph("motor", *chains, i >> I("L"), i >> R("Ra"), w >> I("J"), x >> R("brake"))


@pytest.mark.parametrize("example", ["dc_motor", "rolling_disc"])
def test_bonds_are_written_alike(example: str) -> None:
    """An effort or a flow that a diagram writes by a letter and an index has that name in equations, too."""
    written = [found for graph in graphs(example).values() for found in _indexed(graph)]
    assert written and all(drawn == said for drawn, said in written)


def test_both_bonds_of_a_two_port_have_its_name_and_a_number() -> None:
    assert {("e_{K,1}", "e_{K,1}"), ("e_{K,2}", "e_{K,2}"), ("e_{R_{a}}", "e_{R_{a}}")} <= set(_indexed(_motor()))
    assert any(line.latex == "e_{K,1} = K w" for line in Laws(bg.compile(_motor())).lines)


def _indexed(graph: bg.Graph) -> list[tuple[str, str]]:
    """What a diagram writes on bonds by `e` or `f` and an index, and what equations write."""
    captions = Captions(graph, assign(graph))
    gone = vanishing(captions)
    captioned = [(bond.name, letter, c) for bond in graph.bonds
                 for letter, c in zip("ef", on_bond(captions, bond, gone), strict=True)]  # fmt: skip
    own = {bond.name: {end.element for end in (bond.tail, bond.head)} for bond in graph.bonds}
    return [
        (c.latex, graph.spelling.latex(f"{bond}.{letter}"))
        for bond, letter, c in captioned
        if c and c.plain.startswith(f"{letter}_") and c.plain[2:].partition(",")[0] in own[bond]
    ]
