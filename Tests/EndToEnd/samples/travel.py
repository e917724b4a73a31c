# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample Travel: an app of eight screens, with segues of each kind between them."""

from support.processes import run

from .tool import ShownSample, check_doctor, check_first_screen, check_unit_tests, settled, wait_for_screen


class Walk:
    """A walk through the screens of the app by clicks."""

    def __init__(self, window, folder):
        self.window, self.folder = window, folder

    def click(self, x, y):
        settled(self.window)
        self.window.click(x, y)

    def go_back(self):
        self.click(30, 22)

    def expect_screen(self, name):
        wait_for_screen(self.window, self.folder, f"Travel-{name}")


def show_trip(walk):
    """A trip with its embedded stops, and the packing list to which a button leads by code."""
    walk.click(150, 128)
    walk.expect_screen("Trip")
    walk.click(195, 661)
    # A tap marks a thing as packed.
    walk.click(150, 120)
    walk.expect_screen("Packing")
    walk.go_back()
    walk.expect_screen("Trip")
    walk.go_back()
    walk.expect_screen("Trips")


def add_trip(walk):
    """The form, the kind that is chosen in another screen, and the way back with each of them."""
    walk.click(364, 22)
    walk.click(150, 121)
    # The cursor of the field blinks, so that the window does not settle until the field ends editing.
    run("xdotool", "type", "--delay", "40", "Oslo")
    run("xdotool", "key", "Return")
    walk.click(150, 165)
    walk.expect_screen("Kinds")
    walk.click(150, 190)
    walk.expect_screen("NewTrip")
    walk.click(360, 22)
    walk.expect_screen("Trips-added")
    walk.click(364, 22)
    # Cancels the form.
    walk.click(30, 22)
    walk.expect_screen("Trips-added")


def change_settings(walk):
    """The settings of another storyboard, and the last screen, which leads back over several others."""
    walk.click(40, 22)
    walk.click(325, 121)
    walk.expect_screen("Settings")
    walk.click(150, 201)
    walk.expect_screen("About")
    walk.click(195, 419)
    walk.expect_screen("Trips-without-days")


def check(tests, tool, processes):
    with tests.check("Travel: doctor reads the storyboards and the nib, and accepts the app"):
        check_doctor(tool, "Travel")
    with tests.check("Travel: the first screen has headers of a nib"):
        check_first_screen(tests, tool, "Travel")
    with tests.check("Travel: each of its eight screens is reached by clicks"):
        with ShownSample(processes, tool, "Travel", (390, 700)) as window:
            walk = Walk(window, tests.folder)
            walk.expect_screen("Trips")
            show_trip(walk)
            add_trip(walk)
            change_settings(walk)
    with tests.check("Travel: its unit tests pass"):
        check_unit_tests(tool, "Travel", "Executed 3 tests, with 0 failures")
