"""Exporters: equations written for the programs that users already run, a file a target.

A target is a function from the model to {file name: content}: `export` writes what it gives.
"""

import sys
from typing import TYPE_CHECKING

from bondgraph.export._export import Target, export
from bondgraph.export._model import Model
from bondgraph.export.c import c, c_jacobian
from bondgraph.export.casadi import casadi
from bondgraph.export.cvode import cvode
from bondgraph.export.fmu import fmu, fmu3, fmu3_clocks, fmu3_clocks_source, fmu3_source, fmu_source
from bondgraph.export.ida import ida
from bondgraph.export.jax import jax
from bondgraph.export.latex import latex
from bondgraph.export.markdown import markdown
from bondgraph.export.modelica import modelica
from bondgraph.export.octave import octave
from bondgraph.export.python import python

WRITTEN: tuple[Target, ...] = (
    c, c_jacobian, casadi, cvode, fmu, fmu3, fmu3_clocks, fmu3_clocks_source, fmu3_source,
    fmu_source, ida, jax, latex, markdown, modelica, octave, python,
)  # fmt: skip
TARGETS: dict[str, Target] = {target.__name__: target for target in WRITTEN}
"""Every target by its name on the command line."""

__all__ = ["Model", "Target", "export", *TARGETS]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        from bondgraph.program.other_words import TARGETS as OTHER_TARGETS
        from bondgraph.program.other_words import no_name

        raise no_name(sys.modules[__name__], name, OTHER_TARGETS)
