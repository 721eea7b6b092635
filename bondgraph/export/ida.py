"""C99 with a program that integrates the equations, and holds their constraints, by IDA of SUNDIALS."""

from __future__ import annotations

from bondgraph.errors import NotExportable
from bondgraph.export._export import integrated
from bondgraph.export._model import Model
from bondgraph.export._sundials import driven
from bondgraph.program.calls import explained

GRADIENTS = "return NAME_gradients(t, x, m->u, m->p, m->memory, gradient);"
FREE = "(void)t, (void)x, (void)m, (void)gradient;\n    return 0;"
"""What stands in its place where there are no constraints, and no function for their gradients."""


@integrated
@explained
def ida(model: Model) -> dict[str, str]:
    """C99 with its Jacobian, and NAME_ida.c: a program that integrates it by IDA of SUNDIALS, constraints held."""
    if not model.states:
        remedy = "export `c` and ask for the outputs"
        raise NotExportable(model.name, "there are no states, and IDA integrates some", remedy=remedy)
    written = driven(model, "ida")
    if not model.constraints:
        file = f"{model.name}_ida.c"
        written[file] = written[file].replace(GRADIENTS.replace("NAME", model.name), FREE)
    return written
