"""The kinetic stores of [004]: T* (Fig. 2), IC (Figs 3, 6) and NIC (Figs 4, 5).

All have an I-port and a C-port of the size of the generalized velocities f, and hang on 1(f). The half arrow points
into the store at the I-port; at the C-port it points into T* (effort D f) and out of IC and NIC (effort e_hat),
since dT*/dt = f^T (A f_dot) + f^T (D f) (19) and dT/dt = f^T p_dot - f^T e_hat (37).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from typing import Any, ClassVar

from bondgraph.algebra.formula import Formula, Formulas, given
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import NotReducible, SizeMismatch, StructureError
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.law import Identity, Law, Place
from bondgraph.graph.values import table_text
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import Held, Kinetics
from bondgraph_elements import field

INTO = ("effort", "flow")
MAY = ("coordinates", "time", "flows")


@dataclass(frozen=True)
class KineticStore(Element):
    """Base of the three.

    Args:
        name: the store's name; its momenta are `p_name`.
        A: the mass matrix as a function of the coordinates, of size S x S.
        carries: the names and matrices of the inertias it was made of; values with which one of them would be
            negative are refused, whatever their sum is.
        held: constraints that the form keeps, each as the name of a port for its source, its rows by formulas, and for
            each row a formula of the position it is the rate of, or None.
        form: the form of the equations, a function of the store's kinetics; by default the strokes choose it.
    """

    A: Any = Formulas()  # noqa: RUF009 - a descriptor
    carries: tuple[tuple[str, Any], ...] = dataclass_field(default=(), kw_only=True)
    held: tuple[tuple[str, Any, Any], ...] = dataclass_field(default=(), kw_only=True)
    form: Callable[[Kinetics], Law] | None = dataclass_field(default=None, kw_only=True)
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
        table = ((table,),) if isinstance(table, str) else table
        if (
            not isinstance(table, tuple)
            or not table
            or any(not isinstance(r, tuple) or len(r) != len(table) for r in table)
        ):
            raise SizeMismatch(
                self.name, "a mass matrix is square", parties=(self.name,), remedy="give S rows of S formulas"
            )
        object.__setattr__(self, "A", table)
        field.check_definite(self.name, table)

    @property
    def mass(self) -> Any:
        """A, as it was given."""
        return given(self, "A")

    def ports(self) -> tuple[Port, ...]:
        own = Port("I", len(self.mass), "in"), Port("C", len(self.mass), self.c_arrow)
        return *own, *(Port(name, len(rows), "in") for name, rows, _ in self.held)

    def stored(self, place: Place) -> Any:
        if not self.carries:
            return place.matrix(self.mass, ("coordinates", "time"))
        return field.blocks(place.xp, [place.matrix(M, ()) for _, M in self.carries])

    def texts(self) -> tuple[str, ...]:
        held = (text for _, rows, positions in self.held for text in (*field.texts(rows), *field.texts(positions)))
        return *field.texts(self.mass), *held

    def modulated(self) -> bool:
        return True

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        ways: tuple[tuple[bool], ...] = ((EFFORT_IN,), (FLOW_IN,))
        return self._cells(ways, Step.KINETIC)

    def _cells(self, ways: tuple[tuple[bool], ...], step: Step) -> list[Cell]:
        n = len(self.mass)
        inertial = [Cell((("I", k),), ways, step, holds="I") for k in range(n)]
        others = [("C", k) for k in range(n)] + [(name, k) for name, rows, _ in self.held for k in range(len(rows))]
        return inertial + [Cell((port,), ((FLOW_IN,),), Step.ONE_WAY) for port in others]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        given = [port for port, effort in into.items() if port[0] == "I" and effort]
        taken = [port for port, effort in into.items() if port[0] == "I" and not effort]
        c_port = [port for port in into if port[0] == "C"]
        held = [port for port in into if port[0] not in ("I", "C")]
        return [
            (a, b) for x, y in ((given, taken), (c_port, c_port), (given, held), (held, held)) for a in x for b in y
        ]

    def _vector(self, value: Any, what: str) -> Any:
        table = table_text(value)
        table = (table,) if isinstance(table, str) else table
        if not isinstance(table, tuple) or len(table) != len(self.mass) or any(isinstance(x, tuple) for x in table):
            raise SizeMismatch(
                self.name,
                f"{what} has as many components as A has rows",
                parties=(self.name,),
                remedy=f"give {len(self.mass)} formulas",
            )
        return table

    def carried(self, kinetics: Kinetics, form: Callable[[Kinetics], Law] | None) -> Element:
        """The kinetic store that takes its place for a form; without one, the momentum store."""
        return _store_for(kinetics, form, self.carries)

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
        return (Identity(given - work, given**2 + work**2 + (f.T @ f)[0, 0] ** 2, error),)

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
            held=tuple(self._held(place, *each) for each in self.held),
            read=lambda text: place.read(text, (*MAY, "inputs"), {}),
        )

    def _held(self, place: Place, name: str, rows: Any, positions: Any) -> Held:
        may = ("coordinates", "time")
        known = tuple(None if x is None else place.read(x, (*may, "inputs"), {}) for x in positions)
        return Held(name, place.matrix(rows, may), known, place.f(name), place.e(name))


@dataclass(frozen=True)
class TStar(KineticStore):
    """The two-port store of [004] Fig. 2: effort A f_dot at the I-port, D f at the C-port; f is its state (14).

    Args:
        Df: the effort D f as formulas in the coordinates and the components of f.
    """

    Df: Any = Formulas(())  # noqa: RUF009 - a descriptor
    kind: ClassVar[str] = "T*"
    c_arrow: ClassVar[str] = "in"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "Df", self._vector(given(self, "Df"), "D f"))

    def texts(self) -> tuple[str, ...]:
        return super().texts() + given(self, "Df")

    def kinetics(self, place: Place) -> Kinetics:
        return replace(super().kinetics(place), Df=place.e("C"))

    def law(self, place: Place) -> Law:
        Df = place.column(given(self, "Df"), len(self.mass), MAY)
        k = self.kinetics(place)
        return c_port(self, place, k, Df, (self.form or kane_velocity)(k))


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
            raise StructureError(
                self.name,
                f"{self.into!r:.40} cannot enter a port",
                parties=(self.name,),
                remedy="give 'effort' or 'flow'",
            )

    def form_of(self, k: Kinetics) -> Law:
        """The law the strokes choose, or the form that was given."""
        form = self.form or (kane_momentum if k.u else partially_lagrangian)
        law = form(k)
        if not isinstance(law, Law):
            raise NotReducible(
                self.name,
                f"the form {form!r:.60} gives no law",
                parties=(self.name,),
                remedy="let it return a bondgraph.graph.law.Law",
            )
        return law

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        if self.into == "effort":
            return super().strokes(sizes, moving)
        return self._cells(((FLOW_IN,),), Step.ONE_WAY)


def c_port(store: KineticStore, place: Place, k: Kinetics, effort: Any, law: Law) -> Law:
    """The law of a form, and the effort the store gives at its C-port."""
    lets = tuple(zip(place.e("C"), effort, strict=True))
    return replace(law, lets=law.lets + lets, identities=(*store.symmetric(k), *store.conserves(place, k, effort)))


@dataclass(frozen=True)
class NIC(MomentumStore):
    """The nonholonomic IC of [004] 3.6: f = dT/dp = A^-1 p (26), p_dot = e + e_hat (28).

    Args:
        e_hat: the generalized gyration force D^T f (27), as formulas in the coordinates and the components of f.
    """

    e_hat: Any = Formulas(())  # noqa: RUF009 - a descriptor
    kind: ClassVar[str] = "NIC"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "e_hat", self._vector(given(self, "e_hat"), "e_hat"))

    def texts(self) -> tuple[str, ...]:
        return super().texts() + given(self, "e_hat")

    def law(self, place: Place) -> Law:
        k = self.kinetics(place)
        e_hat = place.column(given(self, "e_hat"), len(self.mass), MAY)
        return c_port(self, place, k, e_hat, self.form_of(k))


@dataclass(frozen=True)
class IC(MomentumStore):
    """The IC: its energy generates both ports, f = dT/dp and e_hat = -dT/dq = dT*/dq (32), (34).

    It stands on the junction of the coordinates' own rates, f = q_dot.
    """

    kind: ClassVar[str] = "IC"
    monogenic: ClassVar[bool] = True

    def kinetics(self, place: Place) -> Kinetics:
        return replace(super().kinetics(place), holonomic=True)

    def conserves(self, place: Place, k: Kinetics, effort: Any) -> tuple[Identity, ...]:
        """Its energy generates its effort, which does f^T dT*/dq: all of its change, if it has no other coordinates."""
        others = k.xp.free(k.A) - set(place.displacement("I") or ())
        if all(k.xp.is_zero(place.along(x)) for x in others):
            return ()
        return super().conserves(place, k, effort)

    def law(self, place: Place) -> Law:
        q = place.displacement("I")
        if q is None:
            raise StructureError(
                self.name,
                "an IC stands where the generalized velocities are the rates of the coordinates",
                parties=(self.name,),
                remedy="give the junction coordinates, or use a NIC",
            )
        k = self.kinetics(place)
        if k.xp.symbol(TIME) in k.xp.free(k.T_star):
            raise StructureError(
                self.name,
                "A depends on t, and then an IC's energy does not give its forces",
                parties=(self.name,),
                remedy="use a NIC",
            )
        e_hat = k.xp.column([k.xp.diff(k.T_star, x) for x in q])  # (32)
        return c_port(self, place, k, e_hat, self.form_of(k))


def store_for(kinetics: Kinetics, form: Callable[[Kinetics], Law] | None) -> KineticStore:
    """The store that carries a mechanism's inertia in the given form: T*, IC or NIC."""
    carries = tuple((name, field.written(kinetics.xp, M)) for name, M in kinetics.inertias)
    return _store_for(kinetics, form, carries)


