"""Rigid bodies, particles, frames and attitudes."""
