"""A certificate: what was checked, how, and the largest residual."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from bondgraph.analysis.certificate.misprints import MISPRINTS
from bondgraph.errors import ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown, beneath, table

WIDTH, NUMBERS, LAST = 58, 24, 62


@dataclass(frozen=True)
class Row:
    """One identity.

    Args:
        number: in the paper, such as "(17)"; "" where it is not from there.
        statement: what must hold.
        how: how it was checked.
        residual: the largest entry of the sum of its terms beside the largest term, over all states; None where it
            does not apply.
        tolerance: what rounding may leave of it.
        reason: why it does not apply, or what went wrong.
        detail: where the residual is largest.
    """

    number: str
    statement: str
    how: str = ""
    residual: float | None = None
    tolerance: float = 0.0
    reason: str = ""
    detail: str = ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The equations of the paper that it checks."""
        return tuple(map(int, re.findall(r"\d+", self.number)))

    @property
    def misprints(self) -> tuple[str, ...]:
        """What is not as printed in the paper, where its equations are misprinted or need a word."""
        return tuple(dict.fromkeys(MISPRINTS[number] for number in self.numbers if number in MISPRINTS))

    @property
    def applies(self) -> bool:
        return self.residual is not None

    @property
    def holds(self) -> bool:
        """Whether it holds; an identity that does not apply is not broken."""
        return self.residual is None or self.residual <= self.tolerance

    def __str__(self) -> str:
        if self.applies:
            verdict = "holds" if self.holds else f"FAILS {self.detail}"
            told = f"{verdict}: residual {self.residual:.1e}, tolerance {self.tolerance:.1e}, {self.how}"
        else:
            told = f"does not apply: {self.reason}"
        words = [f"note: {each}" for each in self.misprints]
        return "\n  ".join([f"{self.number} {self.statement}".strip(), told, *words])


@explained
@dataclass(frozen=True, repr=False)
class Certificate(Shown):
    """The identities of [004] for one model.

    Args:
        name: of the model.
        rows: an identity each.
        remarks: what the tolerances are made of, and where the checks were made.

    `print(certificate)` is a page; `certificate.holds` says whether every identity that applies holds, and
    `certificate[48]`, or `certificate["(48)"]`, is what was found of an equation of the paper.
    """

    name: str
    rows: tuple[Row, ...]
    remarks: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return all(row.holds for row in self.rows)

    @property
    def failed(self) -> tuple[Row, ...]:
        """The rows that do not hold."""
        return tuple(row for row in self.rows if not row.holds)

    def __getitem__(self, number: int | str) -> Row:
        """What was found of an equation: whether it holds, or why it does not apply.

        Raises:
            ValueRefused: for a number that the paper has not.
        """
        wanted = str(number).strip("()")
        for row in self.rows:
            if wanted in map(str, row.numbers):
                return row
        remedy = "give a number, such as 48"
        raise ValueRefused(str(number)[:60], f"[004] has equations (1) to ({LAST})", remedy=remedy)

    def row(self, number: str) -> Row:
        """The row of an equation, such as "(17)".

        Raises:
            KeyError: where the certificate has none.
        """
        for row in self.rows:
            if number in row.number.replace(",", " ").split() or number == row.number:
                return row
        raise KeyError(number)

    def _title(self) -> str:
        held = sum(row.applies and row.holds for row in self.rows)
        outside = sum(not row.applies for row in self.rows)
        return f"{self.name}: {held} identities hold, {len(self.failed)} do not, {outside} do not apply"

    def _repr_html_(self) -> str:
        heads = "equation", "identity", "residual", "tolerance", "checked"
        rows = [
            (x.number, x.statement, f"{x.residual:.1e}", f"{x.tolerance:.1e}", _checked(x))
            for x in self.rows
            if x.applies
        ]
        notes = *_reasons(self.rows), *self.remarks
        return beneath(table(heads, rows, caption=f"Certificate of {self._title()}", notes=notes))

    def __str__(self) -> str:
        lines = [f"Certificate of {self._title()}", ""]
        lines += [f"{'equation':<{NUMBERS}}{'identity':<{WIDTH}}{'residual':>10}{'tolerance':>11}  checked"]
        for row in self.rows:
            lines += _lines(row) if row.applies else []
        for remark in (*_reasons(self.rows), *self.remarks):
            lines += ["", *textwrap.wrap(remark, 110)]
        return "\n".join(lines)


def _lines(row: Row) -> list[str]:
    first, *more = textwrap.wrap(row.statement, WIDTH - 2) or [""]
    head = f"{row.number:<{NUMBERS}}{first:<{WIDTH}}{row.residual:>10.1e}{row.tolerance:>11.1e}  {_checked(row)}"
    return [head, *(f"{'':<{NUMBERS}}{line}" for line in more)]


def _checked(row: Row) -> str:
    return row.how if row.holds else f"FAILS {row.detail} ({row.how})"


def _reasons(rows: tuple[Row, ...]) -> list[str]:
    """What does not apply, by reason."""
    found: dict[str, list[str]] = {}
    for row in rows:
        if not row.applies:
            found.setdefault(row.reason, []).append(row.number or f'"{row.statement}"')
    return [f"Not applicable, because {reason}: {', '.join(names)}." for reason, names in found.items()]
