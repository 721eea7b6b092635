"""Words of other programs for elements, bodies and joints that are called otherwise here."""

from __future__ import annotations

ELEMENTS = {
    **dict.fromkeys(("J1", "One1", "OneJunction", "Junction1", "EqualFlow", "one"), "a 1-junction is One('name')"),
    **dict.fromkeys(("J0", "ZeroJunction", "Junction0", "EqualEffort", "zero"), "a 0-junction is Zero('name')"),
    **dict.fromkeys(("Junction", "Bond"), "junctions are One and Zero, and a bond is written a >> b"),
    **dict.fromkeys(("Spring", "Capacitor", "Compliance", "Tank", "Accumulator"), "it is a compliance, C('name')"),
    **dict.fromkeys(("Mass", "Inductor", "Coil", "Flywheel", "Inertance"), "it is an inertia, I('name')"),
    **dict.fromkeys(("Damper", "Resistor", "Friction", "Valve"), "it is a resistor, R('name')"),
    **dict.fromkeys(("SE", "se", "Force", "Torque", "Voltage", "VoltageSource"), "a source of effort is Se('name')"),
    **dict.fromkeys(("SF", "sf", "Velocity", "Current", "CurrentSource"), "a source of flow is Sf('name')"),
    **dict.fromkeys(("Transformer", "Gear", "Lever"), "a transformer is TF('name')"),
    **dict.fromkeys(("Gyrator", "Motor"), "a gyrator is GY('name')"),
    **dict.fromkeys(("Sensor", "Probe"), "sensors are De, Df, Dp and Dq"),
    **dict.fromkeys(("RigidBody", "Part"), "a body of a mechanism is Link('name', mass, inertia)"),
    **dict.fromkeys(("RevoluteJoint", "PinJoint", "Hinge", "Pin"), "this joint is Revolute"),
    **dict.fromkeys(("PrismaticJoint", "Slider", "Translation"), "this joint is Prismatic"),
    **dict.fromkeys(("BallJoint", "SphericalJoint", "Ball"), "this joint is Spherical"),
    **dict.fromkeys(("FreeFlyer", "FreeJoint", "Floating"), "this joint is Free"),
    **dict.fromkeys(("Weld", "WeldJoint", "FixedJoint"), "this joint is Fixed"),
    **dict.fromkeys(("Robot", "Multibody", "MultibodySystem"), "bodies and joints make a Mechanism"),
    **dict.fromkeys(("Ground", "Wall", "Earth"), 'what rests is left out; of a mechanism it is the frame "ground"'),
    **dict.fromkeys(("Gravity", "Weight"), "write Mechanism(..., gravity=(0, 0, -9.81)), or Se('weight', '-m*g')"),
    **dict.fromkeys(("Wheel", "Tyre", "Tire"), "a wheel is RollingWheel or RollingDisc, or a WheelContact of a body"),
    **dict.fromkeys(
        ("Rolling", "RollingContact", "Disc", "Coin"), "what rolls is RollingDisc, RollingWheel, RollingBall"
    ),
    **dict.fromkeys(("Loop", "LoopClosure", "CutJoint"), "a loop is closed by Closure, or by joints that are too many"),
    **dict.fromkeys(("load_urdf", "from_urdf", "URDF", "urdf"), "write read_urdf('robot.urdf')"),
}
MECHANISM = {
    **dict.fromkeys(("simulate", "run", "integrate"), "write bg.simulate(bg.Graph(name, *mechanism), t=(0, 10))"),
    **dict.fromkeys(("compile", "equations"), "write bg.compile(bg.Graph(name, *mechanism))"),
    **dict.fromkeys(("svg", "draw", "show", "plot"), "write bg.Graph(name, *mechanism).svg()"),
    **dict.fromkeys(
        ("animate", "animation", "view"), "write animate(mechanism, run, path='a.gif'), or mechanism.scene(run)"
    ),
    **dict.fromkeys(("linearize", "linearise"), "write bg.linearize(bg.Graph(name, *mechanism), at={...})"),
    **dict.fromkeys(("nq", "q", "coordinates"), "write bg.dynamics(bg.Graph(name, *mechanism)).coordinates"),
    **dict.fromkeys(("nv", "v_names", "velocities", "dof"), "write bg.dynamics(bg.Graph(name, *mechanism)).velocities"),
    **dict.fromkeys(
        ("add", "add_body", "add_link", "add_joint"),
        "write Mechanism(name, [*mechanism.links, body], [*mechanism.joints, joint])",
    ),
    **dict.fromkeys(("graph", "to_graph"), "write bg.Graph(name, *mechanism)"),
    **dict.fromkeys(("dynamics", "mass_matrix", "M", "rnea", "jacobian"), "write Dynamics(mechanism, values)"),
    **dict.fromkeys(
        ("fk", "forward_kinematics", "pose", "transform"), "write Kinematics(mechanism, values).at(q, frame)"
    ),
    **dict.fromkeys(("bodies", "body"), "its bodies are mechanism.links"),
    **dict.fromkeys(("position", "place", "tip"), "write Kinematics(mechanism, values).at(q, frame).r"),
    **dict.fromkeys(("joint", "get_joint"), "a joint's velocities are mechanism['name']"),
}
DYNAMICS = {
    **dict.fromkeys(
        ("gravity", "g", "G", "gravity_vector"),
        "at rest that is bias(q); it is also bg.dynamics(bg.Graph(name, *mechanism)).gravity(q)",
    ),
    **dict.fromkeys(
        ("coriolis", "C", "centrifugal", "coriolis_matrix"),
        "the gyration forces are bias(q, f) - bias(q), the matrix is "
        "bg.dynamics(bg.Graph(name, *mechanism)).coriolis(q, f)",
    ),
    **dict.fromkeys(("nle", "nonlinear_effects", "h"), "write bias(q, f)"),
    **dict.fromkeys(("M", "A", "H", "crba", "inertia"), "write mass_matrix(q)"),
    **dict.fromkeys(("rnea", "inverse_dynamics", "tau", "torques"), "write forces(q, f, f_dot)"),
    **dict.fromkeys(("aba", "forward_dynamics", "qdd", "acceleration"), "write accelerations(q, f, forces)"),
    **dict.fromkeys(("fk", "forward_kinematics", "position", "transform"), "write pose(q, frame)"),
    **dict.fromkeys(("J", "frame_jacobian", "geometric_jacobian"), "write jacobian(q, frame)"),
    **dict.fromkeys(("com", "centre_of_mass", "center_of_mass"), "write mass_centre(q)"),
    **dict.fromkeys(("energy", "T", "V"), "write kinetic_energy(q, f), potential_energy(q)"),
}
