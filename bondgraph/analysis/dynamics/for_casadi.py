"""The quantities of a graph's dynamics as functions of casadi."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.dynamics.model import ACCELERATION, FORCE, Model
from bondgraph.analysis.dynamics.quantities import OF_FLOWS, TAKES, Quantities
from bondgraph.equations.inputs import Formula
from bondgraph.errors import NotExportable, ValueRefused
from bondgraph.export._casadi_function import casadi_function
from bondgraph.problem.problem import Problem
from bondgraph.problem.quantities import unknown
from bondgraph.program.composition import composed
from bondgraph.program.program import Program, uses


def to_casadi(
    of: Model,
    quantities: Quantities,
    problem: Problem,
    beside: Mapping[str, float | None],
    quantity: str,
    flow: str,
    free: tuple[str, ...],
) -> Any:
    """A quantity as a `casadi.Function`.

    Args:
        of: the model.
        quantities: its quantities.
        problem: its equations with values.
        beside: values of parameters that only flows need.
        quantity, flow, free: as of `GraphDynamics.to_casadi`.

    Raises:
        ValueRefused: for names that are none, and a flow where none is wanted, or none where one is.
        NotExportable: for inputs that are functions of Python.
    """
    if quantity not in TAKES:
        raise unknown(str(quantity), "quantity", tuple(TAKES))
    if bool(flow) != (quantity in OF_FLOWS):
        law = "is of a flow, and none is named" if not flow else f"is of no flow, and {flow!r:.40} is named"
        raise ValueRefused(
            quantity, f"it {law}", parties=(flow,) if flow else (), remedy="give flow= where it is one's"
        )
    given = {name: x for name, x in {**problem.parameters, **beside}.items() if x is not None}
    for name in free:
        if name not in {*given, *beside, *problem.signals}:
            raise unknown(str(name), "parameter or input", tuple({*given, *beside, *problem.signals}))
    expressions, shape = quantities(f"{quantity} {flow}" if flow else quantity)
    program, inputs = _in_time(of.program({str(k): x for k, x in enumerate(expressions)}), problem, free)
    n = [of.name(i) for i in of.independent]
    groups = {
        "q": of.configuration,
        "v": [of.xp.name(of.k.f[i]) for i in of.independent],
        "a": [f"{name} {ACCELERATION}" for name in n],
        "forces": [f"{name} {FORCE}" for name in n],
    }
    own = {name: groups[name] for name in TAKES[quantity]} | {"t": [TIME]} | ({"p": free} if free else {})
    return casadi_function(quantity, program, own, given | inputs, shape)


def _in_time(program: Program, problem: Problem, free: tuple[str, ...]) -> tuple[Program, dict[str, float]]:
    """A program with the formulas of its inputs inside, and the numbers of those that are constant."""
    depth, constants = problem.equations.balance.depth, dict[str, float]()
    for name, signal in problem.signals.items():
        rates = [name + "'" * order for order in range(depth + 1)]
        if name in free:
            _check_steady(program, name, rates[1:])
            continue
        if not isinstance(signal, Formula):
            law = "this input is a function of Python, or a table, which casadi does not have"
            raise NotExportable(name, law, parties=(name,), remedy="give a formula in t, or name it in free=")
        if signal.constant is not None:
            constants[name] = signal.constant
        else:
            program = composed(program, signal.program(depth), {rate: str(k) for k, rate in enumerate(rates)})
    return program, constants


def _check_steady(program: Program, name: str, rates: Sequence[str]) -> None:
    """Refuse an input to be free whose rates are needed: of a number alone there are none."""
    used = set[int]().union(*map(uses, program.body), program.results.values())
    if {*rates} & {argument for slot, argument in enumerate(program.arguments) if slot in used}:
        law = "it drives a velocity, whose rate is needed, and as an entry of p it has none"
        raise NotExportable(name, law, parties=(name,), remedy="give it a formula in t and parameters of the graph")
