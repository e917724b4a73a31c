// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageReading
import ProjectReading

/// The copies of remote packages inside a project's folder, and the versions that were resolved for them.
struct PackageCheckouts: Sendable {
    private let folder: ProjectFolder
    /// The folders beside which copies are searched.
    private var bases: [String] = []
    /// The versions by the identities of packages.
    private(set) var versions: [String: String] = [:]

    init(_ folder: ProjectFolder) { self.folder = folder }

    /// Searches also in a folder, and reads the versions in a file.
    mutating func add(base: String, resolved files: [String]) {
        if !bases.contains(base) { bases.append(base) }
        for file in files {
            guard let data = folder.data(at: file, maximumBytes: 16 << 20) else { continue }
            versions.merge(PackageCheckouts.versions(data)) { first, _ in first }
        }
    }

    /// The folder of a package's copy; nil if there is none.
    func folder(of address: String) -> String? {
        let name = PackageName.folder(ofLocation: address)
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let places = bases.flatMap { base in
            ["SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts", ".build/checkouts"]
                .map { XcodePaths.join(base, $0) }
        }
        return places.map { XcodePaths.join($0, name) }.first { folder.exists(XcodePaths.join($0, "Package.swift")) }
    }

    /// The versions in a `Package.resolved`, of which there are three formats.
    static func versions(_ data: Data) -> [String: String] {
        guard let root = try? PropertyListNode(json: data) else { return [:] }
        var versions: [String: String] = [:]
        for pin in (root["pins"] ?? root["object"]?["pins"])?.array ?? [] {
            guard let location = (pin["location"] ?? pin["repositoryURL"])?.string, let state = pin["state"],
                let version = ["version", "branch", "revision"].lazy.compactMap({ state[$0]?.string }).first
            else { continue }
            versions[PackageName.identity(ofLocation: location)] = version
        }
        return versions
    }
}
