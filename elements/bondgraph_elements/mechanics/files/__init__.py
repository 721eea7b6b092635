"""Mechanisms in model files: bodies, joints, frames and contacts as tables, and read from them."""
