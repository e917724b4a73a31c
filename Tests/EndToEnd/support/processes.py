# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Starts programs, and ensures that they end."""

import os
import pathlib
import signal
import subprocess

from .checks import Failure, wait_for


def environment(folder, **changes):
    """Returns the environment without the effects of the user's settings; None removes a variable."""
    result = {
        **os.environ,
        "LC_ALL": "C.UTF-8",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "GSK_RENDERER": "cairo",
    }
    for name in ("GDK_SCALE", "GDK_DPI_SCALE", "GTK_THEME", "GTK_DEBUG", "GDK_BACKEND", "WAYLAND_DISPLAY"):
        result.pop(name, None)
    result.update({name: value for name, value in changes.items() if value is not None})
    for name, value in changes.items():
        if value is None:
            result.pop(name, None)
    return result


class Processes:
    """A context manager that ends all programs that it started."""

    def __init__(self, folder):
        self.folder = folder
        self.running = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in reversed(self.running):
            self.end(process)

    def start(self, name, arguments, **options):
        """Starts a program. Its output goes to `NAME.log`, unless `options` redirect it."""
        with open(self.folder / f"{name}.log", "ab") as log:
            options = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **options}
            process = subprocess.Popen([str(argument) for argument in arguments], **options)
        self.running.append(process)
        return process

    def end(self, process):
        """Ends a program, if it has not ended yet."""
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if process in self.running:
            self.running.remove(process)
        self.note(process)

    def note(self, process):
        """Logs that a program was ended by a signal that this class did not send; `Checks` searches for that."""
        number = -process.returncode
        if number > 0 and number not in (signal.SIGTERM, signal.SIGKILL):
            with open(self.folder / "signals.log", "a", encoding="utf-8") as log:
                print(f"CRITICAL **: signal {number} ended {' '.join(process.args)}", file=log)

    def wait(self, process):
        """Waits for a program to end, and returns its exit status."""
        wait_for("the program's end", lambda: process.poll() is not None)
        self.running.remove(process)
        self.note(process)
        return process.returncode


def build(*products):
    """Builds programs of the package, with the options of UPLIFT_BUILD, and returns the folder they are in."""
    options = os.environ.get("UPLIFT_BUILD", "").split()
    for product in products:
        run("swift", "build", *options, "--product", product)
    return pathlib.Path(run("swift", "build", *options, "--show-bin-path").strip())


def run(*arguments, **options):
    """Runs a command and returns its output, or raises a `Failure` with the output if the command fails."""
    done = subprocess.run(
        [str(argument) for argument in arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )
    if done.returncode != 0:
        raise Failure(f"{arguments[0]} ended with {done.returncode}: {(done.stdout + done.stderr).strip()[-2000:]}")
    return done.stdout


def context_switches(process):
    """Returns the number of voluntary context switches of all of a process's threads."""
    total = 0
    for status in pathlib.Path(f"/proc/{process.pid}/task").glob("*/status"):
        for line in status.read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches:"):
                total += int(line.split()[1])
    return total
