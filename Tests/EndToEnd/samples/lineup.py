# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample Lineup: two tables side by side, and drags of UIKit within them and between them."""

from support import hand
from support.checks import expect, wait_for

from .tool import ShownSample, check_doctor, check_first_screen, check_unit_tests, settled

# The top and the height of the rows, and the distance between the columns.
TOP, HEIGHT, COLUMN = 88, 56, 196


def names(picture):
    """The pictures of the names in both columns: five rows each, without their separators."""
    return [
        [picture.crop(column * COLUMN + 20, TOP + HEIGHT * row, 120, HEIGHT - 4) for row in range(5)]
        for column in (0, 1)
    ]


def titles(picture):
    return [picture.crop(column * COLUMN, 46, 190, 40) for column in (0, 1)]


def drag(window, start, end):
    """Drags with the mouse from a point of the window to another."""
    window.move(*end)
    place = hand.place()
    window.move(*start)
    hand.carry(hand.place(), place)
    hand.release()


def use_lineup(window):
    before = settled(window)
    (mina, ada, zoe, ines, empty), (lea, ida, kim, *_) = names(before)
    expect(len({mina, ada, zoe, ines, empty, lea, ida, kim}) == 8, "the rows do not differ")

    def wait_for_names(what, bench, field):
        lists = [row + [empty] * (5 - len(row)) for row in (bench, field)]
        wait_for(what, lambda: names(window.picture()) == lists)

    # Ada, from the bench to the second row of the field: she is there, and nowhere else.
    drag(window, (90, TOP + HEIGHT * 1.5), (290, TOP + HEIGHT * 1.4))
    wait_for_names("Ada on the field", [mina, zoe, ines], [lea, ada, ida, kim])
    after = settled(window)
    expect(all(a != b for a, b in zip(titles(before), titles(after))), "a number of players is unchanged")
    # Within a list.
    drag(window, (90, TOP + HEIGHT * 0.5), (90, TOP + HEIGHT * 2.4))
    wait_for_names("Mina below Ines", [zoe, ines, mina], [lea, ada, ida, kim])
    # A drop outside the tables changes nothing.
    drag(window, (290, TOP + HEIGHT * 0.5), (195, 20))
    settled(window)
    wait_for_names("Lea at her place", [zoe, ines, mina], [lea, ada, ida, kim])
    # Back: the numbers are those of the beginning.
    drag(window, (290, TOP + HEIGHT * 1.5), (90, TOP + HEIGHT * 3.5))
    wait_for_names("Ada on the bench", [zoe, ines, mina, ada], [lea, ida, kim])
    expect(titles(settled(window)) == titles(before), "the numbers of players are not those of the beginning")


def check(tests, tool, processes):
    with tests.check("Lineup: doctor accepts the sample"):
        check_doctor(tool, "Lineup")
    with tests.check("Lineup: the first screen has two tables"):
        check_first_screen(tests, tool, "Lineup")
    with tests.check("Lineup: a dragged row moves, and is not copied"):
        with ShownSample(processes, tool, "Lineup", (391, 600)) as window:
            use_lineup(window)
    with tests.check("Lineup: its unit tests pass"):
        check_unit_tests(tool, "Lineup", "Executed 4 tests, with 0 failures")
