// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Controls",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Controls", targets: ["Controls"])],
    targets: [
        .target(name: "Controls"),
        .testTarget(name: "ControlsTests", dependencies: ["Controls"]),
    ]
)
