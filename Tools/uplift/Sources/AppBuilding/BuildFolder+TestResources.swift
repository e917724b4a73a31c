// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ResourceCompiling

/// The resources of an app beside its tests, whose process has its main bundle in the folder of the build's results.
///
/// A record outside that folder has the paths that were written, because all projects share the results.
extension BuildFolder {
    private var testFolder: URL { scratch.appendingPathComponent("debug") }
    private var testRecord: URL { scratch.appendingPathComponent("uplift-test-resources.json") }

    /// Removes the resources of all apps that were tested, so that the build can have results with their names.
    package func removeTestResources() throws {
        guard let data = try? Data(contentsOf: testRecord) else { return }
        let paths = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        let owned = paths.filter { BundleFile.isPath($0) && !hasLink(in: $0) }
        for path in owned where type(of: path) != .typeDirectory && type(of: path) != nil {
            try FileManager.default.removeItem(at: testFolder.appendingPathComponent(path))
        }
        // A folder with a file of the build stays. Folders come after those in them.
        for folder in Set(owned.flatMap(BundleFile.folders)).sorted(by: >) where type(of: folder) == .typeDirectory {
            rmdir(testFolder.appendingPathComponent(folder).path)
        }
        try FileManager.default.removeItem(at: testRecord)
    }

    /// Writes the resources of an app beside its tests, after those of all apps were removed.
    ///
    /// - Returns: the names of files and folders that were left out, because the build has results with these names.
    package func writeTestResources(of app: AppTarget) throws -> [String] {
        try writeTestResources(app.resources.files)
    }

    func writeTestResources(_ files: [String: BundleFile]) throws -> [String] {
        try BuildFolder.checkPaths(files)
        try removeTestResources()
        let names = Set(files.keys.map(BuildFolder.firstName))
        let taken = names.filter { type(of: $0) != nil }
        let free = files.filter { !taken.contains(BuildFolder.firstName($0.key)) }
        // The record is first: files that it does not have would stay for ever.
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try JSONEncoder().encode(free.keys.sorted()).write(to: testRecord, options: .atomic)
        try BuildFolder.write(free, to: testFolder)
        return taken.sorted()
    }

    private static func firstName(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

    /// The type of the file itself, also of a link; nil if there is none.
    private func type(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: testFolder.appendingPathComponent(path).path)
        return attributes?[.type] as? FileAttributeType
    }

    /// Whether a folder of a path is a link, which leads out of the folder.
    private func hasLink(in path: String) -> Bool {
        BundleFile.folders(of: path).contains { type(of: $0) == .typeSymbolicLink }
    }
}
