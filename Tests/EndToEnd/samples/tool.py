# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The command uplift, the copies of samples, and the pictures that their windows are compared with."""

import os
import shutil
import subprocess
import time

from support.checks import ROOT, expect, wait_for
from support.pictures import Picture, wait_for_picture
from support.processes import environment
from support.window import Window

SAMPLES = ROOT / "Samples"
SCRATCH = ROOT / "Tests/Apps/.build"
PICTURES = ROOT / "Tests/EndToEnd/SamplePictures"
# Stores the pictures as they are now, instead of comparing them.
ACCEPTS = bool(os.environ.get("ACCEPT_PICTURES"))


class Tool:
    """The command uplift, with a cache of its own."""

    def __init__(self, folder):
        self.environment = environment(
            folder, UPLIFT_SCRATCH=str(SCRATCH), XDG_CACHE_HOME=str(folder / "cache"), PATH=os.environ["PATH"]
        )

    def run(self, *arguments, folder=None, **changes):
        """Returns the exit code, the standard output and the standard error. Changes are those of the environment."""
        done = subprocess.run(
            [ROOT / "uplift", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder,
            env={**self.environment, **changes},
        )
        return done.returncode, done.stdout, done.stderr

    def test(self, project, *arguments):
        """Runs unit tests without a display, and returns the exit code and all output."""
        code, said, errors = self.run("test", *arguments, str(project), DISPLAY="")
        return code, said + errors


def contents(folder):
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def copy_of(sample, folder, change):
    """Returns a copy of a sample, in one file of which a text is replaced: `change` is file, old and new text."""
    copy = folder / "copies" / f"{sample}-{len(list(folder.glob('copies/*')))}"
    shutil.copytree(SAMPLES / sample, copy)
    file, old, new = change
    text = (copy / file).read_text(encoding="utf-8")
    expect(old in text, f"{file} has no “{old}”")
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return copy


def check_first_screen(tests, tool, sample, name=None, size="390x844"):
    """Draws the first screen of a sample without a display, and compares it with its picture."""
    name = name or sample
    file = tests.folder / f"{name}.png"
    code, said, errors = tool.run("run", str(SAMPLES / sample), "--capture", str(file), "--size", size, DISPLAY="")
    expect(code == 0, f"it ended with {code}: {said[-3000:]}{errors[-3000:]}")
    golden = PICTURES / f"{name}.png"
    if ACCEPTS:
        shutil.copy(file, golden)
    drawn, golden_picture = Picture.load(file), Picture.load(golden)
    expect(drawn == golden_picture, f"the picture is not {golden}: {drawn.difference(golden_picture)}")


def check_doctor(tool, sample, *texts):
    """Checks that `uplift doctor` accepts a sample, and says some texts."""
    code, said, errors = tool.run("doctor", str(SAMPLES / sample))
    expect(code == 0, f"it ended with {code}: {said}{errors}")
    for text in (*texts, "Nothing was found that keeps it from being built."):
        expect(text in said, f"it said {said}")


def check_unit_tests(tool, project, text):
    """Runs the unit tests of a sample or of a part of it, which pass and print a text."""
    code, said = tool.test(SAMPLES / project)
    expect(code == 0 and text in said, f"it ended with {code}: {said[-3000:]}")


class ShownSample:
    """A sample in a window: a context manager that builds and starts it, and ends it."""

    def __init__(self, processes, tool, sample, size):
        self.processes, self.tool, self.sample, self.size = processes, tool, sample, size

    def __enter__(self):
        name = self.sample.replace("/", "-")
        size = "x".join(map(str, self.size))
        arguments = [ROOT / "uplift", "run", "--size", size, SAMPLES / self.sample]
        self.process = self.processes.start(name, arguments, env=self.tool.environment)
        window = Window(self.process, 1)
        wait_for(lambda: f"the size; it is {window.size()}", lambda: window.size() == self.size)
        return window

    def __exit__(self, *_):
        self.processes.end(self.process)


def wait_for_screen(window, folder, name):
    """Waits until a window shows a stored picture."""
    file = PICTURES / f"{name}.png"
    if ACCEPTS:
        settled(window).save(file)
    wait_for_picture(window.picture, Picture.load(file), folder, name)


def settled(window):
    """Returns the picture of the window when it has not changed for half a second.

    Two equal pictures are not enough: on a busy machine an animation stands still for as long as that, and a press
    during a transition does nothing.
    """
    picture, since = window.picture(), time.monotonic()

    def is_settled():
        nonlocal picture, since
        if (now := window.picture()) != picture:
            picture, since = now, time.monotonic()
        return time.monotonic() - since > 0.5

    wait_for("the window to settle", is_settled)
    return picture
