# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The measured programs, ours and the peers: their paths, and their output."""

import functools
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PEERS = ROOT / "Benchmarks/Peers"
QT = "6.12.0"


def output(*command):
    return subprocess.run(list(map(str, command)), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


@functools.cache
def release(product):
    """Builds a program with static Swift libraries, as Scripts/run does, and returns its path."""
    build = ["swift", "build", "-c", "release", *shlex.split(os.environ.get("UPLIFT_BUILD", ""))]
    subprocess.run([*build, "--static-swift-stdlib", "--product", product], cwd=ROOT, check=True, stdout=sys.stderr)
    return pathlib.Path(output(*build, "--show-bin-path").strip()) / product


def figures(text):
    """Returns the numbers in `name value` lines."""
    return {name: float(value) for name, value in (line.split() for line in text.splitlines())}


def measure(name):
    return figures(output(release("measure"), name))


@functools.cache
def gtk_list():
    """Returns the program with GTK's list, which is built again if its source is newer."""
    source, program = PEERS / "gtk_list.c", ROOT / ".build/peers/gtk_list"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(parents=True, exist_ok=True)
        output("cc", "-O2", source, "-o", program, *shlex.split(output("pkg-config", "--cflags", "--libs", "gtk4")))
    return program


def gtk_window():
    """Returns the environment of a GTK program with a window, with the fastest renderer here."""
    return dict(os.environ, GSK_RENDERER="cairo", GTK_A11Y="none", GDK_BACKEND="x11")


def qt_python():
    """Returns a Python interpreter with Qt, which is installed once."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    home = cache / "uplift" / f"qt-{QT}"
    mark = home / "complete"
    if not mark.exists():
        print(f"Fetching Qt {QT} into {home}", file=sys.stderr)
        output(sys.executable, "-m", "venv", home)
        output(home / "bin/pip", "install", "--quiet", f"PySide6-Essentials=={QT}")
        mark.touch()
    return home / "bin/python"
