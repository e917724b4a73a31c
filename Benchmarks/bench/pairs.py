# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Two programs that are compared run right after each other, so that what else the machine does slows both down."""

import statistics


def in_turns(rounds, *runs):
    """Lists of what each of the runs found, one list a run: all run in each round, every other round in reverse order."""
    found = [[] for _ in runs]
    for number in range(rounds):
        order = list(zip(runs, found))
        for run, results in order if number % 2 == 0 else reversed(order):
            results.append(run())
    return found


def ratio(ours, theirs, name="milliseconds"):
    """The median of the rounds' ratios of a figure: a ratio is of two runs of the same round."""
    return statistics.median(a[name] / b[name] for a, b in zip(ours, theirs, strict=True))
