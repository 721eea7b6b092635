"""Elimination from the leaves inwards: the rates are those of one system for them all, at a cost that is linear."""

from __future__ import annotations

import random
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import juries
import pytest

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.elements import GY, Free, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Spherical
from bondgraph.equations.articulated_body import Recursion
from bondgraph.equations.balance import assemble
from bondgraph.equations.checks import check
from bondgraph.equations.elimination import solve as at_once
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.solve import solve
from bondgraph.program.evaluate import instant
from bondgraph.program.program import LinearSolve

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
LINKS = runpy.run_path(str(BENCHMARKS / "links.py"))


def bodies(parents: list[int], **joints: Any) -> Mechanism:
    """A tree of bodies with full tensors; body k hangs on body `parents[k - 1]`, 0 being the ground."""
    found, links = [], []
    for k, parent in enumerate(parents, 1):
        tensor = [[f"A{k}", f"J{k}", -0.003], [f"J{k}", 0.6, 0.002], [-0.003, 0.002, 0.4]]
        links.append(Link(f"b{k}", f"m{k}", tensor, centre=(0.02, -0.01, "l/2")))
        before = links[parent - 1].frame((0.1, 0, "l")) if parent else "ground"
        kind, axis = joints.get(f"j{k}", (Revolute, "zyx"[k % 3]))
        found.append(kind(f"j{k}", before, links[-1], axis))
    return Mechanism("tree", links, found, gravity=(0, 0, "-g"))


def motored() -> bg.Graph:
    arm, i, rotor = bodies([0, 1, 2, 3, 4, 5, 6]), One("i"), One("rotor")
    drive = Se("pd", "-20*j4_q") >> i >> GY("K", 0.3) >> rotor
    return bg.Graph(
        "motored", *arm, drive, rotor >> arm["j4"], i >> R("ohm", 2), i >> I("L", 0.1), rotor >> I("D", 0.1)
    )


EULER = (Spherical, "zyx")
GRAPHS: dict[str, Callable[[], bg.Graph]] = {
    "chain": lambda: bg.Graph("chain", *bodies([0, 1, 2, 3, 4, 5, 6])),
    "tree": lambda: bg.Graph("tree", *bodies([0, 1, 2, 2, 3, 4, 5, 6])),
    "slides": lambda: bg.Graph(
        "slides", *bodies([0, 1, 2, 3, 4, 5, 5], j2=(Prismatic, (1, 2, 2)), j5=(Prismatic, "x"))
    ),
    "balls": lambda: bg.Graph("balls", *bodies([0, 1, 2, 1], j2=EULER, j4=EULER)),
    "floats": lambda: bg.Graph("floats", *bodies([0, 1, 1, 2, 3], j1=(Free, "zyx"))),
    "motored": motored,
}


def values(equations: Equations, seed: int) -> dict[str, float]:
    draw = random.Random(seed)
    program = lower(equations, equations.rates)
    arguments = [draw.uniform(0.2, 1.0) for _ in sorted(program.arguments)]
    placed = dict(zip(sorted(program.arguments), arguments, strict=True))
    placed |= {name: 0.004 for name in placed if name.startswith("J")}
    return dict(zip(program.results, instant(program)([placed[x] for x in program.arguments]), strict=True))


SHORT = ("slides", "balls")


@pytest.mark.parametrize(
    ("name", "algebra"),
    [
        *(pytest.param(name, "table", marks=[pytest.mark.slow] * (name not in SHORT)) for name in GRAPHS),
        *(pytest.param(name, "sympy", marks=pytest.mark.slow) for name in SHORT),
    ],
)
def test_rates_are_those_of_one_system(name: str, algebra: str) -> None:
    graph = GRAPHS[name]()
    balance = assemble(assign(graph), getattr(bg.algebra, algebra))
    points = RandomPoints()
    found = Recursion(balance, points).run()
    assert found is not None
    recursive, direct = check(found, points), check(at_once(balance), points)
    for seed in range(3):
        # Rounding of two orders of elimination of matrices with condition numbers up to a few thousands.
        assert values(recursive, seed) == pytest.approx(values(direct, seed), rel=1e-9, abs=1e-9)


def operations(n: int) -> int:
    equations = bg.compile(bg.Graph("chain", *bodies(list(range(n)))), algebra=bg.algebra.table)
    program = lower(equations, equations.rates)
    assert all(len(line.slots) == 1 for line in program.body if isinstance(line, LinearSolve))
    return program.operations


def test_each_joint_takes_the_same_number_of_operations() -> None:
    # Three joints more each, after which the axes repeat; the first bodies have less motion, and take less.
    few, some, many = map(operations, (7, 10, 13))
    assert many - some == pytest.approx(some - few, rel=0.02)


def test_a_joint_without_mass_is_named() -> None:
    links = [Link(f"b{k}", 0 if k == 7 else f"m{k}", None if k == 7 else (1, 1, 1)) for k in range(1, 8)]
    before = ["ground", *links[:-1]]
    joints = [
        Revolute(f"j{k}", one, other, "zyx"[k % 3]) for k, (one, other) in enumerate(zip(before, links, strict=True), 1)
    ]
    with pytest.raises(bg.SingularSystem, match="j7"):
        bg.compile(bg.Graph("arm", *Mechanism("arm", links, joints)))


def test_what_is_coupled_all_with_all_is_solved_at_once() -> None:
    balance = assemble(assign(LINKS["links"](10)), bg.algebra.table)
    assert Recursion(balance, RandomPoints()).run() is None
    assert [len(system.unknowns) for system in solve(balance, RandomPoints()).systems] == [10]


@juries.package("pinocchio")
def test_accelerations_of_a_long_arm_are_those_of_pinocchio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    bench, n = runpy.run_path(str(BENCHMARKS / "joints.py")), 8
    q, u = bench["state"](n)
    start = {f"j{k}_q": x for k, x in enumerate(q, 1)} | {f"j{k}": x for k, x in enumerate(u, 1)}
    found = bg.rates(bench["equations"](n), bench["arm"].values(n), start)
    theirs = bench["pinocchio"](n)()
    # Eight bodies in a row: the mass matrix has a condition number of some thousands.
    assert [found[f"j{k}"] for k in range(1, n + 1)] == pytest.approx(theirs, rel=1e-9, abs=1e-9 * abs(theirs).max())
