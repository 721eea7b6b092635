"""Steady states."""
