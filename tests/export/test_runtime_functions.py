"""The functions that exported modules bring along: one meaning in Python, casadi and JAX, and systems beside numpy.

JAX's functions are looked over with NumPy in its place, so that here, too, none is asked outside of its domain:
warnings are errors.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import numpy as np
import pytest
from rectifiers import diodes

from bondgraph.export.runtime import python as in_python
from bondgraph.program.newton import newton

NAN = math.nan
POINTS = (-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, NAN)


def _logarithm(a: float) -> float:
    return math.log(a) if a > 0 else NAN


def _power(a: float, b: float) -> float:
    """Of what is not a number it is what IEEE says: nan**0 and 1**nan are 1."""
    if a == a and b == b and ((a == 0 and b < 0) or (a < 0 and b != math.floor(b))):
        return NAN
    return a**b


EXPECTED: dict[str, Callable[..., float]] = {
    "square_root": lambda a: a**0.5 if a >= 0 else NAN,
    "logarithm": _logarithm,
    "sine_inverse": lambda a: math.asin(a) if abs(a) <= 1 else NAN,
    "cosine_inverse": lambda a: math.acos(a) if abs(a) <= 1 else NAN,
    "tanh_inverse": lambda a: math.atanh(a) if abs(a) < 1 else NAN,
}
OF_TWO: dict[str, Callable[..., float]] = {
    "quotient": lambda a, b: a / b if b != 0 else NAN,
    "power": _power,
    "less": lambda a, b: float(a < b) if a == a and b == b else NAN,
    "not_more": lambda a, b: float(a <= b) if a == a and b == b else NAN,
}
IN_PYTHON = {"square_root": "sqrt", "logarithm": "log", "sine_inverse": "asin", "cosine_inverse": "acos",
             "tanh_inverse": "atanh"}  # fmt: skip


def of_python(name: str, *arguments: float) -> float:
    return float(getattr(in_python, IN_PYTHON.get(name, name))(*arguments))


def of_casadi(name: str, *arguments: float) -> float:
    import casadi as ca

    from bondgraph.export.runtime import casadi as in_casadi

    symbols = [ca.SX.sym(f"a{k}") for k in range(len(arguments))]
    return float(ca.Function("f", symbols, [getattr(in_casadi, name)(*symbols)])(*arguments))


@pytest.fixture(scope="module")
def in_jax() -> Iterator[ModuleType]:
    """The module for JAX, for which NumPy stands."""
    stand_in = ModuleType("jax")
    stand_in.numpy = np  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "jax", stand_in)
        patch.setitem(sys.modules, "jax.numpy", np)
        from bondgraph.export.runtime import jax as found
    yield found
    del sys.modules[found.__name__]
    delattr(sys.modules[found.__package__ or ""], "jax")


@pytest.mark.parametrize("name", EXPECTED)
def test_a_function_of_one_is_not_a_number_outside_its_domain(name: str, in_jax: ModuleType) -> None:
    for a in POINTS:
        expected = pytest.approx(EXPECTED[name](a), rel=1e-14, nan_ok=True)
        assert of_python(name, a) == expected, a
        assert of_casadi(name, a) == expected, a
        assert float(getattr(in_jax, name)(np.float64(a))) == expected, a


@pytest.mark.parametrize("name", OF_TWO)
def test_a_function_of_two_is_not_a_number_where_either_is_none(name: str, in_jax: ModuleType) -> None:
    for a, b in ((a, b) for a in POINTS for b in POINTS):
        expected = pytest.approx(OF_TWO[name](a, b), rel=1e-14, nan_ok=True)
        assert of_python(name, a, b) == expected, (a, b)
        assert of_casadi(name, a, b) == expected, (a, b)
        assert float(getattr(in_jax, name)(np.float64(a), np.float64(b))) == expected, (a, b)


def test_a_comparison_with_what_is_no_number_chooses_no_branch(in_jax: ModuleType) -> None:
    for condition, expected in ((1.0, 3.0), (0.0, 4.0), (NAN, NAN)):
        wanted = pytest.approx(expected, nan_ok=True)
        assert in_python.chosen(condition, 3.0, 4.0) == wanted
        assert of_casadi("chosen", condition, 3.0, 4.0) == wanted
        assert float(in_jax.chosen(np.float64(condition), 3.0, 4.0)) == wanted
        assert in_python.chosen(1.0, 3.0, NAN) == 3.0 == of_casadi("chosen", 1.0, 3.0, NAN)


@pytest.mark.parametrize(("name", "builtin"), [("least", min), ("greatest", max)])
def test_the_least_of_what_is_no_number_is_none(name: str, builtin: Callable[..., float]) -> None:
    for a, b in ((a, b) for a in POINTS for b in POINTS):
        expected = pytest.approx(builtin(a, b) if a == a and b == b else NAN, nan_ok=True)
        assert of_python(name, a, b) == expected and of_casadi(name, a, b) == expected


def test_the_sign_of_zero_is_zero() -> None:
    assert [in_python.sign(x) for x in (-3.0, 0.0, 2.0)] == [-1.0, 0.0, 1.0] and math.isnan(in_python.sign(NAN))


# -- systems -----------------------------------------------------------------------------------------------------------

DRAW = np.random.default_rng(3)
MATRICES = [DRAW.normal(size=(n, n)) for n in (1, 2, 3, 5)]


def by_casadi(kind: str, matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    import casadi as ca

    from bondgraph.export.runtime import casadi as in_casadi

    found = in_casadi.solve(getattr(in_casadi, kind), [ca.DM(x) for x in matrix.ravel()], [ca.DM(x) for x in right])
    return np.array([float(x) for x in found])


@pytest.mark.parametrize("matrix", MATRICES)
def test_systems_are_solved_by_rows(matrix: np.ndarray) -> None:
    right = DRAW.normal(size=len(matrix))
    expected = np.linalg.solve(matrix, right)
    np.testing.assert_allclose(in_python._solve(matrix.ravel().tolist(), right.tolist()), expected, rtol=1e-9)
    np.testing.assert_allclose(by_casadi("_general", matrix, right), expected, rtol=1e-9)
    positive = matrix @ matrix.T + np.eye(len(matrix))
    expected = np.linalg.solve(positive, right)
    np.testing.assert_allclose(in_python._solve_definite(positive.ravel(), right), expected, rtol=1e-9)
    np.testing.assert_allclose(by_casadi("_definite", positive, right), expected, rtol=1e-9)


def test_a_first_pivot_of_zero_is_exchanged() -> None:
    matrix, right = np.array([[0.0, 2.0], [4.0, 1.0]]), np.array([6.0, 7.0])
    np.testing.assert_allclose(by_casadi("_general", matrix, right), [1.0, 3.0])


@pytest.mark.parametrize("matrix", [[[1.0, 2.0], [2.0, 1.0]], [[1.0, 1.0], [1.0, 1.0]], [[-1.0, 0.0], [0.0, 1.0]]])
def test_what_is_not_positive_definite_has_no_solution(matrix: list[list[float]]) -> None:
    with pytest.raises(in_python.Undefined, match="not positive definite"):
        in_python._solve_definite(np.ravel(matrix).tolist(), [1.0, 2.0])
    assert np.isnan(by_casadi("_definite", np.array(matrix), np.array([1.0, 2.0]))).any()


def test_a_singular_system_has_none() -> None:
    with pytest.raises(in_python.Undefined, match="singular"):
        in_python._solve([1.0, 2.0, 2.0, 4.0], [1.0, 2.0])
    assert np.isnan(by_casadi("_general", np.array([[1.0, 2], [2, 4]]), np.array([1.0, 2]))).any()


def test_of_several_solutions_the_shared_unknowns_have_the_least_norm() -> None:
    """x0 alone is determined; x1 and x2 share a load of 4 by halves, in whatever unit the equation is."""
    for unit in (1.0, 1e6, 1e-6):
        matrix = np.array([[2.0, 0, 0], [0, unit, unit], [0, unit, unit]])
        found = in_python._solve_minimum_norm(matrix.ravel(), [6.0, 4 * unit, 4 * unit], [1, 2], 1e-4)
        np.testing.assert_allclose(found, [3, 2, 2], rtol=1e-9)


def test_the_norm_is_that_of_the_unknowns_as_they_are() -> None:
    """x0 + 2 x1 = 5, twice: numpy's solution, whatever the columns are scaled by."""
    matrix = np.array([[1.0, 2.0], [1.0, 2.0]])
    found = in_python._solve_minimum_norm(matrix.ravel(), [5.0, 5.0], [0, 1], 1e-4)
    np.testing.assert_allclose(found, np.linalg.pinv(matrix) @ [5.0, 5.0], rtol=1e-9)
    np.testing.assert_allclose(found, [1, 2], rtol=1e-9)


