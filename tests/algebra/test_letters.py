"""Names as diagrams and equations write them: alike."""

from __future__ import annotations

import pytest

from bondgraph.algebra.letters import GREEK, letter_and_index
from bondgraph.draw.labels import notation
from bondgraph.equations.printing import symbol_latex


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
    assert notation.name(name) == symbol_latex(name)
