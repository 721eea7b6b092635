"""Trajectories: every state, effort and flow of a run, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable, equal
from bondgraph.equations.available_names import (
    available,
    every_name,
    groups,
    names_as_drawn,
    quantity,
    unknown,
    whole_name,
)
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import Signal
from bondgraph.errors import SHOWN, ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.evaluate import Solutions
from bondgraph.program.files import destination
from bondgraph.program.notebook import beneath, table
from bondgraph.program.other_words import TRAJECTORY, no_attribute
from bondgraph.simulate.joined_segments import name_in, over_choices, shared_states
from bondgraph.simulate.output_evaluation import End, ends_of, instants_within, outputs

if TYPE_CHECKING:
    from bondgraph.analysis.certificate import Certificate
    from bondgraph.simulate.audit import Audit
    from bondgraph.simulate.constraint_drift import Drift
    from bondgraph.simulate.event_actions import Leap
    from bondgraph.simulate.impulses import Impulse


@explained
@dataclass(frozen=True, eq=False)
class Trajectory(Picklable):
    """A motion.

    Args:
        equations: what was integrated.
        t: the instants, of shape (n,), in seconds.
        solution: the states as a function of time, of shape (states,) or (states, n).
        parameters: the values used.
        signals: the inputs used.
        solver: what integrated, in words.
        solved: the solutions of nonlinear systems at each of `steps`, from which others are sought.
        remarks: what the integration has to say, as where its independent velocities have changed.
        apart: values that were given of what the form does without.
        placed: the names of the start: what it gives of a linkage says in which way that is put together.
        near: the guesses of those of them that were given as `Near`, and follow.
        errors: by how much each state may be off: the relative tolerance at its size.
        ended_by: the name of the event that has ended it, as `bondgraph.stop` does; empty where none has.
        drifts: constraints that states violate by more than the tolerances let expect, `run.notes` says so, too.
        leaps: where events have moved states, with those before and after.
        passed: when it went straight on through singular configurations, and how long before and after each instant
            constraints are nearly dependent: what follows from rates is told from beside there.
        choices: where they have, a run for each choice of them, with its equations and states; those of the whole are
            the ones that were given.

    `run["theta"]` is a state, `run["drive.e"]` a bond's effort (of shape (n,), or (n, size) for a multibond),
    `run["f"]` a junction's flow or effort, `run["p_T"]` all momenta of a store, `run["T.energy"]` the energy it holds.
    As a mapping it runs over the names.
    """

    equations: Equations
    t: Any
    solution: Callable[[Any], Any] = field(compare=False)
    parameters: Mapping[str, float]
    signals: Mapping[str, Signal]
    solver: str = ""
    solved: Sequence[Solutions] = ()
    remarks: tuple[str, ...] = ()
    choices: tuple[Trajectory, ...] = ()
    apart: Mapping[str, Any] = field(default_factory=dict)
    drifts: tuple[Drift, ...] = ()
    placed: frozenset[str] = frozenset()
    near: Mapping[str, float] = field(default_factory=dict)
    leaps: tuple[Leap, ...] = field(default=(), compare=False)
    passed: tuple[tuple[float, float], ...] = field(default=(), compare=False)
    errors: tuple[float, ...] = field(default=(), compare=False)
    ended_by: str = ""

    def __eq__(self, other: object) -> bool:
        """Whether it is the same motion: of equal equations and values, with equal states all along."""
        if self is other or not isinstance(other, Trajectory) or not super().__eq__(other):
            return self is other
        return bool(self.choices) or equal(self._course, other._course)

    __hash__ = Picklable.__hash__

    @property
    def _course(self) -> tuple[Any, Any, Any]:
        """The steps, and states at their ends, in their middle, and at the instants."""
        import numpy as np

        ends = np.asarray(self.steps, float)
        times = np.concatenate([ends, (ends[1:] + ends[:-1]) / 2, self.t])
        return ends, times, self.solution(times)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            known = not name.startswith("_") and "equations" in vars(self) and name in self
            return no_attribute(self, name, {name: f"write run['{name}']"} if known else TRAJECTORY)

    def _title(self, *told: str) -> str:
        span = f"t from {self.t[0]:g} to {self.t[-1]:g} s, {len(self.t)} instants"
        by = f", by {self.solver}" if self.solver else ""
        return f"Trajectory({self.equations.graph.name!r}: {'; '.join([span + by, *told])})"

    def __repr__(self) -> str:
        return self._title(*(f"an impulse {impulse} is not shown" for impulse in self.impulses[:SHOWN]))

    def __str__(self) -> str:
        return "\n".join([self._title(), *(f"note: {note}" for note in self.notes)])

    def _repr_html_(self) -> str:
        ends = zip(self.states, self.evaluate(self.t[[0, -1]], self.states), strict=True)
        units = self.equations.drawn.domains.units()
        told = {name: f"{name} / {units[name]}" if name in units else name for name in self.states}
        rows = [(told[name], *(f"{float(x):.6g}" for x in values)) for name, values in ends]
        heads = "state", f"at {self.t[0]:g} s", f"at {self.t[-1]:g} s"
        return beneath(table(heads if rows else (), rows, caption=self._title(), notes=self.notes))

    @cached_property
    def notes(self) -> tuple[str, ...]:
        """What to know before the run is trusted: what its equations note, and what the run itself does."""
        from bondgraph.simulate.assembly_choice import assembly_notes
        from bondgraph.simulate.other_solutions import solution_notes
        from bondgraph.simulate.start_gaps import gap_notes
        from bondgraph.simulate.start_guesses import guess_notes
        from bondgraph.simulate.start_stores import store_notes
        from bondgraph.simulate.start_velocities import velocity_notes

        of_start = *guess_notes(self), *assembly_notes(self), *velocity_notes(self), *gap_notes(self)
        of_start = *of_start, *store_notes(self), *solution_notes(self)
        return (*self.equations.notes, *of_start, *self.own_notes)

    @cached_property
    def own_notes(self) -> tuple[str, ...]:
        """The notes on this run alone: nothing, where constraints hold, the energies balance and it is bounded."""
        from bondgraph.simulate.broken_bounds import bound_notes
        from bondgraph.simulate.constraint_drift import drift_notes
        from bondgraph.simulate.energy_check import energy_notes
        from bondgraph.simulate.near_thresholds import threshold_notes
        from bondgraph.simulate.passages import gathered
        from bondgraph.simulate.rare_clocks import clock_notes
        from bondgraph.simulate.unbounded_growth import growth_notes
        from bondgraph.simulate.undetermined import undetermined_notes

        grows = growth_notes(self)
        of_events = *clock_notes(self), *threshold_notes(self), *bound_notes(self)
        told = (
            *gathered(self.remarks),
            *of_events,
            *drift_notes(self.drifts),
            *grows,
            *energy_notes(self, bool(grows)),
        )
        of_jumps = (f"no effort or flow shows an impulse: {impulse}" for impulse in self.impulses[:SHOWN])
        return (*told, *of_jumps, *undetermined_notes(self))

    @cached_property
    def impulses(self) -> tuple[Impulse, ...]:
        """What jumps of inputs hand over to stores at once: no effort or flow of the run shows it."""
        from bondgraph.simulate.impulses import impulses

        return impulses(self)

    @property
    def states(self) -> tuple[str, ...]:
        """Names of the states; where independent velocities have changed, those as drawn stand for them."""
        return shared_states(self) if self.choices else self.equations.states

    @property
    def steps(self) -> Any:
        """The instants at which the integrator arrived, of shape (steps + 1,)."""
        import numpy as np

        if self.choices:
            return np.concatenate([self.choices[0].steps, *(each.steps[1:] for each in self.choices[1:])])
        return getattr(self.solution, "ts", self.t)

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """Where it begins and ends, and instants inside from which what jumps there is told."""
        return ends_of(self)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everything that can be asked for."""
        return every_name(self.equations)

    @property
    def drawn_names(self) -> frozenset[str]:
        """What the equations of the graph as drawn have names for: it is told under every form."""
        return names_as_drawn(self.equations)

    @cached_property
    def as_drawn(self) -> Trajectory | None:
        """The same motion in the equations of the graph as drawn; None without a form, and where it has none.

        What a form has carried away, such as the force of a joint on a body that is part of the kinetic store now, is
        told from there, under its name in the graph.
        """
        from bondgraph.simulate.as_drawn import as_drawn

        drawn = self.equations.as_drawn
        return as_drawn(self, drawn) if isinstance(drawn, Equations) else None

    def parts(self, name: str) -> tuple[str, ...]:
        """The scalar quantities that a name stands for: the components of a multibond, or itself."""
        return groups(self.equations).get(name, (whole_name(self.equations, name),))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and {name, whole_name(self.equations, name)} & {*self.names} != set()

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __getitem__(self, name: str) -> Any:
        return self.at(self.t, name)

    def at(self, t: Any, name: str) -> Any:
        """One quantity at given instants.

        Raises:
            ValueRefused: for a name that is nowhere in the model, or a reaction that nothing determines.
            MissingValues: for a reaction that needs the rate of an input that has none.
        """
        import numpy as np

        if not isinstance(name, str):
            raise unknown(self.equations, name)
        parts = self.parts(name)
        return self.evaluate(t, parts)[0] if len(parts) == 1 else np.stack(self.evaluate(t, parts), axis=-1)

    def evaluate(self, t: Any, names: Sequence[str]) -> list[Any]:
        """Several scalar quantities at given instants, each of the shape of `t`."""
        if self.choices:
            times = instants_within(self, t)
            return over_choices(self, times, lambda x, at: x.evaluate(at, [name_in(x, self, name) for name in names]))
        own = available(self.equations)
        here = {name: own[name] for name in names if name in own}
        found = dict(zip(here, self.compute(t, here), strict=True))
        if others := [name for name in names if name not in found]:
            found |= zip(others, self._told_as_drawn(t, others), strict=True)
        return [found[name] for name in names]

    def going_on(self, t: float, names: Sequence[str]) -> list[float]:
        """Several scalar quantities as a motion has them that goes on from one instant: after all that jumps in time
        just there, momenta being what they are.

        Raises:
            ValueRefused: for an instant outside the run, and where it ends at a jump that none of its equations goes
                over, as velocities jump with it.
        """
        from bondgraph.simulate.going_on import going_on

        return going_on(self, t, names)

    def _told_as_drawn(self, t: Any, names: Sequence[str]) -> list[Any]:
        """Quantities that the form has carried away.

        Raises:
            ValueRefused: for one that is open, or was judged to be where loops close in another way than here.
        """
        for name in names:
            try:
                quantity(self.equations, name)
            except ValueRefused:
                if self.as_drawn is not None and name in self.as_drawn.equations.indeterminate:
                    from bondgraph.simulate.as_drawn import check_judged_here

                    check_judged_here(self.as_drawn, name)
                raise
        assert self.as_drawn is not None, "it tells them"
        return self.as_drawn.evaluate(t, names)

    def compute(self, t: Any, wanted: Mapping[str, Any] | Callable[[Equations], Mapping[str, Any]]) -> list[Any]:
        """Expressions at given instants.

        Args:
            t: the instants.
            wanted: expressions in the equations' symbols, by name, those of sympy among them; or what gives them for
                some equations, those of each choice of independent velocities.
        """
        times = instants_within(self, t)
        if self.choices:
            return over_choices(self, times, lambda each, times: each.compute(times, wanted))
        return outputs(self, times, wanted(self.equations) if callable(wanted) else wanted)

    def power_audit(self) -> Audit:
        """Power supplied, stored and dissipated over the run, and what is missing (nothing, up to rounding)."""
        from bondgraph.simulate.audit import audit

        return audit(self)

    def certify(self, drift: float | None = None) -> Certificate:
        """Every identity that applies, checked at instants of the run, its energy and its constraints.

        Args:
            drift: as of `bondgraph.certify`; its own by default.
        """
        from bondgraph.analysis.certificate import certify

        return certify(self) if drift is None else certify(self, drift=drift)

    def sensitivity(self, name: str, by: str, start: Mapping[str, float] | None = None) -> Any:
        """The derivative of a quantity by a number, at the run's instants: how it would change with that.

        The start is held as the number changes, as in another run with the same one: what the run was given stays,
        states that nobody gave follow where loops and constraints have to hold, and the others stay as well. Where the
        momentum p of an inertia J was given by its velocity, it grows with J. `start` says otherwise.

        Where `bondgraph.stop` has ended the run, its last instant moves with the number: the last derivative is that of
        the value there, wherever it comes to lie. `run.sensitivity("t", by)[-1]` tells how the instant moves.

        Args:
            name: the quantity.
            by: a parameter, an input that is a number, or a state: its initial value.
            start: the derivatives of initial states by it, by their names.

        Returns:
            Of the shape of `run[name]`, in the quantity's unit over the number's.

        Raises:
            ValueRefused: for unknown names; where a law leaps on the way, at an instant that moves with the number;
                where the start leaves open how the states that follow change.
            NotReducible: where constraints hold among the states.
            NoSolution: where a derivative is infinite; where a stop ends the run by a leap.
            MissingValues: where a stop moves with the rate of an input that has none.
            DerivativeError: for a law that is a function of Python without a declared derivative.

        >>> import bondgraph as bg
        >>> from bondgraph.elements import I, One, R, Se
        >>> i = One("i")
        >>> rl = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))
        >>> run = bg.simulate(rl, 20)
        >>> bool(abs(run.sensitivity("i", "Ra")[-1] + 1 / 2**2) < 1e-6)  # in the end i = U/Ra
        True
        """
        from bondgraph.simulate.sensitivity import sensitivity

        return sensitivity(self, name, by, start)

    def gradient(
        self,
        end: str | None = None,
        integral: str | None = None,
        samples: Mapping[str, Any] | None = None,
        by: Iterable[str] | None = None,
        start: Mapping[str, Mapping[str, float]] | None = None,
    ) -> dict[str, float]:
        """The derivatives of one number of the motion by many: by parameters, constant inputs and initial states.

        The number is the sum of what is given: a formula at the run's last instant, the integral of one over the run,
        and samples with weights. It costs what a few runs do, however many derivatives there are (by adjoints).

        Where `bondgraph.stop` has ended the run, its end moves with them, and that counts: the gradient of `"t"` is
        that of the instant. What is integrated may change branch anywhere: how the instants of that move counts as
        well. Of what begins just where it changes branch, it is the derivative on the side to which the motion goes.

        Args:
            end: a formula in quantities and parameters, such as `"w**2/2"`, at the last instant.
            integral: one whose integral over time counts, such as `"U.e*U.f"`.
            samples: weights of quantities at the run's instants, of the shape of `run[name]`: of a loss L they are
                dL/d run[name], such as `{"w": 2*(run["w"] - measured)}` for the sum of squares.
            by: names of parameters, inputs that are numbers, and states (their initial values). By default all, but
                for states whose start follows from what was given, through closed loops and constraints.
            start: how initial states change with these, by their names, as of `sensitivity`: `{"J": {"p_J": w}}`.

        Returns:
            The derivatives by name, in the number's unit over each one's.

        Raises:
            ValueRefused: for unknown names; where a law leaps on the way, at an instant that moves with them;
                where nothing is said of which the gradient is sought.
            ExpressionError: for what is no formula.
            NotReducible: where constraints hold among the states.
            NoSolution: where a derivative is infinite; where an instant moves and nothing tells how, as that of a leap.
            MissingValues: where it moves with the rate of an input that has none.
            DerivativeError: for a law that is a function of Python without a declared derivative, and for systems of
                redundant equations.

        >>> import bondgraph as bg
        >>> from bondgraph.elements import I, One, R, Se
        >>> i = One("i")
        >>> rl = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))
        >>> found = bg.simulate(rl, 20).gradient("Ra.e*Ra.f")  # the power lost in the end is U**2/Ra
        >>> {name: round(value, 6) + 0.0 for name, value in found.items()}
        {'L': 0.0, 'Ra': -0.25, 'U': 1.0, 'p_L': 0.0}
        >>> found = bg.simulate(rl, 20).gradient(integral="where(i < 0.25, 1, 0)", by=["L", "Ra"])
        >>> {name: round(value, 6) for name, value in found.items()}  # the instant is L/Ra log(U/(U - 0.25 Ra))
        {'L': 0.346574, 'Ra': 0.076713}
        """
        from bondgraph.simulate.gradient import gradient

        return gradient(self, end, integral, samples, by, start)

    def dataset(self, *names: str, units: Mapping[str, str] | None = None) -> Any:
        """Quantities over time as a labelled table, an `xarray.Dataset`: its `to_netcdf` writes a standard file.

        Args:
            names: what it holds; the states and inputs by default. Of several components each is a quantity.
            units: the SI units of quantities, by name; where none is given, that of the domain, if it is known.

        Raises:
            ValueRefused: for a name that is nowhere in the model.
        """
        from bondgraph.simulate.dataset import dataset

        return dataset(self, names, units)

    def save(self, *names: str, path: str | Path, units: Mapping[str, str] | None = None) -> Path:
        """Write quantities over time as netCDF, with their units; `bondgraph.load_run` reads it, as many programs do.

        Args:
            names: what it holds; the states and inputs by default.
            path: of a file that ends in .nc.
            units: as of `dataset`.

        Returns:
            the path.

        Raises:
            ValueRefused: for a name that is nowhere in the model, another ending, and where nothing can be written.
        """
        from bondgraph.simulate.saved_run import save

        return save(self, names, path, units)

    def to_pandas(self, *names: str) -> Any:
        """Quantities over time as a `pandas.DataFrame`: a column each, the states and inputs by default, by instants.

        Raises:
            ValueRefused: for a name that is nowhere in the model.
        """
        from bondgraph.simulate.dataset import frame

        return frame(self, names)

    def write_csv(self, *names: str, path: str | Path, units: Mapping[str, str] | None = None) -> None:
        """Write instants and quantities (the states by default) as comma-separated values, a row an instant.

        A column of a known unit is headed by both, as `w / rad/s`, and then time by `t / s`.

        Args:
            names: of the quantities.
            path: the file.
            units: as of `dataset`.
        """
        import csv

        from bondgraph.problem.quantities import in_units

        chosen = ["t", *(part for name in names or self.states for part in self.parts(name))]
        found = in_units(self.equations, chosen[1:], units)
        known = {"t": "s", **found} if any(found.values()) else {}
        columns = self.evaluate(self.t, chosen)
        with destination(path) as place, place.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow([f"{name} / {known[name]}" if known.get(name) else name for name in chosen])
            writer.writerows(zip(*(column.tolist() for column in columns), strict=True))

    def to_zero(self, name: str, rising: bool | None = None) -> Any:
        """The instants at which a quantity is zero or passes it, in order, to the last digits of the run.

        It passes zero where it is on either side by more than its error: what the relative tolerance of the run makes
        of the sizes of the states. What has died out to less, as a current that has decayed, passes zero no more;
        a smaller `rtol` follows it farther.

        Args:
            name: of a scalar quantity; one that touches zero between two samples and turns back is not seen.
            rising: True or False for those only where it goes up, or down.

        Raises:
            ValueRefused: for a name that is nowhere in the model, or of several components.
        """
        from bondgraph.simulate.zeros import zeros

        return zeros(self, name, rising)

    def plot(
        self,
        *panels: str | Sequence[str] | Sequence[tuple[str, str]],
        path: str | Path | None = None,
        units: Mapping[str, str] | None = None,
        title: str | None = None,
        axes: Any = None,
    ) -> Any:
        """Plot quantities with matplotlib, each over time in a panel of its own.

        Args:
            panels: what to plot; the states by default. A tuple `("theta", "r")` is r over theta, a list
                `["i", "w"]` several quantities in one panel, a list of tuples several curves.
            path: where to save the figure; nothing is saved without one.
            units: of quantities, by name, in which they are drawn, as "rpm"; else in SI units, and that of the domain
                is told, if it is known. What is no unit that is read is a label. A graph without domains says no units:
                its numbers are then taken to be in the SI unit of that dimension, as rad/s for "rpm".
            title: above the figure; the graph's name without one.
            axes: matplotlib axes to draw in, one for each panel; a new figure without them.

        Returns:
            The matplotlib figure.

        Raises:
            ValueRefused: for unknown names, other than one of the axes for each panel, an ending of no format.
        """
        from bondgraph.simulate.plot import plot

        return plot(self, panels, path, units, title, axes)
