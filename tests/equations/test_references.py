"""Parts without a reference: circuits without a ground, mechanisms without a frame."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, De, I, One, R, Se, Sf, Zero
from bondgraph.equations.references import floating, reference
from bondgraph.errors import SingularSystem


def ring(*more: Any, out: str = "") -> bg.Graph:
    """A source, a resistor and a capacitor between three nodes, of which one may be left out."""
    nodes = {name: Zero(name) for name in ("n1", "n2", "n3") if name != out}
    ways = [("n3", One("a"), "n1"), ("n1", One("b"), "n2"), ("n2", One("c"), "n3")]
    chains = [nodes[tail] >> way for tail, way, _ in ways if tail in nodes]
    chains += [way >> nodes[head] for _, way, head in ways if head in nodes]
    on = [Se("V") >> One("a"), One("b") >> R("Res", 2.0), One("c") >> C("Cap", 0.1)]
    return bg.Graph("ring", *on, *chains, *(chain(nodes) for chain in more))


def grounded(name: str) -> Any:
    return lambda nodes: Se("ground", 0) >> nodes[name]


def mechanism(*held: str) -> bg.Graph:
    """Three massless bodies, joined by a drive, a damper and a spring."""
    bodies = [One(f"m{k}") for k in range(3)]
    between = [Zero(f"z{k}") for k in range(3)]
    pairs = zip(bodies, between, [*bodies[1:], bodies[0]], strict=True)
    chains = [tail >> junction >> head for tail, junction, head in pairs]
    on = [Sf("V") >> between[0], between[1] >> R("Res", 2.0), between[2] >> C("Cap", 0.1)]
    return bg.Graph("mechanism", *on, *chains, *(Sf("fixed", 0) >> One(name) for name in held))


def test_a_circuit_without_ground_is_refused_with_the_remedy() -> None:
    with pytest.raises(SingularSystem) as caught:
        bg.compile(ring())
    assert set(caught.value.parties) == {"n1", "n2", "n3"}
    assert "up to a common constant" in str(caught.value) and "ground" in str(caught.value)
    assert reference("effort", "n1") in str(caught.value) and "mass" not in str(caught.value)


def test_a_mechanism_without_a_frame_is_the_dual() -> None:
    with pytest.raises(SingularSystem) as caught:
        bg.compile(mechanism())
    assert set(caught.value.parties) == {"m0", "m1", "m2"} and reference("flow", "m0") in str(caught.value)
    rates = {name: bg.compile(mechanism(name)).rates["q_Cap"] for name in ("m0", "m1", "m2")}
    assert len(set(map(str, rates.values()))) == 1


@pytest.mark.parametrize("node", ["n1", "n2", "n3"])
def test_a_ground_and_a_node_left_out_give_the_circuit(node: str) -> None:
    for graph in (ring(grounded(node)), ring(out=node)):
        assert not floating(graph)
        x = bg.simulate(graph, 1.0, start={"q_Cap": 0.0}, values={"V": 10.0})["q_Cap"]
        assert x[-1] == pytest.approx(1.0 * (1 - np.exp(-1.0 / 0.2)), rel=1e-6)


def test_what_hangs_on_a_node_is_its_reference_unless_it_only_reads() -> None:
    assert not floating(ring(lambda nodes: nodes["n1"] >> C("stray")))
    assert floating(ring(lambda nodes: nodes["n1"] >> De("meter")))


def test_the_secondary_of_a_transformer_floats_by_itself() -> None:
    p, q, load = One("p"), One("q"), One("load")
    top, bottom = Zero("top"), Zero("bottom")
    parts = [Se("V") >> p >> TF("n", 2.0) >> q, p >> R("r"), load >> R("RL"), load >> C("CL")]
    parts += [bottom >> q >> top, top >> load >> bottom]
    (part,) = floating(bg.Graph("isolated", *parts))
    assert part.junctions == ("bottom", "top") and part.alike
    bg.compile(bg.Graph("isolated", *parts, Se("ground", 0) >> bottom))


def test_a_current_round_two_wires_is_no_missing_ground() -> None:
    n1, n2, a, b = Zero("n1"), Zero("n2"), One("a"), One("b")
    graph = bg.Graph("wires", n1 >> a >> n2, n1 >> b >> n2, n1 >> C("C"), n2 >> R("R"))
    (part,) = floating(graph)
    assert (part.common, part.junctions, part.alike) == ("flow", ("a", "b"), False)
    with pytest.raises(SingularSystem, match="runs round"):
        bg.compile(graph)


def random_circuit(seed: int) -> tuple[list[Any], list[Any]]:
    """Nodes in a random connected graph of resistors and inductors, driven by one source; and its nodes."""
    rng = random.Random(seed)
    nodes = [Zero(f"n{k}") for k in range(rng.randint(3, 6))]
    pairs = [(nodes[k], nodes[rng.randrange(k)]) for k in range(1, len(nodes))]
    pairs += [tuple(rng.sample(nodes, 2)) for _ in range(rng.randint(2, 4))]
    chains: list[Any] = []
    for k, (tail, head) in enumerate(pairs):
        way = One(f"w{k}")
        chains.append(tail >> way >> head)
        chains.append(way >> R(f"R{k}", rng.uniform(1.0, 3.0)))
        if k == len(pairs) - 1:
            chains.append(Se("V", 5.0) >> way)
        elif rng.random() < 0.4:
            chains.append(way >> I(f"L{k}", rng.uniform(0.5, 2.0)))
    return chains, nodes


@pytest.mark.parametrize("seed", range(6))
def test_the_node_that_is_grounded_changes_no_current(seed: int) -> None:
    chains, nodes = random_circuit(seed)
    (part,) = floating(bg.Graph("circuit", *chains))
    assert set(part.junctions) == {node.name for node in nodes} and part.common == "effort"
    found = []
    for node in (nodes[0], nodes[-1]):
        run = bg.simulate(bg.Graph("circuit", *chains, Se("ground", 0) >> node), 0.5)
        found.append([run[f"R{k}.f"][-1] for k in range(len(chains)) if f"R{k}.f" in run])
    assert np.abs(found[0]).max() > 0 and np.allclose(found[0], found[1], rtol=1e-6, atol=1e-9)
