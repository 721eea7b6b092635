"""Strokes: each with a reason that replays, never depending on the order of entry; conflicts that name both sources."""

from __future__ import annotations

import re
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import assume, example, given, settings
from mechanisms import CATALOGUE, FORMS, NAMES

import bondgraph as bg
from bondgraph.causality.causal_graph import CausalGraph, Key
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.graph.chain import Chain


def motor() -> bg.Graph:
    i, w = One("i"), One("w")
    return bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


# -- reasons ---------------------------------------------------------------------------------------------------------


def replay(causal: CausalGraph) -> None:
    """Every stroke follows from its reason: the strokes it names came earlier, and leave it no other place."""
    graph, earlier = causal.graph, set()
    for key, stroke in causal.strokes.items():
        reason = stroke.reason
        assert reason.rule and reason.at and reason.step
        assert set(reason.because) <= earlier, f"{key} rests on strokes that came later"
        earlier.add(key)
        bond = graph.bond(key[0])
        assert stroke.side in ("tail", "head")
        if not reason.because:
            continue
        assert reason.at in (bond.tail.element, bond.head.element)
        element = graph.elements[reason.at]
        (junction if element.common else passed_on)(causal, key, element)


def sets(causal: CausalGraph, key: Key, name: str) -> bool:
    """Whether a bond sets the common variable of a junction it ends at."""
    bond = causal.graph.bond(key[0])
    side = "tail" if bond.tail.element == name else "head"
    receives = causal.strokes[key].side == side
    return receives == (causal.graph.elements[name].common == "effort")


def component(causal: CausalGraph, key: Key, name: str) -> int:
    bond = causal.graph.bond(key[0])
    end = bond.tail if bond.tail.element == name else bond.head
    return end.components[key[1]]


def junction(causal: CausalGraph, key: Key, element: Any) -> None:
    """One bond sets it; the others do not."""
    because = causal.strokes[key].reason.because
    index = component(causal, key, element.name)
    here = {
        (bond.name, k)
        for bond, side in causal.graph.at[element.name]
        for k, c in enumerate(bond.end(side).components)
        if c == index
    }
    assert set(because) <= here - {key}
    if sets(causal, key, element.name):
        assert set(because) == here - {key}
        assert not any(sets(causal, other, element.name) for other in because)
    else:
        assert [sets(causal, other, element.name) for other in because] == [True]


def passed_on(causal: CausalGraph, key: Key, element: Any) -> None:
    """All of the element's patterns that agree with the reason's strokes agree on this one."""
    bonds = {bond.end(side).port: (bond, side) for bond, side in causal.graph.at[element.name]}
    moving = frozenset(name for name, _, _ in causal.graph.coordinates()) | {"t"}
    sizes = {port: bond.size for port, (bond, _) in bonds.items()}
    into = causal.into(element.name)
    for cell in element.strokes(sizes, moving):
        keys = [(bonds[port][0].name, k) for port, k in cell.ports]
        if key not in keys:
            continue
        because = causal.strokes[key].reason.because
        known = [into[port] if k in because else None for port, k in zip(cell.ports, keys, strict=True)]
        fitting = [p for p in cell.patterns if all(a in (None, b) for a, b in zip(known, p, strict=True))]
        mine = keys.index(key)
        assert {pattern[mine] for pattern in fitting} == {into[cell.ports[mine]]}
        return
    raise AssertionError(f"no cell of {element.name} decides {key}")


@pytest.mark.parametrize("name", NAMES)
def test_every_stroke_has_a_reason_that_replays(name: str) -> None:
    causal = bg.causality(CATALOGUE[name]().graph)
    replay(causal)
    assert {(b.name, k) for b in causal.graph.bonds for k in range(b.size)} == set(causal.strokes)
    for form in FORMS:
        replay(bg.causality(bg.reduce(CATALOGUE[name]().graph, form)))


@pytest.mark.parametrize("name", NAMES)
def test_every_junction_has_one_setter_or_is_free(name: str) -> None:
    well_formed(bg.causality(CATALOGUE[name]().graph))


