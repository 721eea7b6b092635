"""Components of one name on several junctions: each is called by its junction, too.

Where v and w both have a component x, the flows are `v_x` and `w_x`. Any component can be asked for by its junction,
as `v.x`; `x` alone means none of them.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bondgraph.graph.chain import Chain, End
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import beside, local


def on_several(chains: list[Chain]) -> frozenset[str]:
    """Names that components of several junctions have; but for junctions that were made with chains."""
    named: Counter[str] = Counter()
    for junction in {end.element.name: end.element for chain in chains for end in chain.ends}.values():
        if isinstance(junction, Junction):
            named.update(_given(junction))
    return frozenset(name for name, count in named.items() if count > 1)


def told_apart(chains: list[Chain], twice: frozenset[str]) -> list[Chain]:
    """The same chains, in which components of these names have that of their junction before them."""
    if not twice:
        return chains
    found: dict[int, Junction] = {}
    return [_chain(chain, twice, found) for chain in chains]


def by_junction(junctions: Iterable[Junction]) -> dict[str, str]:
    """Components as `junction.component`, each with its own name."""
    found = {f"{each.name}.{local(name)}": name for each in junctions for name in each.components}
    return {f"{each.name}.{x}": name for each in junctions for x, name in short(each).items()} | found


def short(junction: Junction) -> dict[str, str]:
    """Components whose names begin with that of their junction, by the rest of their names."""
    begin = f"{junction.name}_"
    return {name.removeprefix(begin): name for name in junction.components if name.startswith(begin)}


def shared(junctions: Iterable[Junction]) -> Mapping[str, tuple[str, ...]]:
    """What is a component of several junctions, and what each of these is called."""
    found: dict[str, list[str]] = {}
    for junction in junctions:
        for name in short(junction):
            found.setdefault(beside(junction.name, name), []).append(f"{junction.name}.{name}")
    return {name: tuple(parts) for name, parts in found.items() if len(parts) > 1 and not local(name).isdigit()}


def _given(junction: Junction) -> tuple[str, ...]:
    """The components that have names of their own: not the only one of a junction, nor those of joints."""
    return () if junction.origin else tuple(name for name in junction.components if name != junction.name)


def _chain(chain: Chain, twice: frozenset[str], found: dict[int, Junction]) -> Chain:
    links = (replace(x, left=_end(x.left, twice, found), right=_end(x.right, twice, found)) for x in chain.links)
    return Chain(tuple(_end(end, twice, found) for end in chain.ends), tuple(links))


def _end(end: End, twice: frozenset[str], found: dict[int, Junction]) -> End:
    junction = end.element
    if not isinstance(junction, Junction) or not twice.intersection(_given(junction)):
        return end
    names = {x: f"{junction.name}_{x}" if x in twice and x != junction.name else x for x in junction.components}
    if id(junction) not in found:
        found[id(junction)] = copy.copy(junction)
        object.__setattr__(found[id(junction)], "components", tuple(names.values()))
    return replace(end, element=found[id(junction)], components=tuple(names[x] for x in end.components))
