"""Joints."""
