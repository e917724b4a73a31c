// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyListNode {
    /// The value as an object that Foundation writes to a property list.
    package var propertyList: Any {
        switch value {
        case .data(let bytes): Data(bytes)
        case .array(let nodes): nodes.map(\.propertyList)
        case .dictionary(let entries): entries.mapValues(\.propertyList)
        case .string(let text): scalar(text)
        }
    }

    private func scalar(_ text: String) -> Any {
        switch form {
        case .text: text
        case .integer: Int(text[...].trimmedBlanks) ?? text
        case .real: Double(text[...].trimmedBlanks) ?? text
        case .boolean: text == "YES"
        case .date: ISO8601DateFormatter().date(from: text) ?? text
        }
    }

    /// Reads an old-style property list.
    package init(oldStyle text: String) throws(FileFault) {
        self = try OldStylePropertyList.parse(Array(text.utf8))
    }
}
