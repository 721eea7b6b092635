"""Where nodes and bonds are placed."""
