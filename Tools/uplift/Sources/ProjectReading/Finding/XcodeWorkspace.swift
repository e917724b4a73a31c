// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The projects of an Xcode workspace.
package struct XcodeWorkspace: Sendable {
    /// The paths of the projects, relative to the folder in which the workspace was found, in the order of the file.
    package let projects: [String]
    /// The paths of the other files and folders, some of which can be packages.
    package let others: [String]

    /// Reads a workspace.
    ///
    /// - Parameter path: the path of the `.xcworkspace` in the folder.
    package init(_ path: String, in folder: ProjectFolder) throws(FileFault) {
        guard let data = folder.data(at: path + "/contents.xcworkspacedata", maximumBytes: 16 << 20) else {
            throw FileFault(
                line: 1, reason: "the workspace has no file “contents.xcworkspacedata”, or it cannot be read")
        }
        let reader = WorkspaceReader(folder: XcodePaths.join(path, ".."), workspace: path)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), parser.parserError == nil else {
            throw FileFault(line: max(parser.lineNumber, 1), reason: "the workspace's XML is damaged")
        }
        projects = reader.paths.filter { $0.hasSuffix(".xcodeproj") }
        others = reader.paths.filter { !$0.hasSuffix(".xcodeproj") }
    }
}

/// Collects the locations of a workspace's file references, which are relative to the groups around them.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
    private(set) var paths: [String] = []
    /// The folder that contains the workspace.
    private let container: String
    private let workspace: String
    /// The folders of the groups that contain the current element.
    private var groups: [String]

    init(folder: String, workspace: String) {
        (container, self.workspace, groups) = (folder, workspace, [folder])
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard name == "Group" || name == "FileRef" else { return }
        let path = path(for: attributes["location"] ?? "group:")
        if name == "Group" { groups.append(path) } else { paths.append(path) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "Group", groups.count > 1 { groups.removeLast() }
    }

    private func path(for location: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return XcodePaths.join(groups[groups.count - 1], location) }
        switch parts[0] {
        case "container": return XcodePaths.join(container, parts[1])
        // A workspace inside a project refers to that project.
        case "self": return XcodePaths.join(workspace, "..")
        case "absolute": return parts[1]
        default: return XcodePaths.join(groups[groups.count - 1], parts[1])
        }
    }
}
