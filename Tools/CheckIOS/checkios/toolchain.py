# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""What the toolchain's own modules have: asked of its compiler, with one file that names everything in question."""

import pathlib
import re
import subprocess
import tempfile

# Lets Objective-C's attributes be checked where there is no Objective-C: optional requirements, selectors.
OBJECTIVE_C = ["-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module"]


def failing(lines, head="import Foundation\n", flags=()):
    """The numbers of the lines that do not compile after the head."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "probe.swift"
        path.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
        command = ["swiftc", "-typecheck", "-swift-version", "6", *flags, str(path)]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    first = head.count("\n") + 1
    return {int(number) - first for number in re.findall(r"probe\.swift:(\d+):\d+: error", said)}


class Toolchain:
    """Which names Foundation and the standard library have, and which of them Objective-C could not take."""

    def __init__(self, candidates):
        candidates = sorted(candidates)
        missing = failing([f"typealias A{index} = {name}" for index, name in enumerate(candidates)])
        found = [name for index, name in enumerate(candidates) if index not in missing]
        lines = [f"@objc protocol P{index} {{ func f(_ x: {name}) }}" for index, name in enumerate(found)]
        foreign = failing(lines, flags=OBJECTIVE_C)
        self.names = set(found)
        self.swift_only = {name for index, name in enumerate(found) if index in foreign}

    def __contains__(self, name):
        return name in self.names
