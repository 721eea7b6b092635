"""Which runs a sweep has: a grid, a list, or samples of distributions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.algebra.quantity import Measured, Quantity
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite, measured

RUN = "run"
"""The dimension of runs that are no grid."""


@dataclass(frozen=True, eq=False)
class Members(Picklable):
    """The runs of a sweep.

    Args:
        names: what is swept.
        rows: its values, of shape (runs, names).
        axes: of a grid the values along each name; empty of other runs.
        quantities: by name the values that have a unit, one of each dimension.
    """

    names: tuple[str, ...]
    rows: Any
    axes: tuple[Any, ...] = ()
    quantities: Mapping[str, tuple[Quantity, ...]] = field(default_factory=dict)

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
            each. A number may have a unit, "5 mH", and a sequence: ([1, 2, 5], "mH").
        samples: of distributions, how many runs.
        seed: of the samples.

    Raises:
        ValueRefused: for anything else.

    >>> members({"a": [1, 2], "b": [5]}, None, 0).rows.tolist()
    [[1.0, 5.0], [2.0, 5.0]]
    >>> members({"L": ["5 mH", "10 mH"], "R": ([1, 2], "kohm")}, None, 0).rows.tolist()
    [[0.005, 1000.0], [0.005, 2000.0], [0.01, 1000.0], [0.01, 2000.0]]
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

    given = {name: _entries(name, values) for name, values in over.items()}
    axes = tuple(_axis(name, values) for name, values in given.items())
    rows = np.stack([x.ravel() for x in np.meshgrid(*axes, indexing="ij")], axis=1)
    return Members(tuple(over), rows, axes, _quantities(given))


def with_one_unit(values: Any) -> bool:
    """Whether something is a sequence of numbers and the unit of them all.

    >>> with_one_unit(([1, 2], "mH")), with_one_unit(("1 mH", "2 mH")), with_one_unit([1, 2])
    (True, False, False)
    """
    if not isinstance(values, tuple) or len(values) != 2 or isinstance(values[0], str):
        return False
    return isinstance(values[1], str) and hasattr(values[0], "__len__")


def _entries(name: str, values: Any) -> list[float]:
    """The numbers along a name, those with a unit in SI units.

    Raises:
        ValueRefused: for what is no number, and a unit that is not read.
    """
    if with_one_unit(values):
        numbers, unit = values
        return [measured(name, f"{finite(name, x)!r} {unit}") for x in numbers]
    if isinstance(values, str):
        law = f"{values!r:.40} is one value, and several are swept"
        raise ValueRefused(name, law, parties=(name,), remedy=f"write [{values!r:.40}], or give it in values=")
    try:
        given = [*values]
    except TypeError:
        given = [values]
    return [measured(name, x) for x in given]


def _quantities(given: Mapping[str, Sequence[float]]) -> dict[str, tuple[Quantity, ...]]:
    """Of the values of each name those with a unit, one of each dimension."""
    found = {
        name: tuple({x.quantity.dimension: x.quantity for x in values if isinstance(x, Measured)}.values())
        for name, values in given.items()
    }
    return {name: quantities for name, quantities in found.items() if quantities}


def _axis(name: str, given: Sequence[float]) -> Any:
    import numpy as np

    found = np.array(given, float)
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
    columns = {name: [measured(name, each[name]) for each in over] for name in names}
    return Members(names, np.array([*columns.values()], float).T.copy(), quantities=_quantities(columns))
