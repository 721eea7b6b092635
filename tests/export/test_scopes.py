"""Names in the scopes of a model and its instances: no two references are one, and each is of checked identifiers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bondgraph.export._scopes import Scopes, scopes
from bondgraph.graph.names import enclosing, path_of

WORDS = ["a", "b", "end", "a_b", "a_2", "a_record", "made", "x1"]
RESERVED = {"end", "Real"}
paths = st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(".".join)
variables = st.sampled_from([*WORDS, "a.e", "a_e", "a'", "p_a", "1", "_", "\u03b8", "a.e[1]", "a" * 30])


@st.composite
def hierarchies(draw: st.DrawFn) -> tuple[list[str], list[str], set[str]]:
    instances = {outer for path in draw(st.lists(paths, max_size=5)) for outer in enclosing(path)}
    places = st.sampled_from(sorted({"", *instances}))
    pairs = draw(st.lists(st.tuples(places, variables), min_size=1, max_size=12))
    bonds = draw(st.lists(st.tuples(places, places), max_size=3))
    names = [f"{path}.{name}".removeprefix(".") for path, name in pairs]
    names += ["-".join(f"{path}.j{k}".removeprefix(".") for k, path in enumerate(both)) + ".e" for both in bonds]
    names = list(dict.fromkeys(names))
    return names, draw(st.lists(st.sampled_from(names), unique=True)), instances


def spelt(given: tuple[list[str], list[str], set[str]]) -> Scopes:
    names, entries, instances = given
    return scopes(names, entries, instances, RESERVED, {"made"}, 20)


@given(hierarchies())
def test_no_two_are_the_same(given: tuple[list[str], list[str], set[str]]) -> None:
    found, (names, entries, _) = spelt(given), given
    inside: dict[str, list[str]] = {"": [*found.entries.values(), "made"]}
    for path, word in found.components.items():
        inside.setdefault(path_of(path), []).append(word)
    for name in names:
        inside.setdefault(found.paths_of[name], []).append(found.names[name])
    every = {word for words in inside.values() for word in words}
    assert all(len({*words}) == len(words) for words in inside.values())
    assert len({*found.classes.values()} - every) == len(found.paths) == len(found.components)
    for word in {*every, *found.classes.values()}:
        assert word.isascii() and word.isidentifier() and word[0] != "_" and len(word) <= 20
    assert not RESERVED & {*every, *found.classes.values()}
    assert len({found.whole(name) for name in names}) == len(names)
    assert found.entries.keys() == {name for name in entries if found.paths_of[name]}


@given(hierarchies())
def test_references_lead_through_the_instances(given: tuple[list[str], list[str], set[str]]) -> None:
    found, (names, _, instances) = spelt(given), given
    for name in names:
        path = found.paths_of[name]
        through = [found.components[outer] for outer in enclosing(path)]
        assert found.whole(name).split(".") == [*through, found.names[name]]
        deeper = {each for each in instances if all(end.startswith(f"{each}.") for end in name.split("-"))}
        assert path == max(deeper, key=len, default="")


def test_without_instances_there_is_one_scope() -> None:
    found = scopes(["p_J", "end", "b.e[1]"], ["p_J"], (), RESERVED, {"made"}, 20)
    assert found.names == {"p_J": "p_J", "end": "end_2", "b.e[1]": "b_e_1"}
    assert not (found.paths or found.components or found.classes or found.entries)
