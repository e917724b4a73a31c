# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The sample Refused: a project that cannot be built, and the report of `uplift doctor` about it."""

from support.checks import expect

from .tool import ACCEPTS, PICTURES, SAMPLES

REPORT = PICTURES / "Refused.txt"


def check(tests, tool, processes):
    with tests.check("Refused: doctor reports each reason with its place"):
        code, said, errors = tool.run("doctor", "Refused", folder=SAMPLES)
        expect(code == 1, f"it ended with {code}: {said}{errors}")
        report = errors + said
        if ACCEPTS:
            REPORT.write_text(report, encoding="utf-8")
        expect(report == REPORT.read_text(encoding="utf-8"), f"the report is not {REPORT}: {report}")
    with tests.check("Refused: nothing is built"):
        code, said, errors = tool.run("build", "Refused", folder=SAMPLES)
        expect(code == 1 and "cannot be built, for" in errors, f"it ended with {code}: {said}{errors}")
        expect("Reading “" in errors and "Building “" not in errors, "the compiler was started")
