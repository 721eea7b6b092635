"""Rigid bodies, particles and mechanisms as pieces of an unreduced multibond graph, [004] Fig. 1 and section 4."""

from bondgraph_elements.mechanics.animation import animate, stroboscope
from bondgraph_elements.mechanics.attitude import Attitude, euler_angles, euler_parameters
from bondgraph_elements.mechanics.body import Body
from bondgraph_elements.mechanics.closure import Closure
from bondgraph_elements.mechanics.contact import Contact
from bondgraph_elements.mechanics.contacts import BallContact, BladeContact, WheelContact
from bondgraph_elements.mechanics.dynamics import Dynamics
from bondgraph_elements.mechanics.following import Following
from bondgraph_elements.mechanics.frame import Frame, Link
from bondgraph_elements.mechanics.from_sympy import SympyModel, from_sympy
from bondgraph_elements.mechanics.gyration import Gyration, gyration
from bondgraph_elements.mechanics.inertia_tensor import Inertia
from bondgraph_elements.mechanics.inverse_dynamics import PrescribedMotion, inverse_dynamics
from bondgraph_elements.mechanics.joint import Joint, Motion
from bondgraph_elements.mechanics.joints import (
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)
from bondgraph_elements.mechanics.kinematics import Kinematics
from bondgraph_elements.mechanics.mechanism import Branch, Mechanism
from bondgraph_elements.mechanics.particle import Particle
from bondgraph_elements.mechanics.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.rolling import KnifeEdge, RollingBall, RollingDisc, RollingStraight, RollingWheel
from bondgraph_elements.mechanics.urdf import read_urdf
from bondgraph_elements.mechanics.urdf_robot import Robot
from bondgraph_elements.mechanics.velocity import Point, Velocity

__all__ = [
    "Attitude", "BallContact", "BladeContact", "Body", "Branch", "Closure", "Contact", "Cylindrical",
    "Dynamics", "Fixed", "Following", "Frame", "Free", "Gyration", "Inertia", "Joint", "Kinematics",
    "KnifeEdge", "Link", "Mechanism", "Motion", "Particle", "Planar", "Point", "PrescribedMotion", "Prismatic",
    "Revolute", "RigidInertia", "Robot", "RollingBall", "RollingDisc", "RollingStraight", "RollingWheel",
    "Spherical", "SympyModel", "Universal", "Velocity", "WheelContact", "animate", "euler_angles",
    "euler_parameters", "from_sympy", "gyration", "inverse_dynamics", "read_urdf", "stroboscope",
]  # fmt: skip
