# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Benchmarks for frames in which layers move, and for an idle screen."""

from .line import Line
from .programs import measure


def layer_animation():
    """Measures frames in which 500 of 1,000 layers move."""
    found = measure("layer-animation")
    # Placements are the moved layers and the layers above them, which are rebuilt around them.
    superlayers = found["superlayers"]
    nodes = found["nodes"] - superlayers
    faults = []
    if nodes != 500:
        faults.append(f"{nodes:g} nodes a frame, not 500")
    if found["decorations"] or found["compositions"] > superlayers:
        faults.append(f"{found['decorations']:g} layers drawn and {found['compositions']:g} put together a frame")
    count = f"{nodes:g} nodes a frame and the {superlayers:g} above, {found['decorations']:g} layers drawn"
    return Line("500 layers move", f"{found['milliseconds']:.2f} ms a frame", count=count, faults=tuple(faults))


def idle_screen():
    """Counts frames, pictures and timers in ten seconds without changes."""
    found = measure("idle-screen")
    count = f"{found['frames']:g} frames, {found['pictures']:g} pictures, {found['timers']:g} timers in 10 s"
    return Line("idle screen", "0 ms", count=count, faults=(count,) if any(found.values()) else ())
