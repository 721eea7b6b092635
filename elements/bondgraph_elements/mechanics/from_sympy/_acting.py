"""What acts: loads, inputs and actuators as sources of effort, springs as C, dampers as R."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import sympy as sp

from bondgraph.graph.chain import Chain, End
from bondgraph.graph.element import Element
from bondgraph_elements.compliance import C
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics.from_sympy._actuators import FLOW, LENGTH, Acting
from bondgraph_elements.mechanics.from_sympy._bodies import shortest
from bondgraph_elements.mechanics.from_sympy._chains import ENDINGS, carried, formula
from bondgraph_elements.mechanics.from_sympy._loads import Load
from bondgraph_elements.mechanics.from_sympy._rows import Row, tidied
from bondgraph_elements.resistor import R
from bondgraph_elements.sources import Se
from bondgraph_elements.two_ports import TF

if TYPE_CHECKING:
    from bondgraph_elements.mechanics.from_sympy._assembly import Assembly


def drawn(a: Assembly) -> Iterator[Chain]:
    """The chains of all that acts."""
    for x in a.acting:
        yield from _actuator(a, x)
    for function, power in a.inputs.powers.items():
        (row,) = tidied([power])
        name = a.words.of(function, "an input")
        if row:
            yield from _at(a, name, row, [Se(name)])
    for load in a.loads:
        if load.vector != 0:
            yield from _load(a, load)


def effort(a: Assembly, plain: Any, place: str) -> str:
    """An effort as a formula, the speeds in it as signals."""
    for flow in a.k.flows:
        if plain.has(flow) and flow not in a.signals:
            a.signals[flow] = a.words.free(f"{flow}_signal")
    return formula(plain.xreplace({flow: sp.Symbol(name) for flow, name in a.signals.items()}), place)


# -- actuators --------------------------------------------------------------------------------------------------------


def _actuator(a: Assembly, x: Acting) -> Iterator[Chain]:
    if not x.row:
        return
    if x.store is not None:
        yield from _spring(a, x)
    elif x.resistance is not None:
        yield from _at(a, x.name, x.row, [R(x.name, formula(x.resistance, x.name))])
    elif x.loss is not None:
        yield from _at(a, x.name, x.row, [R(x.name, effort=formula(x.loss.xreplace({FLOW: sp.Symbol("f")}), x.name))])
    elif x.force != 0:
        force = a.k.read(x.force, x.name) * x.sign
        if force != 0:
            yield from _at(a, x.name, x.row, [Se(x.name, (effort(a, force, x.name),))])


def _spring(a: Assembly, x: Acting) -> Iterator[Chain]:
    """A spring at the rate of its length, which is a formula and no state."""
    word = a.words.free(f"{x.name}_length")
    flow = One(a.words.free(f"{x.name}_rate"), coordinates=(word,))
    rows = a._table([x.row], x.name)
    yield a.f >> TF(a.words.free(f"d_{x.name}"), rows, (formula(x.length, x.name),)) >> flow
    yield flow >> C(x.name, effort=formula(x.store.xreplace({LENGTH: sp.Symbol(word, real=True)}), x.name))


def _at(a: Assembly, name: str, row: Row, elements: Sequence[Element]) -> Iterator[Chain]:
    """Elements at a scalar flow: one of the speeds, where it is that, else a flow of its own."""
    end: One | End
    if len(row) == 1 and next(iter(row.values())) == 1 and next(iter(row)) in a.k.flows:
        end = a.f[str(next(iter(row)))]
    else:
        end = One(a.words.free(f"{name}_rate"))
        yield from carried(a.f, a.words.free(f"d_{name}"), a._table([row], name), end)
    for element in elements:
        yield element >> end if isinstance(element, Se) else end >> element


# -- loads ------------------------------------------------------------------------------------------------------------


def _load(a: Assembly, load: Load) -> Iterator[Chain]:
    """A source of effort on the velocity of a body, or of a point or frame of its own."""
    word = a.words.spelt(load.at)
    if load.at not in a.places:
        moving = shortest(a.k, load.velocity(a.k), (), str(load.at))
        if not moving.moves:
            return
        name = a.words.free(f"{word}_v" if load.is_force else f"{word}_omega", *ENDINGS)
        yield from a.placed(load.at, name, moving)
    flow, moving = a.places[load.at]
    name = a.words.free(f"{'force' if load.is_force else 'torque'}_{word}")
    along = [a.k.read(x, name) for x in a.k.components(load.vector, moving.axes, name)]
    if any(along[k] != 0 for k in moving.moves):
        yield Se(name, tuple(effort(a, x, name) for x in along)) >> flow
