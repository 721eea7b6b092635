"""Programs that integrate the equations by a method of SUNDIALS: what CVODE and IDA share."""

from __future__ import annotations

from bondgraph.export._model import Model
from bondgraph.export.c import c_jacobian
from bondgraph.export.runtime import text


def driven(model: Model, method: str) -> dict[str, str]:
    """C99 with its Jacobian, and NAME_METHOD.c, a program that integrates it."""
    _, _, shared = text("sundials.h").partition("\n\n")
    program = text(f"{method}.c").replace('#include "sundials.h"\n', shared)
    return {**c_jacobian(model), f"{model.name}_{method}.c": program.replace("NAME", model.name)}
