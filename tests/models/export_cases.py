"""What exports are tried on: equations with values, programs made by hand, and hostile texts."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import GY, PID, TF, C, De, I, Input, LookupTable, One, R, Se, Sf, TransferFunction, Zero
from bondgraph.equations.available_names import every_name
from bondgraph.equations.lower import arguments, lower
from bondgraph.export._given import given_outputs
from bondgraph.export._model import Model, Quantity, model
from bondgraph.export._names import identifiers
from bondgraph.problem.initial_state import initial_state
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Builder, Program

TIME = 0.3


@dataclass(frozen=True)
class Case:
    """Equations with values; inputs may have a course, so that their rates are not zero. Outputs are by name, or all
    that the equations tell themselves."""

    equations: bg.Equations
    values: Mapping[str, Any]
    start: Mapping[str, Any]
    spread: float = 0.3
    outputs: Sequence[str] | None = None

    @property
    def numbers(self) -> dict[str, float]:
        return {name: value for name, value in self.values.items() if isinstance(value, int | float)}

    @cached_property
    def model(self) -> Model:
        return model(self.equations, self.numbers, self.start, self.outputs)

    @cached_property
    def problem(self) -> Problem:
        return Problem.of(self.equations, self.values)

    def points(self, count: int = 4) -> Any:
        """Random states about the start."""
        first = np.array(initial_state(self.problem, TIME, self.start), float)
        draws = np.random.default_rng(5).uniform(-1, 1, (count, len(first)))
        return first + self.spread * draws * np.where(first == 0, 1, np.abs(first))

    def inputs(self, model: Model, time: float) -> list[float]:
        """Inputs and the rates that are needed, as the exported functions take them."""
        known = dict(zip(arguments(self.equations), self.problem.arguments(time, self.points(1)[0]), strict=True))
        return [known[quantity.name] for quantity in model.inputs]

    def parameters(self) -> list[float]:
        return list(self.problem.parameters.values())

    @cached_property
    def programs(self) -> dict[str, Any]:
        """What is exported, evaluated here."""
        equations = self.equations
        wanted = {
            "rates": equations.rates,
            "outputs": given_outputs(equations, self.outputs),
            "events": {str(k): x for k, x in enumerate(equations.switches)},
            "constraints": {str(k): x for k, x in enumerate(equations.constraints)},
        }
        return {what: instant(lower(equations, expressions)) for what, expressions in wanted.items()}

    def ours(self, states: Any) -> dict[str, list[float]]:
        given = self.problem.arguments(TIME, list(states))
        return {what: program(given) for what, program in self.programs.items()}


CASES: dict[str, Callable[[], Case]] = {}


def case(build: Callable[[], Case]) -> Callable[[], Case]:
    CASES[build.__name__] = cache(build)
    return CASES[build.__name__]


def catalogued(name: str, form: Any, **values: Any) -> Case:
    found = CATALOGUE[name]()
    equations = bg.compile(found.graph, form)
    return Case(equations, {**found.values, **values}, found.start)


@case
def rolling_disc_in_momenta() -> Case:
    return catalogued("rolling_disc", bg.forms.kane_momentum)


@case
def rolling_disc_in_velocities() -> Case:
    return catalogued("rolling_disc", bg.forms.kane_velocity)


@case
def shaken_pendulum_with_its_reaction() -> Case:
    """The pivot's course is an input whose rate is needed."""
    f, bob = One("f", coordinates=("X", "Y", "theta")), One("v", ("vx", "vy"))
    to_bob = TF("d_v", ((1, 0, "l*cos(theta)"), (0, 1, "-l*sin(theta)")))
    graph = bg.Graph(
        "shaken",
        *(Sf("across", 0) >> f["X_dot"], Sf("lift") >> f["Y_dot"]),
        *(f >> to_bob >> bob >> I("m"), Se("gravity", (0, "-m*g")) >> bob),
    )
    values = {"m": 0.1, "l": 0.2, "g": 9.81, "lift": "0.3*sin(7*t)"}
    return Case(bg.compile(graph), values, {"theta": 0.4, "theta_dot": 1.0})


