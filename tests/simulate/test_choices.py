"""Independent velocities are chosen anew along a motion, and at its start; what is drawn carries on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se, Sf

F = bg.forms
FORMS = (
    F.kane_velocity, F.kane_momentum, F.partially_lagrangian, F.gibbs_appell, F.volterra, F.boltzmann_hamel, F.maggi,
    F.null_space,
)  # fmt: skip
SKATE = {"th": 0.2, "o": 1.0, "u": np.cos(0.2), "w": np.sin(0.2)}


def skate() -> bg.Graph:
    """A blade that may not slip sideways, free otherwise: it goes round a circle of radius u/o."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0)
    return bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)


def pendulum() -> bg.Graph:
    """A bob on a rod of given length, in x and y."""
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.32, given="position")
    return bg.Graph("cartesian", at >> I("m", 1.3), Se("G", (0, -1.3 * 9.81)) >> at, at << rod)


def two_skates() -> bg.Graph:
    """Two bars in a plane, hinged at (x, y), each held by a blade at its middle, half a metre from the hinge."""
    f = One("f", ("u", "w", "o1", "o2"), coordinates=("x", "y", "a", "b"))
    held, parts = [], []
    for k, (angle, side) in enumerate((("a", -0.5), ("b", 0.5))):
        spin = [0.0, 0.0]
        spin[k] = side
        held.append(f << TF(f"edge{k}", ((f"-sin({angle})", f"cos({angle})", *spin),)) << Sf(f"blade{k}", 0))
        across = [[f"{-x}*sin({angle})" for x in spin], [f"{x}*cos({angle})" for x in spin]]
        centre = f >> TF(f"P{k}", ((1, 0, *across[0]), (0, 1, *across[1]))) >> One(f"c{k}", 2) >> I(f"m{k}", 1)
        parts += [centre, f[f"o{k + 1}"] >> I(f"J{k}", 0.1)]
    return bg.Graph("two_skates", *parts, *held)


@cache
def skates_by(form: Any) -> bg.Equations:
    return bg.compile(two_skates(), form, bg.algebra.table)


def energy(run: bg.Trajectory) -> Any:
    return (run["vx"] ** 2 + run["vy"] ** 2) / 2 + 9.81 * run["y"]


@pytest.mark.parametrize("form", quick(FORMS, (F.kane_velocity, F.kane_momentum, F.gibbs_appell, F.maggi)))
def test_a_skate_goes_round_its_circle(form: Any) -> None:
    """The closed solution: th = 0.2 + t, the velocity (cos th, sin th)."""
    run = bg.simulate(bg.compile(skate(), form, bg.algebra.table), np.linspace(0, 10, 201), start=SKATE)
    th = 0.2 + run.t
    assert len(run.choices) == 7 and len(run.notes) == 1 and "at t = 1." in run.notes[0]
    for name, expected in (
        ("th", th), ("u", np.cos(th)), ("w", np.sin(th)), ("x", np.sin(th) - np.sin(0.2)),
        ("y", np.cos(0.2) - np.cos(th)), ("T.energy", 1.0 + 0 * th), ("blade.e", 1.0 + 0 * th),
    ):  # fmt: skip
        np.testing.assert_allclose(run[name], expected, atol=1e-5, err_msg=name)


@pytest.mark.parametrize("form", quick(FORMS, (F.gibbs_appell, F.volterra)))
def test_a_pendulum_in_x_and_y_whirls(form: Any) -> None:
    """Against its angle, and from the start at which vx does not determine vy."""
    from scipy.integrate import solve_ivp

    equations = bg.compile(pendulum(), form, bg.algebra.table)
    run = bg.simulate(equations, np.linspace(0, 1.5, 61), start={"x": 0, "y": -0.8, "vx": 6.5})
    law = solve_ivp(lambda t, s: [s[1], -9.81 / 0.8 * np.sin(s[0])], (0, 1.5), [0, 6.5 / 0.8], rtol=1e-11, atol=1e-11,
                    t_eval=run.t)  # fmt: skip
    np.testing.assert_allclose(run["x"], 0.8 * np.sin(law.y[0]), atol=1e-4)
    np.testing.assert_allclose(run["y"], -0.8 * np.cos(law.y[0]), atol=1e-4)
    assert len(run.choices) > 3
    still = bg.simulate(equations, (0, 0.3), start={"x": 0.8, "y": 0})
    law = solve_ivp(lambda t, s: [s[1], -9.81 / 0.8 * np.sin(s[0])], (0, 0.3), [np.pi / 2, 0], rtol=1e-11, atol=1e-11)
    assert still["y"][-1] == pytest.approx(-0.8 * np.cos(law.y[0][-1]), abs=1e-6) and np.ptp(energy(still)) < 1e-5


@pytest.mark.parametrize("form", quick((F.kane_velocity, F.kane_momentum, F.gibbs_appell), (F.kane_velocity,)))
@pytest.mark.parametrize(
    "start",
    [
        {"o1": 1.0, "u": 0.5},
        {"w": 0.5, "u": 0.3},
        {"o2": -1.0, "u": 0.3},
        {"a": np.pi / 2, "b": np.pi / 2, "w": 1.0, "o1": 0.4},
    ],
    ids=str,
)
def test_any_consistent_velocities_start_a_motion(form: Any, start: dict[str, float]) -> None:
    """Straight: whichever velocities are given, they are met, and the motion is that of the multipliers."""
    run = bg.simulate(skates_by(form), np.linspace(0, 0.5, 11), start=start)
    assert {name: run[name][0] for name in start} == pytest.approx(start, abs=1e-12)
    whole = {name: run[name][0] for name in ("x", "y", "a", "b", "u", "w", "o1", "o2")}
    other = bg.simulate(skates_by(F.lagrange_multipliers), run.t, start=whole)
    for name in whole:
        np.testing.assert_allclose(run[name], other[name], atol=1e-6, err_msg=name)


