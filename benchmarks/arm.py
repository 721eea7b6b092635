"""A spatial arm of n bodies on revolute joints about z, y, x, z, ...: as a bond graph, and through KanesMethod.

Each body's axes turn with it. Its twist, the angular velocity and the velocity of its joint, follows from the one
before and from its own joint's rate; the mass centre is off the axis, the tensor of inertia full.
"""

from __future__ import annotations

from typing import Any

AXES = "zyx"


def axis(k: int) -> str:
    return AXES[(k - 1) % 3]


def symbols(k: int) -> list[str]:
    """The parameters of body k: mass, tensor of inertia, mass centre from its joint."""
    return [f"m{k}", *(f"J{k}{ab}" for ab in ("xx", "yy", "zz", "xy", "yz", "zx")), f"h{k}x", f"h{k}y", f"h{k}z"]


def values(n: int) -> dict[str, float]:
    """Numbers for n bodies."""
    found = {"a": 0.1, "l": 0.4, "g": 9.81}
    for k in range(1, n + 1):
        numbers = (1 + 0.1 * k, 0.03, 0.05, 0.04, 0.004, -0.003, 0.002, 0.02, -0.01, 0.2 + 0.01 * k)
        found |= dict(zip(symbols(k), numbers, strict=True))
    return found


def arm(n: int) -> Any:
    """The arm as an unreduced graph."""
    import sympy as sp

    import bondgraph as bg
    from bondgraph.elements import TF, I, One, Se, Zero

    def skew(x: Any) -> Any:
        return sp.Matrix([[0, -x[2], x[1]], [x[2], 0, -x[0]], [-x[1], x[0], 0]])

    rotation = {"x": sp.rot_axis1, "y": sp.rot_axis2, "z": sp.rot_axis3}
    one, none = sp.eye(3), sp.zeros(3)
    link, gravity = sp.Matrix([sp.Symbol("a"), 0, sp.Symbol("l")]), sp.Matrix([0, 0, -sp.Symbol("g")])
    f = One("f", tuple(f"u{k}" for k in range(1, n + 1)), coordinates=tuple(f"q{k}" for k in range(1, n + 1)))
    parts: list[Any] = []
    before = None
    for k in range(1, n + 1):
        m, xx, yy, zz, xy, yz, zx, *centre = sp.symbols(symbols(k))
        R = rotation[axis(k)](sp.Symbol(f"q{k}"))
        gravity = R * gravity
        twist = One(f"t{k}", tuple(f"{letter}{k}{along}" for letter in "ov" for along in "xyz"))
        w, c = (One(f"{x}{k}", tuple(f"{x}{k}{along}" for along in "xyz"), frame=f"w{k}") for x in "wc")
        own = f[f"u{k}"] >> TF(f"H{k}", [[int(along == axis(k))] for along in "xyz"] + [[0]] * 3)
        if before is None:
            parts.append(own >> twist)
        else:
            joint = Zero(f"j{k}", tuple(f"e{k}{x}" for x in "abcdef"))
            X = sp.Matrix(sp.BlockMatrix([[R, none], [-R * skew(link), R]]))
            parts += [before >> TF(f"X{k}", X) >> joint, own >> joint, joint >> twist]
        tensor = sp.Matrix([[xx, xy, zx], [xy, yy, yz], [zx, yz, zz]])
        parts.append(twist >> TF(f"W{k}", sp.Matrix.hstack(one, none)) >> w >> I(f"I{k}", tensor))
        parts.append(twist >> TF(f"C{k}", sp.Matrix.hstack(-skew(centre), one)) >> c >> I(f"m{k}"))
        parts.append(Se(f"G{k}", list(m * gravity)) >> c)
        before = twist
    return bg.Graph("arm", *parts)


def kanes_method(n: int) -> Any:
    """The same arm through sympy.physics.mechanics."""
    import sympy as sp
    from sympy.physics.mechanics import KanesMethod, Point, ReferenceFrame, RigidBody, dynamicsymbols, inertia

    N, joint = ReferenceFrame("N"), Point("O")
    joint.set_vel(N, 0)
    q, u = dynamicsymbols(f"q1:{n + 1}"), dynamicsymbols(f"u1:{n + 1}")
    a, l, g = sp.symbols("a l g")
    bodies, loads, before = [], [], N
    for k in range(1, n + 1):
        m, xx, yy, zz, xy, yz, zx, *centre = sp.symbols(symbols(k))
        direction = getattr(before, axis(k))
        B = before.orientnew(f"B{k}", "Axis", [q[k - 1], direction])
        B.set_ang_vel(before, u[k - 1] * direction)
        mass_centre = joint.locatenew(
            f"C{k}", sum((x * y for x, y in zip(centre, (B.x, B.y, B.z), strict=True)), 0 * B.x)
        )
        tip = joint.locatenew(f"T{k}", a * B.x + l * B.z)
        for point in (mass_centre, tip):
            point.v2pt_theory(joint, N, B)
        tensor = inertia(B, xx, yy, zz, xy, yz, zx)
        bodies.append(RigidBody(f"L{k}", mass_centre, B, m, (tensor, mass_centre)))
        loads.append((mass_centre, -m * g * N.z))
        joint, before = tip, B
    method = KanesMethod(N, q, u, [q_.diff() - u_ for q_, u_ in zip(q, u, strict=True)])
    method.kanes_equations(bodies, loads)
    return method


def kanes_callable(n: int) -> Any:
    """Its mass matrix and forcing as a function of q, u and the parameters."""
    import sympy as sp

    method = kanes_method(n)
    parameters = sp.symbols([*"alg", *(name for k in range(1, n + 1) for name in symbols(k))])
    return sp.lambdify([*method.q, *method.u, *parameters], [method.mass_matrix, method.forcing], cse=True)
