"""The report: one page of HTML that shows a model, its causality, its equations and its motion, all linked."""
