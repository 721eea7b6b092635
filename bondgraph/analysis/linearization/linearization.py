"""The linearization of equations of motion at a point: labelled matrices, modes, and the way to python-control."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.analysis.linearization.modes import AXIS, direct, modes, spectrum, undecided
from bondgraph.errors import MissingPackage, ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.other_words import LINEARIZATION, no_attribute
from bondgraph.program.rank import null_space, rank
from bondgraph.program.tolerances import RANK, ROUNDING

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.closed_loops import Closed
    from bondgraph.analysis.linearization.margins import Margins
    from bondgraph.analysis.linearization.transfer_function import TransferFunction

NOT_KNOWN = "not known beside rounding of the fast modes"
"""The stability where eigenvalues are too near zero to tell their sign, and too far to be zero."""


@explained
@dataclass(frozen=True, eq=False)
class Linearization(Picklable):
    """x' = A x + B u, y = C x + D u for small departures from a point, in independent states.

    With a `period` it is x[k + 1] = A x[k] + B u[k], y[k] = C x[k] + D u[k], from one instant of sampling to the next:
    x[k] is the state just before the k-th, y[k] what is there just after it, and inputs are held between them.

    Args:
        name: of the graph.
        t: the instant.
        states: names of the independent states x, in the order of the rows of A.
        dependent: names of the states that follow from these through the constraints.
        inputs: names of the inputs u. An input whose rate matters is followed by it, as one more input: `drive'`.
        outputs: names of the outputs y.
        A, B, C, D: the matrices, of shapes (states, states), (states, inputs), (outputs, states), (outputs, inputs).
        point: the value of every state.
        moving: states whose rates do not vanish there, with these rates; of a sampled motion held values, too, that
            do not stay, with their change by the period.
        carried: states whose rates change along the motion, or depend on such or on time. The others rest or move
            uniformly, whatever these do: their part of A stays as it is.
        period: seconds from one instant of sampling to the next; 0 for a continuous motion.
        loops: those that the graph closes itself: an input, an output, what measures it, and the element whose formula,
            the last entry, has both.
        notes: those of the equations; on the independent velocities, where others were taken than those compiled.
        varied: A, B, C and D, and some more times with all numbers of the model changed by a few floats: what differs
            in their responses is rounding. Of a sampled motion there are none.
    """

    name: str
    t: float
    states: tuple[str, ...]
    dependent: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    A: Any
    B: Any
    C: Any
    D: Any
    point: Mapping[str, float]
    moving: Mapping[str, float]
    carried: tuple[str, ...]
    period: float = 0.0
    loops: tuple[Closed, ...] = ()
    notes: tuple[str, ...] = ()
    varied: tuple[tuple[Any, Any, Any, Any], ...] = ()

    @property
    def variations(self) -> tuple[tuple[Any, Any, Any, Any], ...]:
        """The changed ones of `varied`; none where other matrices were put in the place of these."""
        import numpy as np

        own = (self.A, self.B, self.C, self.D)
        return self.varied[1:] if self.varied and all(map(np.array_equal, self.varied[0], own)) else ()

    @property
    def is_equilibrium(self) -> bool:
        """Whether all rates vanish at the point, and depend on nothing that changes."""
        return not self.moving and not self.carried

    @property
    def steady(self) -> tuple[str, ...]:
        """The independent states that rest or move uniformly, and depend on no others: their motion is steady."""
        return tuple(name for name in self.states if name not in self.carried)

    @cached_property
    def eigenvalues(self) -> Any:
        """Those of A, in 1/s, the greatest real part first; of a sampled motion by the largest size."""
        return spectrum(self.A, bool(self.period))[0]

    def without(self, *states: str) -> Linearization:
        """The same without some states that none of the others depends on, such as those of a steady motion that move.

        Raises:
            ValueRefused: for a state that is not there, or on which one that remains, or an output, depends.

        Outputs that depend on a state that is left out are left out with it.
        """
        import numpy as np

        check_names("state", states, self.states)
        gone = [self.states.index(name) for name in states]
        kept = [k for k in range(len(self.states)) if k not in gone]
        if needed := [self.states[k] for k in kept if np.any(self.A[k, gone] != 0)]:
            law = f"{', '.join(needed)} would still depend on {', '.join(states)}"
            raise ValueRefused("states", law, parties=(*states, *needed), remedy="leave these out too")
        rows = [k for k in range(len(self.outputs)) if not np.any(self.C[k, gone] != 0)]
        (A, B, C, D), *varied = (
            (A[np.ix_(kept, kept)], B[kept], C[np.ix_(rows, kept)], D[rows])
            for A, B, C, D in ((self.A, self.B, self.C, self.D), *self.variations)
        )
        return replace(
            self, states=tuple(self.states[k] for k in kept), outputs=tuple(self.outputs[k] for k in rows),
            A=A, B=B, C=C, D=D, varied=((A, B, C, D), *varied),
            moving={name: rate for name, rate in self.moving.items() if name not in states},
            carried=tuple(name for name in self.carried if name not in states),
        )  # fmt: skip

    @property
    def stability(self) -> str:
        """By the eigenvalues of `steady`: "stable" (asymptotically), "unstable", or, where some are on the imaginary
        axis, of a sampled motion on the unit circle, and none beyond it: "weakly unstable" where one of these is
        repeated and has too few eigenvectors, so that small departures grow without bound as powers of time, as the
        place of a free mass does, x = x0 + v0 t; else "marginal", where they stay bounded. In both, the terms that a
        linearization leaves out may tell otherwise. `NOT_KNOWN` where slow modes may be what rounding of the fast ones
        leaves: the sign of an eigenvalue of 1e-4/s beside one of -1e13/s. Of a steady motion that moves the places and
        angles may go on faster or slower, as Routh judges it: growth by a repeated eigenvalue zero, in z one, does not
        count.

        "" where nothing is steady, or the states that are not do more than add up what others do, as a position or a
        heading does.
        """
        kept = [self.states.index(name) for name in self.steady]
        if not kept or self._moves_by_itself([k for k in range(len(self.states)) if k not in kept], kept):
            return ""
        return verdict(self.A[kept][:, kept], bool(self.period), moving=bool(self.moving))

    def _moves_by_itself(self, rest: Sequence[int], kept: Sequence[int]) -> bool:
        """Whether states act on others that are kept, or on each other in a loop, in whatever units they are.

        What a loop of them makes is an eigenvalue; those that only add up what others do have none but zero.
        """
        import numpy as np

        A, fastest = balanced(self.A)[0], np.abs(self.eigenvalues).max(initial=0.0)
        values, known = spectrum(A[rest][:, rest] - bool(self.period) * np.eye(len(rest)))
        acts = np.abs(A[kept][:, rest]) > AXIS * fastest
        return bool(acts.any() or (np.abs(values) > np.maximum(known, ROUNDING * fastest)).any())

    def without_rates(self) -> Linearization:
        """The same input to output, without rates of inputs among the inputs: states x - B1 u in place of x.

        A state-space model has no derivatives of its inputs. With x' = A x + B u + B1 u', z = x - B1 u obeys
        z' = A z + (B + A B1) u, and y = C z + (D + C B1) u; the same for higher orders.

        Raises:
            ValueRefused: for outputs that follow the rate of an input at once, as a reaction does.
        """
        one, late = parted(self)
        for rates in late:
            for name, column in zip(one.inputs, rates.T, strict=True):
                if followers := [output for output, entry in zip(self.outputs, column, strict=True) if entry]:
                    law = f"{', '.join(followers)} follows the rate of the input '{name}' at once, and no state-space "
                    law += "model does"
                    remedy = "leave this output out, take the rate itself for an input, or ask for the "
                    remedy += "frequency_response or the transfer_function, which have it"
                    raise ValueRefused("outputs", law, parties=(*followers, name), remedy=remedy)
        return one

    def to_control(self) -> Any:
        """The `StateSpace` of python-control, with the names of states, inputs and outputs, a dot as an underscore.

        Of a sampled motion it is one of discrete time, `dt=period`. Rates of inputs are no inputs of it (see
        `without_rates`).

        Raises:
            MissingPackage: where `control` is not installed.
            ValueRefused: for outputs that follow the rate of an input at once.
        """
        control, one = python_control(), self.without_rates()
        return control.ss(
            one.A, one.B, one.C, one.D, name=_plain(one.name), states=list(map(_plain, one.states)),
            inputs=list(map(_plain, one.inputs)), outputs=list(map(_plain, one.outputs)), dt=self.period,
        )  # fmt: skip

    def transfer_function(self, output: str | None = None, input: str | None = None) -> TransferFunction:
        """An output by an input as a ratio of polynomials in s, with zeros, poles and gain; it prints as such.

        Of a sampled motion they are polynomials in z. Of an output that follows the rate of the input at once, as a
        reaction does, the numerator has the higher degree: its value grows with s, and no state-space model has it.

        Args:
            output, input: their names; where there is but one it need not be named.

        Raises:
            ValueRefused: for names that are not those of an output and an input, where there are several and none is
                named, and where neither polynomials nor zeros and poles tell six digits of the response.
        """
        from bondgraph.analysis.linearization.transfer_function import transfer_function

        return transfer_function(self, output, input)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, LINEARIZATION)

    def poles(self) -> Any:
        """The poles, in 1/s: the eigenvalues of A, the greatest real part first; of a sampled motion those in z."""
        return self.eigenvalues

    def frequency_response(self, omega: Any) -> Any:
        """The outputs by sines at the inputs, complex, of shape (..., outputs, inputs) for frequencies in rad/s.

        It is C (i omega - A)^-1 B + D, with rates of inputs i omega times these: an output that follows one at once, as
        a reaction does, grows with the frequency.

        Raises:
            ValueRefused: for the frequency of an undamped mode.

        Warns:
            UserWarning: where rounding of the matrices leaves less than six digits, as of coils that are all but
                perfectly coupled, far below their modes.
        """
        from bondgraph.analysis.linearization.responses import frequency_response

        return frequency_response(self, omega)

    def step(self, t: Any) -> Any:
        """The outputs at instants, of shape (n, outputs, inputs), after each input has stepped from zero to one at 0.

        Raises:
            ValueRefused: for instants that do not increase from zero on, of a sampled motion for others than multiples
                of its period, as `without_rates`, and where rounding of the fastest mode hides the others by then:
                beside one of 1e12 1/s after some hours, unless modes tell the response to six digits.

        Warns:
            UserWarning: where rounding of the matrices leaves less than six digits of the most at these instants.
        """
        from bondgraph.analysis.linearization.responses import step_response

        return step_response(self, t)

    def plot_step(self, t: Any = None, path: str | Path | None = None) -> Any:
        """The response to steps as a matplotlib figure: each output by each input.

        Args:
            t: instants in s, from zero on, or the first and last one; by default until the slowest mode has decayed.
            path: where to save the figure; nothing is saved without one.

        Raises:
            ValueRefused: where there are no inputs or no outputs, and as `step`.
        """
        from bondgraph.analysis.linearization.responses import plot_step

        return plot_step(self, t, path)

    def bode(self, omega: Any = None, path: str | Path | None = None) -> Any:
        """Bode's diagram as a matplotlib figure: each output by each input.

        Args:
            omega: frequencies in rad/s, or the lowest and the highest one; by default from a decade below the slowest
                mode to one above the fastest.
            path: where to save the figure; nothing is saved without one.

        Raises:
            ValueRefused: where there are no inputs or no outputs, for frequencies that are no array of positive
                numbers, and as `frequency_response`.
        """
        from bondgraph.analysis.linearization.responses import bode

        return bode(self, omega, path)

    def margins(self, output: str | None = None, input: str | None = None) -> Margins:
        """The gain, phase and delay margin of the open loop from an input to an output; it prints as a small table.

        The loop is closed by input = -output: with an error r - y as its input, and y as its output.

        Args:
            output, input: their names; where there is but one it need not be named.

        Raises:
            MissingPackage: where `control`, which seeks the crossover frequencies, is not installed.
            ValueRefused: for names that are not those of an output and an input, where there are several and none is
                named, and as `without_rates`.
            NoSolution: where the closed loop is a loop of gain one, and for a sampled loop with a pole at z = -1.
        """
        from bondgraph.analysis.linearization.margins import margins

        return margins(self, output, input)

    def __repr__(self) -> str:
        counts = f"{len(self.states)} states, {len(self.inputs)} inputs, {len(self.outputs)} outputs"
        counts += f", sampled every {self.period:g} s" * bool(self.period)
        return f"Linearization({self.name!r} at t = {self.t:g} s: {counts})"

    def __str__(self) -> str:
        from bondgraph.analysis.linearization.page import text

        return text(self)

    def _repr_html_(self) -> str:
        from bondgraph.analysis.linearization.page import html

        return html(self)


def parted(of: Linearization) -> tuple[Linearization, tuple[Any, ...]]:
    """A linearization without rates of inputs, as of `Linearization.without_rates`, and what outputs have of them.

    Returns:
        It with y = C z + D u, and the matrices E1, E2, ..., each of shape (outputs, inputs), of E1 u' + E2 u'' + ...
        that the outputs have besides; none where they have nothing.
    """
    import numpy as np

    names = tuple(name for name in of.inputs if not name.endswith("'"))
    most = max((len(name) - len(name.rstrip("'")) for name in of.inputs), default=0)
    B, direct = np.zeros((len(of.states), len(names))), np.zeros((most + 1, len(of.outputs), len(names)))
    sizes = np.zeros_like(direct)  # of the terms, which may cancel
    for j, name in enumerate(names):
        columns = {len(other) - len(name): k for k, other in enumerate(of.inputs) if other.rstrip("'") == name}
        carried, size = np.zeros(len(of.states)), np.zeros(len(of.states))
        for order in range(most, -1, -1):
            direct[order, :, j], carried = of.C @ carried, of.A @ carried
            sizes[order, :, j], size = np.abs(of.C) @ size, np.abs(of.A) @ size
            if order in columns:
                of_rate, of_state = of.D[:, columns[order]], of.B[:, columns[order]]
                direct[order, :, j], carried = direct[order, :, j] + of_rate, carried + of_state
                sizes[order, :, j], size = sizes[order, :, j] + np.abs(of_rate), size + np.abs(of_state)
        B[:, j] = carried
    late = np.where(np.abs(direct) > ROUNDING * sizes, direct, 0.0)[1:]
    kept = 1 + max(np.flatnonzero(late.any(axis=(1, 2))), default=-1)
    return replace(of, inputs=names, B=B, D=direct[0]), tuple(late[:kept])


def verdict(A: Any, sampled: bool = False, moving: bool = False) -> str:
    """The stability of x' = A x, or of x[k + 1] = A x[k], as of `Linearization.stability`; `moving` of a motion."""
    import numpy as np

    found = direct(A) if sampled else modes(A)
    values, known = found.values, found.known
    beyond = np.abs(values) - 1 if sampled else values.real
    doubtful = np.zeros(len(A), bool) if sampled else undecided(found)
    if ((beyond > known) & ~doubtful).any():
        return "unstable"
    if doubtful.any():
        return NOT_KNOWN
    critical = beyond >= -known
    if not critical.any():
        return "stable"
    rest = 1.0 if sampled else 0.0
    repeated = _repeated(values[critical], known[critical], rest)
    grows = any(_is_defective(A, value) for value in repeated if not (moving and value == rest))
    return "weakly unstable" if grows else "marginal"


