"""A graph for each element."""

import bondgraph as bg
from bondgraph.elements import (
    AE,
    AF,
    DS,
    GY,
    IC,
    NIC,
    PID,
    TF,
    C,
    Ce,
    Chemostat,
    De,
    DeadZone,
    Derivative,
    Df,
    Dp,
    Dq,
    FirstOrder,
    Gain,
    I,
    Impact,
    Input,
    Integrator,
    Limit,
    LookupTable,
    One,
    R,
    RateLimit,
    Re,
    RigidInertia,
    Se,
    Sf,
    StateMachine,
    StateSpace,
    StickSlip,
    Sum,
    TransferFunction,
    TStar,
    Zero,
)  # fmt: skip


def of_Se():
    i = One("i")
    return bg.Graph("coil", Se("U", "12*sin(100*t)") >> i, i >> I("L"), i >> R("R"))


def of_Sf():
    p = Zero("p")
    return bg.Graph("tank", Sf("pump") >> p, p >> C("tank"), p >> R("outlet"))


def of_Impact():
    v = One("v", coordinates=("x",))
    return bg.Graph("ball", v >> I("m"), Se("weight", "-m*g") >> v, v >> Impact("floor", "x", "r"))


def of_R():
    v = One("v")
    return bg.Graph("drag", Se("F") >> v, v >> I("m"), v >> R("air", effort="c*f*abs(f)"))


def of_StickSlip():
    v, z = One("v", coordinates=("x",)), Zero("z")
    rubbing = z >> One("rel") >> StickSlip("pad", "c*x")
    return bg.Graph("belt", Sf("belt") >> z, z >> v, rubbing, v >> I("m"), v >> C("spring", effort="c*x"))


def of_C():
    v = One("v")
    return bg.Graph("oscillator", Se("F") >> v, v >> I("m"), v >> C("spring", effort="k*q + k3*q**3"))


def of_Ce():
    a, b = Zero("mu_A"), Zero("mu_B")
    return bg.Graph("isomers", Ce("A", "K_A") << a, a >> Re("r") >> b, b >> Ce("B", "K_B"))


def of_Re():
    a, b, c, both = Zero("mu_A"), Zero("mu_B"), Zero("mu_AB"), One("both")
    amounts = a >> Ce("A", "K_A"), b >> Ce("B", "K_B"), c >> Ce("AB", "K_AB")
    return bg.Graph("binding", *amounts, a >> both, b >> both, both >> Re("r") >> c)


def of_Chemostat():
    food, waste = Zero("mu_food"), Zero("mu_waste")
    return bg.Graph("fed", Chemostat("food", K="K_food") >> food, food >> Re("r") >> waste, waste >> Ce("waste", "K"))


def of_I():
    w = One("w")
    return bg.Graph("wheel", Se("M") >> w, w >> I("J"), w >> R("b"))


def of_TF():
    w, v = One("w"), One("v")
    return bg.Graph("rack", Se("M") >> w, w >> I("J"), w >> TF("pinion", "r") >> v, v >> I("m"), v >> R("b"))


def of_GY():
    i, w = One("i"), One("w")
    return bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"))


def of_DS():
    f, a, b, split = One("f", ("x", "y", "z")), One("a", 2), One("b"), DS("s", (2, 1))
    return bg.Graph(
        "split", Se("F", (1, 2, 3)) >> f >> split["whole"], split["1"] >> a, split["2"] >> b, a >> I("m"), b >> I("n")
    )


def of_One():
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    return bg.Graph("ball", v >> I("m"), v["vy"] << Se("weight", "-m*g"), v >> R("air", "c"))


def of_Zero():
    v, w, force = One("v"), One("w"), Zero("force")
    return bg.Graph("impact", Se("F") >> v >> force >> w, v >> I("m"), w >> I("n"), force >> C("buffer"))


def of_AE():
    u, y = Zero("u"), One("y")
    return bg.Graph("follower", Sf("i") >> u, u >> C("C1"), u >> AE("gain", 10) >> y, y >> R("load"), y >> I("L"))


def of_AF():
    v, y = One("v"), Zero("y")
    return bg.Graph("copier", Se("F") >> v, v >> I("m"), v >> AF("gain", 2) >> y, y >> C("tank"), y >> R("outlet"))


def of_De():
    p = Zero("p")
    return bg.Graph("kept", Sf("pump", "k*(wanted - level)") >> p, p >> C("tank"), p >> R("outlet"), p >> De("level"))


def of_Df():
    v = One("v")
    return bg.Graph("cruise", Se("engine", "k*(wanted - speed)") >> v, v >> I("m"), v >> R("air"), v >> Df("speed"))


def of_Dp():
    p = Zero("p")
    return bg.Graph("dosed", Sf("pump") >> p, p >> C("tank"), p >> R("outlet", "r*(1 + k*dose)"), p >> Dp("dose"))


def of_Dq():
    v = One("v")
    return bg.Graph("held", Se("actuator", "-k*place") >> v, v >> I("m"), v >> R("b"), v >> Dq("place"))


