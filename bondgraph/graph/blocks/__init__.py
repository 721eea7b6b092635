"""Blocks: signals made of signals, for controllers. They take no power."""
