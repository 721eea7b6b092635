"""What newcomers write by mistake: each is answered with the place and with what to write instead.

A row is the text of a program, after the set-up below, and words of the answer: where it shows, and the cure.
"""

from __future__ import annotations

import math
import warnings
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import bondgraph as bg
from bondgraph import elements
from bondgraph.cli import main
from bondgraph.export import TARGETS

SETUP = """
import numpy as np
import bondgraph as bg
from bondgraph.elements import *
from bondgraph.export import TARGETS

U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
chains = (U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
motor = bg.Graph("motor", *chains)
values = {"U": 12, "L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "b": 1e-5}
equations = bg.compile(motor)
rod = Link("rod", 2, (0.1, 0.1, 0), centre=(0, 0, -0.5))
hinge = Revolute("hinge", "ground", rod, "y")
swing = Mechanism("swing", [rod], [hinge], gravity=(0, 0, -9.81))

def driven(voltage):
    return bg.simulate(equations, (0, 0.01), {**values, "U": voltage})

def damped(law):
    v = One("v")
    return bg.compile(bg.Graph("damped", Se("F") >> v, v >> I("m"), v >> R("d", effort=law)))

def ran():
    return bg.simulate(equations, (0, 0.01), values)
"""

FORMULAS = (
    ('driven("clip(t, 0, 1)")', "column 1", "min(max(x, low), high)"),
    ('damped("c*sat(f)")', "column 3", "min(max(x, low), high)"),
    ('driven("step(t)")', "column 1", "where(t >= 1, 1, 0)"),
    ('driven("2*heaviside(t - 1)")', "column 3", "where(t >= 1, 1, 0)"),
    ('damped("deadzone(f)")', "column 1", "max(x - width, 0)"),
    ('driven("floor(t)")', "column 1", "bg.Signal(function, breaks=[...])"),
    ('driven("t % 1")', "column 1", "where(x < 1, 0"),
    ('driven("square(t)")', "column 1", "breaks"),
    ('driven("ramp(t)")', "column 1", "max(t - 1, 0)"),
    ('driven("delay(t, 1)")', "column 1", "bg.delay("),
    ('driven("1 + rand()")', "column 5", "bg.table(times, samples)"),
    ('damped("diff(f)")', "column 1", "name the flow"),
    ('damped("k*integral(f)")', "column 3", "Dq"),
    ('driven("interp(t)")', "column 1", "bg.table(times, values)"),
    ('driven("pow(t, 2)")', "column 1", "x**y"),
    ('driven("log10(t + 1)")', "column 1", "log(...)/log(10)"),
    ('driven("sinc(t)")', "column 1", "where(abs(x) < 1e-4"),
    ('driven("Sin(t)")', "column 1", "sin(...)"),
    ('driven("where(0 < t < 1, 12, 0)")', "column 7", "where(0 < t, where(t < 1, 12, 0), 0)"),
    ('driven("where(t > 1 and t < 2, 5, 0)")', "column 7", "where(t > 1, where(t < 2, 5, 0), 0)"),
    ('driven("where(t < 1 or t > 2, 5, 0)")', "column 7", "where(t < 1, 5, where(t > 2, 5, 0))"),
    ('driven("(t > 1)*12")', "column 2", "where(t > 1, 1, 0)"),
    ('driven("12 if t > 1 else 0")', "column 1", "where(t > 1, 12, 0)"),
    ('driven("max(t, 1, 2)")', "column 1", "max(t, max(1, 2))"),
    ('driven("12*np.sin(t)")', "column 4", "sin(...)"),
    ('driven("2^t")', "column 1", "**"),
    ('driven("12 sin(t)")', "column 4", "12*sin(...)"),
    ('driven("sin(2*pi*50t)")', "column 12", "50*t"),
    ('driven("12 Volt")', "column 4", "write 'V'"),
    ('driven("12 V*sin(t)")', "column 4", "as in '5 mH'"),
    ('driven("1,5*t")', "column 1", "1.5"),
    ('driven("exp(t")', "column 4", "')'"),
    ('driven("sin(T)")', "input 'U'", "time is called t"),
    ('driven("sin(time)")', "input 'U'", "time is called t"),
    ('driven("cos(2*PI*t)")', "input 'U'", "write pi"),
    ('driven("e**t")', "input 'U'", "exp(1)"),
    ('driven("U0*sin(t)")', "input 'U'", 'Se("U", "U0*sin(t)")'),
    ('damped("k*v")', "d:", 'v >> Df("v_s")'),
)
VALUES = (
    ('bg.rates(equations, {**values, "U": np.linspace(0, 12, 100)})', "U:", "bg.table(times, values)"),
    ('bg.rates(equations, {**values, "U": [0, 12]})', "U:", "bg.table(times, values)"),
    ("driven(lambda t, x: 12)", "U:", "let it take a float"),
    ('bg.rates(equations, {**values, "J": np.ones(3)})', "J:", "bg.sweep"),
    ('bg.simulate(equations, 1, {**values, "L": "5 mF"})', "L:", "H (electrical)"),
    ('bg.simulate(equations, 1, {**values, "L": ["5 mH", "6 mF"]})', "L: 6 mF", "H (electrical)"),
    ('bg.simulate(equations, 1, {**values, "L": ([5, 6], "mHenry")})', "L:", "write 'H'"),
    ('bg.simulate(equations, 1, {**values, "L": "2*Ra"})', "L:", "in the graph"),
    ('bg.simulate(equations, 1, {**values, "Ra": lambda t: 1 + t})', "Ra:", 'Sf("Ra_in") >> One("Ra_f") >> Df("Ra_s")'),
    ('bg.simulate(equations, 1, {**values, "Ra": bg.table([0, 1], [1, 2])})', "Ra:", "'Ra_s' as the value of 'Ra'"),
    ('bg.simulate(damped("b*f"), 1, {"F": 1, "m": 1, "b": "1 + t"})', "b:", 'Sf("b") >> One("b_f") >> Df("b_s")'),
    ('bg.simulate(equations, 1, {**values, "J": "1 + t"})', "J:", "what is stored in 'J'"),
    ('bg.simulate(equations, 1, {**values, "U": "max(log(-t**2), 1)"})', "'max(log(-t ** 2), 1)'", "log(max(e"),
    ('bg.simulate(equations, 1, {**values, "J": 0})', "J:", "Se(..., 0) in its place"),
    ('bg.simulate(equations, 1, {**values, "j": 2})', "j:", "'J'"),
    ('bg.simulate(equations, 1, {**values, "g": 9.81})', "g:", "gravity=(0, 0, '-g')"),
    ("bg.simulate(equations, 1)", "motor", "values={'J': ..."),
    ("bg.simulate(damped('k*f + T'), 1, {'F': 1, 'm': 1, 'k': 1})", "damped", "time is called t"),
    ("bg.simulate(equations, values)", "t:", "values="),
    ("bg.simulate(equations, (0, 1, 100), values)", "t:", "numpy.linspace(0, 1, 100)"),
    ("bg.simulate(equations, (0, 1, 0.01), values)", "t:", "numpy.arange(0, 1, 0.01)"),
    ("bg.simulate(equations, 1, values, rtol=5)", "rtol:", "1e-6"),
    ("bg.simulate(equations, -1, values)", "t:", "t=(0, 10)"),
    ("bg.table([0, 1, 1, 2], [0, 0, 12, 12])", "table", "breaks=[1]"),
    ("bg.table([0, 2, 1], [0, 1, 2])", "1 after 2", "sort"),
    ("bg.table([0, 1, 2], [0, 1])", "3 times for 2 values", "give more than 1 of each"),
    ('bg.simulate(equations, 1, values, {"J": 1})', "J:", "values={'J': ...}"),
    ("bg.simulate(equations, 1, values, [0, 2])", "start", "dictionary"),
    ('bg.simulate(equations, 1, values, method="ode45")', "'ode45'", "DOP853"),
)
GRAPHS = (
    ("bg.Graph(*chains)", "the name of a graph", "comes first"),
    ('bg.Graph("m", list(chains))', "graph", "*chains"),
    ('bg.Graph("m", U > i)', "'>'", "a >> b"),
    ('bg.Graph("m", i + w)', "'+'", "commas"),
    ('str(damped("max(log(-f**2), 1)"))', "d: 'max(log(-f ** 2), 1)'", "logarithm"),
    ('bg.compile(bg.Graph("m", w >> C("k", 0), w >> I("m", 1)))', "k:", "1/k for a spring of stiffness k"),
    ('rod.frame((0, 0, 1), "x")', "rod:", "euler_angles('z', 'alpha').R"),
    ("rod.frame((0, 0, 1), (0, 0, 1))", "rod:", "euler_angles('z', 'alpha').R"),
    ('R("R-1")', "'R-1'", "'R_1'"),
    ('R("lambda")', "lambda", "'lambda_'"),
    ("R(5)", "'5'", "comes first"),
    ('R("Ω")', "'Ω'", "Greek letters by name"),
    ('bg.Graph("m", One("a") >> R("r") >> One("b"))', "r:", "put a junction between"),
    ('bg.Graph("m", One("a", 2) >> One("b", 3))', "a >> b", "transformer"),
    ('z = Zero("z"); bg.compile(bg.Graph("m", Se("a") >> z, Se("b") >> z))', "'z'", "remove one"),
    ('bg.compile(motor, "kane")', "'kane'", "kane_momentum"),
    ("bg.forms.kane", "kane", "kane_velocity or kane_momentum"),
    ("bg.forms.lagrange", "lagrange", "lagrange_multipliers"),
    ("bg.compile(equations)", "motor", "its graph"),
    ("bg.Se", "Se", "from bondgraph.elements import Se"),
    ("from bondgraph import One", "One", "from bondgraph.elements import One"),
    ("from bondgraph.elements import Spring", "Spring", "C('name')"),
    ("from bondgraph.elements import J1", "J1", "One('name')"),
    ("bg.run(motor)", "run", "bg.simulate("),
    ("motor.simulate(10)", "'Graph'", "bg.simulate("),
    ("motor.draw()", "Graph.draw()", "needs 'path'"),
    ("equations.solve()", "'Equations'", "bg.simulate("),
    ('motor["w"]', "'Graph'", "run['name']"),
    ('equations["p_L"]', "'Equations'", "equations.rates['p_J']"),
    ('bg.compile(motor, "kane_velocity")', "'kane_velocity'", "no text"),
    ('bg.compare(motor, ["kane_velocity"], 1, values)', "'kane_velocity'", "bg.forms.kane_velocity"),
    ("bg.audit(motor)", "audit", ".power_audit()"),
    ("bg.bode(motor)", "bode", "bg.linearize("),
    ("bg.svg(motor)", "svg", "graph.draw('name.pdf')"),
    ("from bondgraph import Simulate", "Simulate", "did you mean 'simulate'"),
    ("from bondgraph.elements import revolute", "revolute", "did you mean 'Revolute'"),
    ('bg.simulate(bg.Graph("g", *motor.links, bg.PID("pid", "1", Kp=2)), 1, {**values, "Kp": 3})', "Kp", "Kp='Kp'"),
    ('bg.linearize(motor, inputs=["Ra"], outputs=["w"], values=values)', "'Ra'", "run.sensitivity"),
    ('bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).bode(12)', "omega:", "numpy.geomspace"),
)
MECHANISMS = (
    ("bg.simulate(swing, 1)", "swing", "*swing"),
    ('bg.Graph("s", swing)', "swing", "*swing"),
    ('bg.Graph("s", *swing, hinge >> C("k", 5))', "'hinge', Revolute", "mechanism['hinge']"),
    ('bg.Graph("s", *swing, rod >> R("k", 5))', "'rod', Link", "mechanism.point("),
    ('swing.joint("hinge")', "'Mechanism'", "mechanism['name']"),
    ('Revolute("hinge", "ground", rod, "y", q=["a"])', "Revolute()", "'coordinates'"),
    ("swing.simulate(10)", "'Mechanism'", "bg.Graph(name, *mechanism)"),
    ("Mechanism([rod], [hinge])", "the name of a mechanism", "comes first"),
    ('Mechanism("m", [rod], [hinge], gravity=9.81)', "m:", "(0, 0, -9.81)"),
    ('Mechanism("m", [rod, Link("other", 1)], [hinge])', "m:", "Free("),
    ('Mechanism("m", [rod], [Revolute("hinge", "ground", "rood", "y")])', "'rood'", "rod"),
    ('Revolute("hinge", "ground", rod, "Z")', "hinge:", "'z'"),
    ('Link("bar", 1, 0.1)', "bar:", "planar=0.1"),
    ('Link("bar", 1, (0.1, 0.1, 5))', "bar", "correct the moments"),
    ('Link("bar", 1, planar=0.1, centre=(0, 1))', "bar:", "give three"),
    ('bg.simulate(bg.Graph("s", *swing), 1, start={"hinge_angle": 0.3})', "hinge_angle", "'hinge_q'"),
    ("Dynamics(swing).gravity({})", "'Dynamics'", "bias(q)"),
    ("Dynamics(swing).coriolis({}, {})", "'Dynamics'", "bias(q, f) - bias(q)"),
    ("Dynamics(swing).rnea({}, {}, {})", "'Dynamics'", "forces(q, f, f_dot)"),
    ("Dynamics(swing).M", "'Dynamics'", "mass_matrix(q)"),
    ('bg.kinetics(bg.Graph("s", *swing)).mass_matrix', "'Kinetics'", "the mass matrix is A"),
    ('Mechanism("m", [hinge], [rod])', "'hinge', Revolute", "bodies, then joints"),
    ('bg.dynamics(bg.Graph("s", *swing)).jacobian("rod", [0.3])', "'rod'", "'rod_twist'"),
    ('GY("K", "0.05 N m/A")', "column 6", "'0.05 N*m/A'"),
    ('read_urdf("nowhere.urdf")', "nowhere.urdf", "give the path"),
)
RESULTS = (
    ('ran()["speed"]', "'speed'", "K-w.f"),
    ('ran()["w.f"]', "'w.f'", "is 'w'"),
    ('ran()["J.p"]', "'J.p'", "'p_J'"),
    ("ran().w", "'Trajectory'", "run['w']"),
    ('ran().plot("w", units="rpm")', "units:", "dictionary"),
    ("ran().time", "'Trajectory'", "run.t"),
    ("ran().df", "'Trajectory'", "run.to_pandas()"),
    ('ran().plot(path="motion.xyz")', "motion.xyz", "png"),
    ('motor.svg("motor.png")', "motor.png", ".svg"),
    ("ran()[0]", "0:", "run['t'][0]"),
    ('ran()["p_L", 0.005]', "'p_L'", "run.at(0.5"),
    ('ran().plot(path="motion")', "motion", "png"),
    ('bg.report(motor, path="motor.pdf")', "motor.pdf", "motor.html"),
    ('bg.export(equations, TARGETS["c"], "out/c")', "'out/c'", "folder='out/c'"),
    ("from bondgraph.export import FMU", "FMU", "did you mean 'fmu'"),
    ('bg.export(equations, "c")', "'c'", "from bondgraph.export import c"),
    ("from bondgraph.export import matlab", "matlab", "octave"),
)
CALLS = (
    ("bg.simulate(equations, 1, values, rtoll=1e-8)", "simulate()", "'rtol'"),
    ("bg.simulate(equations, 1, x0={})", "simulate()", "'start'"),
    ("bg.simulate(equations, t_span=(0, 1), params=values)", "'t_span'", "'t', 'values'"),
    ("bg.simulate(equations, values=values)", "simulate()", "needs 't'"),
    ("bg.compile(motor, forms=bg.forms.kane_momentum)", "compile()", "'form'"),
    ("bg.rates(equations, values, at=1)", "rates()", "It takes equations, values, start, t"),
    ('bg.Graph("m", *chains, value=values)', "Graph()", "'values'"),
    ("motor.svg(stroke=False)", "Graph.svg()", "did you mean 'strokes'"),
    ('motor.svg(colour="red")', "Graph.svg()", "'color'"),
    ('motor.svg(strokes={"L": "i"})', "strokes=", "bondgraph.causality(graph, strokes={...}).svg()"),
    ('motor.svg(mark="loop")', "mark='loop'", "did you mean 'loops'"),
    ('bg.causality(motor, {"L": "i"})', "kept_free=", "write strokes={...}"),
    ('bg.grade(motor, {"l": "i"})', "l:", "did you mean 'L'"),
    ('bg.grade(motor, {"i": "L"})', "i:", "its bonds are L, Ra, U, i-K"),
    ("bg.grade(motor)", "grade()", "needs 'strokes'"),
    ("motor.steps", "'Graph'", "bg.causality(graph).steps"),
    ("bg.causality(motor).alternatives()", "'CausalGraph'", "causality.assignments()"),
    ('I("L", 1, x=2)', "I()", "It takes name, value, energy"),
    ('R("Ra", resistance=2)', "R()", "It takes name, value"),
    ('Revolute("hinge", "ground", rod, axs="y")', "Revolute()", "'axis'"),
    ('Mechanism("m", [rod], [hinge], gravty=(0, 0, -9.81))', "Mechanism()", "'gravity'"),
    ('bg.export(equations, TARGETS["c"], directory="out")', "export()", "'folder'"),
    ('bg.export(equations, TARGETS["fmu"], output=["w"])', "export()", "'outputs'"),
    ('ran().plot("w", filename="w.png")', "Trajectory.plot()", "'path'"),
    ("bg.sweep(equations, 1, over={}, cores=4)", "sweep()", "'workers'"),
)
WORDS = (
    ("bg.simulate(equations, 1, values, dt=0.01)", "'dt'", "t=numpy.linspace(0, 10, 1001)"),
    ("bg.simulate(equations, 1, values, n_points=100)", "'n_points'", "numpy.linspace"),
    ("bg.simulate(equations, stop_time=1, values=values)", "'stop_time'", "did you mean 't'"),
    ('C("k", stiffness=50)', "'stiffness'", "C('c', '1/k')"),
    ('I("m", mass=5)', "'mass'", "comes second"),
    ('R("d", damping=5)', "'damping'", "R('d', 0.1)"),
    ('I("L", inductance=5)', "'inductance'", "did you mean 'value'"),
    ("motor + motor", "motor", "*other.links"),
    ('motor >> R("more")', "'motor', Graph", "*graph.links, a >> b"),
    ("from bondgraph.elements import Ground", "Ground", '"ground"'),
    ("from bondgraph.elements import Gravity", "Gravity", "gravity=(0, 0, -9.81)"),
    ("from bondgraph.elements import Wheel", "Wheel", "RollingWheel"),
    ("bg.Scope", "Scope", "run['name']"),
    ('bg.Step("r", 1)', "Step", "where(t >= 1, 1, 0)"),
    ("from bondgraph import animate", "animate", "from bondgraph.elements import animate"),
    ("from bondgraph import fmu", "fmu", "from bondgraph.export import fmu"),
    ("bg.causality(motor).states", "'CausalGraph'", "bg.analyse(graph).size.states"),
    ('bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).tf()', "'Linearization'", "transfer_function()"),
    (
        'bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).dcgain()',
        "'Linearization'",
        "linear.frequency_response(0).real",
    ),
    ('bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).margin()', "'Linearization'", "linear.margins("),
    ('ran()["time"]', "'time'", "run.t"),
    ("ran().scene()", "'Trajectory'", "mechanism.scene(run)"),
    ('Link("bar", 1, com=(0, 0, -1))', "'com'", "did you mean 'centre'"),
    ('Link("bar", 1, length=2)', "'length'", "centre=(0, 0, -l/2)"),
    ('Revolute("hinge", "ground", rod, "y", damping=0.1)', "'damping'", "R('loss', 0.1)"),
    ('bg.dynamics(bg.Graph("s", *swing)).mass_matrix({"hinge": 0.3})', "'hinge'", "'hinge_q'"),
    ('bg.dynamics(bg.Graph("s", *swing)).forward_kinematics([0.3])', "'GraphDynamics'", "Kinematics(mechanism"),
    ('ran().to_zero("w - 5")', "'w - 5'", "run['a'] - run['b']"),
    ("bg.report(motor, 10)", "10 is no motion", "t=(0, 10)"),
    ('bg.worksheet(motor, path="sheet.html")', "'path'", ".page('sheet.html')"),
    ('bg.linearize(motor, inputs=["U"], start={"w": 1}, values=values)', "'start'", "at={...}"),
    ('bg.Graph("m", i >> R("r", 1), w >> R("r", 1))', "r:", "a name of its own"),
    ("motor.svg(mark=True)", "mark=True", "There are derivative, dependent, loops"),
    ('bg.simulate(bg.Graph("m", *chains, bg.PID("pid", "r - speed", Ki=2)), 1, values)', "'speed'", "Df('speed')"),
)
AGAIN = (
    ('I("m", 5, start=2)', "'start'", "start={'p_m': 2"),
    ('C("c", 5, q0=2)', "'q0'", "start={'p_m': 2"),
    ('Se("U", amplitude=12, frequency=50)', "'amplitude'", "12*sin(2*pi*50*t)"),
    ('I("L", 5, unit="mH")', "'unit'", "I('L', '5 mH')"),
    ("bg.connect(U, i)", "connect", "a >> b"),
    ("U.connect(i)", "'Se'", "a >> b"),
    ("i.bonds", "'One'", "graph.bonds"),
    ('R("Ra").resistance', "'R'", "element.value"),
    ("motor.nodes", "'Graph'", "graph.elements"),
    ('motor.values["Ra"] = 3', "'Ra'", "give values={'Ra': ...}"),
    ('motor.values = {"Ra": 3}', "'values'", "bg.Graph(name, *graph.links"),
    ('equations.parameters["Ra"] = 3', "'Ra'", "give values={'Ra': ...}"),
    ("equations.parameters.update(Ra=3)", "'Ra'", "give values={'Ra': ...}"),
    ('bg.compile("motor.toml")', "motor.toml", "bondgraph.load("),
    ("bg.load(motor)", "Graph", "the name of a file"),
    ('bg.load("nowhere.toml")', "nowhere.toml", "a file that is there"),
    ("bg.equations(motor)", "'bondgraph.equations'", "bg.compile(graph)"),
    ("bg.draw(motor)", "'bondgraph.draw'", "graph.draw('name.pdf')"),
    ("bg.scap(motor)", "scap", "bg.causality(graph)"),
    ("bg.laplace(motor)", "laplace", "bg.linearize(graph)"),
    ("bg.view(motor)", "view", "bg.report(graph"),
    ("bg.units", "units", "I('L', '5 mH')"),
    ("bg.version", "version", "bg.__version__"),
    ("equations.subs({'Ra': 1})", "'Equations'", "bg.simulate(equations, t, values)"),
    ("equations.simplify()", "'Equations'", "equations.expanded(rate)"),
    ("equations.A", "'Equations'", "bg.linearize(equations"),
    ("equations.function(values)([1, 0], 0.0)", "x has 2 numbers (p_L, p_J)", "f(t, x)"),
    ("bg.causality(motor).plot()", "'CausalGraph'", "causality.svg("),
    ("bg.analyse(motor).states", "'Analysis'", "analysis.size"),
    ("bg.worksheet(motor).svg()", "'Worksheet'", "worksheet.page("),
    ("bg.simulate(equations, 1, **values)", "'U', 'L'", "values={'U': 12"),
    ('bg.simulate(motor, 1, values, form="kane_momentum")', "'form'", "bg.compile(graph, bg.forms.kane_momentum)"),
    ('bg.simulate(motor, 1, values, method="radau")', "'radau'", "did you mean 'Radau'"),
    ('bg.simulate(bg.Graph("g", w >> I("J", 1), w >> R("d", "f**2")), 1)', "'f'", "R('d', effort='f ** 2')"),
    ('bg.simulate(bg.Graph("g", w >> I("J", 1), w >> C("d", "k*q")), 1)', "'q'", "C('d', effort='k * q')"),
    ('bg.compile(bg.Graph("g", w >> I("m", "1 kg"), w >> C("c", "100 N/m")))', "c:", "0.01"),
    ('bg.sweep(equations, 1, {"ra": [1, 2]}, values)', "ra:", "'Ra'"),
    ('bg.table("samples.csv")', "'values'", "numpy.loadtxt"),
    ('bg.stop("x > 1")', "'when'", "its name comes first"),
    ('bg.reset("b", "x < 0", v="-v")', "'v'", "set={'v': '-r*v'}"),
    ('bg.PID("pid", "r - y", Kp=1, Ti=2)', "'Ti'", "Ki=Kp/Ti"),
    ('bg.PID("pid", "r - y", Kp=1, every="1 kHz")', "'1 kHz'", 'every="0.001 s"'),
    ('bg.Graph("g", One("w") >> I("J", "1 kg*m^2"), One("w") >> C("k", "500 N*m/rad"))', "k:", "'0.002 rad/(N*m)'"),
    (
        'bg.simulate(bg.Graph("g", Se("M", 1) >> w, w >> I("J"), w >> R("b")), 1, {"J": "1 kg*m^2", "b": "1 N*s/m"})',
        "b:",
        "since 'J' (1 kg*m^2) makes it rotational",
    ),
    (
        'bg.simulate(bg.Graph("g", w >> I("m", "1 kg"), w >> C("c", "1/k")), 1, {"k": "5 mm/N"})',
        "k: 5 mm/N does not fit '1 / k' of 'c'",
        "Give 'k' in N/m",
    ),
    (
        'bg.simulate(bg.Graph("g", w >> I("J", "1 kg*m^2"), w >> R("b", effort="c*f*abs(f)")), 1, {"c": "2 N*m*s"})',
        "c: 2 N*m*s does not fit 'c * f * abs(f)' of 'b'",
        "Give 'c' in",
    ),
    ('bg.sample("y", "x", every="200 1/s")', "'200 1/s'", 'every="0.005 s"'),
    ('bg.export(equations, TARGETS["fmu"], fmi="3.0")', "'fmi'", "fmu3"),
    ("bg.report(ran())", "Trajectory", "run.equations.graph"),
    ("ran().final", "'Trajectory'", "run['name'][-1]"),
    ("ran().interpolate(0.005)", "'Trajectory'", "run.at(0.5, 'w')"),
    ('ran().max("w")', "'Trajectory'", "run['w'].max()"),
    ("ran().columns", "'Trajectory'", "run.names"),
    ("ran().to_dataframe()", "'Trajectory'", "run.to_pandas()"),
    ("ran()[w]", "One(name='w'", "write 'w'"),
    ("ran().plot(w)", "One(name='w'", "write 'w'"),
    ('ran()["W"]', "'W'", "did you mean 'w'"),
    ('ran()["w", "i"]', "('w', 'i')", "run.to_pandas('w', 'i')"),
    ('ran().plot("w", "run.png")', "'run.png'", "path='run.png'"),
    ('ran().plot("w", color="red")', "'color'", "axes=ax"),
    ('ran().write_csv("w", path="w.csv", units={"w": "rpm"})', "w:", "give the SI unit"),
    ('bg.linearize(motor, "U", "w")', "at:", "dictionary"),
    ("bg.equilibrium(motor, values, guess=5)", "guess:", "dictionary"),
    ('bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).bode("U", "w")', "omega:", "inputs=[...]"),
    ('bg.linearize(motor, inputs=["U"], outputs=["w"], values=values).zeros()', "'Linearization'", ".zeros"),
    ("swing.hinge", "'Mechanism'", "mechanism['hinge']"),
    ('swing["rod"]', "'rod'", "mechanism.v('rod')"),
    ('swing["hinge_q"]', "'hinge_q'", "mechanism['hinge']"),
    ("swing.nq", "'Mechanism'", "bg.dynamics("),
    ("swing.animate(ran())", "'Mechanism'", "mechanism.scene(run)"),
    ('swing.point("tip", (0, 0, -1))', "tip:", "link.frame(place)"),
    ('Revolute("hinge", "ground", rod, "y", origin=(0, 0, 1))', "'origin'", "Frame('ground', (0, 0, 1))"),
    ('Mechanism("m", [rod], [hinge], g=9.81)', "'g'", "gravity=(0, 0, -9.81)"),
    ('Mechanism("m", [rod], [hinge], gravity=(0, 0, "9.81 kg"))', "m:", "in m/s^2"),
    ("Kinematics(swing).at([0.3], rod)", "swing:", "a dictionary of numbers"),
    ('Kinematics(swing).at({"hinge": 0.3}, rod)', "hinge_q", "a dictionary of numbers"),
    ('bg.compile(bg.Graph("s", *swing), bg.forms.maggi, quasi={"u": "hinge"})', "'quasi'", ".having("),
    ('bg.kind(bg.Graph("s", *swing)).holonomic', "'Kind'", "kind.constraints"),
    ('bg.kinetics(bg.Graph("s", *swing)).at({"hinge_q": 0.3}).M', "'KineticsAt'", "the mass matrix is A"),
    ('R("d", lambda f: f**2)', "function", "bondgraph.Function(law, derivative)"),
    ('ran().plot("w", axes=[])', "axes:", "as many axes as panels"),
    ('bg.compare(bg.Graph("s", *swing), [bg.forms.kane_velocity], 0.1).plot(path="a.xyz")', "a.xyz", "png"),
    ('bg.export(equations, TARGETS["python"], folder="/proc/nowhere")', "/proc/nowhere", "a folder of yours"),
    ('bg.dynamics(bg.Graph("s", *swing)).jacobian([0.3], "rod_v")', "jacobian:", "jacobian('hinge', q)"),
    ('bg.dynamics(bg.Graph("s", *swing)).to_casadi()', "'quantity'", "to_casadi('mass_matrix')"),
    ('bg.dynamics(bg.Graph("s", *swing)).nq', "'nq'", "coordinates"),
    ("rod.frame(0, 0, -1)", "3 are given", "body.frame((0, 0, -1))"),
    ('swing.position("rod")', "'position'", "Kinematics(mechanism"),
    ('ran().plot("w", t=(0, 1))', "'t'", "set_xlim(0, 1)"),
    ('ran().plot("w", "i", same=True)', "'same'", "run.plot(['w', 'i'])"),
    ('ran()["L"]', "'L'", "'L.e', 'L.f', 'p_L', 'L.energy'"),
    ("ran().energy_balance()", "'energy_balance'", "run.power_audit()"),
    ("motor.i", "'i'", "graph.elements['i']"),
    ('bg.Graph("more", *motor, w >> C("k"))', "'Graph'", "*graph.links"),
    ('motor.svg(scale="big")', "scale='big'", "a positive number"),
    ('bg.simulate(motor, 1, values, start={"L": 1})', "L:", "start p_L, or 'L.f'"),
    ('bg.TransferFunction("lead", "s", num=[1], den=[1, 2])', "'num', 'den'", "'numerator', 'denominator'"),
    ("bg.linearize(motor, values=values, op={})", "'op'", "'at'"),
    ('bg.export(motor, TARGETS["c"], inputs=["U"])', "'inputs'", "outputs=[...]"),
    ('bg.sweep(motor, 1, values, over={"Ra": [1, 2]})', "'over'", "values={...}"),
    ("bg.sweep(motor, 1, Ra=[1, 2])", "'Ra'", "over={'Ra': [1, 2]}"),
    ('ran().sensitivity("Ra")', "'by'", "by='Ra'"),
    ('ran().sensitivity("i", by=["Ra"])', "['Ra']", "parameter"),
    ('ran().save("run.nc")', "'path'", "path='run.nc'"),
    ('GY("K", kt=0.05)', "'kt'", "GY('g', 0.05)"),
    ("bg.fit(motor)", "'fit'", "run.gradient"),
    ('bg.equilibrium(motor, values, fixed=["omega"])', "'omega'", "p_J"),
    ('bg.equilibrium(motor, values)["omega"]', "'omega'", "Ra.e"),
    ("bg.worksheet([motor])", "worksheet:", "bg.worksheet(*graphs)"),
    ("bg.causality(motor).steps.show()", "'show'", "steps.page('steps.html')"),
    ("bg.causality(motor).derivative", "'derivative'", "causality.dependent"),
    ('equations.latex("motor.tex")', "1 are given", "bg.export(equations, latex"),
    ('equations.save("motor.md")', "'save'", "bg.export(equations, markdown"),
    ('bg.compare(bg.Graph("s", *swing), "all", 1)', "'all'", "bg.forms.__all__"),
    ('motor.bond("i", "K")', "2 are given", "graph.bond('i-K')"),
    ("motor.worksheet()", "'worksheet'", "bg.worksheet(graph)"),
    ('motor.draw("motor.svg", layout="LR")', "'layout'", "positions="),
    ('bg.export(motor, "fmu")', "'fmu'", "from bondgraph.export import fmu"),
    ('bg.compile(motor, algebra="sympy")', "'sympy'", "algebra=bg.algebra.sympy"),
    ('bg.compile(motor, "lagrange")', "'lagrange'", "lagrange_multipliers"),
    ('bg.simulate(motor, 1, {**values, "Ra": "1 Ohms"})', "'1 Ohms'", "write 'ohm'"),
    ('bg.simulate(motor, 1, {**values, "Ra": "1k"})', "'1k'", "write 1e3"),
    ('Se("T", "77 degF")', "'degF'", "write 'degC' or 'K'"),
    ('I("L", "5 Henry")', "'Henry'", "write 'H'"),
    ('bg.simulate(motor, 1, {**values, "U": ([0, 1], [0, 12])})', "U:", "bg.table(times, values)"),
    ("bg.linearize(motor, values=values).step()", "'t'", "linear.plot_step()"),
    ("bg.linearize(motor, values=values).phase_margin()", "'phase_margin'", "linear.margins("),
    ("bg.linearize(motor, values=values).plot_bode()", "'plot_bode'", "linear.bode()"),
    ("bg.linearize(motor, values=values).damping", "'damping'", "print(linear)"),
    ('bg.urdf("robot.urdf")', "'urdf'", "read_urdf"),
    ("from bondgraph.elements import urdf", "'urdf'", "read_urdf('robot.urdf')"),
    ("from bondgraph.elements import Rolling", "'Rolling'", "RollingDisc"),
    ("bg.exercise(motor)", "'exercise'", "bg.worksheet(graph)"),
    ("bg.algebraic_loops(motor)", "'algebraic_loops'", "bg.analyse(graph).loops"),
    ('Link("bar", 1, (0.1, 0.1))', "bar:", "three principal moments"),
    ('Link("bar", 1, centre=(0, 0, "-50 s"))', "bar:", "is in m"),
)
UNITS = (
    ('bg.simulate(motor, "10", values)', "t: '10'", "t='10 s'"),
    ('bg.simulate(motor, "1 m", values)', "t: '1 m'", "t='10 s'"),
    ('bg.simulate(motor, 1, {**values, "L": "5,0 mH"})', "L:", "write '5.0 mH'"),
    ('bg.simulate(motor, 1, {**values, "L": "mH"})', "L:", "write the number too, '1 mH'"),
    ('bg.simulate(motor, 1, {**values, "L": "5 [mH]"})', "L:", "write '5 mH'"),
    ('bg.simulate(motor, 1, {**values, "J": "1e-4 kg m^2"})', "J:", "write '1e-4 kg*m^2'"),
    ('GY("K", "0.05 V/rad/s")', "column 6", "write '0.05 V/(rad*s)'"),
    ('I("L", "5,5 mH")', "column 5", "write '5.5 mH'"),
    ('TF("n", "1:5")', "':'", "as 1/5"),
    ('One("i", domain="mechanical")', "'mechanical'", "'translational' or 'rotational'"),
    ('One("i", domain="electric")', "'electric'", "write 'electrical'"),
    ('One("i", "electrical")', "'electrical' is a domain", "write domain='electrical'"),
    ('bg.Graph("m", *chains, domain="electrical")', "'domain'", "One('i', domain='electrical')"),
    ('bg.Graph("m", *chains, start={"w": 1})', "'start'", "bg.simulate(graph, t, values, start="),
    ('bg.Graph("m", w - I("J"))', "'-'", "a >> b"),
    ("motor.to_toml()", "'to_toml'", "graph.save('name.toml')"),
    ('bg.sweep(motor, 1, {"Ra": "1 ohm"}, values)', "Ra:", "write ['1 ohm']"),
    ('bg.linearize(motor, values=values).margins("w", "U")', "'w'", "outputs=[...]"),
    ('Dynamics(swing).mass_matrix({"hinge_q": "30 deg"})', "swing:", "math.radians(30)"),
    ("Dynamics(swing).angular_momentum([0.3], [1], about=(0, 0, 0))", "about: (0, 0, 0) is no frame", "about='ground'"),
    ('Dynamics(swing).jacobian("rod", [0.3])', "frame: [0.3]", "dynamics.jacobian(q, 'body')"),
    (
        'bg.rates(bg.Graph("g", w >> I("J", "1 kg"), Se("F", "m*g") >> w), {"m": "1 kg", "g": "9.81 m/s"})',
        "m:",
        "m/s^2",
    ),
)
SHELL = (
    (["motor.toml"], "bondgraph check motor.toml"),
    (["run", "motor.toml"], "bondgraph simulate FILE"),
    (["plot", "motor.toml"], "--plot run.png"),
    (["fmu", "motor.toml"], "--to fmu"),
    (["help"], "bondgraph --help"),
    (["simulate", "motor.toml", "10"], "--to 10"),
    (["simulate", "motor.toml", "-o", "run.csv"], "--csv run.csv"),
    (["draw", "motor.toml", "motor.svg"], "-o"),
    (["simulate", "motor.toml", "--to", "ten"], "write 10, or '10 s'"),
    (["simulate", "motor.toml", "--to", "10 m"], "write 10, or '10 s'"),
)
MISTAKES = (*WORDS, *AGAIN, *UNITS, *CALLS, *FORMULAS, *VALUES, *GRAPHS, *MECHANISMS, *RESULTS)


