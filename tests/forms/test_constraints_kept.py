"""The rest of the library on equations of the forms that keep constraints: certificates, kinds, equilibria, exports.

What each must give is known apart: from the graph whose velocities are driven instead, or in closed form.
"""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from constrained_graphs import CONSTRAINED_GRAPHS
from test_export import call, library
from test_options import START, VALUES, cart

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import TF, One, Se, Sf
from bondgraph.elements import I as Inertia
from bondgraph.export import c as in_c
from bondgraph.export._model import model
from bondgraph.forms._kane_embedded import KEEPING
from bondgraph.kinetics.form import Form

KEPT = [getattr(forms, name) for name in forms.__all__ if isinstance(getattr(forms, name), Form)]
MOMENTA = (forms.reduced_volterra, forms.routh)
ALWAYS = [form for form in KEPT if form not in (*MOMENTA, forms.lagrange_index_3)]
"""Forms that every constrained mechanism has."""
EXPLICIT = [form for form in ALWAYS if form is not forms.lagrange_index_2]
TURNING = forms.maggi.having(quasi={"w": "x*v - y*u"})


@cache
def compiled(name: str, form: Any) -> bg.Equations:
    return bg.compile(CONSTRAINED_GRAPHS[name]().graph, form)


def begun(name: str, seed: int = 3) -> dict[str, float]:
    held = CONSTRAINED_GRAPHS[name]()
    return {key: value for key, value in held.state(seed).items() if key in (*held.q, *held.f)}


# -- certificates ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ALWAYS, ids=lambda form: form.__name__)
@pytest.mark.parametrize("name", ["knife_edge", pytest.param("moved_rail", marks=pytest.mark.slow)])
def test_certificates_know_the_reactions(name: str, form: Any) -> None:
    """A f_dot + D f = e + a^T lambda and the balance of power are checked, and hold, beside a driven velocity too."""
    certificate = bg.certify(compiled(name, form), CONSTRAINED_GRAPHS[name]().values)
    assert certificate.holds, str(certificate)
    applied = {row.statement for row in certificate.rows if row.applies}
    assert any("a^T lambda) in the free" in statement for statement in applied)
    assert any("power of impressed efforts, reactions" in statement for statement in applied)
    assert ("a f = b in the velocities that the states give" in applied) == (len(compiled(name, form).states) < 6)


def test_certificates_find_a_wrong_reaction() -> None:
    from dataclasses import replace

    def wrong(k: Any) -> Any:
        law = forms.lagrange_multipliers(k)
        rows = list(law.rows)
        rows[0] += k.reactions[0] / 1000
        return replace(law, rows=tuple(rows))

    broken = bg.compile(CONSTRAINED_GRAPHS["knife_edge"]().graph, Form(wrong))
    certificate = bg.certify(broken, CONSTRAINED_GRAPHS["knife_edge"]().values)
    assert next(row.number for row in certificate.rows if not row.holds) == "(14), (47)"


def test_a_run_is_asked_what_is_left_of_its_constraints() -> None:
    held, equations = CONSTRAINED_GRAPHS["knife_edge"](), compiled("knife_edge", forms.lagrange_multipliers)
    run = bg.simulate(equations, (0, 1), held.values, begun("knife_edge"))
    (row,) = (row for row in bg.certify(run).rows if row.statement.startswith("the constraints hold"))
    assert row.applies and row.residual == pytest.approx(abs(run["edge.velocity_residual"]).max(), rel=0.9)
    slipping = begun("knife_edge") | {"u": 0.5, "v": 0.5}
    run = bg.simulate(equations, (0, 1), held.values, slipping, as_given=True)
    assert not bg.certify(run).holds


# -- kinds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["knife_edge", "pendulum", *(pytest.param(n, marks=pytest.mark.slow) for n in ("moved_rail", "rolling_body"))],
)
def test_constraints_are_of_the_kind_that_driven_velocities_are_of(name: str) -> None:
    """Brackets of the columns of Q N, N in the null space of a, against those of the velocities changed by pivots."""
    kept, drawn = bg.kind(compiled(name, forms.lagrange_multipliers)), bg.kind(CONSTRAINED_GRAPHS[name]().graph)
    for what in ("verdict", "count", "nonholonomic"):
        assert getattr(kept.undriven, what) == getattr(drawn.undriven, what)
    assert kept.undriven.count > 0


# -- equilibria and linearizations -----------------------------------------------------------------------------------


def test_equilibria_stay_where_constraints_are_kept() -> None:
    """An upright pendulum with a spring: s^2 + s r/m = g/l - k/m."""
    v = CONSTRAINED_GRAPHS["pendulum"]().values
    found = bg.equilibrium(compiled("pendulum", forms.lagrange_multipliers), v, {"x": 0.05, "y": 0.798})
    assert (found.state["x"], found.state["y"]) == pytest.approx((0, v["l"]), abs=1e-9)
    exact = np.roots([1, v["r"] / v["m"], v["k"] / v["m"] - v["g"] / v["l"]])
    assert sorted(found.linearization.eigenvalues.real) == pytest.approx(sorted(exact), rel=1e-6)
    assert found.stability == "unstable" and not found.continuum


