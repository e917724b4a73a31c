// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Constructs",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Constructs", targets: ["Constructs"])],
    targets: [
        .target(name: "Constructs"),
        .testTarget(name: "ConstructsTests", dependencies: ["Constructs"]),
    ]
)
