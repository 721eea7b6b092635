"""From a causal graph to equations: balance, elimination, index reduction, lowering."""
