// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A value of a property list, with the line on which it begins.
package struct PropertyListNode: Equatable, Sendable {
    /// A value of one of the four kinds that project files have. Numbers and dates are strings, with a ``form``.
    package indirect enum Value: Equatable, Sendable {
        case string(String)
        case data([UInt8])
        case array([PropertyListNode])
        case dictionary([String: PropertyListNode])
    }

    /// The kind of value that a string stands for.
    package enum Form: Equatable, Sendable {
        case text, integer, real, boolean, date
    }

    package var value: Value
    /// The kind of value that a string stands for: the element of an XML property list.
    package var form = Form.text
    /// The line in the file, from 1 on.
    package var line: Int

    package init(_ value: Value, line: Int, form: Form = .text) {
        (self.value, self.line, self.form) = (value, line, form)
    }

    /// The text, if the value is a string.
    package var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The elements, if the value is an array.
    package var array: [PropertyListNode]? {
        if case .array(let nodes) = value { nodes } else { nil }
    }

    /// The entries, if the value is a dictionary.
    package var dictionary: [String: PropertyListNode]? {
        if case .dictionary(let entries) = value { entries } else { nil }
    }

    /// The value for a key, if this value is a dictionary that has the key.
    package subscript(key: String) -> PropertyListNode? { dictionary?[key] }

    /// The texts of an array, without its other elements. A single string counts as an array of one.
    package var strings: [String] {
        if let string { return [string] }
        return array?.compactMap(\.string) ?? []
    }
}

/// The reason why a file cannot be read, with the line of the fault.
package struct FileFault: Error, Hashable, Sendable {
    package var line: Int
    package var reason: String

    package init(line: Int, reason: String) {
        (self.line, self.reason) = (line, reason)
    }
}
