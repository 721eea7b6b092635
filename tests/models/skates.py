"""A skate held by knife edges, with its equations by sympy.physics.mechanics: what forms that keep constraints are for.

The mass centre lies b ahead of the point (x, y) that the edge holds; f are the point's velocity and the angular one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import sympy as sp
import sympy.physics.mechanics as me

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

EDGE = ("-sin(th)", "cos(th)", "0")
VALUES = {"m": 2.0, "J": 0.7, "b": 0.3, "g": 9.81, "tow": 0.4}
F = ("u", "v", "w")


def skate(*constraints: tuple[Sequence[Any], Any], turning: Any = None) -> bg.Graph:
    """A skate, each constraint as its rows and its source's value; they are called edge1, edge2, ...

    `turning` drives its angular velocity, by a source that is called drive.
    """
    f, P = One("f", F, coordinates=("x", "y", "th")), One("P", ("vx", "vy"))
    held = [
        f << TF(f"a{k}", (rows if isinstance(rows[0], tuple) else (rows,))) << Sf(f"edge{k}", b)
        for k, (rows, b) in enumerate(constraints, 1)
    ]
    centre = f >> TF("d", (("1", "0", "-b*sin(th)"), ("0", "1", "b*cos(th)"))) >> P
    parts = centre, P >> I("m"), f["w"] >> I("J"), Se("G", ("0", "-m*g")) >> P, Se("tow") >> f["u"]
    driven = [] if turning is None else [Sf("drive", turning) >> f["w"]]
    return bg.Graph("skate", *parts, *held, *driven)


@cache
def kane() -> Any:
    """Functions of (th, u, v, w) and the values: the mass matrix A and the force e - D f of the free skate."""
    x, y, th, u, v, w = me.dynamicsymbols("x y th u v w")
    m, J, b, g, tow = sp.symbols("m J b g tow")
    N = me.ReferenceFrame("N")
    body = N.orientnew("B", "Axis", (th, N.z))
    body.set_ang_vel(N, w * N.z)
    O = me.Point("O")
    O.set_vel(N, 0)
    edge = O.locatenew("P", x * N.x + y * N.y)
    edge.set_vel(N, u * N.x + v * N.y)
    centre = edge.locatenew("C", b * body.x)
    centre.v2pt_theory(edge, N, body)
    rigid = me.RigidBody("skate", centre, body, m, (me.inertia(body, 0, 0, J), centre))
    kd = [x.diff() - u, y.diff() - v, th.diff() - w]
    method = me.KanesMethod(N, q_ind=[x, y, th], u_ind=[u, v, w], kd_eqs=kd)
    method.kanes_equations([rigid], [(centre, -m * g * N.y), (edge, tow * N.x)])
    return sp.lambdify([(th, u, v, w), (m, J, b, g, tow)], [method.mass_matrix, method.forcing])


def free(state: Mapping[str, float]) -> tuple[Any, Any]:
    """A and e - D f of the free skate at a state."""
    A, e = kane()([state[n] for n in ("th", *F)], [VALUES[n] for n in ("m", "J", "b", "g", "tow")])
    return np.array(A, float), np.array(e, float).ravel()


def edge(state: Mapping[str, float], factor: float = 1.0, derivative: float = 0.0) -> tuple[Any, float]:
    """The row factor * (-sin th, cos th, 0) and the rate of its components times f, the factor's rate `derivative`."""
    s, c = np.sin(state["th"]), np.cos(state["th"])
    row = np.array([-s, c, 0.0])
    turned = np.array([-c, -s, 0.0]) * state["w"]
    f = np.array([state[n] for n in F])
    return factor * row, float((factor * turned + derivative * row) @ f)


def state(seed: int) -> dict[str, float]:
    """A random state in which the skate moves along its edge."""
    draw = np.random.default_rng(seed)
    th, along, w = draw.uniform(-1.5, 1.5, 3)
    x, y = draw.uniform(-1, 1, 2)
    return {"x": x, "y": y, "th": th, "u": along * np.cos(th), "v": along * np.sin(th), "w": w}


def parallel_cranks() -> bg.Graph:
    """A coupler on three parallel cranks: independent rows anywhere but where it closes, and there two of three."""
    f, held = One("f", F, coordinates=("x", "y", "th")), []
    for k, s in enumerate((-1, 0.5, 1), 1):
        X, Y = f"(x + {s}*cos(th) - ({s}))", f"(y + {s}*sin(th))"
        row = (X, Y, f"{X}*(-{s}*sin(th)) + {Y}*{s}*cos(th)")
        crank = TF(f"a{k}", (row,), integrals=(f"({X}**2 + {Y}**2 - l**2)/2",))
        held.append(f << crank << Sf(f"crank{k}", 0, given="position"))
    inertias = f["u"] >> I("m1"), f["v"] >> I("m2"), f["w"] >> I("J")
    return bg.Graph("parallel_cranks", *inertias, Se("G", "-m2*g") >> f["v"], *held)


CRANKS = {"m1": 1.0, "m2": 1.0, "J": 0.3, "g": 9.81, "l": 0.5}
CRANKS_START = {"x": 0.5 * float(np.sin(1.0)), "y": -0.5 * float(np.cos(1.0)), "th": 0.0}
