"""A formula that names a quantity of the graph is not taken to name a parameter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, C, De, Df, I, One, R, Se, Sf, Zero
from bondgraph.graph.feedback import check_feedback, measured

Join = Callable[[One, Zero], Any]
PLACES: dict[str, Callable[[str], Join]] = {
    "effort of a source": lambda x: lambda v, u: Se("X", f"k*{x}") >> v,
    "flow of a source": lambda x: lambda v, u: Sf("X", f"k*{x}") >> u,
    "modulus": lambda x: lambda v, u: v >> TF("X", f"k*{x}") >> One("z") >> R("rz", 1),
    "modulus of a gyrator": lambda x: lambda v, u: v >> GY("X", f"k*{x}") >> One("z") >> R("rz", 1),
    "row": lambda x: lambda v, u: v >> TF("X", ((f"k*{x}",),)) >> One("z") >> R("rz", 1),
    "resistance": lambda x: lambda v, u: v >> R("X", f"k*{x}"),
    "law": lambda x: lambda v, u: v >> R("X", effort=f"k*{x}*f"),
}
STORES: dict[str, Callable[[str], Join]] = {
    "compliance": lambda x: lambda v, u: v >> C("X", effort=f"k*{x}*q"),
    "energy": lambda x: lambda v, u: v >> I("X", energy=f"k*{x}*p**2"),
}
QUANTITIES = {
    "v": 'v >> Df("v_s")',
    "u": 'u >> De("u_s")',
    "f1": 'w["f1"] >> Df("f1_s")',
    "w": 'w["f1"] >> Df("f1_s")',
    "p_m": "'m'",
    "p_m2": "'m2'",
    "q_c": "'c'",
    "p_M_f1": "'M'",
    "p_M": "'M'",
    "drag": "sensor",
}
"""What is no parameter, and what the remedy says; m2 depends on m."""


def graph(join: Join) -> bg.Graph:
    v, u, w = One("v"), Zero("u"), One("w", ("f1", "f2"), coordinates=("x", "y"))
    body = (Se("F", "A*sin(t)") >> v, v >> I("m", 1), v >> I("m2", 2), v >> R("drag", effort="c0*f"), v >> GY("T") >> u)
    more = (u >> C("c", 1), u >> De("level"), w >> I("M", 1), Se("G", (0, "g0")) >> w, v >> Df("speed"))
    return bg.Graph("g", *body, *more, join(v, u))


@pytest.mark.parametrize(("place", "name"), [x for x in product([*PLACES, *STORES], QUANTITIES) if x != ("law", "f1")])
def test_quantities_are_refused_with_what_to_write(place: str, name: str) -> None:
    with pytest.raises(bg.ModulusError, match=f"depends on '{name}'") as caught:
        bg.compile(graph({**PLACES, **STORES}[place](name)))
    assert caught.value.parties == ("X", name)
    if place in PLACES:
        assert QUANTITIES[name] in caught.value.remedy


@pytest.mark.parametrize("form", [bg.forms.kane_momentum, bg.forms.lagrange_multipliers])
@pytest.mark.parametrize("name", QUANTITIES)
def test_under_forms_as_well(name: str, form: Any) -> None:
    with pytest.raises(bg.ModulusError, match=f"depends on '{name}'"):
        bg.compile(graph(PLACES["effort of a source"](name)), form)


@pytest.mark.parametrize("name", ["speed", "level", "x", "y", "t"])
@pytest.mark.parametrize("place", PLACES)
def test_signals_and_coordinates_are_read(place: str, name: str) -> None:
    if place != "modulus" or name != "speed":
        assert name not in bg.compile(graph(PLACES[place](name))).parameters


@pytest.mark.parametrize("name", ["k1", "T", "c", "m", "A", "X", "p_k", "c0"])
def test_parameters_are_shared(name: str) -> None:
    """Those of elements by these elements' names among them; that of an element in its own law, too."""
    assert name in bg.compile(graph(PLACES["resistance"](name))).parameters


def test_the_law_of_an_element_has_its_own_variables() -> None:
    """f, e, q and p, numbered or by the name of the state, also where a junction is called so."""
    f, p = One("f", 2), One("p", 2)
    laws = (R("r", effort="2*f"), C("k", effort="3*q"), C("k2", effort="3*q_k2"), I("i", flow="p/2"))
    chains = (f["f_1"] >> law for law in laws)
    found = bg.Graph("g", *chains, f["f_2"] >> R("r2", flow="e"), p >> I("M", 1))
    check_feedback(found)
    assert not bg.compile(found).parameters.keys() - {"M"}


def test_a_value_does_not_make_a_parameter_of_it() -> None:
    v = One("v")
    with pytest.raises(bg.ModulusError, match="p_m"):
        bg.Graph("g", v >> I("m", 1), Se("F", "-k*p_m") >> v, values={"p_m": 1.0})


def test_what_is_to_be_written_works() -> None:
    """The feedback is there with the sensor of the remedy."""
    v = One("v")
    with pytest.raises(bg.ModulusError) as caught:
        bg.compile(bg.Graph("g", v >> I("m", 1), Se("F", "-k*v") >> v))
    assert caught.value.remedy == measured(v, "v") == 'add v >> Df("v_s"), a sensor, and write v_s'
    run = bg.simulate(
        bg.Graph("g", v >> I("m", 1), Se("F", "-k*v_s") >> v, v >> Df("v_s")), (0, 1), {"k": 1}, {"v": 1.0}
    )
    assert run["v"][-1] == pytest.approx(2.718281828459045**-1)


def test_a_law_has_names_of_its_own() -> None:
    """Its first flow is f1, whatever else has that name in the graph."""
    run = bg.simulate(graph(PLACES["law"]("f1")), 0.1, {"k": 2, "A": 1, "c0": 1, "T": 1, "g0": 1})
    np.testing.assert_allclose(run["X.e"], 2 * run["v"] ** 2)