def well_formed(causal: CausalGraph) -> None:
    for element in causal.graph.elements.values():
        if not element.common:
            continue
        for index in range(len(element.components)):  # type: ignore[attr-defined]
            keys = [
                (bond.name, k)
                for bond, side in causal.graph.at[element.name]
                for k, c in enumerate(bond.end(side).components)
                if c == index
            ]
            setters = sum(sets(causal, key, element.name) for key in keys)
            assert setters == (0 if (element.name, index) in causal.free else 1)


def test_the_derivation_of_a_stroke_is_text() -> None:
    causal = bg.causality(motor())
    text = causal.explain("Ra")
    assert text.splitlines()[-1].startswith("Ra:")
    assert "L" in text
    assert "why" in str(causal)
    for bond in causal.graph.bonds:
        assert bond.name in str(causal)


# -- order of entry --------------------------------------------------------------------------------------------------


@st.composite
def systems(draw: Any) -> list[Chain]:
    """Junctions joined into a tree, sometimes with a loop, with elements on them: often contradictory."""
    count = draw(st.integers(1, 5))
    joints = [draw(st.sampled_from([One, Zero]))(f"j{k}") for k in range(count)]
    parts: list[Chain] = []

    def join(a: int, b: int) -> None:
        two_port = draw(st.sampled_from([None, TF, GY]))
        k = len(parts)
        parts.append(joints[a] >> two_port(f"m{k}") >> joints[b] if two_port else joints[a] >> joints[b])

    for k in range(1, count):
        join(draw(st.integers(0, k - 1)), k)
    if count > 2 and draw(st.booleans()):
        join(0, count - 1)
    for k, joint in enumerate(joints):
        for n in range(draw(st.integers(1, 3))):
            kind = draw(st.sampled_from([I, C, R, R, Se, Sf]))
            element = kind(f"x{k}_{n}")
            parts.append(element >> joint if kind in (Se, Sf) else joint >> element)
    return parts


def answer(parts: list[Chain]) -> Any:
    """The strokes, or the refusal."""
    try:
        return bg.causality(bg.Graph("g", *parts)).strokes
    except bg.CausalConflict as error:
        return str(error)


@settings(max_examples=150)
@given(st.data())
def test_the_order_of_entry_changes_nothing(data: st.DataObject) -> None:
    parts = data.draw(systems())
    # Two bonds between the same neighbours are numbered as they are entered: their names differ, not their strokes.
    assume(not any("~" in bond.name for bond in bg.Graph("g", *parts).bonds))
    shuffled = data.draw(st.permutations(parts))
    assert answer(parts) == answer(shuffled)


@settings(max_examples=150)
@given(systems())
def test_strokes_of_random_systems_are_well_formed_and_replay(parts: list[Chain]) -> None:
    try:
        causal = bg.causality(bg.Graph("g", *parts))
    except bg.CausalConflict as error:
        assert error.place and error.law and error.parties and error.remedy
        assert all(party in causal_names(parts) for party in error.parties)
        return
    well_formed(causal)
    replay(causal)


def causal_names(parts: list[Chain]) -> set[str]:
    graph = bg.Graph("g", *parts)
    return set(graph.elements) | {bond.name for bond in graph.bonds}


@pytest.mark.parametrize("name", ["arm_with_motor", "driven_arm", "rolling_disc"])
def test_the_order_of_a_mechanisms_parts_changes_nothing(name: str) -> None:
    graph = CATALOGUE[name]().graph
    turned = graph.rewritten(tuple(reversed(graph.links)))
    assert turned == graph
    assert dict(bg.causality(turned).strokes) == dict(bg.causality(graph).strokes)


# -- conflicts -------------------------------------------------------------------------------------------------------


def conflict(*parts: Any) -> bg.CausalConflict:
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(bg.Graph("g", *parts))
    error = caught.value
    assert error.place and error.law and error.parties and error.remedy
    return error


def test_two_efforts_on_a_0_junction() -> None:
    u = Zero("u")
    error = conflict(Se("a") >> u, Se("b") >> u, u >> R("r"))
    assert {"a", "b"} <= set(error.parties)
    assert "u" in error.place and "effort" in error.law


