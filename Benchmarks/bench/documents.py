# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmark of nibs, beside code that creates the same views."""

from .line import Line
from .pairs import in_turns, quick, ratio
from .programs import figures, output, release

ROUNDS = 7
# The views of a nib may take this multiple of the time of the same views in code.
TIMES = 1.5


def nib_objects():
    """Measures 61 views with 120 constraints: of a nib whose file is read each time, and in code."""
    program = release("measure")
    ours, code = in_turns(
        ROUNDS,
        lambda: figures(output(program, "nib-objects")),
        lambda: figures(output(program, "nib-objects-code")),
    )
    name = "microseconds"
    a, b, times = quick(ours, name), quick(code, name), ratio(ours, code, name)
    faults = []
    if times > TIMES:
        faults.append(f"{times:.2f} times as long as in code, not {TIMES}")
    if ours[0]["checksum"] != code[0]["checksum"]:
        faults.append("the views have other frames than in code")
    return Line("views of a nib", f"{a:.0f} µs", f"{b:.0f} µs, code", times, "61 views", tuple(faults))
