"""C99: the derivatives of rates, outputs, events and constraints along a direction."""

from __future__ import annotations

from dataclasses import replace

from bondgraph.export._model import Model
from bondgraph.export.c import guarded, linked, signature, source
from bondgraph.tangent import directional

HEAD = """/* The derivatives along a direction: st[0] of time, sx of the states, su of the inputs, sp of the parameters.
   They are exact; where something has no derivative in that direction, a code greater than 0 is returned. */
"""


def along(model: Model) -> dict[str, str]:
    """NAME_along.h and NAME_along.c, beside what `c` writes."""
    name = f"{model.name}_along"
    programs = {f"{what}_along": directional(program) for what, program in model.programs.items()}
    directions = tuple(place and (f"s{place[0]}", place[1]) for place in model.sources)
    doubled = replace(model, sources=(*model.sources, *directions))
    declared = "".join(f"{signature(model, what)};\n" for what in programs)
    return {
        f"{name}.h": guarded(name, f'#include "{model.name}.h"\n\n{HEAD}\n{linked(declared)}'),
        f"{name}.c": source(doubled, programs, "", f"{name}.h"),
    }
