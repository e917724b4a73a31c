// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of an `.xcconfig` file.
struct XCConfigFile: Equatable {
    /// An assignment or an `#include`.
    enum Statement: Equatable {
        case setting(name: String, value: String)
        /// The settings of another file, which may be missing if the statement is `#include?`.
        case include(path: String, isOptional: Bool)
    }

    struct Line: Equatable {
        var number: Int
        var statement: Statement
    }

    private(set) var lines: [Line] = []
    /// The lines that are neither blank nor a statement.
    private(set) var faults: [FileFault] = []

    init(_ text: String) {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        var unfinished = ""
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let part = XCConfigFile.withoutComment(line).trimmedBlanks
            // A backslash at the end of a line continues it on the next one.
            if part.last == "\\" {
                unfinished += part.dropLast() + " "
                continue
            }
            read((unfinished + part)[...].trimmedBlanks, index + 1)
            unfinished = ""
        }
        read(unfinished[...].trimmedBlanks, lines.count)
    }

    private mutating func read(_ content: Substring, _ number: Int) {
        if content.isEmpty { return }
        if content.hasPrefix("#include") {
            read(include: content, number)
        } else if let equals = XCConfigFile.assignment(in: content), let name = XCConfigFile.name(content[..<equals]) {
            var value = content[content.index(after: equals)...].trimmedBlanks
            if value.last == ";" { value = value.dropLast().trimmedBlanks }
            lines.append(Line(number: number, statement: .setting(name: name, value: String(value))))
        } else {
            faults.append(FileFault(line: number, reason: "this is neither “NAME = value” nor “#include”"))
        }
    }

    private mutating func read(include content: Substring, _ number: Int) {
        let isOptional = content.hasPrefix("#include?")
        let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].isEmpty else {
            faults.append(FileFault(line: number, reason: "#include needs a path in quotation marks"))
            return
        }
        lines.append(
            Line(number: number, statement: .include(path: String(parts[1]), isOptional: isOptional)))
    }

    /// The position of the `=` that is not part of a condition, such as `[sdk=iphoneos*]`.
    private static func assignment(in content: Substring) -> Substring.Index? {
        var depth = 0
        for index in content.indices {
            switch content[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=": if depth <= 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// The name of a setting with its conditions; nil if it contains blanks.
    private static func name(_ text: Substring) -> String? {
        let name = text.trimmedBlanks
        return name.isEmpty || name.contains(where: \.isWhitespace) ? nil : String(name)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: "/") {
            let next = line.index(after: slash)
            if next < line.endIndex, line[next] == "/" { return line[..<slash] }
            index = next
        }
        return line
    }
}

extension Substring {
    /// The text without the blanks at both ends.
    var trimmedBlanks: Substring {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
