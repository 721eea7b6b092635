"""Fields of a record that are worked out when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Once:
    """A value that is worked out when it is first asked for."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.found: list[Any] = []

    def __call__(self) -> Any:
        if not self.found:
            self.found.append(self.work())
        return self.found[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return _known, (self(),)


def _known(value: Any) -> Once:
    found = Once(list)
    found.found.append(value)
    return found


class Late:
    """A field that may be given as `Once`: what a form does not ask for is not worked out."""

    def __init__(self, default: Any = None) -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = f"_{name}"

    def __get__(self, k: Any, owner: type) -> Any:
        if k is None:
            return self.default
        given = getattr(k, self.name)
        return given() if isinstance(given, Once) else given

    def __set__(self, k: Any, value: Any) -> None:
        k.__dict__[self.name] = value
