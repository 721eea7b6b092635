"""What others make of the models of `hand.py`, written by hand: recursions in casadi, and a model of Pinocchio."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from arm import axis, symbols


def casadi_arm(n: int, values: Mapping[str, float]) -> Any:
    """The rates of the arm of `arm.py` by the articulated-body recursion (Featherstone, Rigid Body Dynamics Algorithms,
    table 7.1), as a casadi function of q and u."""
    import casadi as ca

    one, none, link = ca.SX.eye(3), ca.SX(3, 3), ca.SX([values["a"], 0, values["l"]])
    q, u = ca.SX.sym("q", n), ca.SX.sym("u", n)
    X, v, c, S, M, p = [], [], [], [], [], []
    for k in range(n):
        m, xx, yy, zz, xy, yz, zx, *centre = (values[name] for name in symbols(k + 1))
        along = "xyz".index(axis(k + 1))
        a, b = (along + 1) % 3, (along + 2) % 3
        R = ca.SX(3, 3)
        R[along, along] = 1
        R[a, a] = R[b, b] = ca.cos(q[k])
        R[a, b], R[b, a] = ca.sin(q[k]), -ca.sin(q[k])
        h = ca.skew(ca.SX(centre))
        about = ca.SX([[xx, xy, zx], [xy, yy, yz], [zx, yz, zz]]) - m * h @ h
        axes = ca.SX(6, 1)
        axes[along] = 1
        X.append(ca.blockcat(R, none, -R @ ca.skew(link) if k else none, R))
        v.append(axes * u[k] + (X[k] @ v[k - 1] if k else 0))
        c.append(_cross(v[k]) @ axes * u[k])
        S.append(axes)
        M.append(ca.blockcat(about, m * h, -m * h, m * one))
        p.append(-_cross(v[k]).T @ (M[k] @ v[k]))
    U, d, left = [None] * n, [None] * n, [None] * n
    for k in reversed(range(n)):
        U[k] = M[k] @ S[k]
        d[k], left[k] = S[k].T @ U[k], -S[k].T @ p[k]
        if k:
            inner = M[k] - U[k] @ U[k].T / d[k]
            M[k - 1] += X[k].T @ inner @ X[k]
            p[k - 1] += X[k].T @ (p[k] + inner @ c[k] + U[k] * (left[k] / d[k]))
    at, rates = ca.SX([0, 0, 0, 0, 0, values["g"]]), []
    for k in range(n):
        at = X[k] @ at + c[k]
        rates.append((left[k] - U[k].T @ at) / d[k])
        at += S[k] * rates[k]
    return ca.Function("arm", [q, u], [ca.vertcat(*rates)])


def _cross(v: Any) -> Any:
    """The cross product of motions with a twist v, of angular velocity first."""
    import casadi as ca

    return ca.blockcat(ca.skew(v[:3]), ca.SX(3, 3), ca.skew(v[3:]), ca.skew(v[:3]))


def pinocchio_arm(n: int, values: Mapping[str, float]) -> Any:
    """The arm of `arm.py` as a model of Pinocchio, where that is installed."""
    import numpy as np
    import pinocchio as pin

    model, joint = pin.Model(), 0
    model.gravity.linear = np.array([0, 0, -values["g"]])
    kinds = {"x": pin.JointModelRX, "y": pin.JointModelRY, "z": pin.JointModelRZ}
    for k in range(1, n + 1):
        m, xx, yy, zz, xy, yz, zx, *centre = (values[name] for name in symbols(k))
        place = pin.SE3(np.eye(3), np.array([values["a"], 0, values["l"]]) if k > 1 else np.zeros(3))
        joint = model.addJoint(joint, kinds[axis(k)](), place, f"q{k}")
        tensor = np.array([[xx, xy, zx], [xy, yy, yz], [zx, yz, zz]])
        model.appendBodyToJoint(joint, pin.Inertia(m, np.array(centre), tensor), pin.SE3.Identity())
    return model


def casadi_links(n: int) -> Any:
    """The chain of `links.py` by Kane's equations, its partial velocities differentiated by casadi: an ODE for its
    integrators. Masses and lengths are 1, mass centres in the middle."""
    import casadi as ca

    q, u = ca.SX.sym("q", n), ca.SX.sym("u", n)
    at, places = ca.SX([0, 0]), []
    for k in range(n):
        along = ca.vertcat(ca.sin(q[k]), -ca.cos(q[k]))
        places += [at + along / 2, q[k]]
        at = at + along
    place = ca.vertcat(*places)
    V = ca.jacobian(place, q)
    bias = ca.jtimes(ca.jtimes(place, q, u), q, u)
    M = ca.diag(ca.DM([1, 1, 1 / 12] * n))
    impressed = ca.DM([0, -9.81, 0] * n)
    rates = ca.solve(V.T @ M @ V, V.T @ (impressed - M @ bias))
    return {"x": ca.vertcat(q, u), "ode": ca.vertcat(u, rates)}


def casadi_motor() -> Any:
    """A DC motor: its inertia J is a parameter. The numbers are those of `hand.py`."""
    import casadi as ca

    x, J = ca.SX.sym("x", 2), ca.SX.sym("J")
    current, rate = x[0] / 1e-3, x[1] / J
    return {"x": x, "p": J, "ode": ca.vertcat(12 - current - 0.05 * rate, 0.05 * current - 1e-4 * rate)}


def runge_kutta_switch(rates: Any, quantity: Any, t: float, x: Any) -> int:
    """A motion by SciPy's DOP853 up to t that starts anew wherever a quantity changes sign; how often it did."""
    from scipy.integrate import solve_ivp

    now, found = 0.0, 0
    quantity.terminal = True
    while now < t:
        run = solve_ivp(rates, (now, t), x, "DOP853", events=quantity, rtol=1e-8, atol=1e-10, max_step=t)
        now, x = run.t[-1], run.y[:, -1]
        if run.status == 1:
            found += 1
            now, x = now + 4 * math.ulp(now), x + 4 * math.ulp(now) * rates(now, x)
    return found


def lsoda_converter(periods: int) -> float:
    """The voltage that a boost converter reaches in some periods, by SciPy's LSODA from one switching to the next.

    The diode is one conductance or another: the nonlinear equation for its voltage is solved by hand, and where it
    changes is an event.
    """
    import numpy as np
    from scipy.integrate import solve_ivp

    half, x = 0.5 / 20e3, np.zeros(2)

    def parts(x: Any, switch: float) -> tuple[Any, float]:
        """The rates, and a number that has the sign of the diode's voltage."""
        i, v = x / 1e-4
        ahead = i - switch * v
        diode = 20.0 if ahead > 0 else 1e-5
        e = (i + diode * v) / (switch + diode)
        return np.array([12.0 - 0.05 * i - e, diode * (e - v) - v / 20.0]), ahead

    def turned(t: float, x: Any, switch: float) -> float:
        return float(parts(x, switch)[1])

    turned.terminal = True  # type: ignore[attr-defined]
    limits = {"events": turned, "rtol": 1e-8, "atol": 1e-12}
    for k in range(2 * periods):
        switch, now, end = 1e-6 if k % 2 else 100.0, k * half, (k + 1) * half
        while now < end:
            run = solve_ivp(lambda t, x, on: parts(x, on)[0], (now, end), x, "LSODA", args=(switch,), **limits)
            now, x = float(run.t[-1]), run.y[:, -1]
            if run.status == 1:
                step = 4 * math.ulp(end)
                now, x = now + step, x + step * parts(x, switch)[0]
    return float(x[1] / 1e-4)
