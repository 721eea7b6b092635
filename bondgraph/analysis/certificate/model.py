"""The model that identities are checked on: its kinetics, states to check at, and how it moves there as compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any

from bondgraph import forms
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.kind.kind import rates_of
from bondgraph.compile import compile
from bondgraph.equations.evaluation_order import targets
from bondgraph.equations.random_points import Sampling
from bondgraph.errors import BondGraphError
from bondgraph.kinetics.cancellation_of_dots import Body, angular, bodies, no_position
from bondgraph.kinetics.from_graph import kinetics_of
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import along
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.program.rank import is_definite


class Model:
    """What the identities are checked on.

    Args:
        k: the kinetics; None where there is no mechanism.
        at: the states.
        states: what they are, such as "random states".
        mechanism: the inertias behind partial velocities; None where a store carries them, or the kinetics are all.
        motion: the compiled equations at the same states; None where there is no graph.
        why: why there is no mechanism.
        slack: how far the states may miss the constraints between them.
    """

    def __init__(
        self,
        k: Kinetics | None,
        at: Sampling,
        states: str,
        mechanism: Mechanism | None = None,
        motion: Motion | None = None,
        why: str = "",
        slack: float = 0.0,
    ) -> None:
        self._k, self.at, self.states = k, at, states
        self._mechanism, self._motion, self.why = mechanism, motion, why
        self.slack = slack
        self._reduced = cache(self._compiled)

    @property
    def k(self) -> Kinetics:
        """The kinetics.

        Raises:
            DoesNotApply: where the model has none.
        """
        if self._k is None:
            raise DoesNotApply(self.why)
        return self._k

    @property
    def mechanism(self) -> Mechanism:
        """The inertias.

        Raises:
            DoesNotApply: where the model holds none.
        """
        if self._mechanism is None:
            raise DoesNotApply(self.why or "the inertias are not in the model; certify the unreduced graph")
        return self._mechanism

    @cached_property
    def bodies(self) -> tuple[Body, ...]:
        """The inertias as they move."""
        return tuple(bodies(self.mechanism))

    @cached_property
    def turning(self) -> frozenset[str]:
        """Names of the inertias that move with an angular velocity in space."""
        return frozenset(b.name for b in self.bodies if angular(self.k, self.at, b, self.own))

    @property
    def motion(self) -> Motion:
        """The equations as compiled.

        Raises:
            DoesNotApply: where there is no graph.
        """
        if self._motion is None:
            raise DoesNotApply("kinetics alone have no motion; certify a graph")
        return self._motion

    @cached_property
    def condition(self) -> float:
        """The largest condition number of the mass matrix, its rows and columns scaled to a unit diagonal.

        Where it is singular, that of its free block; where constraints are kept, the systems that give their reactions
        count too.
        """
        import numpy as np

        if self._k is None or not (self.regular or self.k.u):
            return 1.0
        A = self.at(self.k.A if self.regular else self.k.A_uu)
        size = np.sqrt(abs(np.einsum("pii->pi", A)))
        size = np.where(size > 0, size, 1.0)
        own = float(np.linalg.cond(A / size[:, :, None] / size[:, None, :]).max())
        return max(own, self.motion.condition) if self.k.kept and self._motion is not None else own

    @property
    def keeps(self) -> bool:
        """Whether constraints are kept beside the velocities."""
        return self._k is not None and bool(self._k.kept)

    @cached_property
    def regular(self) -> bool:
        """Whether every velocity carries inertia of its own: the whole mass matrix is positive definite."""
        return all(is_definite(A) for A in self.at(self.k.A))

    @cached_property
    def inertial(self) -> Any:
        """The largest of A f f, for each state: the size of what the efforts of a solution are made of.

        Without a mechanism it is unknown; where states may miss constraints, they are of order one.
        """
        import numpy as np

        if self._k is None:
            return np.full(len(self.at.points), float(self.slack > 0))
        return abs(self.at(self.k.A)).max(axis=(1, 2)) * (self.at(self.k.f) ** 2).max(axis=(1, 2))

    def need(self, name: str) -> Any:
        """A matrix of the kinetics that not every model holds.

        Raises:
            DoesNotApply: where this one does not.
        """
        found = getattr(self.k, name)
        if found is None:
            raise DoesNotApply(f"the model holds no {name}: a store keeps the product with f only")
        return found

    def along(self, matrix: Any) -> Any:
        """Its rate with q_dot = Q f."""
        return along(self.k, matrix)

    @cached_property
    def own(self) -> tuple[Any, ...]:
        """The coordinate whose rate each generalized velocity is.

        Raises:
            DoesNotApply: where f is not q_dot, or the flow of an inertia is the rate of no position.
        """
        found = rates_of(self.k, self.at)
        if found is None:
            raise DoesNotApply("f is not q_dot")
        if self._mechanism is None and not self.k.holonomic:
            raise DoesNotApply("nothing tells whether the flows of the inertias are rates of positions")
        if self._mechanism is not None and (why := no_position(self.k, self.at, self._mechanism, found)):
            raise DoesNotApply(why)
        return found

    def reduced(self, form: Callable[..., Any]) -> Motion:
        """The motion of a form at the same states.

        Raises:
            DoesNotApply: where the graph has no such form.
        """
        found = self._reduced(form)
        if isinstance(found, str):
            raise DoesNotApply(found)
        return found

    def _compiled(self, form: Callable[..., Any]) -> Motion | str:
        """The motion of a form, or why there is none."""
        motion, mechanism = self.motion, self.mechanism
        try:
            return motion.alike(compile(mechanism.source, form, self.k.xp))
        except BondGraphError as error:
            return f"{form.__name__}: {error.law}"
        except DoesNotApply as why:
            return str(why)

    def rows(self, values: Any, indices: Sequence[int], what: str) -> Any:
        """Some components of values of shape (states, S).

        Raises:
            DoesNotApply: where there are none.
        """
        if not indices:
            raise DoesNotApply(what)
        return values[:, list(indices)]

    def coordinate_rates(self, q: Sequence[Any]) -> Any:
        """Rates of coordinates in the compiled equations, of shape (states, coordinates)."""
        motion, names = self.motion, [self.k.xp.name(x) for x in q]
        rates = motion.equations.rates
        return motion.values([rates[n] if n in rates else motion.rate(x) for n, x in zip(names, q, strict=True)])

    def efforts(self) -> Any:
        """Impressed efforts, of shape (states, S)."""
        return self.motion.values(list(self.k.e))

    def kept_efforts(self) -> Any:
        """a^T lambda of the constraints that the model's form keeps, of shape (states, S)."""
        return self.motion.values(list(self.k.a.T @ self.k.reactions))

    def reactions(self) -> Any:
        """Efforts with which the driven components are driven, of shape (states, S_c)."""
        graph, drivers = self.motion.equations.graph, self.motion.drivers
        found = []
        for i in self.k.c:
            name = self.k.xp.name(self.k.f[i])
            at = next((j.name, j.components.index(name)) for j in graph.junctions.values() if name in j.components)
            if at not in drivers:
                raise DoesNotApply(f"what drives {name} is no source on its junction")
            effort, sign = drivers[at]
            found.append(sign * effort)
        return self.motion.values(found)

    def accelerations(self, motion: Motion | None = None) -> Any:
        """Rates of the generalized velocities in compiled equations, of shape (states, S).

        Raises:
            DoesNotApply: where that of a driven one does not follow from what drives it.
        """
        import numpy as np

        motion, k = motion or self.motion, self.k
        direct = {i: rate for i, x in enumerate(k.f) if (rate := _rate(motion, x)) is not None}
        if unknown := [k.xp.name(k.f[i]) for i in k.c if i not in direct]:
            raise DoesNotApply(f"the rate of {', '.join(unknown)}, which is driven, does not follow at once")
        values = np.zeros((len(self.at.points), len(k.f)))
        values[:, list(direct)] = motion.values(list(direct.values()))
        rest = [i for i in range(len(k.f)) if i not in direct]
        if rest:
            A, carried = self.at(k.A), self.at(self.along(k.A) @ k.f)[:, :, 0]
            right = (self.momentum_rates() - carried - np.einsum("pij,pj->pi", A, values))[:, rest]
            values[:, rest] = np.linalg.solve(A[:, rest][:, :, rest], right[:, :, None])[:, :, 0]
        return values

    @cached_property
    def momenta(self) -> tuple[Motion, tuple[str, ...]]:
        """The motion in the momentum form, and the names of the momenta there.

        Raises:
            DoesNotApply: where the graph has no such form.
        """
        motion = self.motion if self._mechanism is None else self.reduced(forms.kane_momentum)
        names = tuple(self.k.xp.name(x) for x in kinetics_of(motion.equations, self.k.xp).p)
        if any(names[i] not in motion.equations.rates for i in self.k.u):
            raise DoesNotApply("the model is not in momentum form; certify the unreduced graph")
        return motion, names

    def momentum_rates(self) -> Any:
        """p_dot of the free components in the momentum form, of shape (states, S); zero in the driven ones."""
        import numpy as np

        motion, names = self.momenta
        values = np.zeros((len(self.at.points), len(names)))
        values[:, list(self.k.u)] = motion.values([motion.equations.rates[names[i]] for i in self.k.u])
        return values


def _rate(motion: Motion, x: Any) -> Any:
    """The rate of a velocity that is a state, a known function of the states, or an unknown of a system; else None."""
    equations = motion.equations
    name, symbol = equations.xp.name(x), equations.xp.rate(x)
    if name in equations.rates:
        return equations.rates[name]
    if any(symbol in targets(step) for step in equations.steps):
        return symbol
    try:
        return motion.rate(x)
    except DoesNotApply:
        return None
