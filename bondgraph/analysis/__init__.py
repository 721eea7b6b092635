"""Questions asked of a model: causality, certificates, comparison of forms, linearization, equilibria, kind."""
