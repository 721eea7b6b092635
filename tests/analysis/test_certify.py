"""Certificates: a sound model passes every identity, a broken one fails at the identity that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy
from click.testing import CliRunner
from mechanisms import CATALOGUE, FORMS, NAMES
from quick import quick

import bondgraph as bg
from bondgraph.analysis.certificate import bodies, energies, forms, newton
from bondgraph.analysis.certificate.certify import IDENTITIES, certify
from bondgraph.analysis.certificate.identity import EPSILON, ROUNDINGS, DoesNotApply
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.cli import main
from bondgraph.elements import AE, TF, C, I, One, R, Se, Sf, Zero

every_mechanism = pytest.mark.parametrize("name", NAMES)
RATES = {"cart_pendulum", "double_pendulum", "spinning_top", "arm", "arm_with_motor", "driven_arm",
         "double_pendulum_with_rates_apart"}  # fmt: skip
"""Those with f = q_dot."""
ALL_ABSENT = {"free_body", "rolling_disc", "driven_disc", "sleigh"}
"""Those whose momentum depends on no coordinate."""
IN_SPACE = {"spinning_top"}
"""Those of the first whose inertias move with an angular velocity in space."""
OF_EVERY_PREMISE = ("rolling_disc", "driven_arm", "spinning_top")
"""One at least of each of these, and one that is driven."""


CASADI = bg.algebra.casadi
IN_PLANES = pytest.mark.parametrize("name", quick(NAMES, [name for name in NAMES if name not in IN_SPACE]))
"""The certificate of the first takes long."""


def certificate(name: str) -> bg.Certificate:
    if name not in MADE:
        MADE[name] = bg.certify(CATALOGUE[name]().graph)
    return MADE[name]


MADE: dict[str, bg.Certificate] = {}


@IN_PLANES
def test_every_identity_that_applies_holds(name: str) -> None:
    found = certificate(name)
    assert found.holds and not found.failed, str(found)
    assert sum(row.applies for row in found.rows) >= 40


@pytest.mark.parametrize("name", quick(OF_EVERY_PREMISE, ["rolling_disc"]))
def test_casadi_gives_the_same_certificate(name: str) -> None:
    from bondgraph.algebra import casadi

    numbers = bg.certify(CATALOGUE[name]().graph, algebra=casadi)
    assert numbers.holds, str(numbers)
    assert [row.applies for row in numbers.rows] == [row.applies for row in certificate(name).rows]


@IN_PLANES
def test_residuals_are_rounding(name: str) -> None:
    """No tolerance is needed to the full: a hundredth of it would do."""
    assert max(row.residual / row.tolerance for row in certificate(name).rows if row.residual is not None) < 1e-2


@every_mechanism
def test_an_identity_applies_where_its_premise_holds(name: str) -> None:
    rows = certificate(name)
    for number in ("(32)", "(34)", "(35)", "(36)", "(59)", "(60)"):
        assert rows.row(number).applies == (name in RATES), number
    assert rows.row("(31)").applies == (name in RATES - IN_SPACE)
    assert rows.row("(58)").applies == (name in RATES & IN_SPACE)
    assert rows.row("(44)").applies == (name in ALL_ABSENT)
    assert rows.row("(48)").applies == bool(CATALOGUE[name]().driven)


def scaled(letter: str, factor: float) -> Callable[[bg.Kinetics], bg.Kinetics]:
    return lambda k: replace(k, **{letter: factor * getattr(k, letter)})


def without_a_term(letter: str) -> Callable[[bg.Kinetics], bg.Kinetics]:
    """The first entry that has terms loses its last."""

    def broken(k: bg.Kinetics) -> bg.Kinetics:
        column = [x.expand() for x in getattr(k, letter)]
        index = next(i for i, x in enumerate(column) if x != 0)
        column[index] -= sympy.Add.make_args(column[index])[-1]
        return replace(k, **{letter: k.xp.column(column)})

    return broken


def unsymmetric(k: bg.Kinetics) -> bg.Kinetics:
    rows = [[k.A[i, j] * (1.001 if i > j else 1) for j in range(len(k.f))] for i in range(len(k.f))]
    return replace(k, A=k.xp.matrix(rows))


BROKEN: dict[str, tuple[Callable[[bg.Kinetics], bg.Kinetics], str]] = {
    "sign of D": (scaled("D", -1), "(17) (27)"),
    "D off by a part in 10^9": (scaled("D", 1 + 1e-9), "(17) (27)"),
    "term missing in e_hat": (without_a_term("e_hat"), "(27) (43) (37) (57) (61) (25)"),
    "sign of e_hat": (scaled("e_hat", -1), "(27) (43) (37) (32) (34) (57) (25) (42)"),
    "term missing in D f": (without_a_term("Df"), "(19) (43) (62) (47)"),
    "mass": (scaled("A", 1.01), "(17) (18) (54) (55) (47) (24)"),
    "A not symmetric": (unsymmetric, "(15) (55)"),
    "Q": (scaled("Q", 2), "(1) (17)"),
    "impressed force": (scaled("e", 0.999), "(47) (25) (36) (42)"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_kinetics_fail_their_rows(fault: str) -> None:
    graph = CATALOGUE["double_pendulum"]().graph
    breaks, numbers = BROKEN[fault]
    algebra = bg.algebra.sympy if "term" in fault else CASADI  # only sympy's sums are taken apart
    found = bg.certify(graph, kinetics=breaks(bg.kinetics(graph, algebra)), algebra=algebra)
    assert not found.holds
    failed = " ".join(row.number for row in found.failed).replace(",", "").split()
    assert set(numbers.split()) <= set(failed), str(found)
    assert "FAILS" in str(found)


@pytest.mark.parametrize("fault", ["sign of D", "term missing in e_hat", "term missing in D f", "A not symmetric"])
def test_broken_kinetics_are_found_without_a_graph_too(fault: str) -> None:
    k = bg.kinetics(CATALOGUE["arm"]().graph)
    assert bg.certify(k).holds
    assert not bg.certify(BROKEN[fault][0](k)).holds


@every_mechanism
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_reduced_graphs_and_their_equations_are_certified(name: str, form: Any) -> None:
    found = bg.certify(bg.compile(CATALOGUE[name]().graph, form))
    assert found.holds, str(found)
    for number in ("(1)", "(47)", "(19)", "(37)"):
        assert found.row(number).applies
    assert not found.row("(55)").applies, "its inertias are gone"
    assert not found.row("(43)").applies, "the store gives one of D f and e_hat, which proves nothing of the other"


@pytest.mark.parametrize("name", ("sleigh", "driven_arm"))
def test_a_wrong_rate_is_found(name: str) -> None:
    """Equations that are altered after compilation, by one part in a million."""
    equations = bg.compile(CATALOGUE[name]().graph)
    velocity = next(x for x in CATALOGUE[name]().f if x in equations.rates)
    rates = {**equations.rates, velocity: equations.rates[velocity] * (1 + 1e-6)}
    found = bg.certify(replace(equations, rates=rates))
    failed = {row.number or row.statement for row in found.failed}
    assert "(14), (47)" in failed
    assert {f"{form.__name__}: rates, flows, reactions as drawn" for form in FORMS} <= failed


def test_a_junction_that_loses_power_is_found() -> None:
    equations = bg.compile(CATALOGUE["sleigh"]().graph)
    key = next(key for key in equations.balance.bonds if key[0] == "m")
    effort, flow = equations.balance.bonds[key]
    bonds = {**equations.balance.bonds, key: (effort, flow * 1.001)}
    found = bg.certify(replace(equations, balance=replace(equations.balance, bonds=bonds)))
    assert "junctions, transformers and gyrators pass their power on" in {row.statement for row in found.failed}


def test_what_is_checked_symbolically_is_said_so() -> None:
    assert certificate("double_pendulum").row("(17)").how.startswith("symbolically")
    assert not certificate("double_pendulum").row("(47)").how.startswith("symbolically")


def test_tolerances_are_roundings_times_the_condition_where_a_system_is_solved() -> None:
    found = certificate("arm")
    assert found.row("(17)").tolerance == ROUNDINGS * EPSILON
    assert found.row("(47)").tolerance > ROUNDINGS * EPSILON


def test_a_graph_without_a_mechanism_has_its_power_only() -> None:
    i = One("i")
    found = bg.certify(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
    assert found.holds
    assert {row.statement for row in found.rows if row.applies} == {
        "junctions, transformers and gyrators pass their power on",
        "supplied = stored + dissipated, in every form",
    }
    assert "already" in found.row("(17)").reason


def test_an_activated_bond_counts_as_a_source() -> None:
    i, u = One("i"), Zero("u")
    graph = bg.Graph("amplifier", Se("U") >> i, i >> I("L"), i >> R("Ra"), i >> AE("k") >> u, u >> R("Rb"))
    assert bg.certify(graph).holds


def test_trivial_identities_are_told() -> None:
    """Without a mass ahead of the edge the sleigh has no gyration force: (44) says that 0 = 0."""
    found = bg.certify(CATALOGUE["sleigh"]().graph, {"b": 0})
    assert found.holds and "every term is zero" in found.row("(44)").how
    assert "every term is zero" not in certificate("sleigh").row("(44)").how


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
@pytest.mark.parametrize("name", quick(("spinning_top", "driven_disc", "cart_pendulum"), ["cart_pendulum"]))
def test_a_run_carries_the_checks_along(name: str, form: Any) -> None:
    mechanism = CATALOGUE[name]()
    run = bg.simulate(bg.compile(mechanism.graph, form), (0, 1), mechanism.values, mechanism.start)
    found = bg.certify(run)
    assert found.holds, str(found)
    assert found == run.certify()
    assert "instants of the run" in found.row("(47)").how
    assert "integration" in str(found)


def test_a_coarse_run_loses_energy_and_nothing_else() -> None:
    """The equations hold at every instant of it; the energy over the run does not."""
    top = CATALOGUE["spinning_top"]()
    run = bg.simulate(bg.compile(top.graph), (0, 2), top.values, top.start, rtol=1e-3, atol=1e-4)
    assert [row.statement for row in bg.certify(run).failed] == ["energy supplied = stored + dissipated over the run"]


def test_a_run_may_lose_as_much_energy_as_is_allowed_and_no_more() -> None:
    """A free mass on a spring: all that is lost is lost by the integration, and the spring and the mass tell it."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 2), v >> C("c", 0.5))
    run = bg.simulate(graph, (0, 5), {}, {"v": 1.0}, rtol=1e-4, atol=1e-6)
    (row,) = [row for row in certify(run, algebra=CASADI).rows if row.statement.startswith("energy supplied")]
    stored = run["v"] ** 2 + run["x"] ** 2
    through = sum(abs(energy) for energy in run.power_audit().energies.values())
    assert row.residual == pytest.approx(abs(stored[-1] - stored[0]) / through, rel=1e-3)
    assert row.residual > 1e-6 and not row.holds
    for share, holds in ((0.999, False), (1.001, True)):
        assert certify(run, drift=share * row.residual, algebra=CASADI).holds == holds


