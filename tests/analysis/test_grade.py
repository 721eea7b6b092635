"""The judgement of strokes, against every combination of strokes tried under the textbook's rules."""

from __future__ import annotations

from random import Random

import pytest
from every_stroke import as_given, solved
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph import BondGraphError, StructureError
from bondgraph.analysis.causality import grade as public
from bondgraph.analysis.causality.grade import grade
from bondgraph.causality.causal_graph import label
from bondgraph.elements import GY, TF, I, One, R, Se, Sf

i, w, v = One("i"), One("w"), One("v")
MOTOR = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"))


@pytest.fixture
def without_equations(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setattr(sys.modules["bondgraph.analysis.causality.grade"], "TRIED", 0)


def extended(every: list[dict[str, str]], given: dict[str, str]) -> list[dict[str, str]]:
    return [each for each in every if given.items() <= each.items()]


def integral(graph: bg.Graph, strokes: dict[str, str]) -> set[str]:
    """The stores in integral causality: an I that receives effort, a C that gives it."""
    stores = {name: element for name, element in graph.elements.items() if element.role == "store"}
    return {name for name, element in stores.items() if (strokes[name] == name) == (element.kind == "I")}


def judged(graph: bg.Graph, own: dict[str, str], every: list[dict[str, str]], given: dict[str, str]) -> None:
    """The law of grades: each answer is what trying all assignments says."""
    found = grade(graph, given)
    left = extended(every, given)
    assert found.valid == bool(left), (graph, given)
    assert found.complete == (len(given) == len(graph.bonds))
    if left:
        assert found.mistake is None
        forced = {name: left[0][name] for name in own if len({each[name] for each in left}) == 1 and name not in given}
        assert {x.bond: x.effort_into for x in found.follows} == forced
        assert set(found.choices) == own.keys() - given.keys() - forced.keys()
        assert set(found.differs) == {name for name in given if given[name] != own[name]}
        wanted = "right so far" if not found.complete else "another valid choice" if found.differs else "as assigned"
        if found.complete:
            kept, others = integral(graph, given), [integral(graph, each) for each in every]
            could = {store for other in others if kept < other for store in other - kept}
            assert {*found.needless} == could
        assert found.verdict == ("could be integral" if found.needless else wanted)
        assert (found.price is not None) == bool(found.differs)
        return
    mistake = found.mistake
    assert found.verdict == "wrong" and mistake is not None
    before: dict[str, str] = {}
    for name, element in given.items():
        if not extended(every, {**before, name: element}):
            break
        before[name] = element
    assert mistake.bond == name and found.correct == tuple(before)
    against = {bond: given[bond] for bond in mistake.against}
    assert not extended(every, {**against, name: element})
    for bond in against:
        assert extended(every, {**{k: x for k, x in against.items() if k != bond}, name: element}), "not minimal"
    ends = {bond.name: bond.elements for bond in graph.bonds}
    turned = {bond: next(x for x in ends[bond] if x != given[bond]) for bond in given}
    assert set(mistake.turn) == {bond for bond in given if extended(every, {**given, bond: turned[bond]})}
    assert {name, *against} <= set(mistake.bonds) and mistake.rule


@pytest.mark.parametrize("seeds", [range(25), pytest.param(range(25, 150), marks=pytest.mark.slow)])
def test_every_grade_is_what_trying_all_says(without_equations: None, seeds: range) -> None:
    for graph, causal, every in solved(seeds):
        own = as_given(causal)
        judged(graph, own, every, own)
        random = Random(len(every))
        for name in own:
            ends = graph.bond(name).elements
            judged(graph, own, every, {**own, name: next(x for x in ends if x != own[name])})
        for _ in range(6):
            some = random.sample(list(own), random.randint(1, len(own)))
            judged(graph, own, every, {name: random.choice(graph.bond(name).elements) for name in some})
        for each in random.sample(every, min(3, len(every))):
            judged(graph, own, every, each)


def test_our_own_strokes_are_right_with_multibonds_and_constraints(without_equations: None) -> None:
    made = [network(Seeded(k)) for k in range(30)] + [mechanism(Seeded(k)) for k in range(12)]
    right = 0
    for graph in made:
        try:
            causal = bg.causality(graph)
        except BondGraphError:
            assert grade(graph, {}).verdict in ("no answer", "right so far")
            continue
        own = {label(graph, key): graph.bond(key[0]).end(s.side).element for key, s in causal.strokes.items()}
        assert grade(graph, own).verdict == "as assigned"
        right += 1
    assert right > 25


def test_another_choice_has_its_price() -> None:
    found = bg.grade(GEARED, {"m": "m", "J": "w", "w-n": "n", "n-v": "v", "M": "w"})
    assert found.verdict == "another valid choice" and found.price and found.ours
    assert (found.price.states, found.price.dependent) == (("p_m",), ("J",))
    assert (found.ours.states, found.ours.dependent) == (("p_J",), ("m",))
    derivative = bg.grade(MOTOR, {"L": "i"})
    assert derivative.price and derivative.price.differentiated == ("U",) and derivative.price.dependent == ("L",)


@pytest.mark.parametrize(
    ("given", "element", "rule"),
    [
        ({"U": "U"}, "U", "cannot be turned"),
        ({"J": "J", "K-w": "w", "i-K": "K"}, "K", "both i-K and K-w, or by neither"),
        ({"L": "L", "Ra": "Ra"}, "i", "L and Ra both set its flow"),
        ({"L": "i", "Ra": "i", "U": "i", "i-K": "i"}, "i", "no bond sets its flow"),
    ],
)
def test_the_rule_that_is_broken_is_named(given: dict[str, str], element: str, rule: str) -> None:
    mistake = bg.grade(MOTOR, given).mistake
    assert mistake is not None and mistake.element == element and rule in mistake.rule


def test_a_store_put_needlessly_in_derivative_causality_is_told() -> None:
    rl = bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))
    found = bg.grade(rl, {"U": "i", "L": "i", "Ra": "Ra"})
    assert (found.verdict, found.needless, found.valid, found.complete) == ("could be integral", ("L",), True, True)
    assert bg.grade(rl, {"L": "i"}).needless == ("L",) and not bg.grade(GEARED, {"J": "w"}).needless


