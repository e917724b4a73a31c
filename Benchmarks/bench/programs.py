# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The measured programs, ours and the peers: their paths, and their output."""

import functools
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PEERS = ROOT / "Benchmarks/Peers"
QT = "6.12.0"
KIWI = "1.5.1"


def output(*command, text=None):
    """Runs a command with a text as its standard input, and returns its standard output."""
    command = list(map(str, command))
    return subprocess.run(command, cwd=ROOT, check=True, input=text, stdout=subprocess.PIPE, text=True).stdout


def cache():
    """Returns the folder for downloads, which outlives a build."""
    return pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "uplift"


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


def gtk_run(*arguments):
    """Returns the figures of a run of the program with GTK's list."""
    run = subprocess.run([gtk_list(), *arguments], env=gtk_window(), check=True, stdout=subprocess.PIPE, text=True)
    return figures(run.stdout)


@functools.cache
def kiwi_solver():
    """Returns the program with the constraint solver kiwi, of whose Python package only the C++ headers are used."""
    headers = cache() / f"kiwi-{KIWI}"
    if not (headers / "kiwi/kiwi.h").exists():
        print(f"Fetching kiwi {KIWI} into {headers}", file=sys.stderr)
        with tempfile.TemporaryDirectory() as folder:
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
            output(*pip, "--dest", folder, f"kiwisolver=={KIWI}")
            with tarfile.open(next(pathlib.Path(folder).glob("*.tar.gz"))) as archive:
                archive.extractall(folder, filter="data")
            headers.mkdir(parents=True, exist_ok=True)
            shutil.copytree(next(pathlib.Path(folder).glob("*/kiwi")), headers / "kiwi", dirs_exist_ok=True)
    source, program = PEERS / "kiwi_solver.cpp", ROOT / ".build/peers/kiwi_solver"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(parents=True, exist_ok=True)
        output("clang++", "-O2", "-std=c++17", f"-I{headers}", source, "-o", program)
    return program


def chromium(page, query):
    """Returns the figures of a page of Benchmarks/Peers in Chromium."""
    return figures(output(sys.executable, PEERS / "chromium_page.py", page, query))


def gtk_window():
    """Returns the environment of a GTK program with a window, with the fastest renderer here."""
    return dict(os.environ, GSK_RENDERER="cairo", GTK_A11Y="none", GDK_BACKEND="x11")


def qt_python():
    """Returns a Python interpreter with Qt, which is installed once."""
    home = cache() / f"qt-{QT}"
    mark = home / "complete"
    if not mark.exists():
        print(f"Fetching Qt {QT} into {home}", file=sys.stderr)
        output(sys.executable, "-m", "venv", home)
        output(home / "bin/pip", "install", "--quiet", f"PySide6-Essentials=={QT}")
        mark.touch()
    return home / "bin/python"
