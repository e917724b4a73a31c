# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The paths of the Swift toolchain's tools."""

import functools
import json
import pathlib
import shutil
import subprocess


@functools.cache
def binaries():
    return pathlib.Path(shutil.which("swift")).resolve().parent


def tool(name):
    return binaries() / name


def library(name):
    return binaries().parent / "lib" / name


@functools.cache
def triple():
    answer = subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    return json.loads(answer)["target"]["triple"]
