"""Players that have learnt: what a network is asked, and what it says. They need numpy, and nothing else."""

import os

# Before numpy is read, if nobody else has read it: the matrices are small, and threads would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
