# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Moves of a finger over gesture recognizers."""

from .line import Line
from .programs import PEERS, QT, figures, median_of, output, qt_python, release

# Each program is run this often, in turn; the medians are compared.
ROUNDS = 5


def gesture_move():
    """A move event, with five recognizers and a scroll view on its path; Qt with three handlers and a flickable."""
    python, program = qt_python(), release("measure")
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(figures(output(program, "gesture-move")))
        theirs.append(figures(output(python, PEERS / "qt_gesture_moves.py")))
    a, b = median_of(ours), median_of(theirs)
    ratio = a["microseconds"] / b["microseconds"]
    most, several = int(a["allocations"]), int(a["moves-that-allocate"])
    faults = []
    if ratio > 0.4:
        faults.append(f"{ratio:.2f} of Qt's, not 0.4")
    if several:
        faults.append(f"{several} of 12000 moves allocate, at most {most} blocks")
    count = f"{most} allocations a move"
    peer = f"{b['microseconds']:.2f} µs, Qt Quick {QT}"
    return Line("gesture move", f"{a['microseconds']:.2f} µs", peer, ratio, count, tuple(faults))
