# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample CellKit: a package of cells with nibs, and an app that has it as a local package."""

from support.checks import wait_for

from .tool import ShownSample, check_doctor, check_first_screen, check_unit_tests, settled


def use_cells(window):
    """Turns a switch off, and moves the slider to its end. Both are in cells of the package."""
    switch, value = (290, 285, 70, 40), (300, 375, 60, 35)
    start = settled(window)
    window.click(325, 305)
    wait_for("the switch to be off", lambda: window.picture().crop(*switch) != start.crop(*switch))
    off = settled(window)
    window.press(167, 426)
    for x in range(175, 360, 8):
        window.move(x, 426)
    window.release()
    wait_for("another value", lambda: window.picture().crop(*value) != off.crop(*value))


def check(tests, tool, processes):
    with tests.check("CellKit: doctor accepts the package and its example"):
        check_doctor(tool, "CellKit", "“CellKit”: 6 Swift files in 2 modules")
        check_doctor(tool, "CellKit/Example", "in 2 modules")
    with tests.check("CellKit: the example shows a cell of each nib"):
        check_first_screen(tests, tool, "CellKit/Example", "CellKit")
    with tests.check("CellKit: the controls in the cells work"):
        with ShownSample(processes, tool, "CellKit/Example", (390, 700)) as window:
            use_cells(window)
    with tests.check("CellKit: the unit tests of the package load its nibs"):
        check_unit_tests(tool, "CellKit", "Executed 6 tests, with 0 failures")