@cache
def _set_up() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(SETUP, names)
    return names


def set_up() -> dict[str, Any]:
    """The names of the set-up, for a program to add to."""
    return dict(_set_up())


@pytest.mark.parametrize(("program", "place", "cure"), MISTAKES, ids=[program for program, *_ in MISTAKES])
def test_a_mistake_is_answered_with_the_place_and_the_cure(program: str, place: str, cure: str) -> None:
    names = set_up()
    with pytest.raises((bg.BondGraphError, AttributeError, ImportError, TypeError)) as caught:
        exec(program, names)
    answer = str(caught.value)
    assert place in answer and cure.lower() in answer.lower()
    error = caught.value
    assert error.__cause__ is None and (error.__context__ is None or error.__suppress_context__), "told twice"


@pytest.mark.parametrize(("words", "cure"), SHELL, ids=[" ".join(words) for words, _ in SHELL])
def test_a_mistake_in_a_shell_is_answered_with_the_cure(words: list[str], cure: str) -> None:
    found = CliRunner().invoke(main, words)
    assert found.exit_code == 2 and cure in found.output


def test_what_is_told_in_other_units_is_drawn_in_them() -> None:
    """A unit at an axis is that of the numbers; one of something else is refused."""
    names = set_up()
    run = names["ran"]()
    (axis,) = run.plot("w", units={"w": "rpm"}).axes
    assert axis.get_ylabel() == "w / rpm"
    assert axis.lines[0].get_ydata()[-1] * math.tau / 60 == pytest.approx(run["w"][-1])
    stated = bg.Graph("stated", names["w"] >> elements.I("J", "1 kg*m^2"), names["w"] >> elements.R("b", 0.1))
    with pytest.raises(bg.ValueRefused, match="is in rad/s, and V does not fit"):
        bg.simulate(stated, 0.01).plot("w", units={"w": "V"})


