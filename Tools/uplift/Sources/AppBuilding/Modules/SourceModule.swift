// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import SwiftLowering

/// A module of a project, as its files are: what is compiled, with which settings, and the modules that it imports.
package struct SourceModule: Sendable {
    package enum Kind: Hashable, Sendable {
        case application
        case library
        case unitTests
    }

    /// A file or folder for the bundle of the module.
    package struct Resource: Hashable, Sendable {
        /// The path, relative to the project's folder.
        package var path: String
        /// Whether the file keeps its place in its folder and is not compiled.
        package var isCopied = false
        /// The type that an Xcode project states; nil if the extension determines it.
        package var type: String?
    }

    /// The name of the module, which is an identifier.
    package var name: String
    /// The name of the target in the project.
    package var target: String
    package var kind: Kind
    package var sources: [SwiftSource] = []
    package var resources: [Resource] = []
    /// The name of the module's own bundle, in the bundle of the app; nil if the resources are in the app's.
    package var bundle: String?
    /// Whether the files of a module with a bundle find it as `Bundle.module`.
    package var hasBundleAccessor = true
    /// The language of a package whose texts have no other translation; nil if it has none.
    package var developmentLanguage: String?
    /// The build settings; empty for a module of a package.
    package var settings = BuildSettings.none
    /// The names of conditions that hold in `#if`.
    package var conditions: [String] = []
    /// The features of later language modes that are enabled.
    package var features: [String] = []
    /// The major version of the language mode, such as 5.
    package var languageMode = 5
    /// Whether declarations without an actor are isolated to the main actor.
    package var isMainActorByDefault = false
    /// The names of the modules of the project that it imports.
    package var dependencies: [String] = []

    package init(name: String, target: String, kind: Kind) {
        (self.name, self.target, self.kind) = (name, target, kind)
    }

    /// The module for the rewriting of all modules.
    var forLowering: Lowering.Module {
        var module = Lowering.Module(name: name, sources: sources)
        module.conditions = Set(conditions)
        module.languageMode = languageMode
        module.dependencies = dependencies
        module.isTest = kind == .unitTests
        module.isMainActorByDefault = isMainActorByDefault
        return module
    }
}

/// A line of a file of the project.
package struct Place: Hashable, Sendable {
    /// The path of the file, relative to the project's folder.
    package var path: String
    package var line: Int

    package init(_ path: String, _ line: Int) {
        (self.path, self.line) = (path, line)
    }
}

/// The names of modules.
enum ModuleNames {
    /// The names of modules that an app's module cannot have: those of the toolchain, and those of the targets of the
    /// package Uplift, because names of targets are unique in a build.
    static let taken: Set<String> = [
        "Foundation", "FoundationNetworking", "FoundationXML", "Swift", "Glibc", "Dispatch", "Testing", "XCTest",
        "Observation", "Synchronization", "RegexBuilder",
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCRuntime", "UniformTypeIdentifiers", "DataDetection",
        "MobileCoreServices", "Arrangement", "Typesetting", "Display", "CUplift", "CGTK", "UIKitTesting",
        "InterfaceDocuments", "CompiledAssets", "LaunchSettings", "Rearrange", "_Testing_UIKit",
        "_Testing_CoreGraphics",
        "gallery", "layer-sheet", "exchange-desk", "Allocations", "measure", "SeededNumbers", "DragSoak", "soak",
        "DocumentationExamples",
        "ArrangementTests", "ObjectiveCRuntimeTests", "InterfaceDocumentsTests", "CompiledAssetsTests",
        "LaunchSettingsTests", "UniformTypeIdentifiersTests",
        "DataDetectionTests", "CoreGraphicsTests", "TypesettingTests", "QuartzCoreTests", "DisplayTests", "UIKitTests",
        "RearrangeTests", "DocumentationTests", "SoakTests", "GalleryTests",
    ]

    /// A name as an identifier, as Xcode makes the name of a module from that of a product.
    static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
    }
}
