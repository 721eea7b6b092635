"""What depends on what in a program, whatever the numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bondgraph.program import Program, gives, uses


def carried(program: Program, moving: Collection[str], states: Sequence[str]) -> tuple[str, ...]:
    """The states that move, or depend on what does; a constraint carries all its states.

    Args:
        program: gives the rates of the states by their names and a prime, constraints and other results.
        moving: names of arguments.
        states: names of the states.
    """
    needs = dependence(program)
    groups = [needed for name, needed in needs.items() if name.endswith(": constraint")]
    found = set(moving)
    while True:
        more = {name for name in states if needs[f"{name}'"] & found}
        for group in groups:
            more |= group & set(states) if group & found else set()
        if more <= found:
            return tuple(name for name in states if name in found)
        found |= more


def dependence(program: Program) -> dict[str, set[str]]:
    """The arguments that each result depends on."""
    bits = {slot: 1 << slot for slot in range(len(program.arguments))}
    for line in program.body:
        total = 0
        for slot in uses(line):
            total |= bits.get(slot, 0)
        bits |= dict.fromkeys(gives(line), total)
    return {
        name: {argument for k, argument in enumerate(program.arguments) if bits[slot] >> k & 1}
        for name, slot in program.results.items()
    }
