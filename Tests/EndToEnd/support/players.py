# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The gallery's players page: its data file, and positions on it."""

import json
import uuid

from .checks import Failure, wait_for
from .pictures import Picture
from .processes import run

BAR = 44
ROW = 60
COUNT = 30
NAMES = [f"{name} {number}" for number in range(1, COUNT // 3 + 1) for name in ("김하늘", "Grace", "يوسف")]


def middle(row):
    """Returns the middle of a row, in points from the canvas's top, in a table that is not scrolled."""
    return BAR + ROW * row + ROW / 2


def moved(names, source, target):
    result = list(names)
    result.insert(target, result.pop(source))
    return result


class Data:
    """A folder with the data of the players page."""

    def __init__(self, folder):
        self.folder = folder
        self.file = folder / "players.json"
        folder.mkdir(parents=True)

    def write(self, names=tuple(NAMES)):
        players = [
            {"id": str(uuid.uuid4()).upper(), "name": name, "game": f"Game {index}", "stars": index % 5 + 1}
            for index, name in enumerate(names)
        ]
        self.file.write_text(json.dumps({"version": 1, "players": players}))

    def names(self):
        return [player["name"] for player in json.loads(self.file.read_text())["players"]]

    def wait_for_names(self, expected):
        wait_for(lambda: f"the order {expected}; the file has {self.names()}", lambda: self.names() == expected)

    def expect_names(self, expected):
        names = self.names()
        if names != expected:
            raise Failure(f"the order is {names}, not {expected}")

    def capture(self, gallery, file, environment):
        """Returns the page with these players, drawn without a display: 390 x 844 points, 2 pixels a point."""
        file.unlink(missing_ok=True)
        run(gallery, "--demo", "players", "--data", self.folder, "--capture", file, env=environment)
        return Picture.load(file)
