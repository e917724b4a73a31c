// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "CellKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [.library(name: "CellKit", targets: ["CellKit"])],
    targets: [
        .target(name: "CellKit", resources: [.process("Resources")]),
        .testTarget(name: "CellKitTests", dependencies: ["CellKit"]),
    ]
)
