// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The project that a path given by the user stands for.
package struct ProjectSearch: Sendable {
    /// The reason why no project was found, or why one has to be chosen.
    package struct Failure: Error, Equatable, Sendable {
        package var reason: String
    }

    /// The kind of a project.
    package enum Content: Equatable, Sendable {
        /// The paths of `.xcodeproj` folders, and of packages that a workspace adds to them.
        case projects([String], packages: [String])
        /// The path of the folder that contains the `Package.swift`.
        case package(String)
        /// The path of a folder with Swift files.
        case sources(String)
    }

    /// The folder that contains the project and its files.
    package let folder: ProjectFolder
    /// The project. Paths are relative to `folder`.
    package let content: Content

    /// The paths of the `.xcodeproj` folders, relative to `folder`.
    package var projects: [String] {
        if case .projects(let paths, _) = content { paths } else { [] }
    }

    /// The folder of the package or of the sources, or the first `.xcodeproj`.
    package var url: URL {
        switch content {
        case .projects(let paths, _): folder.url.appendingPathComponent(paths.first ?? "")
        case .package(let path), .sources(let path): path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
        }
    }

    /// The number of levels of subfolders in which projects are searched.
    private static let maximumDepth = 3

    /// - Parameter path: a `.xcodeproj`, a `.xcworkspace`, a folder that contains one of them, also in a subfolder, the
    ///   folder of a package, or a folder with Swift files.
    package init(_ path: String) throws(Failure) {
        var url = URL(fileURLWithPath: path).standardizedFileURL
        if url.lastPathComponent == "Package.swift" { url.deleteLastPathComponent() }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure(reason: "“\(path)” does not exist. Give the folder of a project.")
        }
        guard isFolder.boolValue else {
            throw Failure(reason: "“\(path)” is a file. Give the folder that contains the project.")
        }
        folder = ProjectFolder(ProjectSearch.repository(of: url))
        let path = try ProjectSearch.path(of: url, in: folder)
        switch url.pathExtension {
        case "xcodeproj": content = .projects([path], packages: [])
        case "xcworkspace": content = try ProjectSearch.content(ofWorkspace: path, folder)
        default: content = try ProjectSearch.content(below: path, folder)
        }
    }

    /// The folder that contains everything a project may refer to: the repository of a file, or else its parent folder.
    /// A folder that is no project and in no repository contains everything itself.
    private static func repository(of url: URL) -> URL {
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        let start = isProject ? url.deletingLastPathComponent() : url
        var folder = start
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return start
    }

    /// The path of a file, relative to the folder; empty for the folder itself.
    private static func path(of url: URL, in folder: ProjectFolder) throws(Failure) -> String {
        let path = url.resolvingSymlinksInPath().path
        if path == folder.url.path { return "" }
        guard path.hasPrefix(folder.url.path + "/") else {
            throw Failure(reason: "“\(url.path)” is a link out of its folder. Give the folder of the project itself.")
        }
        return String(path.dropFirst(folder.url.path.count + 1))
    }

    private static func content(ofWorkspace path: String, _ folder: ProjectFolder) throws(Failure) -> Content {
        let workspace: XcodeWorkspace
        do { workspace = try XcodeWorkspace(path, in: folder) } catch {
            throw Failure(reason: "\(path)/contents.xcworkspacedata:\(error.line): \(error.reason)")
        }
        // The project of CocoaPods is read when a target uses its pods; it contains no app.
        let projects = workspace.projects.filter { !$0.hasSuffix("Pods/Pods.xcodeproj") && folder.exists($0) }
        guard !projects.isEmpty else { throw Failure(reason: "“\(path)” contains no project.") }
        return .projects(projects, packages: workspace.others.filter { folder.exists(XcodePaths.join($0, manifest)) })
    }

    private static let manifest = "Package.swift"
    /// The link to the project of CocoaPods that the repository of a library has beside its example.
    private static let podsLink = "_Pods.xcodeproj"

    /// The other projects in the folder, which may have apps.
    package var otherProjects: [String] {
        ProjectSearch.files(below: "", folder).filter { $0.hasSuffix(".xcodeproj") && !projects.contains($0) }.sorted()
    }

    /// The files among which projects are searched: those of CocoaPods are left out.
    private static func files(below path: String, _ folder: ProjectFolder) -> [String] {
        let start = depth(path + "/x")
        return folder.files(below: path) { FileKind.isFolderFile($0) || depth($0) - start > maximumDepth }
            .filter { !$0.split(separator: "/").dropLast().contains("Pods") && !$0.hasSuffix(podsLink) }
    }

    /// The package of a folder, or the projects nearest to it, or its Swift files. A workspace beside or above the
    /// nearest project determines the projects.
    private static func content(below path: String, _ folder: ProjectFolder) throws(Failure) -> Content {
        let found = files(below: path, folder)
        let projects = found.filter { $0.hasSuffix(".xcodeproj") }
        let workspaces = found.filter { $0.hasSuffix(".xcworkspace") }
        let least = (projects + workspaces).map(depth).min()
        let package = XcodePaths.join(path, manifest)
        if found.contains(package), least != depth(package) { return .package(path) }
        guard let least else {
            let manifests = found.filter { $0.hasSuffix("/" + manifest) }
            if let nearest = manifests.min(by: { (depth($0), $0) < (depth($1), $1) }) {
                return .package(XcodePaths.join(nearest, ".."))
            }
            if found.contains(where: { $0.hasSuffix(".swift") }) || hasSources(below: path, folder) {
                return .sources(path)
            }
            throw Failure(
                reason:
                    "“\(folder.url.appendingPathComponent(path).path)” has no Xcode project in it. Give a folder with "
                    + "an “.xcodeproj”, an “.xcworkspace”, a “Package.swift” or Swift files.")
        }
        if let workspace = workspaces.first(where: { depth($0) == least }) {
            return try content(ofWorkspace: workspace, folder)
        }
        return .projects(projects.filter { depth($0) == least }, packages: [])
    }

    private static func hasSources(below path: String, _ folder: ProjectFolder) -> Bool {
        folder.files(below: path, isFile: FileKind.isFolderFile).contains { $0.hasSuffix(".swift") }
    }

    private static func depth(_ path: String) -> Int { path.split(separator: "/").count - 1 }
}
