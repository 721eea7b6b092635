"""Forms of the equations of motion: functions from the kinetics of a store to its law, a file a form."""

from bondgraph.forms.hamiltonian import hamiltonian
from bondgraph.forms.kane_momentum import kane_momentum
from bondgraph.forms.kane_velocity import kane_velocity
from bondgraph.forms.lagrange_multipliers import lagrange_multipliers
from bondgraph.forms.partially_lagrangian import partially_lagrangian

__all__ = ["hamiltonian", "kane_momentum", "kane_velocity", "lagrange_multipliers", "partially_lagrangian"]
