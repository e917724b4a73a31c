# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Writes the generated package: stand-ins for Apple's modules, and the sources that must compile against them."""

import pathlib
import re
import shutil

from coverage import apple

from . import generate, supplement

SUPPLEMENT = pathlib.Path(__file__).resolve().parent.parent

MANIFEST = """// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0
// Written by `make check-ios`; do not edit.

import PackageDescription

let settings: [SwiftSetting] = [
    .unsafeFlags([{flags}])
]

let package = Package(
    name: "CheckIOS",
    platforms: [.iOS("{oldest}")],
    products: [.library(name: "Rearrange", targets: ["Rearrange"])],
    targets: [
        .target(name: "ObjectiveC", swiftSettings: settings),
        .target(name: "CoreGraphics", swiftSettings: settings),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC"], swiftSettings: settings),
        .target(
            name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "ObjectiveC"], swiftSettings: settings),
        .target(name: "Arrangement"),
        .target(name: "Rearrange", dependencies: ["UIKit", "Arrangement"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
"""

# The modules in the order in which they are compiled.
STAND_INS = ("ObjectiveC", *generate.MODULES)


class Unclear(Exception):
    """The package's manifest lacks a fact that the check needs."""


def oldest_ios(manifest):
    """Returns the oldest version of iOS that a package's manifest supports."""
    match = re.search(r"\.iOS\(\.v(\d+)(?:_(\d+))?\)", manifest)
    if not match:
        raise Unclear("Package.swift names no version of iOS: platforms: [.iOS(.v…)]")
    return (int(match.group(1)), int(match.group(2) or 0))


def is_there(path, oldest):
    """Whether the oldest iOS has the declarations of a file of the supplement."""
    match = re.search(r"^// From iOS ([\d.]+) on", path.read_text(encoding="utf-8"), re.MULTILINE)
    return not match or generate.version(match.group(1)) <= oldest


def write(root, folder, flags):
    """Writes the package into a folder, with a list of the omitted declarations and the reasons."""
    oldest = oldest_ios((root / "Package.swift").read_text(encoding="utf-8"))
    by_hand = [path for path in sorted((SUPPLEMENT / "Supplement").glob("*.swift")) if is_there(path, oldest)]
    declared = {}
    for path in by_hand:
        declared |= generate.declared(path.read_text(encoding="utf-8"))
    rows = apple.load(root / "Documentation/API/apple.tsv")
    texts, left_out = generate.sources(rows, supplement.load(SUPPLEMENT / "supplement.tsv"), oldest, declared)
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    for name in STAND_INS:
        place = folder / "Sources" / name
        place.mkdir(parents=True)
        if name in texts:
            (place / "Table.swift").write_text(texts[name], encoding="utf-8")
        for path in by_hand:
            if path.stem.split("+")[0] == name:
                shutil.copy(path, place / f"{name}{path.stem[len(name) :] or '+ByHand'}.swift")
    for name in ("Arrangement", "Rearrange"):
        (folder / "Sources" / name).symlink_to(root / "Sources" / name)
    quoted = ", ".join(f'"{flag}"' for flag in flags)
    text = MANIFEST.replace("{flags}", quoted).replace("{oldest}", ".".join(map(str, oldest)))
    (folder / "Package.swift").write_text(text, encoding="utf-8")
    lines = [f"{row.type}\t{row.name}\t{why}\n" for row, why in left_out]
    (folder / "left-out.tsv").write_text("".join(sorted(lines)), encoding="utf-8")
