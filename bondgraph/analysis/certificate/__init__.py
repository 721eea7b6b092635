"""Certificates: the identities a model's equations must satisfy, checked and printed.

certify(model)      a `Certificate`: number, statement, how checked, residual, tolerance
"""

from bondgraph.analysis.certificate.certificate import Certificate, Row
from bondgraph.analysis.certificate.certify import certify

__all__ = ["Certificate", "Row", "certify"]
