// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The folder of a project, from which files are only read. Paths are relative to it.
///
/// Symbolic links that lead out of the folder are not followed. If no file has exactly the name of a path, a file whose
/// name differs in capital letters is used, because file systems of macOS do not distinguish them.
package struct ProjectFolder: Sendable {
    package let url: URL
    private let root: String
    private let incomplete = IncompleteFolders()

    package init(_ url: URL) {
        self.url = url.standardizedFileURL.resolvingSymlinksInPath()
        root = self.url.path
    }

    /// The content of a file; nil if it does not exist, is outside the folder, is no file, or has more than
    /// `maximumBytes`.
    package func data(at path: String, maximumBytes: Int = 256 << 20) -> Data? {
        guard let file = resolve(path),
            let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true, values.fileSize ?? 0 <= maximumBytes
        else { return nil }
        return try? Data(contentsOf: file)
    }

    package func text(at path: String) -> String? {
        data(at: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The absolute path for a path, which can be absolute already.
    package func absolute(_ path: String) -> String { XcodePaths.join(root, path) }

    /// Whether a path leads out of the folder, whether or not there is a file.
    package func isOutside(_ path: String) -> Bool {
        let whole = absolute(path)
        return whole != root && !whole.hasPrefix(root + "/")
    }

    package func exists(_ path: String) -> Bool { resolve(path) != nil }

    /// The largest number of files that are listed in a folder, so that a home folder does not take minutes.
    package static let maximumFiles = 100_000

    /// The folders of which not all files were listed, because they have too many.
    package var incompleteFolders: [String] { incomplete.paths.withLock { $0.sorted() } }

    /// The paths of all files in a folder and its subfolders, sorted. A folder for which `isFile` is true, such as an
    /// asset catalog, counts as a file. Hidden files are left out.
    package func files(below path: String, isFile: (String) -> Bool) -> [String] {
        var found: [String] = []
        var pending = [path]
        // Links can make a folder contain itself.
        var visited: Set<String> = []
        while let folder = pending.popLast() {
            guard found.count < ProjectFolder.maximumFiles else {
                incomplete.paths.withLock { _ = $0.insert(path) }
                break
            }
            guard let url = resolve(folder), visited.insert(url.path).inserted,
                let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
            else { continue }
            for name in names where !name.hasPrefix(".") {
                let child = XcodePaths.join(folder, name)
                guard let resolved = resolve(child) else { continue }
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: resolved.path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue, !isFile(child) { pending.append(child) } else { found.append(child) }
            }
        }
        return found.sorted()
    }

    /// The names in a folder, sorted, without hidden files. Nil if the path is not that of a folder.
    package func names(in path: String) -> [String]? {
        guard let folder = resolve(path), let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return nil }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The file for a path with symbolic links resolved; nil if there is none, or if it is outside the folder.
    package func resolve(_ path: String) -> URL? {
        guard !path.contains("\0") else { return nil }
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : url.appendingPathComponent(path)
        return existing(file) ?? (path.hasPrefix("/") ? nil : ignoringCase(path).flatMap(existing))
    }

    private func existing(_ file: URL) -> URL? {
        let resolved = file.standardizedFileURL.resolvingSymlinksInPath()
        guard resolved.path == root || resolved.path.hasPrefix(root + "/"),
            FileManager.default.fileExists(atPath: resolved.path)
        else { return nil }
        return resolved
    }

    /// The file whose path has the same letters, some of which may be capital ones in only one of the two paths.
    private func ignoringCase(_ path: String) -> URL? {
        var folder = url
        for part in path.split(separator: "/") {
            let child = folder.appendingPathComponent(String(part))
            if existing(child) != nil {
                folder = child
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let wanted = part.lowercased()
            guard existing(folder) != nil, let name = names.sorted().first(where: { $0.lowercased() == wanted })
            else { return nil }
            folder.appendPathComponent(name)
        }
        return folder
    }
}

/// The folders with too many files, which all copies of a project's folder share.
private final class IncompleteFolders: Sendable {
    let paths = Mutex<Set<String>>([])
}
