"""Comparisons: every number is measured again by hand, from the runs, in formulas of the textbook."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import juries
import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.comparison.compare import DERIVING, DRAWN, _labelled, _share
from bondgraph.analysis.comparison.potential import potential
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.equations.lower import lower
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import (
    gibbs_appell,
    hamiltonian,
    kane_momentum,
    kane_velocity,
    lagrange_multipliers,
    maggi,
    reduced_volterra,
    routh,
    udwadia_kalaba,
    volterra,
)
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.simulate import progress
from bondgraph.simulate.integrator import Integrator

VALUES = {"m1": 1.0, "m2": 0.5, "l": 0.2, "g": 9.81}
START = {"theta1": np.pi / 2, "theta2": np.pi / 2, "x": 4, "theta1_dot": 1, "theta2_dot": -1, "x_dot": 3}
ROUNDING = 1e-12
CASADI = bg.algebra.casadi  # derives in a fraction of sympy's time, which is tried below


def cart(held: bool) -> bg.Graph:
    """The first case study of [000]: two bars on a cart, with or without the wheel at their end, (69)."""
    rates = One("rates", ("theta1_dot", "theta2_dot", "x_dot"), coordinates=("theta1", "theta2", "x"))
    upper, lower_bar = One("upper", 2), One("lower", 2)
    to_upper = ("l/2*cos(theta1)", 0, 1), ("l/2*sin(theta1)", 0, 0)
    to_lower = ("l*cos(theta1)", "l/2*cos(theta2)", 1), ("l*sin(theta1)", "l/2*sin(theta2)", 0)
    wheel = rates << TF("a", (("l*cos(theta1 - theta2)", "l", 0),)) << Sf("wheel", 0)
    return bg.Graph(
        "cart",
        rates >> TF("d_upper", to_upper) >> upper >> I("m_upper", "m2"),
        rates >> TF("d_lower", to_lower) >> lower_bar >> I("m_lower", "m2"),
        rates["theta1_dot", "theta2_dot"] >> I("J", ("m2*l**2/12", "m2*l**2/12")),
        rates["x_dot"] >> I("m1"),
        Se("weight_upper", (0, "-m2*g")) >> upper,
        Se("weight_lower", (0, "-m2*g")) >> lower_bar,
        *([wheel] if held else []),
    )


@pytest.fixture(scope="module")
def table() -> bg.Comparison:
    """Coarse enough for drifts that are no rounding."""
    forms = {
        "Lagrange": lagrange_multipliers,
        "Maggi": maggi,
        "Kane": kane_velocity,
        "Kane's momenta": kane_momentum,
        "Volterra": volterra.having(quasi={"u1": "theta1_dot - theta2_dot", "x_dot": "x_dot"}),
        "reduced": reduced_volterra.having(quasi={"u1": "theta2_dot - theta1_dot"}),
        "Hamilton": hamiltonian,
    }
    how = {"method": "RK45", "rtol": 1e-3, "atol": 1e-6, "max_step": 0.02}
    return bg.compare(cart(True), forms, (0, 3), VALUES, START, algebra=CASADI, **how)  # type: ignore[arg-type]


def by_hand(run: bg.Trajectory) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """T + V, the wheel's slip and the momentum along x."""
    m1, m2, l, g = VALUES.values()
    one, two, one_dot, two_dot, v = (run[name] for name in ("theta1", "theta2", "theta1_dot", "theta2_dot", "x_dot"))
    along, up = l * one_dot * np.cos(one), l * one_dot * np.sin(one)
    on_along, on_up = l / 2 * two_dot * np.cos(two), l / 2 * two_dot * np.sin(two)
    squares = (v + along / 2) ** 2 + (up / 2) ** 2 + (v + along + on_along) ** 2 + (up + on_up) ** 2
    kinetic = m1 * v**2 / 2 + m2 * squares / 2 + m2 * l**2 / 24 * (one_dot**2 + two_dot**2)
    potential = -m2 * g * l * (1.5 * np.cos(one) + 0.5 * np.cos(two))
    momentum = m1 * v + m2 * (2 * v + 1.5 * along + on_along)
    return kinetic + potential, l * (one_dot * np.cos(one - two) + two_dot), momentum


