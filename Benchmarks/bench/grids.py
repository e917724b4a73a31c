# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Benchmarks for grids: frames, layouts, memory and moves of items."""

from .drags import slow_frame
from .line import Line
from .list_text import checksum_fault
from .pairs import in_turns, quick, ratio
from .programs import PEERS, QT, chromium, figures, gtk_run, measure, output, qt_python, release

# The number of runs of each program, alternating with the programs it is compared with.
ROUNDS = 7
# For each kind of frame: the grid of the peers, and the required speed as a multiple of GTK's and of Qt's.
FRAMES = {
    "scroll": ("scroll", "grid", 5, 1),
    "fling": ("fling", "grid", 1.5, 0.9),
    "varying-scroll": ("scroll", "varying", 5, None),
    "jump": ("jump", "varying", 2, None),
    "thumb": ("thumb", "varying", 1.5, None),
    "insert": ("insert", "grid", 1, None),
}
# The required speed of sections that scroll sideways, as a multiple of Qt's lists of lists.
ROWS = 1
# The largest allowed number of cells that a jump to rows that have not been measured fills, for each visible row.
FILLED = 1
# Counts that must be 0 at the end of a run.
ZERO = {
    "drift": "points of drift of the content's length",
    "landing-error": "points off its place",
    "movement": "points that visible items moved",
    "shift": "points that the topmost item moved",
}
# The largest allowed ratio of the time in a million items to that in a thousand.
GROWTH = 1.5
# The longest time of a change of the width of a million items, in milliseconds: one of 60 in a second.
WIDTH = 1000 / 60
# The required speed of a layout from nothing, as a multiple of Chromium's wrapped flex lines, and the largest allowed
# ratio of the time for each of a million items to that for each of 10,000.
LAYOUT, LINEAR = 20, 1.5
# The required speed of a move over 10,000 items, as a multiple of SortableJS's handlers.
MOVE = 30
# The largest allowed number of bytes for an item of one of many sizes.
BYTES = 5
# The largest allowed difference of the distances that a held item scrolls at several frame rates.
DISTANCES = 0.03


def title(number):
    return f"{number}\n"


def ours(name):
    """Returns a function that measures one of our grids."""
    return lambda: figures(output(release("measure"), f"grid-{name}"))


def zeros(found):
    """Returns a description of the counts that must be 0, and those that are not."""
    texts = {name: f"{found[name]:g} {words}" for name, words in ZERO.items() if name in found}
    return "; ".join(texts.values()), [text for name, text in texts.items() if found[name] != 0]


def frames(work):
    """Measures a kind of frame of a grid of a million items in Uplift, GTK and Qt."""
    mode, kind, gtk_times, qt_times = FRAMES[work]
    runs = [ours(work), lambda: gtk_run(mode, kind)]
    if qt_times:
        runs.append(lambda: figures(output(qt_python(), PEERS / "qt_list.py", mode, kind)))
    found = in_turns(ROUNDS, *runs)
    a = quick(found[0], "milliseconds")
    last = found[0][-1]
    count, faults = zeros(last)
    if "cells-bound-per-item" in last:
        count += f"; {last['cells-bound-per-item']:.2f} cells an item"
        faults += [count] if last["cells-bound-per-item"] > 1 else []
    lines = []
    for peer, times, results in zip(["GTK 4 grid view", f"Qt Quick {QT}"], [gtk_times, qt_times], found[1:]):
        b, faster = quick(results, "milliseconds"), ratio(results, found[0])
        shown = results[-1]
        if faster < times:
            faults.append(f"{faster:.1f} times as fast as {peer}, not {times}")
        faults += [fault for who, run in (("ours", last), (peer, shown)) if (fault := checksum_fault(who, run, title))]
        if kind == "grid" and abs(last["rows"] - shown["rows"]) > 4:
            faults.append(f"{last['rows']:g} visible items, and {shown['rows']:g} of {peer}")
        text = f"{count}; {last['rows']:g} items, {shown['rows']:g} of the peer"
        lines.append(Line(f"grid {work}", f"{a:.2f} ms", f"{b:.2f} ms, {peer}", 1 / faster, text, tuple(faults)))
        faults = []
    return lines


