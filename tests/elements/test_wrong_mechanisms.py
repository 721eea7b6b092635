"""Wrong mechanisms, gathered: each is refused in the graph as drawn and in every form, with its reason and its parties.

What can be known is said when it is compiled; what only a motion shows stops the motion, and what was computed is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from mechanisms import FORMS

import bondgraph as bg
from bondgraph.elements import NIC, TF, Body, Df, I, Link, Mechanism, One, Prismatic, R, Se, Sf, TStar

DRAWN = None
EVERY = (DRAWN, *FORMS)

f = One("f", ("u1", "u2"))
UNIT = ((1, 0), (0, 1))


def mechanism(
    *more: Any, Q: Any = UNIT, P: Any = (("cos(x)", "l*cos(y)"), ("sin(x)", "l*sin(y)")), **values: Any
) -> Any:
    """A bar and a wheel: q_dot = Q f, partial velocities P of the bar's mass."""
    return bg.Graph(
        "g",
        f >> TF("Q", Q) >> One("q", len(Q), coordinates=("x", "y", "z")[: len(Q)]),
        f >> TF("P", P) >> One("v", 2) >> I("m"),
        f >> TF("W", ((1, 0), (0, 1))) >> One("w", 2) >> I("J"),
        *more,
        values=values,
    )


