"""A mechanism's quantities as compiled functions: one state or many, in Python and in native code, the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Dynamics, Free, Link, Mechanism, Prismatic, Revolute, Spherical, euler_parameters
from bondgraph_elements.mechanics.numeric.compiled import OFTEN

G = (0.3, -0.2, -9.81)
STEP = 1e-6


def chain() -> Mechanism:
    links = [Link(f"b{k}", 1 + 0.2 * k, (0.1, 0.12 + 0.01 * k, 0.09), centre=(0.1, 0.02, -0.2)) for k in range(4)]
    joints = [
        Revolute("j0", "ground", links[0], "z"),
        Revolute("j1", links[0].frame((0.1, 0, -0.4)), links[1], "x"),
        Prismatic("j2", links[1].frame((0, 0, -0.4)), links[2], "y"),
        Revolute("j3", links[2].frame((0, 0.2, -0.4)), links[3], (0.3, 0.4, 0.866)),
    ]
    return Mechanism("chain", links, joints, gravity=G)


ASKED: dict[str, Callable[[Dynamics, Any, Any], Any]] = {
    "mass_matrix": lambda d, q, f: d.mass_matrix(q),
    "bias": lambda d, q, f: d.bias(q, f),
    "forces": lambda d, q, f: d.forces(q, f, f),
    "accelerations": lambda d, q, f: d.accelerations(q, f, f),
    "momenta": lambda d, q, f: d.momenta(q, f),
    "kinetic_energy": lambda d, q, f: d.kinetic_energy(q, f),
    "potential_energy": lambda d, q, f: d.potential_energy(q),
    "jacobian": lambda d, q, f: d.jacobian(q, "b3", "b1"),
    "pose": lambda d, q, f: np.concatenate([d.pose(q, "b3")[0], d.pose(q, "b3")[1][..., None]], axis=-1),
    "mass_centre": lambda d, q, f: d.mass_centre(q),
    "linear_momentum": lambda d, q, f: d.linear_momentum(q, f),
    "angular_momentum": lambda d, q, f: d.angular_momentum(q, f, about=None),
    "reaction": lambda d, q, f: np.concatenate(d.reaction("j1", q, f, f, at="b2", axes="ground"), axis=-1),
}


@pytest.mark.parametrize("name", ASKED)
def test_one_state_and_many_in_python_and_in_native_code_give_the_same(name: str) -> None:
    dynamics, ask = Dynamics(chain()), ASKED[name]
    q, f = np.random.default_rng(2).uniform(-1, 1, (2, 5, 4))
    many = ask(dynamics, q, f)
    one = np.array([ask(dynamics, q[k], f[k]) for k in range(5)])
    made = [*dynamics._functions.values(), *dynamics._driven._compiled.values()]
    assert {function.function.language for function in made} == {"Python"}
    for function in made:
        function.function.compile()
    assert "Python" not in {function.function.language for function in made}
    native = np.array([ask(dynamics, q[k], f[k]) for k in range(5)])
    for other in (one, native, ask(dynamics, q, f)):
        np.testing.assert_allclose(other, many, rtol=1e-12, atol=1e-13)
    assert ask(dynamics, q.reshape(1, 5, 4), f.reshape(1, 5, 4)).shape == (1, *many.shape)
    assert ask(dynamics, q[:0], f[:0]).shape == (0, *many.shape[1:])


def test_what_is_asked_for_often_becomes_native() -> None:
    dynamics, q = Dynamics(chain()), np.zeros(4)
    dynamics.mass_matrix(q)
    function = dynamics._functions["mass matrix"].function
    for _ in range(OFTEN - 2):
        dynamics.mass_matrix(q)
    assert function.language == "Python"
    dynamics.mass_matrix(q)
    assert function.language != "Python"


def test_threads_do_not_share_what_they_write_into() -> None:
    dynamics = Dynamics(chain())
    places = np.random.default_rng(4).uniform(-1, 1, (4, 4))
    wanted = [dynamics.mass_matrix(q) for q in places]

    def ask(k: int) -> float:
        return max(float(abs(dynamics.mass_matrix(places[k]) - wanted[k]).max()) for _ in range(3 * OFTEN))

    with ThreadPoolExecutor(4) as pool:
        assert max(pool.map(ask, range(4))) < 1e-12


def test_the_matrices_are_derivatives_of_one_another() -> None:
    """Jacobians of poses, momenta and mass matrix of the kinetic energy, weights of the potential: by differences."""
    dynamics = Dynamics(chain())
    q, f = np.random.default_rng(3).uniform(-1, 1, (2, 4))

    def slope(of: Callable[[Any], Any], x: Any) -> Any:
        return np.stack([(of(x + d) - of(x - d)) / (2 * STEP) for d in STEP * np.eye(4)], axis=-1)

    np.testing.assert_allclose(dynamics.jacobian(q, "b3")[3:], slope(lambda x: dynamics.pose(x, "b3")[1], q), atol=1e-8)
    turning = np.einsum("ijk,lj->ilk", slope(lambda x: dynamics.pose(x, "b3")[0], q), dynamics.pose(q, "b3")[0])
    omega = np.array([turning[2, 1], turning[0, 2], turning[1, 0]])
    np.testing.assert_allclose(dynamics.jacobian(q, "b3")[:3], omega, atol=1e-8)
    np.testing.assert_allclose(dynamics.momenta(q, f), slope(lambda x: dynamics.kinetic_energy(q, x), f), atol=1e-8)
    np.testing.assert_allclose(dynamics.mass_matrix(q), slope(lambda x: dynamics.momenta(q, x), f), atol=1e-8)
    np.testing.assert_allclose(dynamics.bias(q), slope(dynamics.potential_energy, q), atol=1e-7)
    rate = (dynamics.mass_matrix(q + STEP * f) - dynamics.mass_matrix(q - STEP * f)) @ f / (2 * STEP)
    gyration = rate - slope(lambda x: dynamics.kinetic_energy(x, f), q)  # Lagrange's equations
    np.testing.assert_allclose(dynamics.bias(q, f) - dynamics.bias(q), gyration, atol=1e-7)
    solved = np.linalg.solve(dynamics.mass_matrix(q), f - dynamics.bias(q, f))
    np.testing.assert_allclose(dynamics.accelerations(q, f, f), solved, rtol=1e-11)


def test_an_undefined_attitude_is_refused_by_its_joint_in_both_languages() -> None:
    """Also where what is asked for would not depend on it."""
    plate, more = Link("plate", 1, (1, 2, 3)), Link("more", 1, (1, 1, 1))
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    joints = [Free("free", "ground", plate), Spherical("s", plate.frame((1, 0, 0)), more, attitude)]
    dynamics = Dynamics(Mechanism("m", [plate, more], joints))
    for compiled in (False, True):
        for q in ({}, np.zeros((3, len(dynamics.coordinates)))):
            with pytest.raises(bg.NoSolution, match=r"^NoSolution: s: its pose is not defined"):
                dynamics.mass_matrix(q)
        if not compiled:
            dynamics._functions["mass matrix"].function.compile()
    assert dynamics.mass_matrix({"e0": 1}).shape == (9, 9)


@pytest.mark.parametrize("compiled", [False, True])
def test_one_singular_state_among_many_is_refused(compiled: bool) -> None:
    """Two joints along one axis at a right angle of the one between."""
    links = [Link("a"), Link("b"), Link("c", 1, (1, 2, 3), centre=(0.1, 0.2, 0.3))]
    axes, before = "zxz", ["ground", *links]
    joints = [Revolute(f"j{k}", before[k], links[k], axis) for k, axis in enumerate(axes)]
    dynamics = Dynamics(Mechanism("wrist", links, joints))
    good = np.array([[0.1, 0.5, 0.2], [0.1, 0.6, 0.2]])
    found = dynamics.accelerations(good, None, [1, 2, 3])
    np.testing.assert_allclose((dynamics.mass_matrix(good) @ found[..., None])[..., 0], [[1, 2, 3]] * 2, rtol=1e-9)
    if compiled:
        dynamics._functions["accelerations"].function.compile()
    for q in ([0.1, 0.0, 0.2], [*good, [0.1, 0.0, 0.2]]):
        with pytest.raises(bg.SingularSystem, match="mass matrix is singular"):
            dynamics.accelerations(np.array(q), None, [1, 2, 3])
