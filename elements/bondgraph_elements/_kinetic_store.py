"""What the kinetic stores have in common: a mass matrix, an I-port and a C-port, and the constraints a form keeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from itertools import combinations_with_replacement
from typing import Any, ClassVar

from bondgraph.algebra.formula import Formulas, given
from bondgraph.algebra.protocol import Algebra
from bondgraph.errors import NotReducible, SizeMismatch, StructureError
from bondgraph.forms import kane_momentum, partially_lagrangian
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.law import Identity, Law, Place
from bondgraph.graph.values import table, table_text
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import KeptConstraint, Kinetics, port_of
from bondgraph_elements import field

INTO = ("effort", "flow")
MAY = ("coordinates", "time", "flows")


@dataclass(frozen=True)
class KineticStore(Element):
    """Base of the three kinetic stores.

    Args:
        name: the store's name; its momenta are `p_name`.
        A: the mass matrix as a function of the coordinates, of size S x S.
        carries: the names and matrices of the inertias it was made of; values with which one of them would be
            negative are refused, whatever their sum is.
        kept: constraints that the form keeps, each as the name of its source, its rows by formulas, and for
            each row a formula of the position it is the rate of, or None.
        form: the form of the equations, a function of the store's kinetics; by default the strokes choose it.
        D: a gyrator matrix of shape (S, S), by formulas in the coordinates and the components of f, from which the
            effort at the C-port follows; (17) is checked of it, entry by entry.
    """

    A: Any = Formulas()  # noqa: RUF009 - a descriptor
    carries: tuple[tuple[str, Any], ...] = dataclass_field(default=(), kw_only=True)
    kept: tuple[tuple[str, Any, Any, Any], ...] = dataclass_field(default=(), kw_only=True)
    form: Callable[[Kinetics], Law] | None = dataclass_field(default=None, kw_only=True)
    D: Any = dataclass_field(default=None, kw_only=True)
    kind: ClassVar[str] = "T"
    role: ClassVar[str] = "store"
    impossible: ClassVar[tuple[str, str]] = (
        "its energy, or that of an inertia it carries, would be negative in some direction, or such an inertia that of "
        "no rigid body (triangle inequality)",
        "give values with which its matrix, and every inertia it carries, is positive definite, and a body can have it",
    )
    c_arrow: ClassVar[str] = "out"

    def __post_init__(self) -> None:
        super().__post_init__()
        table = table_text(given(self, "A"))
        rows = ((table,),) if isinstance(table, str) else table
        square = isinstance(rows, tuple) and rows and all(isinstance(r, tuple) and len(r) == len(rows) for r in rows)
        if not square:
            law, remedy = "a mass matrix is square", "give S rows of S formulas"
            raise SizeMismatch(self.name, law, parties=(self.name,), remedy=remedy)
        object.__setattr__(self, "A", rows)
        field.check_definite(self.name, rows)
        if self.D is not None:
            object.__setattr__(self, "D", self._gyrator(self.D))

    def _gyrator(self, D: Any) -> Any:
        found = table(self.name, D, (0, 2))
        rows = ((found,),) if isinstance(found, str) else found
        if not isinstance(rows, tuple) or {len(rows), *map(len, rows)} != {len(self.mass)}:
            law, remedy = "D has the shape of the mass matrix", f"give {len(self.mass)} rows of as many formulas"
            raise SizeMismatch(self.name, law, parties=(self.name,), remedy=remedy)
        return rows

    @property
    def mass(self) -> Any:
        """The mass matrix A, as it was given."""
        return given(self, "A")

    def ports(self) -> tuple[Port, ...]:
        own = Port("I", len(self.mass), "in"), Port("C", len(self.mass), self.c_arrow)
        return *own, *(Port(port_of(name), len(rows), "in") for name, rows, *_ in self.kept)

    def stored(self, place: Place) -> Any:
        if not self.carries:
            return place.matrix(self.mass, ("coordinates", "time"))
        return _block_diagonal(place.xp, [place.matrix(M, ()) for _, M in self.carries])

    def texts(self) -> tuple[str, ...]:
        kept = (text for _, *parts in self.kept for part in parts for text in field.texts(part))
        return *field.texts(self.mass), *field.texts(self.D), *kept

    def modulated(self) -> bool:
        return True

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        ways: tuple[tuple[bool], ...] = ((EFFORT_IN,), (FLOW_IN,))
        return self._cells(ways, Step.KINETIC)

    def _cells(self, ways: tuple[tuple[bool], ...], step: Step) -> list[Cell]:
        n = len(self.mass)
        inertial = [Cell((("I", k),), ways, step, holds="I") for k in range(n)]
        kept = [(port_of(name), k) for name, rows, *_ in self.kept for k in range(len(rows))]
        others = [*(("C", k) for k in range(n)), *kept]
        return inertial + [Cell((port,), ((FLOW_IN,),), Step.ONE_WAY) for port in others]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        u = [port for port, effort in into.items() if port[0] == "I" and effort]
        c = [port for port, effort in into.items() if port[0] == "I" and not effort]
        c_port = [port for port in into if port[0] == "C"]
        kept = [port for port in into if port[0] not in ("I", "C")]
        return [(a, b) for x, y in ((u, c), (c_port, c_port), (u, kept), (kept, kept)) for a in x for b in y]

    def _vector(self, value: Any, what: str) -> Any:
        table = table_text(value)
        table = (table,) if isinstance(table, str) else table
        if not isinstance(table, tuple) or len(table) != len(self.mass) or any(isinstance(x, tuple) for x in table):
            law, remedy = f"{what} has as many components as A has rows", f"give {len(self.mass)} formulas"
            raise SizeMismatch(self.name, law, parties=(self.name,), remedy=remedy)
        return table

    def carried(self, kinetics: Kinetics, form: Callable[[Kinetics], Law] | None) -> Element:
        """The kinetic store that takes its place for a form; without one, the momentum store."""
        from bondgraph_elements.kinetic import store

        return store(kinetics, form, self.carries)

    def remark(self, place: Place) -> str:
        return self.form.remark() if isinstance(self.form, Form) else ""

    def symmetric(self, k: Kinetics) -> tuple[Identity, ...]:
        """T* = f^T A f/2 has A = dp/df, which is symmetric."""
        return field.symmetric(k.xp, self.name, lambda i, j: k.A[i, j], len(k.f))

    def conserves(self, place: Place, k: Kinetics, effort: Any) -> tuple[Identity, ...]:
        """D + D^T = A_dot (17), so both D f and D^T f do the work f^T A_dot f / 2: then (19), (37) hold."""
        f, work = k.f, place.along(k.T_star)
        given = (f.T @ effort)[0, 0]
        error = StructureError(
            self.name,
            "the effort at its C-port is not that of its mass matrix: f^T D f must be f^T A_dot f/2, or energy is lost",
            parties=(self.name,),
            remedy="correct the formulas, or let bondgraph.reduce make the store",
        )
        square = given**2 + work**2 + k.T_star**2 * (f.T @ f)[0, 0]
        return (Identity(given - work, square, error),)

    def effort(self, place: Place, k: Kinetics, name: str) -> Any:
        """The effort at the C-port, a field of formulas; where D is given, D f or D^T f, whichever the field is of."""
        if k.D is None:
            return place.column(given(self, name), len(self.mass), MAY)
        return (k.D if self.c_arrow == "in" else k.D.T) @ k.f

    def having(self, D: Any) -> KineticStore:
        """The same store with another matrix D, from which the effort at its C-port follows.

        Raises:
            SizeMismatch: for a matrix of another shape.
        """
        return replace(self, D=D)

    def gyrates(self, place: Place, k: Kinetics) -> tuple[Identity, ...]:
        """D + D^T = A_dot (17) of a D that is given."""
        if k.D is None:
            return ()
        speed, found = (k.f.T @ k.f)[0, 0], []
        for i, j in combinations_with_replacement(range(len(k.f)), 2):
            total, rate = k.D[i, j] + k.D[j, i], place.along(k.A[i, j])
            error = StructureError(
                self.name,
                f"D + D^T is not A_dot (17) in row {i + 1}, column {j + 1}",
                parties=(self.name,),
                remedy="correct D, or let bondgraph.reduce make the store",
            )
            square = k.D[i, j] ** 2 + k.D[j, i] ** 2 + rate**2 + k.A[i, i] * k.A[j, j] * speed
            found.append(Identity(total - rate, square, error))
        return tuple(found)

    def kinetics(self, place: Place) -> Kinetics:
        """What the forms need of this store, the strokes' partition into u and c included."""
        A = place.matrix(self.mass, ("coordinates", "time"))
        free = [k for k, effort in enumerate(place.into("I")) if effort]
        return Kinetics(
            xp=place.xp,
            about=self.name,
            A=A,
            f=place.f("I"),
            e=place.e("I"),
            p=place.xp.column(place.state("p", "I")),
            u=tuple(free),
            c=tuple(k for k in range(len(self.mass)) if k not in free),
            D=None if self.D is None else place.matrix(self.D, MAY),
            kept=tuple(self._kept(place, *each) for each in self.kept),
            read=lambda text: place.read(text, (*MAY, "inputs"), {}),
        )

    def _kept(self, place: Place, name: str, rows: Any, positions: Any, left_out: Any) -> KeptConstraint:
        may, port = ("coordinates", "time"), port_of(name)
        known, others = (
            tuple(None if x is None else place.read(x, (*may, "inputs"), {}) for x in each)
            for each in (positions, left_out)
        )
        return KeptConstraint(name, place.matrix(rows, may), known, place.f(port), place.e(port), others)


