"""The kinetics of the mechanism in a graph: mass matrix, gyration forces, constraints, and the rewriting of graphs."""