def test_an_unknown_that_is_not_shared_must_be_determined_and_equations_agree() -> None:
    matrix = [2.0, 0, 0, 0, 1.0, 1.0, 0, 1.0, 1.0]
    with pytest.raises(in_python.Undefined, match="singular"):
        in_python._solve_minimum_norm(matrix, [6.0, 4.0, 4.0], [1], 1e-4)
    agreeing = in_python._solve_minimum_norm(matrix, [6.0, 4.0, 4.0001], [1, 2], 1e-4)
    assert agreeing[1] == pytest.approx(agreeing[2]) == pytest.approx(2.0, rel=1e-4)
    with pytest.raises(in_python.Undefined, match="contradicts itself"):
        in_python._solve_minimum_norm(matrix, [6.0, 4.0, 4.1], [1, 2], 1e-4)
    with pytest.raises(in_python.Undefined, match="not defined"):
        in_python._solve_minimum_norm(matrix, [6.0, NAN, 4.0], [1, 2], 1e-4)


def test_a_nonlinear_system_is_solved_near_the_last_solution() -> None:
    """x^2 = 4 has two; the memory decides, and keeps what was found."""

    def square(x: list[float]) -> tuple[list[float], list[float]]:
        return [x[0] ** 2 - 4], [2 * x[0]]

    for last, root in ((1.5, 2.0), (-1.5, -2.0), (0.0, 2.0)):
        memory = [7.0, last]
        assert in_python._newton(square, 1, memory, 1) == pytest.approx([root])
        assert memory == pytest.approx([7.0, root])


