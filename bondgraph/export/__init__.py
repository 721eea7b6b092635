"""Exporters: equations written for the programs that users already run, a file a target.

A target is a function from the model to {file name: content}: `export` writes what it gives.
"""

from bondgraph.export._written import export
from bondgraph.export.c import c, c_jacobian
from bondgraph.export.casadi import casadi
from bondgraph.export.cvode import cvode
from bondgraph.export.jax import jax
from bondgraph.export.octave import octave
from bondgraph.export.python import python

__all__ = ["c", "c_jacobian", "casadi", "cvode", "export", "jax", "octave", "python"]

TARGETS = {
    "c": c,
    "c_jacobian": c_jacobian,
    "casadi": casadi,
    "cvode": cvode,
    "jax": jax,
    "octave": octave,
    "python": python,
}
"""Every target by its name on the command line."""
