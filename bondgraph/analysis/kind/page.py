"""The kind of a mechanism as a page of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bondgraph.analysis.kind.report import Kind

WIDTH = 100


def page(kind: Kind) -> str:
    """One statement a paragraph."""
    head = f"{kind.name}: f = ({', '.join(kind.velocities)}), q = ({', '.join(kind.coordinates)})"
    return "\n".join(line for part in (head, *_statements(kind)) for line in _wrapped(part))


def _statements(kind: Kind) -> Iterator[str]:
    rates = "are" if kind.velocities_are_rates else "are not"
    yield f"velocities: {rates} rates of the coordinates; the store is {_a(kind.store)}"
    if kind.velocities_are_rates and kind.monogenic and kind.store == "NIC":
        yield "  (an IC where f lies on the junction of the coordinates itself)"
    yield f"energy: {'monogenic: e_hat = Q^T dT*/dq for all f' if kind.monogenic else _generated(kind)}"
    yield f"constraints: {_constraints(kind)}"
    for bracket in kind.tied.brackets:
        outside = f"outside the span by {bracket.outside:.2g} of its terms"
        yield f"  {bracket.name} raises the rank to {bracket.rank} ({outside}) at {_at(bracket.point)}"
    if kind.driven:
        yield f"  with {', '.join(kind.driven)} held at zero: {kind.undriven.verdict}{_undriven(kind)}"
    yield f"absent from the momentum: {_listed(kind.absent_from_momentum)}{_all_absent(kind)}"
    yield f"ignorable: {_listed(kind.ignorable)}"


def _a(store: str) -> str:
    return f"{'an' if store[0] in 'AEIO' else 'a'} {store}"


def _generated(kind: Kind) -> str:
    where = kind.not_generated
    if where is None:
        return "not monogenic"
    return (
        f"not monogenic: in {where.component}, e_hat = {where.e_hat:.6g} but Q^T dT*/dq = {where.generated:.6g}"
        f" at {_at(where.point)}"
    )


def _constraints(kind: Kind) -> str:
    tied = kind.tied
    many = f"{tied.count} among the rates of {len(kind.coordinates)} coordinates"
    if tied.verdict == "nonholonomic":
        rest = tied.count - tied.nonholonomic
        return f"nonholonomic: {many}, {tied.nonholonomic} truly so" + (f", {rest} integrable" if rest else "")
    if tied.verdict == "integrable":
        return f"integrable: {many}; the brackets of Q's columns stay in their span"
    return f"undecided: {tied.reason}" if tied.verdict == "undecided" else "none"


def _undriven(kind: Kind) -> str:
    if kind.undriven.verdict == "undecided":
        return f": {kind.undriven.reason}"
    return f", {kind.undriven.count} and {kind.undriven.nonholonomic} truly so" if kind.undriven.count else ""


def _all_absent(kind: Kind) -> str:
    return "; hence D f = -e_hat (44)" if kind.absent_from_momentum == kind.coordinates else ""


def _at(point: Mapping[str, float]) -> str:
    return ", ".join(f"{name}={value:.4g}" for name, value in point.items()) or "every point"


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none"


def _wrapped(text: str) -> list[str]:
    indent = "    " if text.startswith(" ") else "  "
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, drop_whitespace=True) or [text]
