// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The modules of Uplift. Arrows point down only; `Scripts/check-arrows` fails where one does not.
let package = Package(
    name: "Uplift",
    products: [],
    targets: [
        .target(name: "Arrangement"),
        .testTarget(name: "ArrangementTests", dependencies: ["Arrangement"]),
    ],
    swiftLanguageModes: [.v6]
)
