"""Names that stand for many: {v_n} of a junction with the velocities v1_x, v1_y, v2_x, ... of numbered particles."""

from __future__ import annotations

import re

from bondgraph.graph.graph import Graph


def collections(graph: Graph) -> frozenset[str]:
    """The junctions whose components have numbers in place of the index of their name, at least two, and the one-ports
    on all of such a junction whose names have the same index: {v_n} with {m_n} and {F_n}, [004] Fig. 1."""
    found: set[str] = set()
    for name, junction in graph.junctions.items():
        letter, _, index = name.rpartition("_")
        if not letter or len(index) != 1 or not index.isalpha():
            continue
        numbered = [re.match(rf"{re.escape(letter)}_?(\d+)", component) for component in junction.components]
        if not all(numbered) or len({match[1] for match in numbered if match}) < 2:
            continue
        found.add(name)
        for bond, side in graph.at[name]:
            other = bond.other_end(side).element
            if bond.size == len(junction.components) and len(graph.at[other]) == 1 and other.endswith(f"_{index}"):
                found.add(other)
    return frozenset(found)


def braced(latex: str, plain: str) -> tuple[str, str]:
    """What stands for many, as LaTeX and in plain words."""
    return rf"\left\{{{latex}\right\}}", f"{{{plain}}}"
