"""A mechanism for each joint and contact."""

from bondgraph.elements import (
    BallContact,
    BladeContact,
    Cylindrical,
    Fixed,
    Following,
    Frame,
    Free,
    KnifeEdge,
    Link,
    Mechanism,
    Planar,
    Prismatic,
    Revolute,
    RollingBall,
    RollingDisc,
    RollingStraight,
    RollingWheel,
    Spherical,
    Universal,
    WheelContact,
    euler_parameters,
)  # fmt: skip


def of_Fixed():
    arm, tool = Link("arm", "m", ("J", "J", "J")), Link("tool", "n")
    weld = Fixed("weld", arm.frame(("l", 0, 0)), tool)
    return Mechanism("handled", [arm, tool], [Revolute("shoulder", "ground", arm), weld])


def of_Revolute():
    bar = Link("bar", "m", ("J", "J", 0), centre=(0, 0, "-l"))
    return Mechanism("pendulum", [bar], [Revolute("hinge", "ground", bar, "y")], gravity=(0, 0, "-g"))


def of_Prismatic():
    cabin = Link("cabin", "m")
    return Mechanism("lift", [cabin], [Prismatic("rail", "ground", cabin, "z")], gravity=(0, 0, "-g"))


def of_Cylindrical():
    piston = Link("piston", "m", ("J", "K", "K"))
    return Mechanism("press", [piston], [Cylindrical("barrel", "ground", piston, "x")])


def of_Planar():
    puck = Link("puck", "m", planar="J")
    return Mechanism("hockey", [puck], [Planar("ice", "ground", puck)])


def of_Universal():
    bob = Link("bob", "m", centre=(0, 0, "-l"))
    return Mechanism("swing", [bob], [Universal("cross", "ground", bob)], gravity=(0, 0, "-g"))


def of_Spherical():
    top = Link("top", "m", ("J", "J", "K"), centre=(0, 0, "l"))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    return Mechanism("spun", [top], [Spherical("tip", "ground", top, attitude)], gravity=(0, 0, "-g"))


def of_Free():
    craft = Link("craft", "m", ("A", "B", "C"))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    return Mechanism("flown", [craft], [Free("flight", "ground", craft, attitude)])


def of_Following():
    left, right = Link("left", "m"), Link("right", "m")
    slide = Prismatic("slide", "ground", left, "y")
    other = Following("other", "ground", right, "y", leader=slide, of=Prismatic, ratio=-1)
    return Mechanism("gripper", [left, right], [slide, other])


def of_KnifeEdge():
    skate = Link("skate", "m", planar="J", centre=("a", 0, 0))
    return Mechanism("sleigh", [skate], [KnifeEdge("edge", "ground", skate)])


def of_RollingBall():
    ball = Link("ball", "m", ("J", "J", "J"))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    return Mechanism("marble", [ball], [RollingBall("on", "ground", ball, attitude, radius="r")])


def of_RollingDisc():
    coin = Link("coin", "m", ("m*r**2/4", "m*r**2/2", "m*r**2/4"))
    return Mechanism("rolling", [coin], [RollingDisc("roll", "ground", coin, "r")], gravity=(0, 0, "-g"))


def of_RollingStraight():
    wheel = Link("wheel", "m", (0, "J", 0))
    return Mechanism("straight", [wheel], [RollingStraight("roll", "ground", wheel, "r")])


def of_RollingWheel():
    wheel = Link("wheel", "m", ("K", "J", "K"))
    return Mechanism("unicycle", [wheel], [RollingWheel("roll", "ground", wheel, "r")])


def of_WheelContact():
    base, wheel = Link("base", "m", planar="J"), Link("wheel", "n", ("K", "L", "K"))
    cart = Mechanism("cart", [base, wheel], [
        Planar("on", Frame("ground", (0, 0, "r")), base),
        Revolute("axle", base, wheel, "y"),
    ])  # fmt: skip
    return WheelContact("tyre", cart, wheel, "r")


def of_BallContact():
    ball = Link("ball", "m", ("J", "J", "J"))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    thrown = Mechanism("thrown", [ball], [Free("fly", "ground", ball, attitude)], gravity=(0, 0, "-g"))
    return BallContact("floor", thrown, ball, "r")


def of_BladeContact():
    skate = Link("skate", "m", planar="J")
    skater = Mechanism("skater", [skate], [Planar("on", "ground", skate)])
    return BladeContact("edge", skater, skate)
