"""Settings for all tests."""

import os
import sys
from pathlib import Path

# Many small linear systems: threads in the linear algebra only get in each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Tests and the models they share are imported by name, whichever folder they stand in.
sys.path[:0] = sorted({str(path.parent) for path in Path(__file__).parent.rglob("*.py")})
