# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmark for the comparison of two snapshots of a list."""

from .line import Line
from .programs import measure

# The required speed of a snapshot comparison, as a multiple of CollectionDifference's.
TIMES = 200


def snapshot_difference():
    """Compares 100,000 items, 10,000 of them moved, by a diffable data source and by Swift's CollectionDifference."""
    found = measure("snapshot-difference")
    a, b, share = found["milliseconds"], found["peer-milliseconds"], found["ratio"]
    moves, theirs = int(found["moves"]), int(found["peer-moves"])
    faults = []
    if share * TIMES > 1:
        faults.append(f"{1 / share:.0f} times faster than Swift's, not {TIMES}")
    if moves > theirs:
        faults.append(f"{moves} moves, and Swift's has {theirs}")
    count = f"{moves} moves, Swift's {theirs}"
    peer = f"{b:.0f} ms, CollectionDifference"
    return Line("10,000 of 100,000 move", f"{a:.1f} ms", peer, share, count, tuple(faults))
