"""The standard elements: sources, stores, resistors, two-ports, junctions, and the kinetic stores of [004].

Bodies, joints and mechanisms are loaded when one of them is first asked for: half of the library, which a motor is
drawn without.
"""

from typing import TYPE_CHECKING

from bondgraph.graph.blocks.arithmetic import Gain, Input, Sum
from bondgraph.graph.blocks.linear import Derivative, FirstOrder, Integrator, StateSpace, TransferFunction
from bondgraph.graph.blocks.nonlinear import DeadZone, Limit, LookupTable, RateLimit
from bondgraph.graph.blocks.pid import PID
from bondgraph.graph.blocks.state_machine import StateMachine
from bondgraph.program.calls import explained
from bondgraph_elements.activated import AE, AF
from bondgraph_elements.chemistry import Ce, Chemostat, Re
from bondgraph_elements.compliance import C
from bondgraph_elements.impact import Impact
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One, Zero
from bondgraph_elements.kinetic import IC, NIC, TStar
from bondgraph_elements.resistor import R
from bondgraph_elements.sensors import De, Df, Dp, Dq
from bondgraph_elements.sources import Se, Sf
from bondgraph_elements.splits import DS
from bondgraph_elements.stick_slip import StickSlip
from bondgraph_elements.two_ports import GY, TF

if TYPE_CHECKING:
    from bondgraph_elements.mechanics import (
        Attitude,
        BallContact,
        BladeContact,
        Body,
        Box,
        Branch,
        Closure,
        Contact,
        Cylinder,
        Cylindrical,
        Dynamics,
        Fixed,
        FlexibleLink,
        Following,
        Frame,
        Free,
        Gyration,
        Inertia,
        Joint,
        Kinematics,
        KnifeEdge,
        Link,
        Mechanism,
        Motion,
        Particle,
        Particles,
        Planar,
        Point,
        PrescribedMotion,
        Prismatic,
        Revolute,
        RigidInertia,
        Robot,
        RollingBall,
        RollingDisc,
        RollingStraight,
        RollingWheel,
        Sphere,
        Spherical,
        Station,
        Universal,
        Velocity,
        WheelContact,
        animate,
        cantilever,
        euler_angles,
        euler_parameters,
        gyration,
        inverse_dynamics,
        read_urdf,
        stroboscope,
    )
    from bondgraph_elements.mechanics.from_sympy import SympyModel, from_sympy

MSe, MSf, MR, MTF, MGY = Se, Sf, R, TF, GY
"""The modulated elements are the plain ones with a formula for a value."""

__all__ = [
    "AE", "AF", "DS", "GY", "IC", "MGY", "MR", "MTF", "NIC", "TF", "C", "Ce", "Chemostat", "De", "Df",
    "Dp", "Dq", "I", "Impact", "MSe", "MSf", "One", "R", "Re", "Se", "Sf", "StickSlip", "TStar", "Zero",
    "PID", "DeadZone", "Derivative", "FirstOrder", "Gain", "Input", "Integrator", "Limit", "LookupTable", "RateLimit",
    "StateMachine", "StateSpace", "Sum", "TransferFunction",
    "Attitude", "BallContact", "BladeContact", "Body", "Box", "Branch", "Closure", "Contact", "Cylinder", "Cylindrical",
    "Dynamics", "Fixed", "FlexibleLink", "Following", "Frame", "Free", "Gyration", "Inertia", "Joint",
    "Kinematics", "KnifeEdge", "Link", "Mechanism", "Motion", "Particle", "Particles", "Planar", "Point",
    "PrescribedMotion", "Prismatic", "Revolute", "RigidInertia", "Robot", "RollingBall", "RollingDisc",
    "RollingStraight", "RollingWheel", "Sphere", "Spherical", "Station", "SympyModel", "Universal", "Velocity",
    "WheelContact", "animate", "cantilever", "euler_angles", "euler_parameters", "from_sympy", "gyration",
    "inverse_dynamics", "read_urdf", "stroboscope",
]  # fmt: skip

for _class in (
    AE, AF, DS, GY, IC, NIC, PID, TF, C, Ce, Chemostat, De, DeadZone, Derivative, Df, Dp, Dq, FirstOrder, Gain, I,
    Impact, Input, Integrator, Limit, LookupTable, One, R, RateLimit, Re, Se, Sf, StateMachine, StateSpace, StickSlip,
    Sum, TransferFunction, TStar, Zero,
):  # fmt: skip
    explained(_class)

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from bondgraph_elements import mechanics

        found = globals()[name] = getattr(mechanics, name)
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
