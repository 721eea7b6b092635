"""C99 with a program that integrates the equations by CVODE of SUNDIALS."""

from __future__ import annotations

from bondgraph.errors import NotExportable
from bondgraph.export._export import integrated
from bondgraph.export._model import Model
from bondgraph.export._sundials import driven
from bondgraph.program.calls import explained


@integrated
@explained
def cvode(model: Model) -> dict[str, str]:
    """C99 with its Jacobian, and NAME_cvode.c: a program that integrates it by CVODE of SUNDIALS 6 or 7."""
    if model.constraints or not model.states:
        what = "constraints hold among the states" if model.constraints else "there are no states"
        raise NotExportable(
            model.name,
            f"{what}, and CVODE integrates independent ones",
            parties=[quantity.name for quantity in model.states],
            remedy="export `ida`, which holds them at zero"
            if model.constraints
            else "export `c` and ask for the outputs",
        )
    return driven(model, "cvode")
