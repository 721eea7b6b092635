"""Flexible bodies of mechanisms: assumed modes, and what they do to mass, stiffness and frames."""
