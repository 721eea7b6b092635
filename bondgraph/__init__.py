"""Multibond graphs: draw the energy of a system; get its diagram, causality, equations of motion and simulation.

A DC motor, from the graph to a run:

>>> import bondgraph as bg
>>> from bondgraph.elements import GY, I, One, R, Se
>>> U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
>>> motor = bg.Graph("motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
>>> print(equations := bg.compile(motor))
motor: 2 states, 1 input, 5 parameters
p_L' = U - Ra*p_L/L - K*p_J/J
p_J' = K*p_L/L - b*p_J/J
>>> values = {"U": 12, "L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "b": 1e-5}
>>> run = bg.simulate(equations, t=(0, 0.5), values=values)
>>> print(f"{run['w'][-1]:.0f} rad/s")
239 rad/s

The graph
    Graph, Bond         elements (`bondgraph.elements`) joined by bonds; `graph.svg("file.svg")` draws it
    submodel            a function as a part that is made again: its Submodel gives each Instance, joined by its ports
    electrical, ...     the domains of ports and junctions: translational, rotational, hydraulic, thermal,
        pseudo_thermal, chemical, signal
    reactions           the graph of chemical reactions, from their schemes: "E + S <-> ES <-> E + P"
    load_run            the results in a file that `run.save` has written
    load                the graph in a model file, which `graph.save("servo.toml")` has written
    sample, delay       values that are set at the instants of a clock, and held between them
    stop, reset, counter    events: where a condition becomes true a run ends, states jump, a value counts
    Function            a law as a Python function with its derivatives
    Signal, table       an input as a function of time, with its rates
Signals and control, whose blocks take no power
    Input, Gain, Sum    a signal from outside, multiples and sums; `pid >> Se("U")` drives a source
    PID                 the controller, with limits that its integral does not wind up at
    Integrator, FirstOrder, Derivative, TransferFunction, StateSpace    linear blocks with states
    Limit, DeadZone, RateLimit, LookupTable    and what is not linear
    StateMachine        states, transitions at conditions or after times, and a value by state
Causality
    causality           the strokes of a graph, each with its reason: a CausalGraph
    analyse             the report: conflicts and remedies, dependent stores, algebraic loops, alternatives
    grade               strokes that a student has put, judged: right, another valid choice, or where they go wrong
    worksheet           a sheet of graphs to put strokes on, and its solution, as pages to print
Equations of motion
    compile             from a graph to its Equations
    algebra             in what they are written: algebra.sympy to read them, algebra.table to run them fast
    forms               Kane, Lagrange, Maggi, Volterra, Udwadia-Kalaba, ...: what `compile(graph, form)` takes
    kinetics            a mechanism's mass matrix, gyration forces and constraints: its Kinetics
    reduced_kinetics    the same in non-ignorable quasi-velocities, [000]: its ReducedKinetics
    reduce              the graph with all inertias carried into one kinetic store
    driven              the graph in velocities of which some are prescribed
    velocity_transformation   what relates the velocities to independent ones: a VelocityTransformation
Motions
    simulate            from Equations to a Trajectory: efforts, flows, reactions; its `power_audit` is an Audit
    sweep               many of them, over a grid, a list or samples of values and starts: a Sweep
    rates, residual     the rates at one state; what is left of the equations at any point
    Near                a start that is moved to the nearest one which satisfies the constraints
Questions
    equilibrium         a steady state: an Equilibrium
    linearize           A, B, C, D about a point, with stability: a Linearization
    certify             the identities of the form, checked at random states: a Certificate
    compare             forms of one mechanism, run alike: a Comparison of their cost and drift
    report              one page of HTML with all of it: diagram, strokes, equations and motion, linked
    widget              the same in a notebook, with sliders that run the motion again
    dynamics            mass matrix, forward and inverse dynamics as compiled functions of a state: a GraphDynamics
    kind                of which kind a mechanism is (holonomic, catastatic, ...): a Kind
Out
    export              C, FMI, Modelica, MATLAB, JAX, casadi, Python, LaTeX, Markdown
Refusals
    BondGraphError      any of them, with the place, the law, the parties and a remedy
    of the graph        StructureError, SizeMismatch, DuplicateName, ModulusError, FrameError, NotReciprocal
    of a model file     FileRefused
    of its causality    CausalConflict, Contradiction
    of formulas         ExpressionError, DerivativeError, FunctionFailed
    of the equations    SingularSystem, NotReducible, NotExportable, MissingPackage
    of values, motions  MissingValues, ValueRefused, NoSolution, SimulationStopped
Warnings
    ConstraintDrift     a run whose states violate constraints that its form does not hold
    NegativeResistance  a resistance with a negative value, which R(..., active=True) says is meant so

Read on in docs/first-graph.md, docs/mechanisms.md and docs/choosing-a-form.md.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bondgraph import algebra, forms
    from bondgraph.algebra.function import Function
    from bondgraph.analysis.causality.analyse import analyse
    from bondgraph.analysis.causality.grade import grade
    from bondgraph.analysis.causality.worksheet import worksheet
    from bondgraph.analysis.certificate.certificate import Certificate
    from bondgraph.analysis.certificate.certify import certify
    from bondgraph.analysis.comparison.compare import compare
    from bondgraph.analysis.comparison.table import Comparison
    from bondgraph.analysis.dynamics.graph_dynamics import GraphDynamics, dynamics
    from bondgraph.analysis.equilibrium.equilibrium import Equilibrium, equilibrium
    from bondgraph.analysis.kind.kind import kind
    from bondgraph.analysis.kind.report import Kind
    from bondgraph.analysis.linearization.linearization import Linearization
    from bondgraph.analysis.linearization.linearize import linearize
    from bondgraph.analysis.sweep.sweep import sweep
    from bondgraph.analysis.sweep.table import Sweep
    from bondgraph.causality.assign import causality
    from bondgraph.causality.causal_graph import CausalGraph
    from bondgraph.compile import compile
    from bondgraph.equations.equations import Equations
    from bondgraph.equations.inputs import Signal, table
    from bondgraph.errors import (
        BondGraphError,
        CausalConflict,
        ConstraintDrift,
        Contradiction,
        DerivativeError,
        DuplicateName,
        ExpressionError,
        FileRefused,
        FrameError,
        FunctionFailed,
        MissingPackage,
        MissingValues,
        ModulusError,
        NegativeResistance,
        NoSolution,
        NotExportable,
        NotReciprocal,
        NotReducible,
        SimulationStopped,
        SingularSystem,
        SizeMismatch,
        StructureError,
        ValueRefused,
    )
    from bondgraph.export import export
    from bondgraph.graph.blocks.arithmetic import Gain, Input, Sum
    from bondgraph.graph.blocks.linear import Derivative, FirstOrder, Integrator, StateSpace, TransferFunction
    from bondgraph.graph.blocks.nonlinear import DeadZone, Limit, LookupTable, RateLimit
    from bondgraph.graph.blocks.pid import PID
    from bondgraph.graph.blocks.state_machine import StateMachine
    from bondgraph.graph.bond import Bond
    from bondgraph.graph.domain import (
        chemical,
        electrical,
        hydraulic,
        pseudo_thermal,
        rotational,
        signal,
        thermal,
        translational,
    )
    from bondgraph.graph.event import counter, reset, stop
    from bondgraph.graph.graph import Graph
    from bondgraph.graph.sampled import delay, sample
    from bondgraph.graph.submodel import Instance, Submodel, submodel
    from bondgraph.io.load import load
    from bondgraph.io.reactions import reactions
    from bondgraph.kinetics.change_of_velocities import driven
    from bondgraph.kinetics.kinetics import Kinetics
    from bondgraph.kinetics.linkage_assembly import Near
    from bondgraph.kinetics.reduce import kinetics, reduce
    from bondgraph.kinetics.reduced_kinetics import ReducedKinetics, reduced_kinetics
    from bondgraph.kinetics.velocity_transformation import VelocityTransformation, velocity_transformation
    from bondgraph.report.live.widget import widget
    from bondgraph.report.report import report
    from bondgraph.simulate.audit import Audit
    from bondgraph.simulate.residual import residual
    from bondgraph.simulate.saved_run import load_run
    from bondgraph.simulate.simulate import rates, simulate
    from bondgraph.simulate.trajectory import Trajectory

__all__ = [
    "algebra",
    "analyse",
    "grade",
    "Audit",
    "Bond",
    "BondGraphError",
    "CausalConflict",
    "CausalGraph",
    "Certificate",
    "Comparison",
    "ConstraintDrift",
    "DuplicateName",
    "Equations",
    "Equilibrium",
    "ExpressionError",
    "FileRefused",
    "FrameError",
    "Function",
    "FunctionFailed",
    "Graph",
    "GraphDynamics",
    "Kind",
    "Kinetics",
    "MissingPackage",
    "MissingValues",
    "ModulusError",
    "NegativeResistance",
    "Near",
    "Contradiction",
    "NoSolution",
    "NotExportable",
    "NotReciprocal",
    "NotReducible",
    "Signal",
    "SimulationStopped",
    "SingularSystem",
    "SizeMismatch",
    "DerivativeError",
    "StructureError",
    "Trajectory",
    "ValueRefused",
    "VelocityTransformation",
    "causality",
    "certify",
    "compare",
    "delay",
    "driven",
    "dynamics",
    "compile",
    "counter",
    "equilibrium",
    "export",
    "forms",
    "kind",
    "kinetics",
    "Linearization",
    "linearize",
    "load",
    "load_run",
    "rates",
    "reactions",
    "reduce",
    "reduced_kinetics",
    "ReducedKinetics",
    "report",
    "reset",
    "residual",
    "sample",
    "simulate",
    "stop",
    "Sweep",
    "sweep",
    "table",
    "Instance",
    "Submodel",
    "submodel",
    "electrical",
    "translational",
    "rotational",
    "hydraulic",
    "thermal",
    "pseudo_thermal",
    "chemical",
    "signal",
    "velocity_transformation",
    "widget",
    "worksheet",
    "PID",
    "DeadZone",
    "Derivative",
    "FirstOrder",
    "Gain",
    "Input",
    "Integrator",
    "Limit",
    "LookupTable",
    "RateLimit",
    "StateMachine",
    "StateSpace",
    "Sum",
    "TransferFunction",
]

_REFUSALS = (
    "BondGraphError CausalConflict Contradiction DuplicateName ExpressionError FileRefused FrameError "
    "FunctionFailed MissingPackage MissingValues ModulusError NegativeResistance NoSolution NotExportable "
    "NotReciprocal NotReducible SimulationStopped SingularSystem SizeMismatch DerivativeError StructureError "
    "ValueRefused"
)
_DOMAINS = "electrical translational rotational hydraulic thermal pseudo_thermal chemical signal"
_BLOCKS = {
    "arithmetic": "Gain Input Sum",
    "linear": "Derivative FirstOrder Integrator StateSpace TransferFunction",
    "nonlinear": "DeadZone Limit LookupTable RateLimit",
    "pid": "PID",
    "state_machine": "StateMachine",
}
_PLACES = {
    "algebra": "algebra",
    "forms": "forms",
    "Audit": "simulate.audit:Audit",
    "Bond": "graph.bond:Bond",
    "CausalGraph": "causality.causal_graph:CausalGraph",
    "Certificate": "analysis.certificate:Certificate",
    "Comparison": "analysis.comparison:Comparison",
    "Equations": "equations.equations:Equations",
    "Equilibrium": "analysis.equilibrium.equilibrium:Equilibrium",
    "Function": "algebra.function:Function",
    "Graph": "graph.graph:Graph",
    "GraphDynamics": "analysis.dynamics.graph_dynamics:GraphDynamics",
    "Kind": "analysis.kind.report:Kind",
    "Kinetics": "kinetics.kinetics:Kinetics",
    "Linearization": "analysis.linearization.linearization:Linearization",
    "Near": "kinetics.linkage_assembly:Near",
    "Signal": "equations.inputs:Signal",
    "Sweep": "analysis.sweep:Sweep",
    "Trajectory": "simulate.trajectory:Trajectory",
    "VelocityTransformation": "kinetics.velocity_transformation:VelocityTransformation",
    "analyse": "analysis.causality:analyse",
    "grade": "analysis.causality:grade",
    "worksheet": "analysis.causality:worksheet",
    "causality": "causality.assign:causality",
    "certify": "analysis.certificate:certify",
    "compare": "analysis.comparison:compare",
    "compile": "compile:compile",
    "counter": "graph.event:counter",
    "delay": "graph.sampled:delay",
    "driven": "kinetics.change_of_velocities:driven",
    "dynamics": "analysis.dynamics.graph_dynamics:dynamics",
    "equilibrium": "analysis.equilibrium.equilibrium:equilibrium",
    "export": "export:export",
    "kind": "analysis.kind.kind:kind",
    "kinetics": "kinetics.reduce:kinetics",
    "linearize": "analysis.linearization.linearize:linearize",
    "load": "io.load:load",
    "load_run": "simulate.saved_run:load_run",
    "rates": "simulate.simulate:rates",
    "reactions": "io.reactions:reactions",
    "reduce": "kinetics.reduce:reduce",
    "reduced_kinetics": "kinetics.reduced_kinetics:reduced_kinetics",
    "ReducedKinetics": "kinetics.reduced_kinetics:ReducedKinetics",
    "report": "report.report:report",
    "reset": "graph.event:reset",
    "residual": "simulate.residual:residual",
    "sample": "graph.sampled:sample",
    "simulate": "simulate.simulate:simulate",
    "stop": "graph.event:stop",
    "sweep": "analysis.sweep:sweep",
    "table": "equations.inputs:table",
    "widget": "report.live.widget:widget",
    "Instance": "graph.submodel:Instance",
    "Submodel": "graph.submodel:Submodel",
    "submodel": "graph.submodel:submodel",
    **{domain: f"graph.domain:{domain}" for domain in _DOMAINS.split()},
    **{name: f"graph.blocks.{file}:{name}" for file, names in _BLOCKS.items() for name in names.split()},
    "ConstraintDrift": "errors:ConstraintDrift",
    "velocity_transformation": "kinetics.velocity_transformation:velocity_transformation",
    **{name: f"errors:{name}" for name in _REFUSALS.split()},
}
"""Where each public name is, by decision 0015: a module, or a module and the name in it, the same as imported above."""


if not TYPE_CHECKING:  # who reads types is to see that other names do not exist

    def __getattr__(name: str) -> object:
        """A public name, imported when it is first asked for."""
        if name == "__version__":
            from importlib.metadata import version

            return version("multibondgraph")
        if name not in _PLACES:
            from bondgraph.program.other_words import BONDGRAPH, no_name

            raise no_name(sys.modules[__name__], name, BONDGRAPH)
        module, _, attribute = _PLACES[name].partition(":")
        found: object = import_module(f"{__name__}.{module}")
        if attribute:
            found = getattr(found, attribute)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    # `help` would write each class with all it inherits, 8,600 lines, beneath the page above: it is given no names
    asking = sys._getframe(1)
    while asking.f_back and asking.f_globals.get("__name__") == "inspect":
        asking = asking.f_back
    return [] if asking.f_globals.get("__name__") == "pydoc" else sorted(__all__)


class _Room(ModuleType):
    """A package that bears the name of what others call: told as such."""

    _instead = {"draw": "graph.draw('name.pdf')", "equations": "bg.compile(graph)"}  # noqa: RUF012 - it is read only

    def __call__(self, *_: object, **__: object) -> object:
        name = self.__name__.rpartition(".")[2]
        raise TypeError(f"'{self.__name__}' is a package, and no function: write {self._instead[name]}")


class _Door(ModuleType):
    """This module: a room that is imported does not take the place of the public function of its name."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (isinstance(value, ModuleType) and ":" in _PLACES.get(name, "")):
            super().__setattr__(name, value)
        if type(value) is ModuleType and name in _Room._instead:
            value.__class__ = _Room


sys.modules[__name__].__class__ = _Door
