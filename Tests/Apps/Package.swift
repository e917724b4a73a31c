// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

/// The Swift language mode of this package: 5 if the environment variable `LANGUAGE_MODE` says so, otherwise 6.
///
/// The package uses Uplift as apps do: it has small apps written as on iOS, and tests of classes that an app would
/// write. `Tests/EndToEnd/package-tests` builds and runs it in both language modes, debug and release.
let mode: SwiftLanguageMode = ProcessInfo.processInfo.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6

func app(_ name: String, resources: [Resource] = []) -> Target {
    .executableTarget(
        name: name, dependencies: [.product(name: "UIKit", package: "Uplift")], resources: resources)
}

let package = Package(
    name: "Apps",
    dependencies: [.package(name: "Uplift", path: "../..")],
    targets: [
        app("HelloApp"),
        app("WindowApp"),
        app("MainApp"),
        app("SceneApp"),
        app("PlistApp", resources: [.copy("Support")]),
        app("BrokenApp", resources: [.copy("Support")]),
        .testTarget(
            name: "AppTests",
            dependencies: [
                .product(name: "UIKit", package: "Uplift"), .product(name: "UIKitTesting", package: "Uplift"),
            ]),
    ],
    swiftLanguageModes: [mode]
)
