"""Independent velocities: chosen by a user, or by a form; what is refused of a choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, islice
from math import comb
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import StructureError
from bondgraph.kinetics.constraints import are_independent
from bondgraph.kinetics.form import FOLLOWS, Form
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.rank import scaled, smallest_singular_value, usual_sizes
from bondgraph.program.tolerances import IDENTITY, ROUNDING

ENOUGH = 3
"""In so few configurations a determinant may be the same by chance, or by symmetry."""
MANY = 500
"""More choices of velocities that follow are not tried."""


def check_free(place: str, free: Sequence[str], names: Sequence[str], count: int) -> None:
    """Refuse independent velocities that are none of those there are, or are not as many as constraints leave.

    Args:
        place: whose they are.
        free: the independent velocities.
        names: the velocities, those left out that a source drives.
        count: of the constraints.

    Raises:
        StructureError: naming them.
    """
    left = len(names) - count
    law, parties = "", tuple(dict.fromkeys(free))
    if strange := tuple(name for name in parties if name not in names):
        law = f"{_are(strange)} no velocity to choose: there is none of that name, or a source drives it"
        parties = strange
    elif twice := tuple(name for name in parties if [*free].count(name) > 1):
        law, parties = f"{_are(twice)} named more than once", twice
    elif len(free) != left:
        verb = "is" if left == 1 else "are"
        law = f"{left} of its velocities {verb} independent, and {_are(parties or ('none',))} chosen"
    if law:
        raise StructureError(place, law, parties=(place, *parties), remedy=f"choose {left} of {', '.join(names)}")


def _are(names: Sequence[str]) -> str:
    """Names and their verb."""
    return f"{', '.join(names)} {'is' if len(names) == 1 else 'are'}"


def check_determined(place: str, dependent: Sequence[str], samples: Iterable[Any], columns: Sequence[int]) -> None:
    """Refuse velocities that constraints determine in no configuration.

    Args:
        place: whose they are.
        dependent: the velocities that are to follow.
        samples: the rows of the constraints at random points.
        columns: of these that belong to them.

    Raises:
        StructureError: naming them.
    """
    least = 0.0
    for values in _sized(samples):
        if are_independent(values[:, columns]):
            return
        least = max(least, smallest_singular_value(scaled(values)[:, columns]))
    law = f"the constraints do not determine {', '.join(dependent)}, whatever the configuration"
    law += f": the smallest singular value of their rows, scaled, is {least:.2g}"
    remedy = "choose velocities that the constraints contain, and not only in one combination"
    raise StructureError(place, law, parties=(place, *dependent), remedy=remedy)


def _sized(samples: Iterable[Any]) -> Iterator[Any]:
    """The same rows, divided as rows and columns by the sizes these have at a few points, without their rounding.

    Beside angles, a length of 1e8 follows as well as one of order one.
    """
    import numpy as np

    every = iter(samples)
    some = [*islice(every, ENOUGH)]
    usual = np.abs(some).max(axis=0, initial=0.0) if some else np.zeros((0, 0))
    rows, columns = usual_sizes(np.where(usual > ROUNDING * usual.max(axis=-1, initial=0.0, keepdims=True), usual, 0))
    return (values / rows / columns for values in chain(some, every))


def determined_everywhere(samples: Any, first: Sequence[int], least: float) -> tuple[int, ...]:
    """Columns that rows determine equally well in every configuration: their determinant is a constant.

    Args:
        samples: the rows in some configurations, of shape (configurations, r, n).
        first: columns that are taken if their determinant is constant, if no others' is, or if there are too many.
        least: so large beside the determinant of the first that of others must be.
    """
    import numpy as np

    _, r, n = samples.shape
    if len(samples) < ENOUGH or comb(n, r) > MANY:
        return tuple(first)

    lengths = np.linalg.norm(samples, axis=1).max(axis=0)
    choices = [tuple(first), *combinations(range(n), r)]
    determinants = [np.linalg.det(samples[:, :, columns]) for columns in choices]
    sizes = [
        abs(values[0]) if np.ptp(values) <= IDENTITY * np.prod(lengths[[*columns]]) else 0.0
        for values, columns in zip(determinants, choices, strict=True)
    ]
    if sizes[0] or max(sizes) <= least * abs(determinants[0]).max():
        return choices[0]
    return choices[int(np.argmax(sizes))]


def others(
    k: Kinetics, free: Sequence[str], at: Sampling, apart: Sequence[int] = (), place: str = ""
) -> tuple[int, ...]:
    """The components of f that follow from constraints that are kept, where some are independent.

    Args:
        k: the kinetics with the constraints.
        free: the independent velocities.
        at: random points.
        apart: components that follow from something else.
        place: whose velocities they are, where the kinetics are not what a user knows.

    Raises:
        StructureError: for names that are none of f, or not as many as are free, and for components that do not follow.
    """
    names = {i: k.xp.name(k.f[i]) for i in k.u if i not in apart}
    check_free(place or k.about, free, list(names.values()), k.a.shape[0])
    found = tuple(i for i, name in names.items() if name not in free)
    check_determined(place or k.about, [names[i] for i in found], at(k.a), found)
    return found


def choice_of(k: Kinetics, form: Form) -> VelocityChoice | None:
    """The choice of independent velocities that a form has made in kinetics with constraints; None where it has none.

    Ignored velocities follow from their momenta, whatever the constraints, since these do not contain them.

    Args:
        k: the kinetics.
        form: the form, prepared for them.
    """
    xp, options = k.xp, dict(form.options)
    if FOLLOWS not in options or options.get("quasi") or not k.a.shape[0]:
        return None
    held = [i for i in k.u if i not in options.get("ignored", ())]
    free = tuple(xp.name(k.f[i]) for i in held if i not in options[FOLLOWS])
    rows = xp.matrix([[k.a[i, j] for j in held] for i in range(k.a.shape[0])])
    sources = tuple(each.name for each in k.kept for _ in range(each.a.shape[0]))
    return VelocityChoice(tuple(xp.name(k.f[i]) for i in held), rows, free, free, sources, tuple(range(len(sources))))
