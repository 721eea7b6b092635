"""What a model of sympy.physics.mechanics consists of, wherever it is kept there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.errors import StructureError


@dataclass(frozen=True)
class Given:
    """The parts of a model, as sympy holds them.

    Args:
        frame: the inertial frame.
        q, u, aux: coordinates, speeds, auxiliary speeds.
        kdes: kinematical differential equations, expressions that vanish.
        bodies, loads, actuators: its bodies and what acts on them.
        holonomic: expressions of positions that vanish.
        velocity: expressions of speeds that vanish.
        rates: whether the rates of `holonomic` are to be added to `velocity`, which else implies them.
        accelerations: of constraints of accelerations that sympy was given, the coefficients of u_dot, and the rest.
    """

    frame: Any
    q: tuple[Any, ...] = ()
    u: tuple[Any, ...] = ()
    aux: tuple[Any, ...] = ()
    kdes: tuple[Any, ...] = ()
    bodies: tuple[Any, ...] = ()
    loads: tuple[Any, ...] = ()
    actuators: tuple[Any, ...] = ()
    holonomic: tuple[Any, ...] = ()
    velocity: tuple[Any, ...] = ()
    rates: bool = True
    accelerations: tuple[Any, ...] = ()

    @classmethod
    def of(cls, name: str, frame: Any, **parts: Any) -> Given:
        """The parts, checked for what they are.

        Raises:
            StructureError: for a part of another kind, or given twice.
        """
        import sympy as sp
        from sympy.physics.mechanics import ReferenceFrame

        if not isinstance(frame, ReferenceFrame):
            law = f"its inertial frame is a ReferenceFrame, not {frame!r:.40}"
            raise StructureError(name, law, parties=(name,), remedy="give frame=N, or a System or KanesMethod")
        rates, lists = parts.pop("rates", True), {what: listed(name, what, x) for what, x in parts.items()}
        for what in ("kdes", "holonomic", "velocity"):
            for expression in lists.get(what, ()):
                if not isinstance(expression, sp.Expr):
                    law = f"{what} are expressions that vanish, not {expression!r:.60}"
                    raise StructureError(name, law, parties=(name,), remedy="write left - right for left = right")
        given = cls(frame, rates=rates, **lists)
        _check_variables(name, given)
        if not given.bodies:
            law = "it has no bodies"
            raise StructureError(name, law, parties=(name,), remedy="give its bodies; a KanesMethod is told them too")
        return given


def listed(name: str, what: str, given: Any) -> tuple[Any, ...]:
    """Several things as a tuple.

    Raises:
        StructureError: for anything that is no list.
    """
    if given is None:
        return ()
    if isinstance(given, str) or not hasattr(given, "__getitem__" if hasattr(given, "tolist") else "__iter__"):
        law = f"{what} are a list, not {given!r:.40}"
        raise StructureError(name, law, parties=(name,), remedy="give a list")
    return tuple(given)


def _check_variables(name: str, given: Given) -> None:
    """Coordinates and speeds are functions of time, each named once; a speed may be the rate of a coordinate."""
    from sympy import Derivative
    from sympy.core.function import AppliedUndef
    from sympy.physics.mechanics import dynamicsymbols

    t = dynamicsymbols._t
    rates = {Derivative(x, t) for x in given.q}
    for what, listed in (("coordinate", given.q), ("speed", given.u), ("auxiliary speed", given.aux)):
        for x in listed:
            if not (isinstance(x, AppliedUndef) and x.args == (t,)) and not (what == "speed" and x in rates):
                law = f"a {what} is a function of time, or for a speed the rate of a coordinate, and {x!r:.60} is not"
                raise StructureError(name, law, parties=(str(x)[:60],), remedy="make it with dynamicsymbols")
    whole = (*given.q, *given.u, *given.aux)
    twice = sorted({str(x) for x in whole if whole.count(x) > 1})
    if twice:
        law = f"{', '.join(twice)} stands twice among the coordinates and speeds"
        raise StructureError(name, law, parties=twice, remedy="give each once")


def given_by(name: str, model: Any, frame: Any, parts: Mapping[str, Any]) -> Given:
    """The parts of a System or a KanesMethod.

    Raises:
        StructureError: for anything else, or with parts besides.
    """
    from sympy.physics.mechanics import KanesMethod, System

    besides = [what for what, given in {"frame": frame, **parts}.items() if given is not None and given != ()]
    if besides:
        law = f"a model is given, and {', '.join(besides)} besides"
        raise StructureError(name, law, parties=besides, remedy="add them to the model, or give all parts and no model")
    if isinstance(model, System):
        return _of_system(name, model)
    if isinstance(model, KanesMethod):
        return _of_kane(name, model)
    why = {
        "LagrangesMethod": "a Lagrangian does not tell where its energies are",
        "JointsMethod": "it is deprecated in sympy",
        "SymbolicSystem": "equations do not tell which bodies and forces they came from",
    }.get(type(model).__name__, "")
    law = f"a model is a System or a KanesMethod, not {type(model).__name__}{f': {why}' if why else ''}"
    raise StructureError(name, law, parties=(name,), remedy="give the parts: frame=, q=, bodies=, loads=, ...")


def _of_system(name: str, system: Any) -> Given:
    missing = [
        str(x)
        for joint in system.joints
        for x in (*joint.coordinates, *joint.speeds)
        if x not in (*system.q, *system.u)
    ]
    if missing:
        law = f"{', '.join(missing)} of its joints are not among its coordinates and speeds"
        raise StructureError(name, law, parties=missing, remedy="add them: system.add_coordinates, add_speeds")
    own = system._vel_constrs is not None
    return Given.of(
        name, system.frame, q=system.q, u=system.u, aux=system.u_aux, kdes=system.kdes, bodies=system.bodies,
        loads=system.loads, actuators=system.actuators, holonomic=system.holonomic_constraints,
        velocity=system.velocity_constraints if own else system.nonholonomic_constraints, rates=not own,
    )  # fmt: skip


def _of_kane(name: str, kane: Any) -> Given:
    if kane._qdot_u_map is None:
        law = "it has no kinematical differential equations"
        raise StructureError(name, law, parties=(name,), remedy="give KanesMethod its kd_eqs")
    if kane._bodylist is None:
        law = "it has not been told its bodies"
        remedy = "give them to KanesMethod(bodies=..., forcelist=...), or call kanes_equations(bodies, loads) first"
        raise StructureError(name, law, parties=(name,), remedy=remedy)
    held = kane._k_nh * kane.u + kane._f_nh if kane._k_nh else ()
    return Given.of(
        name, kane._inertial, q=kane.q, u=kane.u, aux=kane._uaux, bodies=kane._bodylist, loads=kane._forcelist,
        kdes=[rate - value for rate, value in kane._qdot_u_map.items()], holonomic=kane._f_h, velocity=held,
        rates=False, accelerations=_told(kane),
    )  # fmt: skip


def _told(kane: Any) -> list[tuple[Any, ...]]:
    """The constraints of accelerations that it was given, and has not derived."""
    from sympy.physics.mechanics import dynamicsymbols, msubs

    t = dynamicsymbols._t
    if not kane._k_nh:
        return []
    derived = msubs(kane._k_nh.diff(t) * kane.u + kane._f_nh.diff(t), kane._qdot_u_map)
    if kane._k_dnh == kane._k_nh and kane._f_dnh == derived:
        return []
    return [(*kane._k_dnh.row(i), kane._f_dnh[i]) for i in range(kane._k_dnh.rows)]