def ran(table: bg.Comparison) -> Iterator[tuple[str, bg.Trajectory]]:
    for row in table.rows:
        if row.run is not None:
            yield row.label, row.run


def test_drifts_are_what_one_measures_by_hand(table: bg.Comparison) -> None:
    labels = []
    for label, run in ran(table):
        energy, slip, momentum = by_hand(run)
        drifts = table[label].drifts
        assert abs(drifts["wheel.velocity_residual"].values - slip).max() < ROUNDING
        assert abs(drifts["momentum of x"].values - (momentum / momentum[0] - 1)).max() < ROUNDING
        assert abs(drifts["energy"].values - (energy - energy[0]) / table.scale).max() < ROUNDING
        assert drifts["wheel.velocity_residual"].norm == pytest.approx(np.linalg.norm(slip), rel=1e-6, abs=ROUNDING)
        assert drifts["wheel.velocity_residual"].largest == pytest.approx(abs(slip).max(), rel=1e-6, abs=ROUNDING)
        labels.append(label)
    assert labels == ["Lagrange", "Maggi", "Kane", "Kane's momenta", "Volterra", "reduced"]


def test_what_a_form_keeps_it_keeps_to_rounding(table: bg.Comparison) -> None:
    """Constraints where they are embedded, momenta where they are states; elsewhere the method's error shows."""
    for label in ("Kane", "Kane's momenta", "Volterra", "reduced"):
        assert table[label].drifts["wheel.velocity_residual"].largest < ROUNDING
    for label in ("Kane's momenta", "reduced"):
        assert table[label].drifts["momentum of x"].largest < ROUNDING
    for label in ("Lagrange", "Maggi"):
        assert table[label].drifts["wheel.velocity_residual"].largest > 1e-9
        assert table[label].drifts["momentum of x"].largest > 1e-9


def test_the_counts_are_those_of_the_equations(table: bg.Comparison) -> None:
    """[000] Table 1 with m = 3, p = 2, s = 1."""
    counts = {row.label: (row.states, row.motion) for row in table.rows}
    assert counts == {
        "Lagrange": (6, 3), "Maggi": (6, 3), "Kane": (5, 2), "Kane's momenta": (5, 2), "Volterra": (5, 2),
        "reduced": (4, 1), "Hamilton": (None, None),
    }  # fmt: skip
    for row in table.rows:
        if row.equations is not None:
            assert row.operations == lower(row.equations, row.equations.rates).operations
            assert row.derivation is not None and row.derivation > 0
            assert row.integration is not None and row.integration > 0


def test_routh_has_as_many_equations_as_coordinates_that_are_not_ignorable() -> None:
    start = {"theta1": 1.0, "x_dot": 1}
    forms = [kane_velocity, lagrange_multipliers, routh, reduced_volterra, hamiltonian]
    table = bg.compare(cart(False), forms, (0, 0.2), VALUES, start)
    assert [row.motion for row in table.rows] == [3, 3, 2, 2, 3]
    assert not any(row.reason for row in table.rows)
    assert "constraint" not in str(table)


def test_a_store_that_stands_already_is_compared_alike() -> None:
    start = {"theta1": 1.0, "x_dot": 1}
    drawn, reduced = (
        bg.compare(graph, [kane_velocity, maggi], (0, 0.2), VALUES, start, algebra=CASADI)
        for graph in (cart(False), bg.reduce(cart(False), algebra=CASADI))
    )
    for one, two in zip(drawn.rows, reduced.rows, strict=True):
        assert (one.states, one.motion) == (two.states, two.motion)
        assert one.drifts.keys() == two.drifts.keys() == {"energy", "momentum of x"}
        assert two.drifts["momentum of x"].largest < 1e-6


def test_a_form_that_refuses_says_why_and_the_others_go_on(table: bg.Comparison) -> None:
    row = table["Hamilton"]
    assert row.run is None and row.equations is None and row.states is None
    assert "NotReducible" in row.reason and row.reason in str(table).replace("\n  ", " ")
    assert not table.interrupted


