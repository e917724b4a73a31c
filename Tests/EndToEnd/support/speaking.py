# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Programs that print their events, one on each line."""

from .checks import expect, wait_for
from .processes import environment


class SpeakingProgram:
    """A running program, which has printed `ready`."""

    def __init__(self, processes, folder, name, arguments, **changes):
        self.log = folder / f"{name}.said"
        self.read = 0
        with open(self.log, "wb") as log:
            self.process = processes.start(name, arguments, env=environment(folder, **changes), stdout=log)
        self.wait_for("ready")

    def lines(self):
        return self.log.read_text(errors="replace").splitlines()

    def wait_for(self, *expected):
        """Waits until the program has printed the lines since the last call, in any order; returns all new lines."""

        def are_said():
            said = self.lines()[self.read:]
            return said if all(line in said for line in expected) else None

        said = wait_for(lambda: f"{expected}; it said {self.lines()[self.read:]}", are_said, patience=10)
        self.read += len(said)
        return said

    def said_nothing_but(self, *allowed):
        for line in self.lines()[self.read:]:
            expect(line in allowed, f"it said: {line}")
