"""The model as a bond graph: its junctions by name, and its chains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics.bodies.velocity import Velocity


@dataclass(frozen=True, repr=False)
class SympyModel:
    """A model of sympy.physics.mechanics in pieces of a bond graph. Iterating gives its chains.

    Of a body there are `<body>_v` of its mass centre, `<body>_omega`, `<body>_m` and `<body>_J`; the speeds are
    `<name>_f`, and `<name>_q_dot` the rates of the coordinates, where these are not the speeds themselves.

    Args:
        name: of the model.
        f: the 1-junction of the speeds, auxiliary and driven ones included.
        q_dot: the 1-junction of the coordinates' rates, which may be f; None where there are no coordinates.
        chains: the whole.
        symbols: what each identifier in the graph's formulas is called in sympy.
    """

    name: str
    f: One
    q_dot: One | None
    chains: tuple[Chain, ...]
    symbols: Mapping[str, Any] = field(hash=False)
    _assembly: Any = field(repr=False, compare=False)

    def __repr__(self) -> str:
        return f"SympyModel({self.name!r}: speeds {', '.join(self.f.components)}; {len(self.chains)} chains)"

    def __iter__(self) -> Iterator[Chain]:
        return iter(self.chains)

    def __getitem__(self, speeds: Any) -> End:
        """Some of the speeds, by identifier or sympy's symbol: a motor, a brake or a prescribed motion hangs there."""
        chosen = speeds if isinstance(speeds, tuple) else (speeds,)
        return self.f[tuple(self.called(x) for x in chosen)]

    def called(self, thing: Any) -> str:
        """The identifier of one of sympy's symbols or bodies."""
        if isinstance(thing, str):
            return thing
        found: str = self._assembly.called(thing)
        return found

    @property
    def junctions(self) -> Mapping[str, One]:
        """Its 1-junctions by name: what acts on a body, a pathway or a speed hangs there."""
        elements = (end.element for chain in self.chains for end in chain.ends)
        return {element.name: element for element in elements if isinstance(element, One)}

    def v(self, body: Any) -> One:
        """The 1-junction of the velocity of a body's mass centre, along the axes that its `frame` names."""
        return self._of(self.called(body), "v")

    def omega(self, body: Any) -> One:
        """The 1-junction of a body's angular velocity, along the axes that its `frame` names."""
        return self._of(self.called(body), "omega")

    def _of(self, body: str, what: str) -> One:
        name = self._assembly.named.get((body, what), f"{body}_{what}")
        if name not in self.junctions:
            known = ", ".join(self.junctions)
            law = f"'{body}' has no such velocity: it is no body of the model, or does not move so"
            raise StructureError(self.name, law, parties=(name,), remedy=f"its junctions are {known}")
        return self.junctions[name]

    def point(self, name: str, point: Any, axes: Any = None) -> Velocity:
        """The velocity of a point: a force is an effort on its `flow`.

        Args:
            name: of its junction.
            point: sympy's `Point`.
            axes: the `ReferenceFrame` of its components, and so of a force on it; the inertial one if left out.
        """
        found: Velocity = self._assembly.velocity(expressions.identifier(name, "a junction"), point, axes)
        return found

    def turning(self, name: str, frame: Any, axes: Any = None) -> Velocity:
        """The angular velocity of a frame: a torque is an effort on its `flow`.

        Args:
            name: of its junction.
            frame: sympy's `ReferenceFrame`.
            axes: as for `point`.
        """
        found: Velocity = self._assembly.turning(expressions.identifier(name, "a junction"), frame, axes)
        return found


def modelled(name: str, given: Any, prescribed: Any, names: Any) -> SympyModel:
    """The model of some parts.

    Raises:
        BondGraphError: for what has no place in a bond graph.
    """
    from bondgraph_elements.mechanics.from_sympy._assembly import Assembly

    made = Assembly(expressions.identifier(name, "a model"), given, prescribed, names)
    return SympyModel(name, made.f, made.q_dot, tuple(made.chains()), made.symbols, made)
