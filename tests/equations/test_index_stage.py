"""A stage of index reduction: what it finds hidden, what stays open, and what it then calls the index."""

from __future__ import annotations

from dataclasses import replace

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.relax import relax
from bondgraph.elements import TF, De, I, One, Se, Sf, Zero
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.elimination import Elimination
from bondgraph.equations.index_stage import Stage
from bondgraph.equations.random_states import RandomPoints
from bondgraph.graph.graph import checked

G = 9.81
A = (("x", "y"),)
CIRCLE = ("(x**2 + y**2)/2",)


def particle(*links: object) -> Balance:
    """A particle in a plane, with what holds it."""
    return relaxed(f() >> I("m", 2), Se("G", (0, f"-{G}*m")) >> f(), *links)


def relaxed(*links: object) -> Balance:
    return assemble(relax(checked(bg.Graph("particle", *links))), xp)


def f() -> One:
    return One("f", ("u", "w"), coordinates=("x", "y"))


def held(name: str, rows: tuple[tuple[object, ...], ...], value: object = 0) -> object:
    return f() << TF(f"{name}_a", rows) << Sf(name, value)


def stage(balance: Balance, number: int = 1) -> Stage:
    elimination = Elimination(balance)
    return Stage(elimination, *elimination.reduced(), number, frozenset(), RandomPoints())


def differentiated(balance: Balance, found: list[object]) -> Balance:
    """The balance with constraints, and among its rows their rates along the motion."""
    rows = []
    for constraint in found:
        rates = (xp.diff(constraint, s) * xp.rate(s) for s in sorted(xp.free(constraint), key=xp.name))
        rows.append(sum(rates, xp.number(0)))
    more = replace(balance, rows=(*balance.rows, *rows), depth=balance.depth + 1)
    return more.constrained(independent=(*balance.constraints.independent, *found))


def at_rest(expression: object, source: str) -> object:
    """An expression where a source gives nothing."""
    return xp.substitute(expression, {xp.symbol(f"{source}.f"): xp.number(0)})


def is_multiple(found: object, expected: object) -> bool:
    return bool(xp.free(found) and not xp.free((found / expected).simplify()))


def test_the_first_stage_finds_the_constraint_and_leaves_its_reaction_open() -> None:
    """A rod on the way from stage to stage: x u + y w = 0, whatever the force along it."""
    first = stage(particle(held("rod", A)))
    assert first.is_defined
    (constraint,), values = first.hidden()
    x, y, u, w = map(xp.symbol, "xyuw")
    assert not values and is_multiple(at_rest(constraint, "rod"), x * u + y * w)
    # One direction: the reaction, with m u' = x e and m w' = y e at the point where it was judged.
    ways = {name: float(way[0]) for name, way in first.open_ways.items() if name in ("rod.e", "u'", "w'")}
    at = dict(zip(first.states.names, first.states.points[0], strict=True))
    assert at["m"] * ways["u'"] == pytest.approx(at["x"] * ways["rod.e"], rel=1e-12)
    assert at["m"] * ways["w'"] == pytest.approx(at["y"] * ways["rod.e"], rel=1e-12)
    assert all(way.shape == (1,) for way in first.open_ways.values())


def test_the_second_stage_determines_the_reaction() -> None:
    """Then no unknown is open: one differentiation, and one more that would give the reaction's rate."""
    balance = particle(held("rod", A))
    first = stage(balance)
    found, _ = first.hidden()
    second = stage(differentiated(balance, found), 2)
    assert second.hidden() == ([], []) and not second.open_ways
    equations = second.equations(1, first.open_ways)
    assert equations is not None and equations.index == 2 and equations.constraints == tuple(found)
    assert not equations.indeterminate
    x, y, u, w = 0.6, -0.8, 0.4, 0.3
    rates = bg.rates(equations, start={"x": x, "y": y, "u": u, "w": w})
    e = 2 * G * y - 2 * (u * u + w * w)
    assert rates["u"] == pytest.approx(x * e / 2) and rates["w"] == pytest.approx(y * e / 2 - G)


def test_a_length_that_is_held_is_found_before_its_rate_and_counts_in_the_index() -> None:
    """In Cartesian coordinates: its rate x u + y w = 0 at first, then the row of the rod's force; index 3."""
    rod = TF("rod_a", A, integrals=CIRCLE)
    balance = particle(f() << rod << Sf("rod", ("l**2/2",), given="position"))
    (position,) = balance.constraints.independent
    x, y, l = map(xp.symbol, ("x", "y", "l"))
    assert is_multiple(position, x**2 + y**2 - l**2)
    first = stage(balance)
    found, _ = first.hidden()
    u, w = map(xp.symbol, ("u", "w"))
    assert [is_multiple(at_rest(constraint, "rod"), x * u + y * w) for constraint in found] == [True]
    second = stage(differentiated(balance, found), 2)
    assert second.hidden() == ([], [])
    equations = second.equations(1, first.open_ways)
    assert equations is not None and equations.index == 3
    assert equations.constraints == (position, *found)


def test_points_lie_where_the_constraints_of_earlier_stages_hold() -> None:
    balance = particle(held("rod", A))
    found, _ = stage(balance).hidden()
    second = stage(differentiated(balance, found), 2)
    assert second.states.points
    for point in second.states.points:
        at = dict(zip(second.states.names, point, strict=True))
        assert at["x"] * at["u"] + at["y"] * at["w"] == pytest.approx(0, abs=1e-9)


