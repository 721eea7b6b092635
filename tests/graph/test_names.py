"""Names of parts of instances are taken apart and put together in one place, and each way undoes the other."""

from hypothesis import given
from hypothesis import strategies as st

from bondgraph.graph.names import beside, local, path_of, place_of, seen_from, within

WORDS = st.text("abcxyz_1", min_size=1, max_size=4).filter(str.isidentifier)
PATHS = st.lists(WORDS, max_size=3).map(".".join)


@given(PATHS, WORDS)
def test_a_name_is_its_path_and_what_it_is_there(path: str, name: str) -> None:
    whole = within(path, name)
    assert (path_of(whole), local(whole)) == (path, name)
    assert seen_from(path, whole) == name
    assert seen_from("", whole) == whole


@given(PATHS, WORDS, WORDS, st.sampled_from(["e", "f", "lambda"]))
def test_a_variable_belongs_to_the_element_before_its_last_dot(path: str, name: str, other: str, letter: str) -> None:
    whole = within(path, name)
    assert place_of(f"{whole}.{letter}") == whole
    assert place_of(f"{whole}.{letter}[{within(path, other)}]") == whole


@given(PATHS, WORDS)
def test_what_belongs_to_a_part_stands_beside_it(path: str, name: str) -> None:
    assert beside(within(path, name), "p_{}") == within(path, f"p_{name}")
