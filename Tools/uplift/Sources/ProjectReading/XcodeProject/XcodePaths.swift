// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The paths of the files and groups of a project file, which are relative to the groups around them.
package struct XcodePaths {
    /// The path of each file and group by identifier: relative to the folder in which the project was found, or
    /// absolute. Files of the SDK and products have no path.
    private(set) var paths: [String: String] = [:]

    /// - Parameter sourceRoot: the folder to which the project's paths refer.
    init(_ objects: XcodeObjects, sourceRoot: String) {
        guard let main = objects.object("mainGroup", of: objects.root) else { return }
        // Each group is visited once, so that a group that contains itself does not hang.
        var pending: [(object: XcodeObject, base: String)] = [(main, sourceRoot)]
        var visited: Set<String> = []
        while let (object, parent) = pending.popLast() {
            guard visited.insert(object.id).inserted else { continue }
            let path = XcodePaths.path(of: object, in: parent, project: sourceRoot)
            paths[object.id] = path
            for child in objects.objects("children", of: object).found {
                pending.append((child, path ?? parent))
            }
        }
    }

    private static func path(of object: XcodeObject, in parent: String, project: String) -> String? {
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return join(parent, path)
        case "SOURCE_ROOT": return join(project, path)
        case "<absolute>": return path
        default: return nil
        }
    }

    /// Appends a relative path to the path of a folder. Resolves `.` and `..`.
    package static func join(_ folder: String, _ path: String) -> String {
        let isAbsolute = path.hasPrefix("/") || folder.hasPrefix("/")
        let whole = path.hasPrefix("/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
