"""A program of a mechanism's state as a function of arrays: one state, or many at once."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from bondgraph.errors import NoSolution, SingularSystem
from bondgraph.program.evaluate import Followed, series
from bondgraph.program.native import Rates
from bondgraph.program.program import Program

OFTEN = 100
"""Who has asked for a quantity so many times asks in a loop, and will do so as often again and more."""


class Compiled:
    """The results of a program as an array; native code once it has been asked for often.

    Args:
        program: the time is its first argument; of more results than there are entries the others only must be finite.
        groups: the names of what is given, such as those of the coordinates and of the velocities.
        constants: its other arguments; zero where they are left out.
        shape: of the results at one state.
        refuse: says why something is not finite, of what was given.
    """

    def __init__(
        self,
        program: Program,
        groups: Sequence[Sequence[str]],
        constants: Mapping[str, float],
        shape: tuple[int, ...],
        refuse: Callable[..., NoReturn],
    ) -> None:
        import numpy as np

        place = {name: k for k, name in enumerate(program.arguments)}
        self._row = np.array([constants.get(name, 0.0) for name in program.arguments])
        pairs = [(place[name], k) for k, name in enumerate(name for group in groups for name in group) if name in place]
        self._to, self._of = np.array(pairs, int).reshape(-1, 2).T
        self._shape, self._size, self._program, self._refuse = shape, math.prod(shape), program, refuse
        self._local, self._asked = threading.local(), 0

    @property
    def function(self) -> Rates:
        """That of this thread: it has buffers, and native code lets others run."""
        try:
            made: Rates = self._local.made
        except AttributeError:
            made = self._local.made = Rates(self._program, Followed(self._program), None, often=False)
            if self._asked > OFTEN:
                made.compile()
        return made

    def __call__(self, *given: Any) -> Any:
        """The results, of shape (..., *shape).

        Args:
            given: of each group an array, of shape (..., names).
        """
        import numpy as np

        many = np.broadcast_shapes(*(x.shape[:-1] for x in given)) if any(x.ndim > 1 for x in given) else ()
        if not many:
            row = self._row.copy()
            row[self._to] = np.concatenate(given)[self._of]
            found = self._one(row.tolist())
            if not all(map(math.isfinite, found)):
                self._refuse(*given)
            return np.array(found[: self._size]).reshape(self._shape)
        rows = np.tile(self._row, (math.prod(many), 1))
        whole = np.concatenate([np.broadcast_to(x, (*many, x.shape[-1])) for x in given], axis=-1)
        rows[:, self._to] = whole.reshape(-1, whole.shape[-1])[:, self._of]
        several = self._several(rows)
        if not np.isfinite(several).all():
            self._refuse(*given)
        return several[:, : self._size].reshape(*many, *self._shape)

    def _one(self, row: list[float]) -> list[float]:
        self._asked += 1
        if self._asked == OFTEN:
            self.function.compile()
        try:
            return self.function(row)
        except (ArithmeticError, ValueError, NoSolution, SingularSystem):
            return [math.nan] * len(self._program.results)

    def _several(self, rows: Any) -> Any:
        import numpy as np

        found = self.function.rows(rows) if len(rows) else None
        if found is not None:
            return found
        columns = self._program.cached("series", lambda: series(self._program))(list(rows.T))
        return np.stack(np.broadcast_arrays(*columns, rows[:, 0])[:-1], axis=-1)
