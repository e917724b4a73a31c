# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Runs compared programs right after each other, so that other work of the machine slows down both."""


def in_turns(rounds, *runs):
    """Executes all runs in each round, every other round in reverse order. Returns a list of results for each run."""
    found = [[] for _ in runs]
    for number in range(rounds):
        order = list(zip(runs, found))
        for run, results in order if number % 2 == 0 else reversed(order):
            results.append(run())
    return found


def quick(results, name):
    """Returns the smallest value of a figure. Other work only makes a run slower, so it disturbs the quickest least."""
    return min(result[name] for result in results)


def ratio(ours, theirs, name="milliseconds"):
    """Returns the ratio of the smallest values of a figure."""
    return quick(ours, name) / quick(theirs, name)
