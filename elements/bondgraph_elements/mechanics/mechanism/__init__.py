"""Mechanisms: links, joints and contacts as one graph."""
