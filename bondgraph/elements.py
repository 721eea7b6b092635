"""The standard elements, under the name users write: `from bondgraph.elements import GY, I, One, R, Se`."""

from bondgraph_elements import *
from bondgraph_elements import __all__ as __all__
