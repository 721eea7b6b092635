"""Rank, zero and definiteness: just above a tolerance is seen, just below is not, and units do not matter."""

import re
from pathlib import Path

import numpy as np
import pytest

from bondgraph.program import tolerances
from bondgraph.program.rank import (
    Greatest,
    equilibrated,
    firm_sizes,
    independent_part,
    independent_rows,
    is_definite,
    is_semidefinite,
    is_singular,
    least_dependent,
    lengths,
    lexicographic_solution,
    minimum_norm_solution,
    most_independent,
    nth_combination,
    nth_singular_value,
    null_space,
    own_units,
    pivot_columns,
    rank,
    reaction_unit,
    relative_change,
    repetitions,
    scaled,
    smallest_singular_value,
    spectral_norm,
)
from bondgraph.program.tolerances import DEPENDENT, DIFFERENCES, RANK, ROUNDING, SINGULAR, Tolerance

KINDS = [x for x in vars(tolerances).values() if type(x) is float]


def turned(sizes: list[float], seed: int = 0) -> np.ndarray:
    """A square matrix with these singular values, whose rows and columns are all of one size."""
    draw = np.random.default_rng(seed)
    U, V = (np.linalg.qr(draw.normal(size=(len(sizes), len(sizes))))[0] for _ in range(2))
    return U @ np.diag(sizes) @ V


def nearly_dependent(by: float) -> np.ndarray:
    """Two rows with this ratio of singular values, or nearly."""
    return np.array([[1.0, 1.0, 1.0], [1.0 + 3 * by, 1.0, 1.0 - 3 * by]])


@pytest.mark.parametrize("tolerance", KINDS)
def test_rank_on_both_sides_of_every_tolerance(tolerance: Tolerance) -> None:
    assert rank(nearly_dependent(4 * tolerance), tolerance) == 2
    assert rank(nearly_dependent(tolerance / 4), tolerance) == 1


@pytest.mark.parametrize("unit", [1e-9, 1e-3, 1e3, 1e9])
def test_an_equation_may_be_multiplied_by_anything(unit: float) -> None:
    for by in (4 * RANK, RANK / 4):
        rows = nearly_dependent(by)
        assert rank(rows * [[1.0], [unit]], RANK) == rank(rows, RANK)
        assert independent_rows(rows * [[1.0], [unit]], RANK) == independent_rows(rows, RANK)


def test_scaling_all_that_is_known_changes_no_verdict() -> None:
    for size in (1e-30, 1.0, 1e30):
        assert rank(size * turned([1.0, 1.0, 0.0]), RANK) == 2
        assert is_singular(size * turned([1.0, 1.0, 0.0]))
        assert not is_singular(size * turned([1.0, 1.0, 1e-3]))
        assert is_definite(size * np.array([[2.0, 1.0], [1.0, 2.0]]))


def test_what_rounding_leaves_of_a_row_is_no_equation() -> None:
    assert rank([[1.0, 2.0], [3e-17, -1e-17]], RANK) == 1
    assert rank([[1.0, 2.0], [4e-12, -1e-12]], RANK) == 2


def test_noise_by_itself_is_no_equation() -> None:
    below, above = ROUNDING / 4, ROUNDING * 4
    assert rank([[below, -below]], DIFFERENCES) == 1
    assert rank([[below, -below]], DIFFERENCES, noise=ROUNDING) == 0
    assert rank([[above, -above]], DIFFERENCES, noise=ROUNDING) == 1


@pytest.mark.parametrize("metre", [1.0, 1e3, 1e9])
def test_mechanisms_may_be_as_small_as_one_likes(metre: float) -> None:
    """Rows of a loop's angles, and of its lengths in other units, that by far are not dependent."""
    angles, lengths = [[1.0, 1.0, 1.0]], [[0.3, 0.2, 0.0], [0.1, -0.4, 0.2]]
    rows = [*angles, *(np.array(lengths) / metre)]
    assert rank(rows, DIFFERENCES, noise=ROUNDING) == 3
    assert independent_rows(rows, DIFFERENCES, noise=ROUNDING) == [0, 1, 2]


