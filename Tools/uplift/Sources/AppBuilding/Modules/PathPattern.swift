// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pattern for the paths of files, such as `Sources/**/*.{h,swift}`.
struct PathPattern: Sendable {
    /// The parts between slashes, for each choice in braces.
    private let choices: [[String]]

    /// Returns nil for a pattern with too many choices or depths.
    init?(_ pattern: String) {
        guard let all = PathPattern.choices(pattern) else { return nil }
        choices = all.map { choice in
            var parts: [String] = []
            for part in choice.split(separator: "/") where part != "." && !(part == "**" && parts.last == "**") {
                parts.append(String(part))
            }
            return parts
        }
        let isSmall = choices.allSatisfy { parts in parts.count { $0 == "**" } <= PathPattern.maximumDepths }
        guard isSmall else { return nil }
    }

    /// The largest number of choices, which braces multiply.
    private static let maximumChoices = 100
    /// The largest number of `**` in a pattern, each of which multiplies the time.
    private static let maximumDepths = 3

    /// The patterns for each choice in braces; nil if there are too many.
    private static func choices(_ pattern: String) -> [String]? {
        var found: [String] = []
        var pending = [pattern]
        while let next = pending.popLast() {
            guard found.count + pending.count < maximumChoices else { return nil }
            guard let match = next.firstMatch(of: /\{([^{}]*)\}/) else {
                found.append(next)
                continue
            }
            pending += match.1.split(separator: ",", omittingEmptySubsequences: false).map {
                next.replacingCharacters(in: match.range, with: $0)
            }
        }
        return found
    }

    /// Whether a path, which is relative to the same folder as the pattern, matches it. A pattern that is the path of a
    /// folder matches the files in it.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return choices.contains { choice in
            PathPattern.matches(choice[...], parts[...]) || PathPattern.matches(choice[...], parts.dropLast())
        }
    }

    private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            return (0...path.count).contains { matches(pattern.dropFirst(), path.dropFirst($0)) }
        }
        guard let part = path.first, fnmatch(first, part, 0) == 0 else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }
}
