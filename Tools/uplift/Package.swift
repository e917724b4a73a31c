// swift-tools-version:6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "uplift-tool",
    products: [.executable(name: "uplift", targets: ["uplift"])],
    targets: [
        .target(name: "ProjectReading"),
        .executableTarget(name: "uplift", dependencies: ["ProjectReading"]),
        .testTarget(name: "ProjectReadingTests", dependencies: ["ProjectReading"]),
    ],
    swiftLanguageModes: [.v6]
)
