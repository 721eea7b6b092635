"""Dependent stores: what they follow, by which gain, and the inertia their masters see, by the energy they share."""

from __future__ import annotations

import pytest
import sympy as sp

import bondgraph as bg
from bondgraph.analysis.causality.derivative import dependents
from bondgraph.analysis.causality.findings import UNDECIDED, Dependent, Reduced
from bondgraph.analysis.causality.storage import Dependence
from bondgraph.causality.assign import assign
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.equations.balance import assemble

w, v, z = One("w"), One("v"), Zero("z")


def found(*parts: object) -> tuple[tuple[Dependent, ...], tuple[Reduced, ...]]:
    return dependents(Dependence(assemble(assign(bg.Graph("g", *parts)), bg.algebra.sympy)))


def star(n: int) -> list[object]:
    """Inertias whose flows add up to zero: the last follows the others."""
    return [z >> One(f"j{k}") >> I(f"I{k}") for k in range(n)]


def matrix(reduced: Reduced) -> sp.Matrix:
    return sp.Matrix([[sp.sympify(entry) for entry in row] for row in reduced.matrix])


@pytest.mark.parametrize("n", [2, 3, 4])
def test_masters_see_the_second_derivatives_of_the_energy_they_share(n: int) -> None:
    """T* = sum of I_k f_k^2 / 2 with the last flow minus the sum of the others."""
    flows, inertias = sp.symbols(f"f0:{n - 1}"), sp.symbols(f"I0:{n}")
    co_energy = sum(I_k * f**2 / 2 for I_k, f in zip(inertias, (*flows, -sum(flows)), strict=True))
    ((follower,), (reduced,)) = found(*star(n), Se("F") >> One("j0"))
    assert sp.simplify(matrix(reduced) - sp.hessian(co_energy, flows)) == sp.zeros(n - 1, n - 1)
    assert follower.store == f"I{n - 1}" and {m.gain for m in follower.masters} == {"-1"}
    assert reduced.what == "inertia" and reduced.stores == (follower.store,)


def test_masters_behind_unequal_gears_share_by_the_product_of_their_ratios() -> None:
    """Flows f0/n0, f1/n1 and f2 add up to zero."""
    geared = [z >> TF(f"n{k}") >> One(f"j{k}") >> I(f"I{k}") for k in range(2)]
    ((follower,), (reduced,)) = found(*geared, z >> One("j2") >> I("I2"), Se("F") >> One("j0"))
    assert follower.store == "I2"
    f0, f1, n0, n1, I0, I1, I2 = sp.symbols("f0 f1 n0 n1 I0 I1 I2")
    co_energy = (I0 * f0**2 + I1 * f1**2 + I2 * (f0 / n0 + f1 / n1) ** 2) / 2
    assert sp.simplify(matrix(reduced) - sp.hessian(co_energy, (f0, f1))) == sp.zeros(2, 2)


def test_a_gear_carries_by_the_square_of_its_ratio() -> None:
    ((follower,), (reduced,)) = found(Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m"))
    (master,) = follower.masters
    assert (master.name, master.role, master.gain) == ("J", "store", "n")
    assert sp.sympify(master.derivative) == sp.sympify("m*n")
    assert matrix(reduced)[0] == sp.sympify("J + m*n**2")


def test_through_a_gyrator_an_inertia_is_carried_as_a_compliance() -> None:
    """The inertia's flow is e/g, its momentum m e/g: it holds m/g**2 per unit of effort, beside the 1/k of the other.

    Parts without a master of flow: the seen storage is a compliance.
    """
    ((follower,), (reduced,)) = found(Sf("i") >> z, z >> C("c"), z >> GY("g") >> v, v >> I("m"))
    assert reduced.what == "compliance" and follower.store == "m"
    (master,) = follower.masters
    gain = sp.sympify(master.gain)
    assert gain in (sp.Symbol("g"), 1 / sp.Symbol("g"))
    own = matrix(reduced)[0] - gain**2 * sp.Symbol("m")
    assert own in (sp.Symbol("c"), 1 / sp.Symbol("c"))


def test_a_path_leads_from_the_master_to_the_store_over_bonds_that_touch() -> None:
    parts = (Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m"))
    graph = bg.Graph("g", *parts)
    ((follower,), _) = found(*parts)
    for master in follower.masters:
        assert (master.path[0], master.path[-1]) == (master.name, follower.store)
        for bond, (one, two) in zip(master.bonds, zip(master.path, master.path[1:], strict=False), strict=True):
            assert {one, two} == set(graph.bond(bond).elements)


def test_a_source_is_followed_but_carries_nothing() -> None:
    ((follower,), reduced) = found(Sf("d") >> w >> I("J"), w >> R("b"))
    assert [(m.name, m.role, m.gain) for m in follower.masters] == [("d", "source", "1")]
    assert reduced == ()
    assert "jumps where d jumps" in follower.start


def test_what_several_give_is_told_in_words_of_several() -> None:
    ((one,), _) = found(*star(2))
    ((more,), _) = found(*star(3))
    assert one.start.endswith("I0.f gives") and more.start.endswith("I0.f and I1.f give")


def test_what_goes_through_a_resistor_is_not_a_shared_energy() -> None:
    """The compliance's rate of effort passes the resistor: no matrix of an inertia tells it."""
    parts = (Sf("d") >> w >> R("b"), w >> z, z >> C("c1"), z >> v, v >> TF("n", 2) >> One("u") >> I("m"))
    followers, reduced = found(*parts)
    for each in reduced:
        assert not each.matrix[0][0].startswith(UNDECIDED)
    assert followers == ()  # the compliance gives v its effort, so the inertia is integral: nothing to carry


def test_independent_stores_have_no_masters() -> None:
    assert found(Se("U") >> w, w >> I("L"), w >> C("c"), w >> R("r")) == ((), ())
