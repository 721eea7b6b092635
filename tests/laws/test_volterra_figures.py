"""The figures of the case studies of [000]: what they show, against energies, momenta and places written out."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
import sympy as sp
import volterra_boom
import volterra_cart
import volterra_plates
from test_studies import STUDIES, Peer, lagrange, moving, rates_of
from volterra_cart import KANE, METHODS, PROPOSED
from volterra_figures import CONSTRAINT, ENERGY, MOMENTUM, figures, percent, snapshots

import bondgraph as bg


@cache
def cart() -> bg.Comparison:
    """Half a second, as loosely as the paper's."""
    study = volterra_cart.STUDY
    settings: Any = {"method": "RK45", "rtol": 1e-3, "atol": 1e-6, "energy_scale": study.energy}
    t = np.linspace(0, 0.5, 26)
    return bg.compare(study.graph, study.forms, t, study.values, study.start, algebra=bg.algebra.casadi, **settings)


def test_drifts_are_those_of_energy_constraint_and_momentum_in_percent() -> None:
    """Of T + V, l cos(theta1 - theta2) theta1' + l theta2' and (m1 + 2 m2) x' + ..., written out."""
    m1, m2, l, g = (volterra_cart.STUDY.values[name] for name in ("m1", "m2", "l", "g"))
    scale = volterra_cart.STUDY.energy
    assert scale is not None
    for method in METHODS:
        run = cart()[method].run
        assert run is not None
        one, two, x = (run[f"{name}_dot"] for name in ("theta1", "theta2", "x"))
        s, c = (np.array([function(run[name]) for name in ("theta1", "theta2")]) for function in (np.sin, np.cos))
        upper = np.array([x + l / 2 * c[0] * one, l / 2 * s[0] * one])
        lower = np.array([x + l * c[0] * one + l / 2 * c[1] * two, l * s[0] * one + l / 2 * s[1] * two])
        T = m1 * x**2 / 2 + m2 * (upper**2 + lower**2).sum(axis=0) / 2 + m2 * l**2 / 24 * (one**2 + two**2)
        E = T - m2 * g * l * (1.5 * c[0] + 0.5 * c[1])
        p = m1 * x + m2 * (upper[0] + lower[0])
        a = l * np.cos(run["theta1"] - run["theta2"]) * one + l * two
        expected = {ENERGY: 100 * (E - E[0]) / scale, MOMENTUM: 100 * (p - p[0]) / p[0], CONSTRAINT: 100 * a}
        for what, values in expected.items():
            t, found = percent(cart(), what)[method]
            assert t is run.t
            np.testing.assert_allclose(found, values, rtol=1e-6, atol=1e-9)  # work by quadrature, in percent
    assert abs(percent(cart(), ENERGY)[KANE][1]).max() > 1e-5


def test_every_figure_of_a_study_shows_its_data() -> None:
    study = volterra_cart.STUDY
    pictures = study.pictures._replace(times=(0, 0.1, 0.2, 0.3, 0.4, 0.5))
    run = cart()[PROPOSED].run
    assert run is not None
    found = figures(cart(), pictures, study.values, PROPOSED)
    assert set(found) == {2, 3, 4, 5, 6}
    for what, number in pictures.drifts.items():
        (axes,) = found[number].axes
        for line, (label, (t, size)) in zip(axes.get_lines(), percent(cart(), what).items(), strict=True):
            assert line.get_label().startswith(label)
            np.testing.assert_array_equal(line.get_xdata(), t)
            shown = np.nan_to_num(line.get_ydata())
            np.testing.assert_array_equal(shown, abs(size))
        assert axes.get_yscale() == "log" and axes.get_ylabel() == "%"
    drawn = {line.get_label(): line.get_ydata() for axes in found[5].axes for line in axes.get_lines()}
    assert set(drawn) == {"theta1", "theta2", "x"}
    for name, values in drawn.items():
        np.testing.assert_array_equal(values, run[name])
    shots = snapshots(run, pictures, study.values)
    assert len(found[6].axes) == len(shots) == 6
    for axes, shot, time in zip(found[6].axes, shots, pictures.times, strict=True):
        assert axes.get_title() == f"t = {time:g} s"
        for line, points in zip(axes.get_lines(), shot.values(), strict=True):
            np.testing.assert_array_equal(np.transpose(line.get_data()), points)
            left, right = axes.get_xlim()
            assert left <= points[:, 0].min() and points[:, 0].max() <= right


def test_the_printed_figures_are_all_there() -> None:
    """Figs 2-6, 8-11 and 13-16."""
    numbers = [n for study, _ in STUDIES.values() for n in (*study.pictures.drifts.values(), study.pictures.coordinates, study.pictures.snapshots)]  # fmt: skip  # noqa: E501
    assert sorted(numbers) == [*range(2, 7), *range(8, 12), *range(13, 17)]


def placed(peer: Peer, q: Any) -> list[Any]:
    """The mass centres of the bodies."""
    at = dict(zip(peer.q, q, strict=True))
    return [np.array(place.subs(at), float)[:, 0] for _, _, place, _ in peer.bodies]


