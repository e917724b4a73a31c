# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Moves of something that is carried."""

import statistics
import subprocess
import sys

from .line import Line
from .programs import PEERS, figures, gtk_list, gtk_window, median_of, output, release

# The programs take turns this often; the medians are compared, and of our own programs the quickest runs: what else the
# machine does only adds.
ROUNDS = 3
# How many times faster than SortableJS's handlers a move of a drag is over 10,000 rows.
TIMES = 20
# How much longer one is in a long list than over 100 rows, and over 2,000 items of a board than over 50.
GROWTH = 1.3
# How much longer one is over rows in sections of two than over as many in one: their places are looked for in two trees.
SECTIONS = 1.5


def gtk_frame():
    """Milliseconds in which GTK's list scrolls by a little: the unit of frames."""
    run = subprocess.run([gtk_list(), "scroll"], env=gtk_window(), check=True, stdout=subprocess.PIPE, text=True)
    return figures(run.stdout)["milliseconds"]


def carried(name):
    """What a move of a drag costs, the medians of several runs."""
    return median_of([figures(output(release("measure"), name)) for _ in range(ROUNDS)])


def quickest(runs):
    """What a move costs where the machine did least besides."""
    return min(run["microseconds"] for run in runs)


def growth(name, other):
    """How many times as long a move takes as another of ours: in turns, and the quickest run of each counts."""
    ours, others = [], []
    for _ in range(2 * ROUNDS):
        ours.append(figures(output(release("measure"), name)))
        others.append(figures(output(release("measure"), other)))
    return quickest(ours) / quickest(others)


def slow_frame(found, unit):
    """The 99th of a hundred frames, the fastest first, in words."""
    return f"99th frame {found['slow-frame-milliseconds'] / unit:.2f} of GTK's"


def rows_moved(title, name):
    """A move of a row that is carried over 10,000 others; SortableJS's in Chromium."""
    ours, shorts, theirs, units = [], [], [], []
    for _ in range(ROUNDS):
        ours.append(figures(output(release("measure"), name)))
        shorts.append(figures(output(release("measure"), f"{name}-short")))
        theirs.append(figures(output(sys.executable, PEERS / "sortable_drag.py", 10_000)))
        units.append(gtk_frame())
    found = median_of(ours)
    a, longer = found["microseconds"], quickest(ours) / quickest(shorts)
    b = median_of(theirs)["milliseconds"] * 1000
    faults = []
    if b / a < TIMES:
        faults.append(f"{b / a:.1f} times as fast as SortableJS, not {TIMES}")
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long as over 100 rows, not {GROWTH}")
    if not theirs[-1]["passed"]:
        faults.append("SortableJS moved nothing")
    count = f"{longer:.2f} times as long as over 100 rows; {slow_frame(found, statistics.median(units))}"
    return Line(title, f"{a:.0f} µs", f"{b:.0f} µs, SortableJS", a / b, count, tuple(faults))


def drag_move():
    """By drag and drop."""
    return rows_moved("drag move", "drag-move")


def rows_move():
    """By a RowReorderer, which does the same in 100,000 rows as in 100, and hardly more in 5,000 sections."""
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


def stack_move():
    """A move of a view that is carried along a stack of 10, and of 200."""
    few, many, unit = carried("stack-move"), carried("stack-move-long"), gtk_frame()
    lines = []
    for title, found in [("stack move, 10 views", few), ("stack move, 200 views", many)]:
        ratio = found["microseconds"] / few["microseconds"]
        lines.append(Line(title, f"{found['microseconds']:.0f} µs", "10 views", ratio, slow_frame(found, unit)))
    return lines


def board_move():
    """A move over a board with 2,000 items, and over one with 50, none of which may be met."""
    unit = gtk_frame()
    lines = []
    for way in ("reject", "push"):
        many, few = carried(f"board-move-{way}"), carried(f"board-move-{way}-short")
        a, b = many["microseconds"], few["microseconds"]
        faults = (f"{a / b:.2f} times as long as with 50 items, not {GROWTH}",) if a / b > GROWTH else ()
        lines.append(
            Line(f"board move, {way}", f"{a:.0f} µs", f"{b:.0f} µs, 50 items", a / b, slow_frame(many, unit), faults)
        )
    return lines


def calendar_move():
    """A move over a calendar's week of 50 events, of 2,000 in all weeks, and of no more than those."""
    many, few = carried("calendar-move"), carried("calendar-move-short")
    a, b = many["microseconds"], few["microseconds"]
    faults = (f"{a / b:.2f} times as long as with 50 events, not {GROWTH}",) if a / b > GROWTH else ()
    count = slow_frame(many, gtk_frame())
    return Line("calendar move", f"{a:.0f} µs", f"{b:.0f} µs, 50 events", a / b, count, faults)
