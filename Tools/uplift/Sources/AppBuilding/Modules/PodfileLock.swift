// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pods that a `Podfile.lock` names, with their versions and lines, and the folders of those that are local.
struct PodfileLock: Sendable {
    private(set) var pods: [String: (version: String, line: Int)] = [:]
    /// The paths of pods that are not downloaded: of their folders, or of their specifications.
    private(set) var paths: [String: String] = [:]

    /// - Parameter podfile: the text of the `Podfile`, which a repository can have without the other file.
    init(_ text: String, podfile: String = "") {
        var section: Substring = ""
        var pod = ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let first = line.first, first != " " { section = line }
            // Pods are listed with two spaces, and what they need with four.
            if section.hasPrefix("PODS"), line.hasPrefix("  - ") {
                add(line, number + 1)
            } else if section.hasPrefix("EXTERNAL SOURCES"), line.hasPrefix("  ") {
                let entry = line.filter { !"\"'".contains($0) }
                if !line.hasPrefix("   ") {
                    pod = entry.trimmingCharacters(in: .whitespaces).replacing(":", with: "")
                } else if let range = entry.range(of: ":path:") {
                    paths[pod] = entry[range.upperBound...].trimmingCharacters(in: .whitespaces)
                }
            }
        }
        let statement = /^\s*pod\s+['"]([^'"\/]+)[^'"]*['"].*(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]/
        for line in podfile.split(separator: "\n") {
            guard let match = line.firstMatch(of: statement), paths[String(match.1)] == nil else { continue }
            paths[String(match.1)] = String(match.2)
        }
    }

    /// Whether a pod has the name of a module.
    func hasPod(withModule name: String) -> Bool {
        pods[name] != nil || paths.keys.contains { ModuleNames.identifier($0) == name }
    }

    private mutating func add(_ line: Substring, _ number: Int) {
        let parts = line.dropFirst(4).filter { !"\":".contains($0) }.split(separator: " ", maxSplits: 1)
        guard let name = parts.first else { return }
        let version = parts.count > 1 ? parts[1].filter { !"()".contains($0) } : ""
        // A part of a pod, such as `Kit/Core`, stands for its pod.
        let pod = String(name.prefix { $0 != "/" })
        if pods[pod] == nil { pods[pod] = (version, number) }
    }
}