@pytest.mark.parametrize("form", [EXPLICIT[0], forms.lagrange_multipliers, TURNING], ids=lambda f: f.__name__)
def test_linearizations_are_of_the_motions_that_constraints_leave(form: Any) -> None:
    """The same eigenvalues as with driven velocities, at an equilibrium, where no choice of states changes them."""
    v, hanging = CONSTRAINED_GRAPHS["pendulum"]().values, {"x": 0.0, "y": -0.8}
    ours = bg.linearize(compiled("pendulum", form), hanging, v).eigenvalues
    exact = np.roots([1, v["r"] / v["m"], v["k"] / v["m"] + v["g"] / v["l"]])
    assert np.sort_complex(ours) == pytest.approx(np.sort_complex(exact), rel=1e-9)


def test_constants_of_the_motion_come_from_the_velocities_given() -> None:
    """Linearized about the same motion as with multipliers, at constant momentum and without the ignorable track."""
    start = {name: START[name] for name in ("th1", "th2", "x", "w1", "v")}
    reduced = bg.linearize(bg.compile(cart(), forms.reduced_volterra), start, VALUES)
    whole = bg.linearize(bg.compile(cart(), forms.lagrange_multipliers), START, VALUES)
    moving = [x for x in whole.eigenvalues if abs(x) > 1e-9]
    assert sorted(x.real for x in reduced.eigenvalues if abs(x) > 1e-9) == pytest.approx(sorted(x.real for x in moving))
    note = str(bg.compile(cart(), forms.reduced_volterra)).split("note: ")[1]
    assert note.startswith("p_v: a constant of the motion")


# -- copies, stores and strokes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [*KEPT, *KEEPING.values(), forms.maggi.having(beta=3.0)], ids=repr)
def test_forms_are_pickled(form: Any) -> None:
    assert pickle.loads(pickle.dumps(form)) == form


def test_graphs_of_forms_are_pickled_and_compile_to_the_same() -> None:
    held, equations = CONSTRAINED_GRAPHS["rolling_body"](), compiled("rolling_body", forms.gibbs_appell)
    again = bg.compile(pickle.loads(pickle.dumps(equations.graph)))
    assert bg.rates(again, held.values, begun("rolling_body")) == pytest.approx(
        bg.rates(equations, held.values, begun("rolling_body")), rel=1e-12
    )


def test_a_form_that_keeps_nothing_takes_over_no_store_that_keeps_constraints() -> None:
    with pytest.raises(bg.NotReducible, match="keeps the constraints edge itself, and kane_velocity keeps none"):
        bg.compile(compiled("knife_edge", forms.maggi).graph, forms.kane_velocity)


def test_nothing_is_left_to_embed_where_everything_is_driven() -> None:
    f = One("f", coordinates=("x",))
    graph = bg.Graph("driven", f >> Inertia("m"), Sf("drive", "sin(t)") >> f)
    for form in (forms.gibbs_appell, forms.volterra, forms.maggi):
        run = bg.simulate(bg.compile(graph, form), (0, 1), {"m": 2.0}, {})
        assert run["drive.e"] == pytest.approx(2 * np.cos(run.t))


# -- inputs ----------------------------------------------------------------------------------------------------------


@cache
def rail(form: Any) -> bg.Equations:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    parts = f >> Inertia("m"), Se("G", ("0", "-m*g")) >> f, f << TF("a", (("1", "x"),)) << Sf("b")
    return bg.compile(bg.Graph("rail", *parts), form)


@pytest.mark.parametrize("form", EXPLICIT, ids=lambda form: form.__name__)
def test_a_constraint_whose_rate_is_needed_takes_what_has_one(form: Any) -> None:
    values, start = {"m": 1.3, "g": 9.81}, {"x": 0.5, "u": 0.0}
    times = np.linspace(0, 1, 201)
    formula, table = (
        bg.simulate(rail(form), (0, 0.5), {**values, "b": b}, start, rtol=1e-9, atol=1e-11)
        for b in ("sin(t)", bg.table(times, np.sin(times)))
    )
    assert formula["u"] + formula["v"] * formula["x"] == pytest.approx(np.sin(formula.t), abs=1e-7)
    assert table["x"][-1] == pytest.approx(formula["x"][-1], abs=1e-4)  # of the second order in steps of 5 ms
    with pytest.raises(bg.MissingValues, match="the rate of this input is needed"):
        bg.simulate(rail(form), (0, 0.5), {**values, "b": np.sin}, start)


# -- exports ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [forms.augmented_lagrangian, forms.gibbs_appell, forms.udwadia_kalaba, forms.volterra],
                         ids=lambda form: form.__name__)  # fmt: skip
def test_rates_in_c_are_ours(form: Any, tmp_path: Path) -> None:
    """To the last digits, times the 1e5 that the penalties of the augmented Lagrangian cost."""
    held, equations = CONSTRAINED_GRAPHS["rolling_body"](), compiled("rolling_body", form)
    exported = model(equations, held.values, begun("rolling_body"))
    files = in_c(exported)
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    loaded = library(tmp_path, *(name for name in files if name.endswith(".c")))
    numbers = [[q.value or 0.0 for q in group] for group in (exported.states, exported.inputs, exported.parameters)]
    found = call(getattr(loaded, f"{exported.name}_rates"), exported, len(exported.states), 0.0, *numbers)
    ours = list(bg.rates(equations, held.values, begun("rolling_body")).values())
    tolerance = 1e-8 if form is forms.augmented_lagrangian else 1e-12
    assert found == pytest.approx(ours, rel=tolerance, abs=tolerance)
