// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftText

/// The manifest of the package in which an app is built: a target for each module.
struct PackageManifest {
    let text: String

    /// - Parameter library: the path of the package Uplift.
    init(_ app: AppTarget, library: String) {
        let isolates = app.modules.contains { $0.source.isMainActorByDefault }
        let targets = app.modules.map { module in
            PackageManifest.target(
                module.source, isProgram: module.name == app.program?.name,
                isHost: module.name == TestHost(app)?.module)
        }
        text = """
            // swift-tools-version:\(isolates ? "6.2" : "6.0")
            import PackageDescription

            let package = Package(
                name: "\(app.module)App",
                dependencies: [.package(name: "Uplift", path: \(library.swiftLiteral))],
                targets: [
            \(targets.joined(separator: ",\n"))
                ]
            )

            """
    }

    private static func target(_ module: SourceModule, isProgram: Bool, isHost: Bool) -> String {
        let kind = isProgram ? "executableTarget" : module.kind == .unitTests ? "testTarget" : "target"
        let products = ["UIKit"] + (isHost ? ["UIKitTesting"] : [])
        let dependencies =
            products.map { ".product(name: \"\($0)\", package: \"Uplift\")" } + module.dependencies.map(\.swiftLiteral)
        let settings =
            [".swiftLanguageMode(.v\(min(max(module.languageMode, 5), 6)))"]
            + (module.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            + module.features.uniqued().map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
            + module.conditions.uniqued().map { ".define(\($0.swiftLiteral))" }
        return """
                    .\(kind)(
                        name: "\(module.name)",
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        path: "Sources/\(module.name)",
                        swiftSettings: [\(settings.joined(separator: ", "))])
            """
    }
}