def motor() -> bg.Graph:
    i, w, load = One("i"), One("w"), One("w_load")
    return bg.Graph(
        "dc_motor",
        *(Se("U") >> i >> GY("K") >> w >> TF("gear", "n") >> load >> Se("M"), i >> I("L"), i >> R("Ra")),
        *(w >> I("J"), w >> R("b"), load >> I("J_load")),
    )


MOTOR = {"U": 24.0, "M": 1.0, "Ra": 0.3, "L": 1e-3, "K": 0.03, "J": 1e-5, "b": 1e-6, "J_load": 0.05, "n": 0.066}


@case
def motor_with_gear() -> Case:
    return Case(bg.compile(motor()), MOTOR, {})


@case
def servo() -> Case:
    """The motor under a controller that comes to its limits, with a filtered setpoint and a table on the way."""
    i, w, U = One("i"), One("w", coordinates=("theta",)), Se("U")
    plant = U >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")
    curve = LookupTable("volts", "pid", [-1, 0, 1], [-0.9, 0, 1.1], beyond="line")
    pid = PID("pid", "aim - theta", Kp=3, Ki=5, Kd=0.02, N=500, limits=(-1.5, 1.5))
    aim = TransferFunction("aim", "r", ["w0**2"], [1, "2*w0", "w0**2"])
    graph = bg.Graph("servo", *plant, Input("r"), aim, pid, curve >> U)
    return Case(bg.compile(graph), {k: MOTOR[k] for k in ("Ra", "L", "K", "J", "b")} | {"r": 3.0, "w0": 60.0}, {})


@case
def arm_of_three() -> Case:
    """In space, about each axis once: further bodies would repeat the same lines."""
    sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
    try:
        import arm
    finally:
        sys.path.pop()
    equations = bg.compile(arm.arm(3), algebra=bg.algebra.casadi)
    return Case(equations, arm.values(3), {f"q{k}": 0.2 * k for k in range(1, 4)})


@case
def four_bar() -> Case:
    """A loop of bodies and joints, some of whose constraints repeat others."""
    sys.path.append(str(Path(__file__).parents[2] / "examples"))
    try:
        import four_bar as example
    finally:
        sys.path.pop()
    equations = bg.compile(bg.Graph("four_bar", *example.four_bar), algebra=bg.algebra.casadi)
    return Case(equations, {}, example.state(1.0, 2.0), 0.02)


@case
def ball_on_a_floor() -> Case:
    v = One("v", coordinates="x")
    floor = C("floor", effort="where(x < 0, 1e3*x, 0)")
    graph = bg.Graph("ball", v >> I("m", 1), Se("w", -9.81) >> v, v >> floor, v >> R("air", effort="0.1*f*abs(f)"))
    return Case(bg.compile(graph), {}, {"x": 0.1}, 2.0)


@case
def nonlinear_loop() -> Case:
    """Two flows that depend on each other's cubes."""
    u = Zero("u", ("a", "b"))
    law = R("d", effort=("f1 + f1**3", "f2 + f2**3 + k*f1"))
    graph = bg.Graph("loop", Sf("J", (1, 1)) >> u, u >> C("c", 1), u >> law)
    return Case(bg.compile(graph), {"k": 0.7}, {"q_c_a": 0.5, "q_c_b": -0.4})


@case
def loop_with_a_mass_behind() -> Case:
    """A loop of one unknown, and a linear system that depends on it."""
    i, u = One("i"), Zero("u")
    graph = bg.Graph(
        "valve", Se("U", 1) >> i >> u, i >> R("Ra", 2), u >> R("d", flow="e**3 + 0.1*e"), u >> C("a", 1), i >> I("L", 3)
    )
    return Case(bg.compile(graph), {}, {"p_L": 0.5, "q_a": 0.4})


def held() -> bg.Graph:
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    return bg.Graph(
        "held", v >> I("m", 2), Se("G", (0, "-m*g")) >> v, v << TF("a", (("x", "y"),)) << Sf("b", 0), values={"g": 9.81}
    )


@case
def pendulum_held_by_a_constraint() -> Case:
    """A particle on a circle."""
    equations = bg.compile(held())
    assert equations.constraints
    return Case(equations, {}, {"x": 0.6, "y": -0.8}, 0.1)


