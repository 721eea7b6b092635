"""Derivative causality: what dependent stores follow, by which path and gain, and what their masters see of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bondgraph.analysis.causality.findings import UNDECIDED, Dependent, Master, Reduced, Storage
from bondgraph.analysis.causality.listed import listed
from bondgraph.analysis.causality.storage import Dependence, Root, Undecided, Variable, storages


@dataclass(frozen=True)
class _Follower:
    """A dependent component: its entering variable, its momentum or charge, both written in the masters' variables."""

    dependent: Dependent
    entering: Any
    stored: Any
    conservative: bool


def dependents(depend: Dependence) -> tuple[tuple[Dependent, ...], tuple[Reduced, ...]]:
    """Dependent stores with their masters, and what the masters see of them."""
    paths = depend.paths
    followers = [
        _follower(depend, storage, paths)
        for storage in storages(depend.graph, depend.causal)
        if not storage.integral
    ]  # fmt: skip
    return tuple(f.dependent for f in followers), tuple(_reduced(depend, followers))


def _follower(depend: Dependence, storage: Storage, paths: Any) -> _Follower:
    xp, name = depend.xp, storage.store
    leaving = depend.output(name, storage.port, storage.component)
    entering: Variable = ("f" if leaving[0] == "e" else "e", leaving[1], leaving[2])
    state = _stored(depend, name, depend.symbol(leaving))
    what = "momentum" if entering[0] == "f" else "charge"
    label = xp.name(state) if state is not None else f"the {what} of {name}"
    masters: list[Master] = []
    u = h = None
    why = ""
    try:
        u = depend.written(depend.symbol(entering))
        h = depend.written(state) if state is not None else None
    except Undecided as reason:
        why = f"{UNDECIDED}: {reason}"
    for root in sorted(depend.roots.values(), key=lambda r: (r.role, r.label)):
        master = _master(depend, root, name, entering, u, h, why, paths)
        if master is not None:
            masters.append(master)
    why = why or f"{UNDECIDED}: its law has no closed form"
    equation = f"{label}: {why}" if h is None else f"{label} = {depend.text(h)}"
    found = Dependent(name, storage.component, storage.bond, label, equation, tuple(masters), _start(label, masters))
    passed = {element for m in masters for element in m.path[1:-1]}
    conservative = not any(depend.graph.elements[e].role for e in passed if e in depend.graph.elements)
    return _Follower(found, u, h, conservative)


def _stored(depend: Dependence, name: str, unknown: Any) -> Any:
    """The momentum or charge whose rate is in the row of a dependent store's effort or flow."""
    xp = depend.xp
    for row in depend.law(name).rows:
        free = xp.free(row)
        if unknown in free:
            rates = [s for s in free if xp.name(s).endswith("'")]
            if len(rates) == 1:
                return xp.symbol(xp.name(rates[0])[:-1])
    return None


def _master(
    depend: Dependence, root: Root, store: str, entering: Variable, u: Any, h: Any, why: str, paths: Any
) -> Master | None:  # fmt: skip
    """One master of a dependent store; None where it has no part in it."""
    xp = depend.xp
    path = _path(paths, root.starts, entering)
    if path is None and (u is None or root.symbol not in xp.free(u)):
        return None
    if u is not None and root.symbol not in xp.free(u):
        return None
    gain = why or depend.text(xp.diff(u, root.symbol))
    derivative = (
        depend.text(xp.diff(h, root.symbol)) if h is not None else why or f"{UNDECIDED}: its law has no closed form"
    )
    bonds, through = path or ((), ())
    return Master(root.name, root.role, root.label, gain, derivative, (root.name, *through, store), bonds)


