# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Benchmarks for the frames of a list of a million rows."""

from .line import Line
from .list_text import checksum_fault
from .pairs import in_turns, quick, ratio
from .programs import PEERS, QT, figures, gtk_run, measure, output, qt_python, release

# The number of runs of each program, alternating with the programs it is compared with.
ROUNDS = 11
# The required speed of a frame, as a multiple of GTK's and of Qt's; None if there is no comparison with Qt.
TIMES = {"scroll": (5, 1), "fling": (5, 1), "jump": (40, 1), "thumb": (30, None), "insert": (4, None), "delete": (4, None)}
# The largest allowed ratio of a thumb drag's time in a million rows to that in a thousand.
THUMB_GROWTH = 1.2
BYTES_A_ROW = 8


def list_frames(work):
    """Measures a kind of frame of a list of a million rows in Uplift, GTK and Qt."""
    gtk_times, qt_times = TIMES[work]
    program, python = release("measure"), qt_python() if qt_times else None

    runs = [lambda: figures(output(program, f"list-{work}")), lambda: gtk_run(work)]
    if python:
        runs.append(lambda: figures(output(python, PEERS / "qt_list.py", work)))
    ours, gtks, *others = in_turns(ROUNDS, *runs)
    qts = others[0] if others else []
    named = [("ours", ours[-1]), ("GTK", gtks[-1])] + [("Qt", found) for found in qts[-1:]]
    faults = [fault for who, found in named if (fault := checksum_fault(who, found))]
    count, miscounts = list_counts(work, ours[-1])
    lines = []
    a = quick(ours, "milliseconds")
    for peer, runs, times in [("GTK 4 list view", gtks, gtk_times), ("Qt Quick " + QT, qts, qt_times)]:
        if not runs:
            continue
        b, faster = quick(runs, "milliseconds"), ratio(runs, ours)
        late = [f"{faster:.1f} times as fast as {peer}, not {times}"] if faster < times else []
        sums = f"; checksums {ours[-1]['checksum']:.0f}, {runs[-1]['checksum']:.0f}"
        lines.append(
            Line(f"list {work}", f"{a:.2f} ms", f"{b:.2f} ms, {peer}", 1 / faster, count + sums, tuple(late + faults + miscounts))
        )
        faults, miscounts = [], []
    return lines


def list_counts(work, found):
    """Returns a description of a run's counts, and the counts that exceed their bounds."""
    counts = {
        "scroll": ("cells-bound-per-row", 1, "cells a row"),
        "fling": ("cells-bound-per-row", 1, "cells a row"),
        "jump": ("landing-error", 0, "points off its place"),
        "insert": ("movement", 0, "points that visible rows moved"),
        "delete": ("movement", 0, "points that visible rows moved"),
    }
    if work not in counts:
        return "", []
    name, bound, words = counts[work]
    text = f"{found[name]:g} {words}"
    faults = [text] if found[name] > bound else []
    if work == "jump":
        bound, seen = found["cells-bound-per-jump"], found["rows-visible"]
        text += f", {bound:.1f} cells for {seen:.1f} rows"
        if bound > seen + 0.5:
            faults.append(f"{bound:.1f} cells a jump for {seen:.1f} rows")
    if work in ("scroll", "fling"):
        text += f", {found['cells-made']:g} made"
        if work == "scroll" and found["cells-made"]:
            faults.append(f"{found['cells-made']:g} cells made after the first")
    return text, faults


def thumb_growth():
    """Measures a drag of the thumb to a random position, in a million rows and in a thousand."""
    program = release("measure")
    longs, shorts = in_turns(
        ROUNDS,
        lambda: figures(output(program, "list-thumb")),
        lambda: figures(output(program, "list-thumb-short")),
    )
    a, b = (quick(runs, "milliseconds") for runs in (longs, shorts))
    longer = ratio(longs, shorts)
    faults = (f"{longer:.2f} times as long as in 1,000 rows, not {THUMB_GROWTH}",) if longer > THUMB_GROWTH else ()
    return Line("list thumb, length", f"{a:.2f} ms", f"{b:.2f} ms, 1,000 rows", longer, faults=faults)


def list_memory():
    """Measures the memory for a million stored heights."""
    bytes_a_row = measure("list-memory")["bytes-per-row"]
    faults = (f"{bytes_a_row:.1f} bytes a row, not {BYTES_A_ROW}",) if bytes_a_row > BYTES_A_ROW else ()
    return Line("list memory", f"{bytes_a_row:.1f} bytes a row", faults=faults)