@case
def states_and_coordinates_among_its_outputs() -> Case:
    """A driven pendulum of which is told what it integrates: its angle and its momentum, beside what follows."""
    w = One("w", coordinates="theta")
    graph = bg.Graph("told", Se("M", "-3*sin(theta)") >> w, Se("push") >> w, w >> I("J", 2), w >> R("b"))
    equations = bg.compile(graph)
    names = ["J.e", *equations.states, "w"]
    assert "theta" in equations.states
    return Case(equations, {"push": "0.3*sin(7*t)", "b": 0.1}, {"theta": 0.4}, outputs=names)


@case
def pendulum_with_all_that_its_form_carries_away() -> Case:
    """A bob behind a transformer, in air, on a spring; a sensor tells the force on the rod's end along x."""
    omega, v, pin = One("omega", coordinates="theta"), One("v", ("vx", "vy")), Zero("pin", ("px", "py"))
    rod = TF("P", (("0.7*cos(theta)",), ("0.7*sin(theta)",)))
    bob = v >> I("m", 2), v >> R("air", (0.2, 0.3)), v >> C("spring", (0.2, 0.5)), Se("G", (1, "-19.62*s")) >> v
    graph = bg.Graph("carried", omega >> rod >> pin >> v, *bob, Se("push") >> omega, pin["px"] >> De("force"))
    equations = bg.compile(graph, bg.forms.kane_momentum)
    names = [name for name in every_name(equations) if name not in ("t", *equations.states, *equations.inputs)]
    return Case(equations, {"push": "0.3*sin(7*t)", "s": 1.1}, {"theta": 0.4}, outputs=names)


def all_cases(function: Any) -> Any:
    return pytest.mark.parametrize("name", sorted(CASES))(function)


def near(found: Any, expected: Any) -> None:
    """Equal to 1e-12 of the value, or of the largest beside it."""
    expected = np.asarray(expected, float)
    assert np.shape(found) == expected.shape
    if expected.size:
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12 * np.abs(expected).max())


@case
def stiff_circuit() -> Case:
    """A capacitor that charges in a microsecond, and one that takes a second."""
    i, u, j = One("i"), Zero("u"), One("j")
    graph = bg.Graph(
        "stiff_circuit",
        *(Se("U", 1) >> i >> u >> C("fast", 1e-6), i >> R("Ra", 1), u >> j >> R("Rb", 1e3), j >> C("slow", 1e-3)),
    )
    return Case(bg.compile(graph), {}, {"q_fast": 0.0})


def switched() -> bg.Graph:
    """A resistor that changes where the flow passes v0."""
    v = One("v")
    return bg.Graph("switched", v >> I("m", 1), v >> R("d", effort="where(f < v0, f, 2*f)"))


def unsolvable() -> bg.Equations:
    """f + f**2 = e has no solution below e = -1/4."""
    u = Zero("u")
    return bg.compile(bg.Graph("parabola", u >> C("c", 1), u >> R("d", effort="f + f**2 + 0.1*f**4")))


def branched() -> bg.Equations:
    """f**3 - 3 f = e has three solutions between e = -2 and 2."""
    u = Zero("u")
    return bg.compile(bg.Graph("branched", u >> C("c", 1), u >> R("d", effort="f**3 - 3*f")))


CHARGES = [5.0, 3.0, 1.0, 0.0, -1.9]


def followed() -> list[float]:
    """The rates, each from the solution before; and the last anew."""
    equations = branched()
    program = instant(lower(equations, equations.rates))
    given = {**equations.parameters, "t": 0.0}
    values = [program([{**given, "q_c": q}[name] for name in arguments(equations)])[0] for q in CHARGES]
    fresh = bg.rates(equations, start={"q_c": CHARGES[-2]})["q_c"]
    assert abs(fresh) < 1e-9 < 1.7 < abs(values[-2])
    return [*values, fresh]


def hand_made(program: Program) -> Model:
    """The model of a program in states alone."""
    states = tuple(Quantity(name, name, "", 0.5) for name in program.arguments)
    sources = tuple(("x", k) for k in range(len(states)))
    results = tuple(Quantity(name, name, "") for name in program.results)
    return Model("made", states, (), (), results, (), (), sources, {"rates": program})


def operations() -> Program:
    """Every operation, of x and y."""
    builder = Builder(("x", "y"))
    slots = {}
    for name, count in OPERATIONS.items():
        given = (builder.emit("lt", 0, 1), 0, 1) if name == "select" else (0, 1)[:count]
        slots[name] = builder.emit(name, *given)
    return builder.finish(slots)


