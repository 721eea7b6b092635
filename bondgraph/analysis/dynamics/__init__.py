"""The matrices, forces and energies of a graph's motion as compiled functions.

dynamics(graph, values)      a `GraphDynamics`
"""
