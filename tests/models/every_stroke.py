"""Small random circuits of scalar bonds, and all their strokes, tried one by one under the textbook's rules."""

from __future__ import annotations

from itertools import product
from random import Random

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero

KINDS = {"Se": Se, "Sf": Sf, "I": I, "C": C, "R": R}


def circuit(seed: int, most: int = 9) -> bg.Graph:
    """Junctions joined by bonds, transformers and gyrators, sometimes in a ring, with one-ports on them."""
    random = Random(seed)
    nodes = [random.choice((One, Zero))(f"n{k}") for k in range(random.randint(1, 4))]
    links: list[object] = []
    size = 0
    pairs = [(random.randrange(k), k) for k in range(1, len(nodes))]
    if len(nodes) > 2 and random.random() < 0.3:
        pairs.append((0, len(nodes) - 1) if (0, len(nodes) - 1) not in pairs else (1, len(nodes) - 1))
    for number, (a, b) in enumerate(dict.fromkeys(pair for pair in pairs if pair[0] != pair[1])):
        between = random.choice((None, None, TF, GY))
        links.append(nodes[a] >> between(f"w{number}") >> nodes[b] if between else nodes[a] >> nodes[b])
        size += 2 if between else 1
    for k, node in enumerate(nodes):
        for j in range(random.choice((0, 1, 1, 2)) if links else 2):
            if size < most:
                kind = random.choice((*KINDS, *"ICRICR"))
                one = KINDS[kind](f"{kind}{k}{'ab'[j]}")
                links.append(one >> node if kind in ("Se", "Sf") else node >> one)
                size += 1
    return bg.Graph("circuit", *links)


def lawful(graph: bg.Graph, strokes: dict[str, str], free: frozenset[str]) -> bool:
    """Whether strokes, as the elements that receive the effort, obey every law; some junctions may be without a setter.

    Sources give their own variable; a transformer has one stroke at it, a gyrator none or both; one bond brings the
    effort to a 0-junction and one takes it away from a 1-junction.
    """
    for name, element in graph.elements.items():
        at = [bond.name for bond, _ in graph.at[name]]
        into = sum(strokes[bond] == name for bond in at)
        setters = into if element.common == "effort" else len(at) - into
        rules = {"Se": into == 0, "Sf": into == 1, "TF": into == 1, "GY": into != 1}
        if element.common and setters != 1 and not (setters == 0 and name in free):
            return False
        if not rules.get(element.kind, True):
            return False
    return True


def every(graph: bg.Graph, free: frozenset[str]) -> list[dict[str, str]]:
    """All complete assignments."""
    trials = product(*(bond.elements for bond in graph.bonds))
    names = [bond.name for bond in graph.bonds]
    return [found for ends in trials if lawful(graph, found := dict(zip(names, ends, strict=True)), free)]


def as_given(causal: bg.CausalGraph) -> dict[str, str]:
    """Strokes of scalar bonds as the elements that receive the effort, in their order."""
    return {name: causal.graph.bond(name).end(s.side).element for (name, _), s in causal.strokes.items()}


def solved(seeds: range) -> list[tuple[bg.Graph, bg.CausalGraph, list[dict[str, str]]]]:
    """Circuits that have complete assignments, with that of bondgraph and all."""
    found = []
    for seed in seeds:
        try:
            graph = circuit(seed)
            causal = bg.causality(graph)
        except bg.BondGraphError:
            continue
        found.append((graph, causal, every(graph, frozenset(name for name, _ in causal.free))))
    return found
