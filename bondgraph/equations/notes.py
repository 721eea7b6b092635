"""Notes: what a reader of equations should know and the equations do not say."""

from __future__ import annotations

from collections.abc import Iterator

from bondgraph.equations.equations import Equations
from bondgraph.equations.open_ends import open_ends
from bondgraph.equations.places import Places
from bondgraph.equations.positions import rates_alone
from bondgraph.equations.solvability import has_several_solutions
from bondgraph.equations.suggestions import doubled_bonds, misplaced_sensors
from bondgraph.graph.domains import is_stated
from bondgraph.graph.law import Implicit
from bondgraph.graph.names import place_of
from bondgraph.graph.parts import unconnected
from bondgraph.program.tolerances import DIFFERENCES

ROWS, SHOWN = 24, 12
"""So many reactions are told, and so many efforts that follow them."""
_TAKEN = "of those the one found from the last instant's is taken, at the start the one found from zero"


def notes(equations: Equations) -> tuple[str, ...]:
    """Remarks to read beneath equations: reactions nothing determines, elements' own, laws with several solutions.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import C, R, Sf, Zero
    >>> u = Zero("u")
    >>> graph = bg.Graph("arc", Sf("i") >> u, u >> C("c"), u >> R("R1", effort="f**3 - f"))
    >>> print(*notes(bg.compile(graph)))
    R1: its law is used the other way, and has several solutions: of those the one found from the last instant's is
    taken, at the start the one found from zero
    """
    found = (*_constants(equations), *_repeated(equations), *_shared(equations), *_remarks(equations))
    found += tuple(f"{total} is conserved: no reaction changes it" for total in equations.conserved_moieties)
    if not any(isinstance(step, Implicit) for step in (*equations.steps, *equations.balance.steps)):
        return found
    own = dict(_inverted(equations))
    branches = [
        f"{name}: its law is used the other way, and has several solutions: {_TAKEN}"
        for name, systems in own.items()
        if any(has_several_solutions(equations.xp, system, equations.parameters) for system in systems)
    ]
    alone = {system.unknowns for systems in own.values() for system in systems}
    for system in equations.steps:
        if not isinstance(system, Implicit) or system.unknowns in alone:
            continue
        if has_several_solutions(equations.xp, system, equations.parameters):
            about = ", ".join(equations.xp.name(s).rstrip("'") for s in system.unknowns)
            branches.append(f"{about}: given by a nonlinear loop, which may have several solutions: {_TAKEN}")
    return (*found, *branches)


def _constants(equations: Equations) -> tuple[str, ...]:
    """Constants of the motion, which are parameters here."""
    if not (names := equations.kept_constants):
        return ()
    one = len(names) == 1
    kind = "a constant of the motion, a parameter" if one else "constants of the motion, parameters"
    given = f"where no value is given, the velocities of the start give {'it' if one else 'them'}"
    return (f"{', '.join(names)}: {kind} here; {given}",)


def _repeated(equations: Equations) -> tuple[str, ...]:
    """Positions that others hold already where loops are closed, though not everywhere."""
    balance = equations.balance
    left = [difference for difference in balance.constraints.conditions if difference in balance.closure.residuals]
    if not left:
        return ()
    bonds = {flow: key for key, (_, flow) in balance.bonds.items()}
    keys = [bonds.get(balance.closure.behind.get(difference)) for difference in left]
    rows = [equations.variable(key, "e") for key in keys if key is not None] or equations.holders(left)
    return (
        f"{', '.join(rows)}: {len(left)} of the positions held here follow from the others where the loops are closed, "
        f"their gradients less than {DIFFERENCES:g} from dependent; they are left out, and watched along the motion",
    )


def _shared(equations: Equations) -> tuple[str, ...]:
    """What repeated constraints leave open."""
    if not equations.indeterminate:
        return ()
    sources = {element.name for element in equations.graph.elements.values() if element.role == "source"}
    rows = [name for name in equations.indeterminate if place_of(name) in sources]
    others = sorted({*equations.indeterminate} - {*rows}, key=lambda name: ("." in name, name))
    told = rows[:ROWS] + others[:SHOWN]
    left = len(equations.indeterminate) - len(told)
    names, more = ", ".join(told), f", and {left} others, which stand in `indeterminate`" if left else ""
    law = "constraints repeat each other; the motion is determined, but not how they share their reaction"
    return (f"{law}: {names}{more}",)


def _remarks(equations: Equations) -> Iterator[str]:
    """What elements say of themselves."""
    causal = equations.balance.causal
    places = Places(causal, equations.xp)
    for name, element in sorted(causal.graph.elements.items()):
        if not element.common and (remark := element.remark(places[name])):
            yield f"{name}: {remark}"
    yield from misplaced_sensors(causal.graph)
    yield from open_ends(causal.graph)
    yield from doubled_bonds(causal.graph)
    yield from unconnected(equations.drawn)
    yield from _rates_alone(equations)
    if is_stated(equations.drawn):
        yield from equations.drawn.domains.untold_ratios()


def _rates_alone(equations: Equations) -> Iterator[str]:
    """Positions of which only the rates are held."""
    for name, transformer in dict(rates_alone(equations.drawn, equations.xp)).items():
        yield (
            f"{name}: only the rate of the position it gives is held, since '{transformer}' knows no integral of the "
            "flow there; the position stays off by what it is off at the start. Give the transformer its integrals "
            'where there are any, else the source its rate, given="rate"'
        )


def _inverted(equations: Equations) -> Iterator[tuple[str, tuple[Implicit, ...]]]:
    """The elements whose law Newton's method inverts, each with its systems."""
    causal = equations.balance.causal
    places = Places(causal, equations.xp)
    for name, element in sorted(causal.graph.elements.items()):
        if not element.common:
            systems = element.law(places[name]).implicits
            if systems:
                yield name, systems
