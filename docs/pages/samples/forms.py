"""A mechanism for the forms: one that all of them take, and others where they ask for more."""

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, Se, Sf


def of_groove():
    f, v = One("f", ("turn", "r_dot", "phi_dot"), coordinates=("theta", "r", "phi")), One("v", 2)
    to_bead = (
        ("-r*sin(theta + phi)", "cos(theta + phi)", "-r*sin(theta + phi)"),
        ("r*cos(theta + phi)", "sin(theta + phi)", "r*cos(theta + phi)"),
    )
    wall = TF("a", ((0, 1, "-r/2"),))
    return bg.Graph(
        "groove",
        f >> TF("to_bead", to_bead) >> v >> I("m"), f["turn"] >> I("J"), f["r_dot"] >> C("spring"),
        f << wall << Sf("wall", 0),
    )  # fmt: skip


def of_pendulum():
    f, v = One("f", ("x_dot", "angle_dot"), coordinates=("x", "angle")), One("v", 2)
    to_bob = ((1, "l*cos(angle)"), (0, "l*sin(angle)"))
    return bg.Graph(
        "pendulum", f >> TF("to_bob", to_bob) >> v >> I("m"), f["x_dot"] >> I("M"), Se("weight", (0, "-m*g")) >> v
    )


def of_rod():
    f = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    return bg.Graph(
        "rod", f >> I("m"), Se("weight", (0, "-m*g")) >> f, f << rod << Sf("wall", "l**2/2", given="position")
    )
