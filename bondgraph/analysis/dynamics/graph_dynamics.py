"""The dynamics of any graph whose inertias follow free flows, at a state: matrices, forces, momenta, accelerations."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.analysis.dynamics.compiled import Compiled
from bondgraph.analysis.dynamics.for_casadi import to_casadi
from bondgraph.analysis.dynamics.from_graph import model
from bondgraph.analysis.dynamics.model import Model
from bondgraph.analysis.dynamics.quantities import Quantities
from bondgraph.analysis.dynamics.states import States
from bondgraph.equations.inputs import named
from bondgraph.errors import MissingValues, NoSolution, SingularSystem, ValueRefused
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.values import finite
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import SHARE
from bondgraph.program.calls import explained
from bondgraph.program.gauss_newton import nearest, unwound
from bondgraph.program.other_words import DYNAMICS, no_attribute
from bondgraph.program.program import Program, uses
from bondgraph.program.rank import equilibrated, is_definite


@explained
class GraphDynamics:
    """What the inertias of a graph amount to in independent velocities v: made by `dynamics`.

    With M the mass matrix, inverse dynamics are tau = M a + bias, forward dynamics a = M^-1 (tau - bias), where tau are
    forces besides those that the graph impresses: power tau v enters. Coordinates q, velocities v, accelerations a and
    forces are arrays in the order of `coordinates` and `velocities`, of shape (..., R) and (..., n), or mappings from
    names to numbers; what a mapping leaves out is zero. With many states, or many instants t in seconds, results have
    these as their first dimensions. Each quantity is compiled when it is first asked for, and may be asked for by
    several threads at once.

    Attributes:
        coordinates: names of the R states that are no velocities: coordinates, displacements, states of other domains.
        velocities: names of the n independent velocities v, as the graph calls them.
        generalized: names of all S generalized velocities f, the driven and the dependent ones among them.
        driven: names of those that sources drive.
        constraints: names of the rows that loops, contacts and other sources of flow hold: independent ones.
    """

    def __init__(self, found: Model, values: Mapping[str, Any]) -> None:
        self._model = found
        self._beside = {**found.beside, **{name: finite(name, x) for name, x in values.items() if name in found.beside}}
        self.problem = Problem.of(found.equations, {name: x for name, x in values.items() if name not in found.beside})
        self.coordinates = found.configuration
        self.velocities = tuple(map(found.name, found.independent))
        self.generalized = tuple(map(found.name, range(len(found.k.f))))
        self.driven = tuple(map(found.name, found.k.c))
        self.constraints = found.rows
        self._quantities = Quantities(found)
        self._functions: dict[str, Compiled] = {}
        self._states = States(found.equations.graph.name, self.coordinates, self.velocities)
        self._sizes = len(self.coordinates), *[len(self.velocities)] * 3
        self._shapes = tuple((size,) for size in self._sizes)
        self._changing = any(signal.constant is None for signal in self.problem.signals.values())
        self._check_inertia()

    # -- forces -----------------------------------------------------------------------------------------------------

    def mass_matrix(self, q: Any, t: Any = 0.0) -> Any:
        """The mass matrix M, of shape (..., n, n): the kinetic energy is v.M v/2 where nothing drives."""
        return self._ask("mass_matrix", t, q)

    def bias(self, q: Any, v: Any = None, t: Any = 0.0) -> Any:
        """The forces without acceleration, of shape (..., n): gyration, drives, and less what the graph impresses."""
        return self._ask("bias", t, q, v)

    def coriolis(self, q: Any, v: Any, t: Any = 0.0) -> Any:
        """A matrix C of the gyration forces C v, of shape (..., n, n), for which dM/dt - 2 C is skew.

        Others would do; this one is made from [004] (16), (56). Where velocities are driven, the bias has further
        terms.
        """
        return self._ask("coriolis", t, q, v)

    def impressed(self, q: Any, v: Any = None, t: Any = 0.0) -> Any:
        """The forces that the graph impresses, of shape (..., n): of weights, springs, dampers, motors, sources."""
        return self._ask("impressed", t, q, v)

    def gravity(self, q: Any, t: Any = 0.0) -> Any:
        """The forces that hold it at rest, of shape (..., n): against its weights, and all else it impresses there."""
        return self._ask("gravity", t, q)

    def forces(self, q: Any, v: Any = None, a: Any = None, t: Any = 0.0) -> Any:
        """The forces that some accelerations need, of shape (..., n): inverse dynamics."""
        return self._ask("forces", t, q, v, a)

    def accelerations(self, q: Any, v: Any = None, forces: Any = None, t: Any = 0.0) -> Any:
        """The accelerations under some forces, of shape (..., n): forward dynamics.

        Raises:
            SingularSystem: where the mass matrix is not positive definite.
        """
        return self._ask("accelerations", t, q, v, None, forces)

    def reactions(self, q: Any, v: Any = None, a: Any = None, t: Any = 0.0) -> Any:
        """What holds the constraints, and what drives the driven velocities, at some accelerations.

        Their order is that of `constraints` and then of `driven`; power reaction * flow enters.
        """
        return self._ask("reactions", t, q, v, a)

    # -- motion -----------------------------------------------------------------------------------------------------

    def coordinate_rates(self, q: Any, v: Any = None, t: Any = 0.0) -> Any:
        """The rates of the coordinates, of shape (..., R)."""
        return self._ask("coordinate_rates", t, q, v)

    def generalized_velocities(self, q: Any, v: Any = None, t: Any = 0.0) -> Any:
        """All generalized velocities f = B v + f_0, of shape (..., S)."""
        return self._ask("generalized_velocities", t, q, v)

    def velocity_map(self, q: Any, t: Any = 0.0) -> Any:
        """The matrix B, of shape (..., S, n): forces at all of f are B^T times these at v."""
        return self._ask("velocity_map", t, q)

    def flow(self, name: str, q: Any, v: Any = None, t: Any = 0.0) -> Any:
        """The flow of a 1-junction, a component or a bond, such as "tip" or "m.f", of shape (..., r).

        Raises:
            ValueRefused: for a name that is none.
            NotReducible: for a flow that does not follow the generalized velocities linearly.
        """
        return self._ask(self._named("flow", name), t, q, v)

    def jacobian(self, name: str, q: Any, t: Any = 0.0) -> Any:
        """The derivatives of a flow by v, of shape (..., r, n).

        Raises:
            ValueRefused, NotReducible: as `flow`.
        """
        return self._ask(self._named("jacobian", name), t, q)

    def jacobian_rate(self, name: str, q: Any, v: Any, t: Any = 0.0) -> Any:
        """The rate of that matrix along the motion, of shape (..., r, n).

        Raises:
            ValueRefused, NotReducible: as `flow`.
        """
        return self._ask(self._named("jacobian_rate", name), t, q, v)

    def acceleration(self, name: str, q: Any, v: Any = None, a: Any = None, t: Any = 0.0) -> Any:
        """The rate of a flow at some accelerations, of shape (..., r): J a + J' v, and what drives add.

        Raises:
            ValueRefused, NotReducible: as `flow`.
        """
        return self._ask(self._named("acceleration", name), t, q, v, a)

    # -- momenta and energies ---------------------------------------------------------------------------------------

    def momenta(self, q: Any, v: Any, t: Any = 0.0) -> Any:
        """The generalized momenta B^T A f, of shape (..., n): the derivatives of the kinetic energy by v."""
        return self._ask("momenta", t, q, v)

    def kinetic_energy(self, q: Any, v: Any, t: Any = 0.0) -> Any:
        """The kinetic energy f.A f/2, in J."""
        return self._ask("kinetic_energy", t, q, v)

    # -- configurations ---------------------------------------------------------------------------------------------

    def position_residuals(self, q: Any, t: Any = 0.0) -> Any:
        """What is left of each position that loops keep, of shape (..., loops)."""
        return self._ask("position_residuals", t, q)

    def closed(self, q: Any, fixed: Sequence[str] = (), t: float = 0.0) -> Any:
        """The nearest coordinates at which loops are closed, of shape (R,).

        Args:
            q: where they are sought.
            fixed: coordinates that stay as they are.
            t: the instant, in seconds.

        Raises:
            NoSolution: where there are none near by.
            ValueRefused: for fixed coordinates that are none.
        """
        import numpy as np

        near, still = self._states.coordinate_array(q), self._states.checked(fixed)
        weights = [0.0 if name in still else 1.0 for name in self.coordinates]

        def residuals(x: Sequence[float]) -> list[float]:
            return self.position_residuals(np.array(x), t).tolist()

        found = nearest(residuals, near.tolist(), weights)
        if found is None:
            law, remedy = "its loops close nowhere near these coordinates", "give others, or fix fewer"
            raise NoSolution(self._states.place, law, parties=self.coordinates, remedy=remedy)
        return unwound(residuals, near, found)

    def to_casadi(self, quantity: str, flow: str = "", free: Sequence[str] = ()) -> Any:
        """A quantity as a `casadi.Function`, to be differentiated, mapped, optimized or written as C.

        It takes columns q, v and a (or forces) as far as the method of that name does, then t, and p where parameters
        are free; it gives a matrix, a column or a number. Whether loops are closed is not checked: ask for
        "position_residuals" beside it.

        Args:
            quantity: the name of one of the methods above, such as "accelerations".
            flow: whose, for those of flows.
            free: parameters and inputs that are the entries of p, in this order; others are numbers.

        Raises:
            MissingPackage: without casadi.
            ValueRefused: for names that are none.
            NotExportable: for laws and inputs that are functions of Python.
        """
        return to_casadi(self._model, self._quantities, self.problem, self._beside, quantity, flow, tuple(free))

    # -- how --------------------------------------------------------------------------------------------------------

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, DYNAMICS)

    def __repr__(self) -> str:
        held = f"; constraints {', '.join(self.constraints)}" if self.constraints else ""
        driven = f"; driven {', '.join(self.driven)}" if self.driven else ""
        return f"GraphDynamics({self._states.place!r}: velocities {', '.join(self.velocities) or 'none'}{driven}{held})"

    def function(self, quantity: str) -> Compiled:
        """A quantity's compiled function, made when it is first asked for."""
        if (known := self._functions.get(quantity)) is not None:
            return known
        expressions, shape = self._quantities(quantity)
        left, most = self._model.left_open if quantity != "position_residuals" else ([], [])
        results = {str(k): x for k, x in enumerate((*expressions, *left, *most))}
        program = self._model.program(results)
        self._check_given(quantity, program)
        made = Compiled(self._states.place, program, self._sizes, self._numbers(0.0), shape, len(left))
        return self._functions.setdefault(quantity, made)

    def _numbers(self, t: float) -> Any:
        import numpy as np

        beside = (math.nan if value is None else value for value in self._beside.values())
        return np.array([*self.problem.arguments(t, ())[1:], *beside])

    def _check_given(self, quantity: str, program: Program) -> None:
        """Refuse a quantity that needs values which the equations do without, and which have none.

        Raises:
            MissingValues: naming them.
        """
        used = set[int]().union(*map(uses, program.body), program.results.values())
        known = {name for slot, name in enumerate(program.arguments) if slot in used}
        if missing := [name for name, value in self._beside.items() if value is None and name in known]:
            law = f"no value for {', '.join(missing)}, which '{quantity}' needs"
            wanted = ", ".join(f"'{name}': ..." for name in missing)
            raise MissingValues(self._states.place, law, parties=missing, remedy=f"give values={{{wanted}}}")

    def _named(self, quantity: str, name: Any) -> str:
        """A quantity of a flow, which is named first.

        Raises:
            ValueRefused: where something else comes first, as the body's name comes last in `Dynamics`.
        """
        if not isinstance(name, str):
            law = f"{quantity}: the name of the flow comes first, and {name!r:.40} is no text"
            remedy = f"write {quantity}('{self.velocities[0] if self.velocities else 'w'}', q)"
            raise ValueRefused(self._states.place, law, remedy=remedy)
        return f"{quantity} {name}"

    def _ask(self, quantity: str, t: Any, *given: Any) -> Any:
        """A quantity at a state, or at many."""
        for part, shape in zip(given, self._shapes, strict=False):
            if part is not None and getattr(part, "shape", None) != shape:
                return self._many(quantity, t, given)
        return self._one(quantity, t, given) if type(t) is float else self._many(quantity, t, given)

    def _many(self, quantity: str, t: Any, given: Sequence[Any]) -> Any:
        return self._states.each(lambda t, *parts: self._one(quantity, t, parts), t, given)

    def _one(self, quantity: str, t: float, given: Sequence[Any]) -> Any:
        compiled = self._functions.get(quantity)
        if compiled is None:
            compiled = self.function(quantity)
        made = compiled.buffers
        for place, part in zip(made.parts, given, strict=False):
            place[:] = 0.0 if part is None else part
        if self._changing:
            made.numbers[:] = self._numbers(t)
        if made.call(t, *made.pointers):
            compiled.explain(t, made)
        if compiled.loops:
            compiled.check_closed(made.found, self._model.positions)
        return made.result.copy() if compiled.shape else made.result.item()

    def _check_inertia(self) -> None:
        """Refuse velocities that carry no inertia in any configuration.

        Raises:
            SingularSystem: naming them.
        """
        import numpy as np

        compiled, least = self.function("mass_matrix"), None
        made = compiled.buffers
        for point in self._model.points if self.velocities else ():
            made.parts[0][:] = [point.get(name, 0.0) for name in self.coordinates]
            if made.call(0.0, *made.pointers) == 0:
                if is_definite(made.result):
                    return
                least = made.result.copy()
        if least is not None:
            part = np.abs(np.linalg.eigh(equilibrated(least))[1][:, 0])
            names = [name for name, x in zip(self.velocities, part, strict=True) if x > SHARE * part.max()]
            law = (
                f"{', '.join(names)} can move without inertia, and the mass matrix is singular whatever the coordinates"
            )
            remedy = "give what moves with them a mass, drive them, or compile the graph, which needs no mass matrix"
            raise SingularSystem(self._states.place, law, parties=names, remedy=remedy)


