# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Benchmarks for the moves of a drag."""

import statistics

from .line import Line
from .pairs import in_turns, quick, ratio
from .programs import chromium, figures, gtk_run, output, release

# The number of runs of each program, alternating with the programs it is compared with.
ROUNDS = 5
# The same for two of our own programs. Their times are similar, so noise must not decide the comparison.
GROWTH_ROUNDS = 11
# The required speed of a drag's move over 10,000 rows, as a multiple of SortableJS's handlers.
TIMES = 20
# The largest allowed ratio of a move's time in a long list to that over 100 rows, or over 2,000 board items to 50.
GROWTH = 1.3
# The same for rows in sections of two, compared with one section: their positions are looked up in two trees.
SECTIONS = 1.5


def gtk_frame():
    """Measures the milliseconds of a frame in which GTK's list scrolls a little: the unit for frames."""
    run = subprocess.run([gtk_list(), "scroll"], env=gtk_window(), check=True, stdout=subprocess.PIPE, text=True)
    return figures(run.stdout)["milliseconds"]


def moved(name):
    """Returns a function that measures the time of a move in a drag."""
    return lambda: figures(output(release("measure"), name))


def sortable():
    """Measures the time of a move in SortableJS's handlers, over 10,000 rows in Chromium."""
    found = chromium("sortable_drag.html", "count=10000")
    return {"microseconds": found["milliseconds"] * 1000, "passed": found["passed"]}


def growth(name, other):
    """Returns the ratio of the times of two of our moves."""
    return ratio(*in_turns(GROWTH_ROUNDS, moved(name), moved(other)), "microseconds")


def slow_frame(runs, frames):
    """Describes the 99th percentile of the frame times."""
    slow = statistics.median(run["slow-frame-milliseconds"] / frame for run, frame in zip(runs, frames, strict=True))
    return f"99th frame {slow:.2f} of GTK's"


def rows_moved(title, name):
    """Measures a move of a dragged row over 10,000 others, and the same by SortableJS in Chromium."""
    ours, theirs, frames = in_turns(ROUNDS, moved(name), sortable, gtk_frame)
    a, b = (quick(runs, "microseconds") for runs in (ours, theirs))
    share, longer = ratio(ours, theirs, "microseconds"), growth(name, f"{name}-short")
    faults = []
    if share * TIMES > 1:
        faults.append(f"{1 / share:.1f} times as fast as SortableJS, not {TIMES}")
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long as over 100 rows, not {GROWTH}")
    if not all(run["passed"] for run in theirs):
        faults.append("SortableJS moved nothing")
    count = f"{longer:.2f} times as long as over 100 rows; {slow_frame(ours, frames)}"
    return Line(title, f"{a:.0f} µs", f"{b:.0f} µs, SortableJS", share, count, tuple(faults))


def drag_move():
    """Measures a move by drag and drop."""
    return rows_moved("drag move", "drag-move")


def rows_move():
    """Measures a move by a RowReorderer, also over 100,000 rows and in 5,000 sections."""
    line = rows_moved("rows move", "rows-move")
    longer = growth("rows-move-long", "rows-move-short")
    line.count += f"; over 100,000 {longer:.2f}"
    if longer > GROWTH:
        line.faults += (f"{longer:.2f} times as long over 100,000 rows as over 100, not {GROWTH}",)
    longer = growth("rows-move-sections", "rows-move")
    line.count += f"; in 5,000 sections {longer:.2f}"
    if longer > SECTIONS:
        line.faults += (f"{longer:.2f} times as long in 5,000 sections as in one, not {SECTIONS}",)
    return line


def compared(title, names, peer):
    """Compares two of our moves. The first may take at most GROWTH times as long as the second."""
    many, few, frames = in_turns(ROUNDS, moved(names[0]), moved(names[1]), gtk_frame)
    a, b = (quick(runs, "microseconds") for runs in (many, few))
    longer = growth(*names)
    faults = (f"{longer:.2f} times as long as with {peer}, not {GROWTH}",) if longer > GROWTH else ()
    return Line(title, f"{a:.0f} µs", f"{b:.0f} µs, {peer}", longer, slow_frame(many, frames), faults)


def stack_move():
    """Measures a move of a view along a stack of 200 and of 10."""
    return compared("stack move, 200 views", ("stack-move-long", "stack-move"), "10 views")


def board_move():
    """Measures a move over a board with 2,000 items and over one with 50, on which items may not overlap."""
    return [
        compared(f"board move, {way}", (f"board-move-{way}", f"board-move-{way}-short"), "50 items")
        for way in ("reject", "push")
    ]


def calendar_move():
    """Measures a move over a calendar's week of 50 events, with 2,000 events in all weeks and with only these 50."""
    return compared("calendar move", ("calendar-move", "calendar-move-short"), "50 events")
