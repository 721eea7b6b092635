"""The PID controller at the instants of a clock, its output held between them."""

from __future__ import annotations

from bondgraph.algebra import expressions
from bondgraph.graph.event import Before
from bondgraph.graph.names import beside


def assignments(
    name: str, error: str, gains: dict[str, str], period: float, limits: tuple[str | None, str | None], tracking: str
) -> tuple[tuple[str, str | Before], ...]:
    """What is computed at an instant, and what is kept for the next one.

    The derivative's lag is discretised backwards, the integral forwards, and after the output: K. J. Astrom and R. M.
    Murray, Feedback Systems, 2nd ed., 11.5. So the integral between two instants is that of the next output. What the
    last one was made with has a name of its own, on which nothing depends later.

    Args:
        name: of the controller.
        error: the formula of its input.
        gains: Kp, Ki, Kd and N; none of Ki or Kd where the part is missing.
        period: seconds from one instant to the next.
        limits: of the output, None where there is none.
        tracking: how fast the integral is led back, in 1/s; empty without limits.
    """
    i, used, d = (beside(name, pattern) for pattern in ("i_{}", "used_i_{}", "d_{}"))
    found: list[tuple[str, str | Before]] = []
    wanted = f"({gains['Kp']})*({error})"
    if "Ki" in gains:
        found.append((used, Before(i)))
        wanted += f" + {used}"
    if "Kd" in gains:
        lag = f"({gains['N']})*{period!r}"
        found.append((d, f"({d} + {lag}*({error}))/(1 + {lag})"))
        wanted += f" + ({gains['Kd']})*({gains['N']})*({error} - {d})"
    low, high = limits
    limited = wanted if high is None else f"min({wanted}, {high})"
    limited = limited if low is None else f"max({limited}, {low})"
    found.append((name, limited))
    if "Ki" in gains:
        back = f" + ({tracking})*({name} - ({wanted}))" if tracking else ""
        found.append((i, f"{used} + {period!r}*(({gains['Ki']})*({error}){back})"))
    return tuple((target, expressions.text(x) if isinstance(x, str) else x) for target, x in found)
