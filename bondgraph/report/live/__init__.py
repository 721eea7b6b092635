"""The view: the report's page, kept up with a file as it is saved, its motion run again as sliders move."""