def spring(**options: object) -> bg.Comparison:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 1), v >> C("c", 1), v >> R("b", 0.1), Se("F", "sin(t)") >> v)
    return bg.compare(graph, {"drawn": None}, (0, 20), start={"x": 1}, **options)  # type: ignore[arg-type]


def test_the_last_drift_of_energy_is_that_of_the_audit() -> None:
    row = spring(energy_scale=2.0, method="RK23", rtol=1e-4)["drawn"]
    assert row.run is not None
    assert 2 * row.drifts["energy"].values[-1] == pytest.approx(-row.run.power_audit().drift, rel=1e-6)
    assert row.drifts["energy"].largest > 1e-6


def test_an_interruption_keeps_the_rows_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    steps, runs = Integrator.steps, []

    def interrupted(self: Integrator, states: object):  # type: ignore[no-untyped-def]
        runs.append(self)
        for k, step in enumerate(steps(self, states)):
            if len(runs) == 2 and k == 3:
                raise KeyboardInterrupt
            yield step

    monkeypatch.setattr(Integrator, "steps", interrupted)
    forms = [kane_velocity, kane_momentum, gibbs_appell]
    table = bg.compare(cart(True), forms, (0, 0.5), VALUES, START, algebra=CASADI)
    assert table.interrupted and "interrupted" in str(table)
    first, *others = table.rows
    assert first.run is not None and first.drifts and not first.reason
    assert [row.label for row in others] == ["kane_momentum", "gibbs_appell"]
    assert all(row.run is None and row.reason == "interrupted" for row in others)


def test_a_motion_that_stops_is_compared_up_to_there() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("fall", v >> I("m", 1), Se("F", "-1/(1 - x)**2") << v)
    row = bg.compare(graph, [None], (0, 100), start={"v": 1}).rows[0]
    assert "SimulationStopped" in row.reason
    assert row.run is not None and row.run.t[-1] < 99
    assert len(row.drifts["energy"].values) == len(row.run.t)


def test_one_bar_for_all_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    bg.compare(cart(True), [kane_velocity, kane_momentum], (0, 0.2), VALUES, START, algebra=CASADI)
    said = screen.getvalue()
    assert "cart" in said and "100%" in said and said.count("\n") == 1


def test_the_pages_parse_and_hold_every_row(table: bg.Comparison, tmp_path: Path) -> None:
    page = ElementTree.fromstring(table.html())
    lines = page.findall(".//tr")
    assert len(lines) == 2 + len(table.rows)
    assert len({len(line) for line in lines}) == 1
    assert [line[0].text for line in lines[2:-1]] == [row.label for row in table.rows][:-1]
    typeset = [line for line in table.latex().splitlines() if line.endswith(r"\\")]
    assert len(typeset) == 2 + len(table.rows)
    assert len({line.count("&") for line in typeset}) == 1
    assert table._repr_html_() == table.html()
    table.plot(path=tmp_path / "drifts.svg")
    assert ElementTree.parse(tmp_path / "drifts.svg").getroot().tag.endswith("svg")


