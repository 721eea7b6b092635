"""Motions: integration, events, singularities, trajectories."""
