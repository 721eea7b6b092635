"""Where the energy goes, in a sentence, and what the checks of power and energy mean."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se
from bondgraph.report.energies import checks, goes
from bondgraph.report.report import report


def geared() -> bg.Graph:
    w1, w2 = One("w1"), One("w2")
    first = Se("T", 2) >> w1, w1 >> I("J1", 0.1), w1 >> R("b1", 0.02)
    return bg.Graph("geared", *first, w1 >> TF("n", 3) >> w2, w2 >> I("J2", 0.5), w2 >> R("b2", 0.1))


def shares(words: str) -> list[float]:
    return [float(each) for each in re.findall(r"([\d.]+) %", words)]


def test_the_largest_part_is_told_first_and_all_parts_are_all() -> None:
    audit = bg.simulate(geared(), 10).power_audit()
    words = goes(audit, 10)
    assert words == (
        "Of the 24.7 J that T gives in 10 s, 66 % are dissipated in b2, 32 % are stored in J2 and 2.2 % go into b1 "
        "and J1."
    )
    assert abs(sum(shares(words)) - 100) < 1
    assert shares(words)[0] == round(100 * audit.energies["b2"] / audit.energies["T"])
    assert f"<p>{words}</p>" in report(geared(), t=10)


@pytest.mark.parametrize(("share", "told"), [(0.03, "3 % go into c"), (0.08, "8 % are dissipated in c")])
def test_what_takes_less_than_a_twentieth_is_not_told_by_itself(share: float, told: str) -> None:
    i = One("i")
    graph = bg.Graph(
        "divider", Se("U", 1) >> i, *(i >> R(name, x) for name, x in zip("abc", (0.7, 0.3 - share, share), strict=True))
    )
    assert told in goes(bg.simulate(graph, 1).power_audit(), 1)


def test_a_store_that_runs_down_gives() -> None:
    i = One("i")
    graph = bg.Graph("rl", i >> I("L", 1), i >> R("a", 1))
    audit = bg.simulate(graph, 2, start={"p_L": 2}, rtol=1e-9).power_audit()
    assert goes(audit, 2) == "Of the 1.96 J that L gives in 2 s, all are dissipated in a."


def test_where_nothing_passes_or_shares_are_not_known_nothing_is_said() -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U", 0) >> i, i >> I("L", 1), i >> R("a", 1))
    assert goes(bg.simulate(graph, 1).power_audit(), 1) == ""
    audit = replace(bg.simulate(geared(), 10).power_audit(), drift=1.0)
    assert goes(audit, 10) == "" and "do not balance" in [*checks(audit)][-1]


def test_where_events_take_some_no_shares_are_told() -> None:
    v = One("v")
    parts = v >> I("m", 2.0), v >> R("b", 1.0), Se("F", 1.0) >> v
    for events, told in (((), True), ((bg.reset("stop", "v > 0.1", {"v": 0.0}),), False)):
        assert bool(goes(bg.simulate(bg.Graph("pushed", *parts, *events), 1.0).power_audit(), 1.0)) is told


def test_the_checks_say_what_they_mean() -> None:
    (words,) = checks(replace(bg.simulate(geared(), 10).power_audit(), drift=-4.9e-10))
    assert "by −4.9·10⁻¹⁰ J (the error of the integration)" in words and "zero in exact computation" in words


def test_no_column_is_without_a_head() -> None:
    assert '<th scope="col"></th>' not in report(geared(), t=10)
