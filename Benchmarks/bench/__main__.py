# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Measures our programs and the peer programs of Benchmarks/Peers in one run; see Scripts/bench."""

import functools
import math
import os
import sys

from . import constraints, differences, documents, drags, frames, gestures, grids, lists, lowering, start
from .line import HEAD

BENCHMARKS = {
    "gesture-move": gestures.gesture_move,
    "drag-move": drags.drag_move,
    "rows-move": drags.rows_move,
    "stack-move": drags.stack_move,
    "board-move": drags.board_move,
    "calendar-move": drags.calendar_move,
    "layer-animation": frames.layer_animation,
    **{f"list-{work}": functools.partial(lists.list_frames, work) for work in lists.TIMES},
    "list-thumb-growth": lists.thumb_growth,
    "list-memory": lists.list_memory,
    **{f"grid-{work}": functools.partial(grids.frames, work) for work in grids.FRAMES},
    "grid-growth": grids.growth,
    "grid-sections": grids.sections,
    "grid-rows": grids.rows,
    "grid-self-sizing": grids.self_sizing,
    "grid-width": grids.width,
    "grid-layout": grids.layout,
    "grid-memory": grids.memory,
    "grid-move": grids.move,
    "grid-move-selected": grids.selected,
    "grid-keys": grids.keys,
    "grid-hold": grids.hold,
    "snapshot-difference": differences.snapshot_difference,
    "constraints": constraints.constraints,
    "self-sizing-cells": constraints.self_sizing_cells,
    "unconstrained-views": constraints.unconstrained_views,
    "nib-objects": documents.nib_objects,
    "lowering": lowering.lowering,
    "idle-screen": frames.idle_screen,
}
# The benchmark whose rounds are spread over the others.
START = "start"
# The benchmarks whose GTK peer draws in a window.
SHOWN = {START, "drag-move", "rows-move", "stack-move", "board-move", "calendar-move"}
SHOWN |= {f"list-{work}" for work in lists.TIMES} | {f"grid-{work}" for work in grids.FRAMES} | {"grid-move"}


def main():
    known = [START, *BENCHMARKS]
    names = sys.argv[1:] or known
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"bench: no {', '.join(unknown)}; there are {', '.join(known)}")
    if "DISPLAY" not in os.environ and not SHOWN.isdisjoint(names):
        raise SystemExit("bench: GTK's window needs an X server: make bench, or xvfb-run Scripts/bench")
    found = []
    starts = start.Start() if START in names else None
    for name in names:
        print(f"bench: {name}", file=sys.stderr)
        if starts:
            starts.measure(math.ceil(start.ROUNDS / len(names)))
        if name in BENCHMARKS:
            lines = BENCHMARKS[name]()
            found += lines if isinstance(lines, list) else [lines]
    if starts:
        found.append(starts.line())
    print(HEAD)
    for line in found:
        print(line.printed())
    faults = [f"bench: {line.name}: {fault}" for line in found for fault in line.faults]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