@pytest.mark.parametrize("seed", range(3))
def test_snapshots_of_the_cart_have_its_bars(seed: int) -> None:
    study, make = STUDIES["cart"]
    peer, q = make(), np.random.default_rng(seed).uniform(-2, 2, 3)
    lines = study.pictures.shape(study.values, {str(x): y for x, y in zip(peer.q, q, strict=True)})
    _, upper, lower = placed(peer, q)
    for name, centre in (("upper bar", upper), ("lower bar", lower)):
        ends = lines[name]
        assert np.linalg.norm(ends[1] - ends[0]) == pytest.approx(study.values["l"])
        np.testing.assert_allclose(ends.mean(axis=0), centre[:2], atol=1e-12)
    np.testing.assert_array_equal(lines["upper bar"][1], lines["lower bar"][0])


def on_an_edge(cube: Any, point: Any) -> float:
    """The distance of a point from the nearest edge of a cube's line."""
    begins, ends = cube[:-1], cube[1:]
    along = ends - begins
    part = np.clip(((point - begins) * along).sum(axis=1) / (along**2).sum(axis=1), 0, 1)
    return float(np.linalg.norm(begins + part[:, None] * along - point, axis=1).min())


@pytest.mark.parametrize("seed", range(3))
def test_snapshots_of_the_plates_have_them_on_their_hinges(seed: int) -> None:
    study, make = STUDIES["plates"]
    peer = make()
    q = np.random.default_rng(seed).uniform(-2, 2, len(peer.q))
    lines = study.pictures.shape(study.values, {str(x): y for x, y in zip(peer.q, q, strict=True)})
    middle, *plates = placed(peer, q)
    corners = np.unique(lines["middle"].round(9), axis=0)
    assert len(corners) == 8
    np.testing.assert_allclose(corners.mean(axis=0), middle, atol=1e-8)
    for name, centre in zip(("first", "second"), plates, strict=True):
        np.testing.assert_allclose(lines[name][:4].mean(axis=0), centre, atol=1e-12)
        np.testing.assert_allclose(np.linalg.norm(np.diff(lines[name], axis=0), axis=1), 2)
        assert max(on_an_edge(lines["middle"], point) for point in lines[name][:2]) < 1e-12


@pytest.mark.parametrize("seed", range(3))
def test_snapshots_of_the_boom_have_the_mass_at_its_end(seed: int) -> None:
    study, make = STUDIES["boom"]
    peer = make()
    q = np.random.default_rng(seed).uniform(-1, 1, len(peer.q))
    lines = study.pictures.shape(study.values, {str(x): y for x, y in zip(peer.q, q, strict=True)})
    hull, tip = placed(peer, q)
    np.testing.assert_allclose(lines["boom"][1], tip, atol=1e-12)
    corners = np.unique(lines["satellite"].round(9), axis=0)
    np.testing.assert_allclose(corners.mean(axis=0), hull, atol=1e-8)
    face = corners @ (tip - hull) / np.linalg.norm(tip - hull) - hull @ (tip - hull) / np.linalg.norm(tip - hull)
    assert face.max() == pytest.approx(study.values["l"] / 2)


TORQUE = np.array([3.0, -2.0, 1.5])
DRIVEN = {
    "cart": (volterra_cart.cart_with("0.3"), lambda peer, at: np.array([0.3, -0.3, 0.0])),
    "plates": (
        volterra_plates.plates_with(tuple(TORQUE), {"A": "4", "B": "-5"}),
        lambda peer, at: turning(peer, at) + np.array([0, 0, 0, 4.0, -5.0, 0, 0, 0]),
    ),
    "boom": (volterra_boom.boom_with(tuple(TORQUE)), lambda peer, at: turning(peer, at) + peer.Q(0.0)),
}


def turning(peer: Peer, at: Any) -> Any:
    """The generalized force of the torque on the first body, in its axes: omega is linear in the rates."""
    formulas = [peer.u_NI[name] for name in ("w_x", "w_y", "w_z")]
    partial = sp.Matrix([[formula.diff(rate) for rate in rates_of(peer.q)] for formula in formulas]).subs(at)
    return np.array(partial, float).T @ TORQUE


@pytest.mark.parametrize("name", ["cart", "boom", pytest.param("plates", marks=pytest.mark.slow)])
def test_motors_and_torques_accelerate_as_lagrange_says(name: str) -> None:
    (study, make), (graph, force) = STUDIES[name], DRIVEN[name]
    peer = make()
    q, v = moving(peer, np.random.default_rng(2))
    Q = force(peer, dict(zip(peer.q, q, strict=True)))
    expected = lagrange(peer._replace(Q=lambda time: Q))(0.0, q, v)
    names = [str(y) for y in peer.q]
    start = dict(zip(names, q, strict=True)) | {f"{y}_dot": z for y, z in zip(names, v, strict=True)}
    values = {name: value for name, value in study.values.items() if name != "tau"}
    found = bg.rates(bg.compile(graph, study.forms["Lagrange"], bg.algebra.casadi), values, start)
    for y, acceleration in zip(names, expected, strict=True):
        assert found[f"{y}_dot"] == pytest.approx(acceleration, rel=1e-9, abs=1e-9 * abs(expected).max())
    reduced = bg.compile(graph, study.forms[PROPOSED], bg.algebra.casadi)
    assert sum(name.startswith("p_") for name in reduced.parameters) == sum(x in names for x in ("x", "X", "Y", "Z"))