@pytest.mark.parametrize("matrix", [np.zeros((0, 3)), np.zeros((3, 0)), np.zeros((2, 3)), [[np.nan, 1.0]]])
def test_nothing_and_no_number_have_no_rank(matrix: np.ndarray) -> None:
    rows, columns = np.shape(matrix)
    assert rank(matrix, RANK) == 0
    assert null_space(matrix, RANK).shape == (columns, columns)
    assert repetitions(matrix, RANK).shape == (rows, rows)
    assert independent_rows(matrix, RANK) == []


@pytest.mark.parametrize("sizes", [[1.0], [2.0, 1.0, 0.0], [3.0, 0.0, 0.0, 0.0]])
def test_null_spaces_of_columns_and_rows(sizes: list[float]) -> None:
    matrix = turned(sizes)
    null, repeated = null_space(matrix, RANK), repetitions(matrix, RANK)
    assert np.allclose(matrix @ null, 0.0)
    assert np.allclose(repeated.T @ scaled(matrix), 0.0)
    for found in (null, repeated):
        assert np.allclose(found.T @ found, np.eye(len(sizes) - rank(matrix, RANK)))


def test_rows_are_taken_from_first_to_last() -> None:
    rows = [[0.0, 0.0], [1.0, 1.0], [-2.0, -2.0], [0.0, 3.0], [5.0, 7.0]]
    assert independent_rows(rows, RANK) == [1, 3]
    assert len(independent_rows(rows, RANK)) == rank(rows, RANK)


def test_in_general_is_where_most_are_independent() -> None:
    dependent, general = [[1.0, 0.0], [1.0, 0.0]], [[1.0, 0.0], [1.0, 1.0]]
    assert most_independent([dependent, general], RANK) is general


def test_pivots_are_the_columns_that_determine_the_rows_best() -> None:
    assert sorted(pivot_columns([[1e-3, 1.0, 0.0], [0.0, 1.0, 5.0]])) == [1, 2]
    assert pivot_columns(np.zeros((0, 3))) == []


@pytest.mark.parametrize("unit", [1e-12, 1.0, 1e12])
def test_a_square_system_may_be_in_any_units(unit: float) -> None:
    for last, verdict in ((4 * SINGULAR, False), (SINGULAR / 4, True)):
        matrix = np.array([[1.0, 1.0], [1.0, 1.0 + 4 * last]])
        assert is_singular(matrix * [[1.0], [unit]]) is verdict
        assert is_singular(matrix * [[1.0, unit]]) is verdict


@pytest.mark.parametrize("matrix", [[[1.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [0.0, 2.0]], [[np.inf]]])
def test_singular_whatever_the_units(matrix: list[list[float]]) -> None:
    assert is_singular(matrix)


def test_equilibrated_entries_are_one_at_most() -> None:
    found = np.abs(equilibrated(turned([1.0, 1e-3, 1e3]) * [[1.0], [1e8], [1e-8]]))
    assert np.allclose(found.max(axis=0), 1.0)
    assert found.max() <= 1.0


@pytest.mark.parametrize("unit", [1e-6, 1.0, 1e6])
def test_definite_in_any_units(unit: float) -> None:
    units = np.outer([1.0, unit], [1.0, unit])
    for by, verdict in ((4 * ROUNDING, True), (ROUNDING / 4, False), (-4 * ROUNDING, False)):
        assert is_definite(units * [[1.0, 1.0 - by], [1.0 - by, 1.0]]) is verdict


def test_definite_at_the_edges() -> None:
    assert is_definite(np.zeros((0, 0)))
    assert not is_definite([[0.0]])
    assert not is_definite([[np.nan]])


def test_semidefinite_but_for_rounding() -> None:
    assert is_semidefinite([[1.0, 0.0], [0.0, -ROUNDING / 4]])
    assert not is_semidefinite([[1.0, 0.0], [0.0, -4 * ROUNDING]])
    assert is_semidefinite(np.zeros((0, 0)))


def test_distance_from_dependent_rows() -> None:
    assert smallest_singular_value(turned([3.0, 2.0, 0.5])) == pytest.approx(0.5)
    assert smallest_singular_value([[1.0], [2.0]]) == 0.0
    assert smallest_singular_value([[np.inf, 1.0]]) == 0.0
    assert smallest_singular_value(np.zeros((0, 3))) == 1.0


def test_the_rows_nearest_to_dependent() -> None:
    combination = nth_combination([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 1.0, 1e-3]], 3)
    assert np.allclose(np.abs(combination), [0.0, 0.5**0.5, 0.5**0.5], atol=1e-3)
    assert combination[1] * combination[2] < 0


