# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample MovingView: a storyboard with constraints, whose constants a drag changes."""

from support.checks import expect, wait_for
from support.processes import run

from .tool import ShownSample, check_doctor, check_first_screen, check_unit_tests, copy_of

TILE = (51, 128, 230)
# The tile over white, at an opacity of 0.8.
PALE_TILE = (92, 153, 235)


def tile_place(picture, colour=TILE):
    """The centre of the blue tile in a picture of the window; None if there is none of this colour."""
    places = [
        (x, y) for y in range(0, picture.height, 4) for x in range(0, picture.width, 4)
        if all(abs(a - b) < 12 for a, b in zip(picture.pixel(x, y), colour))
    ]
    if len(places) < 100:
        return None
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def near(place, expected):
    return place and all(abs(a - b) < 6 for a, b in zip(place, expected))


def use_moving_view(window):
    title = run("xdotool", "getwindowname", window.id).strip()
    expect(title == "Moving View", f"the title is {title}, not that of the Info.plist")
    home = wait_for("the tile", lambda: tile_place(window.picture()))
    before = window.picture()
    window.press(*home)
    window.slide(home[0], home[1], home[1] + 150)
    window.move(home[0] + 20, home[1] + 150)
    window.release()
    # The pan begins after the first points of the movement.
    wait_for(
        lambda: f"the moved tile; it is at {tile_place(window.picture())}, and was at {home}",
        lambda: 110 < tile_place(window.picture())[1] - home[1] <= 150,
    )
    # The notification of the move, and the delayed greeting before it, change the label below the bar.
    label = (0, 44, before.width, 60)
    expect(window.picture().crop(*label) != before.crop(*label), "the label is unchanged")
    # The observed property of the tile changes the title in the bar.
    title = (60, 0, before.width - 120, 40)
    wait_for("the changed title", lambda: window.picture().crop(*title) != before.crop(*title))
    window.click(before.width - 28, 22)
    # The observed corner radius makes the tile translucent.
    wait_for(
        lambda: f"the paler tile at home; it is at {tile_place(window.picture(), PALE_TILE)}",
        lambda: near(tile_place(window.picture(), PALE_TILE), home),
    )


def check(tests, tool, processes):
    with tests.check("MovingView: doctor accepts the sample"):
        check_doctor(tool, "MovingView", "4 Swift files in 2 modules, 4 of them rewritten")
    with tests.check("MovingView: the storyboard places the tile"):
        check_first_screen(tests, tool, "MovingView")
    with tests.check("MovingView: the tile is dragged, and returns"):
        with ShownSample(processes, tool, "MovingView", (400, 600)) as window:
            use_moving_view(window)
    with tests.check("MovingView: its unit tests pass"):
        check_unit_tests(tool, "MovingView", "Executed 3 tests, with 0 failures")
    with tests.check("an error of the compiler has the line of the project's file"):
        change = ("MovingView/TileView.swift", "backgroundColor = ", "backgroundColor = unknownName; _ = ")
        copy = copy_of("MovingView", tests.folder, change)
        code, said, errors = tool.run("build", str(copy))
        expect(code == 1, f"it ended with {code}")
        place = f"{copy}/MovingView/TileView.swift:30:27: error:"
        expect(place in said + errors, f"it said {said[-2000:]}{errors[-2000:]}")
    with tests.check("what cannot be built is refused before it is built"):
        change = ("MovingView/TileView.swift", "import UIKit", "import UIKit\nimport MapKit")
        copy = copy_of("MovingView", tests.folder, change)
        for command in ("doctor", "build"):
            code, said, errors = tool.run(command, str(copy))
            expect(code == 1, f"{command} ended with {code}")
            expect("TileView.swift:5:8: error: The module “MapKit” is not available." in errors, f"it said {errors}")
