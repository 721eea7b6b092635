"""A file's model as a view has it: what is seen at once, then its motion, then the words; and its motion anew."""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.relax import strokes_of
from bondgraph.compile import compiled
from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, ConstraintDrift, SimulationStopped
from bondgraph.io import read
from bondgraph.io.model import Model
from bondgraph.report.findings import find
from bondgraph.report.marks import bond_marks, element_marks
from bondgraph.report.motion import motion
from bondgraph.report.page import picture, words
from bondgraph.report.scene import scene_of
from bondgraph.simulate.simulate import simulate

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Source:
    """What a view shows.

    Args:
        path: the file.
        name: which graph in it, where there are several.
        form: of the equations, as of `compile`.
        end: the last instant of the motion, in seconds.
    """

    path: str
    name: str | None = None
    form: Any = None
    end: float = 10.0


@dataclass(frozen=True)
class Drawn:
    """A model that could be read: what is seen at once.

    Args:
        source: from where.
        model: what is in it.
        causal: its graph with strokes.
    """

    source: Source
    model: Model
    causal: CausalGraph

    @property
    def fault(self) -> str:
        """What stands in the way of equations for certain; empty where strokes are not complete and that may do."""
        return self.causal.told if self.causal.settled else ""

    def picture(self) -> dict[str, str]:
        """The diagram, with what conflicts marked."""
        conflict = self.causal.conflict
        return picture(self.causal, conflict.parties if conflict and self.causal.settled else (), None)

    def words(self) -> dict[str, str]:
        """The sections: what takes longer."""
        model, end = self.model, self.source.end
        found = find(model.graph, form=self.source.form, t=(0.0, end), values=model.values, start=model.start)
        return words(replace(found, description=model.description))


def drawn(source: Source) -> Drawn:
    """The model in a file.

    Raises:
        BondGraphError: for a file that is no model.
    """
    model = read(source.path, source.name)
    return Drawn(source, model, strokes_of(model.graph))


@dataclass(frozen=True)
class Moving:
    """A model with equations to be run, in the package's own operations.

    Args:
        model: what is in the file.
        end: the last instant, in seconds.
        equations: None where they are refused.
        fault: why they are, or why there is no motion, or no more of it; empty otherwise.
        parties: the names that this mentions.
        run: the motion with the file's values, as far as there is one.
    """

    model: Model
    end: float
    equations: Equations | None
    fault: str = ""
    parties: tuple[str, ...] = ()
    run: Trajectory | None = None

    def curves(self) -> dict[str, Any]:
        """The motion as the page's program reads it, with what is refused of it and the marks of what that mentions."""
        graph = self.model.graph
        known = {**bond_marks(graph), **element_marks(graph)}
        marks = [known[name] for name in self.parties if name in known]
        space, fault = self.space()
        moves = None if self.run is None else motion(self.run, graph)
        return {"motion": moves, "space": space, "fault": self.fault or fault, "faults": marks}

    def space(self) -> tuple[dict[str, Any] | None, str]:
        """The motion in space, where something of the model moves there; or why it cannot be shown."""
        try:
            found = scene_of(self.model.mechanisms, self.run)
        except BondGraphError as error:
            return None, str(error)
        return (None if found is None else found.data), ""

    def sliders(self) -> list[dict[str, Any]]:
        """The numbers that can be moved: name, value and unit of parameters and of inputs that are constant."""
        if self.run is None:
            return []
        units = self.model.graph.domains.units()
        inputs = {name: signal.constant for name, signal in self.run.signals.items()}
        numbers = {**self.run.parameters, **inputs}
        return [
            {"name": name, "value": value, "unit": units.get(name, "")}
            for name, value in numbers.items()
            if value is not None and math.isfinite(value)
        ]

    def moved(self, values: Mapping[str, float]) -> Moving:
        """The same with other values."""
        if self.equations is None:
            return self
        run, fault, parties = _run(self.equations, self.end, {**self.model.values, **values}, self.model.start)
        return Moving(self.model, self.end, self.equations, fault, parties, run)


def moving(of: Drawn) -> Moving:
    """The equations of a model and their motion, or why there are none."""
    model, end = of.model, of.source.end
    try:
        equations = compiled(model.graph, model.start, model.values, form=of.source.form)
    except BondGraphError as error:
        return Moving(model, end, None, str(error), error.parties)
    return Moving(model, end, equations).moved({})


def _run(
    equations: Equations, end: float, values: Mapping[str, Any], start: Mapping[str, Any]
) -> tuple[Trajectory | None, str, tuple[str, ...]]:
    """A motion as far as there is one, why there is no more, and the names that this mentions."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConstraintDrift)  # it is among the notes
            return simulate(equations, (0.0, end), values, start), "", ()
    except SimulationStopped as error:
        stopped: Trajectory | None = error.trajectory  # type: ignore[assignment]
        return stopped, str(error), error.parties
    except BondGraphError as error:
        return None, str(error), error.parties


def numbers_in(given: Any) -> dict[str, float] | None:
    """Finite numbers by name; None for anything else."""
    if not isinstance(given, dict):
        return None
    numbers = {name: x for name, x in given.items() if isinstance(x, int | float) and not isinstance(x, bool)}
    return numbers if len(numbers) == len(given) and all(map(math.isfinite, numbers.values())) else None