def test_a_store_wrongly_integral_is_told_what_it_follows() -> None:
    found = bg.grade(GEARED, {"J": "J", "m": "m"})
    assert "so m is in derivative causality and follows J" in {x.bond: x.why for x in found.follows}["m"]


def test_a_transformer_that_moves_is_used_one_way() -> None:
    q, f = One("q", coordinates=("th",)), One("f")
    graph = bg.Graph("crank", q >> I("J"), q >> TF("X", "sin(th)") >> f, f >> I("m"), f >> R("b"))
    assert bg.grade(graph, {"X-f": "f"}).mistake.element == "X"  # type: ignore[union-attr]


def test_a_graph_that_conflicts_has_no_answer() -> None:
    clash = bg.Graph("clash", Sf("drive") >> w, Sf("brake") >> w, w >> I("J"))
    found = bg.grade(clash, {"J": "J"})
    assert found.verdict == "no answer" and not found.valid and "two bonds set its flow" in found.conflict


def test_strokes_that_are_none_are_refused() -> None:
    for given, words in [
        ({"l": "L"}, "did you mean 'L'"),
        ({"K": "w"}, "Its bonds are K-w, i-K"),
        ({"L": "w"}, "Name 'i' or 'L'"),
        ({"w-K": "K"}, "the bond that joins them is 'K-w'"),
        ({"w-J": "J"}, "the bond that joins them is 'J'"),
        ({"L": 5}, "Name 'i' or 'L'"),
        (["L"], "give a dictionary"),
        ("L", "give a dictionary"),
    ]:
        with pytest.raises(StructureError) as refused:
            bg.grade(MOTOR, given)  # type: ignore[arg-type]
        assert words.lower() in str(refused.value).lower()
    two = One("two", ("a", "b"))
    pair = bg.Graph("pair", Se("F", (1, 2)) >> two, two >> I("m"), two >> R("r"))
    assert public(pair, {"m[a]": "m"}).valid
    with pytest.raises(StructureError, match="two strokes"):
        bg.grade(pair, {"m": "m", "m[a]": "two"})


def test_the_turn_that_is_advised_leaves_no_store_in_derivative_causality_without_need() -> None:
    """Of a motor the resistor is to be turned, in whichever order the strokes are given, and not the inertia."""
    i, K, w = One("i"), GY("K"), One("w")
    motor = bg.Graph("motor", Se("U") >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
    for strokes in ({"J": "J", "b": "b"}, {"b": "b", "J": "J"}):
        found = bg.grade(motor, strokes)
        assert found.mistake is not None and found.mistake.turn == ("b", "J")
        assert "Turn the stroke on b; then" in str(found)
    geared = {"J": "J", "m": "m"}
    w, v = One("w"), One("v")
    found = bg.grade(bg.Graph("geared", Se("M") >> w >> TF("n") >> v, w >> I("J"), v >> I("m")), geared)
    assert found.mistake is not None and found.mistake.turn == ("m", "J"), "where both are as good, the wrong one"
