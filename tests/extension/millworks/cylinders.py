"""A submodel."""

import bondgraph as bg
from bondgraph.elements import C, One, R, Zero
from millworks.pistons import Piston


@bg.submodel(ports={"oil": bg.hydraulic, "rod": bg.translational})
def cylinder(oil, rod, *, A="20 cm^2", c="1e-12 m^3/Pa", b="200 N*s/m"):
    """A cylinder: compressible oil, a piston of area A, and friction at its seal."""
    p, v, piston = Zero("p"), One("v"), Piston("piston", A)
    return oil >> p >> piston["oil"], piston["rod"] >> v >> rod, p >> C("c", c), v >> R("b", b)