def growth():
    """Measures jumps to the ends and to random positions in a million items of different sizes, and in a thousand."""
    lines = []
    for work in ("jump", "thumb"):
        longs, shorts = in_turns(ROUNDS, ours(work), ours(f"{work}-short"))
        a, b, longer = quick(longs, "milliseconds"), quick(shorts, "milliseconds"), ratio(longs, shorts)
        faults = (f"{longer:.2f} times as long as in 1,000 items, not {GROWTH}",) if longer > GROWTH else ()
        lines.append(Line(f"grid {work}, length", f"{a:.2f} ms", f"{b:.2f} ms, 1,000 items", longer, faults=faults))
    return lines


def sections():
    """Measures a grid of 10,000 sections with pinned headers, and one of 100."""
    longs, shorts = in_turns(3, ours("sections-10000"), ours("sections-100"))
    lines = []
    for work in ("scroll", "jump"):
        name = f"{work}-milliseconds"
        a, b, longer = quick(longs, name), quick(shorts, name), ratio(longs, shorts, name)
        faults = (f"{longer:.2f} times as long as with 100 sections, not {GROWTH}",) if longer > GROWTH else ()
        lines.append(
            Line(f"grid sections, {work}", f"{a:.2f} ms", f"{b:.2f} ms, 100 sections", longer, faults=faults))
    return lines


def rows_fault(who, found):
    """Returns the fault in the items that sections of 50 show from their beginnings; None if all are right."""
    first, count = int(found["first"]), int(found["rows"])
    total = 2166136261
    for number in range(count):
        for byte in f"{first + number // 4 * 50 + number % 4}\n".encode():
            total = (total ^ byte) * 16777619 & 0xFFFFFFFF
    if count >= 24 and count % 4 == 0 and first % 50 == 0 and total == found["checksum"]:
        return None
    return f"{who} shows {count} items from {first}, whose checksum is not {found['checksum']:g}"


def rows():
    """Measures 200 sections that scroll sideways, which scroll down, and Qt's list of lists; and 20,000 sections."""
    found, theirs, longs = in_turns(
        ROUNDS, ours("rows"), lambda: figures(output(qt_python(), PEERS / "qt_list.py", "scroll", "rows")),
        ours("rows-long"))
    a, b, faster = quick(found, "milliseconds"), quick(theirs, "milliseconds"), ratio(theirs, found)
    last, shown, longer = found[-1], theirs[-1], ratio(longs, found)
    faults = [fault for who, run in (("ours", last), (f"Qt Quick {QT}", shown)) if (fault := rows_fault(who, run))]
    if faster < ROWS:
        faults.append(f"{faster:.2f} times as fast as Qt, not {ROWS}")
    if (last["first"], last["rows"]) != (shown["first"], shown["rows"]):
        faults.append(f"{last['rows']:g} items from {last['first']:g}, and {shown['rows']:g} from {shown['first']:g} of Qt")
    if last["live"] > shown["live"]:
        faults.append(f"{last['live']:g} cells, and {shown['live']:g} of Qt")
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long in 20,000 sections as in 200, not {GROWTH}")
    count = f"{last['rows']:g} visible items of {last['live']:g}, {shown['rows']:g} of {shown['live']:g} in Qt"
    count += f"; in 20,000 sections {longer:.2f} times as long"
    return Line("grid rows", f"{a:.2f} ms", f"{b:.2f} ms, Qt Quick {QT}", 1 / faster, count, tuple(faults))