@juries.program("pdflatex")
def test_latex_typesets_it(table: bg.Comparison, tmp_path: Path) -> None:
    import subprocess

    (tmp_path / "t.tex").write_text(
        f"\\documentclass{{article}}\\begin{{document}}\n{table.latex()}\n\\end{{document}}"
    )
    done = subprocess.run(["pdflatex", "-halt-on-error", "t.tex"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]


def test_curves_are_the_drifts(table: bg.Comparison) -> None:
    panel = table.plot("momentum of x").axes[0]
    lines = {line.get_label(): line.get_ydata() for line in panel.lines}
    assert lines.keys() == {label for label, _ in ran(table)}
    drift = abs(table["Kane"].drifts["momentum of x"].values)
    assert np.array_equal(lines["Kane"], np.where(drift > 0, drift, np.nan), equal_nan=True)
    with pytest.raises(bg.ValueRefused, match="momentum of y"):
        table.plot("momentum of y")


def test_records_are_plain(table: bg.Comparison) -> None:
    import json

    again = json.loads(json.dumps(table.records))
    assert [record["form"] for record in again] == [row.label for row in table.rows]
    assert again[0]["wheel.velocity_residual, norm"] == table["Lagrange"].drifts["wheel.velocity_residual"].norm


def test_tables_of_two_drawings_stand_beside_each_other() -> None:
    def short(form: object, rtol: float = 1e-5) -> bg.Comparison:
        return bg.compare(cart(True), [form], (0, 0.3), VALUES, START, rtol=rtol, algebra=CASADI)

    one, two = short(maggi), short(kane_momentum)
    both = one.beside(two)
    assert [row.label for row in both.rows] == ["maggi", "kane_momentum"] and both.scale == one.scale
    joules = two.rows[0].drifts["energy"].values * two.scale
    assert np.allclose(both["kane_momentum"].drifts["energy"].values * both.scale, joules, rtol=1e-12, atol=0)
    with pytest.raises(bg.ValueRefused, match="maggi"):
        one.beside(one)
    with pytest.raises(bg.ValueRefused, match="integration"):
        one.beside(short(volterra, 1e-6))


def test_what_is_conserved_may_be_named() -> None:
    def named(*names: str) -> bg.Comparison:
        return bg.compare(cart(True), [kane_velocity], (0, 0.3), VALUES, START, conserved=names, algebra=CASADI)

    table = named("x", "theta1_dot", "n")
    drifts = table.rows[0].drifts
    assert drifts["momentum of x"].largest < 1e-6
    assert drifts["theta1_dot"].largest > 1e-3
    run = table.rows[0].run
    assert run is not None and np.allclose(drifts["theta1_dot"].values, run["theta1_dot"] - 1, rtol=0, atol=ROUNDING)
    bound = named("theta1").rows[0]
    assert "theta1" in bound.reason and "alone" in bound.reason  # the wheel moves theta2 with it
    assert table.unknown == ("n",) and "n: no form" in str(table)
    assert "momentum of x" not in named().rows[0].drifts


def test_constraints_that_move_are_measured_with_what_they_are_given() -> None:
    """A bob on a rod of length 1 + sin(3 t)/10, in Cartesian coordinates: positions and velocities by hand."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    length = Sf("rod", "(1 + sin(3*t)/10)**2/2", given="position")
    graph = bg.Graph("bob", f >> I("m"), Se("weight", (0, "-9.81*m")) >> f, f << rod << length)
    forms = [lagrange_multipliers, maggi, udwadia_kalaba, kane_velocity, gibbs_appell]
    start = {"x": 0.6, "y": -0.8, "u": 0.18, "w": -0.24}
    table = bg.compare(graph, forms, (0, 1), {"m": 1}, start, rtol=1e-5, algebra=CASADI)
    for row in table.rows:
        assert row.run is not None, row.reason
        x, y, u, w, t = (row.run[name] for name in ("x", "y", "u", "w", "t"))
        l, l_dot = 1 + np.sin(3 * t) / 10, 0.3 * np.cos(3 * t)
        assert abs(row.drifts["rod.velocity_residual"].values - (x * u + y * w - l * l_dot)).max() < ROUNDING
        assert abs(row.drifts["rod.position_residual"].values - (x**2 + y**2 - l**2) / 2).max() < ROUNDING
        assert row.drifts["rod.position_residual"].largest > 1e-12
    assert "position" in str(table)


def glider(*pushes: object) -> bg.Graph:
    """A body in the plane, its velocities in its own axes."""
    f, q_dot = One("f", ("u", "v", "w")), One("q_dot", coordinates=("x", "y", "th"))
    Q = (("cos(th)", "-sin(th)", 0), ("sin(th)", "cos(th)", 0), (0, 0, 1))
    chains = (push >> f for push in pushes)  # type: ignore[operator]
    return bg.Graph(
        "glider",
        f >> TF("Q", Q) >> q_dot,
        f >> TF("P", Q[:2]) >> One("s", ("sx", "sy")) >> I("m"),
        f["w"] >> I("J"),
        *chains,
    )


@pytest.mark.parametrize(
    ("push", "has"),
    [
        (Se("push", ("-m*9.81*sin(th)", "-m*9.81*cos(th)", 0)), True),  # a weight
        (Se("push", (0, 0, "0.3*m")), True),  # a constant torque about an axis that stays
        (Se("push", ("m", 0, 0)), False),  # a thrust along the body
        (Se("push", ("y*sin(th)", "y*cos(th)", 0)), True),  # y along y
        (Se("push", ("x*sin(th)", "x*cos(th)", 0)), False),  # x along y
    ],
)
def test_work_is_taken_from_positions_where_there_is_a_potential(push: Se, has: bool) -> None:
    """Taken so without one, the exact motion's energy would seem to drift."""
    free = unconstrained(glider(push), CASADI, RandomPoints())
    found = potential(free, free.points({}))
    assert (found is not None and found.sources == {"push"}) if has else found is None
    start = {"th": 0.4, "x": 0.3, "y": 0.2, "u": 1, "v": 0.3, "w": 1.5}
    table = bg.compare(glider(push), [kane_velocity], (0, 3), {"m": 2, "J": 0.5}, start, rtol=1e-10, algebra=CASADI)
    assert table.rows[0].drifts["energy"].largest < 1e-7
    coarse = bg.compare(glider(push), [kane_velocity], (0, 3), {"m": 2, "J": 0.5}, start, rtol=1e-4, algebra=CASADI)
    assert coarse.rows[0].drifts["energy"].largest > 1e-7


def test_a_row_has_its_share_of_the_bar_and_the_run_its_part_of_that() -> None:
    """What is told about the second of several runs goes from the end of its derivation to its own."""
    told: list[float] = []
    told_of = _share(told.append, 1, np.linspace(2.0, 6.0, 5))
    for now in (2.0, 4.0, 6.0):
        told_of(now)
    assert told == pytest.approx([1 + DERIVING, 1 + (1 + DERIVING) / 2, 2.0])


def test_forms_are_labelled_by_their_names_or_by_the_users() -> None:
    quasi = volterra.having(quasi={"u1": "theta1_dot"})
    assert list(_labelled([None, maggi, quasi])) == [DRAWN, "maggi", repr(quasi)]
    assert _labelled({"mine": maggi}) == {"mine": maggi}
    with pytest.raises(bg.ValueRefused, match="as drawn is given twice"):
        _labelled([None, None])


def test_refusals_name_what_is_wrong() -> None:
    graph = cart(True)
    with pytest.raises(bg.ValueRefused, match="list of forms"):
        bg.compare(graph, "maggi", (0, 1), VALUES, START)
    with pytest.raises(bg.ValueRefused, match="twice"):
        bg.compare(graph, [maggi, maggi], (0, 1), VALUES, START)
    with pytest.raises(bg.ValueRefused, match="not a name"):
        bg.compare(graph, {maggi: "maggi"}, (0, 1), VALUES, START)  # type: ignore[dict-item]
    with pytest.raises(bg.ValueRefused, match="energy_scale"):
        bg.compare(graph, [maggi], (0, 1), VALUES, START, energy_scale=0)
    with pytest.raises(bg.ValueRefused, match="twice"):
        bg.compare(graph, [maggi], (0, 1), VALUES, START, conserved=("x", "x"))
    with pytest.raises(bg.ValueRefused, match="no such row"):
        bg.compare(graph, [], (0, 1), VALUES, START, algebra=CASADI)["maggi"]
    light = bg.compare(graph, [maggi, volterra], (0, 1), {**VALUES, "m1": -1}, START, algebra=CASADI)
    assert all("m1" in row.reason for row in light.rows)
    missing = bg.compare(graph, [maggi], (0, 1), {}, START, algebra=CASADI).rows[0]
    assert "MissingValues" in missing.reason and missing.states == 6
