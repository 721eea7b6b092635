"""Refusals, and the warning. Each names the place, the law that is broken, the parties and a remedy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

SHOWN = 4
"""So many names are listed in one message."""


class BondGraphError(ValueError):
    """A model that cannot be answered rightly, refused with its reason.

    Attributes:
        place: the element, junction or bond where it shows.
        law: what must hold there.
        parties: names of the elements, bonds or symbols involved.
        remedy: what to change.
    """

    def __init__(self, place: str, law: str, *, parties: Iterable[str] = (), remedy: str = "") -> None:
        self.place, self.law, self.remedy = place, law, remedy
        self.parties = tuple(parties)
        advice = f" {_sentence(remedy[0].upper() + remedy[1:])}" if remedy else ""
        super().__init__(f"{type(self).__name__}: {place}: {_sentence(law)}{advice}")

    def measured(self, residual: float, size: float) -> BondGraphError:
        """The same refusal with what is left of an identity, and the size of its terms, at a state where it fails."""
        law = f"{self.law} (at a random state {residual:.3g} is left, of terms of {size:.3g})"
        return type(self)(self.place, law, parties=self.parties, remedy=self.remedy)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[BondGraphError], args: tuple[Any, ...]) -> BondGraphError:
    """A refusal of the same words."""
    return kind.__new__(kind, *args)


def _sentence(words: str) -> str:
    return words if words.endswith(("?", "?)")) else f"{words}."


class ExpressionError(BondGraphError):
    """A text that is not one of the formulas a model may hold."""

    def within(self, name: str) -> ExpressionError:
        """The same refusal with the name of the element or input whose formula it is."""
        return ExpressionError(f"{name}: {self.place}", self.law, parties=(name, *self.parties), remedy=self.remedy)


class StructureError(BondGraphError):
    """A graph whose elements and bonds do not fit together."""


class SizeMismatch(StructureError):
    """Two things joined whose dimensions differ."""


class DuplicateName(StructureError):
    """One name standing for two different things."""


class ModulusError(BondGraphError):
    """A parameter or modulus that depends on what it may not."""


class FrameError(BondGraphError):
    """An inertia on a junction whose frame does not allow it."""


class CausalConflict(BondGraphError):
    """Strokes that cannot live together."""


class NoSolution(BondGraphError):
    """A nonlinear system without a solution that was found, or a function outside of its domain: `operation`."""

    operation: str = ""


class Contradiction(BondGraphError):
    """Over-determined equations: a condition on inputs and parameters alone, or one that no state satisfies."""


class SingularSystem(BondGraphError):
    """Equations that do not determine every rate."""


class NotReciprocal(BondGraphError):
    """A store's law that does not derive from an energy."""


class DerivativeError(BondGraphError):
    """A callable as a law whose derivatives are not declared, or are not its derivatives."""


class FunctionFailed(BondGraphError):
    """A callable as a law that fails, or does not give a finite number."""


class NotReducible(BondGraphError):
    """A graph that has no kinetic store to be reduced to, or not of the form asked for."""


class NotExportable(BondGraphError):
    """Equations that cannot be written in another language."""


class MissingValues(BondGraphError):
    """Values a simulation needs and was not given."""


class MissingPackage(BondGraphError):
    """A package that a task needs and that is not installed."""


class FileRefused(StructureError):
    """A model file that is none; `faults` are all that were found in it, each of this kind, in their order."""

    faults: tuple[FileRefused, ...] = ()


class ValueRefused(BondGraphError):
    """A value that is not a finite number, or not one this name can take."""


class SimulationStopped(BondGraphError):
    """A motion that could not be continued; `trajectory` holds what was computed.

    `interrupted` says whether it was the user who stopped it.
    """

    trajectory: object = None
    interrupted: bool = False


class NegativeResistance(UserWarning):
    """A resistance whose value is negative, so that it supplies power; the warning begins with its name."""


class ConstraintDrift(UserWarning):
    """States of a run violate constraints that the form keeps by equations of motion; `run.drifts` says by how much."""
