"""What a user waits for beside others, from the history of `benchmarks/hand.py`."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from pages.docstrings import titled

ROOT = Path(__file__).resolve().parents[2]
HISTORY = ROOT / "benchmarks" / "hand.jsonl"
ABOUT = """How long a user of bondgraph waits, beside others who do the same: CPU time, everything of a row in turns in
one process. A ratio is our time over the other's, the median of the turns; below one, bondgraph is faster. What falls
short is shown like the rest. ``python benchmarks/hand.py`` measures it again and adds a line to
``benchmarks/hand.jsonl``, from whose last line this page is made.

"""
WHERE = """Where the time goes
-------------------

What takes longer than its goal, with the functions that take most of it. What libraries and native code take counts for
the function that calls them.

"""
WHY = {
    "fixed cost": """Values and the start are checked by name, states get the sizes that are expected
   of them, the energies are balanced at the end: some hundred calls in Python of some microseconds
   each, none of which stands out.""",
    "motors": """Each run is a whole ``simulate``, and gives the same bits as one alone. Of its time
   in Python methods that begin anew take 12 %, since the motor changes between DOP853 and Radau
   three times, outputs 13 %, the balance of energies 12 %, the sizes that are expected of states 11
   %, rounding and the start 5 % each. The native steps take 4 %: a map of native steps does nothing
   else, and would tell nothing else. Where that is enough, the module that is exported for JAX maps
   the same thousand in 0.07 s.""",
    "switchings": """At each switching the method begins anew, four times: up to shortly before it,
   over it, to the float at which it happens, and beyond.""",
    "100 events": """At each event the method begins anew, four times: up to shortly before it, over
   it, to the float at which it happens, and beyond. Each beginning and each step passes through
   Python, where nearly all time goes.""",
    "stiff drive": """What looks at each step, for narrow features, stiffness and states that outgrow
   their tolerances, takes longer than the native steps of Radau IIA.""",
    "10 s of ten links": """The native steps take a third; the rest is what looks at each of them,
   and checks the energies at the end.""",
    "by CVODE": """What looks at each step takes longer than the steps, and there are ten times as
   many as DOP853 makes. scikit-sundae beside it looks at none.""",
    "bg.rates": """Values and starts are checked by name, all of them at each call, and the rates are
   evaluated in Python first: ``equations.function`` is for calls in a loop.""",
    "function of the state": """The rates themselves and the call through ctypes with its five
   arguments take nearly all: arrays of the call before are read and written where they are. Only a
   compiled binding would be quicker.""",
    "by Dynamics, arm 30": """Every quantity of the class is a program over all bodies and joints, whose matrices
   grow with the square of the joints; the functions of equations are recursions.""",
    "mass matrix, arm 30": """The goal is that of seven joints.""",
    "dynamics, arm 30": """The goal is that of seven joints: a joint takes some two microseconds.""",
    "that are read": """The same graph derived once more, in expressions of sympy, when one of them is
   first read: four times what the package's own operations take. A run and an export need none
   (decision 0039).""",
    "in a new process": """Three fifths are derivation and checks, two fifths LLVM's, with nothing in
   the user's cache: otherwise the code is read from the disk.""",
    "to native code": """Derivation and checks take more than half, LLVM the rest.""",
    "equal graph": """The graph is found by all that it holds, which is written out for that.""",
    "svg": """Nodes are tried at many places, and the crossings of their bonds are counted for each.""",
    "analyse": """A third is the derivation of the equations, another third what the junction structure
   leaves free: half at 5000 bonds, since it has each variable in terms of all that are free.""",
}
"""Of rows, by parts of their names."""
MICRO, MILLI = 1e-6, 1e-3
BUSY = 1.5
"""With more programs for each core than that, a sentence says so."""
BUSIED = """Other programs took the machine's cores too, {:.1f} for each core. That makes all times several
times as long, those of others as well; goals are for an idle machine, and ratios change less.

"""


