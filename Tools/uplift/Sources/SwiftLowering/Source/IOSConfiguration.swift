// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SwiftIfConfig
import SwiftSyntax

/// The answers to `#if` in an iOS project: those of the iOS simulator, though the compiler builds for Linux.
package struct IOSConfiguration: BuildConfiguration {
    /// The conditions that the build settings define, such as `DEBUG`.
    var conditions: Set<String> = []
    /// The major version of the language mode.
    var languageMode = 5
    /// The modules that can be imported, beside those of the project.
    var modules: Set<String> = IOSConfiguration.availableModules
    /// Whether another module can be imported, for a module whose dependencies are not known yet.
    package var isImportable: @Sendable (String) -> Bool = { _ in false }

    /// The answers for a module without settings.
    package init() {}

    init(conditions: Set<String>, languageMode: Int) {
        (self.conditions, self.languageMode) = (conditions, languageMode)
    }

    package static let availableModules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "UIKit", "QuartzCore",
        "CoreGraphics", "UniformTypeIdentifiers", "MobileCoreServices", "DataDetection", "ObjectiveCRuntime",
        "Observation", "Synchronization", "RegexBuilder", "XCTest", "Testing", "Glibc",
    ]

    /// Whether a module exists: one of the project, or one that is imported under its name on iOS.
    func knows(_ module: String) -> Bool {
        modules.contains(module) || FileLowering.replacedModules[module] != nil
    }

    package func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    package func hasFeature(name: String) -> Bool { false }
    package func hasAttribute(name: String) -> Bool { true }
    package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { modules.contains($0.1) || isImportable($0.1) } ?? false
    }
    package func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    package func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
        name == "arm64"
        #else
        name == "x86_64"
        #endif
    }
    package func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    package func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    package func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    package func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    package var targetPointerBitWidth: Int { 64 }
    package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    package var endianness: Endianness { .little }
    package var languageVersion: VersionTuple { languageMode >= 6 ? VersionTuple(6) : VersionTuple(5, 10) }
    package var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
