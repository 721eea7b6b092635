"""Inertia, damping and stiffness along a constraint, [001] (20), (35), (40), and whether they bring violations back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.formula import Formula
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.redundant import check_independent
from bondgraph.program.tolerances import ROUNDING


@dataclass(frozen=True)
class Along:
    """What a constraint has along its own direction c = a^T/(a a^T), and the symbols of its motion.

    Args:
        c: the direction in the free components of f, of shape (S, 1): a c = 1, the shortest such vector.
        m_bar, c_bar, k_bar: inertia, damping and stiffness, scalars.
        multiplier, multiplier_dot: its dynamic multiplier and the rate of it, states.
        p_multiplier, p_phi: symbols of the momenta m_bar lambda_dot and m_bar phi_dot.
        phi_dot, phi: symbols of what the constraint is violated by; no phi where no position is known.
        h: the constraint force, the effort on the source's bond.
    """

    c: Any
    m_bar: Any
    c_bar: Any
    k_bar: Any
    multiplier: Any
    multiplier_dot: Any
    p_multiplier: Any
    p_phi: Any
    phi_dot: Any
    phi: Any
    h: Any

    @property
    def momenta(self) -> tuple[tuple[Any, Any], ...]:
        """The momenta of the multiplier and of what the constraint is violated by."""
        return (self.p_multiplier, self.m_bar * self.multiplier_dot), (self.p_phi, self.m_bar * self.phi_dot)


def constraints_along(k: Kinetics, damping: Sequence[Formula], stiffness: Sequence[Formula]) -> tuple[Along, ...]:
    """Each constraint that a store keeps, with its formulas of damping and stiffness."""
    if not k.kept:
        return ()
    assert k.read is not None
    return tuple(
        Along(
            c=c,
            m_bar=(c.T @ k.A @ c)[0, 0],
            c_bar=k.read(damping[i]),
            k_bar=k.read(stiffness[i]),
            multiplier=k.xp.symbol(f"lambda_{stem}"),
            multiplier_dot=k.xp.symbol(f"lambda_{stem}_dot"),
            p_multiplier=k.marked("p_lambda")[i],
            p_phi=k.marked("p_phi")[i],
            phi_dot=k.velocity_residuals[i],
            phi=k.position_residuals[i],
            h=k.reactions[i],
        )
        for i, (c, stem) in enumerate(zip(directions(k), _stems(k), strict=True))
    )


def _stems(k: Kinetics) -> list[str]:
    """A name for each row: the source's, and a number where it has several."""
    sizes = [(each.name, len(each.positions)) for each in k.kept]
    return [f"{name}_{i + 1}" if r > 1 else name for name, r in sizes for i in range(r)]


def directions(k: Kinetics) -> tuple[Any, ...]:
    """The direction of each constraint, a column.

    Driven components of f are prescribed: no deviation from a constraint moves them.
    """
    xp, free = k.xp, set(k.u)
    found = []
    for i in range(k.a.shape[0]):
        row = [k.a[i, j] if j in free else xp.number(0) for j in range(len(k.f))]
        length = sum((x * x for x in row), xp.number(0))
        found.append(xp.column([x / length for x in row]))
    return tuple(found)


def weighed(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """The damping and the stiffness of each constraint, and those constraints that one of them does not bring back.

    Raises:
        NotReducible: for a constraint on driven velocities alone, constraints that repeat each other, or an impressed
            force that has no derivatives.
    """
    if not k.kept:
        return {"damping": (), "stiffness": (), "left": ()}
    _free(k, at)
    check_independent(k, at(k.a))
    if k.force_derivatives is None:
        law = "how the impressed force changes with positions and velocities is not known of a store that stands alone"
        raise NotReducible(k.about, law, remedy="compile the graph that the store was made from")
    xp, own, by = k.xp, directions(k), k.force_derivatives()
    damping = [xp.tidy((c.T @ by.damping @ c)[0, 0]) for c in own]
    stiffness = [xp.tidy((c.T @ by.stiffness @ c)[0, 0]) for c in own]
    left = _left(k, damping, stiffness, by.given)
    written = (tuple(Formula(xp, x) for x in each) for each in (damping, stiffness))
    return {**dict(zip(("damping", "stiffness"), written, strict=True)), "left": left}


def _free(k: Kinetics, at: Sampling) -> None:
    import numpy as np

    rows = np.abs(at(k.a))
    for i, name in enumerate(each.name for each in k.kept for _ in each.positions):
        if not rows[:, i, list(k.u)].any():
            law = "this constraint holds driven velocities only, and has no inertia"
            raise NotReducible(name, law, parties=(name,), remedy="remove it, or one of the sources that drive them")


def _left(k: Kinetics, damping: list[Any], stiffness: list[Any], given: Mapping[str, float]) -> tuple[str, ...]:
    """Constraints along which the damping, or where a position is known the stiffness, is not positive everywhere."""
    xp = k.xp
    signed = {xp.name(x) for x in (*k.f, *k.q)} | {TIME}
    values = sampled(xp, xp.eye(1), [xp.column(damping), xp.column(stiffness)], signed, given)
    c_bar, k_bar = values(xp.column(damping))[:, :, 0], values(xp.column(stiffness))[:, :, 0]
    words = []
    for i, (stem, residual) in enumerate(zip(_stems(k), k.position_residuals, strict=True)):
        none = [
            letter
            for letter, found, wanted in (("c_bar", c_bar, True), ("k_bar", k_bar, residual is not None))
            if wanted and not (found[:, i] > ROUNDING * (abs(c_bar[:, i]) + abs(k_bar[:, i]))).all()
        ]
        if none:
            words.append(f"{stem} ({', '.join(none)})")
    return tuple(words)


def told(options: Mapping[str, Any]) -> str:
    """What is not promised."""
    left = options.get("left", ())
    if not left:
        return ""
    return (
        f"a violated constraint comes back only where damping c_bar and, in position, stiffness k_bar along it are "
        f"positive; not everywhere so: {', '.join(left)}. What these are violated by stays, swings or grows"
    )