def pages() -> dict[str, str | bytes]:
    """The measurements with their picture, and how to cite."""
    runs = [json.loads(line) for line in HISTORY.read_text(encoding="utf-8").splitlines()]
    return {
        "measured/index.rst": titled("Measured against others") + ABOUT + table(runs[-1]) + where(runs[-1]),
        "measured/ratios.svg": picture(runs),
    }


def seconds(value: float) -> str:
    """A time in the unit that suits it."""
    scale, unit = (MICRO, "us") if value < MILLI else (MILLI, "ms") if value < 1 else (1.0, "s")
    return f"{short(value / scale)}\N{NO-BREAK SPACE}{unit}"


def short(value: float) -> str:
    """A number in two digits, or all of those before the point."""
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def table(run: dict[str, Any]) -> str:
    """The picture, and every row with its ratios and their spread."""
    packages = ", ".join(f"{name} {version}" for name, version in run["packages"].items())
    text = f"Measured on {run['date'][:10]} at commit {run['commit']}, Python {run['python']}, {packages}.\n\n"
    if run.get("busy", 0) > BUSY:
        text += BUSIED.format(run["busy"])
    text += ".. figure:: ratios.svg\n   :alt: our time over that of others, in bars; the table has the numbers\n\n"
    text += ".. list-table::\n   :header-rows: 1\n\n"
    for cells in [
        ("work", "ours", "goal", "times the time of"),
        *((name, seconds(row["ours"]), seconds(row["goal"]), beside(row)) for name, row in run["rows"].items()),
    ]:
        text += "   * - " + "\n     - ".join(cells) + "\n"
    return text + "\n"


def where(run: dict[str, Any]) -> str:
    """The profile of every row that takes longer than its goal, and why it does where that is known."""
    slow = {name: row.get("where", {}) for name, row in run["rows"].items() if row["ours"] > row["goal"]}
    text = WHERE if slow else ""
    for name, parts in slow.items():
        why = next((reason for part, reason in WHY.items() if part in name), "")
        shares = ", ".join(f"{share:.0%} ``{place}``" for place, share in parts.items())
        text += f"{name}\n   " + " ".join(filter(None, (why, shares and f"{shares}."))) + "\n\n"
    return text


def beside(row: dict[str, Any]) -> str:
    """The ratios of a row: the median, the least and the most; of figures from elsewhere there is one."""
    ratios = [
        f"{name}: {short(x[0])}" + (f" ({short(x[1])} to {short(x[2])})" if len(x) > 1 else "")
        for name, x in row["ratios"].items()
    ]
    return "; ".join(ratios) or "no peer"


def picture(runs: list[dict[str, Any]]) -> bytes:
    """A bar for each of the others in the last run, on a logarithmic scale, and dots for the runs before it."""
    rows = [(f"{name}\n{other}", x) for name, row in runs[-1]["rows"].items() for other, x in row["ratios"].items()]
    figure = Figure(figsize=(8, 1 + 0.42 * len(rows)), layout="constrained")
    axes = figure.subplots()
    for place, (label, ratios) in enumerate(rows):
        median, least, most = ratios[0], min(ratios), max(ratios)
        axes.barh(place, median - 1, left=1, color="tab:blue" if median <= 1 else "tab:orange", height=0.6)
        axes.plot([least, most], [place, place], "k", linewidth=1)
        name, other = label.split("\n")
        before = [run["rows"].get(name, {}).get("ratios", {}).get(other) for run in runs[:-1]]
        axes.plot([x[0] for x in before if x], [place for x in before if x], "k.", markersize=4)
    axes.set_xscale("log")
    axes.axvline(1, color="k", linewidth=0.8)
    axes.set_yticks(range(len(rows)), [label for label, _ in rows], fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("our CPU time / theirs")
    axes.grid(True, axis="x", linewidth=0.4, alpha=0.5)
    stream = BytesIO()
    figure.savefig(stream, format="svg", metadata={"Date": None})
    return stream.getvalue()
