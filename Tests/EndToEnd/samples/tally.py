# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample Tally: an app with several modules and their unit tests. A new project is tested too."""

from support.checks import expect, wait_for

from .tool import SAMPLES, SCRATCH, ShownSample, check_first_screen, copy_of, settled


def use_tally(window):
    """Counts up with the button of the app, which steps by ten, and down with that of the package."""
    start = settled(window)
    label = (170, 260, 60, 80)
    window.click(254, 301)
    wait_for("ten", lambda: window.picture().crop(*label) != start.crop(*label))
    ten = settled(window)
    window.click(132, 301)
    wait_for("nine", lambda: settled(window).crop(*label) not in (start.crop(*label), ten.crop(*label)))


def check(tests, tool, processes):
    tally = SAMPLES / "Tally"
    with tests.check("Tally: the first screen is drawn without a display"):
        check_first_screen(tests, tool, "Tally")
    with tests.check("Tally: the buttons count"):
        with ShownSample(processes, tool, "Tally", (400, 600)) as window:
            use_tally(window)
    with tests.check("unit tests run in their app, which has several modules"):
        code, said = tool.test(tally)
        expect(code == 0, f"it ended with {code}: {said[-3000:]}")
        expect("Executed 4 tests, with 0 failures" in said, f"it said {said[-3000:]}")
        # Another program in this folder would take it for its own, and look for the app's scene delegate.
        expect(not (SCRATCH / "debug/Info.plist").exists(), "the app's Info.plist is still beside the tests")
    with tests.check("a filter chooses tests"):
        code, said = tool.test(tally, "--filter", "testTheCountIsNeverBelowZero")
        expect(code == 0 and "Executed 1 test, with 0 failures" in said, f"it ended with {code}: {said[-2000:]}")
    with tests.check("the tests of a package run without an app"):
        code, said = tool.test(tally / "Packages/Controls")
        expect(code == 0 and "Test run with 2 tests" in said, f"it ended with {code}: {said[-3000:]}")
    with tests.check("a failing test has the line of the project's file"):
        change = ("TallyTests/TallyTests.swift", '"9"', '"8"')
        copy = copy_of("Tally", tests.folder, change)
        code, said = tool.test(copy)
        expect(code == 1, f"it ended with {code}")
        expect(f"{copy}/TallyTests/TallyTests.swift:21: error:" in said, f"it said {said[-2000:]}")
    with tests.check("a new project is tested"):
        folder = tests.folder / "new"
        folder.mkdir()
        code, said, errors = tool.run("new", "My List", folder=folder)
        expect(code == 0, f"new ended with {code}: {said}{errors}")
        code, said = tool.test(folder / "My List")
        expect(code == 0 and "Executed 1 test, with 0 failures" in said, f"it ended with {code}: {said[-3000:]}")
        code, said, errors = tool.run("new", "My List", folder=folder)
        expect(code == 1 and "exists already" in errors, f"new ended with {code}: {said}{errors}")
