# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmarks of the command uplift, which rewrites and builds projects, beside the compiler."""

import os
import pathlib
import resource
import subprocess
import tempfile
import time

from .line import Line
from .pairs import in_turns, quick
from .programs import ROOT, cache

ROUNDS = 5
CHANGES = 3
# The lines of the large project and of the small one.
LINES, SMALL = 100_000, 10_000
# The lowering may take this share of the compiler's time for the same lines.
SHARE = 0.2
# Ten times as many lines may take this much longer for each line.
GROWTH = 1.3
# Seconds of processors for the lowering of the large project, and until a changed app is shown again. Other work of the
# machine changes them little, and with idle processors the command takes no longer.
SECONDS, SHOWN_SECONDS = 10, 15
# A change of one file may take this share of the first build of the app.
CHANGE = 0.5

# The app's start, which shows the first screen if there is one.
START = """import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: %s())
        window?.makeKeyAndVisible()
        return true
    }
}
"""


class Project:
    """A folder with an app whose screens are copies of a template, each with names of its own."""

    def __init__(self, folder, lines):
        template = (ROOT / "Benchmarks/Projects/Screen.swift.template").read_text()
        self.folder = folder
        self.count = lines // template.count("\n")
        folder.mkdir(parents=True)
        (folder / "AppDelegate.swift").write_text(START % ("Screen0" if self.count else "UIViewController"))
        for number in range(self.count):
            self.screen(number).write_text(renamed(template, number))

    def screen(self, number):
        return self.folder / f"Screen{number}.swift"


def renamed(template, number):
    """Returns the template with another number in the names of its types and methods."""
    for name in ("Screen0", "screen0", "Model0", "Badge0", "Detail0", "Screen 0"):
        template = template.replace(name, name[:-1] + str(number))
    return template


def uplift(*arguments, folder=None):
    """Runs the command, and returns the seconds that it took, and those of processors.

    The packages of projects are in the folder, and the results of the compiler in one that is kept, because the library
    is built once for all projects.
    """
    environment = dict(os.environ)
    if folder:
        environment |= {"UPLIFT_SCRATCH": str(cache() / "bench-uplift"), "XDG_CACHE_HOME": str(folder / "cache")}
    begin, before = time.monotonic(), processor_seconds()
    command = [ROOT / "uplift", *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    seconds = time.monotonic() - begin
    if done.returncode:
        raise SystemExit(f"bench: uplift {arguments[0]}: {done.stdout.decode()[-2000:]}")
    return {"seconds": seconds, "processor": processor_seconds() - before}


def processor_seconds():
    """Returns the seconds that processors have spent on the commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def lowering():
    """Measures the rewriting of a large and a small project, and a change of the small one, beside the compiler."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        large, small = Project(folder / "Large", LINES), Project(folder / "Small", SMALL)
        # Builds the tool, and fills the file cache.
        uplift("show", "--stage", "lowered", small.folder)
        many, few = in_turns(ROUNDS, lambda: lower(large), lambda: lower(small))
        build = builds(folder, small)
    return [rewriting(many, few, build), changing(build)]


def lower(project):
    return uplift("show", "--stage", "lowered", project.folder)


def builds(folder, project):
    """Returns the seconds of the first build of a project, of one without a change, and until a change is shown."""
    # Builds the library.
    uplift("build", Project(folder / "Empty", 0).folder, folder=folder)
    first = uplift("build", project.folder, folder=folder)["seconds"]
    again = uplift("build", project.folder, folder=folder)["seconds"]
    shown = []
    for number in range(CHANGES):
        file = project.screen(number)
        file.write_text(file.read_text().replace("Tapped at", f"Touched {number} at"))
        picture = folder / f"{number}.png"
        shown.append(uplift("run", project.folder, "--capture", picture, folder=folder))
        if not picture.exists():
            raise SystemExit("bench: the changed app was not shown")
    return {"first": first, "again": again, "shown": shown}


def rewriting(many, few, build):
    """Compares the time for the lowering with the compiler's: that of a first build without that of a second."""
    compiler = build["first"] - build["again"]
    large, small = quick(many, "processor"), quick(few, "seconds")
    share, growth = small / compiler, quick(many, "seconds") / small * SMALL / LINES
    faults = []
    if share > SHARE:
        faults.append(f"{share:.2f} of the compiler's time, not {SHARE}")
    if growth > GROWTH:
        faults.append(f"{growth:.2f} times as long for each line as in {SMALL:,} lines, not {GROWTH}")
    if large > SECONDS:
        faults.append(f"{large:.1f} s of a processor for {LINES:,} lines, not {SECONDS}")
    count = f"{growth:.2f} times as long for each line of {LINES:,}, {large:.1f} s of a processor"
    peer = f"{compiler:.1f} s, the compiler"
    return Line("lowering", f"{small:.2f} s", peer, share, count, tuple(faults))


def changing(build):
    """Compares the time until a changed app is shown with that of its first build."""
    shown, processor = quick(build["shown"], "seconds"), quick(build["shown"], "processor")
    share = shown / build["first"]
    faults = []
    if share > CHANGE:
        faults.append(f"{share:.2f} of the first build, not {CHANGE}")
    if processor > SHOWN_SECONDS:
        faults.append(f"{processor:.1f} s of a processor, not {SHOWN_SECONDS}")
    name, peer = "change of a file shown", f"{build['first']:.1f} s, the first build"
    return Line(name, f"{shown:.1f} s", peer, share, f"{processor:.1f} s of a processor", tuple(faults))
