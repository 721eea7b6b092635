"""Graphs that have every mark a diagram may have."""

from __future__ import annotations

from functools import cache

from bondgraph import Graph
from bondgraph.draw import Drawing, layout
from bondgraph.elements import DS, GY, TF, Dq, I, MSe, One, R, Se, Sf


def motor() -> Graph:
    i, w = One("i"), One("w")
    return Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


def multibonds() -> Graph:
    """Multibonds, a transformer that is modulated, a free flow, dimensions in rings, a matrix."""
    f, v = One("f", ("u1", "u2")), One("v", ("vx", "vy"))
    parts = [f >> TF("P", (("1", "a"), ("0", "l*cos(theta)"))) >> v >> I("m"), Se("F", ("0", "-m*g")) >> v]
    return Graph("multibonds", *parts, f >> TF("Q", (("1", "0"), ("0", "1"))) >> One("q", coordinates=("x", "theta")))


def sensors() -> Graph:
    """A direct sum, a sensor, what it controls, a driven component and mixed strokes."""
    f, s, a, b = One("f", ("u1", "u2", "u3")), DS("s", (2, 1)), One("a", ("x", "y")), One("b")
    driven = MSe("F", ("-k*pos_x", "-k*pos_y")) >> a, a >> Dq("pos"), Sf("drive") >> f["u3"]
    return Graph("sensors", a << s["1"], b << s["2"], f >> s, *driven, a >> I("m"), b >> R("r"))


def conflict() -> Graph:
    """Two sources of flow at one junction."""
    i = One("i")
    return Graph("conflict", Sf("one") >> i, Sf("two") >> i, i >> R("r"))


GRAPHS = (motor(), multibonds(), sensors(), conflict())
HOSTILE = "</title><script>alert(1)</script> \\input{/etc/passwd} $x$ 50 % & ~^ {a} \"b\" (c) #d_e 'f' \u03c9 <\nend"


@cache
def laid_out(graph: Graph, caption: str = "") -> Drawing:
    """A graph, laid out once."""
    return layout(graph, caption=caption)
