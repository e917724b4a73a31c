# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample Roster: an app with storyboards, an asset catalog, translations and unit tests."""

from support.checks import expect, wait_for
from support.processes import run

from .tool import ShownSample, check_doctor, check_first_screen, check_unit_tests, copy_of, settled

CARD = (13, 115, 77)


def green_share(picture, area):
    """The share of a part of a picture that has the green of the Roster's card."""
    left, top, width, height = area
    points = [(x, y) for y in range(top, top + height, 4) for x in range(left, left + width, 4)]
    return sum(all(abs(a - b) < 12 for a, b in zip(picture.pixel(*place), CARD)) for place in points) / len(points)


def use_roster(window):
    """Shows a player, returns, and adds one with the form."""
    width = 390
    card, fifth = (40, 80, 310, 80), (0, 44 + 4 * 64, 200, 60)
    # The mark of the third row.
    wait_for("the list", lambda: green_share(window.picture(), (330, 198, 12, 12)) > 0.5)
    list_picture = settled(window)
    window.click(120, 100)
    wait_for("the card of the storyboard", lambda: green_share(window.picture(), card) > 0.6)
    settled(window)
    # The gesture recognizer beside the view changes the constant of a constraint.
    window.click(200, 130)
    wait_for("the card below", lambda: green_share(window.picture(), card) < 0.1)
    window.click(30, 22)
    wait_for("the list again", lambda: window.picture() == list_picture)
    window.click(width - 26, 22)
    wait_for("the form", lambda: window.picture() != list_picture)
    settled(window)
    window.click(150, 44 + 76)
    run("xdotool", "type", "--delay", "40", "Zoe Lund")
    wait_for("the name in the field", lambda: window.picture().crop(0, 80, 200, 50) != list_picture.crop(0, 80, 200, 50))
    window.click(width - 34, 22)
    # The unwind segue inserts a row.
    wait_for(
        "the list with another row",
        lambda: window.picture().crop(0, 60, 300, 200) == list_picture.crop(0, 60, 300, 200)
        and window.picture().crop(*fifth) != list_picture.crop(*fifth),
    )


def check(tests, tool, processes):
    with tests.check("Roster: doctor reads the storyboards, and accepts the app"):
        check_doctor(tool, "Roster")
    with tests.check("Roster: the first screen is drawn without a display"):
        check_first_screen(tests, tool, "Roster")
    with tests.check("Roster: the app is used in a window"):
        with ShownSample(processes, tool, "Roster", (390, 600)) as window:
            use_roster(window)
    with tests.check("Roster: its unit tests load the storyboard"):
        check_unit_tests(tool, "Roster", "Executed 2 tests, with 0 failures")
    with tests.check("a storyboard with an unknown class of the system is refused with its line"):
        change = ("Roster/Base.lproj/Main.storyboard", "<switch opaque", "<mapView opaque")
        copy = copy_of("Roster", tests.folder, change)
        place = copy / "Roster/Base.lproj/Main.storyboard"
        place.write_text(place.read_text(encoding="utf-8").replace("</switch>", "</mapView>"), encoding="utf-8")
        code, said, errors = tool.run("doctor", str(copy))
        expect(code == 1 and "Main.storyboard:258:1: error:" in errors, f"it ended with {code}: {said}{errors}")
