"""Names of links and joints that can stand in formulas, and that no part of a mechanism has already."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bondgraph.algebra import expressions
from bondgraph.errors import ExpressionError
from bondgraph_elements.mechanics.bodies.frame import GROUND

PREFIXES = ("R_", "X_", "Y_", "Q_", "d_")
"""What a mechanism puts before the name of a body or joint."""
MADE = re.compile(r"_(twist|v|omega|m|J|g|g[xyz]|q|q_dot|wrench|[mf][xyz]|[uw][xyz]|turn|angle|e[0-3]|[xyz]|f)$")
"""What it puts after one."""


def assigned(kind: str, names: Iterable[str], taken: Sequence[str] = (), beside: Sequence[str] = ()) -> dict[str, str]:
    """A name for each name, none twice.

    Args:
        kind: what they name.
        names: as the file has them. Those that can stand in formulas stay as they are, and go first.
        taken: names that are given away.
        beside: names of other things, of which the mechanism makes more: `<body>_v`, say, which none here may be.

    >>> assigned("a joint", ["panda/joint-1", "panda_joint_1", "2nd", "sin"])
    {'panda_joint_1': 'panda_joint_1', 'panda/joint-1': 'panda_joint_1_', '2nd': '_2nd', 'sin': 'sin_'}
    """
    found: dict[str, str] = {}
    for name in sorted(names, key=lambda name: not _can_stand(name, kind)):
        wanted = re.sub(r"\W", "_", name, flags=re.ASCII)
        wanted = f"_{wanted}" if wanted[0].isdigit() else wanted
        others = {*taken, *found.values()}
        while not _can_stand(wanted, kind) or wanted in others or _meets(wanted, {*others, *beside}):
            wanted += "_"
        found[name] = wanted
    return found


def _can_stand(name: str, kind: str) -> bool:
    try:
        return expressions.identifier(name, kind) != GROUND
    except ExpressionError:
        return False


def _meets(name: str, others: set[str]) -> bool:
    """Whether a mechanism would make one of two names out of the other."""
    return bool(_stems(name) & others) or any(name in _stems(other) for other in others)


def _stems(name: str) -> set[str]:
    """What a name may have been made of."""
    bare = {name} | {name.removeprefix(prefix) for prefix in PREFIXES}
    return (bare | {MADE.sub("", stem) for stem in bare}) - {name}
