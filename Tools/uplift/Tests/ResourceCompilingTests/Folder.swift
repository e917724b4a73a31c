// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

@testable import ResourceCompiling

/// A folder of a project that a test writes, and removes in the end.
final class Folder {
    let url: URL
    var project: ProjectFolder { ProjectFolder(url.appendingPathComponent("project")) }

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("project"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes files, with paths in the project's folder.
    func write(_ files: [String: String]) throws {
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent("project/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Makes a link in the project's folder to a path.
    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent("project/" + path).path, withDestinationPath: destination)
    }
}

extension XcodeProject.Warning {
    /// The warning in the format of the compiler.
    var text: String { "\(file):\(fault.line): \(fault.reason)" }
}

extension BundleFile {
    var data: Data? {
        switch self {
        case .data(let data): data
        case .copy(let url): try? Data(contentsOf: url)
        }
    }

    var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
}
