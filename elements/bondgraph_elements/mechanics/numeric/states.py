"""States of a mechanism as arrays: coordinates, velocities and what belongs to these, by their names or in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.quantity import quantity
from bondgraph.errors import BondGraphError, ValueRefused


@dataclass(frozen=True)
class States:
    """Reads one state, or many at once, given as mappings or as arrays.

    Args:
        mechanism: its name.
        coordinates, velocities: their names, in order.
    """

    mechanism: str
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]

    def q(self, given: Any) -> dict[str, Any]:
        """Coordinates by name."""
        import numpy as np

        return dict(zip(self.coordinates, np.moveaxis(self.array(given, self.coordinates), -1, 0), strict=True))

    def u(self, given: Any) -> Any:
        """Velocities, accelerations or forces, of shape (..., S)."""
        return self.array(given, self.velocities)

    def together(self, q: Any, *rates: Any) -> list[Any]:
        """Coordinates, and what there is one of for each velocity, their first dimensions agreeing or missing.

        Raises:
            ValueRefused: for numbers of states that disagree.
        """
        import numpy as np

        found = [self.array(q, self.coordinates), *map(self.u, rates)]
        shapes = [array.shape[:-1] for array in found]
        try:
            if any(shapes):
                np.broadcast_shapes(*shapes)
        except ValueError:
            law = f"states of the shapes {', '.join(map(str, shapes))} do not belong together"
            remedy = "give as many coordinates as velocities, accelerations or forces, or one of them for all"
            raise ValueRefused(self.mechanism, law, remedy=remedy) from None
        return found

    def array(self, given: Any, names: tuple[str, ...]) -> Any:
        """A mapping or an array as an array, the names along its last dimension; what a mapping leaves out is zero.

        Raises:
            ValueRefused: for names that are none, and for what is not finite or has another shape.
        """
        import numpy as np

        if given is None:
            return np.zeros(len(names))
        by_name = not isinstance(given, np.ndarray) and isinstance(given, Mapping)
        if by_name:
            self._check_names(given, names)
        try:
            found = _stacked(given, names) if by_name else np.asarray(given, float)
        except (TypeError, ValueError):
            raise self._refused(given, names) from None
        if found.ndim == 0 or found.shape[-1] != len(names) or not np.isfinite(found).all():
            raise self._refused(given, names)
        return found

    def _check_names(self, given: Mapping[Any, Any], names: tuple[str, ...]) -> None:
        for name in given:
            if name not in names:
                law = f"'{name!s:.40}' is not one of {', '.join(names)}"
                raise ValueRefused(self.mechanism, law, parties=(str(name),), remedy="correct the name")

    def _refused(self, given: Any, names: tuple[str, ...]) -> BondGraphError:
        import numpy as np

        law = f"{given!r:.60} does not give finite numbers for {', '.join(names)}"
        remedy = f"give an array of shape (..., {len(names)}), or a mapping"
        entries = given.values() if isinstance(given, Mapping) else () if isinstance(given, str) else np.ravel(given)
        if any(isinstance(x, str) and quantity(x) for x in entries):
            remedy = "give numbers in SI units, such as math.radians(30): none is read with a unit here"
        return ValueRefused(self.mechanism, law, remedy=remedy)


def _stacked(given: Mapping[Any, Any], names: tuple[str, ...]) -> Any:
    """The values side by side, broadcast to one shape."""
    import numpy as np

    columns = [np.asarray(given.get(name, 0.0), float) for name in names]
    return np.stack(np.broadcast_arrays(*columns), axis=-1)
