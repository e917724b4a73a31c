// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The content of a package's manifest, `Package.swift`, as far as it concerns iOS.
///
/// Targets and products keep the lines at which the manifest declares them. Dependencies whose condition does not hold
/// on iOS are left out.
package struct SwiftPackage: Sendable {
    /// Another package on which a package depends.
    package struct Dependency: Hashable, Sendable {
        package enum Location: Hashable, Sendable {
            /// A folder, relative to that of the manifest, or absolute.
            case path(String)
            /// An address, with the versions that the manifest accepts.
            case address(String, requirement: String)
            /// The identity of a package in a registry.
            case registry(String)
        }

        /// The name that the manifest gives to the package; nil if it gives none.
        package var name: String?
        package var location: Location
        package var line: Int

        /// The name by which targets refer to the package: the last part of its location, in lower case.
        package var identity: String {
            switch location {
            case .path(let path): PackageName.identity(ofLocation: path)
            case .address(let address, _): PackageName.identity(ofLocation: address)
            case .registry(let identity): identity.lowercased()
            }
        }
    }

    package struct Product: Hashable, Sendable {
        package var name: String
        package var targets: [String]
        package var bundleIdentifier: String?
        package var line: Int
    }

    package struct Target: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case library
            case executable
            case unitTests
            case binary
            /// A system library, a plug-in or a macro.
            case other(String)
        }

        /// A resource, which is copied as it is or processed by its type.
        package struct Resource: Hashable, Sendable {
            package enum Rule: Hashable, Sendable { case process, copy, embed }

            package var rule: Rule
            /// The path of a file or a folder, relative to the target's folder.
            package var path: String
        }

        package enum Dependency: Hashable, Sendable {
            /// A target of the same package.
            case target(String)
            /// A product, with the name of its package if it is given.
            case product(String, package: String?)
            /// A target of the same package, or else a product of another one.
            case name(String)
        }

        package var name: String
        package var kind: Kind
        /// The folder, relative to that of the manifest; nil for the usual one.
        package var path: String?
        package var exclude: [String] = []
        /// The files and folders that are compiled, relative to the target's folder; nil for all.
        package var sources: [String]?
        package var resources: [Resource] = []
        package var dependencies: [Dependency] = []
        /// The names of conditions that hold in `#if`.
        package var conditions: [String] = []
        /// The names of features of later language modes that are enabled.
        package var features: [String] = []
        /// The major version of the language mode; nil for that of the package.
        package var languageMode: Int?
        package var isMainActorByDefault = false
        package var line: Int
    }

    package var name = ""
    /// The version of the package format, such as 5.9.
    package var toolsVersion = (major: 5, minor: 0)
    /// The language of texts that have no other translation; nil if the manifest names none.
    package var defaultLocalization: String?
    package var products: [Product] = []
    package var dependencies: [Dependency] = []
    package var targets: [Target] = []
    /// The largest language mode that the manifest names; nil if it names none.
    package var languageMode: Int?
    package var line = 1

    package init() {}

    /// The major version of a target's language mode.
    package func languageMode(of target: Target) -> Int {
        target.languageMode ?? languageMode ?? (toolsVersion.major >= 6 ? 6 : 5)
    }
}

/// Names of packages and of the folders that contain them.
package enum PackageName {
    /// The last part of an address or a path, without `.git`.
    package static func folder(ofLocation location: String) -> String {
        var text = location[...]
        while text.hasSuffix("/") { text.removeLast() }
        let name = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
        return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
    }

    package static func identity(ofLocation location: String) -> String { folder(ofLocation: location).lowercased() }
}
