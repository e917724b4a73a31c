# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmark for the time from the start of a process to its first frame."""

import os
import subprocess
import tempfile
import time

from .line import Line
from .pairs import in_turns, quick, ratio
from .programs import gtk_list, gtk_window, release

ROUNDS = 21
BOUND = 0.3


def wall(command, environment):
    begin = time.monotonic()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return {"milliseconds": (time.monotonic() - begin) * 1000}


class Start:
    """Measures the time from the start of a process to its end; both programs end after their first frame.

    A round takes a fifth of a second. The rounds are spread over the run of all benchmarks, because in a few seconds
    other work may use all processors.
    """

    def __init__(self):
        self.scratch = tempfile.TemporaryDirectory()
        gallery, peer = release("gallery"), gtk_list()
        headless = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.runs = [
            lambda: wall([str(gallery), "--demo", "players", "--data", self.scratch.name, "--measure", "1"], headless),
            lambda: wall([str(peer), "start"], gtk_window()),
        ]
        self.ours, self.theirs = [], []
        in_turns(1, *self.runs)  # Fills the file cache.

    def measure(self, rounds):
        """Adds rounds to the result."""
        ours, theirs = in_turns(rounds, *self.runs)
        self.ours += ours
        self.theirs += theirs

    def line(self):
        """Compares the rounds so far."""
        a, b = (quick(runs, "milliseconds") for runs in (self.ours, self.theirs))
        share = ratio(self.ours, self.theirs)
        faults = (f"{share:.2f} of GTK's, not {BOUND}",) if share > BOUND else ()
        return Line("start to first frame", f"{a:.1f} ms", f"{b:.1f} ms, GTK 4 list view", share, faults=faults)
