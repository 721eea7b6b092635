"""C99 with a program that integrates the equations, and holds their constraints, by IDA of SUNDIALS."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.errors import NotExportable
from bondgraph.export._export import integrated
from bondgraph.export._model import Model
from bondgraph.export._sundials import driven
from bondgraph.problem.consistent_state import of_position, placed
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
    written, file = driven(model, "ida"), f"{model.name}_ida.c"
    if not model.constraints:
        written[file] = written[file].replace(GRADIENTS.replace("NAME", model.name), FREE)
    elif model.equations is not None:
        coordinates = placed(model.equations)
        written[file] = _told(written[file], "coordinates[NX + 1]", [q.name in coordinates for q in model.states])
        rows, count = of_position(model.equations), range(len(model.constraints))
        written[file] = _told(written[file], "of_position[NC + 1]", [k in rows for k in count])
    return written


def _told(program: str, table: str, flags: Sequence[bool]) -> str:
    """A program in which a table says which of some are so."""
    return program.replace(f"{table} = {{0}}", f"{table} = {{{', '.join(str(int(each)) for each in flags)}}}")
