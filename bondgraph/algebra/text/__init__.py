"""Formulas given as text: read through a whitelist, never evaluated."""