def test_a_bond_that_is_written_twice_is_told() -> None:
    """It is allowed, and what passes counts twice."""
    w, z = elements.One("w"), elements.Zero("z")
    twice = bg.Graph("twice", elements.Se("F", 1) >> z >> w, z >> w, w >> elements.I("m", 1))
    (note,) = bg.compile(twice).notes
    assert "'z' and 'w'" in note and "counts twice" in note and bg.rates(twice)["p_m"] == 2
    assert not bg.compile(bg.Graph("once", elements.Se("F", 1) >> z >> w, w >> elements.I("m", 1))).notes


def test_gravity_may_have_its_unit() -> None:
    names = set_up()
    fall = elements.Mechanism("swing", [names["rod"]], [names["hinge"]], gravity=(0, 0, "-9.81 m/s^2"))
    start = {"hinge_q": 0.3}
    assert bg.rates(bg.Graph("s", *fall), {}, start) == bg.rates(bg.Graph("s", *names["swing"]), {}, start)


def test_the_version_is_told() -> None:
    assert bg.__version__ == version("multibondgraph")


def test_there_are_more_than_a_hundred() -> None:
    assert len({program for program, *_ in MISTAKES}) == len(MISTAKES) > 100


SIGNALS = (
    ('bg.simulate(equations, 0.01, {**values, "U": np.linspace(0, 12, 10)})', "U=bg.table(times, values)"),
    ('bg.simulate(equations, [0, 0.005, 0.01], {**values, "U": [0, 6, 12]})', "U=bg.table(times, values)"),
    ('bg.simulate(equations, [0, 0.005, 0.01], {**values, "Ra": [1, 2, 3]})', "in the graph"),
)
SWEEPS = (
    'bg.simulate(equations, 0.01, {**values, "U": [6, 12, 24]})',
    'bg.simulate(equations, 0.01, {**values, "Ra": np.linspace(1, 2, 12)})',
    'bg.simulate(equations, 0.01, {**values, "U": np.linspace(0, 12, 10), "Ra": [1, 2]})',
    'bg.simulate(equations, 0.01, values, {"p_J": np.linspace(0, 1e-3, 10)})',
    'bg.sweep(equations, 0.01, {"U": np.linspace(0, 12, 10)}, {k: v for k, v in values.items() if k != "U"})',
)