def of_TStar():
    f = One("f", ("wx", "wy", "wz"))
    store = TStar("T", (("A", 0, 0), (0, "B", 0), (0, 0, "C")), ("(C - B)*wy*wz", "(A - C)*wz*wx", "(B - A)*wx*wy"))
    return bg.Graph("top", Se("M", (0, 0, "torque")) >> f, f >> store["I"], f >> store["C"])


def of_NIC():
    f = One("f", ("wx", "wy", "wz"))
    e_hat = ("(B - C)*wy*wz", "(C - A)*wz*wx", "(A - B)*wx*wy")
    store = NIC("T", (("A", 0, 0), (0, "B", 0), (0, 0, "C")), "effort", e_hat)
    return bg.Graph("top", Se("M", (0, 0, "torque")) >> f, f >> store["I"], store["C"] >> f)


def of_IC():
    q_dot = One("q_dot", coordinates=("r", "theta"))
    store = IC("T", (("m", 0), (0, "m*r**2")))
    return bg.Graph("planet", q_dot >> store["I"], store["C"] >> q_dot, q_dot["r_dot"] >> C("gravity", effort="k/q**2"))


def of_RigidInertia():
    omega = One("omega", ("wx", "wy", "wz"), frame="omega")
    J = (("A", 0, 0), (0, "B", 0), (0, 0, "C"))
    return bg.Graph("stone", Se("M", (0, 0, "torque")) >> omega, omega >> RigidInertia("J", J))


def of_Input():
    v = One("v")
    return bg.Graph("pushed", Input("F") >> Se("push"), Se("push") >> v, v >> I("m"), v >> R("b"))


def of_Gain():
    v = One("v")
    engine = Se("engine")
    return bg.Graph(
        "cruise", engine >> v, v >> I("m"), v >> R("air"), v >> Df("speed"), Input("r"),
        Gain("push", "r - speed", "k") >> engine,
    )  # fmt: skip


def of_Sum():
    return bg.Graph("loop", Input("r"), Sum("e", "r - y"), TransferFunction("y", "e", ["k"], [1, 3, 3, 1]))


def of_PID():
    i, w, U = One("i"), One("w", coordinates=("theta",)), Se("U")
    pid = PID("pid", "r - theta", Kp=1.2, Ki=2, Kd=0.04, limits=(-12, 12))
    return bg.Graph(
        "servo", U >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"), Input("r"), pid, pid >> U
    )


def of_Integrator():
    p, pump = Zero("p"), Sf("pump")
    level = p >> De("level")
    return bg.Graph(
        "kept", pump >> p, p >> C("tank"), p >> R("outlet"), level, Input("r"),
        Integrator("open", "k*(r - level)", limits=(0, 1)) >> pump,
    )  # fmt: skip


def of_FirstOrder():
    v, motor = One("v"), Se("motor")
    return bg.Graph("slow", Input("r") >> FirstOrder("torque", T=0.2) >> motor, motor >> v, v >> I("J"), v >> R("b"))


def of_Derivative():
    v, brake = One("v"), Se("brake")
    return bg.Graph("damped", brake >> v, v >> I("m"), v >> C("spring"), v >> Dq("x") >> Derivative("xdot", T=0.01),
                    Gain("force", "xdot", "-d") >> brake)  # fmt: skip


def of_TransferFunction():
    return bg.Graph(
        "filter", Input("u") >> TransferFunction("y", numerator=["w**2"], denominator=[1, "2*zeta*w", "w**2"])
    )


def of_StateSpace():
    return bg.Graph("swing", Input("u"), StateSpace("y", "u", A=[[0, 1], ["-w**2", 0]], B=[0, 1], C=[1, 0]))


def of_Limit():
    i, U = One("i"), Se("U")
    return bg.Graph(
        "supply", U >> i, i >> I("L"), i >> R("Ra"), Input("wanted") >> Limit("given", low=-12, high=12) >> U
    )


def of_DeadZone():
    i, U = One("i"), Se("U")
    return bg.Graph(
        "crossover", U >> i, i >> I("L"), i >> R("Ra"), Input("u") >> DeadZone("y", low=-0.7, high=0.7) >> U
    )


def of_RateLimit():
    v, valve = One("v"), Se("valve")
    return bg.Graph(
        "valve", Input("r") >> RateLimit("lift", falling=-2, rising=1) >> valve, valve >> v, v >> I("m"), v >> R("b")
    )


def of_LookupTable():
    v, motor = One("v"), Se("motor")
    curve = LookupTable("torque", "speed", at=[0, 100, 200], values=[90, 110, 70], order=1)
    return bg.Graph("engine", motor >> v, v >> I("J"), v >> R("b"), v >> Df("speed"), curve >> motor)


def of_StateMachine():
    T, loss, heating = Zero("T"), One("loss"), Sf("heating")
    heater = StateMachine(
        "heater", {"heat": "P", "rest": 0}, [("heat", "level > 80", "rest"), ("rest", "after 60 s", "heat")]
    )
    return bg.Graph(
        "room", heating >> T, T >> C("store"), T >> loss >> R("wall"), Se("outside") >> loss, T >> De("level"),
        heater, heater >> heating,
    )  # fmt: skip
