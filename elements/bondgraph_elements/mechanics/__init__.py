"""Rigid bodies and particles as pieces of an unreduced multibond graph, [004] Fig. 1 and section 4."""

from bondgraph_elements.mechanics.attitude import Attitude, euler_angles, euler_parameters
from bondgraph_elements.mechanics.body import Body
from bondgraph_elements.mechanics.gyration import Gyration, gyration
from bondgraph_elements.mechanics.inertia_tensor import Inertia
from bondgraph_elements.mechanics.particle import Particle
from bondgraph_elements.mechanics.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.velocity import Point, Velocity

__all__ = [
    "Attitude", "Body", "Gyration", "Inertia", "Particle", "Point", "RigidInertia", "Velocity", "euler_angles",
    "euler_parameters", "gyration",
]  # fmt: skip