@pytest.mark.parametrize(("program", "cure"), SIGNALS)
def test_an_array_that_looks_like_a_signal_in_time_is_noticed(program: str, cure: str) -> None:
    with pytest.warns(UserWarning, match="is a motion of its own") as told:
        assert isinstance(eval(program, set_up()), bg.Sweep)
    (warning,) = told
    assert "motor: " in str(warning.message) and cure in str(warning.message)
    assert warning.filename == "<string>", "it points to the user's line"


@pytest.mark.parametrize("program", SWEEPS)
def test_a_sweep_that_is_clearly_meant_runs_without_a_word(program: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert isinstance(eval(program, set_up()), bg.Sweep)


def test_the_velocity_of_a_joint_is_no_position() -> None:
    """The name of a joint in a start is that of its velocity; the run says so, and names the position."""
    names = set_up()
    graph = bg.Graph("s", *names["swing"])
    (note, *_) = bg.simulate(graph, 0.01, start={"hinge": 0.3}).notes
    assert "hinge is the velocity of the joint" in note and "hinge_q" in note
    assert not bg.simulate(graph, 0.01, start={"hinge_q": 0.3}).notes


def test_a_joint_that_follows_has_no_position_to_give() -> None:
    left, right = elements.Link("left", 0.1), elements.Link("right", 0.1)
    lead = elements.Prismatic("lead", "ground", left, "y")
    jaw = elements.Following("jaw", "ground", right, "y", leader=lead, of=elements.Prismatic, ratio=-1)
    graph = bg.Graph("hand", *elements.Mechanism("hand", [left, right], [lead, jaw]))
    assert not bg.simulate(graph, 0.01, start={"jaw": 0.3, "lead_q": 0.1}).notes


@pytest.mark.parametrize(("angle", "told"), [(90, True), (-45.0, True), (12.5, False), ("90 deg", False)])
def test_an_angle_of_many_turns_may_be_in_degrees(angle: Any, told: bool) -> None:
    """Twice pi is one turn: a run that starts after more than two says how degrees are written."""
    run = bg.simulate(bg.Graph("s", *set_up()["swing"]), 0.01, start={"hinge_q": angle})
    assert any("hinge_q" in note and f"'{angle:g} deg'" in note for note in run.notes) if told else not run.notes


def test_a_length_of_many_metres_is_not_taken_for_degrees() -> None:
    box = elements.Link("box", 1, (1, 1, 1))
    slide = elements.Prismatic("slide", "ground", box, "x")
    graph = bg.Graph("s", *elements.Mechanism("m", [box], [slide], gravity=(0, 0, 0)))
    assert not bg.simulate(graph, 0.01, start={"slide_q": 90}).notes


@pytest.mark.parametrize(
    ("program", "holds", "cure"),
    [
        ('bg.Graph("m", *chains, w >> De("torque"))', "the flow of the 1-junction 'w'", "of a bond is J.e"),
        ('bg.Graph("m", *chains, i >> Dp("flux"))', "the flow of the 1-junction 'i'", "on a 0-junction"),
        (
            'bg.Graph("m", Sf("S") >> Zero("z"), Zero("z") >> Df("s"))',
            "the effort of the 0-junction 'z'",
            "on a 1-junction",
        ),
    ],
)
def test_a_sensor_on_the_wrong_junction_is_told(program: str, holds: str, cure: str) -> None:
    """It reads, and is a wall beside; under a form and in a run it is told as well."""
    graph = eval(program, set_up())
    (note,) = bg.compile(graph).notes
    assert holds in note and "at zero" in note and cure in note
    right = eval('bg.Graph("m", *chains, w >> Df("speed"), i >> Dq("charge"))', set_up())
    assert not bg.compile(right).notes


def test_a_run_tells_of_a_sensor_on_the_wrong_junction() -> None:
    names = set_up()
    graph = eval('bg.Graph("m", *chains, w >> De("torque"))', names)
    assert any("torque: De reads effort" in note for note in bg.simulate(graph, 0.01, names["values"]).notes)


def test_missing_folders_are_made(tmp_path: Path) -> None:
    names = set_up()
    run = names["ran"]()
    run.write_csv("w", path=tmp_path / "a" / "b" / "run.csv")
    names["motor"].svg(tmp_path / "c" / "d" / "motor.svg")
    run.plot("w", path=tmp_path / "e" / "f" / "run.png")
    bg.export(names["equations"], TARGETS["python"], folder=tmp_path / "g" / "h", values=names["values"])
    swing = bg.Graph("s", *names["swing"])
    bg.compare(swing, [bg.forms.kane_velocity], 0.1).plot(path=tmp_path / "i" / "j" / "drifts.svg")
    made = {path.relative_to(tmp_path).parts[0] for path in tmp_path.rglob("*") if path.is_file()}
    assert made == {"a", "c", "e", "g", "i"}


def test_what_is_told_to_write_works() -> None:
    """The cures for inputs are formulas."""
    cures = {
        "where(t >= 1, 1, 0)": 1.0,
        "min(max(t, 0), 1)": 1.0,
        "max(t - 1, 0)": 1.0,
        "where(0 < t, where(t < 1, 12, 0), 0)": 0.0,
        "where(abs(t) < 1e-4, 1 - t**2/6, sin(t)/t)": pytest.approx(0.4546487134),
        "exp(1)": pytest.approx(2.718281828459045),
    }
    v = elements.One("v")
    for formula, at_two in cures.items():
        graph = bg.Graph("g", elements.Se("F", formula) >> v, v >> elements.I("m", 1))
        assert bg.rates(graph, t=2.0)["p_m"] == at_two, formula


def test_names_in_latex_do_not_run_together() -> None:
    names = set_up()
    assert r"R_{a} p_{L}" in names["equations"].latex()
