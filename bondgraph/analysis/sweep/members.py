"""Which runs a sweep has: a grid, a list, or samples of distributions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite

RUN = "run"
"""The dimension of runs that are no grid."""


@dataclass(frozen=True, eq=False)
class Members(Picklable):
    """The runs of a sweep.

    Args:
        names: what is swept.
        rows: its values, of shape (runs, names).
        axes: of a grid the values along each name; empty of other runs.
    """

    names: tuple[str, ...]
    rows: Any
    axes: tuple[Any, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """How many there are along each dimension."""
        return tuple(map(len, self.axes)) if self.axes else (len(self.rows),)

    def __len__(self) -> int:
        return len(self.rows)

    def given(self, k: int) -> dict[str, float]:
        """What is swept, with its values in a run."""
        return dict(zip(self.names, self.rows[k].tolist(), strict=True))

    def told(self, k: int) -> str:
        """A run in words."""
        return ", ".join(f"{name}={value:g}" for name, value in self.given(k).items())


def members(over: Any, samples: int | None, seed: int) -> Members:
    """The runs asked for.

    Args:
        over: sequences of numbers by name, of which every combination is a run; distributions by name, which have an
            inverse `ppf` of their cumulative function as those of `scipy.stats`; or a list of numbers by name, a run
            each.
        samples: of distributions, how many runs.
        seed: of the samples.

    Raises:
        ValueRefused: for anything else.

    >>> members({"a": [1, 2], "b": [5]}, None, 0).rows.tolist()
    [[1.0, 5.0], [2.0, 5.0]]
    """
    if isinstance(over, Mapping) and over:
        if not all(isinstance(name, str) for name in over):
            raise _refused(over)
        if any(hasattr(x, "ppf") for x in over.values()):
            return _sampled(over, samples, seed)
        if samples is not None:
            law = f"samples={samples!r:.20} are asked for, and {', '.join(over)} are numbers, all of which are combined"
            remedy = "leave samples out, or give distributions such as scipy.stats.uniform(1, 2)"
            raise ValueRefused("over", law, parties=tuple(over), remedy=remedy)
        return _grid(over)
    if isinstance(over, Sequence) and over and all(isinstance(each, Mapping) for each in over):
        return _list(over)
    raise _refused(over)


def _refused(over: Any) -> ValueRefused:
    law = f"{over!r:.60} does not say what is swept"
    remedy = (
        "give over={'J': [1, 2, 3]} for every combination, or [{'J': 1, 'b': 0}, {'J': 2, 'b': 1}] for a list of runs"
    )
    return ValueRefused("over", law, remedy=remedy)


def _grid(over: Mapping[str, Any]) -> Members:
    import numpy as np

    axes = tuple(_axis(name, values) for name, values in over.items())
    rows = np.stack([x.ravel() for x in np.meshgrid(*axes, indexing="ij")], axis=1)
    return Members(tuple(over), rows, axes)


def _axis(name: str, values: Any) -> Any:
    import numpy as np

    try:
        given = [] if isinstance(values, str) else [*values]
    except TypeError:
        given = [values]
    found = np.array([finite(name, x) for x in given])
    if not len(found) or len(np.unique(found)) < len(found):
        law = "there is no value" if not len(found) else "a value is given twice"
        raise ValueRefused(
            name, law, parties=(name,), remedy="give different numbers, such as numpy.linspace(1, 2, 11)"
        )
    return found


def _sampled(over: Mapping[str, Any], samples: int | None, seed: int) -> Members:
    """A Latin hypercube: along each name, as many equally likely intervals as samples, and one sample in each."""
    import numpy as np
    from scipy.stats import qmc

    if fixed := [name for name, x in over.items() if not hasattr(x, "ppf")]:
        law = f"{', '.join(fixed)} has no distribution, and others have"
        remedy = "give a distribution of scipy.stats for each, or put what is the same in all runs into values="
        raise ValueRefused("over", law, parties=fixed, remedy=remedy)
    if isinstance(samples, bool) or not isinstance(samples, int) or samples < 1:
        law = f"there are distributions, and samples={samples!r:.20} is no number of runs"
        raise ValueRefused("samples", law, remedy="give samples=100")
    shares = qmc.LatinHypercube(len(over), rng=np.random.default_rng(seed)).random(samples)
    columns = [np.asarray(x.ppf(share), float) for x, share in zip(over.values(), shares.T, strict=True)]
    for name, column in zip(over, columns, strict=True):
        for value in column.tolist():
            finite(name, value)
    return Members(tuple(over), np.stack(columns, axis=1))


def _list(over: Sequence[Mapping[str, Any]]) -> Members:
    import numpy as np

    names = tuple(over[0])
    for k, each in enumerate(over):
        if not names or {*each} != {*names}:
            given, first = (", ".join(map(str, x)) or "nothing" for x in (each, names))
            law = f"run {k} gives {given}, and the first {first}"
            raise ValueRefused("over", law, remedy="give the same names in every run")
    return Members(names, np.array([[finite(name, each[name]) for name in names] for each in over]))
