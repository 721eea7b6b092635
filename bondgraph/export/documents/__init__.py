"""Equations as documents."""
