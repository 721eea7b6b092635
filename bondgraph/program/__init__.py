"""The target language: programs of scalar operations, their evaluation, derivatives and numerical kernels."""
