"""Sentences on stores without a state of their own, and on what ties the velocities that they follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bondgraph.analysis.causality.findings import Tied
from bondgraph.analysis.causality.page import shortened
from bondgraph.analysis.causality.report import Analysis
from bondgraph.draw.rooms import of_wholes
from bondgraph.graph.graph import Graph
from bondgraph.graph.whole import made_inside
from bondgraph.report.findings import Findings
from bondgraph.report.start import Start
from bondgraph.report.words import SHOWN, number, together


def followers(found: Analysis) -> list[str]:
    """A sentence on the stores in derivative causality, if there are any: what their contents follow."""
    integral = {s.store for s in found.storages if s.integral}
    stores = dict.fromkeys(s.store for s in found.storages if not s.integral)
    if not stores:
        return []
    have = "has no state of its own" if len(stores) == 1 else "have no state of their own"
    words = f"{shortened(f'{name} in part' if name in integral else name for name in stores)} {have}"
    if told := groups(found, stores):
        more = [f"{len(told) - SHOWN} more"] * (len(told) > SHOWN)
        return [f"{words} (derivative causality): {'; '.join([*told[:SHOWN], *more])}."]
    variables = (m.variable for each in found.dependents for m in each.masters)
    masters = dict.fromkeys(shared(found.graph, name) for name in variables) or found.free
    return [f"{words}, as what is stored follows {shortened(masters) or 'others'} (derivative causality)."]


def shared(graph: Graph, variable: str) -> str:
    """The flow or effort of a bond, "J1.f", by the name of the junction that has it in common, "w1", if one has."""
    name, _, letter = variable.rpartition(".")
    bond = next((bond for bond in graph.bonds if bond.name == name and bond.size == 1), None)
    for end in () if bond is None else (bond.tail, bond.head):
        junction = graph.junctions.get(end.element)
        if junction is not None and junction.common == {"e": "effort", "f": "flow"}.get(letter):
            return junction.components[end.components[0]]
    return variable


def groups(found: Analysis, stores: Iterable[str]) -> list[str]:
    """Which velocities stores follow, those told together that follow the same; nothing where that is not known."""
    tied = None if found.constrained is None else found.constrained.tied
    followed = {} if tied is None else dict(tied.followed)
    same: dict[tuple[str, ...], list[str]] = {}
    for store in stores:
        if store not in followed:
            return []
        same.setdefault(followed[store], []).append(store)
    return [_group(names, group) for names, group in sorted(same.items(), key=lambda pair: not pair[0])]


def _group(velocities: Sequence[str], stores: Sequence[str]) -> str:
    one = len(stores) == 1
    if not velocities:
        return f"{together(stores)} stand{'s' * one} still"
    return f"{together(stores)} follow{'s' * one} {together(velocities)}"


def ties(findings: Findings) -> list[str]:
    """How many of the velocities among the states are independent, and what ties the others."""
    held = findings.analysis.constrained
    if held is None or held.tied is None:
        return []
    tied, start = held.tied, findings.begins
    free = () if start is None or len(start.free) != tied.independent else start.free
    one, many = _called(findings.graph, tied)
    count, others, by = len(tied.names), len(tied.names) - tied.independent, _by(findings.graph, tied)
    if not tied.independent:
        every = f"The {one} {tied.names[0]} is" if count == 1 else f"All {many} among the states are"
        return [f"{every} determined: {by} {'it' if count == 1 else 'them'}."]
    chosen = f" ({together(free)}, at the start)" if free else ""
    of = f"Of the {number(count)} {many} among the states, {together(tied.names)}, {number(tied.independent)}"
    follow = "the other follows" if others == 1 else "the others follow"
    are, them = "is" if tied.independent == 1 else "are", "it" if others == 1 else "them"
    told = [f"{of} {are} independent{chosen}; {follow}: {by} {them}."]
    return [*told, _singular(start)] if start is not None and start.singular else told


def _singular(start: Start) -> str:
    """Which velocities are independent where constraints are dependent, and just past it."""
    count = len(start.free)
    there = f"{number(count)} {'is' if count == 1 else 'are'} independent ({together(start.free)})"
    words = f"The start is a singular configuration, at which constraints are dependent: there {there}"
    if not start.past:
        return f"{words}; which are just past it is not known, as no place beside it was found at which they are not."
    past = " or ".join(together(each) for each in start.past)
    others = ", by the way on which the motion goes on" if len(start.past) > 1 else ""
    one = len(start.past[0])
    return f"{words}; just past it {number(one)} {'is' if one == 1 else 'are'} ({past}{others})."


def _called(graph: Graph, tied: Tied) -> tuple[str, str]:
    """What the velocities of a model are called, one and several: flows, where it is no mechanism."""
    velocity = ("velocity", "velocities") if graph.wholes or made_inside(graph.elements) else ("flow", "flows")
    components = {name for junction in graph.junctions.values() for name in junction.components}
    return velocity if components.issuperset(tied.names) else ("momentum", f"{velocity[1]} and momenta")


def _by(graph: Graph, tied: Tied) -> str:
    """What holds the constraints, with its verb."""
    depths = range(1 + max((path.count(".") + 1 for path in graph.instances), default=0))
    joints = {title.rpartition(" : ")[2] for depth in depths for title in of_wholes(graph, depth)}
    if not tied.holders:
        return "the constraints tie"
    what = "the loop closure{} at {}" if joints.issuperset(tied.holders) else "the constraint{} that {} hold"
    one = len(tied.holders) == 1
    words = what.format("" if one else "s", together(tied.holders)) + "s" * (one and what.endswith("hold"))
    return f"{words} tie{'s' * one}"