@explained
def dynamics(
    graph: Graph,
    values: Mapping[str, Any] | None = None,
    algebra: Algebra | None = None,
    *,
    independent: str | Sequence[str] = (),
    start: Mapping[str, Any] | None = None,
) -> GraphDynamics:
    """The dynamics of a graph as compiled functions of its state: mass matrix, forward and inverse dynamics, and more.

    The graph may have closed loops, contacts, driven velocities and other domains. Inertias count wherever they are;
    everything else, springs, dampers and motors included, is impressed.

    Args:
        graph: with inertias that follow flows of 1-junctions.
        values: parameters and inputs by name, as for `simulate`.
        algebra: to compile in; `bondgraph.algebra.table` by default, since nothing of it is read.
        independent: the velocities, or the one, that are to be independent where constraints leave a choice, in the
            order of vectors and matrices; by default those that the constraints determine the others from best, where
            loops are closed, in the order of the graph.
        start: where loops are judged and velocities chosen, as of `compile`.

    Raises:
        NotReducible: without inertias, or where one follows no component of a 1-junction, or its law is not p = M f.
        SingularSystem: where velocities carry no inertia.
        StructureError: for independent velocities that are none.
        MissingValues, ValueRefused: for values, as `simulate`.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import GY, I, One, R, Se
    >>> U, i, K, w = Se("U"), One("i"), GY("K", 0.1), One("w")
    >>> motor = bg.Graph("motor", U >> i >> K >> w, i >> I("L", 2e-3), i >> R("Ra", 1), w >> I("J", 1e-4))
    >>> found = bg.dynamics(motor, {"U": 12})
    >>> found.velocities, found.mass_matrix([]).tolist()
    (('i', 'w'), [[0.002, 0.0], [0.0, 0.0001]])
    >>> found.accelerations([], {"i": 2.0}).tolist()
    [5000.0, 2000.0]
    """
    drawn = checked(graph)
    given, begun = named("values", values, drawn), None if start is None else named("start", start, drawn)
    free = (independent,) if isinstance(independent, str) else tuple(independent)
    return GraphDynamics(model(drawn, chosen(algebra, "table"), free, given, begun), given)
