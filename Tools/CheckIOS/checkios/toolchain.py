# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Finds the types in the toolchain's own modules, by compiling a file that names all candidates."""

import pathlib
import re
import subprocess
import tempfile

# Enables the checks of Objective-C's optional requirements and selectors on platforms without Objective-C.
OBJECTIVE_C = ["-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module"]


def failing(lines, head="import Foundation\n", flags=()):
    """Returns the numbers, counted after the head, of the lines that do not compile."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "probe.swift"
        path.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
        command = ["swiftc", "-typecheck", "-swift-version", "6", *flags, str(path)]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    first = head.count("\n") + 1
    return {int(number) - first for number in re.findall(r"probe\.swift:(\d+):\d+: error", said)}


class Toolchain:
    """The candidates that Foundation or the standard library has, and those that Objective-C does not support."""

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
