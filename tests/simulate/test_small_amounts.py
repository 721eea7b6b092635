"""Chemical potentials of amounts that become small are right by default, or told."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.simulate.small_amounts import Least, told_amounts

RT = 8.314462618 * 298.15


def falling(constant: float) -> bg.Graph:
    """A <-> B: of a mole of A one part in `constant` is left."""
    return bg.reactions("ab", "A <-> B", K={"A": constant, "B": 1.0}, r=[1 / constant])


def off(run: bg.Trajectory, constant: float) -> float:
    """The largest error of the potential of A, in parts of R T."""
    left = 1 / (1 + constant)
    exact = left + (1 - left) * np.exp(-(1 + 1 / constant) * run.t)
    return float(np.abs(run["mu_A"] / RT - np.log(constant * exact)).max())


def notes(run: bg.Trajectory) -> list[str]:
    return [note for note in run.notes if "conserved" not in note]


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA", "RK45"])
@pytest.mark.parametrize("constant", [1e4, 1e8, 1e10, 1e14, 1e18])
def test_a_potential_of_a_small_amount_is_right_by_default(constant: float, method: str | None) -> None:
    run = bg.simulate(falling(constant), np.linspace(0, 60, 601), start={"q_A": 1}, method=method)
    assert off(run, constant) < 1e-3
    assert (run["q_A"] > 0).all() and not notes(run)


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-10])
def test_a_relative_tolerance_that_is_given_is_that_of_small_amounts(rtol: float) -> None:
    run = bg.simulate(falling(1e12), np.linspace(0, 60, 601), start={"q_A": 1}, rtol=rtol)
    assert off(run, 1e12) < max(1e-3, rtol / 1e-2) and not notes(run)


@pytest.mark.parametrize("atol", [1e-8, 1e-12, {"q_A": 1e-9}])
def test_with_an_absolute_tolerance_of_its_own_it_is_told_and_cured(atol: object) -> None:
    run = bg.simulate(falling(1e10), np.linspace(0, 60, 601), start={"q_A": 1}, atol=atol)
    (note,) = notes(run)
    assert "q_A" in note and "potential" in note
    # A tolerance of 1e-4 of the least amount is what one step may leave; a few of them add up.
    again = {"q_A": float(note.rpartition("atol={'q_A': ")[2].partition("}")[0])}
    cured = bg.simulate(falling(1e10), np.linspace(0, 60, 601), start={"q_A": 1}, atol=again)
    assert off(cured, 1e10) < 1e-2 and not notes(cured)


def test_what_two_more_runs_do_not_reach_is_told() -> None:
    assert not notes(bg.simulate(falling(5e18), 60, start={"q_A": 1}))
    (note,) = notes(bg.simulate(falling(1e20), 60, start={"q_A": 1}))
    assert "q_A" in note and "R T" in note


def test_a_negative_amount_is_told_as_such() -> None:
    (note,) = told_amounts({"q_A": Least(-1e-13, 1e-10, 3.0)})
    assert "as no amount can be" in note and "'q_A': 1e-16" in note


def test_what_begins_from_nothing_is_not_small() -> None:
    """A product begins at zero, and a species that nothing makes stays there."""
    graph = bg.reactions("mm", "E + S <-> ES <-> E + P", K={"E": 1, "S": 1, "ES": 2, "P": 1}, r=[1, 1])
    for start in ({"q_E": 1, "q_S": 5}, {"q_S": 5}):
        run = bg.simulate(graph, 10, start=start)
        assert not notes(run)


def test_three_molecules_react_with_each_other_as_many() -> None:
    """ATP <-> ADP + P, from ATP alone: the affinity vanishes in the end."""
    graph = bg.reactions("atp", "ATP <-> ADP + P", K={"ATP": 1e8, "ADP": 1, "P": 1}, r=[1e-8])
    run = bg.simulate(graph, 60, start={"q_ATP": 5e-3})
    affinity = run["mu_ATP"] - run["mu_ADP"] - run["mu_P"]
    assert abs(affinity[-1]) < 1e-3 * RT and not notes(run)
