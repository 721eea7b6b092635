"""A cache with each frozen record: what follows from the record and a key is made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Cached:
    """A record with a cache of what was made of it. That is no field: it is neither compared nor pickled.

    What is kept must follow from the record and from the key alone, and never change.
    """

    def cached(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made under a key; made now if it was not."""
        found: dict[Hashable, Any] = self.__dict__.setdefault("_cached", {})
        if key not in found:
            found[key] = make()
        kept: Made = found[key]
        return kept

    def made(self, key: Hashable, otherwise: Made) -> Made:
        """What has been made under a key, or something else."""
        found: Made = self.__dict__.get("_cached", {}).get(key, otherwise)
        return found

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_cached"}
