"""Refusals: each is one of ours, and says where, which law, who, and what to do."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest
import sympy as sp

import bondgraph as bg
from bondgraph import errors
from bondgraph.elements import GY, IC, NIC, TF, C, I, One, R, Se, Sf, TStar, Zero

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, bg.BondGraphError)]
BAD_NAMES = [
    "",
    None,
    [],
    "1a",
    "a b",
    "é",
    "sin",
    "pi",
    "t",
    "lambda",
    3,
    1j,
    True,
    ("a",),
    "a.b",
    "a-b",
    "a'",
    b"a",
    2.5,
]
BAD_VALUES = [
    "",
    "x +",
    1j,
    float("nan"),
    float("inf"),
    {"a": 1},
    object(),
    True,
    [True],
    [float("nan")],
    "x.sin",
    type,
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_holds_its_parts_and_says_them(kind: type[bg.BondGraphError]) -> None:
    error = kind("here", "a law", parties=("a", "b"), remedy="do this")
    assert (error.place, error.law, error.parties, error.remedy) == ("here", "a law", ("a", "b"), "do this")
    assert str(error) == f"{kind.__name__}: here: a law. Do this."
    assert isinstance(error, ValueError)
    assert kind.__doc__


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_public(kind: type[bg.BondGraphError]) -> None:
    assert getattr(bg, kind.__name__) is kind


def refused(make: Any) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        make()
    assert caught.value.place and caught.value.law and caught.value.remedy


@pytest.mark.parametrize("name", BAD_NAMES, ids=repr)
@pytest.mark.parametrize("element", [Se, Sf, I, C, R, TF, GY, One, Zero])
def test_names_of_elements(element: Any, name: Any) -> None:
    refused(lambda: bg.Graph("g", element(name) >> Zero("z")))  # a graph knows which names with a dot there are


@pytest.mark.parametrize("value", BAD_VALUES, ids=lambda v: repr(v)[:12])
@pytest.mark.parametrize("element", [Se, Sf, I, C, R, TF, GY, IC])
def test_values_of_elements(element: Any, value: Any) -> None:
    refused(lambda: element("x", value))


@pytest.mark.parametrize("matrix", [((1, 2), (3,)), ((1, 2),), (1, 2), [], (), (("a", "b"), "c")])
def test_mass_matrices_are_square(matrix: Any) -> None:
    for make in (lambda: IC("T", matrix), lambda: NIC("T", matrix, "effort", 0), lambda: TStar("T", matrix, 0)):
        try:
            make()
        except bg.SizeMismatch as error:
            assert error.remedy
        else:
            assert len(matrix) == 0


CONTRADICTIONS = [
    lambda: I("x", 1, flow="p"),
    lambda: C("x", 1, effort="q"),
    lambda: R("x", 1, effort="f"),
    lambda: R("x", effort="f", flow="e"),
    lambda: NIC("x", 1, "sideways", 0),
    lambda: NIC("x", 1, "effort", (0, 0)),
    lambda: TStar("x", 1, (0, 0)),
    lambda: NIC("x", 1),
    lambda: One("j", 0),
    lambda: One("j", -1),
    lambda: One("j", ("a", "a")),
    lambda: One("j", ("a", "")),
    lambda: One("j", "sin"),
    lambda: One("j", ("a", "b"), coordinates=("x",)),
    lambda: One("j", coordinates=("a b",)),
    lambda: One("j", coordinates=("t",)),
    lambda: TF("n", (1, 2)),
    lambda: TF("n", ((1, 2), (3,))),
    lambda: GY("n", ((1,), 2)),
]


@pytest.mark.parametrize("make", CONTRADICTIONS)
def test_elements_that_contradict_themselves(make: Any) -> None:
    refused(make)


def test_numbers_of_all_kinds_make_equal_elements() -> None:
    assert I("x", 2.5) == I("x", "2.5") == I("x", np.float64(2.5)) == I("x", sp.Float(2.5)) == I("x", np.array(2.5))
    assert I("x", [1.5, 2.5]) == I("x", (1.5, 2.5)) == I("x", np.array([1.5, 2.5]))
    assert TF("n", sp.Matrix([[sp.Symbol("a"), 1]])) == TF("n", (("a", 1),)) == TF("n", [["a", "1"]])
    assert hash(TF("n", [["a", "1"]])) == hash(TF("n", (("a", 1),)))


def crank(value: Any = None) -> bg.Graph:
    turn, follower = One("crank", coordinates="th"), One("follower")
    return bg.Graph("crank", Se("F", value) >> turn, turn >> I("J", 1), turn >> TF("n", 2) >> follower >> I("m", 1))


@pytest.mark.parametrize(
    ("value", "values", "start", "kind", "words"),
    [
        (1, {"th_dot": 3}, {}, bg.ValueRefused, "the flow of 'th' is 'crank'"),
        (1, {}, {"th_dot": 3}, bg.ValueRefused, "the flow of 'th' is 'crank'"),
        ("k*th_dot", {"k": 1}, {}, bg.MissingValues, "the flow of 'th' is 'crank'"),
        ("k*thh", {"k": 1}, {}, bg.MissingValues, "did you mean 'th'"),
        ("2*sin(t)", {"F": 3}, {}, bg.ValueRefused, "given by the formula '2 * sin(t)'"),
        (1, {"th": 3}, {}, bg.ValueRefused, "it is a state"),
        (1, {"crank": 3}, {}, bg.ValueRefused, "a result of the model"),
        (1, {}, {"F": 3}, bg.ValueRefused, "a parameter or an input"),
        (1, {}, {"p_m": 3}, bg.ValueRefused, "'m' is in derivative causality"),
        (1, {}, {"m.e": 3}, bg.ValueRefused, "follows from the inputs"),
        (1, {"N": 3}, {}, bg.ValueRefused, "Did you mean 'n'?"),
        (1, {"spring": 3}, {}, bg.ValueRefused, "known: F, J, m, n"),
    ],
)
def test_a_name_out_of_place_is_told_what_it_is(value: Any, values: Any, start: Any, kind: Any, words: str) -> None:
    with pytest.raises(kind) as caught:
        bg.simulate(crank(value), (0, 1), values, start)
    assert words in str(caught.value)
    assert caught.value.remedy
    assert set(caught.value.parties) == {*values, *start} - {"k"} or kind is bg.MissingValues


@pytest.mark.parametrize("values", [{"m": "a"}, {"m": "1/2"}, {"m": float("inf")}, [("m", 1)], {3: 1}, {"m": None}])
def test_defaults_are_names_with_numbers(values: Any) -> None:
    refused(lambda: bg.Graph("g", One("v") >> I("m"), values=values))
