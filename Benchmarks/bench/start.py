# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""From the start of a process to its first frame."""

import os
import statistics
import subprocess
import tempfile
import time

from .line import Line
from .programs import gtk_list, gtk_window, release

ROUNDS = 15
BOUND = 1 / 3


def wall(command, environment):
    begin = time.monotonic()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.monotonic() - begin) * 1000


def start():
    """From the start of the process to its end, both programs ending at their first frame."""
    gallery = release("gallery")
    with tempfile.TemporaryDirectory() as scratch:
        peer = gtk_list()
        headless = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        ours, theirs = [], []
        for number in range(ROUNDS + 2):
            a = wall([str(gallery), "--demo", "players", "--data", scratch, "--measure", "1"], headless)
            b = wall([str(peer), "start"], gtk_window())
            if number >= 2:  # The first two fill the file cache.
                ours.append(a)
                theirs.append(b)
    a, b = statistics.median(ours), statistics.median(theirs)
    faults = (f"the ratio {a / b:.2f} is not below {BOUND:.2f}",) if a / b >= BOUND else ()
    return Line("start to first frame", f"{a:.1f} ms", f"{b:.1f} ms, GTK 4 list view", a / b, faults=faults)
