"""Steps of native code as functions of time: alone, several at once, and a whole motion."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
import scipy.integrate

from bondgraph.program import llvm
from bondgraph.simulate.methods.explicit import DOP853
from bondgraph.simulate.methods.native_steps import Ahead, Motion, OneByOne, Piece, Pieces
from tests.simulate.methods.test_explicit import TOLERANCES, run, turning

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")


def circle() -> tuple[list[float], list[Any]]:
    """The instants of steps along a circle, and the steps."""
    steps = run(DOP853(turning(), 0.0, [1.0, 0.0], 10.0, **TOLERANCES))
    assert all(isinstance(piece, Piece) for *_, piece in steps)
    return [0.0, *(t for t, *_ in steps)], [piece for *_, piece in steps]


def together(pieces: list[Any]) -> list[Any]:
    """The same steps, those of one call as one."""
    calls: dict[int, list[Piece]] = {}
    for piece in pieces:
        calls.setdefault(id(piece.ahead), []).append(piece)
    return [Pieces(each[0].ahead, each[0].k, each[-1].k + 1) for each in calls.values()]


def test_a_motion_is_evaluated_as_scipys() -> None:
    """At instants in any order, those between two steps included, and one at a time."""
    ts, pieces = circle()
    theirs = scipy.integrate.OdeSolution(ts, pieces)
    times = np.random.default_rng(1).permutation(np.concatenate([np.linspace(0, 10, 57), ts]))
    for given in (pieces, together(pieces), [*pieces[:2], *together(pieces[2:])]):
        ours = Motion(ts, given)
        assert ours.is_native and len(given) > 2
        assert ours(times).tobytes() == theirs(times).tobytes()
        assert [ours(t).tobytes() for t in times] == [theirs(t).tobytes() for t in times]
        assert ours(times[:0]).shape == (2, 0)
        again = pickle.loads(pickle.dumps(ours))
        assert again(times).tobytes() == theirs(times).tobytes()


def test_several_steps_are_one_function_of_time() -> None:
    ts, pieces = circle()
    whole = together(pieces)[1]
    first = ts.index(whole.t_old)
    assert whole.ends == ts[first + 1 : first + 1 + len(whole)] and whole.t == whole.ends[-1]
    assert whole.last_start == ts[first + len(whole) - 1] and len(whole.states) == len(whole) == len(whole.places)
    times = np.random.default_rng(2).permutation(np.concatenate([np.linspace(whole.t_old, whole.t, 41), whole.ends]))
    theirs = scipy.integrate.OdeSolution(ts, pieces)
    assert whole(times).tobytes() == theirs(times).tobytes()
    assert [whole(t).tobytes() for t in times.tolist()] == [theirs(t).tobytes() for t in times]


def test_steps_are_there_one_by_one() -> None:
    ts, pieces = circle()
    mixed = [pieces[0], *together(pieces[1:])]
    each = OneByOne(mixed)
    assert len(each) == len(pieces) and [piece.t for piece in each] == ts[1:]
    assert each[-1].t == 10.0 and [piece.t for piece in each[1:4]] == ts[2:5] and each[np.int64(3)].t == ts[4]
    with pytest.raises(IndexError):
        each[len(pieces)]


def test_what_steps_give_at_their_ends_is_where_they_arrive() -> None:
    _, pieces = circle()
    ahead = pieces[0].ahead
    assert isinstance(ahead, Ahead)
    np.testing.assert_allclose(ahead.given, ahead.states, rtol=1e-13)
    assert [row.tobytes() for row in ahead.given] == [
        ahead.piece(k)(ahead.ends[k]).tobytes() for k in range(len(ahead))
    ]


def test_steps_in_python_are_evaluated_once_for_the_same_instants() -> None:
    asked = []

    def piece(t: Any) -> Any:
        asked.append(np.array(t))
        return np.array([np.cos(t), np.sin(t)])

    motion, times = Motion([0.0, 2.0], [piece]), np.array([0.5, 1.0, 1.5])
    first = motion(times)
    first[:] = 0  # it is the caller's own
    times[-1] = 1.6
    np.testing.assert_allclose(motion(times), [np.cos(times), np.sin(times)])
    np.testing.assert_allclose(motion(times.copy()), [np.cos(times), np.sin(times)])
    assert len(asked) == 2
