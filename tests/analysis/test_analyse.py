"""The report on causality, item by item, on small graphs with known answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.analysis.causality import Analysis, analyse
from bondgraph.analysis.causality.analyse import with_equations
from bondgraph.causality.relax import strokes_of
from bondgraph.elements import GY, TF, C, Df, Frame, I, Link, Mechanism, MSf, One, R, Revolute, Se, Sf, Zero

w, v, z = One("w"), One("v"), Zero("z")
turn = One("turn", coordinates=("x",))
omega, vector = One("omega", coordinates=("theta",)), One("V", ("vx", "vy"))
arm = TF("P", (("l*cos(theta)",), ("l*sin(theta)",)))

GRAPHS: dict[str, tuple[Any, ...]] = {
    "capacitors": (Sf("i") >> z, z >> C("C1"), z >> C("C2")),
    "gear": (Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m")),
    "resistors": (Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2"), z >> R("R3")),
    "three": (z >> One("a") >> I("I1"), z >> One("b") >> I("I2"), z >> One("c") >> I("I3"), Se("F") >> One("a")),
    "gyrator": (Se("U") >> w, w >> GY("g") >> v, v >> R("R1"), w >> R("R2")),
    "kane": (omega >> arm >> vector >> I("m"), Se("gravity", ("0", "-m*g")) >> vector),
    "driven": (Sf("d") >> w >> I("J"), w >> R("b")),
    "motor": (Se("U") >> One("i") >> GY("K") >> w, One("i") >> I("L"), One("i") >> R("Ra"), w >> I("J")),
}
CONFLICTS: dict[str, tuple[Any, ...]] = {
    "efforts": (Se("a") >> z, Se("b") >> z, z >> R("r")),
    "flows": (Sf("a") >> w, Sf("b") >> w, w >> I("J")),
    "far": (Sf("a") >> w >> TF("n") >> v >> TF("k") >> One("u") << Sf("b"), w >> I("J"), v >> I("m"), C("c") << z >> v),
    "unset": (Se("a") >> w, Se("b") >> w),
    "constraint": (One("q", ("x", "y")) >> I("m"), One("q", ("x", "y")) << TF("a", (("c", "s"),)) << Sf("b")),
    "closed": (
        One("p") >> TF("A", "cos(x)") >> v, turn >> TF("B", "sin(x)") >> v,
        One("p") >> I("J"), turn >> R("b"), turn >> I("m"),
    ),
}  # fmt: skip


def found(name: str) -> Analysis:
    return analyse(bg.Graph(name, *({**GRAPHS, **CONFLICTS})[name]))


# -- strokes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*GRAPHS, *CONFLICTS])
def test_derivations_can_be_replayed(name: str) -> None:
    a = found(name)
    known: set[tuple[str, int]] = set()
    for p in a.strokes:
        assert set(p.because) <= known
        known.add((p.bond, p.component))
        last = p.derivation.rpartition("\n")[2]
        assert last.startswith(f"{p.label}: effort into {p.effort_into}: {p.rule}")
    if a.conflict is None:
        assert known == {(b.name, k) for b in a.graph.bonds for k in range(b.size)}


@pytest.mark.parametrize("name", [*GRAPHS, *CONFLICTS])
def test_order_of_entry_does_not_matter(name: str) -> None:
    parts = list({**GRAPHS, **CONFLICTS}[name])
    first = found(name)
    for seed in range(4):
        Random(seed).shuffle(parts)
        other = analyse(bg.Graph(name, *parts))
        assert str(other) == str(first)
        assert other == first


@pytest.mark.parametrize("name", [*GRAPHS, *CONFLICTS])
def test_everything_is_frozen(name: str) -> None:
    assert isinstance(hash(found(name)), int)


# -- storage and size --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "states", "freedom", "index"),
    [
        ("motor", ("p_J", "p_L"), 2, 0),
        ("resistors", (), 0, 1),
        ("gyrator", (), 0, 1),
        ("capacitors", ("q_C1",), 0, 2),
        ("gear", ("p_J",), 1, 2),
        ("three", ("p_I1", "p_I2"), 2, 2),
        ("kane", ("omega", "theta"), 1, 2),
        ("driven", (), 0, 2),
    ],
)
def test_size(name: str, states: tuple[str, ...], freedom: int, index: int) -> None:
    a = found(name)
    assert tuple(sorted(a.size.states)) == states
    assert (a.size.order, a.size.degrees_of_freedom, a.size.index) == (len(states), freedom, index)
    assert not a.size.why


def test_storage_ports() -> None:
    assert [(s.store, s.integral) for s in found("three").storages] == [("I1", True), ("I2", True), ("I3", False)]
    assert [(s.store, s.component, s.integral) for s in found("kane").storages] == [("m", 0, False), ("m", 1, False)]


# -- conflicts and remedies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "elements", "kind", "junction", "words"),
    [
        ("efforts", ("a", "b", "z"), "1a-1a", "over-determined", "sources of effort in parallel"),
        ("flows", ("a", "b", "w"), "1a-1a", "over-determined", "sources of flow in series"),
        ("far", ("a", "b", "k", "n", "u", "v", "w"), "1a-1a", "over-determined", "sources of flow in series"),
        ("unset", ("a", "b", "w"), "1a-1a", "under-determined", "efforts meet and nothing there gives way"),
        ("constraint", ("a", "b"), "1a-1b", "law", "a constraint on the flows"),
        ("closed", ("A", "B", "v"), "1b-1b", "over-determined", "closed loop of transformers"),
    ],
)
def test_conflict(name: str, elements: tuple[str, ...], kind: str, junction: str, words: str) -> None:
    c = found(name).conflict
    assert c is not None
    assert (c.elements, c.kind, c.junction) == (elements, kind, junction)
    assert words in c.meaning
    assert ("CausalConflict" in c.text) != found(name).compiles


def test_paths_meet_where_the_conflict_is() -> None:
    c = found("far").conflict
    assert c is not None
    assert (c.place, c.parties) == ("u", ("a", "b"))
    assert set(c.paths) == {("b",), ("a", "w-n", "n-v", "v-k", "k-u")}
    assert set(c.bonds) == {"a", "b", "w-n", "n-v", "v-k", "k-u"}


@pytest.mark.parametrize("name", CONFLICTS)
def test_remedies_work(name: str) -> None:
    c = found(name).conflict
    assert c is not None
    assert c.remedies
    for remedy in c.remedies:
        assert not remedy.left
        bg.compile(remedy.graph)
        assert analyse(remedy.graph).conflict is None
    assert {r.action for r in c.remedies} == ({"hang"} if name == "unset" else {"remove", "insert"} | (
        {"turn"} if name == "closed" else set()))  # fmt: skip


@pytest.mark.parametrize(
    ("name", "constraint"), [("constraint", "c*x + s*y - b"), ("closed", "p*cos(x) - turn*sin(x)")]
)
def test_a_conflict_that_is_a_constraint_leaves_equations(name: str, constraint: str) -> None:
    import sympy as sp

    a = found(name)
    assert a.conflict is not None and a.constrained is not None and a.refusal is None
    assert a.size.index == a.constrained.index >= 2
    (given,) = a.constrained.constraints
    assert a.size.order == len(a.size.states) - 1
    assert sp.sympify(f"({given})/({constraint})").simplify() in (1, -1)
    assert "differential-algebraic system" in str(a) and "order" in str(a).splitlines()[0]


@pytest.mark.parametrize("name", ["efforts", "flows", "far", "unset"])
def test_a_conflict_that_is_a_contradiction_leaves_none(name: str) -> None:
    a = found(name)
    assert a.constrained is None and a.size.order is None


@pytest.mark.parametrize("name", CONFLICTS)
def test_the_set_is_minimal(name: str) -> None:
    from bondgraph.analysis.causality.stroke_constraints import Strokes

    a = found(name)
    c = a.conflict
    assert c is not None
    strokes = Strokes(a.graph)
    items = frozenset(strokes.core(c.parties) or ())
    assert {n for n, _ in items} == set(c.elements)
    assert strokes.satisfiable(items) is False
    assert all(strokes.satisfiable(items - {item}) for item in items)


def test_of_two_conflicts_each_remedy_names_the_other() -> None:
    both = analyse(
        bg.Graph("both", *CONFLICTS["efforts"], *CONFLICTS["unset"][:0], Sf("c") >> w, Sf("d") >> w >> I("J"))
    )
    assert both.conflict is not None
    assert all("CausalConflict" in r.left for r in both.conflict.remedies)


def test_a_component_without_bonds() -> None:
    c = analyse(bg.Graph("lone", vector["vx"] >> I("m"))).conflict
    assert c is not None
    assert (c.kind, c.components) == ("junctions", (("V", "vy"),))
    assert [r.text for r in c.remedies] == ["hang an inertia on 'vy'", "hang a resistor on 'vy'"]


def test_strokes_that_the_order_of_assignment_misses_are_given() -> None:
    """Whatever the procedure does with this graph, the report says whether strokes exist."""
    ring = bg.Graph("ring", Se("U") >> w, w >> TF("n1") >> z, w >> TF("n2") >> z, w >> R("b"), z >> R("r"))
    a = analyse(ring)
    assert a.conflict is None or (a.conflict.exists and "the equations follow" in a.conflict.meaning)


# -- derivative causality ----------------------------------------------------------------------------------------------


def test_gear() -> None:
    a = found("gear")
    (m,) = a.dependents
    (master,) = m.masters
    assert (master.name, master.variable, master.gain, master.derivative) == ("J", "J.f", "n", "m*n")
    assert (master.path, master.bonds) == (("J", "w", "n", "v", "m"), ("J", "w-n", "n-v", "m"))
    assert m.equation == "p_m = m*n*w"
    assert "cannot be chosen" in m.start
    assert (a.reduced[0].what, a.reduced[0].matrix) == ("inertia", (("J + m*n**2",),))


def test_capacitors() -> None:
    a = found("capacitors")
    assert (a.dependents[0].store, a.dependents[0].masters[0].gain) == ("C2", "1")
    assert (a.reduced[0].what, a.reduced[0].matrix) == ("compliance", (("C1 + C2",),))


def test_three_inertias() -> None:
    a = found("three")
    assert [m.gain for m in a.dependents[0].masters] == ["-1", "-1"]
    assert a.reduced[0].matrix == (("I1 + I3", "I3"), ("I3", "I2 + I3"))


def test_a_free_flow_is_the_master_of_kanes_graph() -> None:
    a = found("kane")
    assert a.free == ("omega",)
    assert [(m.role, m.gain) for d in a.dependents for m in d.masters] == [
        ("free", "l*cos(theta)"), ("free", "l*sin(theta)"),
    ]  # fmt: skip
    k = bg.kinetics(a.graph)
    assert a.reduced[0].matrix == ((str(k.A[0, 0]),),)


def test_through_a_gyrator_an_inertia_is_a_compliance() -> None:
    a = analyse(bg.Graph("gyrated", Sf("i") >> z >> C("c"), z >> GY("g") >> Zero("y") >> C("k")))
    assert not a.dependents
    a = analyse(bg.Graph("gyrated", Sf("i") >> z >> C("c"), z >> GY("g") >> w >> I("J")))
    assert (a.reduced[0].what, a.reduced[0].matrix) == ("compliance", (("J/g**2 + c",),))


def test_what_goes_through_a_resistor_is_not_carried() -> None:
    lossy = bg.Graph("lossy", Sf("i") >> z >> C("c"), z >> w >> R("r"), w >> TF("n") >> v >> I("m"))
    a = analyse(lossy)
    assert not a.dependents or a.reduced[0].matrix[0][0].startswith("undecided")


def test_an_inertia_with_a_law_of_its_own() -> None:
    a = analyse(bg.Graph("law", w >> I("J", flow="p/m + p**3"), w >> TF("n") >> v >> I("k")))
    assert [(r.what, r.variables) for r in a.reduced] == [("inertia", ("J.f",))]
    assert "p_J**2" in a.reduced[0].matrix[0][0]


# -- loops -------------------------------------------------------------------------------------------------------------


def test_resistors() -> None:
    (loop,) = found("resistors").loops
    assert (loop.elements, loop.linear, loop.solvable) == (("R1", "R2", "R3", "w", "z"), True, True)
    assert {c.gain for c in loop.cycles} == {"-R1/R2", "-R1/R3"}
    assert {c.size for c in loop.cuts} == {1}
    assert ("R1.e",) in [c.variables for c in loop.cuts]
    assert loop.cycles[0].elements == ("w", "z", "R2", "z", "w", "R1")


def test_gyrator_loop() -> None:
    (loop,) = found("gyrator").loops
    assert [c.gain for c in loop.cycles] == ["-g**2/(R1*R2)"]
    assert loop.determinant == "1 + g**2/(R1*R2)"


def test_a_loop_that_is_not_linear() -> None:
    (loop,) = analyse(bg.Graph("curved", Se("U") >> w, w >> R("R1", effort="a*f**3"), w >> z, z >> R("R2"))).loops
    assert not loop.linear
    assert loop.solvable


def test_a_loop_of_gain_one_is_singular() -> None:
    a = analyse(bg.Graph("unit", Se("U") >> w, w >> z, z >> w, Sf("s") >> z))
    assert a.conflict is None
    assert a.refusal is not None
    assert a.size.index is None and a.size.why.startswith("undecided")
    assert [(loop.solvable, loop.determinant) for loop in a.loops] and not all(loop.solvable for loop in a.loops)
    assert {loop.determinant for loop in a.loops if not loop.solvable} == {"0"}
    assert any(c.gain == "1" for loop in a.loops for c in loop.cycles)


# -- inputs, ranks -----------------------------------------------------------------------------------------------------


def test_driven_inertia_wants_the_inputs_rate() -> None:
    a = found("driven")
    (d,) = a.differentiated
    assert (d.source, d.stores, d.states, d.known) == ("d", ("J",), (), False)
    a = analyse(bg.Graph("formula", Sf("d", "sin(t)") >> w >> I("J")))
    assert a.differentiated[0].known
    a = analyse(bg.Graph("charged", Se("U") >> z >> C("c")))
    assert [(d.source, d.stores) for d in a.differentiated] == [("U", ("c",))]


def test_prescribed_velocity_in_the_velocity_form() -> None:
    f = One("f", ("rate", "pivot"))
    shaken = bg.Graph(
        "shaken",
        f["rate"] >> One("turn", coordinates=("theta",)),
        f >> TF("P", (("l*cos(theta)", "1"), ("l*sin(theta)", "0"))) >> vector >> I("m"),
        Sf("drive") >> f["pivot"],
    )
    a = analyse(shaken)
    assert [(d.source, d.stores, d.states) for d in a.differentiated] == [("drive", ("m",), ("rate",))]
    assert [(r.elements, r.rank, r.loses) for r in a.ranks] == [(("P",), 2, ("sin(theta) = 0",))]


def test_a_rank_that_is_never_lost() -> None:
    (rank,) = found("kane").ranks
    assert (rank.rows, rank.columns, rank.rank, rank.loses) == (2, 1, 1, ())


def test_a_rank_lost_at_a_configuration_that_must_be_searched() -> None:
    q = One("q", ("a", "b"), coordinates=("x", "y"))
    graph = bg.Graph("searched", q >> TF("P", (("x**2 + y**2", "0"), ("0", "x**2 + (y - 1)**4"))) >> vector >> I("m"))
    (rank,) = analyse(graph).ranks
    assert rank.rank == 2
    assert rank.loses


@pytest.mark.parametrize(("left", "found"), [("3e-9", True), ("1e-7", False)])
def test_a_rank_that_is_nearly_lost(left: str, found: bool) -> None:
    """By `ON_CONSTRAINTS`: at X = Y = 0 the row is as small as this."""
    q = One("q", ("x", "y", "z"), coordinates=("X", "Y", "Z"))
    row = TF("a", (("X", "Y", f"{left}*cos(X)"),))
    (rank,) = analyse(bg.Graph("rod", q >> I("m"), q >> row >> v, v >> R("b"))).ranks
    assert ("found none" not in rank.loses[0]) == found


def test_redundant_constraints() -> None:
    q = One("q", ("x", "y", "s"))
    graph = bg.Graph("rows", q >> I("m"), q << TF("a", (("1", "2", "0"), ("2", "4", "0"))) << Sf("b", ("0", "0")))
    (rank,) = analyse(graph).ranks
    assert (rank.driven, rank.rank, rank.redundant, rank.pivots) == (True, 1, (("a", 1),), ("y",))


def test_a_single_row_loses_its_rank_where_all_its_entries_vanish() -> None:
    q = One("q", ("x", "y"), coordinates=("X", "Y"))
    (rank,) = analyse(bg.Graph("rod", q >> I("m"), q >> TF("a", (("X", "Y"),)) >> v, v >> R("b"))).ranks
    assert rank.loses == ("at X = 0, Y = 0",)


a_, b_, c_, y = One("a"), One("b"), One("c"), Zero("y")
RINGS: dict[str, tuple[tuple[Any, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], str]] = {
    "two": (
        (a_ >> TF("n") >> b_, a_ >> TF("k") >> b_, a_ >> I("J"), Se("F") >> a_, b_ >> TF("m") >> c_ >> R("r")),
        ("a", "k", "b", "n"), ("a", "b"), ("c",), "k = n",
    ),
    "three": (
        (a_ >> TF("n") >> b_ >> TF("k") >> c_, a_ >> TF("h") >> c_, a_ >> I("J"), Se("F") >> a_),
        ("a", "h", "c", "k", "b", "n"), ("a", "b", "c"), (), "h = k*n",
    ),
    "numbers": (
        (a_ >> TF("n", 2) >> b_, a_ >> TF("k", 3) >> b_, a_ >> I("J")), ("a", "k", "b", "n"), ("a", "b"), (), "k = n",
    ),
    "efforts": (
        (z >> TF("n") >> y, z >> TF("k") >> y, z >> C("J"), Sf("F") >> z),
        ("y", "k", "z", "n"), ("y", "z"), (), "k = n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RINGS)
def test_a_ring_of_transformers_that_forces_zero(name: str) -> None:
    parts, ring, variables, following, unless = RINGS[name]
    (lock,) = analyse(bg.Graph("ring", *parts)).locked
    assert (lock.parties, lock.variables, lock.following, lock.unless) == (ring, variables, following, unless)
    assert lock.place == f"the ring {', '.join(ring)}"
    assert lock.law.startswith("it forces the ") and f"to zero unless {unless}" in lock.law
    assert {r.action for r in lock.remedies} == {"remove", "insert"}
    for remedy in lock.remedies:
        again = analyse(remedy.graph)
        assert not again.locked and again.conflict is None and again.refusal is None and not remedy.left
        assert remedy.text in lock.remedy
    assert lock.law in str(analyse(bg.Graph("ring", *parts)))


def test_a_ring_of_one_ratio_is_redundant_instead() -> None:
    for moduli in ((2, 2), ("i", "i"), ("2*i", "i + i")):
        ways = [a_ >> TF(name, ratio) >> b_ for name, ratio in zip("nk", moduli, strict=True)]
        found = analyse(bg.Graph("ring", *ways, a_ >> I("J"), b_ >> R("r")))
        assert not found.locked
        (loose,) = found.loose
        assert loose.variables == ("a-k.e", "a-n.e", "k-b.e", "n-b.e")
        assert loose.parties == ("a", "b", "k", "n") and "not determined" in loose.law
        assert [r.parties for r in loose.remedies if r.action == "remove"] == [("k",), ("n",)]
        assert {r.action for r in loose.remedies} == {"remove", "insert"}
        for remedy in loose.remedies:
            assert not analyse(remedy.graph).loose and not analyse(remedy.graph).locked and not remedy.left


def test_a_missing_ground_has_the_remedies_that_give_the_circuit() -> None:
    n1, n2, n3 = Zero("n1"), Zero("n2"), Zero("n3")
    parts = [n3 >> a_ >> n1, n1 >> b_ >> n2, n2 >> w >> n3, Se("V") >> a_, b_ >> R("Res"), w >> C("Cap")]
    found = analyse(bg.Graph("ring", *parts))
    (loose,) = found.loose
    assert [r.action for r in loose.remedies] == ["reference", "remove"] and "ground" in loose.remedy
    assert found.refusal is not None and found.refusal.parties == ("n1", "n2", "n3")
    for remedy in loose.remedies:
        assert not remedy.left
        assert str(bg.compile(remedy.graph)).endswith("q_Cap' = (V - q_Cap/Cap)/Res")


def test_a_forgotten_wall_is_to_be_held() -> None:
    spring, wall = Zero("spring"), One("wall")
    found = analyse(bg.Graph("m", Se("F") >> w >> I("m"), w >> spring >> wall, spring >> C("k")))
    (lock,) = found.locked
    assert [(r.action, r.parties) for r in lock.remedies] == [("reference", ("wall",)), ("hang", ("wall",))]
    assert 'Sf("fixed", 0) >> wall' in lock.remedy
    assert set(bg.compile(lock.remedies[0].graph).states) == {"p_m", "q_k"}


def test_three_ways_round_have_no_single_remedy() -> None:
    ways = [a_ >> TF(name) >> b_ for name in "nkh"]
    (lock,) = analyse(bg.Graph("ring", *ways, a_ >> I("J"))).locked
    assert not lock.unless and not lock.remedies
    assert "all but one" in lock.remedy


def test_a_structure_that_contradicts_its_sources() -> None:
    found = analyse(bg.Graph("unit", Se("U") >> w, w >> z, z >> w, Sf("s") >> z))
    assert {(x.variables, x.parties) for x in found.locked} == {(("U.e",), ("w", "z")), (("s.f",), ("w", "z"))}


@pytest.mark.parametrize("name", [*GRAPHS, *CONFLICTS])
def test_sound_structures_force_nothing(name: str) -> None:
    a = found(name)
    assert not a.locked and not a.loose
    assert len(a.parts) == 1


def test_a_chain_of_gears_and_gyrators_forces_nothing() -> None:
    ways = [w >> GY("g") >> v, w >> GY("h") >> v, v >> TF("n") >> One("u") >> I("m")]
    assert not analyse(bg.Graph("gyrators", *ways, w >> I("J"), v >> I("k"))).locked


def test_a_gyrator_with_an_open_end_carries_nothing() -> None:
    """A motor whose shaft has no inertia and no load takes no current."""
    (lock,) = analyse(bg.Graph("idle", Se("U") >> w >> GY("K") >> v, w >> I("L"))).locked
    assert (lock.variables, lock.parties) == (("w",), ("K", "v", "w"))


def test_a_row_of_zeros_in_a_modulus_is_no_finding() -> None:
    q = One("q", ("s", "r"))
    assert not analyse(bg.Graph("zeros", q >> TF("P", (("1", "k"), ("0", "0"))) >> vector >> I("m"))).locked


def test_a_long_chain_of_gears_forces_nothing_until_it_is_closed() -> None:
    """Small products of ratios are not zero."""
    parts: list[Any] = [One("v0") >> I("m0")]
    for k in range(60):
        parts += [One(f"v{k}") >> TF(f"n{k}") >> One(f"v{k + 1}"), One(f"v{k + 1}") >> R(f"b{k}")]
    from bondgraph.algebra import sympy as algebra
    from bondgraph.analysis.causality.junction_structure import Structure
    from bondgraph.analysis.causality.overdetermined import locked

    assert not locked(Structure(bg.Graph("chain", *parts), algebra))
    (lock,) = locked(Structure(bg.Graph("ring", *parts, One("v10") >> TF("x") >> One("v13")), algebra))
    assert lock.parties == ("v10", "n10", "v11", "n11", "v12", "n12", "v13", "x")
    assert lock.variables == ("v10", "v11", "v12", "v13") and len(lock.following) == 57
    assert lock.unless == "n10*n11*n12 = x"
    assert len(lock.law) < 200


def test_unconnected_parts_are_named() -> None:
    a = analyse(bg.Graph("two", Se("U") >> w >> I("L"), w >> R("r"), Sf("s") >> z >> C("c")))
    assert [part.elements for part in a.parts] == [("L", "U", "r", "w"), ("c", "s", "z")]
    assert [part.bonds for part in a.parts] == [("L", "U", "r"), ("c", "s")]
    assert a.refusal is None and "Unconnected parts" in str(a)
    by_signal = analyse(bg.Graph("servo", Se("U") >> w >> I("L"), w >> Df("i"), MSf("s", "k*i") >> z >> C("c")))
    by_coordinate = analyse(bg.Graph("cam", Se("U") >> turn >> I("L"), v >> I("m"), v >> R("r", "2 + sin(x)")))
    assert len(by_signal.parts) == len(by_coordinate.parts) == 1


# -- alternatives and tie-breaks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "count"),
    [("gear", 2), ("capacitors", 2), ("three", 3), ("resistors", 3), ("gyrator", 2), ("motor", 1), ("kane", 1)],
)  # fmt: skip
def test_valid_assignments_are_counted(name: str, count: int) -> None:
    a = found(name)
    assert (a.assignments, a.complete) == (count, True)
    assert bool(a.tie_breaks) == (count > 1)


def test_alternatives_say_which_states_change() -> None:
    (block,) = [b for b in found("gear").blocks if b.count > 1]
    (other,) = block.alternatives
    assert (other.integral, other.dependent) == (("m",), ("J",))
    assert [(t.bond, t.element) for t in found("gear").tie_breaks] == [("J", "J")]


def test_alternatives_were_compiled() -> None:
    """A cart on wheels with a pendulum: an inertia that takes effort takes the place of a free flow."""
    f, wheel, tip = One("f", ("xd", "thd"), coordinates=("x", "th")), One("wheel"), One("tip", ("vx", "vy"))
    parts = (
        f >> TF("P", (("1", "l*cos(th)"), ("0", "-l*sin(th)"))) >> tip >> I("m"), f["xd"] >> I("M"),
        f["xd"] >> TF("k", "1/r") >> wheel >> I("Jc"), Se("F") >> f["xd"],
    )  # fmt: skip
    a = analyse(bg.Graph("cart", *parts))
    assert a.size.states == ("th", "thd", "x", "xd")
    (block,) = [b for b in a.blocks if b.count > 1]
    changed = {(o.integral, o.dependent, o.bound, o.states) for o in block.alternatives}
    assert changed == {(((s,), (), ("xd",), (f"p_{s}", "th", "thd", "x"))) for s in ("Jc", "M")}
    assert "xd no longer free; states p_Jc, th, thd, x" in str(a)


def test_an_alternative_that_gives_no_equations_says_so() -> None:
    for name in GRAPHS:
        for block in found(name).blocks:
            for other in block.alternatives:
                assert other.refused.count(":") >= 2 or not other.refused
                assert other.states is not None or not (other.integral or other.dependent or other.bound)


def test_large_counts_are_capped() -> None:
    parts: list[Any] = [Se("U") >> One("a0")]
    for k in range(12):
        parts += [One(f"a{k}") >> R(f"r{k}"), One(f"a{k}") >> Zero(f"z{k}") >> R(f"s{k}")]
        parts += [Zero(f"z{k - 1}") >> One(f"a{k}")] if k else []
    a = analyse(bg.Graph("ladder", *parts))
    assert not a.complete
    assert a.assignments >= 64
    assert "at least" in str(a)


# -- as a whole --------------------------------------------------------------------------------------------------------


def test_the_page_says_what_there_is() -> None:
    page = str(found("gear"))
    for line in ("order 1, 1 degree of freedom, index 2", "follows J.f (store), gain n, by J - w - n - v - m"):
        assert line in page
    assert "inertia seen by J.f: J + m*n**2" in page
    assert "remedy: remove 'a'" in str(found("efforts"))


def test_two_hundred_bonds_take_seconds() -> None:
    import time

    parts: list[Any] = [Sf("S") >> Zero("z0")]
    for k in range(40):
        parts += [Zero(f"z{k}") >> C(f"k{k}"), Zero(f"z{k}") >> One(f"v{k}")]
        parts += [One(f"v{k}") >> I(f"m{k}"), One(f"v{k}") >> R(f"b{k}")]
        parts += [One(f"v{k - 1}") >> Zero(f"z{k}")] if k else []
    began = time.process_time()
    assert analyse(bg.Graph("chain", *parts)).size.order == 80
    bad = analyse(bg.Graph("bad", *parts, Se("a") >> Zero("z39"), Se("b") >> TF("n") >> Zero("z39")))
    assert bad.conflict is not None
    assert bad.conflict.elements == ("a", "b", "n", "z39")
    assert time.process_time() - began < 20


def test_freedom_is_not_miscounted_where_a_stroke_makes_other_states() -> None:
    """A stroke cannot change how much is free: an inductance made dependent leaves its effort as a state."""
    a, b, z = One("a"), One("b"), Zero("z")
    graph = bg.Graph("filter", Se("U") >> a >> z >> b, a >> R("r1"), z >> C("c"), b >> I("L"), b >> R("r2"))
    chosen, forced = analyse(graph).size, analyse(graph, strokes={"L": "b"}).size
    assert (chosen.order, chosen.degrees_of_freedom) == (2, 1)
    assert (forced.order, forced.degrees_of_freedom) == (2, None)
    assert "not counted" in forced.why


def test_a_graph_with_equations_but_no_complete_strokes_is_told_with_those_it_is_drawn_with() -> None:
    w, v = One("w"), One("v")
    tied = bg.Graph("tied", w >> TF("n", 2) >> v, w >> TF("k", 3) >> v, w >> I("J", 1), v >> I("m"))
    found, drawn = analyse(tied), strokes_of(tied)
    assert found.conflict is not None and found.compiles
    receivers = {key: tied.bond(key[0]).end(stroke.side).element for key, stroke in drawn.strokes.items()}
    assert {(p.bond, p.component): p.effort_into for p in found.strokes} == receivers
    assert [(s.store, s.integral) for s in found.storages] == [("J", True), ("m", False)]
    assert len(found.steps) == len(receivers)


def test_equations_that_are_known_change_nothing() -> None:
    """A report has them; those of another algebra, in which nothing is spelled alike, are not used."""
    a, b, c = (Link(name, 1, planar=0.1, centre=(0.1, 0, 0)) for name in "abc")
    joints = [
        Revolute("A", "ground", a, "z"),
        Revolute("B", a.frame((0.2, 0, 0)), b, "z"),
        Revolute("D", Frame("ground", (0.4, 0, 0)), c, "z"),
        Revolute("C", b.frame((0.4, 0, 0)), c.frame((0.2, 0, 0)), "z"),
    ]
    made = Mechanism("bars", [a, b, c], joints)
    graph = bg.Graph("bars", *made, Se("M", 1) >> made["A"])
    plain = analyse(graph)
    assert plain.conflict and plain.constrained
    for algebra in (bg.algebra.sympy, bg.algebra.table):
        assert with_equations(graph, bg.compile(graph, algebra=algebra, start={"A_q": 0.4})) == plain
