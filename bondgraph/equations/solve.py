"""A balance solved for the rates: all at once, or from the last bodies inwards."""

from __future__ import annotations

from bondgraph.equations.articulated_body import FEWEST, Recursion
from bondgraph.equations.balance import Balance
from bondgraph.equations.elimination import solve as at_once
from bondgraph.equations.equations import Equations
from bondgraph.equations.random_states import RandomPoints


def solve(balance: Balance, points: RandomPoints) -> Equations:
    """The equations of a balance, by articulated-body elimination where there are many velocities in a tree.

    Raises:
        SingularSystem: where a rate is not determined, naming it.
    """
    if len(balance.causal.free) >= FEWEST and not balance.causal.relaxed and not balance.minimum_norm:
        return Recursion(balance, points).run() or at_once(balance)
    return at_once(balance)
