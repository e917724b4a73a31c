# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Mouse and keyboard input anywhere on the screen."""

import time

from .processes import run


def place():
    """Returns the mouse's location on the screen."""
    said = run("xdotool", "getmouselocation", "--shell").splitlines()
    return tuple(int(line.split("=")[1]) for line in said[:2])


def move(*places, steps=15):
    """Moves the mouse to locations on the screen one after the other, with about one step for each frame."""
    for end in places:
        x, y = place()
        for step in range(1, steps + 1):
            share = step / steps
            run("xdotool", "mousemove", round(x + (end[0] - x) * share), round(y + (end[1] - y) * share))
            time.sleep(0.012)


def carry(start, *places):
    """Presses the mouse button at a location, and drags to other locations on the screen."""
    run("xdotool", "mousemove", *start, "mousedown", "1")
    time.sleep(0.1)
    move((start[0] + 12, start[1] + 8), *places)
    # Wait for the other app's answer to the drag's request for a drop operation.
    time.sleep(0.3)


def release():
    run("xdotool", "mouseup", "1")


def key(*names):
    run("xdotool", *[part for name in names for part in ("key", name)])