def self_sizing():
    """Measures a jump to the end of 10,000 rows that have not been measured, and of 1,000."""
    longs, shorts = in_turns(3, ours("self-sizing-10000"), ours("self-sizing-1000"))
    a, b, longer = quick(longs, "milliseconds"), quick(shorts, "milliseconds"), ratio(longs, shorts)
    passes, error = (max(run[name] for run in longs + shorts) for name in ("passes", "landing-error"))
    faults = []
    filled = max(run["cells-bound-per-row"] for run in longs + shorts)
    if filled > FILLED:
        faults.append(f"{filled:.2f} cells filled for each visible row, not {FILLED}")
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long as in 1,000 rows, not {GROWTH}")
    if passes != 1 or error > 0.5:
        faults.append(f"{passes:g} frames until no row moves, {error:g} points off its place")
    count = f"{passes:g} frame until no row moves; {error:g} points off its place; {filled:.2f} cells a row"
    return Line("grid self-sizing, jump", f"{a:.2f} ms", f"{b:.2f} ms, 1,000 rows", longer, count, tuple(faults))


def width():
    """Measures a change of the width of a million items: of one size, of known sizes, and of sizes of the delegate."""
    lines = []
    for kind in ("width", "width-varying"):
        longs, shorts = in_turns(3, ours(f"{kind}-1000000"), ours(f"{kind}-1000"))
        a, b = quick(longs, "milliseconds"), quick(shorts, "milliseconds")
        count, faults = zeros(longs[-1])
        # A delegate is asked for all sizes again, as in UIKit.
        if a > WIDTH and kind == "width":
            faults.append(f"{a:.1f} ms, not {WIDTH:.1f}")
        lines.append(Line(f"grid {kind}", f"{a:.2f} ms", f"{b:.2f} ms, 1,000 items", a / b, count, tuple(faults)))
    known = min(measure("grid-lines-width")["milliseconds"] for _ in range(3))
    faults = (f"{known:.1f} ms, not {WIDTH:.1f}",) if known > WIDTH else ()
    lines.append(Line("grid lines, width", f"{known:.2f} ms", faults=faults))
    return lines


def layout():
    """Measures the layout of 100,000 items of different sizes in wrapped lines, and the same in Chromium."""
    found, theirs, longs, shorts = in_turns(
        3, ours("layout-100000"), lambda: chromium("flex_wrap.html", "count=100000"), ours("layout-1000000"),
        ours("layout-10000"))
    a, b, faster = quick(found, "milliseconds"), quick(theirs, "milliseconds"), ratio(theirs, found)
    longer = ratio(longs, shorts) / 100
    faults = []
    for name in ("lines", "length"):
        if found[-1][name] != theirs[-1][name]:
            faults.append(f"{found[-1][name]:g} {name}, and {theirs[-1][name]:g} of Chromium")
    if faster < LAYOUT:
        faults.append(f"{faster:.1f} times as fast as Chromium, not {LAYOUT}")
    if longer > LINEAR:
        faults.append(f"{longer:.2f} times as long for each of 1,000,000 as of 10,000, not {LINEAR}")
    count = f"{found[-1]['lines']:g} lines; an item of 1,000,000 takes {longer:.2f} times as long as of 10,000"
    return Line("grid layout", f"{a:.2f} ms", f"{b:.1f} ms, Chromium", 1 / faster, count, tuple(faults))


def memory():
    """Measures the memory of a million items."""
    found = measure("grid-memory")
    equal, varying = found["bytes-per-equal-item"], found["bytes-per-varying-item"]
    faults = [f"{varying:.1f} bytes an item, not {BYTES}"] if varying > BYTES else []
    faults += [f"{equal:.3f} bytes for each equal item"] if equal > 0.01 else []
    return Line("grid memory", f"{varying:.1f} bytes", count=f"{equal:.4f} for each equal item", faults=tuple(faults))


