// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ResourceCompiling

/// The bundle of an app: a folder with the program, its Info.plist and its resources side by side, as on iOS.
/// Foundation finds the main bundle in the folder of the program.
extension BuildFolder {
    /// The folder of an app's bundle.
    package func bundle(of app: AppTarget) -> URL { bundles.appendingPathComponent(app.module + ".app") }

    /// Writes the bundle of an app that was built. Files that have not changed keep their dates, and files that are no
    /// longer resources of the app are removed.
    ///
    /// - Returns: the program in the bundle.
    package func writeBundle(of app: AppTarget) throws -> URL {
        let bundle = bundle(of: app)
        try writeResources(app.resources.files, to: bundle, keeping: app.module)
        let program = bundle.appendingPathComponent(app.module)
        try link(scratch.appendingPathComponent("debug/\(app.module)"), to: program)
        return program
    }

    /// Makes a file available at a second place. A symbolic link would not do: Foundation resolves it, and looks for
    /// resources beside its destination. The program has about 200 MB, so it is copied only between file systems.
    private func link(_ file: URL, to place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        do {
            try FileManager.default.linkItem(at: file, to: place)
        } catch {
            try FileManager.default.copyItem(at: file, to: place)
        }
    }

    func writeResources(_ files: [String: BundleFile], to bundle: URL, keeping program: String) throws {
        try BuildFolder.checkPaths(files)
        let manager = FileManager.default
        try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
        // A file may have taken the place of a folder, so old files are removed first, contents before folders.
        let folders = Set(files.keys.flatMap(BundleFile.folders))
        let old = (manager.enumerator(atPath: bundle.path)?.allObjects as? [String] ?? []).sorted(by: >)
        for name in old where name != program {
            let path = bundle.appendingPathComponent(name).path
            let type = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            let isWanted = type == .typeDirectory ? folders.contains(name) : files[name] != nil && type == .typeRegular
            if !isWanted { try manager.removeItem(atPath: path) }
        }
        try BuildFolder.write(files, to: bundle)
    }

    // MARK: - Files

    /// A path that leads out of the folder of a bundle, or that is not the path of a file.
    package struct InvalidPath: Error, CustomStringConvertible {
        package var path: String
        package var description: String { "“\(path)” is not a path in a bundle." }
    }

    /// Throws an error unless each path is inside the folder in which the files are written.
    static func checkPaths(_ files: [String: BundleFile]) throws(InvalidPath) {
        if let path = files.keys.sorted().first(where: { !BundleFile.isPath($0) }) { throw InvalidPath(path: path) }
    }

    /// Writes files and the folders that contain them.
    static func write(_ files: [String: BundleFile], to folder: URL) throws {
        try checkPaths(files)
        for place in Set(files.keys.flatMap(BundleFile.folders)) {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(place), withIntermediateDirectories: true)
        }
        for (name, file) in files { try write(file, to: folder.appendingPathComponent(name)) }
    }

    /// Writes a file unless it has this content. A copy has the date of its original, which tells whether it is
    /// current.
    private static func write(_ file: BundleFile, to place: URL) throws {
        let manager = FileManager.default
        switch file {
        case .data(let data):
            if (try? Data(contentsOf: place)) == data { return }
            try data.write(to: place, options: .atomic)
        case .copy(let source):
            let attributes = try manager.attributesOfItem(atPath: source.path)
            let old = try? manager.attributesOfItem(atPath: place.path)
            let date = attributes[.modificationDate] as? Date
            let size = attributes[.size] as? Int
            // Setting a date rounds it.
            let distance = date.map { abs((old?[.modificationDate] as? Date ?? .distantPast).timeIntervalSince($0)) }
            if let distance, distance < 0.001, old?[.size] as? Int == size { return }
            try? manager.removeItem(at: place)
            try manager.copyItem(at: source, to: place)
            // The file may be read-only, and has to be replaced later.
            try manager.setAttributes(
                [.posixPermissions: 0o644, .modificationDate: date as Any], ofItemAtPath: place.path)
        }
    }
}