@pytest.mark.parametrize(("rtol", "holds"), [(1e-6, True), (1e-5, False)])
def test_integration_may_lose_a_millionth_of_the_energy_that_passed(rtol: float, holds: bool) -> None:
    """By Runge and Kutta's method of order five a spring and a mass lose 0.6 tolerances in a period."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("spring", v >> I("m", 2), v >> C("c", 0.5))
    run = bg.simulate(graph, (0, 5), {}, {"v": 1.0}, method="RK45", rtol=rtol, atol=rtol / 100)
    (row,) = [row for row in certify(run, algebra=CASADI).rows if row.statement.startswith("energy supplied")]
    assert 0.3 * rtol < row.residual < 0.9 * rtol and row.holds == holds


def test_identities_come_in_the_order_of_the_paper_each_once() -> None:
    places = [identity.number.partition(")")[0].lstrip("(") for identity in IDENTITIES]
    numbered = [int(place) for place in places if place]
    assert numbered == sorted(numbered) and places[: len(numbered)] == list(map(str, numbered))
    assert set(IDENTITIES) == {*bodies.BODIES, *energies.ENERGIES, *forms.FORMS, *newton.NEWTON}
    assert len({(identity.number, identity.words) for identity in IDENTITIES}) == len(IDENTITIES)


def test_a_driven_velocity_may_carry_no_inertia_of_its_own() -> None:
    """A pendulum whose pivot is moved: three velocities, one mass, A singular; T(q, p) does not exist."""
    f, turn, v = One("f", ("w", "px", "py")), One("turn", coordinates=("a",)), One("v", ("vx", "vy"))
    P = TF("P", (("l*cos(a)", "1", "0"), ("l*sin(a)", "0", "1")))
    drive = Sf("drive", ("sin(t)", "cos(t)")) >> f["px", "py"]
    graph = bg.Graph("shaken", f["w"] >> turn, f >> P >> v >> I("m"), Se("G", (0, "-m*g")) >> v, drive)
    found = bg.certify(graph)
    assert found.holds, str(found)
    assert "singular" in found.row("(37)").reason
    assert found.row("(48)").applies and found.row("(47)").applies
    assert bg.kind(graph).driven == ("px", "py")


def swing(drive: Sf) -> bg.Graph:
    """A pendulum on a pivot that a source moves."""
    f, v = One("f", ("om", "py"), coordinates=("th", "Y")), One("v", ("vx", "vy"))
    P = TF("P", (("l*cos(th)", 0), ("l*sin(th)", 1)))
    return bg.Graph("swing", f >> P >> v >> I("m"), Se("G", (0, "-9.81*m")) >> v, drive >> f["py"])


def turned(drive: Sf) -> bg.Graph:
    """A point moved along two directions that turn with the driven angle; its mass matrix does not depend on it."""
    f, v = One("f", ("a", "W"), coordinates=("al", "psi")), One("v", 2)
    P = TF("P", (("cos(al)*cos(psi)", "-sin(psi)"), ("cos(al)*sin(psi)", "cos(psi)")))
    return bg.Graph("turned", f >> P >> v >> I("m"), drive >> f["W"])


@pytest.mark.parametrize("form", [None, *FORMS], ids=lambda form: form.__name__ if form else "as drawn")
@pytest.mark.parametrize("value", quick([None, "0.7 + sin(2*t)"], [None]))
@pytest.mark.parametrize("graph", quick([swing, turned], [turned]))
def test_what_a_source_is_given_by_changes_no_verdict(graph: Any, value: Any, form: Any) -> None:
    """By position, rate or acceleration: the same identities apply, and they hold."""
    applied = set()
    for given in ("position", "rate", "acceleration"):
        found = bg.certify(bg.compile(graph(Sf("drive", value, given=given)), form))
        assert found.holds, f"{given}: {found}"
        applied.add(tuple(row.applies for row in found.rows))
    assert len(applied) == 1
    assert found.row("(48)").applies and found.row("(47)").applies


def test_a_velocity_is_that_of_the_momentum_which_the_graph_has_as_its_state() -> None:
    f = One("f", ("v1", "v2"), coordinates=("x1", "x2"))
    carts = f["v1"] >> I("m1"), f["v2"] >> I("m2"), f["v1"] >> C("k"), Sf("shaker", "sin(t)") >> f["v2"]
    found = bg.certify(bg.Graph("carts", *carts))
    assert found.holds, str(found)
    (row,) = (row for row in found.rows if row.statement.startswith("kane_velocity"))
    assert row.applies


def test_a_run_driven_by_position_is_certified_with_the_rates_of_its_signal() -> None:
    table = bg.table((0, 0.3, 0.6, 1), (0, 0.1, -0.1, 0.2), order=3)
    values = {"l": 1.0, "m": 1.0, "drive": table}
    run = bg.simulate(bg.compile(swing(Sf("drive", given="position"))), (0, 1), values, {"th": 0.3})
    found = run.certify()
    assert found.holds and found.row("(48)").applies, str(found)


def test_where_a_driven_velocity_has_no_known_rate_there_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot be had from the momenta either: in the momentum form driven components have none."""

    def unknown(self: Motion, expression: Any) -> Any:
        raise DoesNotApply("unknown")

    monkeypatch.setattr(Motion, "rate", unknown)
    found = bg.certify(swing(Sf("drive", "sin(t)")))
    assert found.holds and "py" in found.row("(48)").reason and not found.row("(47)").applies


