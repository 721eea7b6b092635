"""Laws that are used the other way by a function that is not defined everywhere, as an exponential by a logarithm."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.equations.inverse_law import POINTS, SIZES, function_of
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import draws


class InvertedLaw(NamedTuple):
    """A law of an effort that gives this effort, or of a flow that gives this flow.

    Attributes:
        element: whose it is.
        law: the law, as it was entered.
        letter: what the law calls its variable, which is found from what the law gives.
        operation: the function by which it is found.
    """

    element: str
    law: str
    letter: str
    operation: str


def inverted_laws(equations: Equations, operations: Collection[str]) -> Iterator[InvertedLaw]:
    """Those of resistors in whose equation, which is not defined everywhere, one of these functions stands that is not
    in the law."""
    places = Places(equations.balance.causal, equations.xp)
    for name, element in sorted(equations.graph.elements.items()):
        texts = element.texts()
        if element.role == "resistor" and len(texts) == 1 and (letter := element.variable()):
            used = " ".join(_partly_defined(places[name]))
            for operation in operations:
                if _calls(used, operation) and not _calls(texts[0], operation):
                    yield InvertedLaw(name, texts[0], letter, operation)


def _calls(text: str, operation: str) -> bool:
    return bool(re.search(rf"\b{operation}\(", text))


def _partly_defined(place: Any) -> Iterator[str]:
    """The right sides of a law, as it is used, that are no numbers at some efforts or flows."""
    xp, ports = place.xp, {place.xp.name(x) for x in (*place.e(), *place.f())}
    for _, value in place.element.law(place).lets:
        names, evaluate = {xp.name(x) for x in xp.free(value)}, function_of(xp, value)
        points = islice(draws(names, names & ports, {}), POINTS)
        varied = ({**point, **{x: point[x] * size for x in names & ports}} for point in points for size in SIZES)
        if not all(math.isfinite(evaluate(point)) for point in varied):
            yield xp.text(value)
