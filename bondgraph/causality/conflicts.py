"""Causal conflicts: strokes that contradict each other, told with the choices that they rest on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bondgraph.causality.causal_graph import Key, Node, Reason, Stroke, label
from bondgraph.errors import CausalConflict
from bondgraph.graph.graph import Graph

Strokes = Mapping[Key, Stroke]


def node_label(graph: Graph, node: Node) -> str:
    """The name of a junction, with the component where there are several."""
    components = graph.junctions[node[0]].components
    return node[0] if len(components) == 1 else f"{node[0]}[{components[node[1]]}]"


def two_setters(graph: Graph, strokes: Strokes, node: Node, setters: Sequence[Key]) -> CausalConflict:
    """The conflict of a junction whose common variable two bonds set."""
    element = graph.elements[node[0]]
    what, store = ("flow", "a compliance") if element.common == "flow" else ("effort", "an inertia")
    described = _around(graph, strokes, setters)
    names = list(map(_name, described))
    bonds = " and ".join(f"'{label(graph, key)}'" for key in setters)
    rest = ", ".join(described)
    whose = f"from {rest}" if sorted(names) == sorted(key[0] for key in setters) else f"which rest on {rest}"
    return CausalConflict(
        f"{element.kind}-junction '{node_label(graph, node)}'",
        f"two bonds set its {what}, {bonds}, {whose}; only one may",
        parties=names,
        remedy=f"Remove one, or join them through {store} or a resistor",
    )


def no_setter(graph: Graph, strokes: Strokes, node: Node, keys: Sequence[Key]) -> CausalConflict:
    """The conflict of a junction whose common variable no bond sets."""
    element = graph.elements[node[0]]
    what, brought = ("flow", "effort") if element.common == "flow" else ("effort", "flow")
    described = _around(graph, strokes, keys)
    law = f"every bond brings {brought} and none sets its {what}; they rest on {', '.join(described)}"
    return CausalConflict(
        f"{element.kind}-junction '{node_label(graph, node)}'",
        law if keys else f"no bond meets it, so that nothing sets its {what}",
        parties=list(map(_name, described)) or [node[0]],
        remedy=f"Let one element there take {brought}: an inertia, a compliance or a resistor",
    )


def two_strokes(graph: Graph, strokes: Strokes, key: Key, known: Reason, new: Reason) -> CausalConflict:
    """The conflict of a bond that would need a stroke at either end."""
    described = sorted({*_origins(graph, strokes, known), *_origins(graph, strokes, new)})
    return CausalConflict(
        f"bond '{label(graph, key)}'",
        f"it would need two strokes: {known.rule}; and {new.rule}; they rest on {', '.join(described)}",
        parties=list(map(_name, described)),
        remedy="Remove one of them, or put a store or a resistor between",
    )


def not_permitted(graph: Graph, strokes: Strokes, name: str, given: Sequence[Key]) -> CausalConflict:
    """The conflict of an element whose law permits no stroke pattern that agrees with those given."""
    element = graph.elements[name]
    described = _around(graph, strokes, given)
    others = [party for party in described if _name(party) != name]
    rules = "; ".join(_ruled(graph, strokes, given))
    return CausalConflict(
        f"{element.kind} '{name}'",
        f"its law cannot be used with the strokes that {', '.join(others) or 'its neighbours'} would give it ({rules})",
        parties=[*map(_name, described), name],
        remedy="Remove one of them, or put a store or a resistor between",
    )


def _ruled(graph: Graph, strokes: Strokes, given: Sequence[Key]) -> Iterator[str]:
    """Each rule once, with the bonds and components it gave a stroke."""
    by_rule: dict[tuple[str, str], list[Key]] = {}
    for key in given:
        by_rule.setdefault((key[0], strokes[key].reason.rule), []).append(key)
    for (bond, rule), keys in by_rule.items():
        yield f"{label(graph, keys[0]) if len(keys) == 1 else bond}: {rule}"


def _around(graph: Graph, strokes: Strokes, keys: Sequence[Key]) -> list[str]:
    """The elements whose choice the strokes of some bonds rest on, described; those at their ends, if none."""
    found = sorted({origin for key in keys for origin in _origins(graph, strokes, strokes[key].reason)})
    if found:
        return found
    around = {name for bond, _ in keys for name in graph.bond(bond).elements}
    return sorted(f"'{name}' ({graph.elements[name].kind})" for name in around)


def _origins(graph: Graph, strokes: Strokes, reason: Reason) -> list[str]:
    """The elements whose choice a reason rests on, described."""
    found: set[str] = set()
    waiting, seen = [reason], set()
    while waiting:
        current = waiting.pop()
        if id(current) in seen:
            continue
        seen.add(id(current))
        if not current.because:
            element = graph.elements.get(current.at)
            found.add(f"'{current.at}' ({element.kind})" if element else f"'{current.at}'")
        waiting += [strokes[key].reason for key in current.because if key in strokes]
    return sorted(found)


def _name(described: str) -> str:
    """The name in 'name' (kind)."""
    return described.split("'")[1]