def _repeated(values: Any, known: Any, rest: float) -> Iterator[complex]:
    """The mean of each group of eigenvalues that coincide as far as they are known; of those about `rest` this."""
    import numpy as np

    left = [*range(len(values))]
    while left:
        first = left[0]
        group = [k for k in left if abs(values[k] - values[first]) <= known[k] + known[first]]
        left = [k for k in left if k not in group]
        at_rest = np.abs(values[group] - rest) <= known[group]
        if len(group) > 1 and values[first].imag >= -known[first]:
            yield complex(rest) if at_rest.any() else complex(values[group].mean())


def _is_defective(A: Any, value: complex) -> bool:
    """Whether an eigenvalue has fewer eigenvectors than it is repeated: a left one is normal to all right ones.

    Eigenvectors are taken of a matrix of twice the size, which is real: [[A - a, b], [-b, A - a]] for a + ib.
    """
    import numpy as np

    one = np.eye(len(A))
    real = balanced(A)[0] - value.real * one
    turned = np.block([[real, value.imag * one], [-value.imag * one, real]]) if value.imag else real
    right, left = null_space(turned, RANK), null_space(turned.T, RANK)
    return bool(right.size) and rank(left.T @ right, RANK, RANK) < right.shape[1]


def python_control() -> Any:
    """The module `control`.

    Raises:
        MissingPackage: where it is not installed.
    """
    try:
        import control
    except ImportError:
        law, remedy = "python-control is not installed", "install multibondgraph[control]"
        raise MissingPackage("control", law, parties=("control",), remedy=remedy) from None
    return control


def check_names(what: str, given: Sequence[str], known: Sequence[str]) -> None:
    for name in given:
        if name not in known:
            law = f"there is no such {what}; there are {', '.join(known) or 'none'}"
            raise ValueRefused(f"{name!r:.60}", law, remedy=f"correct it, or name it in linearize(..., {what}s=[...])")


def _plain(name: str) -> str:
    return name.replace(".", "_").replace("[", "_").replace("]", "")
