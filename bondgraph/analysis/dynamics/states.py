"""States of a graph's dynamics as arrays: one, or many at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.errors import ValueRefused
from bondgraph.problem.quantities import unknown


@dataclass(frozen=True)
class States:
    """Reads states given as arrays or as mappings.

    Args:
        place: whose they are.
        coordinates, velocities: their names, in order.
    """

    place: str
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]

    def each(self, one: Callable[..., Any], t: Any, given: Sequence[Any]) -> Any:
        """A quantity at one state, or at each of many.

        Args:
            one: gives it at an instant and a state.
            t: the instants.
            given: coordinates, velocities, accelerations and forces, as far as the quantity takes them.

        Raises:
            ValueRefused: for what are no numbers, or states whose numbers disagree.
        """
        import numpy as np

        names = (self.coordinates, self.velocities, self.velocities, self.velocities)
        arrays = [
            np.zeros(len(own)) if x is None else self._array(x, own) for x, own in zip(given, names, strict=False)
        ]
        instants = self._instants(t)
        try:
            many = np.broadcast_shapes(instants.shape, *(x.shape[:-1] for x in arrays))
        except ValueError:
            shapes = ", ".join(str(x.shape) for x in (instants, *arrays))
            law = f"states of the shapes {shapes} do not belong together"
            raise ValueRefused(self.place, law, remedy="give as many of each, or one of them for all") from None
        if not many:
            return one(float(instants), *arrays)
        times = np.broadcast_to(instants, many).ravel().tolist()
        whole = [np.broadcast_to(x, (*many, x.shape[-1])).reshape(len(times), x.shape[-1]) for x in arrays]
        found = np.array([one(now, *(x[k] for x in whole)) for k, now in enumerate(times)])
        return found.reshape(*many, *found.shape[1:])

    def coordinate_array(self, q: Any) -> Any:
        """One configuration as an array."""
        found = self._array(q, self.coordinates)
        if found.ndim != 1:
            raise self._refused(q, self.coordinates)
        return found

    def checked(self, names: Collection[str]) -> Collection[str]:
        """Names of coordinates.

        Raises:
            ValueRefused: for one that is none.
        """
        for name in names:
            if name not in self.coordinates:
                raise unknown(str(name), "coordinate", self.coordinates)
        return names

    def _instants(self, t: Any) -> Any:
        import numpy as np

        try:
            return np.asarray(t, float)
        except (TypeError, ValueError):
            raise ValueRefused("t", f"{t!r:.60} is no time in seconds", remedy="give numbers") from None

    def _array(self, given: Any, names: tuple[str, ...]) -> Any:
        """A mapping or an array as an array, the names along its last dimension."""
        import numpy as np

        try:
            if isinstance(given, Mapping):
                for name in given:
                    if name not in names:
                        raise unknown(str(name), "coordinate" if names is self.coordinates else "velocity", names)
                columns = [np.asarray(given.get(name, 0.0), float) for name in names]
                found = np.stack(np.broadcast_arrays(*columns), axis=-1) if columns else np.zeros(0)
            else:
                found = np.asarray(given, float)
        except ValueRefused:
            raise  # it names the name
        except (TypeError, ValueError):
            raise self._refused(given, names) from None
        if found.ndim == 0 or found.shape[-1] != len(names):
            raise self._refused(given, names)
        return found

    def _refused(self, given: Any, names: tuple[str, ...]) -> ValueRefused:
        law = f"{given!r:.60} does not give numbers for {', '.join(names) or 'no names'}"
        return ValueRefused(self.place, law, remedy=f"give an array of shape (..., {len(names)}), or a mapping")