def test_singular_values_are_counted_from_the_largest() -> None:
    """Rows that repeat others are not among as many as are independent."""
    matrix = [[2.0, 0.0, 0.0], [2.0, 0.0, 0.0], [0.0, 1e-3, 0.0]]
    assert np.allclose(lengths(matrix), [8.0**0.5, 1e-3, 0.0])
    assert nth_singular_value(matrix, 2) == pytest.approx(1e-3)
    assert nth_singular_value(matrix, 3) == pytest.approx(0.0, abs=1e-15)
    assert (nth_singular_value(matrix, 0), nth_singular_value(matrix, 4)) == (1.0, 0.0)
    assert not len(lengths([[np.nan, 1.0]]))
    assert np.abs(nth_combination(matrix, 2)).argmax() == 2
    assert spectral_norm(matrix) == pytest.approx(8.0**0.5) and spectral_norm([[np.nan]]) == np.inf


@pytest.mark.parametrize("count", [2, 3])
def test_a_change_below_one_beside_a_matrix_leaves_its_rows_independent(count: int) -> None:
    """However ill-conditioned it is; and at one there is a change that does not. Rows may repeat others."""
    draw = np.random.default_rng(1)
    for _ in range(20):
        across, along = (np.linalg.qr(draw.normal(size=(n, n)))[0] for n in (4, 5))
        sizes = np.array([1.0, 1e-3, 1e-6])[:count]
        matrix = across[:, :count] * sizes @ along[:count]
        change = (across[:, :count] @ draw.normal(size=(count, count))) * sizes @ along[:count]
        part = relative_change(matrix, change, count)
        assert nth_singular_value(matrix + 0.9 / part * change, count) > 1e-9
        assert relative_change(matrix, 0.9 / part * change, count) == pytest.approx(0.9)
        last = -sizes[-1] * np.outer(across[:, count - 1], along[count - 1])
        assert relative_change(matrix, last, count) == pytest.approx(1.0)
        assert nth_singular_value(matrix + last, count) < 1e-15
    assert relative_change(matrix, change, 0) == 0.0 and relative_change(matrix, change * np.nan, count) == np.inf


@pytest.mark.parametrize(("part", "small"), [(0.1, True), (10.0, False)])
def test_rounding_beside_the_largest_stays_small(part: float, small: bool) -> None:
    matrix = np.array([[1.0, 0.0], [0.0, part * ROUNDING]])
    assert (np.abs(Greatest.of(matrix).scaled(matrix)[1]).max() < 1e-6) == small


def test_a_row_is_measured_by_the_largest_it_has_been_in_any_unit() -> None:
    for unit in (1e-9, 1.0, 1e9):
        greatest = Greatest.of([[unit, 2 * unit]]).grown([[0.0, 1e-3 * unit]])
        np.testing.assert_allclose(greatest.scaled([[0.0, 1e-3 * unit]]), [[0.0, 5e-4]])


@pytest.mark.parametrize("factor", [0.1, 10.0])
def test_the_independent_part_is_as_large_as_the_rank(factor: float) -> None:
    """A row that is left out depends on the others by less than the tolerance; what is taken is regular."""
    matrix = np.array([[1.0, 0.0, 0.0], [1.0, factor * DEPENDENT, 0.0], [0.0, 0.0, 0.5]])
    rows, columns = independent_part(matrix, DEPENDENT)
    assert len(rows) == len(columns) == (2 if factor < 1 else 3) and 2 in rows
    assert abs(np.linalg.det(matrix[np.ix_(rows, columns)])) > 0
    assert [len(part) for part in independent_part(np.zeros((2, 3)), DEPENDENT)] == [0, 0]


