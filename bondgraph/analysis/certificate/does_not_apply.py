"""The reason why an identity says nothing about a model."""


class DoesNotApply(Exception):
    """The reason why an identity says nothing about a model: the certificate gives it beside the identity."""
