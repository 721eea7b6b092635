"""Every program in examples/ runs, writes what it says, and is right where it cannot check itself."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import bondgraph as bg

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SLOW = {
    "arm_with_motors", "cell_pump", "differential_drive", "four_bar", "gibbs_appell_002", "gyroscope", "heavy_top",
    "heat_exchanger", "hydraulic_press", "real_arm", "robot_003", "robot_arm", "servo", "shaken_pendulum",
    "six_figures", "slider_crank", "sliding_ladder", "spinning_beam", "spinning_top", "thruster", "two_masses",
    "volterra_boom", "volterra_cart", "volterra_figures", "volterra_plates",
    "whipple_bicycle",
}  # fmt: skip


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def outcomes() -> ModuleType:
    """What examples give, which the site shows: each runs once, here or where the site is built."""
    spec = importlib.util.spec_from_file_location("outcomes", ROOT / "docs" / "outcomes.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_written(folder: Path, said: str) -> None:
    written = sorted(folder.iterdir())
    assert written
    for path in written:
        assert path.stat().st_size > 0, path
        assert re.search(rf"{path.stem}\b|{re.escape(path.name)}", said), f"{path.name} is written but not named"
        if path.suffix == ".svg":
            assert ElementTree.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    for named in re.findall(r"wrote (\S+\.\w+)", said):
        assert folder / named in written


@pytest.mark.parametrize(
    "path",
    [pytest.param(p, id=p.stem, marks=[pytest.mark.slow] if p.stem in SLOW else []) for p in EXAMPLES],
)
def test_runs_and_writes(path: Path, outcomes: ModuleType) -> None:
    check_written(*outcomes.outcome(path.stem))


def test_what_an_example_gives_is_kept_whole_or_not_at_all(
    outcomes: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "EXAMPLES", tmp_path)
    monkeypatch.setattr(outcomes, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(sys, "path", [*sys.path])
    text = "def main(folder):\n    folder.mkdir()\n    (folder / 'a').touch()\n    print('wrote', folder / 'a')\n"
    (tmp_path / "good.py").write_text(text)
    (tmp_path / "bad.py").write_text(f"{text}    raise ValueError\n")
    folder, said = outcomes.outcome("good")
    assert said == "wrote a\n" and (folder / "a").exists()
    with pytest.raises(ValueError):
        outcomes.outcome("bad")
    assert [*(tmp_path / "kept").iterdir()] == [folder.parent]
    (tmp_path / "good.py").unlink()
    assert outcomes.outcome("good") == (folder, said)  # it is not run again


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_needs_nothing_but_the_plain_install(path: Path) -> None:
    """What an example imports comes with the package; casadi, which does not, is reached through it as well."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    required = {re.split(r"[>=<; \[]", line)[0] for line in PROJECT["dependencies"]}
    known = {*sys.stdlib_module_names, *required, "bondgraph", *(p.stem for p in EXAMPLES)}
    assert {name.partition(".")[0] for name in imported} <= known
    assert not any(isinstance(node, ast.Attribute) and node.attr == "casadi" for node in ast.walk(tree))


def test_the_first_command_of_the_readme(tmp_path: Path) -> None:
    """Without an argument, into out/."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "elements")])
    script = ROOT / "examples" / "rolling_disc.py"
    done = subprocess.run(
        [sys.executable, script], cwd=tmp_path, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert {path.name for path in (tmp_path / "out").iterdir()} >= {
        "rolling_disc_unreduced.svg",
        "rolling_disc_reduced.svg",
        "rolling_disc_path.svg",
        "rolling_disc.txt",
        "rolling_disc.tex",
    }


@pytest.fixture(scope="module")
def disc() -> ModuleType:
    return load("rolling_disc")


def test_disc_is_figure_1_and_becomes_figure_4(disc: ModuleType) -> None:
    causality = bg.causality(disc.disc)
    assert {name for name, _ in causality.dependent} == {"J", "m"}
    assert causality.free == (("f", 0), ("f", 1), ("f", 2))
    reduced = bg.reduce(disc.disc)
    assert [e.kind for e in reduced.elements.values() if e.role == "store"] == ["NIC"]
    assert not bg.causality(reduced).dependent


def pose(run: bg.Trajectory, r: float, t: float) -> tuple[Any, Any, Any]:
    """Contact point, centre, and rotation from body to table, built from elementary rotations about z, x and y."""
    x, y, psi, theta, phi = (float(run.at(t, name)) for name in ("x", "y", "psi", "theta", "phi"))

    def turn(axis: int, angle: float) -> Any:
        i, j = (axis + 1) % 3, (axis + 2) % 3
        matrix = np.eye(3)
        matrix[i, i] = matrix[j, j] = np.cos(angle)
        matrix[j, i], matrix[i, j] = np.sin(angle), -np.sin(angle)
        return matrix

    leaning = turn(2, psi) @ turn(0, theta)
    contact = np.array([x, y, 0.0])
    return contact, contact + r * leaning[:, 2], leaning @ turn(1, phi)


def test_disc_does_not_slip(disc: ModuleType) -> None:
    """The material point at the contact rests: differences of the motion, nothing of the graph's kinematics."""
    run = bg.simulate(bg.compile(bg.reduce(disc.disc)), (0, 1), disc.VALUES, disc.START, method="DOP853", rtol=1e-11)
    r, h = disc.VALUES["r"], 1e-5
    for t in np.linspace(0.05, 0.95, 10):
        contact, centre, rotation = pose(run, r, t)
        point = rotation.T @ (contact - centre)
        (_, after, R_after), (_, before, R_before) = pose(run, r, t + h), pose(run, r, t - h)
        velocity = (after + R_after @ point - before - R_before @ point) / (2 * h)
        speed = np.linalg.norm(after - before) / (2 * h)
        # h^2/6 of a third derivative of r w^3, w below 60 rad/s: 5e-8 m/s; the rest is interpolation between steps.
        assert speed > 0.1
        assert np.linalg.norm(velocity) < 1e-7


def kane(m: float, r: float, g: float, q: tuple[float, float, float], w: tuple[float, float, float]) -> list[float]:
    """psi'', theta'', phi'' of a rolling thin disc by sympy.physics.mechanics, with the rates as generalized speeds."""
    import sympy
    from sympy.physics.mechanics import KanesMethod, Point, ReferenceFrame, RigidBody, dynamicsymbols, inertia

    psi, theta, phi = angles = dynamicsymbols("psi theta phi")
    rates = dynamicsymbols("w_psi w_theta w_phi")
    table = ReferenceFrame("N")
    heading, leaning, body = (ReferenceFrame(name) for name in "HLB")
    heading.orient_axis(table, table.z, psi)
    leaning.orient_axis(heading, heading.x, theta)
    body.orient_axis(leaning, leaning.y, phi)
    heading.set_ang_vel(table, rates[0] * table.z)
    leaning.set_ang_vel(heading, rates[1] * heading.x)
    body.set_ang_vel(leaning, rates[2] * leaning.y)
    contact = Point("contact")
    contact.set_vel(table, 0)  # the material point
    centre = contact.locatenew("centre", r * leaning.z)
    centre.set_vel(table, (body.ang_vel_in(table) ^ (r * leaning.z)).express(leaning))
    moment = inertia(leaning, m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)
    coin = RigidBody("coin", centre, body, m, (moment, centre))
    method = KanesMethod(
        table,
        q_ind=list(angles),
        u_ind=list(rates),
        kd_eqs=[rate - angle.diff() for rate, angle in zip(rates, angles, strict=True)],
    )
    method.kanes_equations([coin], [(centre, -m * g * table.z)])
    numbers = dict(zip([*angles, *rates], [*q, *w], strict=True))
    mass, forcing = method.mass_matrix.subs(numbers), method.forcing.subs(numbers)
    return [float(x) for x in sympy.Matrix(mass).LUsolve(forcing)]


@pytest.mark.parametrize("seed", range(3))
def test_disc_agrees_with_sympy(disc: ModuleType, seed: int) -> None:
    """Same accelerations at a random state, from other generalized speeds and another program."""
    random = np.random.default_rng(seed)
    psi, theta, phi = (float(x) for x in random.uniform(-1.2, 1.2, 3))
    u1, u2, u3 = (float(x) for x in random.uniform(-20, 20, 3))
    psi_dot = u3 / np.cos(theta)
    w = (psi_dot, u1, u2 - psi_dot * np.sin(theta))  # from w = theta' b1 + psi' z + phi' b2
    m, r, g = disc.VALUES["m"], disc.VALUES["r"], disc.VALUES["g"]
    psi_2, theta_2, phi_2 = kane(m, r, g, (psi, theta, phi), w)
    sine, cosine = np.sin(theta), np.cos(theta)
    expected = np.array([theta_2, phi_2 + psi_2 * sine + w[0] * w[1] * cosine, psi_2 * cosine - w[0] * w[1] * sine])

    start = {"psi": psi, "theta": theta, "phi": phi, "u1": u1, "u2": u2, "u3": u3}
    inertias = m * r**2 * np.array([5 / 4, 3 / 2, 1 / 4])  # p = A u, with a constant A
    for graph, prefix, scale in ((disc.disc, "u", np.ones(3)), (bg.reduce(disc.disc), "p_T_u", inertias)):
        equations = bg.compile(graph)
        run = bg.simulate(equations, (0, 1e-3), disc.VALUES, start)
        rates = dict(zip(equations.rates, run.compute(0.0, equations.rates), strict=True))
        found = np.array([rates[f"{prefix}{k}"] for k in (1, 2, 3)]) / scale
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9 * np.abs(expected).max())  # rounding


