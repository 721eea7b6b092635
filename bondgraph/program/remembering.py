"""What was made of a frozen noun is kept with it, to be found again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Remembering:
    """A noun that keeps what was made of it, as long as it lives. That is no field: it is neither compared nor pickled.

    What is kept must follow from the noun and from the key alone, and never change.
    """

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made under a key; made now if it was not."""
        found: dict[Hashable, Any] = self.__dict__.setdefault("_remembered", {})
        if key not in found:
            found[key] = make()
        kept: Made = found[key]
        return kept

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_remembered"}
