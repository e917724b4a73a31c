# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmark for moves of a finger over gesture recognizers."""

from .line import Line
from .pairs import in_turns, quick
from .programs import PEERS, QT, figures, output, qt_python, release

ROUNDS = 21
BOUND = 1 / 3


def gesture_move():
    """Measures a move event with three recognizers in a scroll view, and with three handlers in a flickable of Qt."""
    python, program = qt_python(), release("measure")
    ours, theirs = in_turns(
        ROUNDS,
        lambda: figures(output(program, "gesture-move")),
        lambda: figures(output(python, PEERS / "qt_gesture_moves.py")),
    )
    a, b = quick(ours, "microseconds"), quick(theirs, "moves") - quick(theirs, "floor")
    share = a / b
    most = max(int(run["allocations"]) for run in ours)
    several = max(int(run["moves-that-allocate"]) for run in ours)
    faults = []
    if share > BOUND:
        faults.append(f"{share:.2f} of Qt's, not {BOUND:.2f}")
    if several:
        faults.append(f"{several} of 12000 moves allocate, at most {most} blocks")
    count = f"{most} allocations a move"
    peer = f"{b:.2f} µs, Qt Quick {QT}"
    return Line("gesture move", f"{a:.2f} µs", peer, share, count, tuple(faults))
