"""Redundant systems: what is unique is that of the Moore-Penrose inverse, in Python and in native code alike."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.errors import Contradiction, SingularSystem
from bondgraph.export.runtime import python as in_python
from bondgraph.program.evaluate import Followed, instant, series
from bondgraph.program.linear_solve import minimum_norm
from bondgraph.program.native import Rates
from bondgraph.program.program import CHOSEN, Builder, Program
from bondgraph.program.redundant_solve import held, redundant, redundant_batched, released


def constrained(inertia: Any, gradients: Any, force: Any, demanded: Any) -> tuple[Any, Any]:
    """[A, -a^T; a, 0] and its right side."""
    r = len(gradients)
    matrix = np.block([[inertia, -gradients.T], [gradients, np.zeros((r, r))]])
    return matrix, np.concatenate([force, demanded])


def program(m: int, n: int, shared: tuple[int, ...], left: float = 1e-4) -> Program:
    """The solution of a system whose entries, by rows, and right side are the arguments behind the time."""
    names = tuple(f"x{k}" for k in range(n))
    builder = Builder(("t", *(f"a{k}" for k in range(m * n)), *(f"b{k}" for k in range(m))))
    matrix = [[1 + i * n + j for j in range(n)] for i in range(m)]
    slots = builder.solve(matrix, range(1 + m * n, 1 + m * n + m), False, names, shared, left, redundant=True)
    return builder.finish(dict(zip(names, slots, strict=True)))


@settings(max_examples=60)
@given(st.integers(0, 2**32 - 1), st.integers(1, 4), st.integers(1, 3), st.integers(0, 3))
def test_the_solution_is_that_of_minimum_norm(seed: int, n: int, r: int, again: int) -> None:
    draw = np.random.default_rng(seed)
    r = min(n, r)
    root = draw.normal(size=(n, n))
    inertia, first = root @ root.T + np.eye(n), draw.normal(size=(r, n))
    gradients = np.vstack([first, draw.normal(size=(again, r)) @ first])
    demanded = gradients @ draw.normal(size=n)
    matrix, right = constrained(inertia, gradients, draw.normal(size=n), demanded)
    shared = tuple(range(n, len(right)))
    wanted = np.linalg.lstsq(matrix, right, rcond=1e-9)[0]
    names = [f"x{k}" for k in range(len(right))]
    found = redundant(matrix.ravel(), right, names, shared)
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6 * np.abs(wanted).max())
    lines = program(len(right), len(right), shared)
    native = Rates(lines, Followed(lines), "llvm")([0.0, *matrix.ravel(), *right])
    np.testing.assert_allclose(native, found, rtol=1e-7, atol=1e-7 * np.abs(wanted).max())


def test_a_choice_is_held_until_it_is_released() -> None:
    """Once held, an equation that was left out stays so, however much it differs."""
    for backend in ("python", "llvm", "c"):
        lines = program(3, 2, (), left=math.inf)
        function = Rates(lines, Followed(lines), backend)
        repeated = [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0]
        assert function(repeated) == pytest.approx([1.0, 2.0])
        function.keep()
        (labels,) = function.kept
        assert labels[0] == CHOSEN and sum(function.kept[labels][1:4]) == 2
        out = 1 if function.kept[labels][2] == 0.0 else 0
        drifted = list(repeated)
        drifted[7 + out] += 1e-3
        assert function(drifted) == pytest.approx([1.0, 2.0])
        function.release()
        assert function.kept[labels][0] == 0.0


@pytest.mark.parametrize(("off", "rank"), [(3e-11, 1), (1e-9, 2)])
def test_what_is_less_than_the_tolerance_repeats(off: float, rank: int) -> None:
    memory = [0.0] * 9
    shared = (0, 1)
    redundant([1.0, 1.0, 1.0, 1.0 + off], [1.0, 1.0], "xy", shared, math.inf, memory)
    assert sum(memory[1:3]) == sum(memory[3:5]) == rank


def test_rows_are_judged_beside_their_greatest_size() -> None:
    """A row that vanishes at an instant is not scaled up: what is left of it is rounding."""
    memory = [0.0] * 9
    redundant([1.0, 0.0, 0.0, 1.0], [1.0, 1.0], "xy", (0, 1), math.inf, memory)
    assert sum(memory[1:3]) == 2
    assert redundant([1.0, 0.0, 0.0, 1e-12], [1.0, 1.0], "xy", (0, 1), math.inf, memory) == [1.0, 0.0]


def test_what_is_rounding_beside_the_others_is_no_equation_and_no_unknown() -> None:
    for matrix in ([1.0, 0.0, 1e-20, 0.0], [1.0, 1e-20, 0.0, 0.0]):
        assert redundant(matrix, [1.0, 0.0], "xy", (1,), math.inf) == [1.0, 0.0]


@pytest.mark.parametrize(("part", "open_"), [(3e-3, False), (3e-2, True)])
def test_a_small_part_in_what_is_open_is_that_of_what_nearly_repeats(part: float, open_: bool) -> None:
    """y + z = 1 leaves open how the two share; x + part y = 1 determines x but for a part of that."""
    matrix, right = [1.0, part, 0.0, 0.0, 1.0, 1.0], [1.0, 1.0]
    if open_:
        with pytest.raises(SingularSystem):
            redundant(matrix, right, "xyz", (1, 2), math.inf)
    else:
        assert redundant(matrix, right, "xyz", (1, 2), math.inf)[0] == pytest.approx(1.0, rel=2 * part)


def test_units_do_not_matter() -> None:
    matrix, right = np.array([[1e5, 2e-5], [3e-6, 4e-15]]), np.array([1e5, 1e-6])
    found = np.array(redundant((matrix).ravel(), right, "xy"))
    np.testing.assert_allclose(matrix @ found, right, rtol=1e-9)


def test_what_is_open_and_not_shared_is_refused() -> None:
    with pytest.raises(SingularSystem) as caught:
        redundant([1.0, 1.0, 2.0, 2.0], [1.0, 2.0], ("a", "b"), (1,))
    assert "a" in caught.value.parties


def test_contradictions_are_refused_and_least_squares_on_demand_are_not() -> None:
    with pytest.raises(Contradiction):
        redundant([1.0, 1.0], [1.0, 2.0], ("lambda",), (0,))
    assert len(redundant([1.0, 1.0], [1.0, 2.0], ("lambda",), (0,), math.inf)) == 1


def test_at_many_instants_each_choice_is_its_own() -> None:
    lines = program(2, 1, (0,), math.inf)
    first, second = np.array([1.0, 0.0]), np.array([0.0, 2.0])
    found = series(lines)([np.array([0.0, 1.0]), first, second, first, second])[0]
    np.testing.assert_allclose(found, [1.0, 1.0])


def test_what_is_not_finite_is_not_a_number() -> None:
    assert all(math.isnan(x) for x in redundant([1.0, math.inf], [1.0], "xy"))
    assert math.isnan(instant(program(1, 1, ()))([0.0, math.nan, 1.0])[0])


def test_only_choices_have_a_flag() -> None:
    memory = {(CHOSEN, "a"): [0.0, 3.0], ("x",): [2.0]}
    assert held(memory) == {(CHOSEN, "a"): [1.0, 3.0], ("x",): [2.0]}
    assert released(held(memory)) == memory


def test_at_no_instant_there_is_nothing_to_choose() -> None:
    nowhere = np.zeros(0)
    found = redundant_batched([nowhere, nowhere], [nowhere, nowhere], ("x",), (), 1e-9)
    assert [x.shape for x in found] == [(0,)]


@settings(max_examples=40)
@given(st.integers(0, 2**32 - 1))
def test_instants_together_are_those_one_by_one(seed: int) -> None:
    """Where rows repeat each other, or vanish, at some instants and at others do not, each has its own choice."""
    draw = np.random.default_rng(seed)
    gradients = draw.normal(size=(9, 3, 3))
    gradients[::3, 2] = 2 * gradients[::3, 0]
    gradients[1, 0] = 0.0
    systems = [
        constrained(np.diag([1.0, 2.0, 3.0]), a, draw.normal(size=3), a @ draw.normal(size=3)) for a in gradients
    ]
    matrices, rights = (np.array(part) for part in zip(*systems, strict=True))
    matrices[4, 0, 0] = math.nan
    names = [f"x{k}" for k in range(6)]
    found = redundant_batched(list(matrices.reshape(9, -1).T), list(rights.T), names, (3, 4, 5), 1e-6)
    for k, (matrix, right) in enumerate(zip(matrices, rights, strict=True)):
        wanted = redundant(matrix.ravel(), right, names, (3, 4, 5), 1e-6)
        np.testing.assert_allclose([x[k] for x in found], wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_instant_that_contradicts_is_refused(at: int) -> None:
    right = np.ones((2, 3))
    right[1, at] = 2.0
    with pytest.raises(Contradiction):
        redundant_batched([np.ones(3), np.ones(3)], list(right), ("x",), (0,), 1e-6)
    with pytest.raises(SingularSystem, match="y"):
        redundant_batched([np.ones(3), np.arange(3.0) - at], [np.ones(3)], ("x", "y"), (), 1e-6)


@settings(max_examples=60)
@given(st.integers(0, 2**32 - 1), st.integers(2, 4), st.integers(-20, 0), st.integers(0, 3), st.booleans())
def test_light_bodies_are_no_rounding(seed: int, n: int, power: int, load: int, again: bool) -> None:
    """Accelerations are those of bodies of one kilogram under forces in proportion, where loads are larger, too."""
    draw = np.random.default_rng(seed)
    root = draw.normal(size=(n, n))
    first = draw.normal(size=(1, n))
    gradients = np.vstack([first, 2.0 * first]) if again else first
    inertia, demanded, mass = root @ root.T + np.eye(n), gradients @ draw.normal(size=n), 10.0**power
    force = draw.normal(size=n) + 10.0**load * draw.normal() * first[0]
    matrix, right = constrained(inertia, gradients, force, demanded)
    wanted = np.linalg.lstsq(matrix, right, rcond=1e-12)[0]
    wanted[n:] *= mass
    light, moved = constrained(mass * inertia, gradients, mass * force, demanded)
    shared, names = tuple(range(n, len(right))), [f"x{k}" for k in range(len(right))]
    lines = program(len(right), len(right), shared)
    for found in (
        redundant(light.ravel(), moved, names, shared),
        Rates(lines, Followed(lines), "llvm")([0.0, *light.ravel(), *moved]),
        [float(x[0]) for x in redundant_batched([np.array([x]) for x in light.ravel()], [*moved], names, shared, 1e-4)],
        minimum_norm(light, moved, shared, names),
        least_norm(len(right), shared)([0.0, *light.ravel(), *moved]),
        in_python._solve_minimum_norm(light.ravel(), moved, list(shared), 1e-4),
    ):
        np.testing.assert_allclose(found[:n], wanted[:n], atol=1e-8 * 10.0**load * np.abs(wanted[:n]).max())
        np.testing.assert_allclose(found[n:], wanted[n:], atol=1e-8 * 10.0**load * np.abs(wanted[n:]).max())


def least_norm(n: int, shared: tuple[int, ...]) -> Rates:
    """The least norm of a square system, in native code."""
    builder = Builder(("t", *(f"a{k}" for k in range(n * n)), *(f"b{k}" for k in range(n))))
    matrix = [[1 + i * n + j for j in range(n)] for i in range(n)]
    names = tuple(f"x{k}" for k in range(n))
    slots = builder.solve(matrix, range(1 + n * n, 1 + n * n + n), False, names, shared)
    lines = builder.finish(dict(zip(names, slots, strict=True)))
    return Rates(lines, Followed(lines), "llvm")


def test_loads_may_be_far_larger_than_inertias() -> None:
    """A body of a femtogram that is moved, 2 m/s^2, under a load of 3 N."""
    matrix, right = [1e-15, 1.0, 1.0, 0.0], [2e-15 + 3.0, 2.0]
    for found in (
        redundant(matrix, right, "xy", (1,)),
        minimum_norm(np.reshape(matrix, (2, 2)), right, (1,), "xy"),
        least_norm(2, (1,))([0.0, *matrix, *right]),
        in_python._solve_minimum_norm(matrix, right, [1], 1e-4),
    ):
        np.testing.assert_allclose(found, [2.0, 3.0], rtol=1e-15)
