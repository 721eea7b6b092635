"""Rows of a comparison: drifts beside numpy's norms, groups, and energies on another scale."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.comparison.rows import GROUPS, Drift, Row, method_of
from bondgraph.elements import I, One, R

VALUES = np.array([0.0, -3e-9, 4e-9, 1e-9])
v = One("v")


def drift(name: str, group: str, values: object = VALUES) -> Drift:
    return Drift(name, group, np.asarray(values, float), 2.0 if group == "energy" else None)


def row(*drifts: Drift) -> Row:
    return Row("kane", None, drifts={each.name: each for each in drifts})


def test_a_drift_is_measured_by_the_usual_norms() -> None:
    found = drift("energy", "energy")
    assert found.largest == np.linalg.norm(VALUES, np.inf) and found.norm == pytest.approx(np.linalg.norm(VALUES))
    empty = drift("energy", "energy", [])
    assert empty.largest == 0.0 and empty.norm == 0.0


def test_a_group_is_measured_as_one_vector() -> None:
    one, two, other = drift("a", "velocity"), drift("b", "velocity", 7 * VALUES), drift("c", "position", 100 * VALUES)
    found = row(one, two, other)
    assert found.largest("velocity") == np.abs(7 * VALUES).max()
    assert found.norm("velocity") == pytest.approx(np.linalg.norm(np.concatenate([VALUES, 7 * VALUES])))
    assert found.largest("energy") is None and found.norm("energy") is None
    assert {each.group for each in found.drifts.values()} <= set(GROUPS)


def test_energies_on_another_scale_are_the_same_joules() -> None:
    before = row(drift("energy", "energy"), drift("a", "velocity"))
    after = before.rescaled(2.0, 8.0)
    np.testing.assert_allclose(after.drifts["energy"].values * 8.0, VALUES * 2.0, rtol=1e-15)
    assert after.drifts["energy"].scale == 8.0 and after.drifts["a"] is before.drifts["a"]
    constrained = row(drift("a", "velocity"))
    assert constrained.rescaled(2.0, 8.0) is constrained


def test_states_are_counted_where_there_are_equations() -> None:
    assert row().states is None
    equations = bg.compile(bg.Graph("slide", v >> I("m", 2), v >> R("b", 1)), algebra=bg.algebra.table)
    assert replace(row(), equations=equations).states == 1


def test_a_record_holds_the_row_and_both_norms_of_each_drift() -> None:
    found = replace(row(drift("a", "velocity")), motion=2, operations=7, systems=(1, 3), reason="it stops").record
    assert (found["form"], found["equations"], found["operations"], found["systems"]) == ("kane", 2, 7, (1, 3))
    assert (found["a, largest"], found["a, norm"]) == (drift("a", "velocity").largest, drift("a", "velocity").norm)
    assert found["reason"] == "it stops" and found["states"] is None


@pytest.mark.parametrize("solver", ["DOP853", "DOP853 (not stiff)", "DOP853, exact Jacobian", "DOP853 (a, b), c"])
def test_a_method_is_called_by_its_name_alone(solver: str) -> None:
    assert method_of(solver) == "DOP853"
