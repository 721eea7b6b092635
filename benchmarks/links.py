"""A planar chain of n links: as a bond graph, and through KanesMethod."""

from __future__ import annotations

from typing import Any


def links(n: int) -> Any:
    """A planar chain of n links as [004] Fig. 1: each body's velocities behind its partial velocities."""
    import bondgraph as bg
    from bondgraph.elements import TF, I, One, Se

    f = One("f", tuple(f"u{k}" for k in range(1, n + 1)), coordinates=tuple(f"q{k}" for k in range(1, n + 1)))
    parts = []
    for k in range(1, n + 1):
        arms = [*(f"l{j}" for j in range(1, k)), f"h{k}"]
        rows = [[f"{a}*{of}(q{j})" for j, a in enumerate(arms, 1)] + [0] * (n - k) for of in ("cos", "sin")]
        v, w = One(f"v{k}", (f"vx{k}", f"vy{k}")), One(f"w{k}")
        parts += [f >> TF(f"P{k}", rows) >> v >> I(f"m{k}"), Se(f"G{k}", (0, f"-m{k}*g")) >> v]
        parts.append(f >> TF(f"R{k}", ([int(j == k) for j in range(1, n + 1)],)) >> w >> I(f"J{k}"))
    return bg.Graph("links", *parts)


def kanes_callable(n: int) -> None:
    """The same links through KanesMethod, and its mass matrix and forcing as a function."""
    import sympy as sp
    from sympy.physics.mechanics import KanesMethod, Point, ReferenceFrame, RigidBody, dynamicsymbols, inertia

    N, O = ReferenceFrame("N"), Point("O")
    O.set_vel(N, 0)
    q, u = dynamicsymbols(f"q1:{n + 1}"), dynamicsymbols(f"u1:{n + 1}")
    m, h, l, J = (sp.symbols(f"{letter}1:{n + 1}") for letter in "mhlJ")
    g = sp.Symbol("g")
    bodies, loads, joint = [], [], O
    for k in range(n):
        B = N.orientnew(f"B{k}", "Axis", [q[k], N.z])
        B.set_ang_vel(N, u[k] * N.z)
        centre, tip = joint.locatenew(f"C{k}", -h[k] * B.y), joint.locatenew(f"T{k}", -l[k] * B.y)
        for point in (centre, tip):
            point.v2pt_theory(joint, N, B)
        bodies.append(RigidBody(f"L{k}", centre, B, m[k], (inertia(B, 0, 0, J[k]), centre)))
        loads.append((centre, -m[k] * g * N.y))
        joint = tip
    method = KanesMethod(N, q, u, [q_.diff() - u_ for q_, u_ in zip(q, u, strict=True)])
    method.kanes_equations(bodies, loads)
    sp.lambdify([*q, *u, *m, *h, *l, *J, g], [method.mass_matrix, method.forcing], cse=True)
