"""Actuators: springs, dampers, forces along pathways and torques about axes, each at a scalar flow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import sympy as sp
from sympy.physics import mechanics
from sympy.physics.mechanics import ForceActuator, LinearDamper, LinearSpring, TorqueActuator
from sympy.physics.mechanics.actuator import ActuatorBase

from bondgraph.errors import StructureError
from bondgraph_elements.mechanics.from_sympy._bodies import BodyRead, moving_in
from bondgraph_elements.mechanics.from_sympy._kinematics import Kinematics
from bondgraph_elements.mechanics.from_sympy._loads import Inputs, Load, read_load
from bondgraph_elements.mechanics.from_sympy._rows import Row, added, alike, differ, tidied

STEMS = {"LinearSpring": "spring", "LinearDamper": "damper", "DuffingSpring": "spring",
         "CoulombKineticFriction": "friction", "TorqueActuator": "torque"}  # fmt: skip
LENGTH, FLOW = sp.Dummy("length", real=True), sp.Dummy("f", real=True)
"""In the laws of springs and of dampers."""


@dataclass(frozen=True)
class Acting:
    """An actuator at a flow.

    Args:
        name: its identifier.
        row: of the flow that it does power on: the rate of `length`, where there is one.
        length: of its pathway, in coordinates; signed, where its ends move along one line.
        store: a spring's tension by LENGTH.
        loss: a damper's tension by FLOW; and its resistance where that is all.
        force: else the effort that it gives the mechanism, as sympy writes it, times the sign of its length.
    """

    name: str
    row: Row
    length: Any = None
    store: Any = None
    loss: Any = None
    resistance: Any = None
    force: Any = None
    sign: Any = sp.S.One


def read_actuator(k: Kinematics, given: Any, bodies: Sequence[BodyRead]) -> Acting | list[Load]:
    """An actuator at its flow; one that is not known, by its loads.

    Raises:
        StructureError: for anything that is not an actuator.
    """
    if not isinstance(given, ActuatorBase):
        law = f"an actuator is a ForceActuator, a TorqueActuator or the like, not {str(given)[:60]}"
        raise StructureError(k.name, law, parties=(k.name,), remedy="give forces and torques as loads")
    if isinstance(given, TorqueActuator):
        sides = [(given.target_frame, given.axis)]
        sides += [(given.reaction_frame, -given.axis)] if given.reaction_frame is not None else []
        return Acting(_named(k, given), _power(k, sides, bodies), force=given.torque)
    if isinstance(given, ForceActuator):
        return _along_pathway(k, given, bodies)
    return [read_load(k, load, bodies) for load in given.to_loads()]


def _named(k: Kinematics, given: Any) -> str:
    if given in k.words.given:
        return k.words.of(given, "an actuator")
    stem = STEMS.get(type(given).__name__, "actuator")
    return next(name for n in range(1, 10**6) if (name := f"{stem}_{n}") not in k.words.owners and k.words.free(name))


def _power(k: Kinematics, loads: Sequence[Any], bodies: Sequence[BodyRead]) -> Row:
    found: Row = {}
    for pair in loads:
        load = read_load(k, pair, bodies)
        added(found, 1, load.power(k, load.vector))
    return tidied([found])[0]


def _along_pathway(k: Kinematics, given: Any, bodies: Sequence[BodyRead]) -> Acting:
    name = _named(k, given)
    row = _power(k, given.pathway.to_loads(sp.S.One), bodies)
    whole = k.read(given.pathway.length, name)
    line = _line(whole)
    if line is not None:
        along = tidied([k.gradient(line)])[0]
        turned: Row = {}
        added(turned, sp.sign(line), along)
        if alike([turned], [row]):
            return _with_law(k, given, Acting(name, along, line, sign=sp.sign(line)), sp.Abs(LENGTH))
    rate = k.gradient(whole)
    known = alike([rate], [row])
    if not known and differ([rate], [row]):
        law = "the power of its loads is not its force times the rate of its length: its pathway contradicts itself"
        remedy = "give the forces as loads"
        raise StructureError(name, law, parties=(name, str(given.pathway)), remedy=remedy)
    return _with_law(k, given, Acting(name, row, whole if known else None), LENGTH)


def _line(length: Any) -> Any:
    """What a length is the size of, where its ends move along one line; None elsewhere."""
    if isinstance(length, sp.Pow) and length.exp == sp.S.Half and length.base.is_polynomial():
        length = sp.sqrt(sp.factor(length.base))
    parts = sp.Mul.make_args(length)
    if not any(isinstance(x, sp.Abs) for x in parts):
        return None
    sized = [x.args[0] if isinstance(x, sp.Abs) else x for x in parts]
    others = [x for x in parts if not isinstance(x, sp.Abs)]
    return sp.Mul(*sized) if all(x.is_positive for x in others) else None


def _with_law(k: Kinematics, given: Any, found: Acting, size: Any) -> Acting:
    """The law of a spring or damper that is known; of others the force."""
    read = lambda x: k.read(x, found.name)  # noqa: E731 - a name for a word
    values: dict[str, Any] = {
        word: read(getattr(given, word))
        for word in ("stiffness", "linear_stiffness", "nonlinear_stiffness", "equilibrium_length", "damping")
        if hasattr(given, word)
    }
    sign = sp.S.One if size is LENGTH else sp.sign(LENGTH)
    own = vars(found)
    if found.length is not None and "equilibrium_length" in values and not moving_in(k, list(values.values())):
        stretch = size - values["equilibrium_length"]
        if isinstance(given, LinearSpring):
            return Acting(**{**own, "store": _odd(values["stiffness"] * stretch, size, sign, values)})
        if _is_a(given, "DuffingSpring"):
            tension = values["linear_stiffness"] * stretch + values["nonlinear_stiffness"] * stretch**3
            return Acting(**{**own, "store": _odd(tension, size, sign, values)})
    if isinstance(given, LinearDamper) and not _flowing(k, values["damping"]):
        return Acting(**{**own, "resistance": values["damping"]})
    if _is_a(given, "CoulombKineticFriction"):
        mu_k, mu_s, f_n, sigma, v_s = (read(getattr(given, x)) for x in ("mu_k", "mu_s", "f_n", "sigma", "v_s"))
        more = (mu_s - mu_k) * f_n * sp.exp(-((FLOW / v_s) ** 2))
        loss = (mu_k * f_n + more) * sp.sign(FLOW) + sigma * FLOW
        if not _flowing(k, loss) and "f" not in k.words.owners:
            return Acting(**{**own, "loss": loss})
    return Acting(**{**own, "force": given.force})


def _is_a(given: Any, kind: str) -> bool:
    """Whether it is of a class that not every version of sympy has."""
    return hasattr(mechanics, kind) and isinstance(given, getattr(mechanics, kind))


def _odd(tension: Any, size: Any, sign: Any, values: dict[str, Any]) -> Any:
    """A tension by the signed length; without a length of its own a spring is as smooth as it should be."""
    if values["equilibrium_length"] == 0:
        return tension.xreplace({size: LENGTH})
    return tension * sign


def _flowing(k: Kinematics, expression: Any) -> bool:
    return bool(set(k.flows) & sp.sympify(expression).free_symbols)


def forced(inputs: Inputs, x: Acting) -> Acting:
    """An actuator whose force is without the inputs, which act by themselves."""
    if x.force is None:
        return x
    factors, (left,) = inputs.split([x.force])
    for function, (derivative,) in factors.items():
        power: Row = {}
        added(power, inputs.k.read(derivative, x.name) * x.sign, x.row)
        inputs.take(function, power)
    inputs.k.read(left, x.name)
    return replace(x, force=left)
