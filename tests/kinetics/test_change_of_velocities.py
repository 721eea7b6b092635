"""A change of velocities f = B f', f' = (u, c): a B = [0 I], whichever velocities follow from the others."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Revolute, Sf
from bondgraph.kinetics.change_of_velocities import LONGEST, MOST, can_be_written_out, driven

NAMES = ("u", "v", "w", "s")
POINT = {"x": 0.7, "y": -0.4, "k": 1.3, "h": 0.6}
ROWS = (("1", "x", "sin(y)", "k"), ("y", "2", "0", "x*y"), ("0", "cos(x)", "h", "1"), ("k", "h", "x", "y"))


def held(rows: tuple[tuple[str, ...], ...], *links: object) -> bg.Graph:
    f = One("f", NAMES, coordinates=("x", "y", "z", "q"))
    given = [f << TF(f"a{k + 1}", (row,)) << Sf(f"b{k + 1}") for k, row in enumerate(rows)]
    return bg.Graph("held", f >> I("m"), *given, *links)


def numbers(rows: Any) -> Any:
    return np.array([[float(sp.sympify(x).subs(POINT)) for x in row] for row in rows])


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_rows_of_the_constraints_become_those_of_c(count: int) -> None:
    """For every choice of the velocities that follow."""
    a, expected = ROWS[:count], np.hstack([np.zeros((count, 4 - count)), np.eye(count)])
    for dependent in combinations(NAMES, count):
        new = driven(held(a), dependent)
        B = numbers(new.elements["f_B"].value)
        np.testing.assert_allclose(numbers(a) @ B, expected, atol=1e-12)
        # u are the velocities that stay, in their order.
        kept = [k for k, name in enumerate(NAMES) if name not in dependent]
        np.testing.assert_array_equal(B[kept], np.eye(4)[: len(kept)])
        free, c = np.split(np.array(new.junctions["f_"].components), [len(kept)])
        assert [*free] == [f"{NAMES[k]}_" for k in kept] and [*c] == [f"b{k + 1}_" for k in range(count)]


def test_without_a_choice_the_velocities_follow_that_are_determined_best() -> None:
    """u is by a hundred times; the third is not at all."""
    new = driven(held((("1", "100", "0", "2"),)))
    assert new.junctions["f_"].components == ("u_", "w_", "s_", "b1_")
    np.testing.assert_allclose(numbers(new.elements["f_B"].value)[1], [-0.01, 0, -0.02, 0.01])


def test_the_sources_drive_c_and_no_constraint_is_left() -> None:
    new = driven(held(ROWS[:2]))
    assert {"a1", "a2"}.isdisjoint(new.elements) and {"b1", "b2", "f", "f_", "m"} <= new.elements.keys()
    for name in ("b1", "b2"):
        ((bond, side),) = new.at[name]
        end = bond.other_end(side)
        assert end.element == "f_" and [new.junctions["f_"].components[k] for k in end.components] == [f"{name}_"]
    with pytest.raises(bg.NotReducible):
        driven(new)


def test_what_a_source_drives_does_not_follow() -> None:
    f = One("f", NAMES, coordinates=("x", "y", "z", "q"))
    row = (("1", "100", "0", "2"),)
    new = driven(held(row, Sf("drive") >> f["v"]))
    B = numbers(new.elements["f_B"].value)
    np.testing.assert_allclose(numbers(row) @ B, [[0, 0, 0, 1]], atol=1e-15)
    np.testing.assert_array_equal(B[1], [0, 1, 0, 0])
    ((bond, side),) = new.at["drive"]
    assert bond.other_end(side).element == "f_"


def test_a_rod_over_joints_whose_coefficients_no_formula_may_be_as_long_as_moves_in_an_embedded_form() -> None:
    """The velocities that follow are then solved for, as those of many constraints: it was refused, "split it"."""
    turns = [
        ((0.36, 0.48, -0.8), (-0.8, 0.6, 0), (0.48, 0.64, 0.6)),
        ((0.48, 0.64, 0.6), (0.36, 0.48, -0.8), (-0.8, 0.6, 0)),
    ]
    links = [Link(f"b{k}", 1, (0.1, 0.1, 0.1), centre=(0.1, 0.2, 0.3)) for k in range(4)]
    grounds = ["ground", "b0", "b1", "b2"]
    ends = [
        (Frame(grounds[k], (0.3, 0.1, -0.2), turns[k % 2]), Frame(f"b{k}", (0.2, 0.1, 0.05), turns[1 - k % 2]))
        for k in range(4)
    ]
    m = Mechanism("m", links, [Revolute(f"j{k}", *ends[k], "x") for k in range(4)], gravity=(0, 0, -9.81))
    rod = m.distance("rod", Frame("ground", (1, 0.2, 0.3)), Frame("b3", (0.3, 0.2, 0.5)))
    graph = bg.Graph("g", *m, *rod, Sf("hold", 1.2, given="position") >> rod.flow)
    one, other = (bg.simulate(bg.compile(graph, form), (0, 0.2)) for form in (bg.forms.kane_momentum, None))
    for k in range(4):
        assert one[f"j{k}_q"][-1] == pytest.approx(other[f"j{k}_q"][-1], abs=1e-6)


def test_more_than_can_be_written_out_are_refused() -> None:
    assert can_be_written_out(MOST) and not can_be_written_out(MOST + 1)
    assert can_be_written_out(1, ["x" * LONGEST]) and not can_be_written_out(1, ["x", "x" * (LONGEST + 1)])
    with pytest.raises(bg.NotReducible, match="too many") as caught:
        driven(held(ROWS))
    assert caught.value.parties == ("b1", "b2", "b3", "b4")


def test_constraints_that_repeat_each_other_are_refused() -> None:
    twice = tuple(f"2*({x})" for x in ROWS[0])
    with pytest.raises(bg.NotReducible, match="repeat or contradict"):
        driven(held((ROWS[0], twice)))


@pytest.mark.parametrize("wrong", [("u", "v"), ("z",)])
def test_a_wrong_choice_is_refused(wrong: tuple[str, ...]) -> None:
    with pytest.raises(bg.StructureError) as caught:
        driven(held(ROWS[:1]), wrong)
    assert caught.value.place == "f" and "choose 1 of u, v, w, s" in caught.value.remedy


@pytest.mark.parametrize("dependent", [("u", "u"), ("o",), ("u", "w")])
def test_velocities_that_do_not_follow_are_refused_by_name(dependent: tuple[str, ...]) -> None:
    """One constraint u + k w = b: neither one velocity twice, nor one it does not contain, nor two."""
    f = One("f", ("u", "w", "o"))
    drawn = bg.Graph("slope", f >> I("m", (1, 1, 1)), f << TF("a", ((1, "k", 0),)) << Sf("b"))
    with pytest.raises(bg.StructureError) as caught:
        bg.driven(drawn, dependent)
    assert {"f", *dependent} == {*caught.value.parties} and "choose" in caught.value.remedy
