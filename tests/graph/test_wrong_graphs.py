"""Wrong graphs, gathered: each is refused where it is wrong, by its law, with its parties and a way out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, IC, NIC, TF, C, De, Df, I, MSe, MSf, One, R, Se, Sf, TStar, Zero

w, v, z, y = One("w"), One("v"), Zero("z"), Zero("y")
crank = One("crank", coordinates="th")
q = One("q", ("u1", "u2"), coordinates=("x1", "x2"))
f = One("f", ("rate", "slide"))
mass = (Se("F", 1) >> w, w >> I("m", 1))


def graph(*parts: Any, **more: Any) -> bg.Graph:
    return bg.Graph("g", *parts, **more)


def run(*parts: Any, values: Any = None, start: Any = None) -> bg.Trajectory:
    return bg.simulate(graph(*parts), (0, 1), values, start)


@dataclass(frozen=True)
class Wrong:
    """What is done, and what its refusal must say: words are looked for, parties are exact."""

    make: Callable[[], Any]
    kind: type[bg.BondGraphError]
    place: str
    law: str
    parties: tuple[str, ...]
    remedy: str


WRITING: dict[str, Wrong] = {
    "an element never connected": Wrong(
        lambda: graph(*mass, R("lost")), bg.StructureError, "lost", "not connected", ("lost",), "leave it out"
    ),
    "a port without a bond": Wrong(
        lambda: graph(*mass, w >> TF("n")), bg.StructureError, "n['2']", "no bond", ("n",), "port '2' of 'n'"
    ),
    "a port with two bonds": Wrong(
        lambda: graph(w >> I("L"), v >> I("L"), w >> v), bg.StructureError, "L", "one bond", ("w", "v"), "junction"
    ),
    "a port that does not exist": Wrong(
        lambda: TF("n")["3"], bg.StructureError, "n", "no port '3'", ("n",), "'1', '2'"
    ),
    "a component that does not exist": Wrong(
        lambda: f["pivot"], bg.StructureError, "f", "no component 'pivot'", ("f",), "rate, slide"
    ),
    "a junction joined with itself": Wrong(
        lambda: graph(*mass, w >> w), bg.StructureError, "w", "with itself", ("w",), "another junction"
    ),
    "junctions of different size": Wrong(
        lambda: graph(f >> v), bg.SizeMismatch, "f >> v", "size 2 and 'v' has size 1", ("f", "v"), "same size"
    ),
    "a store of another size than its junction": Wrong(
        lambda: graph(f >> I("m", (1, 2, 3))), bg.SizeMismatch, "f >> m", "size 3", ("f", "m"), "same size"
    ),
    "a compliance whose matrix is not square": Wrong(
        lambda: bg.compile(graph(z >> C("k", ((1, 2),)), Sf("s") >> z)),
        bg.SizeMismatch, "k", "1 by 1", ("k",), "row per component",
    ),
    "a half arrow against the law": Wrong(
        lambda: graph(I("m") >> w, Se("F") >> w), bg.StructureError, "m", "half arrow of I", ("m", "w"), "'w >> m'"
    ),
    "half arrows that meet in a transformer": Wrong(
        lambda: graph(w >> TF("n") << v, v >> I("m")),
        bg.StructureError, "n", "power passes through TF", ("n",), "a >> b >> c",
    ),
    "one name with two values": Wrong(
        lambda: graph(w >> I("x", 1), v >> I("x", 2), w >> v),
        bg.DuplicateName, "x", "I('x', value='2')", ("x", "w", "v"), "rename",
    ),
    "one name for two kinds": Wrong(
        lambda: graph(w >> I("x"), w >> R("x")),
        bg.DuplicateName, "x", "I('x') at 'w' and for R('x') at 'w'", ("x", "w"), "rename",
    ),
    "a parameter that is also a state": Wrong(
        lambda: bg.compile(graph(*mass, w >> R("p_m"))), bg.DuplicateName, "p_m", "holds", ("p_m", "m"), "rename"
    ),
    "a coordinate of two junctions": Wrong(
        lambda: graph(crank >> I("m"), One("b", coordinates="th") >> I("n")),
        bg.DuplicateName, "th", "coordinate of 'crank' and a coordinate of 'b'", ("th", "crank", "b"), "rename",
    ),
    "a coordinate that is also a flow": Wrong(
        lambda: graph(One("a", coordinates="v") >> I("m"), v >> I("n")),
        bg.DuplicateName, "v", "a component of 'v'", ("v", "a"), "rename",
    ),
    "too few coordinates": Wrong(
        lambda: One("a", 2, coordinates="x"), bg.StructureError, "a", "1 coordinates for 2", ("a",), "each component"
    ),
    "the name of time": Wrong(lambda: One("t"), bg.ExpressionError, "t", "reserved", ("t",), "'t_'"),
    "a keyword for a name": Wrong(
        lambda: I("lambda"), bg.ExpressionError, "lambda", "cannot name an element", ("lambda",), "'lambda_'"
    ),
    "a name with a blank": Wrong(
        lambda: bg.Graph("my graph", *mass), bg.ExpressionError, "'my graph'", "letters, digits", (), "rename"
    ),
    "a list after >>": Wrong(
        lambda: w >> [I("m"), R("r")],
        bg.StructureError, "graph", "a list of chains is not a chain", (), "w >> a, w >> b",
    ),
    "an empty graph": Wrong(lambda: graph(), bg.StructureError, "graph", "at least one bond", (), ">>"),
    "a number where an element should be": Wrong(
        lambda: w >> 3, bg.StructureError, "3", "can be joined", (), "bondgraph.elements"
    ),
    "a class where an element should be": Wrong(
        lambda: w >> I, bg.StructureError, "I", "I is a class, not an element", ("I",), "I('m')"
    ),
    "too many components": Wrong(
        lambda: One("a", 0), bg.StructureError, "a", "1 to 10000 components, not 0", ("a",), "that many"
    ),
    "two components of one name": Wrong(
        lambda: One("a", ("x", "x")), bg.StructureError, "a", "the same name", ("a",), "once"
    ),
    "a word where an algebra should be": Wrong(
        lambda: bg.compile(graph(*mass), algebra="casadi"),
        bg.StructureError, "'casadi'", "not an algebra", (), "bg.algebra.casadi",
    ),
    "text where a graph should be": Wrong(
        lambda: bg.compile("motor"), bg.StructureError, "'motor'", "not str", (), "bondgraph.Graph(name"
    ),
    "defaults that are no numbers": Wrong(
        lambda: graph(*mass, values={"m": "heavy"}), bg.ValueRefused, "m", "not a number", ("m",), "give a number"
    ),
    "a default for nothing": Wrong(
        lambda: bg.compile(graph(*mass, values={"M": 2})),
        bg.ValueRefused, "M", "a parameter it does not have", ("M",), "parameters are m",
    ),
    "an unknown frame": Wrong(
        lambda: graph(One("a", 3, frame="body") >> I("m")),
        bg.FrameError, "a", "'body' is not a 1-junction", ("a", "body"), "angular velocity",
    ),
}  # fmt: skip

FORMULAS: dict[str, Wrong] = {
    "an unknown syntax": Wrong(
        lambda: R("r", effort="3 f"), bg.ExpressionError, "'3 f' at column 3", "operator is missing", (), "3*f"
    ),
    "a program for a formula": Wrong(
        lambda: R("r", "__import__('os').system('ls')"),
        bg.ExpressionError, "column 1", "not allowed", (), "numbers, names",
    ),
    "a formula too long": Wrong(
        lambda: R("r", "x + " * 300_000 + "x"), bg.ExpressionError, "'x + x", "at most", (), "split"
    ),
    "a formula too deep": Wrong(
        lambda: R("r", "sin(" * 200 + "x" + ")" * 200), bg.ExpressionError, "'sin(", "nested", (), "split"
    ),
    "a division by zero in a formula": Wrong(
        lambda: R("r", "k/(2 - 2)"), bg.ExpressionError, "column 1", "division by zero", (), "correct"
    ),
    "a division by zero at the defaults": Wrong(
        lambda: bg.compile(graph(Se("F") >> w >> I("m"), w >> R("r", "a/k"), values={"k": 0})),
        bg.ValueRefused, "k", "k = 0", ("k",), "not zero",
    ),
    "a division by zero at the defaults, among others": Wrong(
        lambda: bg.compile(graph(Se("F", 1) >> w >> I("m", 2), w >> R("r", "a/k"), values={"k": 0, "a": 3})),
        bg.ValueRefused, "k", "with k = 0 something is divided by zero to find m.e", ("k",), "not zero",
    ),
    "a division by a difference of defaults": Wrong(
        lambda: bg.compile(graph(Se("F", 1) >> w >> I("m", 2), w >> R("r", "1/(a - b)"), values={"a": 1, "b": 1})),
        bg.ValueRefused, "a, b", "with a = 1, b = 1", ("a", "b"), "other values",
    ),
    "a division by zero wherever the motion goes": Wrong(
        lambda: bg.compile(
            graph(crank >> I("m", 2), crank >> C("c", effort="q/(k*q**2 + k*q)"), values={"k": 0})
        ),
        bg.ValueRefused, "k", "with the defaults k = 0", ("k",), "another value",
    ),
    "a modulus that depends on a momentum": Wrong(
        lambda: bg.compile(graph(*mass, w >> TF("n", "2*p_m") >> v, v >> R("r"))),
        bg.ModulusError, "n", "depends on 'p_m', which is what the store 'm' holds", ("n", "p_m"), "sensor",
    ),
    "a compliance that depends on a momentum": Wrong(
        lambda: bg.compile(graph(*mass, w >> C("r", effort="p_m*q"))),
        bg.ModulusError, "r", "depends on 'p_m', which is what the store 'm' holds", ("r", "p_m"), "sensor",
    ),
    "a value that is not finite": Wrong(
        lambda: R("r", float("nan")), bg.ExpressionError, "nan", "finite", (), "finite"
    ),
    "a modulus that depends on a flow": Wrong(
        lambda: bg.compile(graph(*mass, w >> TF("n", "2*w") >> v, v >> I("k"))),
        bg.ModulusError, "n", "depends on 'w' (flows)", ("n", "w"), "write w_s",
    ),
    "a modulus that depends on an input": Wrong(
        lambda: bg.compile(graph(*mass, w >> TF("n", "2*F") >> v, v >> I("k"))),
        bg.ModulusError, "n", "(inputs)", ("n", "F"), "Se('F', 'F_0')",
    ),
    "an input that depends on a flow": Wrong(
        lambda: run(*mass, values={"F": "2*w"}),
        bg.ExpressionError, "input 'F'", "mentions w", ("F", "w"), "in the graph",
    ),
}  # fmt: skip

PHYSICS: dict[str, Wrong] = {
    "two efforts on a 0-junction": Wrong(
        lambda: bg.compile(graph(Se("a") >> z, Se("b") >> z, z >> C("c"))),
        bg.CausalConflict, "0-junction 'z'", "two bonds set its effort", ("a", "b"), "an inertia or a resistor",
    ),
    "two flows on a 1-junction": Wrong(
        lambda: bg.compile(graph(Sf("a") >> w, Sf("b") >> w, w >> I("J"))),
        bg.CausalConflict, "1-junction 'w'", "two bonds set its flow", ("a", "b"), "a compliance or a resistor",
    ),
    "two flows through a gear": Wrong(
        lambda: bg.causality(graph(Sf("a") >> w >> TF("n") >> v << Sf("b"), w >> I("J"))),
        bg.CausalConflict, "TF 'n'", "cannot be used", ("a", "b", "n"), "remove one",
    ),
    "a flow nobody sets": Wrong(
        lambda: bg.compile(graph(Se("a") >> w, Se("b") >> w)),
        bg.CausalConflict, "1-junction 'w'", "none sets its flow", ("a", "b"), "an inertia",
    ),
    "an effort nobody sets": Wrong(
        lambda: bg.compile(graph(Sf("a") >> z, Sf("b") >> z)),
        bg.CausalConflict, "0-junction 'z'", "none sets its effort", ("a", "b"), "a compliance",
    ),
    "two sources on one bond": Wrong(
        lambda: bg.compile(graph(Se("a") >> Se("b"))),
        bg.CausalConflict, "bond 'a-b'", "two strokes", ("a", "b"), "remove one",
    ),
    "a zero transformer turned": Wrong(
        lambda: bg.compile(graph(w >> TF("n", 0) >> v, Sf("s") >> v, w >> C("k"))),
        bg.CausalConflict, "TF 'n'", "cannot be used", ("s", "n"), "remove one",
    ),
    "a zero transformer turned without states": Wrong(
        lambda: bg.compile(graph(w >> TF("n", 0) >> v, Sf("s", 1) >> v, w >> R("r", 2))),
        bg.CausalConflict, "TF 'n'", "cannot be used", ("s", "n"), "remove one",
    ),
    "a transformer turned that is zero by default": Wrong(
        lambda: bg.compile(graph(w >> TF("n") >> v, Sf("s", 1) >> v, w >> R("r", 2), values={"n": 0})),
        bg.ValueRefused, "n", "with n = 0 something is divided by zero to find w", ("n",), "not zero",
    ),
    "a zero gyrator turned": Wrong(
        lambda: bg.compile(graph(Se("a", 1) >> z >> GY("k", 0) >> y << Se("b", 1))),
        bg.CausalConflict, "GY 'k'", "cannot be used", ("a", "b", "k"), "remove one",
    ),
    "a modulus that cancels": Wrong(
        lambda: bg.compile(graph(w >> TF("n", "a - a") >> v, Sf("s", 1) >> v, w >> R("r", 2))),
        bg.SingularSystem, "n", "modulus 'a - a' is zero", ("n",), "from its other port",
    ),
    "a transformer turned that loses rank": Wrong(
        lambda: bg.causality(graph(f >> TF("n", ((1, 1), (1, 1))) >> q, Sf("s", (1, 2)) >> q, f >> I("m"))),
        bg.CausalConflict, "TF 'n'", "cannot be used", ("s", "n"), "remove one",
    ),
    "a loop of gain one": Wrong(
        lambda: bg.compile(graph(Se("U") >> w, w >> z, z >> w, Sf("s") >> z)),
        bg.SingularSystem, "w, z", "loop of gain one", ("w", "z"), "change a gain",
    ),
    "a sensor that feeds its own flow": Wrong(
        lambda: bg.compile(graph(w >> Df("s"), MSf("S", "s") >> w, w >> R("r"))),
        bg.SingularSystem, "w", "loop of gain one", ("w", "s"), "change a gain",
    ),
    "a sensor that feeds its own effort": Wrong(
        lambda: bg.compile(graph(z >> De("s"), MSe("S", "s") >> z, z >> R("r"))),
        bg.SingularSystem, "z", "loop of gain one", ("z", "s"), "change a gain",
    ),
    "a free velocity without mass": Wrong(
        lambda: bg.compile(graph(q >> TF("P", (("cos(x1)", "0"),)) >> v, v >> I("m"), Se("F") >> q)),
        bg.SingularSystem, "u2", "no inertia", ("u2",), "inertia",
    ),
    "an energy that is not reciprocal": Wrong(
        lambda: bg.compile(graph(q >> C("k", effort=("x1 + x2", "2*x1 + x2")), q >> I("m"))),
        bg.NotReciprocal, "k", "do not derive from an energy", ("k",), "symmetric",
    ),
    "a compliance that is not symmetric": Wrong(
        lambda: bg.compile(graph(Zero("n", 2) >> C("k", ((2, 1), (0, 2))), Sf("s") >> Zero("n", 2))),
        bg.NotReciprocal, "k", "components 1 and 2", ("k",), "symmetric",
    ),
    "an anisotropic inertia without a frame": Wrong(
        lambda: bg.compile(graph(One("a", 3) >> I("J", ("A", "B", "C")), Se("M") >> One("a", 3))),
        bg.FrameError, "J", "anisotropic", ("J",), "frame='inertial'",
    ),
    "an inertia in axes it is not constant in": Wrong(
        lambda: bg.compile(graph(One("a", 3, frame="o") >> I("J", ("A", "B", "C")), One("o", 3) >> I("K"))),
        bg.FrameError, "J", "not constant", ("J",), "axes",
    ),
    "an energy that does not depend on its state": Wrong(
        lambda: bg.compile(graph(z >> C("k", energy="x**2"), Sf("s") >> z)),
        bg.StructureError, "q_k", "the energy does not depend on this state: it is called 'q1', 'q_k', 'q'", ("q_k",),
        "in it",
    ),
    "a negative store": Wrong(lambda: I("m", -2), bg.StructureError, "m", "negative", ("m",), "positive"),
    "a store of indefinite matrix": Wrong(
        lambda: C("k", ((1, 2), (2, 1))), bg.StructureError, "k", "negative", ("k",), "positive"
    ),
    "an IC without coordinates": Wrong(
        lambda: bg.compile(graph(w >> IC("T", "m")["I"], IC("T", "m")["C"] >> w)),
        bg.StructureError, "T", "rates of the coordinates", ("T",), "a NIC",
    ),
    "an IC whose modulus holds time": Wrong(
        lambda: bg.compile(graph(crank >> IC("T", "m*(1 + t)")["I"], IC("T", "m*(1 + t)")["C"] >> crank)),
        bg.StructureError, "T", "depends on t", ("T",), "use a NIC",
    ),
    "a NIC whose A is not symmetric": Wrong(
        lambda: bg.compile(graph(f >> (T := NIC("T", ((2, 1), (0, 2)), "effort", (0, 0)))["I"], T["C"] >> f)),
        bg.NotReciprocal, "T", "do not derive from an energy", ("T",), "symmetric",
    ),
    "a NIC whose gyration force does work": Wrong(
        lambda: bg.compile(graph(f >> (T := NIC("T", ((2, 0), (0, 2)), "effort", ("rate", 0)))["I"], T["C"] >> f)),
        bg.StructureError, "T", "C-port", ("T",), "formulas",
    ),
    "a mass matrix that is indefinite": Wrong(
        lambda: NIC("T", ((1, 2), (2, 1)), "effort", (0, 0)), bg.StructureError, "T", "negative", ("T",), "positive"
    ),
    "a T* that holds negative energy": Wrong(
        lambda: TStar("T", ((-1,),), (0,)), bg.StructureError, "T", "negative", ("T",), "positive"
    ),
    "an inertia that is not symmetric": Wrong(
        lambda: bg.compile(graph(One("a", 2, frame="inertial") >> I("M", ((2, 1), (0, 2))))),
        bg.NotReciprocal, "M", "components 1 and 2", ("M",), "symmetric",
    ),
    "an effort into no port": Wrong(
        lambda: NIC("T", ((1,),), "both", (0,)), bg.StructureError, "T", "'both'", ("T",), "'flow'"
    ),
    "a mass matrix that is not square": Wrong(
        lambda: NIC("T", ((1, 2),), "effort", (0, 0)), bg.SizeMismatch, "T", "square", ("T",), "rows"
    ),
    "too few gyration forces": Wrong(
        lambda: TStar("T", ((1, 0), (0, 1)), (0,)), bg.SizeMismatch, "T", "as many components", ("T",), "2 formulas"
    ),
    "nothing to reduce": Wrong(
        lambda: bg.reduce(graph(*mass)), bg.NotReducible, "g", "each is its own state already", ("m",), "as it is"
    ),
}  # fmt: skip

VALUES: dict[str, Wrong] = {
    "missing values": Wrong(
        lambda: run(Se("F") >> w >> I("m")),
        bg.MissingValues, "g", "no value for F, m", ("F", "m"), "'F': ..., 'm': ...",
    ),
    "an unknown value": Wrong(
        lambda: run(*mass, values={"M": 2}), bg.ValueRefused, "M", "not a parameter", ("M",), "did you mean 'm'?"
    ),
    "a value for a source with a formula": Wrong(
        lambda: run(Se("F", "2*sin(t)") >> w >> I("m", 1), values={"F": 3}),
        bg.ValueRefused, "F", "formula '2 * sin(t)'", ("F",), "from the graph",
    ),
    "a coordinate's rate by another name": Wrong(
        lambda: run(crank >> I("m", 1), start={"th_dot": 1}),
        bg.ValueRefused, "th_dot", "the flow of 'th' is 'crank'", ("th_dot",), "'crank'",
    ),
    "the start of what is no state": Wrong(
        lambda: run(*mass, start={"E": 1}), bg.ValueRefused, "E", "not a state", ("E",), "leave it out"
    ),
    "the start of a dependent store": Wrong(
        lambda: run(*mass, w >> TF("n", 2) >> v >> I("J", 1), start={"p_m": 2}),
        bg.ValueRefused, "p_m", "'m' is in derivative causality", ("p_m",), "states it follows",
    ),
    "a start given twice": Wrong(
        lambda: run(*mass, start={"w": 1, "p_m": 2}), bg.ValueRefused, "p_m", "twice", ("p_m", "w"), "one of them"
    ),
    "an inertia of zero": Wrong(
        lambda: run(Se("F", 1) >> w >> I("m"), values={"m": 0}), bg.ValueRefused, "m", "negative or", ("m",), "positive"
    ),
    "a transformer turned whose modulus is zero": Wrong(
        lambda: run(w >> TF("n") >> v, Sf("s", 1) >> v, w >> R("r", 2), values={"n": 0}),
        bg.ValueRefused, "n", "with n = 0 something is divided by zero to find w", ("n",), "not zero",
    ),
    "a short circuit": Wrong(
        lambda: run(Se("U", 1) >> z >> R("r"), values={"r": 0}),
        bg.ValueRefused, "r", "with r = 0 something is divided by zero to find U.f, r.f", ("r",), "not zero",
    ),
    "a resistance that is not defined": Wrong(
        lambda: run(Se("U", 1) >> w >> R("r", "sqrt(k)"), values={"k": -1}),
        bg.ValueRefused, "k", "with k = -1 something is not defined that is needed to find w", ("k",), "other values",
    ),
    "a mass that is negative by its formula": Wrong(
        lambda: run(Se("F", 1) >> w >> I("m", "a - b"), values={"a": 1, "b": 2}),
        bg.ValueRefused, "m", "with a = 1, b = 2 its energy would be negative", ("m", "a", "b"), "positive definite",
    ),
    "a compliance that is indefinite by its values": Wrong(
        lambda: run(Sf("i", (1, 1)) >> Zero("n", 2), Zero("n", 2) >> C("c", (("a", "b"), ("b", "a"))),
                    values={"a": 1, "b": 2}),
        bg.ValueRefused, "c", "with a = 1, b = 2 its energy would be negative", ("c", "a", "b"), "positive definite",
    ),
    "a mass matrix that is negative by its values": Wrong(
        lambda: run(w >> (T := NIC("T", "a", "effort", 0))["I"], T["C"] >> w, Se("F", 1) >> w, values={"a": -2}),
        bg.ValueRefused, "T", "with a = -2 its energy, or that of an inertia it carries, would be negative",
        ("T", "a"), "positive definite",
    ),
    "a resistance matrix that is singular by its values": Wrong(
        lambda: run(Se("F", (1, 1)) >> f, f >> R("r", (("a", "b"), ("b", "a"))), values={"a": 1, "b": 1})["rate"],
        bg.SingularSystem, "rate, slide", "singular", ("rate", "slide"), "redundant",
    ),
    "an input that is not defined": Wrong(
        lambda: run(Se("U") >> w >> R("r", 1), values={"U": "1/t"})["w"],
        bg.ValueRefused, "U", "not defined at t = 0", ("U",), "defined all along",
    ),
    "an input that fails": Wrong(
        lambda: run(Se("U") >> w >> R("r", 1), values={"U": lambda t: 1 / (t - t)})["w"],
        bg.ValueRefused, "U", "not defined at t = 0: float division by zero", ("U",), "defined all along",
    ),
    "a rate in a singular configuration": Wrong(
        lambda: bg.rates(graph(crank >> I("m", 1), crank >> C("k", effort="1/th"))),
        bg.NoSolution, "g at t = 0 s", "not defined at this state", ("th", "p_m"), "singular configuration",
    ),
    "a rate that overflows": Wrong(
        lambda: bg.rates(graph(crank >> I("m", 1), crank >> C("k", effort="exp(th)")), start={"th": 1e4}),
        bg.NoSolution, "g at t = 0 s", "not defined at this state", ("th", "p_m"), "singular configuration",
    ),
    "the rate of a coordinate by another name": Wrong(
        lambda: run(crank >> I("m", 1))["th_dot"],
        bg.ValueRefused, "th_dot", "the flow of 'th' is 'crank'", ("th_dot",), "correct it",
    ),
    "an input without the rate that is needed": Wrong(
        lambda: run(
            Se("U") >> z, z >> C("c1", 1), z >> w >> y, w >> C("c2", 1), y >> C("c3", 1), values={"U": lambda t: t}
        ),
        bg.MissingValues, "U", "the rate of this input is needed by q_c2", ("U", "q_c2"), "bondgraph.Signal",
    ),
    "a reaction that needs the rate of an input": Wrong(
        lambda: run(Sf("d") >> w >> I("m", 1), values={"d": lambda t: t})["m.e"],
        bg.MissingValues, "m.e", "rate of the input 'd'", ("m.e", "d"), "bondgraph.Signal",
    ),
    "a law inverted where it has no inverse": Wrong(
        lambda: run(Se("F", -1) >> z, z >> R("r", effort="f**2"))["r.f"],
        bg.SimulationStopped, "g at t = 0 s", "r.f: these values depend on each other at once", ("r.f",),
        "laws in the loop",
    ),
    "time that runs backwards": Wrong(
        lambda: bg.simulate(graph(*mass), (1, 0)), bg.ValueRefused, "t", "increasing", (), "t=(0, 10)"
    ),
    "values in a list": Wrong(
        lambda: run(*mass, values=[1]), bg.ValueRefused, "values", "not a mapping", (), "dictionary"
    ),
    "a quantity the run does not have": Wrong(
        lambda: run(*mass)["m.x"], bg.ValueRefused, "'m.x'", "no such quantity", ("m.x",), "correct it"
    ),
}  # fmt: skip

TABLE = WRITING | FORMULAS | PHYSICS | VALUES


@pytest.mark.parametrize("name", TABLE)
def test_a_wrong_graph_is_refused_with_its_reason(name: str) -> None:
    wrong = TABLE[name]
    with pytest.raises(bg.BondGraphError) as caught:
        wrong.make()
    error = caught.value
    assert type(error) is wrong.kind
    assert wrong.place in error.place
    assert wrong.law in error.law
    assert error.parties == wrong.parties
    assert wrong.remedy.lower() in error.remedy.lower()


@pytest.mark.parametrize("name", TABLE)
def test_a_refusal_reads_as_sentences(name: str) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        TABLE[name].make()
    text = str(caught.value).replace("...", "")
    assert text.startswith(f"{TABLE[name].kind.__name__}: ") and text[-1] in ".?"
    assert not any(trace in text for trace in ("Traceback", "object at 0x", "?.", ".."))
    assert len(text) < 500


def test_the_table_is_large_and_says_each_thing_once() -> None:
    assert len(TABLE) == sum(map(len, (WRITING, FORMULAS, PHYSICS, VALUES)))
    assert {kind for kind in vars(bg).values() if isinstance(kind, type) and issubclass(kind, bg.BondGraphError)} >= {
        wrong.kind for wrong in TABLE.values()
    }


# -- not wrong, yet worth a word: findings of the analysis ---------------------------------------------------------


def test_a_transformer_ring_that_forces_flows_to_zero_is_found() -> None:
    a, b = One("a"), One("b")
    ring = graph(a >> TF("n") >> b, a >> TF("k") >> b, a >> I("J"), Se("F") >> a)
    (lock,) = bg.analyse(ring).locked
    assert lock.place == "the ring a, k, b, n"
    assert lock.law == "it forces the flows a, b to zero unless k = n"
    assert lock.parties == ("a", "k", "b", "n")
    assert lock.remedy == "remove 'k', or remove 'n', or put a compliance between 'a' and 'k'"


def test_unconnected_parts_are_found() -> None:
    parts = bg.analyse(graph(*mass, Sf("s") >> z >> C("c"))).parts
    assert [part.elements for part in parts] == [("F", "m", "w"), ("c", "s", "z")]


# -- graphs that others answer wrongly, or not at all --------------------------------------------------------------


def test_two_capacitors_on_one_junction_share_their_charge() -> None:
    run = bg.simulate(graph(Sf("i", 2) >> z, z >> C("C1", 1), z >> C("C2", 3)), (0, 4))
    assert run["z"] == pytest.approx(run.t * 2 / 4, abs=1e-9)
    assert run["C1.f"] + run["C2.f"] == pytest.approx(2 * np.ones_like(run.t), rel=1e-9)
    assert run["C2.f"] == pytest.approx(3 * run["C1.f"], rel=1e-9)


def test_two_inertias_through_a_gear_turn_together() -> None:
    n, J, m, M = 3.0, 2.0, 0.5, 4.0
    run = bg.simulate(graph(Se("M", M) >> w, w >> I("J", J), w >> TF("n", n) >> v, v >> I("m", m)), (0, 2))
    assert run["w"] == pytest.approx(run.t * M / (J + n**2 * m), abs=1e-9)
    assert run["v"] == pytest.approx(n * run["w"], abs=1e-9)


def test_a_loop_of_three_resistors_is_solved() -> None:
    R1, R2, R3, U = 2.0, 3.0, 6.0, 8.0
    run = bg.simulate(graph(Se("U", U) >> w, w >> R("R1", R1), w >> z, z >> R("R2", R2), z >> R("R3", R3)), (0, 1))
    assert run["w"] == pytest.approx(np.full_like(run.t, U / (R1 + R2 * R3 / (R2 + R3))), rel=1e-12)


def test_two_unequal_efforts_are_refused_and_explained() -> None:
    found = bg.analyse(graph(Se("a", 1) >> z, Se("b", 2) >> z, z >> R("r"))).conflict
    assert found is not None
    assert (found.parties, found.kind) == (("a", "b"), "1a-1a")
    assert "sources of effort in parallel" in found.meaning
    assert {r.text for r in found.remedies} >= {"remove 'a'", "remove 'b'"}


def test_what_is_never_connected_is_not_dropped() -> None:
    with pytest.raises(bg.StructureError) as caught:
        graph(*mass, w >> GY("K") >> v, I("forgotten"))
    assert caught.value.parties == ("forgotten",)


SWITCHED = {
    "a resistor on an effort": (lambda: (Se("U", 1) >> Zero("u"), Zero("u") >> R("r", "where(t < 1, 1, 0)")), "r.f"),
    "a resistor on a charge": (
        lambda: (Sf("U", 1) >> Zero("u"), Zero("u") >> R("r", "where(t < 1, 1, 0)"), Zero("u") >> C("c", 1)), "u",
    ),
    "a gear on an effort": (
        lambda: (Se("U", 1) >> One("a") >> TF("n", "where(t < 1, 1, 0)") >> One("b"), One("b") >> R("m", 1)), "a",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SWITCHED)
def test_a_branch_that_divides_by_zero(name: str) -> None:
    """Right until it is taken; then there is no motion, or no value."""
    parts, undefined = SWITCHED[name]
    try:
        run = bg.simulate(bg.Graph("switched", *parts()), (0, 2))
    except bg.SimulationStopped as stopped:
        run = stopped.trajectory
        assert run.t[-1] == pytest.approx(1, abs=1e-2)
    else:
        with pytest.raises(bg.NoSolution):
            run[undefined]
    assert np.isfinite(run.at(0.5, undefined))
