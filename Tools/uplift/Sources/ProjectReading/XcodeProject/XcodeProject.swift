// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The content of an Xcode project: its targets with their files and settings.
package struct XcodeProject: Sendable {
    /// The kind of product that a target builds.
    package enum Product: Hashable, Sendable {
        case application
        case framework
        case staticLibrary
        case unitTests
        case interfaceTests
        case appExtension
        case bundle
        case tool
        /// Another product type, or none, as an aggregate target.
        case other(String)

        init(type: String) {
            let name = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
            switch name {
            case "application", "application.on-demand-install-capable": self = .application
            case "framework", "framework.static": self = .framework
            case "library.static", "library.dynamic": self = .staticLibrary
            case "bundle.unit-test": self = .unitTests
            case "bundle.ui-testing": self = .interfaceTests
            case "app-extension", "extensionkit-extension": self = .appExtension
            case "bundle": self = .bundle
            case "tool": self = .tool
            default: self = .other(name)
            }
        }
    }

    /// A file that belongs to a target.
    package struct File: Hashable, Sendable {
        /// The path, relative to the folder in which the project was found, or absolute.
        package var path: String
        /// The type that the project states, such as `folder.assetcatalog`; nil if the extension determines it.
        package var type: String?

        package init(path: String, type: String? = nil) {
            (self.path, self.type) = (path, type)
        }
    }

    /// A product of a Swift package that a target uses.
    package struct PackageProduct: Hashable, Sendable {
        package var name: String
        /// The package's address, or its path; nil if the project does not say.
        package var package: String?
        /// The line of the product in the project file.
        package var line = 1
    }

    /// A Swift package that the project refers to.
    package struct PackageReference: Hashable, Sendable {
        /// The address of a remote package, or the path of a local one.
        package var location: String
        package var isLocal: Bool
        /// The versions of a remote package that the project accepts, such as “upToNextMajorVersion 5.9.0”.
        package var requirement = ""
        package var line: Int
    }

    package struct Target: Sendable {
        package var name: String
        package var product: Product
        /// The files that are compiled.
        package var sources: [File] = []
        /// The files that are copied into the bundle, or compiled for it.
        package var resources: [File] = []
        /// The names of the targets that are built before this one.
        package var dependencies: [String] = []
        package var packageProducts: [PackageProduct] = []
        /// Paths and names of frameworks that are linked.
        package var frameworks: [File] = []
        /// The names of the shell scripts that Xcode runs during a build. Uplift never runs one.
        package var scripts: [String] = []
        package var settings: BuildSettings
        /// The line of the target in the project file.
        package var line: Int

        /// Whether the target is built for iOS: its SDK or its platforms say so, or it names none of them.
        package var isForIOS: Bool {
            let supported = settings.list("SUPPORTED_PLATFORMS")
            let platforms = supported.isEmpty ? [settings["SDKROOT"]] : supported
            return platforms.contains { $0.isEmpty || $0 == "auto" || $0.hasPrefix("iphone") }
        }
    }

    /// A part of a project that was left out, because it is damaged or missing.
    package struct Warning: Hashable, Sendable {
        /// The file that contains the part or refers to it.
        package var file: String
        package var fault: FileFault

        package init(file: String, fault: FileFault) { (self.file, self.fault) = (file, fault) }
    }

    package internal(set) var targets: [Target] = []
    /// The names of the build configurations, sorted.
    package internal(set) var configurations: [String] = []
    /// The folder to which paths in settings refer, relative to the folder in which the project was found.
    package internal(set) var sourceRoot = ""
    /// The packages, those in the list of the project before those that are folders of its groups.
    package internal(set) var packages: [PackageReference] = []
    /// The parts of the project that were left out.
    package internal(set) var warnings: [Warning] = []

    /// Why a configuration cannot be used; nil if one of some projects has it.
    package static func fault(ofConfiguration name: String, in projects: [XcodeProject]) -> FileFault? {
        let known = Set(projects.flatMap(\.configurations))
        guard !known.contains(name) else { return nil }
        let names = known.sorted().map { "“\($0)”" }.joined(separator: ", ")
        return FileFault(line: 1, reason: "there is no build configuration “\(name)”; the configurations are \(names)")
    }
}