def test_pendulum_obeys_newton() -> None:
    """m a = F + m g for the bob, its acceleration by differences of its position."""
    example = load("shaken_pendulum")
    m, l, g, _, w = example.VALUES.values()
    equations = bg.compile(example.pendulum)
    run = bg.simulate(equations, (0, 0.3), example.VALUES, example.START, method="DOP853", rtol=1e-11, atol=1e-13)
    h = 0.05 / w
    t = np.linspace(0.02, 0.28, 40)

    def position(at: Any) -> Any:
        X, Y, theta = (run.at(at, name) for name in ("X", "Y", "theta"))
        return np.stack([X + l * np.sin(theta), Y + l * np.cos(theta)], axis=-1)

    stencil = {-2: -1 / 12, -1: 4 / 3, 0: -5 / 2, 1: 4 / 3, 2: -1 / 12}
    acceleration = sum(weight * position(t + k * h) for k, weight in stencil.items()) / h**2
    force = m * (acceleration + np.array([0, g]))
    # The stencil misses (w h)^4/90 of the largest acceleration, 7e-8; the interpolation between steps makes it 1e-5.
    np.testing.assert_allclose(run.at(t, "pivot.e"), force, rtol=0, atol=1e-5 * np.abs(force).max())


PORTS = {2: ("effort", "flow"), 3: ("effort", "flow"), 4: ("effort", "flow"), 5: ("flow", "flow"), 6: ("flow", "flow")}
"""[004] Figs 2-6: what enters the store at its I-port and at its C-port."""


@pytest.mark.parametrize("number", range(1, 7))
def test_the_figures_have_the_strokes_of_the_paper(number: int) -> None:
    example = load("six_figures")
    mechanism, form, store, _ = example.FIGURES[number]
    graph = bg.reduce(mechanism, form) if form else mechanism
    causality = bg.causality(graph)
    junction = "q_dot" if mechanism is example.pair else "f"
    free = {name for name, _ in causality.free}
    assert free == ({junction} if number in (1, 5, 6) else set())
    if number == 1:
        assert {name for name, _ in causality.dependent} == {"m_n"}
        return
    (element,) = (e for e in graph.elements.values() if e.role == "store")
    assert element.kind == store
    into = causality.into(element.name)
    for port, enters in zip("IC", PORTS[number], strict=True):
        assert {effort for (name, _), effort in into.items() if name == port} == {enters == "effort"}
        (bond,) = (b for b in graph.bonds if f"{element.name}.{port}" in b.name)
        assert (bond.head.element == element.name) == (port == "I" or store == "T*")
        assert {bond.tail.element, bond.head.element} == {element.name, junction}
