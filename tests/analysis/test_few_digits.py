"""Responses that are small differences of large terms, against forty digits: right, or told to be known to less."""

from __future__ import annotations

import re
import warnings
from dataclasses import replace
from functools import partial
from typing import Any

import mpmath
import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization import few_digits, responses
from bondgraph.analysis.linearization.responses import LOOKS, POINTS
from bondgraph.elements import C, I, One, R, Se, Zero
from bondgraph.program.tolerances import DIGITS, ROUNDING

L1, L2, R1, R2, STORE = 1e-3, 1e-5, 0.1, 1e-3, 1e-3
OMEGA = np.array([1e-4, 1e-2, 1.0, 1e2, 1e4, 1e6])


def coils(k: float) -> bg.Linearization:
    """A transformer with a capacitor behind it, its coils coupled by k."""
    q, M = One("q", ("i1", "i2"), frame="inertial"), k * np.sqrt(L1 * L2)
    graph = bg.Graph(
        "coils",
        *(Se("U") >> q["i1"], q["i1"] >> R("r1", R1), q["i2"] >> R("r2", R2), q["i2"] >> C("Co", STORE)),
        q >> I("T", ((L1, M), (M, L2))),
    )
    return bg.linearize(graph, {}, {"U": 0}, outputs=["i1", "i2", "Co.e"])


def impedances(k: float, omega: Any) -> Any:
    """The same by the equations of its two meshes, of shape (frequencies, outputs)."""
    M, found = k * np.sqrt(L1 * L2), []
    with mpmath.workdps(40):
        for w in map(mpmath.mpf, np.atleast_1d(omega).tolist()):
            s = 1j * w
            meshes = mpmath.matrix([[R1 + s * L1, s * M], [s * M, s * L2 + R2 + 1 / (s * STORE)]])
            i1, i2 = mpmath.lu_solve(meshes, mpmath.matrix([1, 0]))
            found.append([complex(i1), complex(i2), complex(i2 / (s * STORE))])
    return np.array(found)


