"""Random URDF files: trees of every type of joint, with inertias that bodies have, along axes of their own."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import numpy as np

TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "mimic")
ODD = ("{}", "arm/{}", "{}-a", "2{}", "{} b")
"""Names as files have them."""


def inertial(draw: Any) -> str:
    mass, cloud = draw.uniform(0.5, 2), draw.uniform(-0.3, 0.3, (6, 3))
    cloud -= cloud.mean(0)
    J = sum(x @ x * np.eye(3) - np.outer(x, x) for x in cloud)
    entries = zip(("ixx", "ixy", "ixz", "iyy", "iyz", "izz"), J[np.triu_indices(3)], strict=True)
    tensor = " ".join(f'{name}="{float(x)!r}"' for name, x in entries)
    return f'<inertial>{origin(draw)}<mass value="{mass!r}"/><inertia {tensor}/></inertial>'


def vector(draw: Any, most: float) -> str:
    return " ".join(repr(float(x)) for x in draw.uniform(-most, most, 3))


def origin(draw: Any) -> str:
    return f'<origin xyz="{vector(draw, 0.4)}" rpy="{vector(draw, 3)}"/>'


def joint(draw: Any, names: tuple[str, str, str], kind: str, leader: str) -> str:
    follows = kind == "mimic"
    kind = str(draw.choice(["revolute", "prismatic"])) if follows else kind
    name, parent, child = names
    axis = "0 0 1" if kind == "planar" else vector(draw, 1)  # the only plane that Pinocchio knows
    ratio, offset = draw.uniform(0.3, 2) * draw.choice([-1, 1]), draw.uniform(-0.5, 0.5)
    mimic = f'<mimic joint="{leader}" multiplier="{float(ratio)!r}" offset="{float(offset)!r}"/>' if follows else ""
    return (
        f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>{origin(draw)}'
        f'<axis xyz="{axis}"/><limit lower="-3" upper="3" effort="10" velocity="2"/>{mimic}</joint>'
    )


def written(kinds: tuple[str, ...], parents: tuple[int, ...], seed: int) -> str:
    """A file: the body k hangs on the body of its number in `parents`, -1 for the root."""
    draw = np.random.default_rng(seed)
    links = [ODD[(k + seed) % len(ODD)].format(f"b{k}") for k in range(-1, len(kinds))]
    joints = [ODD[(2 * k + seed) % len(ODD)].format(f"j{k}") for k in range(len(kinds))]
    alone = [k for k, kind in enumerate(kinds) if kind in ("revolute", "prismatic")]  # its mimics know no others
    lines = [f'<link name="{links[0]}">{inertial(draw)}</link>']
    for k, (kind, parent) in enumerate(zip(kinds, parents, strict=True)):
        kind = "revolute" if kind == "mimic" and not alone else kind
        leader = joints[int(draw.choice(alone))] if alone else ""
        lines.append(f'<link name="{links[k + 1]}">{inertial(draw)}</link>')
        lines.append(joint(draw, (joints[k], links[parent + 1], links[k + 1]), kind, leader))
    return '<robot name="tree">\n' + "\n".join(lines) + "\n</robot>\n"


@st.composite
def files(draw: Any) -> str:
    count = draw(st.integers(2, 5))
    kinds = tuple(draw(st.sampled_from(TYPES)) for _ in range(count))
    kinds = kinds if any(kind not in ("fixed", "mimic") for kind in kinds) else (*kinds[:-1], "revolute")
    parents = tuple(draw(st.integers(-1, k - 1)) for k in range(count))
    return written(kinds, parents, draw(st.integers(0, 2**31)))
