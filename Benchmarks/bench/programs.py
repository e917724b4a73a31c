# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The programs that are measured, ours and the peers: where they are, and what they print."""

import functools
import os
import pathlib
import shlex
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PEERS = ROOT / "Benchmarks/Peers"
QT = "6.12.0"


def output(*command):
    return subprocess.run(list(map(str, command)), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


@functools.cache
def release(product):
    """Builds a program with Swift's libraries in it, as Scripts/run does, and returns where it is."""
    build = ["swift", "build", "-c", "release", *shlex.split(os.environ.get("UPLIFT_BUILD", ""))]
    subprocess.run([*build, "--static-swift-stdlib", "--product", product], cwd=ROOT, check=True, stdout=sys.stderr)
    return pathlib.Path(output(*build, "--show-bin-path").strip()) / product


def figures(text):
    """The numbers in `name value` lines."""
    return {name: float(value) for name, value in (line.split() for line in text.splitlines())}


def measure(name):
    return figures(output(release("measure"), name))


def median_of(runs):
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


@functools.cache
def gtk_list():
    """The program with GTK's list, made anew where its source is younger."""
    source, program = PEERS / "gtk_list.c", ROOT / ".build/peers/gtk_list"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(parents=True, exist_ok=True)
        output("cc", "-O2", source, "-o", program, *shlex.split(output("pkg-config", "--cflags", "--libs", "gtk4")))
    return program


def gtk_window():
    """The environment of a GTK program with a window, drawn as fast as it can be here."""
    return dict(os.environ, GSK_RENDERER="cairo", GTK_A11Y="none", GDK_BACKEND="x11")


def qt_python():
    """A Python with Qt, made once and kept."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    home = cache / "uplift" / f"qt-{QT}"
    mark = home / "complete"
    if not mark.exists():
        print(f"Fetching Qt {QT} into {home}", file=sys.stderr)
        output(sys.executable, "-m", "venv", home)
        output(home / "bin/pip", "install", "--quiet", f"PySide6-Essentials=={QT}")
        mark.touch()
    return home / "bin/python"
