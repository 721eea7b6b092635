"""Many particles by one vector junction {v_n}, as [004] Fig. 1 draws a mechanism."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.junction import Junction, Origin
from bondgraph.graph.values import table
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._matrix import Matrix, Table
from bondgraph_elements.mechanics.files.tabled import Tabled
from bondgraph_elements.two_ports import TF


@dataclass(frozen=True)
class Particles(Tabled):
    """Particles behind one matrix of partial velocities: `f >> TF >> 1{v_n} >> I`. Iterating gives that chain.

    A picture has the transformer's laws {v_n} = (dv/df^T) f and e = (dv/df) {F_n} beneath it. Its parts are named after
    the particles: `<name>_v` is the junction, with the components `<name>_v1x`, `<name>_v1y`, ..., `d_<name>_v` the
    transformer, `<name>_m` the inertia.

    Args:
        name: of the particles.
        masses: numbers or formulas in parameters, one for each particle.
        f: the 1-junction of the generalized velocities.
        dv: the partial velocities of shape (d N, n), particle by particle, in inertial axes; or give
        positions: of shape (N, d), formulas in the coordinates, whose derivatives they are.
        coordinates: in which the positions are, and
        Q: of shape (r, n), the map q_dot = Q f (1); both only where the coordinates are not those of f.

    Raises:
        StructureError: for tables of the wrong shape, and where not one of dv and positions is given.

    >>> q_dot = One("q_dot", coordinates=("a",))
    >>> swing = Particles("p", ("m1", "m2"), q_dot, positions=(("l*sin(a)", "-l*cos(a)"), ("-b*sin(a)", "b*cos(a)")))
    >>> swing.rows
    (('l * cos(a)',), ('l * sin(a)',), ('-b * cos(a)',), ('-b * sin(a)',))
    >>> swing.v.components
    ('p_v1x', 'p_v1y', 'p_v2x', 'p_v2y')
    """

    name: str
    masses: tuple[str, ...]
    f: Junction
    _: KW_ONLY
    dv: Any = None
    positions: Any = None
    coordinates: tuple[str, ...] = ()
    Q: Any = None

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "particles")
        masses = table(self.name, self.masses, (1,))
        assert isinstance(masses, tuple)
        object.__setattr__(self, "masses", masses)
        if (self.dv is None) == (self.positions is None):
            law = "the partial velocities are given, or follow from positions"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one of dv and positions")
        if self.dv is None and self._coordinates and len(self._Q) != len(self._coordinates):
            law = f"Q has {len(self._Q)} rows, and there are {len(self._coordinates)} coordinates"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give q_dot = Q f for each coordinate")
        for word in ("dv", "positions"):
            if (given := getattr(self, word)) is not None:
                object.__setattr__(self, word, table(self.name, given, (2,)))
        rows, n = self.rows, len(self.masses)
        if len(rows) not in (2 * n, 3 * n) or len(rows[0]) != len(self.f.components):
            law = (
                f"{n} particles and {len(self.f.components)} velocities have partial velocities of shape "
                f"({2 * n} or {3 * n}, {len(self.f.components)}), not ({len(rows)}, {len(rows[0])})"
            )
            raise StructureError(self.name, law, parties=(self.name, self.f.name), remedy="correct the shape")

    @property
    def _coordinates(self) -> tuple[str, ...]:
        return tuple(self.coordinates) or self.f.coordinates

    @property
    def _Q(self) -> Table:
        found = table(self.name, self.Q, (2,)) if self.Q is not None else None
        if isinstance(found, tuple):
            return found
        n = len(self.f.components)
        return tuple(tuple("1" if i == j else "0" for j in range(n)) for i in range(n))

    @cached_property
    def rows(self) -> Table:
        """The partial velocities, of shape (d N, n)."""
        given = table(self.name, self.dv if self.positions is None else self.positions, (2,))
        assert isinstance(given, tuple)
        return given if self.positions is None else self._derived(given)

    def _derived(self, positions: Table) -> Table:
        """(dr/dq^T) Q, row by row."""
        from bondgraph.algebra import sympy as xp

        if not self._coordinates:
            law = f"'{self.f.name}' has no coordinates, and positions depend on some"
            raise StructureError(
                self.name, law, parties=(self.name, self.f.name), remedy="give coordinates and Q, or dv"
            )
        q = [xp.symbol(name) for name in self._coordinates]
        J = [[xp.diff(xp.build(x, xp.symbol), s) for s in q] for row in positions for x in row]
        slopes = Matrix(tuple(expressions.text(xp.tidy(x)) for x in row) for row in J)
        return slopes @ self._Q

    @property
    def v(self) -> One:
        """The 1-junction {v_n} of all their velocities, in inertial axes: forces on them are efforts there."""
        d = len(self.rows) // len(self.masses)
        names = [f"{self.name}_v{k + 1}{x}" for k in range(len(self.masses)) for x in LETTERS[:d]]
        found = One(f"{self.name}_v", names, frame="inertial")
        return found.of(Origin(self.name, f"the particles '{self.name}'", f"d_{self.name}_v", maker=self))

    def __getitem__(self, particle: int) -> End:
        """The velocity of one particle, the first being 0: a force on it is an effort there."""
        d = len(self.rows) // len(self.masses)
        return self.v[self.v.components[d * particle : d * particle + d]]

    def __iter__(self) -> Iterator[Chain]:
        yield self.f >> TF(f"d_{self.name}_v", self.rows) >> self.v >> I(f"{self.name}_m", self._spread)

    @property
    def _spread(self) -> tuple[str, ...]:
        d = len(self.rows) // len(self.masses)
        return tuple(mass for mass in self.masses for _ in range(d))

    # -- in model files ---------------------------------------------------------------------------------------------

    def written(self) -> dict[str, Any]:
        rows = {} if self.dv is None else {"dv": self.rows}  # where nothing moves, too
        return super().written() | rows

    def hangs_on(self) -> tuple[str, ...]:
        return (self.f.name,)
