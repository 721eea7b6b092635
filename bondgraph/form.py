"""Forms with options: what a form of the equations of motion is, besides a function from kinetics to a law."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.errors import StructureError
from bondgraph.kinetics import Kinetics
from bondgraph.law import Law
from bondgraph.sampling import Sampling

Prepare = Callable[[Kinetics, Sampling, Mapping[str, Any]], Mapping[str, Any]]


@dataclass(frozen=True)
class Form:
    """A form that keeps constraints: it finds them in `Kinetics.held`, and the velocities as they are drawn.

    Args:
        function: from the kinetics of a store, and options, to its law.
        store: "T*", whose C-port gives D f, or "NIC", whose C-port gives e_hat.
        prepare: what finds further options in the mechanism's kinetics, given random points and the options so far.
        options: by name.
        remarks: what a reader of the equations should know, from the options; empty where there is nothing.

    >>> from bondgraph.forms import lagrange_multipliers
    >>> lagrange_multipliers.having(beta=5)
    lagrange_multipliers.having(beta=5)
    """

    function: Callable[..., Law]
    store: str = "T*"
    prepare: Prepare | None = None
    options: tuple[tuple[str, Any], ...] = ()
    remarks: Callable[[Mapping[str, Any]], str] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "__name__", self.function.__name__)
        object.__setattr__(self, "__doc__", self.function.__doc__)

    @property
    def keeps(self) -> bool:
        """Whether constraints are left to the form."""
        return True

    def having(self, **options: Any) -> Form:
        """The same form with some options.

        Raises:
            StructureError: for an option it has not.
        """
        known = list(inspect.signature(self.function).parameters)[1:]
        if unknown := sorted(options.keys() - {*known}):
            law = f"it has no option {', '.join(unknown)}"
            remedy = f"its options are {', '.join(known)}" if known else "it has none"
            raise StructureError(self.function.__name__, law, parties=unknown, remedy=remedy)
        kept = {**dict(self.options), **{name: _kept(value) for name, value in options.items()}}
        return replace(self, options=tuple(kept.items()))

    def prepared(self, k: Kinetics, at: Sampling) -> Form:
        """The same form with the options it finds in a mechanism."""
        return self.having(**self.prepare(k, at, dict(self.options))) if self.prepare else self

    def remark(self) -> str:
        """A word to a reader of the equations; empty for most."""
        return self.remarks(dict(self.options)) if self.remarks else ""

    def __call__(self, k: Kinetics) -> Law:
        return self.function(k, **dict(self.options))

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.options)
        return self.function.__name__ + (f".having({given})" if given else "")


def _kept(value: Any) -> Any:
    """An option that can be compared and hashed."""
    return tuple(value.items()) if isinstance(value, Mapping) else tuple(value) if isinstance(value, list) else value


def keeps_constraints(
    store: str = "T*", prepare: Prepare | None = None, remarks: Callable[[Mapping[str, Any]], str] | None = None
) -> Callable[[Callable[..., Law]], Form]:
    """Make a form of a function from the kinetics of a store, and options, to its law."""
    return lambda function: Form(function, store, prepare, remarks=remarks)