def test_two_flows_on_a_1_junction() -> None:
    v = One("v")
    error = conflict(Sf("drive") >> v, Sf("brake") >> v, v >> I("m"))
    assert {"drive", "brake"} <= set(error.parties)
    assert "flow" in error.law


def test_efforts_that_meet_through_a_transformer() -> None:
    a, b = Zero("a"), Zero("b")
    error = conflict(Se("first") >> a >> TF("n") >> b, Se("second") >> b)
    assert {"first", "second"} <= set(error.parties)


def test_an_effort_and_a_flow_that_meet_through_a_gyrator() -> None:
    a, b = Zero("a"), One("b")
    error = conflict(Se("first") >> a >> GY("n") >> b, Sf("second") >> b)
    assert {"first", "second"} <= set(error.parties)


def test_a_long_chain_between_two_efforts() -> None:
    joints = [Zero(f"z{k}") for k in range(5)]
    chain = [joints[k] >> TF(f"n{k}") >> joints[k + 1] for k in range(4)]
    error = conflict(Se("first") >> joints[0], *chain, joints[4] << Se("second"))
    assert {"first", "second"} <= set(error.parties)


def test_efforts_only_on_a_1_junction() -> None:
    v = One("v")
    error = conflict(Se("a") >> v, Se("b") >> v)
    assert {"a", "b"} <= set(error.parties)


def test_flows_only_on_a_0_junction() -> None:
    u = Zero("u")
    assert {"a", "b"} <= set(conflict(Sf("a") >> u, Sf("b") >> u).parties)


def test_a_driven_component_twice() -> None:
    f = One("f", ("u1", "u2"))
    error = conflict(Sf("one") >> f["u1"], Sf("two") >> f["u1"], f >> I("m"))
    assert {"one", "two"} <= set(error.parties)
    assert "u1" in error.place


def test_a_law_that_goes_one_way_only() -> None:
    """A transformer that may lose rank takes flow at its first port."""
    x = One("x_dot", coordinates="x")
    parts = (Se("U") >> Zero("u") >> TF("lever", "cos(x)") >> x, x >> I("m"))
    assert {"U", "lever"} <= set(conflict(*parts).parties)


def test_two_sources_face_to_face() -> None:
    assert {"a", "b"} <= set(conflict(Se("a") >> Se("b")).parties)


# -- what is found ---------------------------------------------------------------------------------------------------


def test_dependent_stores_are_named() -> None:
    v, w = One("v"), One("w")
    causal = bg.causality(bg.Graph("geared", Se("F") >> v >> TF("n") >> w, v >> I("a"), w >> I("b")))
    assert causal.dependent == (("b", 0),)
    assert "dependent: b" in str(causal)


def test_a_compliance_under_an_effort_is_dependent() -> None:
    causal = bg.causality(bg.Graph("g", Se("U") >> Zero("u"), Zero("u") >> C("c"), Zero("u") >> R("r")))
    assert causal.dependent == (("c", 0),)


def test_three_inertias_on_a_0_junction() -> None:
    """Their flows add up to zero: one of them follows, by name, and the effort is free."""
    u = Zero("u")
    causal = bg.causality(bg.Graph("g", u >> I("a"), u >> I("b"), u >> I("c")))
    assert len(causal.dependent) == 1
    assert len(bg.compile(causal).states) == 2


def test_a_loop_of_resistors_is_found() -> None:
    causal = bg.causality(loop_of_resistors())
    assert len(causal.loops) == 1
    assert {"a", "u"} <= set(causal.loops[0])
    assert "algebraic loop" in str(causal)


def loop_of_resistors() -> bg.Graph:
    a, u = One("a"), Zero("u")
    return bg.Graph("g", Se("U") >> a >> u, a >> R("R1"), u >> R("R2"), u >> One("b") >> R("R3"))


@pytest.mark.parametrize("name", NAMES)
def test_mechanisms_have_no_algebraic_loops(name: str) -> None:
    assert bg.causality(CATALOGUE[name]().graph).loops == ()


