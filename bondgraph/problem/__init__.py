"""Equations with values and a consistent start."""
