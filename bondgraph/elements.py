"""The standard elements, under the name users write: `from bondgraph.elements import GY, I, One, R, Se`."""

import sys
from typing import TYPE_CHECKING

import bondgraph_elements
from bondgraph_elements import __all__ as __all__

if TYPE_CHECKING:
    from bondgraph_elements import *

else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            from bondgraph.program.other_words import no_name
            from bondgraph_elements._other_words import ELEMENTS

            raise no_name(sys.modules[__name__], name, ELEMENTS)
        return getattr(bondgraph_elements, name)


def __dir__() -> list[str]:
    return sorted(__all__)