@pytest.mark.parametrize("name", NAMES)
def test_the_free_flows_of_a_mechanism_are_its_velocities(name: str) -> None:
    mechanism = CATALOGUE[name]()
    causal = bg.causality(mechanism.graph)
    names = [causal.graph.elements[j].components[k] for j, k in causal.free]  # type: ignore[attr-defined]
    assert sorted(names) == sorted(mechanism.free)


def test_a_driven_component_has_a_mixed_stroke() -> None:
    causal = bg.causality(CATALOGUE["driven_arm"]().graph)
    sides = {causal.side(bond) for bond, _ in causal.graph.at["f"]}
    assert causal.side(causal.graph.bond("drive")) in ("tail", "head")
    reduced = bg.causality(bg.reduce(CATALOGUE["driven_arm"]().graph))
    assert "mixed" in {reduced.side(bond) for bond, _ in reduced.graph.at["T"]}
    assert sides


def test_a_rotor_behind_a_gear_does_not_take_the_joints_place() -> None:
    """Plain sequential assignment would make the rotor the state, and leave the joint's own inertia behind."""
    equations = bg.compile(CATALOGUE["arm_with_motor"]().graph)
    assert set(equations.states) == {"a", "b", "p_L", "u1", "u2"}


@example([Se("U") >> One("j") >> I("x"), One("j") >> R("y")])
@settings(max_examples=60)
@given(systems())
def test_what_is_assigned_compiles_or_is_refused_by_name(parts: list[Chain]) -> None:
    """A graph has equations, or an error of this package that names its parties."""
    try:
        equations = bg.compile(bg.Graph("g", *parts))
    except bg.BondGraphError as error:
        assert error.place and error.law and error.remedy
        return
    assert len(set(equations.states)) == len(equations.states)


def rc() -> bg.Graph:
    i = One("i")
    return bg.Graph("rc", Se("U") >> i, i >> R("Ra"), i >> R("Rb"), i >> C("Ca"))


def test_the_authors_strokes_stay() -> None:
    """Of two resistors the author chooses the one that sets the flow; the equations are the same."""
    for name, other in (("Ra", "Rb"), ("Rb", "Ra")):
        causal = bg.causality(rc(), strokes={name: name})
        assert causal.strokes[name, 0].side == "head" and causal.strokes[other, 0].side == "tail"
        assert "author" in causal.explain(name)
        rates = bg.rates(bg.compile(causal), {"U": 1, "Ra": 2, "Rb": 3, "Ca": 4}, {"q_Ca": 0.8})
        assert rates["q_Ca"] == pytest.approx((1 - 0.2) / 5, rel=1e-14)


def test_the_author_may_prefer_derivative_causality() -> None:
    u = Zero("u")
    graph = bg.Graph("cc", Sf("i") >> u, u >> C("a"), u >> C("b"))
    assert bg.compile(graph).states == ("q_a",)
    causal = bg.causality(graph, strokes={"a": "a"})
    assert causal.dependent == (("a", 0),) and bg.compile(causal).states == ("q_b",)


def test_a_stroke_of_one_component() -> None:
    f = One("f", ("x", "y"))
    graph = bg.Graph("g", Se("F") >> f, f >> R("a"), f >> R("b"))
    causal = bg.causality(graph, strokes={"a[x]": "a"})
    assert causal.into("a")["", 0] and not causal.into("a")["", 1]


