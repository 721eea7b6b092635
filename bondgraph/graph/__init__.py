"""Graphs: elements, junctions and bonds, as values."""
