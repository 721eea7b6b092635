"""Where [004] is misprinted, or needs a word: what is checked in its place. docs/equations.md has what shows it."""

from __future__ import annotations

_FLOWS = "printed with d v/d f_dot; v depends on f, never on f_dot"
_HAT = "printed with a dot beside the hat; it is the rate of p_hat"
_INERTIAL = "d/dt of a partial velocity is that of vectors in the inertial frame, in whatever axes"

MISPRINTS = {
    13: _FLOWS,
    16: f"{_FLOWS}; D is not unique, so D f is checked",
    20: _FLOWS,
    29: _INERTIAL,
    31: "said of every velocity; it holds for velocities of points, and angular ones obey (58)",
    32: "d/dq is at constant f",
    34: "d/dq is at constant p",
    36: "e, which the text sets aside, holds the forces of potentials, too",
    39: _HAT,
    40: _HAT,
    41: _HAT,
    42: _HAT,
    44: "printed as D f = -de_hat/dt; it is D f = -e_hat",
    48: "e_c is all effort on the driven components; the reaction is that less what is impressed there",
    49: "printed as p_hat_u = ...; it is p_dot_u",
    56: f"{_INERTIAL}; D is not unique, so D f is checked",
    57: _INERTIAL,
    58: "it holds for components along inertial axes",
    59: "(dw/dq_dot) . (w x I . w) is missing in print; in the plane it vanishes",
    60: "printed with d/dq_dot twice; it is d/dq, and of components along inertial axes that needs w x dw/dq_dot",
}
