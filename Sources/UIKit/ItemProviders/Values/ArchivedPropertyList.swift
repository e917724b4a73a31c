// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Property lists as UIKit writes them: binary ones.
enum ArchivedPropertyList {
    /// What every one begins with.
    private static let mark = Data("bplist00".utf8)

    /// - Throws: where the data is no binary property list, or not of such a value. Text is none: lists within lists, a
    ///   million deep, would take a parser of them to the end of the stack.
    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        guard data.starts(with: mark) else { throw CocoaError(.propertyListReadCorrupt) }
        return try PropertyListDecoder().decode(type, from: data)
    }

    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(value)
    }
}
