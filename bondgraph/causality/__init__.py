"""Assignment of strokes."""