def test_the_solution_of_minimum_norm() -> None:
    assert np.allclose(minimum_norm_solution([[1.0, 1.0]], [2.0]), [1.0, 1.0])
    assert np.allclose(minimum_norm_solution([[1.0, 0.0], [0.0, SINGULAR / 4]], [1.0, 1.0]), [1.0, 0.0])
    assert np.allclose(minimum_norm_solution([[1.0, 0.0], [0.0, 4 * SINGULAR]], [1.0, 4 * SINGULAR]), [1.0, 1.0])


def test_no_one_else_judges() -> None:
    """Generated programs run without us; what judges rank elsewhere would have tolerances of its own."""
    root = Path(__file__).parents[2]
    files = [*(root / "bondgraph").rglob("*.py"), *(root / "elements").rglob("*.py")]
    others = {path for path in files if "runtime" not in path.parts} - {root / "bondgraph" / "program" / "rank.py"}
    judging = re.compile(r"matrix_rank\(|\blstsq\(|pivoting=|linalg\.cholesky\(")
    assert [str(path) for path in sorted(others) if judging.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("seed", range(40))
def test_independent_rows_are_those_that_do_not_follow_from_rows_before(seed: int) -> None:
    """One row after another, whatever their units."""
    draw = np.random.default_rng(seed)
    rows, columns = draw.integers(1, 9, 2)
    common = int(draw.integers(0, min(rows, columns) + 1))
    matrix = (
        draw.normal(size=(rows, common)) @ draw.normal(size=(common, columns)) * 10.0 ** draw.integers(-6, 6, (rows, 1))
    )
    exact: list[int] = []
    for k in range(rows):
        if rank(matrix[[*exact, k]], RANK) > len(exact):
            exact.append(k)
    assert independent_rows(matrix, RANK) == exact and len(exact) == common


def test_rows_that_are_all_independent_are_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from bondgraph.program import rank as module

    asked: list[int] = []
    monkeypatch.setattr(module, "rank", lambda matrix, *how: asked.append(len(matrix)) or rank(matrix, *how))
    assert independent_rows(np.eye(60), RANK) == [*range(60)] and asked == [60]


@pytest.mark.parametrize("seed", range(40))
def test_least_dependent_rows_are_as_many_as_are_independent(seed: int) -> None:
    """Those that are taken in any case among them."""
    draw = np.random.default_rng(seed)
    count, common = int(draw.integers(2, 8)), int(draw.integers(1, 6))
    common = min(common, count)
    matrix = draw.normal(size=(count, common)) @ draw.normal(size=(common, 6))
    firm = sorted(draw.choice(count, int(draw.integers(0, common + 1)), replace=False).tolist())
    chosen = least_dependent(matrix, common, firm)
    assert chosen == sorted({*chosen}) and len(chosen) == common and {*firm} <= {*chosen}
    assert rank(matrix[chosen], RANK) == common


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("alike", "most"), [((), 20), ((1, 3, 4), 20), ((), 140)])
def test_a_matrix_in_its_own_units_is_the_same_in_any(seed: int, alike: tuple[int, ...], most: int) -> None:
    draw = np.random.default_rng(seed)
    ordinary = np.where(draw.random((6, 5)) < 0.6, draw.uniform(0.1, 10.0, (6, 5)), 0.0)
    assert all((sizes == 1.0).all() for sizes in own_units(ordinary, alike))
    powers = draw.integers(-most, most + 1, 5)
    powers[list(alike)] = draw.integers(-most, most + 1)
    others = ordinary * 10.0 ** draw.integers(-most, most + 1, (6, 1)) * 10.0**powers
    rows, columns = own_units(others, alike)
    left = np.abs(np.log2(others[others > 0] / (rows * columns)[others > 0]))
    assert left.max() < 16 + np.log2(10)  # the sizes are powers of 2^16: a row's and a column's may each miss half
    assert len({*columns[0, list(alike)].tolist()}) <= 1


def test_units_are_fitted_four_times_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, fit = list[int](), np.linalg.lstsq
    monkeypatch.setattr(np.linalg, "lstsq", lambda *given, **more: asked.append(1) or fit(*given, **more))
    own_units(np.random.default_rng(0).uniform(0.1, 10.0, (6, 5)) * 10.0 ** np.arange(-30, 30, 12))
    assert 0 < len(asked) <= 4


