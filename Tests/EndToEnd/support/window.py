# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""A program's window on an X server, with input by xdotool and pictures by ImageMagick."""

import subprocess

from .checks import PATIENCE, Failure, wait_for
from .pictures import Picture
from .processes import run


def windows_of(process, name=""):
    """Returns the visible windows of a program whose titles contain `name`."""
    return subprocess.run(
        ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(process.pid), "--name", name],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ).stdout.split()


class Window:
    """The content of a window, in points, without the frame that the window manager draws."""

    def __init__(self, process, scale):
        self.process, self.scale = process, scale
        self.id = wait_for("a window", self._find)

    def _find(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode} before it had a window")
        found = windows_of(self.process)
        return found[-1] if found else None

    # Reading the window.

    def picture(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}")
        command = ["import", "-silent", "-window", self.id, "-depth", "8", "ppm:-"]
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)
        except subprocess.TimeoutExpired as late:
            # ImageMagick waits for ever for a window that was closed before it looked.
            raise Failure(f"no picture of the window after {PATIENCE:g} s") from late
        if done.returncode != 0:
            raise Failure(f"no picture of the window: {done.stderr.decode(errors='replace').strip()}")
        return Picture.parse(done.stdout)

    def size(self):
        geometry = dict(
            line.split("=", 1) for line in run("xdotool", "getwindowgeometry", "--shell", self.id).splitlines()
        )
        return int(geometry["WIDTH"]) / self.scale, int(geometry["HEIGHT"]) / self.scale

    # Input.

    def resize(self, width, height):
        run("xdotool", "windowsize", self.id, round(width * self.scale), round(height * self.scale))
        wait_for(lambda: f"the size {width} x {height}; it is {self.size()}", lambda: self.size() == (width, height))

    def _mousemove(self, x, y):
        return ["mousemove", "--window", self.id, str(round(x * self.scale)), str(round(y * self.scale))]

    def move(self, x, y):
        run("xdotool", *self._mousemove(x, y))

    def press(self, x, y):
        run("xdotool", *self._mousemove(x, y), "mousedown", "1")

    def click(self, x, y):
        """Presses and releases the button in one command, so that a busy machine does not make it a long press."""
        run("xdotool", *self._mousemove(x, y), "click", "1")

    def slide(self, x, start, end, step=6):
        """Moves the mouse up or down in small steps, about one for each frame."""
        count = max(1, round(abs(end - start) / step))
        arguments = []
        for index in range(1, count + 1):
            arguments += [*self._mousemove(x, start + (end - start) * index / count), "sleep", "0.012"]
        run("xdotool", *arguments)

    def release(self):
        run("xdotool", "mouseup", "1")

    def wheel(self, down):
        run("xdotool", "click", "5" if down else "4")

    def key(self, name):
        run("xdotool", "key", name)

    def close(self):
        """Closes the window by openbox's key, which does the same as the button in the frame."""
        self.key("alt+F4")
