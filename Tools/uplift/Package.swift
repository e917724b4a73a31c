// swift-tools-version:6.0
// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

/// The folder of the toolchain that contains swift-syntax: modules, and libraries for programs on this machine.
let syntax: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compiler = folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let resolved = URL(fileURLWithPath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
    return resolved.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
}()

let useSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntax])]
let linkSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIfConfig"),
    .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"),
]

let package = Package(
    name: "uplift-tool",
    products: [.executable(name: "uplift", targets: ["uplift"])],
    dependencies: [.package(name: "Uplift", path: "../..")],
    targets: [
        .target(name: "ProjectReading"),
        .target(name: "SwiftText"),
        .target(
            name: "InterfaceCompiling", dependencies: [.product(name: "InterfaceDocuments", package: "Uplift")]),
        .target(
            name: "SwiftLowering", dependencies: ["SwiftText"], swiftSettings: useSyntax, linkerSettings: linkSyntax),
        .target(
            name: "ResourceCompiling",
            dependencies: ["ProjectReading", "SwiftText", .product(name: "CompiledAssets", package: "Uplift")]),
        .target(
            name: "PackageReading", dependencies: ["ProjectReading", "SwiftText"], swiftSettings: useSyntax,
            linkerSettings: linkSyntax),
        .target(
            name: "AppBuilding",
            dependencies: [
                "ProjectReading", "PackageReading", "SwiftLowering", "ResourceCompiling", "InterfaceCompiling",
                "SwiftText",
            ],
            swiftSettings: useSyntax),
        .executableTarget(
            name: "uplift",
            dependencies: [
                "ProjectReading", "PackageReading", "SwiftLowering", "AppBuilding",
                .product(name: "LaunchSettings", package: "Uplift"),
            ],
            swiftSettings: useSyntax),
        .testTarget(name: "SwiftTextTests", dependencies: ["SwiftText"]),
        .testTarget(name: "ProjectReadingTests", dependencies: ["ProjectReading"]),
        .testTarget(name: "PackageReadingTests", dependencies: ["PackageReading"], swiftSettings: useSyntax),
        .testTarget(
            name: "ResourceCompilingTests",
            dependencies: [
                "ResourceCompiling", "ProjectReading", .product(name: "CompiledAssets", package: "Uplift"),
            ]),
        .testTarget(
            name: "InterfaceCompilingTests",
            dependencies: ["InterfaceCompiling", .product(name: "InterfaceDocuments", package: "Uplift")]),
        .testTarget(
            name: "AppBuildingTests", dependencies: ["AppBuilding", "PackageReading", "ProjectReading"],
            swiftSettings: useSyntax),
        .testTarget(name: "UpliftTests", dependencies: ["uplift"], swiftSettings: useSyntax),
        .testTarget(
            name: "SwiftLoweringTests", dependencies: ["SwiftLowering", "SwiftText"], swiftSettings: useSyntax),
    ],
    swiftLanguageModes: [.v6]
)
