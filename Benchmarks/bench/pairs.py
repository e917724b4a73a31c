# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Runs compared programs right after each other, so that other work of the machine slows down both."""

import statistics


def in_turns(rounds, *runs):
    """Executes all runs in each round, every other round in reverse order. Returns a list of results for each run."""
    found = [[] for _ in runs]
    for number in range(rounds):
        order = list(zip(runs, found))
        for run, results in order if number % 2 == 0 else reversed(order):
            results.append(run())
    return found


def ratio(ours, theirs, name="milliseconds"):
    """Returns the median of the rounds' ratios of a figure. Each ratio is of two runs of the same round."""
    return statistics.median(a[name] / b[name] for a, b in zip(ours, theirs, strict=True))
