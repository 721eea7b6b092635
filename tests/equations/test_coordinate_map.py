"""The map q_dot = Q f: where it loses rank in every configuration it is refused, where in some only it is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import TF, I, One
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.coordinate_map import check_map
from bondgraph.graph.graph import checked

ROLLING = (
    (0, "r*cos(psi)", "-r*cos(psi)*tan(theta)"),
    (0, "r*sin(psi)", "-r*sin(psi)*tan(theta)"),
    (0, 0, "1/cos(theta)"),
    (1, 0, 0),
    (0, 1, "-tan(theta)"),
)
"""Of a disc: contact point, heading, lean and roll from its angular velocity in axes that lean with it."""
EULER = (("sin(phi)/sin(theta)", "cos(phi)/sin(theta)", 0), ("cos(phi)", "-sin(phi)", 0), (0, 0, 1))


def mapped(Q: Any, coordinates: tuple[str, ...], *links: object) -> Balance:
    """Generalized velocities with inertia, and coordinates by way of Q."""
    f = One("f", tuple(f"u{k + 1}" for k in range(len(Q[0]))), frame="inertial")
    inertia = I("J", tuple(map(str, range(1, len(Q[0]) + 1))))
    graph = bg.Graph("body", f >> inertia, f >> TF("Q", Q) >> One("q_dot", coordinates=coordinates), *links)
    return assemble(relax(checked(graph)), xp)


def refused(balance: Balance, values: Mapping[str, float]) -> bg.BondGraphError:
    with pytest.raises(bg.BondGraphError) as caught:
        check_map(balance, values)
    return caught.value


def test_a_rolling_disc_is_told_by_its_coordinates() -> None:
    """Nonholonomic: three velocities, five coordinates, rank three, though it has none where the disc lies flat."""
    check_map(mapped(ROLLING, ("x", "y", "psi", "theta", "phi")), {})


def test_angles_that_are_singular_in_some_configurations_are_no_fault() -> None:
    """The third column falls away where theta = 0, and the first two are not defined there: Euler's angles."""
    check_map(mapped(EULER, ("psi", "theta", "phi")), {})
    check_map(mapped((("sin(theta)", 0), (0, 1)), ("s", "theta")), {})


def test_fewer_coordinates_than_velocities_and_velocities_that_move_none_are_in_order() -> None:
    """The disc's roll may not matter, and in the plane an angle may be left out."""
    check_map(mapped(ROLLING[:4], ("x", "y", "psi", "theta")), {})
    check_map(mapped(((1, 0, "a"), (0, 1, 0)), ("x", "y")), {})
    check_map(mapped(((1, 0, 0), (0, 1, 0)), ("x", "y")), {})


@pytest.mark.parametrize(
    ("Q", "coordinates"),
    [
        ((("cos(a)", "cos(a)"), ("sin(a)", "sin(a)")), ("x", "a")),
        (((1, "x"), ("y", "x*y")), ("x", "y")),
        (((1, 0, "cos(x)"), (0, 1, "sin(x)"), (1, 1, "cos(x) + sin(x)")), ("x", "y", "z")),
    ],
)
def test_a_map_that_loses_rank_everywhere_is_refused(Q: Any, coordinates: tuple[str, ...]) -> None:
    """Columns that repeat each other, a determinant x y - x y, and a row that is the others' sum."""
    velocities = tuple(f"u{k + 1}" for k in range(len(Q[0])))
    found = refused(mapped(Q, coordinates), {})
    assert isinstance(found, bg.SingularSystem) and found.place == "Q"
    assert {*found.parties} == {"Q", *velocities, *coordinates}
    assert f"a rank of {len(Q[0]) - 1} only" in found.law


def test_it_may_lose_rank_by_its_values_alone() -> None:
    """det [[a, b], [b, a]] = a^2 - b^2: regular but where a = b or a = -b."""
    balance = mapped((("a", "b"), ("b", "a")), ("x", "y"))
    check_map(balance, {})
    check_map(balance, {"a": 2.0})
    check_map(balance, {"a": 2.0, "b": 1.0})
    for b in (2.0, -2.0):
        found = refused(balance, {"a": 2.0, "b": b, "c": 3.0})
        assert isinstance(found, bg.ValueRefused) and found.parties == ("Q", "a", "b")


def test_rows_may_be_of_any_unit() -> None:
    check_map(mapped((("1e-9", 0), (0, "1e9")), ("x", "y")), {})


def test_a_part_is_judged_by_itself() -> None:
    """u1 and u2 are not told apart by x and y; that u3 and u4 are by z and s does not help them."""
    both = ((1, "x", 0, 0), ("y", "x*y", 0, 0), (0, 0, 1, 0), (0, 0, "z", 1))
    found = refused(mapped(both, ("x", "y", "z", "s")), {})
    assert {*found.parties} == {"Q", "u1", "u2", "x", "y"}


def test_several_transformers_say_together_what_they_mean() -> None:
    """Each has full rank, and one velocity between them: two coordinates follow it, as it was drawn."""
    f = One("f", ("u1", "u2"), frame="inertial")
    sum_ = f >> TF("sum", ((1, 1),)) >> One("v")
    out = One("v") >> TF("out", (("cos(x)",), ("sin(x)",))) >> One("q_dot", coordinates=("x", "y"))
    graph = bg.Graph("body", f >> I("J", ("1", "2")), sum_, out)
    check_map(assemble(relax(checked(graph)), xp), {})
