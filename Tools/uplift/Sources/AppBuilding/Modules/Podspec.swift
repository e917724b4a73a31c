// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

/// The specification of a pod, which is a program in Ruby. It is read and not run, so its values must be literals.
struct Podspec: Sendable {
    /// The values of an attribute: texts, or lists of texts with names.
    private enum Value {
        case texts([String])
        case lists([(name: String, texts: [String])])
    }

    /// An attribute whose value is no literal.
    struct Computed: Error {
        var attribute: String
        var line: Int
    }

    private(set) var name = ""
    /// The name of the module; nil if it is made from the pod's.
    private var moduleName: String?
    private(set) var sourceFiles: [String] = []
    private(set) var excludedFiles: [String] = []
    private(set) var resources: [String] = []
    private(set) var resourceBundles: [(name: String, texts: [String])] = []

    var module: String { moduleName ?? ModuleNames.identifier(name) }

    /// Reads the attributes of the pod and of its parts, without those of other platforms.
    init(_ text: String) throws(Computed) {
        let assignment = /^\s*\w+\.(?:(ios|osx|tvos|watchos|visionos|macos)\.)?(\w+)\s*=(?![=~>])\s*/
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: assignment), match.1 ?? "ios" == "ios" else { continue }
            let attribute = String(match.2)
            var scanner = Scanner(text[match.range.upperBound...])
            let isNeeded = Podspec.needed.contains(attribute)
            guard let value = isNeeded ? scanner.value() : nil else {
                if isNeeded { throw Computed(attribute: attribute, line: number + 1) }
                continue
            }
            set(attribute, value)
        }
    }

    private static let needed: Set = [
        "name", "module_name", "source_files", "exclude_files", "resource", "resources", "resource_bundle",
        "resource_bundles",
    ]

    private mutating func set(_ attribute: String, _ value: Value) {
        switch (attribute, value) {
        case ("name", .texts(let texts)): name = texts.first ?? ""
        case ("module_name", .texts(let texts)): moduleName = texts.first
        case ("source_files", .texts(let texts)): sourceFiles += texts
        case ("exclude_files", .texts(let texts)): excludedFiles += texts
        case ("resource", .texts(let texts)), ("resources", .texts(let texts)): resources += texts
        case ("resource_bundle", .lists(let lists)), ("resource_bundles", .lists(let lists)): resourceBundles += lists
        default: break
        }
    }

    // MARK: - Literals

    /// Reads literals of Ruby: texts, lists of them, and lists with names.
    private struct Scanner {
        private var rest: Substring

        init(_ text: Substring) { rest = text }

        /// A text, several with commas between them, a list in brackets, or lists with names in braces.
        mutating func value() -> Value? {
            skipBlanks(alsoLines: false)
            if take("{") { return pairs().map(Value.lists) }
            return list().map(Value.texts)
        }

        private mutating func list() -> [String]? {
            let isClosed = take("[")
            var found: [String] = []
            while true {
                skipBlanks(alsoLines: isClosed || !found.isEmpty)
                if isClosed, take("]") { return found }
                guard let text = text() else { return nil }
                found.append(text)
                skipBlanks(alsoLines: isClosed)
                if take(",") { continue }
                guard isClosed else { return found }
                return take("]") ? found : nil
            }
        }

        private mutating func pairs() -> [(name: String, texts: [String])]? {
            var found: [(name: String, texts: [String])] = []
            while true {
                skipBlanks(alsoLines: true)
                if take("}") { return found }
                guard let name = text() else { return nil }
                skipBlanks(alsoLines: true)
                guard take("=>") else { return nil }
                skipBlanks(alsoLines: true)
                guard let texts = rest.hasPrefix("[") ? list() : text().map({ [$0] }) else { return nil }
                found.append((name, texts))
                skipBlanks(alsoLines: true)
                _ = take(",")
            }
        }

        private mutating func text() -> String? {
            guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
            let content = rest.dropFirst().prefix { $0 != quote && $0 != "\n" }
            guard rest.dropFirst(content.count + 1).first == quote, !content.contains("\\"), !content.contains("#{")
            else { return nil }
            rest = rest.dropFirst(content.count + 2)
            return String(content)
        }

        private mutating func take(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }

        private mutating func skipBlanks(alsoLines: Bool) {
            while let first = rest.first {
                if alsoLines, first == "#" { rest = rest.drop { !$0.isNewline } }
                guard let next = rest.first, next.isWhitespace, alsoLines || !next.isNewline else { return }
                rest = rest.dropFirst()
            }
        }
    }
}
