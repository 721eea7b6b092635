"""A hydraulic press: two cylinders, one submodel, and a workpiece that is squeezed as the small one is pushed.

At rest the force on the workpiece is that on the small piston times the ratio of the areas, as Pascal says, and
it gives way by as much as its stiffness allows. The same model stands in data/hydraulic_press.toml.

    python examples/hydraulic_press.py [folder]
"""

from __future__ import annotations

import sys
from math import isclose
from pathlib import Path

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Zero


@bg.submodel(ports={"rod": bg.translational, "oil": bg.hydraulic})
def cylinder(rod, oil, *, A="5 cm^2", c="2e-13 m^3/Pa", b="300 N*s/m", m="2 kg"):
    """A rod with a piston of area A, and oil that gives way by c."""
    v, p = One("v"), Zero("p")
    return rod >> v >> TF("piston", A) >> p >> oil, v >> I("m", m), v >> R("b", b), p >> C("c", c)


@bg.submodel(ports={"oil": bg.hydraulic, "rod": bg.translational})
def ram(oil, rod, *, A="200 cm^2", c="4e-12 m^3/Pa", b="2 kN*s/m", m="80 kg"):
    """The same the other way round: oil drives the rod."""
    p, v = Zero("p"), One("v")
    return oil >> p >> TF("piston", 1 / A) >> v >> rod, v >> I("m", m), v >> R("b", b), p >> C("c", c)


FORCE, RATIO, STIFFNESS = 500.0, 200 / 5, 4e6
small, large = cylinder("small"), ram("large")
hose, work = One("hose"), One("work")
press = bg.Graph(
    "hydraulic_press",
    Se("F", "500 N") >> small.rod,
    small.oil >> hose >> large.oil,
    hose >> R("throttle", "1e9 Pa*s/m^3"),
    large.rod >> work,
    work >> C("workpiece", "0.25 mm/kN"),
    work >> R("grip", "50 kN*s/m"),
)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    press.svg(folder / "hydraulic_press.svg", level=1)
    print(f"wrote {folder / 'hydraulic_press.svg'}")
    assert bg.load(Path(__file__).parent / "data" / "hydraulic_press.toml") == press

    run = bg.simulate(press, t=(0, 3))
    squeezed, force = run["q_workpiece"][-1], run["workpiece.e"][-1]
    assert isclose(force, FORCE * RATIO, rel_tol=1e-3) and isclose(squeezed, FORCE * RATIO / STIFFNESS, rel_tol=1e-3)
    print(f"{FORCE:.0f} N squeeze the workpiece with {force / 1e3:.2f} kN, by {squeezed * 1e3:.2f} mm")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