def skate() -> bg.Graph:
    """A body on a plane that does not slip across its own axis, drawn as a constraint on the rates."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    parts = (f["u", "v"] >> I("m"), f["w"] >> I("J"), Se("F", ("k*cos(th)", "k", "0")) >> f)
    return bg.Graph("skate", *parts, f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("b", "sin(t)"))


def test_a_graph_with_constraints_is_certified_in_velocities_that_meet_them() -> None:
    found = bg.certify(skate())
    assert found.holds, str(found)
    assert found.row("(48)").applies and found.row("(17)").applies


def test_constraints_along_a_run() -> None:
    """Kept as equations: the states are dependent, and a run is asked how well it keeps them."""
    equations = bg.compile(skate())
    assert equations.constraints
    run = bg.simulate(equations, (0, 1), {"m": 1.0, "J": 0.3, "k": 0.5}, {"th": 0.4})
    found = bg.certify(run)
    row = next(row for row in found.rows if "constraints hold" in row.statement)
    assert found.holds and row.applies and row.residual < row.tolerance
    assert not found.row("(17)").applies and "constraints" in found.row("(17)").reason


def test_flows_that_are_rates_of_no_position_are_named() -> None:
    """f = q_dot, but v = (l cos b, a b_dot) has no position: the dots do not cancel, and no energy generates e_hat."""
    q_dot = One("q_dot", coordinates=("a", "b"))
    P = TF("P", (("l*cos(b)", "0"), ("l*sin(b)", "a")))
    found = bg.certify(bg.Graph("wild", q_dot >> P >> One("v", ("vx", "vy")) >> I("m")))
    assert found.holds
    for number in ("(31)", "(32)", "(34)", "(36)"):
        assert "'m'" in found.row(number).reason


def test_kinetics_of_another_model_are_refused() -> None:
    with pytest.raises(bg.ValueRefused, match="psi_dot"):
        bg.certify(CATALOGUE["arm"]().graph, kinetics=bg.kinetics(CATALOGUE["spinning_top"]().graph))


@pytest.mark.parametrize("check", [bg.certify, bg.kind])
def test_values_of_what_the_model_has_not_are_refused(check: Any) -> None:
    graph = CATALOGUE["arm"]().graph
    for model in (graph, bg.kinetics(graph)):
        with pytest.raises(bg.ValueRefused, match="m9"):
            check(model, {"m1": 1.0, "m9": 1.0})


def test_values_at_which_nothing_is_sound_are_refused() -> None:
    with pytest.raises(bg.ValueRefused):
        bg.certify(CATALOGUE["arm"]().graph, {"m1": -50.0, "m2": -50.0})


def test_the_page_has_every_equation() -> None:
    found = certificate("driven_arm")
    text = str(found)
    for row in found.rows:
        assert all(number in text for number in row.number.replace(",", "").split())
    assert "condition" in text and "2.2e-12" in text
    assert np.all([len(line) < 160 for line in text.splitlines()])


DISC = """
import sys
sys.path[:0] = [{tests!r}]
from mechanisms import CATALOGUE
disc = CATALOGUE["rolling_disc"]()
graph, values = disc.graph, dict(disc.values)
"""


@pytest.mark.parametrize(("command", "words"), [("certify", "0 do not, "), ("kind", "2 truly so")])
def test_from_a_shell(command: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "disc.py"
    path.write_text(DISC.format(tests=str(Path(__file__).parents[1] / "models")))
    result = CliRunner().invoke(main, [command, str(path)])
    assert result.exit_code == 0 and words in result.output


def test_a_form_is_no_mapping_of_values() -> None:
    v = One("v")
    graph = bg.Graph("mass", v >> I("m", 1))
    with pytest.raises(bg.ValueRefused, match="not a mapping of names to values"):
        bg.certify(graph, bg.forms.kane_velocity)  # type: ignore[arg-type]


def test_a_run_of_a_graph_is_certified_in_the_algebra_it_was_run_in() -> None:
    link = bg.elements.Link("rod", 1, (0.1, 0.1, 0), centre=(0, 0, -0.5))
    pivot = bg.elements.Revolute("p", "ground", link, "y")
    swing = bg.elements.Mechanism("swing", [link], [pivot], gravity=(0, 0, -9.81))
    found = bg.simulate(bg.Graph("swing", *swing), 0.2, start={"p_q": 1}).certify()
    assert found.holds


def test_a_run_is_certified_in_another_algebra_as_in_its_own() -> None:
    """A linkage, on whose states constraints hold, is certified in its own."""
    for name in ("double_pendulum", "rolling_disc"):
        made = CATALOGUE[name]()
        run = bg.simulate(bg.compile(made.graph), (0, 0.3), made.values, made.start)
        own, other = certify(run), certify(run, algebra=bg.algebra.table)
        assert own.holds and other.holds
        assert [(row.number, row.statement, row.applies) for row in own.rows] == [
            (row.number, row.statement, row.applies) for row in other.rows
        ]
