"""Random models written in any units: displacements, momenta and time count in units of their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero


@dataclass(frozen=True)
class Units:
    """What one unit of displacement (or charge), of momentum (or flux) and of time becomes in numbers."""

    displacement: float = 1.0
    momentum: float = 1.0
    time: float = 1.0

    @property
    def flow(self) -> float:
        return self.displacement / self.time

    @property
    def effort(self) -> float:
        return self.momentum / self.time

    def of(self, state: str) -> float:
        """The factor of a state by its name."""
        return self.momentum if state.startswith("p_") else self.displacement


@dataclass(frozen=True)
class Model:
    """A graph, what `simulate` takes, and what its states count in."""

    graph: bg.Graph
    span: float
    start: dict[str, float]
    units: dict[str, float]
    values: dict[str, float] = field(default_factory=dict)


def ladder(seed: int, units: Units, cubic: bool = False) -> Model:
    """A ladder of one to four meshes, driven by a sine that may begin late, or let go from a charge; RLC of sizes that
    differ by a hundred, resistances and springs with a cubic part if asked.
    """
    rng = np.random.default_rng(seed)
    flow, effort = units.flow, units.effort

    def size(factor: float) -> float:
        return float(10 ** rng.uniform(-1, 1) * factor)

    parts: list[Any] = []
    count = int(rng.integers(1, 5))
    meshes = [One(f"i{k}") for k in range(count)]
    nodes = [Zero(f"u{k}") for k in range(count)]
    for k, (mesh, node) in enumerate(zip(meshes, nodes, strict=True)):
        parts += [mesh >> I(f"L{k}", size(effort * units.time / flow)), mesh >> node]
        if k:
            parts.append(nodes[k - 1] >> mesh)
        a, b = size(0.3 * effort / flow), size(0.3 * effort / flow**3)
        parts.append(mesh >> (R(f"R{k}", effort=f"{a!r}*f + {b!r}*f**3") if cubic else R(f"R{k}", a)))
        a, b = size(effort / units.displacement), size(effort / units.displacement**3)
        parts.append(node >> (C(f"c{k}", effort=f"{a!r}*q + {b!r}*q**3") if cubic else C(f"c{k}", 1 / a)))
    late, driven = rng.uniform() < 0.5, rng.uniform() < 0.7
    push = f"{size(effort)!r}*sin({size(1) / units.time!r}*t)"
    late_push = f"where(t < {1.5 * units.time!r}, 0, {push})"
    parts.insert(0, Se("U", (late_push if late else push) if driven else 0.0) >> meshes[0])
    start = {} if driven else {"q_c0": size(units.displacement)}
    states = [f"{what}{k}" for k in range(count) for what in ("p_L", "q_c")]
    return Model(bg.Graph("ladder", *parts), 8 * units.time, start, {name: units.of(name) for name in states})


def double_pendulum(seed: int, units: Units) -> Model:
    """Two joints with friction and a spring, let go at random angles: a metre and a second count in any units, the
    angles in radians in all.

    Args:
        seed: of the sizes and the start.
        units: their displacement is the metre.
    """
    rng = np.random.default_rng(seed)
    metre, second = units.displacement, units.time
    mass = units.momentum * second / metre
    torque = mass * metre**2 / second**2
    f = One("f", ("w1", "w2"), coordinates=("th1", "th2"))
    one, other = ([f"l{k}*{s}(th{k})" for s in ("cos", "sin")] for k in (1, 2))
    parts: list[Any] = []
    for k, row in enumerate(([(a, 0) for a in one], list(zip(one, other, strict=True))), 1):
        v = One(f"v{k}", (f"vx{k}", f"vy{k}"))
        parts += [f >> TF(f"r{k}", row) >> v, v >> I(f"m{k}"), Se(f"G{k}", (0, f"-m{k}*g")) >> v]
    parts += [f["w2"] >> R("d"), f["w2"] >> C("k")]
    values = {name: float(rng.uniform(0.5, 2) * mass) for name in ("m1", "m2")}
    values |= {name: float(rng.uniform(0.5, 1.5) * metre) for name in ("l1", "l2")}
    values |= {"g": 9.81 * metre / second**2, "d": 0.1 * torque * second, "k": 1 / torque}
    start = {"th1": float(rng.uniform(-1, 1)), "th2": float(rng.uniform(-1, 1))}
    return Model(bg.Graph("double_pendulum", *parts), 2 * second, start, {"th1": 1.0, "th2": 1.0}, values)


def held_pendulum(units: Units) -> Model:
    """A mass held by a rod, in x and y."""
    metre, second = units.displacement, units.time
    mass = units.momentum * second / metre
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("rod", (("x", "y"),)) << Sf("rigid", 0)
    graph = bg.Graph("held", f >> I("m", (mass, mass)), Se("G", (0, -9.81 * mass * metre / second**2)) >> f, rod)
    return Model(graph, 2 * second, {"x": metre}, {"x": metre, "y": metre, "u": units.flow, "w": units.flow})


def tied_network(seed: int, units: Units) -> Model:
    """A network driven through a resistor, with as many capacitors as lie in loops of their own, some behind
    transformers or in series with a coil; every number is given beside the graph.
    """
    rng = np.random.default_rng(seed)
    resistance = units.effort / units.flow
    sizes = {R: resistance, C: units.displacement / units.effort, I: resistance * units.time}
    nodes = [Zero(f"n{k}") for k in range(int(rng.integers(2, 5)))]
    drive = One("drive")
    parts: list[Any] = [Se("U", f"{units.effort!r}*sin(t/{units.time!r})") >> drive, drive >> R("R"), drive >> nodes[0]]
    kinds = {"R": R, **{f"load{k}": R for k in range(len(nodes))}}
    parts += [node >> R(f"load{k}") for k, node in enumerate(nodes)]
    for k in range(int(rng.integers(len(nodes), len(nodes) + 4))):
        one, other = rng.choice(len(nodes), 2, replace=False) if k >= len(nodes) - 1 else (k, k + 1)
        kind = C if rng.uniform() < 0.75 else I
        branch, name = One(f"b{k}"), f"{kind.__name__}{k}"
        kinds[name] = kind
        parts += [nodes[one] >> branch, branch >> kind(name)]
        if rng.uniform() < 0.3:
            inner = One(f"t{k}")
            parts += [branch >> TF(f"m{k}", float(rng.uniform(0.5, 2))) >> inner, inner >> nodes[other]]
        else:
            parts.append(branch >> nodes[other])
    values = {name: float(10 ** rng.uniform(-0.5, 0.5) * sizes[kind]) for name, kind in kinds.items()}
    told = {"R.f": units.flow, **dict.fromkeys((f"n{k}" for k in range(len(nodes))), units.effort)}
    return Model(bg.Graph("tied", *parts), 8 * units.time, {}, told, values)
