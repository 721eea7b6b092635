"""A package of others: elements, a submodel and a joint, a file for each kind."""

from millworks.couplings import Coupling
from millworks.cylinders import cylinder
from millworks.orifices import Orifice
from millworks.pistons import Piston
from millworks.screws import Screw

__all__ = ["Coupling", "Orifice", "Piston", "Screw", "cylinder"]
