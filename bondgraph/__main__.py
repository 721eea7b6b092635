"""The command line, as `python -m bondgraph`."""

from bondgraph.cli import main

if __name__ == "__main__":
    main()
