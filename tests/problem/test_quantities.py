"""What is told of quantities: each is called what it is in the graph, unless words are given."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.quantities import LONGEST, LONGEST_UNIT, described, measured, roles, unknown

v = One("v", coordinates=("x",))
EQUATIONS = bg.compile(bg.Graph("slide", Se("F") >> v, v >> I("m"), v >> R("b"), v >> C("spring", "k")))
NAMES = ["x", "p_m", "v", "F", "k", "spring.e", "m.energy"]


def test_each_quantity_has_the_role_that_it_plays() -> None:
    found = roles(EQUATIONS)
    assert {name: found[name] for name in NAMES} == {
        "x": "coordinate at the junction v",
        "p_m": "momentum of a store",
        "v": "flow of the junction v",
        "F": "input",
        "k": "parameter",
        "spring.e": "effort on the bond spring",
        "m.energy": "energy stored in m",
    }
    assert {*EQUATIONS.states, *EQUATIONS.inputs, *EQUATIONS.parameters} <= found.keys()


def test_what_follows_others_is_called_what_it_is() -> None:
    found = roles(bg.compile(bg.Graph("u", Se("U", "sin(t)") >> Zero("u") >> C("k", effort="q + q**3"))))
    assert found["q_k"] == "displacement of a store"


def test_rates_of_inputs_are_told_with_their_order() -> None:
    driven = bg.compile(bg.Graph("driven", Sf("drive", given="position") >> v, v >> I("m")))
    found = roles(driven)
    assert found["drive"] == "input" and found["drive'"] == "rate of the input drive"
    assert driven.balance.depth < 2 or found["drive''"].endswith("of order 2")


def test_words_that_are_given_come_first() -> None:
    found = described(EQUATIONS, NAMES, {"x": "place"})
    assert found["x"] == "place" and found["v"] == "flow of the junction v" and set(found) == set(NAMES)


@pytest.mark.parametrize("words", [{"nothing": "place"}, {"x": 3}, {"x": "a" * (LONGEST + 1)}, {"nope": "x"}])
def test_words_that_cannot_be_told_are_refused(words: dict[str, object]) -> None:
    with pytest.raises(bg.ValueRefused):
        described(EQUATIONS, NAMES, words)
    assert described(EQUATIONS, NAMES, {"x": "a" * LONGEST})["x"] == "a" * LONGEST


@pytest.mark.parametrize("units", [{"nothing": "m"}, {"x": 3}, {"x": "m\n"}, {"x": "m" * (LONGEST_UNIT + 1)}])
def test_units_that_are_none_are_refused(units: dict[str, object]) -> None:
    with pytest.raises(bg.ValueRefused):
        measured(NAMES, units)
    assert measured(NAMES, {"x": "m" * LONGEST_UNIT}) == {"x": "m" * LONGEST_UNIT} and measured(NAMES, None) == {}


def test_a_name_that_is_near_is_suggested() -> None:
    assert "did you mean 'spring.e'?" in unknown("sprung.e", "quantity", NAMES).law
    assert "there are x, p_m" in unknown("zzz", "quantity", NAMES).law
