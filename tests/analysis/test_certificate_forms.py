"""The identities of the compiled motion: a crane pushed and driven, term by term, and altered equations."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.certificate import forms
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import Identity, checked
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.certificate.states import of_equations
from bondgraph.elements import TF, I, One, R, Se, Sf
from bondgraph.equations.equations import Equations
from bondgraph.kinetics.from_graph import mechanism

TABLE = bg.algebra.table


def drawn(driven: bool) -> bg.Graph:
    """A trolley of mass M at x, a bob of mass m at the angle th on a rope of length l; pushed, or driven by sin t."""
    q, bob = One("q", ("u", "w"), coordinates=("x", "th")), One("bob", 2)
    rope = TF("d", ((1, "-l*cos(th)"), (0, "-l*sin(th)")))
    engine = Sf("drive", "sin(t)") >> q["u"] if driven else Se("push", "k") >> q["u"]
    parts = (q["u"] >> I("M"), q["w"] >> R("b"), q >> rope >> bob >> I("m"), engine)
    return bg.Graph("crane", *parts, Se("weight", (0, "9.81*m")) >> bob)


def model(graph: bg.Graph, equations: Equations | None = None) -> Model:
    equations, found = equations or bg.compile(graph, algebra=TABLE), mechanism(graph, TABLE)
    at = of_equations(equations, found.kinetics, {})
    return Model(found.kinetics, at, "random states", found, Motion(equations, at.points))


@pytest.fixture(scope="module")
def free() -> Model:
    return model(drawn(False))


@pytest.fixture(scope="module")
def driven() -> Model:
    return model(drawn(True))


def textbook(m: Model) -> list[dict[str, np.ndarray]]:
    """A, A_dot, e and e_hat = dT*/dq of the crane, for each state."""
    found = []
    for s in m.at.points:
        bob, l, th, u, w = s["m"], s["l"], s["th"], s.get("u", np.sin(s["t"])), s["w"]
        across, turning = -bob * l * np.cos(th), bob * l * np.sin(th) * w
        found.append(
            {
                "A": np.array([[s["M"] + bob, across], [across, bob * l**2]]),
                "A_dot": np.array([[0, turning], [turning, 0]]),
                "e": np.array([s.get("k", 0.0), -9.81 * bob * l * np.sin(th) - s["b"] * w]),
                "e_hat": np.array([0, turning * u]),
                "f": np.array([u, w]),
            }
        )
    return found


def accelerations(m: Model) -> np.ndarray:
    """From A f_dot + A_dot f = e + e_hat, the trolley's own where it is driven."""
    found = []
    for s, x in zip(m.at.points, textbook(m), strict=True):
        right = x["e"] + x["e_hat"] - x["A_dot"] @ x["f"]
        if m.k.c:
            u_dot = np.cos(s["t"])
            found.append([u_dot, (right[1] - x["A"][1, 0] * u_dot) / x["A"][1, 1]])
        else:
            found.append(np.linalg.solve(x["A"], right))
    return np.array(found)


def test_coordinates_follow_the_velocities(free: Model) -> None:
    rates, velocities = forms.coordinates(free)
    np.testing.assert_allclose(rates, [[s["u"], s["w"]] for s in free.at.points], rtol=1e-14)
    assert abs(rates + velocities).max() == 0.0
    f, v = One("f", ("u", "w")), One("v", 3)
    placeless = bg.Graph("placeless", f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> v >> I("m"))
    with pytest.raises(DoesNotApply, match="no coordinates"):
        forms.coordinates(model(placeless))


def test_each_term_of_the_velocity_form_is_the_textbooks(free: Model, driven: Model) -> None:
    for m in (free, driven):
        inertial, gyrator, impressed = forms.velocity_form(m)
        rows, found = list(m.k.u), textbook(m)
        mass = np.array([x["A"] @ a for x, a in zip(found, accelerations(m), strict=True)])[:, rows]
        carried = np.array([x["A_dot"] @ x["f"] - x["e_hat"] for x in found])[:, rows]
        np.testing.assert_allclose(inertial, mass, rtol=1e-10)
        np.testing.assert_allclose(gyrator, carried, rtol=1e-10, atol=1e-13)
        np.testing.assert_allclose(impressed, -np.array([x["e"] for x in found])[:, rows], rtol=1e-10)


