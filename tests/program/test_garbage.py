"""All objects are searched for garbage more rarely for a while; then the collector is what it was before."""

import gc
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.program.garbage import RARELY, few_searches

OWN = (800, 11, 12)


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*OWN)
    yield
    gc.set_threshold(*before)


def test_the_oldest_are_searched_more_rarely_until_the_end() -> None:
    with few_searches():
        assert gc.get_threshold() == (*OWN[:2], RARELY)
    assert gc.get_threshold() == OWN


def test_the_last_of_those_that_overlap_brings_it_back() -> None:
    first, second = ExitStack(), ExitStack()
    first.enter_context(few_searches())
    second.enter_context(few_searches())
    first.close()
    assert gc.get_threshold() == (*OWN[:2], RARELY)
    second.close()
    assert gc.get_threshold() == OWN


def test_it_comes_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), few_searches():
        raise ZeroDivisionError
    assert gc.get_threshold() == OWN


def test_what_is_set_meanwhile_stays() -> None:
    with few_searches():
        gc.set_threshold(5000, 20, 30)
    assert gc.get_threshold() == (5000, 20, 30)


@pytest.mark.parametrize("own", [(800, 11, 0), (0, 11, 0), (800, 11, 2 * RARELY)])
def test_what_is_searched_at_every_turn_or_more_rarely_stays_so(own: tuple[int, int, int]) -> None:
    gc.set_threshold(*own)
    with few_searches():
        assert gc.get_threshold() == own
    assert gc.get_threshold() == own


def test_a_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        with few_searches():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_young_garbage_is_found_meanwhile() -> None:
    found: list[int] = []

    def told(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            found.append(info["collected"])

    gc.callbacks.append(told)
    try:
        with few_searches():
            for _ in range(10 * OWN[0]):
                cycle: list[object] = []
                cycle.append(cycle)
    finally:
        gc.callbacks.remove(told)
    assert sum(found) >= 5 * OWN[0]


def test_a_compilation_searches_rarely_and_brings_it_back() -> None:
    i = One("i")
    seen: list[tuple[int, int, int]] = []

    def told(phase: str, info: dict[str, int]) -> None:
        seen.append(gc.get_threshold())

    gc.set_threshold(20, *OWN[1:])  # so that it searches at least once, however little a compilation leaves
    graph = bg.Graph("searched_while_it_is_compiled", Se("U") >> i, i >> I("L"), i >> R("Ra"))
    gc.callbacks.append(told)
    try:
        bg.compile(graph, algebra=bg.algebra.table)
    finally:
        gc.callbacks.remove(told)
    assert (20, OWN[1], RARELY) in seen
    assert gc.get_threshold() == (20, *OWN[1:])
