# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmarks of the constraint solver, beside kiwi."""

import math

from .line import Line
from .pairs import in_turns, quick, ratio
from .programs import KIWI, figures, kiwi_solver, output, release

ROUNDS = 5
# For each system: the speed that is required, as a multiple of kiwi's.
TIMES = {
    "form": 1,
    "row-10": 1,
    "row-20": 1,
    "row-40": 1,
    "row-80": 1,
    "row-160": 5,
    "row-320": 20,
    "blocks-1": 1,
    "blocks-50": 1,
    "blocks-200": 20,
}
# The time to build n independent blocks may grow with this power of n.
EXPONENT = 1.1
# One of 10,000 constraints may take this much longer to change than one of 30.
FLAT = 1.5
# The largest difference between our values and kiwi's, in points. The values of the form are not unique.
DIFFERENCE = 1e-6
# A self-sizing row with constraints may take this multiple of the time of the same row without.
CELL = 2
# A layout of views without constraints may take this multiple of its time if other views in the tree have constraints.
BESIDE = 1.3


def constraints():
    """Measures the building and the changing of a form, of rows of views, and of independent blocks of ten views."""
    found = {name: solve(name) for name in TIMES}
    lines = [line for name in TIMES for line in compared(name, *found[name])]
    lines.append(blocks(found))
    lines.append(one_of_many())
    return lines


def solve(name):
    """Returns our figures and kiwi's for a system."""
    program, peer = release("measure"), kiwi_solver()
    system = output(program, f"constraints-system-{name}")
    return in_turns(
        ROUNDS,
        lambda: figures(output(program, f"constraints-{name}")),
        lambda: figures(output(peer, text=system)),
    )


def compared(name, ours, theirs):
    """Returns the results for building a system and for changing it once."""
    lines = []
    for work in ("build", "change"):
        a, b, share = quick(ours, work), quick(theirs, work), ratio(ours, theirs, work)
        faults = []
        if share * TIMES[name] > 1:
            faults.append(f"{1 / share:.1f} times as fast as kiwi, not {TIMES[name]}")
        if work == "change" and name != "form" and (difference := distance(ours[0], theirs[0])) > DIFFERENCE:
            faults.append(f"a value differs from kiwi's by {difference}")
        lines.append(Line(f"{name}: {work}", f"{a:.1f} µs", f"{b:.1f} µs, kiwi {KIWI}", share, "", tuple(faults)))
    return lines


def distance(ours, theirs):
    """Returns the largest difference between two solutions."""
    return max(abs(ours[name] - theirs[name]) for name in ours if name.startswith("value-"))


def blocks(found):
    """Returns the result for the growth of the time to build independent blocks."""
    one, many = (quick(found[f"blocks-{count}"][0], "build") for count in (1, 200))
    exponent = math.log(many / one) / math.log(200)
    faults = [f"grows with the power {exponent:.2f}, not {EXPONENT}"] if exponent > EXPONENT else []
    return Line("blocks: growth", f"power {exponent:.2f}", "", None, "1 to 200 blocks", tuple(faults))


def one_of_many():
    """Returns the result for a change of one constant among 30 constraints, and among more than 10,000."""
    program = release("measure")
    few, many = in_turns(
        ROUNDS,
        lambda: figures(output(program, "constraints-blocks-1")),
        lambda: figures(output(program, "constraints-blocks-330")),
    )
    a, b, share = quick(many, "change"), quick(few, "change"), ratio(many, few, "change")
    faults = [f"{share:.2f} times as long as among 32 constraints, not {FLAT}"] if share > FLAT else []
    return Line("one constant of 10,560", f"{a:.1f} µs", f"{b:.1f} µs, one of 32", share, "", tuple(faults))


def self_sizing_cells():
    """Measures self-sizing rows whose cells have constraints, beside cells that compute the same frames themselves."""
    program = release("measure")
    ours, manual = in_turns(
        ROUNDS,
        lambda: figures(output(program, "self-sizing-cells")),
        lambda: figures(output(program, "self-sizing-cells-manual")),
    )
    name = "microseconds-a-row"
    a, b, times = quick(ours, name), quick(manual, name), ratio(ours, manual, name)
    faults = []
    if times > CELL:
        faults.append(f"{times:.2f} times as long as the same cells without constraints, not {CELL}")
    if ours[0]["height"] != manual[0]["height"]:
        faults.append(f"the rows are {ours[0]['height']:g} points high, not {manual[0]['height']:g}")
    count = f"{ours[0]['cells-made']:g} cells made"
    return Line("self-sizing cells", f"{a:.1f} µs a row", f"{b:.1f} µs, manual layout", times, count, tuple(faults))


def unconstrained_views():
    """Measures a layout of views without constraints, alone and in a tree that also has constrained views."""
    program = release("measure")
    beside, alone = in_turns(
        ROUNDS,
        lambda: figures(output(program, "unconstrained-views-beside")),
        lambda: figures(output(program, "unconstrained-views")),
    )
    name = "microseconds"
    a, b, times = quick(beside, name), quick(alone, name), ratio(beside, alone, name)
    more = beside[0]["allocations"] - alone[0]["allocations"]
    faults = []
    if times > BESIDE:
        faults.append(f"{times:.2f} times as long beside constrained views, not {BESIDE}")
    if more > 0:
        faults.append(f"{more:g} more allocations beside constrained views")
    count = f"{alone[0]['allocations']:g} allocations, {more:g} more beside constrained views"
    return Line("unconstrained views", f"{a:.0f} µs beside 100", f"{b:.0f} µs alone", times, count, tuple(faults))