def systems() -> Program:
    """A system that needs pivoting, one that is definite, and a nonlinear one that holds a linear one."""
    builder = Builder(("x", "y"))
    zero, one = builder.number(0.0), builder.number(1.0)
    general = builder.solve([[zero, 0, one], [one, zero, 1], [0, one, zero]], [0, 1, one], False, ("a", "b", "c"))
    two = builder.number(2.0)
    definite = builder.solve([[two, one], [one, two]], [0, general[0]], True, ("d", "e"))

    def write(unknowns: list[int]) -> tuple[list[int], list[list[int]]]:
        # With the solution s of 2 s = z:  z + s**3 = x, of derivative 1 + 3 s**2 / 2.
        (half,) = builder.solve([[two]], unknowns, True, ("s",))
        square = builder.emit("mul", half, half)
        residual = builder.emit("sub", builder.emit("add", unknowns[0], builder.emit("mul", square, half)), 0)
        derivative = builder.emit("add", one, builder.emit("mul", builder.number(1.5), square))
        return [residual], [[derivative]]

    (z,) = builder.newton(("z",), write)
    product = builder.emit("mul", z, definite[1])
    return builder.finish({"x": builder.emit("add", product, general[1]), "y": builder.emit("sub", z, general[2])})


POINTS = [(0.3, 0.7), (0.7, 0.3), (0.5, 0.5)]


def ours_or_none(program: Program, slot: str, point: tuple[float, float]) -> float | None:
    """A result by itself, or none where it is not defined."""
    try:
        (value,) = instant(dataclasses.replace(program, results={slot: program.results[slot]}))(point)
    except (ArithmeticError, ValueError):
        return None
    return float(value) if np.isfinite(value) else None


hostile = st.one_of(
    st.text(max_size=40),
    st.lists(
        st.sampled_from(
            ["*/", "/*", "//", '"', "'", "\\", "\n", "\r", "\0", "??/", '"""', "'''", "%s", "{0}", "; int x;", "a",
             "\\u000a",
             "\u2028", "\u03b8", "#define a b\n", "__import__('os')", "\x1a", "*", "/", " "]
        ),
        max_size=8,
    ).map("".join),
)  # fmt: skip


def renamed(names: list[str], words: list[str]) -> Model:
    """The model of a motor whose quantities have other names and descriptions."""
    ours = CASES["ball_on_a_floor"]().model
    texts = dict(zip(dict.fromkeys([*names, "a", "b"]), [*words, "", ""], strict=False))
    spelt = identifiers(texts)
    group = tuple(Quantity(name, spelt[name], text, 0.5, text[:80]) for name, text in texts.items())
    return dataclasses.replace(ours, states=group, inputs=group, parameters=group, outputs=group, events=group)


texts = st.lists(hostile, min_size=1, max_size=8, unique=True)


FORMULAS = (
    "sin(f)", "cos(f)", "tan(f)", "asin(f)", "acos(f)", "atan(f)", "atan2(f, 2)", "atan2(2, f)", "sinh(f)", "cosh(f)",
    "tanh(f)", "exp(f)", "log(f)", "sqrt(f)", "abs(f - 0.5)", "sign(f - 0.51)", "min(f, 0.5)", "max(f, 0.5)",
    "where(f < 0.5, f, 0.5)", "where(f <= 0.5, f, 0.5)", "f**1.5", "2**f", "f**-1", "-f**2", "(-f)**2", "1 - (2 - f)",
    "1/(2/f)", "f/2/3", "2 - f - 1", "f*(1 - f)", "(f + 1)/(f - 2)", "f**(f + 1)", "(f**2)**f", "f*-2", "2*f**2/3",
    "1e-7*f", "f - 2*(f - 1)", "-(f + 1)*f", "exp(-f**2)", "(f + 1)**2", "1/(f*(f + 1))", "-1/(-f)",
)  # fmt: skip


