"""Settings for all tests."""

import os

# Many small linear systems: threads in the linear algebra only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