def test_a_step_that_goes_too_far_is_halved_and_no_solution_is_told() -> None:
    def arc(x: list[float]) -> tuple[list[float], list[float]]:  # Newton's whole steps leave it from 1.5 on
        return [math.atan(x[0])], [1 / (1 + x[0] ** 2)]

    assert in_python._newton(arc, 1, [20.0], 0) == pytest.approx([0.0], abs=1e-12)
    with pytest.raises(in_python.Undefined, match="no solution"):
        in_python._newton(lambda x: ([x[0] ** 2 + 1], [2 * x[0]]), 1, None, 0)


def test_bends_are_crossed_as_by_ours() -> None:
    """Networks of diodes, some of which steps that are only halved do not solve from one start."""
    for seed in range(30):
        start = np.random.default_rng(seed).normal(size=6) * 30
        system = diodes(6, 1e6, seed)
        expected = newton(system, start.tolist(), ["x"] * 6)
        assert in_python._newton(system, 6, start.tolist(), 0) == pytest.approx(expected, rel=1e-6, abs=1e-6)


def test_a_bend_between_two_floats_is_met() -> None:
    """The voltage of a diode is less than the spacing of those whose difference it is."""

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        slope = 100.0 if x[0] < -99.7 else 1e-6
        return [x[1] - slope * (-99.7 - x[0]), 1e-6 * x[0] + 99.7e-6 + 1e-12 - x[1]], [slope, 1.0, 1e-6, -1.0]

    assert in_python._newton(system, 2, [-99.7, 1e-12], 0) == pytest.approx([-99.7, 1e-12], abs=2e-5)


def test_arrays_of_another_length_and_results_that_are_no_numbers_are_refused() -> None:
    assert in_python._taken("x", [[1], [2]], ("a", "b")) == [1.0, 2.0]
    with pytest.raises(ValueError, match="x has 1 numbers, not 2"):
        in_python._taken("x", [1.0], ("a", "b"))
    assert in_python._given([1.0, 2.0]).tolist() == [1.0, 2.0]
    for wrong in (NAN, math.inf):
        with pytest.raises(in_python.Undefined, match="not a finite number"):
            in_python._given([1.0, wrong])