def test_an_entry_of_noise_changes_no_unit_of_an_unknown() -> None:
    small, J = 1e-12, np.array([[1.0, 0.5, 0.0], [0.3, 1.0, 0.7]])
    matrix = np.block([[small * np.diag([1.0, 2.0, 3.0]), J.T], [J, np.zeros((2, 2))]])
    noisy = matrix.copy()
    noisy[0, 4] = 1e-17
    assert not is_singular(matrix) and not is_singular(noisy)
    np.testing.assert_array_equal(own_units(noisy)[1], own_units(matrix)[1])


@pytest.mark.parametrize("size, is_firm", [(4e-15, True), (3e-16, False)])
def test_rows_of_rounding_say_nothing_of_units(size: float, is_firm: bool) -> None:
    """A row and a column of nothing else, as cos(pi/2) leaves them; beside large entries, too."""
    for largest in (1.0, 1e20):
        found = firm_sizes([[largest, 0.0], [0.0, size]], [], [0])
        assert bool(found[1, 1] > 0) is is_firm and found[0, 0] == largest


def test_an_inertia_may_be_as_small_as_rounding() -> None:
    """In the column of a rate, beside the effort that it bears."""
    np.testing.assert_array_equal(firm_sizes([[1.0, 1e-27]], [1], [0]), [[1.0, 1e-27]])
    np.testing.assert_array_equal(firm_sizes([[1.0, 1e-27]], [], [0]), [[1.0, 0.0]])


def test_entries_of_rounding_say_nothing_of_units() -> None:
    """Beside larger ones in their row and in their column; a small inertia in a small column does."""
    np.testing.assert_array_equal(firm_sizes([[0.6, 1.4e-16], [2.0, 0.3]], [], [0]), [[0.6, 0.0], [2.0, 0.3]])
    whole = np.array([[1e-18, 1.0], [1e-4, 0.0]])
    np.testing.assert_array_equal(firm_sizes(whole, [], [0]), whole)


def test_inertias_are_no_rounding_beside_the_directions_of_reactions() -> None:
    """Two rates, a reaction, and what is known: in the first row is a sum of forces, in the second a constraint."""
    sizes = np.array([[1e-27, 3e-28, 1e-6, 1e-20], [1e-6, 0.0, 0.0, 0.0]])
    np.testing.assert_array_equal(firm_sizes(sizes, [0, 1], [2]), sizes)
    rounding = [[1.0, 1e-17, 1.0, 1.0], [1.0, 1.0, 0.0, 0.0]]
    np.testing.assert_array_equal(firm_sizes(rounding, [0, 1], [2])[0], [1.0, 0.0, 1.0, 1.0])


def test_sizes_at_the_ends_of_the_floats_are_divided_without_a_warning() -> None:
    rows, columns = own_units([[1e300, 1e-300, 0.0], [0.0, 1e300, 1e300], [1e-300, 0.0, 1e-300]])
    assert np.isfinite(1.0 / (rows * columns)).all() and (rows * columns > 0).all()


@pytest.mark.parametrize("seed", range(8))
def test_of_equations_the_first_are_met_before_the_others(seed: int) -> None:
    """Against great weights, each stage a thousand times the next: three stages, the last contradictory."""
    draw = np.random.default_rng(seed)
    sizes = [(2, 6), (2, 6), (4, 6)]
    stages = [(draw.uniform(-1, 1, size), draw.uniform(-1, 1, size[0])) for size in sizes]
    found = lexicographic_solution(stages)
    for matrix, right in stages[:2]:
        np.testing.assert_allclose(matrix @ found, right, atol=1e-12)
    weights = [1e6, 1e3, 1.0]
    matrix = np.vstack([w * m for w, (m, _) in zip(weights, stages, strict=True)])
    right = np.concatenate([w * r for w, (_, r) in zip(weights, stages, strict=True)])
    np.testing.assert_allclose(found, np.linalg.lstsq(matrix, right, rcond=None)[0], atol=1e-4)


