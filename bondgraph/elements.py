"""The standard elements, under the name users write: `from bondgraph.elements import GY, I, One, R, Se`."""

from typing import TYPE_CHECKING

import bondgraph_elements
from bondgraph_elements import __all__ as __all__

if TYPE_CHECKING:
    from bondgraph_elements import *

else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(bondgraph_elements, name)


def __dir__() -> list[str]:
    return sorted(__all__)