@pytest.mark.parametrize(("strokes", "place"), [({"x": "i"}, "x"), ({"Ra": "Ca"}, "Ra"), ({"Ra[1]": "Ra"}, "Ra[1]")])
def test_strokes_are_put_on_bonds_at_their_ends(strokes: dict[str, str], place: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        bg.causality(rc(), strokes=strokes)
    assert caught.value.place == place


def test_a_stroke_against_the_law_is_a_conflict() -> None:
    with pytest.raises(bg.CausalConflict) as caught:
        bg.causality(rc(), strokes={"U": "U", "Ra": "Ra"})
    assert "U" in caught.value.parties
    found = bg.analyse(rc(), strokes={"U": "U", "Ra": "Ra"}).conflict
    assert found is not None and found.kind == "author" and found.bonds == ("U",)
    (remedy,) = found.remedies
    assert remedy.parties == ("U",) and bg.causality(remedy.graph, strokes={"Ra": "Ra"})


def test_alternatives_keep_the_authors_strokes() -> None:
    (block,) = bg.analyse(rc()).blocks
    assert block.count == 2
    assert bg.analyse(rc(), strokes={"Ra": "Ra"}).blocks == ()


@pytest.mark.parametrize("between", [TF("n", 2), GY("n", 2)])
def test_a_two_port_is_explained_by_the_strokes_at_both_its_ports(between: Any) -> None:
    i, w = One("i"), One("w")
    causal = bg.causality(bg.Graph("drive", Se("U") >> i, i >> R("Ra"), i >> between >> w, w >> I("J")))
    lines = causal.explain("n").splitlines()
    ends = [causal.explain(bond).splitlines() for bond in ("i-n", "n-w")]
    assert {*lines} == {*ends[0], *ends[1]} and len(lines) == len({*lines})
    assert "J sets the flow of w" in causal.explain("w")


@pytest.mark.parametrize(("bond", "component"), [("zz", 0), ("Rb", 0), ("Ra", 1)])
def test_a_stroke_that_is_nowhere_has_no_explanation(bond: str, component: int) -> None:
    i = One("i")
    causal = bg.causality(bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra")))
    with pytest.raises(bg.StructureError) as caught:
        causal.explain(bond, component)
    assert caught.value.parties == (bond,) and "Ra" in caught.value.remedy


def test_bonds_that_pictures_write_otherwise_have_both_names_in_a_table() -> None:
    i, w, v = One("i"), One("w"), One("v")
    motor = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), w >> TF("n") >> v, v >> I("m"), i >> R("r"))
    text, picture = str(bg.causality(motor)), motor.svg()
    told = dict(re.findall(r"^(\S+-\S+) +(e_\S+) ", text, re.MULTILINE))
    shown = dict(re.findall(r"<title>(\S+-\S+): power from [^<]*; effort (e_\S+)</title>", picture))
    assert told == shown and told["i-K"] == "e_K,1"
    assert told["i-K"] in str(bg.analyse(motor))
    assert "in pictures" not in str(bg.causality(bg.Graph("rl", Se("U") >> i >> I("L"))))


# -- resistors of zero ohms ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zero", ["R1", "R2", "R3"])
@pytest.mark.parametrize(("ohms", "values"), [(0, ()), ("0 ohm", ()), ("r", ("r",)), (2, ("own",)), (None, ("own",))])
def test_a_resistor_of_zero_ohms_gives_its_effort(zero: str, ohms: Any, values: tuple[str, ...]) -> None:
    """Whatever its name, and in the graph or among values: of a divider that charges C one has e = R f, two f = e/R."""
    i, o, k = One("i"), Zero("o"), One("k")
    r1, r2, r3 = (R(name, ohms if name == zero else 1) for name in ("R1", "R2", "R3"))
    graph = bg.Graph("divider", Se("U", 10) >> i, i >> r1, i >> o, o >> r2, o >> k, k >> r3, k >> C("C", 1e-3))
    given = {zero if name == "own" else name: 0 for name in values}
    causal = bg.compile(graph, values=given).balance.causal
    assert [name for name in ("R1", "R2", "R3") if not causal.into(name)["", 0]] == [zero]


def test_zeros_beside_the_diagonal_of_a_field_decide_nothing() -> None:
    """Strokes are those of the same field with other numbers there; a zero on a diagonal decides."""
    v, ends = One("v", ("vx", "vy")), [C("C", (1, 1)), Se("U", (1, 1))]

    def into(first: Any) -> dict[tuple[str, int], bool]:
        graph = bg.Graph("g", *(v >> end for end in ends), v >> R("A", (1, 1)), v >> R("B", first))
        return bg.causality(graph).into("B")

    assert into(((1, 0), (0, 1))) == into(((1, 2), (2, 7))) == {("", 0): True, ("", 1): True}
    assert into((1, 0)) == {("", 0): False, ("", 1): False}
