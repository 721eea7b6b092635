"""Instants at which a quantity is zero: against closed forms, in either direction, at jumps."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, StickSlip
from bondgraph.simulate.zeros import zeros

v = One("v")
SWING = bg.Graph("swing", v >> I("m", 1), v >> C("k", 0.25))


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    """x = sin(2 t), v = 2 cos(2 t)."""
    return bg.simulate(SWING, (0, 7), start={"v": 2}, rtol=1e-11)


def test_zeros_of_a_cosine(run: bg.Trajectory) -> None:
    np.testing.assert_allclose(zeros(run, "v", None), np.pi / 4 + np.arange(4) * np.pi / 2, atol=1e-8)
    np.testing.assert_allclose(run.to_zero("v", rising=True), [3 * np.pi / 4, 7 * np.pi / 4], atol=1e-8)
    np.testing.assert_allclose(run.to_zero("v", rising=False), [np.pi / 4, 5 * np.pi / 4], atol=1e-8)


def test_a_zero_at_the_start_is_one(run: bg.Trajectory) -> None:
    found = run.to_zero("q_k")
    assert found[0] == 0.0
    np.testing.assert_allclose(found, np.arange(5) * np.pi / 2, atol=1e-8)
    assert 0.0 in run.to_zero("q_k", rising=True) and 0.0 not in run.to_zero("q_k", rising=False)


def test_beside_it_the_sign_differs(run: bg.Trajectory) -> None:
    for time in run.to_zero("v"):
        assert run.at(np.nextafter(time, 0), "v") * run.at(time, "v") <= 0


def test_a_jump_over_zero_is_met_where_it_is() -> None:
    jumping = bg.Graph("jumping", Se("F", "where(t < 1, 1, 0 - 1)") >> v, v >> I("m", 1), v >> R("b", 0.1))
    run = bg.simulate(jumping, (0, 3))
    assert run.to_zero("F.e") == pytest.approx([1.0])


def test_what_stays_at_zero_begins_once() -> None:
    run = bg.simulate(bg.Graph("still", v >> I("m", 1), Se("F", "where(t < 1, 0, 1)") >> v), (0, 2))
    assert run.to_zero("v").tolist() == [0.0]


def test_components_are_asked_one_by_one() -> None:
    w = One("w", ("a", "b"))
    run = bg.simulate(bg.Graph("pair", w >> I("m", 1), w >> C("k", 1)), (0, 4), start={"a": 1, "b": 1})
    with pytest.raises(bg.ValueRefused, match="components"):
        run.to_zero("w")
    np.testing.assert_allclose(run.to_zero("a"), [np.pi / 2], atol=1e-6)
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        run.to_zero("speed")


DIES_OUT = bg.Graph("dies_out", v >> I("m", 1e-3), v >> R("b", 10))


@pytest.mark.parametrize("method", [None, "RK45", "Radau"])
@pytest.mark.parametrize("asked", ["v", "b.e", "p_m"])
def test_what_has_died_out_passes_zero_no_more(method: str | None, asked: str) -> None:
    """exp(-1e4 t) has no zero; 24 were told, and hundreds by RK45, where rounding and errors of steps were left."""
    run = bg.simulate(DIES_OUT, (0, 0.1), start={"v": 1.0}, method=method)
    assert not len(run.to_zero(asked))


@pytest.mark.parametrize("rtol", [1e-5, 1e-8])
def test_what_dies_out_passes_zero_as_long_as_the_tolerance_follows_it(rtol: float) -> None:
    """A damped oscillation: sizes fall by exp(-500 t), zeros are a half of a period apart."""
    graph = bg.Graph("rings", v >> I("m", 1e-3), v >> R("b", 1), v >> C("c", 1e-5))
    run = bg.simulate(graph, (0, 0.3), start={"v": 1.0}, rtol=rtol)
    found = run.to_zero("v")
    omega, until = np.sqrt(1e8 - 500**2), -np.log(rtol) / 500
    exact = (np.arange(len(found)) * np.pi + np.arctan2(omega, 500)) / omega
    np.testing.assert_allclose(found[: len(found) // 2], exact[: len(found) // 2], rtol=1e3 * rtol)
    assert 0.8 * until < found[-1] < 1.5 * until
    assert len(run.to_zero("v", rising=True)) == len(found) // 2


def test_a_zero_that_a_motion_stops_at_is_one() -> None:
    """Dry friction holds it there, exactly: it does not die out."""
    dry = StickSlip("dry", pull=2, kinetic=5, static=6)
    run = bg.simulate(bg.Graph("stops", Se("F", 2) >> v >> I("m", 1), v >> dry), (0, 3), start={"v": 1.0})
    assert run.to_zero("v") == pytest.approx([1 / 3], abs=1e-6)