def _path(paths: Any, starts: tuple[Variable, ...], end: Variable) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The bonds and the elements passed on the shortest way."""
    import networkx as nx

    best: list[Variable] | None = None
    for start in sorted(starts):
        if start == end:
            return (end[1],), ()
        if start in paths and end in paths and nx.has_path(paths, start, end):
            found = nx.shortest_path(paths, start, end)
            best = found if best is None or len(found) < len(best) else best
    if best is None:
        return None
    through = [paths.edges[a, b]["through"] for a, b in pairwise(best)]
    return tuple(dict.fromkeys(name for _, name, _ in best)), tuple(dict.fromkeys(through))


def _start(label: str, masters: list[Master]) -> str:
    """What a dependent store does to initial conditions."""
    names = [m.variable for m in masters]
    if not names:
        return f"{label} starts at what its junctions give and cannot be chosen"
    sources = " and ".join(sorted({m.name for m in masters if m.role == "source"}))
    jumps = f", and jumps where {sources} jump{'' if ' and ' in sources else 's'}" if sources else ""
    return f"{label} cannot be chosen: it starts at what {listed(names)} give{'s' if len(names) == 1 else ''}{jumps}"


def _reduced(depend: Dependence, followers: list[_Follower]) -> Iterator[Reduced]:
    """For masters that share dependent stores, the inertia or compliance they see together."""
    import networkx as nx

    shared = nx.Graph()
    by_root: dict[str, Root] = {root.label: root for root in depend.roots.values()}
    for index, follower in enumerate(followers):
        for master in follower.dependent.masters:
            if master.role != "source":
                shared.add_edge(("store", str(index)), ("root", master.variable))
    for part in sorted(nx.connected_components(shared), key=lambda p: sorted(p)):
        roots = [by_root[label] for kind, label in sorted(part) if kind == "root"]
        carried = [followers[i] for i in sorted(int(name) for kind, name in part if kind == "store")]
        letters = {root.starts[0][0] for root in roots}
        what = "storage" if len(letters) > 1 else "inertia" if letters == {"f"} else "compliance"
        stores = tuple(dict.fromkeys(f.dependent.store for f in carried))
        labels = tuple(root.label for root in roots)
        yield Reduced(tuple(r.name for r in roots), labels, stores, what, _matrix(depend, roots, carried))


def _matrix(depend: Dependence, roots: list[Root], carried: list[_Follower]) -> tuple[tuple[str, ...], ...]:
    """Entries d u/d r_i * d h/d r_j over the dependent stores, and the masters' own."""
    if any(f.entering is None or f.stored is None for f in carried):
        return ((f"{UNDECIDED}: a law among these stores is not written out",),)
    if not all(f.conservative for f in carried):
        return (
            (f"{UNDECIDED}: a path goes through a resistor or an activated bond, so power is not conserved on it",),
        )
    if len(roots) > 12:
        return ((f"{UNDECIDED}: {len(roots)} masters, too many to write out",),)
    xp, rows = depend.xp, []
    try:
        for a in roots:
            row = []
            for b in roots:
                total = _own(depend, a, b) if (a.role, b.role) == ("store", "store") else xp.number(0)
                for f in carried:
                    total = total + xp.diff(f.entering, a.symbol) * xp.diff(f.stored, b.symbol)
                row.append(depend.text(total))
            rows.append(tuple(row))
    except Undecided as why:
        return ((f"{UNDECIDED}: {why}",),)
    return tuple(rows)


def _own(depend: Dependence, a: Root, b: Root) -> Any:
    """The entry of the masters' own inertia or compliance: d p_a/d f_b of the store both belong to."""
    xp = depend.xp
    if a.name != b.name:
        return xp.number(0)
    law = depend.law(a.name)
    own = [p for p in law.states if any(xp.rate(p) in xp.free(r) and _other(depend, a) in xp.free(r) for r in law.rows)]
    starts: Mapping[Any, Any] = dict(law.starts)
    if len(own) == 1 and own[0] in starts:
        return xp.diff(starts[own[0]], b.symbol)
    lets = dict(law.lets)
    if len(own) == 1 and a.symbol in lets:
        return 1 / xp.diff(lets[a.symbol], own[0])
    raise Undecided(f"the law of {a.name} is not written out")


def _other(depend: Dependence, root: Root) -> Any:
    letter, bond, k = root.starts[0]
    return depend.symbol(("e" if letter == "f" else "f", bond, k))
