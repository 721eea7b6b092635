"""All that a graph is refused for, and nothing that follows from what is missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se
from bondgraph.graph.chain import Chain
from bondgraph.io.refusals import Unread, owner, parted, refusals, without


def build(parts: Mapping[str, Any], chains: Sequence[Chain]) -> bg.Graph:
    return bg.Graph("g", *parts.values(), *chains)


def told(
    parts: Sequence[Any], chains: Sequence[Chain], missing: Sequence[str] = (), unclear: Sequence[str] = ()
) -> Any:
    named = {part.name: part for part in parts} | dict.fromkeys(missing)
    return [error.place for error in refusals(build, named, chains, unclear)]


i, w, U, K, b, L = One("i"), One("w"), Se("U", 1), GY("K", 1), R("b", 1), I("L", 1)


def test_every_fault_is_told_once() -> None:
    chains = [U >> i >> K >> w, i >> b, w >> b, i >> L, w >> L]
    assert told([i, w, U, K, b, L, R("x", 1), R("y", 1)], chains) == ["b", "L", "x", "y"]


def test_what_is_beside_a_missing_part_keeps_its_bonds() -> None:
    """Without the gyrator neither the shaft nor its load is loose, and a load without a bond is."""
    chains = [*parted(U >> i >> Unread("K") >> w), w >> b]
    assert told([i, w, U, b], chains, ["K"]) == []
    assert told([i, w, U, b, L], chains, ["K"]) == ["L"]


def test_what_stands_in_a_line_that_is_none_is_not_judged() -> None:
    assert told([i, U, L, b], [U >> i], unclear=["L"]) == ["b"]


def test_links_of_a_part_end_at_others() -> None:
    found = without([U >> i >> K >> w, w >> b, Chain.of(K)], "K")
    assert ["K" in map(owner, chain.ends) for chain in found] == [False] * len(found)
    assert sorted(owner(end) for chain in found for end in chain.ends if not isinstance(end.element, Unread)) == [
        "U", "b", "i", "i", "w", "w",
    ]  # fmt: skip
