// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The project that a path given by the user stands for.
package struct ProjectSearch: Sendable {
    /// The reason why no project was found, or why one has to be chosen.
    package struct Failure: Error, Equatable, Sendable {
        package var reason: String
    }

    /// The folder that contains the project and its files.
    package let folder: ProjectFolder
    /// The paths of the `.xcodeproj` folders, relative to `folder`.
    package let projects: [String]

    /// The number of levels of subfolders in which projects are searched.
    private static let maximumDepth = 3

    /// - Parameter path: a `.xcodeproj`, a `.xcworkspace`, or a folder that contains one of them, also in a subfolder.
    package init(_ path: String) throws(Failure) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure(reason: "“\(path)” does not exist. Give the folder of an Xcode project.")
        }
        guard isFolder.boolValue else {
            throw Failure(reason: "“\(path)” is a file. Give the folder that contains the project.")
        }
        folder = ProjectFolder(ProjectSearch.repository(of: url))
        let path = try ProjectSearch.path(of: url, in: folder)
        switch url.pathExtension {
        case "xcodeproj": projects = [path]
        case "xcworkspace": projects = try ProjectSearch.projects(ofWorkspace: path, folder)
        default: projects = try ProjectSearch.projects(below: path, folder)
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

    private static func projects(ofWorkspace path: String, _ folder: ProjectFolder) throws(Failure) -> [String] {
        let workspace: XcodeWorkspace
        do { workspace = try XcodeWorkspace(path, in: folder) } catch {
            throw Failure(reason: "\(path)/contents.xcworkspacedata:\(error.line): \(error.reason)")
        }
        // The project of CocoaPods is read when a target uses its settings; it contains no app.
        let projects = workspace.projects.filter { !$0.hasSuffix("Pods/Pods.xcodeproj") && folder.exists($0) }
        guard !projects.isEmpty else { throw Failure(reason: "“\(path)” contains no project.") }
        return projects
    }

    /// The projects nearest to a folder. A workspace beside or above the nearest project determines them.
    private static func projects(below path: String, _ folder: ProjectFolder) throws(Failure) -> [String] {
        let start = depth(path + "/x")
        let found = folder.files(below: path) { FileKind.isFolderFile($0) || depth($0) - start > maximumDepth }
            .filter { !$0.split(separator: "/").dropLast().contains("Pods") }
        let projects = found.filter { $0.hasSuffix(".xcodeproj") }
        let workspaces = found.filter { $0.hasSuffix(".xcworkspace") }
        guard let least = (projects + workspaces).map(depth).min() else {
            throw Failure(
                reason:
                    "“\(folder.url.appendingPathComponent(path).path)” has no Xcode project in it. Give a folder with "
                    + "an “.xcodeproj” or an “.xcworkspace”.")
        }
        if let workspace = workspaces.first(where: { depth($0) == least }) {
            return try self.projects(ofWorkspace: workspace, folder)
        }
        return projects.filter { depth($0) == least }
    }

    private static func depth(_ path: String) -> Int { path.split(separator: "/").count - 1 }
}