def _store_for(
    kinetics: Kinetics, form: Callable[[Kinetics], Law] | None, carries: tuple[tuple[str, Any], ...]
) -> KineticStore:
    xp, name = kinetics.xp, kinetics.about
    A = _rows(xp, kinetics.A)
    held = tuple((each.name, _rows(xp, each.a), _written(xp, each.positions)) for each in kinetics.held)
    if isinstance(form, Form) and form.store == TStar.kind:
        return TStar(name, A, _written(xp, kinetics.Df), carries=carries, held=held, form=form)
    if isinstance(form, Form):
        return NIC(name, A, e_hat=_written(xp, kinetics.e_hat), carries=carries, held=held, form=form)
    if form is kane_velocity:
        return TStar(name, A, _written(xp, kinetics.Df), carries=carries)
    into = "flow" if form is partially_lagrangian else getattr(form, "into", "effort")
    other = None if form in (None, kane_momentum, partially_lagrangian) else form
    if other:
        other(kinetics)  # a form that does not apply says so here, where the mechanism is known
    if kinetics.holonomic:
        return IC(name, A, into, form=other, carries=carries)
    return NIC(name, A, into, _written(xp, kinetics.e_hat), form=other, carries=carries)


def _rows(xp: Any, matrix: Any) -> tuple[tuple[Formula, ...], ...]:
    return tuple(_written(xp, matrix[i, :]) for i in range(matrix.shape[0]))


def _written(xp: Any, column: Any) -> tuple[Any, ...]:
    return tuple(None if x is None else Formula(xp, x) for x in column)