def test_the_drive_pulls_with_what_newtons_law_leaves_for_it(free: Model, driven: Model) -> None:
    *_, effort = forms.reactions(driven)
    found = textbook(driven)
    left = [
        (x["A"] @ a + x["A_dot"] @ x["f"] - x["e_hat"] - x["e"])[0]
        for x, a in zip(found, accelerations(driven), strict=True)
    ]
    np.testing.assert_allclose(-effort[:, 0], left, rtol=1e-10)
    with pytest.raises(DoesNotApply, match="is driven"):
        forms.reactions(free)


def test_momenta_change_by_the_impressed_and_the_gyration_force(free: Model, driven: Model) -> None:
    for m in (free, driven):
        expected = np.array([x["e"] + x["e_hat"] for x in textbook(m)])[:, list(m.k.u)]
        for identity in (forms.momentum_form, forms.momentum_rate, forms.partially_lagrangian):
            terms = identity(m)
            assert abs(sum(terms)).max() < 1e-12
        np.testing.assert_allclose(forms.momentum_form(m)[0], expected, rtol=1e-10)


def test_with_every_velocity_driven_nothing_is_left_to_be_free() -> None:
    q = One("q", ("u",), coordinates=("x",))
    given = model(bg.Graph("given", q["u"] >> I("M"), Sf("drive", "sin(t)") >> q["u"]))
    for identity in (forms.velocity_form, forms.momentum_form):
        with pytest.raises(DoesNotApply, match="every generalized velocity is driven"):
            identity(given)


@pytest.mark.parametrize("form", [bg.forms.kane_momentum, bg.forms.lagrange_multipliers])
def test_forms_agree_until_a_rate_is_altered(driven: Model, form: object) -> None:
    agreement = Identity("", "as drawn", forms.agreement(form), solved=True)  # type: ignore[arg-type]
    assert checked(agreement, driven).holds
    equations = driven.motion.equations
    altered = replace(equations, rates={**equations.rates, "w": equations.rates["w"] * (1 + 1e-6)})
    row = checked(agreement, model(drawn(True), altered))
    assert row.applies and not row.holds


def test_the_flows_come_back_from_the_momenta(driven: Model) -> None:
    back, own = forms.flows(driven)
    np.testing.assert_allclose(back, [[np.sin(s["t"]), s["w"]] for s in driven.at.points], rtol=1e-11)
    assert abs(back + own).max() < 1e-12


def test_power_is_balanced_and_each_source_counts_with_its_sign(driven: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terms of the drawn graph and of one form: what drive and weight bring, what damper and masses take."""
    monkeypatch.setattr(bg.forms, "__all__", ["kane_momentum"])
    balanced = np.array([term[:, 0] for term in forms.power_balance(driven)])
    assert abs(balanced.sum(axis=0)).max() < 1e-12
    lost = np.array([s["b"] * s["w"] ** 2 for s in driven.at.points])
    assert any(np.allclose(abs(term), lost, rtol=1e-12) for term in balanced)
    growth = np.array(
        [
            x["f"] @ x["A"] @ a + x["f"] @ x["A_dot"] @ x["f"] / 2
            for x, a in zip(textbook(driven), accelerations(driven), strict=True)
        ]
    )
    inertial = forms.energy_balance(driven)[:3]  # f^T A f_dot by components, and the rest
    np.testing.assert_allclose(sum(inertial)[:, 0], growth, rtol=1e-10)


def test_what_enters_a_junction_leaves_it_and_a_loss_is_seen(free: Model) -> None:
    entering, leaving = forms.junction_structure(free)
    assert (entering >= 0).all() and (leaving <= 0).all() and entering.max() > 1e-3
    assert abs(entering + leaving).max() < 1e-12
    equations = free.motion.equations
    key = next(key for key in equations.balance.bonds if key[0] == "m")
    effort, flow = equations.balance.bonds[key]
    leaky = replace(equations.balance, bonds={**equations.balance.bonds, key: (effort, flow * 1.001)})
    lossy = model(drawn(False), replace(equations, balance=leaky))
    assert not checked(Identity("", "power", forms.junction_structure), lossy).holds


def test_constraints_are_asked_about_only_where_they_are_kept(free: Model) -> None:
    with pytest.raises(DoesNotApply, match="no constraint is kept"):
        forms.kept_velocities(free)
    words = [identity.words for identity in forms.FORMS]
    assert len(set(words)) == len(words)
    assert all(any(word.startswith(f"{name}:") for word in words) for name in bg.forms.__all__)
