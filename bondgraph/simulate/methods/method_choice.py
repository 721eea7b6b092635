"""Which method integrates a motion."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import Any

from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm

METHODS = ("DOP853", "Radau", "LSODA", "RK45", "RK23", "BDF", "CVODE")
EXPLICIT = ("DOP853", "RK45", "RK23")
NATIVE = ("Switching", *EXPLICIT, "Radau", "Cvode")
"""The classes of methods whose steps run in native code, where the rates do."""
Method = str | type[Any] | None
CONSTRAINED = "IDA"
"""A method that keeps constraints among the states by itself; after the steps of others they are projected."""
ALGEBRAIC = "RadauIIA"
"""The method for constraints kept by multipliers."""


def chosen(problem: Problem, method: Method) -> type[Any]:
    """The class of a method, with the manners of `scipy.integrate.OdeSolver`.

    Args:
        problem: equations with values.
        method: a name in `METHODS`, or `CONSTRAINED` where there are constraints; None for the usual one, which is
            explicit or implicit as the motion is stiff or not; or a class derived from `scipy.integrate.OdeSolver`.

    Raises:
        ValueRefused: for a method that does not fit.
    """
    if problem.equations.balance.constraints.multipliers:
        _check(method, (ALGEBRAIC,), " that keeps constraints among the states")
        from bondgraph.simulate.methods.radau import RadauIIA

        return RadauIIA
    if method == CONSTRAINED and problem.equations.constraints:
        from bondgraph.simulate.methods.ida import Ida

        return Ida
    return _explicit(method)


def _explicit(method: Method) -> type[Any]:
    """The class of a method for rates that are functions of the states."""
    if isinstance(method, type) and _is_solver(method):
        return method
    if method == CONSTRAINED:
        law = "'IDA' keeps constraints among the states, and none hold among those of these equations"
        raise ValueRefused("method", law, remedy=f"for ordinary differential equations {_one_of(METHODS)}")
    _check(method, METHODS, "")
    if method is None:
        from bondgraph.simulate.methods.stiffness_switching import Switching

        return Switching
    if method == "CVODE":
        return multistep()
    if method == "BDF":
        from bondgraph.simulate.methods.bdf import BDF

        return BDF
    if method in EXPLICIT:
        return explicit(str(method))
    if method == "Radau":
        return implicit()
    import scipy.integrate

    found: type[Any] = getattr(scipy.integrate, str(method))
    return found


def _is_solver(method: type[Any]) -> bool:
    """Whether a class is a method of SciPy's kind."""
    import scipy.integrate

    base = scipy.integrate.OdeSolver
    return issubclass(method, base) and method is not base


def explicit(name: str = "DOP853") -> type[Any]:
    """A method for smooth motions, of `EXPLICIT`: its steps run in native code where that can be."""
    found: type[Any]
    if not llvm.missing():
        from bondgraph.simulate.methods import explicit as native

        found = getattr(native, name)
    elif name == "DOP853":
        from bondgraph.simulate.methods.dop853_in_python import DOP853

        found = DOP853
    else:
        import scipy.integrate

        found = getattr(scipy.integrate, name)
    return found


def implicit() -> type[Any]:
    """The method for stiff motions: its steps run in native code where that can be."""
    if llvm.missing():
        from bondgraph.simulate.methods import implicit

        return implicit.Radau
    from bondgraph.simulate.methods import radau5

    return radau5.Radau


def multistep() -> type[Any]:
    """CVODE of SUNDIALS: its steps run in native code where that can be."""
    if llvm.missing():
        from bondgraph.simulate.methods import sundials

        return sundials.Cvode
    from bondgraph.simulate.methods import cvode

    return cvode.Cvode


def _check(method: Method, known: tuple[str, ...], which: str) -> None:
    if method is not None and method not in known:
        law = f"'{getattr(method, '__name__', method)}' is not an integrator{which}"
        if meant := {each.lower(): each for each in known}.get(str(method).lower()):
            raise ValueRefused("method", law, remedy=f"did you mean '{meant}'?")
        raise ValueRefused("method", law, remedy=_one_of(known))


def _one_of(known: tuple[str, ...]) -> str:
    return f"use one of {', '.join(known)}, or none for the usual one"


def takes(solver: Any, argument: str) -> bool:
    """Whether a method has an argument of some name, or hands it on to one that has."""
    return argument in _arguments(solver)


@cache
def _arguments(solver: Any) -> frozenset[str]:
    """The arguments of a method, and of those that it hands others on to."""
    found: set[str] = set()
    for base in solver.__mro__:
        parameters = signature(base.__init__).parameters.values()
        found.update(each.name for each in parameters)
        if not any(each.kind == each.VAR_KEYWORD for each in parameters):
            break
    return frozenset(found)


def check_limits(solver: Any) -> None:
    """Refuse a limit of the steps to a method that takes none."""
    if not any("max_step" in signature(base.__init__).parameters for base in solver.__mro__):
        law = f"'{solver.__name__}' has no argument max_step"
        raise ValueRefused("max_step", law, remedy="leave it out, or let the method's class take it")