def test_a_repeated_constraint_is_one_and_its_reactions_stay_open() -> None:
    """The same rod twice, once with twice the rate: only e_1 + 2 e_2 is determined."""
    balance = particle(held("rod", A), held("twin", (("2*x", "2*y"),)))
    first = stage(balance)
    found, _ = first.hidden()
    assert len(found) == 2
    second = stage(differentiated(balance, found), 2)
    equations = second.equations(1, first.open_ways)
    assert equations is not None and len(equations.constraints) == 1
    assert {*equations.constraints, *equations.balance.constraints.conditions} == {*found}
    assert {"rod.e", "twin.e"} <= {*equations.indeterminate} and "m.e[u]" not in equations.indeterminate
    assert second.open_ways["rod.e"] == pytest.approx(-2 * second.open_ways["twin.e"])


def test_every_name_of_what_stays_open_is_refused() -> None:
    """Bonds at a 0-junction have its effort, a sensor tells it: one symbol, or what follows from it, by four names."""
    u, j, e = One("u"), Zero("j", 2), One("e", 2)
    behind = Se("F", 1) >> u, u >> I("m", 1), u >> TF("T", ((1,), (2,))) >> j
    graph = bg.Graph("g", *behind, j >> e, e << Sf("a", (0, 0)), j["j_1"] >> De("s"))
    run = bg.simulate(bg.compile(graph), (0, 1))
    for name in ("j_1", "T-j.e[j_1]", "j-e.e[e_1]", "a.e[e_1]", "s", "s.e"):
        with pytest.raises(bg.ValueRefused) as caught:
            run[name]
        assert "repeat each other" in caught.value.law and name in caught.value.parties
    assert run["u-T.e"][-1] == pytest.approx(1)  # e_1 + 2 e_2 is determined


def test_velocities_that_two_sources_give_differently_are_refused() -> None:
    """a - b = 0 holds neither state nor unknown."""
    balance = relaxed(f() >> I("m", 2), Sf("here", ("a", 0)) >> f(), Sf("there", ("b", 0)) >> f())
    with pytest.raises(bg.Contradiction, match="no state or unknown") as caught:
        stage(balance).hidden()
    assert {*caught.value.parties} >= {"a", "b"}


def test_where_no_state_satisfies_all_constraints_the_next_stage_has_no_point() -> None:
    balance = particle(held("here", ((1, 0),), "1.0"), held("there", ((1, 0),), "2.0"))
    found, _ = stage(balance).hidden()
    assert len(found) == 2 and not stage(differentiated(balance, found), 2).is_defined


def test_a_velocity_without_inertia_that_nothing_holds_is_named() -> None:
    only = stage(relaxed(f() >> TF("across", ((1, 0),)) >> One("v") >> I("m", 2)))
    assert {*only.open_ways} == {"w'"}
    with pytest.raises(bg.SingularSystem) as caught:
        only.equations(0, ())
    assert caught.value.place == "w"


def test_pivots_that_vanish_at_later_points_are_told() -> None:
    """Two constraints stop a particle; its acceleration is divided by m, which is no divisor where m = 0."""
    balance = particle(held("rod", A), held("slide", (("y", 0),)))
    found, _ = stage(balance).hidden()
    second = stage(differentiated(balance, found), 2)
    own = [dict(zip(second.states.names, point, strict=True)) for point in second.states.points]
    assert second.vanishing([]) == [] == second.vanishing(own)
    (vanishing,) = second.vanishing([point | {"m": 0.0} for point in own])
    assert is_multiple(vanishing, xp.symbol("m"))
    # Only what vanishes at all of them does so in general.
    assert second.vanishing([own[0] | {"m": 0.0}, own[1]]) == []


@pytest.mark.parametrize(("mass", "told"), [(2e-5, True), (4e-4, False)])
def test_how_small_a_pivot_has_vanished(mass: float, told: bool) -> None:
    """Beside what it was: where a search stops before 0/0, not all digits are gone."""
    balance = particle(held("rod", A), held("slide", (("y", 0),)))
    found, _ = stage(balance).hidden()
    second = stage(differentiated(balance, found), 2)
    own = [dict(zip(second.states.names, point, strict=True)) for point in second.states.points]
    assert bool(second.vanishing([point | {"m": mass} for point in own])) == told


def test_an_elimination_that_goes_on_is_one_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more constraints, each step is followed once, and the rows come out the same."""
    balance = particle(held("rod", A), held("slide", (("y", "x"),)))
    first = Elimination(balance)
    elimination = first.reduced()
    found, _ = Stage(first, *elimination, 1, frozenset(), RandomPoints()).hidden()
    wider = differentiated(balance, found)
    anew = Elimination(wider).reduced()
    followed: list[object] = []
    monkeypatch.setattr(Elimination, "_taint", lambda self, step: followed.append(step))
    rows, solved = first.continued(wider).reduced()
    assert not followed and len(rows) == len(anew[0]) > len(elimination[0])
    assert [(row.known, dict(row.terms)) for row in rows] == [(row.known, dict(row.terms)) for row in anew[0]]
    assert [(step.symbol, step.expression) for step in solved] == [(s.symbol, s.expression) for s in anew[1]]


def test_a_rate_that_a_new_row_gives_at_once_is_a_value_from_the_beginning() -> None:
    """x' = 0 is known, and no longer among the unknowns of rows that were there before."""
    balance = particle()
    first = Elimination(balance)
    first.reduced()
    x = xp.symbol("u")
    wider = replace(balance, rows=(*balance.rows, xp.rate(x)))
    again = first.continued(wider)
    rows, _ = again.reduced()
    anew, _ = Elimination(wider).reduced()
    assert [(row.known, dict(row.terms)) for row in rows] == [(row.known, dict(row.terms)) for row in anew]
    assert xp.rate(x) not in again.unknowns