def test_what_no_equation_decides_is_zero_and_contradictions_share() -> None:
    found = lexicographic_solution([([[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [1.0, 2.0]), ([[1.0, 1.0, 0.0]], [0.0])])
    np.testing.assert_allclose(found, [1.5, -1.5, 0.0], atol=1e-14)


@pytest.mark.parametrize("unit", [1e-10, 1e-5, 1.0, 1e5, 1e10])
def test_an_equation_in_another_unit_decides_as_much(unit: float) -> None:
    """An equation may be multiplied by anything: one beside another of order one holds as well."""
    stages = [([[1.0, 1.0, 0.0], [unit, -unit, 0.0]], [2.0, 0.0]), ([[1.0, 0.0, 1.0]], [5.0])]
    np.testing.assert_allclose(lexicographic_solution(stages), [1.0, 1.0, 4.0], rtol=1e-3)


def test_what_stages_before_have_settled_but_for_rounding_is_left_alone() -> None:
    """Derivatives by differences are off by 1e-11: what these leave of a direction decides nothing of the others."""
    stages = [([[1.0, 1.0, 0.0]], [0.0]), ([[1.0, 1.0 + 1e-11, 0.0]], [1.0])]
    np.testing.assert_allclose(lexicographic_solution(stages, noise=DIFFERENCES), [0.0, 0.0, 0.0], atol=1e-12)


def test_what_is_decided_once_is_not_again() -> None:
    """The same equations as a last stage, with another right side: nothing but rounding is open to them."""
    first = np.random.default_rng(0).uniform(-1, 1, (3, 3)) @ np.eye(3, 6, 3)
    found = lexicographic_solution([(first, [1.0, 2.0, 3.0]), (np.eye(3, 6, 3), [5.0, 5.0, 5.0])])
    np.testing.assert_allclose(first @ found, [1.0, 2.0, 3.0], rtol=1e-12)
    np.testing.assert_allclose(found[:3], 0.0, atol=1e-12)


@pytest.mark.parametrize("unit", [1e-12, 1e-6, 1.0, 1e6, 1e12])
def test_an_unknown_in_another_unit_is_found_as_well(unit: float) -> None:
    """A slider beside a crank, in micrometres as in metres: the rate of the crank is met, and decided once."""
    held = np.array([[-0.04, 0.0, 1.0 / unit, 0.0], [-0.09, 0.13, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
    aims = [(np.eye(1, 4), [5.0]), (np.eye(1, 4), [4.0]), (np.eye(2, 4, 1), [0.0, 0.0])]
    found = lexicographic_solution([(held, np.zeros(3)), *aims])
    np.testing.assert_allclose(found, [5.0, 0.45 / 0.13, 0.2 * unit, 0.0], rtol=1e-9)
    back = lexicographic_solution([(held, np.zeros(3)), (np.eye(1, 4, 2), [0.2 * unit]), *aims])
    np.testing.assert_allclose(back, found, rtol=1e-9)


@pytest.mark.parametrize(
    "inertia, unit",
    [
        (1e-15, 2.0**-48),
        (1e-2, 1.0),
        (1e-3, 2.0**-16),
        (1.0, 1.0),
        (1e15, 1.0),
        (0.0, 1.0),
        (1e-118, 2.0**-384),
        (1e-130, 2.0**-400),
    ],
)
def test_inertias_are_a_unit_of_reactions(inertia: float, unit: float) -> None:
    """Only those in the rows of reactions count."""
    matrix = [[inertia, 1.0], [1e3, 0.0]]
    assert reaction_unit(matrix, [1]) == unit
    np.testing.assert_array_equal(reaction_unit([matrix, np.eye(2)], [1]), [unit, 1.0])
    assert reaction_unit(matrix, []) == 1.0


def test_what_is_singular_is_told_where_units_are_beyond_floats() -> None:
    """Of rows and columns whose sizes multiply to 1e400."""
    far = np.array([[1e-200, 1e-10], [1.0, 1e-210]])
    assert not is_singular(far) and not is_singular(far[::-1].T * 1e95)
    assert is_singular(np.outer([1e-160, 1.0], [1e-150, 1.0]))
