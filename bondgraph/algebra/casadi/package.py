"""The package casadi, or the refusal where it is not installed."""

from __future__ import annotations

from typing import Any

from bondgraph.errors import MissingPackage

try:
    import casadi
except ImportError:
    raise MissingPackage(
        "casadi",
        "this algebra writes equations in casadi, and that package is not installed",
        parties=("casadi",),
        remedy="install casadi, or multibondgraph[casadi]; or compile with algebra=bondgraph.algebra.table",
    ) from None

ca: Any = casadi
