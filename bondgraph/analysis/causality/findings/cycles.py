"""Algebraic loops."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cycle:
    """One way round an algebraic loop: elements and variables in order, and the product of the laws passed."""

    elements: tuple[str, ...]
    variables: tuple[str, ...]
    bonds: tuple[str, ...]
    gain: str


@dataclass(frozen=True)
class Cut:
    """Variables that, once guessed, give all others of the loop: so many equations are left to solve."""

    variables: tuple[str, ...]
    size: int


@dataclass(frozen=True)
class Loop:
    """Values that depend on each other at once.

    Args:
        elements: the elements and junctions in it.
        bonds: their bonds.
        cycles: the ways round, shortest first.
        complete: whether these are all.
        linear: whether the laws in it are linear in its values.
        determinant: 1 - gain, or for several cycles the determinant that takes its place; it must not vanish.
        solvable: False where the determinant vanishes; None where that is not known.
        cuts: smallest sets of variables to cut; the equations use one of them.
        why: where something is not known, the reason.
    """

    elements: tuple[str, ...]
    bonds: tuple[str, ...]
    cycles: tuple[Cycle, ...]
    complete: bool
    linear: bool
    determinant: str
    solvable: bool | None
    cuts: tuple[Cut, ...]
    why: str = ""
