"""Sensors of efforts that a form carries inertias away from: what reads them is refused, and told as drawn else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import De, Df, Dp, Link, Mechanism, R, Revolute, Se, Zero
from bondgraph.errors import NotReducible
from bondgraph.kinetics.lost_sensors import check_sensors

FORMS = [
    "augmented_lagrangian",
    "boltzmann_hamel",
    "gibbs_appell",
    "hamiltonian",
    "kane_momentum",
    "kane_velocity",
    "lagrange_multipliers",
    "maggi",
    "partially_lagrangian",
    "udwadia_kalaba",
    "volterra",
]


class Pendulum:
    """A pendulum of one or two links, and what hangs on it."""

    def __init__(self) -> None:
        a = Link("a", 2.0, planar=0.1, centre=(0.5, 0, 0))
        b = Link("b", 1.0, planar=0.05, centre=(0.3, 0, 0))
        joints = [Revolute("H", "ground", a), Revolute("B", a.frame((1, 0, 0)), b)]
        self.mechanism = Mechanism("m", [a, b], joints, gravity=(0, -9.81, 0))
        self.junctions = bg.Graph("g", *self.mechanism).junctions
        self.force = self.junctions["H_wrench"]["H_fx"]

    def graph(self, *hung: Any, **values: Any) -> bg.Graph:
        return bg.Graph("g", *self.mechanism, *hung, **values)


def _refused(graph: bg.Graph, form: Any, *parties: str) -> str:
    with pytest.raises(NotReducible) as caught:
        bg.compile(graph, form)
    assert caught.value.place == "N" and {"N", "H_wrench", *parties} <= {*caught.value.parties}
    return str(caught.value)


@pytest.mark.parametrize("form", FORMS)
def test_a_source_that_reads_a_reaction_is_refused(form: str) -> None:
    p = Pendulum()
    graph = p.graph(p.force >> De("N"), Se("M", "0.05*N") >> p.mechanism["H"])
    said = _refused(graph, getattr(bg.forms, form), "M")
    assert form in said and "'M' reads it" in said and "ithout a form" in said


def _lag(p: Pendulum) -> tuple[Any, ...]:
    return p.force >> De("N"), bg.FirstOrder("y", "N", T=0.1)


def _counted(p: Pendulum) -> tuple[Any, ...]:
    return p.force >> De("N"), bg.counter("n", "N > 20")


def _sampled(p: Pendulum) -> tuple[Any, ...]:
    return p.force >> De("N"), bg.sample("s", "N", every=0.1)


def _damped(p: Pendulum) -> tuple[Any, ...]:
    """The resistor's effort still passes where the inertias are gone, so that the sensor stays, and reads that."""
    return p.force >> De("N"), p.junctions["b_v"] >> R("air", 0.5), Se("M", "0.05*N") >> p.mechanism["H"]


def _integrated(p: Pendulum) -> tuple[Any, ...]:
    return p.force >> Dp("N"), Se("M", "0.05*N") >> p.mechanism["H"]


def _state(p: Pendulum) -> tuple[Any, ...]:
    """Nothing reads it, but it is a state that would integrate the resistor's effort alone."""
    return p.force >> Dp("N"), p.junctions["b_v"] >> R("air", 0.5)


HUNG = [_lag, _counted, _sampled, _damped, _integrated, _state]


@pytest.mark.parametrize("hung", HUNG)
@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "maggi"])
def test_whatever_reads_a_reaction_is_refused(form: str, hung: Any) -> None:
    p = Pendulum()
    _refused(p.graph(*hung(p)), getattr(bg.forms, form))


def test_a_reduction_of_a_user_is_refused_as_well() -> None:
    p = Pendulum()
    with pytest.raises(NotReducible, match="a form carries the inertias away"):
        bg.reduce(p.graph(*_damped(p)))


@pytest.mark.parametrize("hung", [_lag, _counted, _damped, _integrated])
def test_dynamics_of_what_reads_a_reaction_are_refused(hung: Any) -> None:
    p = Pendulum()
    with pytest.raises(NotReducible, match="it measures the effort of 'H_wrench'"):
        bg.dynamics(p.graph(*hung(p)))


def test_a_sensor_is_lost_where_its_own_variable_is_changed() -> None:
    p = Pendulum()
    graph = p.graph(*_damped(p))
    bond = graph.at["N"][0][0].name
    check_sensors(graph, graph, {("f", bond, 0), ("e", "a_m", 0)}, None)
    with pytest.raises(NotReducible, match="the form maggi carries"):
        check_sensors(graph, graph, {("e", bond, 0)}, bg.forms.maggi)


@pytest.mark.parametrize("form", FORMS)
def test_what_nothing_reads_is_told_as_drawn(form: str) -> None:
    p = Pendulum()
    graph = p.graph(p.force >> De("N"), p.junctions["b_v"] >> R("air", 0.5))
    start = {"H_q": 0.5, "B_q": 0.2, "H": 1.0}
    drawn = bg.simulate(graph, 0.3, start=start)
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 0.3, start=start)
    np.testing.assert_allclose(run.at(0.25, "N"), drawn.at(0.25, "N"), rtol=1e-5)


@pytest.mark.parametrize("form", FORMS)
def test_what_a_form_does_not_change_is_read(form: str) -> None:
    """The velocity of a joint, and the effort of its own damper."""
    p = Pendulum()
    damper = Zero("between")
    graph = p.graph(
        p.mechanism["H"] >> Df("w"),
        Se("M", "-0.3*w - 0.1*T") >> p.mechanism["H"],
        p.mechanism["B"] >> damper,
        damper >> De("T"),
        damper >> R("d", 0.4),
    )
    start = {"H_q": 0.5, "B_q": 0.2, "H": 1.0}
    drawn = bg.simulate(graph, 0.3, start=start)
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 0.3, start=start)
    for name in ("H_q", "T", "w"):
        np.testing.assert_allclose(run.at(0.25, name), drawn.at(0.25, name), rtol=1e-5)
