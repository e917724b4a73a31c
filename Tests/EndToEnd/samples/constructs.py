# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The package Constructs: code with each construct that is lowered, which the compiler and unit tests check."""

from support.checks import ROOT, expect

PACKAGE = ROOT / "Tests/EndToEnd/Constructs"


def check(tests, tool, processes):
    with tests.check("Constructs: the lowered code compiles, and does what it does on iOS"):
        code, said = tool.test(PACKAGE)
        expect(code == 0 and "Executed 10 tests, with 0 failures" in said, f"it ended with {code}: {said[-3000:]}")