def move():
    """Measures a move of an item over 10,000 others, and the same by SortableJS in Chromium."""

    def sortable():
        found = chromium("sortable_drag.html", "count=10000&grid")
        return {"microseconds": found["milliseconds"] * 1000, "passed": found["passed"]}

    found, theirs, longs, shorts, gtks = in_turns(
        5, ours("move-10000"), sortable, ours("move-100000"), ours("move-100"), lambda: gtk_run("scroll", "grid"))
    a, b = (quick(runs, "microseconds") for runs in (found, theirs))
    share, longer = ratio(found, theirs, "microseconds"), ratio(longs, shorts, "microseconds")
    faults = []
    if share * MOVE > 1:
        faults.append(f"{1 / share:.1f} times as fast as SortableJS, not {MOVE}")
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long over 100,000 items as over 100, not {GROWTH}")
    if min(run["passed"] for run in found + theirs) < 20:
        faults.append("an item was not moved")
    count = f"over 100,000 {longer:.2f} times as long as over 100; {slow_frame(found, [run['milliseconds'] for run in gtks])}"
    count += f"; {found[-1]['passed']:g} places passed, and {theirs[-1]['passed']:g}"
    return Line("grid move", f"{a:.0f} µs", f"{b:.0f} µs, SortableJS", share, count, tuple(faults))


def selected():
    """Measures a move of 20 selected items over 10,000 others, and over 1,000 by SortableJS's MultiDrag in Chromium.

    SortableJS takes too long for a measurement over 10,000.
    """

    def sortable():
        found = chromium("sortable_drag.html", "count=1000&grid&selected")
        return {"microseconds": found["milliseconds"] * 1000, "right": found["right"]}

    found, theirs, longs, shorts = in_turns(
        5, ours("move-selected-10000"), sortable, ours("move-selected-100000"), ours("move-selected-100"))
    a, b = (quick(runs, "microseconds") for runs in (found, theirs))
    share, longer = ratio(found, theirs, "microseconds"), ratio(longs, shorts, "microseconds")
    faults = [] if share <= 1 else [f"{share:.2f} times SortableJS's time, not 1"]
    if longer > GROWTH:
        faults.append(f"{longer:.2f} times as long over 100,000 items as over 100, not {GROWTH}")
    if not all(run["right"] for run in found):
        faults.append("the items were not adjacent in their order")
    right = "right" if all(run["right"] for run in theirs) else "wrong"
    count = f"over 100,000 {longer:.2f} times as long as over 100; the order is right, and {right} in SortableJS"
    return Line("grid move-selected", f"{a:.0f} µs", f"{b:.0f} µs, SortableJS with 1,000", share, count, tuple(faults))


def keys():
    """Measures presses of an arrow key that move an item of 10,000 and of 100,000, each with the frame after it."""
    found, longs, shorts = in_turns(5, ours("keys-10000"), ours("keys-100000"), ours("keys-1000"))
    a, longer = quick(found, "milliseconds"), ratio(longs, shorts, "milliseconds")
    faults = [f"{longer:.2f} times as long in 100,000 items as in 1,000, not {GROWTH}"] if longer > GROWTH else []
    if passed := [run["passed"] for run in found if run["passed"] != 100]:
        faults.append(f"{passed[0]:g} places passed, not 100")
    count = f"in 100,000 {longer:.2f} times as long as in 1,000; 100 places passed"
    return Line("grid keys", f"{a:.2f} ms", count=count, faults=tuple(faults))


def hold():
    """Measures frames while an item is held at the lower edge for 10 seconds, at three frame rates."""
    rates = (30, 60, 120)
    found = dict(zip(rates, in_turns(1, *(ours(f"hold-{rate}") for rate in rates))))
    distances = [runs[0]["distance"] for runs in found.values()]
    difference = max(distances) / min(distances) - 1
    faults = (f"{difference:.3f} further at one rate than at another",) if difference > DISTANCES else ()
    slow = found[60][0]["slow-frame-milliseconds"]
    count = ", ".join(f"{distance:.0f}" for distance in distances) + " points at 30, 60 and 120 frames a second"
    return Line("grid hold", f"{slow:.2f} ms", count=f"{count}; the 99th frame", faults=faults)
