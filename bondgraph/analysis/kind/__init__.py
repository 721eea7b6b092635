"""Holonomic or not, scleronomic or not, conservative or not: found, with witnesses."""
