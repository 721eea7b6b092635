"""What exported files need of a language beside the model's own functions."""