def body(J: Any) -> Any:
    """A rigid body that turns, in its own axes."""
    w = One("w", ("w1", "w2", "w3"), frame="w")
    turn, angles = One("turn", ("o1", "o2", "o3")), One("angles", coordinates=("a", "b", "c"))
    Q = ((1, "sin(a)*tan(b)", 0), (0, "cos(a)", "-sin(a)"), (0, 1, 1))
    return bg.Graph(
        "body", turn >> TF("R", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> w >> I("J", J), turn >> TF("Q", Q) >> angles
    )


VALUES = {"m": 1.0, "J": 1.0, "l": 0.5}


def compiled(graph: Callable[[], Any]) -> Callable[[Any], Any]:
    return lambda form: bg.compile(graph(), form)


def simulated(graph: Callable[[], Any], values: Any, start: Any, end: float = 3.0) -> Callable[[Any], Any]:
    return lambda form: bg.simulate(bg.compile(graph(), form), (0, end), values, start)


def driven(form: Any, signal: Any, **given: Any) -> bg.Trajectory:
    graph = mechanism(Sf("d", **given) >> f["u1"])
    return bg.simulate(bg.compile(graph, form), (0, 1), {**VALUES, "d": signal}, {"y": 0.4})


@dataclass(frozen=True)
class Wrong:
    """What is done in a form, and what its refusal must say; some of the parties are asked for, not all.

    Args:
        forms: in which, the graph as drawn among them.
        kept: whether a part of the motion was computed.
    """

    make: Callable[[Any], Any]
    kind: type[bg.BondGraphError]
    law: str
    parties: tuple[str, ...]
    remedy: str
    forms: tuple[Any, ...] = EVERY
    kept: bool = False


singular, refused, stopped = bg.SingularSystem, bg.ValueRefused, bg.SimulationStopped

MAP: dict[str, Wrong] = {
    "Q of numbers that loses a velocity": Wrong(
        compiled(lambda: mechanism(Q=((1, 1), (2, 2)))),
        singular, "rank of 1", ("Q", "u1", "u2", "x", "y"), "rows of 'Q'",
    ),
    "Q that loses a velocity wherever it stands": Wrong(
        compiled(lambda: mechanism(Q=(("x", "y"), ("2*x", "2*y"), ("x*y", "y**2")))),
        singular, "rank of 1", ("Q", "u1", "u2", "x", "y", "z"), "rows of 'Q'",
    ),
    "Q that loses a velocity by a default": Wrong(
        compiled(lambda: mechanism(Q=(("a", 1), ("b", 2)), a=1, b=2)),
        refused, "with a = 1, b = 2 Q maps", ("Q", "a", "b"), "other values",
    ),
    "Q that loses a velocity by its values": Wrong(
        simulated(lambda: mechanism(Q=(("a", 1), ("b", 2))), {**VALUES, "a": 1, "b": 2}, {}),
        refused, "with a = 1, b = 2 Q maps", ("Q", "a", "b"), "other values",
    ),
}  # fmt: skip

DRIVEN: dict[str, Wrong] = {
    "two sources on one velocity": Wrong(
        compiled(lambda: mechanism(Sf("d1", 1) >> f["u1"], Sf("d2", 1) >> f["u1"])),
        bg.CausalConflict, "two bonds set its flow", ("d1", "d2"), "remove one",
    ),
    "constraints that contradict each other": Wrong(
        compiled(lambda: mechanism(f << TF("a", ((1, 2),)) << Sf("b", 0), f << TF("c", ((2, 4),)) << Sf("d", 1))),
        bg.BondGraphError, "contradict each other", ("b", "d"), "remove one of them",
    ),
    "constraints that contradict each other for some inputs": Wrong(
        compiled(lambda: mechanism(f << TF("a", (("x", "y"),)) << Sf("b"), f << TF("c", (("2*x", "2*y"),)) << Sf("d"))),
        bg.BondGraphError, "contradict each other", ("b", "d"), "remove one of them",
    ),
    "two of three constraints": Wrong(
        compiled(lambda: mechanism(
            One("g", ("a1", "a2", "a3")) >> I("M"),
            *(One("g", ("a1", "a2", "a3")) << TF(f"c{k}", (row,)) << Sf(f"b{k}", k)
              for k, row in enumerate(((1, 2, 3), (0, 1, 1), (2, 4, 6)))),
        )),
        bg.BondGraphError, "contradict each other", ("b0", "b2"), "remove one of them", forms=(DRAWN,),
    ),
    "a source and a constraint on one velocity": Wrong(
        compiled(lambda: mechanism(Sf("d", 1) >> f["u1"], f << TF("a", ((1, 0),)) << Sf("b", 0))),
        bg.BondGraphError, "contradict each other", ("b", "d"), "remove one of them",
    ),
    "a constraint on what is all driven": Wrong(
        compiled(lambda: mechanism(Sf("d", (1, 1)) >> f, f << TF("a", ((1, "x"),)) << Sf("b", 0))),
        bg.BondGraphError, "contradict each other", ("b", "d"), "remove one of them",
    ),
    "a constraint that holds nothing": Wrong(
        compiled(lambda: mechanism(f << TF("a", ((0, 0),)) << Sf("b", 1))),
        bg.BondGraphError, "", ("b",), "remove",
    ),
}  # fmt: skip

INERTIA: dict[str, Wrong] = {
    "a negative moment of inertia": Wrong(
        lambda form: bg.compile(body((1, -1, 2)), form), bg.StructureError, "negative", ("J",), "positive"
    ),
    "an indefinite tensor": Wrong(
        lambda form: bg.compile(body(((1, 2, 0), (2, 1, 0), (0, 0, 1))), form),
        bg.StructureError, "negative", ("J",), "positive",
    ),
    "a tensor that is not symmetric": Wrong(
        lambda form: bg.compile(body(((1, 0.2, 0), (0.1, 1, 0), (0, 0, 1))), form),
        bg.NotReciprocal, "derive from an energy", ("J",), "symmetric",
    ),
    "moments no body has": Wrong(
        lambda form: Body("flywheel", 1, (1, 1, 5)), bg.StructureError, "", ("flywheel_J",), "", forms=(DRAWN,)
    ),
    "a mass that is negative by its value": Wrong(
        simulated(mechanism, {**VALUES, "m": -1}, {}), refused, "energy", ("m",), "positive"
    ),
    "a mass that is negative by its value, and a sum that is not": Wrong(
        simulated(mechanism, {**VALUES, "m": -0.01}, {}), refused, "energy", ("m",), "positive"
    ),
    "a moment that is negative by its value": Wrong(
        simulated(lambda: body(("A", "B", "C")), {"A": 1, "B": -1, "C": 1}, {}),
        refused, "with B = -1", ("B",), "positive",
    ),
    "a velocity without inertia": Wrong(
        compiled(lambda: bg.Graph("g", f >> TF("P", ((1, 0),)) >> One("w") >> I("J"), Se("F") >> f["u2"])),
        singular, "determines", ("u2",), "resist",
    ),
    "a velocity that loses its inertia by a value": Wrong(
        simulated(lambda: bg.Graph("g", f >> TF("P", ((1, 0), (0, "k"))) >> One("w", 2) >> I("J"),
                                   Se("F", (1, 1)) >> f), {"J": 1, "k": 0}, {}),
        bg.BondGraphError, "", (), "zero",
    ),
    "a kinetic store of a negative matrix": Wrong(
        lambda form: TStar("T", ((1, 2), (2, 1)), (0, 0)),
        bg.StructureError, "negative", ("T",), "positive", forms=(DRAWN,),
    ),
    "a kinetic store that is negative by its values": Wrong(
        simulated(lambda: bg.Graph("g", f >> (T := NIC("T", (("a", 0), (0, "b")), "effort", (0, 0)))["I"], T["C"] >> f),
                  {"a": 1, "b": -1}, {}),
        refused, "with b = -1", ("T", "b"), "positive",
    ),
}  # fmt: skip

VELOCITIES: dict[str, Wrong] = {
    "a partial velocity of a velocity": Wrong(
        compiled(lambda: mechanism(P=(("u1", "l"), (1, 0)))),
        bg.ModulusError, "depends on 'u1' (flows)", ("P", "u1"), "write u1_s",
    ),
    "a partial velocity of the mass's own velocity": Wrong(
        compiled(lambda: mechanism(P=(("v_1", "l"), (1, 0)))),
        bg.ModulusError, "depends on 'v_1' (flows)", ("P", "v_1"), "write v_1_s",
    ),
    "a Q of a velocity": Wrong(
        compiled(lambda: mechanism(Q=(("u1", 0), (0, 1)))),
        bg.ModulusError, "depends on 'u1' (flows)", ("Q", "u1"), "write u1_s",
    ),
    "a partial velocity of a measured velocity": Wrong(
        compiled(lambda: mechanism(f["u1"] >> Df("s"), P=(("s", "l"), (1, 0)))),
        bg.NotReducible, "depends on the generalized velocities themselves, u1", ("m", "u1"),
        "coordinates and time only", forms=FORMS,
    ),
    "a partial velocity of a coordinate of something else": Wrong(
        compiled(lambda: mechanism(One("o", coordinates="s") >> I("k"), P=(("s", "l"), (1, 0)))),
        bg.NotReducible, "whose rate is not given by the generalized velocities", ("s",), "follow f", forms=FORMS,
    ),
    "a partial velocity of an input": Wrong(
        compiled(lambda: mechanism(Sf("d") >> One("z") >> R("r"), P=(("d", "l"), (1, 0)))),
        bg.ModulusError, "depends on 'd' (inputs)", ("P", "d"), "('d', 'd_0')",
    ),
}  # fmt: skip

velocity_forms = tuple(form for form in EVERY if form is not bg.forms.kane_momentum)

RATES: dict[str, Wrong] = {
    "a velocity form without the rate of a driven velocity": Wrong(
        lambda form: driven(form, lambda t: t),
        bg.MissingValues, "the rate of this input", ("d", "u2"), "bondgraph.Signal", forms=velocity_forms,
    ),
    "a reaction without the rate of a driven velocity": Wrong(
        lambda form: driven(form, lambda t: t)["d.e"],
        bg.MissingValues, "rate of the input 'd'", ("d.e", "d"), "formula", forms=(bg.forms.kane_momentum,),
    ),
    "a driven position without any rate": Wrong(
        lambda form: driven(form, lambda t: t, given="position"),
        bg.MissingValues, "the rate of this input", ("d",), "bondgraph.Signal",
    ),
    "a velocity form with one rate of a driven position": Wrong(
        lambda form: driven(form, bg.Signal(lambda t: t, lambda t: 1.0), given="position"),
        bg.MissingValues, "order 2", ("d", "u2"), "higher", forms=velocity_forms,
    ),
    "a reaction with one rate of a driven position": Wrong(
        lambda form: driven(form, bg.Signal(lambda t: t, lambda t: 1.0), given="position")["d.e"],
        bg.MissingValues, "order 2", ("d.e", "d"), "rates", forms=(bg.forms.kane_momentum,),
    ),
    "a velocity form and a velocity that jumps": Wrong(
        lambda form: driven(form, bg.Signal(lambda t: float(t > 0.5), lambda t: 0.0, (0.5,))),
        stopped, "jumps from 0 to 1", ("d", "u2"), "trajectory", forms=velocity_forms, kept=True,
    ),
    "a velocity form and a position whose rate jumps": Wrong(
        lambda form: driven(form, "abs(t - 0.5)", given="position"),
        stopped, "rate of order 1 of this input jumps", ("d", "u2"), "trajectory", forms=velocity_forms, kept=True,
    ),
}  # fmt: skip


def gimbal() -> Any:
    """Two angles, whose rates are those of two velocities over the cosine of one of them."""
    return mechanism(Q=(("1/cos(y)", 0), (0, 1)), P=UNIT)


def stretched(reach: str = "cos(x)") -> Any:
    """A mass whose velocity is lost where its reach is zero, and a force that drives it there."""
    q = One("q", ("v1", "v2"), coordinates=("x", "y"))
    return bg.Graph("g", q >> TF("P", ((reach, 0), (0, 1))) >> One("v", 2) >> I("m"), Se("F", (1, 0)) >> q)


SINGULAR: dict[str, Wrong] = {
    "a motion into a configuration where Q is infinite": Wrong(
        simulated(gimbal, {"m": 1, "J": 1}, {"y": 1.0, "u1": 1.0, "u2": 1.0}),
        stopped, "y = 1.5708, a singular configuration", ("x",), "trajectory", kept=True,
    ),
    "a start where Q is infinite": Wrong(
        simulated(lambda: mechanism(Q=(("1/x", 0), (0, 1)), P=UNIT), {"m": 1, "J": 1}, {"x": 0.0, "u1": 1.0}),
        stopped, "float division by zero, at x = 0, a singular configuration", (), "singular configuration",
    ),
    "a motion into a configuration without inertia": Wrong(
        simulated(stretched, {"m": 1}, {"x": 1.0, "v1": 1.0}),
        stopped, "x = 1.5708, a singular configuration", (), "trajectory", kept=True,
    ),
    "a start in a configuration without inertia": Wrong(
        simulated(lambda: stretched("x"), {"m": 1}, {"x": 0.0, "v1": 1.0}),
        stopped, "float division by zero, at x = 0, a singular configuration", (), "singular configuration",
    ),
    "a motion to where a constraint says nothing": Wrong(
        simulated(lambda: mechanism(f << TF("a", (("1 - 4*t", 0),)) << Sf("b", 1), P=UNIT), {"m": 1, "J": 1}, {}),
        stopped, "", (), "trajectory", forms=FORMS, kept=True,
    ),
}  # fmt: skip

TABLE = MAP | DRIVEN | INERTIA | VELOCITIES | RATES | SINGULAR
ROWS = [(name, form) for name, wrong in TABLE.items() for form in wrong.forms]


def caught(name: str, form: Any) -> bg.BondGraphError:
    with pytest.raises(bg.BondGraphError) as found:
        TABLE[name].make(form)
    return found.value


@pytest.mark.parametrize(
    ("name", "form"), ROWS, ids=lambda x: x if isinstance(x, str) else getattr(x, "__name__", "drawn")
)
def test_a_wrong_mechanism_is_refused_with_its_reason(name: str, form: Any) -> None:
    wrong, error = TABLE[name], caught(name, form)
    assert isinstance(error, wrong.kind)
    assert wrong.law in error.law and set(wrong.parties) <= set(error.parties)
    assert wrong.remedy.lower() in error.remedy.lower()
    assert error.place and "Traceback" not in str(error) and len(str(error)) < 600
    if isinstance(error, bg.SimulationStopped):
        assert (error.trajectory is not None and error.trajectory.t[-1] > 0) == wrong.kept


def test_an_element_with_the_name_of_a_part_of_a_mechanism_is_told_whose_name_it_is() -> None:
    cart = Link("cart", 1.0)
    slide = Mechanism("m", [cart], [Prismatic("sl", "ground", cart, "x")])
    with pytest.raises(bg.DuplicateName, match="a part of the joint 'sl' of 'm'") as caught:
        bg.Graph("g", *slide, Sf("d_sl", 1) >> slide["sl"])
    assert "d_sl" in caught.value.parties
    with pytest.raises(bg.DuplicateName, match="give both the same value"):
        bg.Graph("g", Se("U", 1) >> One("i"), One("i") >> R("U", 2))
