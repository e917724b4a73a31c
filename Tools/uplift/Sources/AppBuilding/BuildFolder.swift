// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import ResourceCompiling

/// The folder outside the project in which an app is built as a Swift package. All projects share one build of the
/// library.
package struct BuildFolder: Sendable {
    /// The folder of the generated package.
    package let package: URL
    /// The folder for the results of the compiler.
    package let scratch: URL
    /// The folder of the library.
    let library: URL
    /// The folder of the bundles of the project's apps.
    package let bundles: URL

    /// - Parameters:
    ///   - project: the project, which is a folder.
    ///   - library: the folder of the package Uplift.
    ///   - cache: the folder for caches of the user.
    ///   - scratch: the folder for the results of the compiler; nil for one in the cache.
    package init(project: URL, library: URL, cache: URL, scratch: URL? = nil) {
        self.library = library
        let folder = cache.appendingPathComponent("uplift")
        let name = project.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        bundles = folder.appendingPathComponent("apps/\(name)-\(project.path.shortHash)")
        package = folder.appendingPathComponent("projects/\(name)-\(project.path.shortHash)")
        self.scratch = scratch ?? folder.appendingPathComponent("build-\(library.path.shortHash)")
    }

    /// The user's folder for caches.
    package static var userCache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    }

    /// Writes the package of an app. Files that have not changed keep their dates, and files that are no longer part of
    /// the app are removed.
    package func write(_ app: AppTarget) throws {
        var files: [String: Data] = ["Package.swift": Data(PackageManifest(app, library: library.path).text.utf8)]
        for module in app.modules {
            for file in module.lowering.files {
                files["Sources/\(module.name)/" + BuildFolder.name(of: file.path)] = Data(file.compiledText.utf8)
            }
            // A module needs a file.
            if module.lowering.files.isEmpty { files["Sources/\(module.name)/Empty.swift"] = Data() }
        }
        for (path, text) in app.generatedFiles { files["Sources/" + path] = Data(text.utf8) }
        for (name, data) in files {
            let url = package.appendingPathComponent(name)
            if (try? Data(contentsOf: url)) == data { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        }
        let old = FileManager.default.enumerator(atPath: package.appendingPathComponent("Sources").path)
        for case let name as String in old ?? .init() {
            let url = package.appendingPathComponent("Sources/" + name)
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            if !isFolder, files["Sources/" + name] == nil { try FileManager.default.removeItem(at: url) }
        }
    }

    /// The name of a source in the package, which depends on its path only, so that a new file does not change the
    /// names of others.
    private static func name(of path: String) -> String {
        let name = path.lastPathPart
        if name == "main.swift" { return name }
        let letters = name.dropLast(6).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") ? $0 : "_" }
        return "\(String(letters))-\(path.shortHash).swift"
    }
}
