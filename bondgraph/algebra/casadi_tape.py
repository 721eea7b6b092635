"""Tapes: an expression of casadi as its operations in order, each used value once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.casadi_package import ca

SYMBOL = -1
"""The code of an entry that is a symbol, beside casadi's own of operations and constants."""
CONSTANT: int = ca.OP_CONST
COMPARISONS = {ca.OP_LT: "lt", ca.OP_LE: "le"}
SWITCHES = {*COMPARISONS, ca.OP_FABS, ca.OP_SIGN, ca.OP_FMIN, ca.OP_FMAX}
"""Operations that are not smooth somewhere."""

Entry = tuple[Any, ...]


@dataclass(frozen=True)
class Tape:
    """Entries are (SYMBOL, name), (CONSTANT, value) or (operation, index of an earlier entry, ...); the last is all."""

    entries: tuple[Entry, ...]

    @cached_property
    def size(self) -> int:
        """The number of operations."""
        return sum(entry[0] not in (SYMBOL, CONSTANT) for entry in self.entries)

    @cached_property
    def smooth(self) -> bool:
        return not any(entry[0] in SWITCHES for entry in self.entries)


def tape(sx: Any) -> Tape:
    """The tape of a scalar SX."""
    if sx.is_symbolic():
        return Tape(((SYMBOL, sx.name()),))
    if sx.is_constant():
        return Tape(((CONSTANT, float(sx)),))
    symbols = ca.symvar(sx)
    names = [x.name() for x in symbols]
    function = ca.Function("expression", [ca.vertcat(*symbols)], [sx])
    entries: list[Entry] = []
    at: dict[int, int] = {}
    for k in range(function.n_instructions()):
        operation, given = function.instruction_id(k), function.instruction_output(k)
        if operation == ca.OP_OUTPUT:
            continue
        used = function.instruction_input(k)
        if operation == ca.OP_INPUT:
            entries.append((SYMBOL, names[used[1]]))
        elif operation == CONSTANT:
            entries.append((CONSTANT, function.instruction_constant(k)))
        else:
            entries.append((operation, *(at[slot] for slot in used)))
        at[given[0]] = len(entries) - 1
    return Tape(tuple(entries))
