"""Forms of the equations of motion: functions from the kinetics of a store to its law, a file a form."""

import sys
from typing import TYPE_CHECKING

from bondgraph.forms.augmented_lagrangian import augmented_lagrangian
from bondgraph.forms.boltzmann_hamel import boltzmann_hamel
from bondgraph.forms.dynamic_multipliers import dynamic_multipliers
from bondgraph.forms.gibbs_appell import gibbs_appell
from bondgraph.forms.hamiltonian import hamiltonian
from bondgraph.forms.kane_momentum import kane_momentum
from bondgraph.forms.kane_velocity import kane_velocity
from bondgraph.forms.lagrange_index_2 import lagrange_index_2
from bondgraph.forms.lagrange_index_3 import lagrange_index_3
from bondgraph.forms.lagrange_multipliers import lagrange_multipliers
from bondgraph.forms.maggi import maggi
from bondgraph.forms.null_space import null_space
from bondgraph.forms.partially_lagrangian import partially_lagrangian
from bondgraph.forms.reduced_volterra import reduced_volterra
from bondgraph.forms.routh import routh
from bondgraph.forms.udwadia_kalaba import udwadia_kalaba
from bondgraph.forms.volterra import volterra

__all__ = [
    "augmented_lagrangian",
    "boltzmann_hamel",
    "dynamic_multipliers",
    "gibbs_appell",
    "hamiltonian",
    "kane_momentum",
    "kane_velocity",
    "lagrange_index_2",
    "lagrange_index_3",
    "lagrange_multipliers",
    "maggi",
    "null_space",
    "partially_lagrangian",
    "reduced_volterra",
    "routh",
    "udwadia_kalaba",
    "volterra",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        from bondgraph.program.other_words import FORMS, no_name

        raise no_name(sys.modules[__name__], name, FORMS)