@case
def every_formula() -> Case:
    """Momenta whose rates are formulas of time, and what the inversion of laws leads to besides."""
    chains = []
    for k, formula in enumerate(FORMULAS):
        formula = re.sub(r"\bf\b", "(0.9 - 0.8*t)", formula)
        chains.append(Se(f"e{k}", formula) >> One(f"v{k}") >> I(f"m{k}", 1))
    for name, law in (("sinh", "sinh(e)"), ("tanh", "tanh(e)")):
        v = One(f"v_{name}")
        chains += [v >> I(f"m_{name}", 1), v >> R(f"d_{name}", flow=law)]
    return Case(bg.compile(bg.Graph("every_formula", *chains)), {}, {"p_m_sinh": -0.5, "p_m_tanh": 0.6})


MOTIONS = {
    "rolling_disc_in_momenta": 1.0, "rolling_disc_in_velocities": 1.0, "shaken_pendulum_with_its_reaction": 2.0,
    "motor_with_gear": 0.05, "arm_of_three": 0.3, "ball_on_a_floor": 0.6, "nonlinear_loop": 2.0,
    "loop_with_a_mass_behind": 2.0, "pendulum_held_by_a_constraint": 1.0, "stiff_circuit": 2.0,
    "every_formula": 1.0, "four_bar": 0.5, "servo": 0.2, "pendulum_with_all_that_its_form_carries_away": 1.0,
}  # fmt: skip
"""How long each is run where it is run elsewhere, in seconds. The ball comes down at 0.14 s and leaves at 0.25 s."""

OF_EVERY_KIND = (
    "motor_with_gear", "shaken_pendulum_with_its_reaction", "ball_on_a_floor", "nonlinear_loop", "stiff_circuit",
    "pendulum_held_by_a_constraint", "arm_of_three",
)  # fmt: skip
"""Of those motions, so few that together they have all that a motion may need: for where each takes seconds."""


def needs(ours: Model) -> set[str]:
    """The kinds of lines in the programs of a model, and of what it is given and keeps."""
    lines = {type(line).__name__ for program in ours.programs.values() for line in program.body}
    groups = {"inputs": ours.inputs, "events": ours.events, "constraints": ours.constraints}
    rates = {"rates of inputs"} if any("'" in q.name for q in ours.inputs) else set()
    return lines | {what for what, group in groups.items() if group} | rates


COURSES = {"lift": "0.3*sin(7*t)", "lift'": "2.1*cos(7*t)", "push": "0.3*sin(7*t)"}
"""Inputs that are not constant, and their rates."""


def courses(case: Case) -> list[str]:
    """The inputs of a case as formulas in t, as sources of numbers in any language."""
    return [COURSES.get(q.name, repr(q.value or 0.0)) for q in case.model.inputs]


def times(name: str, count: int = 13) -> Any:
    return np.linspace(0.0, MOTIONS[name], count)


@cache
def our_motion(name: str) -> Any:
    case = CASES[name]()
    return bg.simulate(case.equations, times(name), case.values, case.start, rtol=1e-11, atol=1e-13)


def same_motion(name: str, found: Mapping[str, Any], tolerance: float) -> None:
    """Every state and output found, relative to its largest value; what hardly moves, to 1e-4 of the largest."""
    run = our_motion(name)
    expected = dict(zip(found, run.evaluate(run.t, list(found)), strict=True))
    sizes = {key: float(np.abs(values).max()) for key, values in expected.items()}
    least = 1e-4 * max(sizes.values())
    sizes = {key: max(size, least, 1e-9) for key, size in sizes.items()}
    for key, values in found.items():
        np.testing.assert_allclose(values, expected[key], rtol=0, atol=tolerance * sizes[key], err_msg=key)


def on_the_page(language: str, **values: Any) -> tuple[bg.Graph, dict[str, Any], str]:
    """The motor of the guide to exporting with what it is exported with, and the code in a language."""
    docs = Path(__file__).parents[2] / "docs"
    pages = {"python": "export.md", language: "export-casadi.md" if language == "py" else "export-code.md"}
    blocks = {
        fence: re.findall(rf"^```{fence}\n(.*?)^```", (docs / page).read_text(), re.M | re.S)
        for fence, page in pages.items()
    }
    given: dict[str, Any] = {}

    def noted(graph: bg.Graph, *_: Any, **options: Any) -> None:
        given.update(options, graph=graph)

    exec(blocks["python"][0].replace("bg.export(", "noted("), {"noted": noted})
    given.pop("folder")
    return given.pop("graph"), given | values, "\n".join(blocks[language])