@dataclass(frozen=True)
class MomentumStore(KineticStore):
    """Base of IC and NIC. With effort into the I-port the momentum p is the state (25); with flow, f is free (41).

    Args:
        into: what should enter the I-port: "effort" (momentum form) or "flow" (Lagrangian form).
    """

    into: str = "effort"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.into, str) or self.into not in INTO:
            law = f"{self.into!r:.40} cannot enter a port"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give 'effort' or 'flow'")

    def form_of(self, k: Kinetics) -> Law:
        """The law the strokes choose, or the form that was given."""
        form = self.form or (kane_momentum if k.u else partially_lagrangian)
        found = form(k)
        if not isinstance(found, Law):
            law, remedy = f"the form {form!r:.60} gives no law", "let it return a bondgraph.graph.law.Law"
            raise NotReducible(self.name, law, parties=(self.name,), remedy=remedy)
        return found

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        if self.into == "effort":
            return super().strokes(sizes, moving)
        return self._cells(((FLOW_IN,),), Step.ONE_WAY)


def c_port(store: KineticStore, place: Place, k: Kinetics, effort: Any, law: Law) -> Law:
    """The law of a form, and the effort the store gives at its C-port."""
    lets = tuple(zip(place.e("C"), effort, strict=True))
    identities = *store.symmetric(k), *store.gyrates(place, k), *store.conserves(place, k, effort)
    return replace(law, lets=law.lets + lets, identities=identities, continuous=tuple(k.A))


def _block_diagonal(xp: Algebra, matrices: Sequence[Any]) -> Any:
    """Square matrices along the diagonal of one."""
    size = sum(matrix.shape[0] for matrix in matrices)
    rows = [[xp.number(0)] * size for _ in range(size)]
    first = 0
    for matrix in matrices:
        n = range(matrix.shape[0])
        for i, j in ((i, j) for i in n for j in n):
            rows[first + i][first + j] = matrix[i, j]
        first += len(n)
    return xp.matrix(rows)
