"""Joints: the motion each permits, the rows each holds where it closes a loop, and twists from frame to frame."""
