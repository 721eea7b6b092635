"""In which units gradients of constraints are judged: in those in which they are of order one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.nearby_states import nearby
from bondgraph.program.rank import is_noise, own_units
from bondgraph.simulate.expected_sizes import SHIFT, SHIFTS, deviation, finite_or_zero
from bondgraph.simulate.rounding import ROOM

PLACES = 3
"""How large gradients are is seen at so many places around the first."""


def weigh(rows: ConstraintRows, time: float, states: Any, sizes: Any) -> None:
    """Weigh the gradients of constraints whose units lie too far apart to be judged as they are, once for a motion.

    A constraint may be multiplied by anything, and a state be in any unit. What is as small as rounding beside other
    rows, or columns, stays so. But a row that no other repeats is none, unless all of it changes as rounding does; nor
    is the column of a state whose size makes it count. Others stay as they are: in one place alone entries tell no
    units of constraints that turn.

    Args:
        rows: the constraints.
        time, states: where the motion is.
        sizes: of the states; multipliers, which have none and stand behind the others, are as they are.
    """
    import numpy as np

    if rows.is_weighed:
        return
    rows.is_weighed, count = True, len(rows.constraints)
    most, own = np.zeros((count, len(states))), np.append(sizes, np.ones(len(states) - len(sizes)))
    for place in (states, *nearby(np.array(states, float), PLACES, sizes)):
        with suppress(BondGraphError, ArithmeticError, ValueError), np.errstate(all="ignore"):
            most = np.maximum(most, np.abs(finite_or_zero(rows.gradients(time, place))))
    for of_kind, columns, _ in rows.kinds:
        place = np.ix_(of_kind, columns)
        part = most[place]
        if not part.any() or not (is_noise(part.max(axis=1, initial=0.0)).any() or is_noise(_of_columns(part)).any()):
            continue
        firm = np.where(part > ROOM * _rounding(rows, time, states)[place], part, 0.0)
        is_firm = firm.any(axis=1) & (of_kind < len(rows.problem.equations.balance.constraints.independent))
        of_rows, of_columns = _weights(part, firm, ~is_firm, own[columns])
        rows.weights[of_kind], rows.weights[count + columns] = of_rows, of_columns


def _rounding(rows: ConstraintRows, time: float, states: Any) -> Any:
    """The standard deviation of gradients that comes of rounding; zero where that is not known."""
    import numpy as np

    with suppress(BondGraphError, ArithmeticError, ValueError), np.errstate(all="ignore"):
        return finite_or_zero(deviation([rows.gradients(time, states, SHIFT * k) for k in range(SHIFTS)]))
    return np.zeros((len(rows.constraints), len(states)))


def _weights(most: Any, firm: Any, may_repeat: Any, sizes: Any) -> tuple[Any, Any]:
    """By what rows and columns are multiplied.

    Args:
        most: the sizes of their entries, of shape (m, n).
        firm: of those that are more than rounding.
        may_repeat: which rows may repeat others, or are rounding, of shape (m,).
        sizes: of the states, of shape (n,).
    """
    import numpy as np

    length = most.max(axis=1, initial=0.0)
    little = is_noise(length) & may_repeat
    as_given, sized = (_of_columns(each[~little]) for each in (most, firm * sizes))
    idle = is_noise(as_given) & is_noise(sized)
    if (little == is_noise(length)).all() and (idle == is_noise(as_given)).all():
        return np.ones(len(most)), np.ones(len(sizes))
    units = own_units(firm * ~little[:, None] * ~idle)
    rows, columns = 1 / units[0][:, 0], 1 / units[1][0]
    columns = np.where(idle, _quotient(as_given, (most * rows[:, None])[~little].max(axis=0, initial=0.0)), columns)
    return np.where(little, _quotient(length / length.max(), (most * columns).max(axis=1)), rows), columns


def _of_columns(matrix: Any) -> Any:
    """The largest entry of each column, rows divided by theirs."""
    import numpy as np

    length = matrix.max(axis=1, keepdims=True, initial=0.0)
    return (matrix / np.where(length > 0, length, 1.0)).max(axis=0, initial=0.0)


def _quotient(sizes: Any, now: Any) -> Any:
    """What brings entries to some sizes: one where there are none."""
    import numpy as np

    return np.where(now > 0, sizes / np.where(now > 0, now, 1.0), 1.0)
