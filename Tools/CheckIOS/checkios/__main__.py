# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""The program of Scripts/check-ios."""

import pathlib
import sys

from . import check, package, supplement


def main(arguments):
    root = pathlib.Path(__file__).resolve().parents[3]
    folder = root / ".build/check-ios"
    ours = check.Check(root, folder)
    try:
        ours.prepare()
        wrong = ours.type_check("Given", arguments) if arguments else ours.everything()
    except (check.Broken, package.Unclear, supplement.Faulty) as broken:
        print(f"check-ios: {broken}", file=sys.stderr)
        return 2
    for each in wrong:
        print(each, file=sys.stderr)
    if not wrong:
        print("check-ios: all compiles against Apple's declarations")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
