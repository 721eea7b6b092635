"""A program as a function of casadi, made in this process by the text that the exporter writes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.errors import MissingPackage
from bondgraph.export._model import Model, Quantity
from bondgraph.export.casadi import casadi
from bondgraph.program.program import Program
from bondgraph.program.writer import check_writable

WHAT = "rates"
"""What the text calls its function."""


def casadi_function(
    name: str, program: Program, groups: Mapping[str, Sequence[str]], given: Mapping[str, float], shape: tuple[int, ...]
) -> Any:
    """A program as a `casadi.Function` of vectors.

    Args:
        name: of the function.
        program: time its first argument; its results are the entries of a matrix by rows.
        groups: for each vector the function takes its name and the arguments that are its entries.
        given: numbers of arguments; those in no group and not given are zero.
        shape: of the matrix; one dimension is a column, none a number.

    Raises:
        MissingPackage: without casadi.
        NotExportable: for laws that are functions of Python.
    """
    try:
        import casadi as ca
    except ImportError:
        law, remedy = "a casadi.Function is asked for, and casadi is not installed", "install multibondgraph[casadi]"
        raise MissingPackage("casadi", law, parties=("casadi",), remedy=remedy) from None
    check_writable(program, name)
    states = tuple(Quantity(argument, f"x{k}", "") for k, argument in enumerate(program.arguments[1:]))
    sources = (("t", 0), *(("x", k) for k in range(len(states))))
    model = Model(name, states, (), (), (), (), (), sources, {WHAT: program})
    (text,) = casadi(model).values()
    made: dict[str, Any] = {}
    exec(text, made)
    function: Any = made[WHAT]
    kind: Any = ca.SX if function.is_a("SXFunction") else ca.MX
    vectors = {group: kind.sym(group, len(names)) for group, names in groups.items()}
    known = {argument: kind(value) for argument, value in given.items()}
    known |= {argument: vectors[group][k] for group, names in groups.items() for k, argument in enumerate(names)}
    time, *x = (known.get(argument, kind(0.0)) for argument in program.arguments)
    memory = [ca.DM.zeros(model.kept)] if model.kept else []
    flat = function(time, ca.vertcat(*x), ca.DM.zeros(0), ca.DM.zeros(0), *memory)
    flat = flat[0] if memory else flat
    rows, columns = (*shape, 1, 1)[:2]
    whole = ca.reshape(flat, columns, rows).T
    return ca.Function(name, [*vectors.values()], [whole], [*vectors], ["found"])
