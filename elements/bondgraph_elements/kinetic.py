"""The kinetic stores of [004]: T* (Fig. 2), IC (Figs 3, 6) and NIC (Figs 4, 5).

All have an I-port and a C-port of the size of the generalized velocities f, and hang on 1(f). The half arrow points
into the store at the I-port; at the C-port it points into T* (effort D f) and out of IC and NIC (effort e_hat),
since dT*/dt = f^T (A f_dot) + f^T (D f) (19) and dT/dt = f^T p_dot - f^T e_hat (37).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bondgraph.algebra.formula import Formula, Formulas, given
from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import StructureError
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian
from bondgraph.graph.law import Identity, Law, Place
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph_elements._kinetic_store import KineticStore, MomentumStore, c_port


@dataclass(frozen=True)
class TStar(KineticStore):
    """The two-port store of [004] Fig. 2: effort A f_dot at the I-port, D f at the C-port; f is its state (14).

    Args:
        Df: the effort D f as formulas in the coordinates and the components of f; or give D.
    """

    Df: Any = Formulas(())  # noqa: RUF009 - a descriptor
    kind: ClassVar[str] = "T*"
    c_arrow: ClassVar[str] = "in"

    def __post_init__(self) -> None:
        super().__post_init__()
        _one_of(self, "Df", "D f")

    def texts(self) -> tuple[str, ...]:
        return super().texts() + given(self, "Df")

    def kinetics(self, place: Place) -> Kinetics:
        return replace(super().kinetics(place), Df=place.e("C"))

    def law(self, place: Place) -> Law:
        k = self.kinetics(place)
        return c_port(self, place, k, self.effort(place, k, "Df"), (self.form or kane_velocity)(k))

    def having(self, D: Any) -> TStar:
        return replace(self, Df=(), D=D)


@dataclass(frozen=True)
class NIC(MomentumStore):
    """The nonholonomic IC of [004] 3.6: f = dT/dp = A^-1 p (26), p_dot = e + e_hat (28).

    Args:
        e_hat: the generalized gyration force D^T f (27), as formulas in the coordinates and the components of f; or
            give D.
    """

    e_hat: Any = Formulas(())  # noqa: RUF009 - a descriptor
    kind: ClassVar[str] = "NIC"

    def __post_init__(self) -> None:
        super().__post_init__()
        _one_of(self, "e_hat", "e_hat")

    def texts(self) -> tuple[str, ...]:
        return super().texts() + given(self, "e_hat")

    def law(self, place: Place) -> Law:
        k = self.kinetics(place)
        return c_port(self, place, k, self.effort(place, k, "e_hat"), self.form_of(k))

    def having(self, D: Any) -> NIC:
        return replace(self, e_hat=(), D=D)


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

    def gyrates(self, place: Place, k: Kinetics) -> tuple[Identity, ...]:
        """And D^T f is the effort that the energy generates."""
        if k.D is None:
            return ()
        q, speed, found = place.displacement("I") or (), (k.f.T @ k.f)[0, 0], list(super().gyrates(place, k))
        for i, (effort, x) in enumerate(zip(k.D.T @ k.f, q, strict=True)):
            generated = k.xp.diff(k.T_star, x)
            error = StructureError(
                self.name,
                f"D^T f is not dT*/dq (32) in row {i + 1}",
                parties=(self.name,),
                remedy="correct D, or let bondgraph.reduce make the store",
            )
            found.append(Identity(effort - generated, effort**2 + generated**2 + (k.A[i, i] * speed) ** 2, error))
        return tuple(found)

    def law(self, place: Place) -> Law:
        q = place.displacement("I")
        if q is None:
            law = "an IC stands where the generalized velocities are the rates of the coordinates"
            remedy = "give the junction coordinates, or use a NIC"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        k = self.kinetics(place)
        if k.xp.symbol(TIME) in k.xp.free(k.T_star):
            law = "A depends on t, and then an IC's energy does not give its forces"
            raise StructureError(self.name, law, parties=(self.name,), remedy="use a NIC")
        e_hat = k.xp.column([k.xp.diff(k.T_star, x) for x in q])  # (32)
        return c_port(self, place, k, e_hat, self.form_of(k))


def _one_of(store: TStar | NIC, name: str, what: str) -> None:
    """Read a store's effort, unless it follows from D.

    Raises:
        StructureError: where both are given.
    """
    effort = given(store, name)
    if store.D is None:
        object.__setattr__(store, name, store._vector(effort, what))
    elif not isinstance(effort, tuple) or effort:
        law = f"{what} and D are given, and the one follows from the other"
        raise StructureError(store.name, law, parties=(store.name,), remedy="give one of them")


def store_for(kinetics: Kinetics, form: Callable[[Kinetics], Law] | None) -> KineticStore:
    """The store that carries a mechanism's inertia in the given form: T*, IC or NIC."""
    carries = tuple((name, _texts(kinetics.xp, M)) for name, M in kinetics.inertias)
    return store(kinetics, form, carries)


def store(
    kinetics: Kinetics, form: Callable[[Kinetics], Law] | None, carries: tuple[tuple[str, Any], ...]
) -> KineticStore:
    """The store for a form: T* where the velocities are its states, an IC where f = q_dot, else a NIC.

    Args:
        kinetics: of the inertias that it carries.
        form: of the equations; without one the store's strokes choose it.
        carries: the inertias by name, with their matrices.
    """
    xp, name = kinetics.xp, kinetics.about
    A = _rows(xp, kinetics.A)
    kept = tuple(
        (each.name, _rows(xp, each.a), _written(xp, each.positions), _written(xp, each.left_out))
        for each in kinetics.kept
    )
    if isinstance(form, Form) and form.store == TStar.kind:
        return TStar(name, A, _written(xp, kinetics.Df), carries=carries, kept=kept, form=form)
    if isinstance(form, Form):
        return NIC(name, A, e_hat=_written(xp, kinetics.e_hat), carries=carries, kept=kept, form=form)
    if form == kane_velocity:
        return TStar(name, A, _written(xp, kinetics.Df), carries=carries)
    into = "flow" if form == partially_lagrangian else getattr(form, "into", "effort")
    other = None if form in (None, kane_momentum, partially_lagrangian) else form
    if other:
        other(kinetics)  # a form that does not apply says so here, where the mechanism is known
    if kinetics.holonomic:
        return IC(name, A, into, form=other, carries=carries)
    return NIC(name, A, into, _written(xp, kinetics.e_hat), form=other, carries=carries)


def _rows(xp: Algebra, matrix: Any) -> tuple[tuple[Formula, ...], ...]:
    return tuple(_written(xp, matrix[i, :]) for i in range(matrix.shape[0]))


def _written(xp: Algebra, column: Any) -> tuple[Any, ...]:
    return tuple(None if x is None else Formula(xp, x) for x in column)


def _texts(xp: Algebra, matrix: Any) -> tuple[tuple[str, ...], ...]:
    rows, columns = matrix.shape
    return tuple(tuple(xp.text(matrix[i, j]) for j in range(columns)) for i in range(rows))
