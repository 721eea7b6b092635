"""What is written in a diagram, and where."""
