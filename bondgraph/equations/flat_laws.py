"""Laws that are flat on a branch, as an ideal diode's: there they give one value for many, and have no inverse."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs, targets
from bondgraph.equations.places import At, Places
from bondgraph.equations.solvability import random_settings, samples
from bondgraph.graph.law import Implicit


class FlatLaw(NamedTuple):
    """A law of one variable that does not change with it on a branch.

    Attributes:
        element: whose it is.
        law: the law, as it was entered.
        letter: what the law calls its variable.
    """

    element: str
    law: str
    letter: str


def flat_laws(equations: Equations, names: Collection[str]) -> list[FlatLaw]:
    """Those of elements that are named, or whose effort or flow is solved for together with what is named."""
    xp = equations.xp
    named = {xp.symbol(name) for name in names}
    around = set(named)
    for step in (*equations.steps, *equations.along_motion.steps):
        if named.intersection(targets(step)):
            around |= {*targets(step), *needs(xp, step)}
            around |= {symbol for symbol, _ in step.inner} if isinstance(step, Implicit) else set()
    places = Places(equations.balance.causal, xp)
    found = (_flat_law(places[name]) for name, e in sorted(equations.graph.elements.items()) if _has_one(e))
    return [law for law, ports in found if law is not None and (ports & around or law.element in names)]


def _has_one(element: Any) -> bool:
    """Whether an element has one law as a formula in a variable of its own, and stores nothing."""
    return element.role == "resistor" and bool(element.variable()) and len(element.texts()) == 1


def _flat_law(place: At) -> tuple[FlatLaw | None, set[Any]]:
    """The law of a resistor where it is flat, and the symbols of its effort and flow."""
    xp, element = place.xp, place.element
    ports = {*place.e(), *place.f()}
    if len(ports) == 2 and any(_is_flat(xp, element.name, of, ports) for of in _expressions(place)):
        return FlatLaw(element.name, element.texts()[0], element.variable()), ports
    return None, ports


def _expressions(place: At) -> Iterator[Any]:
    """The right sides of a law, whichever way it is used."""
    law = place.element.law(place)
    yield from (value for _, value in law.lets)
    yield from (residual for system in law.implicits for residual in system.residuals)


def _is_flat(xp: Any, name: str, law: Any, ports: set[Any]) -> bool:
    """Whether the slope of a law vanishes at some values of its variable, and at others does not."""
    for x in ports & xp.free(law):
        system = Implicit((x,), (law,), (), name)
        slopes = [s.determinant for part in samples(xp, system, random_settings(xp, system, {})) for s in part]
        if any(slopes) and not all(slopes):
            return True
    return False
