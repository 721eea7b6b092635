"""The standard elements: sources, stores, resistors, two-ports, junctions, and the kinetic stores of [004]."""

from bondgraph_elements.compliance import C
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.kinetic import IC, NIC, TStar
from bondgraph_elements.resistor import R
from bondgraph_elements.sources import Se, Sf
from bondgraph_elements.two_ports import GY, TF

__all__ = ["GY", "IC", "NIC", "TF", "C", "I", "One", "R", "Se", "Sf", "TStar", "Zero"]