def told(response: Any) -> tuple[Any, list[float]]:
    """What is found, and to which part of itself each warning says it is known."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = response()
    return found, [float(re.findall(r"known to (\S+) of itself", str(each.message))[0]) for each in caught]


@pytest.mark.parametrize("k", [0.5, 0.99, 0.9999, 0.999999])
def test_far_below_the_modes_of_coupled_coils_the_response_has_its_digits(k: float) -> None:
    """Currents are differences of fluxes of 1/(1 - k) times their size, and smaller by the square of the frequency."""
    omega = OMEGA[OMEGA >= 1e-2]
    np.testing.assert_allclose(coils(k).frequency_response(omega)[:, :, 0], impedances(k, omega), rtol=DIGITS)


def test_of_coils_coupled_perfectly_what_goes_past_their_one_flux_cancels_as_well() -> None:
    """The part of the current that follows the voltage at once, and what the flux makes of it, are alike."""
    omega = OMEGA[OMEGA < 1e4]
    np.testing.assert_allclose(
        coils(1 - 1e-12).frequency_response(omega)[:, :, 0], impedances(1 - 1e-12, omega), DIGITS
    )


@pytest.mark.parametrize("k", [1 - 1e-6, 1 - 1e-7, 1 - 1e-8, 1 - 1e-9])
@pytest.mark.parametrize("omega", OMEGA)
def test_where_the_matrices_do_not_have_them_it_is_told_how_many_there_are(k: float, omega: float) -> None:
    found, known = told(lambda: coils(k).frequency_response([omega])[:, :, 0])
    off = np.abs(found / impedances(k, omega) - 1).max()
    assert len(known) == (off > DIGITS) or off < 10 * DIGITS
    if known:
        assert known[0] / 10 < off < 10 * known[0]


def test_it_is_told_by_output_input_and_frequency() -> None:
    with pytest.warns(UserWarning, match=r"coils: (i2|Co\.e) by U at 0\.0001 rad/s is known to .* of itself only"):
        coils(1 - 1e-8).frequency_response(OMEGA)


@pytest.mark.parametrize("k", [0.99, 0.9999, 0.999999, 1 - 1e-8, 1 - 1e-9])
def test_their_transfer_function_has_its_zeros_at_zero(k: float) -> None:
    linear, omega = coils(k), np.geomspace(1e-3, 1e7, 21)
    assert np.array_equal(linear.transfer_function("i2", "U").zeros, [0.0, 0.0])
    assert np.array_equal(linear.transfer_function("Co.e", "U").zeros, [0.0])
    if 1 - k < DIGITS / 2:  # the other zeros have fewer digits
        return
    for j, name in enumerate(linear.outputs):
        found = linear.transfer_function(name, "U")(1j * omega)
        np.testing.assert_allclose(found, impedances(k, omega)[:, j], rtol=DIGITS)


def test_a_step_of_which_nothing_is_left_but_rounding_is_told() -> None:
    """The current at ten time constants, beside one that has been 1e9 times as large."""
    linear = coils(1 - 1e-7)
    assert told(lambda: linear.step([0.1]))[1]
    assert not told(lambda: linear.step([1e-6, 1e-3]))[1]


def quiet(linear: bg.Linearization, omega: Any) -> Any:
    found, known = told(lambda: linear.frequency_response(omega))
    assert not known
    return found


def test_of_a_bridge_in_balance_nothing_is_told() -> None:
    """Its response is zero at all frequencies: what is left is rounding, and no number that lost its digits."""
    a, b, left, right = Zero("a"), Zero("b"), One("left"), One("right")
    graph = bg.Graph(
        "bridge",
        *(Se("U") >> (u := Zero("u")), u >> left >> a, u >> right >> b, left >> R("R1", 0.1), right >> R("R2", 0.3)),
        *(a >> C("C1", 0.3), b >> C("C2", 0.1), a >> (m := One("m")) >> b, m >> R("R5", 0.7)),
    )
    found = quiet(bg.linearize(graph, {}, {"U": 0}, outputs=["m", "a"]), np.geomspace(1e-4, 1e4, 30))
    assert (np.abs(found[:, 0]) < 1e-12).all()


def absorber() -> bg.Linearization:
    v, w, d = One("v"), One("w"), One("d")
    graph = bg.Graph(
        "absorber",
        *(Se("F") >> v, v >> I("m", 0.7), v >> C("k", 0.3), v >> (z := Zero("z")), z >> d, d >> C("ka", 0.11)),
        *(z >> w, w >> I("ma", 0.13)),
    )
    return bg.linearize(graph, {}, {"F": 0}, outputs=["v", "w"])


def test_where_a_response_vanishes_at_one_frequency_nothing_is_told() -> None:
    zero = 1 / np.sqrt(0.11 * 0.13)
    found = quiet(absorber(), [zero, 0.5 * zero, zero * (1 + 1e-12)])
    assert np.abs(found[0, 0]) < 1e-9 * np.abs(found[1, 0])


def test_beside_an_undamped_mode_nothing_is_told() -> None:
    """Its response changes by as much where the frequency itself is rounded."""
    mode = np.abs(absorber().poles().imag).max()
    quiet(absorber(), mode * (1 + np.array([-1e-9, 1e-10, 1e-9])))


@pytest.mark.parametrize("law", ["where(gear >= 1.5, 2, 3)", "where(gear > 1.5, 2, 3)"])
def test_a_number_that_chooses_a_law_is_no_rounding(law: str) -> None:
    """Three changed by a few floats fall on either side of where it chooses."""
    v = One("v")
    graph = bg.Graph("gears", Se("F") >> v, v >> I("m", 0.7), v >> R("r", law))
    quiet(bg.linearize(graph, {}, {"F": 0, "gear": 1.5}, outputs=["v"]), [0.1, 1.0, 10.0])


def test_matrices_of_ones_own_are_not_judged_by_those_of_the_model() -> None:
    linear = coils(1 - 1e-8)
    assert not told(lambda: replace(linear, A=0.5 * linear.A).frequency_response(OMEGA))[1]
    assert not told(lambda: replace(linear, C=np.zeros_like(linear.C)).frequency_response(OMEGA))[1]


def test_without_some_states_the_rest_is_judged_as_before() -> None:
    linear = coils(1 - 1e-8)
    A, B, C, D = (varied := tuple(map(widened, linear.varied)))[0]
    wide = replace(linear, states=("more", *linear.states), A=A, B=B, C=C, D=D, varied=varied)
    for one in (linear, wide, wide.without("more")):
        assert told(partial(one.frequency_response, OMEGA))[1]


def widened(matrices: Any) -> Any:
    """With one state more, which nothing moves and which moves nothing."""
    A, B, C, D = matrices
    more = np.zeros((len(A) + 1,) * 2)
    more[1:, 1:], more[0, 0] = A, -1.0
    return more, np.vstack([0 * B[:1], B]), np.hstack([0 * C[:, :1], C]), D


@pytest.mark.parametrize("changed", [2.0**-60, 2.0**-10])
def test_numbers_are_changed_by_some_floats(monkeypatch: Any, changed: float) -> None:
    """By less they stay as they are, and nothing is told; by far more, whatever models do with them is."""
    from bondgraph.analysis.linearization import linearizer

    monkeypatch.setattr(linearizer, "SHIFT", changed)
    k = 1 - 1e-8 if changed < few_digits.SHIFT else 0.5
    assert bool(told(lambda: coils(k).frequency_response(OMEGA))[1]) is (changed > few_digits.SHIFT)


def test_numbers_are_changed_by_about_eight_floats() -> None:
    v = One("v")
    decay = bg.linearize(bg.Graph("decay", v >> I("m", 1.0), v >> R("r", 1.0)), {})
    changed = max(abs(A[0, 0] / decay.A[0, 0] - 1) for A, *_ in decay.varied)
    assert 2.0**-52 < changed < 2.0**-48


def test_of_two_or_three_responses_those_that_choose_would_be_seen(monkeypatch: Any) -> None:
    from bondgraph.analysis.linearization import linearizer

    assert len(coils(0.5).varied) == 1 + few_digits.SHIFTS
    monkeypatch.setattr(linearizer, "SHIFTS", 2)
    assert not told(lambda: coils(1 - 1e-8).frequency_response(OMEGA))[1]


def test_a_response_is_zero_only_where_it_is_so_about_all_modes(monkeypatch: Any) -> None:
    """One frequency, far below the modes, would take that of coils for zero; one part, a zero of it for lost digits."""
    linear, zero = coils(1 - 1e-9), 1 / np.sqrt(0.11 * 0.13)
    assert POINTS // LOOKS < POINTS / 2 and not responses._vanishes(linear).any()
    monkeypatch.setattr(responses, "usual_frequencies", lambda _: np.array([1e-9]))
    assert responses._vanishes(linear).any()
    size = responses._sizes_about(absorber(), np.array([zero, 0.5 * zero]))[:, 0, 0]
    assert size[0] > 0.1 * size[1]
    monkeypatch.setattr(responses, "BESIDE", (1.0,))
    assert responses._sizes_about(absorber(), np.array([zero]))[0, 0, 0] < 1e-9 * size[0]


@pytest.mark.parametrize(("later", "is_told"), [(few_digits.SHIFT, False), (ROUNDING, True)])
def test_a_step_is_looked_at_so_much_later_that_it_changes(monkeypatch: Any, later: float, is_told: bool) -> None:
    monkeypatch.setattr(responses, "ROUNDING", later)
    assert bool(told(lambda: coils(1 - 1e-7).step([0.1]))[1]) is is_told


def test_a_fast_oscillation_is_known_as_its_instant_is() -> None:
    v = One("v")
    swing = bg.Graph("swing", Se("F") >> v, v >> I("m", 0.7), v >> C("c", 0.3))
    assert not told(lambda: bg.linearize(swing, {}, {"F": 0}, outputs=["v"]).step(2.0**25 * np.arange(1, 81)))[1]


def test_without_inputs_there_is_nothing_to_tell() -> None:
    v = One("v")
    alone = bg.linearize(bg.Graph("alone", v >> I("m", 0.7), v >> R("r", 0.3)), {})
    assert alone.step([0.0, 1.0]).shape == (2, 1, 0) and alone.frequency_response([1.0, 2.0]).shape == (2, 1, 0)
