# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The result of a benchmark, and its format."""

from dataclasses import dataclass


@dataclass
class Line:
    """The result of a benchmark. Bounds that do not hold are its faults."""

    name: str
    ours: str
    peer: str = ""
    ratio: float | None = None
    count: str = ""
    faults: tuple = ()

    def printed(self):
        """Returns the result as a row under HEAD."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2g}" if self.ratio < 0.01 else f"{self.ratio:.2f}"
        return COLUMNS.format(self.name, self.ours, self.peer, ratio, self.count).rstrip()


COLUMNS = "{:<24}{:<18}{:<30}{:>6}   {}"
HEAD = COLUMNS.format("benchmark", "ours", "peer", "ratio", "counted")
