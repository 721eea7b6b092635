"""Rigid bodies, particles and mechanisms as pieces of an unreduced multibond graph, [004] Fig. 1 and section 4."""

from bondgraph.program.calls import explained
from bondgraph_elements.mechanics.bodies.attitude import Attitude, euler_angles, euler_parameters
from bondgraph_elements.mechanics.bodies.body import Body
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.bodies.gyration import Gyration, gyration
from bondgraph_elements.mechanics.bodies.inertia_tensor import Inertia
from bondgraph_elements.mechanics.bodies.particle import Particle
from bondgraph_elements.mechanics.bodies.particles import Particles
from bondgraph_elements.mechanics.bodies.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.bodies.shapes import Box, Cylinder, Sphere
from bondgraph_elements.mechanics.bodies.velocity import Point, Velocity
from bondgraph_elements.mechanics.flexible.cantilever import cantilever
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.flexible.station import Station
from bondgraph_elements.mechanics.from_sympy import SympyModel, from_sympy
from bondgraph_elements.mechanics.joints.closure import Closure
from bondgraph_elements.mechanics.joints.joint import Joint, Motion
from bondgraph_elements.mechanics.joints.mimic import Following
from bondgraph_elements.mechanics.joints.rolling import (
    KnifeEdge,
    RollingBall,
    RollingDisc,
    RollingStraight,
    RollingWheel,
)
from bondgraph_elements.mechanics.joints.standard import (
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)
from bondgraph_elements.mechanics.mechanism.branch import Branch
from bondgraph_elements.mechanics.mechanism.contact import Contact
from bondgraph_elements.mechanics.mechanism.contacts import BallContact, BladeContact, WheelContact
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.numeric.animation import animate, stroboscope
from bondgraph_elements.mechanics.numeric.dynamics import Dynamics
from bondgraph_elements.mechanics.numeric.inverse_dynamics import PrescribedMotion, inverse_dynamics
from bondgraph_elements.mechanics.numeric.kinematics import Kinematics
from bondgraph_elements.mechanics.urdf.read import read_urdf
from bondgraph_elements.mechanics.urdf.robot import Robot

__all__ = [
    "Attitude", "BallContact", "BladeContact", "Body", "Box", "Branch", "Closure", "Contact", "Cylinder", "Cylindrical",
    "Dynamics", "Fixed", "FlexibleLink", "Following", "Frame", "Free", "Gyration", "Inertia", "Joint",
    "Kinematics", "KnifeEdge", "Link", "Mechanism", "Motion", "Particle", "Particles", "Planar", "Point",
    "PrescribedMotion", "Prismatic", "Revolute", "RigidInertia", "Robot", "RollingBall", "RollingDisc",
    "RollingStraight", "RollingWheel", "Sphere", "Spherical", "Station", "SympyModel", "Universal", "Velocity",
    "WheelContact", "animate", "cantilever", "euler_angles", "euler_parameters", "from_sympy", "gyration",
    "inverse_dynamics", "read_urdf", "stroboscope",
]  # fmt: skip

for _name in __all__:
    if isinstance(_class := globals()[_name], type):
        explained(_class)
