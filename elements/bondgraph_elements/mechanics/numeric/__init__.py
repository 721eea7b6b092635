"""A mechanism in numbers: kinematics, dynamics, animation."""