def test_a_start_that_contradicts_the_constraints_is_refused() -> None:
    """Straight, the blades make the bars turn one against the other."""
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration has"):
        bg.simulate(bg.compile(two_skates(), F.kane_velocity), (0, 1), start={"o1": 1.0, "o2": 1.0})


def test_the_certificate_and_the_audit_go_over_all_choices() -> None:
    run = bg.simulate(bg.compile(skate(), F.kane_momentum), (0, 4), start=SKATE)
    audit = run.power_audit()
    assert len(run.choices) > 2 and abs(audit.drift) < 1e-4 and abs(audit.missing).max() < 1e-9
    assert all(row.residual is None or row.residual <= row.tolerance for row in run.certify(drift=1e-3).rows)


def test_what_belongs_to_one_choice_is_not_told_as_if_it_went_on() -> None:
    run = bg.simulate(bg.compile(skate(), F.kane_momentum), (0, 4), start=SKATE)
    momentum = next(name for name in run.equations.states if name.startswith("p_"))
    with pytest.raises(bg.ValueRefused, match="belongs to a choice"):
        run[momentum]
    assert run.choices[0][momentum].size
    with pytest.raises(bg.ValueRefused, match="states to t ="):
        run.solution(3.0)
    assert run.states == ("x", "y", "th", "u", "w", "o")
    assert np.shape(run.evaluate(2.0, run.states)) == (6,)


@pytest.mark.parametrize("form", [F.kane_velocity, F.gibbs_appell])
def test_states_of_the_equations_are_quantities_of_the_run_though_others_are_chosen_at_the_start(form: Any) -> None:
    equations = bg.compile(skate(), form)
    run = bg.simulate(equations, (0, 0.5), start={"th": np.pi / 2, "w": 1.0, "o": 0.1})
    assert run.equations is equations.as_run and len(run.choices) == 1
    for name in equations.states:
        assert run[name].shape == run.t.shape
    assert run["w"][0] == 1.0 and run.states == ("x", "y", "th", "u", "w", "o")
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration has u ="):
        bg.simulate(equations, (0, 0.5), start={"th": np.pi / 2, **dict.fromkeys(equations.states[3:], 0.3)})
    with pytest.raises(bg.ValueRefused, match="nowhere in this motion"):
        run.solution(0.1)


def test_a_velocity_keeps_its_name_in_the_equations() -> None:
    run = bg.simulate(bg.compile(skate(), F.kane_velocity.having(free=("u", "o"))), (0, 4), start=SKATE)
    np.testing.assert_array_equal(run["u_"], run["u"])


def test_the_user_chooses_and_is_told_when_the_choice_wears_out() -> None:
    equations = bg.compile(skate(), F.kane_velocity.having(free=("w", "o")))
    assert equations.states == ("x", "y", "th", "w_", "o_")
    run = bg.simulate(equations, (0, 4), start={**SKATE, "th": 1.0, "u": np.cos(1.0), "w": np.sin(1.0)})
    assert "your independent velocities w, o" in run.notes[0]
    with pytest.raises(bg.ValueRefused, match="smallest singular value") as caught:
        bg.simulate(equations, (0, 1), start={"o": 1.0, "u": 1.0})
    assert "'u', 'o'" in caught.value.remedy


@pytest.mark.parametrize("form", [F.kane_velocity, F.gibbs_appell])
@pytest.mark.parametrize(
    ("free", "word"),
    [(("u", "w"), "smallest singular value"), (("u",), "2 of its"), (("u", "no"), "Choose 2 of u, w, o")],
)
def test_a_choice_that_is_none_is_refused(form: Any, free: tuple[str, ...], word: str) -> None:
    with pytest.raises(bg.StructureError, match=word):
        bg.compile(skate(), form.having(free=free))


def test_without_constraints_there_is_nothing_to_choose() -> None:
    q_dot, v = One("q_dot", ("w",), coordinates=("th",)), One("v", 2)
    lever = q_dot >> TF("P", (("l*cos(th)",), ("l*sin(th)",))) >> v >> I("m")
    with pytest.raises(bg.NotReducible, match="leaves a choice"):
        bg.compile(bg.Graph("free", lever), F.kane_velocity.having(free=("w",)))


@pytest.mark.parametrize("form", FORMS)
def test_forms_are_equal_by_their_choice(form: Callable[..., Any]) -> None:
    import pickle

    chosen = form.having(free=("u", "o"))  # type: ignore[attr-defined]
    assert chosen != form and chosen.having(free=()) == form and pickle.loads(pickle.dumps(chosen)) == chosen
    with pytest.raises(bg.StructureError):
        form.having(nothing=1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("form", [F.kane_velocity, F.kane_momentum])
def test_a_flux_that_a_current_gives_is_told_whichever_velocities_are_independent(form: Any) -> None:
    """A motor turns the skate: its coil's momentum belongs to no choice."""
    i, drawn = One("i"), skate()
    coil = (Se("U", 1) >> i, i >> I("L", 0.5), i >> R("r", 1), i >> GY("k", 0.1) >> drawn.junctions["f"]["o"])
    run = bg.simulate(bg.compile(bg.Graph("motor", *drawn.links, *coil), form), (0, 3), start=SKATE)
    assert len(run.choices) > 1
    assert "p_L" in run.states
    assert run["p_L"] == pytest.approx(0.5 * run["i"], abs=1e-12)
    assert np.abs(np.diff(run["p_L"])).max() < 0.01
