"""How an identity is checked: what holds, what does not, and what says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import Identity, checked
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.states import of_kinetics
from bondgraph.elements import TF, I, One

q = One("q", ("u", "w"), coordinates=("x", "th"))
tip = One("tip", 2)
GRAPH = bg.Graph("crane", q["u"] >> I("M"), q >> TF("d", ((1, "-l*cos(th)"), (0, "-l*sin(th)"))) >> tip >> I("m"))


@pytest.fixture(scope="module")
def model() -> Model:
    k = bg.kinetics(GRAPH)
    return Model(k, of_kinetics(k, {}), "random states")


def test_terms_that_add_up_to_zero_hold_in_symbols_too(model: Model) -> None:
    row = checked(Identity("(15)", "A = A^T", lambda m: [m.k.A, -m.k.A.T]), model)
    assert row.holds and row.applies and row.how.startswith("symbolically")


@pytest.mark.parametrize("share", [1e-9, 1e-3, 1.0])
def test_a_term_that_is_off_is_found_beside_the_others(model: Model, share: float) -> None:
    row = checked(Identity("", "A = (1 + share) A", lambda m: [m.at(m.k.A) * (1 + share), -m.at(m.k.A)]), model)
    assert not row.holds and row.residual == pytest.approx(share, rel=0.5) and "at state" in row.detail


@pytest.mark.parametrize(("share", "holds"), [(1e-12, True), (1e-11, False)])
def test_rounding_of_terms_is_allowed(model: Model, share: float, holds: bool) -> None:
    """Ten thousand roundings of 2.2e-16."""
    row = checked(Identity("", "A = (1 + share) A", lambda m: [m.at(m.k.A) * (1 + share), -m.at(m.k.A)]), model)
    assert row.holds == holds


def test_a_solution_may_lose_digits_by_the_condition_of_the_mass_matrix(model: Model) -> None:
    def terms(m: Model) -> Sequence[Any]:
        return [m.at(m.k.f)[:, :, 0], -m.at(m.k.f)[:, :, 0]]

    plain, solved = (checked(Identity("", "f = f", terms, solved=by_system), model) for by_system in (False, True))
    assert model.condition > 1.0 and solved.tolerance == pytest.approx(plain.tolerance * model.condition)


def test_a_model_that_lacks_what_an_identity_is_about_says_why(model: Model) -> None:
    def terms(m: Model) -> Sequence[Any]:
        raise DoesNotApply("there is no such thing")

    row = checked(Identity("(0)", "nothing", terms), model)
    assert not row.applies and row.holds and row.reason == "there is no such thing"
    for asked in ("mechanism", "motion"):
        with pytest.raises(DoesNotApply, match="certify"):
            getattr(model, asked)
    with pytest.raises(DoesNotApply, match="no mechanism"):
        _ = Model(None, model.at, "random states", why="it has no mechanism").k
